//! RULES 19 to 22: combats, with the examples and test cases of 30.1.

mod activations;
mod ai;
mod aid;
mod cards;
mod duels;
mod endings;
mod examples;
mod fights;
mod heirlooms;
mod siege;
mod spells;
mod units;
