//! Names and printed texts as phrases.

use crate::{
    Content,
    parts::{Die, DomainId, EventId, Guild, LairId, Place, Power, Reward, RoadId, SectionId, Spot, Statue, Target},
};
use taverne_engine::Phrase;

pub(crate) fn guild_name(guild: Guild) -> Phrase {
    Phrase::new(format!("guild-{}", guild.id()))
}

pub(crate) fn die_name(die: Die) -> Phrase {
    Phrase::new(format!("die-{}", die.id()))
}

pub(crate) fn reward_name(reward: Reward) -> Phrase {
    Phrase::new(format!("reward-{}", reward.id()))
}

pub(crate) fn statue_name(statue: Statue) -> Phrase {
    Phrase::new(format!("statue-{}", statue.number))
}

fn unknown() -> Phrase {
    Phrase::new("unknown")
}

impl Content {
    pub(crate) fn citizen_name(&self, section: SectionId) -> Phrase {
        let known = self.citizens.get(section.index());
        known.map_or_else(unknown, |it| Phrase::new(format!("citizen-{}", it.id)))
    }

    /// The values of a section, such as `9-10`.
    pub(crate) fn citizen_values(&self, section: SectionId) -> String {
        let values = self.citizens.get(section.index()).map(|it| it.values.as_slice()).unwrap_or_default();
        values.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")
    }

    pub(crate) fn domain_name(&self, domain: DomainId) -> Phrase {
        let known = self.domains.get(domain.index());
        known.map_or_else(unknown, |it| Phrase::new(format!("domain-{}", it.id)))
    }

    pub(crate) fn lair_name(&self, lair: LairId) -> Phrase {
        let known = self.lairs.get(lair.index());
        known.map_or_else(unknown, |it| Phrase::new(format!("lair-{}", it.id)))
    }

    pub(crate) fn event_name(&self, event: EventId) -> Phrase {
        Phrase::new(format!("event-{}", event.index() + 1))
    }

    pub(crate) fn place_name(&self, place: Place) -> Phrase {
        match place {
            Place::Start(index) => Phrase::new("place-start").with("n", u16::from(index) + 1),
            Place::Domain(domain) => self.domain_name(domain),
            Place::DeadEnd(index) => Phrase::new("place-dead-end").with("n", u16::from(index) + 1),
        }
    }

    /// A road is called by its two ends.
    pub(crate) fn road_name(&self, road: RoadId) -> Phrase {
        self.roads.get(road.index()).map_or_else(unknown, |it| {
            Phrase::new("road-name").with("a", self.place_name(it.a)).with("b", self.place_name(it.b))
        })
    }

    pub(crate) fn power_text(&self, power: Power) -> Phrase {
        let die = |die: Option<Die>| die.map_or_else(|| Phrase::new("die-any"), die_name);
        match power {
            Power::Adjust(which) => Phrase::new("power-adjust").with("die", die(which)),
            Power::Flip(which) => Phrase::new("power-flip").with("die", die(which)),
            Power::Citizen(guild) => Phrase::new("power-citizen").with("guild", guild_name(guild)),
        }
    }

    pub(crate) fn statue_text(&self, number: u8) -> Phrase {
        let statue = self.statue(number);
        if let Some(score) = statue.score {
            let metric = Phrase::new(format!("metric-{}", score.per.id())).with("n", score.each);
            return Phrase::new("statue-scores").with("points", score.points).with("things", metric);
        }
        let rewards: Vec<_> = statue.immediate.iter().map(|&reward| reward_name(reward)).collect();
        let key = if statue.stars > 0 { "statue-gives-and-stars" } else { "statue-gives" };
        Phrase::new(key).with("rewards", rewards).with("stars", statue.stars)
    }

    /// A box by its place on the sheets.
    pub(crate) fn spot_name(&self, spot: Spot) -> Phrase {
        let n = |index: u8| u16::from(index) + 1;
        match spot {
            Spot::Citizen { section, index } => {
                Phrase::new("spot-citizen").with("name", self.citizen_name(section)).with("n", n(index))
            }
            Spot::Guild { guild, index } => {
                Phrase::new("spot-guild").with("name", guild_name(guild)).with("n", n(index))
            }
            Spot::Chest { index } => Phrase::new("spot-chest").with("n", n(index)),
            Spot::Wall { index } => Phrase::new("spot-wall").with("n", n(index)),
            Spot::Lair { lair, block, index } => {
                let printed = &self.lairs[lair.index()].blocks[usize::from(block)];
                Phrase::new("spot-lair")
                    .with("name", self.lair_name(lair))
                    .with("from", printed.from)
                    .with("to", printed.to)
                    .with("n", n(index))
            }
            Spot::Road { road, index } => {
                Phrase::new("spot-road").with("name", self.road_name(road)).with("n", n(index))
            }
        }
    }

    /// What an event strikes.
    pub(crate) fn target_name(&self, target: Target) -> Phrase {
        match target {
            Target::Bridge(road) => Phrase::new("target-bridge").with("road", self.road_name(road)),
            Target::Domain(domain) => self.domain_name(domain),
            Target::Lair(lair) => Phrase::new("target-lair").with("lair", self.lair_name(lair)),
            Target::Citizen(section) => Phrase::new("target-citizen").with("name", self.citizen_name(section)),
            Target::Road(road) => self.road_name(road),
            Target::Guild(guild) => Phrase::new("target-guild").with("guild", guild_name(guild)),
            Target::Wall => Phrase::new("target-wall"),
            Target::Chest => Phrase::new("target-chest"),
            Target::Pedestal => Phrase::new("target-pedestal"),
            Target::BlueDie => die_name(Die::Blue),
        }
    }

    /// A box as a target of the board, everything counted from 0.
    pub(crate) fn box_target(&self, spot: Spot) -> String {
        match spot {
            Spot::Citizen { section, index } => format!("box:citizen:{}:{index}", self.citizen(section).id),
            Spot::Guild { guild, index } => format!("box:guild:{}:{index}", guild.id()),
            Spot::Chest { index } => format!("box:chest:{index}"),
            Spot::Wall { index } => format!("box:wall:{index}"),
            Spot::Lair { lair, block, index } => format!("box:lair:{}:{block}:{index}", self.lair(lair).id),
            Spot::Road { road, index } => format!("box:road:{}:{index}", self.road(road).id),
        }
    }
}
