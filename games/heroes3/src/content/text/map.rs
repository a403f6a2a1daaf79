//! A phrase for each verb that matters on the map only.

use super::{nothing, verbs::tiers, with_when};
use crate::content::{
    compile::{word, words},
    raw::{Params, RawVerb},
};
use taverne_engine::Phrase;
use toml::Value;

pub(super) fn say(verb: &RawVerb) -> Phrase {
    match verb {
        RawVerb::AllowPassThrough(it) if it.may_stop.is_some() => Phrase::new("fx-allow_pass_through-heroes"),
        RawVerb::AllowPassThrough(_) => Phrase::new("fx-allow_pass_through"),
        RawVerb::Discount(it) => {
            let what = words(it.what.as_ref()).join("");
            Phrase::new(format!("fx-discount-{what}")).with("n", positive(it.gold))
        }
        RawVerb::DiscoverTile(it) if it.from.is_some() => Phrase::new("fx-discover_tile-pool"),
        RawVerb::DiscoverTile(_) => Phrase::new("fx-discover_tile"),
        RawVerb::ExchangeUnit(it) => {
            let unit = |side: &Option<crate::content::raw::RawSide>| match side {
                Some(side) => {
                    let name = Phrase::new(format!("unit-{}", side.unit));
                    let face = Phrase::new(format!("face-{}", side.side.id()));
                    Phrase::new("unit-face").with("unit", name).with("face", face)
                }
                None => nothing(),
            };
            Phrase::new("fx-exchange_unit").with("give", unit(&it.give)).with("get", unit(&it.get))
        }
        RawVerb::FetchFirst(it) => {
            let card = Phrase::new(format!("ability-{}", it.card.as_deref().unwrap_or_default()));
            Phrase::new("fx-fetch_first").with("card", card)
        }
        RawVerb::FlipUnit(_) => Phrase::new("fx-flip_unit"),
        RawVerb::Gain(it) => gain(it),
        RawVerb::GainExperience(it) => Phrase::new("fx-gain_experience").with("n", it.steps.unwrap_or(1)),
        RawVerb::GainMovement(it) => {
            let n = it.amount.unwrap_or(1);
            let key = match (it.hero.as_deref(), n) {
                (Some("same_hero"), _) => "fx-gain_movement-same",
                (Some("every_hero"), ..0) => "fx-gain_movement-every_less",
                (Some("every_hero"), _) => "fx-gain_movement-every",
                _ => "fx-gain_movement",
            };
            Phrase::new(key).with("n", n.unsigned_abs())
        }
        RawVerb::MoveHero(it) => {
            let text = Phrase::new("fx-move_hero").with("n", it.fields.unwrap_or(1));
            with_when(text, it.when.as_deref())
        }
        RawVerb::Pay(it) => Phrase::new("fx-pay").with("goods", goods(it)),
        RawVerb::Peek(it) if it.deck.as_deref() == Some("ability") => Phrase::new("fx-peek-ability"),
        RawVerb::Peek(_) => Phrase::new("fx-peek"),
        RawVerb::RaiseIncome(it) => match it.track.as_deref() {
            Some("choose") => Phrase::new("fx-raise_income-choose"),
            _ => Phrase::new("fx-raise_income"),
        },
        RawVerb::RecruitNeutral(it) => match (&it.draw, &it.extra_deck) {
            (Some(Value::Integer(n)), _) => Phrase::new("fx-recruit_neutral-any").with("n", *n),
            (_, Some(_)) => Phrase::new("fx-recruit_neutral-azure"),
            _ => Phrase::new("fx-recruit_neutral"),
        },
        RawVerb::Reinforce(it) => reinforce(it),
        RawVerb::RemoveBlackCubes(_) => Phrase::new("fx-remove_black_cubes"),
        RawVerb::RemoveCard(it) => {
            let kind = it.filter.as_ref().and_then(|it| word(it.get("type")));
            match kind {
                Some(kind) => Phrase::new("fx-remove_card").with("kind", Phrase::new(format!("card-{kind}"))),
                None => Phrase::new("fx-remove_card-any"),
            }
        }
        RawVerb::RemoveSelf => Phrase::new("fx-remove_self"),
        RawVerb::ReshuffleFromHand(_) => Phrase::new("fx-reshuffle_from_hand"),
        RawVerb::RollResource(it) => dice("fx-roll_resource", it),
        RawVerb::RollTreasure(it) => dice("fx-roll_treasure", it),
        RawVerb::Search(it) => {
            let deck = Phrase::new(format!("deck-{}", it.deck.as_deref().unwrap_or("own_deck")));
            let key = if it.times.unwrap_or(1) > 1 { "fx-search-times" } else { "fx-search" };
            Phrase::new(key).with("n", it.count.unwrap_or(1)).with("times", it.times.unwrap_or(1)).with("deck", deck)
        }
        RawVerb::SetSearch(it) => Phrase::new("fx-set_search").with("n", it.count.unwrap_or(2)),
        RawVerb::SiegeDefense(it) => Phrase::new("fx-siege_defense").with("walls", it.walls.unwrap_or(0)),
        RawVerb::SkipCombat(_) => Phrase::new("fx-skip_combat"),
        RawVerb::SwapNeutralGuard(_) => Phrase::new("fx-swap_neutral_guard"),
        RawVerb::TeleportHero(it) => match it.fields {
            Some(n) => Phrase::new("fx-teleport_hero-fields").with("n", n),
            None => Phrase::new("fx-teleport_hero-home"),
        },
        RawVerb::Trade(_) => Phrase::new("fx-trade"),
        RawVerb::Unlock(it) => match it.tier {
            Some(tier) => Phrase::new("fx-unlock-recruit").with("tier", Phrase::new(format!("tier-{}", tier.id()))),
            None => Phrase::new("fx-unlock-reinforce"),
        },
        _ => nothing(),
    }
}

fn positive(amount: Option<i8>) -> u8 {
    amount.unwrap_or_default().unsigned_abs()
}

/// `3 gold and 1 valuable`, gained, paid or lost.
fn goods(it: &Params) -> Vec<Phrase> {
    let all = [("gold", it.gold), ("materials", it.materials), ("valuables", it.valuables)];
    let some = all.into_iter().filter(|(_, n)| n.is_some());
    some.map(|(key, n)| Phrase::new(format!("goods-{key}")).with("n", positive(n))).collect()
}

fn gain(it: &Params) -> Phrase {
    if it.faction_cube.is_some() {
        return Phrase::new("fx-gain-cube");
    }
    if it.one_step_of.is_some() {
        return Phrase::new("fx-gain-step");
    }
    let key = if it.of.is_some() { "fx-gain-income_less" } else { "fx-gain" };
    with_when(Phrase::new(key).with("goods", goods(it)), it.when.as_deref())
}

fn reinforce(it: &Params) -> Phrase {
    let cost = match it.cost.as_deref() {
        Some("half_gold_rounded_down") => "half_gold_down",
        Some("half_gold") => "half_gold",
        Some("free") => "free",
        Some("full") => "full",
        _ if it.cost_if_first_captor.is_some() => "half_or_first",
        _ => "half",
    };
    let what = match (&it.unit, it.tiers.is_empty()) {
        (Some(unit), _) => Phrase::new(format!("unit-{unit}")),
        (None, true) => Phrase::new("one-unit"),
        (None, false) => Phrase::new("one-unit-of").with("tiers", tiers(&it.tiers)),
    };
    let cost = Phrase::new(format!("reinforce-cost-{cost}"));
    Phrase::new("fx-reinforce").with("what", what).with("cost", cost)
}

fn dice(key: &str, it: &Params) -> Phrase {
    let number = |value: &Option<Value>| value.as_ref().and_then(Value::as_integer);
    match (number(&it.dice), number(&it.keep)) {
        (Some(dice), Some(keep)) if keep < dice => Phrase::new(format!("{key}-keep")).with("n", dice),
        (Some(dice), _) => Phrase::new(key.to_owned()).with("n", dice),
        _ => Phrase::new(format!("{key}-field")),
    }
}
