//! Shortcuts through a long log: the game as it was after some of its entries, kept beside the log.
//!
//! The log and the seed stay the game. A snapshot is used only if its proof says that this very program took it, by these
//! rules and figures, of a log that begins exactly as this one does; any other is as good as none, and may be deleted.

use super::{load, log_index::LogIndex};
use crate::{
    house::House,
    protocol::Phase,
    store::{Entry, Snapshot, StoredTable},
};
use sha2::{Digest, Sha256};
use std::sync::{Arc, OnceLock};
use taverne_engine::{Seat, Table};
use taverne_games::Kind;

/// So many of the last plays are told to whoever comes to the table, and as many at once of what was before. (A table
/// comes back by a snapshot from before them, so that they need not be looked up.)
pub(crate) const PAGE: usize = 200;

/// Keeps a snapshot when there is time. Nobody waits for it, and nobody misses it.
pub(super) fn keep(house: &Arc<House>, snapshot: Snapshot) {
    let house = house.clone();
    tokio::spawn(async move {
        let table = snapshot.table;
        if let Err(error) = house.store.keep_snapshot(snapshot).await {
            tracing::warn!(%error, table, "a snapshot could not be kept");
        }
    });
}

/// The game as it stands, if it has just come to a milestone.
pub(super) fn taken(stored: &StoredTable, log_index: &LogIndex, table: &dyn Table) -> Option<Snapshot> {
    if table.last_milestone() != table.played() {
        return None;
    }
    let mut snapshot = Snapshot {
        table: stored.number,
        plays: log_index.plays(),
        seq: log_index.seq(),
        asked: log_index.asked().to_vec(),
        game: table.write_milestone()?,
        proof: [0; 32],
    };
    snapshot.proof = proof(stored, log_index.digest(), &snapshot)?;
    Some(snapshot)
}

/// A table as a snapshot knows it, and the log up to there.
pub(super) struct Shortcut {
    pub(super) table: Box<dyn Table>,
    pub(super) log_index: LogIndex,
}

/// The shortest way to the table as it stands: from the last good snapshot from before the latest page of its story.
pub(super) fn shortcut(
    kind: &'static dyn Kind,
    stored: &StoredTable,
    log: &[Entry],
    snapshots: &[Snapshot],
) -> Option<Shortcut> {
    let taken_back = log.iter().filter(|entry| entry.action.is_none()).count();
    let early_enough = log.len().checked_sub(2 * taken_back + PAGE)?;
    let mut good: Vec<&Snapshot> = Vec::new();
    let (mut digest, mut read) = (Sha256::new(), 0);
    for snapshot in snapshots.iter().filter(|it| it.table == stored.number && it.plays as usize <= early_enough) {
        // Those of one table are in the order of their entries.
        for entry in log.get(read..snapshot.seq as usize)? {
            LogIndex::digest_entry(&mut digest, entry);
        }
        read = snapshot.seq as usize;
        if proof(stored, digest.clone().finalize().into(), snapshot)? == snapshot.proof {
            good.push(snapshot);
        } else {
            tracing::info!(table = stored.id, plays = snapshot.plays, "a snapshot is not of this log and this program");
        }
    }
    let last = *good.last()?;
    let mut moves: Vec<(Seat, &serde_json::Value)> = Vec::with_capacity(last.plays as usize);
    let mut log_index = LogIndex::default();
    for entry in &log[..last.seq as usize] {
        match &entry.action {
            Some(action) => moves.push((entry.seat, action)),
            None => drop(moves.remove(moves.iter().rposition(|(seat, _)| *seat == entry.seat)?)),
        }
        log_index.note(entry);
    }
    log_index.set_asked(&last.asked)?;
    let milestones: Vec<_> = good.iter().map(|snapshot| (snapshot.plays as usize, snapshot.game.as_str())).collect();
    let table = kind.open_at(&load::opening(stored).ok()?, &moves, &milestones);
    let table = table.inspect_err(|error| tracing::warn!(table = stored.id, %error, "a snapshot cannot be used"));
    Some(Shortcut { table: table.ok()?, log_index })
}

/// What is true of this snapshot only; nothing if it is not known which program this is.
fn proof(stored: &StoredTable, log: [u8; 32], snapshot: &Snapshot) -> Option<[u8; 32]> {
    debug_assert_ne!(stored.phase, Phase::Gathering, "a table that has not begun has no moments");
    let mut hasher = Sha256::new();
    hasher.update(program()?);
    hasher.update(log);
    hasher.update(
        serde_json::json!([
            [stored.game, stored.rules_version, stored.content, stored.options, stored.seats.len()],
            stored.seed.map(|seed| seed.to_string()),
            [snapshot.plays, snapshot.seq],
            snapshot.asked,
            snapshot.game,
        ])
        .to_string(),
    );
    Some(hasher.finalize().into())
}

/// Which program this is, to the byte: another one may write its games differently without knowing it.
fn program() -> Option<[u8; 32]> {
    static PROGRAM: OnceLock<Option<[u8; 32]>> = OnceLock::new();
    *PROGRAM.get_or_init(|| {
        let program = std::env::current_exe().and_then(std::fs::read);
        let program = program.map(|program| Sha256::digest(program).into());
        program.inspect_err(|error| tracing::warn!(%error, "this program cannot be read: no snapshots are used")).ok()
    })
}
