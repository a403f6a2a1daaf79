//! Cards, boards and scenarios as data files: read, checked, hashed, and shared by every table that uses them.

mod frame;
mod kit;

pub use kit::{Family, Kit, Publications};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    fmt,
    path::Path,
    str::FromStr,
    sync::{Mutex, OnceLock},
};
use toml::{Spanned, Table, Value};

/// What a bad content file is told: where, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{}: {problem}", line.map(|line| format!(":{line}")).unwrap_or_default())]
pub struct ContentError {
    pub file: String,
    pub line: Option<usize>,
    pub problem: String,
}

/// The text of a game's content files, by name.
#[derive(Clone, Debug)]
pub struct Files(BTreeMap<String, String>);

impl Files {
    /// The files built into the binary.
    pub fn embedded(files: &[(&str, &str)]) -> Self {
        Self(files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect())
    }

    /// Files of a folder; those in `names` are wanted, anything else in TOML there is a mistake.
    pub fn of_folder(folder: &Path, names: &[&str]) -> Result<Self, ContentError> {
        let error =
            |file: &Path, problem: String| ContentError { file: file.display().to_string(), line: None, problem };
        let entries = folder.read_dir().map_err(|why| error(folder, format!("this folder cannot be read ({why})")))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.extension().is_some_and(|end| end == "toml") && !names.contains(&name.as_str()) {
                return Err(error(&path, format!("not a content file of this game; expected {}", names.join(", "))));
            }
        }
        let read = |&name: &&str| {
            let path = folder.join(name);
            let text = std::fs::read_to_string(&path);
            text.map(|text| (name.to_owned(), text)).map_err(|why| error(&path, format!("cannot be read ({why})")))
        };
        names.iter().map(read).collect::<Result<_, _>>().map(Self)
    }

    /// The same files with one of them replaced.
    #[must_use]
    pub fn replacing(mut self, name: &str, text: &str) -> Self {
        self.0.insert(name.to_owned(), text.to_owned());
        self
    }

    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// Reads one file; an error has the file and the line.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        let text = self.0.get(name).ok_or_else(|| self.error_in(name, "this file is missing"))?;
        toml::from_str(text).map_err(|error| {
            self.error_at(name, error.span().map(|span| span.start), error.message().trim().replace('\n', ", "))
        })
    }

    /// An error about something that was read from a known place.
    pub fn error<T>(&self, name: &str, place: &Spanned<T>, problem: impl Into<String>) -> ContentError {
        self.error_at(name, Some(place.span().start), problem)
    }

    /// An error about a whole file.
    pub fn error_in(&self, name: &str, problem: impl Into<String>) -> ContentError {
        self.error_at(name, None, problem)
    }

    fn error_at(&self, name: &str, at: Option<usize>, problem: impl Into<String>) -> ContentError {
        let text = self.text(name);
        let line = at.map(|at| text[..at.min(text.len())].matches('\n').count() + 1);
        ContentError { file: name.to_owned(), line, problem: problem.into() }
    }

    /// A figure that is not 0.
    pub fn at_least_one(&self, name: &str, figure: &Spanned<u8>) -> Result<u8, ContentError> {
        match *figure.get_ref() {
            0 => Err(self.error(name, figure, "must be at least 1, not 0")),
            figure => Ok(figure),
        }
    }

    /// A fingerprint of all figures; comments, spacing and provenance do not count.
    pub fn hash(&self) -> ContentHash {
        let mut hash = Sha256::new();
        for (name, text) in &self.0 {
            let mut table: Table = toml::from_str(text).unwrap_or_default();
            table.retain(|_, value| without_provenance(value));
            hash.update(name.as_bytes());
            hash.update([0]);
            hash.update(toml::to_string(&table).unwrap_or_default().as_bytes());
            hash.update([0]);
        }
        let digest: [u8; 32] = hash.finalize().into();
        ContentHash(digest[..16].try_into().expect("sixteen of thirty-two bytes"))
    }
}

/// Drops every `source` from a value; always true, so that it can be used to retain.
fn without_provenance(value: &mut Value) -> bool {
    match value {
        Value::Table(table) => {
            table.remove("source");
            table.retain(|_, value| without_provenance(value));
        }
        Value::Array(values) => values.retain_mut(without_provenance),
        _ => {}
    }
    true
}

/// Pins the figures a game was played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ContentHash([u8; 16]);

impl fmt::Display for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ContentHash({self})")
    }
}

impl FromStr for ContentHash {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut bytes = [0; 16];
        hex::decode_to_slice(text, &mut bytes)
            .map_err(|_| format!("a content hash is 32 hexadecimal digits, not {text:?}"))?;
        Ok(Self(bytes))
    }
}

impl Serialize for ContentHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ContentHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The content of a game.
pub trait Content: Sized + Send + Sync + fmt::Debug + 'static {
    /// The files built into the binary, with their names.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks the files.
    fn read(files: &Files) -> Result<Self, ContentError>;

    fn hash(&self) -> ContentHash;

    /// The one place where the contents of this game are kept.
    fn shelf() -> &'static Shelf<Self>;
}

/// Keeps each content once, for as long as the program runs, so that a game can refer to it by address.
#[derive(Debug)]
pub struct Shelf<C: 'static> {
    builtin: OnceLock<&'static C>,
    all: Mutex<Vec<&'static C>>,
}

impl<C: Content> Shelf<C> {
    #[expect(clippy::new_without_default, reason = "a shelf is only ever a static")]
    pub const fn new() -> Self {
        Self { builtin: OnceLock::new(), all: Mutex::new(Vec::new()) }
    }

    /// The content that comes with the binary.
    pub fn builtin(&self) -> &'static C {
        self.builtin.get_or_init(|| {
            let content = C::read(&Files::embedded(C::FILES));
            self.keep(content.unwrap_or_else(|error| panic!("the content built into this program is bad: {error}")))
        })
    }

    /// Reads another content from a folder and keeps it.
    pub fn load(&self, folder: &Path) -> Result<&'static C, ContentError> {
        let names: Vec<_> = C::FILES.iter().map(|&(name, _)| name).collect();
        Ok(self.keep(C::read(&Files::of_folder(folder, &names)?)?))
    }

    /// Keeps a content; the same figures are kept only once.
    pub fn keep(&self, content: C) -> &'static C {
        let mut all = self.all.lock().expect("nobody panics while holding the shelf");
        let hash = content.hash();
        if let Some(known) = all.iter().find(|known| known.hash() == hash) {
            return known;
        }
        let kept: &'static C = Box::leak(Box::new(content));
        all.push(kept);
        kept
    }

    pub fn find(&self, hash: ContentHash) -> Option<&'static C> {
        self.builtin();
        self.all.lock().expect("nobody panics while holding the shelf").iter().copied().find(|c| c.hash() == hash)
    }
}

/// A game's reference to its content: an address in memory, a hash on disk.
pub struct Pinned<C: 'static>(pub &'static C);

impl<C> Clone for Pinned<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C> Copy for Pinned<C> {}
impl<C> PartialEq for Pinned<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl<C> Eq for Pinned<C> {}
impl<C: Content> fmt::Debug for Pinned<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pinned({})", self.0.hash())
    }
}
impl<C> std::ops::Deref for Pinned<C> {
    type Target = C;
    fn deref(&self) -> &C {
        self.0
    }
}
impl<C: Content> Serialize for Pinned<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.hash().serialize(serializer)
    }
}
impl<'de, C: Content> Deserialize<'de> for Pinned<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = ContentHash::deserialize(deserializer)?;
        let missing = || serde::de::Error::custom(format!("no content with hash {hash} is loaded"));
        C::shelf().find(hash).map(Self).ok_or_else(missing)
    }
}
