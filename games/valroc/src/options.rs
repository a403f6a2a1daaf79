//! What whoever opens the table chooses (RULES 1, 2, 10, 11).

use crate::Content;
use serde::{Deserialize, Serialize};
use serde_json::json;
use taverne_engine::{
    Variant,
    options::{OptionKind, OptionSpec},
};
use ts_rs::TS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many mythic creatures a hand keeps.
    pub mode: Mode,
    /// A draft, or the prepared hands of a first game.
    pub hands: Hands,
    /// How the elements lie on the rows of the hunt board.
    pub rows: Rows,
    /// Solo: the phantom is the first player of round 1, as in the even games of a campaign.
    pub phantom_starts: bool,
}

/// RULES 10
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    Easy,
    #[default]
    Classic,
    Expert,
}

impl Mode {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Classic => "classic",
            Self::Expert => "expert",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    #[default]
    Draft,
    Prepared,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rows {
    #[default]
    Shuffled,
    Suggested,
}

pub(crate) fn specs(_: &'static Content) -> Vec<OptionSpec> {
    let choice = |key, words, values: &[&str], default: &str, only_if| OptionSpec {
        key,
        kind: OptionKind::Choice { words, values: values.iter().map(|&value| value.to_owned()).collect() },
        default: json!(default),
        only_if,
    };
    vec![
        choice("hands", "hands", &["draft", "prepared"], "draft", None),
        choice("mode", "mode", &["easy", "classic", "expert"], "classic", Some(("hands", "draft"))),
        choice("rows", "rows", &["shuffled", "suggested"], "shuffled", None),
        OptionSpec { key: "phantom_starts", kind: OptionKind::Toggle, default: json!(false), only_if: None },
    ]
}

/// Every player count with every mode and the prepared hands, and the solo game with either start.
pub(crate) fn variants() -> Vec<Variant<Options>> {
    let mode = |mode| Options { mode, ..Options::default() };
    let prepared = Options { hands: Hands::Prepared, rows: Rows::Suggested, ..Options::default() };
    let ways = [
        ("easy", mode(Mode::Easy)),
        ("classic", mode(Mode::Classic)),
        ("expert", mode(Mode::Expert)),
        ("prepared", prepared),
    ];
    let together = (2..=4).flat_map(|seats| ways.map(|(name, options)| Variant { name, seats, options }));
    let alone = [
        ("solo", Options::default()),
        ("solo-phantom-starts", Options { phantom_starts: true, rows: Rows::Suggested, ..Options::default() }),
    ];
    together.chain(alone.map(|(name, options)| Variant { name, seats: 1, options })).collect()
}
