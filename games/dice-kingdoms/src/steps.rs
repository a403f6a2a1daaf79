//! The agenda of the table and the chains of the players: what comes when. What it is about stands beside its rule.

use crate::{
    DiceKingdoms, Event, Refusal,
    actions::Act,
    harvest::{Console, Harvest, Harvesting},
    lairs::{Combat, Plunder},
    parts::Reward,
    powers::Welcome,
    roads::{Build, Pave},
    solo::{DrawEvent, Strike},
    statues::{Pedestal, Pick, Take},
    ticking::{Gold, GuildBoxes, Recruit, Resolve, Sentinel},
    turn::{BeginTurn, EndTurn, Roll, RollAgain},
};
use taverne_engine::{
    Seat,
    steps::{Flow, Stepped, Steps},
};

pub(crate) type Journal = taverne_engine::Journal<Event>;
pub(crate) use taverne_engine::steps::{ask, ask_nothing};

taverne_engine::steps! {
    /// A step of the rulebook that is still to come.
    pub enum Step of DiceKingdoms {
        run BeginTurn,
        /// RULES 4.1
        ask Roll,
        /// RULES 9, solo: a double brings an event.
        run DrawEvent,
        ask Strike,
        /// RULES 4.2
        run Harvest,
        ask Harvesting,
        /// RULES 6
        run Pick,
        ask Take,
        /// RULES 4.3
        ask Act,
        ask Resolve,
        /// RULES 9, solo: the black dice fall a second time.
        ask RollAgain,
        /// RULES 4.4
        run EndTurn,
    }
}

taverne_engine::steps! {
    /// Something that is still to be ticked on the sheets of one player.
    pub enum Duty of DiceKingdoms {
        run GuildBoxes,
        ask Console,
        /// RULES 3: rewards.
        run Gold,
        run Sentinel,
        ask Recruit,
        ask Pave,
        ask Combat,
        ask Pedestal,
        run Plunder,
        run Welcome,
        run Build,
    }
}

const _: () = assert!(size_of::<Duty>() == 3, "a state holds a hundred of them");

impl Stepped for DiceKingdoms {
    taverne_engine::steps_on_agenda!(Step, Refusal);

    fn is_over(&self) -> bool {
        self.over
    }
}

impl DiceKingdoms {
    /// Carries out what a player's chain holds until the player has to choose or nothing is left.
    pub(crate) fn run_chain(&mut self, seat: Seat, journal: &mut Journal) -> Flow {
        while let Some(duty) = self.duty(seat) {
            if duty.run(self, journal) == Flow::Ask {
                return Flow::Ask;
            }
        }
        Flow::Go
    }

    /// The duty on top of a player's chain.
    pub(crate) fn duty(&self, seat: Seat) -> Option<Duty> {
        self.realms.get(seat.index())?.chain.now()
    }

    pub(crate) fn owe(&mut self, seat: Seat, duty: impl Into<Duty>) {
        self.realm_mut(seat).chain.push(duty);
    }

    /// Puts a reward on the chain. A star needs nothing done.
    pub(crate) fn pay(&mut self, seat: Seat, reward: Option<Reward>) {
        let duty = match reward {
            None | Some(Reward::Star) => return,
            Some(Reward::Gold) => Gold { seat }.into(),
            Some(Reward::Sentinel) => Sentinel { seat }.into(),
            Some(Reward::Recruit) => Recruit { seat }.into(),
            Some(Reward::Road) => Pave { seat }.into(),
            Some(Reward::Combat) => Combat { seat }.into(),
            Some(Reward::Pedestal) => Duty::from(Pedestal { seat }),
        };
        self.owe(seat, duty);
    }

    /// The duty on top of the chain is done.
    pub(crate) fn fulfilled(&mut self, seat: Seat) -> Flow {
        self.realm_mut(seat).chain.pop();
        Flow::Go
    }

    /// A reward that finds nothing to tick is lost.
    pub(crate) fn lose(&mut self, seat: Seat, reward: Reward, journal: &mut Journal) -> Flow {
        journal.tell_all(|| Event::Lost { seat, reward });
        self.fulfilled(seat)
    }

    pub(crate) fn is_harvesting(&self) -> bool {
        matches!(self.agenda.now(), Some(Step::Harvest(_) | Step::Harvesting(_)))
    }
}
