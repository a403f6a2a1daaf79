//! RULES 6: the statue row and how statues are taken.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Reward, STATUES, Statue},
    steps::{Duty, Flow, Step, Story},
};
use taverne_engine::{Seat, SeatSet, zones::Deck};

pub const MOST_IN_ROW: usize = 6;

/// Day lies on Night, and the top is the last card.
pub type StatueDeck = Deck<Statue, { 2 * STATUES }>;

impl DiceKingdoms {
    /// In a harvest a pedestal waits until all have harvested; while those statues are taken it queues behind them
    /// **[R8]**; in an action it is served at once.
    pub(crate) fn serve_pedestal(&mut self, seat: Seat, story: &mut Story<'_>) -> Flow {
        let realm = &mut self.realms[seat.index()];
        for step in self.agenda.steps() {
            match step {
                Step::Harvesting => realm.owed += 1,
                Step::Pick { .. } => realm.queued += 1,
                _ => continue,
            }
            return self.fulfilled(seat);
        }
        self.choose_or_settle(seat, Duty::Gain(Reward::Pedestal), story)
    }

    /// RULES 6: one card for each pedestal, in turn order, a second pedestal in a further pass; only then refill.
    pub(crate) fn pick(&mut self, left: SeatSet, story: &mut Story<'_>) -> Flow {
        if let Some(seat) = self.in_turn_order().find(|&seat| left.contains(seat)) {
            self.agenda.replace(Step::Pick { left: left.without(seat) });
            self.agenda.push(Step::Take { seat });
            return Flow::Go;
        }
        if self.realms.iter().all(|realm| realm.owed == 0) {
            self.realms.iter_mut().for_each(|realm| realm.owed = std::mem::take(&mut realm.queued));
        }
        let owed = SeatSet::all(self.table()).filter(|seat| self.realm(seat).owed > 0);
        if owed.is_empty() {
            self.done();
            self.refill(story);
        } else {
            self.agenda.replace(Step::Pick { left: owed });
        }
        Flow::Go
    }

    /// Taking is compulsory: a single card is taken at once, and with no legal card the pedestal is lost.
    pub(crate) fn take_or_ask(&mut self, seat: Seat, story: &mut Story<'_>) -> Flow {
        let (mut only, mut several) = (None, false);
        self.statue_candidates(seat, |action| several |= only.replace(action).is_some());
        match only {
            _ if several => return Flow::Ask,
            Some(Action::TakeStatue(place)) => self.answer_take(seat, place, story),
            _ => {
                self.realm_mut(seat).owed -= 1;
                self.done();
                story.tell(|| Event::PedestalLost { seat });
            }
        }
        Flow::Go
    }

    pub(crate) fn statue_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let legal = |&place: &u8| self.check_statue(seat, place).is_ok();
        (0..MOST_IN_ROW as u8).filter(legal).for_each(|place| offer(Action::TakeStatue(place)));
    }

    pub(crate) fn statue_temptations(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let refused = |place: &u8| self.row[usize::from(*place)].is_some() && self.check_statue(seat, *place).is_err();
        let refused = |place: &u8| refused(place) && self.check_statue(seat, *place) != Err(Refusal::Twin);
        (0..MOST_IN_ROW as u8).filter(refused).for_each(|place| offer(Action::TakeStatue(place)));
    }

    /// At most four, and never two with the same number. The Day and the Night copy of a statue come to the same, so of two
    /// in the row the left one is taken.
    pub(crate) fn check_statue(&self, seat: Seat, place: u8) -> Result<(), Refusal> {
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

    /// An answer to the question which statue to take after a harvest.
    pub(crate) fn answer_take(&mut self, seat: Seat, place: u8, story: &mut Story<'_>) {
        self.realm_mut(seat).owed -= 1;
        self.agenda.replace(Step::Resolve { seat });
        self.take_statue(seat, place, story);
    }

    /// In an action the row is refilled at once, then an immediate statue is carried out.
    pub(crate) fn take_statue(&mut self, seat: Seat, place: u8, story: &mut Story<'_>) {
        let Some(statue) = self.row[usize::from(place)].take() else { return };
        self.sheet_mut(seat).statues.insert(statue);
        story.tell(|| Event::TookStatue { seat, statue, place });
        if !self.agenda.steps().iter().any(|step| matches!(step, Step::Pick { .. })) {
            self.refill(story);
        }
        let content = self.content.0;
        for &reward in content.statue(statue.number).immediate.iter().rev() {
            if reward != Reward::Star {
                self.owe(seat, Duty::Gain(reward));
            }
        }
    }

    /// As far as the deck lasts.
    fn refill(&mut self, story: &mut Story<'_>) {
        for place in 0..usize::from(self.content.row) {
            if self.row[place].is_none()
                && let Some(statue) = self.deck.draw()
            {
                self.row[place] = Some(statue);
                story.learned();
                story.tell(|| Event::Revealed { place: place as u8, statue });
            }
        }
    }
}
