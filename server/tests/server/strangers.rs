//! What strangers may do to a house: no names of other sites, no floods, nothing that cannot be read.

use crate::{House, opened, two_at_a_table};
use serde_json::{Value, json};
use taverne_client::Client;
use taverne_server::config::Rate;

async fn called(house: &House, path: &str, name: &str) -> (u16, String) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {name}\r\norigin: http://{name}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    (answer.split(' ').nth(1).unwrap().parse().unwrap(), answer)
}

#[tokio::test]
async fn a_page_elsewhere_does_not_reach_this_house_by_a_name_of_its_own() {
    let house = House::open_with(|config| config.hosts = vec!["taverne.example".to_owned()]).await;
    let port = house.address.port();
    for name in [format!("localhost:{port}"), format!("127.0.0.1:{port}"), "taverne.example".to_owned()] {
        assert_eq!(called(&house, "/api/games", &name).await.0, 200, "{name}");
    }
    let (status, answer) = called(&house, "/api/me", &format!("evil.example:{port}")).await;
    assert_eq!(status, 421);
    assert!(answer.contains("unknown_host") && !answer.contains("set-cookie"), "{answer}");
    let (status, answer) = called(&house, "/", "evil.example").await;
    assert_eq!(status, 421);
    for words in ["text/plain", "serve --host evil.example", "Cette maison"] {
        assert!(answer.contains(words), "{answer}");
    }
    for path in ["/healthz", "/metrics", "/favicon.svg"] {
        assert_eq!(called(&house, path, "evil.example").await.0, 421, "{path}");
    }
    // A socket too.
    let table = house.guest("Aldric").await.open_table(&json!({"game": "card-kingdoms"})).await;
    let stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
    let address = format!("ws://evil.example:{port}/api/tables/{table}/live");
    let answer = tokio_tungstenite::client_async(address, stream).await.unwrap_err().to_string();
    assert!(answer.contains("421"), "{answer}");
}

#[tokio::test]
async fn the_list_of_tables_for_everybody_is_not_one_persons() {
    let house = House::open_with(|config| {
        config.limits.public_tables_per_person = 2;
        config.limits.public_tables_per_address = Rate { burst: 4, per_second: 0.001 };
    })
    .await;
    let wish =
        |public: bool| json!({"game": "card-kingdoms", "seats": [{"kind": "me"}, {"kind": "open"}], "public": public});
    let mut crier = house.guest("Crier").await;
    let hidden = crier.open_table(&wish(false)).await;
    let shown = crier.open_table(&wish(true)).await;
    crier.open_table(&wish(true)).await;
    assert_eq!(crier.post("/api/tables", &wish(true)).await.code(), "limit");
    let show = |id: &str| format!("/api/tables/{id}");
    assert_eq!(crier.put(&show(&hidden), &json!({"public": true})).await.code(), "limit", "nor by the back door");
    assert_eq!(crier.put(&show(&shown), &json!({"public": true})).await.status, 200, "it is already");
    crier.post(&format!("/api/tables/{shown}/leave"), &json!({})).await;
    assert_eq!(crier.put(&show(&hidden), &json!({"public": true})).await.status, 200);
    // Another name from the same address.
    let mut double = house.guest("Double").await;
    double.open_table(&wish(true)).await;
    assert_eq!(double.post("/api/tables", &wish(true)).await.code(), "too_many");
    double.open_table(&wish(false)).await;
}

#[tokio::test]
async fn an_address_opens_only_so_many_tables_whoever_it_says_it_is() {
    let rate = Rate { burst: 2, per_second: 0.001 };
    let house = House::open_with(|config| config.limits.new_tables_per_address = rate).await;
    let mut codes = Vec::new();
    for _ in 0..3 {
        codes.push(Client::new(house.address).post("/api/tables", &json!({"game": "card-kingdoms"})).await.status);
    }
    assert_eq!(codes, [201, 201, 429]);
}

#[tokio::test]
async fn onlookers_do_not_drown_the_talk_of_a_table() {
    let house = House::open_with(|config| {
        config.limits.onlookers_chat_per_address = Rate { burst: 2, per_second: 0.001 };
        config.limits.chat_per_address = Rate { burst: 5, per_second: 0.001 };
    })
    .await;
    let (host, _, table) = two_at_a_table(&house, true).await;
    let chat = |id: u32| json!({"type": "chat", "id": format!("c{id}"), "text": "buy now"});
    let mut said = Vec::new();
    for stranger in 0..3 {
        let mut page = opened(&house.guest("Stranger").await, &table).await;
        said.push(page.request(&chat(stranger)).await["type"].clone());
    }
    assert_eq!(said, ["ack", "ack", "refused"]);
    let mut page = opened(&host, &table).await;
    for id in 0..2 {
        assert_eq!(page.request(&chat(id)).await["type"], "ack", "who plays here may talk");
    }
    let last = page.request(&chat(2)).await;
    assert_eq!((&last["type"], &last["code"]), (&json!("refused"), &json!("too_many")), "but not for ever");
    assert_eq!(page.request(&chat(1)).await["type"], "ack", "what was said was said");
}

#[tokio::test]
async fn what_is_said_can_be_read() {
    let house = House::open().await;
    let (mut host, _, table) = two_at_a_table(&house, true).await;
    let mut page = opened(&host, &table).await;
    let say = |id: &str, text: &str| json!({"type": "chat", "id": id, "text": text});
    page.send(&say("1", &format!("so\u{202e}long\u{200b} e\u{301}{} \n friend", "\u{336}".repeat(400)))).await;
    let line = page.next_of("chat").await["lines"][0]["text"].clone();
    assert_eq!(line, "so long é\u{336}\u{336} friend");
    let nothing = page.request(&say("2", "\u{2066}\u{3164}\u{301}\u{feff}")).await;
    assert_eq!(nothing["why"]["key"], "error-chat-empty");
    for (name, shown) in
        [("Al\u{202e}dric", json!("Al dric")), ("\u{3164}", Value::Null), ("\u{300}\u{e0061}", Value::Null)]
    {
        assert_eq!(host.put("/api/me", &json!({ "name": name })).await.json()["name"], shown, "{name:?}");
    }
}

fn public_table() -> Value {
    json!({"game": "card-kingdoms", "seats": [{"kind": "me"}, {"kind": "open"}], "public": true})
}

#[tokio::test]
async fn what_is_refused_to_one_costs_the_others_of_the_address_nothing() {
    let house = House::open_with(|config| {
        config.limits.public_tables_per_person = 1;
        config.limits.new_tables_per_address = Rate { burst: 3, per_second: 0.001 };
    })
    .await;
    let mut crier = house.guest("Crier").await;
    crier.open_table(&public_table()).await;
    for _ in 0..5 {
        assert_eq!(crier.post("/api/tables", &public_table()).await.code(), "limit");
    }
    house.guest("Berthe").await.open_table(&public_table()).await;
    house.guest("Aldric").await.open_table(&public_table()).await;
}

#[tokio::test]
async fn who_asks_for_many_tables_at_once_gets_no_more_than_one_by_one() {
    let house = House::open_with(|config| config.limits.public_tables_per_person = 2).await;
    let crier = house.guest("Crier").await;
    let wish = public_table();
    let mut crowd = vec![crier; 12];
    let answers = futures_util::future::join_all(crowd.iter_mut().map(|it| it.post("/api/tables", &wish))).await;
    let opened = answers.iter().filter(|answer| answer.status == 201).count();
    assert!((1..=2).contains(&opened), "{opened}");
}

#[tokio::test]
async fn nobody_moves_their_table_up_by_touching_it() {
    let house = House::open().await;
    let (mut crier, mut other) = (house.guest("Crier").await, house.guest("Berthe").await);
    let first = crier.open_table(&public_table()).await;
    // Later by the clock, too.
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    let second = other.open_table(&public_table()).await;
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    assert_eq!(crier.put(&format!("/api/tables/{first}"), &json!({"hints": false})).await.status, 200);
    let open = other.get("/api/tables").await.json()["open"].clone();
    assert_eq!([&open[0]["id"], &open[1]["id"]], [&json!(second), &json!(first)]);
}
