//! Every bot against every other, with the same deals from every seat.

use crate::{
    Hall, Pairing, PlayerTally, Rating,
    rating::{self, Outcome},
};
use serde_json::Value;
use taverne_engine::ContentHash;
use taverne_games::{Bout, CannotOpen};

/// Who meets whom.
#[derive(Clone, Debug)]
pub struct Arena {
    pub content: Option<ContentHash>,
    pub options: Value,
    pub seats: usize,
    pub bots: Vec<String>,
    /// How many deals every pairing plays; each is played from every seat.
    pub deals: u64,
    pub series: u64,
    /// Games are broken off after so many decisions.
    pub longest: u64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Standings {
    pub pairings: Vec<Pairing>,
    /// In the order in which the bots were named.
    pub players: Vec<PlayerTally>,
    pub ratings: Vec<Rating>,
}

impl Arena {
    /// One bot against one other kind, which sits on all the other seats. With two seats (0, 1) and (1, 0) are the same
    /// games, so that only one of them is played.
    pub fn pairings(&self) -> Vec<(usize, usize)> {
        let bots = 0..self.bots.len();
        let all = bots.clone().flat_map(|one| bots.clone().map(move |other| (one, other)));
        all.filter(|(one, other)| one < other || (one > other && self.seats > 2)).collect()
    }

    pub fn all_games(&self) -> u64 {
        self.deals.saturating_mul((self.pairings().len() * self.seats) as u64)
    }

    /// Plays deal by deal, so that a halt finds all pairings equally far; a deal counts once it was played from every
    /// seat. The result does not depend on the threads.
    pub fn run(&self, hall: &Hall<'_>) -> Result<Standings, CannotOpen> {
        let pairs = self.pairings();
        let lineup = |&(one, other): &(usize, usize), own: usize| -> Vec<&str> {
            (0..self.seats).map(|seat| self.bots[if seat == own { one } else { other }].as_str()).collect()
        };
        let lineups: Vec<_> = pairs.iter().flat_map(|pair| (0..self.seats).map(|own| lineup(pair, own))).collect();
        let round = lineups.len() as u64;
        let bout = |number: u64| Bout {
            content: self.content,
            options: &self.options,
            bots: &lineups[(number % round) as usize],
            series: self.series,
            index: number / round,
            listen: false,
            clock: true,
            judged: 0,
            longest: self.longest,
        };
        let mut players: Vec<_> = self.bots.iter().map(|bot| PlayerTally::new(bot)).collect();
        let mut pairings: Vec<_> = pairs.iter().map(|&(one, other)| Pairing::new(one, other, self.seats)).collect();
        let mut deal = Vec::new();
        let games = if round == 0 { 0 } else { self.all_games() };
        hall.play(games, bout, |number, played| {
            let own = (number % self.seats as u64) as usize;
            let pair = (number % round) as usize / self.seats;
            if own == 0 {
                deal.clear();
            }
            deal.push((number, played.clone()));
            let first = number - own as u64;
            let whole = deal.len() == self.seats && deal.iter().zip(first..).all(|((number, _), due)| *number == due);
            if whole {
                pairings[pair].add(&deal, &mut players);
            }
        })?;
        let ratings = rate(self, &pairings);
        Ok(Standings { pairings, players, ratings })
    }
}

fn rate(arena: &Arena, pairings: &[Pairing]) -> Vec<Rating> {
    let played = pairings.iter().filter(|pairing| pairing.deals() > 0);
    let outcome = |pairing: &Pairing| Outcome {
        one: pairing.one,
        other: pairing.other,
        share: pairing.rate().mean,
        worth: pairing.worth(),
    };
    rating::fit(arena.bots.len(), arena.seats, &played.map(outcome).collect::<Vec<_>>())
}

impl Standings {
    /// The bots by rating, the best first.
    pub fn order(&self) -> Vec<usize> {
        let mut order: Vec<_> = (0..self.players.len()).collect();
        order.sort_by(|&a, &b| self.ratings[b].rating.total_cmp(&self.ratings[a].rating));
        order
    }

    pub fn games(&self) -> u64 {
        self.pairings.iter().map(Pairing::games).sum()
    }

    /// How many games had to be broken off.
    pub fn broken_off(&self) -> u64 {
        self.pairings.iter().map(|pairing| pairing.broken_off).sum()
    }

    /// How the one fared against the other: its estimate, and whether the roles were exchanged to know it.
    pub fn cell(&self, one: usize, other: usize) -> Option<(&Pairing, bool)> {
        let find = |one, other| self.pairings.iter().find(move |it| (it.one, it.other) == (one, other));
        let two_seats = |pairing: &&Pairing| pairing.seats() == 2;
        find(one, other).map(|it| (it, false)).or_else(|| find(other, one).filter(two_seats).map(|it| (it, true)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    fn arena(seats: usize) -> Arena {
        let bots = ["greedy", "random", "random"].map(str::to_owned).to_vec();
        Arena { content: None, options: Value::Null, seats, bots, deals: 6, series: 3, longest: 1_000 }
    }

    fn run(arena: &Arena, threads: usize, halt: &AtomicBool) -> Standings {
        let kind = taverne_games::all()[0];
        arena.run(&Hall { kind, threads, halt, progress: &|| () }).expect("it can be played")
    }

    #[test]
    fn everybody_meets_everybody_else() {
        assert_eq!(arena(2).pairings(), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(arena(3).pairings(), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]);
        assert_eq!((arena(2).all_games(), arena(3).all_games()), (36, 108));
    }

    #[test]
    fn every_deal_is_played_from_every_seat_whatever_the_threads() {
        let halt = AtomicBool::new(false);
        for seats in [2, 3] {
            let (alone, together) = (run(&arena(seats), 1, &halt), run(&arena(seats), 3, &halt));
            assert_eq!(alone.games(), arena(seats).all_games());
            assert_eq!(alone.ratings, together.ratings);
            for (one, other) in alone.pairings.iter().zip(&together.pairings) {
                assert_eq!((one.deals(), one.rate(), one.lead()), (6, other.rate(), other.lead()));
            }
            let wins: f64 = alone.players.iter().map(|player| player.wins).sum();
            assert!((wins - alone.games() as f64).abs() < 1e-6, "every victory belongs to somebody");
        }
    }

    #[test]
    fn a_bot_is_worth_as_much_as_itself() {
        // The same bot on both sides of the same deals: the pairing of the two randoms is exactly even at two seats,
        // because both sides use the same chance from the same seat.
        let standings = run(&arena(2), 2, &AtomicBool::new(false));
        assert!((standings.pairings[2].rate().mean - 0.5).abs() < 1e-12);
        assert!(standings.ratings[0].rating > standings.ratings[1].rating);
        assert_eq!(standings.order()[0], 0);
    }

    #[test]
    fn a_game_that_does_not_end_is_broken_off_and_scored() {
        let standings = run(&Arena { longest: 20, ..arena(2) }, 2, &AtomicBool::new(false));
        assert_eq!((standings.games(), standings.broken_off()), (36, 36));
        let wins: f64 = standings.players.iter().map(|player| player.wins).sum();
        assert!((wins - 36.0).abs() < 1e-6);
    }

    #[test]
    fn after_a_halt_there_is_what_was_played() {
        let standings = run(&arena(2), 2, &AtomicBool::new(true));
        assert_eq!(standings.games(), 0);
        assert!(standings.ratings.iter().all(|rating| rating.rating.is_finite()));
    }
}
