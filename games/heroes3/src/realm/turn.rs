//! RULES 6 step 3: what a player does in the own turn, one action after the other.

use crate::{
    Action, Heroes3, Refusal,
    kinds::{Slot, Window},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped},
};

/// Everything a player can do between two actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnTurn {
    pub seat: Seat,
}

impl Question<Heroes3> for OwnTurn {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, _: &mut Heroes3, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        game.map_tries(seat, &mut offer);
        game.offer_town_tries(seat, &mut offer);
        Slot::ALL.into_iter().map(Action::UseBuilding).for_each(&mut offer);
        game.player(seat).army.iter().map(|it| Action::UseUnit(it.unit)).for_each(&mut offer);
        game.offer_plays(seat, Window::Map, &mut offer);
        offer(Action::EndTurn);
    }

    fn legal(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        game.map_moves(seat, &mut offer);
        game.offer_town_actions(seat, &mut offer);
        for slot in Slot::ALL {
            if game.player(seat).has_built(slot) && game.check_building(seat, slot).is_ok() {
                offer(Action::UseBuilding(slot));
            }
        }
        for troop in &game.player(seat).army {
            if game.check_unit(seat, troop.unit).is_ok() {
                offer(Action::UseUnit(troop.unit));
            }
        }
        game.offer_legal_plays(seat, Window::Map, &mut offer);
        if self.may_end(game).is_ok() {
            offer(Action::EndTurn);
        }
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Step { .. } | Action::Stay(_) | Action::Reveal { .. } => game.check_map_move(seat, action),
            Action::Build(_) | Action::Muster | Action::Hire(_) | Action::BuySpell => {
                game.check_town_action(seat, action)
            }
            Action::UseBuilding(slot) => game.check_building(seat, slot),
            Action::UseUnit(unit) => game.check_unit(seat, unit),
            Action::Play { .. } | Action::Empower(_) | Action::Morale(_) => game.check_play(seat, Window::Map, action),
            Action::EndTurn => self.may_end(game),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        if let Action::Play { .. } | Action::Empower(_) | Action::Morale(_) = action {
            let side = game.side_of(seat);
            game.carry_out(seat, side, action, journal);
            return;
        }
        game.lose_power(journal);
        match action {
            Action::Build(_) | Action::Muster | Action::Hire(_) | Action::BuySpell => {
                game.town_action(seat, action, journal);
            }
            Action::UseBuilding(slot) => game.use_building(seat, slot),
            Action::UseUnit(unit) => game.use_unit(seat, unit),
            Action::EndTurn => _ = game.done(),
            _ => game.make_map_move(seat, action, journal),
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-own-turn", "turn")
    }
}

impl OwnTurn {
    /// RULES 7: two heroes that were forced onto one field are separated by the next movement point.
    fn may_end(self, game: &Heroes3) -> Result<(), Refusal> {
        let player = game.player(self.seat);
        match player.heroes {
            [Some(main), Some(second)] if main.field == second.field => {
                let mut can_leave = false;
                game.map_moves(self.seat, |action| can_leave |= matches!(action, Action::Step { .. }));
                if can_leave { Err(Refusal::MustSeparate) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }
}
