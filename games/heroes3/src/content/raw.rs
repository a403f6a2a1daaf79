//! The content files, word for word.

mod verbs;

pub(super) use verbs::{Params, RawSide, RawVerb};

use crate::kinds::{AiCardType, AiClass, Difficulty, Enemy, Face, Faction, Kind, School, SharedDeck, Tier, Timing};
use serde::Deserialize;
use std::collections::BTreeMap;
use taverne_engine::provenance::Provenance;
use toml::Spanned;

pub(super) type Id = Spanned<String>;
pub(super) type Source = Spanned<Provenance>;
pub(super) type Effects = Vec<Spanned<RawVerb>>;
/// Copies by box.
pub(super) type Copies = BTreeMap<Box_, u8>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Box_ {
    Core,
    Rampart,
}

macro_rules! written {
    ($($name:ident { $($(#[$attr:meta])* $field:ident: $kind:ty),+ $(,)? })+) => {$(
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code, reason = "some fields matter to readers of the files, and to later steps, only")]
        pub(super) struct $name {
            $($(#[$attr])* pub $field: $kind,)+
        }
    )+};
}

written! {
    Units { unit: Vec<RawUnit> }
    RawUnit {
        id: Id,
        faction: Faction,
        r#box: Box_,
        #[serde(default)]
        tags: Vec<String>,
        few: Option<Spanned<RawFace>>,
        pack: Option<Spanned<RawFace>>,
        neutral: Option<Spanned<RawFace>>,
        siege: Option<Spanned<RawFace>>,
        source: Source,
    }
    RawFace {
        tier: Option<Tier>,
        kind: Kind,
        attack: i8,
        defense: i8,
        health: Spanned<u8>,
        initiative: i8,
        #[serde(default)]
        cost: RawCost,
        #[serde(default)]
        ability: Vec<RawAbility>,
    }
    RawAbility {
        trigger: Spanned<RawTrigger>,
        when: Option<Spanned<String>>,
        when_die: Option<Vec<i8>>,
        when_enemy_die: Option<Vec<i8>>,
        condition: Option<Spanned<String>>,
        once: Option<Spanned<String>>,
        #[serde(default)]
        optional: bool,
        #[serde(default)]
        sole_target_only: bool,
        #[serde(default)]
        friendly_too: bool,
        r#while: Option<String>,
        #[serde(default)]
        cost: Effects,
        r#do: Effects,
    }

    Cards {
        #[serde(default)]
        ability: Vec<RawCard>,
        #[serde(default)]
        artifact: Vec<RawCard>,
        #[serde(default)]
        statistic: Vec<RawCard>,
        #[serde(default)]
        specialty: Vec<RawCard>,
    }
    RawCard {
        id: Id,
        #[serde(default)]
        copies: Copies,
        level: Option<toml::Value>,
        hero: Option<Id>,
        faction_only: Option<Faction>,
        #[serde(default)]
        playable_without_attack_or_spell: bool,
        #[serde(default)]
        basic: Vec<RawPlay>,
        #[serde(default)]
        expert: Vec<RawPlay>,
        #[serde(default)]
        option: Vec<RawPlay>,
        source: Source,
    }
    RawPlay {
        timing: Timing,
        when: Option<Spanned<String>>,
        condition: Option<Spanned<String>>,
        once: Option<Spanned<String>>,
        from: Option<Vec<String>>,
        #[serde(default)]
        also_on_map: bool,
        #[serde(default)]
        cost: Effects,
        #[serde(default)]
        r#do: Effects,
        #[serde(default)]
        row: Vec<RawRow>,
    }
    RawRow { power: u8, #[serde(default)] tiers: Vec<Tier>, r#do: Effects }

    Astrologers { astrologer: Vec<RawAstrologer> }
    RawAstrologer {
        id: Id,
        r#box: Box_,
        scope: RawScope,
        duration: String,
        redraw_if: Option<Spanned<String>>,
        when: Option<Spanned<String>>,
        #[serde(default)]
        optional: bool,
        r#do: Effects,
        source: Source,
    }
    RawSpoken {
        when: Option<Spanned<String>>,
        once: Option<Spanned<String>>,
        #[serde(default)]
        optional: bool,
        #[serde(default)]
        not_in_round_built: bool,
        #[serde(default)]
        cost: Effects,
        r#do: Effects,
    }

    Spells { spell: Vec<RawSpell> }
    RawSpell {
        id: Id,
        copies: Copies,
        school: School,
        level: RawSpellLevel,
        timing: Timing,
        when: Option<Spanned<String>>,
        ai: Option<AiClass>,
        row: Spanned<Vec<RawRow>>,
        #[serde(default)]
        after: Effects,
        source: Source,
    }

    Machines { war_machine: Vec<RawMachine> }
    RawMachine {
        id: Id,
        r#box: Box_,
        copies: u8,
        cost: RawMachineCost,
        option: Vec<RawPlay>,
        source: Source,
    }
    RawMachineCost { factory: u8, trading_post: u8 }

    Heroes { hero: Vec<RawHero> }
    RawHero {
        id: Id,
        faction: Faction,
        kind: RawHeroKind,
        r#box: Box_,
        board_back: Id,
        statistics: RawStatistics,
        magic_arrows: u8,
        starting_ability: Id,
        source: Source,
    }
    RawStatistics { attack: u8, defense: u8, power: u8, knowledge: u8 }

    AiDeck { card: Vec<RawAiCard> }
    RawAiCard {
        id: Id,
        r#type: AiCardType,
        copies: u8,
        gives: Spanned<RawGives>,
        to: Option<RawGivesTo>,
        amount: BTreeMap<Difficulty, u8>,
        #[serde(default)]
        reshuffled_in_first_round: Vec<Difficulty>,
        source: Source,
    }

    Tables {
        dice: RawDice,
        combat: RawCombat,
        morale: RawMorale,
        faction: Vec<RawFaction>,
        level: Vec<RawLevel>,
        guard: Vec<RawGuard>,
    }
    RawDice { attack: Spanned<Vec<i8>>, source: Source }
    RawCombat {
        columns: Spanned<u8>,
        rows: Spanned<u8>,
        units_per_side: Spanned<u8>,
        ground_move: Spanned<u8>,
        flying_move: Spanned<u8>,
        ranged_move: Spanned<u8>,
        still_rounds: Spanned<u8>,
        source: Source,
    }
    RawMorale { draw: u8, source: Source }
    RawFaction { id: Spanned<Faction>, r#box: Box_, morale: bool, source: Source }
    RawLevel { number: Spanned<u8>, hand_limit: Spanned<u8>, expert_uses: u8, gain: RawGain, source: Source }
    RawGuard {
        number: Spanned<u8>,
        easy: Vec<Tier>,
        normal: Vec<Tier>,
        hard: Vec<Tier>,
        impossible: Vec<Tier>,
        source: Source,
    }

    Scenarios { scenario: Vec<RawScenario>, #[serde(default)] adventure: Vec<super::quests::RawAdventure> }
    RawScenario {
        id: Id,
        enemy: Enemy,
        level: Spanned<u8>,
        spell_searches: RawSearches,
        #[serde(default)]
        movement_points: u8,
        siege: Option<RawSiege>,
        armies: BTreeMap<Faction, Spanned<Vec<RawArmyUnit>>>,
        ai_deck: Option<RawAiCounts>,
        #[serde(default)]
        ai_spells: Vec<Id>,
        #[serde(default)]
        ai_skills: Vec<RawAiSkill>,
        source: Source,
    }
    RawSearches { times: u8, count: u8 }
    RawSiege { walls: u8, gate: u8, arrow_tower: u8 }
    RawArmyUnit { unit: Id, side: Face }
    RawAiCounts { might: u8, magic: u8, skill: u8 }
    RawAiSkill { ability: Id, face: RawSkillFace }
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawCost {
    pub gold: u8,
    pub valuables: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawTrigger {
    Activation,
    Attack,
    Retaliation,
    Passive,
    Other,
    Map,
}

/// Whom a card of the astrologers concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawScope {
    EachPlayer,
    Global,
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawSpellLevel {
    Basic,
    Expert,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawHeroKind {
    Might,
    Magic,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawGives {
    Attack,
    Defense,
    Power,
    Skill,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawGivesTo {
    NextAttacker,
    MostHealth,
    NextActivated,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawGain {
    Specialty,
    Ability,
}

impl RawGain {
    pub(super) fn deck(self) -> Option<SharedDeck> {
        (self == Self::Ability).then_some(SharedDeck::Ability)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawSkillFace {
    Basic,
}
