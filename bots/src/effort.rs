//! How hard a searching bot thinks.

use std::time::{Duration, Instant};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    pub budget: Budget,
    /// Never think longer than this, even if iterations are left. Decisions can be reproduced unless it is reached.
    pub cap: Option<Duration>,
    /// How many threads think, each for its part of the iterations. What they find depends on their number.
    pub threads: usize,
    /// How much to try what was tried little.
    pub curiosity: f32,
    /// How freely to play what is not quite best: at 0 never, at 1 every action as often as it was tried.
    pub whim: f32,
    /// How many decisions to play on before a position is judged; if nothing is said, as many as the game advises.
    pub horizon: Option<usize>,
    /// Whether to look beyond what falls by chance; if nothing is said, as the game advises.
    pub beyond: Option<bool>,
}

/// When to stop thinking. Only a count of iterations makes decisions that can be reproduced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Iterations(u32),
    Time(Duration),
}

impl Effort {
    pub const USUAL: Self = Self {
        budget: Budget::Iterations(1_000),
        cap: None,
        threads: 1,
        curiosity: 0.2,
        whim: 0.0,
        horizon: None,
        beyond: None,
    };

    pub const fn iterations(iterations: u32) -> Self {
        Self { budget: Budget::Iterations(iterations), ..Self::USUAL }
    }

    /// The part of one of the threads.
    pub(crate) fn share(&self, thread: usize) -> Share {
        let threads = self.threads.max(1) as u32;
        let iterations = match self.budget {
            Budget::Iterations(all) => all / threads + u32::from((thread as u32) < all % threads),
            Budget::Time(_) => u32::MAX,
        };
        let most = match self.budget {
            Budget::Iterations(_) => self.cap,
            Budget::Time(time) => Some(self.cap.map_or(time, |cap| cap.min(time))),
        };
        Share { iterations, until: most.map(|most| Instant::now() + most) }
    }
}

/// What one thread may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    pub(crate) iterations: u32,
    until: Option<Instant>,
}

impl Share {
    /// Whether there is no time left. The clock is read after every iteration: it costs far less than one.
    pub(crate) fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}
