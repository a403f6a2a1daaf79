//! RULES 3.3, 10: resources, prices and income.

use crate::{
    Event, Heroes3, Refusal,
    kinds::{Price, Resource},
    steps::Journal,
};
use taverne_engine::Seat;

/// RULES 3.3: how much one step of an income track is, and its first and last space.
const STEPS: [(u16, u16, u16); 3] = [(5, 10, 45), (2, 0, 14), (1, 0, 7)];

impl Heroes3 {
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, count: u16, journal: &mut Journal) {
        if count == 0 {
            return;
        }
        let stock = &mut self.player_mut(seat).resources[resource as usize];
        *stock = stock.saturating_add(count);
        journal.tell_all(|| Event::Gained { seat, resource, count });
    }

    /// What is missing most urgently, if anything is.
    pub(crate) fn can_pay(&self, seat: Seat, price: Price) -> Result<(), Refusal> {
        let missing = |resource: Resource| {
            let missing = u16::from(price.of(resource)).saturating_sub(self.player(seat).resource(resource));
            missing as u8
        };
        match Resource::ALL.map(missing) {
            [0, 0, 0] => Ok(()),
            [0, 0, missing] => Err(Refusal::NoValuables { missing }),
            [0, missing, _] => Err(Refusal::NoMaterials { missing }),
            [missing, ..] => Err(Refusal::NoGold { missing }),
        }
    }

    pub(crate) fn pay(&mut self, seat: Seat, price: Price, journal: &mut Journal) {
        for resource in Resource::ALL {
            let stock = &mut self.player_mut(seat).resources[resource as usize];
            *stock = stock.saturating_sub(u16::from(price.of(resource)));
        }
        if price != Price::NOTHING {
            journal.tell_all(|| Event::Paid { seat, price });
        }
    }

    /// Steps of an income track, gained or lost; the marker stays on the track (RULING 1).
    pub(crate) fn raise_income(&mut self, seat: Seat, resource: Resource, steps: i8, journal: &mut Journal) {
        let track = &mut self.player_mut(seat).income[resource as usize];
        *track = track.saturating_add(steps);
        let now = self.income(seat, resource);
        journal.tell_all(|| Event::IncomeNow { seat, resource, count: now });
    }

    /// What a resource round pays.
    pub fn income(&self, seat: Seat, resource: Resource) -> u16 {
        let (step, first, last) = STEPS[resource as usize];
        let steps = self.player(seat).income[resource as usize].max(0) as u16;
        (first + step * steps).min(last)
    }
}

/// How much one step of an income track is.
pub const fn step_of(resource: Resource) -> u16 {
    STEPS[resource as usize].0
}
