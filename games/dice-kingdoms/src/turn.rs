//! RULES 4: a turn from the roll to the passing of the dice, and the end of the game (RULES 9).

use crate::{
    DiceKingdoms, Event,
    parts::{Dice, DomainSet},
    steps::{Flow, Step, Story},
};
use taverne_engine::SeatSet;

impl DiceKingdoms {
    /// Roll, harvest, action; alone an event before the harvest and a second harvest after the action (RULES 9).
    pub(crate) fn begin_turn(&mut self, story: &mut Story<'_>) -> Flow {
        self.turn += 1;
        self.used = DomainSet::EMPTY;
        let (seat, turn, round) = (self.active, self.turn, self.round());
        story.tell(|| Event::TurnBegins { seat, turn, round });
        self.done();
        self.agenda.push(Step::EndTurn);
        match &mut self.solo {
            Some(solo) => {
                solo.fog = false;
                self.agenda.then([Step::Roll, Step::Event, Step::Harvest, Step::Act, Step::RollAgain, Step::Harvest]);
            }
            None => self.agenda.then([Step::Roll, Step::Harvest, Step::Act]),
        }
        Flow::Go
    }

    pub(crate) fn roll(&mut self, story: &mut Story<'_>) {
        let mut die = || self.chance.die(6);
        let dice = Dice { black: [die(), die()], yellow: die(), red: die(), green: die(), blue: die() };
        self.show_dice(dice, story);
    }

    /// The dice lie on the table.
    pub(crate) fn show_dice(&mut self, dice: Dice, story: &mut Story<'_>) {
        self.dice = dice;
        let seat = self.active;
        story.learned();
        story.tell(|| Event::Rolled { seat, dice });
        self.done();
    }

    /// RULES 9, solo: the black dice alone, for the second harvest.
    pub(crate) fn roll_again(&mut self, story: &mut Story<'_>) {
        let black = [self.chance.die(6), self.chance.die(6)];
        self.show_black_dice(black, story);
    }

    pub(crate) fn show_black_dice(&mut self, black: [u8; 2], story: &mut Story<'_>) {
        self.dice.black = black;
        let seat = self.active;
        story.learned();
        story.tell(|| Event::RolledAgain { seat, black });
        self.done();
    }

    pub(crate) fn end_turn(&mut self, story: &mut Story<'_>) -> Flow {
        self.done();
        if self.is_last_turn() {
            self.over = true;
            self.agenda.clear();
            self.pending = SeatSet::EMPTY;
            story.learned();
            story.tell(|| Event::Ended);
        } else {
            self.active = self.active.next(self.table());
            self.agenda.push(Step::BeginTurn);
        }
        Flow::Go
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
    pub(crate) fn check_last_round(&mut self, story: &mut Story<'_>) {
        if self.is_solo() || self.last_round {
            return;
        }
        let content = self.content.0;
        let enough = usize::from(content.end_tracks);
        let mut seats = self.in_turn_order();
        if let Some(seat) = seats.find(|&seat| self.sheet(seat).finished_tracks(content) >= enough) {
            self.last_round = true;
            story.tell(|| Event::LastRound { seat });
        }
    }
}
