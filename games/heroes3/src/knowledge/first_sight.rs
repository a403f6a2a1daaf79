//! How an action looks before anybody thinks.

use crate::{
    Action, Heroes3,
    board::Space,
    cards::Verb,
    fighter::{FighterId, Mark},
    kinds::{AttackKind, CardKind, Kind, MoraleUse, Quiet, Stat},
    steps::Step,
};
use taverne_engine::{Seat, steps::Stepped};

impl Heroes3 {
    pub(super) fn first_sight(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Strike(space) => {
                self.combat.at(space).map_or(0.0, |it| 3.0 + self.exchange(self.combat.active, it))
            }
            Action::Go(space) => self.promise_of(space),
            Action::Destroy(_) => 1.5,
            Action::Defend => 1.0,
            Action::Done => self.promise_of_stopping(),
            Action::Play { card, option } => self.promise_of_card(seat, card, option),
            Action::Empower(card) => {
                if self.content.card(card).expert_spell {
                    0.2
                } else {
                    0.6
                }
            }
            Action::UseTent | Action::Accept => 2.0,
            Action::Morale(MoraleUse::Draw) => 1.0,
            Action::Morale(MoraleUse::Exchange) => -0.5,
            Action::Row(row) => f32::from(row),
            Action::Target(space) => self.promise_of_target(seat, space),
            Action::Pair(one, other) => self.promise_of_pair(seat, one, other),
            Action::Reroll { die, .. } => -1.5 * f32::from(self.face_asked(die)) - 0.2,
            Action::Pass(Quiet::Window) => 0.4,
            Action::Pass(_) => -0.6,
            Action::Extend => 4.0,
            Action::Retreat | Action::Surrender => -20.0,
            Action::Deploy { unit, space } => self.promise_of_place(seat, unit, space),
            Action::Recruit(_) => 1.0,
            Action::Reinforce(_) => 1.2,
            Action::Look => 0.5,
            _ => 0.0,
        }
    }

    /// What an attack gains and what the retaliation costs, in points.
    pub(super) fn exchange(&self, attacker: FighterId, target: FighterId) -> f32 {
        let adjacent = self.combat.fighter(attacker).space.adjacent(self.combat.fighter(target).space);
        self.exchange_at(
            attacker,
            target,
            adjacent || self.combat.figures(self.content.0, attacker).kind != Kind::Ranged,
        )
    }

    fn exchange_at(&self, attacker: FighterId, target: FighterId, adjacent: bool) -> f32 {
        let (gain, falls) = self.expected(attacker, target);
        let ranged = self.combat.figures(self.content.0, attacker).kind == Kind::Ranged && !adjacent;
        let answers = !ranged && !self.combat.has(target, Mark::Retaliated);
        let cost = if answers { (1.0 - falls) * self.expected(target, attacker).0 } else { 0.0 };
        gain - 0.9 * cost
    }

    /// Points an attack wins on average, and how likely the face falls.
    fn expected(&self, attacker: FighterId, target: FighterId) -> (f32, f32) {
        let content = self.content.0;
        let strength =
            self.combat.attack_now(content, attacker) - i8::from(self.combat.is_protected(content, attacker, target));
        let defense = self.combat.defense_now(content, target);
        let left = self.combat.health_left(content, target).max(1);
        let worth = self.standing_worth(target);
        let penalty = self.combat.has_penalty(content, attacker, target)
            && !self.combat.ignores_penalty(content, attacker, target);
        let odds = if penalty { [5.0, 3.0, 1.0] } else { [3.0, 3.0, 3.0] };
        let (mut gain, mut falls) = (0.0, 0.0);
        for (face, odds) in [-1, 0, 1].into_iter().zip(odds) {
            let damage = ((strength + face).max(0) - defense).max(0) as u8;
            let share = f32::from(damage.min(left)) / f32::from(left);
            let extra = if damage >= left { 0.5 } else { 0.0 };
            gain += odds / 9.0 * worth * (share + extra) * 0.7;
            falls += if damage >= left { odds / 9.0 } else { 0.0 };
        }
        (gain, falls)
    }

    /// The best attack from a space, or how near it is to the enemy.
    fn promise_of(&self, space: Space) -> f32 {
        let id = self.combat.active;
        let content = self.content.0;
        if id.somebody().is_none() || self.seat_of(id.side()).is_none() {
            return 0.0;
        }
        if self.combat.figures(content, id).kind == Kind::Ranged {
            // A shot is better; away from enemies is better than beside them.
            let beside = self.combat.enemies_beside(id.side(), space).len() as f32;
            return if matches!(self.step(), Some(Step::AfterShot(_))) { -beside } else { -1.0 - beside };
        }
        let enemies = self.combat.enemies_beside(id.side(), space);
        let best = enemies.iter().map(|it| 3.0 + self.exchange_at(id, it, true)).fold(f32::MIN, f32::max);
        if enemies.is_empty() {
            let near = self.combat.army(id.side().other()).iter();
            let near = near.map(|it| self.combat.fighter(it).space.distance(space)).min().unwrap_or(8);
            return 0.8 - 0.2 * f32::from(near);
        }
        best - 0.2 * (enemies.len() as f32 - 1.0)
    }

    /// To do nothing is worse than to defend; to stop playing cards costs nothing.
    fn promise_of_stopping(&self) -> f32 {
        match self.step() {
            Some(Step::Act(_)) => 0.0,
            Some(Step::Deploy(_)) => -4.0,
            Some(Step::BuildArmy(_)) => -4.0,
            _ => 0.2,
        }
    }

    fn promise_of_card(&self, seat: Seat, card: crate::kinds::CardId, option: u8) -> f32 {
        let printed = self.content.card(card);
        let side = self.side_of(seat);
        let Some(play) = printed.plays.get(usize::from(option)) else { return 0.0 };
        let attack = self.combat.attack();
        let verbs = play.rows.last().map_or(&[][..], |row| self.content.list(row.does));
        let mut promise = if play.expert { 0.2 } else { 0.4 };
        for verb in verbs {
            promise += match verb {
                Verb::Damage { amount, .. } => 1.5 * f32::from(*amount),
                Verb::DamageChain { .. } => 3.0,
                Verb::Draw { count } => 0.6 * f32::from(*count),
                Verb::Heal { amount, .. } => 0.8 * f32::from(*amount),
                Verb::ModStat(it) if matches!(it.stat, Stat::Attack | Stat::Defense) => attack.map_or(0.3, |attack| {
                    let main = if attack.kind == AttackKind::Main { 1.0 } else { 0.7 };
                    let (gain, _) = self.expected(attack.attacker, attack.target);
                    let own = attack.attacker.side() == side;
                    let scale = f32::from(it.amount.unsigned_abs()) * main;
                    if own == (it.stat == Stat::Attack) || gain > 0.0 { (0.15 * gain + 0.4) * scale } else { -1.0 }
                }),
                Verb::CancelAttack { .. } => 6.0,
                Verb::PlaceToken { .. } | Verb::SkipActivation => 3.0,
                Verb::Morale { .. } => 0.8,
                Verb::SpellPower { amount } => 0.5 * f32::from(*amount),
                Verb::RecallCards(_) => 1.2,
                Verb::Discard { count, .. } => -0.6 * f32::from(*count),
                Verb::CancelSpell { .. } => 2.0,
                _ => 0.6,
            };
        }
        if printed.kind == CardKind::Spell { promise + 0.3 } else { promise }
    }

    /// Enemies are hit, own units helped: by what they are worth.
    fn promise_of_target(&self, seat: Seat, space: Space) -> f32 {
        let Some(id) = self.combat.at(space) else { return 0.0 };
        let worth = self.standing_worth(id);
        let content = self.content.0;
        let hurt = f32::from(self.combat.fighter(id).damage);
        match self.step() {
            Some(Step::AiTarget(_)) => -0.05 * worth,
            _ if id.side() != self.side_of(seat) => {
                0.15 * worth + 2.0 / f32::from(self.combat.health_left(content, id).max(1))
            }
            Some(Step::PickTarget(_)) if self.harms() => -0.3 * worth,
            _ => 0.02 * worth + 0.4 * hurt,
        }
    }

    /// Whether the effect that asks for a target does harm.
    fn harms(&self) -> bool {
        let effects = self.agenda.steps().iter().rev().find_map(|step| match step {
            Step::Effects(it) => self.content.list(it.list).get(usize::from(it.at)),
            _ => None,
        });
        match effects {
            Some(Verb::ModStat(it)) => it.amount < 0,
            Some(verb) => matches!(
                verb,
                Verb::Damage { .. }
                    | Verb::DamageChain { .. }
                    | Verb::PlaceToken { .. }
                    | Verb::SkipActivation
                    | Verb::Forbid { .. }
                    | Verb::DisableAbilities { .. }
            ),
            None => false,
        }
    }

    fn promise_of_pair(&self, seat: Seat, one: Space, other: Space) -> f32 {
        let own = self.side_of(seat);
        let units = [one, other].into_iter().filter_map(|it| self.combat.at(it));
        units.map(|it| if it.side() == own { -0.3 } else { 0.2 } * self.standing_worth(it)).sum()
    }

    /// Ranged units behind, others in front and in the middle.
    fn promise_of_place(&self, seat: Seat, unit: crate::kinds::UnitId, space: Space) -> f32 {
        let side = self.side_of(seat);
        let card = self.content.unit(unit);
        let kind = card.faces.iter().flatten().next().map_or(Kind::Ground, |it| it.kind);
        let front = space.row() == side.front_row();
        let middle = matches!(space.column(), 1 | 2);
        let place = match (kind, front) {
            (Kind::Ranged, false) | (Kind::Ground | Kind::Flying, true) => 1.0,
            _ => 0.0,
        };
        place + if middle { 0.2 } else { 0.0 }
    }
}
