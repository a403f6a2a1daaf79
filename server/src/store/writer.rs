//! The one writer of the logs: it gathers what many tables want to append and commits it together.
//!
//! While one group is on its way to the disk the next one gathers, so the busier the house, the larger the groups.

use super::{Append, StoreError, rows};
use serde::Serialize;
use sqlx::{SqliteConnection, error::ErrorKind};
use std::{sync::Arc, time::Instant};
use tokio::sync::{Mutex, mpsc, oneshot};

/// No group is larger, so that nobody waits long for a stranger.
const LARGEST_GROUP: usize = 512;

pub(super) struct Waiting {
    pub(super) append: Append,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Runs until all senders are gone.
pub(super) async fn run(connection: Arc<Mutex<SqliteConnection>>, mut inbox: mpsc::Receiver<Waiting>) {
    let mut group = Vec::new();
    while inbox.recv_many(&mut group, LARGEST_GROUP).await > 0 {
        let began = Instant::now();
        let mut connection = connection.lock().await;
        metrics::histogram!("taverne_append_group_size").record(group.len() as f64);
        if append_all(&mut connection, &group).await.is_ok() {
            for waiting in group.drain(..) {
                let _ = waiting.done.send(Ok(()));
            }
        } else {
            // One of them spoils the group: let each stand or fall alone.
            for waiting in group.drain(..) {
                let alone = std::slice::from_ref(&waiting);
                let result = append_all(&mut connection, alone).await;
                let _ = waiting.done.send(result);
            }
        }
        metrics::histogram!("taverne_append_seconds").record(began.elapsed().as_secs_f64());
    }
}

/// A group is one JSON list and one string of statements, because a statement for each entry costs more than the entry,
/// and every statement sent on its own is a trip to the database's thread and back. An entry that is not the next one
/// finds no `seq`, which the log refuses, so that nothing is committed.
const APPEND: &str = "
    BEGIN IMMEDIATE;
    UPDATE tables SET seq = next.seq, phase = next.phase, waiting = next.waiting, waiting_since = next.since,
                      updated_at = next.at
    FROM (SELECT value ->> 0 AS number, value ->> 1 AS seq, value ->> 7 AS phase, value ->> 8 AS waiting,
                 value ->> 9 AS since, value ->> 6 AS at FROM json_each(?1)) AS next
    WHERE tables.number = next.number AND tables.seq = next.seq - 1;
    INSERT INTO log (table_number, seq, seat, kind, action, message, at)
    SELECT value ->> 0, (SELECT seq FROM tables WHERE number = value ->> 0 AND seq = value ->> 1), value ->> 2,
           value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM json_each(?1);
    COMMIT";

async fn append_all(connection: &mut SqliteConnection, group: &[Waiting]) -> Result<(), StoreError> {
    let list: Vec<_> = group.iter().map(|waiting| row(&waiting.append)).collect();
    let list = serde_json::to_string(&list).expect("entries are plain data");
    let Err(error) = sqlx::query(APPEND).bind(list).execute(&mut *connection).await else { return Ok(()) };
    // If it did not even begin there is nothing to roll back.
    let _ = sqlx::query("ROLLBACK").execute(connection).await;
    let refused = |kind| matches!(kind, ErrorKind::NotNullViolation | ErrorKind::UniqueViolation);
    if error.as_database_error().is_some_and(|error| refused(error.kind())) {
        return Err(StoreError::NotNext { seq: group[0].append.status.seq });
    }
    Err(error.into())
}

fn row(append: &Append) -> impl Serialize {
    let Append { table, entry, phase, status } = append;
    let kind = if entry.action.is_some() { "play" } else { "undo" };
    let action = entry.action.as_ref().map(ToString::to_string);
    let (waiting, since) = (rows::bits(status.waiting), status.waiting_since);
    let phase = rows::phase_word(*phase);
    (table, status.seq, u8::from(entry.seat), kind, action, &entry.message, entry.at, phase, waiting, since)
}
