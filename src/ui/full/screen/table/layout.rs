//! Where the parts of the table go, computed from the area: everything at once where there is room, else
//! the question and one part at a time.

use ratatui::layout::{Constraint, Layout, Rect};

use super::spot::Part;

/// On fewer columns or lines only one part is shown at a time.
const FEWEST_COLUMNS: u16 = 60;
const FEWEST_LINES: u16 = 17;
/// Narrower columns of players do not go beside each other.
pub const PLAYER_COLUMNS: u16 = 18;
/// From so many columns on the story has a column of its own.
const SIDE_COLUMNS: u16 = 120;
/// The fewest lines of the players' columns and of the story, with their titles.
const PLAYERS: u16 = 6;
const STORY: u16 = 3;
/// From so many lines on the story has at least four, with its title.
const LINES_FOR_STORY: u16 = 26;
const LONG_STORY: u16 = 5;
/// From so many lines on, one part at a time leaves a line to how near everybody is to victory.
const LINES_FOR_STANDINGS: u16 = 8;
/// The fewest lines of a question below the hand.
const QUESTION: u16 = 3;

/// How much room the parts would like to have.
pub struct Need<'a> {
    /// The part that has the keys.
    pub focus: Part,
    /// The players, each of whom may need a column.
    pub seats: u16,
    /// Lines of the question at a width, with its title.
    pub question: &'a dyn Fn(u16) -> u16,
    /// Lines of the players' columns at a width, with their titles, with or without the viewer's own.
    pub players: &'a dyn Fn(u16, bool) -> u16,
    /// Lines of the hand as a list, with its title.
    pub hand: u16,
    /// Lines of the hand as boxes at a width, with its title; nothing where they do not fit beside each other.
    pub hand_boxes: &'a dyn Fn(u16) -> Option<u16>,
    /// Lines of the viewer's own cards on the table as boxes, likewise.
    pub own_boxes: &'a dyn Fn(u16) -> Option<u16>,
}

/// Where each part goes; a part without an area is not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Areas {
    /// The line of the round and the piles.
    pub header: Rect,
    /// The line of how near everybody is to victory, where only one part is shown.
    pub standings: Rect,
    /// The columns of the players.
    pub players: Rect,
    /// The viewer's own cards on the table; where it is not shown, they have a column among the players'.
    pub own: Rect,
    /// The viewer's hand.
    pub hand: Rect,
    /// The story.
    pub story: Rect,
    /// The question.
    pub question: Rect,
}

/// Divides an area.
#[must_use]
pub fn divide(area: Rect, need: &Need<'_>) -> Areas {
    let [header, body] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    let areas = Areas { header, ..Areas::default() };
    if body.width < FEWEST_COLUMNS.max(need.seats * PLAYER_COLUMNS) || body.height < FEWEST_LINES {
        return one_part(areas, body, need);
    }
    if body.width < SIDE_COLUMNS {
        return stacked(areas, body, need, true);
    }
    let side = (body.width / 3).clamp(36, 60);
    let [main, _, story] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(side)])
            .areas(body);
    stacked(Areas { story, ..areas }, main, need, false)
}

/// The part that has the keys, and with it what goes with it: above the question the story and, where there is room,
/// the hand and the others; below the own cards on the table the hand; below the hand the question.
fn one_part(areas: Areas, body: Rect, need: &Need<'_>) -> Areas {
    let lines = u16::from(body.height >= LINES_FOR_STANDINGS);
    let [standings, body] = rows(body, [lines, body.height - lines]);
    let areas = Areas { standings, ..areas };
    match need.focus {
        Part::Question => {
            let wanted = (need.question)(body.width).min(body.height);
            let question = if body.height - wanted < STORY { body.height } else { wanted };
            let hand = if body.height - question >= need.hand.saturating_add(STORY) { need.hand } else { 0 };
            let left = body.height - question - hand;
            let others = (need.players)(body.width, false);
            let are_columns = body.width >= need.seats.saturating_sub(1) * PLAYER_COLUMNS;
            let players = if are_columns && left >= others.saturating_add(LONG_STORY) { others } else { 0 };
            let [players, story, hand, question] = rows(body, [players, left - players, hand, question]);
            Areas { players, story, hand, question, ..areas }
        }
        Part::Hand => {
            // The question of what to do with a card, where the whole hand leaves room for it.
            let left = body.height.saturating_sub(need.hand);
            let question = if left < QUESTION { 0 } else { (need.question)(body.width).min(left) };
            let [hand, question] = rows(body, [body.height - question, question]);
            Areas { hand, question, ..areas }
        }
        Part::Own => {
            let hand = need.hand.min(body.height / 2);
            let [own, hand] = rows(body, [body.height - hand, hand]);
            Areas { own, hand, ..areas }
        }
        Part::Others => Areas { players: body, ..areas },
        Part::Story => Areas { story: body, ..areas },
    }
}

/// Everything, one below the other.
fn stacked(areas: Areas, body: Rect, need: &Need<'_>, has_story: bool) -> Areas {
    let question = (need.question)(body.width).clamp(3, body.height / 3);
    let least_story = match (has_story, body.height >= LINES_FOR_STORY) {
        (false, _) => 0,
        (true, false) => STORY,
        (true, true) => LONG_STORY,
    };
    // What is seen as boxes does not depend on the question: all fits with the longest one there can be. Most questions
    // need no more than the usual lines; what one needs less belongs to the story.
    let steady = body.height - body.height / 3 - least_story;
    let usual = question.max(body.height / 5);
    let mut room = body.height - usual - least_story;
    let mut own = 0;
    // Boxes first for the hand, which is what is chosen from most; then for the own cards on the table.
    let boxes = (need.hand_boxes)(body.width).filter(|boxes| boxes + PLAYERS < steady);
    let least_players = (need.players)(body.width, true).min(PLAYERS);
    let mut hand = boxes.unwrap_or_else(|| need.hand.min(room.saturating_sub(least_players)));
    room -= hand;
    if let Some(boxes) = (need.own_boxes)(body.width)
        && hand + boxes + (need.players)(body.width, false).max(PLAYERS) <= steady
    {
        own = boxes;
        room -= own;
    }
    let mut players = (need.players)(body.width, own == 0).clamp(least_players.min(room), room);
    room -= players;
    let mut story = least_story;
    let mut question = question;
    if has_story {
        story += usual - question;
        // Half of what is left, at most: an empty story is no use, an endless one hides the table.
        let more = if boxes.is_some() { room } else { room.min(4) };
        story += more;
        room -= more;
    } else {
        question = usual;
    }
    if boxes.is_some() && !has_story {
        let more = room.min(4);
        hand += more;
        room -= more;
    }
    players += room;
    let [players, own, hand, story_row, question] = rows(body, [players, own, hand, story, question]);
    let story = if has_story { story_row } else { areas.story };
    Areas { players, own, hand, story, question, ..areas }
}

fn rows<const N: usize>(area: Rect, heights: [u16; N]) -> [Rect; N] {
    let mut y = area.y;
    heights.map(|height| {
        let row = Rect { y, height, ..area };
        y += height;
        row
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_never_overlap_and_never_leave_the_area() {
        for width in (0..200).step_by(7) {
            for height in 0..70 {
                for (focus, boxes) in Part::ALL.into_iter().flat_map(|part| [(part, None), (part, Some(11))])
                {
                    let need = Need {
                        focus,
                        seats: 3,
                        question: &|width| 3 + 200 / width.max(1),
                        players: &|width, _| 3 + 300 / width.max(1),
                        hand: 7,
                        hand_boxes: &|_| boxes,
                        own_boxes: &|_| boxes,
                    };
                    let area = Rect::new(3, 2, width, height);
                    let areas = divide(area, &need);
                    let Areas { header, standings, players, own, hand, story, question } = areas;
                    let all = [header, standings, players, own, hand, story, question];
                    let seen: Vec<Rect> = all.into_iter().filter(|part| !part.is_empty()).collect();
                    for (index, part) in seen.iter().enumerate() {
                        assert_eq!(part.intersection(area), *part, "{width}x{height} {areas:?}");
                        assert!(seen[..index].iter().all(|other| !other.intersects(*part)), "{areas:?}");
                    }
                }
            }
        }
    }

    /// Four players, and all cards as lists.
    fn listed(focus: Part) -> Need<'static> {
        Need {
            focus,
            seats: 4,
            question: &|_| 4,
            players: &|_, _| 9,
            hand: 7,
            hand_boxes: &|_| None,
            own_boxes: &|_| None,
        }
    }

    #[test]
    fn where_not_all_is_seen_everybody_is_seen_to_be_how_near_to_victory() {
        for focus in Part::ALL {
            let need = listed(focus);
            for (width, height) in [(53, 16), (40, 11), (79, 15), (70, 23), (61, 40)] {
                let areas = divide(Rect::new(0, 0, width, height), &need);
                assert!(!areas.standings.is_empty(), "{focus:?} {areas:?}");
            }
        }
    }

    #[test]
    fn nothing_but_the_story_changes_its_place_with_an_ordinary_question() {
        for (width, height) in [(80, 23), (100, 29), (146, 39)] {
            let areas = [3, 4].map(|question| {
                let need = Need {
                    focus: Part::Question,
                    seats: 4,
                    question: &|_| question,
                    players: &|_, _| 7,
                    hand: 4,
                    hand_boxes: &|_| Some(9),
                    own_boxes: &|_| Some(10),
                };
                divide(Rect::new(0, 0, width, height), &need)
            });
            for Areas { players, own, hand, story, .. } in areas {
                assert_eq!((players, own, hand), (areas[0].players, areas[0].own, areas[0].hand));
                assert!(height < 29 || story.height > 4, "{width}x{height}: {story}");
            }
        }
    }

    #[test]
    fn at_80x24_everything_is_seen_at_once() {
        let need = listed(Part::Question);
        let areas = divide(Rect::new(0, 0, 80, 23), &need);
        assert!(areas.players.height >= PLAYERS && areas.hand.height == 7, "{areas:?}");
        assert!(areas.story.height >= STORY && areas.question.height == 4, "{areas:?}");
    }
}
