//! A table comes back from the store: its game is opened and its log played again.

use super::{
    Command,
    connections::Connections,
    log_index::LogIndex,
    new_rules,
    room::{GameState, Room},
    snapshots::{self, Shortcut},
    views::Views,
};
use crate::{
    house::House,
    protocol::Phase,
    store::{Entry, Fingerprint, Snapshot, StoreError, StoredSeat, StoredTable},
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};
use taverne_engine::{ContentHash, Phrase, Table, record::Sitter};
use taverne_games::{CannotOpen, Kind, Opening};
use tokio::sync::mpsc;

pub(super) async fn room(
    house: Arc<House>,
    id: &str,
    myself: mpsc::WeakSender<Command>,
) -> Result<Option<Room>, StoreError> {
    let Some(stored) = house.store.table(id).await? else { return Ok(None) };
    let chat = house.store.chat(stored.number, 50).await?;
    let chat_lines = chat.last().map_or(0, |(line, _)| line.number);
    let chat = chat.into_iter().map(|(line, message)| (message, line.number)).collect();
    let Replayed { stored, game, log_index, renewed, fingerprinted, snapshots } = if stored.phase == Phase::Gathering {
        // Nothing has happened yet that other rules could change.
        let stored = new_rules::renewed(&stored).unwrap_or(stored);
        Replayed {
            stored,
            game: GameState::Gathering,
            log_index: LogIndex::default(),
            renewed: false,
            fingerprinted: None,
            snapshots: Vec::new(),
        }
    } else {
        let log = house.store.log(stored.number).await?;
        let kept = house.store.fingerprint(stored.number).await?;
        let snapshots = house.store.snapshots(stored.number).await.unwrap_or_default();
        // A long game takes a while to play again.
        let replayed = tokio::task::spawn_blocking(move || replay(stored, log, kept, &snapshots));
        replayed.await.map_err(|error| StoreError::Damaged(error.to_string()))?
    };
    if renewed {
        house.store.save_table(&stored).await?;
    }
    for snapshot in snapshots {
        snapshots::keep(&house, snapshot);
    }
    Ok(Some(Room {
        house,
        stored,
        game,
        log_index,
        connections: Connections::default(),
        whole: HashMap::new(),
        views: Views::default(),
        chat,
        chat_lines,
        bots: Mutex::default(),
        thinking: HashMap::new(),
        myself,
        lost: false,
        fingerprinted,
    }))
}

/// The game with that id and exactly the rules the table was opened with.
pub(super) fn kind_of(stored: &StoredTable) -> Result<&'static dyn Kind, Phrase> {
    let kind = taverne_games::find(&stored.game)
        .map_err(|_| Phrase::new("error-read-only-game").with("game", stored.game.as_str()))?;
    if kind.rules_version() == stored.rules_version {
        Ok(kind)
    } else {
        let why = Phrase::new("error-read-only-rules");
        Err(why.with("theirs", stored.rules_version).with("ours", kind.rules_version()))
    }
}

/// Whether a table is known to open without asking what has changed since.
pub(super) fn by_our_rules(stored: &StoredTable) -> bool {
    kind_of(stored).is_ok_and(|kind| kind.builtin_content().to_string() == stored.content)
}

/// Why a table cannot be played on, as far as one can tell without opening it.
pub(super) fn unplayable(stored: &StoredTable) -> Option<Phrase> {
    kind_of(stored).err()
}

/// What a table is opened with.
pub(super) fn opening(stored: &StoredTable) -> Result<Opening, Phrase> {
    let damaged = |why: String| Phrase::new("error-read-only-damaged").with("detail", why);
    let sitter = |seat: &StoredSeat| Sitter {
        name: seat.name.clone(),
        player: seat.bot.clone().unwrap_or_else(|| "person".to_owned()),
    };
    let content: ContentHash = stored.content.parse().map_err(damaged)?;
    Ok(Opening {
        content: Some(content),
        options: stored.options.clone(),
        sitters: stored.seats.iter().map(sitter).collect(),
        seed: stored.seed.ok_or_else(|| damaged("there is no seed".to_owned()))?,
    })
}

pub(super) fn open(stored: &StoredTable) -> Result<GameState, Phrase> {
    let kind = kind_of(stored)?;
    match kind.open(&opening(stored)?) {
        Ok(table) => Ok(GameState::Open { kind, table }),
        Err(CannotOpen::UnknownContent(_)) => Err(Phrase::new("error-read-only-content")),
        Err(CannotOpen::Refused(why)) => Err(why),
        Err(other) => Err(Phrase::new("error-read-only-damaged").with("detail", other.to_string())),
    }
}

/// A table that has begun, as it comes back.
struct Replayed {
    stored: StoredTable,
    game: GameState,
    log_index: LogIndex,
    /// It goes on by other rules or figures than before, which is to be stored.
    renewed: bool,
    /// The entry after which it is kept what every seat saw.
    fingerprinted: Option<u32>,
    /// Those that were missing on the way.
    snapshots: Vec<Snapshot>,
}

fn replay(stored: StoredTable, log: Vec<Entry>, kept: Option<Fingerprint>, snapshots: &[Snapshot]) -> Replayed {
    let fingerprinted = kept.map(|kept| kept.seq);
    let replayed = |stored, game, log_index| {
        let (renewed, snapshots) = (false, Vec::new());
        Replayed { stored, game, log_index, renewed, fingerprinted, snapshots }
    };
    let closed = |stored, why, log| replayed(stored, GameState::Closed { why, log }, LogIndex::default());
    if let Some((game, log_index, missing)) = by_shortcut(&stored, &log, snapshots) {
        return Replayed { snapshots: missing, ..replayed(stored, game, log_index) };
    }
    let why = match open(&stored) {
        Ok(GameState::Open { kind, mut table }) => {
            let (mut log_index, mut missing) = (LogIndex::default(), Vec::new());
            let noted = |log_index: &LogIndex, table: &dyn Table| {
                missing.extend(snapshots::taken(&stored, log_index, table).filter(|it| !snapshots.contains(it)));
            };
            match play_on(table.as_mut(), &log, &mut log_index, noted) {
                Ok(()) => {
                    let game = GameState::Open { kind, table };
                    return Replayed { snapshots: missing, ..replayed(stored, game, log_index) };
                }
                Err((entry, why)) => {
                    tracing::error!(table = stored.id, entry, why = %why.key, "the log cannot be played again");
                    let why = Phrase::new("error-read-only-damaged").with("detail", format!("{entry}: {}", why.key));
                    return closed(stored, why, log);
                }
            }
        }
        Ok(game) => return replayed(stored, game, LogIndex::default()),
        Err(why) => why,
    };
    match new_rules::carried_over(&stored, &log, kept) {
        Ok((renewed, game, log_index)) => {
            tracing::info!(
                table = stored.id,
                game = stored.game,
                rules = format!("{} -> {}", stored.rules_version, renewed.rules_version),
                figures = if stored.content == renewed.content { "the same" } else { "corrected" },
                "the table goes on: what has changed since makes no difference to it"
            );
            Replayed { renewed: true, ..replayed(renewed, game, log_index) }
        }
        Err(difference) => {
            tracing::warn!(table = stored.id, difference, "the table cannot go on by the rules and figures of today");
            closed(stored, why, log)
        }
    }
}

/// The table as it stands, from a snapshot on; nothing if there is none that fits the log to its end.
fn by_shortcut(
    stored: &StoredTable,
    log: &[Entry],
    snapshots: &[Snapshot],
) -> Option<(GameState, LogIndex, Vec<Snapshot>)> {
    let kind = kind_of(stored).ok()?;
    let Shortcut { mut table, mut log_index } = snapshots::shortcut(kind, stored, log, snapshots)?;
    let mut missing = Vec::new();
    let noted = |log_index: &LogIndex, table: &dyn Table| {
        missing.extend(snapshots::taken(stored, log_index, table).filter(|it| !snapshots.contains(it)));
    };
    let rest = &log[log_index.seq() as usize..];
    if let Err((entry, why)) = play_on(table.as_mut(), rest, &mut log_index, noted) {
        tracing::error!(table = stored.id, entry, why = %why.key, "the log does not go on from a snapshot");
        return None;
    }
    Some((GameState::Open { kind, table }, log_index, missing))
}

/// Plays a log at a new table; if that cannot be done, the number of the entry and why.
pub(super) fn play_again(table: &mut dyn Table, log: &[Entry]) -> Result<LogIndex, (u32, Phrase)> {
    let mut log_index = LogIndex::default();
    play_on(table, log, &mut log_index, |_, _| {})?;
    Ok(log_index)
}

/// Plays what comes next in a log. At each milestone somebody may take note of it.
fn play_on(
    table: &mut dyn Table,
    entries: &[Entry],
    log_index: &mut LogIndex,
    mut milestone: impl FnMut(&LogIndex, &dyn Table),
) -> Result<(), (u32, Phrase)> {
    for entry in entries {
        let before = table.waiting().seats();
        let done = match &entry.action {
            Some(action) => table.play(entry.seat, action).map_err(|refused| refused.phrase()),
            None => table.undo(entry.seat),
        };
        done.map_err(|why| (log_index.seq() + 1, why))?;
        log_index.add(entry, before, table.waiting().seats());
        if table.last_milestone() == table.played() {
            milestone(log_index, table);
        }
    }
    Ok(())
}
