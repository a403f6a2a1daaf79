//! What happened.

use crate::{
    board::Space,
    kinds::{
        AiCardId, AttackKind, CardId, Face, HeroId, Morale, MoraleUse, Outcome, ScenarioId, SharedDeck, Side, UnitId,
    },
};
use serde::Serialize;
use taverne_engine::Seat;
use ts_rs::TS;

/// A unit at the moment of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct UnitThen {
    /// Its number in this battle; it never changes.
    pub id: u8,
    pub side: Side,
    pub unit: UnitId,
    pub face: Face,
    pub space: Space,
}

/// What changed the damage on a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Attack,
    Retaliation,
    Card(CardId),
    Ability(UnitId),
    Poison,
    FireWall,
}

/// A token that came or went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    Paralysis,
    Defense,
    Retaliated,
    Attack,
    Corrosion,
    Poison,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum Event {
    Begins {
        scenario: ScenarioId,
        hero: HeroId,
        level: u8,
    },
    /// The enemy hero's faction is known by its army.
    EnemyArmy {
        units: Vec<(UnitId, Face)>,
    },
    Recruited {
        seat: Seat,
        unit: UnitId,
    },
    Reinforced {
        seat: Seat,
        unit: UnitId,
    },
    /// The army was drawn.
    ArmyDrawn {
        seat: Seat,
        units: Vec<(UnitId, Face)>,
    },
    GainedSpecialty {
        seat: Seat,
        card: CardId,
    },
    /// Only the searcher sees which.
    Looked {
        seat: Seat,
        deck: SharedDeck,
        cards: Vec<CardId>,
    },
    LookedHidden {
        seat: Seat,
        deck: SharedDeck,
        count: u8,
    },
    Took {
        seat: Seat,
        deck: SharedDeck,
        card: CardId,
    },
    TookHidden {
        seat: Seat,
        deck: SharedDeck,
    },
    /// The card of the discard pile is seen by all.
    TookTop {
        seat: Seat,
        deck: SharedDeck,
        card: CardId,
    },
    Drew {
        seat: Seat,
        cards: Vec<CardId>,
    },
    DrewHidden {
        seat: Seat,
        count: u8,
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    TookBack {
        seat: Seat,
        card: CardId,
    },
    DiscardsReshuffled {
        seat: Seat,
    },
    MoraleNow {
        seat: Seat,
        morale: Morale,
    },
    SpentMorale {
        seat: Seat,
        on: MoraleUse,
    },
    GuardDrawn {
        level: u8,
        units: Vec<UnitId>,
    },
    Deployed {
        unit: UnitThen,
    },
    PlacedWalls {
        gate: u8,
    },
    RoundBegins {
        round: u8,
    },
    Activates {
        unit: UnitThen,
    },
    SkipsActivation {
        unit: UnitThen,
    },
    Moved {
        unit: UnitThen,
        to: Space,
    },
    Defends {
        unit: UnitThen,
    },
    Waits {
        unit: UnitThen,
    },
    Destroyed {
        space: Space,
        /// By a unit; otherwise by a card.
        by: Option<UnitThen>,
    },
    TowerFalls,
    Attacks {
        attacker: UnitThen,
        target: UnitThen,
        kind: AttackKind,
    },
    /// The dice of an attack; those that count.
    Rolled {
        unit: UnitThen,
        dice: Vec<i8>,
        result: i8,
    },
    Rerolled {
        unit: UnitThen,
        from: i8,
        to: i8,
    },
    /// The die for a defense token.
    DefenceRolled {
        unit: UnitThen,
        die: i8,
    },
    /// A die for an ability.
    Checked {
        unit: UnitThen,
        die: i8,
        success: bool,
    },
    /// A die for a card.
    CheckedByCard {
        seat: Seat,
        die: i8,
        success: bool,
    },
    Damaged {
        unit: UnitThen,
        amount: u8,
        /// Health left on the face that took it.
        left: u8,
        source: Source,
    },
    /// Pack to few.
    Turned {
        unit: UnitThen,
    },
    OverlayLost {
        unit: UnitThen,
        card: CardId,
    },
    Defeated {
        unit: UnitThen,
    },
    Healed {
        unit: UnitThen,
        amount: u8,
        source: Source,
    },
    Saved {
        unit: UnitThen,
        /// By a card; otherwise by a unit.
        card: Option<CardId>,
    },
    TokenPlaced {
        unit: UnitThen,
        token: TokenKind,
    },
    TokenRemoved {
        unit: UnitThen,
        token: TokenKind,
    },
    EffectEnded {
        card: CardId,
    },
    FireWallPlaced {
        space: Space,
        damage: u8,
    },
    Swapped {
        one: UnitThen,
        other: UnitThen,
    },
    Overlaid {
        unit: UnitThen,
        card: CardId,
    },
    UnitReinforced {
        unit: UnitThen,
    },
    Resisted {
        unit: UnitThen,
        card: CardId,
    },
    Played {
        seat: Seat,
        card: CardId,
        option: u8,
        expert: bool,
    },
    /// A spell was discarded for power.
    Empowered {
        seat: Seat,
        card: CardId,
    },
    PowerLost {
        seat: Seat,
        power: u8,
    },
    /// A spell with its power takes effect.
    Cast {
        side: Side,
        card: CardId,
        power: u8,
    },
    SpellCancelled {
        card: CardId,
    },
    TentUsed {
        seat: Seat,
    },
    BallistaShoots {
        seat: Seat,
    },
    MachineTaken {
        seat: Seat,
        card: CardId,
    },
    AiCardDrawn {
        card: AiCardId,
    },
    AiCardWaits {
        card: AiCardId,
    },
    AiSpellReturned {
        card: CardId,
    },
    Extended {
        seat: Seat,
        left: u8,
    },
    CombatEnds {
        outcome: Outcome,
        rounds: u8,
    },
    Experience {
        seat: Seat,
        steps: u8,
    },
    LevelReached {
        seat: Seat,
        level: u8,
    },
}
