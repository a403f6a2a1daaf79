//! Telling everybody what happened: each pair of eyes gets its own view, made once however many look through it.

use super::{
    ConnectionId, Subscribed,
    connections::Connection,
    room::{GameState, Room},
    snapshots::PAGE,
    views::eyes,
};
use crate::{
    clock::now,
    limits::Visit,
    outbox::Outbox,
    protocol::{ChatLine, Code, PROTOCOL, Phase, Problem, ToPage, Update, WaitingFor},
    store::{Person, StoredSeat},
};
use bytes::Bytes;
use std::collections::HashMap;
use taverne_engine::{Seat, SeatSet, Table};
use tokio::time::Instant;

/// About as long as an update gets, so that its text need not move while it is written.
const LONG_UPDATE: usize = 8 * 1024;
/// Whoever asks for what happened longer ago gets everything: that is written once for all who do.
const RECENT: u32 = 50;

/// What somebody sees, and how far they have been told.
type Key = (SeatSet, Option<u32>);

/// Updates for all who look on.
pub(super) type Updates = HashMap<Key, Bytes>;

/// How views are told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Telling {
    Whole,
    /// As what has changed, to those of whom we know what they have.
    Changes,
}

impl Room {
    /// Lets a connection in and tells it everything it does not know.
    pub(super) async fn subscribe(
        &mut self,
        person: Option<Person>,
        seq: Option<u32>,
        visit: Visit,
        outbox: Outbox,
    ) -> Result<Subscribed, Problem> {
        let lines = self.house.store.chat(self.stored.number, 50).await?;
        let seats = person.as_ref().map_or(SeatSet::EMPTY, |person| self.seats_of(&person.tag));
        let tag = person.as_ref().map(|person| person.tag.clone());
        let newcomer = tag.as_deref().is_some_and(|tag| !seats.is_empty() && !self.connections.has(tag));
        let id = self.connections.add(person.map(|person| (person.tag, person.name)), seats, visit, outbox);
        let mut first =
            vec![self.text(&ToPage::Welcome { protocol: PROTOCOL, person: tag, table: self.info(), now: now() })];
        let lines: Vec<ChatLine> = lines.into_iter().map(|(line, _)| line).collect();
        if !lines.is_empty() {
            first.push(self.text(&ToPage::Chat { lines }));
        }
        first.extend(self.catching_up(seats, seq.filter(|&seq| self.is_recent(seq))));
        let told = self.log_index.seq();
        if let Some(connection) = self.connections.all.get_mut(&id) {
            connection.now_knows(told);
        }
        if newcomer {
            self.publish_lobby();
        } else {
            self.connections.restless = true;
        }
        // Bots may have waited for somebody to come.
        self.house.bots.scheduler.attend(self.stored.number, self.connections.host().unwrap_or(visit));
        self.wake_bots();
        Ok(Subscribed { connection: id, first })
    }

    pub(super) fn unsubscribe(&mut self, id: ConnectionId) {
        let Some(gone) = self.connections.remove(id) else { return };
        let last = gone.person.is_some_and(|(tag, _)| !self.connections.has(&tag));
        if last && !gone.seats.is_empty() {
            self.publish_lobby();
        } else {
            self.connections.restless = true;
        }
    }

    /// Somebody wants to hear again what happened after entry `seq`.
    pub(super) fn resume(&mut self, id: ConnectionId, seq: u32) {
        let (now, recent) = (self.log_index.seq(), self.is_recent(seq));
        let Some(connection) = self.connections.all.get_mut(&id) else { return };
        (connection.told, connection.blank) = (seq.min(now), seq == 0 || !recent);
        // Whoever has not even read what is there gets one longer update once they have.
        if connection.behind.is_some() {
            return;
        }
        let (seats, told) = key(connection);
        if let Some(update) = self.catching_up(seats, told) {
            self.deliver(id, update);
        }
    }

    fn is_recent(&self, seq: u32) -> bool {
        seq <= self.log_index.seq() && self.log_index.seq() - seq <= RECENT
    }

    /// What these seats see, told from a recent entry on, or everything: that is long and kept for a moment, because
    /// those who ask for it come in crowds. Whoever asks gets whole views: what they have is only what they say.
    fn catching_up(&mut self, seats: SeatSet, told: Option<u32>) -> Option<Bytes> {
        let table = self.table()?;
        if told.is_some() {
            return Some(self.update(table, (seats, told), Telling::Whole));
        }
        if let Some(whole) = self.whole.get(&seats) {
            return Some(whole.clone());
        }
        let whole = self.update(table, (seats, None), Telling::Whole);
        self.whole.insert(seats, whole.clone());
        Some(whole)
    }

    /// Who is behind catches up or is given up, and the crowd is counted.
    pub(super) fn care(&mut self) {
        self.whole.clear();
        self.connections.remove_stuck(self.house.patience());
        let crowd = std::mem::take(&mut self.connections.restless).then(|| self.lobby());
        let time = Instant::now();
        let updates = self.updates_for(|connection| connection.catches_up(time));
        let slow = self.connections.all.values().any(|it| it.behind.is_some() && it.catches_up(time));
        let lobby = slow.then(|| self.lobby());
        let seq = self.log_index.seq();
        for connection in self.connections.all.values_mut().filter(|it| it.catches_up(time)) {
            if connection.behind.take().is_some()
                && let Some(lobby) = &lobby
            {
                connection.send(lobby.clone());
            }
            match updates.get(&key(connection)) {
                Some(update) => connection.tell(seq, update.clone()),
                None => connection.forget(),
            }
        }
        if let Some(lobby) = crowd {
            self.send_all(&lobby);
        }
        self.views.tidy(&self.connections);
    }

    pub(super) fn publish_lobby(&mut self) {
        self.connections.restless = false;
        let lobby = self.lobby();
        self.send_all(&lobby);
    }

    /// After seats changed hands: everybody is told who sits where, and whoever has other seats now sees from there.
    pub(super) fn publish_seats(&mut self) {
        let mut moved = Vec::new();
        let holders: Vec<_> = self.stored.seats.iter().map(StoredSeat::holder).collect();
        for (&id, connection) in &mut self.connections.all {
            let Some((tag, _)) = &connection.person else { continue };
            let mine = |index: &usize| holders[*index] == Some(tag);
            let mine: SeatSet = (0..holders.len()).filter(mine).map(Seat::new).collect();
            if mine != connection.seats {
                (connection.seats, connection.blank) = (mine, true);
                moved.push(id);
            }
        }
        self.publish_lobby();
        self.publish(|id| moved.contains(&id));
    }

    pub(super) fn publish_everything(&mut self) {
        self.connections.all.values_mut().for_each(|connection| connection.blank = true);
        self.publish_lobby();
        self.publish(|_| true);
    }

    pub(super) fn publish_chat(&mut self, line: ChatLine) {
        let message = self.text(&ToPage::Chat { lines: vec![line] });
        self.send_all(&message);
    }

    /// What [`Self::deliver_all`] will send after something that concerns these seats; the others may have to wait.
    /// Written while the store is busy.
    pub(super) fn updates(&self, concerned: SeatSet) -> Updates {
        let over = self.stored.phase == Phase::Over;
        self.updates_for(|connection| connection.behind.is_none() && (over || !connection.can_wait(concerned)))
    }

    fn updates_for(&self, wanted: impl Fn(&Connection) -> bool) -> Updates {
        let mut updates = Updates::new();
        let Some(table) = self.table() else { return updates };
        for connection in self.connections.all.values().filter(|it| wanted(it)) {
            let key = key(connection);
            updates.entry(key).or_insert_with(|| self.update(table, key, Telling::Changes));
        }
        updates
    }

    pub(super) fn deliver_all(&mut self, updates: &Updates) {
        let seq = self.log_index.seq();
        for connection in self.connections.all.values_mut() {
            match updates.get(&key(connection)) {
                Some(update) => connection.tell(seq, update.clone()),
                None => connection.put_off(),
            }
        }
        self.views.tidy(&self.connections);
    }

    fn publish(&mut self, to: impl Fn(ConnectionId) -> bool) {
        let all: Vec<_> =
            self.connections.all.iter().filter(|(id, _)| to(**id)).map(|(&id, it)| (id, key(it))).collect();
        let mut updates = Updates::new();
        for (id, key) in all {
            let Some(table) = self.table() else { return };
            let update = updates.entry(key).or_insert_with(|| self.update(table, key, Telling::Changes)).clone();
            self.deliver(id, update);
        }
    }

    fn deliver(&mut self, id: ConnectionId, update: Bytes) {
        let seq = self.log_index.seq();
        if let Some(connection) = self.connections.all.get_mut(&id) {
            connection.tell(seq, update);
        }
    }

    fn send_all(&mut self, message: &Bytes) {
        for connection in self.connections.all.values_mut() {
            connection.send(message.clone());
        }
    }

    /// Tells a page that its message has become entry `seq`.
    pub(super) fn acknowledge(&self, id: ConnectionId, message: String, seq: u32) {
        if let Some(connection) = self.connections.all.get(&id) {
            connection.acknowledge(self.text(&ToPage::Ack { id: message, seq }));
        }
    }

    fn lobby(&self) -> Bytes {
        self.text(&ToPage::Lobby { table: self.info() })
    }

    /// What these seats see, told from entry `told` on; or all there is to see, with the latest page of the story.
    fn update(&self, table: &dyn Table, (seats, told): Key, views: Telling) -> Bytes {
        let news = |told: u32| (told, self.log_index.news_since(told) as usize);
        let recent = told.filter(|&told| self.is_recent(told)).map(news);
        let recent = recent.filter(|&(_, from)| from >= table.known_from());
        let latest_page = || (table.played() + 1).saturating_sub(PAGE).max(table.known_from());
        let (after, heard_from) = recent.map_or_else(|| (None, latest_page()), |(told, from)| (Some(told), from));
        let status = self.stored.status;
        let phase = self.stored.phase;
        let since = status.waiting_since.filter(|_| !status.waiting.is_empty());
        let seed = self.stored.seed.filter(|_| phase == Phase::Over);
        let asked = |seat: Seat| status.waiting.contains(seat).then(|| self.log_index.asked_at(seat));
        let seq = self.log_index.seq();
        let head = ToPage::Update(Update {
            seq,
            after,
            plays: self.log_index.plays(),
            phase,
            waiting: since.map(|since| WaitingFor { seats: status.waiting.into(), since }),
            asked: if seats.is_empty() { vec![None] } else { seats.iter().map(asked).collect() },
            heard_from: heard_from as u32,
            plays_left: table.plays_left().map(|left| left as u32),
            seed: seed.map(|seed| seed.to_string()),
            looks: Vec::new(),
        });
        let mut update = String::with_capacity(LONG_UPDATE);
        update.push_str(&serde_json::to_string(&head).expect("what is sent is plain data"));
        // The looks, which come last, are written into their empty list.
        update.truncate(update.len() - "]}".len());
        let mut comma = "";
        for viewer in eyes(seats) {
            update.push_str(std::mem::replace(&mut comma, ","));
            let made = self.views.made(viewer, seq);
            let view = made.unwrap_or_else(|| table.write_view(viewer).into());
            let before = after.filter(|_| views == Telling::Changes);
            let view = self.views.told(viewer, before, (seq, &view));
            table.write_look(viewer, heard_from, &view, &mut update);
        }
        update.push_str("]}");
        self.house.unread.text(update)
    }

    fn text(&self, message: &ToPage) -> Bytes {
        self.house.unread.text(serde_json::to_string(message).expect("what is sent is plain data"))
    }

    /// Whether there is something to be told about the game at all.
    pub(super) fn is_open(&self) -> bool {
        matches!(self.game, GameState::Open { .. })
    }

    pub(super) fn connection(&self, id: ConnectionId) -> Result<&Connection, Problem> {
        self.connections.all.get(&id).ok_or_else(|| Problem::new(Code::Trouble, "error-trouble"))
    }
}

fn key(connection: &Connection) -> Key {
    (connection.seats, (!connection.blank).then_some(connection.told))
}
