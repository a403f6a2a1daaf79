//! Reports: one page each, with everything in it, for a friend as well as for a printer.

mod arena;
mod bars;
mod cards;
mod dots;
mod heat;
mod html;
mod page;
mod reliability;
mod ridges;
mod setting;
mod simulation;
mod svg;
mod texts;

pub use texts::time;

use crate::{Arena, Simulation, Standings, Tally};
use taverne_engine::Lang;
use taverne_games::Kind;
use texts::ReportTexts;

/// What came of an arena: who beats whom, ratings, scores, and how long the bots think.
pub fn arena(kind: &'static dyn Kind, lang: Lang, arena: &Arena, standings: &Standings) -> String {
    arena::page(&ReportTexts::new(kind, lang), arena, standings)
}

/// What came of a simulation: scores, lengths, seats, sources of points and cards, for every variant.
pub fn simulation(kind: &'static dyn Kind, lang: Lang, simulation: &Simulation, tallies: &[Tally]) -> String {
    simulation::page(&ReportTexts::new(kind, lang), simulation, tallies)
}
