//! RULES 4.2: the harvest.
//!
//! Players meet in it only in lairs and statues, and both are settled when all have finished: who finished a lair first
//! by turn order, statues one after another. So everybody who has a choice is asked at the same time, each going through
//! a chain of their own, and sees the others' harvests when all have finished.

use crate::{
    DiceKingdoms, Event,
    action::Action,
    parts::{End, Guild, LairId, RoadId, SectionId},
    sheet::Sheet,
    steps::{Duty, Flow, Step, Story},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{Audience, Journal, Seat, SeatSet};

/// What a player decided in a harvest, to tell the others in the end: one byte a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Answers(ArrayVec<u8, 32>);

impl Answers {
    pub(crate) const fn new() -> Self {
        Self(ArrayVec::new_const())
    }

    /// Far more decisions fit in than the sheets have choices to offer in one harvest; any beyond are not retold.
    fn push(&mut self, action: Action) {
        let byte = match action {
            Action::Console(guild) => guild as u8,
            Action::Combat(lair) => 0x10 | lair.0,
            Action::Recruit(section) => 0x20 | section.0,
            Action::Pave { road, end } => 0x40 | road.0 << 1 | end as u8,
            _ => return,
        };
        let _ = self.0.try_push(byte);
    }

    fn iter(&self) -> impl Iterator<Item = Action> + use<> {
        self.0.clone().into_iter().map(|byte| match byte {
            0x40.. => Action::Pave { road: RoadId(byte >> 1 & 0x1f), end: if byte & 1 == 0 { End::A } else { End::B } },
            0x20.. => Action::Recruit(SectionId(byte & 0x1f)),
            0x10.. => Action::Combat(LairId(byte & 0xf)),
            _ => Action::Console(Guild::ALL[usize::from(byte & 3)]),
        })
    }
}

impl DiceKingdoms {
    /// The sections that the black dice wake on a sheet, in the order a, b, sum, with how many boxes are ticked there.
    pub(crate) fn activations(&self, sheet: &Sheet) -> ArrayVec<(SectionId, u8), 3> {
        let [a, b] = self.dice.black;
        let woken = [a, b, a + b].map(|value| self.content.section(value));
        woken.into_iter().map(|section| (section, sheet.citizen(section))).filter(|&(_, ticks)| ticks > 0).collect()
    }

    /// Everybody harvests as far as there is nothing to choose; then all who have a choice are asked at once.
    pub(crate) fn begin_harvest(&mut self, story: &mut Story<'_>) -> Flow {
        self.agenda.replace(Step::Harvesting);
        let mut quiet = Journal::silent();
        self.pending = SeatSet::EMPTY;
        for seat in self.in_turn_order() {
            let realm = self.realm_mut(seat);
            realm.before = realm.sheet;
            realm.answers = Answers::new();
            if self.harvest(seat, &mut Story::new(&mut quiet)) == Flow::Ask {
                self.pending = self.pending.with(seat);
            }
        }
        self.hidden = if self.pending.len() > 1 { self.pending } else { SeatSet::EMPTY };
        if story.is_heard() {
            for seat in self.in_turn_order() {
                let hidden = self.hidden.contains(seat);
                let audience = if hidden { Audience::Only(SeatSet::only(seat)) } else { Audience::Everyone };
                self.retell_harvest(seat, &mut story.to(audience));
            }
        }
        Flow::Go
    }

    /// Entitlements are counted before any tick of this harvest.
    fn harvest(&mut self, seat: Seat, story: &mut Story<'_>) -> Flow {
        let content = self.content.0;
        let activations = self.activations(&self.realm(seat).sheet);
        let moves =
            |&(section, _): &(SectionId, u8)| !self.sheet(seat).has_finished(content, content.citizen(section).guild);
        let consoled = !activations.iter().any(moves);
        let mut open = Guild::ALL.map(|guild| content.track(guild).boxes.len() - self.sheet(seat).guild(guild));
        for &(section, ticks) in &activations {
            let open = &mut open[content.citizen(section).guild as usize];
            let ticks = ticks.min(*open);
            *open -= ticks;
            story.tell(|| Event::Activated { seat, section, ticks });
        }
        for &(section, left) in activations.iter().rev() {
            self.owe(seat, Duty::Guild { guild: content.citizen(section).guild, left });
        }
        if consoled {
            self.owe(seat, Duty::Console);
        }
        self.run_chain(seat, story)
    }

    /// Goes through the harvest of a seat once more, for ears that have not heard of it.
    fn retell_harvest(&mut self, seat: Seat, story: &mut Story<'_>) {
        let realm = self.realm(seat);
        let (before, real) = (realm.before, (realm.sheet, realm.owed, realm.chain.clone()));
        self.restart_harvest(seat, before);
        self.harvest(seat, story);
        for action in self.realm(seat).answers.iter() {
            if let Some(duty) = self.realm(seat).chain.now() {
                self.answer_duty(seat, duty, action, story);
                self.run_chain(seat, story);
            }
        }
        let realm = self.realm_mut(seat);
        (realm.sheet, realm.owed, realm.chain) = real;
    }

    fn restart_harvest(&mut self, seat: Seat, before: Sheet) {
        let realm = self.realm_mut(seat);
        realm.sheet = before;
        realm.owed = 0;
        realm.chain.clear();
    }

    /// Back to the first question of a harvest; false if there is none. For imagined worlds.
    pub(crate) fn harvest_anew(&mut self, seat: Seat) -> bool {
        let before = self.realm(seat).before;
        self.restart_harvest(seat, before);
        self.realm_mut(seat).answers = Answers::new();
        self.harvest(seat, &mut Story::new(&mut Journal::silent())) == Flow::Ask
    }

    /// An answer of one of those who are asked.
    pub(crate) fn answer_harvest(&mut self, seat: Seat, action: Action, story: &mut Story<'_>) {
        let Some(duty) = self.realm(seat).chain.now() else { return };
        let hidden = self.hidden.contains(seat);
        let audience = if hidden { Audience::Only(SeatSet::only(seat)) } else { Audience::Everyone };
        if hidden {
            self.realm_mut(seat).answers.push(action);
        }
        let story = &mut story.to(audience);
        self.answer_duty(seat, duty, action, story);
        if self.run_chain(seat, story) == Flow::Go {
            self.pending = self.pending.without(seat);
        }
    }

    /// When all have finished: what was hidden is shown, lairs are settled, then the statues.
    pub(crate) fn harvesting(&mut self, story: &mut Story<'_>) -> Flow {
        if !self.pending.is_empty() {
            return Flow::Ask;
        }
        if !self.hidden.is_empty() {
            story.learned();
            if story.is_heard() {
                for seat in self.in_turn_order().filter(|&seat| self.hidden.contains(seat)).collect::<ArrayVec<_, 5>>()
                {
                    let mut others = story.to(Audience::Except(SeatSet::only(seat)));
                    others.tell(|| Event::HarvestShown { seat });
                    self.retell_harvest(seat, &mut others);
                }
            }
            self.hidden = SeatSet::EMPTY;
            self.realms.iter_mut().for_each(|realm| realm.answers = Answers::new());
        }
        for seat in self.in_turn_order() {
            self.settle_lairs(seat, story);
        }
        self.check_last_round(story);
        self.agenda.replace(Step::Pick { left: SeatSet::EMPTY });
        Flow::Go
    }
}
