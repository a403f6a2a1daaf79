//! How both armies stand.

use crate::{
    Heroes3,
    fighter::{FighterId, Mark},
    kinds::{Face, Kind, Morale},
};
use taverne_engine::Seat;

impl Heroes3 {
    /// What a unit on the board is still worth.
    pub(super) fn standing_worth(&self, id: FighterId) -> f32 {
        let content = self.content.0;
        let fighter = self.combat.fighter(id);
        if id.is_tower() {
            return 8.0 * f32::from(self.combat.health_left(content, id)) / 3.0;
        }
        let health = f32::from(self.combat.health(content, id).max(1));
        let left = f32::from(self.combat.health_left(content, id)) / health;
        let card = content.unit(fighter.unit);
        let worth = |face| card.figures(face).map_or(0.0, |it| f32::from(it.worth()));
        // The last health of a face is worth more than the first: whoever stands fights on.
        let share = 0.35 + 0.65 * left;
        let mut value = match fighter.face {
            Face::Pack => worth(Face::Few) + 0.8 * worth(Face::Pack) * left,
            face => worth(face) * share,
        };
        if fighter.marks.has(Mark::Paralysed) {
            value *= 0.85;
        }
        if fighter.marks.has(Mark::Defending) {
            value *= 1.03;
        }
        value.max(1.0)
    }

    /// What both armies on the board are worth: the own one, then the enemy's.
    pub(super) fn strengths(&self, seat: Seat) -> (f32, f32) {
        let own = self.side_of(seat);
        let sum = |side| self.combat.side(side).iter().map(|id| self.standing_worth(id)).sum::<f32>();
        let cards = |side| {
            self.leader(side)
                .map_or(0.0, |it| 0.5 * it.hand.len() as f32 + if it.morale == Morale::Positive { 0.7 } else { 0.0 })
        };
        (sum(own) + cards(own), sum(own.other()) + cards(own.other()))
    }

    /// From -100 to 100.
    pub(super) fn balance(&self, seat: Seat) -> f32 {
        let (own, enemy) = self.strengths(seat);
        if self.combat.round == 0 {
            return 0.0;
        }
        100.0 * (own - enemy) / (own + enemy).max(1.0)
    }

    /// RULES 19.8: against a guard time is short; whoever has to beat much in few combat rounds stands worse.
    pub(super) fn haste(&self, seat: Seat) -> f32 {
        if self.combat.to_the_end || self.combat.round == 0 {
            return self.closeness(seat);
        }
        let content = self.content.0;
        let own = self.side_of(seat);
        let strength = |id: FighterId| f32::from(self.combat.attack_now(content, id).max(0)) - 0.7;
        let each_round: f32 = self.combat.army(own).iter().map(strength).sum::<f32>() * 0.8 + 0.5;
        let health: f32 =
            self.combat.army(own.other()).iter().map(|id| f32::from(self.combat.health_left(content, id))).sum();
        let waiting = self.combat.waiting(own).len() as f32 / self.combat.army(own).len().max(1) as f32;
        let rounds = f32::from(self.fighting_movement(seat)) + waiting;
        let missing = health / each_round.max(0.5) - rounds;
        self.closeness(seat) - 18.0 * missing.clamp(-1.0, 4.0)
    }

    /// Units that stand where they can attack are better than those far away.
    fn closeness(&self, seat: Seat) -> f32 {
        let content = self.content.0;
        let own = self.side_of(seat);
        let enemies = self.combat.army(own.other());
        let far = |id: FighterId| {
            if self.combat.figures(content, id).kind == Kind::Ranged {
                return 0.0;
            }
            let space = self.combat.fighter(id).space;
            let nearest = enemies.iter().map(|it| self.combat.fighter(it).space.distance(space)).min();
            f32::from(nearest.unwrap_or(1).saturating_sub(3))
        };
        -0.8 * self.combat.army(own).iter().map(far).sum::<f32>()
    }

    pub(super) fn share_kept(&self, seat: Seat) -> f32 {
        let met = self.setting.worth[self.side_of(seat) as usize];
        f32::from(self.worth_kept(seat)) / f32::from(met.max(1))
    }
}
