//! Looking back: moments, stories, charts, records, and the proof that the dice were fair.

use crate::{
    house::House,
    identity::Visitor,
    limits::{Visit, household},
    protocol::{Code, History, Moment, Problem, Story, Verification, WhichPage, WhichSeat},
    tables::{Back, Command, Past, Tables, Wanted},
};
use axum::{
    Json,
    extract::{ConnectInfo, FromRequestParts, Path, Query, State},
    http::{header, request::Parts},
    response::IntoResponse,
};
use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};
use taverne_engine::{Phrase, Record, RecordError, Seat, Table, Viewer};
use taverne_games::Kind;

/// Whoever looks back, and from where.
pub(crate) struct Reader {
    visitor: Visitor,
    address: IpAddr,
}

impl FromRequestParts<Arc<House>> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Problem> {
        let address = ConnectInfo::<SocketAddr>::from_request_parts(parts, house).await;
        let ConnectInfo(address) = address.map_err(Problem::malformed)?;
        let visitor = Visitor::from_request_parts(parts, house).await?;
        Ok(Self { visitor, address: household(address.ip()) })
    }
}

/// All of a game, once it is our turn: only then there is a copy of it.
async fn past(house: &Arc<House>, id: &str, reader: Reader) -> Result<Past, Problem> {
    let Reader { visitor: Visitor(person), address } = reader;
    let person = person.map(|person| person.tag);
    let plays = Tables::info(house, id).await?.seq;
    let turn = house.looking_back.turn(Visit::new(Some(address), person.as_deref()), plays).await?;
    let past = Tables::ask(house, id, |reply| Command::Past { reply }).await?;
    Ok(Past { _turn: Some(turn), ..past })
}

/// Replays off the request path, since it may take a while.
async fn replayed<T: Send + 'static>(
    past: Past,
    work: impl FnOnce(&'static dyn Kind, &Past) -> Result<T, RecordError> + Send + 'static,
) -> Result<T, Problem> {
    let kind = past.kind.ok_or_else(|| Problem::new(Code::ReadOnly, "error-read-only"))?;
    let done = tokio::task::spawn_blocking(move || work(kind, &past)).await;
    done.map_err(|error| Problem::trouble(&error))?.map_err(|error| Problem::trouble(&error))
}

/// A part of the past. Only what lies between it and the milestone before is played again, and counted.
async fn back<T: Send + 'static>(
    house: &Arc<House>,
    id: &str,
    Reader { visitor: Visitor(person), address }: Reader,
    (seat, wanted): (Option<Seat>, Wanted),
    tell: impl FnOnce(&dyn Table, Viewer, u32, u32) -> T + Send + 'static,
) -> Result<T, Problem> {
    let person = person.map(|person| person.tag);
    let ask = |reply| Command::Back { person: person.clone(), seat, wanted, reply };
    let Back { look, viewer, plays, from } = Tables::ask(house, id, ask).await?;
    let turn = house.looking_back.turn(Visit::new(Some(address), person.as_deref()), look.work as u32).await?;
    let told = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        tell((look.take)().as_ref(), viewer, plays, from)
    });
    let told = told.await;
    told.map_err(|error| Problem::trouble(&error))
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

pub(crate) async fn at(
    State(house): State<Arc<House>>,
    Path((id, play)): Path<(String, u32)>,
    Query(WhichSeat { seat }): Query<WhichSeat>,
    reader: Reader,
) -> Result<Json<Moment>, Problem> {
    let moment = back(&house, &id, reader, (seat, Wanted::Play(play)), move |table, viewer, plays, _| Moment {
        play,
        plays,
        seat: seat_of(viewer),
        view: table.view(viewer),
        heard: table.heard(viewer, play as usize),
        scores: table.scores(viewer),
        waiting: table.waiting().seats().into(),
    });
    moment.await.map(Json)
}

pub(crate) async fn story(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(WhichPage { seat, before }): Query<WhichPage>,
    reader: Reader,
) -> Result<Json<Story>, Problem> {
    let wanted = (seat, Wanted::Story { before });
    let story = back(&house, &id, reader, wanted, move |table, viewer, plays, from| {
        let mut heard = table.heard(viewer, from as usize);
        heard.retain(|heard| before.is_none_or(|before| heard.play < before as usize));
        Story { plays, from, heard }
    });
    story.await.map(Json)
}

pub(crate) async fn history(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Json<History>, Problem> {
    let past = past(&house, &id, reader).await?;
    let history = replayed(past, |kind, past| {
        let mut table = kind.replay(&past.record, 0)?;
        let seats = past.record.seats.len();
        let mut history = History { seats: vec![Vec::new(); seats], rival: None };
        note(&mut history, table.as_ref());
        for (number, played) in past.record.actions.iter().enumerate() {
            let bad = |why: taverne_engine::table::PlayError| RecordError::BadMove { number, why: why.to_string() };
            table.play(played.seat, &played.action).map_err(bad)?;
            note(&mut history, table.as_ref());
        }
        Ok(history)
    });
    history.await.map(Json)
}

fn note(history: &mut History, table: &dyn Table) {
    let scores = table.scores(Viewer::Spectator);
    for (line, standing) in history.seats.iter_mut().zip(&scores.seats) {
        line.push(standing.total);
    }
    if let Some(rival) = &scores.rival {
        history.rival.get_or_insert_default().push(rival.total);
    }
}

pub(crate) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    reader: Reader,
) -> Result<impl IntoResponse, Problem> {
    let past = past(&house, &id, reader).await?;
    let record = match (past.over, past.kind) {
        (true, _) => past.record,
        // A move can tell what its player holds.
        (false, Some(_)) => Record { seed: None, actions: Vec::new(), ..past.record },
        // This game cannot go on here, so its log is all there is to show; the dice stay secret.
        (false, None) => Record { seed: None, ..past.record },
    };
    let name = format!("attachment; filename=\"{}-{}.json\"", record.game, &id[..id.len().min(8)]);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_text()))
}

pub(crate) async fn verify(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Json<Verification>, Problem> {
    let past = past(&house, &id, reader).await?;
    if !past.over {
        return Err(Problem::new(Code::WrongPhase, "error-not-over"));
    }
    let verified = replayed(past, |kind, past| {
        let why = kind.verify(&past.record).err();
        Ok(Verification {
            fair: why.is_none(),
            commitment: past.record.commitment.to_string(),
            seed: past.record.seed.map(|seed| seed.to_string()).unwrap_or_default(),
            why: why.map(|why| Phrase::new("error-not-fair").with("detail", why.to_string())),
        })
    });
    verified.await.map(Json)
}
