//! `taverne conformance`: does a game keep the engine's promises?

use crate::{
    args::{ConformanceArgs, threads},
    failure::Failure,
    games,
    host::Host,
    progress,
};
use indicatif::ProgressBar;
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};
use taverne_engine::{
    Phrase,
    conformance::{Case, Tally},
    sketch::Ink,
};
use taverne_games::Kind;

pub(crate) fn run(host: &mut Host, args: &ConformanceArgs) -> Result<(), Failure> {
    let kind = games::find(args.game.as_deref())?;
    let cases = Cases::of(kind, args)?;
    let bar = progress::bar(cases.len());
    let start = Instant::now();
    let outcome = check_all(kind, &cases, threads(args.threads), &bar);
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    bar.finish_and_clear();
    let tally = outcome.map_err(Failure::Message)?;
    let texts = &host.texts;
    let told = Phrase::new("conformance-tally")
        .with("game", kind.id())
        .with("count", usize::try_from(tally.games).unwrap_or(usize::MAX))
        .with("games", texts.count(tally.games))
        .with("decisions", texts.count(tally.decisions))
        .with("variants", cases.variants.len());
    let speed = Phrase::new("conformance-speed")
        .with("seconds", texts.decimal(seconds))
        .with("games", texts.count((tally.games as f64 / seconds) as u64))
        .with("decisions", texts.count((tally.decisions as f64 / seconds) as u64));
    host.tell_in(Ink::Good, &told)?;
    host.tell(&speed)?;
    Ok(())
}

/// The games to play, without a list of millions of them.
struct Cases {
    variants: Vec<(String, usize)>,
    games: u64,
    series: u64,
    first: u64,
    spacing: usize,
}

impl Cases {
    fn of(kind: &'static dyn Kind, args: &ConformanceArgs) -> Result<Self, Failure> {
        let variants: Vec<_> = kind.variants().into_iter().map(|(name, seats)| (name.to_owned(), seats)).collect();
        let Some(case) = &args.case else {
            return Ok(Self { variants, games: args.games, series: args.series, first: 0, spacing: args.spacing });
        };
        let wanted = (case.variant.clone(), case.seats);
        if !variants.contains(&wanted) {
            let mut known: Vec<_> = variants.iter().map(|(name, _)| name.as_str()).collect();
            known.dedup();
            known.sort_unstable();
            known.dedup();
            let unknown = Phrase::new("failed-case").with("case", case.to_string()).with("known", known.join(", "));
            return Err(Failure::Usage(unknown));
        }
        Ok(Self { variants: vec![wanted], games: 1, series: case.series, first: case.index, spacing: 1 })
    }

    fn len(&self) -> u64 {
        self.games.saturating_mul(self.variants.len() as u64)
    }

    /// The variants take turns, so that a broken one is found soon.
    fn get(&self, number: u64) -> Case {
        let count = self.variants.len() as u64;
        let (variant, seats) = self.variants[(number % count) as usize].clone();
        Case { variant, seats, series: self.series, index: self.first + number / count }
    }
}

fn check_all(kind: &'static dyn Kind, cases: &Cases, threads: usize, bar: &ProgressBar) -> Result<Tally, String> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= cases.len() {
                return Ok(tally);
            }
            let checked = check(kind, &cases.get(number), cases.spacing);
            if checked.is_err() {
                next.store(cases.len(), Ordering::Relaxed);
            }
            tally += checked?;
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut total = Tally::default();
        for worker in workers {
            total += worker.join().unwrap_or_else(|_| Err("a thread died".to_owned()))?;
        }
        Ok(total)
    })
}

/// A game that panics breaks a promise too, and its case must be known.
fn check(kind: &'static dyn Kind, case: &Case, spacing: usize) -> Result<Tally, String> {
    match catch_unwind(AssertUnwindSafe(|| kind.check_case(case, spacing))) {
        Ok(checked) => checked.map_err(|broken| broken.to_string()),
        Err(_) => Err(format!("{} panics; play it again with: taverne conformance {0} --case {case}", kind.id())),
    }
}
