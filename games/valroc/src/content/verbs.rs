//! Which verbs and rewards the rules carry out for which cards.

use super::raw::RawSpell;
use crate::{
    cards::{Reward, Size, Timing, Token},
    effect::Effect,
    elements::Element,
    places::Place,
};

pub(super) fn fits_room(reward: Reward, room: Element) -> bool {
    match reward {
        Reward::Pc | Reward::Diamond => true,
        Reward::Val8 | Reward::Val4 | Reward::Val1 => room == Element::Fire,
        Reward::Flask10 | Reward::Flask5 | Reward::Pm1 => room == Element::Water,
        Reward::Mushroom | Reward::Plant | Reward::Berry => room == Element::Earth,
        Reward::VialSmall | Reward::VialMedium | Reward::VialFull => {
            room == Element::Air && reward.token().is_some_and(|token| token != Token::Diamond)
        }
    }
}

fn fits_gain(place: Place) -> bool {
    matches!(place, Place::Fountain | Place::Tavern)
}

pub(super) fn fits_single_course(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::GainPm(_)
            | Effect::GainVals(_)
            | Effect::GainPc(_)
            | Effect::TakeValsFromEach(_)
            | Effect::TransformToMage
    )
}

pub(super) fn fits_permanent_course(effect: Effect) -> bool {
    match effect {
        Effect::AddGain { place, .. } => fits_gain(place),
        Effect::IgnoreFirstWound
        | Effect::OfferingBonus(_)
        | Effect::BonusVial(Size::Small)
        | Effect::SearchTwoCards
        | Effect::MercenaryCost(_)
        | Effect::CheaperFights(_)
        | Effect::IgnoreMountMalus
        | Effect::StrengthenEachFight(1) => true,
        _ => false,
    }
}

pub(super) fn fits_spell(spell: &RawSpell) -> bool {
    match (spell.timing, *spell.effect.get_ref()) {
        (
            Timing::Any,
            Effect::GainPm(_) | Effect::GainVals(_) | Effect::TakeStatueVals(_) | Effect::TakeValsFromEach(_),
        )
        | (Timing::Planning, Effect::MercenaryCost(_))
        | (Timing::Training, Effect::IgnoreAllWounds)
        | (Timing::Arena, Effect::StrengthenFight(2) | Effect::FreeFight | Effect::ExtraFight(1..=6)) => true,
        // Those that need an opponent stay in the box when one plays alone.
        (Timing::Any, Effect::StealPc(_) | Effect::StealVials) | (Timing::BeforeFight, Effect::WeakenOne(..=12)) => {
            !spell.solo
        }
        _ => false,
    }
}

pub(super) fn fits_magic(effect: Effect, top: bool) -> bool {
    match effect {
        Effect::MultiplyGain { place, .. } => top && fits_gain(place),
        Effect::SiphonGain(place) => !top && fits_gain(place),
        Effect::SecondMount
        | Effect::StrengthenRound(2)
        | Effect::BalanceOwn(..=12)
        | Effect::SecondReward
        | Effect::DoubleDraws(_)
        | Effect::ConvertOwn => top,
        Effect::InvertOpponents(_)
        | Effect::Teleport
        | Effect::NoMountBonus
        | Effect::DearerTraining(_)
        | Effect::WeakenOpponents(..=12)
        | Effect::UnbalanceOpponents(..=12) => !top,
        _ => false,
    }
}
