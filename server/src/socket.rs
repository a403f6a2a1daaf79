//! A page's socket: the handshake, and long texts sent in pieces.
//!
//! axum has sockets too, but they copy a whole message into a buffer of their own before the first byte is sent. A
//! thousand pages that read nothing would each hold a copy of a long game; of a piece they may.

mod meter;

use crate::protocol::Problem;
use axum::{
    body::Body,
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use meter::Metered;
use std::future::Future;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Message,
        handshake::derive_accept_key,
        protocol::{
            Role, WebSocketConfig,
            frame::{
                Frame,
                coding::{Data, OpCode},
            },
        },
    },
};

pub(crate) type Socket = WebSocketStream<Metered<TokioIo<Upgraded>>>;

/// No more than this is copied for one page.
const PIECE: usize = 16 * 1024;

/// A request to talk over a socket from now on.
pub(crate) struct Handshake {
    accept: HeaderValue,
    upgrade: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Handshake {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let headers = &parts.headers;
        let asked = names(headers, &header::CONNECTION, "upgrade")
            && names(headers, &header::UPGRADE, "websocket")
            && names(headers, &header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked);
        let accept = key.and_then(|key| HeaderValue::try_from(derive_accept_key(key.as_bytes())).ok());
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        match (accept, upgrade) {
            (Some(accept), Some(upgrade)) => Ok(Self { accept, upgrade }),
            _ => Err(Problem::malformed("this is for web sockets")),
        }
    }
}

/// Whether a header that is a list has this word in it.
fn names(headers: &HeaderMap, name: &header::HeaderName, word: &str) -> bool {
    let lists = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|it| it.trim().eq_ignore_ascii_case(word))
}

impl Handshake {
    /// Says yes, and talks once both sides have changed over.
    pub(crate) fn accept<T>(self, largest: usize, talk: impl FnOnce(Socket) -> T + Send + 'static) -> Response
    where
        T: Future<Output = ()> + Send,
    {
        // Small buffers: thousands may look on, and the one for reading is cleared before every read.
        let config = WebSocketConfig::default()
            .read_buffer_size(1024)
            .write_buffer_size(4 * 1024)
            .max_message_size(Some(largest))
            .max_frame_size(Some(largest));
        let Self { accept, upgrade } = self;
        tokio::spawn(async move {
            // Whoever left meanwhile has no socket.
            let Ok(upgraded) = upgrade.await else { return };
            let heard = Metered::new(TokioIo::new(upgraded));
            let socket = WebSocketStream::from_raw_socket(heard, Role::Server, Some(config)).await;
            talk(socket).await;
        });
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// A text as the messages that carry it: one if it is short.
pub(crate) fn pieces(mut text: Bytes) -> impl Iterator<Item = Message> + Send {
    let mut kind = Some(Data::Text);
    std::iter::from_fn(move || {
        let data = kind.take()?;
        let piece = text.split_to(text.len().min(PIECE));
        if !text.is_empty() {
            kind = Some(Data::Continue);
        }
        Some(Message::Frame(Frame::message(piece, OpCode::Data(data), text.is_empty())))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_goes_in_pieces_and_only_the_last_says_so() {
        let text = Bytes::from("x".repeat(2 * PIECE + 1));
        let frame = |message| match message {
            Message::Frame(frame) => (frame.header().opcode, frame.header().is_final, frame.payload().len()),
            other => panic!("{other}"),
        };
        let sent: Vec<_> = pieces(text).map(frame).collect();
        let (first, more) = (OpCode::Data(Data::Text), OpCode::Data(Data::Continue));
        assert_eq!(sent, [(first, false, PIECE), (more, false, PIECE), (more, true, 1)]);
        let short: Vec<_> = pieces(Bytes::from_static(b"short")).map(frame).collect();
        assert_eq!(short, [(first, true, 5)]);
        assert_eq!(pieces(Bytes::new()).count(), 1);
    }
}
