//! RULES 5: roads, domains and bridges.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Die, End, Power, RoadId, Spot, bits},
    steps::{Duty, Flow, Story},
};
use taverne_engine::Seat;

impl DiceKingdoms {
    /// A road reward: every box next to a start, a joined domain or a ticked box of its road.
    pub(crate) fn pave_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let buildable = self.sheet(seat).buildable(&self.struck);
        for (end, roads) in End::ALL.into_iter().zip(buildable) {
            bits(roads).for_each(|road| offer(Action::Pave { road: RoadId::of(road), end }));
        }
    }

    pub(crate) fn check_road(&self, seat: Seat, road: RoadId, end: End) -> Result<(), Refusal> {
        let sheet = self.sheet(seat);
        if road.index() >= self.content.roads.len() {
            Err(Refusal::Unknown)
        } else if sheet.can_build(road, end, &self.struck) {
            Ok(())
        } else if sheet.is_full(road) || self.struck.roads >> road.0 & 1 == 1 {
            Err(Refusal::Finished)
        } else if sheet.can_build(road, end.other(), &self.struck) && sheet.reaches(road, end) {
            Err(Refusal::SameBox)
        } else {
            Err(Refusal::OutOfReach)
        }
    }

    /// The blue die is left out where the green one alone reaches the end of the road.
    pub(crate) fn check_blue(&self, road: RoadId, blue: bool) -> Result<(), Refusal> {
        let left = self.content.road(road).boxes.len() - self.sheet(self.active).road(road).total();
        if blue && self.value(Die::Green, false) >= left { Err(Refusal::BlueNotNeeded) } else { Ok(()) }
    }

    /// Box by box up to the value; what is beyond the end of the road is lost **[R5]**.
    pub(crate) fn build_on(&mut self, seat: Seat, road: RoadId, end: End, left: u8, story: &mut Story<'_>) -> Flow {
        self.fulfilled(seat);
        if left == 0 {
            return Flow::Go;
        }
        if self.sheet(seat).is_full(road) {
            story.tell(|| Event::Surplus { seat, boxes: left });
            return Flow::Go;
        }
        self.owe(seat, Duty::Build { road, end, left: left - 1 });
        self.tick_road(seat, road, end, story);
        Flow::Go
    }

    /// Joining a domain comes before the reward of the box **[R6]**.
    pub(crate) fn tick_road(&mut self, seat: Seat, road: RoadId, end: End, story: &mut Story<'_>) {
        let content = self.content.0;
        let struck = self.struck;
        let built = self.sheet_mut(seat).tick_road(content, road, end, &struck);
        let index = built.index;
        let printed = content.road(road);
        let flooded = struck.bridges >> road.0 & 1 == 1 && printed.is_bridge_gold(index);
        let reward = printed.boxes.reward(index).filter(|_| !flooded);
        story.tell(|| Event::Ticked { seat, spot: Spot::Road { road, index }, reward });
        self.pay(seat, reward);
        if built.bridge {
            story.tell(|| Event::BridgeComplete { seat, road });
        }
        if let Some(domain) = built.joined {
            story.tell(|| Event::Joined { seat, domain });
            if matches!(content.domain(domain).power, Power::Citizen(_)) {
                self.owe(seat, Duty::Citizen(domain));
            }
        }
    }
}
