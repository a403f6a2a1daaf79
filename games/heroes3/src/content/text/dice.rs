//! A phrase for each verb about dice.

use super::{
    faces, nothing, signed,
    verbs::{Effect, until},
    with_when,
};
use crate::content::{
    compile::{word, words},
    raw::RawVerb,
};
use taverne_engine::Phrase;

impl Effect<'_> {
    pub(super) fn dice(&self, verb: &RawVerb) -> Phrase {
        match verb {
            RawVerb::RollDice(p) => {
                let key = match word(p.keep.as_ref()) {
                    Some("highest") => "fx-roll_dice-highest",
                    Some("lowest") if p.scope.is_some() => "fx-roll_dice-retaliation",
                    Some("lowest") => "fx-roll_dice-lowest",
                    _ if p.ignore.is_empty() => "fx-roll_dice-all",
                    _ => "fx-roll_dice-no_minus",
                };
                Phrase::new(key).with("count", p.count.unwrap_or(1))
            }
            RawVerb::RollCheck(p) => {
                let text =
                    Phrase::new("fx-roll_check").with("faces", faces(&p.success)).with("then", self.then(&p.then));
                with_when(text, p.when.as_deref().filter(|it| *it == "after_attack"))
            }
            RawVerb::Reroll(p) if p.die.as_deref() == Some("any") => Phrase::new("fx-reroll-any"),
            RawVerb::Reroll(p) if p.results.is_empty() => Phrase::new("fx-reroll"),
            RawVerb::Reroll(p) => {
                let key = match (p.mandatory, p.repeat) {
                    (true, true) => "fx-reroll-must_repeat",
                    (true, false) => "fx-reroll-must",
                    (false, _) => "fx-reroll-may",
                };
                Phrase::new(key).with("faces", faces(&p.results))
            }
            RawVerb::SetDie(p) => Phrase::new("fx-set_die").with("face", faces(&[p.value.unwrap_or_default()])),
            RawVerb::ModDie(p) => Phrase::new("fx-mod_die").with("amount", signed(p.amount.unwrap_or_default())),
            RawVerb::MultiplyDie(p) => Phrase::new("fx-multiply_die").with("factor", i16::from(p.factor.unwrap_or(1))),
            RawVerb::AllowReroll(p) => {
                let key = match words(p.dice.as_ref()).first() {
                    _ if p.times_per_turn.is_some() => return Phrase::new("fx-allow_reroll-each_turn"),
                    Some(&"attack") => "fx-allow_reroll-attack",
                    Some(&"any") => "fx-allow_reroll-any",
                    _ => "fx-allow_reroll-map",
                };
                Phrase::new(key).with("until", until(p))
            }
            _ => nothing(),
        }
    }
}
