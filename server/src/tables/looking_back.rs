//! Looking back at a table: who may, through whose eyes, and at what.

use super::{
    room::{GameState, Room},
    snapshots::PAGE,
};
use crate::{
    protocol::{Code, Phase, Problem},
    scheduler::Permit,
    store::{Entry, StoredSeat},
};
use taverne_engine::{
    Record, Seat, Viewer,
    record::{FORMAT, Move, Sitter},
    table::LookBack,
};
use taverne_games::Kind;

/// What is needed to look back at all of a game.
pub(crate) struct Past {
    pub(crate) kind: Option<&'static dyn Kind>,
    /// With the seed and all moves: not for everybody's eyes.
    pub(crate) record: Record,
    pub(crate) over: bool,
    /// The table's number in the store.
    pub(crate) table: i64,
    /// Whoever looks back has a turn as long as they have this.
    pub(crate) _turn: Option<Permit>,
}

/// A part of the past.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wanted {
    /// The table after this play.
    Play(u32),
    /// A page of the story: what was told before this play, or the latest.
    Story { before: Option<u32> },
}

/// How to see that part.
pub(crate) struct Back {
    pub(crate) look: LookBack,
    pub(crate) viewer: Viewer,
    /// How many plays there are by now.
    pub(crate) plays: u32,
    /// The first play that is told.
    pub(crate) from: u32,
}

impl Room {
    /// Through whose eyes somebody may look back.
    fn eyes(&self, person: Option<&str>, seat: Option<Seat>) -> Result<Viewer, Problem> {
        let over = self.stored.phase == Phase::Over;
        match seat {
            None => Ok(Viewer::Spectator),
            Some(seat) if seat.index() >= self.stored.seats.len() => Err(Problem::new(Code::NotFound, "error-no-seat")),
            Some(seat) if over || person.is_some_and(|person| self.seats_of(person).contains(seat)) => {
                Ok(Viewer::Seat(seat))
            }
            Some(_) => Err(Problem::new(Code::NotYourSeat, "error-not-your-seat")),
        }
    }

    pub(super) fn back(&self, person: Option<&str>, seat: Option<Seat>, wanted: Wanted) -> Result<Back, Problem> {
        let viewer = self.eyes(person, seat)?;
        let table = match &self.game {
            GameState::Gathering => return Err(Problem::new(Code::WrongPhase, "error-not-started")),
            GameState::Closed { .. } => return Err(Problem::new(Code::ReadOnly, "error-read-only")),
            GameState::Open { table, .. } => table,
        };
        let plays = table.played();
        let (from, to) = match wanted {
            Wanted::Play(play) if play as usize > plays => {
                return Err(Problem::new(Code::NotFound, "error-no-play"));
            }
            Wanted::Play(play) => (play as usize, play as usize),
            Wanted::Story { before } => {
                let end = before.map_or(plays + 1, |before| (before as usize).min(plays + 1));
                (end.saturating_sub(PAGE), end.saturating_sub(1))
            }
        };
        Ok(Back { look: table.back(from, to), viewer, plays: plays as u32, from: from as u32 })
    }

    pub(super) fn past(&self) -> Result<Past, Problem> {
        let (kind, record) = match &self.game {
            GameState::Gathering => return Err(Problem::new(Code::WrongPhase, "error-not-started")),
            GameState::Open { kind, table } => (Some(*kind), Record { seats: self.sitters(), ..table.record() }),
            GameState::Closed { log, .. } => (None, self.record_of_log(log)?),
        };
        Ok(Past { kind, record, over: self.stored.phase == Phase::Over, table: self.stored.number, _turn: None })
    }

    pub(super) fn sitters(&self) -> Vec<Sitter> {
        let sitter = |seat: &StoredSeat| Sitter {
            name: seat.name.clone(),
            player: seat.bot.clone().unwrap_or_else(|| "person".to_owned()),
        };
        self.stored.seats.iter().map(sitter).collect()
    }

    /// The record of a game whose rules are not known here: the bare log, without what was taken back.
    fn record_of_log(&self, log: &[Entry]) -> Result<Record, Problem> {
        let mut moves: Vec<Move> = Vec::new();
        for entry in log {
            match &entry.action {
                Some(action) => moves.push(Move { seat: entry.seat, action: action.clone() }),
                None => {
                    let taken_back = moves.iter().rposition(|it| it.seat == entry.seat);
                    taken_back.map(|index| moves.remove(index));
                }
            }
        }
        let seed = self.stored.seed.ok_or_else(|| Problem::new(Code::WrongPhase, "error-not-started"))?;
        Ok(Record {
            taverne_record: FORMAT,
            game: self.stored.game.clone(),
            rules_version: self.stored.rules_version,
            content: self.stored.content.parse().map_err(Problem::malformed)?,
            options: self.stored.options.clone(),
            seats: self.sitters(),
            commitment: seed.commitment(),
            seed: Some(seed),
            result: None,
            actions: moves,
        })
    }
}
