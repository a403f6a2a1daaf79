//! RULES 13: the Adversary of the solo game.

use crate::{
    Event, ShadowKingdoms,
    cards::{PlanId, Shrine},
    steps::Journal,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adversary {
    pub place: Shrine,
    /// The points it started with.
    pub start: u8,
    pub meetings: u16,
    pub plan_points: u16,
    pub plans: ArrayVec<PlanId, 7>,
}

impl Adversary {
    pub fn new(place: Shrine, start: u8) -> Self {
        Self { place, start, meetings: 0, plan_points: 0, plans: ArrayVec::new() }
    }
}

impl ShadowKingdoms {
    /// One shrine clockwise after each human turn; it takes no die and claims nothing.
    pub(crate) fn move_adversary(&mut self, journal: &mut Journal) {
        let content = self.content.0;
        let human = self.mine().place;
        let Some(adversary) = &mut self.adversary else {
            return;
        };
        adversary.place = adversary.place.next();
        let to = adversary.place;
        let points = if human == to.place() { content.solo.meeting } else { 0 };
        adversary.meetings += u16::from(points);
        journal.tell_all(|| Event::AdversaryMoved { to, points });
        if to == Shrine::Plan {
            self.adversary_takes_plan(journal);
        }
    }

    /// The plan beside the deck, which is replaced at once.
    fn adversary_takes_plan(&mut self, journal: &mut Journal) {
        let content = self.content.0;
        let (Some(adversary), Some(plan)) = (&mut self.adversary, self.board.column[0].take()) else {
            return;
        };
        let points = content.solo.plan[content.plan(plan).troops.len() - 2];
        adversary.plan_points += u16::from(points);
        adversary.plans.push(plan);
        let count = adversary.plans.len() as u8;
        journal.tell_all(|| Event::AdversaryTook { plan, points, count });
        self.turn_up_plan(0, journal);
        if count >= content.solo.plans {
            self.end(journal);
        }
    }
}
