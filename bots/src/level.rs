//! The opponents that people choose.

use crate::ismcts::{Budget, Effort};
use std::time::Duration;

/// How well somebody plays, and how fast.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    pub name: &'static str,
    pub effort: Effort,
    /// A decision of this level takes at least so long at a table with people, so that they can follow.
    pub pace: Duration,
}

pub(crate) const EASY: Level = Level {
    name: "easy",
    effort: Effort { budget: Budget::Iterations(30), ..Effort::USUAL },
    pace: Duration::from_millis(700),
};

pub(crate) const MEDIUM: Level = Level {
    name: "medium",
    effort: Effort { budget: Budget::Iterations(250), ..Effort::USUAL },
    pace: Duration::from_millis(900),
};

pub(crate) const HARD: Level = Level {
    name: "hard",
    effort: Effort { budget: Budget::Time(Duration::from_millis(800)), ..Effort::USUAL },
    pace: Duration::from_millis(900),
};

pub const LEVELS: [Level; 3] = [EASY, MEDIUM, HARD];
