//! The colours of each theme: for every role a text and what it stands on, in full colour and in 16 colours.
//! 256 colours follow from full colour.

use ratatui::style::Color;

use super::{Depth, Role};
use crate::students::CardType;

/// A text's colour and the colour that it stands on: red, green and blue in one number, and the nearest
/// that 16 colours have to offer with enough contrast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pair {
    text: u32,
    ground: u32,
    sixteen: (Color, Color),
}

/// The colours of a theme.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Palette {
    /// Leaves all but the card types to the terminal, and uses its 16 colours however many it has.
    is_of_terminal: bool,
    text: Pair,
    dim: Pair,
    title: Pair,
    key: Pair,
    marked: Pair,
    border: Pair,
    disabled: Pair,
    good: Pair,
    bad: Pair,
    /// By type: MATRICOLA, STUDENTE_SEMPLICE, LAUREANDO, BONUS, MALUS, MAGIA, ISTANTANEA.
    cards: [Pair; 7],
}

impl Palette {
    /// The colours of text and ground for a role.
    pub(super) fn colours(&self, role: Role, depth: Depth) -> (Color, Color) {
        let pair = self.pair(role);
        match depth {
            _ if self.is_of_terminal => pair.sixteen,
            Depth::True => (full(pair.text), full(pair.ground)),
            Depth::Palette => (nearest_of_256(pair.text), nearest_of_256(pair.ground)),
            Depth::Sixteen | Depth::None => pair.sixteen,
        }
    }

    const fn pair(&self, role: Role) -> Pair {
        match role {
            Role::Text => self.text,
            Role::Dim => self.dim,
            Role::Title => self.title,
            Role::Key => self.key,
            Role::Marked => self.marked,
            Role::Border => self.border,
            Role::Disabled => self.disabled,
            Role::Good => self.good,
            Role::Bad => self.bad,
            Role::Card(card_type) => match card_type {
                CardType::Matricola => self.cards[0],
                CardType::StudenteSemplice => self.cards[1],
                CardType::Laureando => self.cards[2],
                CardType::Bonus => self.cards[3],
                CardType::Malus => self.cards[4],
                CardType::Magia => self.cards[5],
                CardType::Istantanea => self.cards[6],
                CardType::All | CardType::Studente => self.title,
            },
        }
    }
}

/// The badges of the card types in 16 colours. Black is never bold on them: many terminals make it grey then.
const CARDS: [(Color, Color); 7] = [
    (Color::Black, Color::Cyan),
    (Color::White, Color::Blue),
    (Color::Black, Color::LightCyan),
    (Color::Black, Color::Green),
    (Color::White, Color::Red),
    (Color::White, Color::Magenta),
    (Color::Black, Color::Yellow),
];

const fn pair(text: u32, ground: u32, sixteen: (Color, Color)) -> Pair {
    Pair { text, ground, sixteen }
}

/// Badges of the same text on seven grounds.
const fn cards(text: u32, grounds: [u32; 7]) -> [Pair; 7] {
    let mut badges = [pair(text, 0, CARDS[0]); 7];
    let mut index = 0;
    while index < badges.len() {
        badges[index] = pair(text, grounds[index], CARDS[index]);
        index += 1;
    }
    badges
}

const OF_TERMINAL: Pair = pair(0, 0, (Color::Reset, Color::Reset));

pub(super) const TERMINAL: Palette = Palette {
    is_of_terminal: true,
    text: OF_TERMINAL,
    dim: OF_TERMINAL,
    title: OF_TERMINAL,
    key: OF_TERMINAL,
    marked: OF_TERMINAL,
    border: OF_TERMINAL,
    disabled: OF_TERMINAL,
    good: pair(0, 0, (Color::Black, Color::Green)),
    bad: pair(0, 0, (Color::White, Color::Red)),
    cards: cards(0, [0; 7]),
};

pub(super) const DARK: Palette = {
    const GROUND: u32 = 0x1c_1c1c;
    const fn on_ground(text: u32, sixteen: Color) -> Pair {
        pair(text, GROUND, (sixteen, Color::Black))
    }
    Palette {
        is_of_terminal: false,
        text: on_ground(0xe4_e4e4, Color::White),
        dim: on_ground(0xa8_a8a8, Color::Gray),
        title: on_ground(0xff_d787, Color::LightYellow),
        key: on_ground(0x87_d7ff, Color::LightCyan),
        marked: on_ground(0xff_d787, Color::LightYellow),
        border: on_ground(0x9e_9e9e, Color::Gray),
        disabled: on_ground(0x9e_9e9e, Color::Gray),
        good: on_ground(0x87_d787, Color::LightGreen),
        bad: on_ground(0xff_8787, Color::LightRed),
        cards: cards(GROUND, [0x87_d7d7, 0x87_afff, 0xd7_d7ff, 0x87_d787, 0xff_8787, 0xd7_87ff, 0xff_d75f]),
    }
};

pub(super) const LIGHT: Palette = {
    const GROUND: u32 = 0xff_ffff;
    const fn on_ground(text: u32, sixteen: Color) -> Pair {
        pair(text, GROUND, (sixteen, Color::White))
    }
    Palette {
        is_of_terminal: false,
        text: on_ground(0x1c_1c1c, Color::Black),
        dim: on_ground(0x58_5858, Color::Black),
        title: on_ground(0x00_5f87, Color::Blue),
        key: on_ground(0x87_0087, Color::Blue),
        marked: on_ground(0x00_5f87, Color::Blue),
        border: on_ground(0x62_6262, Color::Black),
        disabled: on_ground(0x62_6262, Color::Black),
        good: pair(0x00_5f00, GROUND, (Color::Black, Color::Green)),
        bad: pair(0xaf_0000, GROUND, (Color::White, Color::Red)),
        cards: cards(GROUND, [0x00_5f5f, 0x00_5faf, 0x5f_5f87, 0x00_5f00, 0xaf_0000, 0x87_0087, 0x87_5f00]),
    }
};

pub(super) const HIGH_CONTRAST: Palette = {
    const GROUND: u32 = 0;
    const fn on_ground(text: u32, sixteen: Color) -> Pair {
        pair(text, GROUND, (sixteen, Color::Black))
    }
    Palette {
        is_of_terminal: false,
        text: on_ground(0xff_ffff, Color::White),
        dim: on_ground(0xff_ffff, Color::White),
        title: on_ground(0xff_ff00, Color::LightYellow),
        key: on_ground(0x00_ffff, Color::LightCyan),
        marked: on_ground(0xff_ff00, Color::LightYellow),
        border: on_ground(0xff_ffff, Color::White),
        disabled: on_ground(0xd7_d7d7, Color::Gray),
        good: on_ground(0x00_ff00, Color::LightGreen),
        bad: on_ground(0xff_afaf, Color::LightRed),
        cards: cards(GROUND, [0x00_d7d7, 0x87_afff, 0xd7_ffff, 0x00_ff00, 0xff_8787, 0xff_87ff, 0xff_ff00]),
    }
};

/// The eight colours of Okabe and Ito (2008), which all kinds of colour vision tell apart.
pub(super) const COLOUR_BLIND: Palette = {
    const GROUND: u32 = 0;
    const ORANGE: u32 = 0xe6_9f00;
    const SKY_BLUE: u32 = 0x56_b4e9;
    const BLUISH_GREEN: u32 = 0x00_9e73;
    const YELLOW: u32 = 0xf0_e442;
    const BLUE: u32 = 0x00_72b2;
    const VERMILLION: u32 = 0xd5_5e00;
    const REDDISH_PURPLE: u32 = 0xcc_79a7;
    const fn on_ground(text: u32, sixteen: Color) -> Pair {
        pair(text, GROUND, (sixteen, Color::Black))
    }
    let mut cards = cards(GROUND, [SKY_BLUE, BLUE, REDDISH_PURPLE, BLUISH_GREEN, VERMILLION, ORANGE, YELLOW]);
    // The darkest of the eight is no ground for black.
    cards[1].text = 0xff_ffff;
    Palette {
        is_of_terminal: false,
        text: on_ground(0xff_ffff, Color::White),
        dim: on_ground(0xbc_bcbc, Color::Gray),
        title: on_ground(YELLOW, Color::LightYellow),
        key: on_ground(SKY_BLUE, Color::LightCyan),
        marked: on_ground(YELLOW, Color::LightYellow),
        border: on_ground(0xbc_bcbc, Color::Gray),
        disabled: on_ground(0xbc_bcbc, Color::Gray),
        good: on_ground(SKY_BLUE, Color::LightCyan),
        bad: on_ground(ORANGE, Color::LightYellow),
        cards,
    }
};

const fn full(colour: u32) -> Color {
    let [_, red, green, blue] = colour.to_be_bytes();
    Color::Rgb(red, green, blue)
}

/// The nearest colour of the cube of 216 and the ramp of 24 greys that terminals of 256 colours have.
fn nearest_of_256(colour: u32) -> Color {
    let [_, red, green, blue] = colour.to_be_bytes();
    let step = |part: u8| match part {
        0..48 => 0,
        48..115 => 1,
        _ => (part - 35) / 40,
    };
    let of_cube = 16 + 36 * step(red) + 6 * step(green) + step(blue);
    let mean = (u16::from(red) + u16::from(green) + u16::from(blue)) / 3;
    let of_greys = 232 + (mean.saturating_sub(3) / 10).min(23) as u8;
    let near = [of_cube, of_greys].into_iter().min_by_key(|&index| distance(of_256(index), colour));
    Color::Indexed(near.unwrap_or(of_cube))
}

/// What a terminal shows for a number from 16 on.
pub(super) fn of_256(index: u8) -> u32 {
    let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * u32::from(step) };
    match index {
        232.. => (8 + 10 * u32::from(index - 232)) * 0x1_0101,
        _ => {
            let step = index.saturating_sub(16);
            level(step / 36) << 16 | level(step / 6 % 6) << 8 | level(step % 6)
        }
    }
}

fn distance(one: u32, other: u32) -> u32 {
    let parts = one.to_be_bytes().into_iter().zip(other.to_be_bytes());
    parts.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}
