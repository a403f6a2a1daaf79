//! Plays many tables over real sockets on loopback, and tells how fast the server acknowledges what it has stored.
//!
//!     cargo build --release -p taverne-server -p taverne-bench --bins
//!     target/release/load --tables 200 --seconds 10
//!     target/release/load --spectators 5000
//!
//! It starts the real server (`taverne-serve`, built beside it) in a folder of its own, so both share this machine, and
//! reads of a message only what a player needs, so as to leave most of it to the server.
//! At each table two people sit at two sockets. An action counts when its `ack` has come: it is on disk then.
//!
//! Without `--rate` everybody answers at once, which measures throughput: latency is then the tables divided by it.
//! With `--rate 5300` all tables together are paced to so many actions a second, which measures latency. Tables then
//! begin one after another while nothing is counted yet, and the time between two actions of a table is random
//! (exponential, the arrivals of people who know nothing of each other): at a fixed interval all tables that were once
//! held up together would act in the same moment ever after.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "it is there to print")]

/// As in the server.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{json, value::RawValue};
use std::{
    net::SocketAddr,
    path::PathBuf,
    process::Stdio,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};
use taverne_client::Client;
use taverne_engine::{
    Seed,
    chance::{self, Fast},
};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};
use tokio_tungstenite::tungstenite::Message;

struct Wish {
    tables: usize,
    seconds: u64,
    spectators: usize,
    durability: String,
    server: Option<PathBuf>,
    /// Actions a second of all tables together; as fast as possible if none.
    rate: Option<f64>,
}

/// How long it takes until all tables that are paced have begun: about as long as a game.
const WARM_UP: Duration = Duration::from_secs(8);

/// When to play, and from when on to count.
#[derive(Clone, Copy)]
struct Span {
    start: Instant,
    counted: Instant,
    end: Instant,
}

/// When somebody of a table may act.
#[derive(Clone)]
struct Pace {
    /// On average between two actions.
    interval: Duration,
    next: Arc<Mutex<(Instant, Fast)>>,
}

impl Pace {
    fn new(wish: &Wish, index: usize, span: Span) -> Option<Self> {
        let interval = Duration::from_secs_f64(wish.tables as f64 / wish.rate?);
        let first = span.start + (span.counted - span.start).mul_f64(index as f64 / wish.tables as f64);
        let rng = Seed::numbered(5, index as u64).fast();
        Some(Self { interval, next: Arc::new(Mutex::new((first, rng))) })
    }

    async fn wait(&self) {
        let slot = {
            let (next, rng) = &mut *self.next.lock().unwrap();
            let slot = (*next).max(Instant::now());
            *next = slot + self.interval.mul_f32(-(1.0 - chance::fraction(rng)).ln());
            slot
        };
        tokio::time::sleep_until(slot.into()).await;
    }
}

fn wish() -> Wish {
    let mut wish =
        Wish { tables: 200, seconds: 10, spectators: 0, durability: "full".to_owned(), server: None, rate: None };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let value = args.next().expect("every option has a value");
        match arg.as_str() {
            "--tables" => wish.tables = value.parse().unwrap(),
            "--seconds" => wish.seconds = value.parse::<u64>().unwrap().min(600),
            "--spectators" => wish.spectators = value.parse::<usize>().unwrap().min(15_000),
            "--durability" => wish.durability = value,
            "--rate" => wish.rate = Some(value.parse().unwrap()),
            "--server" => wish.server = Some(value.into()),
            _ => panic!("unknown option {arg}"),
        }
    }
    wish
}

// One thread is plenty for waiting, and does not pass messages from core to core.
#[tokio::main(flavor = "current_thread")]
async fn main() {
    let wish = wish();
    let folder = std::env::temp_dir().join(format!("taverne-load-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let (mut server, address) = start(&wish, &folder).await;
    let pid = server.id().unwrap();
    println!("server started; memory {} MB", memory(pid));
    if wish.spectators > 0 {
        watch(address, wish.spectators, pid).await;
    } else {
        play(address, &wish, pid).await;
    }
    server.start_kill().unwrap();
    server.wait().await.unwrap();
    let _ = std::fs::remove_dir_all(&folder);
}

async fn start(wish: &Wish, folder: &std::path::Path) -> (Child, SocketAddr) {
    let beside = || std::env::current_exe().unwrap().with_file_name("taverne-serve");
    let program = wish.server.clone().unwrap_or_else(beside);
    let began = Instant::now();
    let mut server = Command::new(&program)
        .args(["--listen", "127.0.0.1:0", "--wide-limits", "--durability", &wish.durability, "--data"])
        .arg(folder)
        .env("TAVERNE_LOG", "warn")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap_or_else(|error| panic!("{}: {error}; build it first", program.display()));
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let line = lines.next_line().await.unwrap().unwrap();
    println!("start of the server: {} ms", began.elapsed().as_millis());
    (server, line.parse().unwrap())
}

/// The resident memory of a process, in MB.
fn memory(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
    line.trim().split(' ').next().unwrap().parse::<u64>().unwrap_or(0) / 1024
}

/// A field of a message without quotes, read from what stands before its looks.
fn field<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = head.split_once(name)?;
    let value = value.split([',', '}']).next()?;
    Some(value.trim_matches('"'))
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
    refusal: Option<serde::de::IgnoredAny>,
}

/// The legal actions of the last look in a text; they come first. What lies before them, most of it the view, is not
/// read, nor what comes after them.
fn legal(looks: &str) -> Vec<&str> {
    let (_, mut rest) = looks.rsplit_once(r#""choices":["#).unwrap();
    let mut legal = Vec::new();
    while rest.starts_with('{') {
        let mut choices = serde_json::Deserializer::from_str(rest).into_iter::<Choice<'_>>();
        let choice = choices.next().unwrap().unwrap();
        if choice.refusal.is_some() {
            break;
        }
        legal.push(choice.action.get());
        rest = &rest[choices.byte_offset()..];
        rest = rest.strip_prefix(',').unwrap_or(rest);
    }
    legal
}

#[derive(Default)]
struct Tally {
    latencies: Vec<u32>,
    refused: u32,
    bytes: u64,
    updates: u64,
}

async fn play(address: SocketAddr, wish: &Wish, pid: u32) {
    let mut seats = Vec::new();
    for _ in 0..wish.tables {
        let (mut host, mut friend) = (Client::named(address, "Berthe").await, Client::named(address, "Aldric").await);
        let table = new_table(&mut host, &mut friend).await;
        seats.push((host, friend, table));
    }
    println!("{} tables with two sockets each are laid; memory {} MB", wish.tables, memory(pid));
    let start = Instant::now();
    let counted = if wish.rate.is_some() { start + WARM_UP } else { start };
    let span = Span { start, counted, end: counted + Duration::from_secs(wish.seconds) };
    let mut tasks = Vec::new();
    for (index, (mut host, mut friend, first)) in seats.into_iter().enumerate() {
        let pace = Pace::new(wish, index, span);
        tasks.push(tokio::spawn(async move {
            let mut tally = Tally::default();
            let mut table = first;
            while Instant::now() < span.end {
                let players = [(&host, 0), (&friend, 1)];
                let [one, two] = players
                    .map(|(client, seat)| player(client.clone(), table.clone(), seat, index, span, pace.clone()));
                let (one, two) = tokio::join!(tokio::spawn(one), tokio::spawn(two));
                for part in [one.unwrap(), two.unwrap()] {
                    tally.latencies.extend(part.latencies);
                    tally.refused += part.refused;
                    tally.bytes += part.bytes;
                    tally.updates += part.updates;
                }
                if Instant::now() < span.end {
                    table = new_table(&mut host, &mut friend).await;
                }
            }
            tally
        }));
    }
    tokio::time::sleep_until(counted.into()).await;
    let (before, before_here, before_taken) = (cpu(pid), cpu(std::process::id()), taken());
    let mut all = Tally::default();
    for task in tasks {
        let part = task.await.unwrap();
        all.latencies.extend(part.latencies);
        all.refused += part.refused;
        all.bytes += part.bytes;
        all.updates += part.updates;
    }
    let took = counted.elapsed().as_secs_f64();
    all.latencies.sort_unstable();
    let at = |part: f64| f64::from(all.latencies[((all.latencies.len() - 1) as f64 * part) as usize]) / 1000.0;
    println!("{} tables, {took:.1} s, durability {}", wish.tables, wish.durability);
    println!("acknowledged and stored: {} ({:.0} a second)", all.latencies.len(), all.latencies.len() as f64 / took);
    println!("latency ms: p50 {:.1}  p90 {:.1}  p99 {:.1}  max {:.1}", at(0.5), at(0.9), at(0.99), at(1.0));
    println!(
        "updates: {} of {} bytes on average; refused {}",
        all.updates,
        all.bytes / all.updates.max(1),
        all.refused
    );
    let (server, load) = (cpu(pid) - before, cpu(std::process::id()) - before_here);
    let each = |seconds: f64| seconds * 1e6 / all.latencies.len() as f64;
    println!(
        "server: {:.0} % of a core, {:.0} us an action, memory {} MB",
        server / took * 100.0,
        each(server),
        memory(pid)
    );
    println!("this tool: {:.0} % of a core, {:.0} us an action", load / took * 100.0, each(load));
    println!("taken away by the machine's host: {:.0} % of a core", (taken() - before_taken) / took * 100.0);
}

async fn new_table(host: &mut Client, friend: &mut Client) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats})).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await;
    let started = host.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    assert_eq!(started.status, 200, "{}", started.body);
    table
}

/// Answers every question with any legal action, at once or at the table's pace.
async fn player(client: Client, table: String, seat: usize, index: usize, span: Span, pace: Option<Pace>) -> Tally {
    let mut tally = Tally::default();
    let mut socket = client.live(&table).await.socket;
    let mut sent: Option<Instant> = None;
    let mut answered = None;
    let mut step = index + 7 * seat;
    let end = tokio::time::sleep_until(span.end.into());
    tokio::pin!(end);
    loop {
        let message = tokio::select! {
            message = socket.next() => message,
            () = &mut end => break,
        };
        let message = match message {
            Some(Ok(Message::Text(message))) => message,
            Some(Ok(_)) => continue,
            _ => break,
        };
        let (head, looks) = message.split_once(r#","looks":["#).unwrap_or((&message, ""));
        match field(head, r#""type":"#).unwrap() {
            "ack" => {
                let sent = sent.take().unwrap();
                if sent >= span.counted {
                    tally.latencies.push(sent.elapsed().as_micros() as u32);
                }
            }
            "refused" => {
                sent = None;
                tally.refused += 1;
            }
            "update" => {
                tally.updates += 1;
                tally.bytes += message.len() as u64;
                if field(head, r#""phase":"#) == Some("over") {
                    break;
                }
                let seq: u32 = field(head, r#""seq":"#).unwrap().parse().unwrap();
                if answered == Some(seq) || sent.is_some() {
                    continue;
                }
                let legal = legal(looks);
                if legal.is_empty() {
                    continue;
                }
                step += 1;
                let action = legal[step * 31 % legal.len()];
                let play = format!(r#"{{"type":"play","id":"{seq}","seat":{seat},"seq":{seq},"action":{action}}}"#);
                if let Some(pace) = &pace {
                    pace.wait().await;
                }
                sent = Some(Instant::now());
                answered = Some(seq);
                socket.send(Message::text(play)).await.unwrap();
            }
            _ => {}
        }
    }
    tally
}

/// The seconds of processor time a process has used.
fn cpu(pid: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let fields: Vec<_> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks: f64 = [11, 12].iter().filter_map(|&at| fields.get(at)?.parse::<f64>().ok()).sum();
    ticks / 100.0
}

/// The seconds of processor time that this machine wanted and others on its host got: they spoil a measurement.
fn taken() -> f64 {
    let stat = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let steal = stat.lines().next().and_then(|all| all.split_whitespace().nth(8)?.parse::<f64>().ok());
    steal.unwrap_or(0.0) / 100.0
}

async fn watch(address: SocketAddr, spectators: usize, pid: u32) {
    let mut host = Client::named(address, "Berthe").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Zoé"}]);
    let table = host.open_table(&json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let before = memory(pid);
    let mut sockets = Vec::new();
    for _ in 0..spectators {
        let mut live = Client::new(address).live(&table).await;
        live.next_of("update").await;
        sockets.push(live);
    }
    println!("{spectators} spectators are in; memory {} MB (before: {before} MB)", memory(pid));
    let mut page = host.live(&table).await;
    page.next_of("update").await;
    let began = Instant::now();
    page.play_any(0).await;
    let acknowledged = began.elapsed();
    for socket in &mut sockets {
        while socket.seq() < 1 {
            socket.next_of("update").await;
        }
    }
    println!("one play: acknowledged after {acknowledged:?}, seen by all after {:?}", began.elapsed());
    tokio::time::sleep(Duration::from_secs(3)).await;
    println!("idle again: memory {} MB", memory(pid));
}
