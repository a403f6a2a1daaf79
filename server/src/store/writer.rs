//! The one writer of the logs: it gathers what many tables want to append and commits it together.
//!
//! While one group is on its way to the disk the next one gathers, so the busier the house, the larger the groups.

use super::{Append, StoreError, rows};
use crate::protocol::Phase;
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
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

/// Sent as one JSON list, because a statement for each entry costs more than the entry.
const MOVE_ON: &str = "
    UPDATE tables SET seq = next.seq, phase = next.phase, waiting = next.waiting, waiting_since = next.since,
                      updated_at = next.at
    FROM (SELECT value ->> 0 AS number, value ->> 1 AS seq, value ->> 7 AS phase, value ->> 8 AS waiting,
                 value ->> 9 AS since, value ->> 6 AS at FROM json_each(?1)) AS next
    WHERE tables.number = next.number AND tables.seq = next.seq - 1";
const ADD_ENTRIES: &str = "
    INSERT INTO log (table_number, seq, seat, kind, action, message, at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM json_each(?1)";

async fn append_all(connection: &mut SqliteConnection, group: &[Waiting]) -> Result<(), StoreError> {
    let list: Vec<_> = group.iter().map(|waiting| row(&waiting.append)).collect();
    let list = serde_json::Value::from(list).to_string();
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let moved = sqlx::query(MOVE_ON).bind(&list).execute(&mut *transaction).await?;
    if moved.rows_affected() != group.len() as u64 {
        return Err(StoreError::NotNext { seq: group[0].append.status.seq });
    }
    sqlx::query(ADD_ENTRIES).bind(&list).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}

fn row(append: &Append) -> serde_json::Value {
    let Append { table, entry, phase, status } = append;
    let kind = if entry.action.is_some() { "play" } else { "undo" };
    let action = entry.action.as_ref().map(ToString::to_string);
    let phase: Phase = *phase;
    let (waiting, since) = (rows::bits(status.waiting), status.waiting_since);
    json!([
        table,
        status.seq,
        u8::from(entry.seat),
        kind,
        action,
        entry.message,
        entry.at,
        rows::phase_word(phase),
        waiting,
        since
    ])
}
