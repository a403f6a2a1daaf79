//! What is printed on the sheets and cards: boxes with their rewards, citizens, tracks, lairs, roads, statues, events.

use super::{Die, DomainId, End, Guild, Metric, Reward, Strikes};
use serde::{Deserialize, Serialize};
use taverne_engine::provenance::Provenance;
use ts_rs::TS;

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
const fn first(ticked: u8) -> u64 {
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
    /// The blocks that answer to a value **[R4]**.
    pub fn blocks_for(&self, value: u8) -> impl Iterator<Item = u8> + '_ {
        (0..self.blocks.len() as u8).filter(move |&block| self.answers(block, value))
    }

    /// Whether there is such a block, and it answers to the value.
    pub fn answers(&self, block: u8, value: u8) -> bool {
        self.blocks.get(usize::from(block)).is_some_and(|block| (block.from..=block.to).contains(&value))
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

    /// Whether this box, counted from end a, is the gold one of its bridge.
    pub fn is_bridge_gold(&self, index: u8) -> bool {
        self.bridge.is_some_and(|first| index == first + 1)
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
