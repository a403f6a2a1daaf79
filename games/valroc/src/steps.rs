//! The agenda: which step comes when, and how the game moves on by itself.

use crate::{
    Event, Valroc,
    cards::{ActionId, Kind},
    elements::Element,
    places::{PawnSet, Place},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{Seat, SeatSet};
use ts_rs::TS;

/// A step of the rulebook that is still to come. One word, read and written all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8, align(8))]
pub enum Step {
    /// RULES 2: all pick one card of their packet.
    Draft {
        kind: Kind,
        pick: u8,
    },
    KeepSix,
    Study,
    BeginRound,
    /// RULES 4
    Plan {
        seat: Seat,
    },
    /// RULES 6: the places in their order, pawn by pawn; `opened` says that the window before the pawn is over.
    BeginPlace(Place),
    Resolve {
        place: Place,
        slot: u8,
        opened: bool,
    },
    /// RULES 5: everybody who has something to play may do so, until all pass.
    Window {
        asked: Seat,
        passed: SeatSet,
    },
    /// RULES 6.1
    Invert,
    Strike,
    Convert,
    DrawSpells,
    KeepSpell,
    /// RULES 5: the track moves because of this seat.
    Wrath {
        seat: Seat,
    },
    GiveUpSpell {
        seat: Seat,
    },
    WrathFalls {
        seat: Seat,
    },
    /// RULES 6.4
    UseCard {
        room: Element,
        cards: [ActionId; 2],
    },
    Teleport {
        user: Seat,
        room: Element,
        card: ActionId,
    },
    Find {
        zone: Element,
        card: ActionId,
    },
    AlsoTake {
        zone: Element,
        card: ActionId,
    },
    /// RULES 6.5
    Train,
    Wounds,
    CountUp,
    Brew {
        element: Element,
    },
    EndTraining,
    /// At most four cards are kept, after a training or a theft.
    Leftovers {
        seat: Seat,
    },
    /// RULES 6.6: `done` are the statues already served in this visit, `left` those chosen and left again, one bit each.
    Serve {
        done: u8,
        left: u8,
    },
    Offer {
        statue: Element,
        done: u8,
        left: u8,
    },
    /// RULES 6.7
    Enrol {
        slot: u8,
    },
    /// RULES 6.8
    Fight,
    LeaveArena {
        slot: u8,
    },
    /// A spell takes Vals from statues.
    Plunder {
        seat: Seat,
        left: u8,
    },
    EndActions,
    /// RULES 8
    BeginOfferings,
    BeginBids {
        statue: Element,
    },
    Bid {
        statue: Element,
    },
    /// RULES 7
    Close,
    /// RULES 9
    FinalCount,
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

/// Whether the game can go on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// The step is done, or has put other steps in front.
    Go,
    /// The step on top of the agenda needs an answer.
    Ask,
}

pub(crate) type Journal = taverne_engine::Journal<Event>;

impl Valroc {
    /// Runs automatic steps, in rulebook order, until somebody has to decide or the game is over.
    pub(crate) fn advance(&mut self, journal: &mut Journal) {
        while let Some(step) = self.agenda.now() {
            if self.run(step, journal) == Flow::Ask {
                break;
            }
        }
    }

    /// Pawns are placed and resolved so often that this goes ahead of everything else.
    fn run(&mut self, step: Step, journal: &mut Journal) -> Flow {
        match step {
            Step::Plan { seat } => self.plan(seat, journal),
            Step::Resolve { place, slot, opened } => self.resolve(place, slot, opened, journal),
            _ => self.run_other(step, journal),
        }
    }

    fn run_other(&mut self, step: Step, journal: &mut Journal) -> Flow {
        match step {
            Step::Plan { .. } | Step::Resolve { .. } => unreachable!("these were run ahead"),
            Step::Draft { kind, pick } => self.draft_step(kind, pick, journal),
            Step::KeepSix => self.keep_six(journal),
            Step::Study => self.study_step(journal),
            Step::BeginRound => self.begin_round(journal),
            Step::BeginPlace(place) => self.begin_place(place, journal),
            Step::Window { asked, passed } => self.window(asked, passed, journal),
            Step::DrawSpells => self.draw_spells(journal),
            Step::Wrath { seat } => self.wrath(seat, journal),
            Step::WrathFalls { seat } => self.wrath_falls(seat, journal),
            Step::Teleport { user, room, card } => self.teleport_step(user, room, card, journal),
            Step::Find { zone, card } => self.find(zone, card, journal),
            Step::Wounds => self.wounds(journal),
            Step::EndTraining => self.end_training(journal),
            Step::Leftovers { seat } => self.leftovers(seat, journal),
            Step::Fight => self.fight_step(journal),
            Step::LeaveArena { slot } => self.leave_arena(slot, journal),
            Step::EndActions => self.end_actions(journal),
            Step::BeginOfferings => self.begin_offerings(journal),
            Step::BeginBids { statue } => self.begin_bids(statue, journal),
            Step::Bid { statue } => self.bids(statue, journal),
            Step::Close => self.close(journal),
            Step::FinalCount => self.final_count(journal),
            Step::CountUp => self.count_up_step(journal),
            Step::Brew { element } => self.brew_step(element),
            Step::KeepSpell | Step::UseCard { .. } | Step::Strike => Flow::Ask,
            Step::GiveUpSpell { .. }
            | Step::Invert
            | Step::Convert
            | Step::AlsoTake { .. }
            | Step::Train
            | Step::Serve { .. }
            | Step::Offer { .. }
            | Step::Enrol { .. }
            | Step::Plunder { .. } => self.ask_or_settle(journal),
        }
    }

    /// The current step is over.
    pub(crate) fn done(&mut self) -> Flow {
        self.agenda.pop();
        Flow::Go
    }

    /// RULES 3: planning, the actions, then the closing phase.
    pub(crate) fn begin_round(&mut self, journal: &mut Journal) -> Flow {
        self.phase = Phase::Planning;
        self.stopped = SeatSet::EMPTY;
        self.strike = None;
        for player in &mut self.players {
            player.placed = PawnSet::EMPTY;
            player.mercenary_price = None;
            player.weakened = [0; 4];
            player.quiet = player.quiet.after_round();
        }
        let (round, first) = (self.round, self.first);
        journal.tell_all(|| Event::RoundBegins { round, first });
        self.begin_phantom_round();
        self.survey_empty();
        self.done();
        self.agenda.then([Step::Plan { seat: first }, Step::BeginPlace(Place::DarkQuarter), Step::EndActions]);
        Flow::Go
    }

    /// RULES 6: a place without pawns is passed over, with its windows.
    fn begin_place(&mut self, place: Place, journal: &mut Journal) -> Flow {
        let mut places = Place::ALL[place.index()..].iter().copied();
        let Some(place) = places.find(|&place| self.board.at(place).iter().any(Option::is_some)) else {
            return self.done();
        };
        self.phase = Phase::Place(place);
        self.served = SeatSet::EMPTY;
        journal.tell_all(|| Event::PlaceBegins { place });
        self.resolve(place, 0, false, journal)
    }

    /// A window, then the action of the next pawn. Nobody decides anything at the Fountain and in the Tavern, so all
    /// pawns there follow one window **[V3]**.
    fn resolve(&mut self, place: Place, slot: u8, opened: bool, journal: &mut Journal) -> Flow {
        let waits = |&slot: &usize| self.board.at(place)[slot].is_some_and(|piece| !self.served.contains(piece.owner));
        let Some(next) = (usize::from(slot)..place.slots()).find(waits) else {
            return self.end_place(place, journal);
        };
        if !opened {
            self.agenda.replace(Step::Resolve { place, slot: next as u8, opened: true });
            if self.open_window(journal) == Flow::Ask {
                return Flow::Ask;
            }
        }
        self.agenda.replace(Step::Resolve { place, slot: next as u8 + 1, opened: false });
        let piece = self.board.at(place)[next].expect("somebody stands there");
        self.active = piece.owner;
        self.served = self.served.with(piece.owner);
        if place == Place::Fountain || place == Place::Tavern {
            self.agenda.replace(Step::Resolve { place, slot: u8::MAX, opened: false });
        }
        match place {
            Place::DarkQuarter => self.dark_quarter(next, piece, journal),
            Place::Fountain => self.fountain(journal),
            Place::Tavern => self.tavern(journal),
            Place::Cave => self.search(Element::of(next), journal),
            Place::Training => self.begin_training(next, journal),
            Place::Sanctuary => self.visit_sanctuary(journal),
            Place::University => self.visit_university(next, journal),
            Place::Arena => self.enter_arena(next, piece, journal),
        }
        Flow::Go
    }

    /// Pawns return to their owners, except in the Dark Quarter.
    fn end_place(&mut self, place: Place, journal: &mut Journal) -> Flow {
        if place == Place::DarkQuarter {
            self.cull_for_black_magic(journal);
        } else {
            self.board.slots[place.index()] = [None; 4];
        }
        for player in &mut self.players {
            player.quiet = player.quiet.after_place();
        }
        match place.next() {
            Some(next) => self.begin_place(next, journal),
            None => self.done(),
        }
    }
}
