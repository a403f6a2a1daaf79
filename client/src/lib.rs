//! A guest with a cookie, who asks over HTTP and plays over a socket: what a page does, for the tests of the server and for
//! the programs that measure and attack it. Whatever is not as it should be ends the program.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

/// Nothing here takes so long unless it is broken.
pub const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Clone, Debug)]
pub struct Client {
    pub server: SocketAddr,
    pub cookie: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Client {
    pub fn new(server: SocketAddr) -> Self {
        Self { server, cookie: None }
    }

    /// A guest who has been given a name.
    pub async fn named(server: SocketAddr, name: &str) -> Self {
        let mut client = Self::new(server);
        let reply = client.put("/api/me", &json!({ "name": name })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        client
    }

    pub async fn person(&mut self) -> String {
        self.get("/api/me").await.json()["person"].as_str().expect("a tag").to_owned()
    }

    pub async fn get(&mut self, path: &str) -> Reply {
        self.ask("GET", path, "", None).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.ask("POST", path, "content-type: application/json\r\n", Some(body.to_string())).await
    }

    pub async fn put(&mut self, path: &str, body: &Value) -> Reply {
        self.ask("PUT", path, "content-type: application/json\r\n", Some(body.to_string())).await
    }

    pub async fn delete(&mut self, path: &str) -> Reply {
        self.ask("DELETE", path, "", None).await
    }

    pub async fn ask(&mut self, method: &str, path: &str, headers: &str, body: Option<String>) -> Reply {
        let reply = self.try_ask(method, path, headers, body).await.expect("the server answers");
        if let Some(cookie) = reply.header("set-cookie") {
            let pair = cookie.split(';').next().unwrap_or_default();
            self.cookie = Some(pair.to_owned()).filter(|pair| !pair.ends_with('='));
        }
        reply
    }

    pub async fn try_ask(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: Option<String>,
    ) -> std::io::Result<Reply> {
        let mut stream = TcpStream::connect(self.server).await?;
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let body = body.unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{cookie}{headers}content-length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        let mut bytes = Vec::new();
        // The server may refuse a large body before it was read.
        let _ = stream.write_all(request.as_bytes()).await;
        let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
        if bytes.is_empty() {
            read??;
        }
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Ok(Reply { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// Opens a table and answers its id.
    pub async fn open_table(&mut self, wish: &Value) -> String {
        let reply = self.post("/api/tables", wish).await;
        assert_eq!(reply.status, 201, "{}", reply.body);
        reply.json()["id"].as_str().expect("an id").to_owned()
    }

    /// Everything that was told, page by page; `viewer` is `seat=1` or nothing.
    pub async fn story(&mut self, table: &str, viewer: &str) -> Vec<Value> {
        let (mut story, mut before) = (Vec::new(), u64::MAX);
        while before > 0 {
            let page = if before == u64::MAX { String::new() } else { format!("&before={before}") };
            let page = self.get(&format!("/api/tables/{table}/story?{viewer}{page}")).await;
            assert_eq!(page.status, 200, "{}", page.body);
            let page = page.json();
            let heard = page["heard"].as_array().expect("a story").iter().cloned();
            story = heard.chain(story).collect();
            let from = page["from"].as_u64().expect("a page begins somewhere");
            assert!(from < before, "every page is an earlier one");
            before = from;
        }
        story
    }

    pub async fn live(&self, table: &str) -> Live {
        self.try_live(table, "", None).await.expect("the socket opens")
    }

    pub async fn try_live(&self, table: &str, query: &str, origin: Option<&str>) -> Result<Live, String> {
        let stream = TcpStream::connect(self.server).await.map_err(|error| error.to_string())?;
        self.try_live_over(stream, table, query, origin).await
    }

    pub async fn try_live_over(
        &self,
        stream: TcpStream,
        table: &str,
        query: &str,
        origin: Option<&str>,
    ) -> Result<Live, String> {
        let address = format!("ws://{}/api/tables/{table}/live{query}", self.server);
        let mut request = address.into_client_request().map_err(|error| error.to_string())?;
        let headers = request.headers_mut();
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse().expect("a cookie is plain"));
        }
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().expect("an origin is plain"));
        }
        let _ = stream.set_nodelay(true);
        // A buffer is cleared before every read: the default of 128 KiB would cost more than the message.
        let buffers = WebSocketConfig::default().read_buffer_size(8 * 1024);
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(buffers)).await;
        let (socket, _) = connected.map_err(|error| error.to_string())?;
        Ok(Live { socket, table: Value::Null, latest: Value::Null, heard: Vec::new(), received: Vec::new() })
    }
}

/// A page with a table open.
#[derive(Debug)]
pub struct Live {
    pub socket: WebSocketStream<TcpStream>,
    /// The last [`TableInfo`] and the last update.
    pub table: Value,
    pub latest: Value,
    /// The story of the first look, kept as `PROTOCOL.md` says.
    pub heard: Vec<Value>,
    /// Everything that came, for those who want to look into it.
    pub received: Vec<String>,
}

impl Live {
    /// The next message; `None` once the socket is closed.
    pub async fn try_next(&mut self) -> Option<Value> {
        loop {
            let text = match timeout(PATIENCE, self.socket.next()).await.expect("a message within reasonable time")? {
                Ok(Message::Text(text)) => text,
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => continue,
            };
            return Some(self.hear(&text));
        }
    }

    /// Notes what a message says.
    pub fn hear(&mut self, text: &str) -> Value {
        let mut message: Value = serde_json::from_str(text).expect("messages are JSON");
        self.received.push(text.to_owned());
        match message["type"].as_str() {
            Some("welcome" | "lobby") => self.table = message["table"].clone(),
            Some("update") => self.keep(&mut message),
            _ => {}
        }
        message
    }

    fn keep(&mut self, update: &mut Value) {
        let from = update["heard_from"].as_u64();
        self.heard.retain(|heard| !update["after"].is_null() && heard["play"].as_u64() < from);
        self.heard.extend(update["looks"][0]["heard"].as_array().cloned().unwrap_or_default());
        let at = self.seq();
        for look in update["looks"].as_array_mut().into_iter().flatten() {
            let mut shown = self.latest["looks"].as_array().into_iter().flatten();
            let before = shown.find(|before| before["seat"] == look["seat"]);
            assert!(!look["view"].is_array() || before.is_some(), "changes are of the view that this page has");
            look["view"] = view_after(before.map_or(&Value::Null, |before| &before["view"]), &look["view"]);
        }
        assert!(update["seq"].as_u64() >= Some(at), "nothing goes backwards");
        self.latest = update.clone();
    }

    pub async fn next(&mut self) -> Value {
        self.try_next().await.expect("the socket is open")
    }

    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub async fn send(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("the socket is open");
    }

    pub async fn send_text(&mut self, message: &str) {
        let _ = self.socket.send(Message::text(message.to_owned())).await;
    }

    pub fn seq(&self) -> u64 {
        self.latest["seq"].as_u64().unwrap_or(0)
    }

    pub fn over(&self) -> bool {
        self.latest["phase"] == "over"
    }

    /// A look with something to choose from: its seat and its legal actions.
    pub fn asked(&self) -> Option<(u64, Vec<Value>)> {
        let looks = self.latest["looks"].as_array()?;
        let look = looks.iter().find(|look| look["choices"].as_array().is_some_and(|it| !it.is_empty()))?;
        let legal = look["choices"].as_array()?.iter().filter(|choice| choice["refusal"].is_null());
        Some((look["seat"].as_u64()?, legal.map(|choice| choice["action"].clone()).collect()))
    }

    /// A decision under an id that no other page has.
    pub fn play_message(&self, seat: u64, action: &Value) -> Value {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let id = format!("m{}", NEXT.fetch_add(1, Ordering::Relaxed));
        json!({"type": "play", "id": id, "seat": seat, "seq": self.seq(), "action": action})
    }

    /// Sends and waits for the answer: `ack` or `refused`.
    pub async fn request(&mut self, message: &Value) -> Value {
        self.send(message).await;
        loop {
            let answer = self.next().await;
            if answer["id"] == message["id"] && (answer["type"] == "ack" || answer["type"] == "refused") {
                return answer;
            }
        }
    }

    /// Plays any legal action if asked and waits until the update with it has come. False if not asked.
    pub async fn play_any(&mut self, pick: usize) -> bool {
        let Some((seat, legal)) = self.asked() else { return false };
        let message = self.play_message(seat, &legal[pick % legal.len()]);
        let answer = self.request(&message).await;
        assert_eq!(answer["type"], "ack", "{answer} to {message}");
        while self.seq() < answer["seq"].as_u64().unwrap_or(0) {
            self.next().await;
        }
        true
    }
}

/// What a page has before its eyes after an update: the view, or the one before with its changes (a JSON Patch).
pub fn view_after(before: &Value, told: &Value) -> Value {
    let Some(changes) = told.as_array() else { return told.clone() };
    let mut view = before.clone();
    changes.iter().for_each(|change| apply(&mut view, change));
    view
}

/// Does what an operation of a JSON Patch says.
fn apply(view: &mut Value, change: &Value) {
    let path = change["path"].as_str().expect("a change has a place");
    let (parent, key) = path.rsplit_once('/').expect("a view as a whole is not changed");
    let key = key.replace("~1", "/").replace("~0", "~");
    match (view.pointer_mut(parent).expect("the place is there"), change["op"].as_str()) {
        (Value::Object(object), Some("remove")) => drop(object.remove(&key)),
        (Value::Object(object), _) => drop(object.insert(key, change["value"].clone())),
        (Value::Array(list), Some("remove")) => drop(list.remove(key.parse().expect("a place in a list"))),
        (Value::Array(list), Some("add")) => list.push(change["value"].clone()),
        (Value::Array(list), _) => list[key.parse::<usize>().expect("a place in a list")] = change["value"].clone(),
        (other, _) => panic!("{path} is below {other}"),
    }
}
