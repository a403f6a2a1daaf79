//! RULES 7: recruiting Champions, and cycling those in sight.

use crate::{
    Event, Refusal, ShadowKingdoms,
    action::Action,
    cards::{Moment, Power, Row, SPACES},
    event::{Missed, Source},
    gains::Raised,
    names::named,
    plans::Reserve,
    shrines::AnyDie,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

named! {
    /// What a Champion is paid by.
    Price {
        Shrine "shrine",
        Base "base",
        Free "free",
    }
}

/// Asked again after each Champion that is cycled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recruit {
    pub price: Price,
}

impl Question<ShadowKingdoms> for Recruit {
    /// An offer that can give nothing is not made **[R25]**; in the shrine cycling alone is enough to be asked.
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        if game.can_recruit(self.price) || (self.price == Price::Shrine && game.can_cycle_champions()) {
            return ask_or_settle(self, game, journal);
        }
        let why = game.why_no_champion();
        game.miss(why, journal)
    }

    fn candidates(self, _: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        cells().for_each(|(row, space)| offer(Action::Recruit { row, space }));
        cells().for_each(|(row, space)| offer(Action::CycleChampion { row, space }));
        offer(Action::Decline);
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Decline => Ok(()),
            Action::Recruit { row, space } => game.check_recruit(self.price, row, space),
            Action::CycleChampion { row, space } => game.check_cycle_champion(row, space),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::CycleChampion { row, space } => game.cycle_champion(row, space, journal),
            Action::Recruit { row, space } => {
                game.done();
                game.recruit(self.price, row, space, journal);
            }
            _ => _ = game.done(),
        }
    }

    fn prompt(self, game: &ShadowKingdoms, _: Seat) -> Prompt {
        match self.price {
            Price::Shrine => ask(game.recruiting_prompt(), "champion-shrine"),
            Price::Base => ask("ask-recruit-base", "slot-bonuses"),
            Price::Free => ask("ask-recruit-free", "chains"),
        }
    }
}

fn cells() -> impl Iterator<Item = (Row, u8)> {
    Row::ALL.into_iter().flat_map(|row| (0..SPACES as u8).map(move |space| (row, space)))
}

impl ShadowKingdoms {
    /// What a Champion of this row costs a seat, with the die taken this turn if it is asked in the shrine.
    pub fn champion_price(&self, seat: Seat, price: Price, row: Row, die_discount: u8) -> u8 {
        let base = self.content.base_cost(row);
        let champions = || self.discount_on(seat, Moment::PayChampion);
        match price {
            Price::Free => 0,
            Price::Base => {
                base.saturating_sub(champions()).saturating_sub(self.discount_on(seat, Moment::PayReserveBonus))
            }
            Price::Shrine => base
                .saturating_add(self.warden(seat).of_row(row))
                .saturating_sub(die_discount)
                .saturating_sub(champions()),
        }
    }

    fn can_recruit(&self, price: Price) -> bool {
        cells().any(|(row, space)| self.check_recruit(price, row, space).is_ok())
    }

    fn can_cycle_champions(&self) -> bool {
        cells().any(|(row, space)| self.check_cycle_champion(row, space).is_ok())
    }

    fn why_no_champion(&self) -> Missed {
        if !self.mine().has_room_for_champion() {
            Missed::ChampionLimit
        } else if cells().all(|(row, space)| self.board.champion(row, space).is_none()) {
            Missed::NoChampion
        } else {
            Missed::ChampionPrice
        }
    }

    /// Asks in the shrine for no more than can be done.
    fn recruiting_prompt(&self) -> &'static str {
        if self.can_recruit(Price::Shrine) {
            return if self.can_cycle_champions() { "ask-recruit" } else { "ask-recruit-only" };
        }
        if self.mine().has_room_for_champion() { "ask-recruit-dear" } else { "ask-recruit-full" }
    }

    fn check_recruit(&self, price: Price, row: Row, space: u8) -> Result<(), Refusal> {
        self.board.champion(row, space).ok_or(Refusal::Empty)?;
        let warden = self.mine();
        if !warden.has_room_for_champion() {
            return Err(Refusal::ChampionLimit { limit: warden.limits.champions });
        }
        afford(warden.gold, self.champion_price(self.active, price, row, self.discount))
    }

    /// Not with an empty pile: the card would only come back **[R24]**.
    fn check_cycle_champion(&self, row: Row, space: u8) -> Result<(), Refusal> {
        self.board.champion(row, space).ok_or(Refusal::Empty)?;
        if self.mine().magic == 0 {
            Err(Refusal::NoMagic)
        } else if self.board.champions.is_empty(&self.content, row) {
            Err(Refusal::PileEmpty)
        } else {
            Ok(())
        }
    }

    /// The replacement takes the same space **[R23]**.
    fn cycle_champion(&mut self, row: Row, space: u8, journal: &mut Journal) {
        self.mine_mut().magic -= 1;
        let place = &mut self.board.rows[row as usize][usize::from(space)];
        let champion = place.take().expect("checked before");
        let seat = self.active;
        journal.tell_all(|| Event::CycledChampion { seat, champion, row, space });
        self.turn_up_champion(row, space, journal);
        self.board.champions.put_under(row, champion);
    }

    fn turn_up_champion(&mut self, row: Row, space: u8, journal: &mut Journal) {
        let drawn = self.board.champions.draw(&self.content, row, &mut self.chance);
        self.board.rows[row as usize][usize::from(space)] = drawn;
        if let Some(champion) = drawn {
            journal.learned();
            journal.tell_all(|| Event::ChampionTurnedUp { champion, row, space });
        }
    }

    /// RULES 7: pay, place the card, refill its space, then what it sets off, then what it does.
    fn recruit(&mut self, price: Price, row: Row, space: u8, journal: &mut Journal) {
        let content = self.content.0;
        let seat = self.active;
        let paid = self.champion_price(seat, price, row, self.discount);
        self.mine_mut().gold -= paid;
        let place = &mut self.board.rows[row as usize][usize::from(space)];
        let champion = place.take().expect("checked before");
        journal.tell_all(|| Event::Recruited { seat, champion, row, space, paid });
        self.turn_up_champion(row, space, journal);
        // A Champion does not answer to its own recruitment [R8], so the others answer before it joins them.
        self.raise(Moment::ChampionGained, Raised::default(), journal);
        self.mine_mut().add_champion(champion, content.champion(champion));
        match &content.champion(champion).power {
            Power::Gain(goods) => self.gain_all(*goods, Source::Champion(champion), journal),
            Power::TakeDie => self.agenda.push(AnyDie { price: 0 }),
            Power::ReservePlan => self.agenda.push(Reserve { free: true }),
            Power::Whenever(_) | Power::Score(_) => {}
        }
    }
}

/// RULES 14.11: gold is the only currency, and a payment is made in full.
pub(crate) fn afford(gold: u8, price: u8) -> Result<(), Refusal> {
    match price.checked_sub(gold) {
        None | Some(0) => Ok(()),
        Some(missing) => Err(Refusal::TooDear { missing }),
    }
}
