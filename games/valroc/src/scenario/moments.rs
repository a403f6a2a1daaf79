//! The moments at which a scenario starts.

use super::{Scenario, Scene};
use crate::{
    Content, Options, Valroc,
    places::Place,
    setup,
    steps::{Phase, Step},
};
use taverne_engine::{Journal, SeatSet, Seed};

impl Scenario {
    /// The draft begins, with the usual options.
    pub fn draft(seats: usize, options: Options, seed: u64) -> Scene {
        let seed = Seed::numbered(11, seed);
        let game = setup::lay_out(Content::builtin(), &options, seats, seed, &mut Journal::silent());
        Scene::begin(game.unwrap_or_else(|refusal| panic!("{refusal:?}")))
    }

    /// Everybody chooses the first two skill points.
    pub fn study(self) -> Scene {
        self.start(|game| {
            game.phase = Phase::Draft;
            game.pending = SeatSet::all(game.table());
            game.agenda.then([Step::Study, Step::BeginRound]);
        })
    }

    /// The planning of this round begins; pawns that stand somewhere stay there.
    pub fn planning(self) -> Scene {
        self.start(|game| {
            game.survey();
            let seat = game.first;
            let places = Step::BeginPlace(Place::DarkQuarter);
            game.agenda.then([Step::Plan { seat }, places, Step::EndActions]);
        })
    }

    /// All planning is done, and this place is resolved, then those after it.
    pub fn at(self, place: Place) -> Scene {
        self.start(|game| game.agenda.then([Step::BeginPlace(place), Step::EndActions]))
    }

    /// The same without running, so that cards can be laid on the decks first.
    pub fn before(self, place: Place) -> Scene {
        let Self { mut game } = self;
        game.survey();
        game.agenda.then([Step::BeginPlace(place), Step::EndActions]);
        Scene::waiting(game)
    }

    /// The actions are over.
    pub fn closing(self) -> Scene {
        self.start(|game| game.agenda.push(Step::EndActions))
    }

    /// The players count.
    pub fn final_count(self) -> Scene {
        self.start(|game| {
            game.phase = Phase::FinalCount;
            game.agenda.push(Step::FinalCount);
        })
    }

    fn start(self, begin: impl FnOnce(&mut Valroc)) -> Scene {
        let Self { mut game } = self;
        begin(&mut game);
        Scene::begin(game)
    }
}
