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
    /// Whether a bot may play on for this person.
    fn is_missed(&self, person: &str) -> bool {
        self.connections.away_for(person).is_some_and(|away| away >= self.house.config.away_patience)
    }

    /// From when on a bot may play on for the person of a seat, by the clock on the wall.
    pub(super) fn replaceable_from(&self, seat: Seat) -> Option<Millis> {
        let seat = self.stored.seats.get(seat.index()).filter(|seat| seat.bot.is_none())?;
        let away = self.connections.away_for(seat.holder()?)?;
        Some(now() - away.as_millis() as Millis + self.house.config.away_patience.as_millis() as Millis)
    }

    /// The host lets a bot play on for somebody who is away and whom we wait for; anybody who sits here may, if the
    /// host is away too. Asking twice is harmless.
    pub(super) async fn replace(&mut self, person: &str, seat: Seat) -> Result<TableInfo, Problem> {
        self.playing()?;
        let may =
            self.stored.host == person || (!self.seats_of(person).is_empty() && self.is_missed(&self.stored.host));
        if !may {
            return Err(Problem::new(Code::NotHost, "error-not-host"));
        }
        let sitter = self.stored.seats.get(seat.index());
        let sitter = sitter.ok_or_else(|| Problem::new(Code::NotFound, "error-no-seat"))?;
        if sitter.bot.is_some() {
            return Ok(self.info());
        }
        if !sitter.holder().is_some_and(|person| self.is_missed(person)) {
            return Err(Problem::new(Code::StillHere, "error-still-here"));
        }
        if !self.stored.status.waiting.contains(seat) {
            return Err(Problem::new(Code::NotWaitedFor, "error-not-waited-for"));
        }
        self.change_seats(person, SeatSet::only(seat), StoredSeat::lend_to_bot).await
    }

    /// Whoever was away plays again.
    pub(super) async fn come_back(&mut self, person: &str, seat: Option<Seat>) -> Result<TableInfo, Problem> {
        self.playing()?;
        self.change_seats(person, self.own(person, seat)?, StoredSeat::take_back).await
    }
}
