//! One table in use: the game, who sits where, who looks on.

use super::{Command, connections::Connections, load, log_index::LogIndex, new_rules};
use crate::{
    clock::now,
    house::House,
    protocol::{Code, Phase, Problem, SeatInfo, SeatKind, TableCampaign, TableInfo, WaitingFor},
    scheduler::Permit,
    store::{CampaignPlace, Entry, Fingerprint, StoreError, StoredSeat, StoredTable},
};
use bytes::Bytes;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use taverne_engine::{
    Phrase, Record, Seat, SeatSet, Table, Viewer,
    record::{FORMAT, Move, Sitter},
};
use taverne_games::{Kind, TableBot};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

pub(crate) struct Room {
    pub(super) house: Arc<House>,
    pub(super) stored: StoredTable,
    pub(super) game: GameState,
    pub(super) log_index: LogIndex,
    pub(super) connections: Connections,
    /// The whole update for each set of seats as of now, if somebody has just asked for it.
    pub(super) whole: HashMap<SeatSet, Bytes>,
    /// Ids of recent chat messages, and the number of the last line.
    pub(super) chat: HashMap<String, u32>,
    pub(super) chat_lines: u32,
    /// Bots that sit here and do not think just now. (A bot may not be shared between threads; locking never waits.)
    pub(super) bots: Mutex<HashMap<Seat, Box<dyn TableBot>>>,
    /// Seats whose bots think, and about which entry.
    pub(super) thinking: HashMap<Seat, u32>,
    /// To give to bots, so that they can tell what they chose. Weak, so that it does not keep the table in use.
    pub(super) myself: mpsc::WeakSender<Command>,
    /// What is in memory is not what is on disk, and that could not be read: the table has to be opened anew.
    pub(super) lost: bool,
    /// The entry after which it is kept what every seat saw.
    pub(super) fingerprinted: Option<u32>,
}

/// The game itself, if it can be played.
pub(super) enum GameState {
    /// It has not begun.
    Gathering,
    Open {
        kind: &'static dyn Kind,
        table: Box<dyn Table>,
    },
    /// This program does not have the rules or the figures of this table.
    Closed {
        why: Phrase,
        log: Vec<Entry>,
    },
}

/// What is needed to look back.
pub(crate) struct Past {
    pub(crate) kind: Option<&'static dyn Kind>,
    /// With the seed and all moves: not for everybody's eyes.
    pub(crate) record: Record,
    pub(crate) over: bool,
    /// The table's number in the store.
    pub(crate) table: i64,
    pub(crate) viewer: Viewer,
    /// Whoever looks back has a turn as long as they have this.
    pub(crate) _turn: Option<Permit>,
}

impl Room {
    pub(super) async fn run(
        house: Arc<House>,
        id: String,
        myself: mpsc::WeakSender<Command>,
        mut inbox: mpsc::Receiver<Command>,
    ) {
        let mut room = match load::room(house.clone(), &id, myself).await {
            Ok(Some(room)) => room,
            nothing => {
                let problem = nothing.err().map_or_else(Problem::no_table, Problem::from);
                return house.tables.turn_away(&id, &mut inbox, &problem);
            }
        };
        room.wake_bots();
        let (mut last_command, mut last_care) = (Instant::now(), Instant::now());
        loop {
            let pause = if room.connections.need_care() { Duration::from_millis(300) } else { house.config.idle };
            // Counted from the last time, not from the last command: at some tables it never gets quiet.
            let pause_ends = last_care + pause;
            let wake_up = room.connections.rested_at().map_or(pause_ends, |rested| rested.min(pause_ends));
            tokio::select! {
                command = inbox.recv() => match command {
                    None => return,
                    Some(Command::Close { reply }) => return drop(reply.send(Ok(room.fingerprint()))),
                    Some(command) => {
                        last_command = Instant::now();
                        room.answer(command).await;
                        if room.lost {
                            // The pages will come back, and then it is read again.
                            let trouble = Problem::new(Code::Trouble, "error-trouble");
                            return house.tables.turn_away(&id, &mut inbox, &trouble);
                        }
                    }
                },
                () = sleep_until(wake_up) => {
                    room.care();
                    last_care = Instant::now();
                    let idle = last_command.elapsed() >= house.config.idle;
                    let unused = room.connections.is_empty() && room.thinking.is_empty();
                    if idle && unused {
                        room.keep_fingerprint().await;
                        if house.tables.put_away(&id, &mut inbox) {
                            return;
                        }
                    }
                }
            }
        }
    }

    async fn answer(&mut self, command: Command) {
        // Whoever asked may be gone by now, and nobody minds.
        match command {
            Command::Info { reply } => drop(reply.send(Ok(self.info()))),
            Command::Edit { host, edit, reply } => drop(reply.send(self.edit(&host, edit).await)),
            Command::Join { person, seat, reply } => drop(reply.send(self.join(&person, seat).await)),
            Command::Leave { person, seat, reply } => drop(reply.send(self.leave(&person, seat).await)),
            Command::Start { person, reply } => drop(reply.send(self.start(&person).await)),
            Command::Resign { person, seat, reply } => drop(reply.send(self.resign(&person, seat).await)),
            Command::Replace { person, seat, reply } => drop(reply.send(self.replace(&person, seat).await)),
            Command::Return { person, seat, reply } => drop(reply.send(self.come_back(&person, seat).await)),
            Command::Rematch { person, reply } => drop(reply.send(self.rematch(&person).await)),
            Command::Rename { person, reply } => drop(reply.send(self.rename(&person).await)),
            Command::HandOver { from, to, reply } => drop(reply.send(self.hand_over(&from, &to).await)),
            Command::Forget { person, reply } => drop(reply.send(self.forget(&person).await)),
            Command::Past { person, seat, reply } => drop(reply.send(self.past(person.as_deref(), seat))),
            Command::Hint { person, ask, reply } => drop(reply.send(self.hint(&person, ask))),
            Command::Subscribe { person, seq, visit, outbox, reply } => {
                let subscribed = self.subscribe(person, seq, visit, outbox).await;
                if let Err(Ok(unheard)) = reply.send(subscribed) {
                    self.unsubscribe(unheard.connection);
                }
            }
            Command::Unsubscribe { connection } => self.unsubscribe(connection),
            Command::Decide { connection, decision, reply } => {
                self.decide(connection, decision, reply).await;
            }
            Command::Chat { connection, address, message, text, reply } => {
                drop(reply.send(self.say((connection, address), message, text).await));
            }
            Command::Resume { connection, seq } => self.resume(connection, seq),
            Command::BotChose { seat, seq, chosen } => self.bot_chose(seat, seq, chosen).await,
            // The task itself ends with it.
            Command::Close { reply } => drop(reply.send(Ok(None))),
        }
    }

    /// What every seat sees now, unless that is kept already.
    fn fingerprint(&self) -> Option<Fingerprint> {
        let seq = self.log_index.seq();
        let table = self.table().filter(|_| self.fingerprinted != Some(seq))?;
        Some(new_rules::fingerprint(self.stored.number, seq, table))
    }

    async fn keep_fingerprint(&mut self) {
        let Some(fingerprint) = self.fingerprint() else { return };
        match self.house.store.keep_fingerprints(&[fingerprint]).await {
            Ok(()) => self.fingerprinted = Some(fingerprint.seq),
            Err(error) => tracing::warn!(%error, table = self.stored.id, "what its seats see could not be kept"),
        }
    }

    pub(super) fn table(&self) -> Option<&dyn Table> {
        match &self.game {
            GameState::Open { table, .. } => Some(table.as_ref()),
            GameState::Gathering | GameState::Closed { .. } => None,
        }
    }

    /// The game, or why nothing can be played here.
    pub(super) fn playable(&mut self) -> Result<&mut dyn Table, Problem> {
        match &mut self.game {
            GameState::Gathering => Err(Problem::new(Code::WrongPhase, "error-not-started")),
            GameState::Closed { why, .. } => Err(Problem { code: Code::ReadOnly, why: why.clone() }),
            GameState::Open { table, .. } => Ok(table.as_mut()),
        }
    }

    pub(super) fn idle_bots(&mut self) -> &mut HashMap<Seat, Box<dyn TableBot>> {
        self.bots.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn seats_of(&self, person: &str) -> SeatSet {
        let mine = |seat: &StoredSeat| seat.holder() == Some(person);
        let seats = self.stored.seats.iter().enumerate();
        seats.filter(|(_, seat)| mine(seat)).map(|(index, _)| Seat::new(index)).collect()
    }

    pub(super) fn info(&self) -> TableInfo {
        let mut info = TableInfo::of(&self.stored);
        for seat in &mut info.seats {
            let online = seat.person.as_deref().is_some_and(|person| self.connections.has(person));
            seat.online = online || seat.sitter == SeatKind::Bot;
            seat.replaceable_from = self.replaceable_from(seat.seat);
        }
        info.read_only = match &self.game {
            GameState::Closed { why, .. } => Some(why.clone()),
            GameState::Gathering | GameState::Open { .. } => None,
        };
        info.watchers = self.connections.watchers();
        info
    }

    /// Reads the table from the store again, because what is in memory may not be what is on disk.
    pub(super) async fn reload(&mut self) -> Result<(), StoreError> {
        let fresh = load::room(self.house.clone(), &self.stored.id, self.myself.clone()).await?;
        let fresh = fresh.ok_or_else(|| StoreError::Damaged("the table is gone".to_owned()))?;
        (self.stored, self.game, self.log_index) = (fresh.stored, fresh.game, fresh.log_index);
        self.fingerprinted = fresh.fingerprinted;
        self.whole.clear();
        self.publish_everything();
        self.wake_bots();
        Ok(())
    }

    fn past(&self, person: Option<&str>, seat: Option<Seat>) -> Result<Past, Problem> {
        let over = self.stored.phase == Phase::Over;
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) if seat.index() >= self.stored.seats.len() => {
                return Err(Problem::new(Code::NotFound, "error-no-seat"));
            }
            Some(seat) if over || person.is_some_and(|person| self.seats_of(person).contains(seat)) => {
                Viewer::Seat(seat)
            }
            Some(_) => return Err(Problem::new(Code::NotYourSeat, "error-not-your-seat")),
        };
        let (kind, record) = match &self.game {
            GameState::Gathering => return Err(Problem::new(Code::WrongPhase, "error-not-started")),
            GameState::Open { kind, table } => (Some(*kind), Record { seats: self.sitters(), ..table.record() }),
            GameState::Closed { log, .. } => (None, self.record_of_log(log)?),
        };
        Ok(Past { kind, record, over, table: self.stored.number, viewer, _turn: None })
    }

    pub(super) fn sitters(&self) -> Vec<Sitter> {
        let sitter = |seat: &StoredSeat| Sitter {
            name: seat.name.clone(),
            player: seat.bot.clone().unwrap_or_else(|| "person".to_owned()),
        };
        self.stored.seats.iter().map(sitter).collect()
    }

    /// The record of a game whose rules are not known here: the bare log, without what was taken back.
    fn record_of_log(&self, log: &[Entry]) -> Result<Record, Problem> {
        let mut moves: Vec<Move> = Vec::new();
        for entry in log {
            match &entry.action {
                Some(action) => moves.push(Move { seat: entry.seat, action: action.clone() }),
                None => {
                    let taken_back = moves.iter().rposition(|it| it.seat == entry.seat);
                    taken_back.map(|index| moves.remove(index));
                }
            }
        }
        let seed = self.stored.seed.ok_or_else(|| Problem::new(Code::WrongPhase, "error-not-started"))?;
        Ok(Record {
            taverne_record: FORMAT,
            game: self.stored.game.clone(),
            rules_version: self.stored.rules_version,
            content: self.stored.content.parse().map_err(Problem::malformed)?,
            options: self.stored.options.clone(),
            seats: self.sitters(),
            commitment: seed.commitment(),
            seed: Some(seed),
            result: None,
            actions: moves,
        })
    }

    /// Saves a change of seats or settings; if that fails everything is as before.
    pub(super) async fn save(&mut self, mut changed: StoredTable) -> Result<(), Problem> {
        changed.status.updated_at = now();
        self.house.store.save_table(&changed).await?;
        self.stored = changed;
        Ok(())
    }
}

impl TableInfo {
    /// A table as the store knows it; nobody is online there.
    pub(crate) fn of(stored: &StoredTable) -> Self {
        let seat = |(index, seat): (usize, &StoredSeat)| SeatInfo {
            seat: Seat::new(index),
            sitter: seat.sitter,
            name: seat.name.clone(),
            person: seat.holder().map(str::to_owned),
            bot: seat.bot.clone(),
            character: seat.character.clone(),
            resigned: seat.resigned,
            online: seat.sitter == SeatKind::Bot,
            replaceable_from: None,
        };
        let status = stored.status;
        let since = status.waiting_since.filter(|_| !status.waiting.is_empty());
        let campaign = stored.campaign.clone();
        Self {
            id: stored.id.clone(),
            game: stored.game.clone(),
            options: stored.options.clone(),
            public: stored.public,
            hints: stored.hints,
            phase: stored.phase,
            host: stored.host.clone(),
            seats: stored.seats.iter().enumerate().map(seat).collect(),
            rules_version: stored.rules_version,
            content: stored.content.clone(),
            commitment: stored.seed.map(|seed| seed.commitment().to_string()),
            seq: status.seq,
            waiting: since.map(|since| WaitingFor { seats: status.waiting.into(), since }),
            created_at: stored.created_at,
            started_at: stored.started_at,
            updated_at: status.updated_at,
            rematch: stored.rematch.clone(),
            campaign: campaign.map(|CampaignPlace { campaign, game }| TableCampaign { id: campaign, game }),
            read_only: load::unplayable(stored),
            watchers: 0,
        }
    }
}

impl Command {
    pub(super) fn refuse(self, problem: &Problem) {
        let problem = problem.clone();
        match self {
            Self::Info { reply }
            | Self::Edit { reply, .. }
            | Self::Join { reply, .. }
            | Self::Leave { reply, .. }
            | Self::Start { reply, .. }
            | Self::Resign { reply, .. }
            | Self::Replace { reply, .. }
            | Self::Return { reply, .. } => drop(reply.send(Err(problem))),
            Self::Rematch { reply, .. } => drop(reply.send(Err(problem))),
            Self::Rename { reply, .. }
            | Self::HandOver { reply, .. }
            | Self::Forget { reply, .. }
            | Self::Decide { reply, .. }
            | Self::Chat { reply, .. } => drop(reply.send(Err(problem))),
            Self::Past { reply, .. } => drop(reply.send(Err(problem))),
            Self::Close { reply } => drop(reply.send(Err(problem))),
            Self::Hint { reply, .. } => drop(reply.send(Err(problem))),
            Self::Subscribe { reply, .. } => drop(reply.send(Err(problem))),
            Self::Unsubscribe { .. } | Self::Resume { .. } | Self::BotChose { .. } => {}
        }
    }
}
