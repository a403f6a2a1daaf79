//! The parts of the box: dice, guilds, rewards, boxes to tick, domains, roads, lairs, statues and events. Everything
//! printed comes from the content files; nothing here knows a figure.

mod printed;
mod sets;

pub use printed::{
    Block, Boxes, Citizen, Domain, EventCard, Inscription, Lair, MOST_BOXES, Place, Power, Rank, Road, Site,
    StatueScore, Track,
};
pub(crate) use sets::bits;
pub use sets::{DomainSet, Statue, StatueSet};

use serde::{Deserialize, Serialize};
use taverne_engine::component_id;
use ts_rs::TS;

component_id! {
    "dice-kingdoms/":
    /// A citizen section, counted from 0: 1 to 8, then 9-10, then 11-12.
    SectionId,
    RoadId,
    DomainId,
    LairId,
    /// An event of the solo game, counted from 0.
    EventId,
}

/// How many of each a state has room for.
pub const SECTIONS: usize = 10;
pub const MOST_ROADS: usize = 32;
pub const DOMAINS: usize = 13;
pub const LAIRS: usize = 4;
pub const MOST_BLOCKS: usize = 3;
pub const STATUES: usize = 14;
pub const EVENTS: usize = 10;
/// Boxes of a citizen section.
pub const PAIR: u8 = 2;

macro_rules! names {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
        #[ts(export, export_to = "dice-kingdoms/")]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($variant),+
        }

        impl $name {
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id),+
                }
            }
        }
    };
}
names!(
    /// Saints, Artisans, Ombres, Soldats.
    Guild { Holy = "holy", Worker = "worker", Shadow = "shadow", Soldier = "soldier" }
);
names!(
    /// The coloured dice. The two black ones only harvest and are never changed.
    Die { Yellow = "yellow", Red = "red", Green = "green", Blue = "blue" }
);
names!(
    /// What a ticked box pays (RULES 3).
    Reward {
        Recruit = "recruit",
        Gold = "gold",
        Road = "road",
        Sentinel = "sentinel",
        Combat = "combat",
        Pedestal = "pedestal",
        Star = "star",
    }
);
names!(
    /// The two ends of a road.
    End { A = "a", B = "b" }
);
names!(
    /// What a domain power does to a die.
    Change { Up = "up", Down = "down", Flip = "flip" }
);
names!(
    /// What a statue counts at the end (RULES 8).
    Metric {
        Bridges = "bridges",
        Domains = "domains",
        Lairs = "lairs",
        ChestBoxes = "chest_boxes",
        WallStars = "wall_stars",
        Stars = "stars",
        Pedestals = "pedestals",
        Holy = "holy",
        Worker = "worker",
        Shadow = "shadow",
        Soldier = "soldier",
    }
);
names!(
    /// What an event of the solo game strikes (RULES 8).
    Strikes {
        Bridge = "bridge",
        Domain = "domain",
        WallStar = "wall_star",
        LairValue = "lair_value",
        Citizen = "citizen",
        ChestReward = "chest_reward",
        GuildReward = "guild_reward",
        Pedestal = "pedestal",
        Road = "road",
        BlueDie = "blue_die",
    }
);

impl Change {
    /// RULES 7: a die stays between 1 and 6.
    pub const fn of(self, value: u8) -> u8 {
        match self {
            Self::Up if value < 6 => value + 1,
            Self::Down if value > 1 => value - 1,
            Self::Flip => 7 - value,
            Self::Up | Self::Down => value,
        }
    }
}

impl End {
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// The six dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct Dice {
    pub black: [u8; 2],
    pub yellow: u8,
    pub red: u8,
    pub green: u8,
    pub blue: u8,
}

impl Dice {
    pub const fn get(self, die: Die) -> u8 {
        match die {
            Die::Yellow => self.yellow,
            Die::Red => self.red,
            Die::Green => self.green,
            Die::Blue => self.blue,
        }
    }

    pub fn set(&mut self, die: Die, value: u8) {
        *match die {
            Die::Yellow => &mut self.yellow,
            Die::Red => &mut self.red,
            Die::Green => &mut self.green,
            Die::Blue => &mut self.blue,
        } = value;
    }
}

/// One box on the two sheets of a player, everything counted from 0. Boxes of a road count from its end a.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
#[serde(rename_all = "snake_case", tag = "on")]
pub enum Spot {
    Citizen { section: SectionId, index: u8 },
    Guild { guild: Guild, index: u8 },
    Chest { index: u8 },
    Wall { index: u8 },
    Lair { lair: LairId, block: u8, index: u8 },
    Road { road: RoadId, index: u8 },
}

/// What an event strikes, once it is known which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// The bridge of this road.
    Bridge(RoadId),
    Domain(DomainId),
    /// The higher value of this lair.
    Lair(LairId),
    /// The rightmost open box of this section.
    Citizen(SectionId),
    Road(RoadId),
    /// The next reward of this track.
    Guild(Guild),
    /// The next star of the wall walk.
    Wall,
    /// The next reward of the war chest.
    Chest,
    /// The last pedestal of the war chest.
    Pedestal,
    BlueDie,
}
