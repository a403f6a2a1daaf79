//! Makes the tables by which bots judge a position of Dés de Valeria (`games/dice-kingdoms/src/knowledge/*.txt`).
//!
//! Round after round it plays games by first sight, with the table of the round before, and fits a new one to how they
//! ended: ridge regression of what the rest of the game brought, at moments before a roll. With rivals it is the
//! difference between two seats that is fitted, so that nothing is credited with merely making the game longer. Every
//! game begins with some turns played carelessly, so that unusual positions are seen too; only what comes after them
//! counts, or else a strange position would be blamed for the carelessness of whoever got into it.
//!
//! `cargo run --release -p dice-kingdoms --example dice_forecast -- 2222223 4 30000 2000 OUT`: games of 2 and a few of 3
//! seats, 4 rounds of 30,000 games, with a ridge of 2,000. Begins with the table in the program; writes OUT after each
//! round. Put it in the place of `several.txt` (or `alone.txt`, for games of 1 seat) if it plays better.
//!
//! The tables of today are the sixth and the fourth of their kind; a first sight made by hand played the first round.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use dice_kingdoms::{
    Action, Content, DiceKingdoms, Options,
    knowledge::{FirstSight, Forecast, LINES, Line, table},
};
use std::{error::Error, fmt::Write};
use taverne_engine::{Fast, Game, Journal, Seat, Seed, Viewer, Waiting, chance};

/// Figures of a table.
const FIGURES: usize = 3 * LINES;
/// How careless players are at first, and afterwards: how many points of difference matter to them.
const CARELESS: [f32; 4] = [0.1, 0.5, 1.0, 2.0];
const CAREFUL: f32 = 0.1;
/// One in so many moments is looked at: neighbours tell nearly the same.
const SPARSE: usize = 3;
/// One in so many games is not fitted, to see how well it is foretold.
const CHECKED: usize = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [seats, rounds, games, ridge, out] = &args[..] else {
        return Err("dice_forecast SEATS ROUNDS GAMES RIDGE OUT".into());
    };
    let seats: Vec<usize> = seats.bytes().map(|digit| usize::from(digit - b'0')).collect();
    let (rounds, games, ridge): (u64, usize, f64) = (rounds.parse()?, games.parse()?, ridge.parse()?);
    let mut lines = table(seats[0]).to_vec();
    for round in 0..rounds {
        let (mut fit, mut checked, mut points) = (Fit::new(), Vec::new(), 0.0);
        for game in 0..games {
            let (moments, mean) = play(&lines, seats[game % seats.len()], Seed::numbered(round, game as u64))?;
            points += mean / games as f64;
            if game % CHECKED == 0 {
                checked.extend(moments);
            } else {
                moments.iter().for_each(|moment| fit.add(moment));
            }
        }
        lines = fit.solve(ridge);
        let errors: f64 = checked.iter().map(|moment| (moment.rest - moment.foretold(&lines)).powi(2)).sum();
        let error = (errors / checked.len() as f64).sqrt();
        println!("round {round}: {points:.1} points a seat, foretold with an error of {error:.2}");
        std::fs::write(out, print(&lines))?;
    }
    Ok(())
}

fn print(lines: &[Line]) -> String {
    let mut text =
        "# Made by games/dice-kingdoms/examples/dice_forecast.rs; what the lines are, table.rs tells.\n".to_owned();
    for [a, b, c] in lines {
        let _ = writeln!(text, "{a:.3} {b:.3} {c:.3}");
    }
    text
}

/// What was to be seen before a roll, and what the rest of the game brought.
struct Moment {
    /// Figures of the table, in order, and how much of each.
    seen: Vec<(usize, f32)>,
    rest: f64,
}

impl Moment {
    fn foretold(&self, lines: &[Line]) -> f64 {
        self.seen.iter().map(|&(at, much)| f64::from(lines[at / 3][at % 3] * much)).sum()
    }
}

/// What a seat sees before a roll: figures of the table, and the score.
type Sight = (Vec<(usize, f32)>, f32);

/// Plays a game; tells its moments and the mean of the scores.
fn play(lines: &[Line], seats: usize, seed: Seed) -> Result<(Vec<Moment>, f64), Box<dyn Error>> {
    let mut journal = Journal::silent();
    let mut rng = seed.fast();
    let mut game = DiceKingdoms::new(Content::builtin(), &Options::default(), seats, seed, &mut journal)
        .map_err(|refusal| format!("{refusal:?}"))?;
    let careless: Vec<f32> = (0..seats).map(|_| CARELESS[chance::below(&mut rng, CARELESS.len())]).collect();
    let careful_from = chance::below(&mut rng, 30);
    let (mut rolls, mut sights, mut actions) = (0, Vec::new(), Vec::new());
    while let Waiting::For(waiting) = game.waiting() {
        let seat = waiting.first().ok_or("a game that is not over waits for somebody")?;
        actions.clear();
        game.actions(seat, &mut actions);
        if actions[..] == [Action::Roll] {
            rolls += 1;
            if rolls > careful_from && chance::below(&mut rng, SPARSE) == 0 {
                sights.push((0..seats).map(|seat| sight(&game, Seat::new(seat), lines)).collect::<Vec<_>>());
            }
        }
        let care = if rolls > careful_from { CAREFUL } else { careless[seat.index()] };
        let action = choose(&game, seat, &actions, lines, care, &mut rng);
        game.play(seat, action, &mut journal).map_err(|refusal| format!("{refusal:?}"))?;
    }
    let scores = game.scores(Viewer::Spectator);
    let totals: Vec<f32> = scores.seats.iter().map(|standing| standing.total as f32).collect();
    let moments = sights.iter().flat_map(|sights| moments(sights, &totals)).collect();
    Ok((moments, f64::from(totals.iter().sum::<f32>()) / seats as f64))
}

/// As the policy inside the search: the more an action promises, the likelier it is.
fn choose(game: &DiceKingdoms, seat: Seat, actions: &[Action], lines: &[Line], care: f32, rng: &mut Fast) -> Action {
    if let [only] = actions {
        return *only;
    }
    let mut promises = Vec::new();
    FirstSight::new(game, seat, lines).promises(actions, &mut promises);
    // The best of promises with Gumbel's noise is a draw by their exponentials.
    let noisy = promises.iter().map(|promise| {
        let noise = -(-chance::fraction(rng).max(1e-7).ln()).max(1e-7).ln();
        promise + care * noise
    });
    let best = actions.iter().zip(noisy).max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(actions[0], |(&action, _)| action)
}

fn sight(game: &DiceKingdoms, seat: Seat, lines: &[Line]) -> Sight {
    let forecast = Forecast::new(game, seat, lines);
    let mut seen = Vec::new();
    forecast.lines(|line, time| seen.extend((0..3).map(|figure| (3 * line + figure, time[figure]))));
    (seen, forecast.score())
}

/// Each seat compared with the next one; a seat alone as it is.
fn moments(sights: &[Sight], totals: &[f32]) -> Vec<Moment> {
    let rest = |seat: usize| totals[seat] - sights[seat].1;
    if let [(seen, _)] = sights {
        return vec![Moment { seen: in_order(seen.clone()), rest: f64::from(rest(0)) }];
    }
    let pairs = (1..sights.len()).map(|other| {
        let mut seen = sights[other - 1].0.clone();
        seen.extend(sights[other].0.iter().map(|&(at, much)| (at, -much)));
        Moment { seen: in_order(seen), rest: f64::from(rest(other - 1) - rest(other)) }
    });
    pairs.collect()
}

fn in_order(mut seen: Vec<(usize, f32)>) -> Vec<(usize, f32)> {
    seen.sort_unstable_by_key(|it| it.0);
    seen.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 += next.1;
        }
        same
    });
    seen.retain(|it| it.1 != 0.0);
    seen
}

/// The normal equations; of the symmetric matrix only the lower half.
struct Fit {
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl Fit {
    fn new() -> Self {
        Self { matrix: vec![0.0; FIGURES * FIGURES], right: vec![0.0; FIGURES] }
    }

    fn add(&mut self, moment: &Moment) {
        for (nth, &(at, much)) in moment.seen.iter().enumerate() {
            let row = &mut self.matrix[at * FIGURES..][..FIGURES];
            for &(other, by) in &moment.seen[..=nth] {
                row[other] += f64::from(much * by);
            }
            self.right[at] += f64::from(much) * moment.rest;
        }
    }

    /// By Cholesky's decomposition, in place.
    fn solve(mut self, ridge: f64) -> Vec<Line> {
        let (m, n) = (&mut self.matrix, FIGURES);
        for row in 0..n {
            m[row * n + row] += ridge;
            for column in 0..=row {
                let sum: f64 = (0..column).map(|k| m[row * n + k] * m[column * n + k]).sum();
                let left = m[row * n + column] - sum;
                m[row * n + column] = if row == column { left.sqrt() } else { left / m[column * n + column] };
            }
        }
        let mut x = self.right;
        for row in 0..n {
            let sum: f64 = (0..row).map(|k| m[row * n + k] * x[k]).sum();
            x[row] = (x[row] - sum) / m[row * n + row];
        }
        for row in (0..n).rev() {
            let sum: f64 = (row + 1..n).map(|k| m[k * n + row] * x[k]).sum();
            x[row] = (x[row] - sum) / m[row * n + row];
        }
        x.chunks_exact(3).map(|line| [line[0] as f32, line[1] as f32, line[2] as f32]).collect()
    }
}
