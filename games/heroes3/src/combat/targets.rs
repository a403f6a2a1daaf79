//! RULES 22.1: whom units attack that fight by themselves, and where they go.

use super::Combat;
use crate::{
    board::{Space, Spaces},
    content::Content,
    fighter::{FighterId, Fighters, Mark},
    kinds::{Kind, Piece, Side, Tier},
};

impl Combat {
    /// RULES 22.2: the arrow tower counts as a silver unit.
    fn tier_of(&self, content: &'static Content, id: FighterId) -> Tier {
        self.figures(content, id).tier.unwrap_or(Tier::Silver)
    }

    /// The class of a target, best first: same tier, lower, higher.
    pub fn class(&self, content: &'static Content, attacker: FighterId, target: FighterId) -> u8 {
        match self.tier_of(content, target).cmp(&self.tier_of(content, attacker)) {
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Greater => 2,
        }
    }

    /// Of these units those that are best by a measure.
    pub(crate) fn least<K: Ord>(units: Fighters, key: impl Fn(FighterId) -> K) -> Fighters {
        let mut best: Option<K> = None;
        let mut kept = Fighters::NONE;
        for id in units.iter() {
            let value = key(id);
            match best.as_ref().map(|best| value.cmp(best)) {
                None | Some(std::cmp::Ordering::Less) => {
                    best = Some(value);
                    kept = Fighters::NONE.with(id);
                }
                Some(std::cmp::Ordering::Equal) => kept = kept.with(id),
                Some(std::cmp::Ordering::Greater) => {}
            }
        }
        kept
    }

    /// Of these units those that have the most of something.
    pub(crate) fn most<K: Ord>(units: Fighters, key: impl Fn(FighterId) -> K) -> Fighters {
        Self::least(units, |id| std::cmp::Reverse(key(id)))
    }

    /// Whom a unit attacks: one, or several between which the player chooses; none if it cannot attack.
    pub fn targets_of(&self, content: &'static Content, id: FighterId) -> Fighters {
        if self.is_under(content, id, super::What::NoAttack) {
            return Fighters::NONE;
        }
        if self.figures(content, id).kind == Kind::Ranged {
            return self.shot_targets(content, id);
        }
        let enemies = self.army(id.side().other());
        let reach = self.reach(content, id);
        let steps = |target: FighterId| self.steps_to(content, id, self.fighter(target).space.beside().and(reach));
        let within = enemies.iter().filter(|&it| steps(it).is_some());
        let within = within.fold(Fighters::NONE, Fighters::with);
        let best = Self::least(within, |it| self.class(content, id, it));
        Self::least(best, |it| steps(it).unwrap_or(u8::MAX))
    }

    fn shot_targets(&self, content: &'static Content, id: FighterId) -> Fighters {
        let candidates = self.victims(content, id);
        let ranged = |it: FighterId| self.figures(content, it).kind == Kind::Ranged;
        let space = self.fighter(id).space;
        let distance = |it: FighterId| {
            let there = self.fighter(it).space;
            if space.on_board() && there.on_board() { space.distance(there) } else { 0 }
        };
        let best = Self::least(candidates, |it| (!ranged(it), self.class(content, id, it)));
        if id.is_tower() {
            return Self::least(best, |it| self.health_left(content, it));
        }
        Self::least(best, distance)
    }

    /// The spaces from which a unit attacks a target: those beside it with the fewest steps.
    pub fn spaces_to_attack(&self, content: &'static Content, id: FighterId, target: FighterId) -> Spaces {
        let here = self.fighter(id).space;
        let goals = self.fighter(target).space.beside().and(self.reach(content, id));
        if goals.contains(here) {
            return here.bit();
        }
        self.fewest_steps(content, id, goals)
    }

    /// Of these spaces those with the fewest steps.
    fn fewest_steps(&self, content: &'static Content, id: FighterId, goals: Spaces) -> Spaces {
        let steps = |space: Space| self.steps_to(content, id, space.bit());
        let best = goals.iter().filter_map(steps).min();
        goals.iter().filter(|&it| steps(it) == best).fold(Spaces::NONE, |all, it| all.or(it.bit()))
    }

    /// RULES 22.2: the pieces an attacker of a town goes for that has nobody to attack, each with the spaces beside it.
    pub fn pieces_to_destroy(&self, content: &'static Content, id: FighterId) -> Spaces {
        let Some(pieces) = &self.pieces else { return Spaces::NONE };
        if id.side() != Side::Attacker || self.figures(content, id).kind == Kind::Ranged {
            return Spaces::NONE;
        }
        let reach = self.reach(content, id);
        let standing = self.standing_pieces(pieces).minus(self.occupied());
        let steps = |piece: Space| self.steps_to(content, id, piece.beside().and(reach));
        let best = standing.iter().filter_map(steps).min();
        let nearest = standing.iter().filter(|&it| best.is_some() && steps(it) == best);
        nearest.fold(Spaces::NONE, |all, it| all.or(it.bit()))
    }

    pub fn spaces_beside_piece(&self, content: &'static Content, id: FighterId, piece: Space) -> Spaces {
        let here = self.fighter(id).space;
        let goals = piece.beside().and(self.reach(content, id));
        if goals.contains(here) { here.bit() } else { self.fewest_steps(content, id, goals) }
    }

    /// RULING 23: whom a unit approaches that can attack nobody.
    pub fn approached(&self, content: &'static Content, id: FighterId) -> Fighters {
        let enemies = self.army(id.side().other());
        let way = |it: FighterId| self.way_to(content, id, self.fighter(id).space, it);
        let with_way = enemies.iter().filter(|&it| way(it).is_some()).fold(Fighters::NONE, Fighters::with);
        let nearest = if with_way.is_empty() {
            Self::least(enemies, |it| self.fighter(it).space.distance(self.fighter(id).space))
        } else {
            Self::least(with_way, |it| way(it).unwrap_or(u8::MAX))
        };
        Self::least(nearest, |it| self.class(content, id, it))
    }

    /// Steps from a space to one beside a target, as the unit would walk.
    fn way_to(&self, content: &'static Content, id: FighterId, from: Space, target: FighterId) -> Option<u8> {
        let free = self.free(id.side()).or(self.fighter(id).space.bit());
        let goals = self.fighter(target).space.beside().and(free);
        match self.figures(content, id).kind {
            Kind::Flying => goals.iter().map(|goal| from.distance(goal)).min(),
            _ => Spaces::steps(from, free, goals),
        }
    }

    /// Where a unit goes that approaches a target: so that the fewest steps remain; nowhere if nothing gets better.
    pub fn spaces_to_approach(&self, content: &'static Content, id: FighterId, target: FighterId) -> Spaces {
        let here = self.fighter(id).space;
        let there = self.fighter(target).space;
        let has_way = self.way_to(content, id, here, target).is_some();
        let left = |space: Space| match has_way {
            true => self.way_to(content, id, space, target).unwrap_or(u8::MAX),
            false => space.distance(there),
        };
        let reach = self.reach(content, id);
        let best = reach.iter().map(left).min().unwrap_or(u8::MAX);
        if best >= left(here) {
            return Spaces::NONE;
        }
        reach.iter().filter(|&it| left(it) == best).fold(Spaces::NONE, |all, it| all.or(it.bit()))
    }

    /// The pieces as they stand, for those who look at the board.
    pub fn piece_at(&self, space: Space) -> Option<Piece> {
        self.pieces.as_ref().filter(|_| space.row() == 2 && space.on_board()).map(|it| it[usize::from(space.column())])
    }

    /// Units of a side that have not activated yet.
    pub fn waiting(&self, side: Side) -> Fighters {
        let waiting = self.side(side).iter().filter(|&it| !self.has(it, Mark::Activated));
        waiting.fold(Fighters::NONE, Fighters::with)
    }
}
