//! A phrase for each verb that matters on the map only.

use super::{nothing, with_when};
use crate::content::raw::RawVerb;
use taverne_engine::Phrase;
use toml::{Table, Value};

pub(super) fn say(verb: &RawVerb) -> Phrase {
    let number = |it: &Table, key: &str| it.get(key).and_then(Value::as_integer).unwrap_or(1);
    let word = |it: &Table, key: &str| it.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    match verb {
        RawVerb::AllowPassThrough(_) => Phrase::new("fx-allow_pass_through"),
        RawVerb::Discount(it) => Phrase::new(format!("fx-discount-{}", word(it, "what"))).with("n", number(it, "gold")),
        RawVerb::DiscoverTile(_) => Phrase::new("fx-discover_tile"),
        RawVerb::ExchangeUnit(it) => {
            let unit = |key: &str| {
                let side = it.get(key).and_then(Value::as_table);
                let word = |key| side.map(|it| word(it, key)).unwrap_or_default();
                let name = Phrase::new(format!("unit-{}", word("unit")));
                Phrase::new("unit-face").with("unit", name).with("face", Phrase::new(format!("face-{}", word("side"))))
            };
            Phrase::new("fx-exchange_unit").with("give", unit("give")).with("get", unit("get"))
        }
        RawVerb::Gain(it) => {
            let goods = ["gold", "materials", "valuables"].into_iter().filter(|key| it.contains_key(*key));
            let goods: Vec<_> =
                goods.map(|key| Phrase::new(format!("goods-{key}")).with("n", number(it, key))).collect();
            with_when(Phrase::new("fx-gain").with("goods", goods), it.get("when").and_then(Value::as_str))
        }
        RawVerb::GainMovement(it) => {
            let same = word(it, "hero") == "same_hero";
            let key = if same { "fx-gain_movement-same" } else { "fx-gain_movement" };
            Phrase::new(key).with("n", number(it, "amount"))
        }
        RawVerb::MoveHero(it) => {
            let text = Phrase::new("fx-move_hero").with("n", number(it, "fields"));
            with_when(text, it.get("when").and_then(Value::as_str))
        }
        RawVerb::Peek(_) => Phrase::new("fx-peek"),
        RawVerb::RecruitNeutral(it) if it.contains_key("extra_deck") => Phrase::new("fx-recruit_neutral-azure"),
        RawVerb::RecruitNeutral(_) => Phrase::new("fx-recruit_neutral"),
        RawVerb::RemoveSelf => Phrase::new("fx-remove_self"),
        RawVerb::SetSearch(it) => Phrase::new("fx-set_search").with("n", number(it, "count")),
        RawVerb::SkipCombat(_) => Phrase::new("fx-skip_combat"),
        RawVerb::TeleportHero(it) if it.contains_key("fields") => {
            Phrase::new("fx-teleport_hero-fields").with("n", number(it, "fields"))
        }
        RawVerb::TeleportHero(_) => Phrase::new("fx-teleport_hero-home"),
        _ => nothing(),
    }
}
