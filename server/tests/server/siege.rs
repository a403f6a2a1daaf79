//! What somebody may try who wants to spoil the evening for everybody, each in short. `attack` in `bench/` tries the
//! same at length and measures it.

use crate::{House, opened, two_at_a_table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use taverne_client::Client;
use taverne_server::config::{Limits, Rate};
use tokio::{io::AsyncReadExt, net::TcpStream, time::timeout};

const RARE: f64 = 0.000_1;

#[tokio::test]
async fn who_asks_for_everything_again_and_again_is_refused_and_then_shown_out() {
    let house = House::open_with(|config| {
        config.limits.resumes_per_socket = Rate { burst: 3, per_second: RARE };
    })
    .await;
    let (host, _, table) = two_at_a_table(&house, true).await;
    let mut onlooker = opened(&Client::new(house.address), &table).await;
    for _ in 0..20 {
        onlooker.send_text(&json!({"type": "resume", "seq": 0}).to_string()).await;
    }
    let (mut updates, mut refused, mut bye) = (0, 0, false);
    while let Some(message) = onlooker.try_next().await {
        match message["type"].as_str() {
            Some("update") => updates += 1,
            Some("refused") => {
                assert_eq!(message["code"], "too_many");
                refused += 1;
            }
            Some("bye") => bye = true,
            _ => {}
        }
    }
    assert_eq!((updates, refused, bye), (3, 10, true));
    let mut page = opened(&host, &table).await;
    assert!(page.play_any(0).await, "nobody else notices");
}

/// Whoever asks from long ago gets everything, which is written once for all who do.
#[tokio::test]
async fn what_is_told_again_is_the_same_for_all_who_look_on() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let mut page = opened(&host, &table).await;
    for step in 0..60 {
        assert!(page.play_any(step * 31).await);
    }
    let mut told = Vec::new();
    for seq in [0, 1, 5, 1_000] {
        let mut onlooker = opened(&Client::new(house.address), &table).await;
        onlooker.send(&json!({"type": "resume", "seq": seq})).await;
        told.push(onlooker.next_of("update").await);
    }
    assert!(told.iter().all(|update| update["heard_from"] == 0 && *update == told[0]));
    let mut onlooker = opened(&Client::new(house.address), &table).await;
    onlooker.send(&json!({"type": "resume", "seq": 55})).await;
    let short = onlooker.next_of("update").await;
    assert_eq!((&short["after"], &short["seq"]), (&json!(55), &json!(60)), "what is recent is told briefly");
}

#[tokio::test]
async fn nobody_who_reads_nothing_is_waited_for_once_too_much_is_unread() {
    let house = House::open_with(|config| {
        config.limits.unread_bytes = 0;
        config.limits.sockets_per_person = 1;
        config.slow_patience = Duration::from_secs(100_000);
    })
    .await;
    let (_, friend, table) = two_at_a_table(&house, true).await;
    let _deaf = crate::slow::deaf(&friend, &table).await;
    let patience = Instant::now() + Duration::from_secs(60);
    while friend.try_live(&table, "", None).await.is_err() {
        assert!(Instant::now() < patience, "the socket that nobody reads keeps its place");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Whether the server has closed this connection, or does so before long.
async fn is_closed(stream: &mut TcpStream) -> bool {
    matches!(timeout(Duration::from_secs(20), stream.read(&mut [0; 64])).await, Ok(Ok(0) | Err(_)))
}

#[tokio::test]
async fn connections_that_say_nothing_are_few_and_do_not_stay() {
    let house = House::open_with(|config| {
        config.limits.connections_per_address = 8;
        config.header_patience = Duration::from_secs(2);
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..12 {
        silent.push(TcpStream::connect(house.address).await.unwrap());
    }
    for stream in &mut silent {
        assert!(is_closed(stream).await);
    }
    assert_eq!(Client::new(house.address).get("/healthz").await.status, 200, "and then others are let in");
}

#[tokio::test]
async fn a_socket_takes_no_place_of_other_connections() {
    let house = House::open_with(|config| config.limits.connections_per_address = 4).await;
    let (host, _, table) = two_at_a_table(&house, true).await;
    let mut pages = Vec::new();
    for _ in 0..12 {
        pages.push(opened(&host, &table).await);
    }
    assert!(pages[11].play_any(0).await);
}

#[test]
fn a_house_with_few_files_keeps_some_of_them_for_itself() {
    let limits = Limits::default().within(1024);
    assert!(limits.sockets + limits.connections <= 1024 - 100);
    assert!(limits.sockets_per_address < limits.sockets && limits.connections_per_address < limits.connections);
    assert_eq!(Limits::default().within(1_000_000), Limits::default());
}

async fn seq(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).await.json()["seq"].clone()
}

#[tokio::test]
async fn bots_at_a_table_where_nobody_is_wait_for_somebody() {
    let house = House::open_with(|config| config.lately = Duration::ZERO).await;
    let mut host = house.guest("Berthe").await;
    let seats = vec![json!({"kind": "bot", "bot": "random"}); 2];
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    assert_eq!(seq(&mut host, &table).await, 0);
    let mut page = opened(&Client::new(house.address), &table).await;
    while page.seq() < 10 {
        page.next_of("update").await;
    }
}

#[tokio::test]
async fn hints_are_limited_for_an_address_however_many_guests_ask() {
    let house = House::open_with(|config| {
        config.limits.hints_per_address = Rate { burst: 1, per_second: RARE };
    })
    .await;
    let (mut host, mut friend, table) = two_at_a_table(&house, true).await;
    let path = format!("/api/tables/{table}/hint");
    assert_eq!(host.post(&path, &json!({"seat": 0, "seq": 0})).await.status, 200);
    assert_eq!(friend.post(&path, &json!({"seat": 1, "seq": 0})).await.code(), "too_many");
}

#[tokio::test]
async fn looking_back_at_long_games_is_limited_for_an_address() {
    let house = House::open_with(|config| {
        config.limits.looking_back_per_address = Rate { burst: 10, per_second: RARE };
    })
    .await;
    let (mut host, _, table) = two_at_a_table(&house, true).await;
    let path = format!("/api/tables/{table}/history");
    let mut page = opened(&host, &table).await;
    assert_eq!(host.get(&path).await.status, 200, "nothing was played, which costs little");
    assert!(page.play_any(0).await);
    let answers = [host.get(&path).await.status, host.get(&path).await.status];
    assert_eq!(answers, [200, 200]);
    for _ in 0..4 {
        Client::new(house.address).get(&path).await;
    }
    assert_eq!(Client::new(house.address).get(&path).await.code(), "too_many");
}

#[tokio::test]
async fn an_address_has_only_so_many_people_forgotten() {
    let house = House::open_with(|config| {
        config.limits.farewells_per_address = Rate { burst: 1, per_second: RARE };
    })
    .await;
    let (mut first, mut second) = (house.guest("Berthe").await, house.guest("Aldric").await);
    assert_eq!(first.delete("/api/me").await.status, 204);
    assert_eq!(Client::new(house.address).delete("/api/me").await.status, 204, "nobody, which costs nothing");
    assert_eq!(second.delete("/api/me").await.code(), "too_many");
    assert_eq!(second.get("/api/me").await.json()["name"], "Aldric", "later, then");
}
