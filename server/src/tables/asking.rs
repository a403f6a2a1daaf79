//! Whether somebody may ask the house for a hint now.

use super::room::{GameState, Room};
use crate::protocol::{AskHint, Code, Phase, Problem};
use taverne_engine::Table;
use taverne_games::Kind;

impl Room {
    /// The table as it stands, for a hint: only for the holder of a seat, and only while that seat is asked.
    pub(super) fn hint(
        &mut self,
        person: &str,
        AskHint { seat, seq }: AskHint,
    ) -> Result<(&'static dyn Kind, Box<dyn Table>), Problem> {
        self.playable()?;
        if !self.seats_of(person).contains(seat) {
            return Err(Problem::new(Code::NotYourSeat, "error-not-your-seat"));
        }
        if !self.stored.hints {
            return Err(Problem::new(Code::HintsOff, "error-hints-off"));
        }
        if self.stored.phase == Phase::Over {
            return Err(Problem::new(Code::WrongPhase, "error-over"));
        }
        if !self.stored.status.waiting.contains(seat) {
            return Err(Problem::new(Code::WrongPhase, "error-not-asked"));
        }
        if !self.log_index.still_asked(seat, seq) {
            return Err(Problem::new(Code::Stale, "error-stale"));
        }
        match &self.game {
            GameState::Open { kind, table } => Ok((*kind, table.snapshot())),
            GameState::Gathering | GameState::Closed { .. } => Err(Problem::new(Code::WrongPhase, "error-not-started")),
        }
    }
}
