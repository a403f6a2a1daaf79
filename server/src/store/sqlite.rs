//! The store in one SQLite file. Readers have their own connections; there is one for writing.

use super::{
    Answer, Append, Entry, Fingerprint, Person, SecretHash, Snapshot, Store, StoreError, StoredAnalysis, StoredTable,
    folder::Claim,
    rinsing::Rinsing,
    rows::{self, LogRow, SeatRow},
    writer::{Request, Work},
};
use crate::{
    clock::now,
    protocol::{ChatLine, Millis},
};
use sqlx::{Connection, Row, SqliteConnection, SqlitePool};
use std::{
    fmt,
    sync::{
        Arc, Mutex as Locked, PoisonError,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    time::timeout,
};

/// Whoever asks how we are waits no longer, and is told the same again within this time: asking costs a write.
const PROBE_PATIENCE: Duration = Duration::from_secs(2);
const PROBE_LASTS: Duration = Duration::from_secs(1);

/// Follows the entries of a table back from the last one.
const LOG: &str = "
    WITH RECURSIVE log (number, age) AS (
        SELECT last, 0 FROM standings WHERE number = ?1 AND last > 0
        UNION ALL
        SELECT before, age + 1 FROM log JOIN entries USING (number) WHERE before > 0
    )
    SELECT seat, kind, action, message, at FROM log JOIN entries USING (number) ORDER BY age DESC";

pub struct Sqlite {
    pub(super) readers: SqlitePool,
    pub(super) connection: Arc<Mutex<SqliteConnection>>,
    pub(super) works: mpsc::Sender<Request>,
    /// The number of the newest table.
    pub(super) tables: AtomicI64,
    pub(super) rinsing: Arc<Rinsing>,
    /// The folder is ours; none if this store only looks.
    pub(super) claim: Option<Claim>,
    /// When something could last be written.
    pub(super) well: Locked<Option<Instant>>,
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sqlite(..)")
    }
}

impl Sqlite {
    /// A new table with its number.
    pub(super) fn numbered(&self, table: &StoredTable) -> StoredTable {
        StoredTable { number: self.tables.fetch_add(1, Ordering::Relaxed) + 1, ..table.clone() }
    }

    async fn write(&self, work: Work) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.works.send(Request { work, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn with_seats(&self, mut tables: Vec<StoredTable>) -> Result<Vec<StoredTable>, StoreError> {
        let numbers: Vec<_> = tables.iter().map(|table| table.number).collect();
        let rows: Vec<SeatRow> = sqlx::query_as(
            "SELECT * FROM seats WHERE table_number IN (SELECT value FROM json_each(?1)) ORDER BY table_number, seat",
        )
        .bind(serde_json::Value::from(numbers).to_string())
        .fetch_all(&self.readers)
        .await?;
        for row in rows {
            let number = row.table_number;
            let seat = row.seat()?;
            if let Some(table) = tables.iter_mut().find(|table| table.number == number) {
                table.seats.push(seat);
            }
        }
        self.with_places(tables).await
    }
}

impl Store for Sqlite {
    fn person_of_token<'a>(&'a self, token: &'a SecretHash) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT tag, name FROM people JOIN tokens ON tag = person WHERE hash = ?1")
                .bind(&token[..])
                .fetch_optional(&self.readers)
                .await?;
            row.map(|row| Ok(Person { tag: row.try_get(0)?, name: row.try_get(1)? })).transpose()
        })
    }

    fn add_person<'a>(&'a self, person: &'a Person, token: &'a SecretHash) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut transaction = connection.begin().await?;
            sqlx::query("INSERT INTO people (tag, name, created_at) VALUES (?1, ?2, ?3)")
                .bind(&person.tag)
                .bind(&person.name)
                .bind(now())
                .execute(&mut *transaction)
                .await?;
            add_token(&mut transaction, &person.tag, token).await?;
            Ok(transaction.commit().await?)
        })
    }

    fn add_token<'a>(&'a self, person: &'a str, token: &'a SecretHash) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            add_token(&mut connection, person, token).await
        })
    }

    fn rename<'a>(&'a self, person: &'a str, name: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let query = sqlx::query("UPDATE people SET name = ?2 WHERE tag = ?1").bind(person).bind(name);
            query.execute(&mut *connection).await?;
            Ok(())
        })
    }

    fn add_carry_code<'a>(&'a self, person: &'a str, code: &'a SecretHash, expires_at: Millis) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            // A person has one code at a time, and old ones of anybody are of no use.
            sqlx::query("DELETE FROM carry_codes WHERE person = ?1 OR expires_at < ?2")
                .bind(person)
                .bind(now())
                .execute(&mut *connection)
                .await?;
            sqlx::query("INSERT INTO carry_codes (hash, person, expires_at) VALUES (?1, ?2, ?3)")
                .bind(&code[..])
                .bind(person)
                .bind(expires_at)
                .execute(&mut *connection)
                .await?;
            Ok(())
        })
    }

    fn person_of_carry_code<'a>(&'a self, code: &'a SecretHash) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            let query = "SELECT tag, name FROM people JOIN carry_codes ON tag = person
                         WHERE hash = ?1 AND expires_at >= ?2";
            let row = sqlx::query(query).bind(&code[..]).bind(now()).fetch_optional(&self.readers).await?;
            row.map(|row| Ok(Person { tag: row.try_get(0)?, name: row.try_get(1)? })).transpose()
        })
    }

    fn take_carry_code<'a>(&'a self, code: &'a SecretHash) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let row = sqlx::query("DELETE FROM carry_codes WHERE hash = ?1 AND expires_at >= ?2 RETURNING person")
                .bind(&code[..])
                .bind(now())
                .fetch_optional(&mut *connection)
                .await?;
            let Some(row) = row else { return Ok(None) };
            let row = sqlx::query("SELECT tag, name FROM people WHERE tag = ?1")
                .bind(row.try_get::<String, _>(0)?)
                .fetch_one(&mut *connection)
                .await?;
            Ok(Some(Person { tag: row.try_get(0)?, name: row.try_get(1)? }))
        })
    }

    fn forget_person<'a>(&'a self, person: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut transaction = connection.begin().await?;
            sqlx::query("DELETE FROM chat WHERE person = ?1").bind(person).execute(&mut *transaction).await?;
            sqlx::query("DELETE FROM people WHERE tag = ?1").bind(person).execute(&mut *transaction).await?;
            transaction.commit().await?;
            drop(connection);
            self.rinsing.rinse().await
        })
    }

    fn add_table<'a>(&'a self, table: &'a StoredTable) -> Answer<'a, i64> {
        let table = self.numbered(table);
        Box::pin(async move {
            let number = table.number;
            self.write(Work::Save(table)).await?;
            Ok(number)
        })
    }

    fn save_table<'a>(&'a self, table: &'a StoredTable) -> Answer<'a, ()> {
        Box::pin(self.write(Work::Save(table.clone())))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredTable>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT * FROM tables JOIN standings USING (number) WHERE id = ?1").bind(id);
            match query.fetch_optional(&self.readers).await? {
                None => Ok(None),
                Some(row) => Ok(self.with_seats(vec![rows::table(&row)?]).await?.pop()),
            }
        })
    }

    fn tables_of<'a>(&'a self, person: &'a str, most: u32) -> Answer<'a, Vec<StoredTable>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT * FROM tables JOIN standings USING (number)
                 WHERE number IN (SELECT table_number FROM seats WHERE person = ?1 AND NOT resigned)
                 OR (host = ?1 AND phase = 'gathering') ORDER BY phase = 'over', updated_at DESC LIMIT ?2",
            )
            .bind(person)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
            self.with_seats(rows.iter().map(rows::table).collect::<Result<_, _>>()?).await
        })
    }

    fn open_tables(&self, most: u32) -> Answer<'_, Vec<StoredTable>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT * FROM tables JOIN standings USING (number) WHERE public AND phase = 'gathering' AND EXISTS
                   (SELECT 1 FROM seats WHERE table_number = number AND sitter = 'open')
                 ORDER BY created_at DESC LIMIT ?1",
            )
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
            self.with_seats(rows.iter().map(rows::table).collect::<Result<_, _>>()?).await
        })
    }

    fn traces_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let ids = sqlx::query_scalar(
                "SELECT id FROM tables
                 WHERE host = ?1 OR number IN (SELECT table_number FROM seats WHERE person = ?1)",
            );
            Ok(ids.bind(person).fetch_all(&self.readers).await?)
        })
    }

    fn belongings_of<'a>(&'a self, person: &'a str) -> Answer<'a, (u32, u32)> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT (SELECT count(*) FROM tables JOIN standings USING (number)
                         WHERE number IN (SELECT table_number FROM seats WHERE person = ?1 AND NOT resigned)
                         OR (host = ?1 AND phase = 'gathering')),
                        (SELECT count(*) FROM campaigns WHERE owner = ?1)",
            )
            .bind(person)
            .fetch_one(&self.readers)
            .await?;
            Ok((row.try_get(0)?, row.try_get(1)?))
        })
    }

    fn public_tables_of<'a>(&'a self, person: &'a str) -> Answer<'a, u32> {
        Box::pin(async move {
            let count = "SELECT count(*) FROM tables JOIN standings USING (number)
                         WHERE host = ?1 AND public AND phase = 'gathering'";
            Ok(sqlx::query_scalar(count).bind(person).fetch_one(&self.readers).await?)
        })
    }

    fn unfinished_tables_of<'a>(&'a self, person: &'a str) -> Answer<'a, u32> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT count(*) FROM tables JOIN standings USING (number) WHERE phase <> 'over' AND
                 (host = ?1 OR number IN (SELECT table_number FROM seats WHERE person = ?1 AND NOT resigned))",
            )
            .bind(person)
            .fetch_one(&self.readers)
            .await?;
            Ok(row.try_get(0)?)
        })
    }

    fn log(&self, table: i64) -> Answer<'_, Vec<Entry>> {
        Box::pin(async move {
            let mut at_once = self.readers.begin().await?;
            let seq: Option<u32> = sqlx::query_scalar("SELECT seq FROM standings WHERE number = ?1")
                .bind(table)
                .fetch_optional(&mut *at_once)
                .await?;
            let rows: Vec<LogRow> = sqlx::query_as(LOG).bind(table).fetch_all(&mut *at_once).await?;
            at_once.rollback().await?;
            let (there, seq) = (rows.len(), seq.unwrap_or(0));
            if there != seq as usize {
                return Err(StoreError::Damaged(format!("only {there} of {seq} entries of table {table} are there")));
            }
            rows.into_iter().map(LogRow::entry).collect()
        })
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(self.write(Work::Append(append)))
    }

    fn add_chat<'a>(&'a self, table: i64, line: &'a ChatLine, message: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let done = sqlx::query(
                "INSERT INTO chat (table_number, number, person, name, text, message, at)
                 SELECT ?1, ?2, tag, ?4, ?5, ?6, ?7 FROM people WHERE tag = ?3",
            )
            .bind(table)
            .bind(line.number)
            .bind(&line.person)
            .bind(&line.name)
            .bind(&line.text)
            .bind(message)
            .bind(line.at)
            .execute(&mut *connection)
            .await?;
            Ok(done.rows_affected() == 1)
        })
    }

    fn chat(&self, table: i64, most: u32) -> Answer<'_, Vec<(ChatLine, String)>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT number, at, person, name, text, message FROM chat WHERE table_number = ?1
                 ORDER BY number DESC LIMIT ?2",
            )
            .bind(table)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
            let line = |row: &sqlx::sqlite::SqliteRow| -> Result<_, StoreError> {
                let line = ChatLine {
                    number: row.try_get(0)?,
                    at: row.try_get(1)?,
                    person: row.try_get(2)?,
                    name: row.try_get(3)?,
                    text: row.try_get(4)?,
                };
                Ok((line, row.try_get(5)?))
            };
            rows.iter().rev().map(line).collect()
        })
    }

    fn keep_analysis<'a>(&'a self, table: i64, analysis: &'a StoredAnalysis) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query(
                "INSERT OR REPLACE INTO analyses (table_number, version, analysis, made_at) VALUES (?1, ?2, ?3, ?4)",
            )
            .bind(table)
            .bind(analysis.version)
            .bind(&analysis.analysis)
            .bind(now())
            .execute(&mut *connection)
            .await?;
            Ok(())
        })
    }

    fn analysis(&self, table: i64) -> Answer<'_, Option<StoredAnalysis>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT version, analysis FROM analyses WHERE table_number = ?1")
                .bind(table)
                .fetch_optional(&self.readers)
                .await?;
            row.map(|row| Ok(StoredAnalysis { version: row.try_get(0)?, analysis: row.try_get(1)? })).transpose()
        })
    }

    fn keep_fingerprints<'a>(&'a self, fingerprints: &'a [Fingerprint]) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut transaction = connection.begin().await?;
            for Fingerprint { table, seq, views } in fingerprints {
                sqlx::query("INSERT OR REPLACE INTO fingerprints (table_number, seq, views) VALUES (?1, ?2, ?3)")
                    .bind(table)
                    .bind(seq)
                    .bind(&views[..])
                    .execute(&mut *transaction)
                    .await?;
            }
            Ok(transaction.commit().await?)
        })
    }

    fn fingerprint(&self, table: i64) -> Answer<'_, Option<Fingerprint>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT seq, views FROM fingerprints WHERE table_number = ?1")
                .bind(table)
                .fetch_optional(&self.readers)
                .await?;
            let Some(row) = row else { return Ok(None) };
            // One of another length was not written by this program, and proves nothing.
            let views = row.try_get::<Vec<u8>, _>(1)?.try_into().ok();
            let seq = row.try_get(0)?;
            Ok(views.map(|views| Fingerprint { table, seq, views }))
        })
    }

    fn keep_snapshot(&self, snapshot: Snapshot) -> Answer<'_, ()> {
        Box::pin(self.write_snapshot(snapshot))
    }

    fn snapshots(&self, table: i64) -> Answer<'_, Vec<Snapshot>> {
        Box::pin(self.read_snapshots(table))
    }

    fn healthy(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let well = || self.well.lock().unwrap_or_else(PoisonError::into_inner);
            if well().is_some_and(|at| at.elapsed() < PROBE_LASTS) {
                return Ok(());
            }
            let write = async {
                // A write like any other, of what is there already.
                sqlx::query("PRAGMA user_version = 1").execute(&mut *self.connection.lock().await).await
            };
            timeout(PROBE_PATIENCE, write).await.map_err(|_| StoreError::Slow)??;
            *well() = Some(Instant::now());
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            let mut connection = self.connection.lock().await;
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *connection).await?;
            // Whoever comes too late finds that nothing can be written any more: the folder may be somebody else's.
            sqlx::query("PRAGMA query_only = ON").execute(&mut *connection).await?;
            let given_back = self.claim.as_ref().map_or(Ok(()), Claim::give_back);
            Ok(given_back.map_err(sqlx::Error::Io)?)
        })
    }
}

async fn add_token(connection: &mut SqliteConnection, person: &str, token: &SecretHash) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO tokens (hash, person, created_at) VALUES (?1, ?2, ?3)")
        .bind(&token[..])
        .bind(person)
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}
