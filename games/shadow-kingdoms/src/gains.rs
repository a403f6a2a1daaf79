//! RULES 9 and 11: gains up to the limits of the board, and the Permanent Champions they set off.

use crate::{
    Event, ShadowKingdoms,
    cards::{Battle, Boon, Moment, Power},
    event::{Missed, Source},
    goods::{Goods, Resource},
    steps::Journal,
};
use taverne_engine::steps::{Flow, Stepped};

/// What a gain of this raises.
pub const fn moment(resource: Resource) -> Moment {
    match resource {
        Resource::Gold => Moment::GoldGained,
        Resource::Magic => Moment::MagicGained,
        Resource::Influence => Moment::InfluenceGained,
        Resource::Gem => Moment::GemGained,
    }
}

impl ShadowKingdoms {
    /// One grant is one event for each resource, whatever its size.
    pub(crate) fn gain_all(&mut self, goods: Goods, source: Source, journal: &mut Journal) {
        for (resource, amount) in goods.parts() {
            self.gain(resource, amount, source, journal);
        }
    }

    /// The active player gains: what exceeds a limit is lost, influence beyond the end of its track pays points **[R22]**.
    pub(crate) fn gain(&mut self, resource: Resource, amount: u8, source: Source, journal: &mut Journal) {
        let content = self.content.0;
        let seat = self.active;
        let warden = &mut self.wardens[seat.index()];
        let cap = warden.limits.track;
        let (mut points, mut supply_out) = (0, false);
        let got = match resource {
            Resource::Gold => up_to(&mut warden.gold, amount, cap),
            Resource::Magic => up_to(&mut warden.magic, amount, cap),
            Resource::Influence => {
                let got = up_to(&mut warden.influence, amount, cap);
                if cap == content.track_end {
                    points = (amount - got).saturating_mul(content.points_per_influence);
                    warden.points.influence += u16::from(points);
                }
                got
            }
            Resource::Gem => {
                let got = up_to(&mut warden.gems, amount.min(self.board.gems), warden.limits.gems);
                supply_out = got < amount && warden.gems < warden.limits.gems;
                self.board.gems -= got;
                got
            }
        };
        if amount > 0 {
            let lost = if points > 0 { 0 } else { amount - got };
            journal.tell_all(|| Event::Gained { seat, resource, amount: got, lost, points, source, supply_out });
        }
        // A gain of nothing sets off nothing.
        if got > 0 {
            self.raise(moment(resource), Raised { amount: got, source: Some(source), battle: None }, journal);
        }
    }

    /// Something was there for the taking, and the active player cannot have it.
    pub(crate) fn miss(&mut self, why: Missed, journal: &mut Journal) -> Flow {
        let seat = self.active;
        journal.tell_all(|| Event::Missed { seat, why });
        self.done()
    }

    /// The Champions of the active player answer, in the order in which they were recruited.
    pub(crate) fn raise(&mut self, moment: Moment, raised: Raised, journal: &mut Journal) {
        let content = self.content.0;
        let warden = self.mine();
        let listening = warden.owned.and(content.listeners(moment));
        if listening.is_empty() {
            return;
        }
        let champions: arrayvec::ArrayVec<_, 10> =
            warden.champions().iter().copied().filter(|&it| listening.contains(it)).collect();
        for champion in champions {
            let Power::Whenever(answer) = &content.champion(champion).power else {
                continue;
            };
            let source = Source::Champion(champion);
            let itself = answer.not_itself && raised.source == Some(source);
            if itself || answer.battle.is_some_and(|battle| raised.battle != Some(battle)) {
                continue;
            }
            match answer.with {
                Boon::Gain(goods) => self.gain_all(goods, source, journal),
                Boon::GainAsMuch(resource) => self.gain(resource, raised.amount, source, journal),
                Boon::Strength(_) | Boon::Discount(_) => {}
            }
        }
    }

    /// What the Champions of a seat take off a payment.
    pub(crate) fn discount_on(&self, seat: taverne_engine::Seat, moment: Moment) -> u8 {
        let content = self.content.0;
        let listening = self.warden(seat).owned.and(content.listeners(moment));
        let discount = |champion| match &content.champion(champion).power {
            Power::Whenever(crate::cards::Answer { with: Boon::Discount(n), .. }) => *n,
            _ => 0,
        };
        listening.iter().map(discount).fold(0, u8::saturating_add)
    }
}

/// What Champions want to know of what they answer to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Raised {
    pub amount: u8,
    pub source: Option<Source>,
    pub battle: Option<Battle>,
}

/// Moves a marker, and tells how far it went.
fn up_to(marker: &mut u8, amount: u8, cap: u8) -> u8 {
    let got = amount.min(cap.saturating_sub(*marker));
    *marker += got;
    got
}
