//! Guests: cookie, name, carrying an identity to another device, being forgotten.

use crate::{House, contains};
use serde_json::json;
use taverne_client::Client;

#[tokio::test]
async fn a_first_visit_makes_a_guest_whose_token_is_kept_only_as_a_hash() {
    let house = House::open().await;
    let mut client = Client::new(house.address);
    let reply = client.get("/api/me").await;
    let cookie = reply.header("set-cookie").unwrap().to_owned();
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    let token = client.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
    assert_eq!(token.len(), 43, "256 bits in base64");
    assert!(!contains(&house.database(), &token));
    let again = client.get("/api/me").await;
    assert_eq!(again.json(), reply.json(), "the same person");
    assert_eq!(again.header("set-cookie"), None);
    let mut stranger = Client { cookie: Some(format!("taverne={}", "A".repeat(43))), ..client.clone() };
    assert_ne!(stranger.get("/api/me").await.json()["person"], reply.json()["person"]);
}

#[tokio::test]
async fn a_name_is_tidied_kept_and_shown_at_the_table() {
    let house = House::open().await;
    let mut client = Client::new(house.address);
    let table = client.open_table(&json!({"game": "card-kingdoms"})).await;
    assert_eq!(client.put("/api/me", &json!({"name": "  Al  dric\n"})).await.json()["name"], "Al dric");
    assert_eq!(client.get(&format!("/api/tables/{table}")).await.json()["seats"][0]["name"], "Al dric");
    assert_eq!(client.put("/api/me", &json!({"name": " "})).await.status, 400);
    assert_eq!(client.put("/api/me", &json!({"name": "x".repeat(31)})).await.status, 413);
}

#[tokio::test]
async fn a_code_carries_an_identity_once() {
    let house = House::open().await;
    let mut laptop = house.guest("Aldric").await;
    let person = laptop.person().await;
    let code = laptop.post("/api/me/link", &json!({})).await.json()["code"].clone();
    assert!(!contains(&house.database(), code.as_str().unwrap()), "the code is kept only as a hash");

    let mut phone = Client::new(house.address);
    let table = phone.open_table(&json!({"game": "card-kingdoms", "start": true})).await;
    let claimed = phone.post("/api/me/claim", &json!({ "code": code, "hand_over": true })).await;
    assert_eq!(claimed.json(), json!({"person": person, "name": "Aldric"}));
    assert_eq!(phone.person().await, person);
    let mine = laptop.get("/api/tables").await.json();
    assert_eq!(mine["mine"][0]["id"], json!(table), "the seats of the phone moved along");

    let again = Client::new(house.address).post("/api/me/claim", &json!({ "code": code })).await;
    assert_eq!((again.status, again.code().as_str()), (410, "expired"));
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is_forgotten() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let wish = json!({"game": "card-kingdoms", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = host.open_table(&wish).await;
    let mut guest = house.guest("Zanzibar").await;
    guest.post(&format!("/api/tables/{table}/join"), &json!({})).await;
    host.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut live = guest.live(&table).await;
    live.next_of("update").await;
    let said = live.request(&json!({"type": "chat", "id": "1", "text": "Zanzibar was here"})).await;
    assert_eq!(said["type"], "ack");
    let person = guest.person().await;

    assert_eq!(guest.delete("/api/me").await.status, 204);
    assert_eq!(guest.cookie, None);
    let info = host.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["seats"][1]["sitter"], &info["seats"][1]["name"]), (&json!("bot"), &json!("")));
    let folder = house.folder.clone();
    assert!(!info.to_string().contains(&person));
    let mut page = host.live(&table).await;
    page.next_of("update").await;
    assert!(!page.received.iter().any(|message| message.contains("Zanzibar")));
    drop(folder);
}

#[tokio::test]
async fn the_name_of_who_resigned_is_forgotten_too() {
    let house = House::open().await;
    let (mut host, mut guest, table) = crate::two_at_a_table(&house, true).await;
    let (hosts, guests) = (host.person().await, guest.person().await);
    let info = async |client: &mut Client| client.get(&format!("/api/tables/{table}")).await.json();
    guest.post(&format!("/api/tables/{table}/resign"), &json!({})).await;
    let resigned = info(&mut guest).await;
    assert_eq!((&resigned["seats"][1]["name"], &resigned["seats"][1]["person"]), (&json!("Aldric"), &json!(null)));
    assert_eq!(guest.get("/api/tables").await.json()["mine"], json!([]), "it is no longer theirs");
    host.post(&format!("/api/tables/{table}/resign"), &json!({})).await;
    for client in [&mut guest, &mut host] {
        assert_eq!(client.delete("/api/me").await.status, 204);
    }
    let info = info(&mut Client::new(house.address)).await.to_string();
    for trace in ["Aldric", "Berthe", &hosts, &guests] {
        assert!(!info.contains(trace), "{trace}: {info}");
    }
}

#[tokio::test]
async fn who_was_forgotten_leaves_no_new_traces() {
    let house = House::open().await;
    let mut host = house.guest("Berthe").await;
    let table = host.open_table(&json!({"game": "card-kingdoms"})).await;
    // An onlooker has no seat, so the table is not told.
    let mut guest = house.guest("Zanzibar").await;
    let mut page = guest.live(&table).await;
    let chat = |id: &str| json!({"type": "chat", "id": id, "text": "I was here"});
    assert_eq!(page.request(&chat("1")).await["type"], "ack");
    assert_eq!(guest.delete("/api/me").await.status, 204);
    assert_eq!(page.request(&chat("2")).await["type"], "refused");
    let mut fresh = host.live(&table).await;
    assert_eq!(fresh.request(&chat("3")).await["type"], "ack");
    assert!(!fresh.received.iter().any(|message| message.contains("Zanzibar")));
}

#[tokio::test]
async fn being_forgotten_is_not_done_by_halves() {
    use tokio::io::AsyncWriteExt;
    let house = House::open().await;
    let mut guest = house.guest("Zanzibar").await;
    let mut tables = Vec::new();
    for _ in 0..200 {
        tables.push(guest.open_table(&json!({"game": "card-kingdoms"})).await);
    }
    let mut stranger = Client::new(house.address);
    let mut knows =
        async |table: &String| stranger.get(&format!("/api/tables/{table}")).await.body.contains("Zanzibar");
    let mut page = tokio::net::TcpStream::connect(house.address).await.unwrap();
    let cookie = guest.cookie.clone().unwrap();
    let request = format!("DELETE /api/me HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\n\r\n", house.address);
    page.write_all(request.as_bytes()).await.unwrap();
    while knows(&tables[0]).await {}
    // It has begun, and nobody waits for the end.
    drop(page);
    let patience = std::time::Instant::now() + taverne_client::PATIENCE;
    for table in &tables {
        while knows(table).await {
            assert!(std::time::Instant::now() < patience, "a table still knows the name");
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
}

#[tokio::test]
async fn a_code_tells_whose_it_is_and_takes_nothing_that_was_not_offered() {
    let house = House::open().await;
    let mut villain = house.guest("Mallory").await;
    villain.open_table(&json!({"game": "card-kingdoms", "start": true})).await;
    let code = villain.post("/api/me/link", &json!({})).await.json()["code"].clone();

    let mut victim = house.guest("Aldric").await;
    let person = victim.person().await;
    for _ in 0..2 {
        victim.open_table(&json!({"game": "card-kingdoms", "start": true})).await;
    }
    victim.post("/api/campaigns", &json!({"game": "valroc", "plan": {}})).await;
    let look = |code: &serde_json::Value| json!({ "code": code });
    let seen = victim.post("/api/me/look", &look(&code)).await.json();
    let mine = json!({"name": "Aldric", "tables": 2, "campaigns": 1});
    assert_eq!(seen, json!({"name": "Mallory", "tables": 1, "already": false, "hand_over": mine}));

    let refused = victim.post("/api/me/claim", &look(&code)).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "unconfirmed"));
    assert_eq!(victim.person().await, person);
    assert_eq!(victim.get("/api/tables").await.json()["mine"].as_array().unwrap().len(), 2);
    assert_eq!(villain.get("/api/tables").await.json()["mine"].as_array().unwrap().len(), 1);

    // Whoever has nothing has nothing to lose, and the code is as good as before.
    let mut stranger = Client::new(house.address);
    assert_eq!(stranger.post("/api/me/look", &look(&code)).await.json()["hand_over"], json!(null));
    assert_eq!(stranger.cookie, None, "looking leaves no trace");
    assert_eq!(villain.post("/api/me/look", &look(&code)).await.json()["already"], true);
    assert_eq!(stranger.post("/api/me/claim", &look(&code)).await.json()["name"], "Mallory");
    assert_eq!(stranger.post("/api/me/look", &look(&code)).await.code(), "expired");
}

#[tokio::test]
async fn nobody_tries_codes_by_the_thousand() {
    let rate = taverne_server::config::Rate { burst: 3, per_second: 0.001 };
    let house = House::open_with(|config| config.limits.claims_per_address = rate).await;
    let mut client = Client::new(house.address);
    let mut codes = Vec::new();
    for path in ["look", "claim", "look", "look", "claim"] {
        codes.push(client.post(&format!("/api/me/{path}"), &json!({"code": "AAAA-BBBB-CCCC"})).await.status);
    }
    assert_eq!(codes, [410, 410, 410, 429, 429]);
}
