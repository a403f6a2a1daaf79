//! Pages that do not read, and tables where it never gets quiet.

use crate::{House, opened, two_at_a_table};
use futures_util::SinkExt;
use serde_json::json;
use std::time::{Duration, Instant};
use taverne_client::{Client, Live};
use tokio::{io::AsyncWriteExt, net::TcpSocket, time::timeout};
use tokio_tungstenite::tungstenite::Message;

/// A page that has asked for more than fits on the way to it, and reads nothing of it.
pub(crate) async fn deaf(client: &Client, table: &str) -> Live {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(client.server).await.unwrap();
    let mut page = client.try_live_over(stream, table, "", None).await.unwrap();
    // Until the server takes no more either, or has given up; a busy machine is no reason to stop.
    let resume = || Message::text(json!({"type": "resume", "seq": 0}).to_string());
    while let Ok(Ok(())) = timeout(Duration::from_secs(3), page.socket.send(resume())).await {}
    page
}

#[tokio::test]
async fn a_page_that_reads_nothing_is_given_up_and_everybody_hears_of_it() {
    let house = House::open_with(|config| {
        config.slow_patience = Duration::from_millis(300);
        config.limits.sockets_per_person = 1;
    })
    .await;
    let (host, friend, table) = two_at_a_table(&house, true).await;
    let mut page = opened(&host, &table).await;
    let _deaf = deaf(&friend, &table).await;
    while page.table["seats"][1]["online"] == false {
        page.next_of("lobby").await;
    }
    // The table has to notice: it has much to tell.
    for line in 0..100 {
        let chat = json!({"type": "chat", "id": format!("c{line}"), "text": "Are you there?"});
        assert_eq!(page.request(&chat).await["type"], "ack");
    }
    while page.table["seats"][1]["online"] == true {
        page.next_of("lobby").await;
    }
    assert!(page.table["seats"][1]["replaceable_from"].is_number());
    let patience = Instant::now() + Duration::from_secs(20);
    while friend.try_live(&table, "", None).await.is_err() {
        assert!(Instant::now() < patience, "the socket that nobody reads keeps its place");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Somebody asks over HTTP for more than fits on the way, and reads nothing: the place is given to somebody else.
#[tokio::test]
async fn a_connection_that_reads_no_answers_loses_its_place() {
    let house = House::open_with(|config| {
        config.slow_patience = Duration::from_millis(300);
        // Nothing else ends it.
        config.header_patience = Duration::from_secs(100_000);
        config.limits.connections_per_address = 1;
    })
    .await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(house.address).await.unwrap();
    let ask = format!("GET /api/games/card-kingdoms/rules/fr HTTP/1.1\r\nhost: {}\r\n\r\n", house.address);
    // Until the server takes no more either, or has given up; a busy machine is no reason to stop.
    while let Ok(Ok(())) = timeout(Duration::from_millis(500), deaf.write_all(ask.as_bytes())).await {}
    let patience = Instant::now() + Duration::from_secs(60);
    let answered = async || Client::new(house.address).try_ask("GET", "/healthz", "", None).await;
    while answered().await.map_or(0, |reply| reply.status) != 200 {
        assert!(Instant::now() < patience, "the connection that reads nothing keeps its place");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(deaf);
}

#[tokio::test]
async fn onlookers_are_counted_at_a_table_where_it_never_gets_quiet() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let table = host.open_table(&json!({"game": "card-kingdoms"})).await;
    let mut page = host.live(&table).await;
    page.next_of("welcome").await;
    let mut onlooker = Client::new(house.address).live(&table).await;
    onlooker.next_of("welcome").await;
    let mut noisy = host.live(&table).await;
    let noise = tokio::spawn(async move {
        loop {
            noisy.send(&json!({"type": "resume", "seq": 0})).await;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    while page.table["watchers"] != 1 {
        page.next_of("lobby").await;
    }
    noise.abort();
}

/// How much waits in the kernel to be read by the connections of this port, closed ones too.
#[cfg(target_os = "linux")]
fn unread_from(port: u16) -> Vec<u64> {
    let connections = std::fs::read_to_string("/proc/net/tcp").unwrap();
    let from = format!(":{port:04X}");
    let fields = connections.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let ours = fields.filter(|fields| fields.len() > 4 && fields[1].ends_with(&from));
    let queued = |fields: Vec<&str>| u64::from_str_radix(fields[4].split(':').next().unwrap(), 16).unwrap();
    ours.map(queued).filter(|&queued| queued > 0).collect()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn what_nobody_reads_does_not_fill_the_kernel_nor_stay_there() {
    let house = House::open_with(|config| config.slow_patience = Duration::from_secs(2)).await;
    let (_, friend, table) = two_at_a_table(&house, true).await;
    let (mut most, port) = (0, house.address.port());
    let filling = tokio::spawn(async move { deaf(&friend, &table).await });
    while !filling.is_finished() {
        most = unread_from(port).into_iter().max().unwrap_or(0).max(most);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let _deaf = filling.await.unwrap();
    assert!((1..400_000).contains(&most), "{most} bytes wait for somebody who reads nothing");
    // Nobody reads, and nobody hangs up either.
    let patience = Instant::now() + Duration::from_secs(30);
    while !unread_from(port).is_empty() {
        assert!(Instant::now() < patience, "they wait for ever");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
