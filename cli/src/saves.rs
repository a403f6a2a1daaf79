//! Saved games: one file each, in a folder of the player's own.

use crate::failure::Failure;
use std::{
    env, fs,
    path::{Path, PathBuf},
    time::SystemTime,
};
use taverne_engine::{Phrase, Record};

/// Where the player says, or where this system keeps such things.
pub(crate) fn data_folder(asked: Option<&Path>) -> Result<PathBuf, Failure> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = asked
        .map(Path::to_owned)
        .or_else(|| set("XDG_DATA_HOME").filter(|folder| folder.is_absolute()).map(|folder| folder.join("taverne")))
        .or_else(|| set("HOME").map(|home| home.join(".local/share/taverne")))
        .or_else(|| set("LOCALAPPDATA").map(|folder| folder.join("taverne")));
    data.ok_or_else(|| Failure::Failed(Phrase::new("failed-no-home")))
}

/// The folder of saved games.
pub(crate) struct Saves(PathBuf);

impl Saves {
    pub(crate) fn find(asked: Option<&Path>) -> Result<Self, Failure> {
        Ok(Self(data_folder(asked)?.join("games")))
    }

    /// A new file, in a folder that is there.
    pub(crate) fn new_file(&self, record: &Record) -> Result<SaveFile, Failure> {
        fs::create_dir_all(&self.0).map_err(|why| Failure::file("failed-save", &self.0, &why))?;
        let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
        let now: String = now.chars().filter(char::is_ascii_alphanumeric).collect();
        let mark: String = record.commitment.to_string().chars().take(6).collect();
        let free = |number: &u32| {
            let number = if *number == 0 { String::new() } else { format!("-{number}") };
            let path = self.0.join(format!("{}-{now}-{mark}{number}.json", record.game));
            (!path.exists()).then_some(path)
        };
        let path = (0..u32::MAX).find_map(|number| free(&number)).expect("there is always a free name");
        Ok(SaveFile(path))
    }

    /// The game of last time: the newest that is not finished, of this game if one is named.
    pub(crate) fn newest(&self, game: Option<&str>) -> Result<PathBuf, Failure> {
        let mut files: Vec<(SystemTime, PathBuf)> = fs::read_dir(&self.0)
            .into_iter()
            .flatten()
            .filter_map(|entry| {
                let path = entry.ok()?.path();
                let saved = path.extension().is_some_and(|end| end == "json");
                saved
                    .then(|| fs::metadata(&path).and_then(|about| about.modified()).ok())
                    .flatten()
                    .map(|at| (at, path))
            })
            .collect();
        files.sort_unstable();
        let unfinished = |path: &PathBuf| {
            let record = fs::read_to_string(path).ok().and_then(|text| Record::parse(&text).ok());
            record.is_some_and(|it| it.result.is_none() && game.is_none_or(|game| it.game == game))
        };
        let newest = files.into_iter().rev().map(|(_, path)| path).find(unfinished);
        let folder = self.0.display().to_string();
        newest.ok_or_else(|| Failure::Failed(Phrase::new("failed-nothing-to-resume").with("folder", folder)))
    }
}

/// The file of one game. It never leaves its owner's computer: the seed is in it.
#[derive(Debug)]
pub(crate) struct SaveFile(PathBuf);

impl SaveFile {
    pub(crate) fn at(path: PathBuf) -> Self {
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a new file and puts it in the place of the old one, so that at any moment one of them is whole.
    pub(crate) fn write(&self, record: &Record) -> Result<(), Failure> {
        let fresh = self.0.with_extension("json.tmp");
        fs::write(&fresh, record.to_text())
            .and_then(|()| fs::rename(&fresh, &self.0))
            .map_err(|why| Failure::file("failed-save", &self.0, &why))
    }
}
