//! The eleven actions of the game, each in a file of its own (RULES, the table in "Effects"). The
//! dispatcher in [`super::effect`] has already made sure that the action comes to something.

pub(super) mod blocca;
pub(super) mod elimina;
pub(super) mod gioca;
pub(super) mod impedire;
pub(super) mod ingegnere;
pub(super) mod mostra;
pub(super) mod pesca;
pub(super) mod prendi;
pub(super) mod ruba;
pub(super) mod scambia;
pub(super) mod scarta;
