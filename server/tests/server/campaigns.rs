//! Campaigns from the first game to the verdict, whatever happens to the server in between.

use crate::House;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use std::{path::Path, sync::Arc};
use taverne_client::Client;
use taverne_engine::{ContentHash, Seat, Viewer, record::Sitter};
use taverne_games::Opening;
use taverne_server::store::{Sqlite, Store};

async fn begin(client: &mut Client) -> String {
    let begun = client.post("/api/campaigns", &json!({"game": "valroc", "plan": {"length": "easy"}})).await;
    assert_eq!(begun.status, 201, "{}", begun.body);
    begun.json()["id"].as_str().unwrap().to_owned()
}

async fn show(client: &mut Client, id: &str) -> Value {
    let shown = client.get(&format!("/api/campaigns/{id}")).await;
    assert_eq!(shown.status, 200, "{}", shown.body);
    shown.json()
}

/// The table of the next game.
async fn next(client: &mut Client, id: &str) -> Value {
    let opened = client.post(&format!("/api/campaigns/{id}/next"), &json!({})).await;
    assert!([200, 201].contains(&opened.status), "{}", opened.body);
    opened.json()
}

fn id_of(table: &Value) -> String {
    table["id"].as_str().unwrap().to_owned()
}

async fn give_up(client: &mut Client, table: &str) {
    assert_eq!(client.post(&format!("/api/tables/{table}/resign"), &json!({})).await.status, 200);
}

/// Plays these actions, and then whatever is legal, to the end; answers the score.
async fn play(client: &Client, table: &str, actions: &[Value]) -> i64 {
    let mut page = client.live(table).await;
    page.next_of("update").await;
    let mut actions = actions.iter();
    for step in 0.. {
        if page.over() {
            break;
        }
        match actions.next() {
            None => assert!(page.play_any(step * 7).await),
            Some(action) => {
                let message = page.play_message(0, action);
                let answer = page.request(&message).await;
                assert_eq!(answer["type"], "ack", "{answer} to {message}");
                while page.seq() < answer["seq"].as_u64().unwrap() {
                    page.next().await;
                }
            }
        }
    }
    page.latest["looks"][0]["scores"]["seats"][0]["total"].as_i64().unwrap()
}

/// A way to play this very table so well that it counts: the test looks at its seed, which no player could.
async fn strong_play(folder: &Path, table: &str) -> Vec<Value> {
    let store: Arc<dyn Store> = Arc::new(Sqlite::look_into(&folder.join("taverne.db")).await.unwrap());
    let stored = store.table(table).await.unwrap().unwrap();
    let opening = Opening {
        content: Some(stored.content.parse::<ContentHash>().unwrap()),
        options: stored.options,
        sitters: vec![Sitter { name: String::new(), player: "person".to_owned() }],
        seed: stored.seed.unwrap(),
    };
    tokio::task::spawn_blocking(move || climb(&opening)).await.unwrap()
}

/// Plays the game again and again, each time with another decision somewhere, and keeps what was better.
fn climb(opening: &Opening) -> Vec<Value> {
    let (kind, seat) = (taverne_games::find("valroc").unwrap(), Seat::new(0));
    let (mut most, mut best) = (i32::MIN, Vec::new());
    for attempt in 0..20_000_usize {
        let mut table = kind.open(opening).unwrap();
        let mut greedy = kind.bot("greedy", taverne_engine::Seed::fresh()).unwrap();
        let mut played: Vec<Value> = best.iter().take(attempt * 7919 % (best.len() + 1)).cloned().collect();
        played.iter().for_each(|action| table.play(seat, action).unwrap());
        let mut other = attempt > 0;
        while !table.waiting().is_over() {
            let actions = table.actions(seat);
            let action = match std::mem::take(&mut other) {
                true => actions[attempt * 31 % actions.len()].clone(),
                false => greedy.choose(table.as_ref(), seat),
            };
            table.play(seat, &action).unwrap();
            played.push(action);
        }
        let total = table.scores(Viewer::Spectator).seats[0].total;
        if total >= most {
            (most, best) = (total, played);
        }
        if most >= 54 {
            return best;
        }
    }
    panic!("no play of this table was good enough: {most}")
}

async fn database(folder: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", folder.join("taverne.db").display())).await.unwrap()
}

async fn run(folder: &Path, sql: &'static str) {
    let done = sqlx::query(sql).execute(&mut database(folder).await).await.unwrap();
    assert!(done.rows_affected() > 0, "{sql}");
}

#[tokio::test]
async fn a_whole_campaign_with_a_restart_in_the_middle() {
    let house = House::open().await;
    let mut player = house.guest("Berthe").await;
    let id = begin(&mut player).await;
    let fresh = show(&mut player, &id).await;
    assert_eq!((&fresh["games"], &fresh["over"]), (&json!([]), &json!(false)));
    assert_eq!((&fresh["plan"], &fresh["progress"]["length"]), (&json!({"length": "easy"}), &json!(8)));

    // The first game counts and ticks what it fulfils.
    let table = next(&mut player, &id).await;
    assert_eq!((&table["phase"], &table["campaign"]), (&json!("playing"), &json!({"id": id, "game": 1})));
    assert_eq!(table["options"]["phantom_starts"], false);
    assert_eq!(id_of(&next(&mut player, &id).await), id_of(&table), "one game at a time");
    let actions = strong_play(&house.folder, &id_of(&table)).await;
    let points = play(&player, &id_of(&table), &actions).await;
    let first = show(&mut player, &id).await;
    let harvest = &first["progress"]["games"][0];
    assert_eq!((&harvest["points"], &harvest["note"]), (&json!(points), &Value::Null));
    assert!(!harvest["ticked"].as_array().unwrap().is_empty(), "{harvest}");
    assert_eq!(first["games"], json!([{"table": id_of(&table), "state": "over"}]));

    // The second falls short; the phantom began it.
    let table = next(&mut player, &id).await;
    assert_eq!((&table["options"]["phantom_starts"], &table["campaign"]["game"]), (&json!(true), &json!(2)));
    play(&player, &id_of(&table), &[]).await;
    let second = show(&mut player, &id).await;
    assert_eq!(second["progress"]["games"][1]["ticked"], json!([]));
    assert_eq!(second["progress"]["games"][1]["note"]["key"], "campaign-short");
    assert_eq!(second["progress"]["lists"], first["progress"]["lists"]);

    // The third is going on when the server is restarted.
    let third = id_of(&next(&mut player, &id).await);
    let folder = house.close().await;
    let house = House::open_at(&folder, |_| {}).await;
    player.server = house.address;
    let again = show(&mut player, &id).await;
    assert_eq!(again["progress"], second["progress"], "nothing is lost");
    assert_eq!(again["games"][2], json!({"table": third, "state": "playing"}));
    assert_eq!(id_of(&next(&mut player, &id).await), third, "the game goes on");
    assert_eq!(player.get("/api/campaigns").await.json(), json!([again]));

    // A game that is given up counts and ticks nothing.
    for game in 3..=8 {
        let table = next(&mut player, &id).await;
        assert_eq!(table["campaign"]["game"], game);
        give_up(&mut player, &id_of(&table)).await;
    }
    let over = show(&mut player, &id).await;
    assert_eq!((&over["over"], &over["games"][7]["state"]), (&json!(true), &json!("given_up")));
    assert_eq!(over["progress"]["games"][7], json!({"points": null, "ticked": [], "note": null}));
    assert!(over["progress"]["verdict"]["key"].as_str().unwrap().starts_with("campaign-verdict"));
    let refused = player.post(&format!("/api/campaigns/{id}/next"), &json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "wrong_phase"));
}

#[tokio::test]
async fn what_was_not_written_down_when_the_server_died_is_worked_out_again() {
    let house = House::open().await;
    let mut player = house.guest("Berthe").await;
    let id = begin(&mut player).await;
    let table = id_of(&next(&mut player, &id).await);
    let actions = strong_play(&house.folder, &table).await;
    play(&player, &table, &actions).await;
    let judged = show(&mut player, &id).await;
    assert_eq!(judged["games"][0]["state"], "over");

    // It died between the end of the game and the judgement.
    let folder = house.close().await;
    run(&folder, "UPDATE campaign_games SET outcome = NULL").await;
    let house = House::open_at(&folder, |_| {}).await;
    player.server = house.address;
    assert_eq!(show(&mut player, &id).await, judged);

    // It died between opening the next game and starting it.
    let wish = json!({"game": "valroc", "seats": [{"kind": "me"}], "options": {"phantom_starts": true}});
    let half_open = player.open_table(&wish).await;
    run(&folder, "INSERT INTO campaign_games SELECT campaign, 2, max(tables.number), NULL FROM campaign_games, tables")
        .await;
    let table = next(&mut player, &id).await;
    assert_eq!((id_of(&table), &table["phase"]), (half_open, &json!("playing")));
}

#[tokio::test]
async fn a_game_that_ends_is_judged_even_if_nobody_looks() {
    let house = House::open().await;
    let mut player = house.guest("Berthe").await;
    let id = begin(&mut player).await;
    let table = id_of(&next(&mut player, &id).await);
    play(&player, &table, &[]).await;
    let mut database = database(&house.folder).await;
    for _ in 0..200 {
        let outcome: Option<String> =
            sqlx::query_scalar("SELECT outcome FROM campaign_games").fetch_one(&mut database).await.unwrap();
        if outcome.is_some() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the outcome was not written down");
}

#[tokio::test]
async fn a_game_whose_rules_are_gone_is_void_and_played_anew() {
    let house = House::open().await;
    let mut player = house.guest("Berthe").await;
    let id = begin(&mut player).await;
    let old = id_of(&next(&mut player, &id).await);
    let folder = house.close().await;
    run(&folder, "UPDATE tables SET rules_version = 0").await;
    // By the new rules its player would see something else.
    run(&folder, "UPDATE fingerprints SET views = zeroblob(32)").await;
    let house = House::open_at(&folder, |_| {}).await;
    player.server = house.address;
    assert_eq!(show(&mut player, &id).await["games"], json!([{"table": old, "state": "void"}]));
    let fresh = next(&mut player, &id).await;
    assert_eq!(fresh["campaign"]["game"], 1);
    assert_eq!(show(&mut player, &id).await["games"], json!([{"table": id_of(&fresh), "state": "playing"}]));
}

#[tokio::test]
async fn two_pages_open_one_game() {
    let house = House::open().await;
    let mut player = house.guest("Berthe").await;
    let id = begin(&mut player).await;
    let (mut one, mut two) = (player.clone(), player.clone());
    let (first, second) = tokio::join!(next(&mut one, &id), next(&mut two, &id));
    assert_eq!(id_of(&first), id_of(&second));
    assert_eq!(show(&mut player, &id).await["games"].as_array().unwrap().len(), 1);
    assert_eq!(player.get("/api/tables").await.json()["mine"].as_array().unwrap().len(), 1, "and one table");
}

#[tokio::test]
async fn a_campaign_is_its_owners_alone() {
    let house = House::open().await;
    let mut player = house.guest("Berthe").await;
    let id = begin(&mut player).await;
    let path = format!("/api/campaigns/{id}");
    for stranger in [&mut house.guest("Zoé").await, &mut Client::new(house.address)] {
        assert_eq!(stranger.get("/api/campaigns").await.json(), json!([]));
        assert_eq!(stranger.get(&path).await.code(), "not_found");
        assert_eq!(stranger.post(&format!("{path}/next"), &json!({})).await.code(), "not_found");
        assert_eq!(stranger.delete(&path).await.code(), "not_found");
    }
    let table = id_of(&next(&mut player, &id).await);
    assert_eq!(player.delete(&path).await.status, 204);
    assert_eq!(player.get(&path).await.status, 404);
    assert_eq!(player.get(&format!("/api/tables/{table}")).await.status, 200, "its games stay");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_there_is_a_limit() {
    let house = House::open_with(|config| config.limits.campaigns_per_person = 2).await;
    let mut player = house.guest("Berthe").await;
    let mut code = async |wish: Value| player.post("/api/campaigns", &wish).await.code();
    assert_eq!(code(json!({"game": "chess"})).await, "not_found");
    assert_eq!(code(json!({"game": "card-kingdoms"})).await, "not_found");
    assert_eq!(code(json!({"game": "valroc", "plan": {"length": "endless"}})).await, "malformed");
    assert_eq!(code(json!({"game": "valroc", "plan": 7})).await, "malformed");
    assert_eq!(code(json!({"game": "valroc"})).await, "");
    assert_eq!(code(json!({"game": "valroc"})).await, "");
    assert_eq!(code(json!({"game": "valroc"})).await, "limit");
    let games = player.get("/api/games").await.json();
    let options =
        |id: &str| games.as_array().unwrap().iter().find(|game| game["id"] == id).unwrap()["campaign"].clone();
    assert_eq!(options("card-kingdoms"), Value::Null);
    assert_eq!(options("valroc")[0]["key"], "length");
}

#[tokio::test]
async fn campaigns_move_with_their_owner_and_are_forgotten_with_them() {
    let house = House::open().await;
    let mut laptop = house.guest("Aldric").await;
    let mut phone = Client::new(house.address);
    let id = begin(&mut phone).await;
    let table = next(&mut phone, &id).await;
    let code = laptop.post("/api/me/link", &json!({})).await.json()["code"].clone();
    assert_eq!(phone.post("/api/me/claim", &json!({ "code": code, "hand_over": true })).await.status, 200);
    assert_eq!(show(&mut laptop, &id).await["games"][0]["table"], table["id"]);
    assert_eq!(id_of(&next(&mut laptop, &id).await), id_of(&table));

    assert_eq!(laptop.delete("/api/me").await.status, 204);
    assert_eq!(laptop.get(&format!("/api/campaigns/{id}")).await.status, 404);
    let left: (i64, i64) =
        sqlx::query_as("SELECT (SELECT count(*) FROM campaigns), (SELECT count(*) FROM campaign_games)")
            .fetch_one(&mut database(&house.folder).await)
            .await
            .unwrap();
    assert_eq!(left, (0, 0));
}

/// Heroes III lets another hero take over after a game that was won: nothing goes on before that is answered.
#[tokio::test]
async fn what_is_chosen_after_a_game_opens_the_next() {
    let house = House::open().await;
    let mut player = house.guest("Berthe").await;
    let plan = json!({"campaign": "dead_cold_revenge", "hero": "gem"});
    let begun = player.post("/api/campaigns", &json!({"game": "heroes3", "plan": plan})).await;
    assert_eq!(begun.status, 201, "{}", begun.body);
    let id = begun.json()["id"].as_str().unwrap().to_owned();
    let early = player.post(&format!("/api/campaigns/{id}/choose"), &json!({"chosen": {"hero": "gelu"}})).await;
    assert_eq!(early.status, 409, "{}", early.body);
    next(&mut player, &id).await;
    // As if it had been won.
    run(
        &house.folder,
        r#"UPDATE campaign_games SET outcome = '{"hero":"gem","kept":[],"next_hero":null,"points":9,"statistics":[],"won":true}'"#,
    )
    .await;
    let won = show(&mut player, &id).await;
    assert_eq!(won["choice"][0]["key"], json!("hero"), "{won}");
    assert_eq!(won["over"], json!(false));
    let refused = player.post(&format!("/api/campaigns/{id}/next"), &json!({})).await;
    assert_eq!(refused.status, 409, "{}", refused.body);
    let wrong = player.post(&format!("/api/campaigns/{id}/choose"), &json!({"chosen": {"hero": "sandro"}})).await;
    assert!(wrong.status >= 400, "{}", wrong.body);
    let chosen = player.post(&format!("/api/campaigns/{id}/choose"), &json!({"chosen": {"hero": "gelu"}})).await;
    assert_eq!((chosen.status, &chosen.json()["choice"]), (200, &Value::Null), "{}", chosen.body);
    let table = next(&mut player, &id).await;
    assert_eq!(table["options"]["hero"], json!("gelu"));
}
