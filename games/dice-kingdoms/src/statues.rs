//! RULES 6: the statue row and how statues are taken.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{STATUES, Statue},
    steps::{Journal, Step, ask},
    ticking::Resolve,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped, settle},
    zones::Deck,
};

pub const MOST_IN_ROW: usize = 6;

/// Day lies on Night, and the top is the last card.
pub type StatueDeck = Deck<Statue, { 2 * STATUES }>;

/// A pedestal. In a harvest it waits until all have harvested; while those statues are taken it queues behind them
/// **[R8]**; in an action it is served at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pedestal {
    pub seat: Seat,
}

impl Question<DiceKingdoms> for Pedestal {
    fn asked(self, _: &DiceKingdoms) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        let Self { seat } = self;
        let realm = &mut game.realms[seat.index()];
        for step in game.agenda.steps() {
            match step {
                Step::Harvesting(_) => realm.owed += 1,
                Step::Pick(_) => realm.queued += 1,
                _ => continue,
            }
            return game.fulfilled(seat);
        }
        settle(self, game, journal).unwrap_or_else(|| {
            journal.tell_all(|| Event::PedestalLost { seat });
            game.fulfilled(seat)
        })
    }

    fn candidates(self, game: &DiceKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        game.statues_to_take(seat, &mut offer);
        game.statue_temptations(seat, offer);
    }

    fn legal(self, game: &DiceKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        game.statues_to_take(seat, offer);
    }

    fn check(self, game: &DiceKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::TakeStatue(place) => game.check_statue(seat, place),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut DiceKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::TakeStatue(place) = action else { return };
        game.fulfilled(seat);
        game.take_statue(seat, place, journal);
    }

    fn prompt(self, _: &DiceKingdoms, _: Seat) -> Prompt {
        ask("ask-statue", "statues")
    }
}

/// Statues earned in a harvest: one card for each pedestal, in turn order, a second pedestal in a further pass; only then
/// refill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// Who is still to be served in this pass.
    pub left: SeatSet,
}

impl Automatic<DiceKingdoms> for Pick {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        let Self { left } = self;
        if let Some(seat) = game.in_turn_order().find(|&seat| left.contains(seat)) {
            game.agenda.replace(Self { left: left.without(seat) });
            game.agenda.push(Take { seat });
            return Flow::Go;
        }
        if game.realms.iter().all(|realm| realm.owed == 0) {
            game.realms.iter_mut().for_each(|realm| realm.owed = std::mem::take(&mut realm.queued));
        }
        let owed = SeatSet::all(game.table()).filter(|seat| game.realm(seat).owed > 0);
        if owed.is_empty() {
            game.done();
            game.refill(journal);
        } else {
            game.agenda.replace(Self { left: owed });
        }
        Flow::Go
    }
}

/// A statue earned in a harvest. Taking is compulsory: a single card is taken at once, and with no legal card the pedestal
/// is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    pub seat: Seat,
}

impl Question<DiceKingdoms> for Take {
    fn asked(self, _: &DiceKingdoms) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        let Self { seat } = self;
        settle(self, game, journal).unwrap_or_else(|| {
            game.realm_mut(seat).owed -= 1;
            journal.tell_all(|| Event::PedestalLost { seat });
            game.done()
        })
    }

    fn candidates(self, game: &DiceKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        Pedestal { seat }.candidates(game, seat, offer);
    }

    fn legal(self, game: &DiceKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        game.statues_to_take(seat, offer);
    }

    fn check(self, game: &DiceKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        Pedestal { seat }.check(game, seat, action)
    }

    fn answer(self, game: &mut DiceKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::TakeStatue(place) = action else { return };
        game.realm_mut(seat).owed -= 1;
        game.agenda.replace(Resolve { seat });
        game.take_statue(seat, place, journal);
    }

    fn prompt(self, game: &DiceKingdoms, seat: Seat) -> Prompt {
        Pedestal { seat }.prompt(game, seat)
    }
}

impl DiceKingdoms {
    fn statues_to_take(&self, seat: Seat, offer: impl FnMut(Action)) {
        let legal = |&place: &u8| self.check_statue(seat, place).is_ok();
        (0..MOST_IN_ROW as u8).filter(legal).map(Action::TakeStatue).for_each(offer);
    }

    /// What a player might try in vain, to be told why not.
    fn statue_temptations(&self, seat: Seat, offer: impl FnMut(Action)) {
        let tempting = |refusal| !matches!(refusal, Refusal::NoCard | Refusal::Twin);
        let refused = |&place: &u8| self.check_statue(seat, place).is_err_and(tempting);
        (0..MOST_IN_ROW as u8).filter(refused).map(Action::TakeStatue).for_each(offer);
    }

    /// At most four, and never two with the same number. The Day and the Night copy of a statue come to the same, so of two
    /// in the row the left one is taken.
    fn check_statue(&self, seat: Seat, place: u8) -> Result<(), Refusal> {
        let statues = self.sheet(seat).statues;
        let card = self.row.get(usize::from(place)).copied().flatten().ok_or(Refusal::NoCard)?;
        let limit = self.content.statue_limit;
        if statues.len() >= usize::from(limit) {
            Err(Refusal::StatueLimit { limit })
        } else if statues.has_number(card.number) {
            Err(Refusal::SameNumber)
        } else if self.row[..usize::from(place)].iter().flatten().any(|it| it.number == card.number) {
            Err(Refusal::Twin)
        } else {
            Ok(())
        }
    }

    /// In an action the row is refilled at once, then an immediate statue is carried out.
    fn take_statue(&mut self, seat: Seat, place: u8, journal: &mut Journal) {
        let Some(statue) = self.row[usize::from(place)].take() else { return };
        self.sheet_mut(seat).statues.insert(statue);
        journal.tell_all(|| Event::TookStatue { seat, statue, place });
        if !self.agenda.steps().iter().any(|step| matches!(step, Step::Pick(_))) {
            self.refill(journal);
        }
        let content = self.content.0;
        for &reward in content.statue(statue.number).immediate.iter().rev() {
            self.pay(seat, Some(reward));
        }
    }

    /// As far as the deck lasts.
    fn refill(&mut self, journal: &mut Journal) {
        for place in 0..usize::from(self.content.row) {
            if self.row[place].is_none()
                && let Some(statue) = self.deck.draw()
            {
                self.row[place] = Some(statue);
                journal.learned();
                journal.tell_all(|| Event::Revealed { place: place as u8, statue });
            }
        }
    }
}
