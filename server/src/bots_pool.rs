//! Where bots think: off the request path, a few at a time, at a human pace.

use serde_json::Value;
use std::{iter, sync::Arc, time::Duration};
use taverne_bots::Player;
use taverne_engine::{Seat, Seed, Table};
use taverne_games::{Kind, TableBot};
use tokio::sync::Semaphore;

#[derive(Clone, Debug)]
pub(crate) struct BotsPool {
    chairs: Arc<Semaphore>,
    pace: Duration,
}

impl BotsPool {
    pub(crate) fn new(threads: usize, pace: Duration) -> Self {
        Self { chairs: Arc::new(Semaphore::new(threads.max(1))), pace }
    }

    /// The bot and what it chose, after a decent while. For a bot that breaks down a simpler one decides and stays, so
    /// that nobody waits for ever; nothing only if all of them do.
    pub(crate) async fn choose(
        &self,
        kind: &'static dyn Kind,
        bot: Box<dyn TableBot>,
        table: Box<dyn Table>,
        seat: Seat,
    ) -> Option<(Box<dyn TableBot>, Value)> {
        tokio::time::sleep(self.pace).await;
        let _chair = self.chairs.acquire().await.ok()?;
        let table: Arc<dyn Table> = Arc::from(table);
        let simpler = [stand_in(), "random"].into_iter().filter_map(|name| kind.bot(name, Seed::fresh()).ok());
        for mut bot in iter::once(bot).chain(simpler) {
            let table = table.clone();
            let thinking = tokio::task::spawn_blocking(move || {
                let action = bot.choose(table.as_ref(), seat);
                (bot, action)
            });
            match thinking.await {
                Ok(chosen) => return Some(chosen),
                Err(error) => tracing::error!(%error, seat = seat.index(), "a bot broke down"),
            }
        }
        None
    }
}

/// Who plays on for somebody who leaves.
pub(crate) fn stand_in() -> &'static str {
    Player::Greedy.name()
}

#[cfg(test)]
mod tests {
    use super::*;
    use taverne_engine::record::Sitter;
    use taverne_games::Opening;

    struct Broken;

    impl TableBot for Broken {
        fn choose(&mut self, _: &dyn Table, _: Seat) -> Value {
            panic!("this one always breaks down")
        }
    }

    #[tokio::test]
    async fn somebody_else_decides_for_a_bot_that_breaks_down() {
        let kind = taverne_games::find("card-kingdoms").expect("the house has this game");
        let sitter = Sitter { name: String::new(), player: "random".to_owned() };
        let options = serde_json::json!({});
        let opening = Opening { content: None, options, sitters: vec![sitter; 2], seed: Seed::numbered(1, 1) };
        let table = kind.open(&opening).expect("default options");
        let seat = table.waiting().seats().first().expect("somebody is asked");
        let pool = BotsPool::new(1, Duration::ZERO);
        let (_, action) = pool.choose(kind, Box::new(Broken), table.snapshot(), seat).await.expect("a decision");
        assert!(table.actions(seat).contains(&action));
    }
}
