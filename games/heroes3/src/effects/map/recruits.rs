//! Neutral units that join an army: `recruit_neutral`.

use super::units::{DWELLINGS, offer_discounts};
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::map::{Draws, Recruiting},
    content::UnitSet,
    kinds::{Face, Slot, Tier, UnitId, Window},
    player::{MOST_UNITS, Troop},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, settle},
};

const NO_UNIT: UnitId = UnitId(u8::MAX);

/// As many neutral cards as are drawn at once.
const MOST_DRAWN: usize = 4;

pub(super) fn begin_recruiting(game: &mut Heroes3, seat: Seat, how: Recruiting, journal: &mut Journal) {
    let mut pick = PickRecruit { seat, drawn: [NO_UNIT; MOST_DRAWN], shuffled_back: how.shuffled_back };
    if let Draws::UpTo(left) = how.draws {
        game.agenda.push(DrawNeutral { left, pick });
        return;
    }
    let player = game.player(seat);
    let built = DWELLINGS.into_iter().map(|(slot, tier)| player.has_built(slot).then_some(tier));
    let mut tiers: arrayvec::ArrayVec<_, 4> = built.collect();
    if how.azure && player.has_built(Slot::DwellingGolden) {
        tiers.push(Some(Tier::Azure));
    }
    for (place, tier) in pick.drawn.iter_mut().zip(tiers.into_iter().flatten()) {
        *place = game.draw_neutral(tier).unwrap_or(NO_UNIT);
    }
    pick.begin(game, journal);
}

/// Up to so many cards, one after the other, of the decks whose units could be recruited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawNeutral {
    pub left: u8,
    pub pick: PickRecruit,
}

impl Question<Heroes3> for DrawNeutral {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.pick.seat)
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        (0..3).for_each(|tier| offer(Action::Choose(tier)));
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose(at @ 0..3) if self.left > 0 => {
                let (slot, tier) = DWELLINGS[usize::from(at)];
                let realm = &game.realm;
                let deck = game.content.neutrals(tier).and(realm.neutrals.union(realm.neutral_discard));
                match (game.player(seat).has_built(slot), deck.is_empty()) {
                    (false, _) => Err(Refusal::Needs { slot }),
                    (true, true) => Err(Refusal::Empty),
                    (true, false) => Ok(()),
                }
            }
            Action::Choose(_) => Err(Refusal::Empty),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(mut self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        if let Action::Choose(at) = action {
            let unit = game.draw_neutral(DWELLINGS[usize::from(at) % 3].1);
            journal.learned();
            let place = self.pick.drawn.iter_mut().find(|it| **it == NO_UNIT);
            if let (Some(unit), Some(place)) = (unit, place) {
                *place = unit;
            }
            self.left -= 1;
            if self.left > 0 {
                game.agenda.replace(self);
                return;
            }
        }
        game.done();
        self.pick.begin(game, journal);
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-draw-neutral", "neutral-units")
    }
}

/// At most one of the neutral units just drawn is recruited at its printed cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickRecruit {
    pub seat: Seat,
    pub drawn: [UnitId; MOST_DRAWN],
    pub shuffled_back: bool,
}

impl PickRecruit {
    pub fn units(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.drawn.iter().copied().filter(|&it| it != NO_UNIT)
    }

    fn begin(self, game: &mut Heroes3, journal: &mut Journal) {
        if self.units().next().is_none() {
            return;
        }
        journal.learned();
        let seat = self.seat;
        journal.tell_all(|| Event::NeutralsDrawn { seat, units: self.units().collect() });
        game.agenda.push(self);
    }
}

impl Question<Heroes3> for PickRecruit {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| game.done())
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        self.units().for_each(|unit| offer(Action::Recruit(unit)));
        offer_discounts(game, seat, &mut offer);
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Recruit(unit) if !self.units().any(|it| it == unit) => Err(Refusal::Empty),
            // Copies are alike: an army has a unit once, be it of its faction or neutral.
            Action::Recruit(unit) if game.player(seat).army.iter().any(|it| it.unit == unit) => {
                Err(Refusal::AlreadyInArmy)
            }
            Action::Recruit(_) if game.player(seat).army.len() == MOST_UNITS => Err(Refusal::NoneLeft),
            Action::Recruit(unit) => game.can_pay(seat, game.recruit_price(seat, unit)),
            Action::Play { .. } => game.check_play(seat, Window::Muster, action),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let mut rest = self.units().fold(UnitSet::EMPTY, UnitSet::with);
        match action {
            Action::Play { .. } => {
                game.carry_out(seat, game.side_of(seat), action, journal);
                return;
            }
            Action::Recruit(unit) => {
                let price = game.recruit_price(seat, unit);
                game.pay(seat, price, journal);
                game.discount_used(seat);
                rest.remove(unit);
                game.player_mut(seat).army.push(Troop { unit, face: Face::Neutral, placed: false });
                journal.tell_all(|| Event::Recruited { seat, unit });
            }
            _ => {}
        }
        game.done();
        if self.shuffled_back {
            game.realm.neutrals = game.realm.neutrals.union(rest);
        } else {
            game.realm.neutral_discard = game.realm.neutral_discard.union(rest);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-recruit-neutral", "neutral-units")
    }
}
