//! RULES 6.2 and 6.3: the Fountain and the Tavern, where nobody decides anything.

use crate::{
    Event, Valroc,
    effect::Effect,
    places::{Pawn, Piece, Place},
    steps::Journal,
};
use taverne_engine::Seat;

impl Valroc {
    /// Base, additions, doubling.
    fn gain_at(&self, place: Place, seat: Seat, base: u8) -> u8 {
        let added = self.content.sum(self.working_at(seat, place), |effect| match effect {
            Effect::AddGain { n, .. } => Some(n),
            _ => None,
        });
        let factor = match self.boon(seat) {
            Some(Effect::MultiplyGain { place: there, n }) if there == place => n,
            _ => 1,
        };
        base.saturating_add(added).saturating_mul(factor)
    }

    /// Who takes half of this seat's gain.
    fn siphon(&self, place: Place, seat: Seat) -> Option<Piece> {
        self.bane(seat).filter(|(effect, _)| *effect == Effect::SiphonGain(place)).map(|(_, piece)| piece)
    }

    pub(crate) fn fountain(&mut self, journal: &mut Journal) {
        for slot in 0..4 {
            let Some(piece) = self.board.at(Place::Fountain)[slot].filter(|it| !self.is_phantom(it.owner)) else {
                continue;
            };
            let seat = piece.owner;
            let mut gain = self.gain_at(Place::Fountain, seat, self.content.board.fountain[slot]);
            if let Some(thief) = self.siphon(Place::Fountain, seat) {
                let half = gain.div_ceil(2);
                gain -= half;
                if self.is_phantom(thief.owner) {
                    journal.tell_all(|| Event::PhantomHalvedPm { seat, pm: half });
                } else {
                    let pm = self.gain_pm(thief.owner, half);
                    journal.tell_all(|| Event::SiphonedPm { seat: thief.owner, from: seat, pm });
                }
            }
            let pm = self.gain_pm(seat, gain);
            journal.tell_all(|| Event::GainedPm { seat, pm });
        }
    }

    /// Everybody gets the amount of the right-most occupied slot [R2]; a mercenary only takes up room.
    pub(crate) fn tavern(&mut self, journal: &mut Journal) {
        let slots = *self.board.at(Place::Tavern);
        let Some(last) = slots.iter().rposition(Option::is_some) else {
            return;
        };
        let base = self.content.board.tavern[last];
        for piece in slots.into_iter().flatten() {
            let seat = piece.owner;
            if self.is_phantom(seat) {
                continue;
            }
            if piece.pawn == Pawn::Mercenary {
                journal.tell_all(|| Event::GainedVals { seat, vals: 0 });
                continue;
            }
            let mut gain = self.gain_at(Place::Tavern, seat, base);
            let thief = self.siphon(Place::Tavern, seat);
            let half = if thief.is_some() { gain.div_ceil(2) } else { 0 };
            gain -= half;
            if thief.is_some_and(|it| self.is_phantom(it.owner)) {
                journal.tell_all(|| Event::PhantomHalvedVals { seat, vals: half });
            }
            let vals = self.gain_vals(seat, gain);
            journal.tell_all(|| Event::GainedVals { seat, vals });
            // [R7]: Corruption brings a mercenary nothing.
            if let Some(thief) = thief.filter(|it| !self.is_phantom(it.owner) && it.pawn != Pawn::Mercenary) {
                let vals = self.gain_vals(thief.owner, half);
                journal.tell_all(|| Event::SiphonedVals { seat: thief.owner, from: seat, vals });
            }
        }
    }
}
