//! Spells: `spell_power`, `spell_limit`, `cast_spell_now`, `cancel_spell`, `recall_cards`.

use super::{Done, Effects};
use crate::{
    Event, Heroes3,
    cards::{Recall, Verb},
    fighter::FighterId,
    kinds::{CardKind, Window},
    steps::Journal,
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    let casting = &game.combat.casting;
    match verb {
        Verb::SpellPower { .. } => true,
        Verb::SpellLimit { .. } => casting.card.is_some(),
        Verb::CastSpellNow { .. } => it.chooser(game).is_some_and(|seat| {
            let now = |window| {
                game.player(seat).hand.iter().any(|&card| {
                    let card = game.content.card(card);
                    card.kind == CardKind::Spell && card.windows.contains(window)
                })
            };
            now(Window::Act) || now(Window::Before)
        }),
        Verb::CancelSpell { most_power } => {
            casting.card.is_some() && !casting.cancelled && most_power.is_none_or(|most| casting.power <= most)
        }
        Verb::RecallCards(Recall::ThisCard) => true,
        Verb::RecallCards(_) => casting.card.is_some() && !casting.recalled,
        _ => false,
    }
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: Verb, journal: &mut Journal) -> Done {
    let side = it.side() as usize;
    match verb {
        Verb::SpellPower { amount } => {
            game.combat.power[side] = game.combat.power[side].saturating_add(amount);
        }
        Verb::SpellLimit { add } => {
            game.combat.more_spells[side] = game.combat.more_spells[side].saturating_add(add);
        }
        Verb::CastSpellNow { counts } => {
            game.combat.casting.now = true;
            game.combat.casting.free = !counts;
        }
        Verb::CancelSpell { .. } => {
            game.combat.casting.cancelled = true;
            if let Some(card) = game.combat.casting.card {
                journal.tell_all(|| Event::SpellCancelled { card });
            }
        }
        Verb::RecallCards(Recall::ThisCard) => game.combat.casting.recalled_itself = true,
        Verb::RecallCards(what) => {
            game.combat.casting.recalled = true;
            game.combat.casting.recalled_all |= what == Recall::SpellAndCards;
        }
        _ => {}
    }
    Done::Next
}

impl Heroes3 {
    /// CARDS.md `targeted_by_spell_or_specialty`: a unit that alone is the target may resist, friend or foe.
    pub(crate) fn resists(&mut self, it: Effects, id: FighterId, journal: &mut Journal) -> bool {
        let Some(card) = it.card() else { return false };
        let kind = self.content.card(card).kind;
        let resists = self.combat.figures(self.content.0, id).traits.resists;
        if resists == 0
            || !matches!(kind, CardKind::Spell | CardKind::Specialty)
            || !self.combat.is_able_against_spells(self.content.0, id)
        {
            return false;
        }
        let die = self.throw();
        journal.learned();
        let success = crate::cards::DieFaces(resists).contains(die);
        journal.tell_all(|| Event::Checked { unit: self.then(id), die, success });
        if success {
            journal.tell_all(|| Event::Resisted { unit: self.then(id), card });
        }
        success
    }
}
