//! What is counted while the same bots play again and again.

use crate::{Estimate, Histogram, Interval, Moments, Reliability};
use std::collections::BTreeMap;
use taverne_engine::SeatScore;
use taverne_games::Played;

/// What came of many games at one kind of table.
#[derive(Clone, Debug)]
pub struct Tally {
    pub games: u64,
    pub lengths: Histogram,
    /// How many games had to be broken off.
    pub broken_off: u64,
    pub seats: Vec<SeatTally>,
    /// Where the points of those who won came from, and of those who did not.
    pub winners: Sources,
    pub others: Sources,
    /// What was said of positions during the games, and what came of them.
    pub reliability: Reliability,
    /// What was taken, by family and name of the card, then by bot.
    pub cards: BTreeMap<(&'static str, String), BTreeMap<String, CardTally>>,
}

/// How one seat fared.
#[derive(Clone, Debug)]
pub struct SeatTally {
    pub bot: String,
    /// Victories; one that k seats share counts 1/k for each.
    pub wins: f64,
    pub scores: Histogram,
    pub decisions: u64,
    pub sources: Sources,
}

/// Points by source, in the order of the score sheet.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    pub count: u64,
    points: Vec<(String, i64)>,
}

/// How those fared who took a card.
#[derive(Clone, Debug, Default)]
pub struct CardTally {
    /// How many there were, counting a seat once a game.
    pub takers: u64,
    /// How many copies they took.
    pub copies: u64,
    pub wins: f64,
    /// Their scores, less the mean score of the others at the table (or of the rival, if nobody else sits there).
    pub lead: Moments,
}

impl Sources {
    fn add(&mut self, standing: &SeatScore) {
        self.count += 1;
        for line in &standing.lines {
            match self.points.iter_mut().find(|(source, _)| *source == line.source) {
                Some((_, sum)) => *sum += i64::from(line.points),
                None => self.points.push((line.source.to_string(), i64::from(line.points))),
            }
        }
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.points.iter().map(|(source, _)| source.as_str())
    }

    /// The mean number of points from a source.
    pub fn mean(&self, source: &str) -> f64 {
        let sum = self.points.iter().find(|(name, _)| name == source).map_or(0, |(_, sum)| *sum);
        sum as f64 / self.count.max(1) as f64
    }
}

impl SeatTally {
    pub fn rate(&self) -> Estimate {
        let games = self.scores.count() as f64;
        let mean = self.wins / games.max(1.0);
        Estimate { mean, interval: Interval::wilson(mean, games) }
    }
}

impl CardTally {
    pub fn rate(&self) -> Estimate {
        let mean = self.wins / self.takers.max(1) as f64;
        Estimate { mean, interval: Interval::wilson(mean, self.takers as f64) }
    }

    pub fn merge(&mut self, other: &Self) {
        self.takers += other.takers;
        self.copies += other.copies;
        self.wins += other.wins;
        self.lead.merge(&other.lead);
    }
}

impl Tally {
    pub fn new(bots: &[&str]) -> Self {
        let seat = |bot: &&str| SeatTally {
            bot: (*bot).to_owned(),
            wins: 0.0,
            scores: Histogram::default(),
            decisions: 0,
            sources: Sources::default(),
        };
        Self {
            games: 0,
            lengths: Histogram::default(),
            broken_off: 0,
            seats: bots.iter().map(seat).collect(),
            winners: Sources::default(),
            others: Sources::default(),
            reliability: Reliability::default(),
            cards: BTreeMap::new(),
        }
    }

    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        self.broken_off += u64::from(played.broken_off);
        self.lengths.add(played.length() as i64);
        for (index, standing) in played.scores.seats.iter().enumerate() {
            let share = played.share(index);
            let seat = &mut self.seats[index];
            seat.wins += share;
            seat.scores.add(i64::from(standing.total));
            seat.decisions += u64::from(played.decisions[index]);
            seat.sources.add(standing);
            if share > 0.0 { &mut self.winners } else { &mut self.others }.add(standing);
        }
        self.reliability.add(&played.forecasts);
        self.add_cards(played);
    }

    fn add_cards(&mut self, played: &Played) {
        let mut taken: BTreeMap<(usize, &'static str, &str), u64> = BTreeMap::new();
        for it in &played.taken {
            *taken.entry((it.seat.index(), it.family, &*it.card)).or_default() += 1;
        }
        for ((seat, family, card), copies) in taken {
            let bots = self.cards.entry((family, card.to_owned())).or_default();
            let tally = bots.entry(self.seats[seat].bot.clone()).or_default();
            tally.takers += 1;
            tally.copies += copies;
            tally.wins += played.share(seat);
            if let Some(lead) = lead(played, seat) {
                tally.lead.add(lead);
            }
        }
    }

    /// How much of a victory falls to one seat in one game, on average.
    pub fn usual_rate(&self) -> f64 {
        let wins: f64 = self.seats.iter().map(|seat| seat.wins).sum();
        wins / self.seat_games().max(1) as f64
    }

    /// How often somebody sat down.
    pub fn seat_games(&self) -> u64 {
        self.games * self.seats.len() as u64
    }

    /// How often this bot sat down.
    pub fn games_of(&self, bot: &str) -> u64 {
        self.games * self.seats.iter().filter(|seat| seat.bot == bot).count() as u64
    }

    pub fn decisions(&self) -> u64 {
        self.lengths.sum() as u64
    }
}

/// By how much a seat leads the mean of those it plays against, or the rival.
pub(crate) fn lead(played: &Played, seat: usize) -> Option<f64> {
    let scores = &played.scores;
    let total = |standing: &SeatScore| f64::from(standing.total);
    let own = total(&scores.seats[seat]);
    let others: Vec<_> = scores.opponents(seat).map(|other| total(&scores.seats[other])).collect();
    if others.is_empty() {
        return scores.rival.as_ref().map(|rival| own - total(rival));
    }
    Some(own - others.iter().sum::<f64>() / others.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use taverne_engine::Scores;

    #[test]
    fn allies_win_together_and_are_not_led_by_each_other() {
        let seats = [9, 1, 2, 7].map(|points| SeatScore::new([("points", points)], Vec::new())).to_vec();
        let scores = Scores { seats, ..Scores::default() }.in_teams([0, 1, 0, 1]).ranked();
        let played = Played { scores, decisions: vec![1; 4], ..Played::default() };
        let mut tally = Tally::new(&["hard", "easy", "hard", "easy"]);
        tally.add(&played);
        assert_eq!(tally.seats.iter().map(|seat| seat.wins).collect::<Vec<_>>(), [1.0, 0.0, 1.0, 0.0]);
        assert_eq!((lead(&played, 0), lead(&played, 2)), (Some(5.0), Some(-2.0)));
        assert!((tally.usual_rate() - 0.5).abs() < 1e-9, "with allies half of a victory falls to a seat");
    }
}
