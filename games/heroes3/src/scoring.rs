//! RULING 111: who has won, and what is left of both armies, or what has become of the realm.

use crate::{
    Heroes3,
    kinds::{CardKind, Outcome, Slot},
    land::{Holder, printed::Role},
};
use taverne_engine::{Phrase, Scores, Seat, SeatScore, Verdict};

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

    /// The tournament table: mines and settlements, buildings, level, two artifacts each, and heroes beaten.
    fn realm_lines(&self, seat: Seat) -> [(&'static str, i32); 6] {
        let player = self.player(seat);
        let holder = Holder::Seat(seat);
        let places = self.land.fields().filter(|&it| {
            matches!(self.role(it), Role::Mine | Role::Settlement | Role::Town) && self.owner_of(it) == Some(holder)
        });
        let cards = player.hand.iter().chain(&player.deck).chain(&player.discard).copied();
        let cards = cards.chain(player.permanent).chain(player.in_play.iter().map(|it| it.0));
        let artifacts = cards.filter(|&it| self.content.card(it).kind == CardKind::Artifact).count();
        let won = self.outcome == Some(Outcome::Won);
        [
            ("victory", if won { VICTORY } else { 0 }),
            ("places", places.count() as i32),
            ("buildings", Slot::ALL.into_iter().filter(|&it| player.has_built(it)).count() as i32),
            ("level", i32::from(player.level())),
            ("artifacts", artifacts as i32 / 2),
            ("heroes", i32::from(self.realm.heroes_beaten)),
        ]
    }

    fn battle_lines(&self) -> [(&'static str, i32); 3] {
        let won = self.outcome == Some(Outcome::Won);
        [
            ("victory", if won { VICTORY } else { 0 }),
            ("beaten", i32::from(self.worth_beaten())),
            ("kept", i32::from(self.worth_kept())),
        ]
    }

    pub(crate) fn standings(&self) -> Scores {
        let seat = self.fallback();
        let score = if self.is_skirmish() {
            SeatScore::new(self.battle_lines(), Vec::new())
        } else {
            SeatScore::new(self.realm_lines(seat), Vec::new())
        };
        let scores = Scores { seats: vec![score], ..Scores::default() };
        match self.outcome {
            None => scores,
            Some(outcome) => {
                let what = if self.is_skirmish() { "verdict" } else { "verdict-scenario" };
                let why = Phrase::new(format!("{what}-{}", outcome.id()));
                scores.decided(Verdict { won: outcome == Outcome::Won, why })
            }
        }
    }
}
