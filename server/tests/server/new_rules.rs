//! A new version of the program, with other rules or corrected figures, and the tables that were begun before.

use crate::{House, opened, playing::play_on};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::{fs, path::Path, process::Stdio};
use taverne_client::Client;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// A table of two on one device after so many entries, one of which was taken back.
async fn begun(host: &mut Client, entries: u64) -> (String, Value) {
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    (table.clone(), played(host, &table, entries).await)
}

async fn played(host: &mut Client, table: &str, entries: u64) -> Value {
    let mut pages = [opened(host, table).await];
    assert!(pages[0].play_any(0).await);
    let undo = json!({"type": "undo", "id": "back", "seat": 0, "seq": 1});
    assert_eq!(pages[0].request(&undo).await["type"], "ack");
    pages[0].next_of("update").await;
    play_on(&mut pages, entries).await;
    pages[0].latest.clone()
}

async fn change(folder: &Path, statement: &str) {
    let options = SqliteConnectOptions::new().filename(folder.join("taverne.db"));
    let mut database = options.connect().await.unwrap();
    let changed = sqlx::query(AssertSqlSafe(statement)).execute(&mut database).await.unwrap();
    assert!(changed.rows_affected() > 0, "{statement}");
    database.close().await.unwrap();
}

#[tokio::test]
async fn a_table_to_which_the_new_rules_make_no_difference_goes_on() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let (table, before) = begun(&mut host, 20).await;
    let waits = host.open_table(&json!({"game": "card-kingdoms"})).await;
    let folder = house.close().await;
    change(&folder, "UPDATE tables SET rules_version = 999").await;

    let house = House::open_at(&folder, |_| {}).await;
    let mut host = Client { server: house.address, ..host };
    let info = host.get(&format!("/api/tables/{table}")).await.json();
    let ours = host.get("/api/games").await.json()[0]["rules_version"].clone();
    assert_eq!((&info["read_only"], &info["rules_version"]), (&Value::Null, &ours));
    let mut pages = [opened(&host, &table).await];
    let views = |update: &Value| [update["looks"][0]["view"].clone(), update["looks"][1]["view"].clone()];
    assert_eq!((pages[0].seq(), views(&pages[0].latest)), (20, views(&before)));
    play_on(&mut pages, 25).await;
    drop(pages);
    let started = host.post(&format!("/api/tables/{waits}/start"), &json!({})).await;
    assert_eq!((started.status, &started.json()["rules_version"]), (200, &ours), "nothing had happened there yet");

    // And from now on it is a table like any other.
    let folder = house.close().await;
    change(&folder, "DELETE FROM fingerprints").await;
    let house = House::open_at(&folder, |_| {}).await;
    let mut pages = [opened(&Client { server: house.address, ..host.clone() }, &table).await];
    play_on(&mut pages, u64::MAX).await;
    let verified = Client { server: house.address, ..host }.get(&format!("/api/tables/{table}/verify")).await.json();
    assert_eq!(verified["fair"], true);
}

/// Each of these is what a changed rule does to a game, or what cannot be known.
#[tokio::test]
async fn a_table_that_the_new_rules_touch_is_read_only() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let (table, _) = begun(&mut host, 20).await;
    let mut folder = house.close().await;
    let kept = fs::read(folder.join("taverne.db")).unwrap();
    for touched in [
        "UPDATE fingerprints SET views = zeroblob(32)",
        "UPDATE entries SET action = '\"dance\"' WHERE number = (SELECT max(number) FROM entries)",
        "UPDATE fingerprints SET seq = seq - 1",
        "DELETE FROM fingerprints",
    ] {
        fs::write(folder.join("taverne.db"), &kept).unwrap();
        change(&folder, "UPDATE tables SET rules_version = 999").await;
        change(&folder, touched).await;
        let house = House::open_at(&folder, |_| {}).await;
        let mut host = Client { server: house.address, ..host.clone() };
        let info = host.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!(info["read_only"]["key"], "error-read-only-rules", "{touched}");
        let record = host.get(&format!("/api/tables/{table}/record")).await.json();
        assert_eq!(record["actions"].as_array().unwrap().len(), 18, "its moves are still there");
        folder = house.close().await;
    }
}

/// Keeps the figures of Valeria with some of them changed, for this process.
fn figures(folder: &Path, file: &str, printed: &str, other: &str) -> String {
    let kind = taverne_games::find("card-kingdoms").unwrap();
    let files = folder.join("figures");
    fs::create_dir_all(&files).unwrap();
    for (name, text) in kind.content_files() {
        let changed = if *name == file { text.replace(printed, other) } else { (*text).to_owned() };
        assert!(*name != file || changed != *text, "{printed} is not in {file}");
        fs::write(files.join(name), changed).unwrap();
    }
    kind.load_content(&files).unwrap().to_string()
}

/// The program of another day, which has only its own figures.
async fn another_program(folder: &Path) -> (Child, Client) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_taverne-serve"))
        .args(["--listen", "127.0.0.1:0", "--wide-limits", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let address = lines.next_line().await.unwrap().expect("the server says where it listens");
    (server, Client::new(address.parse().unwrap()))
}

/// Plays so many entries with other figures, and then opens the table with those of today.
async fn corrected(entries: u64, file: &str, printed: &str, other: &str) -> Value {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats})).await;
    let folder = house.close().await;
    let old = figures(&folder, file, printed, other);
    change(&folder, &format!("UPDATE tables SET content = '{old}'")).await;
    let house = House::open_at(&folder, |_| {}).await;
    let mut host = Client { server: house.address, ..host };
    host.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let before = played(&mut host, &table, entries).await;
    let info = host.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["content"], &before["seq"]), (&json!(old), &json!(entries)));
    let folder = house.close().await;

    let (mut server, today) = another_program(&folder).await;
    let mut host = Client { cookie: host.cookie, ..today };
    let info = host.get(&format!("/api/tables/{table}")).await.json();
    if info["read_only"].is_null() {
        let ours = host.get("/api/games").await.json()[0]["content"].clone();
        assert_eq!(info["content"], ours);
        assert!(opened(&host, &table).await.play_any(0).await, "it goes on");
    }
    server.start_kill().unwrap();
    server.wait().await.unwrap();
    fs::remove_dir_all(&folder).unwrap();
    info["read_only"].clone()
}

#[tokio::test]
async fn a_corrected_figure_ends_only_the_tables_it_changes() {
    // This is a figure of the solo game.
    let untouched = corrected(12, "setups.toml", "exhausted_solo = 5", "exhausted_solo = 6").await;
    assert_eq!(untouched, Value::Null);
    // Everybody has both Starters, and among so many rolls there are some that they work at.
    let touched =
        corrected(90, "citizens.toml", "active = { gain = { gold = 1 } }", "active = { gain = { gold = 2 } }").await;
    assert_eq!(touched["key"], "error-read-only-content");
}
