//! What lies on disk: one house in a folder, for its owner's eyes, without what was deleted; copies; damage.

use crate::{House, contains, opened, two_at_a_table};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use std::{fs, net::SocketAddr, path::Path};
use taverne_client::Client;
use taverne_server::{
    Config, ServeError, Server,
    config::Durability,
    store::{self, Person, Sqlite, Store, StoreError},
};

fn config(folder: &Path) -> Config {
    Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), data: folder.to_owned(), ..Config::default() }
}

async fn refused(folder: &Path) -> StoreError {
    match Server::bind(config(folder)).await {
        Err(ServeError::Store(why)) => why,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("the house opened"),
    }
}

async fn connect(folder: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", folder.join("taverne.db").display())).await.unwrap()
}

/// A house with a table at which something was decided and said; and its id.
async fn lived_in() -> (House, Client, String) {
    let house = House::open().await;
    let (host, friend, table) = two_at_a_table(&house, true).await;
    let (mut page, mut other) = (opened(&host, &table).await, opened(&friend, &table).await);
    assert!(page.play_any(0).await);
    assert!(other.play_any(0).await);
    let chat = json!({"type": "chat", "id": "1", "text": "the pale owl sleeps"});
    assert_eq!(page.request(&chat).await["type"], "ack");
    (house, host, table)
}

#[tokio::test]
async fn two_houses_do_not_share_a_folder() {
    let house = House::open().await;
    let why = refused(&house.folder).await;
    assert!(matches!(&why, StoreError::Occupied(folder) if *folder == house.folder), "{why}");
    if cfg!(unix) {
        fs::remove_file(house.folder.join("taverne.lock")).unwrap();
        assert!(matches!(refused(&house.folder).await, StoreError::Occupied(_)), "nor if somebody takes the lock away");
    }
    let folder = house.close().await;
    drop(Server::bind(config(&folder)).await.expect("the first one has closed"));
    fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_what_a_house_keeps() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let (house, ..) = lived_in().await;
    let copy = house.folder.join("elsewhere/copy.db");
    store::backup(&house.folder, &copy).await.unwrap();
    assert_eq!((mode(&house.folder), mode(copy.parent().unwrap()), mode(&copy)), (0o700, 0o700, 0o600));
    for name in ["taverne.db", "taverne.db-wal", "taverne.db-shm", "taverne.lock"] {
        assert_eq!(mode(&house.folder.join(name)), 0o600, "{name}");
    }
    // A house of an earlier version left its door open.
    fs::remove_dir_all(copy.parent().unwrap()).unwrap();
    let folder = house.close().await;
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(folder.join("taverne.db"), fs::Permissions::from_mode(0o644)).unwrap();
    drop(Server::bind(config(&folder)).await.unwrap());
    assert_eq!((mode(&folder), mode(&folder.join("taverne.db"))), (0o700, 0o600));
    // A folder that is not ours alone stays as it is.
    fs::write(folder.join("letters.txt"), "dear all").unwrap();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
    drop(Server::bind(config(&folder)).await.unwrap());
    assert_eq!(mode(&folder), 0o755);
    fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn what_was_deleted_is_gone_from_every_file() {
    for durability in [Durability::Process, Durability::Full] {
        let house = House::open_with(|config| config.durability = durability).await;
        let (host, mut friend, table) = two_at_a_table(&house, true).await;
        let mut page = opened(&friend, &table).await;
        for line in 0..40 {
            let text = format!("the pale owl sleeps {line}");
            page.request(&json!({"type": "chat", "id": format!("c{line}"), "text": text})).await;
        }
        friend.put("/api/me", &json!({"name": "Zanzibar"})).await;
        assert!(contains(&house.database(), "the pale owl") && contains(&house.database(), "Zanzibar"));
        assert_eq!(friend.delete("/api/me").await.status, 204);
        let left = house.database();
        assert!(!contains(&left, "the pale owl") && !contains(&left, "Zanzibar"), "{durability:?}");
        assert!(opened(&host, &table).await.play_any(0).await, "the game goes on");
    }
}

/// How often the write-ahead log has begun anew, as its head tells.
fn beginnings(folder: &Path) -> u32 {
    let log = fs::read(folder.join("taverne.db-wal")).unwrap();
    u32::from_be_bytes(log[12..16].try_into().unwrap())
}

#[tokio::test]
async fn many_who_are_forgotten_at_once_cost_little_more_than_one() {
    let folder = std::env::temp_dir().join(format!("taverne-test-farewells-{}", std::process::id()));
    let store = Sqlite::open(&folder.join("taverne.db"), Durability::Full).await.unwrap();
    let people: Vec<_> = (0..30).map(|number| Person { tag: format!("p_{number}"), name: "Zoé".to_owned() }).collect();
    for (number, person) in people.iter().enumerate() {
        store.add_person(person, &[number as u8; 32]).await.unwrap();
    }
    let before = beginnings(&folder);
    let forgotten = futures_util::future::join_all(people.iter().map(|person| store.forget_person(&person.tag))).await;
    assert!(forgotten.iter().all(Result::is_ok));
    assert!(!contains(&fs::read(folder.join("taverne.db-wal")).unwrap(), "Zoé"));
    store.add_person(&people[0], &[0; 32]).await.unwrap();
    let rinsed = beginnings(&folder) - before;
    assert!((1..=3).contains(&rinsed), "the log was emptied {rinsed} times");
    let length = fs::metadata(folder.join("taverne.db-wal")).unwrap().len();
    assert!(length < 1024 * 1024, "{length} bytes were written for this");
    store.close().await.unwrap();
    fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn what_an_earlier_version_left_of_the_deleted_goes_too() {
    let (house, ..) = lived_in().await;
    let folder = house.close().await;
    let mut old = connect(&folder).await;
    for sql in ["PRAGMA secure_delete = OFF", "DELETE FROM chat", "PRAGMA user_version = 0"] {
        sqlx::query(sql).execute(&mut old).await.unwrap();
    }
    old.close().await.unwrap();
    let left = || contains(&fs::read(folder.join("taverne.db")).unwrap(), "the pale owl");
    assert!(left());
    House::open_at(&folder, |_| {}).await.close().await;
    assert!(!left());
    fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn the_log_of_the_database_is_laid_out_by_sqlite_itself_and_does_not_grow() {
    let house = House::open_with(|config| config.durability = Durability::Full).await;
    let length = || fs::metadata(house.folder.join("taverne.db-wal")).unwrap().len();
    let before = length();
    assert!(before > 4000 * 4096, "{before}");
    let (host, _, table) = two_at_a_table(&house, true).await;
    assert!(opened(&host, &table).await.play_any(0).await);
    assert_eq!(length(), before);
    let mut other = connect(&house.folder).await;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut other).await.unwrap();
    assert_eq!(found, "ok");
}

#[tokio::test]
async fn a_copy_made_while_people_play_has_what_only_the_log_has() {
    let (house, mut host, table) = lived_in().await;
    let file = fs::read(house.folder.join("taverne.db")).unwrap();
    assert!(!contains(&file, "the pale owl"), "it is in the write-ahead log alone");
    let copy = house.folder.join("copy.db");
    let copied = store::backup(&house.folder, &copy).await.unwrap();
    assert_eq!((copied.tables, copied.entries), (1, 2));
    assert!(matches!(store::backup(&house.folder, &copy).await, Err(StoreError::InTheWay(_))), "nothing is lost");

    // Somebody plays on, and then wants the copy back.
    let mut page = opened(&host, &table).await;
    while page.seq() < 4 && page.play_any(0).await {}
    let occupied = store::restore(&copy, &house.folder, Some(".before")).await;
    assert!(matches!(occupied, Err(StoreError::Occupied(_))), "{occupied:?}");
    let folder = house.close().await;
    let there = store::restore(&copy, &folder, None).await;
    assert!(matches!(there, Err(StoreError::InTheWay(_))), "{there:?}");
    let back = store::restore(&copy, &folder, Some(".before")).await.unwrap();
    assert_eq!(back.set_aside, Some(folder.join("taverne.db.before")));
    assert!(folder.join("taverne.db.before").exists());
    let house = House::open_at(&folder, |_| {}).await;
    host.server = house.address;
    assert_eq!(host.get(&format!("/api/tables/{table}")).await.json()["seq"], 2);
    assert!(opened(&host, &table).await.received.iter().any(|line| line.contains("the pale owl")));
    let elsewhere = folder.join("another");
    assert_eq!(store::restore(&copy, &elsewhere, None).await.unwrap().set_aside, None);
    assert!(Sqlite::open(&elsewhere.join("taverne.db"), Durability::Process).await.is_ok());
}

#[tokio::test]
async fn a_copied_folder_is_restored_with_its_log() {
    let (house, ..) = lived_in().await;
    let taken = house.folder.join("taken");
    fs::create_dir(&taken).unwrap();
    for name in ["taverne.db", "taverne.db-wal"] {
        fs::copy(house.folder.join(name), taken.join(name)).unwrap();
    }
    let back = store::restore(&taken.join("taverne.db"), &house.folder.join("new"), None).await.unwrap();
    assert_eq!((back.tables, back.entries), (1, 2));
}

#[tokio::test]
async fn a_damaged_database_is_told_and_left_as_it_is() {
    let (house, ..) = lived_in().await;
    let folder = house.close().await;
    let file = folder.join("taverne.db");
    let whole = fs::read(&file).unwrap();
    let scribbled = [&whole[..4096 * 3], &[0x5a; 4096 * 4], &whole[4096 * 7..]].concat();
    let text = b"a shopping list, by mistake\n".repeat(200);
    for damaged in [&whole[..whole.len() - 4096], &whole[..whole.len() / 2], &whole[..100], &scribbled, &text, &[]] {
        fs::write(&file, damaged).unwrap();
        let why = refused(&folder).await;
        assert!(matches!(why, StoreError::Damaged(_)), "{} of {}: {why}", damaged.len(), whole.len());
        assert_eq!(fs::read(&file).unwrap(), damaged, "nobody touched it");
        let copy = store::backup(&folder, &folder.join("copy.db")).await;
        assert!(matches!(copy, Err(StoreError::Damaged(_))), "{copy:?}");
        let into = store::restore(&file, &folder.join("new"), None).await;
        assert!(matches!(into, Err(StoreError::Damaged(_))), "{into:?}");
    }
    // The database is gone and its log is there: that is no new house.
    fs::remove_file(&file).unwrap();
    fs::write(folder.join("taverne.db-wal"), b"something").unwrap();
    let why = refused(&folder).await;
    assert!(matches!(why, StoreError::Damaged(_)), "{why}");
    fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_log_that_has_lost_entries_is_not_a_shorter_game() {
    let (house, mut host, table) = lived_in().await;
    let folder = house.close().await;
    let mut other = connect(&folder).await;
    sqlx::query("DELETE FROM entries WHERE number = 1").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let house = House::open_at(&folder, |_| {}).await;
    host.server = house.address;
    assert_eq!(host.get(&format!("/api/tables/{table}")).await.code(), "trouble");
    let store = Sqlite::look_into(&folder.join("taverne.db")).await.unwrap();
    assert!(matches!(store.log(1).await, Err(StoreError::Damaged(_))));
}

#[tokio::test]
async fn a_finished_game_is_not_played_again_only_to_tell_who_sat_there() {
    let house = House::open().await;
    let (mut host, friend, table) = two_at_a_table(&house, true).await;
    let mut pages = [opened(&host, &table).await, opened(&friend, &table).await];
    crate::playing::play_on(&mut pages, u64::MAX).await;
    drop(pages);
    let before = host.get(&format!("/api/tables/{table}")).await.json();
    let folder = house.close().await;
    // Whoever opened the game again would notice.
    let mut other = connect(&folder).await;
    sqlx::query("DELETE FROM entries WHERE number = 1").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let house = House::open_at(&folder, |_| {}).await;
    host.server = house.address;
    let after = host.get(&format!("/api/tables/{table}")).await.json();
    for what in ["phase", "seq", "host", "read_only", "commitment", "started_at", "options"] {
        assert_eq!(after[what], before[what], "{what}");
    }
    assert_eq!(after["phase"], "over");
    assert_eq!(host.get(&format!("/api/tables/{table}/analysis")).await.json()["state"], "none");
    assert_eq!(host.get(&format!("/api/tables/{table}/story")).await.code(), "trouble", "that is another matter");
}

#[tokio::test]
async fn a_house_that_cannot_write_is_not_well() {
    let house = House::open().await;
    let mut probe = Client::new(house.address);
    let mut other = connect(&house.folder).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let sick = probe.get("/healthz").await;
    assert_eq!((sick.status, sick.body.as_str()), (503, "nothing can be written\n"));
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(probe.get("/healthz").await.status, 200);
}
