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
        student: [177, 211, 229, 518, 1138, 476],
        threat: [17, 45, 66, 139, 226, 1602, 5241],
        draw: [751, 278, 367, 249, 71],
        keep: [339, 42, -30, 8, 402],
        kept_effects: [-7, 163, 168],
        parting: -135,
        lost_card: 81,
        taken_card: 173,
        play: 210,
        defence: [-304, -383, -254],
        open_hand: -45,
        barred: -23,
        defenceless: 36,
        engineer: 94,
        spare_defence: 91,
        lasting_own: [641, 1057, 563, 294],
        lasting_other: [128, 166, 201, 116],
        usual_own: [-34, -165, 377, -373, 6, 154, 0, 0, 46, 0, 0],
        usual_other: [83, 2, -162, 43, -648, -27, 150, 239, -17, -79, 95],
    };

    /// All values, one after the other.
    pub(super) fn figures(&mut self) -> impl Iterator<Item = &mut i32> {
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
