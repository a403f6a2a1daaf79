//! Where bots think: off the request path, a few at a time, at a human pace.

use serde_json::Value;
use std::{sync::Arc, time::Duration};
use taverne_bots::Player;
use taverne_engine::{Seat, Table};
use taverne_games::TableBot;
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

    /// The bot and what it chose, after a decent while; nothing if the bot broke down.
    pub(crate) async fn choose(
        &self,
        mut bot: Box<dyn TableBot>,
        table: Box<dyn Table>,
        seat: Seat,
    ) -> Option<(Box<dyn TableBot>, Value)> {
        tokio::time::sleep(self.pace).await;
        let _chair = self.chairs.acquire().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let action = bot.choose(table.as_ref(), seat);
            (bot, action)
        });
        thinking.await.inspect_err(|error| tracing::error!(%error, "a bot broke down")).ok()
    }
}

/// Who plays on for somebody who leaves.
pub(crate) fn stand_in() -> &'static str {
    Player::Greedy.name()
}
