//! Asking and telling. A prompt is asked until its answer makes sense: nonsense is answered by what is
//! expected and by nothing else. The end of the input ends everything.

use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::ui::locale::{Locale, Value};
use crate::ui::style::Look;
use crate::ui::width;

/// No answer is longer; the rest of a longer line is passed over.
const MAX_LINE_BYTES: u64 = 4096;
/// As much of a nonsensical answer is repeated to the person.
const ECHO_COLUMNS: usize = 30;

/// Whoever waits looks as often whether they are to stop.
const GLANCE: Duration = Duration::from_millis(50);

/// Why a prompt got no answer.
#[derive(Debug, Error)]
pub enum Stop {
    /// The input has ended.
    #[error("the input has ended")]
    EndOfInput,
    /// Input or output failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A person, or a script, that reads lines and writes lines.
pub struct Console<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    /// The person's language.
    pub locale: &'a Locale,
    /// How things look to them.
    pub look: Look,
    /// Whether a screen shows the output, which can be cleared.
    screen: bool,
    /// Lines of the screen.
    height: usize,
    /// How long each move of a game that no person plays is left to be read.
    pause: Duration,
    /// Set when such a game is to be left.
    stop: Arc<AtomicBool>,
}

impl<'a> Console<'a> {
    /// A console. `screen` is the height in lines of the terminal that shows the output and can be cleared;
    /// none where the output goes elsewhere.
    pub fn new(
        input: impl BufRead + 'a,
        output: impl Write + 'a,
        locale: &'a Locale,
        look: Look,
        screen: Option<usize>,
    ) -> Self {
        let (screen, height) = (screen.is_some(), screen.unwrap_or_default());
        let (input, output) = (Box::new(input), Box::new(output));
        Self { input, output, locale, look, screen, height, pause: Duration::ZERO, stop: Arc::default() }
    }

    /// The same console, on which each move of a game that no person plays is left to be read for so long, and on
    /// which such a game is left once `stop` is set.
    #[must_use]
    pub fn watching(self, pause: Duration, stop: Arc<AtomicBool>) -> Self {
        Self { pause, stop, ..self }
    }

    /// Whether a game that no person plays is to be left.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Leaves what was written to be read before it goes on.
    ///
    /// # Errors
    /// The output failed.
    pub fn pause(&mut self) -> Result<(), Stop> {
        self.output.flush()?;
        let started = Instant::now();
        while let Some(left) = self.pause.checked_sub(started.elapsed()).filter(|_| !self.is_stopped()) {
            thread::sleep(left.min(GLANCE));
        }
        Ok(())
    }

    /// Whether the output is a screen that can be cleared.
    #[must_use]
    pub const fn has_screen(&self) -> bool {
        self.screen
    }

    /// Writes a line, folded at the screen's width unless the look is plain.
    ///
    /// # Errors
    /// The output failed.
    pub fn say(&mut self, text: &str) -> Result<(), Stop> {
        if self.look.plain || text.is_empty() {
            writeln!(self.output, "{text}")?;
        } else {
            for line in width::wrap(text, self.look.width) {
                writeln!(self.output, "{line}")?;
            }
        }
        Ok(())
    }

    /// Writes the sentence of a key.
    ///
    /// # Errors
    /// The output failed.
    pub fn tell(&mut self, key: &str, values: &[(&str, Value<'_>)]) -> Result<(), Stop> {
        let text = self.locale.text_with(key, values);
        self.say(&text)
    }

    /// Writes lines that fit the screen already.
    ///
    /// # Errors
    /// The output failed.
    pub fn show(&mut self, lines: &[String]) -> Result<(), Stop> {
        for line in lines {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Writes lines that fit the screen already, a screenful at a time where there is a screen.
    ///
    /// # Errors
    /// The input has ended, or input or output failed.
    pub fn page(&mut self, lines: &[String]) -> Result<(), Stop> {
        // One line for the prompt, one for the line that the person ends it with.
        let page = self.height.saturating_sub(2).max(1);
        let pages = lines.chunks(if self.screen { page } else { lines.len().max(1) });
        let last = pages.len().saturating_sub(1);
        for (number, lines) in pages.enumerate() {
            self.show(lines)?;
            if number < last {
                let prompt = self.locale.text("prompt-more");
                if self.line(&prompt)?.trim() == "0" {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Wipes the screen and what has scrolled off it, so that nothing hidden stays readable.
    ///
    /// # Errors
    /// The output failed.
    pub fn clear(&mut self) -> Result<(), Stop> {
        use crossterm::cursor::MoveTo;
        use crossterm::terminal::{Clear, ClearType};
        if self.screen {
            // The purge comes last: some terminals push the cleared screen into what has scrolled off.
            crossterm::execute!(self.output, Clear(ClearType::All), MoveTo(0, 0), Clear(ClearType::Purge))?;
        }
        Ok(())
    }

    /// Asks for a line until `accept` makes something of it; `expected` is told after each nonsense.
    ///
    /// # Errors
    /// The input has ended, or input or output failed.
    pub fn ask<T>(
        &mut self,
        prompt: &str,
        expected: &str,
        mut accept: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Stop> {
        loop {
            let line = self.line(prompt)?;
            let answer = line.trim();
            if let Some(value) = accept(answer) {
                return Ok(value);
            }
            if answer.is_empty() {
                self.say(expected)?;
            } else {
                let answer = width::cut(answer, ECHO_COLUMNS).into_owned();
                self.tell("prompt-nonsense", &[("answer", answer.into()), ("expected", expected.into())])?;
            }
        }
    }

    /// Asks yes or no.
    ///
    /// # Errors
    /// The input has ended, or input or output failed.
    pub fn confirm(&mut self, question: &str) -> Result<bool, Stop> {
        let prompt = self.locale.text_with("prompt-confirm", &[("question", question.into())]);
        let expected = self.locale.text("prompt-confirm-expected");
        self.ask(&prompt, &expected, yes_or_no)
    }

    /// Asks for one of the numbers from `first` to `last`.
    ///
    /// # Errors
    /// The input has ended, or input or output failed.
    pub fn number(&mut self, prompt: &str, first: usize, last: usize) -> Result<usize, Stop> {
        let expected = self
            .locale
            .text_with("prompt-number-expected", &[("first", first.into()), ("last", last.into())]);
        self.ask(prompt, &expected, |answer| {
            answer.parse().ok().filter(|number| (first..=last).contains(number))
        })
    }

    /// Waits until the person goes on; whatever the line holds is passed over.
    ///
    /// # Errors
    /// The input has ended, or input or output failed.
    pub fn wait(&mut self, prompt: &str) -> Result<(), Stop> {
        self.line(prompt).map(drop)
    }

    /// Shows a prompt and reads one line.
    ///
    /// # Errors
    /// The input has ended, or input or output failed.
    pub fn line(&mut self, prompt: &str) -> Result<String, Stop> {
        // A long prompt is told on lines of its own, the last of which waits for the answer.
        let lines = if self.look.plain {
            vec![prompt.to_owned()]
        } else {
            width::wrap(prompt, self.look.width.saturating_sub(4).max(8))
        };
        write!(self.output, "{} ", lines.join("\n"))?;
        self.output.flush()?;
        let line = self.read()?;
        if !self.screen {
            // Nobody typed the line's end into this output.
            writeln!(self.output)?;
        }
        line.ok_or(Stop::EndOfInput)
    }

    /// One line of input; nothing at its end. A last line without an end counts.
    fn read(&mut self) -> Result<Option<String>, Stop> {
        let mut bytes = Vec::new();
        self.output.flush()?;
        (&mut self.input).take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        while bytes.len() as u64 == MAX_LINE_BYTES && !bytes.ends_with(b"\n") {
            let mut rest = Vec::new();
            (&mut self.input).take(MAX_LINE_BYTES).read_until(b'\n', &mut rest)?;
            if rest.is_empty() || rest.ends_with(b"\n") {
                break;
            }
        }
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// Yes or no in either language, or by the numbers of a list.
#[must_use]
pub fn yes_or_no(answer: &str) -> Option<bool> {
    match answer.to_lowercase().as_str() {
        "s" | "sì" | "si" | "y" | "yes" => Some(true),
        "n" | "no" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{Language, Paint};

    fn talk(input: &[u8], screen: bool, talk: impl FnOnce(&mut Console<'_>)) -> String {
        let locale = Locale::new(Language::English);
        let look = Look { width: 40, paint: Paint::new(false), plain: false };
        let mut output = Vec::new();
        talk(&mut Console::new(input, &mut output, &locale, look, screen.then_some(24)));
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn nonsense_is_answered_by_what_is_expected_and_nothing_else() {
        let said = talk(b"x\n\n\xff\xfe\n9\n2\n", false, |console| {
            assert_eq!(console.number("Which?", 1, 3).unwrap(), 2);
        });
        assert_eq!(said.matches("Which?").count(), 5, "{said}");
        assert_eq!(said.matches("from 1 to 3").count(), 4, "{said}");
    }

    #[test]
    fn the_end_of_the_input_ends_a_prompt_at_once() {
        talk(b"x\n", false, |console| {
            assert!(matches!(console.number("Which?", 1, 3), Err(Stop::EndOfInput)));
            assert!(matches!(console.confirm("Sure?"), Err(Stop::EndOfInput)));
        });
    }

    #[test]
    fn a_last_line_without_its_end_is_an_answer() {
        talk(b"3", false, |console| assert_eq!(console.number("Which?", 1, 3).unwrap(), 3));
    }

    #[test]
    fn a_line_without_end_is_cut_and_not_taken_for_several() {
        let mut input = vec![b'1'; 10_000];
        input.extend_from_slice(b"\n2\n");
        talk(&input, false, |console| assert_eq!(console.number("Which?", 1, 3).unwrap(), 2));
    }

    #[test]
    fn yes_and_no_are_understood_in_both_languages() {
        talk("sì\nN\nYES\nno\n".as_bytes(), false, |console| {
            let answers: Vec<bool> = (0..4).map(|_| console.confirm("Sure?").unwrap()).collect();
            assert_eq!(answers, [true, false, true, false]);
        });
    }

    #[test]
    fn only_a_screen_is_cleared() {
        assert_eq!(talk(b"", false, |console| console.clear().unwrap()), "");
        assert!(talk(b"", true, |console| console.clear().unwrap()).contains("\u{1b}[3J"));
    }
}
