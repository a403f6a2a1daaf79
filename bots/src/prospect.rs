//! The one measure of a chance to win that people are told, whoever tells it: hints, analyses and the laboratory.
//!
//! It is the chance of a seat, by what that seat knows, if everybody plays on as the house does. It is sampled: in each of
//! many imagined worlds the house plays on a little, thinking as it goes, and what the game then expects is turned into
//! a chance by its [`Calibration`]. The values of the search itself are not told:
//! how often it visits a move depends on how well it likes it, and its chances are only good for comparing moves.

use crate::{Effort, tree::Tree};
use taverne_engine::{
    Knowledge, Perspective, Seed,
    knowledge::{Calibration, won},
};

/// Where one imagined world led to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Leaf {
    /// By how many points the seat is expected to lead.
    pub lead: f32,
    /// How much of the game was left.
    pub left: f32,
    /// What the seat won, if the game was over there.
    pub won: Option<f32>,
}

/// A chance to win, and how sure it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect {
    /// What each imagined world says; the same place is the same world, whatever action was tried in it.
    chances: Vec<f32>,
    calibration: Calibration,
    /// By how many points the seat is expected to lead.
    pub lead: f32,
}

/// The two-sided 97.5 % point of the normal distribution.
const TAIL: f32 = 1.96;

/// Plays on in so many worlds as the seat imagines them: after an action of its own, or as the table stands.
pub fn leaves<G: Knowledge>(
    table: &Perspective<'_, G>,
    first: Option<G::Action>,
    worlds: usize,
    seed: Seed,
) -> Vec<Leaf> {
    let seat = table.seat();
    let (mut imagination, mut rng) = (seed.fast(), seed.fast());
    rng.jump();
    let mut tree = Tree::new(Effort::USUAL, seat);
    let mut leaf = |_| {
        let mut world: G = table.imagine(&mut imagination);
        tree.try_out(&mut world, first, &mut rng);
        let won = world.waiting().is_over().then(|| won(&world, seat));
        Leaf { lead: world.expected_lead(seat), left: world.left(), won }
    };
    (0..worlds).map(&mut leaf).collect()
}

impl Prospect {
    /// The chance of the seat after that action of its own, or as the table stands.
    pub fn of<G: Knowledge>(table: &Perspective<'_, G>, first: Option<G::Action>, worlds: usize, seed: Seed) -> Self {
        let calibration = table.imagine(&mut seed.fast()).calibration();
        let leaves = leaves(table, first, worlds.max(1), seed);
        let chance = |leaf: &Leaf| leaf.won.unwrap_or_else(|| calibration.chance(leaf.lead, leaf.left));
        let lead = leaves.iter().map(|leaf| leaf.lead).sum::<f32>() / leaves.len() as f32;
        Self { chances: leaves.iter().map(chance).collect(), calibration, lead }
    }

    /// From 0 to 1.
    pub fn chance(&self) -> f32 {
        self.calibration.told(mean(&self.chances))
    }

    /// In 95 of 100 cases another sample of the same size would find the chance within this of the true mean.
    pub fn error(&self) -> f32 {
        self.told_over(error(&self.chances), mean(&self.chances))
    }

    /// By how much the chance is higher than another one in the same worlds, and the error of that difference: much
    /// smaller than those of the two, because what is luck for one is luck for the other.
    pub fn gain_over(&self, other: &Self) -> (f32, f32) {
        let gains: Vec<f32> = self.chances.iter().zip(&other.chances).map(|(own, other)| own - other).collect();
        let between = (mean(&self.chances) + mean(&other.chances)) / 2.0;
        (self.chance() - other.chance(), self.told_over(error(&gains), between))
    }

    /// How wide what is so wide around a mean becomes when it is told; what says nothing goes on saying nothing.
    fn told_over(&self, width: f32, mean: f32) -> f32 {
        if width >= 1.0 {
            return 1.0;
        }
        let step = (width / 2.0).clamp(0.001, 0.05);
        let told = |chance: f32| self.calibration.told(chance.clamp(0.01, 0.99));
        let (low, high) = ((mean - step).clamp(0.01, 0.97), (mean + step).clamp(0.03, 0.99));
        (width * (told(high) - told(low)) / (high - low)).min(1.0)
    }
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

fn error(values: &[f32]) -> f32 {
    let (count, mean) = (values.len() as f32, mean(values));
    if count < 2.0 {
        return 1.0;
    }
    let squares: f32 = values.iter().map(|value| (value - mean).powi(2)).sum();
    TAIL * (squares / (count - 1.0) / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prospect(chances: &[f32]) -> Prospect {
        Prospect { chances: chances.to_vec(), calibration: Calibration::unmeasured(10.0), lead: 0.0 }
    }

    #[test]
    fn the_error_is_that_of_the_mean() {
        let coin: Vec<f32> = (0..400).map(|toss| (toss % 2) as f32).collect();
        let coin = prospect(&coin);
        assert!((coin.chance() - 0.5).abs() < 1e-6);
        assert!((coin.error() - 1.96 * 0.5 / 20.0).abs() < 1e-3, "{}", coin.error());
        assert_eq!(prospect(&[0.3]).error(), 1.0, "one world says nothing about how sure it is");
    }

    #[test]
    fn what_is_luck_for_both_is_no_difference() {
        let (worse, better) = (prospect(&[0.1, 0.9, 0.1, 0.9]), prospect(&[0.2, 1.0, 0.2, 1.0]));
        let (gain, error) = better.gain_over(&worse);
        assert!((gain - 0.1).abs() < 1e-6 && error < 1e-3 && better.error() > 0.3);
    }
}
