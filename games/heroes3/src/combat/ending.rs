//! RULES 19.8, 21: how long a combat lasts, and how it ends.

use super::round::BeginRound;
use crate::{
    Action, Event, Heroes3, Refusal,
    combat::placing::has_others,
    kinds::{Enemy, Outcome, Resource, Side, Window},
    player::Player,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
};

/// RULES 3.4: what it costs to surrender.
pub const SURRENDER: u16 = 10;

/// The end of a combat round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndRound;

impl Automatic<Heroes3> for EndRound {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        game.done();
        if game.drop_if_decided() {
            return Flow::Go;
        }
        game.end_round_effects(journal);
        if game.drop_if_decided() {
            return Flow::Go;
        }
        // RULING 116
        game.combat.still = if game.combat.hurt { 0 } else { game.combat.still + 1 };
        if game.combat.still >= game.content.still_rounds || game.combat.round >= 200 {
            game.end_combat(Outcome::Stalled, game.own_side(), journal);
            return Flow::Go;
        }
        if game.combat.to_the_end {
            game.agenda.push(BeginRound);
        } else {
            game.agenda.push(Extend);
        }
        Flow::Go
    }
}

/// Against a guard below azure: one more combat round for a movement point, or retreat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Extend;

impl Question<Heroes3> for Extend {
    fn asked(self, game: &Heroes3) -> SeatSet {
        SeatSet::only(game.fallback())
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Extend);
        offer(Action::Retreat);
        // Cards that give movement for it.
        game.offer_plays(seat, Window::Extend, offer);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Extend if game.fighting_movement(seat) == 0 => Err(Refusal::NoMovement),
            Action::Extend | Action::Retreat => Ok(()),
            Action::Play { .. } => game.check_play(seat, Window::Extend, action),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        if matches!(action, Action::Play { .. }) {
            game.carry_out(seat, game.side_of(seat), action, journal);
            return;
        }
        game.done();
        if action == Action::Extend {
            if let Some(walker) = game.realm.fighter.and_then(|it| game.players[seat.index()].walker_mut(it)) {
                walker.movement = walker.movement.saturating_sub(1);
            }
            let left = game.fighting_movement(seat);
            journal.tell_all(|| Event::Extended { seat, left });
            game.agenda.push(BeginRound);
        } else {
            game.end_combat(Outcome::Retreated, game.side_of(seat), journal);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-extend", "length")
    }
}

/// A side has no unit left on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndCombat;

impl Automatic<Heroes3> for EndCombat {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        // RULING 91: if one effect empties both sides the attacker has lost.
        let lost = if game.combat.army(Side::Attacker).is_empty() { Side::Attacker } else { Side::Defender };
        let own = if game.is_duel() { lost.other() } else { game.own_side() };
        let guard = game.enemy() == Enemy::Guard;
        let outcome = if lost != own {
            Outcome::Won
        } else if guard && !game.combat.azure && game.leader(own).is_some_and(|it| has_others(&it.army)) {
            Outcome::Retreated
        } else {
            Outcome::Lost
        };
        game.end_combat(outcome, own, journal);
        Flow::Go
    }
}

impl Heroes3 {
    /// The movement points of the hero that fights.
    pub(crate) fn fighting_movement(&self, seat: Seat) -> u8 {
        self.realm.fighter.map_or(0, |it| self.player(seat).movement(it))
    }

    /// RULES 21: what lay on units and cards in play is cleared, experience is counted. The outcome is that of one side.
    pub(crate) fn end_combat(&mut self, outcome: Outcome, side: Side, journal: &mut Journal) {
        journal.learned();
        let rounds = self.combat.round;
        let seat = self.seat_of(side);
        match seat.filter(|_| self.is_duel()) {
            Some(seat) => journal.tell_all(|| Event::DuelEnds { seat, outcome, rounds }),
            None => journal.tell_all(|| Event::CombatEnds { outcome, rounds }),
        }
        if !self.is_skirmish() {
            self.leave_combat(outcome);
            return;
        }
        self.drop_agenda();
        self.outcome = Some(outcome);
        if let Some(seat) = seat.filter(|_| outcome == Outcome::Won) {
            self.winners = SeatSet::only(seat);
            self.gain_experience(seat, side, journal);
        }
    }

    /// Lower 0, equal 1, higher 2; an azure unit: level VII at once.
    fn gain_experience(&mut self, seat: Seat, side: Side, journal: &mut Journal) {
        let level = self.player(seat).level();
        let enemy = self.leader(side.other()).map_or(self.combat.enemy_level, Player::level);
        if self.combat.azure {
            self.setting.experience = 2 * 7u8.saturating_sub(level);
            journal.tell_all(|| Event::LevelReached { seat, level: 7 });
            return;
        }
        let steps = match enemy.cmp(&level) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        };
        self.setting.experience = steps;
        journal.tell_all(|| Event::Experience { seat, steps });
    }

    pub(crate) fn surrender(&mut self, seat: Seat, journal: &mut Journal) {
        let gold = &mut self.player_mut(seat).resources[Resource::Gold as usize];
        *gold = gold.saturating_sub(SURRENDER);
        self.end_combat(Outcome::Surrendered, self.side_of(seat), journal);
    }
}
