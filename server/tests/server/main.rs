//! The server as its guests meet it: over real sockets on loopback.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod analysis;
mod campaigns;
mod counsel;
mod failing_store;
mod identity;
mod lobby;
mod new_rules;
mod playing;
mod rough;
mod siege;
mod slow;
mod snapshots;
mod standing_in;
mod store;
mod strangers;
mod traffic;
mod vault;

use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};
use taverne_client::{Client, Live};
use taverne_server::{
    Config, Server,
    config::{Durability, Limits},
};
use tokio::{sync::oneshot, task::JoinHandle};

/// A server of its own for a test, in a folder of its own.
struct House {
    address: SocketAddr,
    folder: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

impl House {
    async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("taverne-test-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Self::open_at(&folder, change).await
    }

    async fn open_at(folder: &Path, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.to_owned(),
            durability: Durability::Process,
            bot_pace: Some(Duration::ZERO),
            hint_time: Duration::from_millis(60),
            analysis_iterations: 24,
            limits: Limits::wide(),
            ..Config::default()
        };
        change(&mut config);
        let server = Server::bind(config).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move { server.run(async { drop(stopped.await) }).await.unwrap() });
        Self { address, folder: folder.to_owned(), stop: Some(stop), running: Some(running) }
    }

    /// Closes the house; the folder stays.
    async fn close(mut self) -> PathBuf {
        drop(self.stop.take());
        self.running.take().unwrap().await.unwrap();
        std::mem::take(&mut self.folder)
    }

    async fn guest(&self, name: &str) -> Client {
        Client::named(self.address, name).await
    }

    fn database(&self) -> Vec<u8> {
        let read = |name: &str| std::fs::read(self.folder.join(name)).unwrap_or_default();
        [read("taverne.db"), read("taverne.db-wal")].concat()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// Two guests at a started table of two, both asked for their Duke. The first one is the host.
async fn two_at_a_table(house: &House, hints: bool) -> (Client, Client, String) {
    let (mut host, mut friend) = (house.guest("Berthe").await, house.guest("Aldric").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "hints": hints})).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await;
    let started = host.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    assert_eq!(started.status, 200, "{}", started.body);
    (host, friend, table)
}

async fn opened(client: &Client, table: &str) -> Live {
    let mut live = client.live(table).await;
    live.next_of("update").await;
    live
}

/// Waits until everybody who is asked has seen what anybody has; `all` also for those who only look on, which takes
/// longer.
async fn level(pages: &mut [Live], all: bool) {
    for page in &mut *pages {
        // Acknowledgements come before their update.
        while page.received.last().is_some_and(|last| last.starts_with("{\"type\":\"ack\"")) {
            page.next().await;
        }
    }
    let newest = pages.iter().max_by_key(|page| page.seq()).expect("somebody plays");
    let (seq, over, waiting) = (newest.seq(), newest.over(), newest.latest["waiting"]["seats"].clone());
    for page in pages {
        let asked = |look: &Value| waiting.as_array().is_some_and(|seats| seats.contains(&look["seat"]));
        let concerned = all || over || page.latest["looks"].as_array().is_some_and(|looks| looks.iter().any(asked));
        while concerned && page.seq() < seq {
            page.next_of("update").await;
        }
    }
}

fn contains(haystack: &[u8], needle: &str) -> bool {
    haystack.windows(needle.len()).any(|window| window == needle.as_bytes())
}
