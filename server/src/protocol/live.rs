//! What travels over the socket of a table.

use super::{Code, Millis, Phase, TableInfo, WaitingFor};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use taverne_engine::{Phrase, Seat, table::Look};
use ts_rs::TS;

/// From the page to the server. Every `id` is chosen by the page: the same id is never played twice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "type", deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub enum ToServer {
    /// Take an action, seen at `seq`.
    Play {
        id: String,
        seat: Seat,
        seq: u32,
        action: Value,
    },
    /// Take the seat's last decision back.
    Undo {
        id: String,
        seat: Seat,
        seq: u32,
    },
    Chat {
        id: String,
        text: String,
    },
    /// Send me everything from here on again; 0 for all.
    Resume {
        seq: u32,
    },
    Ping {},
}

/// From the server to the page.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "type")]
#[ts(export, export_to = "protocol/")]
pub enum ToPage {
    /// The first message of every socket.
    Welcome {
        protocol: u32,
        /// Your tag, if you are somebody.
        person: Option<String>,
        table: TableInfo,
        #[ts(type = "number")]
        now: Millis,
    },
    /// Seats, names, presence or the phase changed.
    Lobby {
        table: TableInfo,
    },
    Update(Update),
    /// It is done and on disk. Sent again if the same message comes again.
    Ack {
        id: String,
        seq: u32,
    },
    /// It was not done. `id` is missing if the message was too broken to have one.
    Refused {
        id: Option<String>,
        code: Code,
        why: Phrase,
    },
    Chat {
        lines: Vec<ChatLine>,
    },
    Pong {
        #[ts(type = "number")]
        now: Millis,
    },
    /// The server closes this socket; come back unless `again` is false.
    Bye {
        again: bool,
        why: Phrase,
    },
}

/// The table after entry `seq` of its log.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct Update {
    pub seq: u32,
    /// The page must stand at this entry for `heard` and the changes of views to fit. (A page that does not asks with
    /// `resume`.) Nothing: this is all there is to see, and the story begins at `heard_from`.
    pub after: Option<u32>,
    /// How many plays stand; an undo makes it smaller.
    pub plays: u32,
    pub phase: Phase,
    pub waiting: Option<WaitingFor>,
    /// For each look the entry since which its seat is asked this very question, if it is asked: the question's name.
    pub asked: Vec<Option<u32>>,
    /// What was told from this play on is replaced by the `heard` of this message.
    pub heard_from: u32,
    /// How many plays may still be made before the table ends as it stands, once they are few; 0 if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plays_left: Option<u32>,
    /// The seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// One for each seat of this socket, or a single one without a seat for somebody who looks on. The last and by far the
    /// longest part: the server writes it itself. A `view` that is a list, which no view is, tells what has changed in the
    /// view of entry `after`, as a JSON Patch (RFC 6902).
    pub looks: Vec<Look>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct ChatLine {
    /// Counts up at each table.
    pub number: u32,
    #[ts(type = "number")]
    pub at: Millis,
    /// Missing if the person has deleted their data.
    pub person: Option<String>,
    pub name: String,
    pub text: String,
}
