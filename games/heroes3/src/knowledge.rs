//! What the game tells bots.

use crate::Heroes3;
use taverne_engine::Knowledge;

impl Knowledge for Heroes3 {}
