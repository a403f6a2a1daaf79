//! What a player can do, and why not.

use crate::{
    board::Space,
    kinds::{CardId, FieldId, MoraleUse, Quiet, RerollBy, Resource, Slot, UnitId, Which},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One decision. A unit on the board is named by its space, the arrow tower by the number after the last space; a card by
/// its kind, since copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "heroes3/")]
pub enum Action {
    /// A unit of the faction joins the army that is built.
    Recruit(UnitId),
    Reinforce(UnitId),
    /// Look at the cards of a search.
    Look,
    /// Take the top card of the discard pile instead.
    TakeTop,
    /// One of the cards looked at.
    Take(CardId),
    Deploy {
        unit: UnitId,
        space: Space,
    },
    /// Of enemy units that are alike in initiative and tier, this one is placed first.
    PlaceNext(UnitId),
    /// The column of the gate.
    PlaceGate(u8),
    /// Of several units this one activates.
    Activate(Space),
    Go(Space),
    Strike(Space),
    /// A wall or the gate.
    Destroy(Space),
    Defend,
    /// A way to play a card, counted from 0.
    Play {
        card: CardId,
        option: u8,
    },
    /// A spell is discarded for one power.
    Empower(CardId),
    UseTent,
    Morale(MoraleUse),
    /// The row of a spell.
    Row(u8),
    /// A unit, a free space or a piece, whatever is asked for.
    Target(Space),
    /// Two spaces, the smaller number first.
    Pair(Space, Space),
    /// An option of an effect, counted from 0.
    Choose(u8),
    Discard(CardId),
    TakeBack(CardId),
    Reroll {
        die: u8,
        by: RerollBy,
    },
    /// Use what is offered.
    Accept,
    /// No, or no more.
    Done,
    /// Leave this window, this attack or this activation alone.
    Pass(Quiet),
    /// Pay a movement point for another combat round.
    Extend,
    Retreat,
    Surrender,
    /// RULES 7: a hero goes to a field beside its own, or past an own hero to the one behind.
    Step {
        hero: Which,
        field: FieldId,
    },
    /// The own field is visited again.
    Stay(Which),
    /// A face-down tile beside a hero is turned up.
    Reveal {
        hero: Which,
        slot: u8,
    },
    /// How often the tile just seen is turned, 0 to 5.
    Turn(u8),
    /// A tile of the own pool is drawn.
    PlaceTile(Which),
    Site {
        q: i8,
        r: i8,
        rotation: u8,
    },
    Build(Slot),
    /// The population token: units are recruited and reinforced.
    Muster,
    /// The population token: the secondary hero appears there.
    Hire(FieldId),
    /// The spell book token.
    BuySpell,
    UseBuilding(Slot),
    UseUnit(UnitId),
    EndTurn,
    /// The hand is filled up to its limit.
    Fill,
    /// Of several cards discarded at once this one lies on top.
    NewTop(CardId),
    /// Of several dice this one, counted from 0.
    Keep(u8),
    Trade {
        give: Resource,
        get: Resource,
    },
    /// A card leaves the game, for gold at a trading post.
    Sell(CardId),
    BuyMachine(CardId),
    /// A beaten hero goes to this town or settlement.
    GoHome(FieldId),
    /// A town without a hero is defended for gold.
    PayDefence,
    GiveUp,
    Fight,
    /// The secondary hero is removed instead of fighting.
    Withdraw,
    /// A field that is asked for.
    Field(FieldId),
    /// A unit of an army that is asked for.
    PickUnit(UnitId),
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    GameOver,
    /// This seat is not asked anything.
    NotAsked,
    /// Not an answer to the question asked.
    NotNow,
    /// There is no such thing there.
    Empty,
    /// Not in this army.
    NotInArmy,
    AlreadyPlaced,
    /// Something stands there.
    SpaceTaken,
    /// Not on the own side of the board.
    NotOwnSide,
    /// Five units stand on the board.
    BoardFull,
    /// So many points are missing.
    TooDear {
        missing: u16,
    },
    AlreadyPack,
    OutOfReach,
    /// A ranged unit beside an enemy attacks only adjacent ones.
    EnemyAdjacent,
    /// Only ranged attacks hit the arrow tower.
    TowerOnlyShot,
    /// The unit cannot attack in this activation.
    CannotAttack,
    CannotMove,
    /// It had a defense token when it activated.
    HasDefended,
    NotInHand,
    /// Not at this moment.
    WrongMoment,
    /// A spell was cast in this combat round.
    SpellCast,
    NoExpertUse,
    /// So much power is missing.
    NoPower {
        missing: u8,
    },
    NothingToCast,
    NoTarget,
    /// The cost cannot be paid.
    CannotPay,
    /// It would change nothing.
    NoEffect,
    WrongTier,
    Immune,
    NoMorale,
    NoMovement,
    /// Not while these enemies fight.
    NoRetreat,
    /// So much gold is missing.
    NoGold {
        missing: u8,
    },
    NoMaterials {
        missing: u8,
    },
    NoValuables {
        missing: u8,
    },
    /// This hero is not on the map.
    NoHero,
    /// Not beside the hero, or not reached by one step.
    NotAdjacent,
    /// An edge that cannot be crossed.
    EdgeClosed,
    BlockedField,
    /// The tile lies face down.
    FaceDown,
    /// An own hero stands there.
    OwnHeroThere,
    /// Nobody is attacked in a sanctuary.
    Sanctuary,
    /// Another way is shorter.
    LongerWay,
    /// The tile would not be joined to the map.
    NotJoined,
    /// A visit would do nothing now.
    NothingToVisit,
    /// Another hero shares the field and must be left first.
    MustSeparate,
    /// The token of this town action was used in this round.
    TokenUsed,
    AlreadyBuilt,
    /// The scenario forbids it.
    Forbidden,
    /// This building must be built before.
    Needs {
        slot: Slot,
    },
    /// The mage guild works from the next round on.
    GuildTooNew,
    /// There is no own town or settlement.
    NoTown,
    HeroThere,
    AlreadyHired,
    AlreadyInArmy,
    /// Once per turn.
    UsedThisTurn,
    /// Above the hand limit.
    HandTooLarge {
        over: u8,
    },
    HandFull,
    /// Selling, trading and buying a machine exclude each other in one visit.
    OtherTrade,
    /// Cards of this sort cannot be given away.
    MustKeep,
    NoneLeft,
}
