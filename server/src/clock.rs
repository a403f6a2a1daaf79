//! What time it is.

use crate::protocol::Millis;
use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
