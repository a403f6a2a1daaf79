//! Who plays for the house, and what it says when it is asked.

use crate::{House, opened, two_at_a_table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use taverne_client::Client;
use taverne_server::config::Rate;

#[tokio::test]
async fn the_house_sends_different_people_of_the_level_that_was_chosen() {
    let house = House::open().await;
    let mut client = house.guest("Berthe").await;
    let characters = client.get("/api/games").await.json()[0]["characters"].clone();
    let of = |bot: &str| characters.as_array().unwrap().iter().filter(|it| it["bot"] == bot).count();
    assert!(["easy", "medium", "hard"].iter().all(|level| of(level) >= 5));
    let bot = |bot: &str| json!({"kind": "bot", "bot": bot});
    let isaure = json!({"kind": "bot", "bot": "hard", "character": "isaure"});
    let seats = json!([{"kind": "me"}, bot("hard"), isaure, bot("hard"), bot("easy")]);
    let reply = client.post("/api/tables", &json!({"game": "card-kingdoms", "seats": seats})).await.json();
    assert_eq!((&reply["seats"][2]["name"], &reply["seats"][2]["character"]), (&json!("Isaure"), &json!("isaure")));
    let mut names: Vec<_> = (1..5).map(|seat| reply["seats"][seat]["name"].as_str().unwrap().to_owned()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 4, "{reply}");
    // They stay when the host changes something else.
    let keep = |seat: usize| json!({"kind": "keep", "seat": seat});
    let edit = json!({"seats": [keep(0), keep(3), keep(2)], "hints": false});
    let edited = client.put(&format!("/api/tables/{}", reply["id"].as_str().unwrap()), &edit).await.json();
    assert_eq!(edited["seats"][1]["name"], reply["seats"][3]["name"]);
    assert_eq!((&reply["hints"], &edited["hints"]), (&json!(true), &json!(false)));
    let wrong = json!([{"kind": "me"}, {"kind": "bot", "bot": "easy", "character": "isaure"}]);
    assert_eq!(client.post("/api/tables", &json!({"game": "card-kingdoms", "seats": wrong})).await.status, 400);
    let quick = client.post("/api/tables", &json!({"game": "card-kingdoms", "start": true})).await.json();
    assert_eq!(quick["seats"][1]["bot"], "medium", "a good game for most people");
}

#[tokio::test]
async fn a_bot_takes_its_time_and_thinks_within_it() {
    let house = House::open_with(|config| config.bot_pace = None).await;
    let mut client = house.guest("Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "easy"}]);
    let before = Instant::now();
    let table = client.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let mut page = opened(&client, &table).await;
    while page.seq() == 0 {
        page.next_of("update").await;
    }
    let pace = taverne_bots::LEVELS[0].pace;
    assert!(before.elapsed() >= pace, "{:?}", before.elapsed());
}

#[tokio::test]
async fn a_hint_names_legal_actions() {
    let house = House::open().await;
    let (mut host, _, table) = two_at_a_table(&house, true).await;
    let page = opened(&host, &table).await;
    let (seat, legal) = page.asked().unwrap();
    let ask = json!({"seat": seat, "seq": page.seq()});
    let hint = host.post(&format!("/api/tables/{table}/hint"), &ask).await;
    assert_eq!(hint.status, 200, "{}", hint.body);
    let hint = hint.json();
    assert_eq!((&hint["seat"], &hint["seq"]), (&ask["seat"], &ask["seq"]));
    let tips = hint["tips"].as_array().unwrap();
    assert!((1..=3).contains(&tips.len()));
    for tip in tips {
        assert!(legal.contains(&tip["action"]), "{tip}");
        assert!(tip["label"]["key"].is_string() && tip["chance"].is_f64() && tip["lead"].is_number());
    }
}

#[tokio::test]
async fn a_hint_is_only_for_the_seat_that_is_asked_and_only_for_its_holder() {
    let house = House::open().await;
    let (mut host, mut friend, table) = two_at_a_table(&house, true).await;
    let path = format!("/api/tables/{table}/hint");
    let ask = |seat: u64, seq: u64| json!({"seat": seat, "seq": seq});
    assert_eq!(host.post(&path, &ask(1, 0)).await.code(), "not_your_seat");
    assert_eq!(house.guest("Eve").await.post(&path, &ask(0, 0)).await.code(), "not_your_seat");
    assert_eq!(Client::new(house.address).post(&path, &ask(0, 0)).await.code(), "not_your_seat");
    assert_eq!(host.post(&path, &ask(4, 0)).await.status, 403);
    assert_eq!(host.post(&path, &json!({"seat": 0})).await.code(), "malformed");
    let mut page = opened(&host, &table).await;
    assert!(page.play_any(0).await);
    assert_eq!(host.post(&path, &ask(0, 1)).await.code(), "wrong_phase", "the friend is asked, not the host");
    assert_eq!(friend.post(&path, &ask(1, 0)).await.status, 200, "still asked the same");
    assert_eq!(friend.post(&path, &ask(1, 7)).await.code(), "stale", "nobody has come so far");
    let mut theirs = opened(&friend, &table).await;
    assert!(theirs.play_any(0).await);
    while page.seq() < 2 {
        page.next_of("update").await;
    }
    let (client, page) = if page.asked().is_some() { (&mut host, &page) } else { (&mut friend, &theirs) };
    let (seat, _) = page.asked().unwrap();
    assert_eq!(client.post(&path, &ask(seat, 0)).await.code(), "stale", "that question has been answered");
    assert_eq!(client.post(&path, &ask(seat, 2)).await.status, 200);
}

/// Whoever asks again before the answer has come is refused: nothing else refuses anybody here.
#[tokio::test]
async fn a_person_waits_for_one_hint_at_a_time() {
    let house = House::open_with(|config| config.hint_time = Duration::from_secs(1)).await;
    let (host, _, table) = two_at_a_table(&house, true).await;
    let path = format!("/api/tables/{table}/hint");
    let ask = async |mut client: Client| client.post(&path, &json!({"seat": 0, "seq": 0})).await;
    let [one, two, three, four] = [(); 4].map(|()| ask(host.clone()));
    let (one, two, three, four) = tokio::join!(one, two, three, four);
    let answers = [one, two, three, four];
    assert!(answers.iter().any(|answer| answer.status == 200));
    let refused: Vec<_> = answers.iter().filter(|answer| answer.status != 200).collect();
    assert!(!refused.is_empty(), "all four were answered");
    assert!(refused.iter().all(|answer| answer.code() == "too_many" && answer.header("retry-after").is_some()));
    assert_eq!(ask(host).await.status, 200, "and then it is the next one's turn");
}

#[tokio::test]
async fn hints_can_be_switched_off_and_have_a_limit() {
    let house = House::open_with(|config| config.limits.hints_per_person = Rate { burst: 2, per_second: 0.01 }).await;
    let (mut host, _, table) = two_at_a_table(&house, false).await;
    let ask = json!({"seat": 0, "seq": 0});
    let reply = host.post(&format!("/api/tables/{table}/hint"), &ask).await;
    assert_eq!((reply.status, reply.code().as_str()), (403, "hints_off"));
    let (mut host, mut friend, table) = two_at_a_table(&house, true).await;
    let path = format!("/api/tables/{table}/hint");
    assert_eq!([host.post(&path, &ask).await.status, host.post(&path, &ask).await.status], [200, 200]);
    let reply = host.post(&path, &ask).await;
    assert_eq!((reply.status, reply.code().as_str()), (429, "too_many"));
    assert!(reply.header("retry-after").is_some());
    assert_eq!(friend.post(&path, &json!({"seat": 1, "seq": 0})).await.status, 200, "others have their own");
}

/// The thorough bots of twenty tables think for 800 ms each if they are let. (How quickly a person is served meanwhile is
/// measured by `attack` in `bench/`.)
#[tokio::test]
async fn twenty_tables_of_thorough_bots_keep_nobody_from_playing_and_none_is_forgotten() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let seats = json!([{"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "hard"}]);
    let wish = json!({"game": "card-kingdoms", "seats": seats, "start": true});
    let mut crowd = Vec::new();
    for _ in 0..20 {
        crowd.push(host.open_table(&wish).await);
    }
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let mut page = opened(&host, &table).await;
    for step in 0..40 {
        assert!(page.play_any(step * 7).await);
    }
    for id in crowd {
        // An onlooker is told of every entry, however long it takes; a table that is forgotten tells nothing.
        let mut onlooker = opened(&Client::new(house.address), &id).await;
        while onlooker.seq() < 2 {
            onlooker.next_of("update").await;
        }
    }
}

#[tokio::test]
async fn an_old_database_learns_the_new_columns() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let table = host.open_table(&json!({"game": "card-kingdoms"})).await;
    let folder = house.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("taverne.db"));
    let mut database = sqlx::ConnectOptions::connect(&options).await.unwrap();
    for step in [
        "DROP TABLE analyses",
        "ALTER TABLE seats DROP COLUMN character",
        "ALTER TABLE tables DROP COLUMN hints",
        "DELETE FROM _sqlx_migrations WHERE version = 2",
    ] {
        sqlx::query(step).execute(&mut database).await.unwrap();
    }
    sqlx::Connection::close(database).await.unwrap();
    let house = House::open_at(&folder, |_| {}).await;
    let mut host = Client { server: house.address, ..host };
    let info: Value = host.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["hints"], &info["seats"][1]["character"]), (&json!(true), &Value::Null));
}
