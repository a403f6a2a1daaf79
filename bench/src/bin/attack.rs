//! Attacks a server of its own on loopback, with the limits that everybody has, and tells what it costs.
//!
//!     cargo build --release -p taverne-server -p taverne-bench --bins
//!     target/release/attack --memory         # onlookers who read nothing and ask for all of it again and again
//!     target/release/attack --resume         # onlookers who do, while people play at that table
//!     target/release/attack --silent         # connections that say nothing, with 1,024 files allowed
//!     target/release/attack --hints          # guests who ask for hints while somebody plays against a bot
//!     target/release/attack --empty-tables   # tables of five thorough bots with nobody there
//!     target/release/attack --full-tables    # the same with somebody of the attackers there
//!
//! `--count` and `--seconds` change how many and for how long; both are bounded. It starts `taverne-serve`, which is
//! built beside it, in a folder of its own, and speaks to nobody else.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "it is there to print")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};
use taverne_client::{Client, Live, Reply};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpSocket, TcpStream},
    process::{Child, Command},
    task::JoinSet,
    time::{sleep, timeout},
};
use tokio_tungstenite::tungstenite::Message;

const MOST: usize = 5_000;
const LONGEST: u64 = 300;
/// A page may send twenty messages a second; just below that nobody is refused for it.
const BETWEEN: Duration = Duration::from_millis(55);

struct Wish {
    attack: String,
    count: Option<usize>,
    seconds: u64,
    server: PathBuf,
}

fn wish() -> Wish {
    let server = std::env::current_exe().unwrap().with_file_name("taverne-serve");
    let mut wish = Wish { attack: String::new(), count: None, seconds: 30, server };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut value = || args.next().unwrap_or_else(|| panic!("{arg} needs a value"));
        match arg.as_str() {
            "--count" => wish.count = Some(value().parse::<usize>().unwrap().min(MOST)),
            "--seconds" => wish.seconds = value().parse::<u64>().unwrap().min(LONGEST),
            "--server" => wish.server = value().into(),
            _ => wish.attack = arg.strip_prefix("--").unwrap_or_else(|| panic!("unknown option {arg}")).to_owned(),
        }
    }
    wish
}

// One thread is plenty, and leaves the other core to the server.
#[tokio::main(flavor = "current_thread")]
async fn main() {
    let Wish { attack, count, seconds, server } = wish();
    let folder = std::env::temp_dir().join(format!("taverne-attack-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let long = Duration::from_secs(seconds);
    let quick_bots = ["--bot-pace", "0"];
    let options: &[&str] = if ["memory", "resume"].contains(&attack.as_str()) { &quick_bots } else { &[] };
    let (mut child, address) = start(&server, &folder, attack == "silent", options).await;
    let pid = child.id().unwrap();
    match attack.as_str() {
        "memory" => memory(address, pid, count.unwrap_or(950), long).await,
        "resume" => resume(address, count.unwrap_or(60), long).await,
        "silent" => silent(address, count.unwrap_or(1_100), long).await,
        "hints" => hints(address, count.unwrap_or(8), long).await,
        "empty-tables" => tables(address, count.unwrap_or(336), false, long).await,
        "full-tables" => tables(address, count.unwrap_or(336), true, long).await,
        other => panic!("unknown attack {other}: see the top of attack.rs"),
    }
    println!("memory of the server at the end: {} MB", resident(pid));
    child.start_kill().unwrap();
    child.wait().await.unwrap();
    let _ = std::fs::remove_dir_all(&folder);
}

async fn start(program: &Path, folder: &Path, few_files: bool, options: &[&str]) -> (Child, SocketAddr) {
    let mut command = if few_files {
        let mut shell = Command::new("sh");
        shell.args(["-c", "ulimit -n 1024; exec \"$@\"", "sh"]).arg(program);
        shell
    } else {
        Command::new(program)
    };
    command.args(["--listen", "127.0.0.1:0", "--data"]).arg(folder).args(options);
    let mut server = command.stdout(Stdio::piped()).kill_on_drop(true).spawn().unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let line = lines.next_line().await.unwrap().expect("the server says where it listens; was it built?");
    (server, line.parse().unwrap())
}

/// The resident memory of a process, in MB.
fn resident(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
    line.trim().split(' ').next().unwrap().parse::<u64>().unwrap_or(0) / 1024
}

/// Asks until it is no longer too often.
async fn insist(client: &mut Client, path: &str, body: &Value) -> Reply {
    loop {
        let reply = client.post(path, body).await;
        if reply.status != 429 {
            return reply;
        }
        sleep(Duration::from_secs(1)).await;
    }
}

async fn guest(address: SocketAddr) -> Client {
    let mut client = Client::new(address);
    while client.put("/api/me", &json!({"name": "Mallory"})).await.status != 200 {
        sleep(Duration::from_secs(1)).await;
    }
    client
}

async fn open(client: &mut Client, wish: &Value) -> String {
    let reply = insist(client, "/api/tables", wish).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    reply.json()["id"].as_str().unwrap().to_owned()
}

/// A socket that has room for next to nothing, once the server lets it in.
async fn small_socket(client: &Client, table: &str) -> Option<Live> {
    for _ in 0..60 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        if let Ok(stream) = socket.connect(client.server).await
            && let Ok(live) = client.try_live_over(stream, table, "", None).await
        {
            return Some(live);
        }
        sleep(Duration::from_secs(1)).await;
    }
    None
}

async fn send_resume(live: &mut Live) -> bool {
    let resume = Message::text(json!({"type": "resume", "seq": 0}).to_string());
    matches!(timeout(Duration::from_millis(500), live.socket.send(resume)).await, Ok(Ok(())))
}

async fn memory(address: SocketAddr, pid: u32, count: usize, long: Duration) {
    let mut host = guest(address).await;
    let seats = vec![json!({"kind": "bot", "bot": "random"}); 4];
    let table = open(&mut host, &json!({"game": "valroc", "seats": seats, "start": true})).await;
    let mut page = host.live(&table).await;
    page.next_of("update").await;
    let laid = Instant::now();
    while !page.over() && laid.elapsed() < Duration::from_secs(60) {
        page.next_of("update").await;
        page.received.clear();
    }
    let whole = Client::new(address).live(&table).await.next_of("update").await.to_string().len();
    let before = resident(pid);
    println!("a table of {} entries, {whole} bytes in full; memory {before} MB", page.seq());
    let end = Instant::now() + long;
    let mut onlookers = JoinSet::new();
    for _ in 0..count {
        let table = table.clone();
        onlookers.spawn(async move {
            let client = Client::new(address);
            let (mut let_in, mut asked) = (0, 0);
            while Instant::now() < end {
                let Some(mut live) = small_socket(&client, &table).await else { break };
                let_in += 1;
                while Instant::now() < end && send_resume(&mut live).await {
                    asked += 1;
                    sleep(BETWEEN).await;
                }
            }
            (let_in, asked)
        });
    }
    let mut most = before;
    while Instant::now() < end {
        sleep(Duration::from_millis(250)).await;
        most = most.max(resident(pid));
    }
    let (mut let_in, mut asked) = (0_u64, 0_u64);
    while let Some(part) = onlookers.join_next().await {
        let part = part.unwrap();
        (let_in, asked) = (let_in + part.0, asked + part.1);
    }
    println!("{count} onlookers opened {let_in} sockets and asked {asked} times");
    println!("memory: at most {most} MB, {} MB more than before (bar: under 200)", most - before);
}

/// Plays whatever is asked at a person's pace, and tells how long each acknowledgement took, in microseconds.
async fn play_for(page: &mut Live, long: Duration) -> Vec<u64> {
    let (end, mut took) = (Instant::now() + long, Vec::new());
    while Instant::now() < end && !page.over() {
        let Some((seat, legal)) = page.asked() else {
            page.next_of("update").await;
            continue;
        };
        sleep(BETWEEN).await;
        let message = page.play_message(seat, &legal[took.len() * 31 % legal.len()]);
        let sent = Instant::now();
        let answer = page.request(&message).await;
        took.push(sent.elapsed().as_micros() as u64);
        while answer["type"] == "ack" && page.seq() < answer["seq"].as_u64().unwrap_or(0) {
            page.next().await;
        }
        page.received.clear();
    }
    took
}

fn print_latency(what: &str, mut took: Vec<u64>) {
    took.sort_unstable();
    let at = |part: f64| took[((took.len() - 1) as f64 * part) as usize] as f64 / 1000.0;
    println!("{what}: {} plays, p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms", took.len(), at(0.5), at(0.99), at(1.0));
}

async fn resume(address: SocketAddr, count: usize, long: Duration) {
    let mut host = guest(address).await;
    let [here, bot] = [json!({"kind": "here", "name": "Zoé"}), json!({"kind": "bot", "bot": "random"})];
    let seats = [json!({"kind": "me"}), here, bot.clone(), bot];
    let table = open(&mut host, &json!({"game": "valroc", "seats": seats, "start": true})).await;
    let mut page = host.live(&table).await;
    page.next_of("update").await;
    print_latency("alone", play_for(&mut page, long / 2).await);
    let end = Instant::now() + long + Duration::from_secs(5);
    let mut onlookers = JoinSet::new();
    for _ in 0..count {
        let table = table.clone();
        onlookers.spawn(async move {
            let client = Client::new(address);
            let (mut asked, mut answers) = (0_u64, 0_u64);
            while Instant::now() < end {
                let Ok(mut live) = client.try_live(&table, "", None).await else {
                    sleep(Duration::from_secs(1)).await;
                    continue;
                };
                while Instant::now() < end && send_resume(&mut live).await {
                    asked += 1;
                    let next = Instant::now() + BETWEEN;
                    while let Ok(Some(Ok(_))) = tokio::time::timeout_at(next.into(), live.socket.next()).await {
                        answers += 1;
                    }
                    sleep(next.saturating_duration_since(Instant::now())).await;
                }
            }
            (asked, answers)
        });
    }
    sleep(Duration::from_secs(2)).await;
    print_latency("while they resume (bar: p99 under 20 ms)", play_for(&mut page, long).await);
    println!("at entry {}", page.seq());
    let (mut asked, mut answers) = (0, 0);
    while let Some(part) = onlookers.join_next().await {
        let part = part.unwrap();
        (asked, answers) = (asked + part.0, answers + part.1);
    }
    println!("{count} onlookers asked {asked} times and got {answers} messages");
}

/// Whether somebody who comes from there gets an answer within five seconds.
async fn is_answered(address: SocketAddr, from: [u8; 4]) -> bool {
    let ask = async {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((from, 0)))?;
        let mut stream = socket.connect(address).await?;
        let request = format!("GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        std::io::Result::Ok(answer)
    };
    let answer = timeout(Duration::from_secs(5), ask).await;
    matches!(answer, Ok(Ok(answer)) if answer.starts_with("HTTP/1.1 200"))
}

async fn silent(address: SocketAddr, count: usize, long: Duration) {
    let mut silent = Vec::new();
    for _ in 0..count {
        if let Ok(Ok(stream)) = timeout(Duration::from_secs(1), TcpStream::connect(address)).await {
            silent.push(stream);
        }
    }
    println!("{} connections say nothing", silent.len());
    let (end, mut asked, mut worst) = (Instant::now() + long, 0, Duration::ZERO);
    let (mut neighbours, mut strangers) = (0, 0);
    while Instant::now() < end {
        asked += 1;
        neighbours += u32::from(is_answered(address, [127, 0, 0, 1]).await);
        let began = Instant::now();
        strangers += u32::from(is_answered(address, [127, 0, 0, 2]).await);
        worst = worst.max(began.elapsed());
        sleep(Duration::from_secs(1)).await;
    }
    println!("{strangers} of {asked} visitors of another address were answered, the slowest after {worst:.1?}");
    println!("{neighbours} of {asked} visitors of the same address were answered");
    let closed = silent.iter().filter(|it| matches!(it.try_read(&mut [0; 8]), Ok(0))).count();
    println!("{closed} of the silent connections were closed");
}

/// Somebody plays against a thorough bot. Prints how long the table stood still while it was the bot's turn.
async fn play_against_a_bot(address: SocketAddr, long: Duration) {
    let mut host = guest(address).await;
    let seats = [json!({"kind": "me"}), json!({"kind": "bot", "bot": "hard"})];
    let table = open(&mut host, &json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
    let mut page = host.live(&table).await;
    page.next_of("update").await;
    let (end, mut waited, mut step) = (Instant::now() + long, Vec::new(), 0);
    while Instant::now() < end {
        if page.over() {
            let again = insist(&mut host, &format!("/api/tables/{table}/rematch"), &json!({})).await;
            page = host.live(again.json()["id"].as_str().unwrap()).await;
            page.next_of("update").await;
        }
        if page.asked().is_some() {
            step += 1;
            page.play_any(step * 31).await;
            sleep(BETWEEN).await;
            continue;
        }
        let (began, seq) = (Instant::now(), page.seq());
        let next = async {
            while page.seq() == seq {
                match page.socket.next().await {
                    Some(Ok(Message::Text(text))) => drop(page.hear(&text)),
                    Some(Ok(_)) => {}
                    _ => return,
                }
            }
        };
        let _ = timeout(end.saturating_duration_since(began), next).await;
        waited.push(began.elapsed());
    }
    waited.sort_unstable();
    let median = waited.get(waited.len() / 2).copied().unwrap_or_default();
    let most = waited.last().copied().unwrap_or_default();
    println!(
        "the opponent was waited for {} times: median {median:.1?}, longest {most:.1?} (bar: under 3 s)",
        waited.len()
    );
}

async fn hints(address: SocketAddr, count: usize, long: Duration) {
    let end = Instant::now() + long + Duration::from_secs(5);
    let mut guests = JoinSet::new();
    for _ in 0..count {
        guests.spawn(async move {
            let (mut client, mut given) = (guest(address).await, 0_u64);
            let seats = [json!({"kind": "me"}), json!({"kind": "here", "name": "Zoé"})];
            let table = open(&mut client, &json!({"game": "card-kingdoms", "seats": seats, "start": true})).await;
            while Instant::now() < end {
                let path = format!("/api/tables/{table}/hint");
                let body = json!({"seat": 0, "seq": 0}).to_string();
                let json = "content-type: application/json\r\n";
                match client.try_ask("POST", &path, json, Some(body)).await {
                    Ok(Reply { status: 200, .. }) => given += 1,
                    _ => sleep(Duration::from_millis(500)).await,
                }
            }
            given
        });
    }
    sleep(Duration::from_secs(3)).await;
    play_against_a_bot(address, long).await;
    let mut given = 0;
    while let Some(part) = guests.join_next().await {
        given += part.unwrap();
    }
    println!("{count} guests were given {given} hints");
}

async fn tables(address: SocketAddr, count: usize, attended: bool, long: Duration) {
    let seats = vec![json!({"kind": "bot", "bot": "hard"}); 5];
    let wish = json!({"game": "card-kingdoms", "seats": seats, "start": true});
    let (mut opened, mut pages) = (Vec::new(), Vec::new());
    while opened.len() < count {
        let mut mallory = guest(address).await;
        for _ in 0..20.min(count - opened.len()) {
            let table = open(&mut mallory, &wish).await;
            if attended {
                pages.extend(mallory.try_live(&table, "", None).await);
            }
            opened.push(table);
        }
    }
    println!("{} tables of five, {} of them looked at", opened.len(), pages.len());
    let reading = tokio::spawn(async move {
        let mut all = futures_util::stream::select_all(pages.into_iter().map(|page| page.socket));
        while all.next().await.is_some() {}
    });
    play_against_a_bot(address, long).await;
    reading.abort();
    let mut entries = 0;
    for table in &opened {
        let info = Client::new(address).try_ask("GET", &format!("/api/tables/{table}"), "", None).await;
        entries += info.map_or(0, |info| info.json()["seq"].as_u64().unwrap_or(0));
        sleep(Duration::from_millis(25)).await;
    }
    println!("the bots at the other tables made {entries} moves");
}
