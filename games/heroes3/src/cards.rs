//! What is printed on units and cards: their figures, and their effects as lists of verbs (CARDS.md), ready to be run.

pub mod map;
mod verbs;

pub use verbs::{Cause, ExtraTarget, Keep, ModStat, Recall, Token, Until, Verb, Who};

use crate::kinds::{
    AiCardType, AiClass, CardId, CardKind, Enemy, Face, Faction, HeroId, Kind, School, SharedDeck, Tier, Timing,
    UnitId, Window,
};
use taverne_engine::{Phrase, provenance::Provenance};

/// A list of effects in [`Content::lists`](crate::Content), the first of which is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct ListId(pub u16);

impl ListId {
    pub const NOTHING: Self = Self(0);

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug)]
pub struct Unit {
    pub id: String,
    pub faction: Faction,
    /// Such as `dragons`.
    pub tags: Vec<String>,
    /// By [`Face`]; a unit has those its card has.
    pub faces: [Option<Figures>; 4],
    pub source: Provenance,
}

impl Unit {
    pub fn figures(&self, face: Face) -> Option<&Figures> {
        self.faces[face as usize].as_ref()
    }
}

/// One face of a unit card.
#[derive(Clone, Debug)]
pub struct Figures {
    pub tier: Option<Tier>,
    pub kind: Kind,
    pub attack: i8,
    pub defense: i8,
    pub health: u8,
    pub initiative: i8,
    pub gold: u8,
    pub valuables: u8,
    pub abilities: Vec<Ability>,
    /// What it is by itself, read off its passive abilities.
    pub traits: Traits,
    /// At which moments any of its abilities speaks.
    pub moments: u32,
}

impl Figures {
    /// RULES 3.5: what it costs in gold alone.
    pub fn worth(&self) -> u16 {
        u16::from(self.gold) + 6 * u16::from(self.valuables)
    }
}

/// Passive abilities that are asked for, not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits {
    pub ignores_adjacent_penalty: bool,
    pub ignores_all_penalties: bool,
    pub unlimited_retaliation: bool,
    pub immune_to_paralysis: bool,
    /// Spells and damage of specialties do nothing to it.
    pub immune_to_spells: bool,
    /// Own units beside it count as having a defense token.
    pub lends_defense: bool,
    /// Enemies that start their activation beside it do not move.
    pub holds_fast: bool,
    /// By so much spell damage to it is lowered.
    pub spell_shield: u8,
    /// The same for own units beside it.
    pub shields_others: bool,
    /// By so much enemy spells are weaker.
    pub drains_power: u8,
    pub off_board: bool,
    pub only_shot_at: bool,
    /// Rolls when it alone is the target of a spell or specialty.
    pub resists: u8,
    /// By so much gold reinforcing it is cheaper while an own hero stands on stables.
    pub stabled: u8,
}

/// RULES 14
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    Activation,
    Attack,
    Retaliation,
    Passive,
    Other,
    Map,
}

/// When an ability of a unit speaks (CARDS.md 4a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// RULES 19.3 step 5.
    CombatStart = 0,
    /// Step 4 of an activation.
    Activates,
    /// An attack is declared; the attacker's side.
    Declares,
    /// The unit is the target of an attack; window C.
    Targeted,
    /// The unit is the target of a retaliation; window C.
    TargetedByRetaliation,
    /// How the attack dice are rolled.
    Dice,
    /// The die is fixed; the attacker's side.
    Face,
    /// The die is fixed; the unit is the target.
    Attacked,
    /// The damage is done; the attacker's side.
    AfterAttack,
    AfterRetaliation,
    /// After the own retaliation.
    Retaliated,
    /// An attack would bring another own unit down; window E.
    Save,
    /// The unit has fallen.
    Fallen,
    /// Instead of moving and attacking.
    Instead,
    /// Asked for, not carried out ([`Traits`]), or outside combat.
    Never,
}

#[derive(Clone, Debug)]
pub struct Ability {
    pub trigger: Trigger,
    pub moment: Moment,
    /// Bits of the own die that are wanted: -1, 0, +1; all if it does not matter.
    pub die: Option<DieFaces>,
    pub enemy_die: Option<DieFaces>,
    pub needs: Needs,
    pub once_per_combat: bool,
    pub optional: bool,
    pub cost: ListId,
    pub does: ListId,
    /// When it speaks outside combat, for the army it is in.
    pub on_map: Option<map::Moment>,
    pub text: Phrase,
}

/// A test at the declaration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Needs {
    #[default]
    Nothing,
    TargetNotAdjacent,
    Moved,
    VictorIsNecropolis,
}

/// Which faces of the attack die, as bits: -1, 0, +1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DieFaces(pub u8);

impl DieFaces {
    /// RULING 52: +2 counts as +1.
    #[inline]
    pub fn contains(self, face: i8) -> bool {
        self.0 >> (face.clamp(-1, 1) + 1) & 1 == 1
    }
}

/// A card of a hero's deck.
#[derive(Clone, Debug)]
pub struct Card {
    pub id: String,
    pub kind: CardKind,
    /// How many there are in the shared deck.
    pub copies: u8,
    pub school: Option<School>,
    /// Of an expert spell.
    pub expert_spell: bool,
    pub hero: Option<(HeroId, u8)>,
    pub faction_only: Option<Faction>,
    pub ai: Option<AiClass>,
    /// What a war machine costs at the factory and at a trading post.
    pub price: Option<[u8; 2]>,
    /// The ways to play it: basic before expert.
    pub plays: Vec<Play>,
    /// In which windows anything of it can be played.
    pub windows: Windows,
    /// Gives power for a spell.
    pub gives_power: bool,
    pub source: Provenance,
}

/// A set of windows, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Windows(pub u16);

impl Windows {
    #[inline]
    pub const fn contains(self, window: Window) -> bool {
        self.0 >> window as u16 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, window: Window) -> Self {
        Self(self.0 | 1 << window as u16)
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// One way to play a card.
#[derive(Clone, Debug)]
pub struct Play {
    pub expert: bool,
    pub timing: Timing,
    pub when: PlayWhen,
    pub windows: Windows,
    /// A card in play speaks at this moment.
    pub moment: Option<map::Moment>,
    /// It may also be played when it lies in play.
    pub from_play: bool,
    pub cost: ListId,
    /// Rows by power; without power, one row.
    pub rows: Vec<Row>,
    /// Power counts for it.
    pub by_power: bool,
    pub after: ListId,
    /// Without its rows.
    pub text: Phrase,
}

/// What else must be so for a card to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlayWhen {
    #[default]
    Any,
    Siege,
    AttacksGolden,
    EnemyHasMorale,
    HasTent,
    /// The field against whose guard one fights is as difficult as the main hero's level.
    FieldOfOwnLevel,
}

#[derive(Clone, Debug)]
pub struct Row {
    pub power: u8,
    pub tiers: Tiers,
    pub does: ListId,
    pub text: Phrase,
}

/// A set of tiers, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiers(pub u8);

impl Tiers {
    pub const ALL: Self = Self(0xF);

    /// What has no tier (the arrow tower) is only in the set of all.
    pub fn contains(self, tier: Option<Tier>) -> bool {
        match tier {
            Some(tier) => self.0 >> tier as u8 & 1 == 1,
            None => self == Self::ALL,
        }
    }
}

/// A set of kinds, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(pub u8);

impl Kinds {
    pub const ALL: Self = Self(0b111);

    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }
}

/// RULES 13.6: a card that lies over a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlay {
    pub unit: UnitId,
    pub on_few: bool,
    pub on_pack: bool,
    pub on_overlay: bool,
    pub attack: i8,
    pub defense: i8,
    pub health: u8,
    pub initiative: i8,
    pub card: CardId,
}

#[derive(Clone, Debug)]
pub struct Hero {
    pub id: String,
    pub faction: Faction,
    pub magic: bool,
    /// Attack, defense, power, knowledge.
    pub statistics: [u8; 4],
    pub magic_arrows: u8,
    pub ability: CardId,
    /// Of the levels I, IV and VI.
    pub specialties: [CardId; 3],
    pub source: Provenance,
}

/// A card of the deck of an AI hero (RULES 22.4).
#[derive(Clone, Debug)]
pub struct AiCard {
    pub id: String,
    pub kind: AiCardType,
    pub copies: u8,
    pub gives: AiGives,
    /// By [`Difficulty`](crate::kinds::Difficulty).
    pub amount: [u8; 4],
    pub reshuffled: [bool; 4],
    pub source: Provenance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AiGives {
    Attack,
    DefenseToMostHealth,
    DefenseToNext,
    Power,
    Skill,
}

#[derive(Clone, Debug)]
pub struct Scenario {
    pub id: String,
    pub enemy: Enemy,
    pub level: u8,
    pub spell_searches: u8,
    pub search_count: u8,
    pub movement_points: u8,
    pub siege: bool,
    pub armies: [Vec<(UnitId, Face)>; 4],
    /// How many cards of each type.
    pub ai_deck: [u8; 3],
    pub ai_spells: Vec<CardId>,
    pub ai_skill: Option<CardId>,
    /// What a scenario on the map has instead of all this.
    pub adventure: Option<crate::realm::quest::Adventure>,
    pub source: Provenance,
}

/// RULES 3.2
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelFigures {
    pub hand_limit: u8,
    pub expert_uses: u8,
    pub gain: LevelGain,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelGain {
    Specialty,
    Search(SharedDeck),
}
