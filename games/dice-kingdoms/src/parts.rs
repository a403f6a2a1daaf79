//! The parts of the box: dice, guilds, rewards, boxes to tick, domains, roads, lairs, statues and events. Everything
//! printed comes from the content files; nothing here knows a figure.

use serde::{Deserialize, Serialize};
use taverne_engine::provenance::Provenance;
use ts_rs::TS;

macro_rules! part_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
        #[serde(transparent)]
        #[ts(export, export_to = "dice-kingdoms/")]
        pub struct $name(pub u8);

        impl $name {
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub const fn of(index: usize) -> Self {
                Self(index as u8)
            }
        }
    };
}
part_id!(
    /// A citizen section, counted from 0: 1 to 8, then 9-10, then 11-12.
    SectionId
);
part_id!(RoadId);
part_id!(DomainId);
part_id!(LairId);
part_id!(
    /// An event of the solo game, counted from 0.
    EventId
);

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

/// One of the 28 statue cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct Statue {
    /// From 1 to 14.
    pub number: u8,
    /// With a Night back; otherwise with a Day back.
    pub night: bool,
}

impl Statue {
    const fn bit(self) -> u32 {
        1 << (self.number as u32 - 1 + if self.night { STATUES as u32 } else { 0 })
    }
}

/// Statues in no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StatueSet(u32);

impl StatueSet {
    pub fn insert(&mut self, statue: Statue) {
        self.0 |= statue.bit();
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether one of the two statues with this number is there.
    pub const fn has_number(self, number: u8) -> bool {
        let both = Statue { number, night: false }.bit() | Statue { number, night: true }.bit();
        self.0 & both != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Statue> {
        bits(self.0).map(|bit| Statue { number: (bit % STATUES) as u8 + 1, night: bit >= STATUES })
    }
}

/// The numbers of the bits that are set, from the lowest.
pub(crate) fn bits(mask: u32) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            bit
        })
    })
}

/// Domains in no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DomainSet(u16);

impl DomainSet {
    pub const EMPTY: Self = Self(0);

    pub fn insert(&mut self, domain: DomainId) {
        self.0 |= 1 << domain.0;
    }

    pub const fn contains(self, domain: DomainId) -> bool {
        domain.index() < DOMAINS && self.0 & (1 << domain.0) != 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = DomainId> {
        bits(u32::from(self.0)).map(DomainId::of)
    }
}

impl FromIterator<DomainId> for DomainSet {
    fn from_iter<I: IntoIterator<Item = DomainId>>(domains: I) -> Self {
        let mut set = Self::EMPTY;
        domains.into_iter().for_each(|domain| set.insert(domain));
        set
    }
}

/// Boxes that are ticked one after another.
#[derive(Clone, Debug)]
pub struct Boxes {
    rewards: Vec<Option<Reward>>,
    stars: u64,
    pedestals: u64,
}

/// The most boxes a row can have.
pub const MOST_BOXES: usize = 48;

impl Boxes {
    pub fn new(rewards: Vec<Option<Reward>>) -> Self {
        let mask = |wanted| {
            let with = rewards.iter().enumerate().filter(|(_, reward)| **reward == Some(wanted));
            with.fold(0, |mask, (index, _)| mask | 1 << index)
        };
        Self { stars: mask(Reward::Star), pedestals: mask(Reward::Pedestal), rewards }
    }

    pub fn len(&self) -> u8 {
        self.rewards.len() as u8
    }

    pub fn is_empty(&self) -> bool {
        self.rewards.is_empty()
    }

    pub fn rewards(&self) -> &[Option<Reward>] {
        &self.rewards
    }

    pub fn reward(&self, index: u8) -> Option<Reward> {
        self.rewards[usize::from(index)]
    }

    /// Stars among the first so many boxes, without those that are struck.
    pub fn stars(&self, ticked: u8, struck: u64) -> u32 {
        (self.stars & first(ticked) & !struck).count_ones()
    }

    pub fn pedestals(&self, ticked: u8, struck: u64) -> u32 {
        (self.pedestals & first(ticked) & !struck).count_ones()
    }
}

/// A mask of the first so many boxes.
pub(crate) const fn first(ticked: u8) -> u64 {
    (1 << ticked) - 1
}

#[derive(Clone, Debug)]
pub struct Citizen {
    pub id: String,
    pub values: Vec<u8>,
    pub guild: Guild,
    pub boxes: Boxes,
    /// How often a harvest wakes it.
    pub frequency: f32,
    pub pre_ticked: u8,
    pub source: Provenance,
}

/// A guild track, the war chest or the wall walk.
#[derive(Clone, Debug)]
pub struct Track {
    /// How many boxes each row has.
    pub rows: Vec<usize>,
    pub boxes: Boxes,
    pub source: Provenance,
}

#[derive(Clone, Debug)]
pub struct Lair {
    pub id: String,
    /// For whoever finishes it first, and for the others.
    pub first: u8,
    pub other: u8,
    pub blocks: Vec<Block>,
    pub source: Provenance,
}

#[derive(Clone, Debug)]
pub struct Block {
    /// The lowest and the highest value it answers to.
    pub from: u8,
    pub to: u8,
    pub boxes: Boxes,
}

impl Lair {
    /// The block that answers to a value, and how far; every value has one.
    pub fn block(&self, value: u8) -> u8 {
        let found = self.blocks.iter().position(|block| (block.from..=block.to).contains(&value));
        found.expect("checked when the content was read") as u8
    }
}

/// Where a road ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Start(u8),
    Domain(DomainId),
    DeadEnd(u8),
}

/// A start or a dead end on the map.
#[derive(Clone, Debug)]
pub struct Site {
    pub id: String,
    pub at: [u8; 2],
    pub source: Provenance,
}

#[derive(Clone, Debug)]
pub struct Domain {
    pub id: String,
    pub power: Power,
    pub at: [u8; 2],
    pub source: Provenance,
}

/// What a domain does (RULES 7). No die means any one coloured die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    Adjust(Option<Die>),
    Flip(Option<Die>),
    Citizen(Guild),
}

#[derive(Clone, Debug)]
pub struct Road {
    pub id: String,
    pub a: Place,
    pub b: Place,
    pub boxes: Boxes,
    /// The first of the three boxes of its bridge, counted from 0.
    pub bridge: Option<u8>,
    pub via: Vec<[u8; 2]>,
    pub source: Provenance,
}

impl Road {
    pub const fn end(&self, end: End) -> Place {
        match end {
            End::A => self.a,
            End::B => self.b,
        }
    }
}

/// What is printed on the two statues of a number.
#[derive(Clone, Debug)]
pub struct Inscription {
    pub immediate: Vec<Reward>,
    pub score: Option<StatueScore>,
    /// Counts as so many ticked stars.
    pub stars: u8,
    pub source: Provenance,
}

/// Points for every so many things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
#[serde(deny_unknown_fields)]
pub struct StatueScore {
    pub points: u8,
    pub per: Metric,
    pub each: u8,
}

#[derive(Clone, Debug)]
pub struct EventCard {
    pub strikes: Strikes,
    pub source: Provenance,
}

/// What a solo score is called.
#[derive(Clone, Debug)]
pub struct Rank {
    pub id: String,
    pub least: u16,
    pub source: Provenance,
}
