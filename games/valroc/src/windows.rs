//! RULES 5: when spells, flasks and single-use courses may be played.
//!
//! Before every decision of one's own they are simply among the actions. At the moments between, those who have
//! something that would do something are asked in seat order until all pass; who has nothing is never asked, and who
//! wants to be left alone says so.

use crate::{
    Action, Event, Refusal, Valroc,
    action::Sip,
    cards::{CourseId, Timing, Token},
    player::{Player, Quiet},
    steps::{Journal, Phase, Step},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped},
};

/// During what a player's own decision falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    Planning,
    Training,
    Arena,
    Other,
}

impl Moment {
    pub(crate) const ALL: [Self; 4] = [Self::Planning, Self::Training, Self::Arena, Self::Other];

    pub(crate) fn allows(self, timing: Timing) -> bool {
        match timing {
            Timing::Any => true,
            Timing::Planning => self == Self::Planning,
            Timing::Training => self == Self::Training,
            Timing::Arena => self == Self::Arena,
            Timing::BeforeFight => self != Self::Planning,
        }
    }
}

/// Everybody who has something to play may do so, until all pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    pub asked: Seat,
    pub passed: SeatSet,
}

impl Question<Valroc> for Window {
    const ALL_LEGAL: bool = true;

    fn asked(self, _: &Valroc) -> SeatSet {
        SeatSet::only(self.asked)
    }

    /// Asks the next player who may want to play something. Whoever has just played may combine it with more, so that
    /// player goes on before the others.
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let Self { asked, passed } = self;
        if !passed.contains(asked) && game.wants_to_play(asked, journal) {
            return Flow::Ask;
        }
        match game.next_at_window(passed, journal) {
            Some(asked) => {
                game.agenda.replace(Self { asked, passed });
                Flow::Ask
            }
            None => game.done(),
        }
    }

    fn candidates(self, game: &Valroc, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Pass);
        if matches!(game.phase, Phase::Place(_)) {
            offer(Action::PassPlace);
        }
        if game.phase != Phase::FinalCount {
            offer(Action::PassRound);
            offer(Action::PassGame);
        }
    }

    fn check(self, game: &Valroc, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pass => Ok(()),
            Action::PassPlace if matches!(game.phase, Phase::Place(_)) => Ok(()),
            Action::PassRound | Action::PassGame if game.phase != Phase::FinalCount => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, _: &mut Journal) {
        game.player_mut(seat).quiet = match action {
            Action::PassPlace => Quiet::Place,
            Action::PassRound => Quiet::Round,
            Action::PassGame => Quiet::Game,
            _ => Quiet::No,
        };
        game.agenda.replace(Self { asked: seat, passed: self.passed.with(seat) });
    }

    /// What could be played is named, to nobody else: on a phone it lies on another part of the table.
    fn prompt(self, game: &Valroc, seat: Seat) -> Prompt {
        let mut plays = Vec::new();
        let mut name = |action| {
            if let Some(name) = game.play_name(action)
                && !plays.contains(&name)
            {
                plays.push(name);
            }
        };
        if seat == self.asked {
            game.legal_plays(seat, Moment::Other, &mut name);
        }
        Prompt { question: Phrase::new("ask-window").with("plays", plays), rule: "windows" }
    }
}

impl Valroc {
    /// Asks whoever may want to play something first; without anybody there is no window.
    pub(crate) fn open_window(&mut self, journal: &mut Journal) -> Flow {
        match self.next_at_window(SeatSet::EMPTY, journal) {
            Some(asked) => {
                self.agenda.push(Window { asked, passed: SeatSet::EMPTY });
                Flow::Ask
            }
            None => Flow::Go,
        }
    }

    fn next_at_window(&self, passed: SeatSet, journal: &mut Journal) -> Option<Seat> {
        let last_chance = self.phase == Phase::FinalCount;
        let listens = |player: &Player| (player.quiet == Quiet::No) | (last_chance & (player.quiet != Quiet::Game));
        let asked = self.seats_where(|player| listens(player) & self.may_have_play(player)).minus(passed);
        asked.clockwise(self.first).find(|&seat| self.wants_to_play(seat, journal))
    }

    /// Whether the seat has something that would do something at an open window.
    fn wants_to_play(&self, seat: Seat, journal: &mut Journal) -> bool {
        if self.has_open_play(seat) {
            return true;
        }
        if self.player(seat).spells.is_empty() {
            return false;
        }
        journal.learned(); // Whether a secret spell could be played shows in who is asked.
        self.has_spell_play(seat, Moment::Other)
    }

    /// At which moment of a seat's own decision we are; nothing where no spell may come between.
    pub(crate) fn moment(&self) -> Option<Moment> {
        match self.agenda.now()? {
            Step::Plan(_) => Some(Moment::Planning),
            Step::Train(_) | Step::Wounds(_) => Some(Moment::Training),
            Step::Fight(_) => Some(Moment::Arena),
            Step::Window(_)
            | Step::Invert(_)
            | Step::Strike(_)
            | Step::Convert(_)
            | Step::KeepSpell(_)
            | Step::UseCard(_)
            | Step::AlsoTake(_)
            | Step::CountUp(_)
            | Step::Serve(_)
            | Step::Enrol(_) => Some(Moment::Other),
            // Secret choices, an opponent's search, and what has to be finished first [V2].
            Step::Pick(_)
            | Step::KeepSix(_)
            | Step::Study(_)
            | Step::GiveUpSpell(_)
            | Step::Plunder(_)
            | Step::Teleport(_)
            | Step::Brew(_)
            | Step::Leftovers(_)
            | Step::Offer(_)
            | Step::MakeBid(_) => None,
            // What happens by itself.
            Step::BeginRound(_)
            | Step::BeginPlace(_)
            | Step::Resolve(_)
            | Step::Wrath(_)
            | Step::WrathFalls(_)
            | Step::DrawSpells(_)
            | Step::Find(_)
            | Step::EndTraining(_)
            | Step::LeaveArena(_)
            | Step::EndActions(_)
            | Step::BeginOfferings(_)
            | Step::BeginBids(_)
            | Step::Close(_)
            | Step::FinalCount(_) => None,
        }
    }

    /// Everything a seat might play besides answering the question, legal or not.
    pub(crate) fn play_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let player = self.player(seat);
        if self.can_listen(seat) {
            offer(Action::Listen);
        }
        for (spell, _) in player.spells.iter() {
            self.spell_candidates(seat, spell, &mut offer);
        }
        for course in player.working().iter() {
            self.course_candidates(course, &mut offer);
        }
        self.drink_candidates(seat, offer);
    }

    fn drink_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let player = self.player(seat);
        if player.has(Token::Flask10) {
            offer(Action::Drink(Sip::Whole));
            offer(Action::Drink(Sip::Half));
        }
        if player.has(Token::Flask5) {
            offer(Action::Drink(Sip::Rest));
        }
    }

    pub(crate) fn check_play(&self, seat: Seat, action: Action, moment: Moment) -> Result<(), Refusal> {
        match action {
            Action::Cast { spell, on, element } => self.check_cast(seat, spell, on, element, moment),
            Action::UseCourse { course, element } => self.check_use_course(seat, course, element),
            Action::Drink(sip) => self.check_drink(seat, sip),
            Action::Listen if self.can_listen(seat) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Who wanted to be left alone can take it back, as long as there are windows to come.
    fn can_listen(&self, seat: Seat) -> bool {
        self.player(seat).quiet != Quiet::No && self.phase != Phase::FinalCount
    }

    /// Whether the seat has anything to play at that moment that would do something.
    pub(crate) fn has_play(&self, seat: Seat, moment: Moment) -> bool {
        self.has_open_play(seat) || self.has_spell_play(seat, moment)
    }

    /// Whether a spell would do something, or all of them together bring the wrath down **[V15]**.
    fn has_spell_play(&self, seat: Seat, moment: Moment) -> bool {
        let mut wrath = self.board.wrath;
        for (spell, copies) in self.player(seat).spells.at(moment, self.content.0).iter() {
            if self.can_use(seat, spell) {
                return true;
            }
            wrath += if self.can_cast(seat, spell) { copies } else { 0 };
        }
        wrath >= self.content.board.wrath
    }

    /// Whether a player has spells, flasks or courses to play at all: asked at every decision, so in one go.
    fn may_have_play(&self, player: &Player) -> bool {
        let flasks = player.count(Token::Flask10) | player.count(Token::Flask5);
        let courses = player.working().and(self.content.playable());
        (flasks != 0) | !courses.is_empty() | !player.spells.is_empty()
    }

    /// The legal ones among [`Valroc::play_candidates`].
    pub(crate) fn legal_plays(&self, seat: Seat, moment: Moment, mut offer: impl FnMut(Action)) {
        let player = self.player(seat);
        if self.can_listen(seat) {
            offer(Action::Listen);
        }
        if !self.may_have_play(player) {
            return;
        }
        let mut check = |action: Action| {
            if self.check_play(seat, action, moment).is_ok() {
                offer(action);
            }
        };
        for (spell, _) in player.spells.at(moment, self.content.0).iter() {
            if self.can_cast(seat, spell) {
                self.spell_candidates(seat, spell, &mut check);
            }
        }
        for course in player.working().and(self.content.playable()).iter() {
            self.course_candidates(course, &mut check);
        }
        if player.pm < self.content.board.most {
            self.drink_candidates(seat, offer);
        }
    }

    /// The same, from what everybody can see: flasks and courses.
    fn has_open_play(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if (player.has(Token::Flask10) || player.has(Token::Flask5)) && player.pm < self.content.board.most {
            return true;
        }
        player.working().and(self.content.playable()).iter().any(|course| self.has_course_play(seat, course))
    }

    #[inline(never)] // Rare, and asked for at every window.
    fn has_course_play(&self, seat: Seat, course: CourseId) -> bool {
        let mut found = false;
        self.course_candidates(course, &mut |action| {
            found = found || self.check_play(seat, action, Moment::Other).is_ok();
        });
        found
    }

    fn check_drink(&self, seat: Seat, sip: Sip) -> Result<(), Refusal> {
        let player = self.player(seat);
        let token = if sip == Sip::Rest { Token::Flask5 } else { Token::Flask10 };
        if !player.has(token) {
            return Err(Refusal::NotOwned);
        }
        if player.pm >= self.content.board.most { Err(Refusal::TrackFull) } else { Ok(()) }
    }

    /// RULES 6.4: 10 PM and discard, or 5 PM and turn over; the 5 side gives 5 PM and is discarded.
    pub(crate) fn drink(&mut self, seat: Seat, sip: Sip, journal: &mut Journal) {
        let amount = match sip {
            Sip::Whole => {
                self.return_token(seat, Token::Flask10);
                10
            }
            Sip::Half => {
                let tokens = &mut self.player_mut(seat).tokens;
                tokens[Token::Flask10 as usize] -= 1;
                tokens[Token::Flask5 as usize] += 1;
                5
            }
            Sip::Rest => {
                self.return_token(seat, Token::Flask5);
                5
            }
        };
        let pm = self.gain_pm(seat, amount);
        journal.tell_all(|| Event::Drank { seat, sip, pm });
    }

    /// Plays something besides answering the question; then the question is asked again.
    pub(crate) fn play_between(&mut self, seat: Seat, action: Action, journal: &mut Journal) {
        if let Some(Step::Window(window)) = self.agenda.now() {
            self.agenda.replace(Window { passed: SeatSet::EMPTY, ..window });
        }
        match action {
            Action::Cast { spell, on, element } => self.cast(seat, spell, on, element, journal),
            Action::UseCourse { course, element } => self.use_course(seat, course, element, journal),
            Action::Drink(sip) => self.drink(seat, sip, journal),
            Action::Listen => self.player_mut(seat).quiet = Quiet::No,
            _ => {}
        }
    }
}
