//! What stands on cards and units, in sentences. They are made when the files are read, from what is written there, so a
//! corrected figure corrects its text, and what only matters on the map has words too.

mod dice;
mod map;
mod verbs;

use super::raw::{Effects, RawAbility, RawAstrologer, RawPlay, RawRow, RawSpoken, RawTrigger};
use crate::kinds::Tier;
use taverne_engine::Phrase;
use verbs::Effect;

pub(super) fn nothing() -> Phrase {
    Phrase::new("nothing")
}

/// What a way to play a card does, apart from its rows.
pub(super) fn play(raw: &RawPlay, card: &str) -> Phrase {
    let text = effects(&raw.r#do, card, &[]);
    let text = with_cost(text, &raw.cost, card);
    let text = with_condition(text, raw.condition.as_ref().map(|it| it.get_ref().as_str()));
    let text = with_when(text, raw.when.as_ref().map(|it| it.get_ref().as_str()));
    with_limit(text, raw.once.as_ref().map(|it| it.get_ref().as_str()))
}

/// What a spell says besides its rows.
pub(super) fn spell(when: Option<&str>, after: &Effects, card: &str) -> Phrase {
    let text = effects(after, card, &[]);
    let text = if after.is_empty() { text } else { Phrase::new("text-after").with("text", text) };
    with_when(text, when)
}

/// What a row does, with the tiers it is for.
pub(super) fn row(raw: &RawRow, card: &str) -> Phrase {
    effects(&raw.r#do, card, &raw.tiers)
}

pub(super) fn ability(raw: &RawAbility) -> Phrase {
    let text = effects(&raw.r#do, "", &[]);
    let text = with_cost(text, &raw.cost, "");
    let text = if raw.optional { Phrase::new("text-may").with("text", text) } else { text };
    let text = with_die(text, "text-die", raw.when_die.as_deref());
    let text = with_die(text, "text-enemy-die", raw.when_enemy_die.as_deref());
    let text = with_condition(text, raw.condition.as_ref().map(|it| it.get_ref().as_str()));
    let text = with_when(text, raw.when.as_ref().map(|it| it.get_ref().as_str()));
    let text = with_limit(text, raw.once.as_ref().map(|it| it.get_ref().as_str()));
    let trigger = match raw.trigger.get_ref() {
        RawTrigger::Activation => "trigger-activation",
        RawTrigger::Attack => "trigger-attack",
        RawTrigger::Retaliation => "trigger-retaliation",
        RawTrigger::Passive => "trigger-passive",
        RawTrigger::Other => "trigger-other",
        RawTrigger::Map => "trigger-map",
    };
    Phrase::new("text-trigger").with("trigger", Phrase::new(trigger)).with("text", text)
}

/// What a building or a location does.
pub(super) fn spoken(raw: &RawSpoken) -> Phrase {
    let text = effects(&raw.r#do, "", &[]);
    let text = with_cost(text, &raw.cost, "");
    let text = if raw.optional { Phrase::new("text-may").with("text", text) } else { text };
    let text = with_when(text, raw.when.as_ref().map(|it| it.get_ref().as_str()));
    match raw.once.as_ref().map(|it| it.get_ref().as_str()) {
        // A building with a token, and stables, say it in their own words.
        Some("turn") => with_limit(text, Some("turn")),
        _ => text,
    }
}

/// A card of the astrologers, with how long it holds.
pub(super) fn astrologer(raw: &RawAstrologer) -> Phrase {
    let text = effects(&raw.r#do, "", &[]);
    let text = if raw.optional { Phrase::new("text-may").with("text", text) } else { text };
    let text = with_when(text, raw.when.as_ref().map(|it| it.get_ref().as_str()));
    match raw.duration.as_str() {
        "once" => text,
        "until_next_astrologers_round" => Phrase::new("text-until")
            .with("until", Phrase::new("until-until_next_astrologers_round"))
            .with("text", text),
        when => Phrase::new("text-when").with("when", Phrase::new(format!("when-{when}"))).with("text", text),
    }
}

fn with_when(text: Phrase, when: Option<&str>) -> Phrase {
    let Some(when) = when else {
        return text;
    };
    let when = Phrase::new(format!("when-{when}"));
    if text.key == "nothing" { when } else { Phrase::new("text-when").with("when", when).with("text", text) }
}

fn with_condition(text: Phrase, condition: Option<&str>) -> Phrase {
    match condition {
        Some(id) => Phrase::new("fx-if").with("condition", Phrase::new(format!("if-{id}"))).with("text", text),
        None => text,
    }
}

fn with_cost(text: Phrase, cost: &Effects, card: &str) -> Phrase {
    if cost.is_empty() {
        return text;
    }
    Phrase::new("text-cost").with("cost", effects(cost, card, &[])).with("text", text)
}

fn with_die(text: Phrase, key: &'static str, wanted: Option<&[i8]>) -> Phrase {
    match wanted {
        Some(wanted) => Phrase::new(key).with("faces", faces(wanted)).with("text", text),
        None => text,
    }
}

fn with_limit(text: Phrase, once: Option<&str>) -> Phrase {
    match once {
        Some("combat") => Phrase::new("text-once").with("text", text),
        Some("combat_round") => Phrase::new("text-once-round").with("text", text),
        Some(_) => Phrase::new("text-once-turn").with("text", text),
        None => text,
    }
}

/// One effect after another.
pub(super) fn effects(all: &Effects, card: &str, tiers: &[Tier]) -> Phrase {
    let said = all.iter().map(|it| Effect { card, tiers }.say(it.get_ref()));
    joined("text-then", said).unwrap_or_else(nothing)
}

fn joined(key: &'static str, parts: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    parts.reduce(|first, next| Phrase::new(key).with("first", first).with("next", next))
}

fn faces(faces: &[i8]) -> Vec<Phrase> {
    let face = |it: &i8| match it {
        ..0 => "die-minus",
        0 => "die-zero",
        1.. => "die-plus",
    };
    faces.iter().map(|it| Phrase::new(face(it))).collect()
}

fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}
