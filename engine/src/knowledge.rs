//! What a game can tell bots about itself. Everything here is optional: bots also play games that say nothing.

use crate::{
    game::Game,
    seat::{Seat, Viewer},
};

pub trait Knowledge: Game {
    /// How well a seat stands, in points of the final score: its own prospects less those of its best opponent.
    ///
    /// Bots ask this of imagined worlds only, so it may look at everything.
    fn evaluate(&self, seat: Seat) -> f32 {
        let scores = self.scores(Viewer::Seat(seat));
        let total = |index: usize| scores.seats[index].total as f32;
        let best_other = (0..self.seats()).filter(|&index| index != seat.index()).map(total).fold(f32::MIN, f32::max);
        total(seat.index()) - if self.seats() > 1 { best_other } else { 0.0 }
    }

    /// By how many points a lead must grow to turn an even game into a likely victory.
    const LEAD: f32 = 10.0;

    /// How likely the seat is to win, from 0 to 1.
    fn chance_to_win(&self, seat: Seat) -> f32 {
        1.0 / (1.0 + (-self.evaluate(seat) / Self::LEAD).exp())
    }

    /// Whether no move is half done, so that [`Knowledge::evaluate`] means something.
    fn is_settled(&self) -> bool {
        true
    }
}
