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
    kingdom::Harvest,
    steps::{Flow, Source, Step, Told},
};
use arrayvec::ArrayVec;
use taverne_engine::{Seat, SeatSet};

impl CardKingdoms {
    /// Puts every theft of the active player in front.
    pub(crate) fn thieves(&mut self) -> Flow {
        self.done();
        let fired: ArrayVec<_, 20> = self.fired(self.active).collect();
        for (card, left) in fired.into_iter().rev() {
            if matches!(self.effect(self.content.citizen(card).active), Effect::Take { .. }) {
                self.agenda.push(Step::Thief { card, left });
            }
        }
        Flow::Go
    }

    /// One activation after another, each with its own victim, resource and amount.
    pub(crate) fn thief(&mut self, card: CitizenId, left: u8) -> Flow {
        if left == 0 {
            return self.done();
        }
        let effect = self.content.citizen(card).active;
        self.agenda.replace(Step::Thief { card, left: left - 1 });
        self.agenda.push(Step::Resolve { effect, source: Source::Citizen(card) });
        Flow::Go
    }

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
        if seat == self.active && self.agenda.now() == Some(Step::Harvest) { card.active } else { card.passive }
    }

    /// Everybody but the resting player **[R11]**.
    fn harvesters(&self) -> SeatSet {
        let resting = self.resting();
        SeatSet::all(self.table()).filter(|seat| Some(seat) != resting)
    }

    /// First run: everybody's plain gains, and who has to be asked. Last run: everything is shown.
    pub(crate) fn harvest(&mut self, journal: &mut Told) -> Flow {
        if !self.harvest_open {
            for seat in self.harvesters().iter() {
                self.begin_harvest(seat);
            }
            self.pending = self.harvesters().filter(|seat| self.owes_harvest(seat));
            self.harvest_open = true;
            self.harvest_secret = self.pending.len() > 1;
        }
        if !self.pending.is_empty() {
            return Flow::Ask;
        }
        if self.harvest_secret {
            journal.learned();
        }
        self.show_harvest(journal);
        self.harvest_open = false;
        self.done()
    }

    /// Plain gains of the seat; what is left waits for a choice.
    pub(crate) fn begin_harvest(&mut self, seat: Seat) {
        let mut harvest = Harvest { consolation: true, ..Harvest::default() };
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

    pub(crate) fn harvest_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
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

    pub(crate) fn check_harvest(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
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

    pub(crate) fn answer_harvest(&mut self, seat: Seat, action: Action, journal: &mut Told) {
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
    fn show_harvest(&mut self, journal: &mut Told) {
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
            self.kingdom_mut(seat).harvest = Harvest::default();
        }
    }
}
