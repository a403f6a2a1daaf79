//! The chairs in which bots think: a few, so that there is always a core left for people.
//!
//! Who waits for one is let in by turns. Hints and bots that people wait for alternate; what nobody waits for gets what
//! they leave, and now and then a turn. Within a kind, households take turns, then their people, then their tables: who
//! asks for much keeps only themselves waiting.

use crate::limits::Visit;
use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// What a chair is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// A person looks at the screen and waits for a hint.
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
pub(crate) struct Chairs(Arc<Mutex<Hall>>);

#[derive(Debug)]
struct Hall {
    chairs: usize,
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
    chair: oneshot::Sender<Chair>,
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
pub(crate) struct Chair(Chairs);

impl Chairs {
    pub(crate) fn new(chairs: usize) -> Self {
        let chairs = chairs.max(1);
        let (waiting, last_turn) = (Vec::new(), HashMap::new());
        let hall = Hall { chairs, free: chairs, closed: false, waiting, turns: 0, last_turn, last_work: [0; 4] };
        Self(Arc::new(Mutex::new(hall)))
    }

    /// Waits for a chair; nothing once the house is closing.
    pub(crate) async fn take(&self, work: Work, visit: Visit, table: i64) -> Option<Chair> {
        self.queue_up(work, visit, table).await.ok()
    }

    /// The same for somebody with a thread of their own.
    pub(crate) fn take_blocking(&self, work: Work, visit: Visit, table: i64) -> Option<Chair> {
        self.queue_up(work, visit, table).blocking_recv().ok()
    }

    /// How many chairs there are, and on behalf of how many people one is waited for, for work that goes before or with
    /// this one.
    pub(crate) fn crowd(&self, work: Work) -> (usize, usize) {
        let hall = self.hall();
        let with = |waiter: &&Waiter| PEOPLE_WAIT.contains(&waiter.work) || waiter.work == work;
        let people: HashSet<_> = hall.waiting.iter().filter(with).map(|waiter| waiter.visit).collect();
        (hall.chairs, people.len())
    }

    /// Somebody has come to a table: its bots no longer think for themselves alone.
    pub(crate) fn attend(&self, table: i64, visit: Visit) {
        let mut hall = self.hall();
        for waiter in hall.waiting.iter_mut().filter(|it| it.table == table && it.work == Work::Alone) {
            (waiter.work, waiter.visit) = (Work::Bot, visit);
        }
    }

    /// Sends away everybody who waits.
    pub(crate) fn close(&self) {
        let waiting = {
            let mut hall = self.hall();
            hall.closed = true;
            std::mem::take(&mut hall.waiting)
        };
        drop(waiting);
    }

    fn queue_up(&self, work: Work, visit: Visit, table: i64) -> oneshot::Receiver<Chair> {
        let (chair, promised) = oneshot::channel();
        {
            let mut hall = self.hall();
            if !hall.closed {
                hall.waiting.push(Waiter { work, visit, table, chair });
            }
        }
        self.seat_next();
        promised
    }

    /// Gives free chairs to those whose turn it is.
    fn seat_next(&self) {
        loop {
            let waiter = {
                let mut hall = self.hall();
                if hall.free == 0 {
                    return;
                }
                let Some(waiter) = hall.next() else { return };
                hall.free -= 1;
                waiter
            };
            // Whoever has left meanwhile drops the chair, and it is free again.
            drop(waiter.chair.send(Chair(self.clone())));
        }
    }

    fn hall(&self) -> MutexGuard<'_, Hall> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    fn next(&mut self) -> Option<Waiter> {
        self.waiting.retain(|waiter| !waiter.chair.is_closed());
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

impl Drop for Chair {
    fn drop(&mut self) {
        self.0.hall().free += 1;
        self.0.seat_next();
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

    type Waiting = (String, oneshot::Receiver<Chair>);

    fn wait(chairs: &Chairs, name: impl Into<String>, work: Work, visit: Visit, table: i64) -> Waiting {
        (name.into(), chairs.queue_up(work, visit, table))
    }

    /// Lets everybody in one after another and tells in which order.
    fn order(chairs: &Chairs, taken: Chair, mut waiting: Vec<Waiting>) -> Vec<String> {
        let mut order = Vec::new();
        drop(taken);
        while !waiting.is_empty() {
            let next = waiting.iter_mut().position(|(_, chair)| chair.try_recv().is_ok());
            let Some(next) = next else { panic!("a chair is free and nobody sits down: {order:?} {chairs:?}") };
            order.push(waiting.remove(next).0);
        }
        order
    }

    #[test]
    fn people_come_first_and_tables_take_turns() {
        let chairs = Chairs::new(1);
        let taken = chairs.take_blocking(Work::Bot, visit(9, 9), 9).unwrap();
        let waiting = vec![
            wait(&chairs, "analysis", Work::Analysis, visit(1, 1), 1),
            wait(&chairs, "first bot of 1", Work::Bot, visit(1, 1), 1),
            wait(&chairs, "second bot of 1", Work::Bot, visit(1, 1), 1),
            wait(&chairs, "third bot of 1", Work::Bot, visit(1, 1), 1),
            wait(&chairs, "bot of 2", Work::Bot, visit(1, 1), 2),
            wait(&chairs, "hint", Work::Hint, visit(1, 1), 3),
        ];
        assert_eq!(chairs.crowd(Work::Bot), (1, 1));
        let order = order(&chairs, taken, waiting);
        assert_eq!(order, ["hint", "first bot of 1", "bot of 2", "second bot of 1", "third bot of 1", "analysis"]);
    }

    /// Eight guests who ask for hints all the time once stopped every bot.
    #[test]
    fn a_bot_waits_for_one_hint_at_most_however_many_are_asked_for() {
        let chairs = Chairs::new(1);
        let taken = chairs.take_blocking(Work::Hint, visit(1, 0), 0).unwrap();
        let hints = (1..=8).map(|guest| wait(&chairs, "hint", Work::Hint, visit(1, guest), 1));
        let mut waiting: Vec<_> = hints.collect();
        waiting.push(wait(&chairs, "bot", Work::Bot, visit(1, 99), 2));
        waiting.push(wait(&chairs, "bot", Work::Bot, visit(1, 99), 2));
        let order = order(&chairs, taken, waiting);
        let bots: Vec<_> = order.iter().enumerate().filter(|(_, it)| *it == "bot").map(|(at, _)| at).collect();
        assert!(bots[0] <= 1 && bots[1] <= 3, "{order:?}");
    }

    /// So did hundreds of tables at which nobody was, or at which one household sat.
    #[test]
    fn an_opponent_waits_neither_for_empty_tables_nor_for_all_tables_of_somebody_else() {
        let chairs = Chairs::new(1);
        let taken = chairs.take_blocking(Work::Bot, visit(9, 9), 9).unwrap();
        let mut waiting: Vec<_> =
            (1..=336).map(|table| wait(&chairs, "empty", Work::Alone, visit(1, 1), table)).collect();
        waiting.extend((400..500).map(|table| wait(&chairs, "another's", Work::Bot, visit(1, 1), table)));
        waiting.push(wait(&chairs, "person's", Work::Bot, visit(1, 2), 1_000));
        waiting.push(wait(&chairs, "neighbour's", Work::Bot, visit(2, 3), 1_001));
        assert_eq!((chairs.crowd(Work::Bot), chairs.crowd(Work::Alone)), ((1, 3), (1, 3)));
        let order = order(&chairs, taken, waiting);
        let at = |name: &str| order.iter().position(|it| it == name).unwrap();
        assert!(at("neighbour's") < 3 && at("person's") < 5, "{:?}", &order[..8]);
        let early = order[..64].iter().filter(|name| *name == "empty").count();
        assert!((1..=4).contains(&early), "{early} turns of 64 for empty tables");
    }

    #[test]
    fn bots_of_a_table_to_which_somebody_comes_are_no_longer_alone() {
        let chairs = Chairs::new(1);
        let taken = chairs.take_blocking(Work::Bot, visit(9, 9), 9).unwrap();
        let waiting = vec![
            wait(&chairs, "empty", Work::Alone, visit(1, 1), 1),
            wait(&chairs, "visited", Work::Alone, visit(1, 1), 2),
        ];
        chairs.attend(2, visit(2, 2));
        assert_eq!(order(&chairs, taken, waiting), ["visited", "empty"]);
    }

    #[test]
    fn who_left_does_not_keep_a_chair_and_closing_sends_all_away() {
        let chairs = Chairs::new(1);
        let taken = chairs.take_blocking(Work::Bot, visit(1, 1), 1);
        drop(chairs.queue_up(Work::Bot, visit(1, 1), 2));
        let patient = chairs.queue_up(Work::Bot, visit(1, 1), 3);
        drop(taken);
        let chair = patient.blocking_recv();
        assert!(chair.is_ok());
        let unlucky = chairs.queue_up(Work::Bot, visit(1, 1), 4);
        chairs.close();
        assert!(unlucky.blocking_recv().is_err() && chairs.take_blocking(Work::Hint, visit(1, 1), 5).is_none());
    }
}
