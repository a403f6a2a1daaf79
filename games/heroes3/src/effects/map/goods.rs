//! Resources, income and experience: `gain`, `pay`, `raise_income`, `gain_experience`.

use super::{Done, Effects};
use crate::{
    Action, Heroes3, Refusal,
    cards::map::{Goods, MapVerb, Track},
    kinds::{FieldId, Price, Resource},
    realm::means::step_of,
    steps::{Journal, Step, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// What is paid, as a price.
pub(crate) fn price(goods: Goods) -> Price {
    let [gold, materials, valuables] = goods.map(i8::unsigned_abs);
    Price { gold, materials, valuables }
}

pub(super) fn possible(game: &Heroes3, it: Effects, verb: MapVerb) -> bool {
    let Some(seat) = it.chooser(game) else { return false };
    match verb {
        // A skirmish knows no resources (RULING 115).
        _ if game.is_skirmish() => false,
        MapVerb::Pay { goods } => game.can_pay(seat, price(goods)).is_ok(),
        MapVerb::GainExperience { .. } => game.player(seat).experience < game.realm.last_step,
        MapVerb::IfFirstCaptor { then } => game.is_first_captor(it.field()) && it.with_list(then).possible(game),
        _ => true,
    }
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: MapVerb, journal: &mut Journal) -> Done {
    let Some(seat) = it.chooser(game) else { return Done::Next };
    if game.is_skirmish() {
        return Done::Next;
    }
    match verb {
        MapVerb::Gain { goods } => {
            for (resource, count) in Resource::ALL.into_iter().zip(goods) {
                game.gain(seat, resource, u16::from(count.unsigned_abs()), journal);
            }
        }
        // The income was just paid: it is lowered by taking back what came too much.
        MapVerb::GainOfIncome { goods } => {
            for (resource, count) in Resource::ALL.into_iter().zip(goods) {
                let less = u16::from(count.unsigned_abs()).min(game.income(seat, resource));
                let mut price = [0; 3];
                price[resource as usize] = less.min(game.player(seat).resource(resource)) as i8;
                game.pay(seat, self::price(price), journal);
            }
        }
        MapVerb::Pay { goods } => {
            if game.can_pay(seat, price(goods)).is_err() {
                return Done::Stop;
            }
            game.pay(seat, price(goods), journal);
        }
        MapVerb::GainExperience { steps } => game.gain_experience_steps(seat, steps, journal),
        MapVerb::RaiseIncome { track: Track::Choose, .. } if it.stage == 0 => {
            game.agenda.push(PickTrack { seat, field: it.field() });
            return Done::Wait(1);
        }
        MapVerb::RaiseIncome { steps, .. } => {
            if let Some(resource) = game.income_of(it.field()) {
                game.raise_income(seat, resource, steps as i8, journal);
            }
        }
        MapVerb::GainStep { .. } => {
            if let Some(resource) = game.income_of(it.field()) {
                game.gain(seat, resource, step_of(resource), journal);
            }
        }
        MapVerb::IfFirstCaptor { then } if game.is_first_captor(it.field()) => game.agenda.push(it.with_list(then)),
        _ => {}
    }
    Done::Next
}

/// RULES 17: the captor of a settlement names the track that it raises.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickTrack {
    pub seat: Seat,
    pub field: FieldId,
}

impl Question<Heroes3> for PickTrack {
    const ALL_LEGAL: bool = true;

    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        (0..3).for_each(|track| offer(Action::Choose(track)));
    }

    fn check(self, _: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose(0..3) => Ok(()),
            Action::Choose(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        let Action::Choose(track) = action else { return };
        game.note_income(self.field, Resource::ALL[usize::from(track)]);
        debug_assert!(matches!(game.step(), Some(Step::Effects(_))), "the effect that asked goes on");
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-track", "income")
    }
}
