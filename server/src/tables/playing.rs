//! Decisions: checked, played, put on disk, and only then acknowledged and published.

use super::{
    Command, ConnectionId, Reply,
    room::{GameState, Room},
    snapshots,
};
use crate::{
    bots_pool::{self, Thinker},
    campaigns,
    clock::now,
    limits::Visit,
    protocol::{ChatLine, Code, Phase, Problem},
    scheduler::Work,
    store::{Append, Entry, Status},
};
use serde_json::Value;
use std::{net::IpAddr, sync::PoisonError};
use taverne_engine::{Seat, Seed};
use taverne_games::TableBot;

/// What a page wants to do.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    pub(crate) message: String,
    pub(crate) seat: Seat,
    /// The entry the page saw last.
    pub(crate) seq: u32,
    /// Nothing to take the last one back.
    pub(crate) action: Option<Value>,
}

impl Room {
    /// Does what a page wants. The acknowledgement goes out as soon as it is on disk.
    pub(super) async fn decide(&mut self, connection: ConnectionId, decision: Decision, reply: Reply<()>) {
        let done = match self.check(connection, &decision) {
            Ok(Some(already)) => {
                self.acknowledge(connection, decision.message, already);
                Ok(())
            }
            Err(problem) => Err(problem),
            Ok(None) => {
                let Decision { message, seat, action, .. } = decision;
                let entry = Entry { seat, action, message: Some(message), at: now() };
                self.enter(entry, Some(connection)).await
            }
        };
        // Whoever asked may be gone by now, and nobody minds.
        drop(reply.send(done));
    }

    /// Whether this may be tried, or the number of the entry it has already become.
    fn check(&mut self, connection: ConnectionId, decision: &Decision) -> Result<Option<u32>, Problem> {
        let Decision { message, seat, seq, action } = decision;
        self.playable()?;
        if !self.connection(connection)?.seats.contains(*seat) {
            return Err(Problem::new(Code::NotYourSeat, "error-not-your-seat"));
        }
        if self.stored.seats.get(seat.index()).is_some_and(|seat| seat.bot.is_some()) {
            return Err(Problem::new(Code::NotYourSeat, "error-bot-plays-on"));
        }
        if let Some(already) = self.log_index.find(*seat, message, *seq, action.as_ref()) {
            return Ok(Some(already));
        }
        if self.stored.phase == Phase::Over {
            return Err(Problem::new(Code::WrongPhase, "error-over"));
        }
        let now_asked = self.stored.status.waiting.contains(*seat);
        let fresh = *seq == self.log_index.seq()
            || match action {
                Some(_) => now_asked && self.log_index.still_asked(*seat, *seq),
                None => self.log_index.quiet_since(*seat, *seq),
            };
        if !fresh {
            return Err(Problem::new(Code::Stale, "error-stale"));
        }
        if action.is_none() && self.log_index.undone(*seat) >= self.house.config.limits.undos_per_seat {
            return Err(Problem::new(Code::Limit, "error-limit-undos"));
        }
        Ok(None)
    }

    /// Plays an entry, puts it on disk, acknowledges it and tells everybody. If the disk refuses, nothing happened.
    async fn enter(&mut self, entry: Entry, by: Option<ConnectionId>) -> Result<(), Problem> {
        self.whole.clear();
        let before = self.stored.status.waiting;
        let played = self.playable().and_then(|table| {
            match &entry.action {
                Some(action) => table.play(entry.seat, action).map_err(|trouble| trouble.phrase()),
                None => table.undo(entry.seat),
            }
            .map_err(Problem::refused)?;
            Ok(table.waiting())
        });
        let waiting = played?;
        self.log_index.add(&entry, before, waiting.seats());
        let seats = waiting.seats();
        // Answers to the same question do not start the clock anew for those who still think.
        let same_question = !seats.is_empty() && seats.iter().all(|seat| seat != entry.seat && before.contains(seat));
        let since = if same_question { self.stored.status.waiting_since } else { Some(entry.at) };
        self.stored.phase = if waiting.is_over() { Phase::Over } else { Phase::Playing };
        self.stored.status =
            Status { seq: self.log_index.seq(), waiting: seats, waiting_since: since, updated_at: entry.at };
        let (phase, status) = (self.stored.phase, self.stored.status);
        let concerned = before.union(seats).with(entry.seat);
        let acknowledged = by.zip(entry.message.clone());
        let append = Append { table: self.stored.number, entry, phase, status };
        // The messages are written while the disk is busy; they go out only when it is done.
        let (stored, updates) = tokio::join!(self.house.store.append(append), async { self.updates(concerned) });
        match stored {
            Ok(()) => {
                if let Some((connection, message)) = acknowledged {
                    self.acknowledge(connection, message, status.seq);
                }
                self.deliver_all(&updates);
                self.keep_snapshot();
                if phase == Phase::Over {
                    self.publish_lobby();
                    if let Some(place) = self.stored.campaign.clone() {
                        tokio::spawn(campaigns::settle(self.house.clone(), place.campaign));
                    }
                }
                self.wake_bots();
                Ok(())
            }
            Err(error) => {
                tracing::error!(%error, table = self.stored.id, "an entry could not be stored");
                if let Err(error) = self.reload().await {
                    tracing::error!(%error, table = self.stored.id, "and the table could not be read again");
                    self.lost = true;
                }
                Err(Problem::new(Code::Trouble, "error-trouble"))
            }
        }
    }

    /// At a milestone the game is kept as it stands, so that nobody has to play it all again.
    fn keep_snapshot(&self) {
        if let Some(snapshot) = self.table().and_then(|table| snapshots::taken(&self.stored, &self.log_index, table)) {
            snapshots::keep(&self.house, snapshot);
        }
    }

    /// Sets every bot thinking that is asked something, if somebody is here or was lately; else they wait for somebody
    /// to come.
    pub(super) fn wake_bots(&mut self) {
        let GameState::Open { kind, table } = &self.game else { return };
        let (work, visit) = match (self.connections.host(), self.connections.lately(self.house.config.lately)) {
            (Some(here), _) => (Work::Bot, here),
            (None, Some(lately)) => (Work::Alone, lately),
            (None, None) => return,
        };
        for seat in table.waiting().seats().iter() {
            let Some(sitter) = self.stored.seats.get(seat.index()) else { continue };
            let Some(name) = sitter.bot.as_deref().filter(|_| !self.thinking.contains_key(&seat)) else { continue };
            let bot = match self.bots.get_mut().unwrap_or_else(PoisonError::into_inner).remove(&seat) {
                Some(bot) => Ok(bot),
                None => kind.bot(name, Seed::fresh()).or_else(|_| kind.bot(bots_pool::stand_in(), Seed::fresh())),
            };
            let Ok(bot) = bot else { continue };
            let Some(myself) = self.myself.upgrade() else { return };
            let (seq, pool) = (self.log_index.seq(), self.house.bots.clone());
            let (name, table, number) = (name.to_owned(), table.snapshot(), self.stored.number);
            let thinker = Thinker { kind: *kind, name, bot, table, number, seat, work, visit };
            self.thinking.insert(seat, seq);
            tokio::spawn(async move {
                let chosen = pool.choose(thinker).await;
                let _ = myself.send(Command::BotChose { seat, seq, chosen }).await;
            });
        }
    }

    pub(super) async fn bot_chose(&mut self, seat: Seat, seq: u32, chosen: Option<(Box<dyn TableBot>, Value)>) {
        self.thinking.remove(&seat);
        let Some((bot, action)) = chosen else { return };
        let sits_here = self.stored.seats.get(seat.index()).is_some_and(|seat| seat.bot.is_some());
        if sits_here {
            self.idle_bots().insert(seat, bot);
        }
        let asked = self.stored.status.waiting.contains(seat) && self.log_index.still_asked(seat, seq);
        if sits_here && asked && self.is_open() {
            let entered = self.enter(Entry { seat, action: Some(action), message: None, at: now() }, None).await;
            if let Err(problem) = entered {
                tracing::error!(table = self.stored.id, why = %problem.why.key, "what a bot chose was not done");
            }
        } else {
            // The question changed while it thought.
            self.wake_bots();
        }
    }

    pub(super) async fn say(
        &mut self,
        (connection, address): (ConnectionId, IpAddr),
        message: String,
        text: String,
    ) -> Result<(), Problem> {
        let seq = self.log_index.seq();
        let Some((person, name)) = self.connection(connection)?.person.clone() else {
            return Err(Problem::new(Code::NotYourSeat, "error-chat-nameless"));
        };
        let id = format!("{person}/{message}");
        if self.chat.contains_key(&id) {
            self.acknowledge(connection, message, seq);
            return Ok(());
        }
        let rates = &self.house.rates;
        rates.chat.take(person.clone()).map_err(Problem::too_many)?;
        rates.chat_of_address.take(address).map_err(Problem::too_many)?;
        if self.seats_of(&person).is_empty() {
            rates.onlookers_chat.take(address).map_err(Problem::too_many)?;
        }
        let line = ChatLine { number: self.chat_lines + 1, at: now(), person: Some(person), name, text };
        if !self.house.store.add_chat(self.stored.number, &line, &id).await? {
            return Err(Problem::new(Code::NotYourSeat, "error-chat-nameless"));
        }
        self.chat_lines = line.number;
        self.chat.insert(id, line.number);
        self.chat.retain(|_, number| *number + 100 > line.number);
        self.publish_chat(line);
        self.acknowledge(connection, message, seq);
        Ok(())
    }

    /// Starts the game that has been gathered for.
    pub(super) async fn begin(&mut self) -> Result<(), Problem> {
        let mut changed = self.stored.clone();
        let at = now();
        changed.seed = Some(Seed::fresh());
        let game = super::load::open(&changed).map_err(Problem::refused)?;
        let GameState::Open { table, .. } = &game else { return Err(Problem::no_table()) };
        let waiting = table.waiting();
        changed.phase = if waiting.is_over() { Phase::Over } else { Phase::Playing };
        changed.started_at = Some(at);
        changed.status = Status { seq: 0, waiting: waiting.seats(), waiting_since: Some(at), updated_at: at };
        self.save(changed).await?;
        self.game = game;
        self.log_index.begin();
        self.whole.clear();
        self.views.clear();
        metrics::counter!("taverne_games_started_total").increment(1);
        self.connections.attend(Visit::new(None, Some(&self.stored.host)));
        self.publish_everything();
        self.wake_bots();
        Ok(())
    }
}
