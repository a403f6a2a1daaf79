//! A hint: what the strongest bot would do in somebody's place, by what that somebody can see.

use crate::{
    body::Body,
    house::House,
    identity::Guest,
    limits::{Visit, household},
    protocol::{AskHint, Code, Hint, Problem},
    tables::{Command, Tables},
};
use axum::{
    Json,
    extract::{ConnectInfo, Path, State},
    response::Response,
};
use std::{net::SocketAddr, sync::Arc};

/// More would be a list, not a hint.
const TIPS: usize = 3;

pub(crate) async fn hint(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    guest: Guest,
    Body(ask): Body<AskHint>,
) -> Result<Response, Problem> {
    let person = guest.person.tag.clone();
    let command = |reply| Command::Hint { person: person.clone(), ask, reply };
    let (kind, table) = Tables::ask(&house, &id, command).await?;
    // One at a time: whoever asks again meanwhile would only wait behind themselves.
    let _waits = house.rates.hints_now.hold(person.clone(), 1).ok_or_else(|| Problem::too_many(1))?;
    house.rates.hints.take(person.clone()).map_err(Problem::too_many)?;
    let address = household(address.ip());
    house.rates.hints_of_address.take(address).map_err(Problem::too_many)?;
    let visit = Visit::new(Some(address), Some(&person));
    let tips = house.bots.tips(kind, table, ask.seat, house.config.hint_time, visit).await;
    let mut tips = tips.ok_or_else(|| Problem::new(Code::Trouble, "error-trouble"))?;
    tips.truncate(TIPS);
    metrics::counter!("taverne_hints_total").increment(1);
    Ok(guest.answer(Json(Hint { seat: ask.seat, seq: ask.seq, tips })))
}
