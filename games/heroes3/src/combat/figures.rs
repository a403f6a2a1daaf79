//! What a unit is worth at this moment: printed figures, cards over it, tokens and effects.

use super::{Combat, On, What};
use crate::{
    content::Content,
    fighter::{FighterId, Mark},
    kinds::Stat,
};

impl Combat {
    /// The printed figure, or that of the card over the unit.
    #[inline]
    pub fn printed(&self, content: &'static Content, id: FighterId, stat: Stat) -> i8 {
        let fighter = self.fighter(id);
        if let Some(overlay) = fighter.overlay() {
            let overlay = &content.overlays[usize::from(overlay)];
            return match stat {
                Stat::Attack => overlay.attack,
                Stat::Defense => overlay.defense,
                Stat::Initiative => overlay.initiative,
                Stat::Health => overlay.health as i8,
            };
        }
        let figures = content.figures(fighter.unit, fighter.face);
        match stat {
            Stat::Attack => figures.attack,
            Stat::Defense => figures.defense,
            Stat::Initiative => figures.initiative,
            Stat::Health => figures.health as i8,
        }
    }

    /// All effects on a figure, without those that look at the target of an attack.
    #[inline]
    pub fn bonus(&self, content: &'static Content, id: FighterId, what: What) -> i8 {
        if self.ongoing.is_empty() {
            return 0;
        }
        let figures = self.figures(content, id);
        let fits = self.ongoing.iter().filter(|it| it.what == what && !it.not_adjacent && it.concerns(id, figures));
        fits.map(|it| it.amount).sum()
    }

    /// Effects that count only against a target that is not adjacent.
    pub fn bonus_at_distance(&self, content: &'static Content, id: FighterId) -> i8 {
        let figures = self.figures(content, id);
        let fits = |it: &&super::Ongoing| it.what == What::Attack && it.not_adjacent && it.concerns(id, figures);
        self.ongoing.iter().filter(fits).map(|it| it.amount).sum()
    }

    /// Whether an effect lies on a unit.
    #[inline]
    pub fn is_under(&self, content: &'static Content, id: FighterId, what: What) -> bool {
        !self.ongoing.is_empty() && {
            let figures = self.figures(content, id);
            self.ongoing.iter().any(|it| it.what == what && it.concerns(id, figures))
        }
    }

    #[inline]
    pub fn initiative(&self, content: &'static Content, id: FighterId) -> i8 {
        self.printed(content, id, Stat::Initiative) + self.bonus(content, id, What::Initiative)
    }

    pub fn health(&self, content: &'static Content, id: FighterId) -> u8 {
        let health = self.printed(content, id, Stat::Health) + self.bonus(content, id, What::Health);
        health.max(1) as u8
    }

    /// RULES 19.7: tokens count, never below 0.
    pub fn attack_now(&self, content: &'static Content, id: FighterId) -> i8 {
        self.printed(content, id, Stat::Attack) + self.fighter(id).token + self.bonus(content, id, What::Attack)
    }

    pub fn defense_now(&self, content: &'static Content, id: FighterId) -> i8 {
        let corroded = i8::from(self.has(id, Mark::Corroded));
        let defense = self.printed(content, id, Stat::Defense) - corroded + self.bonus(content, id, What::Defense);
        defense.max(0)
    }

    /// Health that is left on the face it shows.
    pub fn health_left(&self, content: &'static Content, id: FighterId) -> u8 {
        self.health(content, id).saturating_sub(self.fighter(id).damage)
    }

    /// Whether the printed abilities of a unit work.
    #[inline]
    pub fn is_able(&self, content: &'static Content, id: FighterId) -> bool {
        self.fighter(id).overlay().is_none() && !self.is_under(content, id, What::NoAbilities)
    }

    /// Whether its immunities and shields against spells work.
    pub fn is_able_against_spells(&self, content: &'static Content, id: FighterId) -> bool {
        self.is_able(content, id) && !self.is_under(content, id, What::NoSpellAbilities)
    }

    /// RULES 13.5, CARDS.md `immune`: spells and damage of specialties do nothing to it.
    pub fn is_immune(&self, content: &'static Content, id: FighterId) -> bool {
        self.figures(content, id).traits.immune_to_spells && self.is_able_against_spells(content, id)
    }

    /// No legal target of spells, and left out of area spells.
    pub fn is_spell_proof(&self, content: &'static Content, id: FighterId) -> bool {
        self.is_immune(content, id) || self.is_under(content, id, What::SpellProof)
    }

    /// By how much spell damage to a unit is lowered: its own shield, or a neighbour's.
    pub fn spell_shield(&self, content: &'static Content, id: FighterId) -> u8 {
        let own = self.figures(content, id).traits.spell_shield;
        let own = if own > 0 && self.is_able_against_spells(content, id) { own } else { 0 };
        let beside = self.fighter(id).space.beside();
        let shields = |other: &FighterId| {
            let traits = self.figures(content, *other).traits;
            traits.shields_others
                && beside.contains(self.fighter(*other).space)
                && self.is_able_against_spells(content, *other)
        };
        let lent = self.side(id.side()).iter().filter(|it| !it.is_tower()).filter(shields);
        lent.map(|it| self.figures(content, it).traits.spell_shield).fold(own, u8::max)
    }

    /// RULES 19.7: it has a defense token, or counts as having one.
    pub fn is_defending(&self, content: &'static Content, id: FighterId) -> bool {
        if self.has(id, Mark::Defending) {
            return true;
        }
        let beside = self.fighter(id).space.beside();
        self.side(id.side()).iter().any(|other| {
            self.figures(content, other).traits.lends_defense
                && beside.contains(self.fighter(other).space)
                && self.is_able(content, other)
        })
    }

    /// Effects that lie on no unit but on whoever attacks next.
    pub fn waiting_for_attacker(&self) -> i8 {
        self.ongoing.iter().filter(|it| it.on == On::NextAttacker).map(|it| it.amount).sum()
    }
}
