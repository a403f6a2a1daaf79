//! What every game at the Taverne is made of.
//!
//! A game implements [`Game`] (its rules) and [`Spoken`] (its words); [`Session`] plays it with history and undo,
//! [`Table`] is the same for those who do not know which game it is, and [`conformance`] proves that a game keeps its
//! promises.

pub mod bits;
pub mod campaign;
pub mod chance;
pub mod conformance;
pub mod content;
pub mod game;
pub mod hex;
pub mod journal;
pub mod knowledge;
pub mod options;
pub mod phrase;
pub mod piles;
pub mod playout;
pub mod provenance;
pub mod record;
pub mod scene;
pub mod score;
pub mod seat;
pub mod session;
mod sets;
pub mod sketch;
pub mod steps;
pub mod table;
pub mod ways;
pub mod words;
pub mod zones;

pub use campaign::Campaign;
pub use chance::{Chance, Commitment, Fast, Seed};
pub use content::{Content, ContentError, ContentHash};
pub use game::{Attempt, Game, Perspective, Prompt, Spoken, Taken, Variant, Waiting};
pub use journal::{Audience, Entry, Journal};
pub use knowledge::Knowledge;
pub use phrase::Phrase;
pub use record::{Record, RecordError};
pub use scene::Scene;
pub use score::{Scores, SeatScore, Verdict};
pub use seat::{Seat, SeatSet, Viewer};
pub use session::Session;
pub use sets::Numbered;
pub use table::Table;
pub use words::{Lang, Words};
