//! RULES 14, 19.5: what units do at the moments of an attack, and at others.

use crate::{
    Action, Heroes3, Refusal,
    cards::{Ability, Moment, Needs, Trigger},
    effects::Effects,
    fighter::{FighterId, Fighters, Mark},
    kinds::{AttackKind, Faction},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

impl Heroes3 {
    /// Puts the abilities of a unit for a moment on the agenda, the first one on top.
    pub(crate) fn queue_abilities(&mut self, id: FighterId, moment: Moment) {
        if !self.combat.stands(id) {
            return;
        }
        let figures = self.combat.figures(self.content.0, id);
        if figures.moments >> moment as u32 & 1 == 0 || !self.combat.is_able(self.content.0, id) {
            return;
        }
        for (index, ability) in figures.abilities.iter().enumerate().rev() {
            if ability.moment != moment {
                continue;
            }
            for _ in 0..self.times(id, ability) {
                if ability.optional {
                    self.agenda.push(OfferAbility { by: id, index: index as u8 });
                } else {
                    self.agenda.push(Effects::of_unit(ability.does, id));
                }
            }
        }
    }

    /// The ability of a unit that has just fallen.
    pub(crate) fn queue_fallen(&mut self, id: FighterId) {
        let figures = self.combat.figures(self.content.0, id);
        for ability in figures.abilities.iter().filter(|it| it.moment == Moment::Fallen) {
            if self.times(id, ability) > 0 {
                self.agenda.push(Effects::of_unit(ability.does, id));
            }
        }
    }

    /// How often an ability works now: once, or once for each die that fits.
    fn times(&self, id: FighterId, ability: &Ability) -> usize {
        let attack = self.combat.attack();
        if ability.trigger == Trigger::Attack && !attack.is_some_and(|it| it.live && it.attacker == id) {
            return 0;
        }
        let fits = match ability.needs {
            Needs::Nothing => true,
            Needs::TargetNotAdjacent => attack.is_some_and(|it| !it.adjacent),
            Needs::Moved => self.combat.has(id, Mark::Moved),
            Needs::VictorIsNecropolis => {
                let victor = self.leader(id.side().other());
                victor.is_some_and(|it| it.faction == Faction::Necropolis)
            }
        };
        if !fits || (ability.once_per_combat && self.combat.has(id, Mark::Spent)) {
            return 0;
        }
        match (ability.die.or(ability.enemy_die), attack) {
            (Some(faces), Some(attack)) => attack.counted().iter().filter(|&&face| faces.contains(face)).count(),
            (Some(_), None) => 0,
            (None, _) => 1,
        }
    }
}

/// A unit may use an ability, perhaps at a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferAbility {
    pub by: FighterId,
    pub index: u8,
}

impl OfferAbility {
    fn ability(self, game: &Heroes3) -> Option<&'static Ability> {
        game.combat.figures(game.content.0, self.by).abilities.get(usize::from(self.index))
    }

    fn accept(self, game: &mut Heroes3) {
        let Some(ability) = self.ability(game) else { return };
        if ability.once_per_combat {
            game.combat.fighter_mut(self.by).marks.set(Mark::Spent);
        }
        game.agenda.push(Effects::of_unit(ability.does, self.by));
        if ability.cost != crate::cards::ListId::NOTHING {
            game.agenda.push(Effects::of_unit(ability.cost, self.by));
        }
    }
}

impl Question<Heroes3> for OfferAbility {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.decider(self.by.side())
    }

    fn run(self, game: &mut Heroes3, _: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        let possible = self.ability(game).is_some_and(|ability| {
            let effects = Effects::of_unit(ability.does, self.by);
            let cost = Effects::of_unit(ability.cost, self.by);
            game.combat.stands(self.by)
                && effects.possible(game)
                && (ability.cost == crate::cards::ListId::NOTHING || cost.possible(game))
        });
        if !possible {
            return game.done();
        }
        if game.seat_of(self.by.side()).is_some() {
            return Flow::Ask;
        }
        game.done();
        self.accept(game);
        Flow::Go
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Accept);
        offer(Action::Done);
    }

    fn check(self, _: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::Accept | Action::Done) { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        if action == Action::Accept {
            self.accept(game);
        }
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        let question = Phrase::new("ask-ability").with("unit", game.unit_phrase(self.by));
        Prompt { question, rule: "unit-abilities" }
    }
}

/// Of several units beside the target of an attack, one is attacked too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickVictim {
    pub attack: u8,
}

impl PickVictim {
    /// Units beside the space where the target stood, friend or foe; whoever fights by itself prefers enemies.
    pub(crate) fn victims(game: &Heroes3) -> Fighters {
        let Some(attack) = game.combat.attack() else { return Fighters::NONE };
        let beside = attack.at.beside();
        let there = game.combat.standing.iter().filter(|&it| beside.contains(game.combat.fighter(it).space));
        let all = there.fold(Fighters::NONE, Fighters::with).minus(Fighters::NONE.with(attack.target));
        if game.seat_of(attack.attacker.side()).is_some() {
            return all;
        }
        game.further_victims(attack.attacker, all)
    }
}

impl Question<Heroes3> for PickVictim {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.decider(game.combat.attack().map_or(crate::kinds::Side::Attacker, |it| it.attacker.side()))
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        Self::victims(game).iter().for_each(|it| offer(Action::Target(game.combat.fighter(it).space)));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Target(space) => match game.combat.at(space) {
                Some(id) if Self::victims(game).contains(id) => Ok(()),
                _ => Err(Refusal::NoTarget),
            },
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        let Action::Target(space) = action else { return };
        let attacker = game.combat.attack().map(|it| it.attacker);
        if let Some((attacker, target)) = attacker.zip(game.combat.at(space)) {
            game.push_attack(attacker, target, AttackKind::Extra, Some(self.attack));
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-further-target", "unit-abilities")
    }
}
