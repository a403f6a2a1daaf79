//! RULES 5: roads, domains and bridges.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Die, End, Power, Reward, RoadId, Spot, bits},
    powers::Welcome,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, settle},
};

/// A road seen from one of its ends, in one byte: a player's chain holds many duties, and searches copy it all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Way(pub(crate) u8);

impl Way {
    pub(crate) fn new(road: RoadId, end: End) -> Self {
        Self(road.0 << 1 | end as u8)
    }

    pub(crate) fn parts(self) -> (RoadId, End) {
        (RoadId(self.0 >> 1), if self.0 & 1 == 0 { End::A } else { End::B })
    }
}

/// A road reward: every box next to a start, a joined domain or a ticked box of its road.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pave {
    pub seat: Seat,
}

impl Question<DiceKingdoms> for Pave {
    const ALL_LEGAL: bool = true;

    fn asked(self, _: &DiceKingdoms) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| game.lose(self.seat, Reward::Road, journal))
    }

    fn candidates(self, game: &DiceKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        let buildable = game.sheet(seat).buildable(&game.struck);
        for (end, roads) in End::ALL.into_iter().zip(buildable) {
            bits(roads).for_each(|road| offer(Action::Pave { road: RoadId::of(road), end }));
        }
    }

    fn check(self, game: &DiceKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pave { road, end } => game.check_road(seat, road, end),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut DiceKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Pave { road, end } = action else { return };
        game.fulfilled(seat);
        game.tick_road(seat, road, end, journal);
    }

    fn prompt(self, _: &DiceKingdoms, _: Seat) -> Prompt {
        ask("ask-road", "road-reward")
    }
}

/// RULES 4: the active player builds box by box, up to the value of the dice; what is beyond the end of the road is lost
/// **[R5]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Build {
    pub way: Way,
    pub left: u8,
}

impl Automatic<DiceKingdoms> for Build {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        let (Self { way, left }, seat) = (self, game.active);
        let (road, end) = way.parts();
        game.fulfilled(seat);
        if left == 0 {
            return Flow::Go;
        }
        if game.sheet(seat).is_full(road) {
            journal.tell_all(|| Event::Surplus { seat, boxes: left });
            return Flow::Go;
        }
        game.owe(seat, Self { left: left - 1, ..self });
        game.tick_road(seat, road, end, journal);
        Flow::Go
    }
}

impl DiceKingdoms {
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

    /// Joining a domain comes before the reward of the box **[R6]**.
    pub(crate) fn tick_road(&mut self, seat: Seat, road: RoadId, end: End, journal: &mut Journal) {
        let content = self.content.0;
        let struck = self.struck;
        let built = self.sheet_mut(seat).tick_road(content, road, end, &struck);
        let index = built.index;
        let printed = content.road(road);
        let flooded = struck.bridges >> road.0 & 1 == 1 && printed.is_bridge_gold(index);
        let reward = printed.boxes.reward(index).filter(|_| !flooded);
        journal.tell_all(|| Event::Ticked { seat, spot: Spot::Road { road, index }, reward });
        self.pay(seat, reward);
        if built.bridge {
            journal.tell_all(|| Event::BridgeComplete { seat, road });
        }
        if let Some(domain) = built.joined {
            journal.tell_all(|| Event::Joined { seat, domain });
            if matches!(content.domain(domain).power, Power::Citizen(_)) {
                self.owe(seat, Welcome { seat, domain });
            }
        }
    }
}
