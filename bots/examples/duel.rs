//! Measures one bot against others: every deal is played once from each seat, the others taken by copies of the second
//! bot. Stops when the games or the seconds are over, and tells the share of victories with its 95 % interval (Wilson).
//!
//! `beyond@1000` and `short@1000` are searching bots that look beyond what falls by chance, or do not, whatever the game
//! advises.
//!
//! `cargo run --release -p taverne-bots --example duel -- hard@1000 greedy 2 400 600`: 2 seats, 400 games, 600 seconds.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use card_kingdoms::{CardKingdoms, Content, Options};
use std::{
    error::Error,
    time::{Duration, Instant},
};
use taverne_bots::{Bot, Effort, Ismcts};
use taverne_engine::{Game, Journal, Perspective, Seed, Viewer, Waiting};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [hero, others, seats, games, seconds] = &args[..] else {
        return Err("duel HERO OTHERS SEATS GAMES SECONDS".into());
    };
    let (seats, games): (usize, usize) = (seats.parse()?, games.parse()?);
    let (start, limit) = (Instant::now(), Duration::from_secs(seconds.parse()?));
    let mut tally = Tally::default();
    // Only whole deals, so that luck is shared evenly.
    for deal in 0..games.div_ceil(seats) {
        if start.elapsed() > limit {
            break;
        }
        for place in 0..seats {
            tally.add(&play(hero, others, seats, deal, place)?);
        }
    }
    println!("{hero} against {others}, {seats} seats: {}", tally.tell());
    Ok(())
}

fn named(name: &str, seed: Seed) -> Result<Box<dyn Bot<CardKingdoms>>, Box<dyn Error>> {
    let beyond = match name.split_once('@') {
        Some(("beyond", iterations)) => Some((true, iterations)),
        Some(("short", iterations)) => Some((false, iterations)),
        _ => None,
    };
    let Some((beyond, iterations)) = beyond else { return Ok(taverne_bots::by_name(name, seed)?) };
    let effort = Effort { beyond: Some(beyond), ..Effort::iterations(iterations.parse()?) };
    Ok(Box::new(Ismcts::new(effort, seed)))
}

/// How one game went for the hero.
struct Outcome {
    victory: f64,
    lead: f64,
    thinking: Duration,
    longest: Duration,
    decisions: u32,
}

fn play(hero: &str, others: &str, seats: usize, deal: usize, place: usize) -> Result<Outcome, Box<dyn Error>> {
    let mut journal = Journal::silent();
    let seed = Seed::numbered(1, deal as u64);
    let mut game = CardKingdoms::new(Content::builtin(), &Options::default(), seats, seed, &mut journal)
        .map_err(|refusal| format!("{refusal:?}"))?;
    let sit = |seat: usize| {
        let name = if seat == place { hero } else { others };
        named(name, Seed::numbered(2 + seat as u64, (deal * seats + place) as u64))
    };
    let mut bots: Vec<Box<dyn Bot<CardKingdoms>>> = (0..seats).map(sit).collect::<Result<_, _>>()?;
    let mut outcome =
        Outcome { victory: 0.0, lead: 0.0, thinking: Duration::ZERO, longest: Duration::ZERO, decisions: 0 };
    let mut actions = Vec::new();
    while let Waiting::For(waiting) = game.waiting() {
        let seat = waiting.first().expect("a game that is not over waits for somebody");
        actions.clear();
        game.actions(seat, &mut actions);
        let start = Instant::now();
        let action = bots[seat.index()].choose(&Perspective::new(&game, seat), &actions);
        if seat.index() == place && actions.len() > 1 {
            outcome.thinking += start.elapsed();
            outcome.longest = outcome.longest.max(start.elapsed());
            outcome.decisions += 1;
        }
        game.play(seat, action, &mut journal).map_err(|refusal| format!("{refusal:?}"))?;
    }
    let scores = game.scores(Viewer::Spectator);
    let winners: Vec<_> = scores.winners().collect();
    let best_other = (0..seats).filter(|&seat| seat != place).map(|seat| scores.seats[seat].total).max();
    outcome.victory = if winners.contains(&place) { 1.0 / winners.len() as f64 } else { 0.0 };
    outcome.lead = f64::from(scores.seats[place].total - best_other.unwrap_or(0));
    Ok(outcome)
}

#[derive(Default)]
struct Tally {
    games: f64,
    victories: f64,
    leads: f64,
    thinking: Duration,
    longest: Duration,
    decisions: u32,
}

impl Tally {
    fn add(&mut self, outcome: &Outcome) {
        self.games += 1.0;
        self.victories += outcome.victory;
        self.leads += outcome.lead;
        self.thinking += outcome.thinking;
        self.longest = self.longest.max(outcome.longest);
        self.decisions += outcome.decisions;
    }

    fn tell(&self) -> String {
        let (n, z) = (self.games, 1.96);
        let share = self.victories / n;
        let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
        let mean = self.thinking / self.decisions.max(1);
        format!(
            "{n} games, won {:.1} % ({:.1} to {:.1}), mean lead {:+.1}; {} decisions, {mean:.1?} each, at most {:.1?}",
            100.0 * share,
            100.0 * (centre - half),
            100.0 * (centre + half),
            self.leads / n,
            self.decisions,
            self.longest,
        )
    }
}
