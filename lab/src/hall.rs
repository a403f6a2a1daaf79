//! Many games at once, handed over in their order.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
};
use taverne_games::{Bout, CannotOpen, Kind, Played};

/// How many finished games may wait for those before them.
const QUEUE: usize = 1_024;

/// Where the games are played.
#[derive(Clone, Copy)]
pub struct Hall<'a> {
    pub kind: &'static dyn Kind,
    pub threads: usize,
    /// Once true, the games that are going on break off and no others begin.
    pub halt: &'a AtomicBool,
    /// Hears of every finished game.
    pub progress: &'a (dyn Fn() + Sync),
}

impl std::fmt::Debug for Hall<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall").field("game", &self.kind.id()).field("threads", &self.threads).finish_non_exhaustive()
    }
}

impl Hall<'_> {
    /// Plays the games from 0 to `games`; `hear` is told of them in this order, whatever the number of threads. Those
    /// that were not finished before a halt are left out.
    pub fn play<'b>(
        &self,
        games: u64,
        game: impl Fn(u64) -> Bout<'b> + Sync,
        mut hear: impl FnMut(u64, &Played),
    ) -> Result<(), CannotOpen> {
        let next = AtomicU64::new(0);
        let (send, finished) = mpsc::sync_channel(QUEUE);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (send, next, game) = (send.clone(), &next, &game);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games || self.halt.load(Ordering::Relaxed) {
                            return;
                        }
                        let played = match self.kind.bout(&game(number), self.halt) {
                            Ok(None) => return,
                            Ok(Some(played)) => Ok((number, played)),
                            Err(why) => {
                                next.store(games, Ordering::Relaxed);
                                Err(why)
                            }
                        };
                        if send.send(played).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let mut due = 0;
            let mut early = BTreeMap::new();
            for played in finished {
                let (number, played) = played?;
                (self.progress)();
                early.insert(number, played);
                while let Some(played) = early.remove(&due) {
                    hear(due, &played);
                    due += 1;
                }
            }
            early.iter().for_each(|(&number, played)| hear(number, played));
            Ok(())
        })
    }
}
