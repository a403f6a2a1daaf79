//! The content files, word for word.

use crate::kinds::{
    AiCardType, AiClass, Difficulty, Enemy, Face, Faction, Kind, School, SharedDeck, Stat, Tier, Timing,
};
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

/// An effect as it is written: a verb with what it needs.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(dead_code, reason = "some say what is the case anyway, for readers of the files")]
pub(super) enum RawVerb {
    AllowReroll(Box<Params>),
    AttackExtra(Box<Params>),
    CancelAttack(Box<Params>),
    CancelSpell(Box<Params>),
    CastSpellNow(Box<Params>),
    Choose(Box<Params>),
    CountsAsHaving(Box<Params>),
    Damage(Box<Params>),
    DamageAttacker(Box<Params>),
    DamageChain(Box<Params>),
    DestroySiege(Box<Params>),
    DisableAbilities(Box<Params>),
    Discard(Box<Params>),
    Draw(Box<Params>),
    FirstPossible(Box<Params>),
    Forbid(Box<Params>),
    Heal(Box<Params>),
    If(Box<Params>),
    IgnoreCardEffect(Box<Params>),
    IgnoreDefense(Box<Params>),
    IgnoreDie(Box<Params>),
    IgnorePenalty(Box<Params>),
    IgnoreRetaliation,
    Immune(Box<Params>),
    ModDie(Box<Params>),
    ModStat(Box<Params>),
    ModifyWarMachine(Box<Params>),
    Morale(Box<Params>),
    MoveUnit(Box<Params>),
    MultiplyDie(Box<Params>),
    OffBoard,
    OverlayUnit(Box<Params>),
    PerDiscard(Box<Params>),
    PlaceToken(Box<Params>),
    RecallCards(Box<Params>),
    ReduceDamage(Box<Params>),
    Reinforce(Box<Params>),
    RemoveEffects(Box<Params>),
    RemoveToken(Box<Params>),
    Reroll(Box<Params>),
    ReturnToStartSpace(Box<Params>),
    RollCheck(Box<Params>),
    RollDice(Box<Params>),
    SetDie(Box<Params>),
    ShuffleDiscardIntoDeck,
    SkipActivation(Box<Params>),
    SpellLimit(Box<Params>),
    SpellPower(Box<Params>),
    SwapUnits(Box<Params>),
    TakeFromDiscard(Box<Params>),
    TakeWarMachine(Box<Params>),
    TargetableOnlyBy(Box<Params>),
    TeleportUnit(Box<Params>),
    UnlimitedRetaliation,
    UseWarMachine(Box<Params>),
    // What matters on the map only.
    AllowPassThrough(Box<Params>),
    Discount(Box<Params>),
    DiscoverTile(Box<Params>),
    ExchangeUnit(Box<Params>),
    FetchFirst(Box<Params>),
    FlipUnit(Box<Params>),
    Gain(Box<Params>),
    GainExperience(Box<Params>),
    GainMovement(Box<Params>),
    MoveHero(Box<Params>),
    Pay(Box<Params>),
    Peek(Box<Params>),
    RaiseIncome(Box<Params>),
    RecruitNeutral(Box<Params>),
    RemoveBlackCubes(Box<Params>),
    RemoveCard(Box<Params>),
    RemoveSelf,
    ReshuffleFromHand(Box<Params>),
    RollResource(Box<Params>),
    RollTreasure(Box<Params>),
    Search(Box<Params>),
    SetSearch(Box<Params>),
    SiegeDefense(Box<Params>),
    SkipCombat(Box<Params>),
    SwapNeutralGuard(Box<Params>),
    TeleportHero(Box<Params>),
    Trade(Box<Params>),
    Unlock(Box<Params>),
}

impl RawVerb {
    /// The moment at which it is done, if that is not at once.
    pub(super) fn moment(&self) -> Option<&str> {
        match self {
            Self::Gain(it) | Self::MoveHero(it) => it.when.as_deref(),
            _ => None,
        }
    }
}

/// Everything any verb may need.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(dead_code, reason = "some say what is the case anyway, for readers of the files")]
pub(super) struct Params {
    pub action: Option<String>,
    pub against: Option<String>,
    pub add: Option<u8>,
    pub adjacent_to: Option<String>,
    pub again: Option<String>,
    pub all: bool,
    pub among_top: Option<u8>,
    pub amount: Option<i8>,
    pub amounts: Option<[u8; 3]>,
    pub and_its_triggers: Option<bool>,
    pub arrow_tower: Option<u8>,
    pub attack: Option<i8>,
    pub by: Option<String>,
    pub cannot_prevent_defeat: bool,
    pub card: Option<String>,
    pub choose: Option<u8>,
    pub chooser: Option<String>,
    pub condition: Option<String>,
    pub cost: Option<String>,
    pub cost_if_first_captor: Option<String>,
    pub count: Option<u8>,
    pub counts_toward_limit: Option<bool>,
    pub damage: Option<u8>,
    pub deck: Option<String>,
    pub defense: Option<i8>,
    pub dice: Option<toml::Value>,
    pub die: Option<String>,
    pub double_for: Vec<String>,
    pub draw: Option<toml::Value>,
    pub duration: Option<String>,
    pub each: Option<u8>,
    pub even_if_defeated: bool,
    pub experience: Option<bool>,
    pub except: Vec<String>,
    pub except_tiers: Vec<Tier>,
    pub extra_deck: Option<toml::Table>,
    pub faction_cube: Option<String>,
    pub factor: Option<i8>,
    pub fields: Option<u8>,
    pub filter: Option<toml::Table>,
    pub friend_or_foe: bool,
    pub friendly_too: bool,
    pub from: Option<toml::Value>,
    pub gate: Option<u8>,
    pub get: Option<RawSide>,
    pub give: Option<RawSide>,
    pub gives: Effects,
    pub gold: Option<i8>,
    pub heal: Option<u8>,
    pub health: Option<u8>,
    pub hero: Option<String>,
    pub ignore: Vec<i8>,
    pub initial_only: bool,
    pub initiative: Option<i8>,
    pub instead_of_normal: bool,
    pub into: Option<String>,
    pub keep: Option<toml::Value>,
    pub keep_damage: bool,
    pub kind: Option<String>,
    pub kinds: Vec<Kind>,
    pub leave: Option<String>,
    pub limit_in_army: Option<u8>,
    pub machine: Option<String>,
    pub mandatory: bool,
    pub materials: Option<i8>,
    pub max: Option<u8>,
    pub max_power: Option<u8>,
    pub may_hit_self: bool,
    pub may_stop: Option<bool>,
    pub may_stop_on_blocked: Option<bool>,
    pub min: Option<i8>,
    pub mover: Option<String>,
    pub multiply: Option<u8>,
    pub not_after: Vec<String>,
    pub of: Option<String>,
    pub on_sides: Vec<String>,
    pub once: bool,
    pub one_step_of: Option<String>,
    pub ongoing: bool,
    pub only: Option<String>,
    pub optional: bool,
    pub options: Vec<Effects>,
    pub past: Vec<String>,
    pub pick: Option<u8>,
    pub pile: Option<String>,
    pub random: bool,
    pub repeat: bool,
    pub requires: Option<String>,
    pub rerolls: bool,
    pub reshuffle: bool,
    pub resolve: Option<String>,
    pub rest: Option<String>,
    pub results: Vec<i8>,
    pub same_number: bool,
    pub same_target: bool,
    pub same_tier: bool,
    pub scope: Option<String>,
    pub sources: Vec<String>,
    pub spaces: Option<u8>,
    pub stat: Option<Stat>,
    pub steps: Option<u8>,
    pub success: Vec<i8>,
    pub table: Option<String>,
    pub target: Option<String>,
    pub then: Effects,
    pub tie: Option<String>,
    pub tier: Option<Tier>,
    pub tiers: Vec<Tier>,
    pub times: Option<u8>,
    pub times_per_die: Option<u8>,
    pub times_per_turn: Option<u8>,
    pub to: Option<toml::Value>,
    pub to_hand: bool,
    pub token: Option<String>,
    pub track: Option<String>,
    pub types: Vec<String>,
    pub unit: Option<String>,
    pub up_to: bool,
    pub uses_population_token: Option<bool>,
    pub valuables: Option<i8>,
    pub value: Option<i8>,
    pub visit_field: Option<bool>,
    pub walls: Option<u8>,
    pub what: Option<toml::Value>,
    pub when: Option<String>,
    pub when_target: Option<String>,
    pub r#where: Option<String>,
    pub which: Option<String>,
    pub r#while: Option<String>,
    pub who: Option<String>,
}

/// A face of a unit, and where its card comes from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSide {
    pub unit: String,
    pub side: Face,
    #[allow(dead_code, reason = "says what is the case anyway")]
    pub from: Option<String>,
}
