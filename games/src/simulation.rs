//! Many games played by bots, and what came of them.

use crate::CannotOpen;
use serde::Serialize;
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};
use taverne_bots::Bot;
use taverne_engine::{
    ContentHash, Journal, Knowledge, Perspective, Phrase, Seed, Viewer, Waiting, playout::LONGEST_GAME,
};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub content: Option<ContentHash>,
    pub options: Value,
    pub seats: usize,
    /// One name for each seat; the last one is repeated for the seats that are left.
    pub bots: Vec<String>,
    pub games: u64,
    /// Which series of seeds; game `i` is always the same game.
    pub series: u64,
    pub threads: usize,
}

impl Simulation {
    pub fn bot(&self, seat: usize) -> &str {
        self.bots.get(seat).or(self.bots.last()).map_or("random", String::as_str)
    }
}

/// What came of a simulation.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    pub games: u64,
    pub decisions: u64,
    pub shortest: u64,
    pub longest: u64,
    pub seats: Vec<SeatSummary>,
}

/// How one seat fared. A victory shared by k seats counts 1/k for each.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SeatSummary {
    pub bot: String,
    pub wins: f64,
    pub mean_score: f64,
    pub score_deviation: f64,
    pub best_score: i32,
    pub worst_score: i32,
}

/// Runs the games on so many threads. The result does not depend on how many.
pub(crate) fn run<G: Knowledge>(
    content: &'static G::Content,
    options: &G::Options,
    simulation: &Simulation,
    progress: &(dyn Fn() + Sync),
) -> Result<Summary, CannotOpen> {
    if !G::SEATS.contains(&simulation.seats) {
        let refusal = Phrase::new("setup-seats").with("seats", simulation.seats);
        let refusal = refusal.with("least", *G::SEATS.start()).with("most", *G::SEATS.end());
        return Err(CannotOpen::Refused(refusal));
    }
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(simulation.seats);
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= simulation.games {
                return Ok(tally);
            }
            tally.add(&play::<G>(content, options, simulation, index)?);
            progress();
        }
    };
    let tallies: Vec<Result<Tally, CannotOpen>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..simulation.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("a simulation thread does not panic")).collect()
    });
    let mut total = Tally::new(simulation.seats);
    for tally in tallies {
        total.merge(&tally?);
    }
    Ok(total.summary(simulation))
}

/// One finished game.
struct Played {
    decisions: u64,
    scores: Vec<i32>,
    winners: Vec<usize>,
}

fn play<G: Knowledge>(
    content: &'static G::Content,
    options: &G::Options,
    simulation: &Simulation,
    index: u64,
) -> Result<Played, CannotOpen> {
    let mut journal = Journal::silent();
    let seed = Seed::numbered(simulation.series, index);
    let mut game = G::new(content, options, simulation.seats, seed, &mut journal).map_err(CannotOpen::Refused)?;
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..simulation.seats)
        .map(|seat| {
            let seed = Seed::numbered(simulation.series ^ ((seat as u64 + 1) << 48), index);
            taverne_bots::by_name(simulation.bot(seat), seed)
        })
        .collect::<Result<_, _>>()?;
    let mut actions = Vec::new();
    let mut decisions = 0;
    while let Waiting::For(seats) = game.waiting() {
        assert!(decisions < LONGEST_GAME as u64, "{} does not end", G::ID);
        let seat = seats.first().expect("a game that is not over waits for somebody");
        actions.clear();
        game.actions(seat, &mut actions);
        let action = bots[seat.index()].choose(&Perspective::new(&game, seat), &actions);
        game.play(seat, action, &mut journal).expect("a bot chooses a legal action");
        decisions += 1;
    }
    let scores = game.scores(Viewer::Spectator);
    let winners = scores.winners().collect();
    Ok(Played { decisions, scores: scores.seats.iter().map(|seat| seat.total).collect(), winners })
}

/// Sums that can be merged in any order.
struct Tally {
    games: u64,
    decisions: u64,
    shortest: u64,
    longest: u64,
    seats: Vec<SeatTally>,
}

#[derive(Clone)]
struct SeatTally {
    /// Victories by how many seats shared them: index 0 are those won alone.
    victories: [u64; 8],
    sum: i64,
    squares: i64,
    best: i32,
    worst: i32,
}

impl Tally {
    fn new(seats: usize) -> Self {
        let seat = SeatTally { victories: [0; 8], sum: 0, squares: 0, best: i32::MIN, worst: i32::MAX };
        Self { games: 0, decisions: 0, shortest: u64::MAX, longest: 0, seats: vec![seat; seats] }
    }

    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.decisions += played.decisions;
        self.shortest = self.shortest.min(played.decisions);
        self.longest = self.longest.max(played.decisions);
        for (seat, &score) in self.seats.iter_mut().zip(&played.scores) {
            seat.sum += i64::from(score);
            seat.squares += i64::from(score) * i64::from(score);
            seat.best = seat.best.max(score);
            seat.worst = seat.worst.min(score);
        }
        for &winner in &played.winners {
            self.seats[winner].victories[played.winners.len() - 1] += 1;
        }
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        for (seat, other) in self.seats.iter_mut().zip(&other.seats) {
            seat.sum += other.sum;
            seat.squares += other.squares;
            seat.best = seat.best.max(other.best);
            seat.worst = seat.worst.min(other.worst);
            seat.victories.iter_mut().zip(other.victories).for_each(|(mine, theirs)| *mine += theirs);
        }
    }

    fn summary(&self, simulation: &Simulation) -> Summary {
        let games = self.games.max(1) as f64;
        let summarise = |(index, seat): (usize, &SeatTally)| {
            let mean = seat.sum as f64 / games;
            let shares = seat.victories.iter().enumerate();
            SeatSummary {
                bot: simulation.bot(index).to_owned(),
                wins: shares.map(|(others, &count)| count as f64 / (others + 1) as f64).sum(),
                mean_score: mean,
                score_deviation: (seat.squares as f64 / games - mean * mean).max(0.0).sqrt(),
                best_score: if self.games == 0 { 0 } else { seat.best },
                worst_score: if self.games == 0 { 0 } else { seat.worst },
            }
        };
        Summary {
            games: self.games,
            decisions: self.decisions,
            shortest: if self.games == 0 { 0 } else { self.shortest },
            longest: self.longest,
            seats: self.seats.iter().enumerate().map(summarise).collect(),
        }
    }
}
