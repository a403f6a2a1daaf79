//! A table whose rules or figures have changed since it was last played: it goes on if that makes no difference to it.
//!
//! What every seat saw is kept in short whenever a table comes to rest. A later version plays the log again by its own
//! rules; if it accepts every entry and every seat sees the same, nobody at the table can tell the versions apart.

use super::{load, log_index::LogIndex, room::GameState};
use crate::store::{Entry, Fingerprint, StoredTable};
use sha2::{Digest, Sha256};
use taverne_engine::{Seat, Table, Viewer};
use taverne_games::Kind;

/// What every seat sees now, and whom the game waits for.
pub(super) fn fingerprint(number: i64, seq: u32, table: &dyn Table) -> Fingerprint {
    let mut hasher = Sha256::new();
    let waiting = table.waiting().seats();
    for seat in (0..table.sitters().len()).map(Seat::new) {
        hasher.update([u8::from(waiting.contains(seat))]);
        hasher.update(table.view(Viewer::Seat(seat)).to_string());
        // Views are JSON, in which this byte is in no place.
        hasher.update([0]);
    }
    Fingerprint { table: number, seq, views: hasher.finalize().into() }
}

/// The table with the rules of this program, and with its figures unless it still has those of the table; nothing if it
/// does not have the game at all.
pub(super) fn renewed(stored: &StoredTable) -> Option<StoredTable> {
    let kind = taverne_games::find(&stored.game).ok()?;
    let content = if knows_content(kind, stored) { stored.content.clone() } else { kind.builtin_content().to_string() };
    Some(StoredTable { rules_version: kind.rules_version(), content, ..stored.clone() })
}

fn knows_content(kind: &dyn Kind, stored: &StoredTable) -> bool {
    stored.content.parse().is_ok_and(|hash| kind.catalogue(Some(hash)).is_some())
}

/// The table as it goes on, or why it cannot, for the log of the house.
pub(super) fn carried_over(
    stored: &StoredTable,
    log: &[Entry],
    kept: Option<Fingerprint>,
) -> Result<(StoredTable, GameState, LogIndex), String> {
    let kept = kept.ok_or("it is not known what its seats saw")?;
    if kept.seq as usize != log.len() {
        return Err(format!("what its seats saw is known for entry {} of {} only", kept.seq, log.len()));
    }
    let renewed = renewed(stored).ok_or("the game is unknown")?;
    let GameState::Open { kind, mut table } = load::open(&renewed).map_err(|why| why.key.into_owned())? else {
        return Err("it has not begun".to_owned());
    };
    let log_index =
        load::play_again(table.as_mut(), log).map_err(|(entry, why)| format!("entry {entry}: {}", why.key))?;
    if fingerprint(stored.number, kept.seq, table.as_ref()) != kept {
        return Err("its seats would see something else".to_owned());
    }
    Ok((renewed, GameState::Open { kind, table }, log_index))
}
