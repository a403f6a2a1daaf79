//! The log takes an entry only if it is the next one, however many are written together.

use std::{path::PathBuf, sync::Arc};
use taverne_engine::{Seat, SeatSet};
use taverne_server::{
    config::Durability,
    protocol::{Phase, SeatKind},
    store::{Append, Entry, Person, Sqlite, Status, Store, StoreError, StoredSeat, StoredTable},
};

fn table(id: &str) -> StoredTable {
    let sitter = StoredSeat {
        sitter: SeatKind::Bot,
        name: String::new(),
        person: None,
        bot: Some("random".to_owned()),
        resigned: false,
        character: None,
    };
    StoredTable {
        number: 0,
        id: id.to_owned(),
        game: "card-kingdoms".to_owned(),
        options: serde_json::json!({}),
        public: false,
        hints: true,
        phase: Phase::Playing,
        host: "p_host".to_owned(),
        rules_version: 1,
        content: String::new(),
        seed: None,
        seats: vec![sitter],
        status: Status::default(),
        created_at: 1,
        started_at: Some(1),
        rematch: None,
        campaign: None,
    }
}

fn entry(table: i64, seq: u32) -> Append {
    let entry = Entry { seat: Seat::new(0), action: Some(seq.into()), message: Some(format!("m{seq}")), at: 7 };
    let status = Status { seq, waiting: SeatSet::only(Seat::new(1)), waiting_since: Some(7), updated_at: 7 };
    Append { table, entry, phase: Phase::Playing, status }
}

/// A store in a folder of its own, which goes with it.
struct Shelf {
    store: Arc<Sqlite>,
    folder: PathBuf,
}

impl Shelf {
    async fn open(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("taverne-store-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Sqlite::open(&folder.join("taverne.db"), Durability::Process).await.unwrap();
        let host = Person { tag: "p_host".to_owned(), name: String::new() };
        store.add_person(&host, &[0; 32]).await.unwrap();
        Self { store: Arc::new(store), folder }
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[tokio::test]
async fn entries_and_tables_of_one_group_stand_or_fall_alone() {
    let shelf = Shelf::open("group").await;
    let store = &shelf.store;
    let one = store.add_table(&table("one")).await.unwrap();
    let two = StoredTable { number: store.add_table(&table("two")).await.unwrap(), ..table("two") };
    let three = StoredTable { number: store.add_table(&table("three")).await.unwrap(), ..table("three") };
    let changed = StoredTable { public: true, rematch: Some("again".to_owned()), ..two.clone() };
    let four = table("four");
    let (append, save, add) =
        tokio::join!(store.append(entry(one, 1)), store.save_table(&changed), store.add_table(&four));
    append.unwrap();
    save.unwrap();
    assert!(add.unwrap() > three.number);
    assert_eq!(store.table("two").await.unwrap(), Some(changed));

    // A table whose log has gone on is not what its owner thinks.
    store.append(entry(three.number, 1)).await.unwrap();
    let late = StoredTable { public: true, ..three };
    let (append, late) = tokio::join!(store.append(entry(one, 2)), store.save_table(&late));
    append.unwrap();
    assert!(matches!(late, Err(StoreError::NotNext { seq: 0 })), "{late:?}");
    assert!(!store.table("three").await.unwrap().unwrap().public);
    assert_eq!(store.log(one).await.unwrap().len(), 2);
}

#[tokio::test]
async fn an_entry_that_is_not_the_next_one_is_refused_and_spoils_no_other() {
    let shelf = Shelf::open("next").await;
    let store = &shelf.store;
    let one = store.add_table(&table("one")).await.unwrap();
    let two = store.add_table(&table("two")).await.unwrap();
    store.append(entry(one, 1)).await.unwrap();
    // All at once: the writer takes them as one group.
    let wishes = [(two, 1), (one, 1), (one, 3), (99, 1), (one, 2)];
    let tasks = wishes.map(|(table, seq)| {
        let store = store.clone();
        tokio::spawn(async move { store.append(entry(table, seq)).await })
    });
    let mut refused = Vec::new();
    for (wish, task) in wishes.into_iter().zip(tasks) {
        match task.await.unwrap() {
            Ok(()) => {}
            Err(StoreError::NotNext { .. }) => refused.push(wish),
            Err(other) => panic!("{wish:?}: {other}"),
        }
    }
    assert_eq!(refused, [(one, 1), (one, 3), (99, 1)], "done already, too early, no such table");
    let stored = store.table("one").await.unwrap().unwrap();
    assert_eq!((stored.status.seq, stored.status.waiting), (2, SeatSet::only(Seat::new(1))));
    let actions: Vec<_> = store.log(one).await.unwrap().into_iter().filter_map(|entry| entry.action).collect();
    assert_eq!(actions, [1, 2]);
    store.append(entry(two, 2)).await.unwrap();
}

#[tokio::test]
async fn nobody_who_was_forgotten_meanwhile_comes_to_a_table() {
    let Shelf { store, folder } = &Shelf::open("forgotten").await;
    let zoe = Person { tag: "p_zoe".to_owned(), name: "Zoé".to_owned() };
    store.add_person(&zoe, &[1; 32]).await.unwrap();
    let number = store.add_table(&table("one")).await.unwrap();
    let sits =
        |seat| StoredSeat { sitter: SeatKind::Person, name: zoe.name.clone(), person: Some(zoe.tag.clone()), ..seat };
    let seats = table("one").seats.into_iter().map(sits).collect();
    let joined = StoredTable { number, seats, ..table("one") };
    store.save_table(&joined).await.unwrap();
    let other =
        StoredTable { number: store.add_table(&table("two")).await.unwrap(), id: "two".to_owned(), ..joined.clone() };
    store.forget_person(&zoe.tag).await.unwrap();
    assert!(store.save_table(&other).await.is_err(), "a seat");
    assert!(store.add_table(&StoredTable { id: "three".to_owned(), ..joined.clone() }).await.is_err(), "a new table");
    assert!(store.add_table(&StoredTable { host: zoe.tag.clone(), ..table("four") }).await.is_err(), "a host");
    assert_eq!(store.table("two").await.unwrap().unwrap().seats, table("two").seats);
    // Where a trace was left, whatever else happens is saved all the same.
    store.save_table(&joined).await.unwrap();
    store.close().await.unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}
