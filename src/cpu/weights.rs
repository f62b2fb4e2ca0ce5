//! What things are worth to `medio`, in hundredths of a student. Nothing else in this room is a matter of
//! taste.

/// The values by which rules of thumb weigh.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// A student in a classroom.
    pub student: i32,
    /// More for a student that does something when it leaves.
    pub parting: i32,
    /// Being able to win now.
    pub victory: i32,
    /// A card drawn.
    pub draw: i32,
    /// A card lost from the hand to chance.
    pub hand_card: i32,
    /// A student kept in the hand.
    pub keep_student: i32,
    /// A BONUS kept in the hand.
    pub keep_bonus: i32,
    /// A MALUS kept in the hand.
    pub keep_malus: i32,
    /// A MAGIA kept in the hand.
    pub keep_magic: i32,
    /// A defence kept in the hand.
    pub keep_defence: i32,
    /// A card played more.
    pub play: i32,
    /// An open hand.
    pub open_hand: i32,
    /// Not being able to play a type of card.
    pub barred: i32,
    /// Not being able to defend.
    pub defenceless: i32,
    /// Not being able to win.
    pub engineer: i32,
    /// For how many rounds a lasting effect counts, in hundredths.
    pub lasting: i32,
    /// How much a loss hurts the others, by the number of their students, in hundredths.
    pub threat: [i32; 7],
}

impl Weights {
    /// The values in use. They came out of some hundred thousand games against the course's player and
    /// against themselves, each change kept only where it won more on two sets of deals.
    pub const TUNED: Self = Self {
        student: 100,
        parting: 10,
        victory: 5_000,
        draw: 35,
        hand_card: 25,
        keep_student: 47,
        keep_bonus: 38,
        keep_malus: 17,
        keep_magic: 20,
        keep_defence: 55,
        play: 54,
        open_hand: 33,
        barred: 23,
        defenceless: 36,
        engineer: 111,
        lasting: 188,
        threat: [42, 33, 45, 52, 70, 177, 286],
    };
}
