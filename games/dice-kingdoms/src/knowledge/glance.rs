//! What the dice as they lie could bring at a glance, in points.

use super::{lands::finishing, outlook::Outlook};
use crate::parts::{Die, End, Guild, LAIRS, LairId, Metric, Reward, RoadId, SectionId, bits};

/// What a fight brings besides what can be counted.
const FOUGHT: f32 = 0.15;
/// How much of the rewards along a road: fitted to what one move ahead shows in 25 games.
const PAVED: f32 = 0.75;

impl Outlook<'_> {
    /// About what the best use of the dice as they lie would bring.
    pub(super) fn best_action(&self) -> f32 {
        let game = self.game;
        let blues: &[bool] = if game.fog() { &[false] } else { &[false, true] };
        let mut best = 0.0f32;
        for &blue in blues {
            best = best.max(self.hire(game.value(Die::Yellow, blue)));
            let red = game.value(Die::Red, blue);
            best = (0..LAIRS).map(|lair| self.fight(LairId::of(lair), red)).fold(best, f32::max);
            let green = game.value(Die::Green, blue);
            for (end, roads) in End::ALL.into_iter().zip(self.sheet.buildable(&game.struck)) {
                best = bits(roads).map(|road| self.build(RoadId::of(road), end, green)).fold(best, f32::max);
            }
        }
        best
    }

    fn hire(&self, value: u8) -> f32 {
        let section = self.game.content.section(value);
        if self.sheet.is_open(section, &self.game.struck) { self.recruit(section) } else { 0.0 }
    }

    fn recruit(&self, section: SectionId) -> f32 {
        let citizen = self.game.content.citizen(section);
        let reward = citizen.boxes.reward(self.sheet.citizen(section)).map_or(0.0, |reward| self.prize(reward));
        let metric = match citizen.guild {
            Guild::Holy => Metric::Holy,
            Guild::Worker => Metric::Worker,
            Guild::Shadow => Metric::Shadow,
            Guild::Soldier => Metric::Soldier,
        };
        reward + self.counted(metric) + self.longer(citizen.guild, citizen.frequency * self.harvests)
    }

    fn fight(&self, lair: LairId, value: u8) -> f32 {
        let content = self.game.content.0;
        let blocks = content.lair(lair).blocks_for(value).filter(|&it| self.sheet.block_is_open(content, lair, it));
        let worth = |block| self.tick_lair(lair, block) + self.prize(Reward::Gold) + FOUGHT;
        blocks.map(worth).reduce(f32::max).unwrap_or(0.0)
    }

    fn tick_lair(&self, lair: LairId, block: u8) -> f32 {
        let printed = self.game.content.lair(lair);
        let ticks = self.sheet.lair(lair);
        let done: u8 = ticks.iter().sum();
        let (points, before) = self.lair(lair, done);
        let left = printed.blocks.iter().map(|block| block.boxes.len()).sum::<u8>() - done;
        let after = if left == 1 { 1.0 } else { self.lair(lair, done + 1).1 };
        let boxes = &printed.blocks[usize::from(block)].boxes;
        let reward = boxes.reward(ticks[usize::from(block)]).map_or(0.0, |reward| self.prize(reward));
        reward + (points + self.counted(Metric::Lairs)) * (after - before)
    }

    fn build(&self, road: RoadId, end: End, value: u8) -> f32 {
        let left = self.open_boxes(road);
        let pays = PAVED * self.boxes_ahead(road, end, value, |reward| self.prize(reward));
        let far = match self.far_end(road, end) {
            0.0 => 0.0,
            domain => domain + self.counted(Metric::Domains),
        };
        let bridges = if self.game.content.road(road).bridge.is_some() { self.counted(Metric::Bridges) } else { 0.0 };
        if value >= left {
            pays + (far + bridges) * (1.0 - finishing(left))
        } else {
            let more = finishing(left - value) - finishing(left);
            pays + (far + bridges) * more * (self.turns / 3.0).min(1.0)
        }
    }

    /// A reward with what own statues make of it.
    fn prize(&self, reward: Reward) -> f32 {
        let counted = match reward {
            Reward::Gold => self.counted(Metric::ChestBoxes),
            Reward::Star => self.counted(Metric::Stars),
            Reward::Pedestal => self.counted(Metric::Pedestals),
            Reward::Sentinel => 0.3 * self.counted(Metric::WallStars),
            _ => 0.0,
        };
        self.in_time(reward) + counted
    }
}
