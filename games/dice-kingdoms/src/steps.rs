//! The agenda of the table and the chains of the players: what comes when, and how the game moves on by itself.

use crate::{
    DiceKingdoms, Event,
    parts::{DomainId, End, EventId, Guild, Reward, RoadId},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{Audience, Journal, Seat, SeatSet};

/// A step of the rulebook that is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    BeginTurn,
    /// RULES 4.1
    Roll,
    /// RULES 9, solo: a double brings an event.
    Event,
    Strike(EventId),
    /// RULES 4.2: everybody's harvest begins, and goes on until all have finished.
    Harvest,
    Harvesting,
    /// RULES 6: statues earned in the harvest are taken; these seats are still to be served in this pass.
    Pick {
        left: SeatSet,
    },
    Take {
        seat: Seat,
    },
    /// RULES 4.3
    Act,
    /// Everything that the chain of this player still holds.
    Resolve {
        seat: Seat,
    },
    /// RULES 9, solo: the black dice fall a second time.
    RollAgain,
    /// RULES 4.4
    EndTurn,
}

/// Something that is still to be ticked on the sheets of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// So many boxes of a guild track, one after another.
    Guild { guild: Guild, left: u8 },
    /// RULES 4.2: one box of any track, because no guild box was ticked.
    Console,
    /// A reward (RULES 3).
    Gain(Reward),
    /// The gold that belongs to a fight.
    Plunder,
    /// The power of a citizen domain (RULES 7).
    Citizen(DomainId),
    /// RULES 4: a road is being built.
    Build { road: RoadId, end: End, left: u8 },
}

/// Whether the game can go on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// The step is done, or has put other steps in front.
    Go,
    /// The step on top needs an answer.
    Ask,
}

/// A journal, and who hears what is told in it now.
#[derive(Debug)]
pub(crate) struct Story<'a> {
    journal: &'a mut Journal<Event>,
    audience: Audience,
}

impl<'a> Story<'a> {
    pub(crate) fn new(journal: &'a mut Journal<Event>) -> Self {
        Self { journal, audience: Audience::Everyone }
    }

    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.journal.tell(self.audience, event);
    }

    pub(crate) fn learned(&mut self) {
        self.journal.learned();
    }

    pub(crate) fn is_heard(&self) -> bool {
        self.journal.is_listening()
    }

    /// The same story for these ears.
    pub(crate) fn to(&mut self, audience: Audience) -> Story<'_> {
        Story { journal: self.journal, audience }
    }
}

impl DiceKingdoms {
    /// Runs automatic steps, in rulebook order, until somebody has to decide or the game is over.
    pub(crate) fn advance(&mut self, story: &mut Story<'_>) {
        while let Some(step) = self.agenda.now() {
            if self.run(step, story) == Flow::Ask {
                break;
            }
        }
    }

    fn run(&mut self, step: Step, story: &mut Story<'_>) -> Flow {
        match step {
            Step::BeginTurn => self.begin_turn(story),
            Step::Roll | Step::RollAgain | Step::Act => Flow::Ask,
            Step::Event => self.draw_event(story),
            Step::Strike(event) => self.strike_or_ask(event, story),
            Step::Harvest => self.begin_harvest(story),
            Step::Harvesting => self.harvesting(story),
            Step::Pick { left } => self.pick(left, story),
            Step::Take { seat } => self.take_or_ask(seat, story),
            Step::Resolve { seat } => match self.run_chain(seat, story) {
                Flow::Ask => Flow::Ask,
                Flow::Go => self.done(),
            },
            Step::EndTurn => self.end_turn(story),
        }
    }

    /// The current step is over.
    pub(crate) fn done(&mut self) -> Flow {
        self.agenda.pop();
        Flow::Go
    }

    pub(crate) fn is_harvesting(&self) -> bool {
        matches!(self.agenda.now(), Some(Step::Harvest | Step::Harvesting))
    }
}
