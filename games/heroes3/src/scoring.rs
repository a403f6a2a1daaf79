//! RULING 111: who has won, and what is left of both armies.

use crate::{Heroes3, kinds::Outcome};
use taverne_engine::{Phrase, Scores, SeatScore, Verdict};

/// A victory counts more than any army.
const VICTORY: i32 = 100;

impl Heroes3 {
    /// What the own units are worth that are left, in gold.
    pub(crate) fn worth_kept(&self) -> u16 {
        self.players[0].army.iter().map(|it| self.worth(it.unit, it.face)).sum()
    }

    /// What the enemies are worth that were beaten.
    pub(crate) fn worth_beaten(&self) -> u16 {
        let enemies = self.combat.army(self.enemy_side());
        let left: u16 = enemies
            .iter()
            .map(|id| {
                let fighter = self.combat.fighter(id);
                self.worth(fighter.unit, fighter.face)
            })
            .sum();
        self.setting.enemy_worth.saturating_sub(left)
    }

    pub(crate) fn standings(&self) -> Scores {
        let won = self.outcome == Some(Outcome::Won);
        let lines = [
            ("victory", if won { VICTORY } else { 0 }),
            ("beaten", i32::from(self.worth_beaten())),
            ("kept", i32::from(self.worth_kept())),
        ];
        let scores = Scores { seats: vec![SeatScore::new(lines, Vec::new())], ..Scores::default() };
        match self.outcome {
            None => scores,
            Some(outcome) => {
                let why = Phrase::new(format!("verdict-{}", outcome.id()));
                scores.decided(Verdict { won, why })
            }
        }
    }
}
