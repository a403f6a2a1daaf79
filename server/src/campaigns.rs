//! Campaigns: begun, looked at, carried on with the next game, and deleted by the person they belong to.
//!
//! What a finished game means is worked out from its log when somebody wants to know, and then kept; asking twice changes
//! nothing, so a server that dies in between has lost nothing.

use crate::{
    body::Body,
    clock::now,
    house::House,
    identity::{Guest, Visitor, secret_id},
    lobby,
    protocol::{
        CampaignGame, CampaignGameState, CampaignInfo, ChooseForCampaign, Code, NewCampaign, NewTable, Phase, Problem,
        SeatWish, TableInfo,
    },
    store::{CampaignPlace, Person, StoredCampaign, StoredGame},
    tables::{Command, Past, Tables},
};
use axum::{
    Json,
    extract::{ConnectInfo, Path, State},
    http::StatusCode,
    response::Response,
};
use serde_json::Value;
use std::{net::SocketAddr, sync::Arc};
use taverne_games::Campaigning;

pub(crate) async fn list(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<CampaignInfo>>, Problem> {
    let Some(person) = person else { return Ok(Json(Vec::new())) };
    let mut campaigns = Vec::new();
    for campaign in house.store.campaigns_of(&person.tag).await? {
        match Settled::of(&house, campaign).await {
            Ok(campaign) => campaigns.push(campaign.info()),
            Err(problem) if problem.code == Code::Trouble => return Err(problem),
            // A game or a plan of another version of this program.
            Err(problem) => tracing::warn!(why = %problem.why.key, "a campaign cannot be read"),
        }
    }
    Ok(Json(campaigns))
}

pub(crate) async fn begin(
    State(house): State<Arc<House>>,
    guest: Guest,
    Body(NewCampaign { game, plan }): Body<NewCampaign>,
) -> Result<Response, Problem> {
    let person = &guest.person;
    house.rates.new_tables.take(person.tag.clone()).map_err(Problem::too_many)?;
    if house.store.campaigns_of(&person.tag).await?.len() >= house.config.limits.campaigns_per_person {
        return Err(Problem::new(Code::Limit, "error-limit-campaigns"));
    }
    let Campaigning { plan, .. } = campaigning(&game, &plan, &[])?;
    let (id, owner) = (secret_id(), person.tag.clone());
    let campaign = StoredCampaign { id, owner, game, plan, created_at: now(), games: Vec::new() };
    house.store.add_campaign(&campaign).await?;
    let info = Settled::of(&house, campaign).await?.info();
    Ok(guest.answer((StatusCode::CREATED, Json(info))))
}

pub(crate) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
) -> Result<Json<CampaignInfo>, Problem> {
    let campaign = own(&house, person.as_ref(), &id).await?;
    Ok(Json(Settled::of(&house, campaign).await?.info()))
}

/// Opens the next game, or answers the one that is going on: there is never more than one.
pub(crate) async fn next(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    guest: Guest,
) -> Result<Response, Problem> {
    let person = &guest.person;
    let campaign = Settled::of(&house, own(&house, Some(person), &id).await?).await?;
    if let Some((table, state)) = &campaign.open {
        if *state == CampaignGameState::Playing {
            let info = entered(&house, person, table).await?;
            return Ok(guest.answer(Json(info)));
        }
        house.store.drop_campaign_game(table).await?;
    }
    let options = campaign.now.next.ok_or_else(|| Problem::new(Code::WrongPhase, "error-campaign-over"))?;
    lobby::may_open(&house, person, address, false).await?;
    let wish = NewTable {
        game: campaign.stored.game,
        options,
        seats: vec![SeatWish::Me],
        public: false,
        start: true,
        hints: true,
    };
    let table = lobby::laid_out(wish, person, house.config.limits.name_characters)?;
    let place = CampaignPlace { campaign: id.clone(), game: campaign.counted as u8 + 1 };
    let table = if house.store.add_campaign_game(&place, &table).await? {
        table.id
    } else {
        // Another page of this person was quicker.
        let games = own(&house, Some(person), &id).await?.games;
        games.last().ok_or_else(no_campaign)?.table.clone()
    };
    let info = entered(&house, person, &table).await?;
    Ok(guest.answer((StatusCode::CREATED, Json(info))))
}

/// What the player chooses after the last game, for the next one to begin with.
pub(crate) async fn choose(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
    Body(ChooseForCampaign { chosen }): Body<ChooseForCampaign>,
) -> Result<Json<CampaignInfo>, Problem> {
    let campaign = Settled::of(&house, own(&house, person.as_ref(), &id).await?).await?;
    let nothing = || Problem::new(Code::WrongPhase, "error-campaign-no-choice");
    if campaign.now.choice.is_none() {
        return Err(nothing());
    }
    let stored = &campaign.stored;
    let outcomes: Vec<_> = stored.games.iter().filter_map(|game| game.outcome.clone()).collect();
    let last = stored.games.iter().rfind(|game| game.outcome.is_some()).ok_or_else(nothing)?;
    let before = last.outcome.as_ref().ok_or_else(nothing)?;
    let outcome = lobby::game(&stored.game)?.choose(&stored.plan, &outcomes, &chosen)?.ok_or_else(nothing)?;
    house.store.change_outcome(&last.table, before, &outcome).await?;
    let campaign = own(&house, person.as_ref(), &id).await?;
    Ok(Json(Settled::of(&house, campaign).await?.info()))
}

/// The games that were played stay as they are, among one's tables.
pub(crate) async fn delete(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
) -> Result<StatusCode, Problem> {
    own(&house, person.as_ref(), &id).await?;
    house.store.delete_campaign(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Writes down what the games of a campaign have left behind; to be called when one of them ends.
pub(crate) async fn settle(house: Arc<House>, id: String) {
    let settled = async {
        match house.store.campaign(&id).await? {
            Some(campaign) => Settled::of(&house, campaign).await.map(drop),
            None => Ok(()),
        }
    };
    if let Err(problem) = settled.await {
        // It will be done when somebody looks at the campaign.
        tracing::warn!(campaign = id, why = %problem.why.key, "a game of a campaign could not be judged yet");
    }
}

fn no_campaign() -> Problem {
    Problem::new(Code::NotFound, "error-no-campaign")
}

/// A campaign of this person; those of others do not exist for them.
async fn own(house: &House, person: Option<&Person>, id: &str) -> Result<StoredCampaign, Problem> {
    let campaign = house.store.campaign(id).await?;
    campaign.filter(|it| person.is_some_and(|person| person.tag == it.owner)).ok_or_else(no_campaign)
}

fn campaigning(game: &str, plan: &Value, outcomes: &[Value]) -> Result<Campaigning, Problem> {
    let campaign = lobby::game(game)?.campaign(plan, outcomes)?;
    campaign.ok_or_else(|| Problem::new(Code::NotFound, "error-game-without-campaign"))
}

/// A table of a campaign, started if the server fell over before it was.
async fn entered(house: &Arc<House>, person: &Person, table: &str) -> Result<TableInfo, Problem> {
    let info = Tables::ask(house, table, |reply| Command::Info { reply }).await?;
    if info.phase != Phase::Gathering {
        return Ok(info);
    }
    let started = Tables::ask(house, table, |reply| Command::Start { person: person.tag.clone(), reply }).await;
    match started {
        Err(problem) if problem.code == Code::WrongPhase => {
            Tables::ask(house, table, |reply| Command::Info { reply }).await
        }
        started => started,
    }
}

/// A campaign with everything written down that is decided by now.
struct Settled {
    stored: StoredCampaign,
    /// How many games count.
    counted: usize,
    /// The table of the game after those, and whether it can be played on.
    open: Option<(String, CampaignGameState)>,
    now: Campaigning,
}

impl Settled {
    async fn of(house: &Arc<House>, mut stored: StoredCampaign) -> Result<Self, Problem> {
        let mut open = None;
        for game in stored.games.iter_mut().filter(|game| game.outcome.is_none()) {
            match decided(house, game).await? {
                Decided::Outcome(outcome) => {
                    house.store.keep_outcome(&game.table, &outcome).await?;
                    game.outcome = Some(outcome);
                }
                Decided::Not(state) => open = Some((game.table.clone(), state)),
            }
        }
        let outcomes: Vec<_> = stored.games.iter().filter_map(|game| game.outcome.clone()).collect();
        let now = campaigning(&stored.game, &stored.plan, &outcomes)?;
        Ok(Self { stored, counted: outcomes.len(), open, now })
    }

    fn info(self) -> CampaignInfo {
        let Self { stored, open, now, .. } = self;
        let state = |game: &StoredGame| match (&game.outcome, &open) {
            (Some(Value::Null), _) => CampaignGameState::GivenUp,
            (None, Some((_, state))) => *state,
            _ => CampaignGameState::Over,
        };
        let games = stored.games.iter().map(|game| CampaignGame { table: game.table.clone(), state: state(game) });
        CampaignInfo {
            games: games.collect(),
            id: stored.id,
            game: stored.game,
            plan: stored.plan,
            created_at: stored.created_at,
            over: now.next.is_none() && now.choice.is_none(),
            choice: now.choice,
            progress: now.progress,
        }
    }
}

enum Decided {
    Outcome(Value),
    Not(CampaignGameState),
}

/// What a game has left behind, if it is over or was given up.
async fn decided(house: &Arc<House>, game: &StoredGame) -> Result<Decided, Problem> {
    let info = Tables::ask(house, &game.table, |reply| Command::Info { reply }).await?;
    if info.seats.iter().any(|seat| seat.resigned) {
        return Ok(Decided::Outcome(Value::Null));
    }
    if info.read_only.is_some() {
        return Ok(Decided::Not(CampaignGameState::Void));
    }
    if info.phase != Phase::Over {
        return Ok(Decided::Not(CampaignGameState::Playing));
    }
    let ask = |reply| Command::Past { reply };
    let Past { kind, record, .. } = Tables::ask(house, &game.table, ask).await?;
    let Some(kind) = kind else { return Ok(Decided::Not(CampaignGameState::Void)) };
    let judged =
        tokio::task::spawn_blocking(move || kind.replay(&record, usize::MAX).map(|it| kind.outcome(it.as_ref())));
    let outcome = judged.await.map_err(|error| Problem::trouble(&error))?.map_err(|error| Problem::trouble(&error))?;
    Ok(outcome.map_or(Decided::Not(CampaignGameState::Void), Decided::Outcome))
}
