//! What happened.

use crate::{
    board::Space,
    kinds::{
        AiCardId, AstrologerId, AttackKind, CardId, DieKind, Face, Faction, FieldId, HeroId, LocationId, Morale,
        MoraleUse, Outcome, Price, Resource, RoundKind, ScenarioId, SharedDeck, Side, Slot, TileId, UnitId, Which,
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
    /// Two players fight; the heroes are told by seat.
    DuelBegins {
        attacker: Seat,
        heroes: Vec<HeroId>,
        level: u8,
    },
    RoundStarts {
        round: u8,
        kind: RoundKind,
    },
    TurnBegins {
        seat: Seat,
    },
    TurnEnds {
        seat: Seat,
    },
    Built {
        seat: Seat,
        slot: Slot,
        faction: Faction,
    },
    Hired {
        seat: Seat,
        field: FieldId,
    },
    /// The secondary hero leaves the map.
    HeroLeaves {
        seat: Seat,
    },
    /// A hero goes to a town or settlement of its own.
    HeroHome {
        seat: Seat,
        hero: Which,
        field: FieldId,
    },
    UnitJoined {
        seat: Seat,
        unit: UnitId,
        face: Face,
    },
    /// An empty army is made up of the starting units again.
    StartingUnits {
        seat: Seat,
    },
    GuardAnnounced {
        field: FieldId,
        level: u8,
    },
    /// A guard that is too weak for the hero leaves without a combat.
    QuickWin {
        field: FieldId,
        level: u8,
    },
    /// A hero goes from field to field.
    HeroMoves {
        seat: Seat,
        hero: Which,
        from: FieldId,
        to: FieldId,
    },
    AiHeroMoves {
        hero: u8,
        from: FieldId,
        to: FieldId,
    },
    /// A face-down tile is seen; how it lies is still to be decided.
    TileSeen {
        slot: u8,
        tile: TileId,
    },
    TileTurned {
        slot: u8,
        tile: TileId,
        rotation: u8,
    },
    /// A flag is set; nobody's is that of the AI.
    Flagged {
        field: FieldId,
        location: LocationId,
        holder: Option<Seat>,
    },
    /// Without a town or settlement at the end of a round: after so many more full rounds they are out.
    Homeless {
        seat: Seat,
        left: u8,
    },
    /// A black cube: the field is empty for everybody.
    CubePlaced {
        field: FieldId,
        location: LocationId,
    },
    /// The field can be visited again.
    CubeRemoved {
        field: FieldId,
        location: LocationId,
    },
    /// A place that can be visited again and again.
    Visited {
        field: FieldId,
        location: LocationId,
    },
    AiHeroAnnounced {
        field: FieldId,
        hero: u8,
    },
    /// A town or settlement is defended for gold.
    DefencePaid {
        seat: Seat,
        field: FieldId,
    },
    AiHeroBeaten {
        hero: u8,
    },
    /// The whole hand goes, for low morale.
    HandLost {
        seat: Seat,
    },
    /// A card leaves the game.
    Removed {
        seat: Seat,
        card: CardId,
    },
    Traded {
        seat: Seat,
        give: Resource,
        get: Resource,
    },
    /// It goes into the next scenario of the campaign.
    CardKept {
        seat: Seat,
        card: CardId,
    },
    /// A new hero of a campaign brings a card instead of one that was kept.
    CardSwapped {
        seat: Seat,
        card: CardId,
        brought: CardId,
    },
    /// How a scenario ended.
    ScenarioEnds {
        outcome: Outcome,
        round: u8,
    },
    AstrologersSay {
        card: AstrologerId,
    },
    /// Movement points of a hero, gained or lost.
    MovementGained {
        seat: Seat,
        hero: Which,
        count: i8,
    },
    /// The faces are counted from 0 as in RULES 3.1.
    DiceRolled {
        seat: Seat,
        die: DieKind,
        faces: Vec<u8>,
    },
    DieRerolled {
        seat: Seat,
        die: DieKind,
        from: u8,
        to: u8,
    },
    /// A pack is few again.
    UnitWeakened {
        seat: Seat,
        unit: UnitId,
    },
    /// Neutral units that may be recruited.
    NeutralsDrawn {
        seat: Seat,
        units: Vec<UnitId>,
    },
    /// Another unit of the guard comes in its place.
    GuardSwapped {
        seat: Seat,
        unit: UnitId,
        other: UnitId,
    },
    /// A card was found in a deck.
    Fetched {
        seat: Seat,
        card: CardId,
    },
    NothingFetched {
        seat: Seat,
        card: CardId,
    },
    /// Only its owner sees which.
    LookedAtOwn {
        seat: Seat,
        cards: Vec<CardId>,
    },
    /// The card looked at lies on or under its deck; none is the own one.
    PutBack {
        seat: Seat,
        deck: Option<SharedDeck>,
        under: bool,
    },
    /// Cards of the hand were shuffled into the own deck.
    HandReshuffled {
        seat: Seat,
        count: u8,
    },
    Gained {
        seat: Seat,
        resource: Resource,
        count: u16,
    },
    Paid {
        seat: Seat,
        price: Price,
    },
    /// What a resource round pays from now on.
    IncomeNow {
        seat: Seat,
        resource: Resource,
        count: u16,
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
    /// How a fight between two players ended for one of them.
    DuelEnds {
        seat: Seat,
        outcome: Outcome,
        rounds: u8,
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
