//! What effects are made of: verbs, whom they are about, and how long they last (CARDS.md).

use super::{DieFaces, Kinds, ListId, Tiers, map};
use crate::kinds::{CardId, Stat, UnitId};

/// Whom an effect is about (CARDS.md 4a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    OwnUnit,
    AnyUnit,
    OtherOwnUnit,
    AllOwnUnits,
    AllUnits,
    Itself,
    SameUnit,
    /// The own unit that attacks in the current attack.
    ActingUnit,
    /// The own unit that is attacked.
    DefendingUnit,
    AttackTarget,
    RetaliationTarget,
    LowestInitiative,
    TwoAdjacentSpaces,
    BesideWalls,
    EmptySpace,
}

/// What damage comes from: it tells which immunities apply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    Spell,
    Specialty,
    Card,
    Ability,
}

/// How long an effect lasts (CARDS.md 4a).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Until {
    /// After the next attack of the unit, or on it; at the latest with the current activation.
    Attack,
    Activation,
    /// The end of its own next activation.
    ItsActivation,
    Round,
    NextRound,
    Combat,
    NextTimeAttacked,
    InPlay,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModStat {
    pub stat: Stat,
    pub amount: i8,
    pub who: Who,
    pub until: Until,
    pub kinds: Kinds,
    /// Only against targets that are not adjacent.
    pub not_adjacent: bool,
    /// Only against this unit.
    pub against: Option<UnitId>,
    /// Counts twice for these units: an index into [`Content::doubles`](crate::Content).
    pub double: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExtraTarget {
    Same,
    BesideTarget,
    BehindTarget,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    Highest,
    Lowest,
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    Paralysis,
    Defense,
    Attack(i8),
    Corrosion,
    Poison(u8),
    Retaliated,
    FireWall(u8),
}

/// What is taken back to the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recall {
    Spell,
    SpellAndCards,
    ThisCard,
}

/// The verbs of CARDS.md; each is carried out in one place in [`effects`](crate::effects).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    // Damage and healing.
    Damage {
        amount: u8,
        to: Who,
        by: Cause,
    },
    DamageChain {
        amounts: [u8; 3],
    },
    DamageAttacker {
        amount: u8,
        until: Until,
    },
    Heal {
        amount: u8,
        who: Who,
    },
    // Figures.
    ModStat(ModStat),
    OverlayUnit {
        overlay: u8,
    },
    Reinforce,
    // The attack.
    AttackExtra {
        at: ExtraTarget,
        attack: Option<u8>,
    },
    CancelAttack {
        tiers: Tiers,
    },
    IgnoreRetaliation,
    IgnoreDefense,
    IgnoreDie {
        keeps_face: bool,
        kinds: Kinds,
    },
    IgnorePenalty {
        who: Who,
        until: Until,
    },
    ReturnToStart {
        late: bool,
    },
    // Dice.
    RollDice {
        count: u8,
        keep: Keep,
        without: Option<DieFaces>,
        retaliation: bool,
    },
    RollCheck {
        success: DieFaces,
        then: ListId,
    },
    Reroll {
        faces: DieFaces,
        repeat: bool,
        optional: bool,
        /// Dice of any kind.
        any: bool,
    },
    SetDie {
        value: i8,
    },
    ModDie {
        amount: i8,
    },
    MultiplyDie {
        factor: i8,
    },
    AllowReroll {
        until: Until,
    },
    // Tokens and places.
    PlaceToken {
        token: Token,
        who: Who,
    },
    RemoveToken,
    RemoveEffects {
        only_paralysis: bool,
        optional: bool,
    },
    SkipActivation,
    Forbid {
        attack: bool,
        until: Until,
    },
    ForbidRetreat,
    DisableAbilities {
        only_spells: bool,
        all: bool,
        until: Until,
    },
    Immune {
        until: Until,
    },
    MoveTarget,
    TeleportUnit,
    SwapUnits,
    DestroySiege {
        choose: u8,
        all: bool,
    },
    // Spells.
    SpellPower {
        amount: u8,
    },
    SpellLimit {
        add: u8,
    },
    CastSpellNow {
        counts: bool,
    },
    CancelSpell {
        most_power: Option<u8>,
    },
    RecallCards(Recall),
    // Cards.
    Draw {
        count: u8,
    },
    Discard {
        count: u8,
        just_drawn: bool,
    },
    EnemyDiscards {
        count: u8,
    },
    PerDiscard {
        gives: ListId,
    },
    TakeFromDiscard {
        filter: map::CardFilter,
        /// Only among so many on top of the pile.
        among_top: u8,
    },
    ShuffleDiscardIntoDeck,
    Morale {
        positive: bool,
    },
    EnemyMorale {
        loses_positive: bool,
    },
    // War machines.
    TakeWarMachine {
        machine: CardId,
    },
    UseWarMachine {
        tent: bool,
        times: u8,
    },
    ModifyWarMachine {
        times: u8,
    },
    // Control.
    Choose {
        first: ListId,
        options: u8,
    },
    FirstPossible {
        first: ListId,
        options: u8,
    },
    IfDiscardedSpell {
        then: ListId,
    },
    /// What matters outside combat only, or means something of its own there.
    Map(map::MapVerb),
}
