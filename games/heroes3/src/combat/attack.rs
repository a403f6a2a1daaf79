//! RULES 19.5: an attack, its windows, the retaliation and what comes after.

mod abilities;

pub use abilities::{OfferAbility, PickVictim};

use super::{
    Attack, Combat, On, What,
    dice::How,
    windows::{CardWindow, DefenceReroll},
};
use crate::{
    Event, Heroes3,
    cards::{DieFaces, Moment, Until},
    content::Content,
    event::Source,
    fighter::{FighterId, Fighters, Mark},
    kinds::{AttackAbilities, AttackKind, Kind, Side, Stat, Window},
    steps::Journal,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::steps::{Automatic, Flow, Stepped};

/// How far an attack has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Serialize, Deserialize)]
pub enum At {
    Declare,
    Targeted,
    Cards,
    Roll,
    Rolled,
    Fix,
    Defence,
    Faces,
    Damage,
    Save,
    PutDown,
    After,
    Burn,
    Retaliate,
    Late,
    End,
}

/// Carries the current attack on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AttackRun;

impl Automatic<Heroes3> for AttackRun {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        let Some(attack) = game.combat.attacks.last() else { return game.done() };
        let (attacker, target, stage) = (attack.attacker, attack.target, attack.stage);
        let gone = !game.combat.stands(attacker) || (!game.combat.stands(target) && stage <= At::PutDown);
        if gone && stage != At::End {
            game.set_stage(At::End);
            return Flow::Go;
        }
        match stage {
            At::Declare => game.declare(journal),
            At::Targeted => {
                game.set_stage(At::Cards);
                game.queue_abilities(target, Moment::Targeted);
            }
            At::Cards => {
                game.set_stage(At::Roll);
                game.agenda.push(CardWindow::between(Window::Roll, attacker.side()));
            }
            At::Roll => game.roll(journal),
            At::Rolled => {
                game.set_stage(At::Fix);
                game.agenda.push(CardWindow::between(Window::Rolled, attacker.side()));
            }
            At::Fix => game.fix_die(journal),
            At::Defence => game.roll_defence(journal),
            At::Faces => {
                game.set_stage(At::Damage);
                game.queue_abilities(target, Moment::Attacked);
                game.queue_abilities(attacker, Moment::Face);
            }
            At::Damage => game.work_out_damage(),
            At::Save => {
                game.set_stage(At::PutDown);
                game.offer_saves(journal);
            }
            At::PutDown => game.put_down(journal),
            At::After => {
                game.set_stage(At::Burn);
                let retaliation = game.combat.attack().is_some_and(|it| it.kind == AttackKind::Retaliation);
                game.queue_abilities(attacker, if retaliation { Moment::Retaliated } else { Moment::AfterAttack });
            }
            At::Burn => {
                game.set_stage(At::Retaliate);
                game.burn_attacker(journal);
            }
            At::Retaliate => game.retaliate(),
            At::Late => {
                game.set_stage(At::End);
                game.queue_abilities(attacker, Moment::AfterRetaliation);
            }
            At::End => game.end_attack(journal),
        }
        Flow::Go
    }
}

impl Heroes3 {
    #[inline]
    fn current(&mut self) -> &mut Attack {
        self.combat.attacks.last_mut().expect("an attack is going on")
    }

    #[inline]
    fn set_stage(&mut self, stage: At) {
        self.current().stage = stage;
    }

    pub(crate) fn push_attack(&mut self, attacker: FighterId, target: FighterId, kind: AttackKind, value: Option<u8>) {
        let marks = self.combat.fighter(attacker).marks;
        let fresh = match self.setting.attack_abilities {
            AttackAbilities::FirstAttack => !marks.has(Mark::Attacked),
            AttackAbilities::EachActivation => !marks.has(Mark::AttackedNow),
        };
        if self.combat.attacks.is_full() {
            return;
        }
        self.combat.attacks.push(Attack {
            attacker,
            target,
            kind,
            stage: At::Declare,
            value,
            live: kind == AttackKind::Main && fresh,
            adjacent: self.combat.fighter(attacker).space.adjacent(self.combat.fighter(target).space),
            rolled: ArrayVec::new(),
            how: How::default(),
            face: 0,
            result: 0,
            defence_die: None,
            damage: 0,
            ignores_retaliation: false,
            ignores_defense: false,
            saved: false,
            done: 0,
            fell: false,
            at: self.combat.fighter(target).space,
            burns: 0,
        });
    }

    /// Step 1: attack abilities without a later moment apply now; paralysis on the target is removed.
    fn declare(&mut self, journal: &mut Journal) {
        let attack = self.current();
        let (attacker, target, kind) = (attack.attacker, attack.target, attack.kind);
        attack.stage = At::Targeted;
        journal.tell_all(|| Event::Attacks { attacker: self.then(attacker), target: self.then(target), kind });
        self.wake(target, journal);
        if kind == AttackKind::Main {
            let marks = &mut self.combat.fighter_mut(attacker).marks;
            marks.set(Mark::Attacked);
            marks.set(Mark::AttackedNow);
            if self.seat_of(attacker.side()).is_none() {
                for waiting in self.combat.ongoing.iter_mut().filter(|it| it.on == On::NextAttacker) {
                    waiting.on = On::Unit(attacker);
                }
            }
        }
        let penalty = self.combat.has_penalty(self.content.0, attacker, target);
        let no_penalty = self.combat.ignores_penalty(self.content.0, attacker, target);
        let no_die = self.combat.is_under(self.content.0, attacker, What::IgnoreDie);
        let how = &mut self.current().how;
        how.penalty = penalty;
        how.no_penalty = no_penalty;
        how.none = no_die;
        if kind == AttackKind::Retaliation {
            self.queue_abilities(target, Moment::TargetedByRetaliation);
        }
        self.queue_abilities(attacker, Moment::Dice);
        self.queue_abilities(attacker, Moment::Declares);
    }

    /// Step 3, and the rerolls that are compulsory.
    fn roll(&mut self, journal: &mut Journal) {
        let how = self.current().how;
        let dice = how.dice();
        self.set_stage(At::Rolled);
        if dice == 0 {
            self.set_stage(At::Fix);
            return;
        }
        journal.learned();
        let mut rolled: ArrayVec<i8, 6> = ArrayVec::new();
        for _ in 0..dice {
            let mut face = how.set.unwrap_or_else(|| self.throw());
            let must = DieFaces(how.must);
            if must.contains(face) {
                face = self.throw();
                while how.must_repeat && must.contains(face) {
                    face = self.throw();
                }
            }
            rolled.push(face);
        }
        self.current().rolled = rolled;
        self.current().fix();
        self.tell_roll(journal);
        self.reroll_by_itself(journal);
    }

    pub(crate) fn tell_roll(&self, journal: &mut Journal) {
        journal.tell_all(|| {
            let attack = self.combat.attack().expect("an attack is going on");
            Event::Rolled { unit: self.then(attack.attacker), dice: attack.rolled.to_vec(), result: attack.result }
        });
    }

    /// RULING 45: whoever fights by itself uses optional rerolls of its abilities where they help.
    fn reroll_by_itself(&mut self, journal: &mut Journal) {
        let attack = self.current();
        let attacker = attack.attacker;
        if self.seat_of(attacker.side()).is_some() {
            return;
        }
        loop {
            let attack = self.current();
            let how = attack.how;
            let may = DieFaces(how.may);
            let wanted = |face: i8| may.contains(face) && face < 1 && (how.may != 0b111 || face < 0);
            let Some(at) = attack.rolled.iter().position(|&face| wanted(face)) else { return };
            if how.used && !how.may_repeat {
                return;
            }
            self.reroll_die(at, journal);
            self.current().how.used = true;
        }
    }

    /// Rolls one die of the current attack again; the last roll counts.
    pub(crate) fn reroll_die(&mut self, at: usize, journal: &mut Journal) {
        let to = self.throw();
        journal.learned();
        let attack = self.current();
        let Some(die) = attack.rolled.get_mut(at) else { return };
        let from = std::mem::replace(die, to);
        attack.fix();
        let attacker = attack.attacker;
        journal.tell_all(|| Event::Rerolled { unit: self.then(attacker), from, to });
    }

    /// Step 4: the die is fixed.
    fn fix_die(&mut self, _: &mut Journal) {
        let attack = self.current();
        attack.fix();
        attack.stage = At::Defence;
    }

    /// Step 5: another die for a defense token, or for counting as having one.
    fn roll_defence(&mut self, journal: &mut Journal) {
        let attack = self.current();
        let target = attack.target;
        attack.stage = At::Faces;
        if !self.combat.is_defending(self.content.0, target) {
            return;
        }
        journal.learned();
        let die = self.throw();
        self.current().defence_die = Some(die);
        journal.tell_all(|| Event::DefenceRolled { unit: self.then(target), die });
        self.agenda.push(DefenceReroll);
    }

    /// Whether the die of a defense token of this side has just been rolled.
    pub(crate) fn rolls_defence(&self, side: Side) -> bool {
        let rolled = |it: &Attack| it.stage == At::Faces && it.defence_die.is_some() && it.target.side() == side;
        self.combat.attack().is_some_and(rolled)
    }

    pub(crate) fn reroll_defence(&mut self, journal: &mut Journal) {
        let die = self.throw();
        journal.learned();
        let attack = self.current();
        attack.defence_die = Some(die);
        let target = attack.target;
        journal.tell_all(|| Event::DefenceRolled { unit: self.then(target), die });
    }

    /// What a die shows that may be rolled again.
    pub(crate) fn face_asked(&self, die: u8) -> i8 {
        let Some(attack) = self.combat.attack() else { return 0 };
        let defence = attack.defence_die.filter(|_| attack.stage == At::Faces);
        defence.or_else(|| attack.rolled.get(usize::from(die)).copied()).unwrap_or(0)
    }

    /// Step 7.
    fn work_out_damage(&mut self) {
        let attack = self.combat.attack().expect("an attack is going on");
        let damage = self.combat.damage_of(self.content.0, attack, attack.result, attack.defence_die);
        let left = self.combat.health_left(self.content.0, attack.target);
        let attack = self.current();
        attack.damage = damage;
        attack.stage = if damage > 0 && damage >= left { At::Save } else { At::PutDown };
    }

    /// Step 8: one save for each attack: cards, then units.
    fn offer_saves(&mut self, journal: &mut Journal) {
        let target = self.current().target;
        let others = self.combat.army(target.side()).minus(Fighters::NONE.with(target));
        for other in others.iter() {
            self.queue_abilities(other, Moment::Save);
        }
        if self.seat_of(target.side()).is_some() {
            self.agenda.push(CardWindow::of(Window::Save, target.side()));
        } else {
            self.save_by_itself(target, journal);
        }
    }

    /// Step 9.
    fn put_down(&mut self, journal: &mut Journal) {
        let attack = self.combat.attack().expect("an attack is going on");
        let (target, damage, saved, kind) = (attack.target, attack.damage, attack.saved, attack.kind);
        // A saved attack does nothing and provokes no retaliation.
        if saved {
            self.set_stage(At::Late);
            return;
        }
        let burns = self.combat.bonus(self.content.0, target, What::BurnsAttacker).max(0) as u8;
        let attack = self.current();
        attack.burns = if attack.adjacent { burns } else { 0 };
        attack.stage = At::After;
        let source = if kind == AttackKind::Retaliation { Source::Retaliation } else { Source::Attack };
        self.deal(target, damage, source, journal);
        let fell = !self.combat.stands(target);
        self.current().fell = fell;
    }

    /// Step 10: fire shields.
    fn burn_attacker(&mut self, journal: &mut Journal) {
        let attack = self.current();
        let (attacker, burns) = (attack.attacker, attack.burns);
        if burns > 0 {
            let burns = self.hurt_by(attacker, burns, crate::cards::Cause::Spell);
            self.deal(attacker, burns, Source::FireWall, journal);
        }
    }

    /// Step 11.
    fn retaliate(&mut self) {
        let attack = self.combat.attack().expect("an attack is going on");
        let (attacker, target) = (attack.attacker, attack.target);
        let lowers = attack.how.lowers_retaliation;
        let due = attack.kind == AttackKind::Main && !attack.ignores_retaliation && attack.adjacent;
        self.set_stage(At::Late);
        if due && self.combat.can_retaliate(self.content.0, target, attacker) {
            let figures = self.combat.figures(self.content.0, target);
            let unlimited = figures.traits.unlimited_retaliation && self.combat.is_able(self.content.0, target);
            if !unlimited {
                self.combat.fighter_mut(target).marks.set(Mark::Retaliated);
            }
            self.push_attack(target, attacker, AttackKind::Retaliation, None);
            self.current().how.lowest = lowers;
        }
    }

    /// Boosts of this attack are over.
    fn end_attack(&mut self, journal: &mut Journal) {
        let attack = self.current();
        let (attacker, target) = (attack.attacker, attack.target);
        self.combat.attacks.pop();
        self.end_effects(
            |it| match (it.what, it.until) {
                (What::Defense, Until::Attack) | (_, Until::NextTimeAttacked) => it.on == On::Unit(target),
                (What::Attack | What::IgnoreDie | What::IgnorePenalty, Until::Attack) => it.on == On::Unit(attacker),
                _ => false,
            },
            journal,
        );
        if self.combat.quiet[0] == Some(crate::kinds::Quiet::Attack) && self.combat.attacks.is_empty() {
            self.combat.quiet[0] = None;
        }
        if self.combat.quiet[1] == Some(crate::kinds::Quiet::Attack) && self.combat.attacks.is_empty() {
            self.combat.quiet[1] = None;
        }
    }
}

impl Combat {
    /// RULES 19.6
    pub fn has_penalty(&self, content: &'static Content, attacker: FighterId, target: FighterId) -> bool {
        if self.figures(content, attacker).kind != Kind::Ranged || attacker.is_tower() || target.is_tower() {
            return false;
        }
        let (from, to) = (self.fighter(attacker).space, self.fighter(target).space);
        let backs = from.row() == attacker.side().back_row() && to.row() == attacker.side().other().back_row();
        from.adjacent(to) || backs
    }

    pub fn ignores_penalty(&self, content: &'static Content, attacker: FighterId, target: FighterId) -> bool {
        let traits = self.figures(content, attacker).traits;
        let adjacent = self.fighter(attacker).space.adjacent(self.fighter(target).space);
        let able = traits.ignores_all_penalties || (traits.ignores_adjacent_penalty && adjacent);
        (able && self.is_able(content, attacker)) || self.is_under(content, attacker, What::IgnorePenalty)
    }

    /// Step 7: attack, result and modifiers less defense, never below 0.
    pub fn damage_of(&self, content: &'static Content, attack: &Attack, result: i8, defence_die: Option<i8>) -> u8 {
        let strength = self.strength(content, attack) + result;
        let shield = i8::from(defence_die == Some(1));
        let defense = self.bare_defense(content, attack) + shield;
        (strength.max(0) - defense.max(0)).max(0) as u8
    }

    /// The attack with its modifiers, without the die.
    pub fn strength(&self, content: &'static Content, attack: &Attack) -> i8 {
        let (attacker, target) = (attack.attacker, attack.target);
        let printed = attack.value.map_or_else(|| self.printed(content, attacker, Stat::Attack), |it| it as i8);
        let mut strength = printed + self.fighter(attacker).token + self.bonus(content, attacker, What::Attack);
        if !attack.adjacent && !self.ongoing.is_empty() {
            strength += self.bonus_at_distance(content, attacker);
        }
        if self.is_protected(content, attacker, target) {
            strength -= 1;
        }
        strength
    }

    fn bare_defense(&self, content: &'static Content, attack: &Attack) -> i8 {
        let target = attack.target;
        let printed = if attack.ignores_defense {
            0
        } else {
            (self.printed(content, target, Stat::Defense) - i8::from(self.has(target, Mark::Corroded))).max(0)
        };
        printed + self.bonus(content, target, What::Defense)
    }

    /// The defense against an attack with its modifiers, without the die of a defense token.
    pub fn defense_against(&self, content: &'static Content, attack: &Attack) -> i8 {
        self.bare_defense(content, attack).max(0)
    }

    /// Step 11: it survives, is still adjacent and has no retaliation cube.
    pub fn can_retaliate(&self, content: &'static Content, id: FighterId, against: FighterId) -> bool {
        let unlimited = self.figures(content, id).traits.unlimited_retaliation && self.is_able(content, id);
        self.stands(id)
            && self.stands(against)
            && self.fighter(id).space.adjacent(self.fighter(against).space)
            && (unlimited || !self.has(id, Mark::Retaliated))
    }
}
