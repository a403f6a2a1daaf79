//! The database comes into use: made if there is none, looked over, brought up to date.

use super::{
    Sqlite, StoreError,
    folder::{self, Claim, beside, folder_of},
    migrations,
    rinsing::{self, Rinsing},
    writer,
};
use crate::config::Durability;
use sqlx::{
    ConnectOptions, Connection, Row, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{
    fs,
    path::Path,
    sync::{Arc, Mutex as Locked, atomic::AtomicI64},
    time::Duration,
};
use tokio::sync::{Mutex, mpsc};

/// How many pages the write-ahead log gathers before they are moved to the file.
const LOG_PAGES: u32 = 4000;
/// How long to wait for others who hold the database.
const PATIENCE: Duration = Duration::from_secs(5);

/// The `user_version` of a database that has nothing left of what was deleted: later versions of this program leave
/// nothing behind, earlier ones did.
const CLEAN: i64 = 1;

pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).foreign_keys(true).busy_timeout(PATIENCE).disable_statement_logging()
}

fn for_writing(file: &Path, durability: Durability) -> SqliteConnectOptions {
    let synchronous = match durability {
        Durability::Full => SqliteSynchronous::Full,
        Durability::Process => SqliteSynchronous::Normal,
    };
    options(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous)
        // What is deleted is written over.
        .pragma("secure_delete", "ON")
        // Moving pages from the log to the file holds up the writer. Done more rarely than by default it is hardly
        // more work each time, because the same pages change over and over.
        .pragma("wal_autocheckpoint", LOG_PAGES.to_string())
}

impl Sqlite {
    /// Opens the file, or makes it, and brings its schema up to date. Nobody else can while this one is in use.
    pub async fn open(file: &Path, durability: Durability) -> Result<Self, StoreError> {
        let claim = Claim::take(folder_of(file))?;
        find_or_make(file).await?;
        let mut connection = SqliteConnection::connect_with(&for_writing(file, durability)).await.map_err(seen)?;
        look_over(&mut connection).await?;
        migrations::migrator().run(&mut connection).await?;
        clean(&mut connection).await?;
        miss(&mut connection).await?;
        if durability == Durability::Full {
            rinsing::lay_out(&mut connection).await?;
        }
        Self::with(file, connection, durability, Some(claim)).await
    }

    /// Only looks, also into the database of an open house.
    pub async fn look_into(file: &Path) -> Result<Self, StoreError> {
        let connection = SqliteConnection::connect_with(&options(file).read_only(true)).await.map_err(seen)?;
        Self::with(file, connection, Durability::Process, None).await
    }

    async fn with(
        file: &Path,
        mut connection: SqliteConnection,
        durability: Durability,
        claim: Option<Claim>,
    ) -> Result<Self, StoreError> {
        let newest = sqlx::query("SELECT coalesce(max(number), 0) FROM tables").fetch_one(&mut connection).await?;
        let tables = AtomicI64::new(newest.try_get(0)?);
        let connection = Arc::new(Mutex::new(connection));
        let readers = SqlitePoolOptions::new().max_connections(4).connect_lazy_with(options(file).read_only(true));
        let (works, inbox) = mpsc::channel(1024);
        writer::start(connection.clone(), inbox).map_err(sqlx::Error::Io)?;
        let rinsing = Rinsing::new(connection.clone(), durability);
        Ok(Self { readers, connection, works, tables, rinsing, claim, well: Locked::default() })
    }
}

/// An empty database is put in place once it is whole, so that one that is empty or gone later is known to be damaged.
async fn find_or_make(file: &Path) -> Result<(), StoreError> {
    let unusable = |why| StoreError::Folder(file.to_owned(), why);
    let length = |path: &Path| fs::metadata(path).map_or(0, |about| about.len());
    if file.try_exists().map_err(unusable)? {
        let empty = length(file) == 0;
        return if empty { Err(StoreError::Damaged("the file is empty".to_owned())) } else { Ok(()) };
    }
    if length(&beside(file, "-wal")) > 0 {
        return Err(StoreError::Damaged("the file is gone, and only its log is left".to_owned()));
    }
    let fresh = beside(file, ".new");
    for left_over in [fresh.clone(), beside(&fresh, "-wal"), beside(&fresh, "-shm")] {
        if left_over.try_exists().map_err(unusable)? {
            fs::remove_file(left_over).map_err(unusable)?;
        }
    }
    // SQLite gives its other files the rights of this one.
    folder::private().create_new(true).open(&fresh).map_err(unusable)?;
    let mut connection = SqliteConnection::connect_with(&for_writing(&fresh, Durability::Full)).await?;
    migrations::migrator().run(&mut connection).await?;
    sqlx::query("PRAGMA user_version = 1").execute(&mut connection).await?;
    connection.close().await?;
    fs::rename(&fresh, file).map_err(unusable)?;
    folder::sync_folder(folder_of(file)).map_err(unusable)
}

/// Whether the database is whole, as far as that can be told from itself.
pub(super) async fn look_over(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: Vec<String> =
        sqlx::query_scalar("PRAGMA quick_check(1)").fetch_all(&mut *connection).await.map_err(seen)?;
    match found.first().map(String::as_str) {
        Some("ok") => Ok(()),
        found => Err(StoreError::Damaged(found.unwrap_or("nothing could be read").to_owned())),
    }
}

/// What SQLite says of a file that is not, or no longer, a database.
pub(super) fn seen(error: sqlx::Error) -> StoreError {
    // SQLITE_CORRUPT and SQLITE_NOTADB; an extended code has the plain one in its last byte.
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    match code.map(|code| code & 0xff) {
        Some(11 | 26) => StoreError::Damaged(error.to_string()),
        _ => error.into(),
    }
}

/// Once, all that earlier versions of this program have left of what was deleted goes.
async fn clean(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    if version < CLEAN {
        sqlx::raw_sql("VACUUM; PRAGMA user_version = 1; PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    }
    Ok(())
}

/// Tells of tables whose logs are shorter than they were. They cannot be played, and the others can.
async fn miss(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let short = sqlx::query(
        "WITH there AS (SELECT table_number, count(*) AS entries FROM entries GROUP BY table_number)
         SELECT id, seq, coalesce(entries, 0) FROM tables JOIN standings USING (number)
         LEFT JOIN there ON table_number = number WHERE seq <> coalesce(entries, 0)",
    );
    for row in short.fetch_all(connection).await? {
        let (table, seq, entries): (String, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        tracing::error!(%table, "the log of a table is damaged: {entries} of {seq} entries are there");
    }
    Ok(())
}
