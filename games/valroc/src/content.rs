//! The content files, read, checked and turned into cards.

mod check;
mod raw;
mod verbs;

use crate::{
    campaign::{Campaign, Class, Objective},
    cards::{
        ActionCard, ActionId, ActionSet, BlackMagic, Centre, Course, CourseId, CourseSet, Creature, CreatureId,
        CreatureSet, Kind, MagicId, Size, Spell, SpellId, TOKEN_KINDS,
    },
    effect::Effect,
    elements::Element,
    places::{Pawn, Place, SpotSet},
    spell_pile::SpellPile,
    windows::Moment,
};
use arrayvec::ArrayVec;
use std::collections::BTreeMap;
use taverne_engine::{ContentHash, content::Publications, provenance::Provenance, zones::Bag};

/// Everything printed on cards, tokens and boards.
#[derive(Debug)]
pub struct Content {
    hash: ContentHash,
    pub board: Figures,
    pub creatures: Vec<Creature>,
    pub hands: Vec<Hand>,
    pub actions: Vec<ActionCard>,
    pub courses: Vec<Course>,
    pub spells: Vec<Spell>,
    pub magics: Vec<BlackMagic>,
    /// How many search tokens there are of each kind, and where that comes from.
    pub tokens: [u8; TOKEN_KINDS],
    pub token_sources: Vec<Provenance>,
    /// The Vals on each Offering card.
    pub offerings: Vec<u8>,
    pub plannings: Vec<Planning>,
    pub solo: SoloFigures,
    pub campaign: Campaign,
    /// Key and title of the publications that were looked at.
    pub publications: Publications,
    kinds: [CreatureSet; 3],
    affinities: [CreatureSet; 4],
    hybrids: CreatureSet,
    /// Wounds, small, medium and full vials.
    centres: [ActionSet; 4],
    mage_only: CourseSet,
    single_use: CourseSet,
    playable: CourseSet,
    bargains: CourseSet,
    /// Courses by the place where they work by themselves.
    working_at: [CourseSet; 8],
    /// Spells by the moment at which they may be played.
    spells_at: [SpellPile; 4],
}

/// The figures of the boards and of the rules.
#[derive(Clone, Debug)]
pub struct Figures {
    pub fountain: [u8; 4],
    pub tavern: [u8; 4],
    pub arena: [u8; 4],
    pub immune_draws: [u8; 4],
    pub training_cost: u8,
    /// A bit for each closed slot, by the number of players and the place.
    pub closed: [[u8; 8]; 5],
    /// The spots that are not closed, by the number of players.
    pub open: [SpotSet; 5],
    pub start_magic: u8,
    pub start_skill: u8,
    pub start_vals: u8,
    pub most: u8,
    pub mercenary: u8,
    pub most_kept: u8,
    pub bank: u8,
    pub wrath: u8,
    pub offerings_every: u8,
    pub small_from: u8,
    pub medium_from: u8,
    /// Easy, classic, expert.
    pub mythic: [u8; 3],
    pub hunt: [Vec<Vec<u8>>; 3],
    pub hunt_solo: [u8; 4],
    pub suggested_rows: [Element; 4],
    pub hybrids: [u8; 7],
    pub vals_per_point: u8,
    pub tokens_per_point: u8,
    pub diamond: u8,
    pub most_courses: u8,
    pub beaten_to_end: u8,
    pub sources: BTreeMap<&'static str, Provenance>,
}

/// A prepared hand of a first game.
#[derive(Clone, Debug)]
pub struct Hand {
    pub id: String,
    pub creatures: CreatureSet,
    pub source: Provenance,
}

/// A planning card of the phantom.
#[derive(Clone, Debug)]
pub struct Planning {
    pub id: String,
    pub steps: ArrayVec<Errand, 4>,
    pub source: Provenance,
}

/// Where the phantom sends a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Errand {
    pub pawn: Pawn,
    pub place: Place,
    pub room: Element,
}

/// RULES 11: how many creatures lie where.
#[derive(Clone, Debug)]
pub struct SoloFigures {
    pub river: u8,
    pub top: [u8; 3],
    pub bottom: [u8; 3],
    pub rounds: u16,
    pub source: Provenance,
}

taverne_engine::content! {
    impl Content {
        files "actions.toml", "black_magic.toml", "board.toml", "campaign.toml", "courses.toml", "creatures.toml",
            "solo.toml", "sources.toml", "spells.toml", "tokens.toml";
        read |files| raw::Raw::read(files)?.content(files);
        creatures[CreatureId] -> Creature: creature, find_creature;
        actions[ActionId] -> ActionCard: action, find_action;
        courses[CourseId] -> Course: course, find_course;
        spells[SpellId] -> Spell: spell, find_spell;
        magics[MagicId] -> BlackMagic: magic, find_magic;
    }
}

impl Content {
    pub fn of_kind(&self, kind: Kind) -> CreatureSet {
        self.kinds[kind as usize]
    }

    pub fn with_affinity(&self, element: Element) -> CreatureSet {
        self.affinities[element.index()]
    }

    pub fn hybrids(&self) -> CreatureSet {
        self.hybrids
    }

    pub fn wounds(&self) -> ActionSet {
        self.centres[Centre::Wound as usize]
    }

    pub fn vials(&self, size: Size) -> ActionSet {
        self.centres[size.index() + 1]
    }

    pub fn mage_only(&self) -> CourseSet {
        self.mage_only
    }

    pub fn single_use(&self) -> CourseSet {
        self.single_use
    }

    /// Single-use courses that are played at any time, not while a pawn is placed.
    pub fn playable(&self) -> CourseSet {
        self.playable
    }

    /// Single-use courses that make a mage of a pawn while it is placed.
    pub fn transforming(&self) -> CourseSet {
        self.single_use.minus(self.playable)
    }

    /// Courses that make the mercenary cheaper.
    pub fn bargains(&self) -> CourseSet {
        self.bargains
    }

    /// Courses that work by themselves at a place.
    pub fn working_at(&self, place: Place) -> CourseSet {
        self.working_at[place.index()]
    }

    /// All kinds of spells that may be played at a moment.
    pub fn spells_at(&self, moment: Moment) -> SpellPile {
        self.spells_at[moment as usize]
    }

    pub fn prestige(&self, creatures: CreatureSet) -> u16 {
        creatures.iter().map(|card| u16::from(self.creature(card).prestige)).sum()
    }

    /// Adds up what a verb gives over some courses.
    pub fn sum(&self, courses: CourseSet, read: impl Fn(Effect) -> Option<u8>) -> u8 {
        courses.iter().filter_map(|card| read(self.course(card).effect)).fold(0, u8::saturating_add)
    }

    pub fn has(&self, courses: CourseSet, effect: Effect) -> bool {
        courses.iter().any(|card| self.course(card).effect == effect)
    }

    /// All copies of the spells, or of those for one player.
    pub fn spell_deck(&self, solo: bool) -> SpellPile {
        let mut deck = SpellPile::EMPTY;
        let cards = self.spells.iter().enumerate().filter(|(_, card)| card.solo || !solo);
        cards.for_each(|(index, card)| deck.put_all(SpellId::of(index), card.copies));
        deck
    }

    pub fn course_deck(&self, solo: bool) -> Bag<{ crate::cards::COURSES }> {
        let mut deck = Bag::EMPTY;
        let cards = self.courses.iter().enumerate().filter(|(_, card)| card.solo || !solo);
        cards.for_each(|(index, card)| deck.set(index, card.copies));
        deck
    }

    pub fn objective(&self, index: usize) -> &Objective {
        &self.campaign.objectives[index]
    }

    pub fn classes(&self) -> &[Class] {
        &self.campaign.classes
    }
}
