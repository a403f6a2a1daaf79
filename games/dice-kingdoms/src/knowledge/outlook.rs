//! What one player's sheets will probably still bring, at a glance.

use super::worth;
use crate::{
    DiceKingdoms,
    parts::{Boxes, Guild, Metric, Reward},
    sheet::Sheet,
};
use taverne_engine::Seat;

/// Golds and sentinels that a turn brings, with the harvests that belong to it.
const GOLDS: f32 = 1.1;
const SENTINELS: f32 = 0.45;
const RECRUITS: f32 = 0.55;

pub(super) struct Outlook<'a> {
    pub(super) game: &'a DiceKingdoms,
    pub(super) sheet: &'a Sheet,
    pub(super) seat: Seat,
    /// Own turns and harvests to come.
    pub(super) turns: f32,
    pub(super) harvests: f32,
    /// How much of the game is left, from 0 to 1, for things that pay only in time.
    pub(super) time: f32,
    /// What each reward is worth now.
    rewards: [f32; 7],
    /// What one more of each thing that statues count adds to the own ones.
    counted: [f32; 11],
}

/// Things that statues count, and how many are probably still to come.
#[derive(Default)]
pub(super) struct Growth {
    stars: f32,
    wall_stars: f32,
    pedestals: f32,
    golds: f32,
    pub(super) lairs: f32,
    pub(super) domains: f32,
    pub(super) bridges: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a DiceKingdoms, seat: Seat, turns: f32, harvests: f32) -> Self {
        let time = (turns / 6.0).min(1.0);
        // A reward that starts chains is worth less when there is no time for them.
        let rewards = Reward::ALL.map(|reward| match reward {
            Reward::Star | Reward::Pedestal => worth(reward),
            _ => worth(reward) * (0.4 + 0.6 * time),
        });
        let sheet = game.sheet(seat);
        let mut counted = [0.0; 11];
        for score in sheet.statues.iter().filter_map(|statue| game.content.0.statue(statue.number).score) {
            counted[score.per as usize] += f32::from(score.points) / f32::from(score.each);
        }
        Self { game, sheet, seat, turns, harvests, time, rewards, counted }
    }

    pub(super) fn total(&self) -> f32 {
        let mut growth = Growth::default();
        let rows = [self.guilds(&mut growth), self.chest(&mut growth), self.wall(&mut growth)];
        let lands = [self.lairs(&mut growth), self.domains(&mut growth)];
        [rows[0], rows[1], rows[2], lands[0], lands[1], self.statues(&growth)].iter().sum()
    }

    /// What the next so many boxes pay; boxes near the end of that reach are less certain.
    fn row(&self, boxes: &Boxes, ticked: u8, reach: f32, mut value: impl FnMut(u8, Reward) -> f32) -> f32 {
        let mut sum = 0.0;
        for index in ticked..boxes.len() {
            let certain = certainty(f32::from(index - ticked), reach);
            if certain <= 0.0 {
                break;
            }
            if let Some(reward) = boxes.reward(index) {
                sum += certain * value(index, reward);
            }
        }
        sum
    }

    fn guilds(&self, growth: &mut Growth) -> f32 {
        Guild::ALL.into_iter().map(|guild| self.guild(guild, self.reach(guild), &mut growth.stars)).sum()
    }

    /// How many boxes of a guild track will probably still be ticked.
    fn reach(&self, guild: Guild) -> f32 {
        (self.game.ticks_per_harvest(self.sheet, guild) + 0.08 + 0.004 * self.harvests) * self.harvests
    }

    fn guild(&self, guild: Guild, reach: f32, stars: &mut f32) -> f32 {
        let struck = self.game.struck.guilds[guild as usize];
        let boxes = &self.game.content.track(guild).boxes;
        self.row(boxes, self.sheet.guild(guild), reach, |index, reward| {
            if struck >> index & 1 == 1 {
                return 0.0;
            }
            if reward == Reward::Star {
                *stars += 0.5;
            }
            self.in_time(reward)
        })
    }

    /// What so many more ticks of a guild track would bring.
    pub(super) fn longer(&self, guild: Guild, ticks: f32) -> f32 {
        let reach = self.reach(guild);
        self.guild(guild, reach + ticks, &mut 0.0) - self.guild(guild, reach, &mut 0.0)
    }

    /// What one more of something adds to own statues.
    pub(super) fn counted(&self, metric: Metric) -> f32 {
        self.counted[metric as usize]
    }

    pub(super) fn in_time(&self, reward: Reward) -> f32 {
        self.rewards[reward as usize]
    }

    fn chest(&self, growth: &mut Growth) -> f32 {
        let (game, content) = (self.game, self.game.content.0);
        let room = usize::from(content.statue_limit).saturating_sub(self.sheet.statues.len());
        let mut places = room as f32;
        let reach = GOLDS * self.turns + 0.5;
        growth.golds = reach.min(f32::from(content.chest.boxes.len() - self.sheet.chest));
        let mut pedestals = 0.0;
        let sum = self.row(&content.chest.boxes, self.sheet.chest, reach, |index, reward| {
            if game.struck.chest >> index & 1 == 1 {
                return 0.0;
            }
            if reward != Reward::Pedestal {
                return self.in_time(reward);
            }
            pedestals += certainty(f32::from(index - self.sheet.chest), reach);
            places -= 1.0;
            if places >= 0.0 { super::PEDESTAL * (0.6 + 0.4 * self.time) } else { 0.0 }
        });
        growth.pedestals = pedestals;
        sum
    }

    fn wall(&self, growth: &mut Growth) -> f32 {
        let (game, content) = (self.game, self.game.content.0);
        let reach = SENTINELS * self.turns + 0.3;
        let mut stars = 0.0;
        let sum = self.row(&content.wall.boxes, self.sheet.wall, reach, |index, reward| {
            if game.struck.wall >> index & 1 == 1 {
                return 0.0;
            }
            if reward == Reward::Star {
                stars += certainty(f32::from(index - self.sheet.wall), reach);
            }
            self.in_time(reward)
        });
        growth.wall_stars = stars;
        growth.stars += stars;
        sum
    }

    fn statues(&self, growth: &Growth) -> f32 {
        let content = self.game.content.0;
        let own = self.sheet.statues.iter().filter_map(|statue| content.statue(statue.number).score);
        own.map(|score| f32::from(score.points) * self.more(score.per, growth) / f32::from(score.each)).sum()
    }

    /// How many more of what a statue counts there will be.
    fn more(&self, metric: Metric, growth: &Growth) -> f32 {
        let citizens = |guild: Guild| {
            let open = self.game.content.sections_of(guild);
            let open = f32::from(2 * open.count_ones() as u8 - self.sheet.of_guild(self.game.content.0, guild));
            (RECRUITS * self.turns * 0.3).min(open)
        };
        match metric {
            Metric::Bridges => growth.bridges,
            Metric::Domains => growth.domains,
            Metric::Lairs => growth.lairs,
            Metric::ChestBoxes => growth.golds,
            Metric::WallStars => growth.wall_stars,
            Metric::Stars => growth.stars,
            Metric::Pedestals => growth.pedestals,
            Metric::Holy => citizens(Guild::Holy),
            Metric::Worker => citizens(Guild::Worker),
            Metric::Shadow => citizens(Guild::Shadow),
            Metric::Soldier => citizens(Guild::Soldier),
        }
    }
}

/// How likely a box so far ahead is reached when about `reach` more are ticked.
fn certainty(ahead: f32, reach: f32) -> f32 {
    if reach <= 0.0 { 0.0 } else { (1.25 - (ahead + 0.5) / reach).clamp(0.0, 1.0) }
}
