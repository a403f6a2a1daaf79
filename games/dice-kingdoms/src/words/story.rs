//! The log: what happened, in a sentence.

use super::texts::{die_name, guild_name, reward_name, statue_name};
use crate::{Content, Event};
use taverne_engine::{Phrase, Seat};

pub(super) fn tell(content: &'static Content, event: &Event) -> Phrase {
    let phrase = |key: &'static str, who: Seat| Phrase::new(key).with("who", who);
    match *event {
        Event::Begins { first, .. } => phrase("log-begins", first),
        Event::TurnBegins { seat, turn, round } => phrase("log-turn", seat).with("turn", turn).with("round", round),
        Event::Rolled { seat, dice } => phrase("log-rolled", seat)
            .with("one", dice.black[0])
            .with("two", dice.black[1])
            .with("yellow", dice.yellow)
            .with("red", dice.red)
            .with("green", dice.green)
            .with("blue", dice.blue),
        Event::RolledAgain { seat, black } => {
            phrase("log-rolled-again", seat).with("one", black[0]).with("two", black[1])
        }
        Event::EventDrawn { event, boats } => {
            let text = Phrase::new(format!("event-text-{}", content.event(event).strikes.id()));
            Phrase::new("log-event").with("event", content.event_name(event)).with("text", text).with("boats", boats)
        }
        Event::Struck { target, spot, .. } => match spot {
            Some(spot) => Phrase::new("log-struck").with("target", content.spot_name(spot)),
            None => Phrase::new("log-struck").with("target", content.target_name(target)),
        },
        Event::EventMissed { .. } => Phrase::new("log-event-missed"),
        Event::NoBoatLeft => Phrase::new("log-no-boat"),
        Event::Activated { seat, section, ticks } => {
            phrase(if ticks > 0 { "log-activated" } else { "log-activated-full" }, seat)
                .with("name", content.citizen_name(section))
                .with("values", content.citizen_values(section))
                .with("guild", guild_name(content.citizen(section).guild))
                .with("n", ticks)
        }
        Event::Consoled { seat, guild } => phrase("log-consoled", seat).with("guild", guild_name(guild)),
        Event::ChangedDie { seat, domain, die, from, to, .. } => phrase("log-changed-die", seat)
            .with("domain", content.domain_name(domain))
            .with("die", die_name(die))
            .with("from", from)
            .with("to", to),
        Event::Hires { seat, section, value, .. } => {
            phrase("log-hires", seat).with("name", content.citizen_name(section)).with("value", value)
        }
        Event::Fights { seat, lair, value, .. } => {
            phrase("log-fights", seat).with("lair", content.lair_name(lair)).with("value", value)
        }
        Event::Builds { seat, road, end, value, .. } => {
            let printed = content.road(road);
            phrase("log-builds", seat)
                .with("from", content.place_name(printed.end(end)))
                .with("to", content.place_name(printed.end(end.other())))
                .with("value", value)
        }
        Event::Idles { seat } => phrase("log-idles", seat),
        Event::Ticked { seat, spot, reward } => {
            let spot = content.spot_name(spot);
            match reward {
                Some(reward) => {
                    phrase("log-ticked-reward", seat).with("spot", spot).with("reward", reward_name(reward))
                }
                None => phrase("log-ticked", seat).with("spot", spot),
            }
        }
        Event::Plunder { seat } => phrase("log-plunder", seat),
        Event::Lost { seat, reward } => phrase("log-lost", seat).with("reward", reward_name(reward)),
        Event::Surplus { seat, boxes } => phrase("log-surplus", seat).with("n", boxes),
        Event::GuildFinished { seat, guild } => phrase("log-guild-finished", seat).with("guild", guild_name(guild)),
        Event::BridgeComplete { seat, road } => phrase("log-bridge", seat).with("road", content.road_name(road)),
        Event::Joined { seat, domain } => phrase("log-joined", seat)
            .with("domain", content.domain_name(domain))
            .with("power", content.power_text(content.domain(domain).power)),
        Event::PowerLost { seat, domain } => phrase("log-power-lost", seat).with("domain", content.domain_name(domain)),
        Event::LairFinished { seat, lair } => phrase("log-lair-finished", seat).with("lair", content.lair_name(lair)),
        Event::Circled { seat, lair, first, points } => {
            let key = if first { "log-circled-first" } else { "log-circled-other" };
            phrase(key, seat).with("lair", content.lair_name(lair)).with("points", points)
        }
        Event::HarvestShown { seat } => phrase("log-harvest-shown", seat),
        Event::TookStatue { seat, statue, .. } => phrase("log-took-statue", seat)
            .with("statue", statue_name(statue))
            .with("text", content.statue_text(statue.number)),
        Event::PedestalLost { seat } => phrase("log-pedestal-lost", seat),
        Event::Revealed { statue, .. } => Phrase::new("log-revealed").with("statue", statue_name(statue)),
        Event::LastRound { seat } => phrase("log-last-round", seat),
        Event::Ended => Phrase::new("log-ended"),
    }
}
