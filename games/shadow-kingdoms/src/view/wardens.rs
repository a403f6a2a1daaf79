//! What lies in front of a player, for everybody to see.

use super::{CardName, Forecast};
use crate::{
    ShadowKingdoms,
    cards::{Face, Link, Place, Row, Slot, Spot, Zone},
    dice::{Die, Troop},
};
use serde::Serialize;
use taverne_engine::Seat;
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct WardenView {
    pub board: Option<CardName>,
    /// Its troop counts as any, once the joker is uncovered.
    pub joker: Option<Troop>,
    pub joker_open: bool,
    pub place: Place,
    pub gold: u8,
    pub magic: u8,
    pub influence: u8,
    /// The end of all three tracks at present.
    pub track: u8,
    pub gems: u8,
    pub gem_limit: u8,
    pub dice: Vec<Die>,
    pub troop_slots: u8,
    /// Left, middle, right.
    pub reserve: Vec<ReserveView>,
    pub completed: Vec<CardName>,
    /// In the order of recruiting.
    pub champions: Vec<CardName>,
    pub champion_limit: u8,
    /// How many of each row.
    pub champions_by_row: Vec<(Row, u8)>,
    pub strength: u8,
    /// The spots that are still covered by a marker.
    pub covered: Vec<Spot>,
    pub scroll: Option<CardName>,
    pub face: Option<Face>,
    /// The zones with a marker, and the links that have paid.
    pub zones: Vec<Zone>,
    pub links: Vec<Link>,
    /// Which of the three awards: 0 left, 1 centre, 2 right.
    pub awards: Vec<u8>,
    /// What the scoring Champions would pay now.
    pub scoring: Vec<ScoringView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct ReserveView {
    pub slot: Slot,
    pub open: bool,
    /// What its bonus costs the owner; the Champion of the right slot comes on top.
    pub price: u8,
    pub plan: Option<CardName>,
    /// How the owner could execute it at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forecast: Option<Forecast>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct ScoringView {
    pub champion: CardName,
    pub points: u16,
}

impl WardenView {
    pub(super) fn of(game: &ShadowKingdoms, seat: Seat) -> Self {
        let content = game.content.0;
        let warden = game.warden(seat);
        let limits = warden.abilities();
        let paid = |link: &Link| link.ends().into_iter().all(|zone| warden.zones.contains(zone));
        let unpaid = game.links_to_pay(seat);
        let scoring = warden.champions().iter().filter(|&&it| content.champion(it).row == Row::Scoring);
        let plan_name = |plan| content.plan(plan).id.as_str();
        Self {
            board: warden.board.map(|it| content.board(it).id.as_str()),
            joker: warden.board.map(|it| content.board(it).joker),
            joker_open: limits.joker.is_some(),
            place: warden.place,
            gold: warden.gold,
            magic: warden.magic,
            influence: warden.influence,
            track: limits.track,
            gems: warden.gems,
            gem_limit: limits.gems,
            dice: warden.dice.to_vec(),
            troop_slots: limits.troop_slots,
            reserve: Slot::ALL
                .map(|slot| {
                    let plan = warden.reserve[slot as usize];
                    ReserveView {
                        slot,
                        open: limits.open[slot as usize],
                        price: game.bonus_price(seat, slot),
                        plan: plan.map(plan_name),
                        forecast: plan.and_then(|plan| Forecast::of(game, seat, plan)),
                    }
                })
                .to_vec(),
            completed: warden.completed().iter().copied().map(plan_name).collect(),
            champions: warden.champions().iter().map(|&it| content.champion(it).id.as_str()).collect(),
            champion_limit: limits.champions,
            champions_by_row: Row::ALL.map(|row| (row, warden.of_row(row))).to_vec(),
            strength: limits.strength,
            covered: warden.covered().iter().collect(),
            scroll: warden.scroll.map(|it| content.scrolls[it.index()].id.as_str()),
            face: warden.face,
            zones: warden.zones.iter().collect(),
            links: Link::all().filter(paid).filter(|&link| !unpaid.contains(link)).collect(),
            awards: (0..3).filter(|&place| game.board.claims[usize::from(place)].contains(&seat)).collect(),
            scoring: scoring
                .map(|&it| ScoringView { champion: &content.champion(it).id, points: game.champion_points(seat, it) })
                .collect(),
        }
    }
}
