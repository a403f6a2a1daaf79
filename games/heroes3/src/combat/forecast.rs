//! What an attack would do, worked out by playing it on a copy with each result of the dice.

use super::{Attack, attack::At, dice::Counting};
use crate::{
    Action, Heroes3,
    board::Space,
    combat::attack::AttackRun,
    fighter::{FighterId, Mark},
    kinds::{AttackKind, Face, Quiet, Stat, Window},
    steps::{Journal, Step},
};
use arrayvec::ArrayVec;
use serde::Serialize;
use taverne_engine::{
    Chance, Seat, Seed,
    steps::{Flow, Stepped, Steps},
};
use ts_rs::TS;

/// What an attack would do, result by result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct Forecast {
    /// From where; the nearest space, if the unit has to move.
    pub from: Space,
    pub target: Space,
    /// With a card of the hand, played in this way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub with: Option<WithCard>,
    /// The attack value, what cards, tokens and walls change about it, and the defense against it.
    pub attack: i8,
    pub bonus: i8,
    pub defense: i8,
    pub dice: Dice,
    /// The odds of the outcomes add up to this.
    pub of: u16,
    pub outcomes: Vec<Forecasted>,
    /// What the retaliation would do if the die shows 0, or if only a lower face lets the target stand, then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retaliation: Option<Vec<Forecasted>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub no_retaliation: Option<NoRetaliation>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct WithCard {
    pub card: String,
    pub option: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    None,
    One,
    Lowest,
    Highest,
    /// All of several dice count.
    All,
}

/// One result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct Forecasted {
    /// What the dice show.
    pub face: i8,
    /// The die of a defense token shows +1.
    pub shield: bool,
    pub odds: u16,
    pub damage: u8,
    pub fate: Fate,
    /// Health left on the face it then shows.
    pub left: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Stands,
    Turns,
    Falls,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
#[serde(rename_all = "snake_case")]
pub enum NoRetaliation {
    Ranged,
    Cube,
    Defeated,
    Ignored,
}

/// One throw of several dice: what it shows, and of how many throws it is one.
type Throw = (ArrayVec<i8, 6>, u16);

impl Heroes3 {
    /// One forecast for each unit the active unit of the seat can attack, now or after a move; while cards are played on an
    /// attack, one for it and one for each card.
    pub fn forecasts(&self, seat: Seat) -> Vec<Forecast> {
        let side = self.side_of(seat);
        match self.step() {
            Some(Step::Act(act)) if self.combat.active.side() == side => self.forecast_targets(act.moved),
            Some(Step::CardWindow(it)) if it.window == Window::Roll && it.side == side => self.forecast_cards(seat),
            _ => Vec::new(),
        }
    }

    fn forecast_targets(&self, moved: bool) -> Vec<Forecast> {
        let content = self.content.0;
        let id = self.combat.active;
        let here = self.combat.fighter(id).space;
        let victims = self.combat.victims(content, id);
        let ranged = self.combat.figures(content, id).kind == crate::kinds::Kind::Ranged;
        let mut all = Vec::new();
        for target in self.combat.side(id.side().other()).iter() {
            let from = if victims.contains(target) && !(ranged && moved) {
                Some(here)
            } else if moved || ranged || target.is_tower() || self.combat.is_under(content, id, super::What::NoAttack) {
                None
            } else {
                self.combat.spaces_to_attack(content, id, target).iter().next()
            };
            if let Some(from) = from {
                all.push(self.forecast(id, target, from));
            }
        }
        all
    }

    /// The copy that is played on: nobody is asked, and its chance has nothing to do with the table's.
    fn copy_for_forecast(&self) -> Self {
        let mut copy = self.clone();
        copy.chance = Chance::imagined(&mut Seed::numbered(0, 0).fast());
        copy.combat.quiet = [Some(Quiet::Activation); 2];
        copy
    }

    fn forecast(&self, id: FighterId, target: FighterId, from: Space) -> Forecast {
        let mut copy = self.copy_for_forecast();
        copy.agenda.clear();
        let fighter = copy.combat.fighter_mut(id);
        if fighter.space != from {
            fighter.marks.set(Mark::Moved);
        }
        fighter.space = from;
        copy.push_attack(id, target, AttackKind::Main, None);
        copy.agenda.push(AttackRun);
        copy.carry_on(At::Roll);
        copy.forecast_from_roll(from)
    }

    fn forecast_cards(&self, seat: Seat) -> Vec<Forecast> {
        let Some(attack) = self.combat.attack() else { return Vec::new() };
        let from = self.combat.fighter(attack.attacker).space;
        let side = self.side_of(seat);
        let after = |action: Option<Action>| {
            let mut copy = self.copy_for_forecast();
            if let Some(action) = action {
                copy.carry_out(seat, side, action, &mut Journal::silent());
            }
            copy.carry_on(At::Roll);
            copy.forecast_from_roll(from)
        };
        let mut all = vec![after(None)];
        let mut plays = Vec::new();
        self.offer_legal_plays(seat, Window::Roll, |action| plays.push(action));
        for action in plays {
            if let Action::Play { card, option } = action {
                let mut forecast = after(Some(action));
                let printed = self.content.card(card);
                let key = format!("{}-{}", printed.kind.id(), printed.id);
                forecast.with = Some(WithCard { card: key, option });
                all.push(forecast);
            }
        }
        all
    }

    /// Runs the agenda of a copy until the current attack has come so far; questions are answered with what changes least.
    fn carry_on(&mut self, stage: At) {
        let mut journal = Journal::silent();
        for _ in 0..80 {
            let Some(step) = self.step() else { return };
            let reached = self.combat.attacks.last().is_none_or(|it| it.stage >= stage);
            if reached && matches!(step, Step::AttackRun(_)) {
                return;
            }
            if let Step::CardWindow(_) = step {
                self.done();
                continue;
            }
            if step.run(self, &mut journal) == Flow::Ask {
                let seat = step.asked(self).first().unwrap_or(Seat::new(0));
                let (mut first, mut done) = (None, false);
                step.legal(self, seat, |action| {
                    done |= action == Action::Done;
                    first.get_or_insert(action);
                });
                let answer = if done { Some(Action::Done) } else { first };
                match answer {
                    Some(action) => step.answer(self, seat, action, &mut journal),
                    None => _ = self.done(),
                }
            }
        }
    }

    fn forecast_from_roll(&self, from: Space) -> Forecast {
        let content = self.content.0;
        let Some(attack) = self.combat.attack() else { return Forecast::nothing(from) };
        let (attacker, target) = (attack.attacker, attack.target);
        let printed = attack.value.map_or_else(|| self.combat.printed(content, attacker, Stat::Attack), |it| it as i8);
        let strength = self.combat.strength(content, attack);
        let (outcomes, of) = self.outcomes();
        let (retaliation, no_retaliation) = self.forecast_retaliation();
        Forecast {
            from,
            target: self.combat.fighter(target).space,
            with: None,
            attack: printed,
            bonus: strength - printed,
            defense: self.combat.defense_against(content, attack),
            dice: match attack.how.counting() {
                Counting::Nothing => Dice::None,
                Counting::One => Dice::One,
                Counting::Lowest => Dice::Lowest,
                Counting::Highest => Dice::Highest,
                Counting::All(_) => Dice::All,
            },
            of,
            outcomes,
            retaliation,
            no_retaliation,
        }
    }

    /// Every result of the dice of the current attack, equal ones together.
    fn outcomes(&self) -> (Vec<Forecasted>, u16) {
        let Some(attack) = self.combat.attack() else { return (Vec::new(), 1) };
        let defending = self.combat.is_defending(self.content.0, attack.target);
        let throws = throws(attack);
        let mut all: Vec<Forecasted> = Vec::new();
        let mut of = 0;
        for (rolled, odds) in throws {
            for (shield, weight) in if defending { [(false, 2), (true, 1)] } else { [(false, 1), (true, 0)] } {
                if weight == 0 {
                    continue;
                }
                let one = self.result(&rolled, shield, odds * weight);
                of += one.odds;
                let same = |it: &&mut Forecasted| {
                    it.face == one.face && it.shield == shield && it.damage == one.damage && it.fate == one.fate
                };
                match all.iter_mut().find(same) {
                    Some(it) => it.odds += one.odds,
                    None => all.push(one),
                }
            }
        }
        all.sort_by_key(|it| (it.face, it.shield));
        (all, of.max(1))
    }

    fn result(&self, rolled: &ArrayVec<i8, 6>, shield: bool, odds: u16) -> Forecasted {
        let mut copy = self.clone();
        let attack = copy.combat.attacks.last_mut().expect("an attack is going on");
        attack.rolled.clone_from(rolled);
        attack.fix();
        let face = attack.counted().iter().sum();
        attack.stage = At::Faces;
        attack.defence_die = Some(i8::from(shield));
        let target = attack.target;
        let before = copy.combat.fighter(target).face;
        copy.carry_on(At::Save);
        let damage = copy.combat.attack().map_or(0, |it| it.damage);
        copy.carry_on(At::After);
        let fate = if !copy.combat.stands(target) {
            Fate::Falls
        } else if before == Face::Pack && copy.combat.fighter(target).face == Face::Few {
            Fate::Turns
        } else {
            Fate::Stands
        };
        let left = if fate == Fate::Falls { 0 } else { copy.combat.health_left(copy.content.0, target) };
        Forecasted { face, shield, odds, damage, fate, left }
    }

    /// Once the current attack has done its damage, with this face on every die.
    fn struck_with(&self, face: i8) -> Self {
        let mut copy = self.clone();
        let attack = copy.combat.attacks.last_mut().expect("an attack is going on");
        attack.rolled = (0..attack.how.dice()).map(|_| face).collect();
        attack.fix();
        attack.stage = At::Faces;
        copy.carry_on(At::Retaliate);
        copy
    }

    fn forecast_retaliation(&self) -> (Option<Vec<Forecasted>>, Option<NoRetaliation>) {
        let Some(attack) = self.combat.attack() else { return (None, None) };
        if attack.kind != AttackKind::Main {
            return (None, None);
        }
        if !attack.adjacent {
            return (None, Some(NoRetaliation::Ranged));
        }
        if attack.ignores_retaliation {
            return (None, Some(NoRetaliation::Ignored));
        }
        let (attacker, target) = (attack.attacker, attack.target);
        let Some(mut copy) = [0, -1].into_iter().map(|face| self.struck_with(face)).find(|it| it.combat.stands(target))
        else {
            return (None, Some(NoRetaliation::Defeated));
        };
        if !copy.combat.can_retaliate(copy.content.0, target, attacker) {
            return (None, Some(NoRetaliation::Cube));
        }
        let lowers = copy.combat.attack().is_some_and(|it| it.how.lowers_retaliation);
        copy.combat.attacks.clear();
        copy.agenda.clear();
        copy.push_attack(target, attacker, AttackKind::Retaliation, None);
        copy.agenda.push(AttackRun);
        if let Some(attack) = copy.combat.attacks.last_mut() {
            attack.how.lowest = lowers;
        }
        copy.carry_on(At::Roll);
        (Some(copy.outcomes().0), None)
    }
}

impl Forecast {
    fn nothing(from: Space) -> Self {
        Self {
            from,
            target: from,
            with: None,
            attack: 0,
            bonus: 0,
            defense: 0,
            dice: Dice::None,
            of: 1,
            outcomes: Vec::new(),
            retaliation: None,
            no_retaliation: None,
        }
    }
}

/// Every throw of the dice of an attack; compulsory rerolls as long as a face shows leave the others.
fn throws(attack: &Attack) -> Vec<Throw> {
    let how = attack.how;
    let must = crate::cards::DieFaces(how.must);
    let faces: Vec<(i8, u16)> = match how.set {
        Some(face) if how.must == 0 || !must.contains(face) => vec![(face, 1)],
        _ if how.must != 0 && how.must_repeat => {
            [-1, 0, 1].into_iter().filter(|&it| !must.contains(it)).map(|it| (it, 1)).collect()
        }
        // Rolled once more if it must be: one of three is spread over all.
        _ if how.must != 0 => [-1, 0, 1].into_iter().map(|it| (it, if must.contains(it) { 1 } else { 4 })).collect(),
        _ => vec![(-1, 1), (0, 1), (1, 1)],
    };
    let mut all: Vec<Throw> = vec![(ArrayVec::new(), 1)];
    for _ in 0..how.dice() {
        let mut next = Vec::new();
        for (rolled, odds) in &all {
            for (face, weight) in &faces {
                let mut more = rolled.clone();
                more.push(*face);
                next.push((more, odds * weight));
            }
        }
        // Dice are alike: throws that show the same are one.
        let mut merged: Vec<Throw> = Vec::new();
        for (mut rolled, odds) in next {
            rolled.sort_unstable();
            match merged.iter_mut().find(|it| it.0 == rolled) {
                Some(it) => it.1 += odds,
                None => merged.push((rolled, odds)),
            }
        }
        all = merged;
    }
    all
}
