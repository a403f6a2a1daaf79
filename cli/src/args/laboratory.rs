//! What may be written after `taverne sim` and `taverne arena`.

use super::SettingArgs;
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct SimArgs {
    /// The game, by its id [default: the first of the house]
    pub(crate) game: Option<String>,
    /// How many seats [default: as many as there are bots, and at least two]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// Who sits there; the last one also takes the seats that are left (`taverne bots` lists them)
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "NAME,..")]
    pub(crate) bots: Vec<String>,
    /// How many games, of each variant if there are several
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub(crate) games: u64,
    /// Which series of games; the same number gives the same games
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub(crate) seed: u64,
    /// How many threads [default: one for each core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "T")]
    pub(crate) threads: Option<u16>,
    /// Break a game off after so many decisions, and score it as it stands: bots can lose their way
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub(crate) longest: u64,
    #[command(flatten)]
    pub(crate) setting: SettingArgs,
    /// Play these variants of the game one after the other, or all it has with that number of seats
    #[arg(long, value_delimiter = ',', conflicts_with = "options", value_name = "all|NAME,..")]
    pub(crate) variants: Option<Vec<String>>,
    /// Judge N positions of every game as hints and analyses do, and compare the chances with what came of them: a
    /// reliability table with the Brier score, a diagram in the report
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "8", value_parser = clap::value_parser!(u16).range(1..=1_000))]
    pub(crate) calibration: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// Write a page with plots: scores, lengths, seats, where points come from, and how each card did
    #[arg(long, value_name = "FILE.html")]
    pub(crate) report: Option<PathBuf>,
    /// Write games.csv (a line for each game and seat) and cards.csv into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) csv: Option<PathBuf>,
}

/// Every bot meets every other. At a table of N seats a pairing is one bot against N-1 of another kind, and every deal is
/// played N times: with the one in each seat in turn, so that nobody is luckier than the other. With two seats each pair
/// meets once; with more, A against B's and B against A's are two pairings. A victory shared by k counts 1/k. Equally
/// strong bots win 1/N.
///
/// The ratings are Elo points fitted to all pairings at once (400 points: ten times the odds); their average is 1500.
/// Intervals are at 95 %. Bots that think by the clock (hard, hard@250ms) play weaker on a busy machine: prefer budgets
/// in iterations (hard@1000), or fewer threads than cores. Ctrl-C stops and shows what was played so far.
#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    /// The game, by its id [default: the first of the house]
    pub(crate) game: Option<String>,
    /// Who meets (`taverne bots` lists them)
    #[arg(long, value_delimiter = ',', default_value = "easy,medium,greedy,random", value_name = "NAME,..")]
    pub(crate) bots: Vec<String>,
    /// How many seats the table has
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub(crate) seats: usize,
    /// How many games each pairing plays, rounded up to whole deals from every seat
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub(crate) games: u64,
    /// Which series of deals; the same number gives the same deals
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub(crate) seed: u64,
    /// How many threads [default: one for each core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "T")]
    pub(crate) threads: Option<u16>,
    /// Break a game off after so many decisions, and score it as it stands: bots can lose their way
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub(crate) longest: u64,
    #[command(flatten)]
    pub(crate) setting: SettingArgs,
    /// Print one JSON object instead of tables
    #[arg(long)]
    pub(crate) json: bool,
    /// Write a page with plots: who beats whom, ratings, scores, and how long each bot thinks
    #[arg(long, value_name = "FILE.html")]
    pub(crate) report: Option<PathBuf>,
}
