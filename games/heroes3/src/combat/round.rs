//! RULES 19.4: the combat round: who is next.

use super::{On, Ongoing, What, activation::Activation, ending::EndRound, windows::CardWindow};
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::{Moment, Until},
    effects::Effects,
    fighter::{FighterId, Fighters, Mark},
    kinds::{Side, Window},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
};

/// RULES 19.3 step 5: abilities of this moment, the attacker's first, then the first window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartCombat {
    pub stage: u8,
}

impl Automatic<Heroes3> for StartCombat {
    fn run(self, game: &mut Heroes3, _: &mut Journal) -> Flow {
        game.done();
        game.agenda.push(BeginRound);
        game.agenda.push(CardWindow::between(Window::Start, Side::Attacker));
        for id in (0..crate::fighter::FIGHTERS as u8).rev().map(FighterId) {
            game.queue_abilities(id, Moment::CombatStart);
        }
        for seat in game.combat.seats.into_iter().rev().flatten() {
            if game.leads(seat) {
                game.set_up_machine(seat);
            }
        }
        Flow::Go
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginRound;

impl Automatic<Heroes3> for BeginRound {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        game.done();
        if game.drop_if_decided() {
            return Flow::Go;
        }
        let combat = &mut game.combat;
        combat.round = combat.round.saturating_add(1);
        combat.last = None;
        // A spell cast before the first round is that of the first round (Intelligence).
        if combat.round > 1 {
            combat.spells = [0; 2];
            combat.more_spells = [0; 2];
        }
        combat.hurt = false;
        combat.active = FighterId::NOBODY;
        for id in combat.standing.iter() {
            let marks = &mut combat.fighter_mut(id).marks;
            marks.clear(Mark::Activated);
            marks.clear(Mark::Retaliated);
        }
        let round = combat.round;
        for player in &mut game.players {
            player.permanent_used = false;
        }
        journal.tell_all(|| Event::RoundBegins { round });
        game.agenda.then([Ballista.into(), Next.into(), EndRound.into()]);
        Flow::Go
    }
}

/// RULES 19.4: permanent cards of this moment work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ballista;

impl Automatic<Heroes3> for Ballista {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        game.done();
        let ballista = game.content.ballista;
        // The attacker's first.
        for side in [Side::Defender, Side::Attacker] {
            let Some(seat) = game.seat_of(side) else { continue };
            if game.player(seat).permanent == Some(ballista) && game.leads(seat) {
                journal.tell_all(|| Event::BallistaShoots { seat });
                let list = game.content.card(ballista).plays[0].rows[0].does;
                game.agenda.push(Effects::of_card(list, side, ballista));
                game.agenda.push(CardWindow::of(Window::Ballista, side));
            }
        }
        Flow::Go
    }
}

impl Heroes3 {
    /// Everything that may activate next: the highest initiative, of the side whose turn it is among equals.
    pub fn next_units(&self) -> Fighters {
        let content = self.content.0;
        let combat = &self.combat;
        let (mut best, mut units) = (i8::MIN, Fighters::NONE);
        for id in combat.standing.iter() {
            if combat.fighter(id).marks.has(Mark::Activated) {
                continue;
            }
            let initiative = combat.initiative(content, id);
            if initiative > best {
                (best, units) = (initiative, Fighters::NONE.with(id));
            } else if initiative == best {
                units = units.with(id);
            }
        }
        let of = |side| units.and(Fighters::of(side));
        let first = match combat.last {
            Some((initiative, side)) if initiative == best => side.other(),
            _ => Side::Attacker,
        };
        if of(first).is_empty() { of(first.other()) } else { of(first) }
    }
}

/// Who is next; if one side has several, its controller chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Next;

impl Question<Heroes3> for Next {
    fn asked(self, game: &Heroes3) -> SeatSet {
        let side = game.next_units().first().map_or(Side::Attacker, FighterId::side);
        game.decider(side)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        let units = game.next_units();
        match (units.first(), units.len()) {
            (None, _) => game.done(),
            (Some(id), 1) => {
                game.activate(id);
                Flow::Go
            }
            _ => ask_or_settle(self, game, journal),
        }
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        game.next_units().iter().for_each(|it| offer(Action::Activate(game.combat.fighter(it).space)));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Activate(space) => match game.combat.at(space) {
                Some(id) if game.next_units().contains(id) => Ok(()),
                _ => Err(Refusal::Empty),
            },
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        let Action::Activate(space) = action else { return };
        if let Some(id) = game.combat.at(space) {
            game.activate(id);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-next-unit", "initiative")
    }
}

impl Heroes3 {
    fn activate(&mut self, id: FighterId) {
        self.combat.active = id;
        self.combat.quiet = [None; 2];
        self.agenda.push(Activation { at: super::activation::At::Before });
    }

    /// Effects that end at a moment are taken off; their cards go where they belong.
    pub(crate) fn end_effects(&mut self, ends: impl Fn(&Ongoing) -> bool, journal: &mut Journal) {
        if self.combat.ongoing.is_empty() {
            return;
        }
        let mut at = 0;
        while at < self.combat.ongoing.len() {
            if !ends(&self.combat.ongoing[at]) {
                at += 1;
                continue;
            }
            let ended = self.combat.ongoing.remove(at);
            if let Some(card) = ended.card {
                self.card_leaves_play(card, ended.side, journal);
            }
            if ended.what == What::Health {
                self.settle_health(ended.on, journal);
            }
        }
    }

    /// What lasts for a combat round is over; what lasts for the next one too lasts one less.
    pub(crate) fn end_round_effects(&mut self, journal: &mut Journal) {
        self.end_effects(|it| it.until == Until::Round, journal);
        for ongoing in &mut self.combat.ongoing {
            if ongoing.until == Until::NextRound {
                ongoing.until = Until::Round;
            }
        }
    }

    /// Puts an effect on the table; equal ones of one card are added up.
    pub(crate) fn add_effect(&mut self, effect: Ongoing) {
        let same = |it: &&mut Ongoing| {
            let mut like = effect;
            like.amount = it.amount;
            **it == like
        };
        let ongoing = &mut self.combat.ongoing;
        if let Some(it) = ongoing.iter_mut().find(same) {
            it.amount = it.amount.saturating_add(effect.amount);
        } else if !ongoing.is_full() {
            ongoing.push(effect);
        }
    }

    /// The effects on a unit that has fallen go with it.
    pub(crate) fn forget(&mut self, id: FighterId, journal: &mut Journal) {
        self.end_effects(|it| it.on == On::Unit(id), journal);
    }
}
