//! The cards of the box. Everything printed comes from the content files; nothing here knows a figure.

use crate::{effect::EffectId, goods::Goods};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{bit_set, component_id, provenance::Provenance};
use ts_rs::TS;

component_id! {
    "card-kingdoms/":
    /// A kind of Citizen, Starters included: an index into [`Content::citizens`](crate::content::Content::citizens).
    CitizenId,
    /// A design of Monster.
    MonsterId,
    DomainId,
    DukeId,
    AreaId,
}

bit_set!(DomainSet(u32) of DomainId: it => it.0, bit => DomainId::of(bit));

/// How many kinds of each card a state has room for.
pub const CITIZENS: usize = 20;
pub const MONSTERS: usize = 24;
pub const DOMAINS: usize = 24;

/// Artisan, Soldat, Ombre, Saint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Worker,
    Soldier,
    Shadow,
    Holy,
}

impl Role {
    pub const ALL: [Self; 4] = [Self::Worker, Self::Soldier, Self::Shadow, Self::Holy];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Worker => "worker",
            Self::Soldier => "soldier",
            Self::Shadow => "shadow",
            Self::Holy => "holy",
        }
    }
}

/// A number for each role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(default, deny_unknown_fields)]
pub struct PerRole {
    pub worker: u8,
    pub soldier: u8,
    pub shadow: u8,
    pub holy: u8,
}

impl PerRole {
    pub const fn get(self, role: Role) -> u8 {
        match role {
            Role::Worker => self.worker,
            Role::Soldier => self.soldier,
            Role::Shadow => self.shadow,
            Role::Holy => self.holy,
        }
    }
}

/// What kind of Monster; only titans matter, to one Duke.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum MonsterKind {
    Minion,
    Beast,
    Titan,
    Boss,
}

impl MonsterKind {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Minion => "minion",
            Self::Beast => "beast",
            Self::Titan => "titan",
            Self::Boss => "boss",
        }
    }
}

/// A number for each kind of Monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(default, deny_unknown_fields)]
pub struct PerKind {
    pub minion: u8,
    pub beast: u8,
    pub titan: u8,
    pub boss: u8,
}

impl PerKind {
    pub const fn get(self, kind: MonsterKind) -> u8 {
        match kind {
            MonsterKind::Minion => self.minion,
            MonsterKind::Beast => self.beast,
            MonsterKind::Titan => self.titan,
            MonsterKind::Boss => self.boss,
        }
    }
}

/// When a Domain's power works (RULES 13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum When {
    OnBuild,
    OwnRollPhase,
    AnyRollDoubles,
    OwnActionStart,
    OwnActionEnd,
    OwnActionPassive,
    OwnActionGainCitizen,
    OwnActionSlay,
}

#[derive(Clone, Debug)]
pub struct Area {
    pub id: String,
    pub order: u8,
}

/// A Citizen or a Starter.
#[derive(Clone, Debug)]
pub struct Citizen {
    pub id: String,
    /// The Citizen whose name it bears: itself, but for Starters.
    pub name: CitizenId,
    pub activation: ArrayVec<u8, 2>,
    /// Starters have none.
    pub role: Option<Role>,
    pub cost: u16,
    pub active: EffectId,
    pub passive: EffectId,
    pub copies: u8,
    pub source: Provenance,
}

impl Citizen {
    pub const fn is_starter(&self) -> bool {
        self.role.is_none()
    }

    /// How often the dice fire one copy of this card (RULES 3.2).
    pub fn activations(&self, dice: [u8; 2]) -> u8 {
        let [one, two] = dice;
        let hits = |number| u8::from(one == number) + u8::from(two == number) + u8::from(one + two == number);
        self.activation.iter().map(|&number| hits(number)).sum()
    }
}

#[derive(Clone, Debug)]
pub struct Monster {
    pub id: String,
    pub area: AreaId,
    pub kind: MonsterKind,
    pub strength: u16,
    pub magic: u16,
    pub points: u16,
    pub reward: EffectId,
    pub copies: u8,
    pub five_player_copies: u8,
    pub source: Provenance,
}

#[derive(Clone, Debug)]
pub struct Domain {
    pub id: String,
    pub needs: PerRole,
    pub cost: u16,
    pub points: u16,
    pub when: When,
    pub power: EffectId,
    pub source: Provenance,
}

/// What a Duke is worth in the end (RULES 8).
#[derive(Clone, Debug)]
pub struct Duke {
    pub id: String,
    pub per_role: PerRole,
    pub per_citizen: u8,
    pub per_monster: u8,
    pub per_domain: u8,
    pub per_kind: PerKind,
    pub resources_per_point: u16,
    pub source: Provenance,
}

/// A recommended table.
#[derive(Clone, Debug)]
pub struct Preset {
    pub id: String,
    pub areas: Vec<AreaId>,
    pub citizens: Vec<CitizenId>,
    pub removed: DomainSet,
}

/// How many cards a stack of each row holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StackSizes {
    pub monster: u8,
    pub citizen: u8,
    pub domain: u8,
}

/// Figures of the setup (RULES 2, 9, 10).
#[derive(Clone, Debug)]
pub struct SetupFigures {
    pub up_to_four: StackSizes,
    pub five: StackSizes,
    pub start: Goods,
    pub exhausted_per_player: u8,
    pub exhausted_solo: u8,
}
