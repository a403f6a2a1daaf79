//! Long tables: what it costs to open them and to look back.

use crate::{House, client::Client, opened};
use serde_json::{Value, json};
use std::time::Instant;

/// A game of Valroc that has gone on for 2,000 decisions, and the house in which it was played.
async fn long_table(house: &House, host: &mut Client) -> String {
    let bots = vec![json!({"kind": "bot", "bot": "random"}); 3];
    let seats = [vec![json!({"kind": "me"})], bots].concat();
    let wish = json!({"game": "valroc", "seats": seats, "start": true});
    let table = host.open_table(&wish).await;
    let mut page = opened(host, &table).await;
    let mut step = 0;
    while page.seq() < 2_000 && !page.over() {
        step += 1;
        if !page.play_any(step * 7).await {
            page.next_of("update").await;
        }
    }
    println!("{} entries, over: {}", page.seq(), page.over());
    drop(page);
    let _ = house;
    table
}

#[tokio::test]
async fn measure() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let table = long_table(&house, &mut host).await;
    let folder = house.close().await;
    for _ in 0..3 {
        let house = House::open_at(&folder, |config| config.lately = std::time::Duration::ZERO).await;
        let mut host = Client { server: house.address, ..host.clone() };
        let path = |what: &str| format!("/api/tables/{table}{what}");
        host.get("/api/games").await;
        let timed = Instant::now();
        let info = host.get(&path("")).await.json();
        println!("open {:?} {}", timed.elapsed(), info["seq"]);
        let timed = Instant::now();
        host.get(&path("")).await.json();
        println!("info again {:?}", timed.elapsed());
        let timed = Instant::now();
        let page = opened(&Client::new(house.address), &table).await;
        let took = timed.elapsed();
        println!("first load {took:?} {} bytes", page.received.last().unwrap().len());
        for at in [10, 1_000, 1_990] {
            let timed = Instant::now();
            let moment = host.get(&path(&format!("/at/{at}"))).await;
            println!("at {at} {:?} {} {} bytes", timed.elapsed(), moment.status, moment.body.len());
        }
        let timed = Instant::now();
        let story = host.get(&path("/story")).await;
        println!("story {:?} {} bytes", timed.elapsed(), story.body.len());
        let timed = Instant::now();
        let history = host.get(&path("/history")).await;
        println!("history {:?} {} bytes", timed.elapsed(), history.body.len());
        let update: Value = serde_json::from_str(page.received.last().unwrap()).unwrap();
        println!(
            "view {} scores {} heard {}",
            update["looks"][0]["view"].to_string().len(),
            update["looks"][0]["scores"].to_string().len(),
            update["looks"][0]["heard"].to_string().len()
        );
        house.close().await;
    }
}
