//! RULES 4 to 18, 22.5 to 24: the adventure, with the test cases of 30.2.

mod aid;
mod errands;
mod locations;
mod map;
mod reign;
mod wanderers;
