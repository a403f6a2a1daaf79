//! RULES 4.2: the harvest.
//!
//! Players meet in it only in lairs and statues, and both are settled when all have finished: who finished a lair first
//! by turn order, statues one after another. So everybody who has a choice is asked at the same time, each going through
//! a chain of their own, and sees the others' harvests when all have finished.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Guild, LairId, SectionId},
    roads::Way,
    sheet::Sheet,
    statues::Pick,
    steps::{Journal, ask, ask_nothing},
    ticking::GuildBoxes,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Audience, Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Steps, settle},
};

/// Everybody harvests as far as there is nothing to choose; then all who have a choice are asked at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Harvest;

impl Automatic<DiceKingdoms> for Harvest {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        game.agenda.replace(Harvesting);
        let mut quiet = Journal::silent();
        game.pending = SeatSet::EMPTY;
        for seat in game.in_turn_order() {
            let realm = game.realm_mut(seat);
            realm.before = realm.sheet;
            realm.answers = Answers::new();
            if game.harvest(seat, &mut quiet) == Flow::Ask {
                game.pending = game.pending.with(seat);
            }
        }
        game.hidden = if game.pending.len() > 1 { game.pending } else { SeatSet::EMPTY };
        if journal.is_listening() {
            for seat in game.in_turn_order() {
                journal.to(game.harvest_audience(seat), |journal| game.retell_harvest(seat, journal));
            }
        }
        Flow::Go
    }
}

/// Everybody who has a choice goes through a chain of duties. When all have finished, what was hidden is shown, lairs are
/// settled, then the statues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Harvesting;

impl Question<DiceKingdoms> for Harvesting {
    fn asked(self, game: &DiceKingdoms) -> SeatSet {
        game.pending
    }

    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        if !game.pending.is_empty() {
            return Flow::Ask;
        }
        if !game.hidden.is_empty() {
            journal.learned();
            game.show_harvests(journal);
        }
        for seat in game.in_turn_order() {
            game.settle_lairs(seat, journal);
        }
        game.check_last_round(journal);
        game.agenda.replace(Pick { left: SeatSet::EMPTY });
        Flow::Go
    }

    fn candidates(self, game: &DiceKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        if let Some(duty) = game.duty(seat) {
            duty.candidates(game, seat, offer);
        }
    }

    fn legal(self, game: &DiceKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        if let Some(duty) = game.duty(seat) {
            duty.legal(game, seat, offer);
        }
    }

    fn check(self, game: &DiceKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.duty(seat).ok_or(Refusal::NotNow)?.check(game, seat, action)
    }

    fn answer(self, game: &mut DiceKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Some(duty) = game.duty(seat) else { return };
        if game.hidden.contains(seat) {
            game.realm_mut(seat).answers.push(action);
        }
        journal.to(game.harvest_audience(seat), |journal| {
            duty.answer(game, seat, action, journal);
            if game.run_chain(seat, journal) == Flow::Go {
                game.pending = game.pending.without(seat);
            }
        });
    }

    fn prompt(self, game: &DiceKingdoms, seat: Seat) -> Prompt {
        game.duty(seat).and_then(|duty| duty.prompt(game, seat)).unwrap_or_else(ask_nothing)
    }
}

/// One box of any track, because no guild box was ticked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Console {
    pub seat: Seat,
}

impl Question<DiceKingdoms> for Console {
    fn asked(self, _: &DiceKingdoms) -> SeatSet {
        SeatSet::only(self.seat)
    }

    /// Where all tracks are finished there is no consolation **[R11]**.
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| game.fulfilled(self.seat))
    }

    fn candidates(self, game: &DiceKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        self.legal(game, seat, &mut offer);
        let full = Guild::ALL.into_iter().filter(|&guild| game.sheet(seat).has_finished(game.content.0, guild));
        full.map(Action::Console).for_each(offer);
    }

    fn legal(self, game: &DiceKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        let open = Guild::ALL.into_iter().filter(|&guild| !game.sheet(seat).has_finished(game.content.0, guild));
        open.map(Action::Console).for_each(offer);
    }

    fn check(self, game: &DiceKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Console(guild) if game.sheet(seat).has_finished(game.content.0, guild) => Err(Refusal::Finished),
            Action::Console(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut DiceKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Console(guild) = action else { return };
        game.fulfilled(seat);
        journal.tell_all(|| Event::Consoled { seat, guild });
        game.tick_guild(seat, guild, journal);
    }

    fn prompt(self, _: &DiceKingdoms, _: Seat) -> Prompt {
        ask("ask-console", "consolation")
    }
}

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
            Action::Pave { road, end } => 0x40 | Way::new(road, end).0,
            _ => return,
        };
        let _ = self.0.try_push(byte);
    }

    fn iter(&self) -> impl Iterator<Item = Action> + use<> {
        self.0.clone().into_iter().map(|byte| match byte {
            0x40.. => {
                let (road, end) = Way(byte & 0x3f).parts();
                Action::Pave { road, end }
            }
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

    /// Who hears of a harvest while it goes on.
    fn harvest_audience(&self, seat: Seat) -> Audience {
        if self.hidden.contains(seat) { Audience::Only(SeatSet::only(seat)) } else { Audience::Everyone }
    }

    /// Entitlements are counted before any tick of this harvest.
    fn harvest(&mut self, seat: Seat, journal: &mut Journal) -> Flow {
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
            journal.tell_all(|| Event::Activated { seat, section, ticks });
        }
        for &(section, left) in activations.iter().rev() {
            self.owe(seat, GuildBoxes { seat, guild: content.citizen(section).guild, left });
        }
        if consoled {
            self.owe(seat, Console { seat });
        }
        self.run_chain(seat, journal)
    }

    /// Goes through the harvest of a seat once more, for ears that have not heard of it.
    fn retell_harvest(&mut self, seat: Seat, journal: &mut Journal) {
        let realm = self.realm(seat);
        let (before, real) = (realm.before, (realm.sheet, realm.owed, realm.chain.clone()));
        self.restart_harvest(seat, before);
        self.harvest(seat, journal);
        for action in self.realm(seat).answers.iter() {
            if let Some(duty) = self.duty(seat) {
                duty.answer(self, seat, action, journal);
                self.run_chain(seat, journal);
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
        self.harvest(seat, &mut Journal::silent()) == Flow::Ask
    }

    /// Everybody hears of the harvests that were hidden.
    fn show_harvests(&mut self, journal: &mut Journal) {
        if journal.is_listening() {
            for seat in self.in_turn_order().filter(|&seat| self.hidden.contains(seat)).collect::<ArrayVec<_, 5>>() {
                journal.to(Audience::Except(SeatSet::only(seat)), |journal| {
                    journal.tell_all(|| Event::HarvestShown { seat });
                    self.retell_harvest(seat, journal);
                });
            }
        }
        self.hidden = SeatSet::EMPTY;
        self.realms.iter_mut().for_each(|realm| realm.answers = Answers::new());
    }
}
