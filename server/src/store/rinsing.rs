//! Nothing of what was deleted stays in SQLite's write-ahead log: it is moved to the file and cut off.
//!
//! That holds up the writer, so it is done once for all deletions that wait for it.

use super::StoreError;
use crate::config::Durability;
use sqlx::{Row, SqliteConnection};
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{sync::Mutex, time::sleep};

/// If somebody reads what is in the log (a backup does so for a while), it is tried again after this.
const TRY_AGAIN: Duration = Duration::from_secs(1);
/// A log that was cut off is laid out again not before this has passed: until then it grows by itself, which is only
/// slower, while laying it out is much to write.
const LAY_OUT_AFTER: Duration = Duration::from_secs(60);

/// Makes SQLite's write-ahead log as long as it usually gets: a disk takes several times longer to make sure of a file
/// that has grown than of one that was written over. A transaction that does not fit into memory goes to the log before
/// it is taken back, and a small one behind it brings all of that to the disk. The blob is what the log holds, some to
/// spare for those who come while pages are moved, and what stays in memory.
const LAY_OUT_LOG: &str = "BEGIN IMMEDIATE; CREATE TABLE ballast (it BLOB);
    INSERT INTO ballast VALUES (zeroblob(21 * 1024 * 1024)); ROLLBACK;
    PRAGMA user_version = 1";

#[derive(Debug)]
pub(super) struct Rinsing {
    connection: Arc<Mutex<SqliteConnection>>,
    durability: Durability,
    /// How many deletions there were.
    deletions: AtomicU64,
    log: Mutex<Log>,
}

/// How clean the log is.
#[derive(Debug, Default)]
struct Log {
    /// It has nothing left of so many deletions.
    rinsed: u64,
    /// Somebody reads, and it will be tried again.
    tried_again: bool,
    /// It is short, and will be laid out again.
    short: bool,
}

impl Rinsing {
    pub(super) fn new(connection: Arc<Mutex<SqliteConnection>>, durability: Durability) -> Arc<Self> {
        Arc::new(Self { connection, durability, deletions: AtomicU64::new(0), log: Mutex::default() })
    }

    /// After a deletion. Whoever deleted something meanwhile need not do the same again; and nobody waits for those who
    /// read.
    pub(super) async fn rinse(self: &Arc<Self>) -> Result<(), StoreError> {
        let mine = self.deletions.fetch_add(1, Ordering::SeqCst) + 1;
        let mut log = self.log.lock().await;
        if log.rinsed >= mine || log.tried_again || self.empty(&mut log).await? {
            return Ok(());
        }
        log.tried_again = true;
        let rinsing = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                sleep(TRY_AGAIN).await;
                let Some(rinsing) = rinsing.upgrade() else { return };
                let mut log = rinsing.log.lock().await;
                match rinsing.empty(&mut log).await {
                    Ok(true) => {
                        log.tried_again = false;
                        return;
                    }
                    Ok(false) => {}
                    Err(error) => tracing::warn!(%error, "what was deleted is still in the write-ahead log"),
                }
            }
        });
        Ok(())
    }

    /// Moves everything to the file and cuts the log off; `false` if somebody reads what is in it.
    async fn empty(self: &Arc<Self>, log: &mut Log) -> Result<bool, StoreError> {
        let mut connection = self.connection.lock().await;
        let deletions = self.deletions.load(Ordering::SeqCst);
        sqlx::query("PRAGMA busy_timeout = 100").execute(&mut *connection).await?;
        let moved = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
        sqlx::query("PRAGMA busy_timeout = 5000").execute(&mut *connection).await?;
        if moved?.try_get::<i64, _>(0)? != 0 {
            return Ok(false);
        }
        metrics::counter!("taverne_rinses_total").increment(1);
        log.rinsed = deletions;
        if self.durability == Durability::Full && !log.short {
            log.short = true;
            tokio::spawn(lay_out_later(Arc::downgrade(self)));
        }
        Ok(true)
    }
}

async fn lay_out_later(rinsing: std::sync::Weak<Rinsing>) {
    sleep(LAY_OUT_AFTER).await;
    let Some(rinsing) = rinsing.upgrade() else { return };
    let mut log = rinsing.log.lock().await;
    if let Err(error) = lay_out(&mut *rinsing.connection.lock().await).await {
        tracing::warn!(%error, "the write-ahead log could not be laid out");
    }
    log.short = false;
}

/// Makes the log as long as it usually gets.
pub(super) async fn lay_out(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::raw_sql(LAY_OUT_LOG).execute(connection).await?;
    Ok(())
}
