use std::collections::HashSet;

use super::*;

const DEPTHS: [Depth; 4] = [Depth::None, Depth::Sixteen, Depth::Palette, Depth::True];

/// The 16 colours of xterm.
const SIXTEEN: [(Color, u32); 16] = [
    (Color::Black, 0x00_0000),
    (Color::Red, 0xcd_0000),
    (Color::Green, 0x00_cd00),
    (Color::Yellow, 0xcd_cd00),
    (Color::Blue, 0x00_00ee),
    (Color::Magenta, 0xcd_00cd),
    (Color::Cyan, 0x00_cdcd),
    (Color::Gray, 0xe5_e5e5),
    (Color::DarkGray, 0x7f_7f7f),
    (Color::LightRed, 0xff_0000),
    (Color::LightGreen, 0x00_ff00),
    (Color::LightYellow, 0xff_ff00),
    (Color::LightBlue, 0x5c_5cff),
    (Color::LightMagenta, 0xff_00ff),
    (Color::LightCyan, 0x00_ffff),
    (Color::White, 0xff_ffff),
];

fn roles() -> Vec<Role> {
    let cards = CardType::ALL.iter().map(|&card_type| Role::Card(card_type));
    let others = [
        Role::Text,
        Role::Dim,
        Role::Title,
        Role::Key,
        Role::Marked,
        Role::Border,
        Role::Disabled,
        Role::Good,
        Role::Bad,
    ];
    others.into_iter().chain(cards).collect()
}

/// Every look there is.
fn looks() -> impl Iterator<Item = (ThemeChoice, Depth, Role, Style)> {
    let themes = ThemeChoice::ALL.iter().flat_map(|&choice| DEPTHS.map(|depth| (choice, depth)));
    themes.flat_map(|(choice, depth)| {
        let theme = Theme::new(choice, depth);
        roles().into_iter().map(move |role| (choice, depth, role, theme.style(role)))
    })
}

/// What a colour looks like, on a terminal that has `own` as its own.
fn shown(colour: Color, own: u32) -> u32 {
    match colour {
        Color::Reset => own,
        Color::Rgb(red, green, blue) => u32::from_be_bytes([0, red, green, blue]),
        Color::Indexed(index) => palette::of_256(index),
        other => SIXTEEN.iter().find(|(colour, _)| *colour == other).unwrap().1,
    }
}

/// The colour that terminals make of one of the first eight where the text is bold.
fn brightened(colour: Color) -> Color {
    match SIXTEEN[..8].iter().position(|(dark, _)| *dark == colour) {
        Some(index) => SIXTEEN[index + 8].0,
        None => colour,
    }
}

/// WCAG 2, relative luminance.
fn luminance(colour: u32) -> f64 {
    let [_, red, green, blue] = colour.to_be_bytes().map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// WCAG 2, contrast ratio.
fn contrast(one: u32, other: u32) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Two thirds of the text and one of the ground: how terminals draw dim text.
fn dimmed(text: u32, ground: u32) -> u32 {
    let parts = text.to_be_bytes().into_iter().zip(ground.to_be_bytes());
    parts.fold(0, |sum, (text, ground)| (sum << 8) | ((2 * u32::from(text) + u32::from(ground)) / 3))
}

/// The lowest contrast a style can have: on terminals that are black and that are white, that brighten bold
/// text and that do not.
fn lowest_contrast(style: Style) -> f64 {
    let (text, ground) = (style.fg.unwrap_or(Color::Reset), style.bg.unwrap_or(Color::Reset));
    let is_bold = style.add_modifier.contains(Modifier::BOLD);
    let texts = if is_bold { vec![text, brightened(text)] } else { vec![text] };
    let mut lowest = f64::INFINITY;
    for text in texts {
        for (own_text, own_ground) in [(0xe5_e5e5, 0), (0, 0xff_ffff)] {
            let (mut text, ground) = (shown(text, own_text), shown(ground, own_ground));
            if style.add_modifier.contains(Modifier::DIM) {
                text = dimmed(text, ground);
            }
            lowest = lowest.min(contrast(text, ground));
        }
    }
    lowest
}

#[test]
fn contrast_is_what_its_definition_says() {
    assert!((contrast(0, 0xff_ffff) - 21.0).abs() < 1e-9);
    assert!((contrast(0x77_7777, 0xff_ffff) - 4.478).abs() < 1e-3);
    assert!((contrast(0xff_0000, 0xff_ffff) - 3.998).abs() < 1e-3);
}

#[test]
fn every_text_stands_out_from_what_it_stands_on() {
    for (choice, depth, role, style) in looks() {
        let contrast = lowest_contrast(style);
        assert!(contrast >= 4.5, "{choice:?} {depth:?} {role:?}: {contrast:.2} {style:?}");
    }
}

#[test]
fn high_contrast_is_higher() {
    for (choice, depth, role, style) in looks() {
        if choice == ThemeChoice::HighContrast && depth > Depth::Sixteen {
            assert!(lowest_contrast(style) >= 7.0, "{depth:?} {role:?}: {:.2}", lowest_contrast(style));
        }
    }
}

#[test]
fn a_terminal_gets_no_colours_that_it_does_not_have() {
    for (choice, depth, role, style) in looks() {
        for colour in [style.fg, style.bg].into_iter().flatten() {
            let needed = match colour {
                Color::Rgb(..) => Depth::True,
                Color::Indexed(_) => Depth::Palette,
                Color::Reset => Depth::None,
                _ => Depth::Sixteen,
            };
            assert!(needed <= depth, "{choice:?} {depth:?} {role:?}: {colour:?}");
            assert!(needed == Depth::None || choice != ThemeChoice::None);
        }
    }
}

#[test]
fn what_means_something_differs_without_colour_in_every_theme() {
    let states = [Role::Text, Role::Title, Role::Marked, Role::Disabled, Role::Good, Role::Bad];
    for &choice in ThemeChoice::ALL {
        for depth in DEPTHS {
            let theme = Theme::new(choice, depth);
            let looks: HashSet<_> = states.iter().map(|&role| theme.style(role).add_modifier).collect();
            assert_eq!(looks.len(), states.len(), "{choice:?} {depth:?}");
        }
    }
}

#[test]
fn every_type_of_card_has_its_own_colours() {
    for &choice in ThemeChoice::ALL.iter().filter(|&&choice| choice != ThemeChoice::None) {
        for depth in [Depth::Sixteen, Depth::Palette, Depth::True] {
            let theme = Theme::new(choice, depth);
            let types = CardType::ALL.iter().filter(|card_type| card_type.is_concrete());
            let looks: HashSet<_> = types.map(|&it| theme.style(Role::Card(it)).bg).collect();
            assert_eq!(looks.len(), 7, "{choice:?} {depth:?}");
        }
    }
}

#[test]
fn the_terminals_own_colours_are_the_usual_ones_and_leave_its_ground_alone() {
    let theme = Theme::new(ThemeChoice::default(), Depth::True);
    assert_eq!(theme.style(Role::Text), Style::new().fg(Color::Reset).bg(Color::Reset));
    assert_eq!(theme.style(Role::Card(CardType::Malus)).bg, Some(Color::Red));
}
