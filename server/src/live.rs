//! The socket of a page that has a table open.

use crate::{
    clock::now,
    house::House,
    identity::Visitor,
    legible::legible,
    limits::{Bucket, Held, Visit, household},
    outbox::{Outbox, Outgoing},
    protocol::{Code, Problem, ToPage, ToServer},
    socket::{Handshake, Socket, pieces},
    store::Person,
    tables::{Command, ConnectionId, Decision, Subscribed, Tables},
};
use axum::{
    extract::{ConnectInfo, Path, Query, State},
    response::Response,
};
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::{
    net::{IpAddr, SocketAddr},
    pin::pin,
    sync::Arc,
    time::Duration,
};
use taverne_engine::Phrase;
use tokio::{
    sync::mpsc,
    time::{Instant, sleep, timeout},
};
use tokio_tungstenite::tungstenite::{self, Message};

/// A page that says nothing for so long is pinged, and after twice more taken for gone.
const SILENCE: Duration = Duration::from_secs(30);
/// How often somebody who waits for a page to read looks whether the house is still patient.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
const MOST_BROKEN_MESSAGES: u32 = 10;
const LONGEST_ID: usize = 64;

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct From {
    seq: Option<u32>,
}

pub(crate) async fn open(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(From { seq }): Query<From>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(person): Visitor,
    handshake: Handshake,
) -> Result<Response, Problem> {
    let address = household(address.ip());
    let places = Places::take(&house, address, person.as_ref())?;
    let visit = Visit::new(Some(address), person.as_ref().map(|person| person.tag.as_str()));
    // A friendly answer while it is still HTTP: once upgraded there is only a closed socket.
    Tables::ask(&house, &id, |reply| Command::Info { reply }).await?;
    let largest = house.config.limits.body_bytes;
    Ok(handshake.accept(largest, move |socket| async move {
        metrics::gauge!("taverne_sockets").increment(1.0);
        let (outbox, inbox) = Outbox::new();
        let subscribe = |reply| {
            let (person, outbox) = (person.clone(), outbox.clone());
            Command::Subscribe { person, seq, visit, outbox, reply }
        };
        if let Ok(Subscribed { connection, first }) = Tables::ask(&house, &id, subscribe).await {
            drop(outbox);
            let broken = 0;
            let limits = house.config.limits;
            let (messages, resumes) = (limits.messages_per_socket, limits.resumes_per_socket);
            let (bucket, resumes) = (Bucket::full(messages), Bucket::full(resumes));
            let (ours, table) = (house.clone(), id.clone());
            let mut page = Page { house: ours, table, address, connection, socket, inbox, bucket, resumes, broken };
            // A socket that fails is a page that left; there is nobody to tell.
            let _ = page.talk(first).await;
            let _ = Tables::find(&house, &id).send(Command::Unsubscribe { connection }).await;
        }
        drop(places);
        metrics::gauge!("taverne_sockets").decrement(1.0);
    }))
}

/// The places a socket takes up as long as it is open.
struct Places {
    _house: Held<()>,
    _address: Held<IpAddr>,
    _person: Option<Held<String>>,
}

impl Places {
    fn take(house: &House, address: IpAddr, person: Option<&Person>) -> Result<Self, Problem> {
        let (limits, rates) = (house.config.limits, &house.rates);
        let full = || Problem::new(Code::Limit, "error-limit-sockets");
        let of_person = |person: &Person| {
            rates.sockets_of_person.hold(person.tag.clone(), limits.sockets_per_person).ok_or_else(full)
        };
        Ok(Self {
            _person: person.map(of_person).transpose()?,
            _address: rates.sockets_of_address.hold(address, limits.sockets_per_address).ok_or_else(full)?,
            _house: rates.sockets.hold((), limits.sockets).ok_or_else(full)?,
        })
    }
}

struct Page {
    house: Arc<House>,
    table: String,
    address: IpAddr,
    connection: ConnectionId,
    socket: Socket,
    inbox: mpsc::Receiver<Outgoing>,
    bucket: Bucket,
    resumes: Bucket,
    /// Broken messages in a row.
    broken: u32,
}

/// The conversation is over.
struct Gone;

impl std::convert::From<tungstenite::Error> for Gone {
    fn from(_: tungstenite::Error) -> Self {
        Self
    }
}

impl Page {
    async fn talk(&mut self, first: Vec<Bytes>) -> Result<(), Gone> {
        for text in first {
            self.tell(&text).await?;
        }
        self.flush().await?;
        let mut closing = self.house.closing.subscribe();
        let closing = async { drop(closing.wait_for(|&closing| closing).await) };
        let silence = sleep(SILENCE);
        tokio::pin!(closing, silence);
        let (mut heard, mut pinged) = (Instant::now(), 0);
        loop {
            tokio::select! {
                message = self.inbox.recv() => match message {
                    // The table gave this page up.
                    None => return self.bye("error-too-slow").await,
                    Some(outgoing) => self.send(Some(outgoing)).await?,
                },
                message = self.socket.next() => {
                    (heard, pinged) = (Instant::now(), 0);
                    match message.ok_or(Gone)? {
                        Ok(Message::Text(text)) => self.hear(&text).await?,
                        Ok(Message::Binary(_)) => self.refuse_broken(None, Problem::malformed("binary")).await?,
                        Ok(Message::Close(_)) => return Err(Gone),
                        Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => {
                            if let Err(seconds) = self.bucket.take(self.house.config.limits.messages_per_socket) {
                                self.refuse_broken(None, Problem::too_many(seconds)).await?;
                            }
                        }
                        // Too large, or not the protocol at all.
                        Err(_) => return self.bye("error-too-large").await,
                    }
                }
                // Set anew only when it rings, not with every message: mostly somebody has spoken since.
                () = &mut silence => {
                    if heard.elapsed() >= SILENCE * (pinged + 1) {
                        if pinged == 2 {
                            return Err(Gone);
                        }
                        pinged += 1;
                        self.write(Message::Ping(bytes::Bytes::new())).await?;
                    }
                    silence.as_mut().reset(heard + SILENCE * (pinged + 1));
                }
                () = &mut closing => return self.bye("error-shutdown").await,
            }
        }
    }

    /// Puts a message on its way. Whoever reads nothing for too long has gone, and gives the place back.
    async fn feed(&mut self, message: Message) -> Result<(), Gone> {
        in_time(&self.house, self.socket.feed(message)).await
    }

    async fn flush(&mut self) -> Result<(), Gone> {
        in_time(&self.house, self.socket.flush()).await
    }

    /// Puts a text on its way, a long one in pieces.
    async fn tell(&mut self, text: &Bytes) -> Result<(), Gone> {
        for piece in pieces(text.clone()) {
            self.feed(piece).await?;
        }
        Ok(())
    }

    async fn write(&mut self, message: Message) -> Result<(), Gone> {
        self.feed(message).await?;
        self.flush().await
    }

    /// Sends what there is in one go. It counts as unread until it is on its way, not only until it is laid out for it.
    async fn send(&mut self, first: Option<Outgoing>) -> Result<(), Gone> {
        let mut unread = Vec::new();
        if let Some(first) = first {
            self.tell(&first.text).await?;
            unread.push(first);
        }
        while let Ok(more) = self.inbox.try_recv() {
            self.tell(&more.text).await?;
            unread.push(more);
        }
        self.flush().await
    }

    async fn bye(&mut self, why: &'static str) -> Result<(), Gone> {
        let bye = ToPage::Bye { again: true, why: Phrase::new(why) };
        let last = async {
            self.socket.send(text(&bye)).await?;
            self.socket.send(Message::Close(None)).await
        };
        // Somebody who does not read does not hold up the rest.
        let _ = timeout(Duration::from_secs(1), last).await;
        Err(Gone)
    }

    async fn hear(&mut self, message: &str) -> Result<(), Gone> {
        let id = || id_of(message);
        if let Err(seconds) = self.bucket.take(self.house.config.limits.messages_per_socket) {
            return self.refuse_broken(id(), Problem::too_many(seconds)).await;
        }
        let length = message.len();
        let message = match serde_json::from_str(message) {
            Ok(message) => message,
            Err(error) => return self.refuse_broken(id(), Problem::malformed(error)).await,
        };
        let broken = std::mem::take(&mut self.broken);
        let limits = self.house.config.limits;
        let (id, command) = match message {
            ToServer::Ping {} => {
                return self.write(text(&ToPage::Pong { now: now() })).await;
            }
            ToServer::Resume { seq } => {
                if let Err(seconds) = self.resumes.take(limits.resumes_per_socket) {
                    self.broken = broken;
                    return self.refuse_broken(None, Problem::too_many(seconds)).await;
                }
                let resume = Command::Resume { connection: self.connection, seq };
                let _ = Tables::find(&self.house, &self.table).send(resume).await;
                return Ok(());
            }
            ToServer::Chat { id, text } => {
                let text = legible(&text);
                if text.chars().count() > limits.chat_characters {
                    return self.refuse(Some(id), Problem::new(Code::TooLarge, "error-chat-long")).await;
                }
                if text.is_empty() {
                    return self.refuse(Some(id), Problem::new(Code::Malformed, "error-chat-empty")).await;
                }
                (id.clone(), Wish::Chat { message: id, text })
            }
            ToServer::Play { id, seat, seq, action } => {
                if length > limits.action_bytes && action.to_string().len() > limits.action_bytes {
                    return self.refuse(Some(id), Problem::new(Code::TooLarge, "error-too-large")).await;
                }
                (id.clone(), Wish::Decide(Decision { message: id, seat, seq, action: Some(action) }))
            }
            ToServer::Undo { id, seat, seq } => {
                (id.clone(), Wish::Decide(Decision { message: id, seat, seq, action: None }))
            }
        };
        if id.is_empty() || id.len() > LONGEST_ID {
            return self.refuse(None, Problem::malformed("an id has 1 to 64 characters")).await;
        }
        let (connection, address) = (self.connection, self.address);
        let command = |reply| match command.clone() {
            Wish::Decide(decision) => Command::Decide { connection, decision, reply },
            Wish::Chat { message, text } => Command::Chat { connection, address, message, text, reply },
        };
        match Tables::ask(&self.house, &self.table, command).await {
            // The acknowledgement is among what there is to send.
            Ok(()) => self.send(None).await,
            Err(problem) => self.refuse(Some(id), problem).await,
        }
    }

    async fn refuse(&mut self, id: Option<String>, Problem { code, why }: Problem) -> Result<(), Gone> {
        metrics::counter!("taverne_refused_total").increment(1);
        self.write(text(&ToPage::Refused { id, code, why })).await
    }

    /// Refuses what no honest page would send; too much of it ends the conversation.
    async fn refuse_broken(&mut self, id: Option<String>, problem: Problem) -> Result<(), Gone> {
        self.broken += 1;
        self.refuse(id, problem).await?;
        if self.broken < MOST_BROKEN_MESSAGES { Ok(()) } else { self.bye("error-too-broken").await }
    }
}

/// Waits for a write, but not for ever, and not for long once too much is unread in the whole house.
async fn in_time(house: &House, write: impl Future<Output = Result<(), tungstenite::Error>>) -> Result<(), Gone> {
    let mut write = pin!(write);
    let began = Instant::now();
    loop {
        let left = house.patience().checked_sub(began.elapsed()).ok_or(Gone)?;
        if let Ok(written) = timeout(left.min(LOOK_AGAIN), &mut write).await {
            return Ok(written?);
        }
    }
}

#[derive(Clone)]
enum Wish {
    Decide(Decision),
    Chat { message: String, text: String },
}

/// The id of a message that is otherwise broken, so that its page knows which one.
fn id_of(message: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct WithId {
        id: String,
    }
    serde_json::from_str(message).ok().map(|WithId { id }| id).filter(|id| id.len() <= LONGEST_ID)
}

fn text(message: &ToPage) -> Message {
    Message::Text(serde_json::to_string(message).expect("what is sent is plain data").into())
}
