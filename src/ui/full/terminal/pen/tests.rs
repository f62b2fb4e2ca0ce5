use ratatui::style::{Modifier, Style};

use super::*;

/// What is sent for cells at places.
fn sent(cells: &[(u16, u16, &str, Style)]) -> String {
    let cells: Vec<(u16, u16, Cell)> = cells
        .iter()
        .map(|&(x, y, symbol, style)| {
            let mut cell = Cell::new("");
            cell.set_symbol(symbol).set_style(style);
            (x, y, cell)
        })
        .collect();
    let mut bytes = Vec::new();
    Pen::new(&mut bytes).draw(cells.iter().map(|(x, y, cell)| (*x, *y, cell))).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn what_is_set_stays_set_and_is_taken_back_at_the_end() {
    let red = Style::new().fg(Color::Red);
    let bold = red.add_modifier(Modifier::BOLD);
    assert_eq!(
        sent(&[(0, 0, "a", red), (1, 0, "b", red), (2, 0, "c", bold), (3, 0, "d", red)]),
        "\u{1b}[1H\u{1b}[31mab\u{1b}[1mc\u{1b}[22md\u{1b}[m"
    );
    let pair = |text, ground| Style::new().fg(Color::Rgb(text, 0, 0)).bg(Color::Indexed(ground));
    assert_eq!(
        sent(&[(4, 2, "a", pair(1, 7)), (5, 2, "b", pair(2, 7))]),
        "\u{1b}[3;5H\u{1b}[38;2;1;0;0;48;5;7ma\u{1b}[38;2;2;0;0mb\u{1b}[m"
    );
}

#[test]
fn bold_goes_without_taking_dim_along() {
    let dim = Style::new().add_modifier(Modifier::DIM);
    assert_eq!(
        sent(&[(0, 0, "a", dim.add_modifier(Modifier::BOLD)), (1, 0, "b", dim)]),
        "\u{1b}[1H\u{1b}[1;2ma\u{1b}[22;2mb\u{1b}[m"
    );
}

#[test]
fn without_colours_nothing_speaks_of_them_and_a_blank_needs_no_colour() {
    assert_eq!(sent(&[(0, 0, "a", Style::new()), (2, 0, "b", Style::new())]), "\u{1b}[1Ha\u{1b}[Cb");
    let [red, blue] = [Color::Red, Color::LightBlue].map(|colour| Style::new().fg(colour));
    assert_eq!(
        sent(&[(0, 0, "a", red), (1, 0, " ", blue), (2, 0, "b", red)]),
        "\u{1b}[1H\u{1b}[31ma b\u{1b}[m"
    );
    let underlined = Style::new().add_modifier(Modifier::UNDERLINED);
    assert_eq!(sent(&[(0, 0, "a", underlined), (1, 0, " ", Style::new())]), "\u{1b}[1H\u{1b}[4ma\u{1b}[m ");
}

#[test]
fn looks_that_take_turns_are_set_once_each_where_that_is_shorter() {
    let [one, two] =
        [[1, 2, 3], [4, 5, 6]].map(|[red, green, blue]| Style::new().fg(Color::Rgb(red, green, blue)));
    assert_eq!(
        sent(&[(0, 0, "a", one), (1, 0, "b", two), (2, 0, "c", one), (3, 0, "d", two)]),
        "\u{1b}[1H\u{1b}[38;2;1;2;3ma\u{1b}[Cc\u{1b}[1;2H\u{1b}[38;2;4;5;6mb\u{1b}[Cd\u{1b}[m"
    );
}

#[test]
fn a_character_that_stays_is_written_again_where_going_past_it_is_longer() {
    let buffer = |text: &str, style: Style| {
        let mut buffer = ratatui::buffer::Buffer::empty(ratatui::layout::Rect::new(0, 0, 9, 1));
        buffer.set_string(0, 0, text, style);
        buffer
    };
    let sent = |before: (&str, Style), after: (&str, Style)| {
        let mut bytes = Vec::new();
        let mut pen = Pen::new(&mut bytes);
        let empty = buffer("", Style::new());
        let [before, after] = [before, after].map(|(text, style)| buffer(text, style));
        pen.draw(empty.diff(&before).into_iter()).unwrap();
        pen.draw(before.diff(&after).into_iter()).unwrap();
        drop(pen);
        let all = String::from_utf8(bytes).unwrap();
        all.rsplit_once("\u{1b}[1H").unwrap().1.to_owned()
    };
    let plain = |text| (text, Style::new());
    assert_eq!(sent(plain("one,on"), plain("two,or")), "two,or");
    assert_eq!(sent(plain("a─b"), plain("x─y")), "x\u{1b}[Cy", "as long");
    assert_eq!(sent(plain("a1234b"), plain("x1234y")), "x\u{1b}[4Cy", "too long");
    assert_eq!(sent(plain("a学b"), plain("x学y")), "x\u{1b}[2Cy", "too wide");
    let red = Style::new().fg(Color::Red);
    assert_eq!(sent(("abc", red), ("xbz", red)), "\u{1b}[31mxbz\u{1b}[m");
}

#[test]
fn after_a_wide_character_the_place_is_named() {
    assert_eq!(
        sent(&[(0, 0, "学", Style::new()), (2, 0, "a", Style::new()), (7, 0, "b", Style::new())]),
        "\u{1b}[1H学\u{1b}[1;3Ha\u{1b}[4Cb"
    );
}
