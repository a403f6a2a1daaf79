//! A hint: what the strongest bot would do in somebody's place, by what that somebody can see.

use crate::{
    house::House,
    identity::Guest,
    protocol::{AskHint, Code, Hint, Problem},
    reading::Body,
    tables::{Command, Tables},
};
use axum::{
    Json,
    extract::{Path, State},
    response::Response,
};
use std::sync::Arc;

/// More would be a list, not a hint.
const TIPS: usize = 3;

pub(crate) async fn hint(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
    Body(ask): Body<AskHint>,
) -> Result<Response, Problem> {
    let person = guest.person.tag.clone();
    let letter = |reply| Command::Hint { person: person.clone(), ask, reply };
    let (kind, table) = Tables::ask(&house, &id, letter).await?;
    house.rates.hints.take(person.clone()).map_err(Problem::too_many)?;
    let tips = house.bots.tips(kind, table, ask.seat, house.config.hint_time).await;
    let mut tips = tips.ok_or_else(|| Problem::new(Code::Trouble, "error-trouble"))?;
    tips.truncate(TIPS);
    metrics::counter!("taverne_hints_total").increment(1);
    Ok(guest.answer(Json(Hint { seat: ask.seat, seq: ask.seq, tips })))
}
