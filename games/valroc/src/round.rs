//! RULES 3 and 6: a round, and its places in their order, pawn by pawn.

use crate::{
    Event, Valroc,
    closing::EndActions,
    elements::Element,
    places::{PawnSet, Place},
    planning::Plan,
    steps::{Journal, Phase},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    SeatSet,
    steps::{Automatic, Flow, Stepped},
};

/// RULES 3: planning, the actions, then the closing phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginRound;

impl Automatic<Valroc> for BeginRound {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        game.phase = Phase::Planning;
        game.stopped = SeatSet::EMPTY;
        game.strike = None;
        for player in &mut game.players {
            player.placed = PawnSet::EMPTY;
            player.mercenary_price = None;
            player.weakened = [0; 4];
            player.quiet = player.quiet.after_round();
        }
        let (round, first) = (game.round, game.first);
        journal.tell_all(|| Event::RoundBegins { round, first });
        game.begin_phantom_round();
        game.survey_empty();
        game.done();
        let places = BeginPlace { place: Place::DarkQuarter };
        game.agenda.then([Plan { seat: first }.into(), places.into(), EndActions.into()]);
        Flow::Go
    }
}

/// RULES 6: the places in their order, beginning with this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginPlace {
    pub place: Place,
}

impl Automatic<Valroc> for BeginPlace {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        game.begin_place(self.place, journal)
    }
}

/// A window, then the action of the next pawn. Nobody decides anything at the Fountain and in the Tavern, so all pawns
/// there follow one window **[V3]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolve {
    pub place: Place,
    pub slot: u8,
    /// The window before the pawn is over.
    pub opened: bool,
}

impl Automatic<Valroc> for Resolve {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let Self { place, slot, opened } = self;
        let waits = |&slot: &usize| game.board.at(place)[slot].is_some_and(|piece| !game.served.contains(piece.owner));
        let Some(next) = (usize::from(slot)..place.slots()).find(waits) else {
            return game.end_place(place, journal);
        };
        if !opened {
            game.agenda.replace(Self { place, slot: next as u8, opened: true });
            if game.open_window(journal) == Flow::Ask {
                return Flow::Ask;
            }
        }
        game.agenda.replace(Self { place, slot: next as u8 + 1, opened: false });
        let piece = game.board.at(place)[next].expect("somebody stands there");
        game.active = piece.owner;
        game.served = game.served.with(piece.owner);
        if place == Place::Fountain || place == Place::Tavern {
            game.agenda.replace(Self { place, slot: u8::MAX, opened: false });
        }
        match place {
            Place::DarkQuarter => game.dark_quarter(next, piece, journal),
            Place::Fountain => game.fountain(journal),
            Place::Tavern => game.tavern(journal),
            Place::Cave => game.search(Element::of(next), journal),
            Place::Training => game.begin_training(next, journal),
            Place::Sanctuary => game.visit_sanctuary(journal),
            Place::University => game.visit_university(next, journal),
            Place::Arena => game.enter_arena(next, piece, journal),
        }
        Flow::Go
    }
}

impl Valroc {
    /// A place without pawns is passed over, with its windows.
    fn begin_place(&mut self, place: Place, journal: &mut Journal) -> Flow {
        let mut places = Place::ALL[place.index()..].iter().copied();
        let Some(place) = places.find(|&place| self.board.at(place).iter().any(Option::is_some)) else {
            return self.done();
        };
        self.phase = Phase::Place(place);
        self.served = SeatSet::EMPTY;
        journal.tell_all(|| Event::PlaceBegins { place });
        Resolve { place, slot: 0, opened: false }.run(self, journal)
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
