//! The tables that are in use: each is a task of its own that owns its game, and is spoken to by commands.
//!
//! A table nobody looks at is put away, and comes back from its log when somebody asks for it.

mod asking;
mod changes;
mod connections;
mod load;
mod log_index;
mod looking_back;
mod new_rules;
mod playing;
mod publish;
mod room;
mod seating;
mod snapshots;
mod standing_in;
mod views;

pub(crate) use looking_back::{Back, Past, Wanted};
pub(crate) use playing::Decision;

use crate::{
    house::House,
    limits::Visit,
    outbox::Outbox,
    protocol::{AskHint, Code, EditTable, Phase, Problem, TableInfo},
    store::{Fingerprint, Person, Store},
};
use bytes::Bytes;
use room::Room;
use serde_json::Value;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use taverne_engine::{Seat, Table};
use taverne_games::{Kind, TableBot};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;
pub(crate) type ConnectionId = u64;

/// A house that closes does not wait longer for a table that does not answer.
const PATIENCE: Duration = Duration::from_secs(1);

/// A command to a table.
pub(crate) enum Command {
    Info {
        reply: Reply<TableInfo>,
    },
    Edit {
        host: Person,
        edit: EditTable,
        reply: Reply<TableInfo>,
    },
    Join {
        person: Person,
        seat: Option<Seat>,
        reply: Reply<TableInfo>,
    },
    Leave {
        person: String,
        seat: Option<Seat>,
        reply: Reply<TableInfo>,
    },
    Start {
        person: String,
        reply: Reply<TableInfo>,
    },
    Resign {
        person: String,
        seat: Option<Seat>,
        reply: Reply<TableInfo>,
    },
    /// A bot plays on for somebody who is away.
    Replace {
        person: String,
        seat: Seat,
        reply: Reply<TableInfo>,
    },
    /// Somebody for whom a bot played is back.
    Return {
        person: String,
        seat: Option<Seat>,
        reply: Reply<TableInfo>,
    },
    /// Answers the id of the new table, and whether it may start without asking anybody.
    Rematch {
        person: String,
        reply: Reply<(String, bool)>,
    },
    Rename {
        person: Person,
        reply: Reply<()>,
    },
    /// The seats of one identity become those of another.
    HandOver {
        from: String,
        to: Person,
        reply: Reply<()>,
    },
    Forget {
        person: String,
        reply: Reply<()>,
    },
    Past {
        reply: Reply<Past>,
    },
    /// Answers how to see the table as it was, if this person may see it so.
    Back {
        person: Option<String>,
        seat: Option<Seat>,
        wanted: Wanted,
        reply: Reply<Back>,
    },
    /// Answers the table as it stands, if this person may have a hint for it.
    Hint {
        person: String,
        ask: AskHint,
        reply: Reply<(&'static dyn Kind, Box<dyn Table>)>,
    },
    Subscribe {
        person: Option<Person>,
        seq: Option<u32>,
        visit: Visit,
        outbox: Outbox,
        reply: Reply<Subscribed>,
    },
    Unsubscribe {
        connection: ConnectionId,
    },
    Decide {
        connection: ConnectionId,
        decision: Decision,
        reply: Reply<()>,
    },
    Chat {
        connection: ConnectionId,
        /// Where from.
        address: IpAddr,
        message: String,
        text: String,
        reply: Reply<()>,
    },
    Resume {
        connection: ConnectionId,
        seq: u32,
    },
    BotChose {
        seat: Seat,
        seq: u32,
        chosen: Option<(Box<dyn TableBot>, Value)>,
    },
    /// The house closes. Answers what every seat sees, unless that is kept already.
    Close {
        reply: Reply<Option<Fingerprint>>,
    },
}

/// A connection that has been let in, and what it is told first.
pub(crate) struct Subscribed {
    pub(crate) connection: ConnectionId,
    pub(crate) first: Vec<Bytes>,
}

#[derive(Default)]
pub(crate) struct Tables(Mutex<HashMap<String, mpsc::Sender<Command>>>);

impl Tables {
    const INBOX: usize = 256;

    /// Asks a table and waits for its answer. A table that was just being put away is asked again.
    pub(crate) async fn ask<T>(
        house: &Arc<House>,
        id: &str,
        mut command: impl FnMut(Reply<T>) -> Command,
    ) -> Result<T, Problem> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let room = Self::find(house, id);
            if room.send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Problem::new(Code::Trouble, "error-trouble"))
    }

    /// How a table stands. One that is over is not put to use for that: all of it would be played again.
    pub(crate) async fn info(house: &Arc<House>, id: &str) -> Result<TableInfo, Problem> {
        let in_use = house.tables.rooms().get(id).is_some_and(|room| !room.is_closed());
        if !in_use
            && let Some(stored) = house.store.table(id).await?
            && stored.phase == Phase::Over
            && load::by_our_rules(&stored)
        {
            return Ok(TableInfo::of(&stored));
        }
        Self::ask(house, id, |reply| Command::Info { reply }).await
    }

    /// The way to a table's task, which is started if need be.
    pub(crate) fn find(house: &Arc<House>, id: &str) -> mpsc::Sender<Command> {
        let mut rooms = house.tables.rooms();
        if let Some(room) = rooms.get(id)
            && !room.is_closed()
        {
            return room.clone();
        }
        let (sender, inbox) = mpsc::channel(Self::INBOX);
        rooms.insert(id.to_owned(), sender.clone());
        metrics::gauge!("taverne_tables_in_use").set(rooms.len() as f64);
        tokio::spawn(Room::run(house.clone(), id.to_owned(), sender.downgrade(), inbox));
        sender
    }

    /// Takes a table out of use, unless a command for it has just arrived.
    fn put_away(&self, id: &str, inbox: &mut mpsc::Receiver<Command>) -> bool {
        let mut rooms = self.rooms();
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        rooms.remove(id);
        metrics::gauge!("taverne_tables_in_use").set(rooms.len() as f64);
        true
    }

    /// Takes a table out of use that cannot be used; whoever asks meanwhile gets this answer.
    fn turn_away(&self, id: &str, inbox: &mut mpsc::Receiver<Command>, problem: &Problem) {
        while !self.put_away(id, inbox) {
            while let Ok(command) = inbox.try_recv() {
                command.refuse(problem);
            }
        }
    }

    /// Lets go of all tables; each finishes its commands and ends, and what its seats saw is kept.
    pub(crate) async fn close(&self, store: &dyn Store) {
        let rooms: Vec<_> = self.rooms().drain().map(|(_, room)| room).collect();
        let mut answers = Vec::with_capacity(rooms.len());
        for room in rooms {
            let (reply, answer) = oneshot::channel();
            if timeout(PATIENCE, room.send(Command::Close { reply })).await.is_ok_and(|sent| sent.is_ok()) {
                answers.push(answer);
            }
        }
        let mut fingerprints = Vec::new();
        for answer in answers {
            if let Ok(Ok(Ok(Some(fingerprint)))) = timeout(PATIENCE, answer).await {
                fingerprints.push(fingerprint);
            }
        }
        if let Err(error) = store.keep_fingerprints(&fingerprints).await {
            tracing::warn!(%error, "what the seats of {} tables saw could not be kept", fingerprints.len());
        }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
