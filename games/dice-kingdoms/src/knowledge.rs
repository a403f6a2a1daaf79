//! What the game tells bots.
use crate::DiceKingdoms;
impl taverne_engine::Knowledge for DiceKingdoms {}
