//! What the game tells bots about itself: how well it stands, how an action looks, and how long to play on.
//!
//! A battle is two armies: a unit is worth its gold, less what it has lost of its health. Against a guard time counts too:
//! who needs more combat rounds than there are movement points does not win. An adventure is what its victory wants, the
//! army for it and the time that is left; a fight on the map is worth what follows from winning and losing it.

mod errands;
mod first_sight;
mod fortune;
mod outlook;
mod sites;
mod strength;
mod ways;
mod worth;

use crate::{Action, Heroes3, combat::activation::Act, kinds::Outcome, steps::Step};
use taverne_engine::{
    Knowledge, Seat, Waiting,
    knowledge::{odds, won},
    steps::Stepped,
};

impl Knowledge for Heroes3 {
    const LEAD: f32 = 30.0;
    const HORIZON: usize = 14;
    const SHARPNESS: f32 = 4.0;
    const CARE: f32 = 1.0;
    const LONGEST_MOVE: usize = 4;
    const PATIENCE: u32 = 600;

    fn evaluate(&self, seat: Seat) -> f32 {
        if !self.is_skirmish() {
            return self.fortune(seat);
        }
        match self.outcome {
            Some(_) if self.winners.contains(seat) => 200.0 + 50.0 * self.share_kept(seat),
            Some(Outcome::Stalled) if self.is_duel() => 0.0,
            Some(_) => -200.0,
            None => self.balance(seat) + self.haste(seat),
        }
    }

    fn chance_to_win(&self, seat: Seat, lead: f32) -> f32 {
        match taverne_engine::Game::waiting(self) {
            Waiting::Over => won(self, seat),
            Waiting::For(_) => odds(lead / Self::LEAD),
        }
    }

    fn left(&self) -> f32 {
        if !self.is_skirmish() {
            return f32::from(self.rounds_left()) / f32::from(self.realm.last_round.max(1));
        }
        let (own, enemy) = self.strengths(self.fallback());
        let (own, enemy) = if self.is_duel() { (own.max(enemy), own.min(enemy)) } else { (own, enemy) };
        (enemy / (own + enemy).max(1.0)).clamp(0.0, 1.0)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        if self.is_fighting_now() {
            out.extend(actions.iter().map(|&action| self.first_sight(seat, action)));
        } else {
            self.errands(seat, actions, out);
        }
    }

    /// A march is judged where it has led to, a fight once both sides have struck.
    fn horizon(&self) -> usize {
        if self.is_fighting_now() { Self::HORIZON } else { 0 }
    }

    fn sharpness(&self) -> f32 {
        if self.is_fighting_now() { Self::SHARPNESS } else { 2.0 }
    }

    /// A unit that has moved has not attacked yet; a card that is being played has not worked yet. On the map one counts
    /// up between two actions.
    fn is_settled(&self) -> bool {
        if !self.is_fighting_now() {
            return self.is_between_actions();
        }
        !matches!(
            self.step(),
            Some(
                Step::Act(Act { moved: true })
                    | Step::PickRow(_)
                    | Step::PickTarget(_)
                    | Step::PickPair(_)
                    | Step::PickOption(_)
                    | Step::PickCard(_)
                    | Step::CardWindow(_)
                    | Step::OfferAbility(_)
                    | Step::PickVictim(_)
                    | Step::DefenceReroll(_)
            )
        )
    }
}

impl Heroes3 {
    /// On the board, not on the map.
    fn is_fighting_now(&self) -> bool {
        self.is_skirmish() || self.realm.foe.is_some() && self.is_board_laid()
    }
}
