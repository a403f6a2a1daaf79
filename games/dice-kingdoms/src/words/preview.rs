//! What a button says: the action, and what it gives for certain, whatever is chosen or learned on the way.

use super::texts::{die_name, guild_name, reward_name, statue_name};
use crate::{
    Action, DiceKingdoms, Event,
    parts::{Die, End, Reward, RoadId, Spot},
    steps::Step,
};
use taverne_engine::{
    Game, Journal, Phrase, Seat,
    steps::{self, Flow, Stepped},
};

impl DiceKingdoms {
    pub(crate) fn label(&self, seat: Seat, action: Action) -> Phrase {
        let content = self.content.0;
        let from_to = |phrase: Phrase, road: RoadId, end: End| {
            let place = |end| content.roads.get(road.index()).map(|it| content.place_name(it.end(end)));
            let name = |end| place(end).unwrap_or_else(|| Phrase::new("unknown"));
            phrase.with("from", name(end)).with("to", name(end.other()))
        };
        let phrase = match action {
            Action::Hire { .. } if self.is_before_roll() => return Phrase::new("do-hire-later"),
            Action::Fight { .. } if self.is_before_roll() => return Phrase::new("do-fight-later"),
            Action::Build { .. } if self.is_before_roll() => return Phrase::new("do-build-later"),
            Action::ChangeDie { domain, .. } if self.is_before_roll() => {
                return Phrase::new("do-change-die-later").with("domain", content.domain_name(domain));
            }
            Action::Roll => return Phrase::new("do-roll"),
            Action::Strike(target) => return Phrase::new("do-strike").with("target", content.target_name(target)),
            Action::TakeStatue(place) => {
                let card = self.row.get(usize::from(place)).copied().flatten();
                return card.map_or_else(
                    || Phrase::new("unknown"),
                    |card| {
                        let text = content.statue_text(card.number);
                        Phrase::new("do-take-statue").with("statue", statue_name(card)).with("text", text)
                    },
                );
            }
            Action::ChangeDie { domain, die, change } => {
                let from = self.dice.get(die);
                return Phrase::new("do-change-die")
                    .with("domain", content.domain_name(domain))
                    .with("die", die_name(die))
                    .with("from", from)
                    .with("to", change.of(from.clamp(1, 6)));
            }
            Action::Idle => return Phrase::new("do-idle"),
            Action::Console(guild) => Phrase::new("do-console").with("guild", guild_name(guild)),
            Action::Recruit(section) => Phrase::new("do-recruit").with("name", content.citizen_name(section)),
            Action::Pave { road, end } => from_to(Phrase::new("do-pave"), road, end),
            Action::Combat(lair) => Phrase::new("do-combat").with("lair", content.lair_name(lair)),
            Action::Hire { blue } => {
                let value = self.value(Die::Yellow, blue).clamp(1, 12);
                let section = content.section(value);
                Phrase::new("do-hire").with("value", value).with("name", content.citizen_name(section))
            }
            Action::Fight { lair, block, blue } => {
                let value = self.value(Die::Red, blue);
                let printed = content.lairs.get(lair.index()).and_then(|it| it.blocks.get(usize::from(block)));
                let (from, to) = printed.map_or((0, 0), |it| (it.from, it.to));
                let lair = content.lair_name(lair);
                Phrase::new("do-fight").with("value", value).with("lair", lair).with("from", from).with("to", to)
            }
            Action::Build { road, end, blue } => {
                from_to(Phrase::new("do-build").with("value", self.value(Die::Green, blue)), road, end)
            }
        };
        phrase.with("gives", self.gives(seat, action))
    }

    /// The gains in a few words, for instance `2 boxes, gold, Woodside Mill`.
    fn gives(&self, seat: Seat, action: Action) -> Phrase {
        let mut journal = Journal::new();
        let Some(choices) = self.try_out(seat, action, &mut journal) else { return Phrase::new("gives-nothing") };
        let content = self.content.0;
        let (mut gains, mut built, mut ticks) = (Vec::new(), 0u16, false);
        for told in journal.told() {
            let gain = match told.event {
                Event::Rolled { .. } | Event::TurnBegins { .. } | Event::HarvestShown { .. } => break,
                Event::Ticked { seat: whose, spot, reward } if whose == seat => {
                    ticks = true;
                    if let (Action::Build { road, .. }, Spot::Road { road: ticked, .. }) = (action, spot) {
                        built += u16::from(road == ticked);
                    }
                    reward.map(Gain::Reward)
                }
                Event::Plunder { seat: whose } if whose == seat => Some(Gain::Reward(Reward::Gold)),
                Event::Joined { seat: whose, domain } if whose == seat => {
                    Some(Gain::Other(content.domain_name(domain)))
                }
                Event::BridgeComplete { seat: whose, .. } if whose == seat => Some(Gain::said("gives-bridge")),
                Event::LairFinished { seat: whose, .. } if whose == seat => Some(Gain::said("gives-lair")),
                // Who was first in a harvest is known when all have finished.
                Event::Circled { seat: whose, points, .. } if whose == seat && !self.is_harvesting() => {
                    Some(Gain::Other(Phrase::new("gives-points").with("n", points)))
                }
                Event::Lost { seat: whose, reward } if whose == seat => {
                    take_back(&mut gains, reward);
                    None
                }
                Event::PedestalLost { seat: whose } if whose == seat => {
                    take_back(&mut gains, Reward::Pedestal);
                    None
                }
                _ => None,
            };
            gains.extend(gain);
        }
        let boxes = (built > 0).then(|| Phrase::new("gives-boxes").with("n", built));
        let choice = (choices > 0).then(|| Phrase::new("gives-choice"));
        let gains: Vec<_> = boxes.into_iter().chain(gains.into_iter().map(Gain::name)).chain(choice).collect();
        match gains.len() {
            0 => Phrase::new(if ticks { "gives-plain" } else { "gives-nothing" }),
            _ => Phrase::new("gives").with("gains", gains),
        }
    }

    /// Plays an action on a copy and leaves out what has to be chosen on the way: more ticks never take any away, so what
    /// happens without them happens in any case. Returns how many choices there were.
    fn try_out(&self, seat: Seat, action: Action, journal: &mut Journal<Event>) -> Option<usize> {
        let mut copy = self.clone();
        copy.play(seat, action, journal).ok()?;
        let mut choices = 0;
        // When a harvest is over, who is asked next may depend on harvests that are still hidden.
        let same_phase = copy.is_harvesting() || !self.is_harvesting();
        let mut asked = same_phase && steps::asked(&copy).contains(seat) && copy.is_choosing_reward();
        while asked {
            choices += 1;
            copy.fulfilled(seat);
            asked = copy.run_chain(seat, journal) == Flow::Ask;
        }
        Some(choices)
    }

    fn is_choosing_reward(&self) -> bool {
        matches!(self.step(), Some(Step::Harvesting(_) | Step::Take(_) | Step::Resolve(_)))
    }
}

/// One thing that a button promises.
enum Gain {
    Reward(Reward),
    Other(Phrase),
}

impl Gain {
    fn said(key: &'static str) -> Self {
        Self::Other(Phrase::new(key))
    }

    fn name(self) -> Phrase {
        match self {
            Self::Reward(reward) => reward_name(reward),
            Self::Other(phrase) => phrase,
        }
    }
}

/// A reward that finds nothing to tick is none.
fn take_back(gains: &mut Vec<Gain>, lost: Reward) {
    let last = gains.iter().rposition(|gain| matches!(gain, Gain::Reward(reward) if *reward == lost));
    last.map(|at| gains.remove(at));
}
