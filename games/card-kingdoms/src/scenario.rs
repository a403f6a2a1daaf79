//! Tables laid out by hand, for tests and puzzles.
//!
//! A [`Scenario`] says what lies where; the moment it starts at (`at_actions`, `announced`, ...) turns it into a
//! [`Scene`], a game in which somebody is asked something. Players own their Starters and what is said, and not a
//! token more; cards they own have left the stacks.
//!
//! ```
//! use card_kingdoms::{goods::Resource, scenario::Scenario};
//!
//! let mut table = Scenario::new(2).seat(0, |it| it.gold(1).magic(2)).at_actions();
//! table.play(0, table.recruit("peasant"));
//! assert_eq!((table.owned(0, "peasant"), table.goods(0).magic), (1, 0));
//! ```

mod scene;

pub use scene::Scene;

use crate::{
    CardKingdoms, Content, Options,
    cards::{CitizenId, DomainId, DomainSet, DukeId, MonsterId},
    centre::{COLUMNS, CitizenStack, DomainStack, Slot},
    goods::Goods,
    options::CUSTOM,
    setup,
    steps::Step,
};
use taverne_engine::{Journal, Seat, SeatSet, Seed, zones::Deck};

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
        game.agenda.push(Step::ChooseDukes);
        Scene::begin(game)
    }

    /// The active player is about to roll.
    pub fn at_roll(self) -> Scene {
        self.at(Step::Roll, [0, 0])
    }

    /// The dice have just fallen: a pair pays, and they may still be changed.
    pub fn rolled(self, one: u8, two: u8) -> Scene {
        let mut scene = self.at_roll();
        scene.roll(one, two);
        scene
    }

    /// This result was announced: Thieves and the harvest follow.
    pub fn announced(self, one: u8, two: u8) -> Scene {
        self.at(Step::Thieves, [one, two])
    }

    /// The Actions phase begins.
    pub fn at_actions(self) -> Scene {
        self.at(Step::BeginActions, [1, 2])
    }

    /// Only one action is left.
    pub fn at_last_action(self) -> Scene {
        let mut game = self.turn_at(Step::Act { left: 2 }, [1, 2]);
        game.agenda.replace(Step::Act { left: 1 });
        Scene::begin(game)
    }

    /// Solo: the actions are over and the Monsters attack with these dice.
    pub fn at_monster_phase(self, one: u8, two: u8) -> Scene {
        self.at(Step::MonsterPhase, [one, two])
    }

    /// Solo: the Monsters have attacked and the passive powers work.
    pub fn at_second_harvest(self, one: u8, two: u8) -> Scene {
        self.at(Step::SecondHarvest, [one, two])
    }

    /// The active player has done everything; the end of the turn is checked and the dice pass on.
    pub fn at_end_of_turn(self) -> Scene {
        self.at(Step::EndTurn, [1, 2])
    }

    fn at(self, step: Step, dice: [u8; 2]) -> Scene {
        Scene::begin(self.turn_at(step, dice))
    }

    /// A turn of which everything before this step is over.
    fn turn_at(self, step: Step, dice: [u8; 2]) -> CardKingdoms {
        let mut game = self.lay();
        game.begin_turn(&mut Journal::silent());
        while game.agenda.now() != Some(step) {
            game.agenda.pop().unwrap_or_else(|| panic!("a turn of this game has no step {step:?}"));
        }
        game.dice = dice;
        game
    }

    /// The table as said, just before a turn begins.
    fn lay(self) -> CardKingdoms {
        let seats = self.holdings.len();
        let laid = setup::lay_out(self.content, &self.options, seats, Seed::numbered(0, 0), &mut Journal::silent());
        let mut game = laid.unwrap_or_else(|refusal| panic!("such a table is refused: {refusal:?}"));
        game.pending = SeatSet::EMPTY;
        game.agenda.pop();
        (game.first, game.active) = (Seat::new(self.first), Seat::new(self.active));
        for (seat, holdings) in self.holdings.iter().enumerate() {
            settle(&mut game, Seat::new(seat), holdings);
        }
        self.capture(&mut game);
        for (slot, cards) in &self.stacks {
            restack(&mut game, *slot, cards);
        }
        self.lay_domains(&mut game);
        game.centre.mark_exhausted(|_| {});
        game.last_round = !game.is_solo() && self.active != self.first && game.end_condition();
        game
    }

    fn capture(&self, game: &mut CardKingdoms) {
        if let Some(duke) = self.dark_lord {
            let dark_lord = game.dark_lord.as_ref().expect("the Dark Lord is only there in a solo game");
            let before = dark_lord.duke;
            deal(game, duke, before);
        }
        for id in &self.captives {
            let citizen = self.content.find_citizen(id);
            if let Some(citizen) = citizen {
                leave_stack(game, citizen);
            }
            let dark_lord = game.dark_lord.as_mut().expect("the Dark Lord is only there in a solo game");
            match citizen {
                Some(citizen) => dark_lord.citizens.put(citizen.index()),
                None => dark_lord.domains.insert(domain(self.content, id)),
            }
        }
    }

    /// Every Domain lies in one place only: those that are named where they belong, others in the gaps.
    fn lay_domains(&self, game: &mut CardKingdoms) {
        let named = |column| self.stacks.iter().rev().find(|(slot, _)| *slot == Slot::domain(column));
        let ids = |cards: &[&str]| cards.iter().rev().map(|id| domain(self.content, id)).collect::<Vec<_>>();
        let mut taken: DomainSet = self.offered.iter().copied().collect();
        taken = game.kingdoms.iter().fold(taken, |taken, kingdom| taken.union(kingdom.domains)).union(game.removed);
        taken = taken.union(game.dark_lord.as_ref().map_or(DomainSet::EMPTY, |it| it.domains));
        taken = taken.union((0..COLUMNS).filter_map(named).flat_map(|(_, cards)| ids(cards)).collect());
        let mut free: Vec<_> = self.content.all_domains().difference(taken).iter().collect();
        for column in 0..COLUMNS {
            let stack = &mut game.centre.domains[column];
            let mut cards: Vec<_> = match named(column) {
                Some((_, cards)) => ids(cards),
                None => {
                    let missing = stack.cards.len() - usize::from(self.offered.get(column).is_some());
                    free.drain(..missing.min(free.len())).collect()
                }
            };
            cards.extend(self.offered.get(column));
            *stack = DomainStack { cards: cards.into_iter().collect(), face_up: true };
        }
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

fn settle(game: &mut CardKingdoms, seat: Seat, holdings: &Holdings) {
    let content = game.content.0;
    if let Some(duke) = holdings.duke {
        let before = game.kingdom(seat).dealt[0];
        deal(game, duke, before);
    }
    for &citizen in &holdings.citizens {
        leave_stack(game, citizen);
        game.kingdom_mut(seat).add_citizen(content, citizen);
    }
    for &monster in &holdings.monsters {
        let card = content.monster(monster);
        let stack = game.centre.monsters.iter_mut().find(|stack| stack.area == card.area);
        let stack = stack.unwrap_or_else(|| panic!("no {} comes to this table: its area is not there", card.id));
        stack.cards = without(&stack.cards, monster);
        game.kingdom_mut(seat).monsters.put(monster.index());
    }
    let kingdom = game.kingdom_mut(seat);
    (kingdom.goods, kingdom.domains, kingdom.kept) = (holdings.goods, holdings.domains, Some(0));
}

/// Puts a Duke in the place of another one, and that one where the Duke came from.
fn deal(game: &mut CardKingdoms, duke: DukeId, before: DukeId) {
    let dealt = game.kingdoms.iter_mut().flat_map(|kingdom| &mut kingdom.dealt);
    for card in dealt.chain(game.dark_lord.as_mut().map(|dark_lord| &mut dark_lord.duke)) {
        if *card == before {
            *card = duke;
        } else if *card == duke {
            *card = before;
        }
    }
}

/// A Citizen that somebody owns comes from its stack, or else from the box.
fn leave_stack(game: &mut CardKingdoms, citizen: CitizenId) {
    let stack = &mut game.centre.citizens[game.content.stack_of(citizen)];
    *stack = citizen_stack(without(&stack.cards, citizen), game.mixed);
}

fn restack(game: &mut CardKingdoms, slot: Slot, cards: &[&str]) {
    let (content, from_the_bottom) = (game.content.0, cards.iter().rev());
    match usize::from(slot.0) {
        column @ 0..5 => {
            game.centre.monsters[column].cards = from_the_bottom.map(|id| monster(content, id)).collect();
        }
        stack @ 5..15 => {
            let cards = from_the_bottom.map(|id| recruit(content, id)).collect();
            game.centre.citizens[stack - 5] = citizen_stack(cards, game.mixed);
        }
        _ => {} // Domains are laid last, when it is known which are left.
    }
}

fn citizen_stack(cards: Deck<CitizenId, 6>, mixed: bool) -> CitizenStack {
    let face_up = if mixed { cards.len().min(1) } else { cards.len() } as u8;
    CitizenStack { cards, face_up }
}

fn without<T: Copy + PartialEq, const N: usize>(deck: &Deck<T, N>, card: T) -> Deck<T, N> {
    let found = deck.cards().iter().position(|&it| it == card);
    let others = deck.cards().iter().enumerate().filter(|&(index, _)| Some(index) != found);
    others.map(|(_, &card)| card).collect()
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
