//! What things are worth to `medio`, in hundredths of a student. Nothing else in this room is a matter of
//! taste. `examples/tune.rs` has found the values.

/// The values by which rules of thumb weigh.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// One more student in the own classroom, by how many there are already.
    pub student: [i32; 6],
    /// How much a loss hurts another player, in hundredths, by the number of that player's students.
    pub threat: [i32; 7],
    /// A card drawn, by how many the own hand has already.
    pub draw: [i32; 5],
    /// A card kept in the hand: student, BONUS, MALUS, MAGIA, ISTANTANEA.
    pub keep: [i32; 5],
    /// How much of what its effects usually bring a kept card is worth besides, in hundredths: student, BONUS
    /// or MALUS, MAGIA.
    pub kept_effects: [i32; 3],
    /// A student in a classroom that does something when it leaves.
    pub parting: i32,
    /// A card that another player loses by chance.
    pub lost_card: i32,
    /// A card taken from another hand by chance.
    pub taken_card: i32,
    /// Playing one card more.
    pub play: i32,
    /// Defending, by the number of own students: 0 to 2, 3 or 4, more.
    pub defence: [i32; 3],
    /// An open hand.
    pub open_hand: i32,
    /// Not being able to play a type of card.
    pub barred: i32,
    /// Not being able to defend.
    pub defenceless: i32,
    /// Not being able to win.
    pub engineer: i32,
    /// Having more than one defence when one is spent.
    pub spare_defence: i32,
    /// For how many rounds the effects of a card of mine count that come back every round, in hundredths, by
    /// the most students of any player: up to 2, 3, 4, more.
    pub lasting_own: [i32; 4],
    /// The same for a card of another player.
    pub lasting_other: [i32; 4],
    /// What effects usually bring their user when they work on that player: ELIMINA of anything, of a
    /// student, of a BONUS, of a MALUS; SCARTA; GIOCA; RUBA of a student, of anything else; PESCA; PRENDI;
    /// SCAMBIA.
    pub usual_own: [i32; 11],
    /// The same when they work on another player.
    pub usual_other: [i32; 11],
}

impl Weights {
    /// Being able to win now.
    pub const VICTORY: i32 = 5_000;

    /// The values in use.
    pub const TUNED: Self = Self {
        student: [140, 205, 155, 508, 892, 354],
        threat: [12, 37, 46, 114, 226, 901, 347],
        draw: [281, 186, 386, 236, 121],
        keep: [343, 206, 59, -28, 362],
        kept_effects: [-21, 144, 126],
        parting: -169,
        lost_card: 80,
        taken_card: 154,
        play: 234,
        defence: [-257, -267, -201],
        open_hand: 1,
        barred: 23,
        defenceless: 35,
        engineer: 76,
        spare_defence: 5,
        lasting_own: [468, 911, 664, 325],
        lasting_other: [200, 150, 194, 155],
        usual_own: [-26, -143, 325, -400, -2, 137, 0, 0, 46, 0, 0],
        usual_other: [79, 11, -132, 41, -501, -27, 150, 245, -17, -99, 177],
    };

    /// All values, one after the other.
    pub fn figures(&mut self) -> impl Iterator<Item = &mut i32> {
        let tables: [&mut [i32]; 10] = [
            &mut self.student,
            &mut self.threat,
            &mut self.draw,
            &mut self.keep,
            &mut self.kept_effects,
            &mut self.defence,
            &mut self.lasting_own,
            &mut self.lasting_other,
            &mut self.usual_own,
            &mut self.usual_other,
        ];
        let single = [
            &mut self.parting,
            &mut self.lost_card,
            &mut self.taken_card,
            &mut self.play,
            &mut self.spare_defence,
            &mut self.open_hand,
            &mut self.barred,
            &mut self.defenceless,
            &mut self.engineer,
        ];
        tables.into_iter().flatten().chain(single)
    }
}
