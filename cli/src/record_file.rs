//! Records in files.

use crate::failure::Failure;
use std::{fs, path::Path};
use taverne_engine::Record;
use taverne_games::Kind;

/// No game is that long: what is larger is something else.
const LARGEST: u64 = 32 << 20;

/// Reads a record and finds its game.
pub(crate) fn read(path: &Path, content: Option<&Path>) -> Result<(Record, &'static dyn Kind), Failure> {
    let unreadable = |why: std::io::Error| Failure::file("failed-read", path, &why);
    let about = fs::metadata(path).map_err(unreadable)?;
    if !about.is_file() {
        return Err(Failure::file("failed-not-a-file", path, &""));
    }
    if about.len() > LARGEST {
        return Err(Failure::record(path, &taverne_engine::RecordError::Foreign));
    }
    let bytes = fs::read(path).map_err(unreadable)?;
    let text = String::from_utf8_lossy(&bytes);
    let record = Record::parse(&text).map_err(|why| Failure::record(path, &why))?;
    let kind = taverne_games::find(&record.game).map_err(|unknown| {
        let ours = "";
        Failure::record(path, &taverne_engine::RecordError::OtherGame { theirs: unknown.0, ours })
    })?;
    if let Some(folder) = content {
        kind.load_content(folder)?;
    }
    Ok((record, kind))
}
