//! The agenda: which step comes when. What a step is about stands beside its rule.

use crate::{
    Action, Event, Refusal, Valroc,
    arena::{Fight, LeaveArena},
    cave::{AlsoTake, Find, Teleport, UseCard},
    closing::{Close, EndActions, FinalCount},
    dark_quarter::{Convert, DrawSpells, Invert, KeepSpell, Strike},
    draft::{KeepSix, Pick, Study},
    elements::Element,
    offerings::{BeginBids, BeginOfferings, MakeBid},
    places::Place,
    planning::Plan,
    round::{BeginPlace, BeginRound, Resolve},
    sanctuary::{Offer, Serve},
    spells::Plunder,
    training::{EndTraining, Train, Wounds},
    university::Enrol,
    vials::{Brew, CountUp, Leftovers},
    windows::Window,
    words,
    wrath::{GiveUpSpell, Wrath, WrathFalls},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat,
    steps::{Stepped, Steps},
};
use ts_rs::TS;

pub(crate) type Journal = taverne_engine::Journal<Event>;
pub(crate) use taverne_engine::steps::ask;

taverne_engine::steps! {
    /// A step of the rulebook that is still to come. One word, read and written all the time.
    #[repr(u8, align(8))]
    pub enum Step of Valroc {
        /// RULES 2
        ask Pick,
        ask KeepSix,
        ask Study,
        /// RULES 3
        run BeginRound,
        /// RULES 4
        ask Plan,
        /// RULES 6
        run BeginPlace,
        run Resolve,
        /// RULES 5
        ask Window,
        run Wrath,
        ask GiveUpSpell,
        run WrathFalls,
        ask Plunder,
        /// RULES 6.1
        ask Invert,
        ask Strike,
        ask Convert,
        run DrawSpells,
        ask KeepSpell,
        /// RULES 6.4
        ask UseCard,
        ask Teleport,
        run Find,
        ask AlsoTake,
        /// RULES 6.5
        ask Train,
        ask Wounds,
        ask CountUp,
        ask Brew,
        run EndTraining,
        ask Leftovers,
        /// RULES 6.6
        ask Serve,
        ask Offer,
        /// RULES 6.7
        ask Enrol,
        /// RULES 6.8
        ask Fight,
        run LeaveArena,
        run EndActions,
        /// RULES 8
        run BeginOfferings,
        run BeginBids,
        ask MakeBid,
        /// RULES 7
        run Close,
        /// RULES 9
        run FinalCount,
    }
}

/// What part of the game it is, for everybody to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Draft,
    Planning,
    Place(Place),
    Closing,
    Offerings(Element),
    FinalCount,
    Over,
}

impl Stepped for Valroc {
    taverne_engine::steps_on_agenda!(Step, Refusal);

    fn is_over(&self) -> bool {
        self.over
    }

    /// At one's own decisions: what may be played at any time (RULES 5).
    #[inline]
    fn asides(&self, seat: Seat, offer: impl FnMut(Action)) {
        if let Some(moment) = self.moment() {
            self.legal_plays(seat, moment, offer);
        }
    }

    fn aside_candidates(&self, seat: Seat, offer: impl FnMut(Action)) {
        if self.moment().is_some() {
            self.play_candidates(seat, offer);
        }
    }

    fn check_aside(&self, seat: Seat, action: Action) -> Option<Result<(), Refusal>> {
        let moment = self.moment()?;
        action.is_aside().then(|| self.check_play(seat, action, moment))
    }

    #[inline]
    fn play_aside(&mut self, seat: Seat, action: Action, journal: &mut Journal) -> bool {
        let aside = action.is_aside();
        if aside {
            self.play_between(seat, action, journal);
        }
        aside
    }

    /// Something to play makes a choice, even for who wants to be left alone at open windows: this is their own decision.
    fn has_aside(&self, seat: Seat, journal: &mut Journal) -> bool {
        let Some(moment) = self.moment() else { return false };
        if !self.player(seat).spells.is_empty() {
            journal.learned(); // Being asked shows that there is something to play.
        }
        self.has_play(seat, moment)
    }
}

impl Valroc {
    /// Whether an answer passes or stops, though the question has another answer: a pawn to place, a card to draw, a fight.
    /// At a window nothing is lost by passing, and what can be done at any time can still be done later. A spell that
    /// would only stir the wrath is asked about once more too.
    pub(crate) fn lets_go(&self, seat: Seat, action: Action) -> bool {
        let passes =
            |action| matches!(action, Action::StopPlanning | Action::StopTraining | Action::Endure | Action::Decline);
        let mut others = false;
        if let Action::Cast { spell, on, element } = action {
            return self.is_idle_cast(seat, spell, on, element);
        }
        let step = self.agenda.now().filter(|step| passes(action) && !matches!(step, Step::Offer(_)));
        if let Some(step) = step {
            step.legal(self, seat, |other| others |= !passes(other));
        }
        others
    }
}

/// A question about an element or its statue.
pub(crate) fn ask_of(question: &'static str, of: Element, rule: &'static str) -> Prompt {
    Prompt { question: Phrase::new(question).with("element", words::element(of)), rule }
}
