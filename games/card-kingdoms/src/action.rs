//! What a player can do, and why not.

use crate::{
    cards::{CitizenId, DomainId, MonsterId, Role},
    goods::Resource,
};
use serde::{Deserialize, Serialize};
use taverne_engine::Seat;

/// One decision. Stacks and columns count from 0, left to right; Citizen stacks 0-4 are row 2 and 5-9 row 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keep the first or the second of the two Dukes.
    KeepDuke(u8),
    Roll,
    /// Use a Domain on one of the two dice.
    ChangeDie {
        domain: DomainId,
        die: u8,
    },
    /// Leave the dice as they are and announce the result.
    Announce,
    /// Take from an opponent, or in a solo game from the Reserve.
    Take {
        from: Option<Seat>,
        resource: Resource,
        amount: u8,
    },
    /// Resolve one activation of this card by choosing an option of its power.
    HarvestChoice {
        card: CitizenId,
        option: u8,
    },
    /// Resolve one activation of this card by its exchange.
    HarvestExchange {
        card: CitizenId,
    },
    /// Forgo the exchanges that are left.
    EndHarvest,
    /// The consolation of those whose cards did not fire.
    Console(Resource),
    Slay(u8),
    Recruit(u8),
    Build(u8),
    Gain(Resource),
    /// Pay with so much magic and the rest in gold or strength.
    Pay {
        magic: u16,
    },
    /// One part of a reward.
    Choose(u8),
    /// Take the top Citizen of a stack for free.
    TakeCitizen(u8),
    ReturnCitizen(CitizenId),
    ReturnMonster(MonsterId),
    /// Accept the exchange that is offered.
    Exchange,
    /// Choose the opponent that a power is about.
    Victim(Seat),
    /// Which Monster stack attacks on a 6.
    AttackFrom(u8),
    /// Which Citizen stack loses its top card to an attack.
    Sacrifice(u8),
    /// No, thank you.
    Decline,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    GameOver,
    /// This seat is not asked anything.
    NotAsked,
    /// Not an answer to the question asked.
    NotNow,
    /// There is nothing there to take.
    Empty,
    Missing {
        resource: Resource,
        amount: u16,
    },
    /// At least one token of the real resource must be paid.
    OnlyMagic {
        resource: Resource,
    },
    /// Payments are exact.
    WrongAmount,
    MissingRole {
        role: Role,
        amount: u8,
    },
    NotOwned,
    AlreadyUsed,
    /// A use must really change the die.
    DieUnchanged,
    /// They have less than that.
    TooMuch {
        available: u16,
    },
    /// A choice must still be made before the harvest can end.
    ChooseFirst,
    /// This card did not fire, or not so often.
    NotActivated,
    NotEligible,
    /// This part of the reward cannot be carried out.
    Impossible,
}
