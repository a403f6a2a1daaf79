//! From a lead in points to a chance that can be told: fitted to games that were played to their end, so that of the
//! positions called 70 % about 70 % are won.
//!
//! The chance bots search by ([`super::Knowledge::chance_to_win`]) need only be higher where a position is better. Told
//! to people it would be wrong, by a different amount in each game and at each moment of it.

use super::odds;

/// What a lead was worth in many games with so many players. `bots/examples/calibrate.rs` fits it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// The odds (their logarithm) of somebody who is neither ahead nor behind by the game's own estimate: at the end, and
    /// how much more at the beginning. Below 0 where there are several rivals, and where the estimate flatters.
    pub even: [f32; 2],
    /// How much a point of lead adds to them, as a logarithm, so that a lead is never worth less than nothing: at the
    /// end, and how much more at the beginning.
    pub point: [f32; 2],
    /// What is then still too bright or too bold, because the games that were imagined to their end are counted as they
    /// ended: added to the odds of the whole, and what they are multiplied with.
    pub told: [f32; 2],
}

impl Calibration {
    /// Nothing is corrected.
    pub const AS_IT_IS: [f32; 2] = [0.0, 1.0];

    /// What a game that was never measured can say: even at no lead, 73 % at this one.
    pub fn unmeasured(lead: f32) -> Self {
        Self { even: [0.0; 2], point: [-lead.ln(), 0.0], told: Self::AS_IT_IS }
    }

    /// The chance to win with this lead, while this part of the game is left.
    pub fn chance(&self, lead: f32, left: f32) -> f32 {
        let [even, point] = [self.even, self.point].map(|[end, more]| end + more * left);
        odds(even + point.exp() * lead)
    }

    /// What is told where so many worlds say this on average.
    pub fn told(&self, mean: f32) -> f32 {
        let [shift, slope] = self.told;
        let mean = mean.clamp(0.001, 0.999);
        odds(shift + slope * (mean / (1.0 - mean)).ln())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: Calibration = Calibration { even: [-0.4, 0.3], point: [-1.0, -1.5], told: Calibration::AS_IT_IS };

    #[test]
    fn more_points_are_never_a_smaller_chance() {
        for left in [0.0, 0.3, 1.0, 1.4] {
            let chances: Vec<f32> = (-80..=80).map(|lead| SOME.chance(lead as f32, left)).collect();
            assert!(chances.is_sorted() && chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
            assert!(chances[0] < 0.2 && chances[160] > 0.8);
        }
    }

    #[test]
    fn what_is_told_can_be_sobered() {
        let bright = Calibration { told: [-0.3, 0.9], ..SOME };
        for percent in 1..100_u8 {
            let mean = f32::from(percent) / 100.0;
            assert!((SOME.told(mean) - mean).abs() < 1e-5);
            assert!(bright.told(mean) > bright.told(mean - 0.005), "the order stays");
        }
        assert!(bright.told(0.7) < 0.65 && bright.told(0.0) < 0.01 && bright.told(1.0) > 0.99);
    }

    #[test]
    fn the_end_and_the_beginning_have_figures_of_their_own() {
        assert!((SOME.chance(0.0, 0.0) - odds(-0.4)).abs() < 1e-6);
        assert!((SOME.chance(0.0, 1.0) - odds(-0.1)).abs() < 1e-6);
        let gain = |left| SOME.chance(4.0, left) - SOME.chance(0.0, left);
        assert!(gain(0.0) > gain(1.0), "towards the end the same lead is worth more");
        assert!((Calibration::unmeasured(10.0).chance(10.0, 0.5) - odds(1.0)).abs() < 1e-6);
    }
}
