//! Copies of the database: made while the house is open, put back while it is closed.

use super::{
    StoreError,
    folder::{self, Claim, DATABASE, beside, folder_of},
    opening::{look_over, options, seen},
};
use sqlx::{Connection, SqliteConnection};
use std::{
    fs::{self, File},
    path::{Path, PathBuf},
};

/// A whole copy, and what is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    pub tables: i64,
    pub entries: i64,
    /// Where the database is now that was there before.
    pub set_aside: Option<PathBuf>,
}

/// Copies the database in the folder `data`, whether a house is open in it or not, to a new file.
pub async fn backup(data: &Path, to: &Path) -> Result<Copied, StoreError> {
    let from = data.join(DATABASE);
    if !from.try_exists().map_err(unusable(&from))? {
        return Err(StoreError::Nothing(data.to_owned()));
    }
    if to.try_exists().map_err(unusable(to))? {
        return Err(StoreError::InTheWay(to.to_owned()));
    }
    folder::make(folder_of(to)).map_err(unusable(to))?;
    let part = beside(to, ".part");
    let copied = copy(&from, &part).await?;
    put(&part, to)?;
    Ok(copied)
}

/// Puts a copy in the place of the database in the folder `data`. What is there already is kept under a name that ends
/// in `aside`; without one it stays where it is, and so does everything.
pub async fn restore(from: &Path, data: &Path, aside: Option<&str>) -> Result<Copied, StoreError> {
    if !from.try_exists().map_err(unusable(from))? {
        return Err(StoreError::Nothing(from.to_owned()));
    }
    let _claim = Claim::take(data)?;
    let file = data.join(DATABASE);
    let there = |end| beside(&file, end).try_exists().map_err(unusable(data));
    let occupied = there("")? || there("-wal")?;
    if occupied && aside.is_none() {
        return Err(StoreError::InTheWay(file));
    }
    let fresh = beside(&file, ".new");
    let mut copied = copy(from, &fresh).await?;
    if let Some(aside) = aside.filter(|_| occupied) {
        let aside = beside(&file, aside);
        // The log goes along under the name by which SQLite finds it again. The third file can be made anew.
        for end in ["", "-wal"] {
            if there(end)? {
                fs::rename(beside(&file, end), beside(&aside, end)).map_err(unusable(data))?;
            }
        }
        if there("-shm")? {
            fs::remove_file(beside(&file, "-shm")).map_err(unusable(data))?;
        }
        copied.set_aside = Some(aside);
    }
    put(&fresh, &file)?;
    Ok(copied)
}

/// Writes all that is in one database, its log included, to a new one, and looks that over.
async fn copy(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    for left_over in [to.to_owned(), beside(to, "-journal")] {
        if left_over.try_exists().map_err(unusable(to))? {
            fs::remove_file(left_over).map_err(unusable(to))?;
        }
    }
    folder::private().create_new(true).open(to).map_err(unusable(to))?;
    let copied = write(from, to).await;
    if copied.is_err() {
        let _ = fs::remove_file(to);
    }
    copied
}

async fn write(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    let log = fs::metadata(beside(from, "-wal")).is_ok_and(|about| about.len() > 0);
    // Without a log nobody is writing, and nothing need be written beside it either: it may lie on a disk for reading.
    let alone = !log && from.file_name().is_none_or(|name| name != DATABASE);
    let mut source =
        SqliteConnection::connect_with(&options(from).read_only(true).immutable(alone)).await.map_err(seen)?;
    look_over(&mut source).await?;
    let name = to.to_str().ok_or_else(|| StoreError::Damaged(format!("{} is no name", to.display())))?;
    sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut source).await.map_err(seen)?;
    source.close().await?;
    let mut copy = SqliteConnection::connect_with(&options(to).read_only(true).immutable(true)).await.map_err(seen)?;
    look_over(&mut copy).await?;
    let count = async |sql: &'static str, copy: &mut SqliteConnection| -> Result<i64, StoreError> {
        let foreign = |why: sqlx::Error| StoreError::Damaged(format!("this is no database of the Taverne: {why}"));
        sqlx::query_scalar(sql).fetch_one(copy).await.map_err(foreign)
    };
    let tables = count("SELECT count(*) FROM tables", &mut copy).await?;
    let entries = count("SELECT count(*) FROM entries", &mut copy).await?;
    copy.close().await?;
    Ok(Copied { tables, entries, set_aside: None })
}

/// Gives a finished copy its name.
fn put(copy: &Path, to: &Path) -> Result<(), StoreError> {
    let done = File::open(copy).and_then(|file| file.sync_all());
    done.and_then(|()| fs::rename(copy, to)).and_then(|()| folder::sync_folder(folder_of(to))).map_err(unusable(to))
}

fn unusable(path: &Path) -> impl Fn(std::io::Error) -> StoreError {
    move |why| StoreError::Folder(path.to_owned(), why)
}
