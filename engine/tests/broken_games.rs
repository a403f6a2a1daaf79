//! The conformance suite can fail: a small honest game passes it, and every way of breaking a promise is caught.
//!
//! Two players each pick a number in secret. The higher one draws the top card of a shuffled deck, throws a die for
//! extra points, and keeps the card or passes it on. When the deck is used up, the most points win.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use taverne_engine::{
    Attempt, Chance, Content, ContentError, ContentHash, Fast, Game, Journal, Phrase, Prompt, Scores, Seat, SeatSet,
    Seed, Spoken, Standing, Variant, Viewer, Waiting, Words,
    conformance::{self, Effort},
    content::{Files, Shelf},
    game::BoxSide,
    options::OptionSpec,
    sketch::Sketch,
    words::{Bilingual, Voice},
};

const HONEST: u8 = 0;
const SHOWS_THE_TOP_CARD: u8 = 1;
const SHOWS_WHO_ANSWERED: u8 = 2;
const REFUSES_A_LISTED_ACTION: u8 = 3;
const LISTS_AN_ACTION_TWICE: u8 = 4;
const ALLOWS_AN_UNLISTED_ACTION: u8 = 5;
const REMEMBERS_REFUSALS: u8 = 6;
const THROWS_DICE_QUIETLY: u8 = 7;
const REWARDS_THE_FASTER: u8 = 8;
const FORGETS_ON_DISK: u8 = 9;
const LOSES_CARDS: u8 = 10;
const NEVER_ENDS: u8 = 11;
const LACKS_A_WORD: u8 = 12;
const MISCOUNTS: u8 = 13;
const ASKS_NOBODY: u8 = 14;
const SCORES_SECRETS: u8 = 15;
const NAMES_NO_WINNER: u8 = 16;

#[derive(Debug)]
struct Nothing;

impl Content for Nothing {
    const FILES: &'static [(&'static str, &'static str)] = &[];

    fn read(_: &Files) -> Result<Self, ContentError> {
        Ok(Self)
    }

    fn hash(&self) -> ContentHash {
        Files::embedded(Self::FILES).hash()
    }

    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Nothing> = Shelf::new();
        &SHELF
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Duel<const FAULT: u8> {
    chance: Chance,
    picks: [Option<u8>; 2],
    /// Who decides about the card that was drawn.
    drawer: Option<Seat>,
    deck: Vec<u8>,
    won: [Vec<u8>; 2],
    dice: [i32; 2],
    faster: Option<Seat>,
    refusals: u32,
    #[serde(skip)]
    tired: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Move {
    Pick(u8),
    Keep,
    Pass,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
enum Event {
    Drawn(u8),
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
enum No {
    NotNow,
    TooHigh,
}

#[derive(PartialEq, Debug, Serialize)]
struct View {
    own_pick: Option<u8>,
    won: [Vec<u8>; 2],
    cards_left: usize,
    top: Option<u8>,
    answered: SeatSet,
}

impl<const FAULT: u8> Duel<FAULT> {
    fn is(fault: u8) -> bool {
        FAULT == fault
    }

    fn asked(&self) -> SeatSet {
        match self.drawer {
            Some(seat) => SeatSet::only(seat),
            None => SeatSet::all(2).filter(|seat| self.picks[seat.index()].is_none()),
        }
    }

    fn answered(&self) -> SeatSet {
        SeatSet::all(2).filter(|seat| self.picks[seat.index()].is_some())
    }

    fn check(&self, seat: Seat, action: Move) -> Result<(), No> {
        let deciding = self.drawer.is_some();
        match action {
            _ if self.waiting().is_over() || !self.asked().contains(seat) => Err(No::NotNow),
            Move::Pick(0..=2) if !deciding => Ok(()),
            Move::Pick(3..) if !deciding => Err(No::TooHigh),
            Move::Keep | Move::Pass if deciding => Ok(()),
            _ => Err(No::NotNow),
        }
    }

    fn reveal(&mut self, one: u8, two: u8, journal: &mut Journal<Event>) {
        let drawer = Seat::new(usize::from(two > one));
        self.dice[drawer.index()] += i32::from(self.chance.die(6));
        if !Self::is(THROWS_DICE_QUIETLY) {
            journal.learned();
        }
        self.drawer = Some(drawer);
        let top = *self.deck.last().expect("the game ends with the last card");
        journal.tell_all(|| Event::Drawn(top));
    }

    fn hand_over(&mut self, to: Seat) {
        let card = self.deck.pop().expect("the game ends with the last card");
        if Self::is(NEVER_ENDS) {
            self.deck.insert(0, card);
        } else if !Self::is(LOSES_CARDS) {
            self.won[to.index()].push(card);
        }
        (self.picks, self.drawer) = ([None; 2], None);
    }
}

impl<const FAULT: u8> Game for Duel<FAULT> {
    const ID: &'static str = "duel";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;

    type Content = Nothing;
    type Options = ();
    type Action = Move;
    type Event = Event;
    type Refusal = No;
    type View = View;

    fn new(_: &'static Nothing, (): &(), _: usize, seed: Seed, _: &mut Journal<Event>) -> Result<Self, Phrase> {
        let mut chance = Chance::of_table(seed);
        let mut deck = (1..=5).collect::<Vec<_>>();
        chance.shuffle(&mut deck);
        Ok(Self {
            chance,
            picks: [None; 2],
            drawer: None,
            deck,
            won: [Vec::new(), Vec::new()],
            dice: [0; 2],
            faster: None,
            refusals: 0,
            tired: 0,
        })
    }

    fn content(&self) -> &'static Nothing {
        Nothing::shelf().builtin()
    }

    fn seats(&self) -> usize {
        2
    }

    fn waiting(&self) -> Waiting {
        match self.deck.len() {
            0 => Waiting::Over,
            1 if Self::is(ASKS_NOBODY) => Waiting::For(SeatSet::EMPTY),
            _ => Waiting::For(self.asked()),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.attempts(seat).iter().filter(|it| it.refusal.is_none()).map(|it| it.action));
        if Self::is(LISTS_AN_ACTION_TWICE) {
            out.extend(out.first().copied());
        }
    }

    fn attempts(&self, seat: Seat) -> Vec<Attempt<Self>> {
        if !self.waiting().seats().contains(seat) {
            return Vec::new();
        }
        let refusal = |action| match self.check(seat, action) {
            Err(No::TooHigh) if Self::is(REFUSES_A_LISTED_ACTION) => None,
            answer => answer.err(),
        };
        let tries = match self.drawer {
            Some(_) => vec![Move::Keep, Move::Pass],
            None => [0, 1, 2, 3].map(Move::Pick).to_vec(),
        };
        tries.into_iter().map(|action| Attempt { action, refusal: refusal(action) }).collect()
    }

    fn play(&mut self, seat: Seat, action: Move, journal: &mut Journal<Event>) -> Result<(), No> {
        if Self::is(ALLOWS_AN_UNLISTED_ACTION) && action == Move::Pick(2) && self.drawer.is_some() {
            return Ok(());
        }
        if let Err(no) = self.check(seat, action) {
            self.refusals += u32::from(Self::is(REMEMBERS_REFUSALS));
            return Err(no);
        }
        self.tired += u32::from(Self::is(FORGETS_ON_DISK));
        match action {
            Move::Pick(number) => {
                if Self::is(REWARDS_THE_FASTER) && self.answered().is_empty() {
                    self.faster = Some(seat);
                }
                self.picks[seat.index()] = Some(number);
                if let [Some(one), Some(two)] = self.picks {
                    self.reveal(one, two, journal);
                }
            }
            Move::Keep => self.hand_over(seat),
            Move::Pass => self.hand_over(seat.next(2)),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let shows_top = self.drawer.is_some() || Self::is(SHOWS_THE_TOP_CARD);
        View {
            own_pick: if let Viewer::Seat(seat) = viewer { self.picks[seat.index()] } else { None },
            won: self.won.clone(),
            cards_left: self.deck.len(),
            top: if shows_top { self.deck.last().copied() } else { None },
            answered: if Self::is(SHOWS_WHO_ANSWERED) { self.answered() } else { SeatSet::EMPTY },
        }
    }

    fn imagine(&self, seat: Seat, rng: &mut Fast) -> Self {
        let mut world = self.clone();
        world.chance = Chance::imagined(rng);
        let open = usize::from(self.drawer.is_some());
        let hidden = self.deck.len().saturating_sub(open);
        world.chance.shuffle(&mut world.deck[..hidden]);
        let other = seat.next(2).index();
        world.picks[other] = world.picks[other].map(|_| world.chance.below(3) as u8);
        world
    }

    fn scores(&self, _: Viewer) -> Scores {
        let secret = if Self::is(SCORES_SECRETS) { self.deck.last().copied().unwrap_or(0) } else { 0 };
        let standing = |seat: usize| {
            let cards = self.won[seat].iter().chain([&secret]).map(|&card| i32::from(card)).sum();
            let mut standing = Standing::new([("cards", cards), ("dice", self.dice[seat])], Vec::new());
            standing.total += i32::from(Self::is(MISCOUNTS));
            standing
        };
        let scores = Scores { seats: vec![standing(0), standing(1)], ..Scores::default() };
        if self.waiting().is_over() && !Self::is(NAMES_NO_WINNER) { scores.ranked() } else { scores }
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Vec<(String, u32)> {
        vec![("cards".into(), (self.deck.len() + self.won[0].len() + self.won[1].len()) as u32)]
    }
}

const WORDS: &str = "ask = What?\npick = { $n }\nkeep = Keep\npass = Pass\ndrawn = The card is { $n }.\n\
                     no = No.\nscore-cards = Cards\nscore-dice = Dice\n";
const RULES: &str = "# The duel {#duel}\n";

impl<const FAULT: u8> Spoken for Duel<FAULT> {
    const LOCALES: Bilingual = Bilingual { fr: WORDS, en: WORDS };
    const RULES: Bilingual = Bilingual { fr: RULES, en: RULES };
    const BOX: BoxSide = BoxSide { minutes: 1, weight: 1, solo: false };

    fn options(_: &'static Nothing) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn catalogue(_: &'static Nothing) -> serde_json::Value {
        serde_json::Value::Null
    }

    fn variants() -> Vec<Variant<()>> {
        vec![Variant { name: "duel", seats: 2, options: () }]
    }

    fn prompt(&self, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask"), rule: "duel" }
    }

    fn describe(&self, _: Seat, action: &Move) -> Phrase {
        match action {
            Move::Pick(number) => Phrase::new("pick").with("n", *number),
            Move::Keep => Phrase::new("keep"),
            Move::Pass => Phrase::new("pass"),
        }
    }

    fn targets(&self, _: Seat, _: &Move) -> Vec<String> {
        Vec::new()
    }

    fn tell(_: &'static Nothing, event: &Event) -> Phrase {
        let Event::Drawn(card) = event;
        Phrase::new(if Self::is(LACKS_A_WORD) { "turned-up" } else { "drawn" }).with("n", *card)
    }

    fn explain(_: &'static Nothing, _: &No) -> Phrase {
        Phrase::new("no")
    }

    fn vocabulary(_: &'static Nothing) -> Vec<String> {
        vec!["score-cards".into(), "score-dice".into()]
    }

    fn sketch(&self, _: Viewer, _: &Words, _: Voice<'_>) -> Sketch {
        Sketch::new()
    }
}

/// What the suite says about a game with this fault.
fn said_of<const FAULT: u8>() -> Option<String> {
    let effort = Effort { games: 50, spacing: if FAULT == NEVER_ENDS { 50_000 } else { 2 }, ..Effort::default() };
    conformance::run::<Duel<FAULT>>(&effort).err().map(|broken| broken.promise)
}

#[test]
fn the_honest_game_keeps_every_promise() {
    assert_eq!(said_of::<HONEST>(), None);
}

macro_rules! caught {
    ($($test:ident: $fault:ident => $said:literal;)+) => {$(
        #[test]
        fn $test() {
            let said = said_of::<$fault>().expect("the fault is caught");
            assert!(said.contains($said), "{said}");
        }
    )+};
}

caught! {
    a_leaking_view: SHOWS_THE_TOP_CARD => "the view of seat 0 leaks";
    an_answer_seen_too_early: SHOWS_WHO_ANSWERED => "too early";
    a_listed_action_refused: REFUSES_A_LISTED_ACTION => "was announced as None but got Err(TooHigh)";
    an_action_listed_twice: LISTS_AN_ACTION_TWICE => "listed twice";
    an_unlisted_action_allowed: ALLOWS_AN_UNLISTED_ACTION => "was allowed Pick(2), which is not listed";
    a_refusal_that_leaves_a_trace: REMEMBERS_REFUSALS => "left a trace";
    chance_used_without_saying_so: THROWS_DICE_QUIETLY => "used chance without saying so";
    answers_whose_order_matters: REWARDS_THE_FASTER => "do not commute";
    a_game_that_forgets_on_disk: FORGETS_ON_DISK => "changes when it is written and read";
    cards_that_vanish: LOSES_CARDS => "something was created or destroyed";
    a_game_without_end: NEVER_ENDS => "does not end";
    a_word_that_is_missing: LACKS_A_WORD => "no words for \"turned-up\"";
    scores_that_do_not_add_up: MISCOUNTS => "the score lines do not add up";
    a_game_that_asks_nobody: ASKS_NOBODY => "waits for nobody";
    scores_that_leak: SCORES_SECRETS => "the scores shown to seat 0 leak";
    an_end_without_winners: NAMES_NO_WINNER => "ranks belong to the end";
}
