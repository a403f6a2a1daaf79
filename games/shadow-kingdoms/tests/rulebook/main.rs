//! The test cases of the rules digest (RULES 15), each by its number.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod camp;
mod champions;
mod conquest;
mod ending;
mod plans;
mod shrines;
mod solo;
mod table;
mod told;
