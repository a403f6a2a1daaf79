//! A table comes back from the store: its game is opened and its log played again.

use super::{
    Command,
    connections::Connections,
    log_index::LogIndex,
    room::{GameState, Room},
};
use crate::{
    house::House,
    protocol::Phase,
    store::{Entry, StoreError, StoredSeat, StoredTable},
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};
use taverne_engine::{ContentHash, Phrase, record::Sitter};
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
    let (stored, game, log_index) = if stored.phase == Phase::Gathering {
        (stored, GameState::Gathering, LogIndex::default())
    } else {
        let log = house.store.log(stored.number).await?;
        // A long game takes a while to play again.
        let replayed = tokio::task::spawn_blocking(move || {
            let (game, log_index) = replay(&stored, log);
            (stored, game, log_index)
        });
        replayed.await.map_err(|error| StoreError::Damaged(error.to_string()))?
    };
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

fn replay(stored: &StoredTable, log: Vec<Entry>) -> (GameState, LogIndex) {
    let mut log_index = LogIndex::default();
    let game = match open(stored) {
        Ok(game) => game,
        Err(why) => return (GameState::Closed { why, log }, log_index),
    };
    let GameState::Open { kind, mut table } = game else { return (game, log_index) };
    for (index, entry) in log.iter().enumerate() {
        let before = table.waiting().seats();
        let done = match &entry.action {
            Some(action) => table.play(entry.seat, action).map_err(|trouble| trouble.phrase()),
            None => table.undo(entry.seat),
        };
        if let Err(why) = done {
            tracing::error!(table = stored.id, entry = index + 1, why = %why.key, "the log cannot be played again");
            let why = Phrase::new("error-read-only-damaged").with("detail", format!("{}: {}", index + 1, why.key));
            return (GameState::Closed { why, log }, LogIndex::default());
        }
        log_index.add(entry, before, table.waiting().seats());
    }
    (GameState::Open { kind, table }, log_index)
}
