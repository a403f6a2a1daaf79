//! Positions laid out by hand, for tests.
