//! Everything that travels between the server and a page. `PROTOCOL.md` tells the story; these are its words.

mod campaigns;
mod http;
mod live;

pub use campaigns::*;
pub use http::*;
pub use live::*;

/// Raised whenever an old page could no longer talk to a new server.
pub const PROTOCOL: u32 = 2;
