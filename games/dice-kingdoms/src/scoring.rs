//! RULES 9: the score sheet.

use crate::{
    DiceKingdoms,
    parts::{Guild, LairId, Metric},
    sheet::{Circled, Sheet},
};
use taverne_engine::{Phrase, Scores, Seat, SeatScore, Verdict, Viewer};

/// Points by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    pub stars: i32,
    pub domains: i32,
    pub lairs: i32,
    pub statues: i32,
}

impl Points {
    pub const fn total(self) -> i32 {
        self.stars + self.domains + self.lairs + self.statues
    }

    const fn lines(self) -> [(&'static str, i32); 4] {
        [("stars", self.stars), ("domains", self.domains), ("lairs", self.lairs), ("statues", self.statues)]
    }
}

pub(crate) const LINES: [&str; 4] = ["stars", "domains", "lairs", "statues"];

impl DiceKingdoms {
    /// All ticked stars, and those that statues count as.
    pub(crate) fn stars_of(&self, sheet: &Sheet) -> u32 {
        let statues = sheet.statues.iter().map(|statue| u32::from(self.content.statue(statue.number).stars));
        sheet.stars(self.content.0, &self.struck) + statues.sum::<u32>()
    }

    /// Struck elements never count.
    pub(crate) fn points(&self, sheet: &Sheet) -> Points {
        let stars = self.stars_of(sheet);
        let content = self.content.0;
        let lair = |index: usize| {
            let lair = content.lair(LairId::of(index));
            match sheet.circled[index] {
                Circled::None => 0,
                Circled::First => i32::from(lair.first),
                Circled::Other => i32::from(lair.other),
            }
        };
        let statue = |number: u8| {
            let score = content.statue(number).score?;
            let count = self.count(sheet, score.per, stars) / u32::from(score.each);
            Some(count as i32 * i32::from(score.points))
        };
        Points {
            stars: stars as i32,
            domains: sheet.joined.len() as i32,
            lairs: (0..content.lairs.len()).map(lair).sum(),
            statues: sheet.statues.iter().filter_map(|it| statue(it.number)).sum(),
        }
    }

    /// What a statue counts. Statue 6 counts the stars of statue 14 too **[R9]**.
    pub(crate) fn count(&self, sheet: &Sheet, metric: Metric, stars: u32) -> u32 {
        let content = self.content.0;
        match metric {
            Metric::Bridges => sheet.bridges.count_ones(),
            Metric::Domains => sheet.joined.len() as u32,
            Metric::Lairs => sheet.circled.iter().filter(|&&it| it != Circled::None).count() as u32,
            Metric::ChestBoxes => u32::from(sheet.chest),
            Metric::WallStars => sheet.wall_stars(content, &self.struck),
            Metric::Stars => stars,
            Metric::Pedestals => sheet.pedestals(content, &self.struck),
            Metric::Holy => u32::from(sheet.of_guild(content, Guild::Holy)),
            Metric::Worker => u32::from(sheet.of_guild(content, Guild::Worker)),
            Metric::Shadow => u32::from(sheet.of_guild(content, Guild::Shadow)),
            Metric::Soldier => u32::from(sheet.of_guild(content, Guild::Soldier)),
        }
    }

    pub(crate) fn scores_for(&self, viewer: Viewer) -> Scores {
        let standing = |seat: Seat| {
            let points = self.points(self.sheet_seen(seat, viewer));
            SeatScore::new(points.lines(), vec![points.stars])
        };
        let seats: Vec<_> = (0..self.table()).map(|seat| standing(Seat::new(seat))).collect();
        let total = seats[0].total;
        let scores = Scores { seats, ..Scores::default() };
        match self.over {
            false => scores,
            true if !self.is_solo() => scores.ranked(),
            true => scores.decided(self.verdict(total)),
        }
    }

    /// Alone the points earn a rank; only with the highest one the castle is chosen **[R21]**.
    fn verdict(&self, total: i32) -> Verdict {
        let ranks = &self.content.0.ranks;
        let reached = ranks.iter().rposition(|rank| total >= i32::from(rank.least)).unwrap_or(0);
        Verdict {
            won: reached + 1 == ranks.len(),
            why: Phrase::new(format!("rank-{}", ranks[reached].id)).with("points", total),
        }
    }
}
