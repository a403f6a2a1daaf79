//! What whoever opens the table chooses (RULES 13): how far ahead the Adversary of a solo game starts.

use crate::{Content, MOST_SEATS};
use serde::{Deserialize, Serialize};
use serde_json::json;
use taverne_engine::{
    Variant,
    options::{OptionKind, OptionSpec},
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The points the Adversary starts with; only read in a solo game.
    pub adversary: String,
}

impl Default for Options {
    fn default() -> Self {
        Self { adversary: "10".into() }
    }
}

pub(crate) fn specs(content: &'static Content) -> Vec<OptionSpec> {
    let values = content.solo.levels.iter().map(u8::to_string).collect();
    vec![OptionSpec {
        key: "adversary",
        kind: OptionKind::Choice { words: "adversary", values },
        default: json!("10"),
        only_if: None,
    }]
}

/// Every player count, alone against an easy and a hard Adversary.
pub(crate) fn variants() -> Vec<Variant<Options>> {
    let mut variants = vec![
        Variant { name: "solo-10", seats: 1, options: Options::default() },
        Variant { name: "solo-30", seats: 1, options: Options { adversary: "30".into() } },
    ];
    variants.extend((2..=MOST_SEATS).map(|seats| Variant { name: "table", seats, options: Options::default() }));
    variants
}
