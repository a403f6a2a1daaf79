//! Long games, which are opened and looked back at by shortcuts: nobody can tell them from games played from the start.

use crate::{House, opened};
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::path::Path;
use taverne_client::{Client, Live};

/// Long enough for several snapshots, of which the last is before the latest page of the story.
const PLAYS: u64 = 640;

/// Four people on one device play on, now and then one takes something back.
async fn play_on(page: &mut Live, plays: u64) {
    let mut step = 0_usize;
    while page.latest["plays"].as_u64() < Some(plays) {
        step += 1;
        assert!(!page.over(), "the game was too short: {} plays", page.latest["plays"]);
        let looks = page.latest["looks"].as_array().unwrap();
        let taker = looks.iter().find(|look| step.is_multiple_of(9) && look["can_undo"] == true);
        if let Some(seat) = taker.map(|look| look["seat"].clone()) {
            let undo = json!({"type": "undo", "id": format!("undo-{}", page.seq()), "seat": seat, "seq": page.seq()});
            let answer = page.request(&undo).await;
            assert_eq!(answer["type"], "ack", "{answer}");
            while page.seq() < answer["seq"].as_u64().unwrap() {
                page.next().await;
            }
        }
        assert!(page.play_any(step * 31).await);
        page.received.clear();
    }
}

async fn long_table(host: &mut Client) -> String {
    let friends = ["Zoé", "Aldric", "Isaure"].map(|name| json!({"kind": "here", "name": name}));
    let seats = [vec![json!({"kind": "me"})], friends.to_vec()].concat();
    host.open_table(&json!({"game": "valroc", "seats": seats, "start": true})).await
}

/// All that anybody can see of a table and its past.
async fn seen(host: &mut Client, table: &str) -> Vec<Value> {
    let page = opened(host, table).await;
    let plays = page.latest["plays"].as_u64().unwrap();
    let mut seen = vec![page.latest.clone(), json!(page.heard)];
    for viewer in ["", "seat=0", "seat=3"] {
        seen.push(json!(host.story(table, viewer).await));
        for play in [0, 1, 199, 200, 201, 202, 203, 350, 430, plays - 1, plays] {
            let moment = host.get(&format!("/api/tables/{table}/at/{play}?{viewer}")).await;
            assert_eq!(moment.status, 200, "{}", moment.body);
            seen.push(moment.json());
        }
    }
    seen.push(host.get(&format!("/api/tables/{table}/history")).await.json());
    seen
}

async fn run(folder: &Path, sql: &'static str) -> u64 {
    let options = SqliteConnectOptions::new().filename(folder.join("taverne.db"));
    let mut database = options.connect().await.unwrap();
    let done = sqlx::query(sql).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    done.rows_affected()
}

#[tokio::test]
async fn a_table_that_comes_back_by_a_snapshot_is_the_same_table() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let table = long_table(&mut host).await;
    let mut page = opened(&host, &table).await;
    play_on(&mut page, PLAYS).await;
    drop(page);
    let mut before = seen(&mut host, &table).await;

    // The house is struck dead: what is on disk in this moment is all there is.
    let struck = house.folder.with_extension("struck");
    std::fs::create_dir_all(&struck).unwrap();
    for file in ["taverne.db", "taverne.db-wal"] {
        std::fs::copy(house.folder.join(file), struck.join(file)).unwrap();
    }
    std::fs::remove_dir_all(house.close().await).unwrap();
    let harm: [(&str, Option<&'static str>); 6] = [
        ("with snapshots", None),
        ("with another log before it", Some("UPDATE snapshots SET seq = seq - 1")),
        ("by another program", Some("UPDATE snapshots SET proof = zeroblob(32)")),
        ("in another state", Some("UPDATE snapshots SET game = replace(game, '1', '2')")),
        ("not even JSON", Some("UPDATE snapshots SET game = 'x', asked = '', proof = x'00'")),
        ("without any", Some("DELETE FROM snapshots")),
    ];
    for (what, harm) in harm {
        if let Some(harm) = harm {
            // Each time those of the time before were replaced, because they were of no use.
            assert!(run(&struck, harm).await >= 2, "{what}: there are no snapshots");
        }
        let house = House::open_at(&struck, |_| {}).await;
        let mut host = Client { server: house.address, ..host.clone() };
        let after = seen(&mut host, &table).await;
        assert_eq!(after.len(), before.len());
        for (after, before) in after.iter().zip(&before) {
            assert_eq!(after, before, "{what}");
        }
        // It goes on, and what was done is still known.
        let mut page = opened(&host, &table).await;
        let plays = page.latest["plays"].as_u64().unwrap();
        play_on(&mut page, plays + 15).await;
        drop(page);
        before = seen(&mut host, &table).await;
        assert_eq!(house.close().await, struck);
    }
    std::fs::remove_dir_all(&struck).unwrap();
}

#[tokio::test]
async fn whoever_comes_to_a_long_game_is_told_its_latest_page() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let table = long_table(&mut host).await;
    let mut page = opened(&host, &table).await;
    play_on(&mut page, 230).await;
    let late = opened(&host, &table).await;
    assert_eq!((&late.latest["after"], &late.latest["heard_from"]), (&Value::Null, &json!(31)));
    let told: Vec<_> = page.heard.iter().filter(|heard| heard["play"].as_u64() >= Some(31)).cloned().collect();
    assert_eq!(late.heard, told);
    let earlier = host.get(&format!("/api/tables/{table}/story?seat=0&before=31")).await.json();
    assert_eq!((&earlier["from"], &earlier["plays"]), (&json!(0), &json!(230)));
    assert_eq!([earlier["heard"].as_array().unwrap().clone(), told].concat(), page.heard);
    let nothing = host.get(&format!("/api/tables/{table}/story?before=0")).await.json();
    assert_eq!((&nothing["from"], &nothing["heard"]), (&json!(0), &json!([])));
}

/// Two players and an onlooker see every view of a game through its changes; `traffic.rs` compares each with the truth.
#[tokio::test]
async fn a_view_is_told_as_what_has_changed() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let mut page = opened(&host, &table).await;
    for step in 0..40 {
        assert!(page.play_any(step * 7).await);
    }
    let fresh = opened(&host, &table).await;
    for seat in [0, 1] {
        assert_eq!(page.latest["looks"][seat]["view"], fresh.latest["looks"][seat]["view"]);
    }
    let updates = page.received.iter().filter(|text| text.starts_with(r#"{"type":"update""#));
    let updates: Vec<Value> = updates.map(|text| serde_json::from_str(text).unwrap()).collect();
    assert!(updates[0]["looks"][0]["view"].is_object(), "first all of it");
    let changes = updates.iter().filter(|update| update["looks"][0]["view"].is_array()).count();
    assert!(changes > 35, "{changes} of {} updates", updates.len());
}
