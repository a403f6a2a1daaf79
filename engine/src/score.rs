//! Scores broken down by source, ranks and tie-breaks.

use crate::phrase::Phrase;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// Points from one source. The key names the source in the game's words (`score-<source>`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct ScoreLine {
    pub source: Cow<'static, str>,
    pub points: i32,
}

/// Where one side stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Standing {
    pub lines: Vec<ScoreLine>,
    pub total: i32,
    /// Compared in turn when totals are equal; higher is better.
    pub tie_breaks: Vec<i32>,
    /// 1 for the winners; several seats may share a rank. Only once the game is over.
    pub rank: Option<u8>,
}

impl Standing {
    pub fn new<S: Into<Cow<'static, str>>>(lines: impl IntoIterator<Item = (S, i32)>, tie_breaks: Vec<i32>) -> Self {
        let lines: Vec<_> =
            lines.into_iter().map(|(source, points)| ScoreLine { source: source.into(), points }).collect();
        let total = lines.iter().map(|line| line.points).sum();
        Self { lines, total, tie_breaks, rank: None }
    }
}

/// The scores of all seats, and of the game's own opponent in a solo game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Scores {
    pub seats: Vec<Standing>,
    /// The automatic opponent of a solo game, as far as its score may be known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub rival: Option<Standing>,
    /// How a solo or co-operative game ended, in words.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub verdict: Option<Verdict>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Verdict {
    pub won: bool,
    pub why: Phrase,
}

impl Scores {
    /// Ranks the seats by total, then by tie-breaks; equal ones share a rank.
    #[must_use]
    pub fn ranked(mut self) -> Self {
        let keys: Vec<_> = self.seats.iter().map(|seat| (seat.total, seat.tie_breaks.clone())).collect();
        for (standing, key) in self.seats.iter_mut().zip(&keys) {
            let better = keys.iter().filter(|other| *other > key).count();
            standing.rank = Some(better as u8 + 1);
        }
        self
    }

    /// In a game against the rules themselves there is no rank, only victory or defeat.
    #[must_use]
    pub fn decided(mut self, verdict: Verdict) -> Self {
        for standing in &mut self.seats {
            standing.rank = Some(if verdict.won { 1 } else { 2 });
        }
        if let Some(rival) = &mut self.rival {
            rival.rank = Some(if verdict.won { 2 } else { 1 });
        }
        self.verdict = Some(verdict);
        self
    }

    pub fn winners(&self) -> impl Iterator<Item = usize> {
        self.seats.iter().enumerate().filter(|(_, standing)| standing.rank == Some(1)).map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(sides: &[(i32, i32)]) -> Vec<u8> {
        let seats = sides.iter().map(|&(points, tie)| Standing::new([("points", points)], vec![tie])).collect();
        Scores { seats, ..Scores::default() }.ranked().seats.iter().filter_map(|seat| seat.rank).collect()
    }

    #[test]
    fn ties_are_broken_and_what_stays_equal_is_shared() {
        assert_eq!(ranks(&[(10, -9), (12, -11), (12, -9)]), [3, 2, 1]);
        assert_eq!(ranks(&[(7, 0), (7, 0), (3, 0)]), [1, 1, 3]);
    }
}
