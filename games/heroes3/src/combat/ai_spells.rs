//! RULES 22.4, RULING 100: how an AI hero casts its spells.

use super::{Combat, On, Ongoing, What, ai::AiGift, windows::CardWindow};
use crate::{
    Event, Heroes3,
    board::Space,
    cards::{Row, Tiers, Until, Verb},
    effects::{Effects, harm::hurt},
    fighter::{FighterId, Fighters, Mark},
    kinds::{AiCardId, AiClass, CardId, Kind, Side, Stat, Window},
    steps::Journal,
};

impl Heroes3 {
    /// The next spell of the AI's own deck, reshuffled when empty.
    pub(crate) fn next_ai_spell(&mut self, journal: &mut Journal) -> Option<CardId> {
        let ai = &mut self.combat.ai;
        if ai.spells.is_empty() {
            ai.spells = std::mem::take(&mut ai.spell_discard);
        }
        if ai.spells.is_empty() {
            return None;
        }
        journal.learned();
        Some(ai.spells.swap_remove(self.chance.below(ai.spells.len())))
    }

    /// Casts a spell, or puts it back because it cannot be used: then the card that cast it goes under the deck.
    pub(crate) fn cast_by_ai(
        &mut self,
        active: FighterId,
        spell: CardId,
        power: u8,
        by: Option<AiCardId>,
        journal: &mut Journal,
    ) {
        let content = self.content.0;
        // Any other spell counts as a Magic Arrow.
        let known = content.card(spell).ai;
        let (shown, class) = known.map_or((content.magic_arrow, AiClass::Harmful), |class| (spell, class));
        let rows = &content.card(shown).plays[0].rows;
        let Some(at) = rows.iter().rposition(|row| row.power <= power) else {
            self.put_back(spell, by, journal);
            return;
        };
        let row = &rows[at];
        let side = active.side();
        let used = match class {
            AiClass::Harmful => self.cast_on(shown, at, self.harmed(side, row)),
            AiClass::Helpful => self.cast_on(shown, at, self.helped(side, row)),
            AiClass::Attacking => self.cast_on_attacker(active, shown, row),
            AiClass::Area => self.cast_on_area(side, shown, at, journal),
            AiClass::Defense => self.cast_defense(side, shown, row),
            AiClass::Healing => self.cast_on(shown, at, self.most_hurt(hurt(self, self.combat.army(side)))),
            AiClass::Save => {
                self.combat.ai.save = Some((spell, power));
                true
            }
            AiClass::OneRound => {
                let army = self.combat.army(side);
                if self.combat.waiting(side).len() * 2 < army.len() && by.is_some() {
                    self.combat.ai.kept = Some((spell, power));
                    if let Some(by) = by {
                        self.combat.ai.discard.push(by);
                    }
                    return;
                }
                self.cast_on(shown, at, self.helped(side, row))
            }
            AiClass::Weakening => self.cast_weakness(active, shown, row),
        };
        if !used {
            self.put_back(spell, by, journal);
            return;
        }
        if class != AiClass::Save {
            self.combat.ai.spell_discard.push(spell);
            journal.tell_all(|| Event::Cast { side, card: shown, power: row.power });
        }
        if let Some(by) = by {
            self.combat.ai.discard.push(by);
        }
    }

    fn put_back(&mut self, spell: CardId, by: Option<AiCardId>, journal: &mut Journal) {
        self.combat.ai.spells.push(spell);
        if let Some(by) = by {
            self.combat.ai.under.push(by);
        }
        journal.tell_all(|| Event::AiSpellReturned { card: spell });
    }

    /// The answer of the player comes before the effect.
    pub(super) fn announce(&mut self, spell: CardId, row: u8, target: Option<FighterId>) {
        let row = &self.content.0.card(spell).plays[0].rows[usize::from(row)];
        let casting = &mut self.combat.casting;
        casting.card = Some(spell);
        casting.power = row.power;
        casting.cancelled = false;
        let side = self.enemy_side();
        let effects = Effects::of_row(row.does, side, spell, row.tiers);
        self.agenda.push(target.map_or(effects, |target| effects.about(target)));
        self.agenda.push(CardWindow::of(Window::Answer, side.other()));
    }

    /// On one of these units; whether there is any.
    fn cast_on(&mut self, spell: CardId, row: usize, targets: Fighters) -> bool {
        self.give_to_one(targets, AiGift::Spell { card: spell, row: row as u8 });
        !targets.is_empty()
    }

    /// Units a spell may be about.
    fn open_to_spells(&self, side: Side, tiers: Tiers) -> Fighters {
        let content = self.content.0;
        let fits = |&id: &FighterId| {
            tiers.contains(self.combat.figures(content, id).tier) && !self.combat.is_spell_proof(content, id)
        };
        self.combat.side(side).iter().filter(fits).fold(Fighters::NONE, Fighters::with)
    }

    /// Harmful spells hit the player's unit with the highest defense; one that takes an activation only units yet to act.
    fn harmed(&self, side: Side, row: &Row) -> Fighters {
        let content = self.content.0;
        let mut units = self.open_to_spells(side.other(), row.tiers);
        let list = self.content.list(row.does);
        if list.iter().any(|it| matches!(it, Verb::SkipActivation)) {
            units = units.and(self.combat.waiting(side.other()));
        }
        if list.iter().any(|it| matches!(it, Verb::Forbid { .. })) {
            let ranged = units.iter().filter(|&it| self.combat.figures(content, it).kind == Kind::Ranged);
            units = ranged.fold(Fighters::NONE, Fighters::with);
        }
        self.highest_defense(units)
    }

    fn helped(&self, side: Side, row: &Row) -> Fighters {
        self.highest_defense(self.open_to_spells(side, row.tiers))
    }

    /// On the active unit if it attacks, else it waits for the next one that does.
    fn cast_on_attacker(&mut self, active: FighterId, spell: CardId, row: &Row) -> bool {
        let attack: i8 = self
            .content
            .list(row.does)
            .iter()
            .map(|verb| match verb {
                Verb::ModStat(it) if it.stat == Stat::Attack => it.amount,
                Verb::Choose { first, .. } => match self.content.list(*first).first() {
                    Some(Verb::ModStat(it)) => it.amount,
                    _ => 0,
                },
                _ => 0,
            })
            .sum();
        let no_die = self.content.list(row.does).iter().any(|verb| matches!(verb, Verb::IgnoreDie { .. }));
        self.ai_attack(active.side(), attack, Some(spell));
        if no_die {
            let side = active.side();
            let effect = Ongoing::new(What::IgnoreDie, 0, On::NextAttacker, Until::Attack, side, Some(spell));
            self.add_effect(effect);
        }
        attack != 0 || no_die
    }

    /// The group of adjacent player units with most high tiers, then least health left; if no two are adjacent, a unit that
    /// is not beside units of the AI; else it is not cast.
    fn cast_on_area(&mut self, side: Side, spell: CardId, at: usize, journal: &mut Journal) -> bool {
        let content = self.content.0;
        let row = &content.card(spell).plays[0].rows[at];
        let units = self.open_to_spells(side.other(), row.tiers).minus(Fighters::NONE.with(FighterId::TOWER));
        let combat = &self.combat;
        let worth = |id: FighterId| {
            let tier = combat.figures(content, id).tier.map_or(0, |it| it as i16);
            (tier, -i16::from(combat.health_left(content, id)))
        };
        let mut best: Option<((i16, i16), Space, Space)> = None;
        for one in units.iter() {
            for other in units.iter().filter(|other| other.0 > one.0) {
                let (a, b) = (combat.fighter(one).space, combat.fighter(other).space);
                if !a.adjacent(b) {
                    continue;
                }
                let value = (worth(one).0 + worth(other).0, worth(one).1 + worth(other).1);
                if best.is_none_or(|it| value > it.0) {
                    best = Some((value, a, b));
                }
            }
        }
        let alone = || {
            let apart = units.iter().filter(|&id| combat.adjacent_enemies(id).is_empty());
            apart.max_by_key(|&id| worth(id))
        };
        let first = match best {
            Some((_, a, _)) => combat.at(a),
            None => alone(),
        };
        let Some(first) = first else { return false };
        let damage = content.list(row.does).iter().find_map(|verb| match verb {
            Verb::Damage { amount, .. } => Some(*amount),
            _ => None,
        });
        let Some(amount) = damage else {
            self.announce(spell, at as u8, Some(first));
            return true;
        };
        let here = combat.fighter(first).space;
        let other = best.map_or(here, |it| it.2);
        let effects = Effects::of_row(row.does, side, spell, row.tiers);
        self.hit_pair(effects, here, if other == here { Space::TOWER } else { other }, amount, journal);
        true
    }

    /// On the unit with the highest defense without such a mark.
    fn cast_defense(&mut self, side: Side, spell: CardId, row: &Row) -> bool {
        let content = self.content.0;
        let amount = content.list(row.does).iter().find_map(|verb| match verb {
            Verb::ModStat(it) if it.stat == Stat::Defense => Some(it.amount),
            _ => None,
        });
        let marked = |id: FighterId| {
            self.combat.ongoing.iter().any(|it| it.on == On::Unit(id) && it.until == Until::NextTimeAttacked)
        };
        let free = self.combat.army(side).iter().filter(|&id| !marked(id)).fold(Fighters::NONE, Fighters::with);
        let best = Combat::most(free, |id| {
            let fighter = self.combat.fighter(id);
            (self.combat.defense_now(content, id), self.combat.figures(content, id).tier, fighter.damage)
        });
        if let Some(amount) = amount {
            self.give_to_one(best, AiGift::Defense { amount, card: Some(spell) });
        }
        amount.is_some() && !best.is_empty()
    }

    /// Only if the active unit will provoke a retaliation, on the unit that retaliates.
    fn cast_weakness(&mut self, active: FighterId, spell: CardId, row: &Row) -> bool {
        let content = self.content.0;
        let targets = self.combat.targets_of(content, active);
        let melee = self.combat.figures(content, active).kind != Kind::Ranged;
        let target =
            targets.first().filter(|&it| targets.len() == 1 && melee && !self.combat.has(it, Mark::Retaliated));
        let amount = content.list(row.does).iter().find_map(|verb| match verb {
            Verb::ModStat(it) if it.stat == Stat::Attack => Some(it.amount),
            _ => None,
        });
        match target.zip(amount) {
            Some((target, amount)) if !self.combat.is_spell_proof(content, target) => {
                let effect =
                    Ongoing::new(What::Attack, amount, On::Unit(target), Until::Attack, active.side(), Some(spell));
                self.add_effect(effect);
                true
            }
            _ => false,
        }
    }

    /// A save that was kept is used for the first attack it fits.
    pub(crate) fn save_by_itself(&mut self, target: FighterId, journal: &mut Journal) {
        let Some((spell, power)) = self.combat.ai.save else { return };
        let content = self.content.0;
        let rows = &content.card(spell).plays[0].rows;
        let tier = self.combat.figures(content, target).tier;
        let fits = rows.iter().any(|row| row.power <= power && row.tiers.contains(tier));
        if !fits || self.combat.is_spell_proof(content, target) {
            return;
        }
        self.combat.ai.save = None;
        self.combat.ai.spell_discard.push(spell);
        if let Some(attack) = self.combat.attacks.last_mut() {
            attack.saved = true;
        }
        journal.tell_all(|| Event::Saved { unit: self.then(target), card: Some(spell) });
    }
}

/// Whether anything of an AI hero is left to draw.
pub fn deck_size(combat: &Combat) -> usize {
    let ai = &combat.ai;
    ai.unseen.iter().map(|&it| usize::from(it)).sum::<usize>() + ai.known.len() + ai.returning.len() + ai.under.len()
}
