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
pub struct SeatScore {
    pub lines: Vec<ScoreLine>,
    pub total: i32,
    /// Compared in turn when totals are equal; higher is better.
    pub tie_breaks: Vec<i32>,
    /// 1 for the winners; several seats may share a rank. Only once the game is over.
    pub rank: Option<u8>,
}

impl SeatScore {
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
    pub seats: Vec<SeatScore>,
    /// The automatic opponent of a solo game, as far as its score may be known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub rival: Option<SeatScore>,
    /// How a solo or co-operative game ended, in words.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub verdict: Option<Verdict>,
    /// Which team each seat belongs to; empty where everybody plays for themselves. Allies win together.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub teams: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Verdict {
    pub won: bool,
    pub why: Phrase,
}

impl Scores {
    /// The same with allies: one team for each seat.
    #[must_use]
    pub fn in_teams(mut self, teams: impl IntoIterator<Item = u8>) -> Self {
        self.teams = teams.into_iter().collect();
        self
    }

    /// Ranks the seats by total, then by tie-breaks; equal ones share a rank. Allies add up theirs.
    #[must_use]
    pub fn ranked(self) -> Self {
        self.ranked_by(|scores, seat| {
            let standing = &scores.seats[seat];
            let mut key = (standing.total, standing.tie_breaks.clone());
            for ally in scores.allies(seat).map(|ally| &scores.seats[ally]) {
                key.0 += ally.total;
                key.1.iter_mut().zip(&ally.tie_breaks).for_each(|(own, &more)| *own += more);
            }
            key
        })
    }

    /// Ranks the seats by something else than points, which must be the same for allies: the highest wins.
    #[must_use]
    pub fn ranked_by<K: Ord>(mut self, key: impl Fn(&Self, usize) -> K) -> Self {
        let keys: Vec<_> = (0..self.seats.len()).map(|seat| key(&self, seat)).collect();
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

    /// The other seats of the same team.
    pub fn allies(&self, seat: usize) -> impl Iterator<Item = usize> {
        self.others(seat).filter(move |&other| self.are_allies(seat, other))
    }

    /// The seats that play against this one. A game that is won or lost as one has none.
    pub fn opponents(&self, seat: usize) -> impl Iterator<Item = usize> {
        self.others(seat).filter(move |&other| !self.are_allies(seat, other))
    }

    fn others(&self, seat: usize) -> impl Iterator<Item = usize> {
        (0..self.seats.len()).filter(move |&other| other != seat)
    }

    fn are_allies(&self, one: usize, other: usize) -> bool {
        self.teams.get(one).is_some_and(|team| self.teams.get(other) == Some(team))
    }

    /// The part of the victory that belongs to a seat: all of it, 1/k if k sides share it, or nothing. Allies, and all who
    /// sit at a table that wins as one, have the whole of theirs.
    pub fn share(&self, seat: usize) -> f64 {
        if !self.winners().any(|winner| winner == seat) {
            return 0.0;
        }
        // Of each winning team its first seat counts.
        let sides = self.winners().filter(|&winner| self.allies(winner).all(|ally| ally > winner)).count();
        if self.verdict.is_some() { 1.0 } else { 1.0 / sides as f64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(sides: &[(i32, i32)]) -> Vec<u8> {
        let seats = sides.iter().map(|&(points, tie)| SeatScore::new([("points", points)], vec![tie])).collect();
        Scores { seats, ..Scores::default() }.ranked().seats.iter().filter_map(|seat| seat.rank).collect()
    }

    #[test]
    fn ties_are_broken_and_what_stays_equal_is_shared() {
        assert_eq!(ranks(&[(10, -9), (12, -11), (12, -9)]), [3, 2, 1]);
        assert_eq!(ranks(&[(7, 0), (7, 0), (3, 0)]), [1, 1, 3]);
    }

    fn table(totals: &[i32]) -> Scores {
        let seats = totals.iter().map(|&points| SeatScore::new([("points", points)], vec![points])).collect();
        Scores { seats, ..Scores::default() }
    }

    fn shares(scores: &Scores) -> Vec<f64> {
        (0..scores.seats.len()).map(|seat| scores.share(seat)).collect()
    }

    #[test]
    fn allies_add_up_and_win_together() {
        let scores = table(&[9, 1, 2, 7]).in_teams([0, 1, 0, 1]).ranked();
        assert_eq!(scores.winners().collect::<Vec<_>>(), [0, 2], "11 against 8");
        assert_eq!(scores.seats.iter().map(|seat| seat.rank).collect::<Vec<_>>(), [1, 3, 1, 3].map(Some));
        assert_eq!(shares(&scores), [1.0, 0.0, 1.0, 0.0]);
        assert_eq!(
            (scores.allies(0).collect::<Vec<_>>(), scores.opponents(0).collect::<Vec<_>>()),
            (vec![2], vec![1, 3])
        );
        let tied = table(&[5, 3, 1, 3]).in_teams([0, 1, 0, 1]).ranked();
        assert_eq!(shares(&tied), [0.5; 4], "two sides share it");
        let one_against_three = table(&[2, 1, 1, 1]).in_teams([0, 1, 1, 1]).ranked();
        assert_eq!(shares(&one_against_three), [0.0, 1.0, 1.0, 1.0]);
    }

    #[test]
    fn a_team_that_took_the_town_wins_whatever_its_points() {
        let town = 1;
        let scores = table(&[9, 1, 9, 1]).in_teams([0, 1, 0, 1]).ranked_by(|scores, seat| scores.teams[seat] == town);
        assert_eq!(scores.winners().collect::<Vec<_>>(), [1, 3]);
    }

    #[test]
    fn a_table_that_plays_together_wins_or_loses_as_one() {
        let verdict = |won| Verdict { won, why: Phrase::new("why") };
        let together = || table(&[4, 8, 2]).in_teams([0; 3]);
        assert_eq!(shares(&together().decided(verdict(true))), [1.0; 3]);
        assert_eq!(shares(&together().decided(verdict(false))), [0.0; 3]);
        assert_eq!(together().opponents(1).count(), 0);
    }

    #[test]
    fn without_teams_nothing_is_said_of_them() {
        let text = serde_json::to_string(&table(&[1, 2]).ranked()).expect("scores can be written");
        assert!(!text.contains("teams"), "{text}");
        assert_eq!(shares(&table(&[4, 4, 1]).ranked()), [0.5, 0.5, 0.0]);
    }
}
