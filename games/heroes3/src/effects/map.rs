//! What effects do outside combat: each verb of the map in the file of its family.

pub mod cards;
pub mod dice;
pub mod goods;
pub mod recruits;
pub mod trading;
pub mod units;
pub mod ways;
pub mod wings;

use super::{Done, Effects};
use crate::{
    Heroes3,
    cards::{ListId, Recall, Verb, map::MapVerb},
    steps::Journal,
};

/// Whether a verb does anything outside combat.
pub(super) fn is_of_map(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Map(_)
            | Verb::Draw { .. }
            | Verb::Discard { .. }
            | Verb::PerDiscard { .. }
            | Verb::TakeFromDiscard { .. }
            | Verb::ShuffleDiscardIntoDeck
            | Verb::Morale { .. }
            | Verb::TakeWarMachine { .. }
            | Verb::RollCheck { .. }
            | Verb::SpellPower { .. }
            | Verb::RecallCards(Recall::ThisCard)
            | Verb::Choose { .. }
            | Verb::FirstPossible { .. }
            | Verb::IfDiscardedSpell { .. }
    )
}

/// What has to be paid for the rest of a list: if it cannot be, nothing of it is done.
pub(super) fn is_price(game: &Heroes3, verb: Verb) -> bool {
    match verb {
        Verb::Map(MapVerb::Pay { .. } | MapVerb::RemoveCard { .. }) => true,
        Verb::Choose { first, options } => (0..u16::from(options)).all(|at| {
            let list = game.content.0.list(ListId(first.0 + at));
            list.iter().any(|verb| matches!(verb, Verb::Map(MapVerb::Pay { .. } | MapVerb::RemoveCard { .. })))
        }),
        _ => false,
    }
}

pub(super) fn possible(game: &Heroes3, it: Effects, verb: MapVerb) -> bool {
    match verb {
        MapVerb::Gain { .. }
        | MapVerb::GainOfIncome { .. }
        | MapVerb::GainStep { .. }
        | MapVerb::Pay { .. }
        | MapVerb::RaiseIncome { .. }
        | MapVerb::GainExperience { .. }
        | MapVerb::IfFirstCaptor { .. } => goods::possible(game, it, verb),
        MapVerb::RollResource { .. } | MapVerb::RollTreasure { .. } | MapVerb::AllowReroll(_) => {
            dice::possible(game, it, verb)
        }
        MapVerb::GainMovement { .. }
        | MapVerb::MoveHero
        | MapVerb::TeleportHero { .. }
        | MapVerb::AllowPassThrough
        | MapVerb::DiscoverTile
        | MapVerb::RemoveBlackCubes
        | MapVerb::SkipCombat => ways::possible(game, it, verb),
        MapVerb::Reinforce(_)
        | MapVerb::RecruitNeutral(_)
        | MapVerb::ExchangeUnit(_)
        | MapVerb::FlipUnit
        | MapVerb::Discount { .. } => units::possible(game, it, verb),
        MapVerb::Trade | MapVerb::TakeMachine { .. } => trading::possible(game, it, verb),
        MapVerb::Search { .. }
        | MapVerb::SetSearch { .. }
        | MapVerb::FetchFirst { .. }
        | MapVerb::Peek { .. }
        | MapVerb::RemoveCard { .. }
        | MapVerb::RemoveSelf
        | MapVerb::ExchangeCards { .. }
        | MapVerb::ReshuffleFromHand { .. } => cards::possible(game, it, verb),
    }
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: MapVerb, journal: &mut Journal) -> Done {
    match verb {
        MapVerb::Gain { .. }
        | MapVerb::GainOfIncome { .. }
        | MapVerb::GainStep { .. }
        | MapVerb::Pay { .. }
        | MapVerb::RaiseIncome { .. }
        | MapVerb::GainExperience { .. }
        | MapVerb::IfFirstCaptor { .. } => goods::run(game, it, verb, journal),
        MapVerb::RollResource { .. } | MapVerb::RollTreasure { .. } | MapVerb::AllowReroll(_) => {
            dice::run(game, it, verb)
        }
        MapVerb::GainMovement { .. }
        | MapVerb::MoveHero
        | MapVerb::TeleportHero { .. }
        | MapVerb::AllowPassThrough
        | MapVerb::DiscoverTile
        | MapVerb::RemoveBlackCubes
        | MapVerb::SkipCombat => ways::run(game, it, verb, journal),
        MapVerb::Reinforce(_)
        | MapVerb::RecruitNeutral(_)
        | MapVerb::ExchangeUnit(_)
        | MapVerb::FlipUnit
        | MapVerb::Discount { .. } => units::run(game, it, verb, journal),
        MapVerb::Trade | MapVerb::TakeMachine { .. } => trading::run(game, it, verb),
        MapVerb::Search { .. }
        | MapVerb::SetSearch { .. }
        | MapVerb::FetchFirst { .. }
        | MapVerb::Peek { .. }
        | MapVerb::RemoveCard { .. }
        | MapVerb::RemoveSelf
        | MapVerb::ExchangeCards { .. }
        | MapVerb::ReshuffleFromHand { .. } => cards::run(game, it, verb, journal),
    }
}
