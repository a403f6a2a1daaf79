//! A disk that refuses: nothing is acknowledged, and the table goes on when it is well again.

use crate::{House, opened, two_at_a_table};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

const FULL: &str = "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";

async fn run(house: &House, sql: &'static str) {
    let file = format!("sqlite://{}", house.folder.join("taverne.db").display());
    sqlx::query(sql).execute(&mut SqliteConnection::connect(&file).await.unwrap()).await.unwrap();
}

#[tokio::test]
async fn a_refused_write_changes_nothing_and_can_be_sent_again() {
    let house = House::open().await;
    let (mut host, friend, table) = two_at_a_table(&house, true).await;
    let (mut page, mut other) = (opened(&host, &table).await, opened(&friend, &table).await);
    run(&house, FULL).await;
    let (seat, legal) = page.asked().unwrap();
    let message = page.play_message(seat, &legal[0]);
    assert_eq!(page.request(&message).await["code"], "trouble");
    assert_eq!(page.next_of("update").await["seq"], 0, "as it was");
    assert_eq!(other.next_of("update").await["seq"], 0);
    run(&house, "DROP TRIGGER full").await;
    assert_eq!(page.request(&message).await["seq"], 1);

    run(&house, "CREATE TRIGGER full BEFORE INSERT ON seats BEGIN SELECT RAISE(ABORT, 'the disk is full'); END").await;
    assert_eq!(host.post(&format!("/api/tables/{table}/resign"), &json!({})).await.code(), "trouble");
    assert_eq!(host.get(&format!("/api/tables/{table}")).await.json()["seats"][0]["sitter"], "person");
    run(&house, "DROP TRIGGER full").await;
    assert_eq!(host.post(&format!("/api/tables/{table}/resign"), &json!({})).await.status, 200);
}

#[tokio::test]
async fn a_table_that_could_not_even_be_read_comes_back_when_the_disk_does() {
    let house = House::open().await;
    let (mut host, friend, table) = two_at_a_table(&house, true).await;
    let (mut page, mut other) = (opened(&host, &table).await, opened(&friend, &table).await);
    assert!(other.play_any(0).await);
    let (seat, legal) = page.asked().unwrap();
    let message = page.play_message(seat, &legal[0]);
    run(&house, FULL).await;
    run(&house, "UPDATE entries SET kind = 'scrambled'").await;
    assert_eq!(page.request(&message).await["code"], "trouble");
    // Both pages are sent away, and come back when all is well again.
    while page.try_next().await.is_some() {}
    while other.try_next().await.is_some() {}
    assert_eq!(host.get(&format!("/api/tables/{table}")).await.code(), "trouble");
    run(&house, "UPDATE entries SET kind = 'play'").await;
    run(&house, "DROP TRIGGER full").await;
    let mut page = opened(&host, &table).await;
    assert_eq!(page.table["read_only"], Value::Null);
    assert_eq!(page.request(&message).await["seq"], 2);
    assert_eq!(host.get(&format!("/api/tables/{table}")).await.json()["read_only"], Value::Null);
}
