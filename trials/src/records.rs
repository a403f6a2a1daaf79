//! Games recorded long ago still replay move by move to the same scores.

use crate::finished;
use std::{fs, path::Path};
use taverne_engine::{Game, Record, Seed, Session};

/// A recorded game of random decisions: its file, its seats and its options.
#[derive(Clone, Debug)]
pub struct Recorded<O> {
    pub file: &'static str,
    pub seats: usize,
    pub options: O,
}

pub fn still_replay<G: Game>(folder: &Path, recorded: &[Recorded<G::Options>]) {
    for Recorded { file, seats, .. } in recorded {
        let text = fs::read_to_string(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let session = Session::<G>::verify(&record).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(session.game().seats(), *seats);
        assert!(session.result().is_some_and(|scores| scores.winners().count() > 0 || *seats == 1));
        assert_eq!(record.to_text(), text, "{file} is written as it was");
    }
}

/// After the rules or the figures changed.
pub fn write_anew<G: Game>(folder: &Path, recorded: &[Recorded<G::Options>]) {
    for Recorded { file, seats, options } in recorded {
        let session = finished::<G>(options.clone(), *seats, Seed::numbered(2024, *seats as u64));
        fs::write(folder.join(file), session.record().to_text()).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
}
