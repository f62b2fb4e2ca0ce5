//! Text by the columns it takes on a terminal. Accents, wide characters, emoji, combining and zero-width
//! characters are measured as they are shown, and what a reader sees as one character is never cut.
//!
//! Everything returned is one line of text: a tab, a line break or another control character in the
//! input, which would move the cursor, becomes a space.

use std::borrow::Cow;

use textwrap::core::Fragment;
use textwrap::wrap_algorithms::wrap_first_fit;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

const ELLIPSIS: &str = "...";
/// The columns of the widest code points, such as U+17D8: no line is narrower.
const WIDEST: usize = 3;

/// How many columns `text` takes.
#[must_use]
pub fn columns(text: &str) -> usize {
    text.graphemes(true).map(grapheme_columns).sum()
}

/// `text` in at most `width` columns. What does not fit is replaced by `...`, or by less than that where
/// the width has no room for three dots.
#[must_use]
pub fn cut(text: &str, width: usize) -> Cow<'_, str> {
    let text = one_line(text);
    if columns(&text) <= width {
        return text;
    }
    let dots = &ELLIPSIS[..width.min(ELLIPSIS.len())];
    let mut short = head(&text, width - dots.len()).to_owned();
    short.push_str(dots);
    Cow::Owned(short)
}

/// `text` in at most `width` columns, as [`cut`], but so that it can be told apart from `others` that begin like it:
/// where the beginning alone would be the same, what comes after that is shown as well.
#[must_use]
pub fn cut_apart<'a>(text: &'a str, others: &[&str], width: usize) -> Cow<'a, str> {
    let Some(room) = width.checked_sub(ELLIPSIS.len()).filter(|_| columns(text) > width) else {
        return cut(text, width);
    };
    let whole = one_line(text);
    let common = |other: &str| {
        let pairs = whole.graphemes(true).zip(other.graphemes(true));
        pairs.take_while(|(one, another)| one == another).map(|(one, _)| one.len()).sum::<usize>()
    };
    let apart = others.iter().map(|other| common(other)).filter(|&common| common < whole.len()).max();
    let (same, rest) = whole.split_at(apart.unwrap_or_default());
    let rest = head(rest.trim_start(), room / 2);
    if columns(same) < room || rest.is_empty() {
        return cut(text, width);
    }
    Cow::Owned(format!("{}{ELLIPSIS}{rest}", head(&whole, room - columns(rest))))
}

/// `text` in exactly `width` columns, at the left edge.
#[must_use]
pub fn pad(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let space = width.saturating_sub(columns(&text));
    format!("{text}{:space$}", "")
}

/// `text` in exactly `width` columns, at the right edge.
#[must_use]
pub fn pad_left(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let space = width.saturating_sub(columns(&text));
    format!("{:space$}{text}", "")
}

/// `text` on lines of at most `width` columns (at least 3), broken between words, and between characters
/// where a word is longer than a line. A text without words has no lines.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    wrap_hanging(text, width, 0)
}

/// Like [`wrap`], with every line but the first moved to the right by `indent` columns.
#[must_use]
pub fn wrap_hanging(text: &str, width: usize, indent: usize) -> Vec<String> {
    let width = width.max(WIDEST);
    let indent = indent.min(width - WIDEST);
    let rest = width - indent;
    let text = one_line(text);
    let words: Vec<Word<'_>> = text.split(' ').flat_map(|word| pieces(word, rest)).collect();
    let lines = wrap_first_fit(&words, &[width as f64, rest as f64]);
    lines
        .iter()
        .filter(|line| !line.is_empty())
        .enumerate()
        .map(|(number, line)| {
            let line: Vec<&str> = line.iter().map(|word| word.text).collect();
            let indent = if number == 0 { 0 } else { indent };
            format!("{:indent$}{}", "", line.join(" "))
        })
        .collect()
}

/// A word, or a part of one that is too long for a line.
#[derive(Debug)]
struct Word<'a> {
    text: &'a str,
    width: usize,
}

impl Fragment for Word<'_> {
    fn width(&self) -> f64 {
        self.width as f64
    }

    fn whitespace_width(&self) -> f64 {
        1.0
    }

    fn penalty_width(&self) -> f64 {
        0.0
    }
}

/// A word in pieces that each fit `width`: one piece for almost every word there is.
fn pieces(mut word: &str, width: usize) -> Vec<Word<'_>> {
    let mut pieces = Vec::new();
    while !word.is_empty() {
        let piece = match head(word, width) {
            "" => beginning_of_wide_character(word, width),
            fitting => fitting,
        };
        pieces.push(Word { text: piece, width: columns(piece) });
        word = &word[piece.len()..];
    }
    pieces
}

/// As much of the first character as fits `width`, or its first code point: in some scripts, or by malice,
/// signs that each take a column pile up into one character wider than any line.
fn beginning_of_wide_character(text: &str, width: usize) -> &str {
    let first = text.graphemes(true).next().unwrap_or(text);
    let ends = || first.char_indices().map(|(start, c)| start + c.len_utf8());
    let end = ends().take_while(|&end| columns(&first[..end]) <= width).last().or_else(|| ends().next());
    &text[..end.unwrap_or(text.len())]
}

/// The longest beginning of `text` that fits `width`, in whole characters.
#[must_use]
pub fn head(text: &str, width: usize) -> &str {
    let mut used = 0;
    let mut end = 0;
    for (start, grapheme) in text.grapheme_indices(true) {
        used += grapheme_columns(grapheme);
        if used > width {
            break;
        }
        end = start + grapheme.len();
    }
    &text[..end]
}

/// A control character counts as the space it is shown as.
fn grapheme_columns(grapheme: &str) -> usize {
    if grapheme.contains(char::is_control) { 1 } else { grapheme.width() }
}

fn one_line(text: &str) -> Cow<'_, str> {
    if text.contains(char::is_control) {
        // Grapheme by grapheme, so that CR LF becomes one space, as it was counted.
        Cow::Owned(
            text.graphemes(true).map(|it| if it.contains(char::is_control) { " " } else { it }).collect(),
        )
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_begin_alike_stay_tellable_apart_when_they_are_cut() {
        let names = ["Giovanni Rossi", "Giovanni Bianchi", "Giovanna", "Ada"];
        let cut_all = |width: usize| names.map(|name| cut_apart(name, &names, width).into_owned());
        assert_eq!(cut_all(16), names);
        assert_eq!(cut_all(13), ["Giovanni R...", "Giovanni B...", "Giovanna", "Ada"]);
        assert_eq!(cut_all(11), ["Giov...Ross", "Giov...Bian", "Giovanna", "Ada"]);
        // What tells them apart is seen anyway, or there is nothing to tell apart.
        assert_eq!(cut_apart("Alessandra", &["Alberto"], 8), "Aless...");
        assert_eq!(cut_apart("Alessandra", &["Alessandra Rossi", "Alessandra"], 8), "Aless...");
        assert_eq!(cut_apart("学生学生学生", &["学生学生学徒"], 9), "学生...生");
        for width in 0..20 {
            for name in names {
                assert!(columns(&cut_apart(name, &names, width)) <= width);
            }
        }
    }

    #[test]
    fn a_text_is_measured_as_it_is_shown() {
        for (text, expected) in [
            ("", 0),
            ("perché", 6),
            ("perche\u{301}", 6),
            ("学生", 4),
            ("🎓", 2),
            ("👩\u{200d}🎓", 2),
            ("🇮🇹", 2),
            ("a\u{200b}b", 2),
            ("a\tb", 3),
            ("a\r\nb", 3),
        ] {
            assert_eq!(columns(text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_cut_never_splits_a_character() {
        assert_eq!(cut("Laureando", 9), "Laureando");
        assert_eq!(cut("Laureando", 8), "Laure...");
        assert_eq!(cut("学生学生", 7), "学生...");
        assert_eq!(cut("学生学生", 6), "学...");
        assert_eq!(cut("👩\u{200d}🎓👩\u{200d}🎓👩\u{200d}🎓", 5), "👩\u{200d}🎓...");
        assert_eq!(cut("perche\u{301} no", 9), "perche\u{301} no");
        assert_eq!(cut("perche\u{301} mai", 9), "perche\u{301}...");
        assert_eq!((cut("lungo", 2), cut("lungo", 0)), ("..".into(), "".into()));
    }

    #[test]
    fn padding_fills_exactly_the_width() {
        for text in ["", "a", "学生学生学生", "🎓🎓🎓🎓🎓🎓🎓", "perche\u{301}", "a\tb\u{1b}[2J"]
        {
            for width in 0..20 {
                assert_eq!(columns(&pad(text, width)), width, "{text:?}");
                assert_eq!(columns(&pad_left(text, width)), width, "{text:?}");
            }
        }
        assert_eq!((pad("ab", 4), pad_left("ab", 4)), ("ab  ".to_owned(), "  ab".to_owned()));
    }

    #[test]
    fn lines_break_between_words_and_long_words_between_characters() {
        assert_eq!(wrap("uno due  tre\nquattro", 8), ["uno due", "tre", "quattro"]);
        assert_eq!(wrap("precipitevolissimevolmente sì", 10), ["precipitev", "olissimevo", "lmente sì"]);
        assert_eq!(
            wrap("👩\u{200d}🎓👩\u{200d}🎓👩\u{200d}🎓", 4),
            ["👩\u{200d}🎓👩\u{200d}🎓", "👩\u{200d}🎓"]
        );
        assert!(wrap("", 10).is_empty() && wrap(" \t ", 10).is_empty());
    }

    #[test]
    fn later_lines_hang_by_the_indent() {
        assert_eq!(wrap_hanging("- elimina una carta", 10, 2), ["- elimina", "  una", "  carta"]);
        for width in 0..12 {
            for line in wrap_hanging("precipitevolissimevolmente 学生学生学生 e poi", width, 4) {
                assert!(columns(&line) <= width.max(WIDEST), "{width}: {line:?}");
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn no_text_at_all_is_wider_than_allowed(text: String, width in 0_usize..40, indent in 0_usize..40) {
            assert!(columns(&cut(&text, width)) <= width);
            assert_eq!(columns(&pad(&text, width)), width);
            assert_eq!(columns(&pad_left(&text, width)), width);
            for line in wrap_hanging(&text, width, indent) {
                assert!(columns(&line) <= width.max(WIDEST), "{line:?}");
            }
        }

        #[test]
        fn wrapping_loses_no_character(text in "[ a-zàè学🎓\u{301}\u{200d}]{0,80}", width in 2_usize..40) {
            let letters = |text: &str| text.replace(' ', "");
            assert_eq!(letters(&wrap(&text, width).concat()), letters(&text));
        }
    }
}
