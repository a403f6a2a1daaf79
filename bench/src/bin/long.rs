//! Plays one very long game of Valroc, and tells how long the server takes to open it, to look back and to be looked at.
//!
//!     cargo build --release -p taverne-server -p taverne-bench --bins
//!     target/release/long --decisions 2000 --times 15
//!
//! It starts the real server (`taverne-serve`, built beside it) in a folder of its own and plays four seats of one device
//! at random. Then, again and again, the server is started anew, so that it knows nothing but what is on disk, and each
//! answer is waited for on an otherwise quiet line: the time told is the server's, and that of loopback.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "it is there to print")]

/// As in the server.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};
use taverne_client::{Client, Live};
use taverne_engine::{Fast, Seed, chance};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

struct Wish {
    decisions: u64,
    times: usize,
    server: Option<PathBuf>,
    /// End the server as a power cut would, before each measurement.
    kill: bool,
}

fn wish() -> Wish {
    let mut wish = Wish { decisions: 2_000, times: 15, server: None, kill: false };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut value = || args.next().expect("this option has a value");
        match arg.as_str() {
            "--decisions" => wish.decisions = value().parse().unwrap(),
            "--times" => wish.times = value().parse().unwrap(),
            "--server" => wish.server = Some(value().into()),
            "--kill" => wish.kill = true,
            _ => panic!("unknown option {arg}"),
        }
    }
    wish
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let wish = wish();
    let folder = std::env::temp_dir().join(format!("taverne-long-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let (server, address) = start(&wish, &folder).await;
    let mut host = Client::named(address, "Berthe").await;
    let table = play(&mut host, wish.decisions).await;
    end(server, wish.kill).await;
    let mut figures = Figures::default();
    for _ in 0..wish.times {
        let (server, address) = start(&wish, &folder).await;
        host.server = address;
        measure(&mut host, &table, wish.decisions, &mut figures).await;
        end(server, wish.kill).await;
    }
    figures.print();
    let _ = std::fs::remove_dir_all(&folder);
}

async fn start(wish: &Wish, folder: &Path) -> (Child, SocketAddr) {
    let beside = || std::env::current_exe().unwrap().with_file_name("taverne-serve");
    let program = wish.server.clone().unwrap_or_else(beside);
    let mut server = Command::new(&program)
        .args(["--listen", "127.0.0.1:0", "--wide-limits", "--durability", "process", "--data"])
        .arg(folder)
        .env("TAVERNE_LOG", "warn")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap_or_else(|error| panic!("{}: {error}; build it first", program.display()));
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let line = lines.next_line().await.unwrap().unwrap();
    (server, line.parse().unwrap())
}

/// Asks the server to close, as whoever keeps the house does.
async fn end(mut server: Child, kill: bool) {
    if kill {
        server.start_kill().unwrap();
    } else {
        let pid = server.id().unwrap().to_string();
        Command::new("kill").args(["-TERM", &pid]).status().await.unwrap();
    }
    server.wait().await.unwrap();
}

async fn play(host: &mut Client, decisions: u64) -> String {
    let friends = ["Zoé", "Aldric", "Isaure"].map(|name| json!({"kind": "here", "name": name}));
    let seats = [vec![json!({"kind": "me"})], friends.to_vec()].concat();
    let table = host.open_table(&json!({"game": "valroc", "seats": seats, "start": true})).await;
    let mut page = host.live(&table).await;
    page.next_of("update").await;
    let mut rng = Seed::numbered(17, 0).fast();
    let (mut updates, mut bytes, began) = (0, 0, Instant::now());
    while page.seq() < decisions && !page.over() {
        step(&mut page, &mut rng).await;
        updates += page.received.iter().filter(|text| text.starts_with(r#"{"type":"update""#)).count();
        bytes += page.received.drain(..).map(|text| text.len()).sum::<usize>();
    }
    println!(
        "{} decisions in {:?}, over: {}; {} bytes an update for four seats",
        page.seq(),
        began.elapsed(),
        page.over(),
        bytes / updates.max(1)
    );
    table
}

async fn step(page: &mut Live, rng: &mut Fast) {
    let pick = chance::below(rng, 1 << 20);
    assert!(page.play_any(pick).await, "all seats are ours");
}

#[derive(Default)]
struct Figures(BTreeMap<&'static str, (Vec<Duration>, usize)>);

impl Figures {
    fn note(&mut self, what: &'static str, began: Instant, bytes: usize) {
        let figures = self.0.entry(what).or_default();
        figures.0.push(began.elapsed());
        figures.1 = bytes;
    }

    fn print(&mut self) {
        println!("{:24} {:>6} {:>10} {:>10} {:>10}", "", "n", "median ms", "most ms", "bytes");
        for (what, (times, bytes)) in &mut self.0 {
            times.sort_unstable();
            let ms = |time: Duration| time.as_secs_f64() * 1e3;
            let (median, most) = (ms(times[times.len() / 2]), ms(*times.last().unwrap()));
            println!("{what:24} {:>6} {median:>10.1} {most:>10.1} {bytes:>10}", times.len());
        }
    }
}

async fn measure(host: &mut Client, table: &str, decisions: u64, figures: &mut Figures) {
    let path = |what: &str| format!("/api/tables/{table}{what}");
    // What every table needs is made once for the whole house.
    host.get("/api/games").await;
    let began = Instant::now();
    let info = host.get(&path("")).await;
    figures.note("1 open the table", began, info.body.len());
    for (what, client) in
        [("2 first load, four seats", host.clone()), ("3 first load, onlooker", Client::new(host.server))]
    {
        let began = Instant::now();
        let mut page = client.live(table).await;
        page.next_of("update").await;
        figures.note(what, began, page.received.last().unwrap().len());
        let update: Value = serde_json::from_str(page.received.last().unwrap()).unwrap();
        assert_eq!(update["seq"], info.json()["seq"]);
    }
    for part in 0..=20 {
        let play = info.json()["seq"].as_u64().unwrap().min(decisions) * part / 20;
        let began = Instant::now();
        let moment = host.get(&path(&format!("/at/{play}?seat=0"))).await;
        assert_eq!(moment.status, 200, "{}", moment.body);
        figures.note("4 scrub to a play", began, moment.body.len());
    }
    let began = Instant::now();
    let story = host.get(&path("/story?seat=0")).await;
    figures.note("5 story", began, story.body.len());
    let began = Instant::now();
    let history = host.get(&path("/history")).await;
    figures.note("6 history", began, history.body.len());
}
