//! What a button says: the action, and what it would give as far as nobody has to choose or to learn anything.

use super::texts::{die_name, guild_name, reward_name, statue_name};
use crate::{
    Action, DiceKingdoms, Event,
    parts::{Die, RoadId, Spot},
};
use taverne_engine::{Game, Journal, Phrase, Seat};

impl DiceKingdoms {
    pub(crate) fn label(&self, seat: Seat, action: Action) -> Phrase {
        let content = self.content.0;
        let phrase = match action {
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
            Action::Pave { road, .. } => Phrase::new("do-pave").with("road", content.road_name(road)),
            Action::Combat(lair) => Phrase::new("do-combat").with("lair", content.lair_name(lair)),
            Action::Hire { blue } => {
                let value = self.value(Die::Yellow, blue).clamp(1, 12);
                let section = content.section(value);
                Phrase::new("do-hire").with("value", value).with("name", content.citizen_name(section))
            }
            Action::Fight { lair, blue } => {
                let value = self.value(Die::Red, blue);
                Phrase::new("do-fight").with("value", value).with("lair", content.lair_name(lair))
            }
            Action::Build { road, end, blue } => {
                let value = self.value(Die::Green, blue);
                let from = content.roads.get(road.index()).map(|it| content.place_name(it.end(end)));
                let to = content.roads.get(road.index()).map(|it| content.place_name(it.end(end.other())));
                let unknown = || Phrase::new("unknown");
                Phrase::new("do-build")
                    .with("value", value)
                    .with("from", from.unwrap_or_else(unknown))
                    .with("to", to.unwrap_or_else(unknown))
            }
        };
        phrase.with("gives", self.gives(seat, action))
    }

    /// The gains in a few words, for instance `2 boxes, gold, Woodside Mill`.
    fn gives(&self, seat: Seat, action: Action) -> Phrase {
        let (mut copy, mut journal) = (self.clone(), Journal::new());
        if copy.play(seat, action, &mut journal).is_err() {
            return Phrase::new("gives-nothing");
        }
        let content = self.content.0;
        let mut gains = Vec::new();
        let mut built = None;
        for told in journal.told() {
            let gain = match told.event {
                Event::Rolled { .. } | Event::TurnBegins { .. } | Event::HarvestShown { .. } => break,
                Event::Ticked { seat: whose, spot, reward } if whose == seat => {
                    if let Spot::Road { road, .. } = spot {
                        count(&mut built, road);
                    }
                    reward.map(reward_name)
                }
                Event::Plunder { seat: whose } if whose == seat => Some(Phrase::new("reward-gold")),
                Event::Joined { seat: whose, domain } if whose == seat => Some(content.domain_name(domain)),
                Event::BridgeComplete { seat: whose, .. } if whose == seat => Some(Phrase::new("gives-bridge")),
                Event::LairFinished { seat: whose, .. } if whose == seat => Some(Phrase::new("gives-lair")),
                // Who was first in a harvest is known when all have finished.
                Event::Circled { seat: whose, points, .. } if whose == seat && !self.is_harvesting() => {
                    Some(Phrase::new("gives-points").with("n", points))
                }
                _ => None,
            };
            gains.extend(gain);
        }
        if let (Action::Build { .. }, Some((_, boxes))) = (action, built) {
            gains.insert(0, Phrase::new("gives-boxes").with("n", boxes));
        }
        // When a harvest is over, who is asked next may depend on harvests that are still hidden.
        let same_phase = copy.is_harvesting() || !self.is_harvesting();
        if same_phase && copy.asked().contains(seat) && copy.duty_asked(seat).is_some() {
            gains.push(Phrase::new("gives-choice"));
        }
        match gains.len() {
            0 => Phrase::new(if self.ticks(&journal, seat) { "gives-plain" } else { "gives-nothing" }),
            _ => Phrase::new("gives").with("gains", gains),
        }
    }

    fn ticks(&self, journal: &Journal<Event>, seat: Seat) -> bool {
        journal.told().iter().any(|told| matches!(told.event, Event::Ticked { seat: whose, .. } if whose == seat))
    }
}

/// Counts the boxes of the road that is being built.
fn count(built: &mut Option<(RoadId, u16)>, road: RoadId) {
    match built {
        None => *built = Some((road, 1)),
        Some((same, boxes)) if *same == road => *boxes += 1,
        Some(_) => {}
    }
}
