//! How true the chances are that people are told: of the positions called 70 %, are about 70 % won?

use crate::{Estimate, Interval};
use serde::Serialize;
use taverne_games::Forecast;

/// Into so many classes forecasts fall, by the chance that was said.
pub const CLASSES: usize = 10;

/// Forecasts of many games, and what came of them.
#[derive(Clone, Debug, Default)]
pub struct Reliability {
    pub classes: [Class; CLASSES],
    squares: f64,
}

/// Forecasts of about the same chance.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Class {
    pub positions: u64,
    /// Of how many games these are. Positions of one game end alike, so this is what the interval goes by.
    pub games: u64,
    #[serde(skip)]
    said: f64,
    #[serde(skip)]
    won: f64,
}

impl Class {
    /// The mean of the chances that were said.
    pub fn said(&self) -> f64 {
        self.said / self.positions.max(1) as f64
    }

    /// The share that was won.
    pub fn won(&self) -> Estimate {
        let mean = (self.won / self.positions.max(1) as f64).clamp(0.0, 1.0);
        Estimate { mean, interval: Interval::wilson(mean, self.games as f64) }
    }

    /// Whether what was said lies within the interval of what came true.
    pub fn holds(&self) -> bool {
        let Interval { low, high } = self.won().interval;
        (low..=high).contains(&self.said())
    }
}

impl Reliability {
    /// The class of a chance; the last one has both its ends.
    fn class(chance: f64) -> usize {
        ((chance * CLASSES as f64) as usize).min(CLASSES - 1)
    }

    /// The forecasts of one game.
    pub fn add(&mut self, game: &[Forecast]) {
        let mut seen = [false; CLASSES];
        for forecast in game {
            let (said, won) = (f64::from(forecast.chance), f64::from(forecast.won));
            let at = Self::class(said);
            let class = &mut self.classes[at];
            class.positions += 1;
            class.games += u64::from(!std::mem::replace(&mut seen[at], true));
            class.said += said;
            class.won += won;
            self.squares += (said - won).powi(2);
        }
    }

    pub fn positions(&self) -> u64 {
        self.classes.iter().map(|class| class.positions).sum()
    }

    /// Brier's score: the mean square of what was said less what came true. 0 is a prophet; who always says 50 % has 0.25.
    pub fn brier(&self) -> f64 {
        self.squares / self.positions().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(chance: f32, won: f32) -> Forecast {
        Forecast { chance, won }
    }

    #[test]
    fn every_forecast_falls_into_its_class() {
        let mut all = Reliability::default();
        all.add(&[said(0.0, 0.0), said(0.0999, 0.0), said(0.71, 1.0), said(0.75, 1.0), said(1.0, 1.0)]);
        all.add(&[said(0.79, 0.0)]);
        let positions = all.classes.map(|class| class.positions);
        assert_eq!(positions, [2, 0, 0, 0, 0, 0, 0, 3, 0, 1]);
        assert_eq!((all.classes[7].games, all.positions()), (2, 6), "a game counts once in a class");
        assert!((all.classes[7].said() - 0.75).abs() < 1e-6);
        assert!((all.classes[7].won().mean - 2.0 / 3.0).abs() < 1e-6);
        let brier = (0.0999_f64.powi(2) + 0.29_f64.powi(2) + 0.25_f64.powi(2) + 0.79_f64.powi(2)) / 6.0;
        assert!((all.brier() - brier).abs() < 1e-6);
    }

    #[test]
    fn a_class_holds_if_what_was_said_came_true() {
        let of = |chance: f32, wins: usize| {
            let mut all = Reliability::default();
            (0..100).for_each(|game| all.add(&[said(chance, if game < wins { 1.0 } else { 0.0 })]));
            all.classes[Reliability::class(f64::from(chance))]
        };
        assert!(of(0.72, 70).holds() && !of(0.72, 45).holds() && !of(0.72, 95).holds());
    }
}
