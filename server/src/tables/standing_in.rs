//! A bot plays on for somebody who does not come back, until they do. The seat stays theirs.

use super::room::Room;
use crate::{
    bots_pool,
    clock::now,
    protocol::{Code, Millis, Problem, SeatKind, TableInfo},
    store::StoredSeat,
};
use taverne_engine::{Seat, SeatSet};

impl StoredSeat {
    /// Who plays here, or would if no bot stood in for them.
    pub(super) fn holder(&self) -> Option<&str> {
        let held = matches!(self.sitter, SeatKind::Person | SeatKind::Here);
        self.person.as_deref().filter(|_| held)
    }

    fn lend_to_bot(&mut self) {
        self.bot = Some(bots_pool::stand_in().to_owned());
    }

    /// A person decides here again; the seats of the house stay its own.
    pub(super) fn take_back(&mut self) {
        if self.holder().is_some() {
            self.bot = None;
        }
    }
}

impl Room {
    /// From when on a bot may play on for this person; nothing while they are here.
    fn missed_from(&self, person: &str) -> Option<Millis> {
        let patience = self.house.config.away_patience.as_millis() as Millis;
        self.connections.away_since(person).map(|since| since + patience)
    }

    /// The same for a seat that a person plays.
    pub(super) fn replaceable_from(&self, seat: Seat) -> Option<Millis> {
        let seat = self.stored.seats.get(seat.index()).filter(|seat| seat.bot.is_none())?;
        seat.holder().and_then(|person| self.missed_from(person))
    }

    /// The host lets a bot play on for somebody who is away and whom we wait for; anybody who sits here may, if the
    /// host is away too. Asking twice is harmless.
    pub(super) async fn replace(&mut self, person: &str, seat: Seat) -> Result<TableInfo, Problem> {
        self.playing()?;
        let missed = |from: Option<Millis>| from.is_some_and(|from| from <= now());
        let may = self.stored.host == person
            || (!self.seats_of(person).is_empty() && missed(self.missed_from(&self.stored.host)));
        if !may {
            return Err(Problem::new(Code::NotHost, "error-not-host"));
        }
        let sitter = self.stored.seats.get(seat.index());
        let sitter = sitter.ok_or_else(|| Problem::new(Code::NotFound, "error-no-seat"))?;
        if sitter.bot.is_some() {
            return Ok(self.info());
        }
        if !missed(self.replaceable_from(seat)) {
            return Err(Problem::new(Code::StillHere, "error-still-here"));
        }
        if !self.stored.status.waiting.contains(seat) {
            return Err(Problem::new(Code::NotWaitedFor, "error-not-waited-for"));
        }
        self.change_seats(SeatSet::only(seat), StoredSeat::lend_to_bot).await
    }

    /// Whoever was away plays again.
    pub(super) async fn come_back(&mut self, person: &str, seat: Option<Seat>) -> Result<TableInfo, Problem> {
        self.playing()?;
        self.change_seats(self.own(person, seat)?, StoredSeat::take_back).await
    }
}
