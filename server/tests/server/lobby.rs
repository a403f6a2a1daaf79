//! Opening, joining, editing, starting, resigning, playing again.

use crate::House;
use serde_json::json;
use taverne_client::Client;

#[tokio::test]
async fn one_request_starts_a_game_against_bots() {
    let house = House::open().await;
    let mut client = Client::new(house.address);
    let reply = client.post("/api/tables", &json!({"game": "card-kingdoms", "start": true})).await;
    let table = reply.json();
    assert_eq!(table["phase"], "playing");
    assert_eq!(table["seats"].as_array().unwrap().len(), 3);
    assert_eq!(table["commitment"].as_str().unwrap().len(), 64);
    let mine = client.get("/api/tables").await.json();
    assert_eq!(mine["mine"][0]["id"], table["id"]);
    assert_eq!(mine["open"], json!([]));
}

#[tokio::test]
async fn friends_gather_by_link_and_strangers_find_public_tables() {
    let house = House::open().await;
    let (mut host, mut friend) = (house.guest("Berthe").await, house.guest("Aldric").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let private = host.open_table(&json!({"game": "card-kingdoms", "seats": seats})).await;
    let public = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "public": true})).await;
    let open = friend.get("/api/tables").await.json()["open"].clone();
    assert_eq!(open.as_array().unwrap().iter().map(|it| it["id"].clone()).collect::<Vec<_>>(), [json!(public)]);

    let path = |what: &str| format!("/api/tables/{private}/{what}");
    let mut page = host.live(&private).await;
    page.next_of("welcome").await;
    assert_eq!(friend.post(&path("join"), &json!({"seat": 2})).await.status, 200);
    assert_eq!(friend.post(&path("join"), &json!({"seat": 2})).await.status, 200, "twice is harmless");
    while page.table["seats"][2]["name"] != "Aldric" {
        page.next_of("lobby").await;
    }
    assert_eq!(friend.post(&path("join"), &json!({"seat": 0})).await.code(), "seat_taken");
    assert_eq!(friend.post(&path("start"), &json!({})).await.code(), "not_host");
    assert_eq!(host.post(&path("start"), &json!({})).await.code(), "wrong_phase", "a seat is open");
    let edit = json!({"seats": [{"kind": "keep", "seat": 2}, {"kind": "keep", "seat": 0}]});
    assert_eq!(friend.put(&format!("/api/tables/{private}"), &edit).await.code(), "not_host");
    let edited = host.put(&format!("/api/tables/{private}"), &edit).await.json();
    assert_eq!([&edited["seats"][0]["name"], &edited["seats"][1]["name"]], ["Aldric", "Berthe"]);
    assert_eq!(host.post(&path("start"), &json!({})).await.json()["phase"], "playing");
    assert_eq!(house.guest("Late").await.post(&path("join"), &json!({})).await.code(), "wrong_phase");
    assert_eq!(friend.post(&path("leave"), &json!({})).await.code(), "wrong_phase");
    page.next_of("update").await;

    assert_eq!(friend.post(&path("resign"), &json!({"seat": 1})).await.code(), "not_your_seat");
    let resigned = friend.post(&path("resign"), &json!({})).await.json();
    let seat = &resigned["seats"][0];
    assert_eq!([&seat["sitter"], &seat["name"], &seat["resigned"]], [&json!("bot"), &json!("Aldric"), &json!(true)]);
}

#[tokio::test]
async fn a_host_who_leaves_hands_the_table_on() {
    let house = House::open().await;
    let (mut host, mut friend) = (house.guest("Berthe").await, house.guest("Aldric").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats})).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await;
    let left = host.post(&format!("/api/tables/{table}/leave"), &json!({})).await.json();
    assert_eq!(left["host"], json!(friend.person().await));
    assert_eq!(left["seats"][0]["sitter"], "open");
}

#[tokio::test]
async fn a_table_that_everybody_left_is_nobodys_until_somebody_comes() {
    let house = House::open_with(|config| config.limits.tables_per_person = 2).await;
    let (mut host, mut friend) = (house.guest("Berthe").await, house.guest("Aldric").await);
    let open = json!({"kind": "open"});
    let mine =
        host.open_table(&json!({"game": "card-kingdoms", "seats": [{"kind": "me"}, open], "public": true})).await;
    let others = host.open_table(&json!({"game": "card-kingdoms", "seats": [open, open]})).await;
    assert_eq!(host.post("/api/tables", &json!({"game": "card-kingdoms"})).await.code(), "limit");
    for table in [&mine, &others] {
        let left = host.post(&format!("/api/tables/{table}/leave"), &json!({})).await;
        assert_eq!((left.status, &left.json()["host"]), (200, &json!("")), "{}", left.body);
    }
    assert_eq!(host.get("/api/tables").await.json(), json!({"mine": [], "open": []}));
    host.open_table(&json!({"game": "card-kingdoms"})).await;
    let joined = friend.post(&format!("/api/tables/{mine}/join"), &json!({})).await.json();
    assert_eq!(joined["host"], json!(friend.person().await), "somebody has to start the game");
}

#[tokio::test]
async fn what_the_game_does_not_allow_is_refused_with_its_reason() {
    let house = House::open().await;
    let mut client = house.guest("Berthe").await;
    for (wish, status) in [
        (json!({"game": "chess"}), 404),
        (json!({"game": "card-kingdoms", "options": {"setup": "nowhere"}}), 0),
        (json!({"game": "card-kingdoms", "options": {"nonsense": 1}}), 0),
        (json!({"game": "card-kingdoms", "options": 7}), 400),
        (json!({"game": "card-kingdoms", "seats": vec![json!({"kind": "open"}); 6]}), 422),
        (json!({"game": "card-kingdoms", "seats": vec![json!({"kind": "open"}); 900]}), 422),
        (json!({"game": "valroc", "seats": vec![json!({"kind": "open"}); 256]}), 422),
        (json!({"game": "dice-kingdoms", "seats": vec![json!({"kind": "open"}); 256]}), 422),
        (json!({"game": "card-kingdoms", "seats": [{"kind": "bot", "bot": "hal"}]}), 400),
        (json!({"game": "card-kingdoms", "seats": [{"kind": "me"}, {"kind": "me"}]}), 400),
        (json!({"game": "card-kingdoms", "seats": [{"kind": "keep", "seat": 0}]}), 400),
        (json!({"game": "card-kingdoms", "seats": [{"kind": "me"}, {"kind": "open"}], "start": true}), 409),
        (json!({"game": "card-kingdoms", "surprise": true}), 400),
        (json!([]), 400),
    ] {
        let reply = client.post("/api/tables", &wish).await;
        let fits = if status == 0 { reply.status >= 400 && reply.status < 500 } else { reply.status == status };
        assert!(fits, "{wish}: {} {}", reply.status, reply.body);
        assert!(reply.json()["why"]["key"].is_string(), "{}", reply.body);
    }
}

#[tokio::test]
async fn games_words_and_rules_can_be_read() {
    let house = House::open().await;
    let mut client = Client::new(house.address);
    let games = client.get("/api/games").await.json();
    assert_eq!(games[0]["id"], "card-kingdoms");
    assert!(games[0]["options"].as_array().is_some_and(|options| !options.is_empty()));
    for lang in ["fr", "en"] {
        let words = client.get(&format!("/api/games/card-kingdoms/words/{lang}")).await;
        assert!(words.body.contains("error-stale =") && words.body.contains("undo-nothing ="));
        assert_eq!(client.get(&format!("/api/games/card-kingdoms/rules/{lang}")).await.status, 200);
    }
    assert_eq!(client.get("/api/games/card-kingdoms/rules/de").await.status, 404);
    assert_eq!(client.get("/healthz").await.body, "ok\n");
    assert!(client.get("/metrics").await.body.contains("taverne_"));
    let page = client.get("/table/whatever").await;
    assert!(page.header("content-security-policy").unwrap().contains("script-src 'self';"));
    assert!(page.header("content-type").unwrap().starts_with("text/html"));
}

#[tokio::test]
async fn the_server_has_words_for_all_it_says() {
    use taverne_engine::{Lang, Words};
    let sources = concat!(
        include_str!("../../src/errors.rs"),
        include_str!("../../src/identity.rs"),
        include_str!("../../src/live.rs"),
        include_str!("../../src/lobby.rs"),
        include_str!("../../src/past.rs"),
        include_str!("../../src/page.rs"),
        include_str!("../../src/app.rs"),
        include_str!("../../src/analysis.rs"),
        include_str!("../../src/campaigns.rs"),
        include_str!("../../src/hint.rs"),
        include_str!("../../src/hosts.rs"),
        include_str!("../../src/tables/asking.rs"),
        include_str!("../../src/body.rs"),
        include_str!("../../src/tables.rs"),
        include_str!("../../src/tables/load.rs"),
        include_str!("../../src/tables/playing.rs"),
        include_str!("../../src/tables/publish.rs"),
        include_str!("../../src/tables/room.rs"),
        include_str!("../../src/tables/seating.rs"),
        include_str!("../../src/tables/standing_in.rs"),
    );
    let keys = sources.split('"').filter(|text| text.starts_with("error-"));
    let keys: std::collections::BTreeSet<_> = keys.collect();
    assert!(keys.len() > 30);
    for lang in Lang::ALL {
        let words = Words::read(lang, &[taverne_server::WORDS.get(lang)]).unwrap();
        let missing: Vec<_> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}

#[tokio::test]
async fn a_rematch_does_not_wait_for_somebody_who_was_forgotten() {
    let house = House::open().await;
    let (mut host, mut friend, table) = crate::two_at_a_table(&house, true).await;
    let mut pages = [crate::opened(&host, &table).await, crate::opened(&friend, &table).await];
    crate::playing::play_on(&mut pages, u64::MAX).await;
    assert_eq!(friend.delete("/api/me").await.status, 204);
    let again = host.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
    assert_eq!((&again["phase"], &again["seats"][1]["sitter"]), (&json!("gathering"), &json!("open")), "{again}");
}

#[tokio::test]
async fn a_rematch_is_played_with_the_figures_of_today() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let bot = json!({"kind": "bot", "bot": "greedy"});
    let wish = json!({"game": "card-kingdoms", "seats": [{"kind": "me"}, bot], "start": true});
    let table = host.open_table(&wish).await;
    let mut page = host.live(&table).await;
    page.next_of("update").await;
    while !page.over() {
        if !page.play_any(0).await {
            page.next_of("update").await;
        }
    }
    drop(page);
    let folder = house.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("taverne.db"));
    let mut database = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::query("UPDATE tables SET content = ?1").bind("0".repeat(64)).execute(&mut database).await.unwrap();
    sqlx::Connection::close(database).await.unwrap();
    let house = House::open_at(&folder, |_| {}).await;
    let mut host = Client { server: house.address, ..host };
    let again = host.post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    assert_eq!((again.status, &again.json()["phase"]), (201, &json!("playing")), "{}", again.body);
}
