//! RULES 14, 19.5 step 9: damage on a unit: a pack turns to few, a unit falls.

use super::On;
use crate::{
    Event, Heroes3,
    cards::{Cause, Moment},
    event::{Source, TokenKind},
    fighter::{FighterId, Fighters, Mark, NO_OVERLAY},
    kinds::Face,
    steps::Journal,
};

impl Heroes3 {
    /// Puts damage on a unit, added to what lies there; what is left over goes on to the face below, not reduced again.
    pub(crate) fn deal(&mut self, id: FighterId, amount: u8, source: Source, journal: &mut Journal) {
        if amount == 0 || !self.combat.stands(id) {
            return;
        }
        self.combat.hurt = true;
        // RULING 19, 94: damage removes paralysis.
        self.wake(id, journal);
        let fighter = self.combat.fighter_mut(id);
        fighter.damage = fighter.damage.saturating_add(amount);
        let left = self.combat.health_left(self.content.0, id);
        journal.tell_all(|| Event::Damaged { unit: self.then(id), amount, left, source });
        self.settle(id, journal);
    }

    /// A unit whose face has lost its health turns or falls.
    pub(crate) fn settle(&mut self, id: FighterId, journal: &mut Journal) {
        loop {
            let health = self.combat.health(self.content.0, id);
            let fighter = self.combat.fighter(id);
            if fighter.damage < health || !self.combat.stands(id) {
                return;
            }
            let rest = fighter.damage - health;
            let (overlay, face) = (fighter.overlay(), fighter.face);
            if let Some(overlay) = overlay {
                let card = self.content.overlays[usize::from(overlay)].card;
                let fighter = self.combat.fighter_mut(id);
                let at = usize::from(fighter.overlays[1] != NO_OVERLAY);
                fighter.overlays[at] = NO_OVERLAY;
                fighter.damage = rest;
                journal.tell_all(|| Event::OverlayLost { unit: self.then(id), card });
                let side = id.side();
                self.card_leaves_play(card, side, journal);
            } else if face == Face::Pack {
                let fighter = self.combat.fighter_mut(id);
                fighter.face = Face::Few;
                fighter.damage = rest;
                self.note_face(id, Face::Few);
                journal.tell_all(|| Event::Turned { unit: self.then(id) });
            } else {
                self.fall(id, journal);
                return;
            }
        }
    }

    /// The unit card of an army shows the face it has on the board; it persists.
    pub(crate) fn note_face(&mut self, id: FighterId, face: Face) {
        let unit = self.combat.fighter(id).unit;
        let side = id.side();
        if let Some(player) = self.leader_mut(side)
            && let Some(troop) = player.army.iter_mut().find(|it| it.unit == unit)
        {
            troop.face = face;
        }
    }

    fn fall(&mut self, id: FighterId, journal: &mut Journal) {
        journal.tell_all(|| Event::Defeated { unit: self.then(id) });
        let unit = self.combat.fighter(id).unit;
        self.combat.standing = self.combat.standing.minus(Fighters::NONE.with(id));
        let side = id.side();
        if let Some(seat) = self.seat_of(side) {
            let player = &mut self.players[seat.index()];
            // RULES 14: a neutral unit of an army goes to the discard pile of its tier.
            let neutral = player.army.iter().any(|it| it.unit == unit && it.face == Face::Neutral);
            player.army.retain(|it| it.unit != unit);
            if neutral {
                self.realm.neutral_discard.insert(unit);
            }
        }
        let dying = self.combat.figures(self.content.0, id).moments >> Moment::Fallen as u32 & 1 == 1;
        let speaks = dying && self.combat.is_able(self.content.0, id);
        self.forget(id, journal);
        if speaks && !self.combat.army(side).is_empty() {
            self.queue_fallen(id);
        }
    }

    pub(crate) fn wake(&mut self, id: FighterId, journal: &mut Journal) {
        if self.combat.has(id, Mark::Paralysed) {
            self.combat.fighter_mut(id).marks.clear(Mark::Paralysed);
            journal.tell_all(|| Event::TokenRemoved { unit: self.then(id), token: TokenKind::Paralysis });
        }
    }

    /// Damage of a card or an ability: immunities and shields first (CARDS.md `damage`).
    pub(crate) fn hurt_by(&self, id: FighterId, amount: u8, by: Cause) -> u8 {
        let combat = &self.combat;
        match by {
            Cause::Spell if combat.is_spell_proof(self.content.0, id) => 0,
            Cause::Spell => amount.saturating_sub(combat.spell_shield(self.content.0, id)),
            Cause::Specialty if combat.is_immune(self.content.0, id) => 0,
            Cause::Specialty | Cause::Card | Cause::Ability => amount,
        }
    }

    pub(crate) fn heal(&mut self, id: FighterId, amount: u8, source: Source, journal: &mut Journal) {
        let fighter = self.combat.fighter_mut(id);
        let healed = amount.min(fighter.damage);
        if healed == 0 {
            return;
        }
        fighter.damage -= healed;
        journal.tell_all(|| Event::Healed { unit: self.then(id), amount: healed, source });
    }

    /// CARDS.md `mod_stat`: a health bonus that ends leaves the damage.
    pub(crate) fn settle_health(&mut self, on: On, journal: &mut Journal) {
        if let On::Unit(id) = on
            && self.combat.stands(id)
        {
            self.settle(id, journal);
        }
    }
}
