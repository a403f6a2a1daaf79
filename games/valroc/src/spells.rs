//! RULES 5: what spells and single-use courses do.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{CourseId, SpellId},
    effect::Effect,
    elements::Element,
    places::Place,
    player::Player,
    steps::{Journal, Phase},
    vials::Leftovers,
    windows::Moment,
    wrath::Wrath,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Question, Stepped},
};

/// A spell takes so many Vals from statues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plunder {
    pub seat: Seat,
    pub left: u8,
}

impl Question<Valroc> for Plunder {
    const ALL_LEGAL: bool = true;

    fn asked(self, _: &Valroc) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Valroc, _: Seat, mut offer: impl FnMut(Action)) {
        let Self { left, .. } = self;
        for statue in Element::ALL {
            let most = left.min(game.board.statue_vals(statue));
            (1..=most).for_each(|vals| offer(Action::Plunder { statue, vals }));
        }
        offer(Action::Decline);
    }

    fn check(self, game: &Valroc, _: Seat, action: Action) -> Result<(), Refusal> {
        let Self { left, .. } = self;
        match action {
            Action::Plunder { statue, vals } if (1..=left).contains(&vals) => {
                if vals <= game.board.statue_vals(statue) { Ok(()) } else { Err(Refusal::NotThere) }
            }
            Action::Decline => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Self { left, .. } = self;
        let Action::Plunder { statue, vals } = action else {
            game.done();
            return;
        };
        game.board.statues[statue.index()].vals -= vals;
        game.player_mut(seat).vals += vals;
        journal.tell_all(|| Event::Plundered { seat, statue, vals });
        game.done();
        if left > vals && game.board.statues.iter().any(|statue| statue.vals > 0) {
            game.agenda.push(Self { seat, left: left - vals });
        }
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask-plunder").with("left", self.left), rule: "spells" }
    }
}

impl Valroc {
    pub(crate) fn spell_candidates(&self, seat: Seat, spell: SpellId, offer: &mut impl FnMut(Action)) {
        let mut cast = |on, element| offer(Action::Cast { spell, on, element });
        match self.content.spell(spell).effect {
            Effect::StealPc(_) | Effect::WeakenOne(_) => {
                for opponent in self.opponents(seat) {
                    Element::ALL.into_iter().for_each(|element| cast(Some(opponent), Some(element)));
                }
            }
            Effect::StealVials => self.opponents(seat).for_each(|opponent| cast(Some(opponent), None)),
            _ => cast(None, None),
        }
    }

    pub(crate) fn course_candidates(&self, course: CourseId, offer: &mut impl FnMut(Action)) {
        let card = self.content.course(course);
        match card.effect {
            _ if !card.single => {}
            // Used while a pawn is placed.
            Effect::TransformToMage => {}
            Effect::GainPc(_) => {
                Element::ALL.into_iter().for_each(|it| offer(Action::UseCourse { course, element: Some(it) }));
            }
            _ => offer(Action::UseCourse { course, element: None }),
        }
    }

    /// In hand, at its moment and well aimed. It need not do anything: every spell stirs the wrath **[V1]**.
    pub(crate) fn check_cast(
        &self,
        seat: Seat,
        spell: SpellId,
        on: Option<Seat>,
        element: Option<Element>,
        moment: Moment,
    ) -> Result<(), Refusal> {
        let player = self.player(seat);
        if spell.index() >= self.content.spells.len() || player.spells.count(spell) == 0 {
            return Err(Refusal::NotOwned);
        }
        let card = self.content.spell(spell);
        if !moment.allows(card.timing) {
            return Err(Refusal::WrongMoment);
        }
        let opponent = on.filter(|&other| other != seat && other.index() < self.table());
        let well_aimed = match card.effect {
            Effect::StealPc(_) => opponent.is_some() && element.is_some(),
            Effect::WeakenOne(_) => opponent.is_some_and(|victim| self.waits_to_fight(victim)) && element.is_some(),
            Effect::StealVials => opponent.is_some() && element.is_none(),
            _ => on.is_none() && element.is_none(),
        };
        if well_aimed { Ok(()) } else { Err(Refusal::WrongTarget) }
    }

    /// Whether a spell in hand could be played on anybody, if this is its moment.
    pub(crate) fn can_cast(&self, seat: Seat, spell: SpellId) -> bool {
        match self.content.spell(spell).effect {
            Effect::StealPc(_) | Effect::StealVials => self.table() > 1,
            Effect::WeakenOne(_) => self.opponents(seat).any(|other| self.waits_to_fight(other)),
            _ => true,
        }
    }

    /// Whether it could also do something besides stirring the wrath.
    pub(crate) fn can_use(&self, seat: Seat, spell: SpellId) -> bool {
        match self.content.spell(spell).effect {
            Effect::StealPc(_) => self.any_opponent(seat, |other| other.skills != [0; 4]),
            Effect::WeakenOne(_) => self.opponents(seat).any(|other| self.waits_to_fight(other)),
            Effect::StealVials => self.any_opponent(seat, |other| self.keeps_vials(other)),
            effect => self.is_useful(seat, effect),
        }
    }

    /// Whether a spell, aimed like this, would do nothing but stir the wrath.
    pub(crate) fn is_idle_cast(&self, seat: Seat, spell: SpellId, on: Option<Seat>, element: Option<Element>) -> bool {
        let card = self.content.spell(spell);
        match (card.effect, on, element) {
            (Effect::StealPc(_), Some(victim), Some(element)) => self.player(victim).skill(element) == 0,
            (Effect::StealVials, Some(victim), _) => !self.keeps_vials(self.player(victim)),
            (Effect::WeakenOne(_), ..) => false,
            (effect, ..) => !self.is_useful(seat, effect),
        }
    }

    fn keeps_vials(&self, player: &Player) -> bool {
        !player.kept.minus(self.content.wounds()).is_empty()
    }

    fn any_opponent(&self, seat: Seat, is_so: impl Fn(&Player) -> bool) -> bool {
        self.players.iter().enumerate().any(|(index, player)| index != seat.index() && is_so(player))
    }

    fn check_useful(&self, seat: Seat, effect: Effect) -> Result<(), Refusal> {
        if self.is_useful(seat, effect) { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    /// Whether an effect that aims at nobody would do anything for the seat.
    pub(crate) fn is_useful(&self, seat: Seat, effect: Effect) -> bool {
        let player = self.player(seat);
        match effect {
            Effect::GainPm(_) => player.pm < self.content.board.most,
            Effect::GainVals(_) => self.board.bank > 0,
            Effect::TakeStatueVals(_) => self.board.statues.iter().any(|statue| statue.vals > 0),
            Effect::TakeValsFromEach(_) => self.any_opponent(seat, |other| other.vals > 0),
            Effect::MercenaryCost(price) => {
                !player.placed.contains(crate::places::Pawn::Mercenary) && price < self.mercenary_price(seat)
            }
            Effect::IgnoreAllWounds => !self.training.skin,
            Effect::FreeFight => !self.visit.free,
            Effect::StrengthenFight(_) => self.visit.furies < 2,
            Effect::ExtraFight(_) => self.fightable(seat).len() > usize::from(self.visit.fights),
            _ => true,
        }
    }

    /// From the end of planning until the target's mage has begun to fight.
    fn waits_to_fight(&self, seat: Seat) -> bool {
        if self.phase == Phase::Planning || (self.phase == Phase::Place(Place::Arena) && self.served.contains(seat)) {
            return false;
        }
        self.board.at(Place::Arena).iter().flatten().any(|piece| piece.owner == seat)
    }

    pub(crate) fn check_use_course(
        &self,
        seat: Seat,
        course: CourseId,
        element: Option<Element>,
    ) -> Result<(), Refusal> {
        if !self.player(seat).working().contains(course) {
            return Err(Refusal::NotOwned);
        }
        let card = self.content.course(course);
        match (card.effect, element) {
            _ if !card.single => Err(Refusal::NotNow),
            (Effect::TransformToMage, _) => Err(Refusal::WrongMoment),
            (Effect::GainPc(_), Some(element)) if self.player(seat).skill(element) >= self.content.board.most => {
                Err(Refusal::TrackFull)
            }
            (Effect::GainPc(_), Some(_)) => Ok(()),
            (Effect::GainPc(_), None) | (_, Some(_)) => Err(Refusal::WrongTarget),
            (effect, None) => self.check_useful(seat, effect),
        }
    }

    pub(crate) fn use_course(&mut self, seat: Seat, course: CourseId, element: Option<Element>, journal: &mut Journal) {
        self.player_mut(seat).spent.insert(course);
        journal.tell_all(|| Event::UsedCourse { seat, course, element });
        self.apply(seat, self.content.course(course).effect, None, element, journal);
    }

    /// Turn it up, apply it, then the wrath moves on.
    pub(crate) fn cast(
        &mut self,
        seat: Seat,
        spell: SpellId,
        on: Option<Seat>,
        element: Option<Element>,
        journal: &mut Journal,
    ) {
        let player = self.player_mut(seat);
        player.spells.take(spell);
        player.used_spells.put(spell);
        journal.learned();
        journal.tell_all(|| Event::Cast { seat, spell, on, element });
        self.agenda.push(Wrath { seat });
        self.apply(seat, self.content.spell(spell).effect, on, element, journal);
    }

    fn apply(&mut self, seat: Seat, effect: Effect, on: Option<Seat>, element: Option<Element>, journal: &mut Journal) {
        match (effect, on, element) {
            (Effect::GainPm(n), ..) => {
                let pm = self.gain_pm(seat, n);
                journal.tell_all(|| Event::GainedPm { seat, pm });
            }
            (Effect::GainVals(n), ..) => {
                let vals = self.gain_vals(seat, n);
                journal.tell_all(|| Event::GainedVals { seat, vals });
            }
            (Effect::GainPc(n), _, Some(element)) => {
                self.gain_skill(seat, element, n);
                journal.tell_all(|| Event::GainedSkill { seat, element });
            }
            (Effect::StealPc(n), Some(victim), Some(element)) => {
                let skill = &mut self.player_mut(victim).skills[element.index()];
                let taken = n.min(*skill);
                *skill -= taken;
                self.gain_skill(seat, element, taken);
                journal.tell_all(|| Event::StoleSkill { seat, from: victim, element });
            }
            (Effect::StealVials, Some(victim), _) => {
                let vials = self.player(victim).kept.minus(self.content.wounds());
                let kept = &mut self.player_mut(victim).kept;
                *kept = kept.minus(vials);
                let kept = &mut self.player_mut(seat).kept;
                *kept = kept.union(vials);
                if seat == self.active && self.phase == Phase::Place(Place::Training) {
                    self.training.stolen = self.training.stolen.union(vials); // For a next training **[V16]**.
                }
                journal.tell_all(|| Event::StoleVials { seat, from: victim, count: vials.len() as u8 });
                self.agenda.push(Leftovers { seat });
            }
            (Effect::TakeStatueVals(left), ..) => self.agenda.push(Plunder { seat, left }),
            (Effect::TakeValsFromEach(n), ..) => {
                for other in self.opponents(seat) {
                    let vals = n.min(self.player(other).vals);
                    self.player_mut(other).vals -= vals;
                    self.player_mut(seat).vals += vals;
                    journal.tell_all(|| Event::TookVals { seat, from: other, vals });
                }
            }
            (Effect::WeakenOne(n), Some(victim), Some(element)) => {
                self.player_mut(victim).weakened[element.index()] += n;
            }
            (Effect::MercenaryCost(price), ..) => self.player_mut(seat).mercenary_price = Some(price),
            (Effect::IgnoreAllWounds, ..) => self.training.skin = true,
            (Effect::StrengthenFight(_), ..) => self.visit.furies += 1,
            (Effect::FreeFight, ..) => self.visit.free = true,
            (Effect::ExtraFight(n), ..) => {
                self.visit.fights += n;
                self.visit.wanted += n;
            }
            _ => {}
        }
    }
}
