//! What lairs, roads and domains will probably still bring.

use super::outlook::{Growth, Outlook};
use crate::{
    parts::{DOMAINS, End, LAIRS, LairId, Place, Power, Reward, RoadId, bits},
    sheet::Circled,
};

impl Outlook<'_> {
    /// The points of a lair, by how likely it is to be finished.
    pub(super) fn lair(&self, lair: LairId, done: u8) -> (f32, f32) {
        let (game, printed) = (self.game, self.game.content.0.lair(lair));
        let all: u8 = printed.blocks.iter().map(|block| block.boxes.len()).sum();
        let left = f32::from(all - done);
        let open = game.first_in[lair.index()].is_none() && game.struck.lairs >> lair.0 & 1 == 0;
        let rivals = game.realms.iter().enumerate().filter(|&(index, _)| index != self.seat.index());
        let ahead = rivals.map(|(_, realm)| realm.sheet.lair(lair).iter().sum::<u8>()).max().unwrap_or(0);
        let first = match () {
            () if !open => 0.0,
            () if game.is_solo() => 1.0,
            () if ahead > done => 0.3,
            () if ahead == done => 0.5,
            () => 0.75,
        };
        let points = f32::from(printed.other) + first * f32::from(printed.first - printed.other);
        let part = f32::from(done + 1) / f32::from(all + 1);
        let chance = part * part.sqrt().sqrt() * (self.turns * 0.9 / left.max(0.5)).min(1.0);
        (points, chance)
    }

    pub(super) fn lairs(&self, growth: &mut Growth) -> f32 {
        let mut sum = 0.0;
        for lair in (0..LAIRS).map(LairId::of) {
            if self.sheet.circled[lair.index()] != Circled::None {
                continue;
            }
            let (points, chance) = self.lair(lair, self.sheet.lair(lair).iter().sum());
            growth.lairs += chance;
            sum += points * chance;
        }
        sum
    }

    fn power(&self, power: Power) -> f32 {
        match power {
            Power::Citizen(_) => 0.9 * self.time,
            Power::Adjust(None) => 1.4 * self.time,
            Power::Adjust(_) => 1.1 * self.time,
            Power::Flip(_) => 0.9 * self.time,
        }
    }

    /// What the far end of a road is worth to a player who builds from this end.
    pub(super) fn far_end(&self, road: RoadId, end: End) -> f32 {
        match self.game.content.road(road).end(end.other()) {
            Place::Domain(domain)
                if !self.sheet.joined.contains(domain) && !self.game.struck.domains.contains(domain) =>
            {
                // New roads begin there.
                1.0 + self.power(self.game.content.domain(domain).power) + 0.6 * self.time
            }
            _ => 0.0,
        }
    }

    pub(super) fn domains(&self, growth: &mut Growth) -> f32 {
        let content = self.game.content.0;
        // Powers that were joined keep working.
        let powers: f32 = self
            .sheet
            .joined
            .iter()
            .map(|domain| match content.domain(domain).power {
                Power::Citizen(_) => 0.0,
                power => self.power(power),
            })
            .sum();
        let mut near = [(0.0f32, 0.0f32); DOMAINS];
        let mut ways = 0.0;
        for (end, roads) in End::ALL.into_iter().zip(self.sheet.buildable(&self.game.struck)) {
            for road in bits(roads).map(RoadId::of) {
                let printed = content.road(road);
                let chance = finishing(self.open_boxes(road)) * (self.turns / 3.0).min(1.0);
                if let Place::Domain(domain) = printed.end(end.other()) {
                    let worth = self.far_end(road, end) * chance;
                    let best = &mut near[domain.index()];
                    if worth > best.0 {
                        *best = (worth, chance);
                    }
                }
                ways += chance * self.boxes_ahead(road, end, u8::MAX, |reward| self.in_time(reward));
            }
        }
        growth.domains = near.iter().map(|it| it.1).sum::<f32>() + 0.25 * self.turns;
        growth.bridges = 0.15 * self.turns;
        powers + near.iter().map(|it| it.0).sum::<f32>() + 0.5 * ways
    }

    pub(super) fn open_boxes(&self, road: RoadId) -> u8 {
        self.game.content.road(road).boxes.len() - self.sheet.road(road).total()
    }

    /// What the next so many boxes of a road pay.
    pub(super) fn boxes_ahead(&self, road: RoadId, end: End, most: u8, worth: impl Fn(Reward) -> f32) -> f32 {
        let boxes = &self.game.content.road(road).boxes;
        let runs = self.sheet.road(road);
        let (from, to) = (runs.get(End::A), boxes.len() - runs.get(End::B));
        let count = most.min(to - from);
        let open = match end {
            End::A => from..from + count,
            End::B => to - count..to,
        };
        open.filter_map(|index| boxes.reward(index)).map(worth).sum()
    }
}

/// How likely a road with so many open boxes is finished, given time: 0.72 for each.
pub(super) fn finishing(open: u8) -> f32 {
    const CHANCES: [f32; 9] = [1.0, 0.72, 0.518, 0.373, 0.269, 0.193, 0.139, 0.1, 0.072];
    CHANCES[usize::from(open).min(CHANCES.len() - 1)]
}
