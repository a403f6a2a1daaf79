//! A game written down: everything needed to replay it, in JSON that a person can read.

use crate::{
    chance::{Commitment, Seed},
    content::ContentHash,
    score::Scores,
    seat::Seat,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the record's own format.
pub const FORMAT: u32 = 1;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Says that this is a record, and of which format.
    pub taverne_record: u32,
    pub game: String,
    pub rules_version: u32,
    pub content: ContentHash,
    pub options: Value,
    pub seats: Vec<Sitter>,
    pub commitment: Commitment,
    /// Known once the game is over, or in a file that never left its owner's computer.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seed: Option<Seed>,
    /// The result, once there is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub result: Option<Scores>,
    pub actions: Vec<Move>,
}

/// Who sat where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    pub name: String,
    /// `person`, or the name of a bot.
    pub player: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    pub seat: Seat,
    pub action: Value,
}

/// Why a record cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    #[error("this is not a Taverne record")]
    Foreign,
    #[error("the record breaks off or is damaged: {0}")]
    Damaged(String),
    #[error("the record has format {0}, and this program reads up to format {FORMAT}")]
    Newer(u64),
    #[error("the record is of {theirs}, not of {ours}")]
    OtherGame { theirs: String, ours: &'static str },
    #[error("the record was played by version {theirs} of the rules, and this program has version {ours}")]
    OtherRules { theirs: u32, ours: u32 },
    #[error("the record was played with other figures (content {0}); load them with --content")]
    OtherContent(ContentHash),
    #[error("the record has no seed yet, so its chance cannot be replayed")]
    NoSeed,
    #[error("the seed does not belong to the commitment: somebody changed one of them")]
    BrokenCommitment,
    #[error("the table cannot be set up: {0}")]
    Setup(String),
    #[error("move {number} cannot be played: {why}")]
    BadMove { number: usize, why: String },
    #[error("the recorded result is not the result of these moves")]
    WrongResult,
}

impl Record {
    /// Reads a record and tells what is wrong with a bad one.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let value: Value = match serde_json::from_str(text) {
            Ok(value) => value,
            Err(error) if text.contains("\"taverne_record\"") => {
                return Err(RecordError::Damaged(error.to_string()));
            }
            Err(_) => return Err(RecordError::Foreign),
        };
        match value.get("taverne_record").map(Value::as_u64) {
            None => Err(RecordError::Foreign),
            Some(Some(format)) if format > u64::from(FORMAT) => Err(RecordError::Newer(format)),
            Some(Some(0)) => Err(RecordError::Damaged("there is no format 0".into())),
            Some(_) => serde_json::from_value(value).map_err(|error| RecordError::Damaged(error.to_string())),
        }
    }

    /// The record as text: a readable head, then one move a line.
    pub fn to_text(&self) -> String {
        let head = Self { actions: Vec::new(), ..self.clone() };
        let head = serde_json::to_string_pretty(&head).expect("a record is plain data");
        let moves: Vec<_> =
            self.actions.iter().map(|it| serde_json::to_string(it).expect("a move is plain data")).collect();
        let list = if moves.is_empty() { String::new() } else { format!("\n    {}\n  ", moves.join(",\n    ")) };
        let end = head.rfind("[]").expect("the head ends with an empty list of moves");
        format!("{}[{list}]{}\n", &head[..end], &head[end + 2..])
    }
}
