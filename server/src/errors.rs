//! Answers for what cannot be done: a code for programs, a phrase for people.

use crate::{
    protocol::{Code, Problem},
    store::StoreError,
};
use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use taverne_engine::Phrase;
use taverne_games::CannotOpen;

impl Problem {
    pub(crate) fn new(code: Code, key: &'static str) -> Self {
        Self { code, why: Phrase::new(key) }
    }

    pub(crate) fn malformed(detail: impl std::fmt::Display) -> Self {
        let why = Phrase::new("error-malformed").with("detail", detail.to_string());
        Self { code: Code::Malformed, why }
    }

    pub(crate) fn refused(why: Phrase) -> Self {
        Self { code: Code::Refused, why }
    }

    pub(crate) fn no_table() -> Self {
        Self::new(Code::NotFound, "error-no-table")
    }

    pub(crate) fn too_many(seconds: u32) -> Self {
        Self { code: Code::TooMany, why: Phrase::new("error-too-many").with("seconds", seconds) }
    }

    pub(crate) fn trouble(error: &dyn std::error::Error) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(Code::Trouble, "error-trouble")
    }

    pub fn status(&self) -> StatusCode {
        match self.code {
            Code::Malformed => StatusCode::BAD_REQUEST,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Limit | Code::ForeignOrigin | Code::NotYourSeat | Code::NotHost | Code::HintsOff => {
                StatusCode::FORBIDDEN
            }
            Code::WrongPhase
            | Code::SeatTaken
            | Code::StillHere
            | Code::NotWaitedFor
            | Code::Stale
            | Code::Unconfirmed
            | Code::ReadOnly => StatusCode::CONFLICT,
            Code::UnknownHost => StatusCode::MISDIRECTED_REQUEST,
            Code::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            Code::Expired => StatusCode::GONE,
            Code::Trouble => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Self::trouble(&error)
    }
}

impl From<CannotOpen> for Problem {
    fn from(why: CannotOpen) -> Self {
        match why {
            CannotOpen::Refused(phrase) => Self::refused(phrase),
            CannotOpen::UnknownContent(_) => Self::new(Code::ReadOnly, "error-read-only-content"),
            other => Self::malformed(other),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let seconds = self.why.args.iter().find(|(name, _)| self.code == Code::TooMany && name == "seconds");
        let seconds = match seconds {
            Some((_, taverne_engine::phrase::Arg::Number(seconds))) => Some(*seconds),
            _ => None,
        };
        let mut response = (self.status(), Json(self)).into_response();
        if let Some(seconds) = seconds {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
