//! What a game can tell bots about itself. Everything here is optional: bots also play games that say nothing.
//!
//! Bots ask all of this of imagined worlds only, so it may look at everything.

mod calibration;

pub use calibration::Calibration;

use crate::{
    game::{Game, Waiting},
    seat::{Seat, Viewer},
};

pub trait Knowledge: Game {
    /// The lead in points that makes a victory likely (73 %).
    const LEAD: f32 = 10.0;

    /// How many decisions a bot should play on by [`Knowledge::priors`] before it trusts
    /// [`Knowledge::expected_lead`].
    const HORIZON: usize = 0;

    /// How many points of difference at first sight make an action clearly more worth a try.
    const SHARPNESS: f32 = 2.0;

    /// How many points of difference at first sight make an action clearly more likely to be played while a bot plays on.
    const CARE: f32 = 0.3;

    /// How many decisions a single move may consist of, payments and rewards included.
    const LONGEST_MOVE: usize = 4;

    /// Whether a search looks beyond what falls by chance ([`Knowledge::lot`]). It thins out what is tried, so it pays only
    /// where much can still be decided afterwards.
    const BEYOND: bool = false;

    /// After so many decisions of its seat a bot has lost its way: far more than a game takes.
    const PATIENCE: u32 = 1_000;

    /// How well a seat stands at a glance, in points of the final score: those of its side less those of the best
    /// other side. This
    /// is all that the greedy bot goes by.
    fn evaluate(&self, seat: Seat) -> f32 {
        let scores = self.scores(Viewer::Seat(seat));
        let own = |index: usize| scores.seats[index].total;
        let side = |index: usize| own(index) + scores.allies(index).map(own).sum::<i32>();
        let best_other = scores.opponents(seat.index()).map(side).max();
        (side(seat.index()) - best_other.unwrap_or(0)) as f32
    }

    /// By how many points the seat will probably lead at the end, as well as the game can tell.
    fn expected_lead(&self, seat: Seat) -> f32 {
        self.evaluate(seat)
    }

    /// The lead that makes a victory likely at this moment; towards the end less and less will do.
    fn decisive_lead(&self) -> f32 {
        Self::LEAD
    }

    /// How likely a seat with this [`Knowledge::expected_lead`] is to win, from 0 to 1; once the game is over, its share of
    /// the victory.
    fn chance_to_win(&self, seat: Seat, lead: f32) -> f32 {
        match self.waiting() {
            Waiting::Over => victory(self, seat),
            Waiting::For(_) => odds(lead / self.decisive_lead()),
        }
    }

    /// How much of the game is left, about: 1 at the beginning, 0 at the end.
    fn left(&self) -> f32 {
        0.5
    }

    /// What leads were worth in games with as many players; see [`Calibration`].
    fn calibration(&self) -> Calibration {
        Calibration::unmeasured(Self::LEAD)
    }

    /// How promising each of the legal actions of a moment looks at first sight, in points, before anybody thinks; only
    /// differences between them count. A game without an opinion adds nothing to `out`, and bots look one move ahead.
    fn priors(&self, _seat: Seat, _actions: &[Self::Action], _out: &mut Vec<f32>) {}

    /// [`Knowledge::HORIZON`] at this moment: a fight may be judged sooner than a march.
    fn horizon(&self) -> usize {
        Self::HORIZON
    }

    /// [`Knowledge::SHARPNESS`] at this moment.
    fn sharpness(&self) -> f32 {
        Self::SHARPNESS
    }

    /// [`Knowledge::CARE`] at this moment.
    fn care(&self) -> f32 {
        Self::CARE
    }

    /// What has just fallen by chance, as a number: the dice, the card that was turned up. Worlds in which the same fell
    /// are thought about together, so it tells apart only what matters and what the seat sees. Nothing where a search
    /// should think no further.
    fn lot(&self, _seat: Seat) -> Option<u64> {
        None
    }

    /// Whether no move is half done, so that a position can be judged.
    fn is_settled(&self) -> bool {
        true
    }
}

/// A lead, in units of what makes a victory likely, as a chance from 0 to 1.
pub fn odds(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

/// What a seat has won in a game that is over, as it is told: alone the game's verdict, otherwise its share of the victory.
pub fn won<G: Game>(game: &G, seat: Seat) -> f32 {
    match game.scores(Viewer::Spectator).verdict {
        Some(verdict) => f32::from(u8::from(verdict.won)),
        None => victory(game, seat),
    }
}

/// What a seat has of the victory in a game that is over: see [`Scores::share`](crate::Scores::share).
pub fn victory<G: Game>(game: &G, seat: Seat) -> f32 {
    game.scores(Viewer::Seat(seat)).share(seat.index()) as f32
}
