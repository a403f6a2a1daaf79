//! How many random games a second: `cargo run --release -p valroc --example playouts`.

use std::{error::Error, fs, io::Write};
use taverne_engine::{Game, Journal, Seed, playout};
use valroc::{Content, Options, Valroc};

/// Seconds this program has been on a processor: a busy machine does not count.
fn processor_seconds() -> Result<f64, Box<dyn Error>> {
    let text = fs::read_to_string("/proc/self/schedstat")?;
    let nanoseconds: f64 = text.split(' ').next().unwrap_or("0").parse()?;
    Ok(nanoseconds / 1e9)
}

fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = std::env::args().nth(1).map_or(Ok(2_000), |text| text.parse())?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "a state has {} bytes", size_of::<Valroc>())?;
    let mut buffer = Vec::with_capacity(256);
    for seats in 1..=4 {
        let (mut rng, mut decisions, mut rounds) = (Seed::numbered(3, 0).fast(), 0, 0);
        let start = processor_seconds()?;
        for index in 0..games {
            let seed = Seed::numbered(1, index);
            let game = Valroc::new(Content::builtin(), &Options::default(), seats, seed, &mut Journal::silent());
            let mut game = game.map_err(|phrase| phrase.key.into_owned())?;
            decisions += playout::random(&mut game, &mut rng, &mut buffer);
            rounds += u64::from(game.round());
        }
        let seconds = processor_seconds()? - start;
        let (rate, each) = (games as f64 / seconds, seconds * 1e9 / decisions as f64);
        let (length, rounds) = (decisions as f64 / games as f64, rounds as f64 / games as f64);
        writeln!(
            out,
            "{seats} seats: {rate:.0} games/s, {length:.0} decisions and {rounds:.1} rounds a game, {each:.0} ns each"
        )?;
    }
    Ok(())
}
