//! RULES 4: a turn from the roll to the passing of the dice, and the end of the game (RULES 9).

use crate::{
    DiceKingdoms, Event, Refusal,
    action::Action,
    actions::Act,
    harvest::Harvest,
    parts::{Dice, DomainSet, End, LairId, RoadId},
    solo::DrawEvent,
    steps::{Journal, Step, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped},
};

/// Roll, harvest, action; alone an event before the harvest and a second harvest after the action (RULES 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginTurn;

impl Automatic<DiceKingdoms> for BeginTurn {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        game.turn += 1;
        game.used = DomainSet::EMPTY;
        let (seat, turn, round) = (game.active, game.turn, game.round());
        journal.tell_all(|| Event::TurnBegins { seat, turn, round });
        game.done();
        game.agenda.push(EndTurn);
        if let Some(solo) = &mut game.solo {
            solo.fog = false;
            let turn = [Roll.into(), DrawEvent.into(), Harvest.into(), Act.into(), RollAgain.into(), Harvest.into()];
            game.agenda.then(turn);
        } else {
            game.agenda.then([Roll.into(), Harvest.into(), Act.into()]);
        }
        Flow::Go
    }
}

/// Rolling has only one answer, but it is the moment up to which the player before may take the last action back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll;

impl Question<DiceKingdoms> for Roll {
    fn run(self, _: &mut DiceKingdoms, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    /// What the dice are for is refused until they lie: one attempt for each, because no value tells them apart yet.
    fn candidates(self, game: &DiceKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        self.legal(game, seat, &mut offer);
        offer(Action::Hire { blue: false });
        offer(Action::Fight { lair: LairId(0), block: 0, blue: false });
        offer(Action::Build { road: RoadId(0), end: End::A, blue: false });
        game.power_attempts(offer);
    }

    fn legal(self, _: &DiceKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Roll);
    }

    fn check(self, _: &DiceKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Roll => Ok(()),
            Action::Hire { .. } | Action::Fight { .. } | Action::Build { .. } | Action::ChangeDie { .. } => {
                Err(Refusal::NotRolled)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut DiceKingdoms, _: Seat, _: Action, journal: &mut Journal) {
        let mut die = || game.chance.die(6);
        let dice = Dice { black: [die(), die()], yellow: die(), red: die(), green: die(), blue: die() };
        game.show_dice(dice, journal);
    }

    fn prompt(self, _: &DiceKingdoms, _: Seat) -> Prompt {
        ask("ask-roll", "roll")
    }
}

/// RULES 9, solo: the black dice alone, for the second harvest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollAgain;

impl Question<DiceKingdoms> for RollAgain {
    fn run(self, _: &mut DiceKingdoms, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    fn candidates(self, _: &DiceKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Roll);
    }

    fn check(self, _: &DiceKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Roll { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn answer(self, game: &mut DiceKingdoms, _: Seat, _: Action, journal: &mut Journal) {
        let black = [game.chance.die(6), game.chance.die(6)];
        game.show_black_dice(black, journal);
    }

    fn prompt(self, _: &DiceKingdoms, _: Seat) -> Prompt {
        ask("ask-roll-again", "second-harvest")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndTurn;

impl Automatic<DiceKingdoms> for EndTurn {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        if game.is_last_turn() {
            game.over = true;
            game.agenda.clear();
            game.pending = SeatSet::EMPTY;
            journal.learned();
            journal.tell_all(|| Event::Ended);
        } else {
            game.active = game.active.next(game.table());
            game.agenda.push(BeginTurn);
        }
        Flow::Go
    }
}

impl DiceKingdoms {
    /// The turn has begun and the dice still lie as they fell for the player before.
    pub(crate) fn is_before_roll(&self) -> bool {
        matches!(self.step(), Some(Step::Roll(_)))
    }

    /// The dice lie on the table.
    pub(crate) fn show_dice(&mut self, dice: Dice, journal: &mut Journal) {
        self.dice = dice;
        let seat = self.active;
        journal.learned();
        journal.tell_all(|| Event::Rolled { seat, dice });
        self.done();
    }

    pub(crate) fn show_black_dice(&mut self, black: [u8; 2], journal: &mut Journal) {
        self.dice.black = black;
        let seat = self.active;
        journal.learned();
        journal.tell_all(|| Event::RolledAgain { seat, black });
        self.done();
    }

    /// RULES 9: everybody has equally many turns; alone there are as many turns as trees **[R15]**.
    fn is_last_turn(&self) -> bool {
        if self.is_solo() {
            self.turn >= u16::from(self.content.trees)
        } else {
            self.last_round && self.active.next(self.table()) == self.first
        }
    }

    /// RULES 9: guild tracks move only in harvests, so this is looked at when one is over.
    pub(crate) fn check_last_round(&mut self, journal: &mut Journal) {
        if self.is_solo() || self.last_round {
            return;
        }
        let content = self.content.0;
        let enough = usize::from(content.end_tracks);
        let mut seats = self.in_turn_order();
        if let Some(seat) = seats.find(|&seat| self.sheet(seat).finished_tracks(content) >= enough) {
            self.last_round = true;
            journal.tell_all(|| Event::LastRound { seat });
        }
    }
}
