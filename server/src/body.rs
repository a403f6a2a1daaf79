//! Bodies of requests, with friendly words for broken ones.

use crate::{
    house::House,
    protocol::{Code, Problem},
};
use axum::{
    body::Bytes,
    extract::{FromRequest, Request, rejection::BytesRejection},
    http::header,
};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::timeout;

/// A JSON body; nothing at all counts as `{}`.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
        let json = kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
        // Who takes longer than for a whole request holds a place that others want.
        let bytes = timeout(house.config.slow_patience, Bytes::from_request(request, house)).await;
        let bytes =
            bytes.map_err(|_| Problem::malformed("the body did not come"))?.map_err(|rejection| match rejection {
                BytesRejection::FailedToBufferBody(why) if why.to_string().contains("limit") => {
                    Problem::new(Code::TooLarge, "error-too-large")
                }
                other => Problem::malformed(other),
            })?;
        // A form on another site can send neither this type nor ask permission for it.
        if !json && !bytes.is_empty() {
            return Err(Problem::malformed("the body must be application/json"));
        }
        let text = if bytes.is_empty() { b"{}" } else { bytes.as_ref() };
        serde_json::from_slice(text).map(Self).map_err(Problem::malformed)
    }
}
