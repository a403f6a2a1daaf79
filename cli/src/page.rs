//! Reports in files.

use crate::failure::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Where a page will be written. That it can be is known before hours of play, not after.
#[derive(Debug)]
pub(crate) struct PageFile(PathBuf);

impl PageFile {
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let opened = fs::OpenOptions::new().create(true).append(true).open(path);
        opened.map_err(|why| Failure::file("failed-write", path, &why))?;
        Ok(Self(path.to_owned()))
    }

    pub(crate) fn write(&self, page: &str) -> Result<(), Failure> {
        fs::write(&self.0, page).map_err(|why| Failure::file("failed-write", &self.0, &why))
    }

    pub(crate) fn path(&self) -> String {
        self.0.display().to_string()
    }
}
