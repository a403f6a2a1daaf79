//! The four elements, in the order of the cave rooms and of the statues.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Element {
    Fire,
    Water,
    Earth,
    Air,
}

impl Element {
    pub const ALL: [Self; 4] = [Self::Fire, Self::Water, Self::Earth, Self::Air];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn of(index: usize) -> Self {
        Self::ALL[index % 4]
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Water => "water",
            Self::Earth => "earth",
            Self::Air => "air",
        }
    }
}

/// A number for each element, as it is written in content files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PerElement {
    fire: i8,
    water: i8,
    earth: i8,
    air: i8,
}

impl PerElement {
    pub const fn list(self) -> [i8; 4] {
        [self.fire, self.water, self.earth, self.air]
    }
}
