//! What the house thinks of a finished game: made on request in the background, one at a time, and kept with the table.

use crate::{
    bots_pool::thorough,
    house::House,
    identity::Guest,
    limits::{Visit, household},
    protocol::{AnalysisState, Code, Phase, Problem},
    scheduler::Work,
    store::StoredAnalysis,
    tables::{Command, Past, Tables},
};
use axum::{
    Json,
    extract::{ConnectInfo, Path, State},
    response::Response,
};
use std::{
    collections::{HashMap, VecDeque},
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use taverne_bots::Budget;
use taverne_engine::{Record, RecordError};
use taverne_games::{ANALYSIS_VERSION, Analysis, Kind};

/// No more games wait for their turn than this.
const LONGEST_QUEUE: usize = 100;

/// The analyses that are asked for and not yet made.
#[derive(Debug, Default)]
pub(crate) struct Analyses(Mutex<Desk>);

#[derive(Debug, Default)]
struct Desk {
    /// Somebody works here.
    busy: bool,
    /// By turns of households: first the first one of each, then the second ones.
    waiting: VecDeque<Order>,
    /// How far each has come, by the number of its table; those that wait are at 0 of 0.
    progress: HashMap<i64, (u32, u32)>,
}

struct Order {
    table: i64,
    kind: &'static dyn Kind,
    record: Record,
    /// Who ordered it.
    visit: Visit,
}

impl std::fmt::Debug for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Order({})", self.table)
    }
}

pub(crate) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Json<AnalysisState>, Problem> {
    let table = house.store.table(&id).await?.ok_or_else(Problem::no_table)?;
    if table.phase != Phase::Over {
        return Err(not_over());
    }
    state(&house, table.number).await.map(Json)
}

/// Asks for an analysis; asking again is harmless.
pub(crate) async fn ask(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    guest: Guest,
) -> Result<Response, Problem> {
    let Past { kind, record, table, .. } = finished(&house, &id).await?;
    let kind = kind.ok_or_else(|| Problem::new(Code::ReadOnly, "error-read-only"))?;
    if record.actions.len() > house.config.limits.analysed_plays {
        return Err(Problem::new(Code::Limit, "error-analysis-long"));
    }
    let made = matches!(state(&house, table).await?, AnalysisState::Ready { outdated: false, .. });
    if !made && !house.analyses.knows(table) {
        let address = household(address.ip());
        let visit = Visit::new(Some(address), Some(&guest.person.tag));
        house.analyses.may_order(&house, visit)?;
        house.rates.analyses.take(guest.person.tag.clone()).map_err(Problem::too_many)?;
        house.rates.analyses_of_address.take(address).map_err(Problem::too_many)?;
        house.analyses.order(&house, Order { table, kind, record, visit });
    }
    let state = state(&house, table).await?;
    Ok(guest.answer(Json(state)))
}

/// A finished game, with all its moves.
async fn finished(house: &Arc<House>, id: &str) -> Result<Past, Problem> {
    let past = Tables::ask(house, id, |reply| Command::Past { reply }).await?;
    if past.over { Ok(past) } else { Err(not_over()) }
}

fn not_over() -> Problem {
    Problem::new(Code::WrongPhase, "error-not-over")
}

async fn state(house: &House, table: i64) -> Result<AnalysisState, Problem> {
    if let Some(state) = house.analyses.state(table) {
        return Ok(state);
    }
    let Some(StoredAnalysis { version, analysis }) = house.store.analysis(table).await? else {
        return Ok(AnalysisState::None);
    };
    // One of another version may not even be readable; then there is none.
    Ok(match serde_json::from_str(&analysis) {
        Ok(analysis) => AnalysisState::Ready { analysis, outdated: version != ANALYSIS_VERSION },
        Err(_) => AnalysisState::None,
    })
}

impl Analyses {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn knows(&self, table: i64) -> bool {
        self.desk().progress.contains_key(&table)
    }

    fn state(&self, table: i64) -> Option<AnalysisState> {
        let desk = self.desk();
        let &(done, total) = desk.progress.get(&table)?;
        Some(match desk.waiting.iter().position(|order| order.table == table) {
            Some(before) => AnalysisState::Waiting { ahead: before as u32 + u32::from(desk.busy) },
            None => AnalysisState::Running { done, total },
        })
    }

    /// Nothing, or that others, or the orders of their own household, have to be waited for.
    fn may_order(&self, house: &House, visit: Visit) -> Result<(), Problem> {
        let desk = self.desk();
        let own = desk.waiting.iter().filter(|order| order.visit.household == visit.household).count();
        if desk.waiting.len() >= LONGEST_QUEUE || own >= house.config.limits.analyses_waiting_per_address {
            return Err(Problem::new(Code::Limit, "error-analysis-busy"));
        }
        Ok(())
    }

    fn order(&self, house: &Arc<House>, order: Order) {
        let mut desk = self.desk();
        if desk.progress.contains_key(&order.table) {
            return;
        }
        desk.progress.insert(order.table, (0, order.record.actions.len() as u32));
        let place = place(desk.waiting.iter().map(|waiting| waiting.visit.household), order.visit.household);
        desk.waiting.insert(place, order);
        if !desk.busy {
            desk.busy = true;
            tokio::spawn(work(house.clone()));
        }
    }

    /// The next order, if there is one; otherwise the desk is left.
    fn next(&self) -> Option<Order> {
        let mut desk = self.desk();
        let order = desk.waiting.pop_front();
        desk.busy = order.is_some();
        order
    }
}

/// Where a household stands with one more order: before those who have had more turns by then.
fn place(waiting: impl Iterator<Item = Option<IpAddr>>, household: Option<IpAddr>) -> usize {
    let mut turns = HashMap::new();
    // Which turn of its household each is.
    let waiting: Vec<_> = waiting
        .map(|whose| {
            let turn = turns.entry(whose).or_insert(0);
            *turn += 1;
            *turn
        })
        .collect();
    let mine = turns.get(&household).copied().unwrap_or(0) + 1;
    waiting.iter().position(|&turn| turn > mine).unwrap_or(waiting.len())
}

/// Makes one analysis after another until none is asked for.
async fn work(house: Arc<House>) {
    while let Some(order) = house.analyses.next() {
        let table = order.table;
        let working = house.clone();
        let made = tokio::task::spawn_blocking(move || judge(&working, &order)).await;
        match made {
            Ok(Ok(Some(analysis))) => keep(&house, table, &analysis).await,
            // The house closes. Whoever wants it asks again.
            Ok(Ok(None)) => {}
            Ok(Err(error)) => tracing::error!(%error, table, "a game could not be analysed"),
            Err(error) => tracing::error!(%error, table, "an analysis broke down"),
        }
        house.analyses.desk().progress.remove(&table);
    }
}

/// Thinks about every decision. Before each one whoever is in a hurry goes first.
fn judge(house: &House, order: &Order) -> Result<Option<Analysis>, RecordError> {
    let effort = thorough(Budget::Iterations(house.config.analysis_iterations));
    let mut permit = None;
    let mut progress = |done: usize, total: usize| {
        house.analyses.desk().progress.insert(order.table, (done as u32, total as u32));
        drop(permit.take());
        if *house.closing.borrow() {
            return false;
        }
        permit = house.bots.scheduler.take_blocking(Work::Analysis, order.visit, order.table);
        permit.is_some()
    };
    order.kind.analyse(&order.record, effort, &mut progress)
}

async fn keep(house: &House, table: i64, analysis: &Analysis) {
    let analysis = serde_json::to_string(analysis).expect("an analysis is plain data");
    let kept = house.store.keep_analysis(table, &StoredAnalysis { version: ANALYSIS_VERSION, analysis }).await;
    match kept {
        Ok(()) => metrics::counter!("taverne_analyses_total").increment(1),
        Err(error) => tracing::error!(%error, table, "an analysis could not be kept"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn households_take_turns() {
        let household = |number| Some(Ipv4Addr::new(10, 0, 0, number).into());
        let mut waiting: Vec<Option<IpAddr>> = Vec::new();
        for whose in [1, 1, 1, 1, 2, 3, 2, 1] {
            waiting.insert(place(waiting.iter().copied(), household(whose)), household(whose));
        }
        assert_eq!(waiting, [1, 2, 3, 1, 2, 1, 1, 1].map(household));
        waiting.remove(0);
        assert_eq!(place(waiting.iter().copied(), household(4)), 3, "behind the first one of each");
    }
}
