//! What single cards of the official deck are worth to `medio` besides what their types and effects are
//! worth: what cannot be seen from an effect by itself. `examples/tune.rs` has found the values.

/// The values of one card, in hundredths of a student.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardValue {
    /// More for playing it.
    pub played: i32,
    /// More for playing it with half of the students that win.
    pub played_late: i32,
    /// More for keeping it in the hand.
    pub kept: i32,
}

const fn value(played: i32, played_late: i32, kept: i32) -> CardValue {
    CardValue { played, played_late, kept }
}

impl CardValue {
    /// The values in use for the card with this name; nothing for one that is not of the official deck.
    pub(super) fn tuned(name: &str) -> Self {
        let found = TUNED.binary_search_by_key(&name.trim_end(), |(name, _)| *name);
        found.map_or_else(|_| Self::default(), |index| TUNED[index].1)
    }

    pub(super) fn figures(&mut self) -> [&mut i32; 3] {
        [&mut self.played, &mut self.played_late, &mut self.kept]
    }
}

/// By name, sorted.
const TUNED: &[(&str, CardValue)] = &[
    ("Allerta meteo", value(27, -104, -16)),
    ("Aperitivo da Tiffany", value(48, -8, 8)),
    ("Attacco Hacker", value(4, 50, -40)),
    ("Aula dei vecchi progetti", value(-17, 340, -96)),
    ("Aula minuscola", value(129, 10, -8)),
    ("Bagno intasato", value(-128, -16, 0)),
    ("CTM in orario", value(-16, -1, -20)),
    ("CTM in ritardo", value(44, 83, -108)),
    ("Colpo di Fortuna", value(-12, -16, -43)),
    ("Copia dal turno precedente", value(10, -108, -16)),
    ("Due per Uno", value(-26, -54, -40)),
    ("Esame in Lab T", value(-16, -16, -22)),
    ("Ingegnerizzazione", value(22, 202, 1)),
    ("Laureando Avido", value(1, 137, 50)),
    ("Laureando Casinista", value(-147, -192, -30)),
    ("Laureando Hipster", value(-280, 199, 296)),
    ("Laureando Ladro", value(-34, 26, -50)),
    ("Laureando Lagna", value(26, -175, 88)),
    ("Laureando Nerd", value(-13, 32, 160)),
    ("Laureando Seduttore", value(-833, 160, 188)),
    ("Laureando Snitch", value(-369, 5, -100)),
    ("MAI", value(0, 0, 58)),
    ("Macchinetta inceppata", value(46, -150, -65)),
    ("Matricola Energy Drink", value(0, 0, 0)),
    ("Matricola Gamer", value(0, 0, 0)),
    ("Matricola Multitasking", value(0, 0, 0)),
    ("Matricola Scacchista", value(0, 0, 0)),
    ("Matricola Scout", value(0, 0, 0)),
    ("Matricola Smanettone", value(0, 0, 0)),
    ("Ottimo Affare", value(68, 62, 136)),
    ("Passaggio di appunti", value(-6, -26, 8)),
    ("Portone chiuso", value(-88, -64, -148)),
    ("Ruba Studente", value(44, -292, 40)),
    ("Salta fila in mensa", value(-28, 16, 40)),
    ("Scambio di esame", value(-5, 164, 83)),
    ("Sessione di Laurea", value(-14, 40, 4)),
    ("Sovraccarico di caffeina", value(191, 67, -169)),
    ("Sparacoriandoli", value(50, 32, -122)),
    ("Studente Anticipatore", value(178, -408, -153)),
    ("Studente Boscaiolo", value(-58, -28, 328)),
    ("Studente Chiacchierone", value(10, 2, 43)),
    ("Studente Erasmus", value(12, -28, 112)),
    ("Studente Freddoloso", value(212, -244, 16)),
    ("Studente Influencer", value(134, -185, -46)),
    ("Studente Palestrato", value(8, -4, 28)),
    ("Studente Trassato", value(-210, -44, 90)),
    ("Tasto reset", value(-71, 55, -56)),
    ("Teams fuori servizio", value(-46, -4, 8)),
    ("free(svantaggio);", value(56, 40, 0)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_sorted_so_that_each_is_found() {
        assert!(TUNED.is_sorted_by_key(|(name, _)| *name));
        assert!(TUNED.iter().all(|(name, value)| CardValue::tuned(name) == *value));
    }
}
