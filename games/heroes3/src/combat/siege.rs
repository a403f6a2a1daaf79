//! RULES 20: walls, gate and arrow tower.

use super::Combat;
use crate::{
    Event, Heroes3,
    board::Space,
    content::Content,
    fighter::{FighterId, Fighters},
    kinds::{Kind, Piece, Side},
    steps::Journal,
};

impl Heroes3 {
    /// A wall or the gate is turned over; without any of them the arrow tower falls.
    pub(crate) fn destroy(&mut self, space: Space, by: Option<FighterId>, journal: &mut Journal) {
        let Some(pieces) = &mut self.combat.pieces else { return };
        if space.row() != 2 {
            return;
        }
        pieces[usize::from(space.column())] = Piece::Ruin;
        let none_left = pieces.iter().all(|&it| it == Piece::Ruin);
        let by = by.map(|id| self.then(id));
        journal.tell_all(|| Event::Destroyed { space, by });
        if none_left && self.combat.stands(FighterId::TOWER) {
            journal.tell_all(|| Event::TowerFalls);
            self.combat.standing = self.combat.standing.minus(Fighters::NONE.with(FighterId::TOWER));
            self.forget(FighterId::TOWER, journal);
        }
    }
}

impl Combat {
    /// RULES 20.3: a ranged attack from the attacker's side on a defender behind a standing wall or gate has 1 attack less.
    pub fn is_protected(&self, content: &'static Content, attacker: FighterId, target: FighterId) -> bool {
        let Some(pieces) = &self.pieces else { return false };
        if attacker.side() != Side::Attacker || target.side() != Side::Defender || target.is_tower() {
            return false;
        }
        let (from, to) = (self.fighter(attacker).space, self.fighter(target).space);
        self.figures(content, attacker).kind == Kind::Ranged
            && Side::Attacker.home().contains(from)
            && Side::Defender.home().contains(to)
            && pieces[usize::from(to.column())] != Piece::Ruin
    }
}
