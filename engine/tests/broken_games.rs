//! The conformance suite can fail: a small honest game passes it, and every way of breaking a promise is caught.
//!
//! Two players each pick a number in secret. The higher one draws the top card of a shuffled deck, throws a die for
//! extra points, and keeps the card or passes it on. When the deck is used up, the most points win.

use serde::{Deserialize, Serialize};
use std::{
    ops::RangeInclusive,
    sync::atomic::{AtomicU64, Ordering},
};
use taverne_engine::{
    Attempt, Chance, Content, ContentError, ContentHash, Fast, Game, Journal, Phrase, Prompt, Scores, Seat, SeatScore,
    SeatSet, Seed, Session, Spoken, Table, Variant, Viewer, Waiting, Words,
    conformance::{Case, Suite},
    content::{Files, Shelf},
    game::BoxSide,
    options::OptionSpec,
    record::Sitter,
    session::SPACING,
    sketch::Sketch,
    table::PlayError,
    words::{Bilingual, Voice},
};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
enum Fault {
    #[default]
    Honest,
    ShowsTheTopCard,
    ShowsWhoAnswered,
    RefusesAListedAction,
    ListsAnActionTwice,
    AllowsAnUnlistedAction,
    RemembersRefusals,
    ThrowsDiceQuietly,
    RewardsTheFaster,
    ForgetsOnDisk,
    LosesCards,
    NeverEnds,
    LacksAWord,
    Miscounts,
    AsksNobody,
    ScoresSecrets,
    NamesNoWinner,
    FadesWhenCopied,
    TurnsUpQuietly,
    NeverDealsTheSame,
    ForgetsAnAttempt,
    NamesNoRule,
    PlaysListedOtherwise,
    ChangesSides,
    RanksAlliesApart,
}

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

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Duel {
    fault: Fault,
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
    copied: Copied,
}

/// How often this was copied; only a copy of a copy is another.
#[derive(Debug, Serialize, Deserialize)]
struct Copied(u32);

impl PartialEq for Copied {
    fn eq(&self, other: &Self) -> bool {
        (self.0 > 1) == (other.0 > 1)
    }
}

impl Clone for Duel {
    fn clone(&self) -> Self {
        Self {
            fault: self.fault,
            chance: self.chance.clone(),
            picks: self.picks,
            drawer: self.drawer,
            deck: self.deck.clone(),
            won: self.won.clone(),
            dice: self.dice,
            faster: self.faster,
            refusals: self.refusals,
            tired: self.tired,
            copied: Copied(self.copied.0 + u32::from(self.is(Fault::FadesWhenCopied))),
        }
    }
}

/// How many tables were laid out: what no record knows.
static LAID_OUT: AtomicU64 = AtomicU64::new(0);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Move {
    Pick(u8),
    Keep,
    Pass,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
enum Event {
    Drawn(u8),
    /// There are no words for this.
    TurnedUp(u8),
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

impl Duel {
    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
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

    fn tries(&self, seat: Seat) -> Vec<Attempt<Self>> {
        if !self.waiting().seats().contains(seat) {
            return Vec::new();
        }
        let refusal = |action| match self.check(seat, action) {
            Err(No::TooHigh) if self.is(Fault::RefusesAListedAction) => None,
            answer => answer.err(),
        };
        let tries = match self.drawer {
            Some(_) => vec![Move::Keep, Move::Pass],
            None => [0, 1, 2, 3].map(Move::Pick).to_vec(),
        };
        tries.into_iter().map(|action| Attempt { action, refusal: refusal(action) }).collect()
    }

    fn reveal(&mut self, one: u8, two: u8, journal: &mut Journal<Event>) {
        let drawer = Seat::new(usize::from(two > one));
        if !self.is(Fault::TurnsUpQuietly) {
            self.dice[drawer.index()] += i32::from(self.chance.die(6));
        }
        if !self.is(Fault::ThrowsDiceQuietly) && !self.is(Fault::TurnsUpQuietly) {
            journal.learned();
        }
        self.drawer = Some(drawer);
        let top = *self.deck.last().expect("the game ends with the last card");
        let wordless = self.is(Fault::LacksAWord);
        journal.tell_all(|| if wordless { Event::TurnedUp(top) } else { Event::Drawn(top) });
    }

    fn hand_over(&mut self, to: Seat) {
        let card = self.deck.pop().expect("the game ends with the last card");
        if self.is(Fault::NeverEnds) {
            self.deck.insert(0, card);
        } else if !self.is(Fault::LosesCards) {
            self.won[to.index()].push(card);
        }
        (self.picks, self.drawer) = ([None; 2], None);
    }
}

impl Game for Duel {
    const ID: &'static str = "duel";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const LONGEST: usize = 40;

    type Content = Nothing;
    type Options = Fault;
    type Action = Move;
    type Event = Event;
    type Refusal = No;
    type View = View;

    fn new(_: &'static Nothing, &fault: &Fault, _: usize, seed: Seed, _: &mut Journal<Event>) -> Result<Self, Phrase> {
        let laid_out = LAID_OUT.fetch_add(1, Ordering::Relaxed);
        let seed = if fault == Fault::NeverDealsTheSame { Seed::numbered(7, laid_out) } else { seed };
        let mut chance = Chance::of_table(seed);
        let mut deck = (1..=5).collect::<Vec<_>>();
        chance.shuffle(&mut deck);
        Ok(Self {
            fault,
            chance,
            picks: [None; 2],
            drawer: None,
            deck,
            won: [Vec::new(), Vec::new()],
            dice: [0; 2],
            faster: None,
            refusals: 0,
            tired: 0,
            copied: Copied(0),
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
            1 if self.is(Fault::AsksNobody) => Waiting::For(SeatSet::EMPTY),
            _ => Waiting::For(self.asked()),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.tries(seat).iter().filter(|it| it.refusal.is_none()).map(|it| it.action));
        if self.is(Fault::ListsAnActionTwice) {
            out.extend(out.first().copied());
        }
    }

    fn attempts(&self, seat: Seat) -> Vec<Attempt<Self>> {
        let mut attempts = self.tries(seat);
        if self.is(Fault::ForgetsAnAttempt) {
            attempts.retain(|it| it.action != Move::Pass);
        }
        attempts
    }

    fn play(&mut self, seat: Seat, action: Move, journal: &mut Journal<Event>) -> Result<(), No> {
        if self.is(Fault::AllowsAnUnlistedAction) && action == Move::Pick(2) && self.drawer.is_some() {
            return Ok(());
        }
        if let Err(no) = self.check(seat, action) {
            self.refusals += u32::from(self.is(Fault::RemembersRefusals));
            return Err(no);
        }
        self.tired += u32::from(self.is(Fault::ForgetsOnDisk));
        match action {
            Move::Pick(number) => {
                if self.is(Fault::RewardsTheFaster) && self.answered().is_empty() {
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

    fn play_listed(&mut self, seat: Seat, action: Move, journal: &mut Journal<Event>) {
        let otherwise = self.is(Fault::PlaysListedOtherwise) && action == Move::Pass;
        self.play(seat, if otherwise { Move::Keep } else { action }, journal).expect("a listed action is legal");
    }

    fn view(&self, viewer: Viewer) -> View {
        let shows_top = self.drawer.is_some() || self.is(Fault::ShowsTheTopCard);
        View {
            own_pick: if let Viewer::Seat(seat) = viewer { self.picks[seat.index()] } else { None },
            won: self.won.clone(),
            cards_left: self.deck.len(),
            top: if shows_top { self.deck.last().copied() } else { None },
            answered: if self.is(Fault::ShowsWhoAnswered) { self.answered() } else { SeatSet::EMPTY },
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
        let secret = if self.is(Fault::ScoresSecrets) { self.deck.last().copied().unwrap_or(0) } else { 0 };
        let standing = |seat: usize| {
            let cards = self.won[seat].iter().chain([&secret]).map(|&card| i32::from(card)).sum();
            let mut standing = SeatScore::new([("cards", cards), ("dice", self.dice[seat])], Vec::new());
            standing.total += i32::from(self.is(Fault::Miscounts));
            standing
        };
        let scores = Scores { seats: vec![standing(0), standing(1)], ..Scores::default() };
        let scores = match self.fault {
            Fault::ChangesSides if self.won[0].is_empty() => scores.in_teams([0, 1]),
            Fault::RanksAlliesApart => return ranked_apart(scores.in_teams([0, 0]), self.waiting().is_over()),
            _ => scores,
        };
        if self.waiting().is_over() && !self.is(Fault::NamesNoWinner) { scores.ranked() } else { scores }
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Vec<(String, u32)> {
        vec![("cards".into(), (self.deck.len() + self.won[0].len() + self.won[1].len()) as u32)]
    }
}

/// As if they were not allies.
fn ranked_apart(scores: Scores, over: bool) -> Scores {
    if over { scores.ranked_by(|_, seat| seat) } else { scores }
}

const WORDS: &str = "ask = What?\npick = { $n }\nkeep = Keep\npass = Pass\ndrawn = The card is { $n }.\n\
                     no = No.\nscore-cards = Cards\nscore-dice = Dice\n\
                     game-title = Duel\ngame-pitch = A duel.\ngame-about = A duel of two.\n";
const RULES: &str = "# The duel {#duel}\n";

impl Spoken for Duel {
    const LOCALES: Bilingual = Bilingual { fr: WORDS, en: WORDS };
    const RULES: Bilingual = Bilingual { fr: RULES, en: RULES };
    const BOX: BoxSide = BoxSide { minutes: 1, weight: 1, solo: false };

    fn options(_: &'static Nothing) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn catalogue(_: &'static Nothing) -> serde_json::Value {
        serde_json::Value::Null
    }

    fn variants() -> Vec<Variant<Fault>> {
        vec![Variant { name: "duel", seats: 2, options: Fault::Honest }]
    }

    fn prompt(&self, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask"), rule: if self.is(Fault::NamesNoRule) { "nowhere" } else { "duel" } }
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
        match event {
            Event::Drawn(card) => Phrase::new("drawn").with("n", *card),
            Event::TurnedUp(card) => Phrase::new("turned-up").with("n", *card),
        }
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
fn said_of(fault: Fault) -> Option<String> {
    let mut suite = Suite::<Duel>::new();
    suite.variants.iter_mut().for_each(|variant| variant.options = fault);
    let spacing = if fault == Fault::NeverEnds { 50_000 } else { 2 };
    let case = |index| Case { variant: "duel".into(), seats: 2, series: 0, index };
    (0..50).find_map(|index| suite.check(&case(index), spacing).err()).map(|broken| broken.promise)
}

#[test]
fn the_honest_game_keeps_every_promise() {
    assert_eq!(said_of(Fault::Honest), None);
}

macro_rules! caught {
    ($($test:ident: $fault:ident => $said:literal;)+) => {$(
        #[test]
        fn $test() {
            let said = said_of(Fault::$fault).expect("the fault is caught");
            assert!(said.contains($said), "{said}");
        }
    )+};
}

caught! {
    a_leaking_view: ShowsTheTopCard => "the view of seat 0 leaks";
    an_answer_seen_too_early: ShowsWhoAnswered => "too early";
    a_listed_action_refused: RefusesAListedAction => "was announced as None but got Err(TooHigh)";
    an_action_listed_twice: ListsAnActionTwice => "listed twice";
    an_unlisted_action_allowed: AllowsAnUnlistedAction => "was allowed Pick(2), which is not listed";
    a_refusal_that_leaves_a_trace: RemembersRefusals => "left a trace";
    chance_used_without_saying_so: ThrowsDiceQuietly => "used chance without saying so";
    answers_whose_order_matters: RewardsTheFaster => "do not commute";
    a_game_that_forgets_on_disk: ForgetsOnDisk => "changes when it is written and read";
    cards_that_vanish: LosesCards => "something was created or destroyed";
    a_game_without_end: NeverEnds => "does not end";
    a_word_that_is_missing: LacksAWord => "no words for \"turned-up\"";
    scores_that_do_not_add_up: Miscounts => "the score lines do not add up";
    a_game_that_asks_nobody: AsksNobody => "waits for nobody";
    scores_that_leak: ScoresSecrets => "the scores shown to seat 0 leak";
    an_end_without_winners: NamesNoWinner => "ranks belong to the end";
    an_undo_that_restores_something_else: FadesWhenCopied => "undo does not restore the game";
    a_card_turned_up_without_saying_so: TurnsUpQuietly => "reveals something without saying so";
    a_game_that_is_not_reproducible: NeverDealsTheSame => "the record does not verify";
    an_attempt_that_is_missing: ForgetsAnAttempt => "differ";
    a_rule_that_is_missing: NamesNoRule => "no heading {#nowhere}";
    somebody_who_changes_sides: ChangesSides => "somebody changed sides";
    allies_who_do_not_win_together: RanksAlliesApart => "allies do not share the rank";
    a_short_cut_that_leads_elsewhere: PlaysListedOtherwise => "played as listed leads elsewhere";
}

#[test]
fn where_a_game_would_never_end_its_table_does_as_it_stands_and_says_so_before() {
    let sitters = vec![Sitter { name: String::new(), player: "person".to_owned() }; 2];
    let content = Nothing::shelf().builtin();
    let mut session = Session::<Duel>::open(content, Fault::NeverEnds, sitters, Seed::numbered(1, 1)).expect("a table");
    let table: &mut dyn Table = &mut session;
    let mut left = Vec::new();
    while let Waiting::For(seats) = table.waiting() {
        left.push(table.plays_left());
        let seat = seats.first().expect("somebody is asked");
        let action = table.actions(seat)[0].clone();
        table.play(seat, &action).expect("a legal action");
    }
    assert!(left[..36].iter().all(Option::is_none), "nobody is bothered with it before");
    assert_eq!(left[36..], [4, 3, 2, 1].map(Some));
    assert_eq!((table.played(), table.plays_left()), (40, Some(0)));
    let mut scores = Vec::new();
    for seat in [0, 1].map(Seat::new) {
        assert!(table.actions(seat).is_empty() && table.choices(seat).is_empty() && !table.can_undo(seat));
        let more = table.play(seat, &serde_json::json!({"Pick": 0}));
        assert_eq!(more, Err(PlayError::Refused(Phrase::new("broken-off"))));
        let mut look = String::new();
        table.write_look(Viewer::Seat(seat), 0, &table.write_view(Viewer::Seat(seat)), &mut look);
        assert!(look.contains("\"choices\":[]") && !look.contains("prompt"), "{look}");
        scores.push(table.scores(Viewer::Seat(seat)));
    }
    assert_eq!(scores[0], scores[1], "what counts lies open");
    assert!(scores[0].seats.iter().all(|seat| seat.rank.is_some()));
    let record = table.record();
    assert_eq!(record.result, Some(scores.remove(0)));
    assert!(Session::<Duel>::verify(&record).is_ok());
    let mut longer = record.clone();
    longer.actions.push(record.actions[0].clone());
    assert!(Session::<Duel>::verify(&longer).is_err(), "nothing can be added to it");
}

/// The same small game as a chain: who has won takes one of the cards along that were won, and it lies ready in the next.
mod chain {
    use super::*;
    use serde_json::{Value, json};
    use taverne_engine::{Campaign, campaign::CampaignState, options::OptionKind};

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    pub(crate) struct Outcome {
        won: Vec<String>,
        kept: Option<String>,
    }

    impl Campaign for Duel {
        type Plan = ();
        type Outcome = Outcome;

        fn campaign_options(_: &'static Nothing) -> Option<Vec<OptionSpec>> {
            Some(Vec::new())
        }

        /// With a card that was kept the next game is another one.
        fn next_game(campaign: &CampaignState<Self>) -> Option<Fault> {
            match &campaign.outcomes[..] {
                [] => Some(Fault::Honest),
                [Some(Outcome { kept: Some(_), .. })] => Some(Fault::ScoresSecrets),
                [_] => Some(Fault::Honest),
                _ => None,
            }
        }

        fn choice(campaign: &CampaignState<Self>) -> Option<Vec<OptionSpec>> {
            let [Some(Outcome { won, kept: None })] = &campaign.outcomes[..] else { return None };
            let kind = OptionKind::Choice { words: "card", values: won.clone() };
            Some(vec![OptionSpec { key: "kept", kind, default: json!(won.first()?), only_if: None }])
        }

        fn choose(campaign: &CampaignState<Self>, chosen: &Value) -> Result<Outcome, Phrase> {
            let last = campaign.outcomes.last().cloned().flatten().expect("a choice follows a game");
            let kept = chosen["kept"].as_str().filter(|&card| last.won.iter().any(|won| won == card));
            let kept = kept.ok_or_else(|| Phrase::new("no"))?.to_owned();
            Ok(Outcome { kept: Some(kept), ..last })
        }
    }

    fn course(outcomes: Vec<Option<Outcome>>) -> CampaignState<Duel> {
        CampaignState { content: Nothing::shelf().builtin(), plan: (), outcomes }
    }

    fn won(cards: &[&str]) -> Outcome {
        Outcome { won: cards.iter().map(|&card| card.to_owned()).collect(), kept: None }
    }

    #[test]
    fn what_was_chosen_after_a_game_goes_into_the_next() {
        let waiting = course(vec![Some(won(&["sword", "shield"]))]);
        assert_eq!((waiting.next(), Duel::choice(&waiting).is_some()), (None, true), "first the choice");
        assert!(waiting.chosen(&json!({"kept": "crown"})).is_err(), "only what was won");
        let chosen = waiting.chosen(&json!({"kept": "shield"})).expect("it was won");
        assert_eq!(chosen.kept.as_deref(), Some("shield"));
        let decided = course(vec![Some(chosen)]);
        assert_eq!(decided.next(), Some(Fault::ScoresSecrets), "a game that follows from the choice");
        let again = decided.chosen(&json!({"kept": "sword"})).expect_err("a choice is made once");
        assert_eq!(again.key, "campaign-no-choice");
    }

    #[test]
    fn where_there_is_nothing_to_choose_the_next_game_follows() {
        for outcomes in [vec![], vec![None], vec![Some(won(&[]))]] {
            assert_eq!(course(outcomes).next(), Some(Fault::Honest));
        }
        assert_eq!(course(vec![None, None]).next(), None);
    }
}

/// Looking back begins at a milestone, and nobody can tell.
#[test]
fn the_past_is_the_same_from_a_milestone_as_from_the_start() {
    let sitters = vec![Sitter { name: String::new(), player: "person".to_owned() }; 2];
    let content = Nothing::shelf().builtin();
    let open = || Session::<Duel>::open(content, Fault::NeverEnds, sitters.clone(), Seed::numbered(1, 2));
    let mut session = open().expect("a table");
    let mut moments = vec![session.game().clone()];
    for _ in 0..3 * SPACING {
        let seat = session.game().waiting().seats().first().expect("it never ends");
        let mut actions = Vec::new();
        session.game().actions(seat, &mut actions);
        session.play(seat, actions[0]).expect("a legal action");
        moments.push(session.game().clone());
    }
    assert!(session.milestones().len() >= 2, "{} milestones", session.milestones().len());
    let last = session.milestones().last().expect("a milestone");
    let around = [last.plays - 1, last.plays, last.plays + 1];
    for to in [0, 1, SPACING / 2, 2 * SPACING, 3 * SPACING].into_iter().chain(around) {
        for from in [0, to / 2, to] {
            let back = session.back(from, to);
            let (work, back) = (back.work(), back.take());
            assert_eq!((back.game(), back.plays().len()), (&moments[to], to), "{from} to {to}");
            assert!(back.known_from() <= from && work <= to);
            let told = |session: &Session<Duel>| -> Vec<_> {
                session.plays()[from.max(1) - 1..to].iter().map(|play| play.told.clone()).collect()
            };
            assert_eq!(told(&back), told(&session), "{from} to {to}");
            if from == 0 {
                assert_eq!(back.opening(), session.opening());
            }
        }
    }
    let back = session.back(3 * SPACING, 3 * SPACING);
    assert!(back.work() < 2 * SPACING, "{} plays again", back.work());
    // A session put at a milestone goes on as ever, and one without its end is refused.
    let plays = || session.plays()[..last.plays].iter().map(|play| (play.seat, play.action));
    let at = |milestones| Session::at_milestone(Fault::NeverEnds, sitters.clone(), session.seed(), plays(), milestones);
    let mut again = at(session.milestones().to_vec()).expect("the milestone is at the end of the plays");
    for play in &session.plays()[last.plays..] {
        again.play(play.seat, play.action).expect("what was played can be played again");
    }
    assert_eq!((again.game(), again.record()), (session.game(), session.record()));
    assert!(at(session.milestones()[..1].to_vec()).is_none());
}
