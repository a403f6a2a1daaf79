//! What the house thinks of a finished game, from the first request to another evening.

use crate::House;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use taverne_client::Client;
use taverne_server::config::Limits;

/// A game that the house has played to its end.
async fn finished(host: &mut Client) -> String {
    let bot = json!({"kind": "bot", "bot": "greedy"});
    let wish = json!({"game": "card-kingdoms", "seats": [{"kind": "me"}, bot, bot], "start": true});
    let table = host.open_table(&wish).await;
    host.post(&format!("/api/tables/{table}/resign"), &json!({})).await;
    let patience = Instant::now() + Duration::from_secs(60);
    while host.get(&format!("/api/tables/{table}")).await.json()["phase"] != "over" {
        assert!(Instant::now() < patience, "the game does not end");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    table
}

/// Asks again and again until it is ready; answers all the states seen.
async fn ready(client: &mut Client, path: &str) -> Vec<Value> {
    let patience = Instant::now() + Duration::from_secs(120);
    let mut seen: Vec<Value> = Vec::new();
    loop {
        let state = client.get(path).await.json();
        if seen.last() != Some(&state) {
            seen.push(state.clone());
        }
        if state["state"] == "ready" {
            return seen;
        }
        assert!(Instant::now() < patience, "the analysis does not end: {state}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_finished_game_is_analysed_once_and_kept() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let (table, second) = (finished(&mut host).await, finished(&mut host).await);
    let path = format!("/api/tables/{table}/analysis");
    assert_eq!(host.get(&path).await.json(), json!({"state": "none"}));
    let started = host.post(&path, &json!({})).await;
    assert_eq!(started.status, 200, "{}", started.body);
    assert_ne!(started.json()["state"], "none");
    assert_eq!(host.post(&path, &json!({})).await.status, 200, "asking again is harmless");
    let behind = host.post(&format!("/api/tables/{second}/analysis"), &json!({})).await.json();
    assert!(["waiting", "running"].contains(&behind["state"].as_str().unwrap()), "{behind}");

    let mut onlooker = Client::new(house.address);
    let seen = ready(&mut onlooker, &path).await;
    let analysis = &seen.last().unwrap()["analysis"];
    let plays = host.get(&format!("/api/tables/{table}/history")).await.json()["seats"][0].as_array().unwrap().len();
    assert_eq!(analysis["chances"].as_array().unwrap().len(), plays);
    assert_eq!(analysis["players"].as_array().unwrap().len(), 3);
    assert!(analysis["decisions"].as_array().unwrap().len() > 20);
    assert_eq!(seen.last().unwrap()["outdated"], false);
    ready(&mut host, &format!("/api/tables/{second}/analysis")).await;

    // Another evening.
    let folder = house.close().await;
    let house = House::open_at(&folder, |config| config.analysis_iterations = 1_000_000).await;
    let mut host = Client { server: house.address, ..host };
    let kept = host.get(&path).await.json();
    assert_eq!((&kept["state"], &kept["analysis"]), (&json!("ready"), analysis));
    assert_eq!(host.post(&path, &json!({})).await.json()["state"], "ready", "nothing is made twice");

    // An analysis goes with its table, and one by a younger house can be made anew.
    let folder = house.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("taverne.db")).foreign_keys(true);
    let mut database = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let count = async |database: &mut sqlx::SqliteConnection| -> i64 {
        sqlx::query_scalar("SELECT count(*) FROM analyses").fetch_one(database).await.unwrap()
    };
    assert_eq!(count(&mut database).await, 2);
    sqlx::query("DELETE FROM tables WHERE id = ?1").bind(&second).execute(&mut database).await.unwrap();
    assert_eq!(count(&mut database).await, 1);
    sqlx::query("UPDATE analyses SET version = 0").execute(&mut database).await.unwrap();
    sqlx::Connection::close(database).await.unwrap();
    let house = House::open_at(&folder, |_| {}).await;
    let mut host = Client { server: house.address, ..host };
    assert_eq!(host.get(&path).await.json()["outdated"], true);
    host.post(&path, &json!({})).await;
    assert_eq!(ready(&mut host, &path).await.last().unwrap()["outdated"], false);
}

#[tokio::test]
async fn a_house_that_closes_stops_thinking_and_takes_it_up_when_asked_again() {
    let house = House::open_with(|config| config.analysis_iterations = 3_000).await;
    let mut host = house.guest("Berthe").await;
    let table = finished(&mut host).await;
    let path = format!("/api/tables/{table}/analysis");
    host.post(&path, &json!({})).await;
    let running = loop {
        let state = host.get(&path).await.json();
        assert_ne!(state["state"], "ready", "it was done before anybody looked");
        if state["done"].as_u64() >= Some(2) {
            break state;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!(running["done"].as_u64() < running["total"].as_u64(), "{running}");
    // If it did not stop, closing would take as long as the rest of the analysis; then there would be one.
    let folder = house.close().await;
    let house = House::open_at(&folder, |_| {}).await;
    let mut host = Client { server: house.address, ..host };
    assert_eq!(host.get(&path).await.json(), json!({"state": "none"}));
    host.post(&path, &json!({})).await;
    ready(&mut host, &path).await;
}

#[tokio::test]
async fn a_household_may_have_four_games_waiting() {
    let house = House::open_with(|config| {
        config.analysis_iterations = 3_000;
        config.limits.analyses_waiting_per_address = Limits::default().analyses_waiting_per_address;
    })
    .await;
    let mut host = house.guest("Berthe").await;
    let mut paths = Vec::new();
    for _ in 0..6 {
        paths.push(format!("/api/tables/{}/analysis", finished(&mut host).await));
    }
    assert_eq!(host.post(&paths[0], &json!({})).await.status, 200);
    // The first is not waited for any more once somebody works on it, which takes far longer than the rest of this.
    while host.get(&paths[0]).await.json()["state"] != "running" {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for (ahead, path) in (1..).zip(&paths[1..5]) {
        assert_eq!(host.post(path, &json!({})).await.json(), json!({"state": "waiting", "ahead": ahead}));
    }
    let one_more = host.post(&paths[5], &json!({})).await;
    assert_eq!((one_more.status, one_more.code().as_str()), (403, "limit"));
    assert_eq!(one_more.json()["why"]["key"], "error-analysis-busy");
    assert_eq!(host.post(&paths[3], &json!({})).await.status, 200, "asking again for the same is harmless");
    let mut friend = house.guest("Aldric").await;
    assert_eq!(friend.post(&paths[5], &json!({})).await.code(), "limit", "a household has them together");
}

#[tokio::test]
async fn a_game_that_is_too_long_is_not_analysed() {
    assert_eq!(Limits::default().analysed_plays, 4_000);
    let house = House::open_with(|config| config.limits.analysed_plays = 50).await;
    let mut host = house.guest("Berthe").await;
    let table = finished(&mut host).await;
    let path = format!("/api/tables/{table}/analysis");
    let refused = host.post(&path, &json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "limit"));
    assert_eq!(refused.json()["why"]["key"], "error-analysis-long");
    assert_eq!(host.get(&path).await.json(), json!({"state": "none"}));
}

#[tokio::test]
async fn nothing_is_said_about_a_game_that_goes_on() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let table = host.open_table(&json!({"game": "card-kingdoms", "start": true})).await;
    let path = format!("/api/tables/{table}/analysis");
    for client in [&mut host, &mut Client::new(house.address)] {
        let (shown, asked) = (client.get(&path).await, client.post(&path, &json!({})).await);
        assert_eq!([shown.code(), asked.code()], ["wrong_phase", "wrong_phase"]);
    }
    assert_eq!(host.get("/api/tables/nowhere/analysis").await.status, 404);
}
