//! Finding and opening tables.

use crate::{
    body::Body,
    characters,
    clock::now,
    house::House,
    identity::{Guest, Visitor, secret_id},
    limits::{Held, household},
    protocol::{
        Absent, Code, EditTable, GameInfo, Lobby, NewTable, Phase, Problem, SeatRange, SeatWish, TableInfo, WhichSeat,
    },
    store::{Person, Status, StoredSeat, StoredTable},
    tables::{Command, Reply, Tables},
};
use axum::{
    Json,
    extract::{ConnectInfo, Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::Value;
use std::{net::SocketAddr, sync::Arc};
use taverne_engine::{Lang, Seed, record::Sitter, words::COMMON};
use taverne_games::{Kind, Opening};

/// How many seats a table has if nobody says.
const USUAL_SEATS: usize = 3;
const MINE_SHOWN: u32 = 100;
const OPEN_SHOWN: u32 = 50;

pub(crate) fn game(id: &str) -> Result<&'static dyn Kind, Problem> {
    taverne_games::find(id).map_err(|_| Problem::new(Code::NotFound, "error-no-game"))
}

pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    let info = |kind: &&'static dyn Kind| GameInfo {
        id: kind.id().to_owned(),
        seats: SeatRange { least: *kind.seats().start() as u8, most: *kind.seats().end() as u8 },
        box_side: kind.box_side(),
        options: kind.options(),
        option_rules: kind.option_rules(),
        campaign: kind.campaign_options(),
        bots: taverne_bots::NAMES.map(str::to_owned).to_vec(),
        characters: characters::everybody(),
        rules_version: kind.rules_version(),
        content: kind.builtin_content().to_string(),
    };
    Json(taverne_games::all().iter().map(info).collect())
}

fn lang(code: &str) -> Result<Lang, Problem> {
    code.parse().map_err(|_| Problem::new(Code::NotFound, "error-no-language"))
}

pub(crate) async fn rules(Path((id, code)): Path<(String, String)>) -> Result<impl IntoResponse, Problem> {
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], game(&id)?.rules(lang(&code)?)))
}

pub(crate) async fn words(Path((id, code)): Path<(String, String)>) -> Result<impl IntoResponse, Problem> {
    let lang = lang(&code)?;
    let text = [COMMON.get(lang), crate::WORDS.get(lang), game(&id)?.locale(lang)].join("\n");
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// Everything printed on the components. It never changes for a content, so a browser may keep it.
pub(crate) async fn catalogue(Path((id, content)): Path<(String, String)>) -> Result<impl IntoResponse, Problem> {
    let unknown = || Problem::new(Code::NotFound, "error-no-content");
    let content = content.parse().map_err(|_| unknown())?;
    let catalogue = game(&id)?.catalogue(Some(content)).ok_or_else(unknown)?;
    Ok(([(header::CACHE_CONTROL, "public, max-age=31536000, immutable")], Json(catalogue)))
}

pub(crate) async fn list(State(house): State<Arc<House>>, Visitor(person): Visitor) -> Result<Json<Lobby>, Problem> {
    let mine = match person {
        Some(person) => house.store.tables_of(&person.tag, MINE_SHOWN).await?,
        None => Vec::new(),
    };
    let open = house.store.open_tables(OPEN_SHOWN).await?;
    let infos = |tables: Vec<StoredTable>| tables.iter().map(TableInfo::of).collect();
    Ok(Json(Lobby { mine: infos(mine), open: infos(open) }))
}

/// Opens a table, and starts it if that was wished.
pub(crate) async fn create(
    State(house): State<Arc<House>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    guest: Guest,
    Body(new): Body<NewTable>,
) -> Result<Response, Problem> {
    let person = &guest.person;
    let _alone = may_open(&house, person, address, new.public).await?;
    let start = new.start;
    let table = laid_out(new, person, house.config.limits.name_characters)?;
    house.store.add_table(&table).await?;
    let info = if start {
        Tables::ask(&house, &table.id, |reply| Command::Start { person: person.tag.clone(), reply }).await?
    } else {
        TableInfo::of(&table)
    };
    Ok(guest.answer((StatusCode::CREATED, Json(info))))
}

/// Whether this person may have another table, and if so it is paid for: nobody pays for what is refused to somebody
/// else. As long as they have what this answers they cannot ask for another public one.
pub(crate) async fn may_open(
    house: &House,
    person: &Person,
    from: SocketAddr,
    public: bool,
) -> Result<Option<Held<String>>, Problem> {
    let (rates, address) = (&house.rates, household(from.ip()));
    let alone = if public { Some(one_at_a_time(house, person)?) } else { None };
    if house.store.unfinished_tables_of(&person.tag).await? >= house.config.limits.tables_per_person {
        return Err(Problem::new(Code::Limit, "error-limit-tables"));
    }
    if public {
        has_room_to_show(house, person).await?;
    }
    rates.new_tables.take(person.tag.clone()).map_err(Problem::too_many)?;
    if public {
        rates.public_tables_of_address.take(address).map_err(Problem::too_many)?;
    }
    rates.new_tables_of_address.take(address).map_err(Problem::too_many)?;
    Ok(alone)
}

/// Whether this person may put a table they have before everybody, in the same way.
async fn may_show(house: &House, person: &Person, from: SocketAddr) -> Result<Held<String>, Problem> {
    let alone = one_at_a_time(house, person)?;
    has_room_to_show(house, person).await?;
    house.rates.public_tables_of_address.take(household(from.ip())).map_err(Problem::too_many)?;
    Ok(alone)
}

/// There is little room before everybody, and it is for all.
async fn has_room_to_show(house: &House, person: &Person) -> Result<(), Problem> {
    if house.store.public_tables_of(&person.tag).await? >= house.config.limits.public_tables_per_person {
        return Err(Problem::new(Code::Limit, "error-limit-public"));
    }
    Ok(())
}

/// Several at once would all be counted before any of them is there.
fn one_at_a_time(house: &House, person: &Person) -> Result<Held<String>, Problem> {
    house.rates.opening_now.hold(person.tag.clone(), 1).ok_or_else(|| Problem::too_many(1))
}

pub(crate) fn laid_out(new: NewTable, person: &Person, longest_name: usize) -> Result<StoredTable, Problem> {
    let kind = game(&new.game)?;
    let seats = if new.seats.is_empty() { usual_seats(kind) } else { new.seats };
    let wished = |wish: &SeatWish| match wish {
        SeatWish::Keep { .. } => Err(Problem::malformed("nobody sits at a new table yet")),
        wish => StoredSeat::wished(wish, person, &[], longest_name),
    };
    let mut seats = seats.iter().map(wished).collect::<Result<Vec<_>, _>>()?;
    characters::sit_down(&mut seats);
    let at = now();
    let mut table = StoredTable {
        number: 0,
        id: secret_id(),
        game: new.game,
        options: new.options,
        public: new.public,
        hints: new.hints,
        phase: Phase::Gathering,
        host: person.tag.clone(),
        rules_version: kind.rules_version(),
        content: kind.builtin_content().to_string(),
        seed: None,
        seats,
        status: Status { updated_at: at, ..Status::default() },
        created_at: at,
        started_at: None,
        rematch: None,
        campaign: None,
    };
    table.options = check_setup(&table)?;
    Ok(table)
}

/// You and bots, as many as usual or as near as the game allows.
fn usual_seats(kind: &dyn Kind) -> Vec<SeatWish> {
    let seats = USUAL_SEATS.clamp(*kind.seats().start(), *kind.seats().end());
    let bot = SeatWish::Bot { bot: crate::bots_pool::usual().to_owned(), character: None };
    std::iter::once(SeatWish::Me).chain(std::iter::repeat_n(bot, seats.saturating_sub(1))).collect()
}

/// Whether the game would open with these seats and options; answers all options, those left out too.
pub(crate) fn check_setup(table: &StoredTable) -> Result<Value, Problem> {
    let kind = game(&table.game)?;
    let own_seats = table.seats.iter().filter(|seat| seat.sitter == crate::protocol::SeatKind::Person);
    let mut people: Vec<_> = own_seats.filter_map(|seat| seat.person.as_deref()).collect();
    people.sort_unstable();
    if people.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(Problem::malformed("a person has one seat; others on the same device are `here`"));
    }
    let sitter = |seat: &StoredSeat| Sitter { name: seat.name.clone(), player: "person".to_owned() };
    let opening = Opening {
        content: None,
        options: table.options.clone(),
        sitters: table.seats.iter().map(sitter).collect(),
        seed: Seed::fresh(),
    };
    Ok(kind.open(&opening)?.record().options)
}

pub(crate) async fn show(State(house): State<Arc<House>>, Path(id): Path<String>) -> Result<Json<TableInfo>, Problem> {
    Tables::info(&house, &id).await.map(Json)
}

/// Somebody asks a table for something, and is answered how it stands then.
async fn in_the_name_of(
    guest: Guest,
    house: &Arc<House>,
    id: &str,
    command: impl Fn(Person, Reply<TableInfo>) -> Command,
) -> Result<Response, Problem> {
    let info = Tables::ask(house, id, |reply| command(guest.person.clone(), reply)).await?;
    Ok(guest.answer(Json(info)))
}

pub(crate) async fn edit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    guest: Guest,
    Body(edit): Body<EditTable>,
) -> Result<Response, Problem> {
    let shown = edit.public == Some(true) && !Tables::ask(&house, &id, |reply| Command::Info { reply }).await?.public;
    let _alone = if shown { Some(may_show(&house, &guest.person, address).await?) } else { None };
    in_the_name_of(guest, &house, &id, |host, reply| Command::Edit { host, edit: edit.clone(), reply }).await
}

pub(crate) async fn join(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
    Body(WhichSeat { seat }): Body<WhichSeat>,
) -> Result<Response, Problem> {
    in_the_name_of(guest, &house, &id, |person, reply| Command::Join { person, seat, reply }).await
}

pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
    Body(WhichSeat { seat }): Body<WhichSeat>,
) -> Result<Response, Problem> {
    let command = |person: Person, reply| Command::Leave { person: person.tag, seat, reply };
    in_the_name_of(guest, &house, &id, command).await
}

pub(crate) async fn start(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
) -> Result<Response, Problem> {
    let command = |person: Person, reply| Command::Start { person: person.tag, reply };
    in_the_name_of(guest, &house, &id, command).await
}

pub(crate) async fn resign(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
    Body(WhichSeat { seat }): Body<WhichSeat>,
) -> Result<Response, Problem> {
    let command = |person: Person, reply| Command::Resign { person: person.tag, seat, reply };
    in_the_name_of(guest, &house, &id, command).await
}

pub(crate) async fn replace(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
    Body(Absent { seat }): Body<Absent>,
) -> Result<Response, Problem> {
    let command = |person: Person, reply| Command::Replace { person: person.tag, seat, reply };
    in_the_name_of(guest, &house, &id, command).await
}

pub(crate) async fn come_back(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
    Body(WhichSeat { seat }): Body<WhichSeat>,
) -> Result<Response, Problem> {
    let command = |person: Person, reply| Command::Return { person: person.tag, seat, reply };
    in_the_name_of(guest, &house, &id, command).await
}

pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    guest: Guest,
) -> Result<Response, Problem> {
    let person = guest.person.tag.clone();
    let before = Tables::ask(&house, &id, |reply| Command::Info { reply }).await?;
    let _alone =
        if before.rematch.is_none() { may_open(&house, &guest.person, address, before.public).await? } else { None };
    let (fresh, alone) = Tables::ask(&house, &id, |reply| Command::Rematch { person: person.clone(), reply }).await?;
    let info = if alone {
        Tables::ask(&house, &fresh, |reply| Command::Start { person: person.clone(), reply }).await?
    } else {
        Tables::ask(&house, &fresh, |reply| Command::Info { reply }).await?
    };
    Ok(guest.answer((StatusCode::CREATED, Json(info))))
}
