//! The rows of snapshots. Nothing in here is worth an error to anybody: without a snapshot the log is played again.

use super::{Snapshot, Sqlite, StoreError};
use sqlx::{Row, sqlite::SqliteRow};

impl Sqlite {
    pub(super) async fn write_snapshot(&self, snapshot: Snapshot) -> Result<(), StoreError> {
        let Snapshot { table, plays, seq, asked, game, proof } = snapshot;
        let mut connection = self.connection.lock().await;
        sqlx::query(
            "INSERT OR REPLACE INTO snapshots (table_number, plays, seq, asked, game, proof)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )
        .bind(table)
        .bind(plays)
        .bind(seq)
        .bind(serde_json::Value::from(asked).to_string())
        .bind(game)
        .bind(&proof[..])
        .execute(&mut *connection)
        .await?;
        Ok(())
    }

    pub(super) async fn read_snapshots(&self, table: i64) -> Result<Vec<Snapshot>, StoreError> {
        let rows =
            sqlx::query("SELECT plays, seq, asked, game, proof FROM snapshots WHERE table_number = ?1 ORDER BY plays")
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
        Ok(rows.iter().filter_map(|row| snapshot(table, row)).collect())
    }
}

fn snapshot(table: i64, row: &SqliteRow) -> Option<Snapshot> {
    Some(Snapshot {
        table,
        plays: row.try_get(0).ok()?,
        seq: row.try_get(1).ok()?,
        asked: serde_json::from_str(row.try_get(2).ok()?).ok()?,
        game: row.try_get(3).ok()?,
        proof: row.try_get::<Vec<u8>, _>(4).ok()?.try_into().ok()?,
    })
}
