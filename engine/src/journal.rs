//! What happened, and who may know it.

use crate::seat::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Players and spectators.
    Everyone,
    /// These seats and nobody else.
    Only(SeatSet),
    /// Everybody at or around the table but these seats.
    Except(SeatSet),
}

impl Audience {
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) | (Self::Except(_), Viewer::Spectator) => true,
            (Self::Only(_), Viewer::Spectator) => false,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
        }
    }
}

/// An event with its audience.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry<E> {
    pub audience: Audience,
    pub event: E,
}

/// Collects the events of a play, if anybody listens, and whether somebody learned something by it.
#[derive(Clone, Debug)]
pub struct Journal<E> {
    listening: bool,
    learned: bool,
    told: Vec<Entry<E>>,
}

impl<E> Journal<E> {
    /// A journal that keeps every event.
    pub const fn new() -> Self {
        Self { listening: true, learned: false, told: Vec::new() }
    }

    /// A journal for playouts: events are not even made.
    pub const fn silent() -> Self {
        Self { listening: false, learned: false, told: Vec::new() }
    }

    /// Whether events are kept, for those who would have to work to tell them.
    pub const fn is_listening(&self) -> bool {
        self.listening
    }

    pub fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if self.listening {
            self.told.push(Entry { audience, event: event() });
        }
    }

    pub fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::Everyone, event);
    }

    pub fn tell_only(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.tell(Audience::Only(SeatSet::only(seat)), event);
    }

    /// Lets something happen of which only these ears hear, whatever it tells.
    pub fn to<T>(&mut self, audience: Audience, happen: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.told.len();
        let done = happen(self);
        self.told[before..].iter_mut().for_each(|entry| entry.audience = audience);
        done
    }

    /// A die fell, a card was turned up or a secret answer was shown: no undo beyond this point.
    pub fn learned(&mut self) {
        self.learned = true;
    }

    pub fn has_learned(&self) -> bool {
        self.learned
    }

    pub fn told(&self) -> &[Entry<E>] {
        &self.told
    }

    /// Hands over what was collected and starts afresh.
    pub fn take(&mut self) -> (Vec<Entry<E>>, bool) {
        (std::mem::take(&mut self.told), std::mem::take(&mut self.learned))
    }
}

impl<E> Default for Journal<E> {
    fn default() -> Self {
        Self::new()
    }
}
