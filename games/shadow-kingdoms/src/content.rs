//! The content files, read, checked and turned into components.

mod check;
mod raw;

use crate::{
    cards::{
        Answer, Award, AwardId, BoardId, Boon, Chain, Champion, ChampionCards, ChampionId, ChampionSet, Criterion,
        Face, Limits, Moment, Plan, PlanId, PlayerBoard, Power, Row, Scroll, ScrollFace, ScrollId, Slot, SlotFigures,
        SoloFigures, Spot, SpotFigures, TableFigures, ZoneKind, ZonePoints,
    },
    dice::by_symbol,
    goods::Goods,
};
use raw::RawPower;
use taverne_engine::{
    ContentError, ContentHash,
    content::{Files, Kit, Publications},
};

/// Everything printed on the components and in the setup tables.
#[derive(Debug)]
pub struct Content {
    hash: ContentHash,
    pub plans: Vec<Plan>,
    /// Row by row.
    pub champions: Vec<Champion>,
    pub base_costs: [u8; 3],
    pub awards: Vec<Award>,
    pub award_points: [u8; 3],
    /// From this many players on, the right circle takes any number of markers.
    pub crowd: usize,
    pub boards: Vec<PlayerBoard>,
    pub limits: Limits,
    pub spots: Vec<SpotFigures>,
    pub slots: Vec<SlotFigures>,
    pub scrolls: Vec<Scroll>,
    pub zone_points: ZonePoints,
    /// What links pay in goods, apart from Champions and dice.
    pub links: Goods,
    /// For one player, two and so on.
    pub tables: Vec<TableFigures>,
    pub start: Goods,
    pub column_costs: [u8; 5],
    /// What a plan of strength 0, 1, 2 and so on is worth.
    pub strength_points: Vec<u8>,
    pub plans_to_end: u8,
    pub points_per_die: u8,
    pub points_per_influence: u8,
    /// The highest the track of a player board goes.
    pub track_end: u8,
    pub solo: SoloFigures,
    /// Key and title of the publications that figures are quoted from.
    pub publications: Publications,
    /// The Champions that answer to a moment, for quick look-ups.
    listeners: [ChampionSet; Moment::ALL.len()],
    /// The design of each single card, and the cards of each row.
    designs: Vec<ChampionId>,
    row_cards: [ChampionCards; 3],
}

taverne_engine::content! {
    impl Content {
        files "awards.toml", "boards.toml", "champions.toml", "plans.toml", "scrolls.toml", "sources.toml",
            "tables.toml";
        read |files| Reader::new(files)?.content();
        plans[PlanId] -> Plan: plan, find_plan;
        champions[ChampionId] -> Champion: champion, find_champion;
        awards[AwardId] -> Award: award, find_award;
        boards[BoardId] -> PlayerBoard: board, find_board;
        scrolls[ScrollId] -> Scroll: scroll, find_scroll;
    }
}

impl Content {
    #[inline]
    pub fn face(&self, scroll: ScrollId, face: Face) -> &ScrollFace {
        &self.scroll(scroll).faces[face as usize]
    }

    pub fn spot(&self, spot: Spot) -> &SpotFigures {
        &self.spots[spot as usize]
    }

    pub fn slot(&self, slot: Slot) -> &SlotFigures {
        &self.slots[slot as usize]
    }

    pub fn base_cost(&self, row: Row) -> u8 {
        self.base_costs[row as usize]
    }

    pub fn table(&self, players: usize) -> TableFigures {
        self.tables[players - 1]
    }

    /// The Champions that answer to a moment.
    #[inline]
    pub fn listeners(&self, moment: Moment) -> ChampionSet {
        self.listeners[moment as usize]
    }

    /// RULES 8.4
    pub fn points_for_strength(&self, strength: u8) -> u8 {
        let last = self.strength_points.len() - 1;
        self.strength_points[usize::from(strength).min(last)]
    }

    pub fn cards_of(&self, row: Row) -> ChampionCards {
        self.row_cards[row as usize]
    }

    pub fn design(&self, card: u8) -> ChampionId {
        self.designs[usize::from(card)]
    }

    /// The single cards of a design.
    pub fn cards(&self, design: ChampionId) -> impl Iterator<Item = u8> {
        (0..self.designs.len() as u8).filter(move |&card| self.design(card) == design)
    }
}

/// The files as they are written, on their way to becoming content.
struct Reader<'a> {
    files: &'a Files,
    plans: raw::Plans,
    champions: raw::Champions,
    awards: raw::Awards,
    boards: raw::Boards,
    scrolls: raw::Scrolls,
    tables: raw::Tables,
    kit: Kit<'a>,
}

type Read<T> = Result<T, ContentError>;

impl<'a> Reader<'a> {
    fn new(files: &'a Files) -> Read<Self> {
        Ok(Self {
            files,
            plans: files.read("plans.toml")?,
            champions: files.read("champions.toml")?,
            awards: files.read("awards.toml")?,
            boards: files.read("boards.toml")?,
            scrolls: files.read("scrolls.toml")?,
            tables: files.read("tables.toml")?,
            kit: Kit::open(files, &[("tables.toml", "table", "players")])?,
        })
    }

    fn content(mut self) -> Read<Content> {
        self.check_counts()?;
        self.check_jokers()?;
        self.check_cascades()?;
        let boards = self.read_boards()?;
        let (spots, slots) = self.read_spots()?;
        let tables = self.read_tables()?;
        let strength_points = self.read_strength()?;
        let solo = self.read_solo()?;
        let plans = self.read_plans()?;
        let champions = self.read_champions()?;
        let awards = self.read_awards()?;
        let scrolls = self.read_scrolls()?;
        let start = &self.tables.start;
        let limits = self.boards.limits.get_ref();
        let mut content = Content {
            hash: self.files.hash(),
            plans,
            champions,
            base_costs: Row::ALL.map(|row| {
                let written = self.champions.row.iter().find(|it| *it.id.get_ref() == row);
                written.map_or(0, |it| it.base_cost)
            }),
            awards,
            award_points: self.awards.circles.points,
            crowd: usize::from(self.awards.circles.crowd),
            boards,
            limits: Limits {
                champions: limits.champions,
                gems: limits.gems,
                troop_slots: *limits.troop_slots.get_ref(),
                track: limits.track,
                open_slot: limits.open_slot,
            },
            track_end: check::track_end(&spots),
            spots,
            slots,
            scrolls,
            zone_points: ZonePoints {
                points_per_symbol: self.scrolls.zones.points_per_symbol,
                points_for_battle: self.scrolls.zones.points_for_battle,
                points_for_strength: self.scrolls.zones.points_for_strength,
                least_strength: self.scrolls.zones.least_strength,
            },
            links: Goods {
                gold: self.scrolls.links.gold,
                magic: self.scrolls.links.magic,
                influence: self.scrolls.links.influence,
                gem: self.scrolls.links.gem,
            },
            tables,
            start: Goods {
                gold: *start.gold.get_ref(),
                magic: *start.magic.get_ref(),
                influence: *start.influence.get_ref(),
                gem: 0,
            },
            column_costs: self.tables.column.costs,
            strength_points,
            plans_to_end: *self.tables.ending.plans.get_ref(),
            points_per_die: self.tables.ending.points_per_die,
            points_per_influence: self.tables.ending.points_per_influence,
            solo,
            publications: self.kit.publications,
            listeners: [ChampionSet::EMPTY; Moment::ALL.len()],
            designs: Vec::new(),
            row_cards: [ChampionCards::EMPTY; 3],
        };
        content.look_up_champions();
        Ok(content)
    }

    fn read_plans(&mut self) -> Read<Vec<Plan>> {
        let mut plans = Vec::new();
        for plan in std::mem::take(&mut self.plans.plan) {
            let troops = plan.troops.get_ref();
            if !(2..=4).contains(&troops.len()) {
                return Err(self.files.error("plans.toml", &plan.troops, "a plan has two to four symbols"));
            }
            plans.push(Plan {
                battle: plan.battle,
                troops: troops.iter().copied().collect(),
                symbols: by_symbol(troops),
                source: plan.source.into_inner(),
                id: plan.id.into_inner(),
            });
        }
        Ok(plans)
    }

    fn read_champions(&mut self) -> Read<Vec<Champion>> {
        let mut champions = Vec::new();
        for card in std::mem::take(&mut self.champions.champion) {
            self.check_power(&card)?;
            let answer = |with| {
                Power::Whenever(Answer { on: card.on.clone(), battle: card.battle, not_itself: card.not_itself, with })
            };
            let permanent = card.row == Row::Permanent;
            let power = match *card.power.get_ref() {
                RawPower::Gain(goods) if permanent => answer(Boon::Gain(goods)),
                RawPower::Gain(goods) => Power::Gain(goods),
                RawPower::GainAsMuch(resource) => answer(Boon::GainAsMuch(resource)),
                RawPower::TakeDie(_) => Power::TakeDie,
                RawPower::ReservePlan(_) => Power::ReservePlan,
                RawPower::Strength(n) => answer(Boon::Strength(n)),
                RawPower::Discount(n) => answer(Boon::Discount(n)),
                RawPower::Score(score) => Power::Score(score),
            };
            champions.push(Champion {
                row: card.row,
                copies: *card.copies.get_ref(),
                power,
                source: card.source.into_inner(),
                id: card.id.into_inner(),
            });
        }
        Ok(champions)
    }

    fn read_awards(&mut self) -> Read<Vec<Award>> {
        let mut awards = Vec::new();
        for award in std::mem::take(&mut self.awards.award) {
            let needs = match award.needs.get_ref() {
                raw::RawCriterion::Least { metric, least } => Criterion::Least { metric: *metric, least: *least },
                raw::RawCriterion::Formation { formation } => {
                    let shape = self.shape(&award.needs, formation)?;
                    Criterion::Formation { shape, everywhere: check::everywhere(shape) }
                }
            };
            awards.push(Award {
                group: award.place,
                needs,
                source: award.source.into_inner(),
                id: award.id.into_inner(),
            });
        }
        Ok(awards)
    }

    fn read_boards(&mut self) -> Read<Vec<PlayerBoard>> {
        let boards = std::mem::take(&mut self.boards.board).into_iter().map(|board| PlayerBoard {
            colour: board.colour,
            joker: board.joker.into_inner(),
            source: board.source.into_inner(),
            id: board.id.into_inner(),
        });
        Ok(boards.collect())
    }

    fn read_scrolls(&mut self) -> Read<Vec<Scroll>> {
        let mut scrolls = Vec::new();
        for scroll in std::mem::take(&mut self.scrolls.scroll) {
            scrolls.push(Scroll {
                faces: [self.face(&scroll.a)?, self.face(&scroll.b)?],
                source: scroll.source.into_inner(),
                id: scroll.id.into_inner(),
            });
        }
        Ok(scrolls)
    }

    fn face(&self, face: &raw::RawFace) -> Read<ScrollFace> {
        let mut zones = [ZoneKind::Strength; 9];
        for (zone, written) in zones.iter_mut().zip(face.zones.iter().flatten()) {
            *zone = self.zone(written)?;
        }
        let mut links = [Chain::Gold; 12];
        let written = face.across.iter().flatten().chain(face.down.iter().flatten());
        links.iter_mut().zip(written).for_each(|(link, written)| *link = *written);
        Ok(ScrollFace { zones, links })
    }
}

impl Content {
    fn look_up_champions(&mut self) {
        for (index, champion) in self.champions.iter().enumerate() {
            let id = ChampionId::of(index);
            for _ in 0..champion.copies {
                self.row_cards[champion.row as usize].insert(self.designs.len() as u8);
                self.designs.push(id);
            }
            if let Power::Whenever(answer) = &champion.power {
                answer.on.iter().for_each(|&moment| self.listeners[moment as usize].insert(id));
            }
        }
    }
}
