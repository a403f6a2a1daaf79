//! A bot plays on for somebody who does not come back, until they do.

use crate::{House, opened, two_at_a_table};
use serde_json::{Value, json};
use std::time::Duration;
use taverne_client::{Client, Live};

const PATIENCE: Duration = Duration::from_millis(150);

async fn patient() -> House {
    House::open_with(|config| config.away_patience = PATIENCE).await
}

async fn replace(client: &mut Client, table: &str, seat: u32) -> (String, Value) {
    let reply = client.post(&format!("/api/tables/{table}/replace"), &json!({"seat": seat})).await;
    (reply.code(), reply.json())
}

/// Waits until this page knows whether somebody is at that seat.
async fn seen(page: &mut Live, seat: usize, online: bool) {
    while page.table["seats"][seat]["online"] != online {
        page.next_of("lobby").await;
    }
}

#[tokio::test]
async fn somebody_who_has_only_just_gone_is_not_replaced() {
    let house = House::open().await;
    let (mut host, friend, table) = two_at_a_table(&house, true).await;
    let mut page = opened(&host, &table).await;
    drop(opened(&friend, &table).await);
    seen(&mut page, 1, true).await;
    seen(&mut page, 1, false).await;
    assert_eq!(replace(&mut host, &table, 1).await.0, "still_here", "they may only have closed the lid");
}

#[tokio::test]
async fn the_host_lets_a_bot_play_on_and_whoever_returns_takes_the_seat_back() {
    let house = patient().await;
    let (mut host, mut friend, table) = two_at_a_table(&house, true).await;
    let mut page = opened(&host, &table).await;
    let away = opened(&friend, &table).await;
    seen(&mut page, 1, true).await;
    assert_eq!(replace(&mut host, &table, 1).await.0, "still_here");
    drop(away);
    seen(&mut page, 1, false).await;
    tokio::time::sleep(PATIENCE).await;
    assert_eq!(replace(&mut friend, &table, 0).await.0, "not_host");
    assert_eq!(replace(&mut host, &table, 0).await.0, "still_here");
    assert_eq!(replace(&mut host, &table, 5).await.0, "not_found");

    let seat = replace(&mut host, &table, 1).await.1["seats"][1].clone();
    assert!(seat["bot"].is_string(), "{seat}");
    assert_eq!(
        [&seat["sitter"], &seat["name"], &seat["resigned"]],
        [&json!("person"), &json!("Aldric"), &json!(false)]
    );
    assert_eq!(replace(&mut host, &table, 1).await.0, "", "twice is harmless");
    // The bot chooses its Duke and takes its turns.
    while page.latest["waiting"]["seats"] != json!([0]) || page.latest["plays"].as_u64() < Some(20) {
        if !page.play_any(0).await {
            page.next_of("update").await;
        }
    }

    let mut back = opened(&friend, &table).await;
    assert_eq!(back.latest["looks"][0]["seat"], 1, "it is their seat to look from");
    let early = json!({"type": "undo", "id": "early", "seat": 1, "seq": back.seq()});
    assert_eq!(back.request(&early).await["code"], "not_your_seat");
    assert_eq!(host.post(&format!("/api/tables/{table}/return"), &json!({"seat": 1})).await.code(), "not_your_seat");
    let seats = friend.post(&format!("/api/tables/{table}/return"), &json!({})).await.json();
    assert_eq!(seats["seats"][1]["bot"], Value::Null);
    while back.asked().is_none() {
        if !page.play_any(0).await {
            page.next_of("update").await;
        }
        while back.seq() < page.seq() {
            back.next_of("update").await;
        }
    }
    assert!(back.play_any(0).await, "they decide again");
}

#[tokio::test]
async fn nobody_is_replaced_whom_nobody_waits_for() {
    let house = patient().await;
    let (mut host, friend, table) = two_at_a_table(&house, true).await;
    let mut page = opened(&host, &table).await;
    let mut away = opened(&friend, &table).await;
    seen(&mut page, 1, true).await;
    away.play_any(0).await;
    drop(away);
    seen(&mut page, 1, false).await;
    tokio::time::sleep(PATIENCE).await;
    assert_eq!(replace(&mut host, &table, 1).await.0, "not_waited_for");
}

#[tokio::test]
async fn if_the_host_is_away_anybody_who_sits_here_may_ask() {
    let house = patient().await;
    let (_, mut friend, table) = two_at_a_table(&house, true).await;
    let _page = opened(&friend, &table).await;
    tokio::time::sleep(PATIENCE * 2).await;
    assert_eq!(replace(&mut house.guest("Mallory").await, &table, 0).await.0, "not_host");
    assert!(replace(&mut friend, &table, 0).await.1["seats"][0]["bot"].is_string());
}
