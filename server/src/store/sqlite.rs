//! The store in one SQLite file. Readers have their own connections; there is one for writing.

use super::{
    Answer, Append, Entry, Person, SecretHash, Store, StoreError, StoredAnalysis, StoredTable, migrations,
    rows::{self, LogRow, SeatRow},
    writer::{self, Waiting},
};
use crate::{
    clock::now,
    config::Durability,
    protocol::{ChatLine, Millis},
};
use sqlx::{
    AssertSqlSafe, Connection, Row, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{
    fmt,
    fs::File,
    io::{self, Read},
    path::Path,
    sync::Arc,
    time::Duration,
};
use tokio::sync::{Mutex, mpsc, oneshot};

/// How many pages the write-ahead log gathers before they are moved to the file, and the bytes they take up with their
/// headers, and some to spare for those who come while they are moved.
const LOG_PAGES: u32 = 4000;
const LOG_BYTES: u64 = 18 * 1024 * 1024;

pub struct Sqlite {
    pub(super) readers: SqlitePool,
    pub(super) connection: Arc<Mutex<SqliteConnection>>,
    appends: mpsc::Sender<Waiting>,
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sqlite(..)")
    }
}

impl Sqlite {
    /// Opens the file, or makes it, and brings its schema up to date.
    pub async fn open(file: &Path, durability: Durability) -> Result<Self, StoreError> {
        let synchronous = match durability {
            Durability::Full => SqliteSynchronous::Full,
            Durability::Process => SqliteSynchronous::Normal,
        };
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous)
            .foreign_keys(true)
            // Moving pages from the log to the file holds up the writer. Done more rarely than by default it is hardly
            // more work each time, because the same pages change over and over.
            .pragma("wal_autocheckpoint", LOG_PAGES.to_string())
            .busy_timeout(Duration::from_secs(5));
        let mut connection = SqliteConnection::connect_with(&options).await?;
        migrations::migrator().run(&mut connection).await?;
        if durability == Durability::Full {
            lay_out_log(file).map_err(sqlx::Error::Io)?;
        }
        let connection = Arc::new(Mutex::new(connection));
        let readers = SqlitePoolOptions::new().max_connections(4).connect_lazy_with(options.read_only(true));
        let (appends, inbox) = mpsc::channel(1024);
        tokio::spawn(writer::run(connection.clone(), inbox));
        Ok(Self { readers, connection, appends })
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

/// Makes SQLite's write-ahead log as long as it usually gets. A disk takes several times longer to make sure of a file
/// that has grown than of one that was written over. (SQLite takes zeros for the end of the log.)
fn lay_out_log(file: &Path) -> io::Result<()> {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    let mut log = File::options().create(true).append(true).open(name)?;
    let missing = LOG_BYTES.saturating_sub(log.metadata()?.len());
    io::copy(&mut io::repeat(0).take(missing), &mut log)?;
    log.sync_all()
}

/// A new table with its seats; answers its number.
pub(super) async fn put_table(connection: &mut SqliteConnection, table: &StoredTable) -> Result<i64, StoreError> {
    let done = sqlx::query(
        "INSERT INTO tables (id, game, options, public, phase, host, rules_version, content, seed, seq,
                             waiting, waiting_since, created_at, started_at, updated_at, rematch, hints)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(table.options.to_string())
    .bind(table.public)
    .bind(rows::phase_word(table.phase))
    .bind(&table.host)
    .bind(table.rules_version)
    .bind(&table.content)
    .bind(table.seed.map(|seed| seed.to_string()))
    .bind(table.status.seq)
    .bind(rows::bits(table.status.waiting))
    .bind(table.status.waiting_since)
    .bind(table.created_at)
    .bind(table.started_at)
    .bind(table.status.updated_at)
    .bind(&table.rematch)
    .bind(table.hints)
    .execute(&mut *connection)
    .await?;
    let number = done.last_insert_rowid();
    put_seats(connection, table, number).await?;
    Ok(number)
}

async fn put_seats(connection: &mut SqliteConnection, table: &StoredTable, number: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM seats WHERE table_number = ?1").bind(number).execute(&mut *connection).await?;
    for (index, seat) in table.seats.iter().enumerate() {
        sqlx::query("INSERT INTO seats VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
            .bind(number)
            .bind(index as i64)
            .bind(rows::sitter_word(seat.sitter))
            .bind(&seat.name)
            .bind(&seat.person)
            .bind(&seat.bot)
            .bind(seat.resigned)
            .bind(&seat.character)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
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
            Ok(transaction.commit().await?)
        })
    }

    fn add_table<'a>(&'a self, table: &'a StoredTable) -> Answer<'a, i64> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut transaction = connection.begin().await?;
            let number = put_table(&mut transaction, table).await?;
            transaction.commit().await?;
            Ok(number)
        })
    }

    fn save_table<'a>(&'a self, table: &'a StoredTable) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            let done = sqlx::query(
                "UPDATE tables SET options = ?2, public = ?3, phase = ?4, host = ?5, seed = ?6, waiting = ?7,
                                   waiting_since = ?8, started_at = ?9, updated_at = ?10, rematch = ?11,
                                   rules_version = ?13, content = ?14, hints = ?15
                 WHERE number = ?1 AND seq = ?12",
            )
            .bind(table.number)
            .bind(table.options.to_string())
            .bind(table.public)
            .bind(rows::phase_word(table.phase))
            .bind(&table.host)
            .bind(table.seed.map(|seed| seed.to_string()))
            .bind(rows::bits(table.status.waiting))
            .bind(table.status.waiting_since)
            .bind(table.started_at)
            .bind(table.status.updated_at)
            .bind(&table.rematch)
            .bind(table.status.seq)
            .bind(table.rules_version)
            .bind(&table.content)
            .bind(table.hints)
            .execute(&mut *transaction)
            .await?;
            if done.rows_affected() != 1 {
                return Err(StoreError::NotNext { seq: table.status.seq });
            }
            put_seats(&mut transaction, table, table.number).await?;
            Ok(transaction.commit().await?)
        })
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredTable>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT * FROM tables WHERE id = ?1").bind(id);
            match query.fetch_optional(&self.readers).await? {
                None => Ok(None),
                Some(row) => Ok(self.with_seats(vec![rows::table(&row)?]).await?.pop()),
            }
        })
    }

    fn tables_of<'a>(&'a self, person: &'a str, most: u32) -> Answer<'a, Vec<StoredTable>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT * FROM tables WHERE number IN (SELECT table_number FROM seats WHERE person = ?1)
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
                "SELECT * FROM tables WHERE public = 1 AND phase = 'gathering' AND EXISTS
                   (SELECT 1 FROM seats WHERE table_number = number AND sitter = 'open')
                 ORDER BY updated_at DESC LIMIT ?1",
            )
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
            self.with_seats(rows.iter().map(rows::table).collect::<Result<_, _>>()?).await
        })
    }

    fn unfinished_tables_of<'a>(&'a self, person: &'a str) -> Answer<'a, u32> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT count(*) FROM tables WHERE phase <> 'over' AND
                 (host = ?1 OR number IN (SELECT table_number FROM seats WHERE person = ?1))",
            )
            .bind(person)
            .fetch_one(&self.readers)
            .await?;
            Ok(row.try_get(0)?)
        })
    }

    fn log(&self, table: i64) -> Answer<'_, Vec<Entry>> {
        Box::pin(async move {
            let rows: Vec<LogRow> =
                sqlx::query_as("SELECT seat, kind, action, message, at FROM log WHERE table_number = ?1 ORDER BY seq")
                    .bind(table)
                    .fetch_all(&self.readers)
                    .await?;
            rows.into_iter().map(LogRow::entry).collect()
        })
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(async move {
            let (done, answer) = oneshot::channel();
            self.appends.send(Waiting { append, done }).await.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn add_chat<'a>(&'a self, table: i64, line: &'a ChatLine, message: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query("INSERT INTO chat (table_number, number, person, name, text, message, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
                .bind(table)
                .bind(line.number)
                .bind(&line.person)
                .bind(&line.name)
                .bind(&line.text)
                .bind(message)
                .bind(line.at)
                .execute(&mut *connection)
                .await?;
            Ok(())
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

    fn healthy(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            let mut connection = self.connection.lock().await;
            let checkpoint = AssertSqlSafe("PRAGMA wal_checkpoint(TRUNCATE)");
            sqlx::query(checkpoint).execute(&mut *connection).await?;
            Ok(())
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
