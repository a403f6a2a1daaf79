//! RULES 10, 13.8: `trade` at a trading post and `take_war_machine` where machines are sold.

use super::{Done, Effects};
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::map::{MachinePrice, MapVerb},
    kinds::{CardId, CardKind, Price, Resource},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, settle},
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: MapVerb) -> bool {
    let Some(seat) = it.chooser(game) else { return false };
    let mut any = false;
    match verb {
        MapVerb::Trade => Trade { seat }.legal(game, seat, |action| any |= action != Action::Done),
        MapVerb::TakeMachine { price } => {
            BuyMachine { seat, price }.legal(game, seat, |action| any |= action != Action::Done);
        }
        _ => {}
    }
    any
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: MapVerb) -> Done {
    let Some(seat) = it.chooser(game) else { return Done::Next };
    match verb {
        MapVerb::Trade => game.agenda.push(Trade { seat }),
        MapVerb::TakeMachine { price } => game.agenda.push(BuyMachine { seat, price }),
        _ => {}
    }
    Done::Next
}

/// RULES 3.5: how much is given, and how much is got for it.
pub const fn exchange_rate(give: Resource, get: Resource) -> Option<(u8, u8)> {
    match (give, get) {
        (Resource::Gold, Resource::Materials) => Some((2, 1)),
        (Resource::Gold, Resource::Valuables) => Some((6, 1)),
        (Resource::Materials, Resource::Gold) => Some((1, 1)),
        (Resource::Materials, Resource::Valuables) => Some((3, 1)),
        (Resource::Valuables, Resource::Gold) => Some((1, 3)),
        (Resource::Valuables, Resource::Materials) => Some((1, 2)),
        _ => None,
    }
}

fn price(resource: Resource, count: u8) -> Price {
    match resource {
        Resource::Gold => Price { gold: count, ..Price::NOTHING },
        Resource::Materials => Price { materials: count, ..Price::NOTHING },
        Resource::Valuables => Price { valuables: count, ..Price::NOTHING },
    }
}

/// Any number of exchanges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trade {
    pub seat: Seat,
}

impl Question<Heroes3> for Trade {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| game.done())
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        for give in Resource::ALL {
            Resource::ALL.into_iter().filter(|&get| get != give).for_each(|get| offer(Action::Trade { give, get }));
        }
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Trade { give, get } => {
                let (given, _) = exchange_rate(give, get).ok_or(Refusal::Empty)?;
                game.can_pay(seat, price(give, given))
            }
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Trade { give, get } = action else {
            game.done();
            return;
        };
        let Some((given, got)) = exchange_rate(give, get) else { return };
        game.pay(seat, price(give, given), journal);
        journal.tell_all(|| Event::Traded { seat, give, get });
        game.gain(seat, get, u16::from(got), journal);
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-trade", "trade")
    }
}

/// One of the war machines, for gold; it replaces the permanent card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuyMachine {
    pub seat: Seat,
    pub price: MachinePrice,
}

impl BuyMachine {
    pub(crate) fn price(self, game: &Heroes3, machine: CardId) -> Option<Price> {
        let [factory, trading_post] = game.content.0.cards.get(machine.index())?.price?;
        Some(Price::gold(match self.price {
            MachinePrice::Factory => factory,
            MachinePrice::TradingPost => trading_post,
            MachinePrice::Free => 0,
        }))
    }
}

impl Question<Heroes3> for BuyMachine {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| game.done())
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        let machines = game.content.0.cards.iter().enumerate().filter(|(_, it)| it.kind == CardKind::WarMachine);
        machines.for_each(|(at, _)| offer(Action::BuyMachine(CardId::of(at))));
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::BuyMachine(machine) => {
                let price = self.price(game, machine).ok_or(Refusal::Empty)?;
                if game.player(seat).permanent == Some(machine) {
                    return Err(Refusal::NoEffect);
                }
                game.can_pay(seat, price)
            }
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::BuyMachine(machine) = action else { return };
        if let Some(price) = self.price(game, machine) {
            game.pay(seat, price, journal);
            game.take_machine(seat, machine, journal);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-machine", "war-machines")
    }
}
