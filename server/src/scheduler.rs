//! Who may think now: a few at a time, so that there is always a core left for people.
//!
//! Who waits for a permit gets one by turns. Hints and bots that people wait for alternate; what nobody waits for gets what
//! they leave, and now and then a turn. Within a kind, households take turns, then their people, then their tables: who
//! asks for much keeps only themselves waiting.

use crate::limits::Visit;
use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// What a permit is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// A person looks at the screen and waits, such as for a hint.
    Hint,
    /// A bot is asked; the people at its table wait.
    Bot,
    /// A bot is asked at a table where nobody is just now.
    Alone,
    /// A game that is over.
    Analysis,
}

const PEOPLE_WAIT: [Work; 2] = [Work::Hint, Work::Bot];
const NOBODY_WAITS: [Work; 2] = [Work::Alone, Work::Analysis];
/// One turn in so many is for what nobody waits for, however many people do.
const NOW_AND_THEN: u64 = 16;
/// So many are remembered to have had a turn; more are forgotten, the earliest first.
const REMEMBERED: usize = 10_000;

#[derive(Clone, Debug)]
pub(crate) struct Scheduler(Arc<Mutex<Queue>>);

#[derive(Debug)]
struct Queue {
    permits: usize,
    free: usize,
    closed: bool,
    waiting: Vec<Waiter>,
    /// How many turns there have been, and which of them was the last of everybody and of every kind of work.
    turns: u64,
    last_turn: HashMap<Whose, u64>,
    last_work: [u64; 4],
}

#[derive(Debug)]
struct Waiter {
    work: Work,
    visit: Visit,
    table: i64,
    permit: oneshot::Sender<Permit>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Household(Option<IpAddr>),
    Person(Visit),
    Table(i64),
}

impl Waiter {
    fn whose(&self) -> [Whose; 3] {
        [Whose::Household(self.visit.household), Whose::Person(self.visit), Whose::Table(self.table)]
    }
}

/// A place to think in, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Permit(Scheduler);

impl Scheduler {
    pub(crate) fn new(permits: usize) -> Self {
        let permits = permits.max(1);
        let (waiting, last_turn) = (Vec::new(), HashMap::new());
        let queue = Queue { permits, free: permits, closed: false, waiting, turns: 0, last_turn, last_work: [0; 4] };
        Self(Arc::new(Mutex::new(queue)))
    }

    /// Waits for a permit; nothing once the house is closing.
    pub(crate) async fn take(&self, work: Work, visit: Visit, table: i64) -> Option<Permit> {
        self.queue_up(work, visit, table).await.ok()
    }

    /// The same for somebody with a thread of their own.
    pub(crate) fn take_blocking(&self, work: Work, visit: Visit, table: i64) -> Option<Permit> {
        self.queue_up(work, visit, table).blocking_recv().ok()
    }

    /// How many permits there are, and on behalf of how many people one is waited for, for work that goes before or with
    /// this one.
    pub(crate) fn crowd(&self, work: Work) -> (usize, usize) {
        let queue = self.queue();
        let with = |waiter: &&Waiter| PEOPLE_WAIT.contains(&waiter.work) || waiter.work == work;
        let people: HashSet<_> = queue.waiting.iter().filter(with).map(|waiter| waiter.visit).collect();
        (queue.permits, people.len())
    }

    /// Somebody has come to a table: its bots no longer think for themselves alone.
    pub(crate) fn attend(&self, table: i64, visit: Visit) {
        let mut queue = self.queue();
        for waiter in queue.waiting.iter_mut().filter(|it| it.table == table && it.work == Work::Alone) {
            (waiter.work, waiter.visit) = (Work::Bot, visit);
        }
    }

    /// Sends away everybody who waits.
    pub(crate) fn close(&self) {
        let waiting = {
            let mut queue = self.queue();
            queue.closed = true;
            std::mem::take(&mut queue.waiting)
        };
        drop(waiting);
    }

    fn queue_up(&self, work: Work, visit: Visit, table: i64) -> oneshot::Receiver<Permit> {
        let (permit, promised) = oneshot::channel();
        {
            let mut queue = self.queue();
            if !queue.closed {
                queue.waiting.push(Waiter { work, visit, table, permit });
            }
        }
        self.admit();
        promised
    }

    /// Gives free permits to those whose turn it is.
    fn admit(&self) {
        loop {
            let waiter = {
                let mut queue = self.queue();
                if queue.free == 0 {
                    return;
                }
                let Some(waiter) = queue.next() else { return };
                queue.free -= 1;
                waiter
            };
            // Whoever has left meanwhile drops the permit, and it is free again.
            drop(waiter.permit.send(Permit(self.clone())));
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    fn next(&mut self) -> Option<Waiter> {
        self.waiting.retain(|waiter| !waiter.permit.is_closed());
        let work = self.next_work()?;
        let last = |whose| self.last_turn.get(&whose).copied().unwrap_or(0);
        let waiters = self.waiting.iter().enumerate().filter(|(_, waiter)| waiter.work == work);
        // The first of those who have waited longest for a turn.
        let (index, _) = waiters.min_by_key(|(_, waiter)| waiter.whose().map(last))?;
        let waiter = self.waiting.remove(index);
        self.turns += 1;
        self.last_work[work as usize] = self.turns;
        self.last_turn.extend(waiter.whose().map(|whose| (whose, self.turns)));
        if self.last_turn.len() > REMEMBERED {
            let recent = self.turns.saturating_sub(REMEMBERED as u64 / 6);
            self.last_turn.retain(|_, turn| *turn > recent);
        }
        Some(waiter)
    }

    fn next_work(&self) -> Option<Work> {
        let waits = |work: &Work| self.waiting.iter().any(|waiter| waiter.work == *work);
        let of = |kinds: [Work; 2]| kinds.into_iter().filter(waits).min_by_key(|work| self.last_work[*work as usize]);
        let others = of(NOBODY_WAITS);
        let last = NOBODY_WAITS.map(|work| self.last_work[work as usize]).into_iter().max().unwrap_or(0);
        if self.turns + 1 >= last + NOW_AND_THEN && others.is_some() {
            return others;
        }
        of(PEOPLE_WAIT).or(others)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.0.queue().free += 1;
        self.0.admit();
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn visit(household: u8, person: u64) -> Visit {
        Visit { household: Some(Ipv4Addr::new(10, 0, 0, household).into()), person }
    }

    type Waiting = (String, oneshot::Receiver<Permit>);

    fn wait(scheduler: &Scheduler, name: impl Into<String>, work: Work, visit: Visit, table: i64) -> Waiting {
        (name.into(), scheduler.queue_up(work, visit, table))
    }

    /// Lets everybody in one after another and tells in which order.
    fn order(scheduler: &Scheduler, taken: Permit, mut waiting: Vec<Waiting>) -> Vec<String> {
        let mut order = Vec::new();
        drop(taken);
        while !waiting.is_empty() {
            let next = waiting.iter_mut().position(|(_, permit)| permit.try_recv().is_ok());
            let Some(next) = next else { panic!("a permit is free and nobody gets it: {order:?} {scheduler:?}") };
            order.push(waiting.remove(next).0);
        }
        order
    }

    #[test]
    fn people_come_first_and_tables_take_turns() {
        let scheduler = Scheduler::new(1);
        let taken = scheduler.take_blocking(Work::Bot, visit(9, 9), 9).unwrap();
        let waiting = vec![
            wait(&scheduler, "analysis", Work::Analysis, visit(1, 1), 1),
            wait(&scheduler, "first bot of 1", Work::Bot, visit(1, 1), 1),
            wait(&scheduler, "second bot of 1", Work::Bot, visit(1, 1), 1),
            wait(&scheduler, "third bot of 1", Work::Bot, visit(1, 1), 1),
            wait(&scheduler, "bot of 2", Work::Bot, visit(1, 1), 2),
            wait(&scheduler, "hint", Work::Hint, visit(1, 1), 3),
        ];
        assert_eq!(scheduler.crowd(Work::Bot), (1, 1));
        let order = order(&scheduler, taken, waiting);
        assert_eq!(order, ["hint", "first bot of 1", "bot of 2", "second bot of 1", "third bot of 1", "analysis"]);
    }

    /// Eight guests who ask for hints all the time once stopped every bot.
    #[test]
    fn a_bot_waits_for_one_hint_at_most_however_many_are_asked_for() {
        let scheduler = Scheduler::new(1);
        let taken = scheduler.take_blocking(Work::Hint, visit(1, 0), 0).unwrap();
        let hints = (1..=8).map(|guest| wait(&scheduler, "hint", Work::Hint, visit(1, guest), 1));
        let mut waiting: Vec<_> = hints.collect();
        waiting.push(wait(&scheduler, "bot", Work::Bot, visit(1, 99), 2));
        waiting.push(wait(&scheduler, "bot", Work::Bot, visit(1, 99), 2));
        let order = order(&scheduler, taken, waiting);
        let bots: Vec<_> = order.iter().enumerate().filter(|(_, it)| *it == "bot").map(|(at, _)| at).collect();
        assert!(bots[0] <= 1 && bots[1] <= 3, "{order:?}");
    }

    /// So did hundreds of tables at which nobody was, or at which one household sat.
    #[test]
    fn an_opponent_waits_neither_for_empty_tables_nor_for_all_tables_of_somebody_else() {
        let scheduler = Scheduler::new(1);
        let taken = scheduler.take_blocking(Work::Bot, visit(9, 9), 9).unwrap();
        let mut waiting: Vec<_> =
            (1..=336).map(|table| wait(&scheduler, "empty", Work::Alone, visit(1, 1), table)).collect();
        waiting.extend((400..500).map(|table| wait(&scheduler, "another's", Work::Bot, visit(1, 1), table)));
        waiting.push(wait(&scheduler, "person's", Work::Bot, visit(1, 2), 1_000));
        waiting.push(wait(&scheduler, "neighbour's", Work::Bot, visit(2, 3), 1_001));
        assert_eq!((scheduler.crowd(Work::Bot), scheduler.crowd(Work::Alone)), ((1, 3), (1, 3)));
        let order = order(&scheduler, taken, waiting);
        let at = |name: &str| order.iter().position(|it| it == name).unwrap();
        assert!(at("neighbour's") < 3 && at("person's") < 5, "{:?}", &order[..8]);
        let early = order[..64].iter().filter(|name| *name == "empty").count();
        assert!((1..=4).contains(&early), "{early} turns of 64 for empty tables");
    }

    #[test]
    fn bots_of_a_table_to_which_somebody_comes_are_no_longer_alone() {
        let scheduler = Scheduler::new(1);
        let taken = scheduler.take_blocking(Work::Bot, visit(9, 9), 9).unwrap();
        let waiting = vec![
            wait(&scheduler, "empty", Work::Alone, visit(1, 1), 1),
            wait(&scheduler, "visited", Work::Alone, visit(1, 1), 2),
        ];
        scheduler.attend(2, visit(2, 2));
        assert_eq!(order(&scheduler, taken, waiting), ["visited", "empty"]);
    }

    #[test]
    fn who_left_does_not_keep_a_permit_and_closing_sends_all_away() {
        let scheduler = Scheduler::new(1);
        let taken = scheduler.take_blocking(Work::Bot, visit(1, 1), 1);
        drop(scheduler.queue_up(Work::Bot, visit(1, 1), 2));
        let patient = scheduler.queue_up(Work::Bot, visit(1, 1), 3);
        drop(taken);
        let permit = patient.blocking_recv();
        assert!(permit.is_ok());
        let unlucky = scheduler.queue_up(Work::Bot, visit(1, 1), 4);
        scheduler.close();
        assert!(unlucky.blocking_recv().is_err() && scheduler.take_blocking(Work::Hint, visit(1, 1), 5).is_none());
    }
}
