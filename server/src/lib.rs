//! Tables for everybody: lobby, live play, storage and the page, in one process.

pub mod protocol;
