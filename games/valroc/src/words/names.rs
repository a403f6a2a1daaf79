//! Names of things, and what cards do, as phrases.

use crate::{
    Content,
    campaign::Test,
    cards::{Centre, CourseId, CreatureId, MagicId, Reward, Size, SpellId},
    effect::Effect,
    elements::Element,
    places::{Pawn, Place},
};
use taverne_engine::Phrase;

pub(crate) fn nothing() -> Phrase {
    Phrase::new("nothing")
}

pub(crate) fn element(element: Element) -> Phrase {
    Phrase::new(format!("element-{}", element.id()))
}

pub(super) fn place(place: Place) -> Phrase {
    Phrase::new(format!("place-{}", place.id()))
}

pub(super) fn pawn(pawn: Pawn, changed: bool) -> Phrase {
    let name = Phrase::new(format!("pawn-{}", pawn.id()));
    if changed { Phrase::new("pawn-changed").with("pawn", name) } else { name }
}

pub(super) fn size(size: Size) -> Phrase {
    Phrase::new(format!("centre-{}", size.id()))
}

pub(crate) fn centre(centre: Centre) -> Phrase {
    centre.vial().map_or_else(|| Phrase::new("centre-wound"), size)
}

pub(super) fn reward(reward: Reward) -> Phrase {
    Phrase::new(match reward {
        Reward::Val8 => "reward-val8",
        Reward::Val4 => "reward-val4",
        Reward::Val1 => "reward-val1",
        Reward::Flask10 => "reward-flask10",
        Reward::Flask5 => "reward-flask5",
        Reward::Pm1 => "reward-pm1",
        Reward::Mushroom => "reward-mushroom",
        Reward::Plant => "reward-plant",
        Reward::Berry => "reward-berry",
        Reward::VialSmall => "reward-vial_small",
        Reward::VialMedium => "reward-vial_medium",
        Reward::VialFull => "reward-vial_full",
        Reward::Diamond => "reward-diamond",
        Reward::Pc => "reward-pc",
    })
}

impl Content {
    pub(crate) fn creature_name(&self, card: CreatureId) -> Phrase {
        self.creatures.get(card.index()).map_or_else(nothing, |card| Phrase::new(format!("creature-{}", card.id)))
    }

    pub(crate) fn course_name(&self, card: CourseId) -> Phrase {
        self.courses.get(card.index()).map_or_else(nothing, |card| Phrase::new(format!("course-{}", card.id)))
    }

    pub(crate) fn spell_name(&self, card: SpellId) -> Phrase {
        self.spells.get(card.index()).map_or_else(nothing, |card| Phrase::new(format!("spell-{}", card.id)))
    }

    pub(crate) fn magic_name(&self, card: MagicId, slot: u8) -> Phrase {
        let name = |card: &crate::cards::BlackMagic| Phrase::new(format!("magic-{}-{slot}", card.id));
        self.magics.get(card.index()).map_or_else(nothing, name)
    }
}

/// What a card does, in a sentence.
pub(crate) fn effect(effect: Effect) -> Phrase {
    let number = |key: &'static str, n: u8| Phrase::new(key).with("n", n);
    let at = |key: &'static str, there: Place| Phrase::new(key).with("place", place(there));
    match effect {
        Effect::GainPm(n) => number("effect-gain_pm", n),
        Effect::GainVals(n) => number("effect-gain_vals", n),
        Effect::GainPc(n) => number("effect-gain_pc", n),
        Effect::InvertOpponents(n) => number("effect-invert_opponents", n),
        Effect::ConvertOwn => Phrase::new("effect-convert_own"),
        Effect::StealPc(n) => number("effect-steal_pc", n),
        Effect::StealVials => Phrase::new("effect-steal_vials"),
        Effect::TakeStatueVals(n) => number("effect-take_statue_vals", n),
        Effect::TakeValsFromEach(n) => number("effect-take_vals_from_each", n),
        Effect::WeakenOne(n) => number("effect-weaken_one", n),
        Effect::WeakenOpponents(n) => number("effect-weaken_opponents", n),
        Effect::StrengthenFight(n) => number("effect-strengthen_fight", n),
        Effect::StrengthenEachFight(n) => number("effect-strengthen_each_fight", n),
        Effect::StrengthenRound(n) => number("effect-strengthen_round", n),
        Effect::BalanceOwn(n) => number("effect-balance_own", n),
        Effect::UnbalanceOpponents(n) => number("effect-unbalance_opponents", n),
        Effect::CheaperFights(n) => number("effect-cheaper_fights", n),
        Effect::FreeFight => Phrase::new("effect-free_fight"),
        Effect::ExtraFight(n) => number("effect-extra_fight", n),
        Effect::SecondMount => Phrase::new("effect-second_mount"),
        Effect::NoMountBonus => Phrase::new("effect-no_mount_bonus"),
        Effect::IgnoreMountMalus => Phrase::new("effect-ignore_mount_malus"),
        Effect::AddGain { place, n } => at("effect-add_gain", place).with("n", n),
        Effect::MultiplyGain { place, n } => at("effect-multiply_gain", place).with("n", n),
        Effect::SiphonGain(place) => at("effect-siphon_gain", place),
        Effect::SearchTwoCards => Phrase::new("effect-search_two_cards"),
        Effect::SecondReward => Phrase::new("effect-second_reward"),
        Effect::Teleport => Phrase::new("effect-teleport"),
        Effect::IgnoreAllWounds => Phrase::new("effect-ignore_all_wounds"),
        Effect::IgnoreFirstWound => Phrase::new("effect-ignore_first_wound"),
        Effect::BonusVial(vial) => Phrase::new("effect-bonus_vial").with("size", size(vial)),
        Effect::DoubleDraws(n) => number("effect-double_draws", n),
        Effect::DearerTraining(n) => number("effect-dearer_training", n),
        Effect::OfferingBonus(n) => number("effect-offering_bonus", n),
        Effect::MercenaryCost(n) => number("effect-mercenary_cost", n),
        Effect::TransformToMage => Phrase::new("effect-transform_to_mage"),
    }
}

/// The same of a spell: what it makes of the mercenary's price holds for one round.
pub(crate) fn spell_effect(it: Effect) -> Phrase {
    match it {
        Effect::MercenaryCost(n) => Phrase::new("effect-mercenary_cost_this_round").with("n", n),
        _ => effect(it),
    }
}

/// The words of an objective are `objective-<key>`.
pub(crate) fn test_key(test: Test) -> &'static str {
    match test {
        Test::Skill { .. } => "skill",
        Test::EverySkill(_) => "every_skill",
        Test::BeatenOf { .. } => "beaten_of",
        Test::BeatenTameable(_) => "beaten_tameable",
        Test::BeatenMythic(_) => "beaten_mythic",
        Test::OnlyPureBlood => "only_pure_blood",
        Test::EqualAffinities => "equal_affinities",
        Test::Hunt(_) => "hunt",
        Test::Prestige(_) => "prestige",
        Test::Vals(_) => "vals",
        Test::NoVals => "no_vals",
        Test::NoMagic => "no_magic",
        Test::Courses(_) => "courses",
        Test::SpellsEqualCourses => "spells_equal_courses",
        Test::SpellMalus(_) => "spell_malus",
        Test::Wraths(_) => "wraths",
        Test::SanctuaryFavour(_) => "sanctuary_favour",
        Test::LargestOffering(_) => "largest_offering",
        Test::OfferingsSweep => "offerings_sweep",
        Test::TrainingSkill(_) => "training_skill",
        Test::PlantKindsUsed(_) => "plant_kinds_used",
        Test::FullVialsUsed(_) => "full_vials_used",
        Test::Injuries(_) => "injuries",
        Test::PileEmpty => "pile_empty",
    }
}

/// An objective in words.
pub(crate) fn objective(test: Test) -> Phrase {
    let phrase = Phrase::new(format!("objective-{}", test_key(test)));
    match test {
        Test::Skill { element: it, least } | Test::BeatenOf { element: it, least } => {
            phrase.with("element", element(it)).with("n", least)
        }
        Test::SanctuaryFavour(it) => phrase.with("element", element(it)),
        Test::EverySkill(n)
        | Test::BeatenTameable(n)
        | Test::BeatenMythic(n)
        | Test::Vals(n)
        | Test::Courses(n)
        | Test::Wraths(n)
        | Test::LargestOffering(n)
        | Test::PlantKindsUsed(n)
        | Test::FullVialsUsed(n)
        | Test::Injuries(n) => phrase.with("n", n),
        Test::Hunt(n) | Test::Prestige(n) | Test::SpellMalus(n) => phrase.with("n", n),
        Test::TrainingSkill(n) => phrase.with("n", n),
        Test::OnlyPureBlood
        | Test::EqualAffinities
        | Test::NoVals
        | Test::NoMagic
        | Test::SpellsEqualCourses
        | Test::OfferingsSweep
        | Test::PileEmpty => phrase,
    }
}
