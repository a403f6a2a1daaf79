//! RULES 5: a turn, from the refill check to its end.

use crate::{
    Event, Refusal, ShadowKingdoms,
    action::Action,
    camp::{Assign, ChangeDice, ChoosePlan, Execute},
    cards::{ChampionId, Place, Row, Shrine},
    conquest::{CleanUp, PlaceMarker, Uncover},
    setup::roll_dice,
    shrines::{ShrineAction, TakeDie},
    steps::{Journal, Step, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginTurn;

impl Automatic<ShadowKingdoms> for BeginTurn {
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        game.turn += 1;
        game.round += u16::from(game.active == game.first);
        let (seat, turn, round) = (game.active, game.turn, game.round);
        journal.tell_all(|| Event::TurnBegins { seat, turn, round });
        game.discount = 0;
        game.agenda.then([Move { refilled: false }.into(), Finish.into(), EndTurn.into()]);
        if game.board.dice_count() <= usize::from(game.content.table(game.table()).refill_at) {
            game.agenda.push(Refill);
        }
        Flow::Go
    }
}

/// RULES 5.1. There is only one answer, but it is the moment up to which the player before may take the last action back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refill;

impl Question<ShadowKingdoms> for Refill {
    fn run(self, _: &mut ShadowKingdoms, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    fn candidates(self, _: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Refill);
    }

    fn check(self, _: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Refill { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn answer(self, game: &mut ShadowKingdoms, _: Seat, _: Action, journal: &mut Journal) {
        game.done();
        game.refill_shrines(journal);
        game.replace_champions(journal);
    }

    fn prompt(self, game: &ShadowKingdoms, _: Seat) -> Prompt {
        let stuck = game.agenda.steps().iter().any(|step| matches!(step, Step::Move(Move { refilled: true })));
        if stuck { ask("ask-refill-stuck", "move") } else { ask("ask-refill", "refill") }
    }
}

/// RULES 5.2
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Move {
    /// The shrines were filled because there was nowhere to go.
    pub refilled: bool,
}

impl Question<ShadowKingdoms> for Move {
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        let can_move = Place::ALL.iter().any(|&place| game.check_move(place).is_ok());
        if can_move {
            return ask_or_settle(self, game, journal);
        }
        game.done();
        let seat = game.active;
        journal.tell_all(|| Event::CannotMove { seat });
        if !self.refilled {
            game.agenda.then([Refill.into(), Self { refilled: true }.into()]);
        }
        Flow::Go
    }

    fn candidates(self, _: &ShadowKingdoms, _: Seat, offer: impl FnMut(Action)) {
        Place::ALL.map(Action::Move).into_iter().for_each(offer);
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Move(place) => game.check_move(place),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Move(to) = action else {
            return;
        };
        game.done();
        let from = std::mem::replace(&mut game.mine_mut().place, to);
        journal.tell_all(|| Event::Moved { seat, from, to });
        match to.shrine() {
            Some(shrine) => game.agenda.then([TakeDie { shrine }.into(), ShrineAction { shrine }.into()]),
            None => game.agenda.then([
                ChoosePlan.into(),
                Assign.into(),
                ChangeDice.into(),
                Execute.into(),
                Uncover { award: None }.into(),
                PlaceMarker.into(),
                CleanUp.into(),
            ]),
        }
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-move", "move")
    }
}

/// The end of a turn that will turn up a card: until it is answered, everything can be taken back **[R20]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finish;

impl Question<ShadowKingdoms> for Finish {
    fn run(self, game: &mut ShadowKingdoms, _: &mut Journal) -> Flow {
        if game.ending_the_turn_turns_up_a_card() { Flow::Ask } else { game.done() }
    }

    fn candidates(self, _: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Finish);
    }

    fn check(self, _: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Finish { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn answer(self, game: &mut ShadowKingdoms, _: Seat, _: Action, _: &mut Journal) {
        game.done();
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-finish", "finish")
    }
}

/// RULES 7, 13: the column closes, alone the Adversary moves, and the next player begins unless the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndTurn;

impl Automatic<ShadowKingdoms> for EndTurn {
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        game.close_column(journal);
        game.move_adversary(journal);
        let next = game.active.next(game.table());
        if game.over {
            return Flow::Go;
        }
        if game.last_round && next == game.first {
            game.end(journal);
        } else {
            game.active = next;
            game.agenda.push(BeginTurn);
        }
        Flow::Go
    }
}

impl ShadowKingdoms {
    /// RULES 5.2, 13: never where the Warden stands; Camp only to execute a plan **[R21]**.
    pub(crate) fn check_move(&self, to: Place) -> Result<(), Refusal> {
        if self.mine().place == to {
            return Err(Refusal::SamePlace);
        }
        match to.shrine() {
            None if self.can_execute_any(self.active) => Ok(()),
            None => Err(Refusal::NothingToExecute),
            Some(shrine) if self.adversary.as_ref().is_some_and(|it| it.place == shrine) => {
                Err(Refusal::AdversaryThere)
            }
            Some(shrine) if self.board.dice(shrine).is_empty() => Err(Refusal::NoDie),
            Some(_) => Ok(()),
        }
    }

    /// RULES 5.1: all dice to the bag, then as many as there are, the Gem shrine first and clockwise **[R1]**.
    fn refill_shrines(&mut self, journal: &mut Journal) {
        let dice = self.content.table(self.table()).refill_dice;
        let board = &mut self.board;
        for die in board.shrines.iter_mut().flat_map(|shrine| shrine.drain(..)) {
            board.bag.put(die.troop as usize);
        }
        for shrine in Shrine::ALL {
            board.shrines[shrine as usize] = roll_dice(&mut board.bag, dice, &mut self.chance);
        }
        journal.learned();
        let seat = self.active;
        let shrines = || self.board.shrines.iter().map(|dice| dice.to_vec()).collect();
        journal.tell_all(|| Event::Refilled { seat, shrines: shrines() });
    }

    /// Leftmost first, so the rightmost lies deepest; no shuffle. Three of each row are turned up **[R13]**.
    fn replace_champions(&mut self, journal: &mut Journal) {
        let content = self.content.0;
        let board = &mut self.board;
        for row in Row::ALL {
            let spaces = &mut board.rows[row as usize];
            spaces.iter_mut().filter_map(Option::take).for_each(|card| board.champions.put_under(row, card));
            for space in spaces {
                *space = board.champions.draw(content, row, &mut self.chance);
            }
        }
        journal.learned();
        let rows = || self.board.rows.iter().map(|row| row.iter().copied().flatten().collect::<Vec<ChampionId>>());
        journal.tell_all(|| Event::ChampionsReplaced { rows: rows().collect() });
    }

    fn ending_the_turn_turns_up_a_card(&self) -> bool {
        let adversary_takes = self.adversary.as_ref().is_some_and(|it| it.place.next() == Shrine::Plan);
        !self.board.plans.is_empty() && (adversary_takes || self.board.column_has_gap())
    }
}
