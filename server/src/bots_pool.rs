//! Where bots think: off the request path, a few at a time, at a human pace.

use crate::{
    limits::Visit,
    scheduler::{Scheduler, Work},
};
use serde_json::Value;
use std::{
    iter,
    sync::Arc,
    time::{Duration, Instant},
};
use taverne_bots::{Budget, Effort, LEVELS, Level, Player};
use taverne_engine::{Seat, Seed, Table};
use taverne_games::{Kind, TableBot, Tip};

/// Bots that are no level for people are at least as easy to follow.
const USUAL_PACE: Duration = Duration::from_millis(700);
/// However crowded it is, everybody shall have had a turn after about this long.
const ROUND: Duration = Duration::from_secs(2);
/// Less thinking than this is not worth the name.
const SHORTEST_THOUGHT: Duration = Duration::from_millis(60);

#[derive(Clone, Debug)]
pub(crate) struct BotsPool {
    pub(crate) scheduler: Scheduler,
    /// A pace for all bots in the place of their own.
    pace: Option<Duration>,
}

/// A bot that is asked something.
pub(crate) struct Thinker {
    pub(crate) kind: &'static dyn Kind,
    pub(crate) name: String,
    pub(crate) bot: Box<dyn TableBot>,
    /// The table as it stands, and its number in the store.
    pub(crate) table: Box<dyn Table>,
    pub(crate) number: i64,
    pub(crate) seat: Seat,
    /// What it is to the house, and on whose behalf.
    pub(crate) work: Work,
    pub(crate) visit: Visit,
}

impl BotsPool {
    pub(crate) fn new(threads: usize, pace: Option<Duration>) -> Self {
        Self { scheduler: Scheduler::new(threads), pace }
    }

    /// The bot and what it chose, after a decent while, in which it also thought. For a bot that breaks down a simpler
    /// one decides and stays, so that nobody waits for ever; nothing only if all of them do.
    pub(crate) async fn choose(&self, thinker: Thinker) -> Option<(Box<dyn TableBot>, Value)> {
        let asked = Instant::now();
        let Thinker { kind, name, bot, table, number, seat, work, visit } = thinker;
        let pace = self.pace.unwrap_or_else(|| level(&name).map_or(USUAL_PACE, |level| level.pace));
        let permit = self.scheduler.take(work, visit, number).await?;
        let new = |name: &str| kind.bot(name, Seed::fresh()).ok();
        let mut hurried = self.hurried(&name, work).and_then(|name| new(&name));
        let table: Arc<dyn Table> = Arc::from(table);
        for mut bot in iter::once(bot).chain([stand_in(), Player::Random.name()].into_iter().filter_map(new)) {
            let (table, mut hurried) = (table.clone(), hurried.take());
            let thinking = tokio::task::spawn_blocking(move || {
                let action = hurried.as_mut().unwrap_or(&mut bot).choose(table.as_ref(), seat);
                (bot, action)
            });
            match thinking.await {
                Ok(chosen) => {
                    drop(permit);
                    metrics::histogram!("taverne_bot_seconds").record(asked.elapsed().as_secs_f64());
                    tokio::time::sleep(pace.saturating_sub(asked.elapsed())).await;
                    return Some(chosen);
                }
                Err(error) => tracing::error!(%error, seat = seat.index(), "a bot broke down"),
            }
        }
        None
    }

    /// Who thinks in the place of the strongest bot, the only one to take its time, while many people wait.
    fn hurried(&self, name: &str, work: Work) -> Option<String> {
        let strongest = LEVELS.last().filter(|level| level.name == name)?;
        let usual = strongest.effort.cap?;
        let share = self.share(work);
        (share < usual).then(|| format!("{name}@{}ms", share.as_millis()))
    }

    /// How long one may think while others wait.
    fn share(&self, work: Work) -> Duration {
        let (permits, waiting) = self.scheduler.crowd(work);
        (ROUND * permits as u32 / (waiting as u32 + 1)).max(SHORTEST_THOUGHT)
    }

    /// What the strongest bot would do, thinking for so long, or less while many people wait.
    pub(crate) async fn tips(
        &self,
        kind: &'static dyn Kind,
        table: Box<dyn Table>,
        seat: Seat,
        time: Duration,
        visit: Visit,
    ) -> Option<Vec<Tip>> {
        // People ask for themselves, so they need no turns by table.
        let permit = self.scheduler.take(Work::Hint, visit, 0).await?;
        let time = time.min(self.share(Work::Hint));
        let thinking = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            kind.tips(table.as_ref(), seat, thorough(Budget::Time(time)), Seed::fresh())
        });
        thinking.await.inspect_err(|error| tracing::error!(%error, "a hint broke down")).ok()
    }
}

/// The strongest bot, with another budget.
pub(crate) fn thorough(budget: Budget) -> Effort {
    let strongest = LEVELS.last().map_or(Effort::USUAL, |level| level.effort);
    Effort { budget, cap: None, ..strongest }
}

fn level(bot: &str) -> Option<&'static Level> {
    static KNOWN: [Level; 3] = LEVELS;
    KNOWN.iter().find(|level| level.name == bot)
}

/// Who plays on for somebody who leaves.
pub(crate) fn stand_in() -> &'static str {
    Player::Greedy.name()
}

/// Who plays if nobody says: a good game for most people.
pub(crate) fn usual() -> &'static str {
    Player::Medium.name()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
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
        let kind = taverne_games::find("card-kingdoms").unwrap();
        let sitter = Sitter { name: String::new(), player: "random".to_owned() };
        let options = serde_json::json!({});
        let opening = Opening { content: None, options, sitters: vec![sitter; 2], seed: Seed::numbered(1, 1) };
        let table = kind.open(&opening).unwrap();
        let seat = table.waiting().seats().first().unwrap();
        let pool = BotsPool::new(1, Some(Duration::ZERO));
        let (name, bot) = ("hard".to_owned(), Box::new(Broken));
        let (work, visit) = (Work::Bot, Visit::default());
        let thinker = Thinker { kind, name, bot, table: table.snapshot(), number: 1, seat, work, visit };
        let (_, action) = pool.choose(thinker).await.unwrap();
        assert!(table.actions(seat).contains(&action));
    }

    #[test]
    fn the_crowd_makes_the_thorough_think_faster() {
        let pool = BotsPool::new(1, None);
        let visit = |person| Visit { person, ..Visit::default() };
        let _taken = pool.scheduler.take_blocking(Work::Bot, visit(0), 0).unwrap();
        let hurried = |name| pool.hurried(name, Work::Bot);
        assert_eq!(hurried("hard"), None, "alone it takes its time");
        let waiting: Vec<_> = (1..20)
            .map(|table| {
                let scheduler = pool.scheduler.clone();
                std::thread::spawn(move || drop(scheduler.take_blocking(Work::Bot, visit(table), table as i64)))
            })
            .collect();
        while pool.scheduler.crowd(Work::Bot).1 < 19 {
            std::thread::yield_now();
        }
        assert_eq!(hurried("hard").as_deref(), Some("hard@100ms"));
        assert_eq!(pool.share(Work::Hint), Duration::from_millis(100), "and so do hints");
        assert_eq!([hurried("easy"), hurried("greedy")], [None, None], "these are quick anyway");
        pool.scheduler.close();
        waiting.into_iter().for_each(|thread| thread.join().unwrap());
    }
}
