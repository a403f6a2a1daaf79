//! Fits what a lead is worth in a game ([`Calibration`]) to games played by bots, and shows how true it is on other games.
//!
//! `cargo run --release -p taverne-bots --example calibrate -- valroc medium@30 2 1000 500`: 2 seats, 1,000 games to
//! learn from, 500 to be tested with.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;
use taverne_bots::{Bot, Leaf, leaves};
use taverne_engine::{
    Content, Journal, Knowledge, Perspective, Seat, Seed, Spoken,
    knowledge::{Calibration, won},
};

/// Worlds in which a position is judged.
const WORLDS: usize = 100;
/// One position in so many is judged, about: so many of every game.
const POSITIONS: usize = 8;
/// Bots may lose their way.
const LONGEST: usize = 5_000;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, bot, seats, learn, test] = &args[..] else { return Err("calibrate GAME BOT SEATS LEARN TEST".into()) };
    let (seats, learn, test) = (seats.parse()?, learn.parse()?, test.parse()?);
    match game.as_str() {
        "card-kingdoms" => calibrate::<card_kingdoms::CardKingdoms>(bot, seats, learn, test),
        "dice-kingdoms" => calibrate::<dice_kingdoms::DiceKingdoms>(bot, seats, learn, test),
        "shadow-kingdoms" => calibrate::<shadow_kingdoms::ShadowKingdoms>(bot, seats, learn, test),
        "valroc" => calibrate::<valroc::Valroc>(bot, seats, learn, test),
        _ => Err("there is no such game".into()),
    }
}

/// A position, as a seat saw it, and what the seat won in the end.
struct Case {
    leaves: Vec<Leaf>,
    won: f64,
}

fn calibrate<G: Spoken + Knowledge>(bot: &str, seats: usize, learn: u64, test: u64) -> Result<(), Box<dyn Error>> {
    let gather = |games: std::ops::Range<u64>| -> Result<Vec<Case>, Box<dyn Error>> {
        let mut cases = Vec::new();
        for game in games {
            cases.extend(play::<G>(bot, seats, game)?);
        }
        Ok(cases)
    };
    let lessons = gather(0..learn)?;
    let start = Calibration::unmeasured(G::LEAD);
    let fitted = sober(&lessons, fit(&lessons, start));
    let round = |values: [f32; 2]| values.map(|value| (value * 1_000.0).round() / 1_000.0);
    println!("{} {seats} seats, {bot}, {learn} games, {} positions", G::ID, lessons.len());
    let [even, point, told] = [fitted.even, fitted.point, fitted.told].map(round);
    println!("Calibration {{ even: {even:?}, point: {point:?}, told: {told:?} }}");
    let exam = gather(learn..learn + test)?;
    for (name, calibration) in [("before", start), ("after", fitted)] {
        println!("{name}:");
        tell(&exam, calibration);
    }
    Ok(())
}

fn play<G: Spoken + Knowledge>(bot: &str, seats: usize, index: u64) -> Result<Vec<Case>, Box<dyn Error>> {
    let mut journal = Journal::silent();
    let variant = G::variants().into_iter().filter(|it| it.seats == seats);
    let options: Vec<G::Options> = std::iter::once(G::Options::default()).chain(variant.map(|it| it.options)).collect();
    // Half of the games as people play them, the others in one of the game's variants.
    let options = if index.is_multiple_of(2) { &options[0] } else { &options[index as usize / 2 % options.len()] };
    let game = G::new(G::Content::shelf().builtin(), options, seats, Seed::numbered(77, index), &mut journal);
    let mut game = game.map_err(|refusal| format!("{refusal:?}"))?;
    let sit = |seat: usize| taverne_bots::by_name(bot, Seed::numbered(78 + seat as u64, index));
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(sit).collect::<Result<_, _>>()?;
    let (mut moments, mut actions) = (Vec::new(), Vec::new());
    while let Some(seat) = game.waiting().seats().first() {
        if moments.len() > LONGEST {
            return Ok(Vec::new());
        }
        moments.push(game.clone());
        actions.clear();
        game.actions(seat, &mut actions);
        let action = bots[seat.index()].choose(&Perspective::new(&game, seat), &actions);
        game.play(seat, action, &mut journal).map_err(|refusal| format!("{refusal:?}"))?;
    }
    let mut cases = Vec::new();
    for nth in 0..POSITIONS {
        let at = (nth * moments.len() + index as usize % POSITIONS * moments.len() / POSITIONS) / POSITIONS;
        let moment = &moments[at.min(moments.len() - 1)];
        let seat = Seat::new((nth + index as usize) % seats);
        let seed = Seed::numbered(index, nth as u64);
        let leaves = leaves(&Perspective::new(moment, seat), None, WORLDS, seed);
        cases.push(Case { leaves, won: f64::from(won(&game, seat)) });
    }
    Ok(cases)
}

/// The chance of a case, and how it changes with each of the four figures.
fn judge(case: &Case, calibration: Calibration) -> (f64, [f64; 4]) {
    let (mut sum, mut slope) = (0.0, [0.0; 4]);
    for leaf in &case.leaves {
        if let Some(won) = leaf.won {
            sum += f64::from(won);
            continue;
        }
        let chance = f64::from(calibration.chance(leaf.lead, leaf.left));
        let (lead, left) = (f64::from(leaf.lead), f64::from(leaf.left));
        let point = f64::from(calibration.point[0] + calibration.point[1] * leaf.left).exp();
        let steep = chance * (1.0 - chance);
        sum += chance;
        for (slope, by) in slope.iter_mut().zip([1.0, left, point * lead, point * lead * left]) {
            *slope += steep * by;
        }
    }
    let count = case.leaves.len() as f64;
    ((sum / count).clamp(0.005, 0.995), slope.map(|slope| slope / count))
}

/// The likeliest figures, by Fisher's scoring, with a weak belief that they are small.
fn fit(cases: &[Case], start: Calibration) -> Calibration {
    const BELIEF: f64 = 2.0;
    let mut now = start;
    for _ in 0..60 {
        let mut step = [0.0; 4];
        let mut weight = [[0.0; 4]; 4];
        let values = [now.even[0], now.even[1], now.point[0] - start.point[0], now.point[1]].map(f64::from);
        for at in 0..4 {
            step[at] -= BELIEF * values[at];
            weight[at][at] += BELIEF;
        }
        for case in cases {
            let (chance, slope) = judge(case, now);
            let spread = chance * (1.0 - chance);
            for a in 0..4 {
                step[a] += (case.won - chance) * slope[a] / spread;
                for b in 0..4 {
                    weight[a][b] += slope[a] * slope[b] / spread;
                }
            }
        }
        let step = solve(weight, step).map(|step| (0.7 * step).clamp(-0.5, 0.5) as f32);
        now.even = [now.even[0] + step[0], now.even[1] + step[1]];
        now.point = [now.point[0] + step[2], now.point[1] + step[3]];
    }
    now
}

/// The likeliest correction of what the worlds say on average: a logistic regression, by Newton's steps.
fn sober(cases: &[Case], fitted: Calibration) -> Calibration {
    let said: Vec<(f64, f64)> = cases.iter().map(|case| (logit(judge(case, fitted).0), case.won)).collect();
    let [mut shift, mut slope] = [0.0, 1.0];
    for _ in 0..30 {
        let (mut step, mut weight) = ([0.0; 2], [[1e-6, 0.0], [0.0, 1e-6]]);
        for &(said, won) in &said {
            let chance = 1.0 / (1.0 + (-(shift + slope * said)).exp());
            let spread = chance * (1.0 - chance);
            for (a, by) in [1.0, said].into_iter().enumerate() {
                step[a] += (won - chance) * by;
                weight[a][0] += spread * by;
                weight[a][1] += spread * by * said;
            }
        }
        let whole = weight[0][0] * weight[1][1] - weight[0][1] * weight[1][0];
        shift += (weight[1][1] * step[0] - weight[0][1] * step[1]) / whole;
        slope += (weight[0][0] * step[1] - weight[1][0] * step[0]) / whole;
    }
    Calibration { told: [shift as f32, slope as f32], ..fitted }
}

fn logit(chance: f64) -> f64 {
    (chance / (1.0 - chance)).ln()
}

/// Gauss's elimination; the matrix is positive definite.
fn solve(mut matrix: [[f64; 4]; 4], mut right: [f64; 4]) -> [f64; 4] {
    for at in 0..4 {
        for row in (0..4).filter(|&row| row != at) {
            let pivot = matrix[at];
            let factor = matrix[row][at] / pivot[at];
            for (value, above) in matrix[row].iter_mut().zip(pivot) {
                *value -= factor * above;
            }
            right[row] -= factor * right[at];
        }
    }
    std::array::from_fn(|at| right[at] / matrix[at][at])
}

/// Ten classes of what was said, and how much came true; then the same by how much of the game was left.
fn tell(cases: &[Case], calibration: Calibration) {
    let judged: Vec<(f64, f64, f64)> = cases
        .iter()
        .map(|case| {
            let left = case.leaves.iter().map(|leaf| f64::from(leaf.left)).sum::<f64>() / case.leaves.len() as f64;
            (f64::from(calibration.told(judge(case, calibration).0 as f32)), case.won, left)
        })
        .collect();
    let brier = judged.iter().map(|(said, won, _)| (said - won).powi(2)).sum::<f64>() / judged.len() as f64;
    println!("  Brier {brier:.4}");
    for class in 0..10 {
        let of: Vec<_> = judged.iter().filter(|it| ((it.0 * 10.0) as usize).min(9) == class).collect();
        let count = of.len().max(1) as f64;
        let mean = |part: fn(&&(f64, f64, f64)) -> f64| of.iter().map(part).sum::<f64>() / count;
        let (said, true_) = (mean(|it| it.0), mean(|it| it.1));
        let wide = 1.96 * (true_ * (1.0 - true_) / count).sqrt();
        println!(
            "  {:>3}-{:<3} n {:>5}  said {said:.3}  won {true_:.3} ± {wide:.3}",
            class * 10,
            class * 10 + 10,
            of.len()
        );
    }
    for part in 0..4 {
        let of: Vec<_> = judged.iter().filter(|it| ((it.2 * 4.0) as usize).min(3) == part).collect();
        let logits: f64 = of.iter().map(|it| (it.0 - it.1).powi(2)).sum::<f64>() / of.len().max(1) as f64;
        let off: f64 = of.iter().map(|it| it.0 - it.1).sum::<f64>() / of.len().max(1) as f64;
        println!("  left {part}/4: n {:>5}  brier {logits:.4}  said less won {off:+.3}", of.len());
    }
}
