//! Meanings turned into colours, where there are colours.

use std::{env, io::IsTerminal};
use taverne_engine::sketch::Ink;

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum Colour {
    #[default]
    Auto,
    Always,
    Never,
}

impl Colour {
    /// <https://no-color.org>: any value that is not empty means no.
    pub(crate) fn wanted(self, on: &impl IsTerminal) -> bool {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => on.is_terminal() && !refused && !dumb,
        }
    }
}

/// The escape code of an ink; the sixteen colours of the terminal, so that its theme decides what they look like.
pub(crate) fn code(ink: Ink) -> Option<&'static str> {
    const PLAYERS: [&str; 8] = ["1;36", "1;33", "1;35", "1;32", "1;34", "1;31", "1;37", "36"];
    const FAMILIES: [&str; 8] = ["33", "31", "36", "35", "32", "34", "37", "93"];
    match ink {
        Ink::Plain => None,
        Ink::Muted => Some("2"),
        Ink::Strong => Some("1"),
        Ink::Accent => Some("1;36"),
        Ink::Good => Some("32"),
        Ink::Bad => Some("31"),
        Ink::Player(seat) => Some(PLAYERS[seat.index() % PLAYERS.len()]),
        Ink::Family(family) => Some(FAMILIES[usize::from(family) % FAMILIES.len()]),
    }
}
