//! Rough treatment: broken, huge, foreign and too many messages; nobody else is disturbed.

use crate::{House, opened, two_at_a_table};
use serde_json::{Value, json};
use taverne_client::{Client, Live};
use taverne_server::config::Rate;

#[tokio::test]
async fn broken_messages_get_an_error_and_nobody_else_notices() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let mut calm = host.live(&table).await;
    calm.next_of("update").await;
    for broken in [
        "",
        "null",
        "[]",
        "{",
        "\u{0}",
        "{\"type\":\"fly\"}",
        "{\"type\":\"play\"}",
        r#"{"type":"play","id":"x","seat":99,"seq":0,"action":1}"#,
        r#"{"type":"play","id":"x","seat":0,"seq":-1,"action":1}"#,
        r#"{"type":"play","id":"x","seat":0,"seq":99999999999,"action":1}"#,
        r#"{"type":"chat","id":7,"text":"x"}"#,
        r#"{"type":"ping","x":1}"#,
    ] {
        let mut rough = host.live(&table).await;
        rough.next_of("update").await;
        rough.send_text(broken).await;
        let answer = rough.next_of("refused").await;
        assert_eq!(answer["code"], "malformed", "{broken}");
        assert!(answer["why"]["key"].is_string());
    }
    let mut rough = host.live(&table).await;
    rough.next_of("update").await;
    for (message, code) in [
        (json!({"type": "play", "id": "a", "seat": 0, "seq": rough.seq(), "action": {"no": "thing"}}), "refused"),
        (json!({"type": "play", "id": "b", "seat": 1, "seq": rough.seq(), "action": 1}), "not_your_seat"),
        (json!({"type": "play", "id": "c", "seat": 7, "seq": rough.seq(), "action": 1}), "not_your_seat"),
        (json!({"type": "play", "id": "d", "seat": 0, "seq": rough.seq(), "action": "x".repeat(2000)}), "too_large"),
        (json!({"type": "undo", "id": "e", "seat": 0, "seq": rough.seq()}), "refused"),
    ] {
        assert_eq!(rough.request(&message).await["code"], code, "{message}");
    }
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    rough.send_text(&format!(r#"{{"type":"play","id":"f","seat":0,"seq":0,"action":{deep}}}"#)).await;
    assert_eq!(rough.next_of("refused").await["code"], "malformed");
    for _ in 0..12 {
        rough.send_text("broken").await;
    }
    while let Some(message) = rough.try_next().await {
        assert!(["refused", "bye", "lobby", "update"].contains(&message["type"].as_str().unwrap()));
    }
    let mut huge = host.live(&table).await;
    huge.next_of("update").await;
    huge.send_text(&"x".repeat(100_000)).await;
    while huge.try_next().await.is_some() {}

    assert!(calm.play_any(0).await, "the calm page plays on");
}

#[tokio::test]
async fn pages_of_other_sites_are_turned_away() {
    let house = House::open_with(|config| config.origins = vec!["http://localhost:5173".to_owned()]).await;
    let mut host = house.guest("Berthe").await;
    let table = host.open_table(&json!({"game": "card-kingdoms", "start": true})).await;
    let own = format!("http://{}", house.address);
    for (origin, welcome) in
        [(own.as_str(), true), ("http://localhost:5173", true), ("http://evil.example", false), ("null", false)]
    {
        assert_eq!(host.try_live(&table, "", Some(origin)).await.is_ok(), welcome, "{origin}");
        let headers = format!("content-type: application/json\r\norigin: {origin}\r\n");
        let reply = host.ask("POST", "/api/me/link", &headers, Some("{}".into())).await;
        assert_eq!(reply.status, if welcome { 200 } else { 403 }, "{origin}");
    }
    let form =
        host.ask("POST", "/api/tables", "content-type: text/plain\r\n", Some("{\"game\":\"card-kingdoms\"}".into()));
    assert_eq!(form.await.status, 400, "only JSON is read");
}

#[tokio::test]
async fn every_error_is_a_problem_and_every_answer_has_its_headers() {
    let house = House::open().await;
    let mut client = house.guest("Berthe").await;
    let table = client.open_table(&json!({"game": "card-kingdoms", "start": true})).await;
    let foreign = "origin: http://evil.example\r\n";
    for (method, path, headers, status) in [
        ("GET", format!("/api/tables/{table}/at/-1"), "", 400),
        ("GET", format!("/api/tables/{table}/at/0?seat=99"), "", 400),
        ("GET", format!("/api/tables/{table}/live"), "", 400),
        ("GET", format!("/api/tables/{table}/live?seq=-1"), "", 400),
        ("GET", "/api/tables/%ff".to_owned(), "", 400),
        ("GET", "/api/nothing".to_owned(), "", 404),
        ("PATCH", "/api/me".to_owned(), "", 404),
        ("POST", "/healthz".to_owned(), "", 404),
        ("POST", "/api/me/link".to_owned(), foreign, 403),
    ] {
        let reply = client.ask(method, &path, headers, None).await;
        assert_eq!(reply.status, status, "{method} {path}: {}", reply.body);
        assert!(reply.json()["code"].is_string() && reply.json()["why"]["key"].is_string(), "{path}: {}", reply.body);
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert!(reply.header("content-security-policy").is_some(), "{path}");
        assert_eq!(reply.header("cache-control").is_some(), path.starts_with("/api/"), "{path}");
    }
}

#[tokio::test]
async fn private_tables_cannot_be_guessed() {
    let house = House::open().await;
    let mut client = Client::new(house.address);
    for id in ["x", "AAAAAAAAAAAAAAAAAAAAAA", "..%2f..", "%00", "a'%20OR%201=1"] {
        assert_eq!(client.get(&format!("/api/tables/{id}")).await.status, 404, "{id}");
        assert!(client.try_live(id, "", None).await.is_err());
    }
    assert_eq!(client.cookie, None, "looking on makes nobody a guest");
}

#[tokio::test]
async fn bodies_and_rates_have_limits() {
    let house = House::open_with(|config| {
        config.limits.requests_per_address = Rate { burst: 30, per_second: 0.01 };
        config.limits.tables_per_person = 2;
        config.limits.sockets_per_person = 2;
    })
    .await;
    let mut client = house.guest("Berthe").await;
    let large = client.put("/api/me", &json!({"name": "x".repeat(20_000)})).await;
    assert_eq!((large.status, large.code().as_str()), (413, "too_large"));
    let wish = json!({"game": "card-kingdoms", "start": true});
    let table = client.open_table(&wish).await;
    client.open_table(&wish).await;
    assert_eq!(client.post("/api/tables", &wish).await.code(), "limit");
    let (one, two) = (client.live(&table).await, client.live(&table).await);
    assert!(client.try_live(&table, "", None).await.is_err(), "two sockets are enough");
    drop((one, two));
    let mut last = client.get("/api/me").await;
    for _ in 0..30 {
        last = client.get("/api/me").await;
    }
    assert_eq!((last.status, last.code().as_str()), (429, "too_many"));
    assert!(last.header("retry-after").is_some());
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_their_own_address() {
    async fn statuses(behind_proxy: bool) -> Vec<u16> {
        let house = House::open_with(|config| {
            config.behind_proxy = behind_proxy;
            config.limits.requests_per_address = Rate { burst: 2, per_second: 0.01 };
        })
        .await;
        let mut statuses = Vec::new();
        // The last one is whom the proxy saw; the one before is what the visitor claims.
        for chain in ["1.1.1.1, 8.8.8.8", "2.2.2.2, 8.8.8.8", "3.3.3.3, 8.8.8.8", "3.3.3.3, 9.9.9.9"] {
            let header = format!("x-forwarded-for: {chain}\r\n");
            let reply = Client::new(house.address).ask("GET", "/healthz", &header, None).await;
            statuses.push(reply.status);
        }
        statuses
    }
    assert_eq!(statuses(true).await, [200, 200, 429, 200]);
    assert_eq!(statuses(false).await, [200, 200, 429, 429], "anybody can write such a header");
}

#[tokio::test]
async fn a_flood_on_a_socket_is_slowed_down() {
    let house =
        House::open_with(|config| config.limits.messages_per_socket = Rate { burst: 5, per_second: 0.01 }).await;
    let mut client = house.guest("Berthe").await;
    let table = client.open_table(&json!({"game": "card-kingdoms"})).await;
    let mut page = client.live(&table).await;
    for _ in 0..8 {
        page.send(&json!({"type": "ping"})).await;
    }
    assert_eq!(page.next_of("refused").await["code"], "too_many");
}

#[tokio::test]
async fn pings_below_the_protocol_are_counted_too() {
    use futures_util::SinkExt;
    use tokio_tungstenite::tungstenite::Message;
    let house =
        House::open_with(|config| config.limits.messages_per_socket = Rate { burst: 5, per_second: 0.01 }).await;
    let mut client = house.guest("Berthe").await;
    let table = client.open_table(&json!({"game": "card-kingdoms"})).await;
    let mut page = client.live(&table).await;
    for _ in 0..30 {
        let _ = page.socket.send(Message::Ping(Default::default())).await;
    }
    assert_eq!(page.next_of("refused").await["code"], "too_many");
    while page.try_next().await.is_some() {}
}

#[tokio::test]
async fn a_log_cannot_grow_for_ever() {
    let house = House::open_with(|config| config.limits.undos_per_seat = 3).await;
    let (host, friend, table) = two_at_a_table(&house, true).await;
    let mut pages = [opened(&host, &table).await, opened(&friend, &table).await];
    let undo = |page: &Live, seat: u64| json!({"type": "undo", "id": format!("u{}", page.seq()), "seat": seat, "seq": page.seq()});
    for round in 0..4 {
        assert!(pages[0].play_any(0).await);
        let undo = undo(&pages[0], 0);
        let answer = pages[0].request(&undo).await;
        assert_eq!(answer["code"] == "limit", round == 3, "{answer}");
        while round < 3 && pages[0].seq() < answer["seq"].as_u64().unwrap() {
            pages[0].next_of("update").await;
        }
    }
    crate::level(&mut pages, true).await;
    assert_eq!(pages[0].latest["looks"][0]["can_undo"], true, "the game does not know of it");
}

#[tokio::test]
async fn changes_and_rematches_have_limits() {
    let house = House::open_with(|config| {
        config.limits.changes_per_address = Rate { burst: 20, per_second: 0.01 };
        config.limits.tables_per_person = 1;
    })
    .await;
    let mut host = house.guest("Berthe").await;
    let wish =
        json!({"game": "card-kingdoms", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "start": true});
    let table = host.open_table(&wish).await;
    let mut page = opened(&host, &table).await;
    while !page.over() {
        if !page.play_any(0).await {
            page.next_of("update").await;
        }
    }
    host.open_table(&wish).await;
    let again = host.post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    assert_eq!((again.status, again.code().as_str()), (403, "limit"));
    let mut last = host.post("/api/me/link", &json!({})).await;
    for _ in 0..20 {
        last = host.post("/api/me/link", &json!({})).await;
    }
    assert_eq!(last.code(), "too_many");
    assert_eq!(host.get("/api/me").await.status, 200, "looking costs less");
}

#[tokio::test]
async fn a_table_of_unknown_rules_opens_read_only_with_its_log() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let mut page = host.live(&table).await;
    page.next_of("update").await;
    for _ in 0..5 {
        page.play_any(0).await;
    }
    drop(page);
    let folder = house.close().await;
    let file = folder.join("taverne.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let mut database = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::query("UPDATE tables SET rules_version = 999").execute(&mut database).await.unwrap();
    sqlx::query("DELETE FROM fingerprints").execute(&mut database).await.unwrap();
    sqlx::Connection::close(database).await.unwrap();

    let house = House::open_at(&folder, |_| {}).await;
    let mut host = Client { server: house.address, ..host };
    let info = host.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(info["read_only"]["key"], "error-read-only-rules");
    let record = host.get(&format!("/api/tables/{table}/record")).await.json();
    assert_eq!(record["actions"].as_array().unwrap().len(), 5);
    assert_eq!((&record["seed"], &record["rules_version"]), (&Value::Null, &json!(999)));
    let mut page = host.live(&table).await;
    page.next_of("welcome").await;
    let play = json!({"type": "play", "id": "x", "seat": 0, "seq": 5, "action": 1});
    assert_eq!(page.request(&play).await["code"], "read_only");
    assert_eq!(host.post(&format!("/api/tables/{table}/resign"), &json!({})).await.code(), "read_only");
}
