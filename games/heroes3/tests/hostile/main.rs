//! Whatever comes in from outside, nothing panics, nothing changes that should not, and the answer says why.

mod actions;
mod options;
