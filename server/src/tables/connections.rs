//! Who has the table open, and how far each has been told.

use super::ConnectionId;
use crate::{limits::Visit, outbox::Outbox};
use bytes::Bytes;
use std::{
    collections::HashMap,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};
use taverne_engine::SeatSet;
use tokio::time::Instant;

/// Whoever only looks on is told about the game at most so often: nobody sees more, and fast games have large crowds.
const REST: Duration = Duration::from_millis(100);

/// Numbers are never used again in this house, at no table: a page that was given up may speak when its table has long
/// been put away and is back with other pages, and must not be taken for one of them.
static NEXT: AtomicU64 = AtomicU64::new(1);

#[derive(Debug)]
pub(super) struct Connections {
    pub(super) all: HashMap<ConnectionId, Connection>,
    /// When the last page of a person went away; whoever was never here is missed since `opened`.
    left: HashMap<String, Instant>,
    opened: Instant,
    /// When somebody was here last, or did something here, and who.
    attended: Option<(Instant, Visit)>,
    /// The number of onlookers changed, or somebody was given up; told now and then rather than at once, since they come
    /// in crowds.
    pub(super) restless: bool,
}

#[derive(Debug)]
pub(super) struct Connection {
    pub(super) person: Option<(String, String)>,
    /// The seats it plays; empty for somebody who looks on.
    pub(super) seats: SeatSet,
    /// On whose behalf the house works for it.
    visit: Visit,
    /// The entry up to which it has been told; 0 for nothing but what it will get in full.
    pub(super) told: u32,
    /// Nothing at all was told yet about the game.
    pub(super) blank: bool,
    /// When it was told last, and whether there has been something since that can wait.
    told_at: Instant,
    put_off: bool,
    /// Its outbox was full at this time: it gets one longer update once it has read what is there.
    pub(super) behind: Option<Instant>,
    outbox: Outbox,
}

impl Connection {
    /// Sends, or remembers that this one is slow.
    pub(super) fn send(&mut self, text: Bytes) -> bool {
        let sent = self.behind.is_none() && self.outbox.put(text);
        if !sent {
            self.behind.get_or_insert_with(Instant::now);
        }
        sent
    }

    /// Sends what it has not heard up to this entry.
    pub(super) fn tell(&mut self, seq: u32, update: Bytes) {
        if self.send(update) {
            self.now_knows(seq);
        }
    }

    /// Says that something this page wanted is done: after what happened before, and before the update that shows it.
    pub(super) fn acknowledge(&self, text: Bytes) {
        self.outbox.acknowledge(text);
    }

    /// It knows all there is up to this entry.
    pub(super) fn now_knows(&mut self, seq: u32) {
        (self.told, self.blank, self.told_at, self.put_off) = (seq, false, Instant::now(), false);
    }

    /// There is something to tell that can wait.
    pub(super) fn put_off(&mut self) {
        self.put_off = true;
    }

    /// There is nothing to tell any more.
    pub(super) fn forget(&mut self) {
        self.put_off = false;
    }

    /// Whether news that concern these seats can wait a little.
    pub(super) fn can_wait(&self, concerned: SeatSet) -> bool {
        !self.blank && self.seats.iter().all(|seat| !concerned.contains(seat)) && self.told_at.elapsed() < REST
    }

    /// From when on it should be told what was put off.
    fn rested_at(&self) -> Option<Instant> {
        (self.put_off && self.behind.is_none()).then(|| self.told_at + REST)
    }

    /// Whether what it missed should be told at this time.
    pub(super) fn catches_up(&self, now: Instant) -> bool {
        if self.behind.is_some() { self.outbox.has_room() } else { self.rested_at().is_some_and(|at| at <= now) }
    }
}

impl Default for Connections {
    fn default() -> Self {
        let opened = Instant::now();
        Self { all: HashMap::new(), left: HashMap::new(), opened, attended: None, restless: false }
    }
}

impl Connections {
    pub(super) fn add(
        &mut self,
        person: Option<(String, String)>,
        seats: SeatSet,
        visit: Visit,
        outbox: Outbox,
    ) -> ConnectionId {
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let (told_at, put_off) = (Instant::now(), false);
        let connection =
            Connection { person, seats, visit, told: 0, blank: true, told_at, put_off, behind: None, outbox };
        self.all.insert(id, connection);
        id
    }

    pub(super) fn remove(&mut self, id: ConnectionId) -> Option<Connection> {
        let gone = self.all.remove(&id)?;
        self.attended = Some((Instant::now(), gone.visit));
        if let Some((tag, _)) = gone.person.as_ref().filter(|_| !gone.seats.is_empty()) {
            self.left.insert(tag.clone(), Instant::now());
        }
        Some(gone)
    }

    /// Gives up connections that have read nothing for so long; their pages will come back.
    pub(super) fn remove_stuck(&mut self, patience: Duration) {
        let stuck = self.all.iter().filter(|(_, it)| it.behind.is_some_and(|since| since.elapsed() >= patience));
        for id in stuck.map(|(&id, _)| id).collect::<Vec<_>>() {
            self.remove(id);
            self.restless = true;
        }
    }

    /// For how long nobody has seen this person here; nothing while they are. Told by a clock that does not jump.
    pub(super) fn away_for(&self, person: &str) -> Option<Duration> {
        let since = self.left.get(person).copied().unwrap_or(self.opened);
        (!self.has(person)).then(|| since.elapsed())
    }

    /// Somebody has just done something here, with or without a page open.
    pub(super) fn attend(&mut self, visit: Visit) {
        self.attended = Some((Instant::now(), visit));
    }

    /// On whose behalf the house plays here: of somebody who sits here and is here, or else of an onlooker.
    pub(super) fn host(&self) -> Option<Visit> {
        let first = self.all.iter().min_by_key(|(id, it)| (it.seats.is_empty(), **id));
        first.map(|(_, connection)| connection.visit)
    }

    /// Who was here last, if that was not long ago.
    pub(super) fn lately(&self, patience: Duration) -> Option<Visit> {
        self.attended.filter(|(at, _)| at.elapsed() < patience).map(|(_, visit)| visit)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn has(&self, person: &str) -> bool {
        let is = |connection: &Connection| connection.person.as_ref().is_some_and(|(tag, _)| tag == person);
        self.all.values().any(is)
    }

    pub(super) fn watchers(&self) -> u32 {
        self.all.values().filter(|connection| connection.seats.is_empty()).count() as u32
    }

    /// When somebody should be told what was put off.
    pub(super) fn rested_at(&self) -> Option<Instant> {
        self.all.values().filter_map(Connection::rested_at).min()
    }

    pub(super) fn need_care(&self) -> bool {
        self.restless || self.all.values().any(|connection| connection.behind.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page that was given up may still speak when its table has been put away and comes back with other pages.
    #[test]
    fn no_connection_is_taken_for_one_of_another_time() {
        let (outbox, _inbox) = Outbox::new();
        let [mut before, mut after] = [Connections::default(), Connections::default()];
        let first = before.add(None, SeatSet::EMPTY, Visit::default(), outbox.clone());
        assert_ne!(after.add(None, SeatSet::EMPTY, Visit::default(), outbox), first);
    }
}
