//! The opponents that people choose.

use crate::{Budget, Effort};
use std::time::Duration;

/// How well somebody plays, and how fast.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    pub name: &'static str,
    pub effort: Effort,
    /// A decision of this level takes at least so long at a table with people, so that they can follow.
    pub pace: Duration,
}

/// Looks at everything once or twice, and often plays something else that looked good.
pub(crate) const EASY: Level = Level {
    name: "easy",
    effort: Effort { budget: Budget::Iterations(40), cap: CAP, whim: 1.0, ..Effort::USUAL },
    pace: Duration::from_millis(700),
};

pub(crate) const MEDIUM: Level = Level {
    name: "medium",
    effort: Effort { budget: Budget::Iterations(100), cap: CAP, ..Effort::USUAL },
    pace: Duration::from_millis(900),
};

pub(crate) const HARD: Level = Level {
    name: "hard",
    effort: Effort { budget: Budget::Iterations(8_000), cap: CAP, ..Effort::USUAL },
    pace: Duration::from_millis(900),
};

/// Nobody waits longer than a second for a bot.
const CAP: Option<Duration> = Some(Duration::from_millis(900));

pub const LEVELS: [Level; 3] = [EASY, MEDIUM, HARD];
