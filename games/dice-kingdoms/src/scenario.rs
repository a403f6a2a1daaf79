//! Tables laid out by hand, for tests and puzzles.
//!
//! A [`Scenario`] says what is ticked; the moment it starts at (`harvest`, `action`, ...) turns it into a [`Scene`], a game
//! in which somebody is asked something.
//!
//! ```
//! use dice_kingdoms::{action::Action, parts::Dice, scenario::{ByName, Scenario}};
//!
//! let mut table = Scenario::new(2).action(Dice { yellow: 2, blue: 6, ..Dice::default() });
//! table.play(0, Action::Hire { blue: true });
//! assert_eq!(table.citizen(0, 8), 1);
//! ```

mod scene;

pub use scene::{ByName, Scene};

use crate::{
    Content, DiceKingdoms, Options,
    actions::Act,
    parts::{Dice, DomainId, End, EventId, Guild, LairId, RoadId, Statue},
    sheet::{Circled, Sheet},
    statues::MOST_IN_ROW,
    turn::BeginTurn,
};
use taverne_engine::{Game, Journal, Seat, Seed};

/// A table on its way.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: DiceKingdoms,
}

/// The sheets of one player on their way.
#[derive(Debug)]
pub struct Hand<'a> {
    content: &'static Content,
    sheet: &'a mut Sheet,
}

impl Scenario {
    /// Fresh sheets; seat 0 is the first player and the active one.
    pub fn new(seats: usize) -> Self {
        Self::of(Content::builtin(), seats)
    }

    /// With figures other than those of the box.
    pub fn of(content: &'static Content, seats: usize) -> Self {
        let mut journal = Journal::silent();
        let game = DiceKingdoms::new(content, &Options::default(), seats, Seed::numbered(99, 0), &mut journal);
        let mut game = game.unwrap_or_else(|refusal| panic!("{refusal:?}"));
        game.first = Seat::new(0);
        game.active = Seat::new(0);
        game.turn = 0;
        Self { game }
    }

    #[must_use]
    pub fn seat(mut self, seat: usize, lay: impl FnOnce(&mut Hand<'_>)) -> Self {
        let content = self.game.content.0;
        lay(&mut Hand { content, sheet: self.game.sheet_mut(Seat::new(seat)) });
        self
    }

    #[must_use]
    pub fn first(mut self, seat: usize) -> Self {
        self.game.first = Seat::new(seat);
        self
    }

    #[must_use]
    pub fn active(mut self, seat: usize) -> Self {
        self.game.active = Seat::new(seat);
        self
    }

    /// The row shows the Day statues with these numbers.
    #[must_use]
    pub fn row(self, numbers: &[u8]) -> Self {
        let cards: Vec<_> = numbers.iter().map(|&number| Statue { number, night: false }).collect();
        self.row_of(&cards)
    }

    /// The row shows these cards; all others that nobody owns are in the deck.
    #[must_use]
    pub fn row_of(mut self, cards: &[Statue]) -> Self {
        let game = &mut self.game;
        let owned: Vec<_> = game.realms.iter().flat_map(|realm| realm.sheet.statues.iter()).collect();
        let all = [true, false].into_iter().flat_map(|night| (1..=14).map(move |number| Statue { number, night }));
        game.deck = all.filter(|card| !cards.contains(card) && !owned.contains(card)).collect();
        game.row = [None; MOST_IN_ROW];
        game.row.iter_mut().zip(cards).for_each(|(place, &card)| *place = Some(card));
        self
    }

    /// No card is left to refill the row.
    #[must_use]
    pub fn empty_deck(mut self) -> Self {
        while self.game.deck.draw().is_some() {}
        self
    }

    /// Solo: so many boats are ticked; what is drawn next.
    #[must_use]
    pub fn boats(mut self, boats: u8) -> Self {
        self.game.solo.as_mut().expect("a solo game").boats = boats;
        self
    }

    /// Solo: the event with this number is on top of the deck.
    #[must_use]
    pub fn next_event(mut self, number: u8) -> Self {
        let solo = self.game.solo.as_mut().expect("a solo game");
        let next = usize::from(solo.boats);
        let at = solo.events.iter().position(|&event| event == EventId(number - 1)).expect("one of ten events");
        solo.events.swap(next, at);
        self
    }

    /// So many turns were played before this one.
    #[must_use]
    pub fn turns_played(mut self, turns: u16) -> Self {
        self.game.turn = turns;
        self
    }

    /// The active player is about to roll.
    pub fn at_roll(mut self) -> Scene {
        let game = &mut self.game;
        game.agenda.clear();
        game.agenda.push(BeginTurn);
        Scene::begin(self.game)
    }

    /// The black dice have fallen, and everybody harvests; then comes the action.
    pub fn harvest(self, one: u8, two: u8) -> Scene {
        let mut scene = self.at_roll();
        scene.roll(Dice { black: [one, two], yellow: 1, red: 1, green: 1, blue: 1 });
        scene
    }

    /// The harvest is over, and the active player is to use these dice.
    pub fn action(self, dice: Dice) -> Scene {
        let mut scene = self.at_roll();
        while scene.game.agenda.now() != Some(Act.into()) {
            scene.game.agenda.pop().expect("a turn has an action");
        }
        scene.game.dice = dice;
        scene.advance();
        scene
    }
}

impl Hand<'_> {
    /// Ticked boxes of the section that this value wakes.
    pub fn citizen(&mut self, value: u8, ticks: u8) -> &mut Self {
        let section = self.content.section(value);
        while self.sheet.citizen(section) < ticks {
            self.sheet.tick_citizen(section);
        }
        self
    }

    pub fn guild(&mut self, guild: Guild, ticks: u8) -> &mut Self {
        while self.sheet.guild(guild) < ticks {
            self.sheet.tick_guild(guild);
        }
        self
    }

    pub fn chest(&mut self, ticks: u8) -> &mut Self {
        self.sheet.chest = ticks;
        self
    }

    pub fn wall(&mut self, ticks: u8) -> &mut Self {
        self.sheet.wall = ticks;
        self
    }

    /// Ticked boxes of each block of a lair.
    pub fn lair(&mut self, id: &str, blocks: &[u8]) -> &mut Self {
        let lair = lair(self.content, id);
        for (block, &ticks) in blocks.iter().enumerate() {
            (0..ticks).for_each(|_| _ = self.sheet.tick_lair(lair, block as u8));
        }
        self
    }

    /// All blocks of a lair are ticked, and its higher or lower value is circled.
    pub fn finished_lair(&mut self, id: &str, circled: Circled) -> &mut Self {
        let lair = lair(self.content, id);
        let blocks: Vec<_> = self.content.lair(lair).blocks.iter().map(|block| block.boxes.len()).collect();
        self.sheet.circled[lair.index()] = circled;
        self.lair(id, &blocks)
    }

    pub fn domain(&mut self, id: &str) -> &mut Self {
        self.sheet.join(self.content, domain(self.content, id));
        self
    }

    /// Ticked boxes of a road, from an end.
    pub fn road(&mut self, id: &str, end: End, ticks: u8) -> &mut Self {
        let (road, none) = (road(self.content, id), crate::sheet::Struck::default());
        (0..ticks).for_each(|_| _ = self.sheet.tick_road(self.content, road, end, &none));
        self
    }

    /// Statues with a Day back.
    pub fn statues(&mut self, numbers: &[u8]) -> &mut Self {
        numbers.iter().for_each(|&number| self.sheet.statues.insert(Statue { number, night: false }));
        self
    }
}

pub(crate) fn road(content: &Content, id: &str) -> RoadId {
    content.find_road(id).unwrap_or_else(|| panic!("there is no road {id:?}"))
}

pub(crate) fn domain(content: &Content, id: &str) -> DomainId {
    content.find_domain(id).unwrap_or_else(|| panic!("there is no domain {id:?}"))
}

pub(crate) fn lair(content: &Content, id: &str) -> LairId {
    content.find_lair(id).unwrap_or_else(|| panic!("there is no lair {id:?}"))
}
