//! Rows of the database, and what they mean.

use super::{Entry, Status, StoreError, StoredSeat, StoredTable};
use crate::protocol::{Phase, SeatKind};
use sqlx::{FromRow, Row, sqlite::SqliteRow};
use taverne_engine::{Seat, SeatSet};

pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

pub(super) fn sitter_word(sitter: SeatKind) -> &'static str {
    match sitter {
        SeatKind::Open => "open",
        SeatKind::Person => "person",
        SeatKind::Here => "here",
        SeatKind::Bot => "bot",
    }
}

pub(super) fn bits(seats: SeatSet) -> u32 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

fn seats_of_bits(bits: u32) -> SeatSet {
    (0..SeatSet::CAPACITY).filter(|seat| bits & (1 << seat) != 0).map(Seat::new).collect()
}

fn damaged(what: &str, value: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(format!("{what}: {value}"))
}

/// A row of `tables`; its seats come from their own rows.
pub(super) fn table(row: &SqliteRow) -> Result<StoredTable, StoreError> {
    let phase: String = row.try_get("phase")?;
    let seed: Option<String> = row.try_get("seed")?;
    let options: String = row.try_get("options")?;
    Ok(StoredTable {
        number: row.try_get("number")?,
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        options: serde_json::from_str(&options).map_err(|why| damaged("options", why))?,
        public: row.try_get("public")?,
        hints: row.try_get("hints")?,
        phase: match phase.as_str() {
            "gathering" => Phase::Gathering,
            "playing" => Phase::Playing,
            "over" => Phase::Over,
            other => return Err(damaged("phase", other)),
        },
        host: row.try_get("host")?,
        rules_version: row.try_get("rules_version")?,
        content: row.try_get("content")?,
        seed: seed.map(|seed| seed.parse()).transpose().map_err(|why: String| damaged("seed", why))?,
        seats: Vec::new(),
        status: Status {
            seq: row.try_get("seq")?,
            waiting: seats_of_bits(row.try_get("waiting")?),
            waiting_since: row.try_get("waiting_since")?,
            updated_at: row.try_get("updated_at")?,
        },
        created_at: row.try_get("created_at")?,
        started_at: row.try_get("started_at")?,
        rematch: row.try_get("rematch")?,
        campaign: None,
    })
}

pub(super) struct SeatRow {
    pub(super) table_number: i64,
    sitter: String,
    name: String,
    person: Option<String>,
    bot: Option<String>,
    resigned: bool,
    character: Option<String>,
}

impl FromRow<'_, SqliteRow> for SeatRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            table_number: row.try_get("table_number")?,
            sitter: row.try_get("sitter")?,
            name: row.try_get("name")?,
            person: row.try_get("person")?,
            bot: row.try_get("bot")?,
            resigned: row.try_get("resigned")?,
            character: row.try_get("character")?,
        })
    }
}

impl SeatRow {
    pub(super) fn seat(self) -> Result<StoredSeat, StoreError> {
        let sitter = match self.sitter.as_str() {
            "open" => SeatKind::Open,
            "person" => SeatKind::Person,
            "here" => SeatKind::Here,
            "bot" => SeatKind::Bot,
            other => return Err(damaged("sitter", other)),
        };
        let Self { name, person, bot, resigned, character, .. } = self;
        Ok(StoredSeat { sitter, name, person, bot, resigned, character })
    }
}

pub(super) struct LogRow {
    seat: u8,
    kind: String,
    action: Option<String>,
    message: Option<String>,
    at: i64,
}

impl FromRow<'_, SqliteRow> for LogRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            seat: row.try_get("seat")?,
            kind: row.try_get("kind")?,
            action: row.try_get("action")?,
            message: row.try_get("message")?,
            at: row.try_get("at")?,
        })
    }
}

impl LogRow {
    pub(super) fn entry(self) -> Result<Entry, StoreError> {
        let action = match (self.kind.as_str(), &self.action) {
            ("play", Some(action)) => Some(serde_json::from_str(action).map_err(|why| damaged("action", why))?),
            ("undo", None) => None,
            (other, _) => return Err(damaged("kind of entry", other)),
        };
        let seat = Seat::try_from(self.seat).map_err(|why| damaged("seat", why))?;
        Ok(Entry { seat, action, message: self.message, at: self.at })
    }
}
