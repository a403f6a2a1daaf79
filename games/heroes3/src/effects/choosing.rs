//! Choices inside effects: rows, targets, pairs, options; and `choose`, `first_possible`, `if`.

mod cards;

pub use cards::{PickCard, Purpose};

use super::{Done, Effects, harm};
use crate::{
    Action, Event, Heroes3, Refusal,
    board::Space,
    cards::{Cause, ListId, Verb, Who},
    fighter::{FighterId, Fighters},
    kinds::{CardId, CardKind, Side},
    steps::{Journal, Step, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    match verb {
        Verb::Choose { first, options } | Verb::FirstPossible { first, options } => {
            (0..u16::from(options)).any(|at| it.with_list(ListId(first.0 + at)).possible(game))
        }
        _ => false,
    }
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: Verb, _: &mut Journal) -> Done {
    match verb {
        Verb::Choose { first, options } => {
            game.agenda.push(PickOption { first, options, optional: it.may_decline() });
        }
        Verb::FirstPossible { first, options } => {
            let lists = (0..u16::from(options)).map(|at| it.with_list(ListId(first.0 + at)));
            if let Some(list) = lists.into_iter().find(|it| it.possible(game)) {
                game.agenda.push(list);
            }
        }
        Verb::IfDiscardedSpell { then } if game.combat.casting.discarded_spell => {
            game.agenda.push(it.with_list(then));
        }
        _ => {}
    }
    Done::Next
}

/// The unit an effect is about, if it needs no question: the one chosen, the only one, or the only one that a side without a
/// player would take.
pub(super) fn one(game: &Heroes3, it: Effects, units: Fighters) -> Option<FighterId> {
    if it.stage > 0
        && let Some(id) = it.unit()
        && units.contains(id)
    {
        return Some(id);
    }
    let units = wanted(game, it, units);
    units.first().filter(|_| units.len() == 1)
}

/// Those among which is chosen: for a side without a player those that are equally good.
fn wanted(game: &Heroes3, it: Effects, units: Fighters) -> Fighters {
    if it.chooser(game).is_none() && units.len() > 1 { game.choice_of_ai(it, units) } else { units }
}

pub(super) fn set_unit(it: &mut Effects, id: FighterId) {
    it.unit = id.0;
}

pub(super) fn ask_unit(game: &mut Heroes3, it: Effects, who: Who) -> Done {
    let units = match it.verb(game) {
        Some(Verb::Heal { .. }) => harm::hurt(game, it.candidates(game, who)),
        _ => it.candidates(game, who),
    };
    ask_among(game, it, units, 1)
}

/// Asks for one of these units; the effect goes on at that stage.
pub(super) fn ask_among(game: &mut Heroes3, it: Effects, units: Fighters, stage: u8) -> Done {
    if units.is_empty() {
        return Done::Next;
    }
    game.agenda.push(PickTarget { units: wanted(game, it, units), spaces: 0, stage, optional: false });
    Done::Wait(it.stage)
}

pub(super) fn ask_optional(game: &mut Heroes3, it: Effects, units: Fighters, stage: u8) -> Done {
    game.agenda.push(PickTarget { units, spaces: 0, stage, optional: true });
    Done::Wait(it.stage)
}

/// Asks for one of these spaces.
pub(super) fn ask_space(game: &mut Heroes3, it: Effects, spaces: crate::board::Spaces, stage: u8) -> Done {
    if spaces.is_empty() {
        return Done::Next;
    }
    game.agenda.push(PickTarget { units: Fighters::NONE, spaces: spaces.0, stage, optional: false });
    Done::Wait(it.stage)
}

pub(super) fn ask_pair(game: &mut Heroes3, it: Effects, amount: u8, by: Cause) -> Done {
    let _ = (it, by);
    game.agenda.push(PickPair { damage: Some(amount) });
    Done::Wait(1)
}

impl Heroes3 {
    /// Who decides about the effects that are on top of the agenda below a question.
    pub(crate) fn effects_below(&self) -> Option<Effects> {
        let steps = self.agenda.steps();
        steps.iter().rev().find_map(|step| match step {
            Step::Effects(it) => Some(*it),
            _ => None,
        })
    }

    /// What was declined is not done.
    pub(crate) fn drop_effects(&mut self) {
        if let Some(Step::Effects(effects)) = self.agenda.now() {
            self.agenda.replace(Effects { at: u8::MAX, ..effects });
        }
    }

    pub(crate) fn effects_decider(&self) -> SeatSet {
        if let Some(seat) = self.effects_below().and_then(Effects::seat) {
            return SeatSet::only(seat);
        }
        let side = self.effects_below().map_or(Side::Attacker, |it| match it.verb(self) {
            // The owner of a unit that is pushed away moves it; the victor reinforces.
            Some(Verb::MoveTarget | Verb::Reinforce) => it.side().other(),
            _ => it.side(),
        });
        self.decider(side)
    }
}

/// Which row of a spell, or of a card that takes power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickRow {
    pub seat: Seat,
    pub card: CardId,
    pub option: u8,
}

impl Question<Heroes3> for PickRow {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        let rows = game.content.card(self.card).plays[usize::from(self.option)].rows.len();
        (0..rows as u8).for_each(|row| offer(Action::Row(row)));
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Row(row) = action else { return Err(Refusal::NotNow) };
        let play = &game.content.card(self.card).plays[usize::from(self.option)];
        let row = play.rows.get(usize::from(row)).ok_or(Refusal::Empty)?;
        let side = game.side_of(seat);
        let power = game.power_of(side);
        if row.power > power {
            return Err(Refusal::NoPower { missing: row.power - power });
        }
        let effects = Effects::of_play(game, seat, row.does, self.card, row.tiers);
        if effects.possible(game) { Ok(()) } else { Err(Refusal::NoTarget) }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Row(row) = action else { return };
        game.done();
        let card = self.card;
        let content = game.content.0;
        let row = &content.card(card).plays[usize::from(self.option)].rows[usize::from(row)];
        let side = game.side_of(seat);
        game.combat.power[side as usize] = 0;
        if content.card(card).kind == CardKind::Spell {
            let casting = &mut game.combat.casting;
            casting.card = Some(card);
            casting.option = self.option;
            casting.power = row.power;
            casting.cancelled = false;
            casting.unanswered = game.combat.seats.iter().all(Option::is_some);
            casting.recalled = false;
            casting.recalled_all = false;
            casting.now = false;
            if !std::mem::take(&mut casting.free) {
                game.combat.spells[side as usize] += 1;
            }
            game.note_spell(seat);
            let power = row.power;
            journal.tell_all(|| Event::Cast { side, card, power });
        } else {
            game.combat.casting.with.clear();
        }
        game.agenda.push(Effects::of_play(game, seat, row.does, card, row.tiers));
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask-row").with("card", game.card_phrase(self.card)), rule: "power" }
    }
}

/// A unit or a space for an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickTarget {
    pub units: Fighters,
    /// Spaces, if it is not about units.
    pub spaces: u32,
    pub stage: u8,
    pub optional: bool,
}

impl Question<Heroes3> for PickTarget {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.effects_decider()
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        self.units.and(game.combat.standing).iter().for_each(|id| offer(Action::Target(game.combat.fighter(id).space)));
        crate::board::Spaces(self.spaces).iter().for_each(|space| offer(Action::Target(space)));
        if self.optional {
            offer(Action::Done);
        }
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Target(space) => {
                let unit = game.combat.at(space).is_some_and(|id| self.units.contains(id));
                let free = crate::board::Spaces(self.spaces).contains(space);
                if unit || free { Ok(()) } else { Err(Refusal::NoTarget) }
            }
            Action::Done if self.optional => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        let Some(Step::Effects(mut effects)) = game.agenda.now() else { return };
        match action {
            Action::Target(space) if self.spaces != 0 => {
                game.combat.picked = space;
                effects.stage = self.stage;
            }
            Action::Target(space) => {
                if let Some(id) = game.combat.at(space) {
                    effects.unit = id.0;
                }
                effects.stage = self.stage;
            }
            _ => {
                effects.at += 1;
                effects.stage = 0;
            }
        }
        game.agenda.replace(effects);
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        let effects = game.effects_below();
        match effects.and_then(Effects::card) {
            _ if effects.is_some_and(|it| it.chooser(game).is_none()) => ask("ask-tie", "ai-targets"),
            _ if self.spaces != 0 => ask("ask-pick-space", "spells"),
            Some(card) => {
                Prompt { question: Phrase::new("ask-target").with("card", game.card_phrase(card)), rule: "spells" }
            }
            None => ask("ask-target-of-ability", "unit-abilities"),
        }
    }
}

/// Two adjacent spaces for a ball of fire, or two own units that change places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickPair {
    /// None for changing places.
    pub damage: Option<u8>,
}

impl PickPair {
    fn pairs(self, game: &Heroes3, mut offer: impl FnMut(Space, Space)) {
        let Some(effects) = game.effects_below() else { return };
        let side = effects.side();
        if self.damage.is_none() {
            let own = game.combat.army(side);
            for one in own.iter() {
                for other in own.iter().filter(|other| other.0 > one.0) {
                    let (a, b) = (game.combat.fighter(one).space, game.combat.fighter(other).space);
                    offer(a.min(b), a.max(b));
                }
            }
            return;
        }
        let enemies = game.combat.army(side.other()).iter();
        let proof = |id: &FighterId| game.combat.is_spell_proof(game.content.0, *id);
        let hit = enemies.filter(|id| !proof(id)).fold(Fighters::NONE, Fighters::with);
        let spaces = game.combat.spaces_of(hit);
        for one in crate::board::Spaces::ALL.iter() {
            for other in one.beside().iter().filter(|&other| other > one) {
                if spaces.contains(one) || spaces.contains(other) {
                    offer(one, other);
                }
            }
        }
    }
}

impl Question<Heroes3> for PickPair {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.effects_decider()
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        self.pairs(game, |one, other| offer(Action::Pair(one, other)));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Pair(one, other) = action else { return Err(Refusal::NotNow) };
        let mut found = false;
        self.pairs(game, |a, b| found |= (a, b) == (one, other));
        if found { Ok(()) } else { Err(Refusal::NoTarget) }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::Pair(one, other) = action else { return };
        match self.damage {
            // The enemy may answer before it is done.
            Some(_) => (game.combat.picked, game.combat.picked_too) = (one, other),
            None => game.swap(one, other, journal),
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-pair", if self.damage.is_some() { "spells" } else { "cards" })
    }
}

impl Heroes3 {
    /// RULING 96: all damage is put down, then units turn or fall.
    pub(crate) fn hit_pair(&mut self, it: Effects, one: Space, other: Space, amount: u8, journal: &mut Journal) {
        for space in [one, other] {
            if let Some(id) = self.combat.at(space) {
                harm::hit(self, it, id, amount, Cause::Spell, journal);
            }
        }
    }

    fn swap(&mut self, one: Space, other: Space, journal: &mut Journal) {
        let (Some(first), Some(second)) = (self.combat.at(one), self.combat.at(other)) else { return };
        journal.tell_all(|| Event::Swapped { one: self.then(first), other: self.then(second) });
        self.put_on_space(first, other, journal);
        self.put_on_space(second, one, journal);
    }
}

/// One of the options of `choose` that can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickOption {
    pub first: ListId,
    pub options: u8,
    pub optional: bool,
}

impl Question<Heroes3> for PickOption {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.effects_decider()
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let led = game.effects_below().is_some_and(|it| it.chooser(game).is_some());
        if led {
            return ask_or_settle(self, game, journal);
        }
        let mut first = None;
        self.legal(game, Seat::new(0), |action| _ = first.get_or_insert(action));
        match first {
            Some(action) => self.answer(game, Seat::new(0), action, journal),
            None => _ = game.done(),
        }
        Flow::Go
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        (0..self.options).for_each(|option| offer(Action::Choose(option)));
        if self.optional {
            offer(Action::Done);
        }
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Done && self.optional {
            return Ok(());
        }
        let Action::Choose(option) = action else { return Err(Refusal::NotNow) };
        if option >= self.options {
            return Err(Refusal::Empty);
        }
        let effects = game.effects_below().ok_or(Refusal::NotNow)?;
        let list = effects.with_list(ListId(self.first.0 + u16::from(option)));
        if list.possible(game) { Ok(()) } else { Err(list.refusal(game)) }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        let Action::Choose(option) = action else {
            game.drop_effects();
            return;
        };
        if let Some(effects) = game.effects_below() {
            game.agenda.push(effects.with_list(ListId(self.first.0 + u16::from(option))));
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-option", "cards")
    }
}
