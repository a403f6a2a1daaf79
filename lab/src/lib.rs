//! The laboratory: bots play thousands of games, and this counts what came of them.
//!
//! [`Hall`] plays games on all cores and hands them over in order, so that nothing here depends on the number of
//! threads. [`Simulation`] plays the same bots again and again and keeps a [`Tally`]; [`Arena`] pairs every bot with
//! every other. [`report`] shows either as one page, [`Ledger`] writes the games as CSV.

mod arena;
mod clock;
mod hall;
mod histogram;
mod interval;
mod ledger;
mod pairing;
mod rating;
mod reliability;
pub mod report;
mod simulation;
mod tally;

pub use arena::{Arena, Standings};
pub use clock::Stopwatch;
pub use hall::Hall;
pub use histogram::Histogram;
pub use interval::{Estimate, Interval, Moments};
pub use ledger::Ledger;
pub use pairing::{Pairing, PlayerTally};
pub use rating::Rating;
pub use reliability::{CLASSES, Class, Reliability};
pub use simulation::{Setting, Simulation};
pub use tally::{CardTally, SeatTally, Sources, Tally};
