//! The content files, word for word.

use crate::parts::{Die, Guild, Reward, StatueScore, Strikes};
use serde::Deserialize;
use taverne_engine::provenance::Provenance;
use toml::Spanned;

pub(super) type Id = Spanned<String>;
pub(super) type Source = Spanned<Provenance>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Castle {
    pub citizen: Vec<RawCitizen>,
    pub track: Vec<RawGuildTrack>,
    pub war_chest: RawTrack,
    pub wall_walk: RawTrack,
    pub end: RawEnd,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCitizen {
    pub id: Id,
    pub values: Spanned<Vec<u8>>,
    pub guild: Guild,
    pub boxes: Spanned<String>,
    pub pre_ticked: Spanned<u8>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGuildTrack {
    pub guild: Spanned<Guild>,
    pub rows: Vec<Spanned<String>>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrack {
    pub rows: Vec<Spanned<String>>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEnd {
    pub tracks: Spanned<u8>,
    #[expect(dead_code, reason = "the kit looks after it")]
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Forest {
    pub start: Vec<RawSite>,
    pub dead_end: Vec<RawSite>,
    pub domain: Vec<RawDomain>,
    pub road: Vec<RawRoad>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSite {
    pub id: Id,
    pub at: Spanned<[u8; 2]>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDomain {
    pub id: Id,
    pub power: RawPower,
    pub at: Spanned<[u8; 2]>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawPower {
    Adjust(RawDie),
    Flip(RawDie),
    Citizen(Guild),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawDie {
    Yellow,
    Red,
    Green,
    Blue,
    Any,
}

impl RawDie {
    pub(super) const fn die(&self) -> Option<Die> {
        match self {
            Self::Yellow => Some(Die::Yellow),
            Self::Red => Some(Die::Red),
            Self::Green => Some(Die::Green),
            Self::Blue => Some(Die::Blue),
            Self::Any => None,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRoad {
    pub id: Id,
    pub a: Id,
    pub b: Id,
    pub boxes: Spanned<String>,
    pub bridge: Option<Spanned<[u8; 3]>>,
    #[serde(default)]
    pub via: Vec<Spanned<[u8; 2]>>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lairs {
    pub lair: Vec<RawLair>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLair {
    pub id: Id,
    pub first: Spanned<u8>,
    pub other: u8,
    pub blocks: Spanned<Vec<RawBlock>>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBlock {
    pub from: u8,
    pub to: u8,
    pub boxes: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Statues {
    pub row: RawRow,
    pub statue: Vec<RawStatue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRow {
    pub cards: Spanned<u8>,
    pub limit: Spanned<u8>,
    #[expect(dead_code, reason = "the kit looks after it")]
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStatue {
    pub number: Spanned<u8>,
    #[serde(default)]
    pub immediate: Vec<Reward>,
    pub score: Option<Spanned<StatueScore>>,
    #[serde(default)]
    pub stars: u8,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Solo {
    pub trees: Spanned<u8>,
    pub boats: Spanned<u8>,
    #[expect(dead_code, reason = "the kit looks after it")]
    pub source: Source,
    pub event: Vec<RawEvent>,
    pub rank: Vec<RawRank>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEvent {
    pub number: Spanned<u8>,
    pub strikes: Spanned<Strikes>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRank {
    pub id: Id,
    pub least: Spanned<u16>,
    pub source: Source,
}
