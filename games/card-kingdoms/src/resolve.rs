//! RULES 6, 12, 13: what the verbs on the cards do, for the active player.

use crate::{
    CardKingdoms, Event,
    action::{Action, Refusal},
    cards::{CitizenId, MonsterId},
    centre::{CITIZEN_STACKS, COLUMNS},
    effect::{Effect, EffectId, Filter, Returned},
    goods::Goods,
    payment::{Pay, Purchase},
    steps::{Journal, Source},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// Carry out the effect of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolve {
    pub effect: EffectId,
    pub source: Source,
}

impl Question<CardKingdoms> for Resolve {
    /// Carries out what needs no decision, and asks where there is one.
    fn run(self, game: &mut CardKingdoms, journal: &mut Journal) -> Flow {
        let Self { effect, source } = self;
        let seat = game.active;
        match game.effect(effect) {
            Effect::Gain(_) | Effect::GainPer { .. } => {
                let goods = game.plain(seat, effect);
                game.gain(seat, goods);
                journal.tell_all(|| Event::Gained { seat, goods, source });
                game.done()
            }
            Effect::All(parts) => {
                game.done();
                for &effect in parts.iter().rev() {
                    game.agenda.push(Self { effect, source });
                }
                Flow::Go
            }
            Effect::StealMonster if game.is_solo() => {
                game.done();
                game.take_leftmost_monster(journal);
                Flow::Go
            }
            Effect::SetDie { .. }
            | Effect::ShiftDie { .. }
            | Effect::WaiveRecruitSurcharge
            | Effect::DomainDiscount(_) => game.done(),
            _ => ask_or_settle(self, game, journal),
        }
    }

    fn candidates(self, game: &CardKingdoms, _: Seat, offer: impl FnMut(Action)) {
        game.resolve_candidates(self.effect, offer);
    }

    fn check(self, game: &CardKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        game.check_resolve(self.effect, action)
    }

    fn answer(self, game: &mut CardKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        game.done();
        game.answer_resolve(self.effect, self.source, action, journal);
    }

    fn prompt(self, game: &CardKingdoms, _: Seat) -> Prompt {
        let (key, rule) = match game.effect(self.effect) {
            Effect::Take { .. } if game.is_solo() => ("ask-thief-alone", "thief"),
            Effect::Take { up_to: true, .. } => ("ask-thief", "thief"),
            Effect::Take { .. } | Effect::StealMonster => ("ask-victim", "victim"),
            Effect::GainCitizen { .. } => ("ask-free-citizen", "free-citizen"),
            Effect::ExtraSlay => ("ask-extra-slay", "extra-slay"),
            Effect::ReturnCard { .. } => ("ask-return", "return-card"),
            Effect::Exchange { .. } => ("ask-exchange", "obelisk"),
            _ => ("ask-reward", "reward"),
        };
        Prompt { question: Phrase::new(key).with("card", game.content.source_name(self.source)), rule }
    }
}

impl CardKingdoms {
    /// The goods of an effect that needs no decision.
    pub(crate) fn plain(&self, seat: Seat, effect: EffectId) -> Goods {
        match self.effect(effect) {
            Effect::Gain(goods) => *goods,
            Effect::GainPer { each, per } => each.times(self.kingdom(seat).count(&self.content, *per)),
            Effect::All(parts) => parts.iter().fold(Goods::NONE, |sum, &part| sum.plus(self.plain(seat, part))),
            _ => Goods::NONE,
        }
    }

    fn resolve_candidates(&self, effect: EffectId, mut offer: impl FnMut(Action)) {
        match self.effect(effect) {
            Effect::Choose(parts) => (0..parts.len() as u8).for_each(|part| offer(Action::Choose(part))),
            Effect::Exchange { .. } => {
                offer(Action::Exchange);
                offer(Action::Decline);
            }
            Effect::Take { options, up_to } => self.take_candidates(options, *up_to, offer),
            Effect::GainCitizen { .. } => {
                (0..CITIZEN_STACKS as u8).for_each(|stack| offer(Action::TakeCitizen(stack)));
                offer(Action::Decline);
            }
            Effect::ExtraSlay => {
                (0..COLUMNS as u8).for_each(|column| offer(Action::Slay(column)));
                offer(Action::Decline);
            }
            Effect::ReturnCard { kind, .. } => {
                let kingdom = self.kingdom(self.active);
                match kind {
                    Returned::Citizen => {
                        let own = kingdom.citizens().iter().map(|(card, _)| CitizenId::of(card));
                        own.for_each(|citizen| offer(Action::ReturnCitizen(citizen)));
                    }
                    Returned::Monster => {
                        let own = kingdom.monsters.iter().map(|(card, _)| MonsterId::of(card));
                        own.for_each(|monster| offer(Action::ReturnMonster(monster)));
                    }
                }
                offer(Action::Decline);
            }
            Effect::StealMonster => self.opponents(self.active).for_each(|seat| offer(Action::Victim(seat))),
            _ => {}
        }
    }

    fn check_resolve(&self, effect: EffectId, action: Action) -> Result<(), Refusal> {
        let kingdom = self.kingdom(self.active);
        match (self.effect(effect), action) {
            (Effect::Choose(parts), Action::Choose(part)) => {
                let part = *parts.get(usize::from(part)).ok_or(Refusal::NotNow)?;
                if self.is_possible(part) { Ok(()) } else { Err(Refusal::Impossible) }
            }
            (Effect::Exchange { pay, .. }, Action::Exchange) => match kingdom.goods.missing(*pay) {
                Some((resource, amount)) => Err(Refusal::Missing { resource, amount }),
                None => Ok(()),
            },
            (Effect::Exchange { .. } | Effect::ExtraSlay | Effect::ReturnCard { .. }, Action::Decline) => Ok(()),
            (Effect::Take { options, up_to }, action) => self.check_take(options, *up_to, action),
            (Effect::GainCitizen { may_decline: true, .. }, Action::Decline) => Ok(()), // [R6]
            (Effect::GainCitizen { filter, .. }, Action::TakeCitizen(stack)) => {
                let citizen = self.centre.citizen(stack).ok_or(Refusal::Empty)?;
                if self.fits(citizen, *filter) { Ok(()) } else { Err(Refusal::NotEligible) }
            }
            (Effect::ExtraSlay, Action::Slay(column)) => self.check_purchase(Purchase::Slay(column)),
            (Effect::ReturnCard { kind: Returned::Citizen, .. }, Action::ReturnCitizen(citizen)) => {
                if !kingdom.owns_citizen(citizen) {
                    Err(Refusal::NotOwned)
                } else if self.content.citizen(citizen).is_starter() {
                    Err(Refusal::NotEligible)
                } else {
                    Ok(())
                }
            }
            (Effect::ReturnCard { kind: Returned::Monster, .. }, Action::ReturnMonster(monster)) => {
                if kingdom.owns_monster(monster) { Ok(()) } else { Err(Refusal::NotOwned) }
            }
            (Effect::StealMonster, Action::Victim(seat)) => {
                self.check_opponent(seat)?;
                if self.kingdom(seat).monsters.is_empty() { Err(Refusal::Empty) } else { Ok(()) }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer_resolve(&mut self, effect: EffectId, source: Source, action: Action, journal: &mut Journal) {
        let seat = self.active;
        match (self.effect(effect), action) {
            (Effect::Choose(parts), Action::Choose(part)) => {
                let effect = parts[usize::from(part)];
                self.agenda.push(Resolve { effect, source });
            }
            (&Effect::Exchange { pay, gain }, Action::Exchange) => {
                self.spend(seat, pay);
                self.gain(seat, gain);
                journal.tell_all(|| Event::Exchanged { seat, paid: pay, gained: gain, source });
            }
            (Effect::Take { options, .. }, action) => self.take(options, action, source, journal),
            (Effect::GainCitizen { .. }, Action::TakeCitizen(stack)) => {
                let citizen = self.centre.citizen(stack).expect("checked before");
                journal.tell_all(|| Event::TookCitizen { seat, citizen, stack, source });
                self.welcome_citizen(stack, journal);
            }
            (Effect::ExtraSlay, Action::Slay(column)) => self.agenda.push(Pay(Purchase::Slay(column))),
            (&Effect::ReturnCard { gain, .. }, Action::ReturnCitizen(citizen)) => {
                let content = self.content.0;
                self.kingdom_mut(seat).remove_citizen(content, citizen);
                self.centre.citizens[content.stack_of(citizen)].put_back(citizen); // [R25]
                self.gain(seat, gain);
                journal.tell_all(|| Event::ReturnedCitizen { seat, citizen, gained: gain });
            }
            (&Effect::ReturnCard { gain, .. }, Action::ReturnMonster(monster)) => {
                self.kingdom_mut(seat).monsters.take(monster.index());
                let area = self.content.monster(monster).area;
                let stack = self.centre.monsters.iter_mut().find(|stack| stack.area == area);
                stack.expect("a slain Monster came from a stack").cards.put(monster); // [R25]
                self.gain(seat, gain);
                journal.tell_all(|| Event::ReturnedMonster { seat, monster, gained: gain });
            }
            (Effect::StealMonster, Action::Victim(victim)) => self.steal_monster(victim, journal),
            _ => {}
        }
    }

    /// RULES 6: an option that contains a free Citizen needs a Citizen to take.
    fn is_possible(&self, effect: EffectId) -> bool {
        match self.effect(effect) {
            Effect::GainCitizen { filter, .. } => (0..CITIZEN_STACKS as u8)
                .filter_map(|stack| self.centre.citizen(stack))
                .any(|it| self.fits(it, *filter)),
            Effect::All(parts) => parts.iter().all(|&part| self.is_possible(part)),
            _ => true,
        }
    }

    /// A limit looks at the base cost and ignores the surcharge.
    pub(crate) fn fits(&self, citizen: CitizenId, filter: Filter) -> bool {
        let card = self.content.citizen(citizen);
        filter.name.is_none_or(|name| card.name == name)
            && filter.role.is_none_or(|role| card.role == Some(role))
            && filter.max_cost.is_none_or(|most| card.cost <= most)
    }

    fn check_opponent(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.table() && seat != self.active { Ok(()) } else { Err(Refusal::NotEligible) }
    }

    /// Taking from an opponent; in the solo game from the Reserve, and the full amount (RULES 10).
    fn take_candidates(&self, options: &ArrayVec<Goods, 2>, up_to: bool, mut offer: impl FnMut(Action)) {
        let singles = || options.iter().filter_map(|goods| goods.single());
        if self.is_solo() {
            singles().for_each(|(resource, n)| offer(Action::Take { from: None, resource, amount: n as u8 }));
        } else if up_to {
            for from in self.opponents(self.active).map(Some) {
                for (resource, most) in singles() {
                    (1..=most as u8).for_each(|amount| offer(Action::Take { from, resource, amount }));
                }
            }
            offer(Action::Decline);
        } else {
            self.opponents(self.active).for_each(|seat| offer(Action::Victim(seat)));
        }
    }

    fn check_take(&self, options: &ArrayVec<Goods, 2>, up_to: bool, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take { from, resource, amount } => {
                let most = options.iter().map(|goods| goods.get(resource)).max().unwrap_or(0);
                let amount = u16::from(amount);
                match from {
                    None if self.is_solo() && amount == most && most > 0 => Ok(()),
                    Some(seat) if up_to && !self.is_solo() => {
                        self.check_opponent(seat)?;
                        let available = most.min(self.kingdom(seat).goods.get(resource));
                        if amount == 0 {
                            Err(Refusal::WrongAmount)
                        } else if amount > available {
                            Err(Refusal::TooMuch { available })
                        } else {
                            Ok(())
                        }
                    }
                    _ => Err(Refusal::NotNow),
                }
            }
            Action::Victim(seat) if !up_to && !self.is_solo() => self.check_opponent(seat), // [R26]
            Action::Decline if up_to && !self.is_solo() => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn take(&mut self, options: &ArrayVec<Goods, 2>, action: Action, source: Source, journal: &mut Journal) {
        let seat = self.active;
        let (from, goods) = match action {
            Action::Take { from, resource, amount } => (from, resource.times(u16::from(amount))),
            Action::Victim(victim) => (Some(victim), self.kingdom(victim).goods.at_most(options[0])),
            _ => return,
        };
        if let Some(victim) = from {
            self.spend(victim, goods);
        }
        self.gain(seat, goods);
        journal.tell_all(|| Event::Took { seat, from, goods, source });
    }

    /// A uniformly random Monster; no reward, and it was not slain.
    fn steal_monster(&mut self, victim: Seat, journal: &mut Journal) {
        let seat = self.active;
        let Some(stolen) = self.kingdoms[victim.index()].monsters.draw(&mut self.chance) else {
            return;
        };
        self.kingdom_mut(seat).monsters.put(stolen);
        let monster = MonsterId::of(stolen);
        journal.learned();
        journal.tell_all(|| Event::StoleMonster { seat, from: Some(victim), monster });
    }

    /// RULES 10: alone, the left-most Monster of the centre comes along instead.
    fn take_leftmost_monster(&mut self, journal: &mut Journal) {
        let seat = self.active;
        let taken = self.centre.monsters.iter_mut().find_map(|stack| stack.cards.draw());
        if let Some(monster) = taken {
            self.kingdom_mut(seat).monsters.put(monster.index());
            journal.tell_all(|| Event::StoleMonster { seat, from: None, monster });
        }
    }
}
