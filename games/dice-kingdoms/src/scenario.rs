//! Tables laid out by hand.
