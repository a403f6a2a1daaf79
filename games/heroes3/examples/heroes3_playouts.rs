//! How many random skirmishes against a guard of level III a core plays in a second, how large a state is, and how long a
//! copy takes: `cargo run --release -p heroes3 --example heroes3_playouts`.

use heroes3::{Content, Heroes3, Options};
use std::{error::Error, fs, hint::black_box, io::Write};
use taverne_engine::{Game, Journal, Seed, playout};

/// Seconds this program has been on a processor: a busy machine does not count.
fn processor_seconds() -> Result<f64, Box<dyn Error>> {
    let text = fs::read_to_string("/proc/self/schedstat")?;
    let nanoseconds: f64 = text.split(' ').next().unwrap_or("0").parse()?;
    Ok(nanoseconds / 1e9)
}

fn main() -> Result<(), Box<dyn Error>> {
    let rounds: u32 = std::env::args().nth(1).map_or(Ok(400), |text| text.parse())?;
    let open = |index| {
        let seed = Seed::numbered(1, index);
        Heroes3::new(Content::builtin(), &Options::default(), 1, seed, &mut Journal::silent())
    };
    let tables = (0..64).map(open).collect::<Result<Vec<Heroes3>, _>>().map_err(|phrase| phrase.key.into_owned())?;
    let mut rng = Seed::numbered(3, 0).fast();
    let mut buffer = Vec::with_capacity(256);
    let mut decisions = 0;
    let start = processor_seconds()?;
    for _ in 0..rounds {
        for game in &tables {
            decisions += playout::random(&mut game.clone(), &mut rng, &mut buffer);
        }
    }
    let seconds = processor_seconds()? - start;
    let battles = f64::from(rounds) * tables.len() as f64;
    let start = processor_seconds()?;
    for _ in 0..100_000 {
        black_box(black_box(&tables[0]).clone());
    }
    let copy = (processor_seconds()? - start) * 1e9 / 100_000.0;
    let (rate, length, each) = (battles / seconds, decisions as f64 / battles, seconds * 1e9 / decisions as f64);
    let size = size_of::<Heroes3>();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{rate:.0} skirmishes/s, {length:.1} decisions a skirmish, {each:.0} ns each")?;
    writeln!(out, "a state has {size} bytes and is copied in {copy:.0} ns")?;
    Ok(())
}
