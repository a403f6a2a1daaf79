//! Tables laid out by hand, for tests and puzzles.
//!
//! A [`Scenario`] says what lies where; the moment it starts at (`at_actions`, `announced`, ...) turns it into a
//! [`Scene`], a game in which somebody is asked something. Players own their Starters and what is said, and not a
//! token more; cards they own have left the stacks.
//!
//! ```
//! use card_kingdoms::{goods::Resource, scenario::{ByName, Scenario}};
//!
//! let mut table = Scenario::new(2).seat(0, |it| it.gold(1).magic(2)).at_actions();
//! table.play(0, table.recruit("peasant"));
//! assert_eq!((table.owned(0, "peasant"), table.goods(0).magic), (1, 0));
//! ```

mod laying;
mod scene;

pub use scene::{ByName, Scene};

use crate::{
    CardKingdoms, Content, Options,
    actions::{Act, BeginActions},
    cards::{CitizenId, DomainId, DomainSet, DukeId, MonsterId},
    centre::{COLUMNS, Slot},
    dark_lord::MonsterPhase,
    goods::Goods,
    harvest::{Harvest, Thieves},
    options::CUSTOM,
    roll::Roll,
    scoring::EndTurn,
    setup::ChooseDukes,
    steps::{BeginTurn, Step},
};
use taverne_engine::{Journal, SeatSet, steps::Automatic};

/// A table on its way.
#[derive(Clone, Debug)]
pub struct Scenario {
    content: &'static Content,
    options: Options,
    first: usize,
    active: usize,
    holdings: Vec<Holdings>,
    /// The stacks that are not as the setup leaves them, the top card first.
    stacks: Vec<(Slot, Vec<&'static str>)>,
    /// The Domains to lie face up, from the left.
    offered: Vec<DomainId>,
    dark_lord: Option<DukeId>,
    captives: Vec<&'static str>,
}

/// What one player has.
#[derive(Clone, Debug)]
pub struct Holdings {
    content: &'static Content,
    goods: Goods,
    citizens: Vec<CitizenId>,
    monsters: Vec<MonsterId>,
    domains: DomainSet,
    duke: Option<DukeId>,
}

impl Scenario {
    pub fn new(seats: usize) -> Self {
        Self::of(Content::builtin(), seats)
    }

    /// With cards other than those of the box.
    pub fn of(content: &'static Content, seats: usize) -> Self {
        let empty = Holdings {
            content,
            goods: Goods::NONE,
            citizens: Vec::new(),
            monsters: Vec::new(),
            domains: DomainSet::EMPTY,
            duke: None,
        };
        Self {
            content,
            options: Options::default(),
            first: 0,
            active: 0,
            holdings: vec![empty; seats],
            stacks: Vec::new(),
            offered: Vec::new(),
            dark_lord: None,
            captives: Vec::new(),
        }
    }

    /// RULES 10: one player against the Dark Lord.
    pub fn solo() -> Self {
        Self::new(1)
    }

    #[must_use]
    pub fn preset(mut self, id: &str) -> Self {
        self.options.setup = id.to_owned();
        self
    }

    /// Five areas instead of those of a preset.
    #[must_use]
    pub fn areas(mut self, ids: [&str; COLUMNS]) -> Self {
        self.options.setup = CUSTOM.to_owned();
        self.options.areas = ids.map(str::to_owned).to_vec();
        self
    }

    /// Citizens that must be on offer; the other stacks are left to chance.
    #[must_use]
    pub fn recruits(mut self, ids: &[&str]) -> Self {
        self.options.setup = CUSTOM.to_owned();
        self.options.citizens = ids.iter().map(|&id| id.to_owned()).collect();
        self
    }

    /// RULES 11: mixed Citizens.
    #[must_use]
    pub fn mixed(mut self) -> Self {
        self.options.mixed = true;
        self
    }

    #[must_use]
    pub fn seat(mut self, seat: usize, own: impl FnOnce(Holdings) -> Holdings) -> Self {
        self.holdings[seat] = own(self.holdings[seat].clone());
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

    /// Lays these cards in a slot, the top one first.
    #[must_use]
    pub fn stack(mut self, slot: Slot, cards: &[&'static str]) -> Self {
        self.stacks.push((slot, cards.to_vec()));
        self
    }

    /// These stacks are used up.
    #[must_use]
    pub fn empty(self, slots: impl IntoIterator<Item = Slot>) -> Self {
        slots.into_iter().fold(self, |table, slot| table.stack(slot, &[]))
    }

    /// These Domains lie face up, from the left.
    #[must_use]
    pub fn offered(mut self, ids: &[&str]) -> Self {
        self.offered = ids.iter().map(|id| domain(self.content, id)).collect();
        self
    }

    /// The Dark Lord's Duke, and the Citizens and Domains he has captured.
    #[must_use]
    pub fn dark_lord(mut self, duke_id: &str, captives: &[&'static str]) -> Self {
        self.dark_lord = Some(duke(self.content, duke_id));
        self.captives = captives.to_vec();
        self
    }

    /// Before the game: everybody has two Dukes to choose from.
    pub fn at_dukes(self) -> Scene {
        let mut game = self.lay();
        game.kingdoms.iter_mut().for_each(|kingdom| kingdom.kept = None);
        game.pending = SeatSet::all(game.table());
        game.agenda.push(ChooseDukes);
        Scene::begin(game)
    }

    /// The active player is about to roll.
    pub fn at_roll(self) -> Scene {
        self.at(Roll, [0, 0])
    }

    /// The dice have just fallen: a pair pays, and they may still be changed.
    pub fn rolled(self, one: u8, two: u8) -> Scene {
        let mut scene = self.at_roll();
        scene.roll(one, two);
        scene
    }

    /// This result was announced: Thieves and the harvest follow.
    pub fn announced(self, one: u8, two: u8) -> Scene {
        self.at(Thieves, [one, two])
    }

    /// The Actions phase begins.
    pub fn at_actions(self) -> Scene {
        self.at(BeginActions, [1, 2])
    }

    /// Only one action is left.
    pub fn at_last_action(self) -> Scene {
        let mut game = self.turn_at(Act { left: 2 }, [1, 2]);
        game.agenda.replace(Act { left: 1 });
        Scene::begin(game)
    }

    /// Solo: the actions are over and the Monsters attack with these dice.
    pub fn at_monster_phase(self, one: u8, two: u8) -> Scene {
        self.at(MonsterPhase, [one, two])
    }

    /// Solo: the Monsters have attacked and the passive powers work.
    pub fn at_second_harvest(self, one: u8, two: u8) -> Scene {
        self.at(Harvest { second: true }, [one, two])
    }

    /// The active player has done everything; the end of the turn is checked and the dice pass on.
    pub fn at_end_of_turn(self) -> Scene {
        self.at(EndTurn, [1, 2])
    }

    fn at(self, step: impl Into<Step>, dice: [u8; 2]) -> Scene {
        Scene::begin(self.turn_at(step, dice))
    }

    /// A turn of which everything before this step is over.
    fn turn_at(self, step: impl Into<Step>, dice: [u8; 2]) -> CardKingdoms {
        let step = step.into();
        let mut game = self.lay();
        BeginTurn.run(&mut game, &mut Journal::silent());
        while game.agenda.now() != Some(step) {
            game.agenda.pop().unwrap_or_else(|| panic!("a turn of this game has no step {step:?}"));
        }
        game.dice = dice;
        game
    }
}

impl Holdings {
    #[must_use]
    pub fn gold(mut self, n: u16) -> Self {
        self.goods.gold = n;
        self
    }

    #[must_use]
    pub fn strength(mut self, n: u16) -> Self {
        self.goods.strength = n;
        self
    }

    #[must_use]
    pub fn magic(mut self, n: u16) -> Self {
        self.goods.magic = n;
        self
    }

    /// Victory point tokens.
    #[must_use]
    pub fn points(mut self, n: u16) -> Self {
        self.goods.points = n;
        self
    }

    #[must_use]
    pub fn citizens(mut self, ids: &[&str]) -> Self {
        self.citizens.extend(ids.iter().map(|id| recruit(self.content, id)));
        self
    }

    #[must_use]
    pub fn monsters(mut self, ids: &[&str]) -> Self {
        self.monsters.extend(ids.iter().map(|id| monster(self.content, id)));
        self
    }

    #[must_use]
    pub fn domains(mut self, ids: &[&str]) -> Self {
        ids.iter().for_each(|id| self.domains.insert(domain(self.content, id)));
        self
    }

    #[must_use]
    pub fn duke(mut self, id: &str) -> Self {
        self.duke = Some(duke(self.content, id));
        self
    }
}

fn recruit(content: &Content, id: &str) -> CitizenId {
    let found = content.find_citizen(id).filter(|&it| !content.citizen(it).is_starter());
    found.unwrap_or_else(|| panic!("there is no Citizen {id:?}"))
}

fn monster(content: &Content, id: &str) -> MonsterId {
    content.find_monster(id).unwrap_or_else(|| panic!("there is no Monster {id:?}"))
}

fn domain(content: &Content, id: &str) -> DomainId {
    content.find_domain(id).unwrap_or_else(|| panic!("there is no Domain {id:?}"))
}

fn duke(content: &Content, id: &str) -> DukeId {
    content.find_duke(id).unwrap_or_else(|| panic!("there is no Duke {id:?}"))
}
