//! What a lead was worth in games that bots played to the end.
//!
//! Fitted by `bots/examples/calibrate.rs` to the games 0 to 499 of `medium@20` with two players, of `medium@10` with three and
//! four, and alone to 150 of `medium@10`; five are told the figures of four. What two are told was too bright above one half:
//! corrected by 2,000 further games of `medium@20`.

use taverne_engine::knowledge::Calibration;

pub(super) fn calibration(seats: usize) -> Calibration {
    match seats {
        1 => Calibration { even: [1.414, 1.365], point: [-3.021, -0.82], told: Calibration::AS_IT_IS },
        2 => Calibration { even: [-1.118, 2.267], point: [-1.436, -0.748], told: [-0.194, 0.834] },
        3 => Calibration { even: [-1.354, 1.929], point: [-1.531, -0.773], told: [-0.354, 0.765] },
        _ => Calibration { even: [-1.609, 1.967], point: [-1.491, -0.855], told: [-0.441, 0.751] },
    }
}
