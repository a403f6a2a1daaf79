//! RULES 6.8: fights.
//!
//! Only fights that succeed are offered. Mounts and free bonuses cost nothing and leave nothing behind, so the fewest
//! mounts that suffice are taken and nobody is asked for the rest, nor where Rage and the Bond help in this fight
//! **[V5]**; a Fury, which is used up, is spent only if it is needed.

mod might;

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{CreatureId, CreatureSet},
    effect::Effect,
    elements::Element,
    places::{Pawn, Piece},
    steps::{Journal, ask},
    windows::Moment,
};
use might::{Mounts, ridden};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped},
};

/// A visit to the Arena that is going on.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Visit {
    /// Fights that may still be fought, how many there are in all, and how many were won.
    pub(crate) fights: u8,
    pub(crate) wanted: u8,
    pub(crate) won: u8,
    /// Spells that give +2 in one element for one fight.
    pub(crate) furies: u8,
    /// The next fight costs no PM.
    pub(crate) free: bool,
    pub(crate) mercenary: bool,
}

/// Which creature is fought, as long as fights are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight;

impl Question<Valroc> for Fight {
    /// Asks whoever can fight, or has something to play that might help.
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let seat = game.active;
        if !game.is_solo() {
            journal.learned(); // Whether somebody is asked tells something about the hand.
        }
        if game.visit.fights == 0 {
            let again = game.player(seat).spells.iter().any(|(spell, _)| {
                matches!(game.content.spell(spell).effect, Effect::ExtraFight(_)) && game.can_use(seat, spell)
            });
            return if again { Flow::Ask } else { game.done() };
        }
        if game.can_win(seat) || (!game.fightable(seat).is_empty() && game.has_play(seat, Moment::Arena)) {
            return Flow::Ask;
        }
        if game.visit.won == 0 {
            journal.tell_all(|| Event::DidNotFight { seat });
        }
        game.done()
    }

    fn candidates(self, game: &Valroc, seat: Seat, offer: impl FnMut(Action)) {
        game.fights(seat, true, offer);
    }

    fn legal(self, game: &Valroc, seat: Seat, offer: impl FnMut(Action)) {
        game.fights(seat, false, offer);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (creature, mounts) = match action {
            Action::Decline => return Ok(()),
            Action::Fight { .. } if game.visit.fights == 0 => return Err(Refusal::NotNow),
            Action::Fight { creature, mount, second } => (creature, [mount, second]),
            _ => return Err(Refusal::NotNow),
        };
        if !game.fightable(seat).contains(creature) {
            return Err(Refusal::NotThere);
        }
        let might = game.might(seat);
        if !might.ways().any(|way| way == mounts) {
            return Err(Refusal::NotTamed);
        }
        let pm = game.player(seat).pm;
        if let Some(amount) = game.fight_cost(seat, creature).checked_sub(pm).filter(|&amount| amount > 0) {
            return Err(Refusal::MissingPm { amount });
        }
        let spends = game.least_spends(&might, creature, mounts);
        if spends > game.visit.furies {
            let lacking = game.deficits(&might, might.plain, creature, mounts);
            let worst = Element::ALL.into_iter().max_by_key(|it| lacking[it.index()]).unwrap_or(Element::Fire);
            return Err(Refusal::TooWeak { element: worst, amount: lacking[worst.index()] as u8 });
        }
        match game.best_way(seat, &might, creature) {
            Some(best) if best == (spends, ridden(mounts)) => Ok(()),
            _ => Err(Refusal::MountNotNeeded),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Fight { creature, mount, second } = action else {
            if game.visit.won == 0 {
                journal.tell_all(|| Event::DidNotFight { seat });
            }
            game.done();
            return;
        };
        game.win(seat, creature, [mount, second], journal);
    }

    fn prompt(self, game: &Valroc, _: Seat) -> Prompt {
        ask(if game.visit.fights == 0 { "ask-fight-again" } else { "ask-fight" }, "arena")
    }
}

/// The reward of the slot, if every fight of the visit succeeded; never for a mercenary.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeaveArena {
    pub slot: u8,
}

impl Automatic<Valroc> for LeaveArena {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let Self { slot } = self;
        let visit = std::mem::take(&mut game.visit);
        let reward = game.content.board.arena[usize::from(slot)];
        if visit.won > 0 && visit.won == visit.wanted && reward > 0 && !visit.mercenary {
            let seat = game.active;
            let vals = game.gain_vals(seat, reward);
            journal.tell_all(|| Event::ArenaReward { seat, vals });
        }
        game.done()
    }
}

impl Valroc {
    pub(crate) fn enter_arena(&mut self, slot: usize, piece: Piece, journal: &mut Journal) {
        if self.is_phantom(piece.owner) {
            return self.phantom_hunts(journal);
        }
        self.visit = Visit { fights: 1, wanted: 1, mercenary: piece.pawn == Pawn::Mercenary, ..Visit::default() };
        self.agenda.then([Fight.into(), LeaveArena { slot: slot as u8 }.into()]);
    }

    /// The creatures a seat may fight: its hand, alone the river.
    pub(crate) fn fightable(&self, seat: Seat) -> CreatureSet {
        match &self.phantom {
            Some(phantom) => phantom.river.iter().copied().collect(),
            None => self.player(seat).hand,
        }
    }

    /// Every fight that succeeds, with the fewest spends and mounts; on demand also the hopeless ones.
    fn fights(&self, seat: Seat, hopeless: bool, mut offer: impl FnMut(Action)) {
        if self.visit.fights > 0 {
            let might = self.might(seat);
            for creature in self.fightable(seat).iter() {
                let Some(best) = self.best_way(seat, &might, creature) else {
                    if hopeless {
                        offer(Action::Fight { creature, mount: None, second: None });
                    }
                    continue;
                };
                for mounts in might.ways().filter(|&mounts| ridden(mounts) == best.1) {
                    if self.least_spends(&might, creature, mounts) == best.0 {
                        offer(Action::Fight { creature, mount: mounts[0], second: mounts[1] });
                    }
                }
            }
        }
        offer(Action::Decline);
    }

    fn win(&mut self, seat: Seat, creature: CreatureId, [mount, second]: Mounts, journal: &mut Journal) {
        self.visit.furies -= self.least_spends(&self.might(seat), creature, [mount, second]);
        let paid = self.fight_cost(seat, creature);
        self.visit.free = false;
        self.visit.fights -= 1;
        self.visit.won += 1;
        let player = self.player_mut(seat);
        player.pm -= paid;
        player.hand.remove(creature);
        player.beaten.insert(creature);
        journal.learned();
        journal.tell_all(|| Event::Beat { seat, creature, mount, second, paid });
        self.leave_river(creature, journal);
    }
}
