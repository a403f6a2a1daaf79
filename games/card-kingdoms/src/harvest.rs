//! RULES 3.2: the Harvest phase.
//!
//! Thefts come first, one after another. Then players are independent of each other: plain gains happen by
//! themselves, and everybody who has a real choice is asked at the same time. Gains before exchanges is the only order
//! that matters, because an exchange can always be declined; so nobody is asked for an order.

use crate::{
    CardKingdoms, Event,
    action::{Action, Refusal},
    cards::CitizenId,
    effect::{Effect, EffectId},
    goods::{Goods, Resource},
    kingdom::HarvestProgress,
    resolve::Resolve,
    steps::{Journal, Source, Step, ask},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped},
};

/// Puts every theft of the active player in front: thefts come before all other powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thieves;

impl Automatic<CardKingdoms> for Thieves {
    fn run(self, game: &mut CardKingdoms, _: &mut Journal) -> Flow {
        game.done();
        let fired: ArrayVec<_, 20> = game.fired(game.active).collect();
        for (card, left) in fired.into_iter().rev() {
            if matches!(game.effect(game.content.citizen(card).active), Effect::Take { .. }) {
                game.agenda.push(Thief { card, left });
            }
        }
        Flow::Go
    }
}

/// One activation after another, each with its own victim, resource and amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thief {
    pub card: CitizenId,
    pub left: u8,
}

impl Automatic<CardKingdoms> for Thief {
    fn run(self, game: &mut CardKingdoms, _: &mut Journal) -> Flow {
        let Self { card, left } = self;
        if left == 0 {
            return game.done();
        }
        let effect = game.content.citizen(card).active;
        game.agenda.replace(Self { card, left: left - 1 });
        game.agenda.push(Resolve { effect, source: Source::Citizen(card) });
        Flow::Go
    }
}

/// Everybody who has a choice in the harvest is asked at the same time. Alone there is a second one in which the passive
/// sides work (RULES 10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Harvest {
    pub second: bool,
}

impl Question<CardKingdoms> for Harvest {
    fn asked(self, game: &CardKingdoms) -> SeatSet {
        game.pending
    }

    /// First run: everybody's plain gains, and who has to be asked. Last run: everything is shown.
    fn run(self, game: &mut CardKingdoms, journal: &mut Journal) -> Flow {
        if !game.harvest_open {
            for seat in game.harvesters().iter() {
                game.begin_harvest(seat);
            }
            game.pending = game.harvesters().filter(|seat| game.owes_harvest(seat));
            game.harvest_open = true;
            game.harvest_secret = game.pending.len() > 1;
        }
        if !game.pending.is_empty() {
            return Flow::Ask;
        }
        if game.harvest_secret {
            journal.learned();
        }
        game.show_harvest(journal);
        game.harvest_open = false;
        game.done()
    }

    fn candidates(self, game: &CardKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        game.harvest_candidates(seat, offer);
    }

    fn check(self, game: &CardKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.check_harvest(seat, action)
    }

    fn answer(self, game: &mut CardKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        game.answer_harvest(seat, action, journal);
    }

    fn prompt(self, game: &CardKingdoms, seat: Seat) -> Prompt {
        if game.kingdoms.get(seat.index()).is_some_and(|kingdom| kingdom.harvest.consolation) {
            ask("ask-consolation", "consolation")
        } else if self.second {
            ask("ask-second-harvest", "second-harvest")
        } else {
            ask("ask-harvest", "exchange")
        }
    }
}

impl CardKingdoms {
    /// The cards of a seat that the dice fire, with how often.
    pub(crate) fn fired(&self, seat: Seat) -> impl Iterator<Item = (CitizenId, u8)> {
        let (content, dice) = (self.content.0, self.dice);
        self.kingdom(seat).citizens().iter().filter_map(move |(index, count)| {
            let times = content.citizens[index].activations(dice) * count;
            (times > 0).then(|| (CitizenId::of(index), times))
        })
    }

    /// The side of a card that works for this seat now (RULES 3.2; the second harvest of RULES 10 is passive).
    pub(crate) fn power(&self, seat: Seat, card: CitizenId) -> EffectId {
        let card = self.content.citizen(card);
        if seat == self.active && self.agenda.now() == Some(Step::Harvest(Harvest { second: false })) {
            card.active
        } else {
            card.passive
        }
    }

    /// Everybody but the resting player **[R11]**.
    fn harvesters(&self) -> SeatSet {
        let resting = self.resting();
        SeatSet::all(self.table()).filter(|seat| Some(seat) != resting)
    }

    /// Plain gains of the seat; what is left waits for a choice.
    pub(crate) fn begin_harvest(&mut self, seat: Seat) {
        let mut harvest = HarvestProgress { consolation: true, ..HarvestProgress::default() };
        let fired: ArrayVec<_, 20> = self.fired(seat).collect();
        for (card, times) in fired {
            harvest.consolation = false;
            let power = self.power(seat, card);
            match self.effect(power) {
                Effect::Choose(_) | Effect::Exchange { .. } => harvest.left.set(card.index(), times),
                Effect::Take { .. } => {} // resolved before
                _ => harvest.gained = harvest.gained.plus(self.plain(seat, power).times(u16::from(times))),
            }
        }
        let kingdom = self.kingdom_mut(seat);
        kingdom.goods = kingdom.goods.plus(harvest.gained);
        kingdom.harvest = harvest;
    }

    /// Whether the seat has a choice: a consolation, an option, or an exchange it can pay.
    pub(crate) fn owes_harvest(&self, seat: Seat) -> bool {
        let kingdom = self.kingdom(seat);
        kingdom.harvest.consolation
            || kingdom.harvest.left.iter().any(|(card, _)| match self.effect(self.power(seat, CitizenId::of(card))) {
                Effect::Exchange { pay, .. } => kingdom.goods.covers(*pay),
                _ => true,
            })
    }

    fn harvest_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let harvest = &self.kingdom(seat).harvest;
        if harvest.consolation {
            Resource::ALL.into_iter().for_each(|resource| offer(Action::Console(resource)));
            return offer(Action::Decline);
        }
        for card in harvest.left.iter().map(|(card, _)| CitizenId::of(card)) {
            match self.effect(self.power(seat, card)) {
                Effect::Choose(options) => {
                    (0..options.len() as u8).for_each(|option| offer(Action::HarvestChoice { card, option }));
                }
                _ => offer(Action::HarvestExchange { card }),
            }
        }
        offer(Action::EndHarvest);
    }

    fn check_harvest(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let kingdom = self.kingdom(seat);
        let harvest = &kingdom.harvest;
        let activated = |card: CitizenId| {
            let left = card.index() < self.content.citizens.len() && harvest.left.count(card.index()) > 0;
            if left { Ok(self.effect(self.power(seat, card))) } else { Err(Refusal::NotActivated) }
        };
        match action {
            Action::Console(_) | Action::Decline if harvest.consolation => Ok(()),
            Action::HarvestChoice { card, option } => match activated(card)? {
                Effect::Choose(options) if usize::from(option) < options.len() => Ok(()),
                _ => Err(Refusal::NotNow),
            },
            Action::HarvestExchange { card } => match activated(card)? {
                Effect::Exchange { pay, .. } => match kingdom.goods.missing(*pay) {
                    Some((resource, amount)) => Err(Refusal::Missing { resource, amount }),
                    None => Ok(()),
                },
                _ => Err(Refusal::NotNow),
            },
            Action::EndHarvest if !harvest.consolation => {
                let must = |(card, _)| matches!(self.effect(self.power(seat, CitizenId::of(card))), Effect::Choose(_));
                if harvest.left.iter().any(must) { Err(Refusal::ChooseFirst) } else { Ok(()) }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn answer_harvest(&mut self, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::Console(resource) => self.harvest_gain(seat, Goods::NONE, resource.times(1)),
            Action::HarvestChoice { card, option } => {
                let Effect::Choose(options) = self.effect(self.power(seat, card)) else {
                    return;
                };
                let goods = self.plain(seat, options[usize::from(option)]);
                self.kingdom_mut(seat).harvest.left.take(card.index());
                self.harvest_gain(seat, Goods::NONE, goods);
                journal.tell_only(seat, || Event::ChoseInHarvest { seat, card, goods });
            }
            Action::HarvestExchange { card } => {
                let Effect::Exchange { pay, gain } = *self.effect(self.power(seat, card)) else {
                    return;
                };
                self.kingdom_mut(seat).harvest.left.take(card.index());
                self.harvest_gain(seat, pay, gain);
                journal.tell_only(seat, || Event::ExchangedInHarvest { seat, card, paid: pay, gained: gain });
            }
            _ => {}
        }
        let finished = matches!(action, Action::Console(_) | Action::Decline | Action::EndHarvest);
        if finished || !self.owes_harvest(seat) {
            self.pending = self.pending.without(seat);
        }
    }

    fn harvest_gain(&mut self, seat: Seat, paid: Goods, gained: Goods) {
        let kingdom = self.kingdom_mut(seat);
        kingdom.goods = kingdom.goods.minus(paid).plus(gained);
        kingdom.harvest.paid = kingdom.harvest.paid.plus(paid);
        kingdom.harvest.gained = kingdom.harvest.gained.plus(gained);
    }

    /// All answers are in: active player first, then clockwise.
    fn show_harvest(&mut self, journal: &mut Journal) {
        for seat in self.active.clockwise(self.table()) {
            if self.harvesters().contains(seat) {
                let harvest = &self.kingdom(seat).harvest;
                let (gained, paid) = (harvest.gained, harvest.paid);
                if harvest.consolation {
                    let resource = gained.single().map(|(resource, _)| resource);
                    journal.tell_all(|| Event::Consoled { seat, resource });
                } else {
                    journal.tell_all(|| Event::Harvested { seat, cards: self.fired(seat).collect(), gained, paid });
                }
            }
            self.kingdom_mut(seat).harvest = HarvestProgress::default();
        }
    }
}
