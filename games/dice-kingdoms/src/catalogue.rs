//! Everything printed on the sheets and cards, as data for whoever draws them.

use crate::{
    Content,
    parts::{Boxes, Die, Guild, Place, Power, Reward, Road, Site, StatueScore, Strikes, Track},
};
use serde::Serialize;
use std::collections::BTreeMap;
use taverne_engine::{
    Phrase,
    provenance::{Provenance, Trust, least_certain},
};
use ts_rs::TS;

/// No reward is a plain box.
type Row = Vec<Option<Reward>>;

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct Catalogue {
    pub citizens: Vec<CitizenPlan>,
    pub guilds: Vec<GuildPlan>,
    pub chest: TrackPlan,
    pub wall: TrackPlan,
    pub map: MapPlan,
    pub lairs: Vec<LairPlan>,
    /// By number, from 1.
    pub statues: Vec<StatuePlan>,
    pub events: Vec<EventPlan>,
    /// The ranks of the solo game, the lowest first.
    pub ranks: Vec<RankPlan>,
    /// Cards in the statue row, and how many statues a player may own.
    pub row: u8,
    pub statue_limit: u8,
    /// Finished guild tracks that bring the last round.
    pub end_tracks: u8,
    /// Turns and events of the solo game.
    pub trees: u8,
    pub boats: u8,
    /// Key and title of the publications that figures are quoted from.
    pub publications: &'static BTreeMap<String, String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct CitizenPlan {
    pub id: &'static str,
    pub values: &'static [u8],
    pub guild: Guild,
    pub boxes: Row,
    pub pre_ticked: u8,
    pub origin: PartOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct GuildPlan {
    pub guild: Guild,
    pub rows: Vec<Row>,
    pub origin: PartOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct TrackPlan {
    pub rows: Vec<Row>,
    pub origin: PartOrigin,
}

/// Places are in hundredths of the width and the height of the map, from its top left corner.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct MapPlan {
    pub starts: Vec<SitePlan>,
    pub dead_ends: Vec<SitePlan>,
    pub domains: Vec<DomainPlan>,
    pub roads: Vec<RoadPlan>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct SitePlan {
    pub id: &'static str,
    pub at: [u8; 2],
    pub origin: PartOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct DomainPlan {
    pub id: &'static str,
    pub at: [u8; 2],
    pub power: PowerPlan,
    pub text: Phrase,
    pub origin: PartOrigin,
}

/// No die means any one of the four coloured dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum PowerPlan {
    Adjust { die: Option<Die> },
    Flip { die: Option<Die> },
    Citizen { guild: Guild },
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct RoadPlan {
    pub id: &'static str,
    pub a: Place,
    pub b: Place,
    /// From end a to end b.
    pub boxes: Row,
    /// The three boxes of its bridge.
    pub bridge: Option<[u8; 3]>,
    /// The road as a line, from end a to end b.
    pub line: Vec<[u8; 2]>,
    /// Where on that line each box lies.
    pub spots: Vec<[f32; 2]>,
    pub origin: PartOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct LairPlan {
    pub id: &'static str,
    /// Points for whoever finishes it first, and for the others.
    pub first: u8,
    pub other: u8,
    pub blocks: Vec<BlockPlan>,
    pub origin: PartOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct BlockPlan {
    /// The values it answers to.
    pub from: u8,
    pub to: u8,
    pub boxes: Row,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct StatuePlan {
    pub number: u8,
    /// Carried out when it is taken.
    pub immediate: &'static [Reward],
    pub score: Option<StatueScore>,
    /// Counts as so many stars.
    pub stars: u8,
    pub text: Phrase,
    pub origin: PartOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct EventPlan {
    pub number: u8,
    pub strikes: Strikes,
    pub text: Phrase,
    pub origin: PartOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct RankPlan {
    pub id: &'static str,
    /// The least points it takes.
    pub least: u16,
    pub origin: PartOrigin,
}

/// Where the figures of a part come from.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct PartOrigin {
    /// The least certain of all its figures.
    pub trust: Option<Trust>,
    pub figures: &'static Provenance,
}

pub(crate) fn catalogue(content: &'static Content) -> Catalogue {
    let citizens = content.citizens.iter().map(|it| CitizenPlan {
        id: &it.id,
        values: &it.values,
        guild: it.guild,
        boxes: row(&it.boxes),
        pre_ticked: it.pre_ticked,
        origin: origin(&it.source),
    });
    let guilds = Guild::ALL.into_iter().map(|guild| {
        let track = content.track(guild);
        GuildPlan { guild, rows: rows(track), origin: origin(&track.source) }
    });
    let lairs = content.lairs.iter().map(|it| LairPlan {
        id: &it.id,
        first: it.first,
        other: it.other,
        blocks: (it.blocks.iter())
            .map(|block| BlockPlan { from: block.from, to: block.to, boxes: row(&block.boxes) })
            .collect(),
        origin: origin(&it.source),
    });
    let statues = content.statues.iter().zip(1..).map(|(it, number)| StatuePlan {
        number,
        immediate: &it.immediate,
        score: it.score,
        stars: it.stars,
        text: content.statue_text(number),
        origin: origin(&it.source),
    });
    let events = content.events.iter().zip(1..).map(|(it, number)| EventPlan {
        number,
        strikes: it.strikes,
        text: Phrase::new(format!("event-text-{}", it.strikes.id())),
        origin: origin(&it.source),
    });
    let ranks = content.ranks.iter().map(|it| RankPlan { id: &it.id, least: it.least, origin: origin(&it.source) });
    Catalogue {
        citizens: citizens.collect(),
        guilds: guilds.collect(),
        chest: track(&content.chest),
        wall: track(&content.wall),
        map: map(content),
        lairs: lairs.collect(),
        statues: statues.collect(),
        events: events.collect(),
        ranks: ranks.collect(),
        row: content.row,
        statue_limit: content.statue_limit,
        end_tracks: content.end_tracks,
        trees: content.trees,
        boats: content.boats,
        publications: &content.publications,
    }
}

fn map(content: &'static Content) -> MapPlan {
    let site = |it: &'static Site| SitePlan { id: &it.id, at: it.at, origin: origin(&it.source) };
    let domains = content.domains.iter().map(|it| DomainPlan {
        id: &it.id,
        at: it.at,
        power: match it.power {
            Power::Adjust(die) => PowerPlan::Adjust { die },
            Power::Flip(die) => PowerPlan::Flip { die },
            Power::Citizen(guild) => PowerPlan::Citizen { guild },
        },
        text: content.power_text(it.power),
        origin: origin(&it.source),
    });
    let roads = content.roads.iter().map(|it| {
        let line = line(content, it);
        RoadPlan {
            id: &it.id,
            a: it.a,
            b: it.b,
            boxes: row(&it.boxes),
            bridge: it.bridge.map(|first| [first, first + 1, first + 2]),
            spots: spots(it, &line),
            line,
            origin: origin(&it.source),
        }
    });
    MapPlan {
        starts: content.starts.iter().map(site).collect(),
        dead_ends: content.dead_ends.iter().map(site).collect(),
        domains: domains.collect(),
        roads: roads.collect(),
    }
}

/// A road as a line, from end a to end b.
pub(crate) fn line(content: &Content, road: &Road) -> Vec<[u8; 2]> {
    [content.at(road.a)].into_iter().chain(road.via.iter().copied()).chain([content.at(road.b)]).collect()
}

/// Where the boxes of a road lie: in equal steps between the circles at its ends.
fn spots(road: &Road, line: &[[u8; 2]]) -> Vec<[f32; 2]> {
    let circle = |place| match place {
        Place::Domain(_) => 5.0,
        Place::Start(_) => 3.0,
        Place::DeadEnd(_) => 1.5,
    };
    let legs = || line.windows(2).map(|leg| [leg[0].map(f32::from), leg[1].map(f32::from)]);
    let length = |[from, to]: [[f32; 2]; 2]| (to[0] - from[0]).hypot(to[1] - from[1]);
    let free = legs().map(length).sum::<f32>() - circle(road.a) - circle(road.b);
    let step = free / f32::from(road.boxes.len());
    let at = |index: u8| {
        let mut way = circle(road.a) + step * (f32::from(index) + 0.5);
        for leg in legs() {
            if way <= length(leg) {
                let part = way / length(leg);
                return [0, 1].map(|side| {
                    (leg[0][side] + (leg[1][side] - leg[0][side]) * part).mul_add(10.0, 0.5).floor() / 10.0
                });
            }
            way -= length(leg);
        }
        line[line.len() - 1].map(f32::from)
    };
    (0..road.boxes.len()).map(at).collect()
}

fn row(boxes: &Boxes) -> Row {
    boxes.rewards().to_vec()
}

fn rows(track: &Track) -> Vec<Row> {
    let mut rewards = track.boxes.rewards();
    let mut rows = Vec::new();
    for &length in &track.rows {
        let (row, rest) = rewards.split_at(length);
        rows.push(row.to_vec());
        rewards = rest;
    }
    rows
}

fn track(track: &'static Track) -> TrackPlan {
    TrackPlan { rows: rows(track), origin: origin(&track.source) }
}

fn origin(figures: &'static Provenance) -> PartOrigin {
    PartOrigin { trust: least_certain(figures), figures }
}
