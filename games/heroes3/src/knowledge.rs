//! What the game tells bots: how well a battle stands, how an action looks, and how long to play on.
//!
//! A battle is two armies: a unit is worth its gold, less what it has lost of its health. Against a guard time counts too:
//! who needs more combat rounds than there are movement points does not win.

mod first_sight;
mod outlook;

use crate::{Action, Heroes3, combat::activation::Act, kinds::Outcome, steps::Step};
use taverne_engine::{Knowledge, Seat, steps::Stepped};

impl Knowledge for Heroes3 {
    const LEAD: f32 = 30.0;
    const HORIZON: usize = 14;
    const SHARPNESS: f32 = 4.0;
    const CARE: f32 = 1.0;
    const LONGEST_MOVE: usize = 4;
    const PATIENCE: u32 = 400;

    fn evaluate(&self, _: Seat) -> f32 {
        match self.outcome {
            Some(Outcome::Won) => 200.0 + 50.0 * self.share_kept(),
            Some(_) => -200.0,
            None => self.balance() + self.haste(),
        }
    }

    fn left(&self) -> f32 {
        let (own, enemy) = self.strengths();
        (enemy / (own + enemy).max(1.0)).clamp(0.0, 1.0)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|&action| self.first_sight(seat, action)));
    }

    /// A unit that has moved has not attacked yet; a card that is being played has not worked yet.
    fn is_settled(&self) -> bool {
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
