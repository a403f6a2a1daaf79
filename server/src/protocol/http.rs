//! What is asked and answered over HTTP.

use super::TableCampaign;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use taverne_engine::{
    Phrase, Scores, Seat,
    game::BoxSide,
    options::{OptionRule, OptionSpec},
    table::Heard,
};
use taverne_games::{Analysis, Tip};
use ts_rs::TS;

/// Milliseconds since 1970, as JavaScript counts them.
pub type Millis = i64;

/// Who somebody is, as they see it themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Me {
    /// The public name tag of this person: the same in seats and chat. It opens nothing.
    pub person: String,
    /// Empty until the person gave a name.
    pub name: String,
}

/// Where this house is found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Addresses {
    /// Addresses for other computers in the local network; none if it listens to its own alone.
    pub local: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct Rename {
    pub name: String,
}

/// How to carry this identity to another device, once, before it expires.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct CarryLink {
    pub code: String,
    /// The path of the page that claims it; the code is behind `#`, so it is never sent in a request line.
    pub path: String,
    #[ts(type = "number")]
    pub expires_at: Millis,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct Claim {
    pub code: String,
    /// What this device has may move to that person.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub hand_over: bool,
}

/// A code that somebody wants to look at before they claim it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct LookAtCode {
    pub code: String,
}

/// Whose a code is, and what would happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct CodeOf {
    pub name: String,
    pub tables: u32,
    /// This device is that person already.
    pub already: bool,
    /// What this device has and would move to that person, if anything.
    pub hand_over: Option<Belongings>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Belongings {
    pub name: String,
    pub tables: u32,
    pub campaigns: u32,
}

/// A game of the house.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct GameInfo {
    pub id: String,
    pub seats: SeatRange,
    pub box_side: BoxSide,
    pub options: Vec<OptionSpec>,
    /// How the options depend on each other and on the number of seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<OptionRule>>")]
    pub option_rules: Vec<OptionRule>,
    /// What there is to choose at the start of a campaign; none if the game has no campaign.
    pub campaign: Option<Vec<OptionSpec>>,
    pub bots: Vec<String>,
    /// Who plays for the house, and how well.
    pub characters: Vec<Character>,
    pub rules_version: u32,
    pub content: String,
}

/// Somebody of the tavern who plays for the house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Character {
    pub id: String,
    /// The same in all languages.
    pub name: String,
    /// The bot behind it, such as `medium`.
    pub bot: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct SeatRange {
    pub least: u8,
    pub most: u8,
}

/// What whoever opens a table wishes for. Everything but the game may be left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    #[ts(optional, as = "Option<Value>")]
    pub options: Value,
    /// Left out or empty: you and bots, three in all if the game allows it.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<SeatWish>>")]
    pub seats: Vec<SeatWish>,
    /// Listed in the lobby for everybody.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// Start at once; refused if a seat is open.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub start: bool,
    /// Players may ask for a hint, unless this is `false`.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
}

fn yes() -> bool {
    true
}

/// What the host changes before the start; what is left out stays.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct EditTable {
    #[serde(default)]
    #[ts(optional)]
    pub options: Option<Value>,
    #[serde(default)]
    #[ts(optional)]
    pub seats: Option<Vec<SeatWish>>,
    #[serde(default)]
    #[ts(optional)]
    pub public: Option<bool>,
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub enum SeatWish {
    /// Whoever asks.
    Me,
    /// Anybody who joins.
    Open,
    /// Somebody who plays on the same device as whoever asks.
    Here { name: String },
    Bot {
        bot: String,
        /// Who of those who play so well; left out, somebody who does not sit here yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        character: Option<String>,
    },
    /// Whoever sits on that seat now; only when a table is edited.
    Keep { seat: Seat },
}

/// Which of your seats, or which free one. Left out: the only one, or the first free one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct WhichSeat {
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
}

/// Through whose eyes, and before which play: left out, the latest page of the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhichPage {
    #[serde(default)]
    pub seat: Option<Seat>,
    #[serde(default)]
    pub before: Option<u32>,
}

/// The seat of somebody who is away, for whom a bot shall play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct Absent {
    pub seat: Seat,
}

/// A table as everybody who may know of it sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    pub options: Value,
    pub public: bool,
    /// Players may ask for a hint.
    pub hints: bool,
    pub phase: Phase,
    /// The person who opened the table.
    pub host: String,
    pub seats: Vec<SeatInfo>,
    pub rules_version: u32,
    pub content: String,
    /// The SHA-256 of the seed of all chance; known from the start on.
    pub commitment: Option<String>,
    /// The number of entries in the log: plays and undos.
    pub seq: u32,
    pub waiting: Option<WaitingFor>,
    #[ts(type = "number")]
    pub created_at: Millis,
    #[ts(type = "number | null")]
    pub started_at: Option<Millis>,
    #[ts(type = "number")]
    pub updated_at: Millis,
    /// The table where those who play again have gone.
    pub rematch: Option<String>,
    /// The campaign it belongs to; only its owner can look into it.
    pub campaign: Option<TableCampaign>,
    /// Why nobody can play here any more, if so.
    pub read_only: Option<Phrase>,
    /// How many look on without a seat.
    pub watchers: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol/")]
pub enum Phase {
    /// Waiting for people and for the start.
    Gathering,
    Playing,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct SeatInfo {
    pub seat: Seat,
    pub sitter: SeatKind,
    /// The name to show; empty for an open seat and for a person without a name.
    pub name: String,
    /// Whose seat it is: the person's tag. A seat on the same device has the tag of the device's owner.
    pub person: Option<String>,
    /// Which bot decides. At a person's seat: the bot that plays on while they are away.
    pub bot: Option<String>,
    /// Who of the people of the tavern that is, by the id in [`GameInfo::characters`].
    pub character: Option<String>,
    /// A person sat here and resigned; the bot plays for them.
    pub resigned: bool,
    /// Somebody who holds the seat has the table open.
    pub online: bool,
    /// From when on a bot may be asked to play on here, if its person stays away and we wait for them.
    #[ts(type = "number | null")]
    pub replaceable_from: Option<Millis>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol/")]
pub enum SeatKind {
    Open,
    Person,
    /// A person on somebody else's device.
    Here,
    Bot,
}

/// Whom we wait for, and since when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct WaitingFor {
    pub seats: Vec<Seat>,
    #[ts(type = "number")]
    pub since: Millis,
}

/// The lobby: your tables, the latest first, and those that wait for somebody like you.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Lobby {
    pub mine: Vec<TableInfo>,
    pub open: Vec<TableInfo>,
}

/// The table as it was after a play, for one pair of eyes.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Moment {
    pub play: u32,
    /// How many plays there are by now.
    pub plays: u32,
    pub seat: Option<Seat>,
    pub view: Value,
    /// What was told by this very play; the setup for play 0.
    pub heard: Vec<Heard>,
    pub scores: Scores,
    pub waiting: Vec<Seat>,
}

/// A page of what was told, for one pair of eyes.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Story {
    /// How many plays there are by now.
    pub plays: u32,
    /// The first play of this page; 0 is the setup, before which there is nothing.
    pub from: u32,
    pub heard: Vec<Heard>,
}

/// The total of each side after each play; index 0 is the setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct History {
    pub seats: Vec<Vec<i32>>,
    /// The game's own opponent in a solo game.
    pub rival: Option<Vec<i32>>,
}

/// Whether the dice were fair and the rules kept: the record replayed from its seed by the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Verification {
    pub fair: bool,
    pub commitment: String,
    pub seed: String,
    /// What is wrong, if something is.
    pub why: Option<Phrase>,
}

/// For which of your seats, and at which entry of the log, a hint is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct AskHint {
    pub seat: Seat,
    pub seq: u32,
}

/// What the strongest bot would do, at most three things, the best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Hint {
    pub seat: Seat,
    /// The entry of the log it is about; of no use once the table has moved on.
    pub seq: u32,
    pub tips: Vec<Tip>,
}

/// How far the analysis of a game has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "state")]
#[ts(export, export_to = "protocol/")]
pub enum AnalysisState {
    /// Nobody has asked for it.
    None,
    /// Others come first: so many.
    Waiting { ahead: u32 },
    /// So many of all plays are judged.
    Running { done: u32, total: u32 },
    Ready {
        analysis: Box<Analysis>,
        /// The house has learned since: asking again makes a better one.
        outdated: bool,
    },
}

/// Any answer that is not what was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Problem {
    pub code: Code,
    pub why: Phrase,
}

/// What went wrong, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol/")]
pub enum Code {
    /// The message is not one of the protocol.
    Malformed,
    TooLarge,
    TooMany,
    /// More open tables, sockets or campaigns than one person may have.
    Limit,
    NotFound,
    /// A page of another site asked.
    ForeignOrigin,
    /// The house does not know itself by this name.
    UnknownHost,
    NotYourSeat,
    NotHost,
    /// This table was opened without hints.
    HintsOff,
    /// The table is not in the phase for this.
    WrongPhase,
    SeatTaken,
    /// A bot may not play on for somebody who is here, or has only just gone,
    StillHere,
    /// nor for somebody whom nobody waits for.
    NotWaitedFor,
    /// The table or action is refused by the game; nothing has changed.
    Refused,
    /// The game has moved on since the sequence number that came with the action.
    Stale,
    /// The rules or figures of this table are no longer in this program.
    ReadOnly,
    Expired,
    /// Seats or campaigns would move to another person, and nobody has said that they may.
    Unconfirmed,
    /// The server could not do it; trying again is sensible.
    Trouble,
}
