//! Gold, magic, influence and gems.

use crate::names::named;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

named! {
    Resource { Gold "gold", Magic "magic", Influence "influence", Gem "gem" }
}

/// So much of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    pub gold: u8,
    pub magic: u8,
    pub influence: u8,
    pub gem: u8,
}

impl Goods {
    pub const NONE: Self = Self { gold: 0, magic: 0, influence: 0, gem: 0 };

    pub const fn get(self, resource: Resource) -> u8 {
        match resource {
            Resource::Gold => self.gold,
            Resource::Magic => self.magic,
            Resource::Influence => self.influence,
            Resource::Gem => self.gem,
        }
    }

    /// What there is of it, kind by kind.
    pub fn parts(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.into_iter().map(move |it| (it, self.get(it))).filter(|&(_, amount)| amount > 0)
    }
}
