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
    pub(crate) fn worth_kept(&self, seat: Seat) -> u16 {
        self.player(seat).army.iter().map(|it| self.worth(it.unit, it.face)).sum()
    }

    /// What the enemies are worth that were beaten.
    pub(crate) fn worth_beaten(&self, seat: Seat) -> u16 {
        let enemy = self.side_of(seat).other();
        let units = |id| self.worth(self.combat.fighter(id).unit, self.combat.fighter(id).face);
        let left = match self.seat_of(enemy) {
            Some(other) => self.worth_kept(other),
            None => self.combat.army(enemy).iter().map(units).sum(),
        };
        self.setting.worth[enemy as usize].saturating_sub(left)
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
        let won = self.outcome.is_some() && self.winners.contains(seat);
        [
            ("victory", if won { VICTORY } else { 0 }),
            ("places", places.count() as i32),
            ("buildings", Slot::ALL.into_iter().filter(|&it| player.has_built(it)).count() as i32),
            ("level", i32::from(player.level())),
            ("artifacts", artifacts as i32 / 2),
            ("heroes", i32::from(self.realm.heroes_beaten)),
        ]
    }

    fn battle_lines(&self, seat: Seat) -> [(&'static str, i32); 3] {
        let won = self.outcome.is_some() && self.winners.contains(seat);
        [
            ("victory", if won { VICTORY } else { 0 }),
            ("beaten", i32::from(self.worth_beaten(seat))),
            ("kept", i32::from(self.worth_kept(seat))),
        ]
    }

    pub(crate) fn standings(&self) -> Scores {
        let score = |seat| {
            if self.is_skirmish() {
                SeatScore::new(self.battle_lines(seat), Vec::new())
            } else {
                SeatScore::new(self.realm_lines(seat), Vec::new())
            }
        };
        let seats = (0..self.players.len()).map(Seat::new).map(score).collect();
        let scores = Scores { seats, ..Scores::default() };
        match self.outcome {
            None => scores,
            // RULING 111: the winners are first, all others second; without one it is a draw.
            Some(_) if self.players.len() > 1 => scores.ranked_by(|_, seat| self.winners.contains(Seat::new(seat))),
            Some(outcome) => {
                let what = if self.is_skirmish() { "verdict" } else { "verdict-scenario" };
                let why = Phrase::new(format!("{what}-{}", outcome.id()));
                scores.decided(Verdict { won: outcome == Outcome::Won, why })
            }
        }
    }
}
