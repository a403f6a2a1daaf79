//! What whoever opens the table chooses: nothing, the box knows one way to play.

use crate::{Content, MOST_SEATS};
use serde::{Deserialize, Serialize};
use taverne_engine::{Variant, options::OptionSpec};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

pub(crate) fn specs(_: &'static Content) -> Vec<OptionSpec> {
    Vec::new()
}

/// Every player count; one player is the solo game.
pub(crate) fn variants() -> Vec<Variant<Options>> {
    let name = |seats| if seats == 1 { "solo" } else { "standard" };
    (1..=MOST_SEATS).map(|seats| Variant { name: name(seats), seats, options: Options {} }).collect()
}
