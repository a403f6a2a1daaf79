//! The server is killed at random moments under load, again and again: whatever it acknowledged is there afterwards,
//! and every table goes on.
//!
//! Ten times by default; `TAVERNE_KILLS=200 cargo test -p taverne-server --test kill` for the long run.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "how much the kills hit is worth knowing")]

use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    path::Path,
    process::Stdio,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use taverne_client::{Client, Live};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    task::JoinHandle,
};

const TABLES: usize = 6;

/// One table, its player, and what the server has promised.
struct Played {
    client: Client,
    table: String,
    /// Seat and action of each acknowledged entry, by its number.
    promised: Vec<(u64, Value)>,
    /// Sent, but the answer never came.
    in_doubt: Option<Value>,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_any_kill() {
    let kills: u32 = std::env::var("TAVERNE_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    let folder = std::env::temp_dir().join(format!("taverne-kill-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let (mut server, mut address) = start(&folder).await;
    let mut tables = Vec::new();
    // Acknowledged while the kill was coming, kills that caught a message on its way, and those of them that were on
    // disk although nobody was told.
    let (mut under_load, mut caught, mut stored_unsaid) = (0, 0, 0);
    for round in 0..kills {
        while tables.len() < TABLES {
            tables.push(open(address).await);
        }
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let play = |table| tokio::spawn(play_until_killed(table, address, acknowledged.clone()));
        let playing: Vec<_> = tables.drain(..).map(play).collect();
        // Somewhere in the thick of it, never the same: after so many actions, however fast they are here, and a moment.
        let enough = TABLES * 2 + round as usize * 7919 % 97;
        while acknowledged.load(Ordering::Relaxed) < enough && !playing.iter().all(JoinHandle::is_finished) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(u64::from(round * 7919 % 2503))).await;
        server.start_kill().unwrap();
        server.wait().await.unwrap();
        for task in playing {
            tables.push(task.await.unwrap());
        }
        under_load += acknowledged.load(Ordering::Relaxed);
        caught += u32::from(tables.iter().any(|table| table.in_doubt.is_some()));
        (server, address) = start(&folder).await;
        for table in &mut tables {
            table.client.server = address;
            stored_unsaid += check(table, round).await;
        }
        tables.retain(|table| !table.table.is_empty());
    }
    println!(
        "{kills} kills: {under_load} actions acknowledged under load, {caught} kills caught a message on its way, \
         {stored_unsaid} messages were stored but not yet acknowledged"
    );
    // Without these the test would have proved nothing.
    assert!(under_load > kills as usize * TABLES, "only {under_load} actions were acknowledged under load");
    // At six tables there is nearly always something on its way, however slow the machine is.
    assert!(caught > 0, "none of {kills} kills came in the middle of something");
    server.start_kill().unwrap();
    server.wait().await.unwrap();
    let _ = std::fs::remove_dir_all(&folder);
}

async fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_taverne-serve"))
        .args(["--listen", "127.0.0.1:0", "--wide-limits", "--data"])
        .arg(folder)
        .env("TAVERNE_LOG", "warn")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let line = lines.next_line().await.unwrap().expect("the server says where it listens");
    (server, line.parse().unwrap())
}

/// Two seats on one device, so that one page plays everything.
async fn open(address: SocketAddr) -> Played {
    let mut client = Client::named(address, "Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}]);
    let table = client.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    Played { client, table, promised: Vec::new(), in_doubt: None }
}

/// Counts the actions that were acknowledged, too.
async fn play_until_killed(mut played: Played, address: SocketAddr, acknowledged: Arc<AtomicUsize>) -> Played {
    played.client.server = address;
    play(&mut played, &acknowledged).await;
    played
}

async fn play(played: &mut Played, acknowledged: &AtomicUsize) {
    let Ok(mut page) = played.client.try_live(&played.table, "", None).await else { return };
    let mut step = played.promised.len();
    loop {
        while page.seq() < played.promised.len() as u64 || page.latest.is_null() {
            if page.try_next().await.is_none() {
                return;
            }
        }
        let Some((seat, legal)) = page.asked() else { return };
        step += 1;
        let id = format!("{}-{step}", played.table);
        let action = legal[step * 7 % legal.len()].clone();
        let message = json!({"type": "play", "id": id, "seat": seat, "seq": page.seq(), "action": action});
        played.in_doubt = Some(message.clone());
        page.send_text(&message.to_string()).await;
        loop {
            let Some(answer) = page.try_next().await else { return };
            if answer["type"] == "ack" {
                assert_eq!(answer["seq"], played.promised.len() as u64 + 1);
                played.promised.push((seat, action));
                played.in_doubt = None;
                acknowledged.fetch_add(1, Ordering::Relaxed);
                break;
            }
            assert_ne!(answer["type"], "refused", "{answer} to {message}");
        }
    }
}

/// Everything promised is there, what is in doubt can be sent again, and the table goes on. Answers how many
/// entries are there that nobody was told of; a finished game is put aside.
async fn check(played: &mut Played, round: u32) -> usize {
    let mut page: Live = played.client.live(&played.table).await;
    page.next_of("update").await;
    let there = page.seq() as usize;
    let promised = played.promised.len();
    assert!(there >= promised, "round {round}: {there} entries are there and {promised} were promised");
    assert!(there <= promised + 1, "round {round}: something was played that nobody sent");
    // Sending the same again is acknowledged with the number it had, for the last promises at least.
    for (number, (seat, action)) in played.promised.iter().enumerate().rev().take(3) {
        let again =
            json!({"type": "play", "id": format!("again-{number}"), "seat": seat, "seq": number, "action": action});
        let answer = page.request(&again).await;
        assert_eq!((&answer["type"], &answer["seq"]), (&json!("ack"), &json!(number + 1)), "round {round}");
    }
    if let Some(doubt) = played.in_doubt.take() {
        let answer = page.request(&doubt).await;
        assert_eq!(answer["seq"], promised as u64 + 1, "round {round}: {answer} to {doubt}");
        played.promised.push((doubt["seat"].as_u64().unwrap(), doubt["action"].clone()));
        while page.seq() <= promised as u64 {
            page.next_of("update").await;
        }
    }
    if page.over() {
        let path = format!("/api/tables/{}/verify", played.table);
        assert_eq!(played.client.get(&path).await.json()["fair"], true);
        played.table.clear();
    } else {
        let (seat, legal) = page.asked().expect("the table goes on");
        let message = page.play_message(seat, &legal[0]);
        assert_eq!(page.request(&message).await["type"], "ack");
        played.promised.push((seat, legal[0].clone()));
    }
    there - promised
}
