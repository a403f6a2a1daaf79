//! What one player has.

use crate::{
    cards::{ActionId, ActionSet, CourseSet, CreatureId, CreatureSet, SpellId, TOKEN_FACES, Token},
    elements::Element,
    places::PawnSet,
    spell_pile::SpellPile,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Player {
    pub(crate) pm: u8,
    pub(crate) vals: u8,
    pub(crate) skills: [u8; 4],
    pub(crate) tokens: [u8; TOKEN_FACES],
    /// Creatures still to be beaten: secret, and nothing in a solo game.
    pub(crate) hand: CreatureSet,
    pub(crate) beaten: CreatureSet,
    pub(crate) courses: CourseSet,
    /// Single-use courses that were turned over.
    pub(crate) spent: CourseSet,
    /// Unspent spells: secret.
    pub(crate) spells: SpellPile,
    /// Spells lying face up.
    pub(crate) used_spells: SpellPile,
    /// What this player discarded face down since the spells were last shuffled.
    pub(crate) dropped_spells: SpellPile,
    /// Two spells drawn in the Dark Quarter, of which one is kept.
    pub(crate) drawn_spells: ArrayVec<SpellId, 2>,
    /// Kept Action cards, wounds included.
    pub(crate) kept: ActionSet,
    /// The wound under an injured mage, and the last round in which he is idle.
    pub(crate) bed: Option<ActionId>,
    pub(crate) idle_until: u16,
    /// Pawns placed this round.
    pub(crate) placed: PawnSet,
    /// What the mercenary costs this round, if a spell says so.
    pub(crate) mercenary_price: Option<u8>,
    /// What opponents' spells take away in this round's fights.
    pub(crate) weakened: [u8; 4],
    pub(crate) quiet: Quiet,
    /// The draft picks in their order, and those not kept: secret.
    pub(crate) picks: ArrayVec<CreatureId, 9>,
    pub(crate) dropped: CreatureSet,
    /// Secret answers, until all are in.
    pub(crate) study: Option<[Element; 2]>,
    pub(crate) bid: Option<Bid>,
    pub(crate) deeds: Deeds,
}

/// Until when a player does not want to be asked at open windows. Decisions of their own are asked all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Quiet {
    #[default]
    No,
    /// Until the pawns of this place are done.
    Place,
    /// Until the next round, or until the final count.
    Round,
    /// Until it is taken back.
    Game,
}

impl Quiet {
    pub(crate) fn after_place(self) -> Self {
        if self == Self::Place { Self::No } else { self }
    }

    pub(crate) fn after_round(self) -> Self {
        if self == Self::Game { self } else { Self::No }
    }
}

/// A secret bid for the favour of a statue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct Bid {
    pub vals: u8,
    pub diamond: bool,
}

/// RULES 12: what the campaign asks about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct Deeds {
    /// Favours won at the Sanctuary, by element.
    pub favours: [u8; 4],
    /// All four favours within one offerings phase.
    pub sweeps: u8,
    pub favours_this_phase: u8,
    pub largest_offering: u8,
    pub training_skill: u16,
    pub mushrooms: u8,
    pub plants: u8,
    pub berries: u8,
    pub full_vials: u8,
    pub wraths: u8,
    pub injuries: u8,
}

impl Deeds {
    pub fn plant_kinds(self) -> u8 {
        [self.mushrooms, self.plants, self.berries].into_iter().filter(|&used| used > 0).count() as u8
    }
}

impl Player {
    pub fn pm(&self) -> u8 {
        self.pm
    }

    pub fn vals(&self) -> u8 {
        self.vals
    }

    pub fn skills(&self) -> [u8; 4] {
        self.skills
    }

    pub fn skill(&self, element: Element) -> u8 {
        self.skills[element.index()]
    }

    pub fn beaten(&self) -> CreatureSet {
        self.beaten
    }

    pub fn courses(&self) -> CourseSet {
        self.courses
    }

    pub fn deeds(&self) -> Deeds {
        self.deeds
    }

    pub fn has(&self, token: Token) -> bool {
        self.tokens[token as usize] > 0
    }

    pub fn count(&self, token: Token) -> u8 {
        self.tokens[token as usize]
    }

    /// Search tokens that are not diamonds.
    pub fn other_tokens(&self) -> u8 {
        self.tokens[1..].iter().sum()
    }

    /// Courses that work now: permanent ones, and single-use ones not turned over.
    pub fn working(&self) -> CourseSet {
        self.courses.minus(self.spent)
    }
}
