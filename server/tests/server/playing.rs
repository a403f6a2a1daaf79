//! Whole games and all that can happen to a message on its way.

use crate::{House, level, opened, two_at_a_table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use taverne_client::{Client, Live, PATIENCE};
use taverne_server::store::{Sqlite, Store};

/// Plays on until the game is over, or so many entries are in the log.
pub(crate) async fn play_on(pages: &mut [Live], until: u64) {
    let mut step = 0;
    level(pages, true).await;
    let newest = |pages: &[Live]| pages.iter().map(Live::seq).max().unwrap();
    while !pages[0].over() && newest(pages) < until {
        let seq = newest(pages);
        let asked = |page: &Live| page.seq() == seq && page.asked().is_some();
        let asked = pages.iter().position(asked).expect("somebody is asked");
        step += 1;
        assert!(pages[asked].play_any(step * 7).await);
        level(pages, false).await;
    }
    level(pages, true).await;
}

#[tokio::test]
async fn two_people_play_a_whole_game_and_play_again() {
    let house = House::open().await;
    let (mut host, mut friend, table) = two_at_a_table(&house, true).await;
    let mut pages = [opened(&host, &table).await, opened(&friend, &table).await];
    play_on(&mut pages, u64::MAX).await;
    assert!(pages.iter().all(Live::over));
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let seed = pages[1].latest["seed"].as_str().unwrap().to_owned();
    let verified = friend.get(&path("verify")).await.json();
    assert_eq!((&verified["fair"], &verified["seed"]), (&json!(true), &json!(seed)));
    let record = taverne_engine::Record::parse(&friend.get(&path("record")).await.body).unwrap();
    taverne_games::find(&record.game).unwrap().verify(&record).unwrap();
    let history = friend.get(&path("history")).await.json();
    assert_eq!(history["seats"][0].as_array().unwrap().len(), record.actions.len() + 1);
    let last = friend.get(&path(&format!("at/{}", record.actions.len()))).await.json();
    assert_eq!(last["scores"], pages[0].latest["looks"][0]["scores"]);
    assert_eq!(friend.get(&path(&format!("at/{}", record.actions.len() + 1))).await.status, 404);
    assert_eq!(friend.get(&path("at/3?seat=0")).await.status, 200, "all may be seen once it is over");
    assert_eq!(host.story(&table, "seat=0").await, pages[0].heard);

    let again = host.post(&path("rematch"), &json!({})).await.json();
    let also = friend.post(&path("rematch"), &json!({})).await.json();
    assert_eq!(again["id"], also["id"], "everybody goes to the same table");
    assert_eq!((&again["phase"], &again["seats"][1]["name"]), (&json!("gathering"), &json!("Aldric")));
    while pages[1].table["rematch"] != again["id"] {
        pages[1].next_of("lobby").await;
    }
}

#[tokio::test]
async fn the_same_decision_is_played_once_however_often_it_comes() {
    let house = House::open().await;
    let (host, friend, table) = two_at_a_table(&house, true).await;
    let mut page = opened(&host, &table).await;
    let (seat, legal) = page.asked().unwrap();
    let message = page.play_message(seat, &legal[0]);
    let first = page.request(&message).await;
    assert_eq!(first, page.request(&message).await, "the same id");
    let mut renamed = message.clone();
    renamed["id"] = json!("other");
    assert_eq!(page.request(&renamed).await["seq"], first["seq"], "the same decision under another id");
    let mut phone = opened(&host, &table).await;
    assert_eq!(phone.request(&message).await, first, "from another page");
    assert_eq!(phone.seq(), first["seq"].as_u64().unwrap());
    drop((page, phone));
    // And after the server was closed and opened again.
    let folder = house.close().await;
    let house = House::open_at(&folder, |_| {}).await;
    let host = Client { server: house.address, ..host };
    let mut page = opened(&host, &table).await;
    assert_eq!(page.request(&message).await, first);
    drop(friend);
}

#[tokio::test]
async fn simultaneous_answers_are_not_stale_and_others_are() {
    let house = House::open().await;
    let (host, friend, table) = two_at_a_table(&house, true).await;
    let (mut one, mut two) = (opened(&host, &table).await, opened(&friend, &table).await);
    // Both are asked for their Duke at entry 0.
    let (seat, legal) = two.asked().unwrap();
    let answer = two.play_message(seat, &legal[0]);
    assert!(one.play_any(0).await);
    assert_eq!(two.request(&answer).await["type"], "ack", "it was asked the same thing all along");
    while one.seq() < 2 {
        one.next_of("update").await;
    }
    let mut pages = [one, two];
    play_on(&mut pages, 6).await;
    let asked = pages.iter().position(|page| page.asked().is_some()).unwrap();
    let (seat, legal) = pages[asked].asked().unwrap();
    let mut late = pages[asked].play_message(seat, &legal[0]);
    late["seq"] = json!(1);
    let answer = pages[asked].request(&late).await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("stale")));
    late["seq"] = json!(1_000);
    late["id"] = json!("future");
    assert_eq!(pages[asked].request(&late).await["code"], "stale");
}

#[tokio::test]
async fn a_page_that_was_away_catches_up() {
    let house = House::open().await;
    let (host, friend, table) = two_at_a_table(&house, true).await;
    let mut pages = [opened(&host, &table).await, opened(&friend, &table).await];
    play_on(&mut pages, 10).await;
    let [mut one, two] = pages;
    let (before, heard) = (two.seq(), two.heard.clone());
    drop(two);
    while one.asked().is_some() && one.seq() < 30 {
        one.play_any(0).await;
    }
    let mut back = friend.try_live(&table, &format!("?seq={before}"), None).await.unwrap();
    back.heard = heard;
    back.next_of("update").await;
    let fresh = opened(&friend, &table).await;
    assert_eq!(back.seq(), one.seq());
    assert_eq!(back.heard, fresh.heard, "the story is whole");
    assert_eq!(back.latest["looks"][0]["view"], fresh.latest["looks"][0]["view"]);
    back.heard.clear();
    back.send(&json!({"type": "resume", "seq": 0})).await;
    back.next_of("update").await;
    assert_eq!(back.heard, fresh.heard);
}

#[tokio::test]
async fn undo_works_until_something_was_learned() {
    let house = House::open().await;
    let (host, friend, table) = two_at_a_table(&house, true).await;
    let (mut one, mut two) = (opened(&host, &table).await, opened(&friend, &table).await);
    let view = one.latest["looks"][0]["view"].clone();
    assert!(one.play_any(0).await);
    assert_eq!(one.latest["looks"][0]["can_undo"], true);
    two.next_of("update").await;
    assert_eq!(
        (&one.latest["asked"], &two.latest["asked"]),
        (&json!([null]), &json!([0])),
        "one answered, two not yet"
    );
    let undo = json!({"type": "undo", "id": "u1", "seat": 0, "seq": one.seq()});
    assert_eq!(one.request(&undo).await["seq"], 2);
    one.next_of("update").await;
    assert_eq!((one.seq(), one.latest["plays"].as_u64()), (2, Some(0)));
    assert_eq!(one.latest["asked"], json!([2]), "asked anew");
    assert_eq!(one.latest["looks"][0]["view"], view, "as if nothing had happened");
    assert_eq!(one.request(&undo).await["seq"], 2, "twice is harmless");
    assert!(one.play_any(1).await);
    while two.seq() < 3 {
        two.next_of("update").await;
    }
    assert!(two.play_any(0).await, "now both Dukes are known and the dice may fall");
    let mut pages = [one, two];
    play_on(&mut pages, 12).await;
    // The dice are thrown again and again: sooner or later nothing can be taken back.
    while pages[0].latest["looks"][0]["can_undo"] == true {
        let next = pages[0].seq() + 1;
        assert!(next < 60, "the dice never fell");
        play_on(&mut pages, next).await;
    }
    let learned = json!({"type": "undo", "id": "u2", "seat": 0, "seq": pages[0].seq()});
    let refused = pages[0].request(&learned).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("refused")));
    assert_eq!(refused["why"]["key"], "undo-learned");
    // The log with its undo comes back from the disk as it was.
    let (seq, view) = (pages[0].seq(), pages[0].latest["looks"][0]["view"].clone());
    drop(pages);
    let folder = house.close().await;
    let house = House::open_at(&folder, |_| {}).await;
    let again = opened(&Client { server: house.address, ..host }, &table).await;
    assert_eq!((again.seq(), &again.latest["looks"][0]["view"]), (seq, &view));
}

#[tokio::test]
async fn several_people_play_on_one_device() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}, {"kind": "bot", "bot": "random"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let mut page = opened(&host, &table).await;
    assert_eq!(page.table["seats"][1]["name"], "Zoé");
    let seats: Vec<_> = page.latest["looks"].as_array().unwrap().iter().map(|look| look["seat"].clone()).collect();
    assert_eq!(seats, [0, 1]);
    while !page.over() {
        if !page.play_any(3).await {
            page.next_of("update").await;
        }
    }
    let again = host.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
    assert_eq!(again["phase"], "playing", "nobody else has to be asked");
}

#[tokio::test]
async fn onlookers_are_told_everything_but_not_all_the_time() {
    let house = House::open().await;
    let mut host = Client::named(house.address, "Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let (mut page, mut onlooker) = (opened(&host, &table).await, opened(&Client::new(house.address), &table).await);
    let began = Instant::now();
    for step in 0..60 {
        assert!(page.play_any(step * 7).await);
    }
    let most = began.elapsed().as_millis() / 100 + 2;
    let mut updates = 0;
    while onlooker.seq() < page.seq() {
        onlooker.next_of("update").await;
        updates += 1;
    }
    assert!(updates <= most, "{updates} updates, {most} would do");
    assert_eq!(onlooker.heard, host.story(&table, "").await);
}

#[tokio::test]
async fn spectators_look_on_and_play_nothing() {
    let house = House::open().await;
    let (host, _friend, table) = two_at_a_table(&house, true).await;
    let mut page = opened(&host, &table).await;
    let stranger = Client::new(house.address);
    let mut watching = opened(&stranger, &table).await;
    assert_eq!(watching.latest["looks"][0]["seat"], Value::Null);
    assert_eq!(watching.latest["looks"][0]["choices"], json!([]));
    let (seat, legal) = page.asked().unwrap();
    let stolen = watching.play_message(seat, &legal[0]);
    assert_eq!(watching.request(&stolen).await["code"], "not_your_seat");
    let chat = json!({"type": "chat", "id": "c", "text": "hello"});
    assert_eq!(watching.request(&chat).await["code"], "not_your_seat", "a nameless stranger does not chat");
    while page.table["watchers"] != 1 {
        page.next_of("lobby").await;
    }
    let mut seat = Client::new(house.address);
    assert_eq!(seat.get(&format!("/api/tables/{table}/at/0?seat=0")).await.code(), "not_your_seat");
    assert_eq!(seat.get(&format!("/api/tables/{table}/at/0")).await.status, 200);
    let record = seat.get(&format!("/api/tables/{table}/record")).await.json();
    assert_eq!((&record["seed"], &record["actions"]), (&Value::Null, &json!([])));
    assert_eq!(seat.get(&format!("/api/tables/{table}/verify")).await.code(), "wrong_phase");
}

#[tokio::test]
async fn presence_and_chat_reach_everybody() {
    let house = House::open_with(|config| {
        config.limits.chat_per_person = taverne_server::config::Rate { burst: 3, per_second: 0.01 };
    })
    .await;
    let (host, friend, table) = two_at_a_table(&house, true).await;
    let mut one = opened(&host, &table).await;
    assert_eq!(one.table["seats"][1]["online"], false);
    let mut two = opened(&friend, &table).await;
    while one.table["seats"][1]["online"] == false {
        one.next_of("lobby").await;
    }
    let chat = |id: &str, text: &str| json!({"type": "chat", "id": id, "text": text});
    assert_eq!(two.request(&chat("1", "Bonsoir !")).await["type"], "ack");
    assert_eq!(two.request(&chat("1", "Bonsoir !")).await["type"], "ack", "said once");
    let line = one.next_of("chat").await["lines"][0].clone();
    assert_eq!((&line["name"], &line["text"], &line["number"]), (&json!("Aldric"), &json!("Bonsoir !"), &json!(1)));
    assert_eq!(two.request(&chat("2", &"é".repeat(501))).await["code"], "too_large");
    assert_eq!(two.request(&chat("3", "  ")).await["code"], "malformed");
    assert_eq!(two.request(&chat("4", &"é".repeat(500))).await["type"], "ack");
    assert_eq!(two.request(&chat("5", "x")).await["type"], "ack");
    assert_eq!(two.request(&chat("6", "x")).await["code"], "too_many");
    drop(two);
    while one.table["seats"][1]["online"] == true {
        one.next_of("lobby").await;
    }
    let mut late = host.live(&table).await;
    assert_eq!(late.next_of("chat").await["lines"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_table_is_put_away_and_comes_back() {
    let house = House::open_with(|config| config.idle = Duration::from_millis(50)).await;
    let (host, friend, table) = two_at_a_table(&house, true).await;
    let mut pages = [opened(&host, &table).await, opened(&friend, &table).await];
    play_on(&mut pages, 8).await;
    let view = pages[0].latest["looks"][0]["view"].clone();
    drop(pages);
    // What its seats saw is kept when it is put away, and not before.
    let store = Sqlite::look_into(&house.folder.join("taverne.db")).await.unwrap();
    let number = store.table(&table).await.unwrap().unwrap().number;
    let patience = Instant::now() + PATIENCE;
    while store.fingerprint(number).await.unwrap().is_none() {
        assert!(Instant::now() < patience, "the table is never put away");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut pages = [opened(&host, &table).await, opened(&friend, &table).await];
    assert_eq!(pages[0].latest["looks"][0]["view"], view);
    play_on(&mut pages, 20).await;
}

#[tokio::test]
async fn a_resigned_seat_is_played_by_a_bot_to_the_end() {
    let house = House::open().await;
    let (mut host, mut friend, table) = two_at_a_table(&house, true).await;
    let mut page = opened(&host, &table).await;
    friend.post(&format!("/api/tables/{table}/resign"), &json!({})).await;
    host.post(&format!("/api/tables/{table}/resign"), &json!({})).await;
    while !page.over() {
        page.next_of("update").await;
    }
    assert_eq!(page.latest["looks"][0]["seat"], Value::Null, "who resigned looks on");
}
