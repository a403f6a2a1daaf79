//! Tables laid out by hand, for tests and puzzles.
//!
//! A [`Scenario`] says what lies where; the moment it starts at turns it into a [`Scene`], a game in which somebody is asked
//! something. Every shrine has one die of strength 3 unless said otherwise, and nothing exists twice: what is owned or in
//! sight is in no pile.
//!
//! ```
//! use shadow_kingdoms::{Action, cards::{Place, Shrine}, dice::{Die, Troop}, scenario::Scenario};
//!
//! let die = Die::new(Troop::Orc, 1);
//! let mut table = Scenario::new(2).shrine(Shrine::Gold, &[die]).seat(0, |it| it.gold(0)).at_move();
//! table.play(0, Action::Move(Place::Gold));
//! assert_eq!(table.game().warden(taverne_engine::Seat::new(0)).gold, 5);
//! ```

mod laying;

use crate::{
    Content, ShadowKingdoms,
    cards::{AwardId, ChampionId, Face, Place, PlanId, Row, ScrollId, Shrine, Slot, Spot, Zone},
    dice::Die,
    setup::PickBoard,
    steps::Step,
    turn::{BeginTurn, EndTurn, Finish, Move},
};
use taverne_engine::Seat;

pub type Scene = taverne_engine::Scene<ShadowKingdoms>;

/// A table on its way.
#[derive(Clone, Debug)]
pub struct Scenario {
    content: &'static Content,
    level: u8,
    first: usize,
    active: usize,
    adversary: Shrine,
    shrines: [Vec<Die>; 5],
    column: Vec<Option<PlanId>>,
    plans_under: Vec<PlanId>,
    /// Only these are left in the deck, if it is said.
    deck: Option<Vec<PlanId>>,
    rows: [Option<Vec<ChampionId>>; 3],
    piles: [Option<Vec<ChampionId>>; 3],
    under: [Vec<ChampionId>; 3],
    awards: [Option<AwardId>; 3],
    claims: [Vec<Seat>; 3],
    gems: Option<u8>,
    adversary_plans: Vec<PlanId>,
    holdings: Vec<Holdings>,
}

/// What one player has.
#[derive(Clone, Debug)]
pub struct Holdings {
    content: &'static Content,
    board: usize,
    scroll: (ScrollId, Face),
    place: Place,
    gold: u8,
    magic: u8,
    influence: u8,
    gems: u8,
    dice: Vec<Die>,
    reserve: Vec<(Slot, PlanId)>,
    completed: Vec<PlanId>,
    champions: Vec<ChampionId>,
    uncovered: Vec<Spot>,
    zones: Vec<Zone>,
    points: u16,
}

impl Scenario {
    pub fn new(seats: usize) -> Self {
        Self::of(Content::builtin(), seats)
    }

    /// With cards other than those of the box.
    pub fn of(content: &'static Content, seats: usize) -> Self {
        let holdings = |seat: usize| Holdings {
            content,
            board: seat,
            scroll: (ScrollId::of(seat), Face::A),
            place: Place::Camp,
            gold: content.start.gold,
            magic: content.start.magic,
            influence: content.start.influence,
            gems: 0,
            dice: Vec::new(),
            reserve: Vec::new(),
            completed: Vec::new(),
            champions: Vec::new(),
            uncovered: Vec::new(),
            zones: Vec::new(),
            points: 0,
        };
        Self {
            content,
            level: 10,
            first: 0,
            active: 0,
            adversary: content.solo.start,
            shrines: Shrine::ALL.map(|shrine| vec![Die::new(crate::dice::Troop::ALL[shrine as usize], 3)]),
            column: Vec::new(),
            plans_under: Vec::new(),
            deck: None,
            rows: [None, None, None],
            piles: [None, None, None],
            under: Default::default(),
            awards: [None; 3],
            claims: Default::default(),
            gems: None,
            adversary_plans: Vec::new(),
            holdings: (0..seats).map(holdings).collect(),
        }
    }

    /// RULES 13: one player against the Adversary, who stands there.
    pub fn solo(adversary: Shrine) -> Self {
        Self { adversary, ..Self::new(1) }
    }

    #[must_use]
    pub fn level(mut self, level: u8) -> Self {
        self.level = level;
        self
    }

    #[must_use]
    pub fn first(mut self, seat: usize) -> Self {
        self.first = seat;
        self
    }

    #[must_use]
    pub fn active(mut self, seat: usize) -> Self {
        self.active = seat;
        self
    }

    #[must_use]
    pub fn seat(mut self, seat: usize, own: impl FnOnce(Holdings) -> Holdings) -> Self {
        self.holdings[seat] = own(self.holdings[seat].clone());
        self
    }

    #[must_use]
    pub fn shrine(mut self, shrine: Shrine, dice: &[Die]) -> Self {
        self.shrines[shrine as usize] = dice.to_vec();
        self
    }

    /// No die lies anywhere.
    #[must_use]
    pub fn bare(mut self) -> Self {
        self.shrines = Default::default();
        self
    }

    /// The column, beginning beside the deck; places that are not said get any plan.
    #[must_use]
    pub fn column(mut self, plans: &[&str]) -> Self {
        self.column = plans.iter().map(|id| Some(plan(self.content, id))).collect();
        self
    }

    /// Only these plans are left in the deck, in any order.
    #[must_use]
    pub fn deck(mut self, plans: &[&str]) -> Self {
        self.deck = Some(plans.iter().map(|id| plan(self.content, id)).collect());
        self
    }

    /// The Champions in sight in a row, from the left; no others.
    #[must_use]
    pub fn row(mut self, row: Row, champions: &[&str]) -> Self {
        self.rows[row as usize] = Some(champions.iter().map(|id| champion(self.content, id)).collect());
        self
    }

    /// Only these are left in the pile of a row that nobody has seen.
    #[must_use]
    pub fn pile(mut self, row: Row, champions: &[&str]) -> Self {
        self.piles[row as usize] = Some(champions.iter().map(|id| champion(self.content, id)).collect());
        self
    }

    #[must_use]
    pub fn under(mut self, row: Row, champions: &[&str]) -> Self {
        self.under[row as usize] = champions.iter().map(|id| champion(self.content, id)).collect();
        self
    }

    /// An award at its place, with the seats that have claimed it.
    #[must_use]
    pub fn award(mut self, id: &str, claims: &[usize]) -> Self {
        let award = self.content.find_award(id).unwrap_or_else(|| panic!("there is no award {id:?}"));
        let place = self.content.award(award).group as usize;
        self.awards[place] = Some(award);
        self.claims[place] = claims.iter().copied().map(Seat::new).collect();
        self
    }

    /// Gems left in the Gem shrine.
    #[must_use]
    pub fn gem_supply(mut self, gems: u8) -> Self {
        self.gems = Some(gems);
        self
    }

    /// Plans that the Adversary has completed.
    #[must_use]
    pub fn adversary_plans(mut self, plans: &[&str]) -> Self {
        self.adversary_plans = plans.iter().map(|id| plan(self.content, id)).collect();
        self
    }

    /// Before the game: boards are picked.
    pub fn at_setup(self) -> Scene {
        let mut game = self.lay();
        for warden in &mut game.wardens {
            (warden.board, warden.scroll, warden.face) = (None, None, None);
        }
        game.turn = 0;
        game.round = 0;
        game.agenda.push(PickBoard { seat: Seat::new(0) });
        Scene::begin(game)
    }

    /// The turn of the active player begins, with the refill check.
    pub fn at_turn(self) -> Scene {
        let mut game = self.lay();
        game.agenda.push(BeginTurn);
        Scene::begin(game)
    }

    /// The active player is about to move; no refill is due.
    pub fn at_move(self) -> Scene {
        self.at([Move { refilled: false }.into(), Finish.into(), EndTurn.into()])
    }

    fn at<const N: usize>(self, steps: [Step; N]) -> Scene {
        let mut game = self.lay();
        game.agenda.then(steps);
        Scene::begin(game)
    }
}

impl Holdings {
    #[must_use]
    pub fn board(mut self, id: &str) -> Self {
        let board = self.content.find_board(id).unwrap_or_else(|| panic!("there is no board {id:?}"));
        self.board = board.index();
        self
    }

    #[must_use]
    pub fn scroll(mut self, id: &str, face: Face) -> Self {
        let scroll = self.content.find_scroll(id).unwrap_or_else(|| panic!("there is no scroll {id:?}"));
        self.scroll = (scroll, face);
        self
    }

    #[must_use]
    pub fn place(mut self, place: Place) -> Self {
        self.place = place;
        self
    }

    #[must_use]
    pub fn gold(mut self, n: u8) -> Self {
        self.gold = n;
        self
    }

    #[must_use]
    pub fn magic(mut self, n: u8) -> Self {
        self.magic = n;
        self
    }

    #[must_use]
    pub fn influence(mut self, n: u8) -> Self {
        self.influence = n;
        self
    }

    #[must_use]
    pub fn gems(mut self, n: u8) -> Self {
        self.gems = n;
        self
    }

    #[must_use]
    pub fn dice(mut self, dice: &[Die]) -> Self {
        self.dice = dice.to_vec();
        self
    }

    #[must_use]
    pub fn reserve(mut self, slot: Slot, id: &str) -> Self {
        self.reserve.push((slot, plan(self.content, id)));
        self
    }

    #[must_use]
    pub fn completed(mut self, ids: &[&str]) -> Self {
        self.completed = ids.iter().map(|id| plan(self.content, id)).collect();
        self
    }

    #[must_use]
    pub fn champions(mut self, ids: &[&str]) -> Self {
        self.champions = ids.iter().map(|id| champion(self.content, id)).collect();
        self
    }

    #[must_use]
    pub fn uncovered(mut self, spots: &[Spot]) -> Self {
        self.uncovered = spots.to_vec();
        self
    }

    #[must_use]
    pub fn zones(mut self, zones: &[u8]) -> Self {
        self.zones = zones.iter().copied().map(Zone).collect();
        self
    }

    /// Points for plans so far.
    #[must_use]
    pub fn points(mut self, points: u16) -> Self {
        self.points = points;
        self
    }
}

fn plan(content: &Content, id: &str) -> PlanId {
    content.find_plan(id).unwrap_or_else(|| panic!("there is no plan {id:?}"))
}

fn champion(content: &Content, id: &str) -> ChampionId {
    content.find_champion(id).unwrap_or_else(|| panic!("there is no Champion {id:?}"))
}
