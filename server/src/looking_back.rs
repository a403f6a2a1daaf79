//! How much looking back there may be: all of a game is played again for it, so an address has only so many plays, a long
//! game counts for more, and few games are gone through at once. Households take turns.

use crate::{
    config::Rate,
    limits::{Buckets, Visit},
    protocol::{Code, Problem},
    scheduler::{Permit, Scheduler, Work},
};
use std::net::IpAddr;

/// Each of them has a game, all that happened in it and the answer in memory.
const AT_ONCE: usize = 2;

#[derive(Debug)]
pub(crate) struct LookingBack {
    plays: Buckets<Option<IpAddr>>,
    turns: Scheduler,
}

impl LookingBack {
    pub(crate) fn new(plays_per_address: Rate) -> Self {
        Self { plays: Buckets::new(plays_per_address), turns: Scheduler::new(AT_ONCE) }
    }

    /// Waits for a turn to look back at a game of so many plays. It ends when the permit is dropped.
    pub(crate) async fn turn(&self, visit: Visit, plays: u32) -> Result<Permit, Problem> {
        self.plays.take_many(visit.household, plays.saturating_add(1)).map_err(Problem::too_many)?;
        let turn = self.turns.take(Work::Hint, visit, 0).await;
        turn.ok_or_else(|| Problem::new(Code::Trouble, "error-shutdown"))
    }

    /// Sends away everybody who waits.
    pub(crate) fn close(&self) {
        self.turns.close();
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::net::Ipv4Addr;

    fn visit(household: u8) -> Visit {
        Visit { household: Some(Ipv4Addr::new(10, 0, 0, household).into()), person: 0 }
    }

    #[test]
    fn few_look_back_at_once_and_households_take_turns() {
        let looking_back = LookingBack::new(Rate { burst: 100, per_second: 0.001 });
        let turn = |household| Box::pin(looking_back.turn(visit(household), 9));
        let mut crowd: Vec<_> = (0..6).map(|_| turn(1)).collect();
        let mut permits: Vec<_> = crowd.iter_mut().filter_map(FutureExt::now_or_never).collect();
        assert_eq!(permits.len(), AT_ONCE, "the others wait");
        let mut neighbour = turn(2);
        assert!((&mut neighbour).now_or_never().is_none());
        drop(permits.pop());
        assert!(neighbour.now_or_never().is_some_and(|turn| turn.is_ok()), "the next one is not of the same household");
    }

    #[test]
    fn who_has_looked_back_enough_does_not_even_wait() {
        let looking_back = LookingBack::new(Rate { burst: 10, per_second: 0.001 });
        drop(looking_back.turn(visit(1), 9).now_or_never().unwrap().unwrap());
        let refused = looking_back.turn(visit(1), 0).now_or_never().unwrap();
        assert_eq!(refused.unwrap_err().code, Code::TooMany);
    }
}
