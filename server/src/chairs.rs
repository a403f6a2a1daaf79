//! The chairs in which bots think: a few, so that there is always a core left for people.
//!
//! Who waits for one is let in by urgency, and among the equally urgent the tables take turns, so that a table with many
//! bots does not keep the others waiting.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// How long somebody can wait, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// A person looks at the screen and waits for a hint.
    Hint,
    /// A bot is asked; the people at its table wait.
    Bot,
    /// A game that is over.
    Analysis,
}

#[derive(Clone, Debug)]
pub(crate) struct Chairs(Arc<Mutex<Hall>>);

#[derive(Debug)]
struct Hall {
    chairs: usize,
    free: usize,
    closed: bool,
    /// For each urgency the tables that wait, in the order of their turns.
    waiting: [VecDeque<Queue>; 3],
}

#[derive(Debug)]
struct Queue {
    table: i64,
    waiters: VecDeque<oneshot::Sender<Chair>>,
}

/// A place to think in, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Chair(Chairs);

impl Chairs {
    pub(crate) fn new(chairs: usize) -> Self {
        let chairs = chairs.max(1);
        Self(Arc::new(Mutex::new(Hall { chairs, free: chairs, closed: false, waiting: Default::default() })))
    }

    /// Waits for a chair; nothing once the house is closing.
    pub(crate) async fn take(&self, urgency: Urgency, table: i64) -> Option<Chair> {
        self.queue_up(urgency, table).await.ok()
    }

    /// The same for somebody with a thread of their own.
    pub(crate) fn take_blocking(&self, urgency: Urgency, table: i64) -> Option<Chair> {
        self.queue_up(urgency, table).blocking_recv().ok()
    }

    /// How many chairs there are, and how many bots wait for one.
    pub(crate) fn crowd(&self) -> (usize, usize) {
        let hall = self.hall();
        let waiting = |urgency: Urgency| hall.waiting[urgency as usize].iter().map(|queue| queue.waiters.len());
        (hall.chairs, waiting(Urgency::Hint).chain(waiting(Urgency::Bot)).sum())
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

    fn queue_up(&self, urgency: Urgency, table: i64) -> oneshot::Receiver<Chair> {
        let (waiter, chair) = oneshot::channel();
        {
            let mut hall = self.hall();
            if !hall.closed {
                let queues = &mut hall.waiting[urgency as usize];
                match queues.iter_mut().find(|queue| queue.table == table) {
                    Some(queue) => queue.waiters.push_back(waiter),
                    None => queues.push_back(Queue { table, waiters: VecDeque::from([waiter]) }),
                }
            }
        }
        self.seat_next();
        chair
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
            drop(waiter.send(Chair(self.clone())));
        }
    }

    fn hall(&self) -> MutexGuard<'_, Hall> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    fn next(&mut self) -> Option<oneshot::Sender<Chair>> {
        let queues = self.waiting.iter_mut().find(|queues| !queues.is_empty())?;
        let mut queue = queues.pop_front()?;
        let waiter = queue.waiters.pop_front();
        if !queue.waiters.is_empty() {
            queues.push_back(queue);
        }
        waiter
    }
}

impl Drop for Chair {
    fn drop(&mut self) {
        self.0.hall().free += 1;
        self.0.seat_next();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets everybody in one after another and tells in which order.
    fn order(
        chairs: &Chairs,
        taken: Chair,
        mut waiting: Vec<(&'static str, oneshot::Receiver<Chair>)>,
    ) -> Vec<&'static str> {
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
    fn the_urgent_come_first_and_tables_take_turns() {
        let chairs = Chairs::new(1);
        let taken = chairs.take_blocking(Urgency::Bot, 9).unwrap_or_else(|| panic!("a free chair"));
        let waiting = [
            ("analysis", Urgency::Analysis, 1),
            ("first bot of 1", Urgency::Bot, 1),
            ("second bot of 1", Urgency::Bot, 1),
            ("third bot of 1", Urgency::Bot, 1),
            ("bot of 2", Urgency::Bot, 2),
            ("hint", Urgency::Hint, 3),
        ];
        let waiting = waiting.map(|(name, urgency, table)| (name, chairs.queue_up(urgency, table)));
        assert_eq!(chairs.crowd(), (1, 5));
        let order = order(&chairs, taken, waiting.into());
        let expected = ["hint", "first bot of 1", "bot of 2", "second bot of 1", "third bot of 1", "analysis"];
        assert_eq!(order, expected);
    }

    #[test]
    fn who_left_does_not_keep_a_chair_and_closing_sends_all_away() {
        let chairs = Chairs::new(1);
        let taken = chairs.take_blocking(Urgency::Bot, 1);
        drop(chairs.queue_up(Urgency::Bot, 2));
        let patient = chairs.queue_up(Urgency::Bot, 3);
        drop(taken);
        let chair = patient.blocking_recv();
        assert!(chair.is_ok());
        let unlucky = chairs.queue_up(Urgency::Bot, 4);
        chairs.close();
        assert!(unlucky.blocking_recv().is_err() && chairs.take_blocking(Urgency::Hint, 5).is_none());
    }
}
