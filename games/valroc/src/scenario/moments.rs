//! The moments at which a scenario starts.

use super::{Scenario, Scene};
use crate::{
    Content, Options, Valroc,
    closing::{EndActions, FinalCount},
    draft::Study,
    places::Place,
    planning::Plan,
    round::{BeginPlace, BeginRound},
    setup,
    steps::Phase,
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
            game.agenda.then([Study.into(), BeginRound.into()]);
        })
    }

    /// The planning of this round begins; pawns that stand somewhere stay there.
    pub fn planning(self) -> Scene {
        self.start(|game| {
            game.survey();
            let seat = game.first;
            let places = BeginPlace { place: Place::DarkQuarter };
            game.agenda.then([Plan { seat }.into(), places.into(), EndActions.into()]);
        })
    }

    /// All planning is done, and this place is resolved, then those after it.
    pub fn at(self, place: Place) -> Scene {
        self.start(|game| game.agenda.then([BeginPlace { place }.into(), EndActions.into()]))
    }

    /// The same without running, so that cards can be laid on the decks first.
    pub fn before(self, place: Place) -> Scene {
        let Self { mut game } = self;
        game.survey();
        game.agenda.then([BeginPlace { place }.into(), EndActions.into()]);
        Scene { game, journal: Journal::new() }
    }

    /// The actions are over.
    pub fn closing(self) -> Scene {
        self.start(|game| game.agenda.push(EndActions))
    }

    /// The players count.
    pub fn final_count(self) -> Scene {
        self.start(|game| {
            game.phase = Phase::FinalCount;
            game.agenda.push(FinalCount);
        })
    }

    fn start(self, begin: impl FnOnce(&mut Valroc)) -> Scene {
        let Self { mut game } = self;
        begin(&mut game);
        Scene::begin(game)
    }
}
