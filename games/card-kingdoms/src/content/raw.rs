//! The content files, word for word.

use crate::{
    cards::{MonsterKind, PerKind, PerRole, Role, StackSizes, When},
    effect::Returned,
    goods::Goods,
};
use serde::Deserialize;
use taverne_engine::provenance::Provenance;
use toml::Spanned;

pub(super) type Id = Spanned<String>;
pub(super) type Source = Spanned<Provenance>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Areas {
    pub area: Vec<RawArea>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawArea {
    pub id: Id,
    pub order: u8,
    #[expect(dead_code, reason = "the kit looks after it")]
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Citizens {
    pub starter: Vec<RawStarter>,
    pub citizen: Vec<RawCitizen>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStarter {
    pub id: Id,
    pub name: Id,
    pub activation: Spanned<Vec<u8>>,
    pub active: Spanned<RawEffect>,
    pub passive: Spanned<RawEffect>,
    pub copies: Spanned<u8>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCitizen {
    pub id: Id,
    pub activation: Spanned<Vec<u8>>,
    pub role: Role,
    pub cost: Spanned<u8>,
    pub active: Spanned<RawEffect>,
    pub passive: Spanned<RawEffect>,
    pub copies: Spanned<u8>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Monsters {
    #[expect(dead_code, reason = "read so that an unknown kind is refused")]
    pub kind: Vec<RawKind>,
    pub monster: Vec<RawMonster>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawKind {
    #[expect(dead_code, reason = "read so that an unknown kind is refused")]
    pub id: MonsterKind,
    #[expect(dead_code, reason = "the kit looks after it")]
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMonster {
    pub id: Id,
    pub area: Id,
    pub kind: MonsterKind,
    pub strength: Spanned<u8>,
    pub magic: u8,
    pub points: u8,
    pub reward: Spanned<RawEffect>,
    pub copies: u8,
    pub five_player_copies: u8,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Domains {
    pub domain: Vec<RawDomain>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDomain {
    pub id: Id,
    #[serde(default)]
    pub needs: PerRole,
    pub cost: Spanned<u8>,
    pub points: u8,
    pub when: When,
    pub optional: bool,
    pub power: Spanned<RawEffect>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dukes {
    pub duke: Vec<RawDuke>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDuke {
    pub id: Id,
    #[serde(default)]
    pub per_role: PerRole,
    #[serde(default)]
    pub per_citizen: u8,
    #[serde(default)]
    pub per_monster: u8,
    #[serde(default)]
    pub per_domain: u8,
    #[serde(default)]
    pub per_kind: PerKind,
    pub resources_per_point: Spanned<u8>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setups {
    pub stacks: RawStacks,
    pub preset: Vec<RawPreset>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStacks {
    pub centre: Spanned<StackSizes>,
    pub up_to_four_players: Spanned<StackSizes>,
    pub five_players: Spanned<RawFivePlayers>,
    pub citizen_columns: [[Spanned<Vec<u8>>; 2]; 5],
    pub start_goods: Goods,
    pub start_cards: Vec<Id>,
    pub dukes_dealt: Spanned<u8>,
    pub dukes_kept: Spanned<u8>,
    pub exhausted_per_player: u8,
    pub exhausted_solo: u8,
    #[expect(dead_code, reason = "in the box, but nothing in the game depends on it")]
    pub exhausted_cards: u8,
    #[expect(dead_code, reason = "in the box, but nothing in the game depends on it")]
    pub reference_cards: u8,
    #[expect(dead_code, reason = "the kit looks after it")]
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFivePlayers {
    monster: u8,
    citizen: u8,
    domain: u8,
    pub rest_token: Spanned<bool>,
}

impl RawFivePlayers {
    pub(super) fn sizes(&self) -> StackSizes {
        StackSizes { monster: self.monster, citizen: self.citizen, domain: self.domain }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPreset {
    pub id: Id,
    pub areas: Spanned<Vec<Id>>,
    pub citizens: Spanned<Vec<Id>>,
    pub removed_domains: Spanned<Vec<Id>>,
    #[expect(dead_code, reason = "the kit looks after it")]
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawEffect {
    Gain(Goods),
    GainPer(RawPer),
    All(Vec<RawEffect>),
    Choose(Vec<RawEffect>),
    Exchange(RawExchange),
    Take(RawTake),
    GainCitizen(RawFilter),
    ExtraSlay,
    ReturnCard(RawReturn),
    StealMonster,
    SetDie(RawSetDie),
    ShiftDie(RawShiftDie),
    WaiveRecruitSurcharge,
    DomainDiscount(u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPer {
    pub each: Goods,
    pub per: RawCounter,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawExchange {
    pub pay: Goods,
    pub gain: Goods,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTake {
    pub options: Vec<Goods>,
    #[serde(default)]
    pub up_to: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFilter {
    pub name: Option<Id>,
    pub role: Option<Role>,
    pub max_cost: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawReturn {
    pub kind: Returned,
    pub gain: Goods,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSetDie {
    pub value: u8,
    pub pay: Option<Goods>,
    pub pay_per: Option<RawPer>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawShiftDie {
    pub delta: i8,
    pub min: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawCounter {
    Role(Role),
    Name(Id),
    Domains,
    Area(Id),
}
