//! RULES 19.2: where a unit can go, and whom it can attack.

use super::{Combat, What};
use crate::{
    board::{Space, Spaces},
    content::Content,
    fighter::{FighterId, Fighters, Mark},
    kinds::{Kind, Piece, Side},
};

impl Combat {
    /// Spaces on which a unit of a side may stand.
    #[inline]
    pub fn free(&self, side: Side) -> Spaces {
        let mut blocked = self.occupied();
        if let Some(pieces) = &self.pieces {
            for (column, piece) in pieces.iter().enumerate() {
                let closed = match piece {
                    Piece::Wall => true,
                    Piece::Gate => side == Side::Attacker,
                    Piece::Ruin => false,
                };
                if closed {
                    blocked = blocked.or(Space::at(column as u8, 2).bit());
                }
            }
        }
        Spaces::ALL.minus(blocked)
    }

    /// Where a unit can end its move, its own space included.
    pub fn reach(&self, content: &'static Content, id: FighterId) -> Spaces {
        let space = self.fighter(id).space;
        if id.is_tower() || self.has(id, Mark::Held) {
            return space.bit();
        }
        let free = self.free(id.side());
        match self.figures(content, id).kind {
            Kind::Ground => Spaces::reach(space, free, 3),
            Kind::Flying => space.within(3).and(free).or(space.bit()),
            Kind::Ranged => Spaces::reach(space, free, 1),
        }
    }

    /// How many steps a unit takes to one of these spaces; flyers pass over everything.
    pub fn steps_to(&self, content: &'static Content, id: FighterId, goals: Spaces) -> Option<u8> {
        let space = self.fighter(id).space;
        let free = self.free(id.side());
        match self.figures(content, id).kind {
            Kind::Flying => goals.and(free.or(space.bit())).iter().map(|goal| space.distance(goal)).min(),
            _ => Spaces::steps(space, free, goals),
        }
    }

    /// Enemies beside a unit.
    #[inline]
    pub fn adjacent_enemies(&self, id: FighterId) -> Fighters {
        self.enemies_beside(id.side(), self.fighter(id).space)
    }

    /// Enemies of a side beside a space.
    #[inline]
    pub fn enemies_beside(&self, side: Side, space: Space) -> Fighters {
        let beside = space.beside();
        let enemies = self.side(side.other()).iter();
        enemies.filter(|&it| beside.contains(self.fighter(it).space)).fold(Fighters::NONE, Fighters::with)
    }

    /// RULES 19.4, 19.6, 20.2: whom a unit may attack from where it stands.
    pub fn victims(&self, content: &'static Content, id: FighterId) -> Fighters {
        if self.is_under(content, id, What::NoAttack) {
            return Fighters::NONE;
        }
        let adjacent = self.adjacent_enemies(id);
        if self.figures(content, id).kind != Kind::Ranged {
            return adjacent;
        }
        if !adjacent.is_empty() && !id.is_tower() { adjacent } else { self.side(id.side().other()) }
    }

    /// RULES 20.2: pieces a unit may destroy from where it stands; not the gate while a unit stands on it.
    pub fn pieces_beside(&self, content: &'static Content, id: FighterId) -> Spaces {
        let Some(pieces) = &self.pieces else { return Spaces::NONE };
        if self.figures(content, id).kind == Kind::Ranged {
            return Spaces::NONE;
        }
        self.standing_pieces(pieces).and(self.fighter(id).space.beside()).minus(self.occupied())
    }

    pub fn standing_pieces(&self, pieces: &[Piece; 4]) -> Spaces {
        let standing = pieces.iter().enumerate().filter(|&(_, &it)| it != Piece::Ruin);
        standing.fold(Spaces::NONE, |all, (column, _)| all.or(Space::at(column as u8, 2).bit()))
    }

    /// The damage of the fire walls on a space.
    pub fn fire_on(&self, space: Space) -> u8 {
        self.fires.iter().filter(|it| it.0 == space).map(|it| it.1).sum()
    }

    /// The least fire a unit walks through on its way, where it stops included (RULING 95: the best way is taken).
    pub fn fire_on_the_way(&self, content: &'static Content, id: FighterId, to: Space) -> u8 {
        let burning = |space| self.fire_on(space);
        let from = self.fighter(id).space;
        let kind = self.figures(content, id).kind;
        if self.fires.is_empty() || to == from {
            return 0;
        }
        if kind == Kind::Flying {
            return burning(to);
        }
        let free = self.free(id.side());
        let mut least = [u8::MAX; 20];
        least[usize::from(from.0)] = 0;
        for _ in 0..if kind == Kind::Ranged { 1 } else { 3 } {
            let before = least;
            for space in free.iter() {
                let ways = space.beside().iter().map(|it| before[usize::from(it.0)]).min().unwrap_or(u8::MAX);
                let here = &mut least[usize::from(space.0)];
                *here = (*here).min(ways.saturating_add(burning(space)));
            }
        }
        match least[usize::from(to.0)] {
            u8::MAX => burning(to),
            damage => damage,
        }
    }
}
