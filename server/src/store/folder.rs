//! The folder of the house: one house at a time, and nobody else's eyes.

use super::StoreError;
use std::{
    fs::{self, DirBuilder, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

/// The file of the database.
pub const DATABASE: &str = "taverne.db";
const LOCK: &str = "taverne.lock";
/// What else may lie in a folder that is ours alone: games saved in the terminal.
const SAVED_GAMES: &str = "games";

/// The right to write into a folder. It ends with this value, or with the process, however that ends.
#[derive(Debug)]
pub(super) struct Claim(Vec<File>);

impl Claim {
    /// Makes the folder if it is missing, hides it from others, and takes it.
    pub(super) fn take(folder: &Path) -> Result<Self, StoreError> {
        let unusable = |why| StoreError::Folder(folder.to_owned(), why);
        make(folder).map_err(unusable)?;
        let mut locks = vec![private().create(true).truncate(false).open(folder.join(LOCK)).map_err(unusable)?];
        // The file may be deleted by somebody who tidies up, and the folder itself cannot while we are in it.
        if cfg!(unix) {
            locks.push(File::open(folder).map_err(unusable)?);
        }
        for lock in &locks {
            match lock.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(StoreError::Occupied(folder.to_owned())),
                Err(TryLockError::Error(why)) => return Err(unusable(why)),
            }
        }
        // Folders of earlier versions could be read by anybody.
        hide(folder).map_err(unusable)?;
        Ok(Self(locks))
    }

    /// Somebody else may have the folder now.
    pub(super) fn give_back(&self) -> io::Result<()> {
        self.0.iter().try_for_each(File::unlock)
    }
}

/// A file beside the database that SQLite keeps, such as `-wal`.
pub(super) fn beside(database: &Path, end: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(end);
    name.into()
}

pub(super) fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// For a file that only its owner can read.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A folder that only its owner can enter, unless it is already there.
pub(super) fn make(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Everything of ours is its owner's alone; the folder too, unless others have put something there.
fn hide(folder: &Path) -> io::Result<()> {
    let mut ours_alone = true;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if name.to_string_lossy().starts_with("taverne") && entry.file_type()?.is_file() {
            // SQLite takes its log away when its last reader goes, which may be now.
            match only_owner(&entry.path(), 0o600) {
                Err(why) if why.kind() == io::ErrorKind::NotFound => {}
                done => done?,
            }
        } else if name != SAVED_GAMES {
            ours_alone = false;
        }
    }
    if ours_alone { only_owner(folder, 0o700) } else { Ok(()) }
}

#[cfg(unix)]
pub(super) fn only_owner(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let now = fs::metadata(path)?.permissions();
    if now.mode() & 0o077 == 0 { Ok(()) } else { fs::set_permissions(path, fs::Permissions::from_mode(mode)) }
}

#[cfg(not(unix))]
pub(super) fn only_owner(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}

/// Makes sure that a new or renamed file is found again after a power cut.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
