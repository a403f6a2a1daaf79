//! One bot against another, and how each of them did over all its games.

use crate::{Estimate, Histogram, Moments, Stopwatch, tally};
use taverne_games::Played;

/// One bot against others of one kind.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// Which bot sits alone, and which one on all the other seats.
    pub one: usize,
    pub other: usize,
    /// How much of the victory the one won, deal by deal.
    shares: Moments,
    /// By how many points the one led the mean of the others, deal by deal.
    leads: Moments,
    pub broken_off: u64,
    /// What the one won from each seat.
    pub by_seat: Vec<f64>,
    pub ones_scores: Histogram,
    pub others_scores: Histogram,
}

impl Pairing {
    pub(crate) fn new(one: usize, other: usize, seats: usize) -> Self {
        Self {
            one,
            other,
            shares: Moments::default(),
            leads: Moments::default(),
            broken_off: 0,
            by_seat: vec![0.0; seats],
            ones_scores: Histogram::default(),
            others_scores: Histogram::default(),
        }
    }

    /// Adds a deal that was played with the one in each seat in turn.
    pub(crate) fn add(&mut self, deal: &[(u64, Played)], players: &mut [PlayerTally]) {
        let (mut shares, mut leads) = (0.0, 0.0);
        for (own, (_, played)) in deal.iter().enumerate() {
            shares += played.share(own);
            self.broken_off += u64::from(played.broken_off);
            leads += tally::lead(played, own).unwrap_or(0.0);
            self.by_seat[own] += played.share(own);
            for (seat, standing) in played.scores.seats.iter().enumerate() {
                let scores = if seat == own { &mut self.ones_scores } else { &mut self.others_scores };
                scores.add(i64::from(standing.total));
                players[if seat == own { self.one } else { self.other }].add(seat, played);
            }
        }
        self.shares.add(shares / deal.len() as f64);
        self.leads.add(leads / deal.len() as f64);
    }

    pub fn seats(&self) -> usize {
        self.by_seat.len()
    }

    pub fn deals(&self) -> u64 {
        self.shares.count
    }

    pub fn games(&self) -> u64 {
        self.deals() * self.seats() as u64
    }

    /// How many victories the one won; a shared one counts for its share.
    pub fn wins(&self) -> f64 {
        self.by_seat.iter().sum()
    }

    /// How much of the victories the one won. Equally strong bots win 1/seats.
    pub fn rate(&self) -> Estimate {
        self.shares.duplicate(self.seats())
    }

    pub fn lead(&self) -> Estimate {
        self.leads.estimate()
    }

    pub(crate) fn worth(&self) -> f64 {
        self.shares.worth(self.seats())
    }
}

/// All that one bot did.
#[derive(Clone, Debug)]
pub struct PlayerTally {
    pub bot: String,
    /// How often it sat down, and what it won.
    pub games: u64,
    pub wins: f64,
    pub scores: Histogram,
    /// How long it thought about decisions in which there was a choice.
    pub thoughts: Stopwatch,
}

impl PlayerTally {
    pub(crate) fn new(bot: &str) -> Self {
        let (scores, thoughts) = (Histogram::default(), Stopwatch::default());
        Self { bot: bot.to_owned(), games: 0, wins: 0.0, scores, thoughts }
    }

    fn add(&mut self, seat: usize, played: &Played) {
        self.games += 1;
        self.wins += played.share(seat);
        self.scores.add(i64::from(played.scores.seats[seat].total));
        played.thoughts[seat].iter().for_each(|&time| self.thoughts.add(time));
    }
}
