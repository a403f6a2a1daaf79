//! `taverne backup` and `taverne restore`: copies of what a house keeps.

use crate::{
    args::{BackupArgs, RestoreArgs},
    failure::Failure,
    host::Host,
    saves::data_folder,
};
use std::{
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};
use taverne_engine::Phrase;
use taverne_server::store::{self, Copied, StoreError};

pub(crate) fn run(host: &mut Host, args: &BackupArgs) -> Result<(), Failure> {
    let data = data_folder(args.data.as_deref())?;
    let file = args.into.join(format!("taverne-{}.db", now()));
    let copied = wait_for(store::backup(&data, &file)).map_err(|why| Failure::store(&data, why))?;
    let Copied { tables, entries, .. } = copied;
    host.tell(&Phrase::new("backup-done").with("file", shown(&file)).with("tables", tables).with("entries", entries))?;
    Ok(())
}

pub(crate) fn restore(host: &mut Host, args: &RestoreArgs) -> Result<(), Failure> {
    let data = data_folder(args.data.as_deref())?;
    let from = if args.from.is_dir() { newest(&args.from)? } else { args.from.clone() };
    let aside = args.replace.then(|| format!(".before-{}", now()));
    let copied = wait_for(store::restore(&from, &data, aside.as_deref())).map_err(|why| Failure::store(&from, why))?;
    let Copied { tables, entries, set_aside } = copied;
    host.tell(&Phrase::new("restore-done").with("file", shown(&from)).with("tables", tables).with("entries", entries))?;
    if let Some(file) = &set_aside {
        host.tell(&Phrase::new("restore-aside").with("file", shown(file)))?;
    }
    Ok(())
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Names in the order of time.
fn now() -> String {
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    now.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// The copy with the latest time in its name.
fn newest(folder: &Path) -> Result<PathBuf, Failure> {
    let is_copy = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.starts_with("taverne-") && name.ends_with(".db")
    };
    let files = fs::read_dir(folder).map_err(|why| Failure::file("failed-read", folder, &why))?;
    let copies = files.filter_map(|entry| Some(entry.ok()?.path())).filter(is_copy);
    copies.max().ok_or_else(|| Failure::store(folder, StoreError::Nothing(folder.to_owned())))
}

fn wait_for<T>(doing: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|why| StoreError::Folder(PathBuf::new(), why))?.block_on(doing)
}
