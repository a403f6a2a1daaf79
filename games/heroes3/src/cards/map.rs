//! What matters outside combat: the verbs of the map, and what speaks at a moment there.

use super::{ListId, Tiers};
use crate::kinds::{CardId, CardKind, Face, SharedDeck, UnitId};
use taverne_engine::{Phrase, provenance::Provenance};

/// Gold, materials and valuables, gained or lost.
pub type Goods = [i8; 3];

/// The verbs of CARDS.md that only matter outside combat, or mean something of their own there; each is carried out in one
/// place in [`effects`](crate::effects).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MapVerb {
    // Resources and experience.
    Gain {
        goods: Goods,
    },
    /// What changes the next payment of the income, which never gets less than nothing.
    GainOfIncome {
        goods: Goods,
    },
    GainStep {
        track: Track,
    },
    Pay {
        goods: Goods,
    },
    RaiseIncome {
        track: Track,
        steps: u8,
    },
    GainExperience {
        steps: u8,
    },
    Trade,
    RollResource {
        dice: DiceOf,
        keep: DiceOf,
    },
    RollTreasure {
        dice: DiceOf,
        keep: DiceOf,
    },
    AllowReroll(Rerolls),
    // Movement and the map.
    GainMovement {
        amount: i8,
        hero: ForHero,
    },
    MoveHero,
    TeleportHero {
        /// 0 for an own town or settlement.
        fields: u8,
    },
    AllowPassThrough,
    DiscoverTile,
    RemoveBlackCubes,
    // Units.
    Reinforce(Reinforcing),
    RecruitNeutral(Recruiting),
    ExchangeUnit(Exchange),
    FlipUnit,
    Discount {
        of: Discounted,
        gold: u8,
    },
    // Combats against neutral units.
    SkipCombat,
    // Cards.
    Search {
        /// None for the own deck.
        deck: Option<SharedDeck>,
        count: u8,
        times: u8,
        optional: bool,
    },
    SetSearch {
        count: u8,
    },
    FetchFirst {
        card: CardId,
    },
    /// Any deck, and the card may be put under it; or an ability, which is taken or discarded.
    Peek {
        deck: Option<SharedDeck>,
    },
    RemoveCard {
        filter: CardFilter,
    },
    RemoveSelf,
    /// Discard up to so many cards, then draw as many.
    ExchangeCards {
        most: u8,
    },
    ReshuffleFromHand {
        kinds: CardFilter,
    },
    TakeMachine {
        price: MachinePrice,
    },
    IfFirstCaptor {
        then: ListId,
    },
}

/// Which income track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Track {
    /// The player chooses; what follows is about the same.
    Choose,
    /// The resource of the field.
    Field,
}

/// How many dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceOf {
    Number(u8),
    /// As printed on the field.
    Field,
}

/// Whose dice may be rolled again, and how often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rerolls {
    /// Each treasure and resource die once, until the turn ends.
    OfTurn,
    /// Each die of any kind once, until the turn ends.
    AnyOfTurn,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForHero {
    Any,
    /// The one that acts.
    Same,
    Every,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reinforcing {
    pub tiers: Tiers,
    /// Only this unit.
    pub unit: Option<UnitId>,
    pub price: ReinforcePrice,
    /// It may be declined.
    pub optional: bool,
}

/// What reinforcing costs (RULING 48).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum ReinforcePrice {
    Full,
    /// Each resource, rounded up.
    Half,
    /// The same, but nothing for the first captor of the field.
    HalfOrFirst,
    /// The gold rounded up, the rest in full.
    HalfGold,
    /// The gold rounded down, the rest in full.
    HalfGoldDown,
    Free,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recruiting {
    pub draws: Draws,
    /// With a golden dwelling an azure card too.
    pub azure: bool,
    /// The cards that are not taken go back into their decks instead of onto the discard piles.
    pub shuffled_back: bool,
    pub optional: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// One card of each tier whose dwelling is built.
    OnePerDwelling,
    /// Up to so many cards of the decks below azure; a dwelling of the tier is needed to recruit one.
    UpTo(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    pub give: (UnitId, Face),
    pub get: (UnitId, Face),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discounted {
    /// One unit that is recruited or reinforced.
    OneUnit,
    /// This unit, when it is reinforced.
    ThisUnit,
    /// Spells of the mage guild.
    Spells,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum MachinePrice {
    Factory,
    TradingPost,
    Free,
}

/// Which cards an effect may be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CardFilter {
    /// Bits of [`CardKind`].
    pub kinds: u8,
    /// Neither the ability a hero starts with nor a Magic Arrow.
    pub not_of_start: bool,
}

impl CardFilter {
    pub const ALL: Self = Self { kinds: 0xFF, not_of_start: false };

    #[must_use]
    pub const fn of(kind: CardKind) -> Self {
        Self { kinds: 1 << kind as u8, not_of_start: false }
    }

    pub const fn has(self, kind: CardKind) -> bool {
        self.kinds >> kind as u8 & 1 == 1
    }
}

/// When buildings, units, cards and astrologers speak outside combat (CARDS.md 4a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The start of every round.
    Round,
    Resources,
    Astrologers,
    TurnStart,
    /// Between own actions, once a turn.
    Turn,
    TurnEnd,
    /// When it is built.
    Built,
    Besieged,
    SpellBook,
    MeetsHero,
    /// After the own units were placed against a guard, which was just drawn.
    Guard,
    WonCombat,
    /// A field is flagged, or visited.
    Visit,
    /// As long as it is there.
    Always,
}

/// What a building or a location does at a moment.
#[derive(Clone, Debug)]
pub struct Spoken {
    pub moment: Moment,
    pub once: bool,
    pub optional: bool,
    pub cost: ListId,
    pub does: ListId,
    pub text: Phrase,
}

/// RULES 5: a card of the astrologers.
#[derive(Clone, Debug)]
pub struct Astrologer {
    pub id: String,
    /// Each player resolves it by themselves, in turn order.
    pub each_player: bool,
    /// When it is carried out.
    pub moment: Moment,
    /// And at once as well.
    pub also_now: bool,
    /// Drawn in the first round of the astrologers it is replaced by another one.
    pub not_first: bool,
    pub optional: bool,
    pub does: ListId,
    pub standing: Standing,
    pub text: Phrase,
    pub source: Provenance,
}

/// What a card of the astrologers changes as long as it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// For every hero, at once and at the start of each round.
    pub movement: i8,
    pub hand_limit: i8,
    /// For the first spell in each own turn.
    pub first_spell_power: u8,
    /// The first spell of each player returns to the hand.
    pub recalls_first_spell: bool,
    /// One treasure or resource die may be rolled again in each turn.
    pub rerolls: bool,
    pub swaps_guard: bool,
    /// War machines do more.
    pub machines: bool,
}
