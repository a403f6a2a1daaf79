//! What must survive: people, tables and their logs.
//!
//! The rest of the server knows only the [`Store`]; which database it is stays in here.

mod campaigns;
mod copies;
mod folder;
mod migrations;
mod opening;
mod rinsing;
mod rows;
mod snapshots;
mod sqlite;
mod writer;

pub use campaigns::{CampaignPlace, CampaignStore, StoredCampaign, StoredGame};
pub use copies::{Copied, backup, restore};
pub use folder::DATABASE;
pub use sqlite::Sqlite;

use crate::protocol::{ChatLine, Millis, Phase, SeatKind};
use serde_json::Value;
use std::{future::Future, io, path::PathBuf, pin::Pin};
use taverne_engine::{Seat, SeatSet, Seed};

/// The SHA-256 of a secret that the server itself never keeps.
pub type SecretHash = [u8; 32];

pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else appended first; what the caller holds in memory is out of date.
    #[error("entry {seq} of the log was not the next one")]
    NotNext { seq: u32 },
    #[error("the database is in trouble: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("what is stored cannot be read: {0}")]
    Damaged(String),
    #[error("another house is open in the folder {0}")]
    Occupied(PathBuf),
    #[error("cannot use {0}: {1}")]
    Folder(PathBuf, io::Error),
    #[error("there is no database in {0}")]
    Nothing(PathBuf),
    #[error("{0} is there already")]
    InTheWay(PathBuf),
    #[error("nothing could be written for too long")]
    Slow,
    #[error("the store is shutting down")]
    Closed,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub tag: String,
    pub name: String,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// The key of the database; 0 before the table is stored.
    pub number: i64,
    pub id: String,
    pub game: String,
    pub options: Value,
    pub public: bool,
    /// Whether players may ask for a hint.
    pub hints: bool,
    pub phase: Phase,
    pub host: String,
    pub rules_version: u32,
    pub content: String,
    pub seed: Option<Seed>,
    pub seats: Vec<StoredSeat>,
    pub status: Status,
    pub created_at: Millis,
    pub started_at: Option<Millis>,
    pub rematch: Option<String>,
    /// Read with the table; written only when a campaign opens it.
    pub campaign: Option<CampaignPlace>,
}

/// What changes with every entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Status {
    pub seq: u32,
    pub waiting: SeatSet,
    pub waiting_since: Option<Millis>,
    pub updated_at: Millis,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    pub sitter: SeatKind,
    pub name: String,
    /// Whose seat it is, or was, if they resigned.
    pub person: Option<String>,
    pub bot: Option<String>,
    pub resigned: bool,
    /// Which of the people of the tavern plays for the house.
    pub character: Option<String>,
}

/// What the house thought of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAnalysis {
    pub version: u32,
    /// JSON, as it was made.
    pub analysis: String,
}

/// What every seat of a table saw after an entry, in short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint {
    pub table: i64,
    pub seq: u32,
    pub views: [u8; 32],
}

/// The game of a table after some of its entries: a shortcut, never the truth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    pub table: i64,
    /// How many plays stand, and the entry after which they do.
    pub plays: u32,
    pub seq: u32,
    /// For each seat the entry since which it is asked what it is asked.
    pub asked: Vec<u32>,
    /// JSON, as the game writes itself.
    pub game: String,
    /// Of which program, rules, figures and log this is a moment.
    pub proof: [u8; 32],
}

/// An entry of a table's log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    pub seat: Seat,
    /// The action, or nothing if the seat took its last one back.
    pub action: Option<Value>,
    /// The id the page gave to its message; a bot gives none.
    pub message: Option<String>,
    pub at: Millis,
}

/// An entry to be appended, and how the table stands after it.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: i64,
    pub entry: Entry,
    pub phase: Phase,
    /// Its `seq` is the number of this entry: the append happens only if it is the next one.
    pub status: Status,
}

pub trait Store: CampaignStore + Send + Sync + 'static {
    fn person_of_token<'a>(&'a self, token: &'a SecretHash) -> Answer<'a, Option<Person>>;
    fn add_person<'a>(&'a self, person: &'a Person, token: &'a SecretHash) -> Answer<'a, ()>;
    fn add_token<'a>(&'a self, person: &'a str, token: &'a SecretHash) -> Answer<'a, ()>;
    fn rename<'a>(&'a self, person: &'a str, name: &'a str) -> Answer<'a, ()>;
    fn add_carry_code<'a>(&'a self, person: &'a str, code: &'a SecretHash, expires_at: Millis) -> Answer<'a, ()>;
    fn person_of_carry_code<'a>(&'a self, code: &'a SecretHash) -> Answer<'a, Option<Person>>;
    /// Uses the code up.
    fn take_carry_code<'a>(&'a self, code: &'a SecretHash) -> Answer<'a, Option<Person>>;
    /// The person with tokens, codes, campaigns and chat lines. Seats are the tables' own business, and must be empty by now.
    fn forget_person<'a>(&'a self, person: &'a str) -> Answer<'a, ()>;

    /// Answers the number of the new table. Nobody who has been forgotten comes to a table, neither now nor when it is saved.
    fn add_table<'a>(&'a self, table: &'a StoredTable) -> Answer<'a, i64>;
    /// Everything but what changes with the log, whose `seq` must still be the same.
    fn save_table<'a>(&'a self, table: &'a StoredTable) -> Answer<'a, ()>;
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredTable>>;
    /// The latest first.
    fn tables_of<'a>(&'a self, person: &'a str, most: u32) -> Answer<'a, Vec<StoredTable>>;
    fn open_tables(&self, most: u32) -> Answer<'_, Vec<StoredTable>>;
    /// The ids of all tables where something points to this person, be it only a name on a seat they resigned from.
    fn traces_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<String>>;
    /// How many tables (the finished ones too) and campaigns somebody has.
    fn belongings_of<'a>(&'a self, person: &'a str) -> Answer<'a, (u32, u32)>;
    /// Those that wait for anybody.
    fn public_tables_of<'a>(&'a self, person: &'a str) -> Answer<'a, u32>;
    fn unfinished_tables_of<'a>(&'a self, person: &'a str) -> Answer<'a, u32>;

    fn log(&self, table: i64) -> Answer<'_, Vec<Entry>>;
    /// Returns once the entry is on disk.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// Nothing is kept of somebody who has been forgotten: `false`.
    fn add_chat<'a>(&'a self, table: i64, line: &'a ChatLine, message: &'a str) -> Answer<'a, bool>;
    /// The last lines with the ids of their messages, oldest first.
    fn chat(&self, table: i64, most: u32) -> Answer<'_, Vec<(ChatLine, String)>>;

    /// Keeps an analysis in the place of an earlier one.
    fn keep_analysis<'a>(&'a self, table: i64, analysis: &'a StoredAnalysis) -> Answer<'a, ()>;
    fn analysis(&self, table: i64) -> Answer<'_, Option<StoredAnalysis>>;

    /// Keeps fingerprints in the place of earlier ones.
    fn keep_fingerprints<'a>(&'a self, fingerprints: &'a [Fingerprint]) -> Answer<'a, ()>;
    fn fingerprint(&self, table: i64) -> Answer<'_, Option<Fingerprint>>;

    /// Keeps a snapshot in the place of an earlier one of the same moment.
    fn keep_snapshot(&self, snapshot: Snapshot) -> Answer<'_, ()>;
    /// In their order. What cannot be read is left out.
    fn snapshots(&self, table: i64) -> Answer<'_, Vec<Snapshot>>;

    fn healthy(&self) -> Answer<'_, ()>;
    /// Finishes what was begun.
    fn close(&self) -> Answer<'_, ()>;
}
