//! The one writer of tables and their logs: it gathers what many tables want written and commits it together.
//!
//! While one group is on its way to the disk the next one gathers, so the busier the house, the larger the groups.

use super::{Append, StoreError, StoredSeat, StoredTable, rows};
use crate::protocol::Millis;
use serde::Serialize;
use serde_json::{Value, json};
use sqlx::{SqliteConnection, error::ErrorKind};
use std::{
    collections::HashSet,
    io,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};
use taverne_engine::Seat;
use tokio::{
    runtime::{self, Runtime},
    sync::{Mutex, mpsc, oneshot},
};

/// No group is larger, so that nobody waits long for a stranger.
const LARGEST_GROUP: usize = 512;
/// After a group larger than this one the house is busy, and the next one gathers for a moment: every commit costs the
/// processor about as much as ten entries. A quiet house never waits.
const SMALL_GROUP: usize = 2;
const GATHERING: Duration = Duration::from_millis(1);

pub(super) enum Work {
    Append(Append),
    /// A new table, or how one is from now on; its log must not have gone on.
    Save(StoredTable),
}

pub(super) struct Request {
    pub(super) work: Work,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

impl Request {
    /// The table, and the number of the entry it is about.
    fn about(&self) -> (i64, u32) {
        match &self.work {
            Work::Append(append) => (append.table, append.status.seq),
            Work::Save(table) => (table.number, table.status.seq),
        }
    }
}

/// Starts the writer on a thread of its own: among the tasks of a busy house it would wait behind all those it has just
/// let go on. It ends when all senders are gone.
pub(super) fn start(connection: Arc<Mutex<SqliteConnection>>, inbox: mpsc::Receiver<Request>) -> io::Result<()> {
    let runtime = runtime::Builder::new_current_thread().build()?;
    thread::Builder::new().name("writer".to_owned()).spawn(move || run(&runtime, &connection, inbox))?;
    Ok(())
}

fn run(runtime: &Runtime, connection: &Mutex<SqliteConnection>, mut inbox: mpsc::Receiver<Request>) {
    let (mut group, mut busy) = (Vec::new(), false);
    while inbox.blocking_recv_many(&mut group, LARGEST_GROUP) > 0 {
        if busy {
            thread::sleep(GATHERING);
            while group.len() < LARGEST_GROUP
                && let Ok(more) = inbox.try_recv()
            {
                group.push(more);
            }
        }
        busy = group.len() > SMALL_GROUP;
        metrics::histogram!("taverne_append_group_size").record(group.len() as f64);
        let began = Instant::now();
        runtime.block_on(async { write(&mut *connection.lock().await, std::mem::take(&mut group)).await });
        metrics::histogram!("taverne_append_seconds").record(began.elapsed().as_secs_f64());
    }
}

/// Writes a group and tells everybody in it.
async fn write(connection: &mut SqliteConnection, group: Vec<Request>) {
    let mut tables = HashSet::new();
    // The statements see all tables as they were before the group.
    let together = group.iter().all(|waiting| tables.insert(waiting.about().0));
    if together && commit(connection, &group).await.is_ok() {
        for waiting in group {
            let _ = waiting.done.send(Ok(()));
        }
        return;
    }
    // One of them spoils the group: let each stand or fall alone.
    for waiting in group {
        let result = commit(connection, std::slice::from_ref(&waiting)).await;
        let _ = waiting.done.send(result);
    }
}

// A group is one JSON object and one string of statements, because a statement for each entry costs more than the entry,
// and every statement sent on its own is a trip to the database's thread and back. What is not the next of its table
// finds a null where there must be none, which the database refuses, so that nothing is committed; and so does a table
// where somebody sits down who has been forgotten meanwhile. (`jsonb_each` hands
// out parts that need not be read again, as those of `json_each` would with every field.)

macro_rules! append {
    () => {
        "
    INSERT INTO entries (number, table_number, before, seat, kind, action, message, at)
    SELECT (SELECT coalesce(max(number), 0) FROM entries) + key + 1, value ->> 0,
           (SELECT last FROM standings WHERE number = value ->> 0 AND seq = (value ->> 1) - 1),
           value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM jsonb_each(?1, '$.entries');
    UPDATE standings SET last = (SELECT max(number) FROM entries) - json_array_length(?1, '$.entries') + next.key + 1,
                         seq = next.seq, phase = next.phase, waiting = next.waiting, waiting_since = next.since,
                         updated_at = next.at
    FROM (SELECT key, value ->> 0 AS number, value ->> 1 AS seq, value ->> 6 AS at, value ->> 7 AS phase,
                 value ->> 8 AS waiting, value ->> 9 AS since FROM jsonb_each(?1, '$.entries')) AS next
    WHERE standings.number = next.number;
"
    };
}

macro_rules! put {
    () => {
        "
    INSERT INTO tables (number, id, game, options, public, hints, host, rules_version, content, seed, created_at,
                        started_at, rematch)
    SELECT value ->> 'number', value ->> 'id', value ->> 'game', value ->> 'options', value ->> 'public',
           value ->> 'hints', iif(stranger, NULL, value ->> 'host'), value ->> 'rules_version', value ->> 'content',
           value ->> 'seed', value ->> 'created_at', value ->> 'started_at', value ->> 'rematch'
    FROM (SELECT saved.value, EXISTS (
            SELECT 1 FROM (SELECT saved.value ->> 'host' AS person
                           UNION ALL SELECT seat.value ->> 'person' FROM jsonb_each(saved.value, '$.seats') AS seat)
            WHERE person <> '' AND person NOT IN (SELECT tag FROM people)
              AND person NOT IN (SELECT host FROM tables WHERE number = saved.value ->> 'number')
              AND person NOT IN (SELECT person FROM seats
                                 WHERE table_number = saved.value ->> 'number' AND person IS NOT NULL)
          ) AS stranger FROM jsonb_each(?1, '$.tables') AS saved)
    WHERE true
    ON CONFLICT (number) DO UPDATE SET
        options = excluded.options, public = excluded.public, hints = excluded.hints, host = excluded.host,
        rules_version = excluded.rules_version, content = excluded.content, seed = excluded.seed,
        started_at = excluded.started_at, rematch = excluded.rematch;
    INSERT INTO standings (number, phase, seq, last, waiting, waiting_since, updated_at)
    SELECT value ->> 'number', value ->> 'phase', value ->> 'seq', 0, value ->> 'waiting', value ->> 'waiting_since',
           value ->> 'updated_at'
    FROM jsonb_each(?1, '$.tables') WHERE true
    ON CONFLICT (number) DO UPDATE SET
        phase = excluded.phase, seq = iif(standings.seq = excluded.seq, excluded.seq, NULL),
        waiting = excluded.waiting, waiting_since = excluded.waiting_since, updated_at = excluded.updated_at;
    DELETE FROM seats WHERE table_number IN (SELECT value ->> 'number' FROM jsonb_each(?1, '$.tables'));
    INSERT INTO seats (table_number, seat, sitter, name, person, bot, resigned, character)
    SELECT saved.value ->> 'number', seat.key, seat.value ->> 'sitter', seat.value ->> 'name',
           seat.value ->> 'person', seat.value ->> 'bot', seat.value ->> 'resigned', seat.value ->> 'character'
    FROM jsonb_each(?1, '$.tables') AS saved, jsonb_each(saved.value, '$.seats') AS seat;
"
    };
}

const APPEND: &str = concat!("BEGIN IMMEDIATE;", append!(), "COMMIT");
const SAVE: &str = concat!("BEGIN IMMEDIATE;", put!(), "COMMIT");
const BOTH: &str = concat!("BEGIN IMMEDIATE;", append!(), put!(), "COMMIT");

/// Writes a table as a part of somebody else's transaction.
pub(super) async fn put(connection: &mut SqliteConnection, table: &StoredTable) -> Result<(), StoreError> {
    sqlx::query(put!()).bind(json!({ "tables": [saved(table)] }).to_string()).execute(connection).await?;
    Ok(())
}

async fn commit(connection: &mut SqliteConnection, group: &[Request]) -> Result<(), StoreError> {
    let Some(first) = group.first() else { return Ok(()) };
    let (mut entries, mut tables) = (Vec::new(), Vec::new());
    for waiting in group {
        match &waiting.work {
            Work::Append(append) => entries.push(entry(append)),
            Work::Save(table) => tables.push(saved(table)),
        }
    }
    let statements = match (entries.is_empty(), tables.is_empty()) {
        (false, false) => BOTH,
        (true, _) => SAVE,
        (_, true) => APPEND,
    };
    let appended = entries.len() as u64;
    let rows = serde_json::to_string(&Rows { entries, tables }).expect("rows are plain data");
    let Err(error) = sqlx::query(statements).bind(rows).execute(&mut *connection).await else {
        metrics::counter!("taverne_entries_total").increment(appended);
        return Ok(());
    };
    // If it did not even begin there is nothing to roll back.
    let _ = sqlx::query("ROLLBACK").execute(connection).await;
    let refused = |kind| matches!(kind, ErrorKind::NotNullViolation | ErrorKind::UniqueViolation);
    if error.as_database_error().is_some_and(|error| refused(error.kind())) {
        return Err(StoreError::NotNext { seq: first.about().1 });
    }
    Err(error.into())
}

/// What the statements read.
#[derive(Serialize)]
struct Rows<'a> {
    entries: Vec<EntryRow<'a>>,
    tables: Vec<Value>,
}

/// Table, seq, seat, kind, action, message, at, phase, waiting, since.
type EntryRow<'a> =
    (i64, u32, Seat, &'static str, Option<String>, Option<&'a str>, Millis, &'static str, u32, Option<Millis>);

fn entry(append: &Append) -> EntryRow<'_> {
    let Append { table, entry, phase, status } = append;
    let kind = if entry.action.is_some() { "play" } else { "undo" };
    let action = entry.action.as_ref().map(ToString::to_string);
    let (message, phase, waiting) = (entry.message.as_deref(), rows::phase_word(*phase), rows::bits(status.waiting));
    (*table, status.seq, entry.seat, kind, action, message, entry.at, phase, waiting, status.waiting_since)
}

fn saved(table: &StoredTable) -> Value {
    let status = table.status;
    let seat = |seat: &StoredSeat| {
        json!({
            "sitter": rows::sitter_word(seat.sitter), "name": seat.name, "person": seat.person, "bot": seat.bot,
            "resigned": seat.resigned, "character": seat.character,
        })
    };
    json!({
        "number": table.number, "id": table.id, "game": table.game, "options": table.options.to_string(),
        "public": table.public, "hints": table.hints, "host": table.host, "rules_version": table.rules_version,
        "content": table.content, "seed": table.seed.map(|seed| seed.to_string()), "created_at": table.created_at,
        "started_at": table.started_at, "rematch": table.rematch, "phase": rows::phase_word(table.phase),
        "seq": status.seq, "waiting": rows::bits(status.waiting), "waiting_since": status.waiting_since,
        "updated_at": status.updated_at, "seats": table.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}
