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
    ("Allerta meteo", value(-56, -42, 102)),
    ("Aperitivo da Tiffany", value(-10, -137, 36)),
    ("Attacco Hacker", value(-262, -100, -326)),
    ("Aula dei vecchi progetti", value(169, 240, -74)),
    ("Aula minuscola", value(-20, -360, 306)),
    ("Bagno intasato", value(13, 96, -304)),
    ("CTM in orario", value(46, 150, 92)),
    ("CTM in ritardo", value(-454, 325, -118)),
    ("Colpo di Fortuna", value(-65, -62, 146)),
    ("Copia dal turno precedente", value(-52, -245, 53)),
    ("Due per Uno", value(-176, 41, 8)),
    ("Esame in Lab T", value(52, -122, -38)),
    ("Ingegnerizzazione", value(-286, -234, 178)),
    ("Laureando Avido", value(214, 61, 10)),
    ("Laureando Casinista", value(-228, -224, 558)),
    ("Laureando Hipster", value(-209, 446, 341)),
    ("Laureando Ladro", value(-104, 85, 116)),
    ("Laureando Lagna", value(40, -352, 285)),
    ("Laureando Nerd", value(-59, 110, 182)),
    ("Laureando Seduttore", value(-796, 149, 283)),
    ("Laureando Snitch", value(-393, -30, -65)),
    ("MAI", value(0, 0, 351)),
    ("Macchinetta inceppata", value(34, -438, -192)),
    ("Ottimo Affare", value(105, 147, 172)),
    ("Passaggio di appunti", value(-14, 10, -75)),
    ("Portone chiuso", value(27, -70, -68)),
    ("Ruba Studente", value(63, -171, 184)),
    ("Salta fila in mensa", value(-74, -11, 0)),
    ("Scambio di esame", value(221, 90, 69)),
    ("Sessione di Laurea", value(61, -296, 18)),
    ("Sovraccarico di caffeina", value(215, 121, -152)),
    ("Sparacoriandoli", value(119, -328, -216)),
    ("Studente Anticipatore", value(156, -1078, 0)),
    ("Studente Boscaiolo", value(-254, 50, 24)),
    ("Studente Chiacchierone", value(8, 17, -223)),
    ("Studente Erasmus", value(-32, -11, 724)),
    ("Studente Freddoloso", value(70, -360, -3)),
    ("Studente Influencer", value(125, 287, 53)),
    ("Studente Palestrato", value(0, 392, 60)),
    ("Studente Trassato", value(-280, -836, -16)),
    ("Tasto reset", value(-254, -242, -78)),
    ("Teams fuori servizio", value(36, 388, -75)),
    ("free(svantaggio);", value(5, -457, -110)),
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
