//! Nothing travels to a seat or a spectator that its view does not contain: all messages of whole games are recorded
//! and compared with what each viewer may see, computed again from the record.

use crate::{House, level};
use serde_json::{Value, json};
use std::collections::HashMap;
use taverne_client::{Client, Live, view_after};
use taverne_engine::{Record, Seat, Table, Viewer};

#[tokio::test]
async fn every_message_of_a_game_for_two_is_what_its_reader_may_know() {
    whole_game(0, "card-kingdoms", 2).await;
}

#[tokio::test]
async fn every_message_of_a_game_for_four_is_what_its_reader_may_know() {
    whole_game(1, "card-kingdoms", 4).await;
}

#[tokio::test]
async fn every_message_of_a_game_with_harvests_of_all_at_once_is_what_its_reader_may_know() {
    whole_game(2, "dice-kingdoms", 2).await;
}

#[tokio::test]
async fn every_message_of_a_game_with_secret_hands_is_what_its_reader_may_know() {
    whole_game(3, "valroc", 2).await;
}

/// Looking back while the game goes on: the entry that was the last one then, the viewer, and what was answered.
type LookedBack = (usize, usize, Value);

async fn whole_game(number: usize, game: &str, seats: usize) {
    let house = House::open().await;
    let mut players = vec![house.guest("Player 0").await];
    let open = vec![json!({"kind": "open"}); seats - 1];
    let wish: Vec<_> = std::iter::once(json!({"kind": "me"})).chain(open).collect();
    let table = players[0].open_table(&json!({"game": game, "seats": wish})).await;
    for seat in 1..seats {
        let mut player = house.guest(&format!("Player {seat}")).await;
        player.post(&format!("/api/tables/{table}/join"), &json!({})).await;
        players.push(player);
    }
    let mut pages = Vec::new();
    for player in &players {
        pages.push(player.live(&table).await);
    }
    pages.push(Client::new(house.address).live(&table).await);
    players[0].post(&format!("/api/tables/{table}/start"), &json!({})).await;
    for page in &mut pages {
        page.next_of("update").await;
    }
    let (mut step, mut looked_back) = (number * 1_000, Vec::<LookedBack>::new());
    while !pages[0].over() {
        step += 1;
        let seq = pages.iter().map(Live::seq).max();
        let asked = |page: &Live| Some(page.seq()) == seq && page.asked().is_some();
        let asked = pages.iter().position(asked).expect("somebody is asked");
        let page = &mut pages[asked];
        // Now and then somebody thinks again.
        let look = page.latest["looks"][0].clone();
        if step.is_multiple_of(13) && look["can_undo"] == true {
            let undo = json!({"type": "undo", "id": format!("u{step}"), "seat": look["seat"], "seq": page.seq()});
            assert_eq!(page.request(&undo).await["type"], "ack");
        } else {
            assert!(page.play_any(step * 31).await);
        }
        level(&mut pages, step.is_multiple_of(25)).await;
        if step.is_multiple_of(50) && !pages[0].over() {
            let seq = pages.iter().map(Live::seq).max().unwrap() as usize;
            for (seat, player) in players.iter_mut().enumerate() {
                looked_back.push((seq, seat, look_back(player, &table, &format!("?seat={seat}")).await));
            }
            looked_back.push((seq, seats, look_back(&mut Client::new(house.address), &table, "").await));
        }
    }
    let record = players[0].get(&format!("/api/tables/{table}/record")).await.body;
    assert!(looked_back.len() > seats);
    check(&Record::parse(&record).unwrap(), &log(&house, &table).await, &pages, &looked_back);
}

/// All that can be asked about what was, by this viewer.
async fn look_back(client: &mut Client, table: &str, viewer: &str) -> Value {
    let story = client.story(table, viewer.trim_start_matches('?')).await;
    let plays = client.get(&format!("/api/tables/{table}/story{viewer}")).await.json()["plays"].clone();
    let last = client.get(&format!("/api/tables/{table}/at/{plays}{viewer}")).await.json();
    let history = client.get(&format!("/api/tables/{table}/history")).await.json();
    let totals = history["seats"].as_array().unwrap().iter().map(|seat| seat.as_array().unwrap().last().cloned());
    json!({"story": story, "view": last["view"], "scores": last["scores"], "totals": totals.collect::<Vec<_>>()})
}

/// The log as it is on disk: seat, and action or undo.
async fn log(house: &House, table: &str) -> Vec<(Seat, Option<Value>)> {
    use taverne_server::store::{Sqlite, Store};
    let file = house.folder.join("taverne.db");
    let store = Sqlite::look_into(&file).await.unwrap();
    let number = store.table(table).await.unwrap().unwrap().number;
    let log = store.log(number).await.unwrap();
    log.into_iter().map(|entry| (entry.seat, entry.action)).collect()
}

fn check(record: &Record, log: &[(Seat, Option<Value>)], pages: &[Live], looked_back: &[LookedBack]) {
    let kind = taverne_games::find(&record.game).unwrap();
    let seed = record.seed.unwrap().to_string();
    let seats = record.seats.len();
    // What each viewer may know after each entry of the log.
    let mut table = kind.replay(record, 0).unwrap();
    let mut known: HashMap<(u64, usize), Value> = HashMap::new();
    let mut note = |seq: usize, table: &dyn Table| {
        for (index, viewer) in Viewer::all(seats).enumerate() {
            known.insert((seq as u64, index), may_know(table, viewer));
            for (_, _, answer) in looked_back.iter().filter(|it| (it.0, it.1) == (seq, index)) {
                let totals: Vec<_> = table.scores(Viewer::Spectator).seats.iter().map(|seat| seat.total).collect();
                let (view, scores) = (table.view(viewer), table.scores(viewer));
                let expected =
                    json!({"story": table.heard(viewer, 0), "view": view, "scores": scores, "totals": totals});
                assert_eq!(*answer, expected, "looking back from entry {seq} as {viewer:?}");
            }
        }
    };
    note(0, table.as_ref());
    for (index, (seat, action)) in log.iter().enumerate() {
        match action {
            Some(action) => table.play(*seat, action).unwrap(),
            None => table.undo(*seat).unwrap(),
        }
        note(index + 1, table.as_ref());
    }
    assert!(table.waiting().is_over());
    let mut compared = 0;
    for (index, page) in pages.iter().enumerate() {
        let viewer = if index < seats { json!(index) } else { Value::Null };
        let (mut told, mut shown): (Vec<Value>, Value) = (Vec::new(), Value::Null);
        for text in &page.received {
            let message: Value = serde_json::from_str(text).unwrap();
            let last = message["phase"] == "over";
            assert!(last || !text.contains(&seed), "the seed came before the end");
            match message["type"].as_str().unwrap() {
                "update" => {
                    let fields = ["after", "asked", "heard_from", "looks", "phase", "plays", "seq", "type", "waiting"];
                    let extra: Vec<_> =
                        message.as_object().unwrap().keys().filter(|it| !fields.contains(&it.as_str())).collect();
                    assert!(extra.is_empty() || (last && extra == ["seed"]), "{extra:?}");
                    let looks = message["looks"].as_array().unwrap();
                    assert_eq!(looks.len(), 1, "one seat, one look");
                    assert_eq!(looks[0]["seat"], viewer);
                    let asked = message["asked"].as_array().unwrap();
                    assert_eq!((asked.len(), asked[0].is_null()), (1, looks[0]["prompt"].is_null()));
                    let seq = message["seq"].as_u64().unwrap();
                    let mut expected = known[&(seq, index)].clone();
                    let story = expected.as_object_mut().unwrap().remove("heard").unwrap();
                    let mut look = looks[0].clone();
                    let news = look.as_object_mut().unwrap().remove("heard").unwrap();
                    shown = view_after(&shown, &look["view"]);
                    look["view"] = shown.clone();
                    assert_eq!(look, expected, "entry {seq} for viewer {viewer}");
                    told.retain(|heard| heard["play"].as_u64() < message["heard_from"].as_u64());
                    told.extend(news.as_array().unwrap().iter().cloned());
                    let from = story[0].as_u64();
                    let recent: Vec<_> = told.iter().filter(|heard| heard["play"].as_u64() >= from).collect();
                    assert_eq!(json!(recent), story[1], "entry {seq} for viewer {viewer}");
                    compared += 1;
                }
                "welcome" | "lobby" => {
                    // A table's card has nothing of the game but whom we wait for.
                    let fields = message["table"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
                    assert!(!fields.iter().any(|it| ["seed", "view", "log", "actions"].contains(&it.as_str())));
                }
                "ack" => assert_eq!(message.as_object().unwrap().len(), 3),
                other => panic!("nobody expected {other}: {text}"),
            }
        }
    }
    assert!(compared > log.len(), "{compared} looks of {} entries", log.len());
}

/// A look as the protocol has it, made from nothing but the table and the viewer.
fn may_know(table: &dyn Table, viewer: Viewer) -> Value {
    // The whole story now and then, else its last plays: comparing all of it each time would take for ever.
    let from = if table.played().is_multiple_of(50) || table.waiting().is_over() {
        0
    } else {
        table.played().saturating_sub(3)
    };
    let mut look = json!({
        "seat": null,
        "view": table.view(viewer),
        "scores": table.scores(viewer),
        "heard": [from, table.heard(viewer, from)],
        "choices": [],
        "can_undo": false,
    });
    if let Viewer::Seat(seat) = viewer {
        look["seat"] = json!(seat);
        look["can_undo"] = json!(table.can_undo(seat));
        if table.waiting().seats().contains(seat) {
            look["choices"] = json!(table.choices(seat));
            look["prompt"] = json!(table.prompt(seat));
        }
    }
    look
}
