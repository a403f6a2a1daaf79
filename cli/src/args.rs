//! What may be written after `taverne`.

mod errors;
mod french;
mod laboratory;

pub(crate) use laboratory::{ArenaArgs, SimArgs};

use crate::{failure, paint::Colour, plain, texts::Texts};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, error::ErrorKind};
use std::{io::Write, net::SocketAddr, path::PathBuf, process::ExitCode, str::FromStr};
use taverne_engine::{Lang, Seed, conformance::Case};

/// Board games in the browser and in a terminal: play them, simulate them, replay and verify them.
#[derive(Parser, Debug)]
#[command(name = "taverne", version, arg_required_else_help = true, disable_help_subcommand = true)]
pub(crate) struct Cli {
    /// Language: fr or en [default: from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, global = true, value_name = "fr|en")]
    pub(crate) lang: Option<Lang>,
    /// When to use colours; NO_COLOR is respected
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Colour,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List the games of the house
    Games,
    /// List the bots of the house, and how their thinking time is set
    Bots,
    /// Open the house: play in the browser, alone or with friends
    Serve(ServeArgs),
    /// Copy all that a house keeps, while it is open or not
    Backup(BackupArgs),
    /// Put a copy back, while the house is closed
    Restore(RestoreArgs),
    /// Play a game in the terminal
    Play(PlayArgs),
    /// Let bots play many games against each other, and count
    Sim(SimArgs),
    /// Let every bot meet every other with the same deals from every seat, and rate them
    Arena(ArenaArgs),
    /// Step through a saved game
    Replay(ReplayArgs),
    /// Replay a saved game and check its result and its seed
    Verify(RecordArgs),
    /// Tell what saved solo games add up to as a campaign
    Campaign(CampaignArgs),
    /// Work with content files
    #[command(subcommand)]
    Content(ContentCommand),
    /// Check that a game keeps the engine's promises, on many random games
    Conformance(ConformanceArgs),
    /// Print what a shell needs to complete this command line
    Completions(CompletionsArgs),
    /// Print the manual page, or write one for each command into a folder
    Man(ManArgs),
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The game, by its id [default: the first of the house]
    pub(crate) game: Option<String>,
    /// Who sits where: you, or the name of a bot, such as you,random,random
    #[arg(long, value_delimiter = ',', conflicts_with_all = ["people", "bots"], value_name = "WHO,..")]
    pub(crate) seats: Option<Vec<String>>,
    /// How many people play on this computer
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=8), value_name = "N")]
    pub(crate) people: Option<u8>,
    /// The bots that play with them
    #[arg(long, value_delimiter = ',', value_name = "NAME,..")]
    pub(crate) bots: Option<Vec<String>>,
    /// The names of the players, in the order of the seats
    #[arg(long, value_delimiter = ',', value_name = "NAME,..")]
    pub(crate) names: Option<Vec<String>>,
    /// Where all chance comes from: a number, or a seed of 64 hexadecimal digits [default: unpredictable]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<TableSeed>,
    #[command(flatten)]
    pub(crate) setting: SettingArgs,
    /// The folder for saved games [default: taverne in $XDG_DATA_HOME or ~/.local/share]
    #[arg(long, env = "TAVERNE_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Go on with a saved game: the newest unfinished one, or this file
    #[arg(long, value_name = "FILE", num_args = 0..=1,
          conflicts_with_all = ["seats", "people", "bots", "names", "seed", "options"])]
    pub(crate) resume: Option<Option<PathBuf>>,
}

impl PlayArgs {
    /// Nothing was said about the table.
    pub(crate) fn is_bare(&self) -> bool {
        let seats = self.seats.is_none() && self.people.is_none() && self.bots.is_none() && self.names.is_none();
        seats && self.setting.options.is_empty()
    }
}

/// A seed as people write it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableSeed(pub(crate) Seed);

impl FromStr for TableSeed {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let numbered = |number| Self(Seed::numbered(number, 0));
        text.parse()
            .map(numbered)
            .or_else(|_| text.parse().map(Self))
            .map_err(|_| format!("a seed is a number or 64 hexadecimal digits, not {text:?}"))
    }
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    pub(crate) record: RecordArgs,
    /// Begin after so many moves
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Through whose eyes, counted from 1 [default: a spectator's]
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<usize>,
}

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen; 0.0.0.0:8080 lets others on your network in
    #[arg(long, env = "TAVERNE_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    pub(crate) listen: SocketAddr,
    /// The folder that keeps everything [default: where this system keeps such things]
    #[arg(long, env = "TAVERNE_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// A decision of a bot takes at least so many milliseconds [default: as long as each level likes]
    #[arg(long, value_name = "MS")]
    pub(crate) bot_pace: Option<u64>,
    /// How many bots may think at the same time [default: one less than there are cores]
    #[arg(long, value_name = "N")]
    pub(crate) bot_threads: Option<usize>,
    /// How hard to think about each decision of an analysis, in iterations
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub(crate) analysis: u32,
    /// After how many seconds away a bot may be asked to play on for somebody
    #[arg(long, default_value_t = 120, value_name = "SECONDS")]
    pub(crate) away: u64,
    /// Acknowledge before the disk has everything: faster, and survives a crash but perhaps not a power cut
    #[arg(long)]
    pub(crate) relaxed: bool,
    /// The house stands behind a proxy that speaks HTTPS: the cookie is sent over HTTPS only
    #[arg(long)]
    pub(crate) behind_https: bool,
    /// Everybody comes through a proxy: limits count by the last address of X-Forwarded-For
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Pages of this origin, beside the house's own, may use it
    #[arg(long, value_name = "ORIGIN")]
    pub(crate) origin: Vec<String>,
    /// A name by which the house is called, such as taverne.example; may be repeated. Without one it answers only to
    /// its addresses and to localhost
    #[arg(long, value_name = "NAME")]
    pub(crate) host: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// The folder for the copy, which is a file with the time in its name
    #[arg(value_name = "DIR")]
    pub(crate) into: PathBuf,
    /// The folder that keeps everything [default: where this system keeps such things]
    #[arg(long, env = "TAVERNE_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    /// A copy, or a folder of copies, of which the newest is taken
    #[arg(value_name = "FILE")]
    pub(crate) from: PathBuf,
    /// The folder that keeps everything [default: where this system keeps such things]
    #[arg(long, env = "TAVERNE_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Set aside, under another name, what is there now
    #[arg(long)]
    pub(crate) replace: bool,
}

/// How the table is set.
#[derive(Args, Debug, Default)]
pub(crate) struct SettingArgs {
    /// An option of the game, such as setup=random; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// Play with the content files of this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct RecordArgs {
    /// A saved game
    pub(crate) file: PathBuf,
    /// The content files it was played with, if not those of this program
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct CampaignArgs {
    /// Finished solo games, in the order in which they were played
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// What was chosen at the start of the campaign, such as length=easy; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum ContentCommand {
    /// Check content files, or the built-in ones
    Check(ContentArgs),
}

#[derive(Args, Debug)]
pub(crate) struct ContentArgs {
    /// The game, by its id [default: the first of the house]
    pub(crate) game: Option<String>,
    /// The folder with the content files
    pub(crate) folder: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ConformanceArgs {
    /// The game, by its id [default: the first of the house]
    pub(crate) game: Option<String>,
    /// How many games for each variant and number of seats
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub(crate) games: u64,
    /// How many threads [default: one for each core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "T")]
    pub(crate) threads: Option<u16>,
    /// Which series of games
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub(crate) series: u64,
    /// Look closely at one decision in so many
    #[arg(long, default_value_t = 6, value_name = "N")]
    pub(crate) spacing: usize,
    /// Play just this one again, looking at every decision, as VARIANT/SEATS/SERIES/INDEX
    #[arg(long, value_name = "CASE")]
    pub(crate) case: Option<Case>,
}

#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    /// The folder for all pages, such as ~/.local/share/man/man1
    #[arg(value_name = "DIR")]
    pub(crate) into: Option<PathBuf>,
}

impl Cli {
    /// The command line, or help, or one sentence about what is wrong with it.
    pub(crate) fn read() -> Result<Self, ExitCode> {
        let lang = french::asked(std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()));
        let lang = lang.unwrap_or_else(Texts::native);
        let read = Self::speaking(lang).try_get_matches().and_then(|matches| Self::from_arg_matches(&matches));
        read.map_err(|error| match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                show(&error);
                ExitCode::SUCCESS
            }
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                show(&error);
                ExitCode::from(2)
            }
            _ => {
                failure::say(&Texts::new(lang).say(&errors::phrase(&error)));
                ExitCode::from(2)
            }
        })
    }

    /// The command with its help in a language.
    pub(crate) fn speaking(lang: Lang) -> clap::Command {
        match lang {
            Lang::Fr => french::in_french(Self::command()),
            Lang::En => Self::command(),
        }
    }
}

/// Help, or the version.
fn show(help: &clap::Error) {
    // Without colours and bold letters, and that is no loss where there is only ASCII.
    let _ =
        if plain::wanted() { write!(std::io::stdout(), "{}", plain::ascii(&help.to_string())) } else { help.print() };
}

/// One thread for each core, if nobody says otherwise.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
}
