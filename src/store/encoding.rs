//! Texts in the encodings that the family's programs wrote: UTF-8, Windows-1252 and CP850.
//!
//! A text that is valid UTF-8 is UTF-8. For all the others of one file one older encoding is chosen, the one
//! that gives the more plausible Italian. The bytes themselves are kept, so that a file gets its own back.

use encoding_rs::WINDOWS_1252;
use oem_cp::code_table::DECODING_TABLE_CP850;
use serde::Serialize;

use crate::students::Text;

/// The encoding of the texts of a file that are not UTF-8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Encoding {
    /// Western European Windows, a superset of Latin-1.
    #[serde(rename = "windows-1252")]
    Windows1252,
    /// Western European DOS, still what a Windows console writes.
    #[serde(rename = "cp850")]
    Cp850,
}

/// The bytes of a text, up to its NUL, and whether they fill the room that the file has for them. Only then can
/// a character at the end be one that was cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RawText<'a> {
    /// The bytes.
    pub bytes: &'a [u8],
    /// Whether more would not have fitted.
    pub full: bool,
}

impl<'a> RawText<'a> {
    /// The text of a field of fixed size: its bytes up to the first NUL.
    #[must_use]
    pub fn in_field(field: &'a [u8]) -> Self {
        let end = field.iter().position(|&byte| byte == 0).unwrap_or(field.len());
        Self { bytes: &field[..end], full: end + 1 >= field.len() }
    }

    /// The text as UTF-8, without a character that was cut at the end.
    fn utf8(self) -> Option<&'a str> {
        match std::str::from_utf8(self.bytes) {
            Ok(text) => Some(text),
            Err(error) if self.full && error.error_len().is_none() => {
                std::str::from_utf8(&self.bytes[..error.valid_up_to()]).ok()
            }
            Err(_) => None,
        }
    }
}

impl Encoding {
    /// The name by which people know the encoding.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Windows1252 => "Windows-1252",
            Self::Cp850 => "CP850",
        }
    }

    /// The older encoding of a file's texts; nothing where all of them are UTF-8.
    #[must_use]
    pub fn detect<'a>(texts: impl IntoIterator<Item = RawText<'a>>) -> Option<Self> {
        let mut scores = None;
        for text in texts.into_iter().filter(|text| text.utf8().is_none()) {
            let (windows, dos) = scores.unwrap_or_default();
            scores = Some((
                windows + plausibility(&Self::Windows1252.characters(text.bytes)),
                dos + plausibility(&Self::Cp850.characters(text.bytes)),
            ));
        }
        scores.map(|(windows, dos): (i64, i64)| if dos > windows { Self::Cp850 } else { Self::Windows1252 })
    }

    /// The text as people read it, with its bytes. `older` is the encoding of the file's texts that are no UTF-8.
    #[must_use]
    pub fn decode(older: Option<Self>, text: RawText<'_>) -> Text {
        match text.utf8() {
            Some(shown) => Text::with_stored(shown, text.bytes),
            None => {
                let shown = older.unwrap_or(Self::Windows1252).characters(text.bytes);
                Text::with_stored(&shown, text.bytes)
            }
        }
    }

    fn characters(self, bytes: &[u8]) -> String {
        match self {
            Self::Windows1252 => WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(),
            Self::Cp850 => oem_cp::decode_string_complete_table(bytes, &DECODING_TABLE_CP850),
        }
    }
}

/// How much the characters beyond ASCII look like those of an Italian text.
fn plausibility(text: &str) -> i64 {
    text.chars()
        .filter(|c| !c.is_ascii())
        .map(|c| match c {
            'à' | 'è' | 'é' | 'ì' | 'ò' | 'ù' => 4,
            'À' | 'È' | 'É' | 'Ì' | 'Ò' | 'Ù' => 2,
            '‘' | '’' | '“' | '”' | '…' | '–' | '€' | '«' | '»' | '°' => 1,
            _ if c.is_lowercase() => 1,
            _ if c.is_alphabetic() => 0,
            _ => -1,
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(bytes: &[u8]) -> RawText<'_> {
        RawText { bytes, full: false }
    }

    #[test]
    fn utf8_is_utf8() {
        assert_eq!(Encoding::detect([plain("perché ☕".as_bytes()), plain(b"")]), None);
    }

    #[test]
    fn one_older_encoding_is_chosen_for_a_whole_file() {
        let windows = [plain(b"perch\xe9"), plain(b"citt\xe0 \x93s\xec\x94")];
        assert_eq!(Encoding::detect(windows), Some(Encoding::Windows1252));
        assert_eq!(Encoding::decode(Some(Encoding::Windows1252), windows[1]).as_str(), "città “sì”");
        let dos = [plain(b"perch\x82"), plain(b"citt\x85"), plain("già".as_bytes())];
        assert_eq!(Encoding::detect(dos), Some(Encoding::Cp850));
        let text = Encoding::decode(Some(Encoding::Cp850), dos[1]);
        assert_eq!((text.as_str(), text.stored()), ("città", b"citt\x85".as_slice()));
        assert_eq!(Encoding::decode(Some(Encoding::Cp850), dos[2]).as_str(), "già");
    }

    #[test]
    fn a_character_cut_at_the_end_of_a_full_field_is_not_shown_but_kept() {
        let mut field = [b'x'; 32];
        field[30] = 0xc3;
        field[31] = 0;
        let raw = RawText::in_field(&field);
        assert!(raw.full);
        assert_eq!(Encoding::detect([raw]), None);
        let text = Encoding::decode(None, raw);
        assert_eq!((text.as_str(), text.stored()), ("x".repeat(30).as_str(), &field[..31]));
        // The same byte in a short text is a letter of an older encoding.
        assert_eq!(Encoding::detect([plain(b"perch\xe9")]), Some(Encoding::Windows1252));
    }

    #[test]
    fn nothing_after_the_nul_is_part_of_the_text() {
        assert_eq!(RawText::in_field(b"Ada\0garbage"), plain(b"Ada"));
    }
}
