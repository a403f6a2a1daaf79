//! RULES 12: the solo campaign: what a finished game is judged by, and what the judgements add up to.

mod way;

pub use way::{Length, Outcome, Plan};

use crate::{Valroc, cards::Kind, elements::Element};
use serde::{Deserialize, Serialize};
use taverne_engine::{Seat, provenance::Provenance};
use ts_rs::TS;

/// What a campaign is made of.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// A game with fewer points ticks nothing.
    pub least_prestige: i32,
    /// How many games an easy, a normal and a hard campaign have.
    pub games: [u8; 3],
    pub classes: Vec<Class>,
    pub objectives: Vec<Objective>,
    pub source: Provenance,
}

/// A class, from so many objectives on.
#[derive(Clone, Debug)]
pub struct Class {
    pub id: String,
    pub least: u8,
}

#[derive(Clone, Debug)]
pub struct Objective {
    pub id: String,
    pub list: Element,
    pub test: Test,
}

/// What an objective asks of a finished game. Numbers mean "at least".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Test {
    Skill { element: Element, least: u8 },
    EverySkill(u8),
    BeatenOf { element: Element, least: u8 },
    BeatenTameable(u8),
    BeatenMythic(u8),
    OnlyPureBlood,
    EqualAffinities,
    Hunt(i32),
    Prestige(i32),
    Vals(u8),
    NoVals,
    NoMagic,
    Courses(u8),
    SpellsEqualCourses,
    SpellMalus(i32),
    Wraths(u8),
    SanctuaryFavour(Element),
    LargestOffering(u8),
    OfferingsSweep,
    TrainingSkill(u16),
    PlantKindsUsed(u8),
    FullVialsUsed(u8),
    Injuries(u8),
    PileEmpty,
}

/// A set of objectives, by their index in the content: what a campaign has ticked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export, export_to = "valroc/", type = "number")]
pub struct Ticked(u64);

impl Ticked {
    pub const NONE: Self = Self(0);

    #[must_use]
    pub const fn with(self, objective: usize) -> Self {
        Self(self.0 | (1 << objective))
    }

    pub const fn contains(self, objective: usize) -> bool {
        self.0 & (1 << objective) != 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The objectives that a finished solo game fulfils; nothing for any other game. None count below the least prestige.
pub fn judge(game: &Valroc) -> Option<Ticked> {
    if !game.over || !game.is_solo() {
        return None;
    }
    if total(game) < game.content.campaign.least_prestige {
        return Some(Ticked::NONE);
    }
    Some(fulfilled(game))
}

pub(crate) fn total(game: &Valroc) -> i32 {
    game.score_lines(Seat::new(0)).iter().map(|&(_, points)| points).sum()
}

/// The objectives that the game would fulfil if it ended as it stands.
pub(crate) fn fulfilled(game: &Valroc) -> Ticked {
    let objectives = game.content.campaign.objectives.iter().enumerate();
    objectives.filter(|(_, it)| passes(game, it.test)).fold(Ticked::NONE, |ticked, (index, _)| ticked.with(index))
}

fn passes(game: &Valroc, test: Test) -> bool {
    let seat = Seat::new(0);
    let (player, content) = (game.player(seat), game.content.0);
    let deeds = player.deeds;
    let of_kind = |kind| player.beaten.and(content.of_kind(kind)).len();
    let line =
        |source: &str| game.score_lines(seat).iter().find(|(name, _)| *name == source).map_or(0, |&(_, points)| points);
    match test {
        Test::Skill { element, least } => player.skill(element) >= least,
        Test::EverySkill(least) => player.skills.iter().all(|&skill| skill >= least),
        Test::BeatenOf { element, least } => game.affinity(seat, element) >= usize::from(least),
        Test::BeatenTameable(least) => of_kind(Kind::Tameable) >= usize::from(least),
        Test::BeatenMythic(least) => of_kind(Kind::Mythic) >= usize::from(least),
        Test::OnlyPureBlood => !player.beaten.is_empty() && player.beaten.and(content.hybrids()).is_empty(),
        Test::EqualAffinities => {
            let counts = Element::ALL.map(|element| game.affinity(seat, element));
            counts[0] > 0 && counts.iter().all(|&count| count == counts[0])
        }
        Test::Hunt(least) => line("hunt") >= least,
        Test::Prestige(least) => total(game) >= least,
        Test::Vals(least) => player.vals >= least,
        Test::NoVals => player.vals == 0,
        Test::NoMagic => player.pm == 0,
        Test::Courses(least) => player.courses.len() >= usize::from(least),
        Test::SpellsEqualCourses => player.used_spells.total() == player.courses.len(),
        Test::SpellMalus(least) => -line("spells") >= least,
        Test::Wraths(least) => deeds.wraths >= least,
        Test::SanctuaryFavour(element) => deeds.favours[element.index()] > 0,
        Test::LargestOffering(least) => deeds.largest_offering >= least,
        Test::OfferingsSweep => deeds.sweeps > 0,
        Test::TrainingSkill(least) => deeds.training_skill >= least,
        Test::PlantKindsUsed(least) => deeds.plant_kinds() >= least,
        Test::FullVialsUsed(least) => deeds.full_vials >= least,
        Test::Injuries(least) => deeds.injuries >= least,
        Test::PileEmpty => game.phantom.as_ref().is_some_and(|phantom| phantom.pile() == 0),
    }
}
