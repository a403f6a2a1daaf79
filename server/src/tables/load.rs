//! A table comes back from the store: its game is opened and its log played again.

use super::{
    Command,
    connections::Connections,
    log_index::LogIndex,
    new_rules,
    room::{GameState, Room},
};
use crate::{
    house::House,
    protocol::Phase,
    store::{Entry, Fingerprint, StoreError, StoredSeat, StoredTable},
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
    let Replayed { stored, game, log_index, renewed, fingerprinted } = if stored.phase == Phase::Gathering {
        // Nothing has happened yet that other rules could change.
        let stored = new_rules::renewed(&stored).unwrap_or(stored);
        Replayed {
            stored,
            game: GameState::Gathering,
            log_index: LogIndex::default(),
            renewed: false,
            fingerprinted: None,
        }
    } else {
        let log = house.store.log(stored.number).await?;
        let kept = house.store.fingerprint(stored.number).await?;
        // A long game takes a while to play again.
        let replayed = tokio::task::spawn_blocking(move || replay(stored, log, kept));
        replayed.await.map_err(|error| StoreError::Damaged(error.to_string()))?
    };
    if renewed {
        house.store.save_table(&stored).await?;
    }
    Ok(Some(Room {
        house,
        stored,
        game,
        log_index,
        connections: Connections::default(),
        whole: HashMap::new(),
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

pub(super) fn open(stored: &StoredTable) -> Result<GameState, Phrase> {
    let kind = kind_of(stored)?;
    let damaged = |why: String| Phrase::new("error-read-only-damaged").with("detail", why);
    let sitter = |seat: &StoredSeat| Sitter {
        name: seat.name.clone(),
        player: seat.bot.clone().unwrap_or_else(|| "person".to_owned()),
    };
    let content: ContentHash = stored.content.parse().map_err(damaged)?;
    let opening = Opening {
        content: Some(content),
        options: stored.options.clone(),
        sitters: stored.seats.iter().map(sitter).collect(),
        seed: stored.seed.ok_or_else(|| damaged("there is no seed".to_owned()))?,
    };
    match kind.open(&opening) {
        Ok(table) => Ok(GameState::Open { kind, table }),
        Err(CannotOpen::UnknownContent(_)) => Err(Phrase::new("error-read-only-content")),
        Err(CannotOpen::Refused(why)) => Err(why),
        Err(other) => Err(damaged(other.to_string())),
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
}

fn replay(stored: StoredTable, log: Vec<Entry>, kept: Option<Fingerprint>) -> Replayed {
    let fingerprinted = kept.map(|kept| kept.seq);
    let closed = |stored, why, log| {
        let game = GameState::Closed { why, log };
        Replayed { stored, game, log_index: LogIndex::default(), renewed: false, fingerprinted }
    };
    let why = match open(&stored) {
        Ok(GameState::Open { kind, mut table }) => match play_again(table.as_mut(), &log) {
            Ok(log_index) => {
                let game = GameState::Open { kind, table };
                return Replayed { stored, game, log_index, renewed: false, fingerprinted };
            }
            Err((entry, why)) => {
                tracing::error!(table = stored.id, entry, why = %why.key, "the log cannot be played again");
                let why = Phrase::new("error-read-only-damaged").with("detail", format!("{entry}: {}", why.key));
                return closed(stored, why, log);
            }
        },
        Ok(game) => return Replayed { stored, game, log_index: LogIndex::default(), renewed: false, fingerprinted },
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
            Replayed { stored: renewed, game, log_index, renewed: true, fingerprinted }
        }
        Err(difference) => {
            tracing::warn!(table = stored.id, difference, "the table cannot go on by the rules and figures of today");
            closed(stored, why, log)
        }
    }
}

/// Plays a log at a new table; if that cannot be done, the number of the entry and why.
pub(super) fn play_again(table: &mut dyn Table, log: &[Entry]) -> Result<LogIndex, (usize, Phrase)> {
    let mut log_index = LogIndex::default();
    for (index, entry) in log.iter().enumerate() {
        let before = table.waiting().seats();
        let done = match &entry.action {
            Some(action) => table.play(entry.seat, action).map_err(|refused| refused.phrase()),
            None => table.undo(entry.seat),
        };
        done.map_err(|why| (index + 1, why))?;
        log_index.add(entry, before, table.waiting().seats());
    }
    Ok(log_index)
}
