//! What a player or a spectator may see: everything but the order of cards nobody has seen. Prices and criteria are worked
//! out for the viewer.

mod camp;
mod wardens;

pub use camp::{Bonus, CampView, Forecast, SymbolView};
pub use wardens::{ReserveView, ScoringView, WardenView};

use crate::{
    ShadowKingdoms,
    cards::{Row, SPACES, Shrine},
    dice::{Die, Troop},
    plans::places,
    recruiting::{Price, Recruit},
    steps::Step,
};
use serde::Serialize;
use taverne_engine::{Seat, Viewer, steps::Stepped};
use ts_rs::TS;

type CardName = &'static str;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct View {
    pub round: u16,
    pub turn: u16,
    pub phase: Phase,
    pub first: Seat,
    pub active: Seat,
    pub last_round: bool,
    pub over: bool,
    /// Clockwise, the Gem shrine first.
    pub shrines: Vec<ShrineView>,
    /// How many dice of each troop are in the bag.
    pub bag: Vec<u8>,
    pub gem_supply: u8,
    /// Dice on all shrines together, and how few of them cause a refill at the beginning of a turn.
    pub dice_on_board: u8,
    pub refill_at: u8,
    /// Beginning with the place beside the deck, which is the dearest.
    pub column: Vec<ColumnView>,
    pub plan_pile: PileView,
    /// Immediate, Permanent, Scoring.
    pub rows: Vec<RowView>,
    /// Left, centre, right.
    pub awards: Vec<AwardView>,
    pub wardens: Vec<WardenView>,
    /// The execution that is going on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub camp: Option<CampView>,
    /// A die that was taken while all slots are full.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub arriving: Option<Die>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub adversary: Option<AdversaryView>,
}

/// Which question is pending, as far as the table is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Boards,
    Faces,
    Refill,
    Move,
    Die,
    DropDie,
    AnyDie,
    MagicShrine,
    Recruit,
    Reserve,
    SlotBonus,
    ChoosePlan,
    Assign,
    Change,
    Uncover,
    Zone,
    Chain,
    Finish,
    Over,
}

impl Phase {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Boards => "boards",
            Self::Faces => "faces",
            Self::Refill => "refill",
            Self::Move => "move",
            Self::Die => "die",
            Self::DropDie => "drop_die",
            Self::AnyDie => "any_die",
            Self::MagicShrine => "magic_shrine",
            Self::Recruit => "recruit",
            Self::Reserve => "reserve",
            Self::SlotBonus => "slot_bonus",
            Self::ChoosePlan => "choose_plan",
            Self::Assign => "assign",
            Self::Change => "change",
            Self::Uncover => "uncover",
            Self::Zone => "zone",
            Self::Chain => "chain",
            Self::Finish => "finish",
            Self::Over => "over",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct ShrineView {
    pub shrine: Shrine,
    pub dice: Vec<Die>,
    /// Whose Wardens stand here.
    pub wardens: Vec<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct ColumnView {
    /// None while a plan taken this turn leaves a gap, or with an empty deck.
    pub plan: Option<CardName>,
    pub cost: u8,
    /// For the viewer, who reserves it with the die taken in the Plan shrine, or buys it in Camp.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<PlanPrice>,
    /// How the viewer could execute it at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forecast: Option<Forecast>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct PlanPrice {
    pub reserve: u8,
    pub camp: u8,
}

/// A face-down pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct PileView {
    /// Cards nobody has seen; they come first.
    pub unseen: u8,
    /// Cards that were put under them, the next to come first.
    pub under: Vec<CardName>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct RowView {
    pub row: Row,
    pub base_cost: u8,
    /// What a Champion of this row costs the viewer now: at the terms of the offer if one is made, otherwise as in the
    /// shrine, with the die taken there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<u8>,
    pub spaces: Vec<Option<CardName>>,
    pub pile: PileView,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct AwardView {
    pub award: CardName,
    /// Who has a marker on it, in the order of claiming.
    pub claims: Vec<Seat>,
    /// What the next one to claim it scores; nothing if its circles are full.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next_points: Option<u8>,
    /// Whether the viewer fulfils it now, and how far it is with a criterion that counts.
    pub met: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub progress: Option<(u8, u8)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct AdversaryView {
    pub place: Shrine,
    pub next: Shrine,
    pub plans: Vec<CardName>,
    pub start: u8,
    pub meetings: u16,
    pub plan_points: u16,
    pub award_points: u16,
}

impl ShadowKingdoms {
    pub(crate) fn phase(&self) -> Phase {
        match self.step() {
            None => Phase::Over,
            Some(step) => match step {
                Step::PickBoard(_) | Step::DealScrolls(_) => Phase::Boards,
                Step::PickFace(_) | Step::DrawFirst(_) => Phase::Faces,
                Step::Refill(_) => Phase::Refill,
                Step::BeginTurn(_) | Step::Move(_) => Phase::Move,
                Step::TakeDie(_) => Phase::Die,
                Step::DropDie(_) => Phase::DropDie,
                Step::AnyDie(_) => Phase::AnyDie,
                Step::ShrineAction(_) | Step::MagicShrine(_) => Phase::MagicShrine,
                Step::Recruit(_) => Phase::Recruit,
                Step::Reserve(_) => Phase::Reserve,
                Step::LeftBonus(_) => Phase::SlotBonus,
                Step::ChoosePlan(_) => Phase::ChoosePlan,
                Step::Assign(_) => Phase::Assign,
                Step::ChangeDice(_) | Step::Execute(_) => Phase::Change,
                Step::Uncover(_) => Phase::Uncover,
                Step::PlaceMarker(_) => Phase::Zone,
                Step::NextChain(_) | Step::CleanUp(_) => Phase::Chain,
                Step::Finish(_) | Step::EndTurn(_) => Phase::Finish,
            },
        }
    }

    /// The terms on which a seat recruits now: those of the offer it decides about, or those of the shrine.
    pub(crate) fn recruiting_terms(&self, seat: Seat) -> (Price, u8) {
        match self.step() {
            Some(Step::Recruit(Recruit { price })) if seat == self.active => (price, self.discount),
            _ => (Price::Shrine, self.die_discount(seat, Shrine::Champion)),
        }
    }

    /// RULES 6: the die the seat has taken helps with the action of the shrine entered, until that is done, and with nothing
    /// else.
    pub(crate) fn die_discount(&self, seat: Seat, shrine: Shrine) -> u8 {
        let to_come = |step: &Step| match step {
            Step::ShrineAction(action) => action.shrine == shrine,
            Step::Recruit(action) => shrine == Shrine::Champion && action.price == Price::Shrine,
            Step::Reserve(action) => shrine == Shrine::Plan && !action.free,
            _ => false,
        };
        if seat == self.active && self.agenda.steps().iter().any(to_come) { self.discount } else { 0 }
    }
}

impl View {
    pub(crate) fn of(game: &ShadowKingdoms, viewer: Viewer) -> Self {
        let me = match viewer {
            Viewer::Seat(seat) if seat.index() < game.table() => Some(seat),
            _ => None,
        };
        Self {
            round: game.round,
            turn: game.turn,
            phase: game.phase(),
            first: game.first,
            active: game.active,
            last_round: game.last_round,
            over: game.over,
            shrines: Shrine::ALL.map(|shrine| shrine_view(game, shrine)).to_vec(),
            bag: Troop::ALL.map(|troop| game.board.bag.count(troop as usize)).to_vec(),
            gem_supply: game.board.gems,
            dice_on_board: game.board.dice_count() as u8,
            refill_at: game.content.table(game.table()).refill_at,
            column: places().map(|column| column_view(game, column, me)).collect(),
            plan_pile: PileView {
                unseen: game.board.plans.unseen.len() as u8,
                under: game.board.plans.under.iter().map(|&it| game.content.0.plan(it).id.as_str()).collect(),
            },
            rows: Row::ALL.map(|row| row_view(game, row, me)).to_vec(),
            awards: (0..3).map(|place| award_view(game, place, me)).collect(),
            wardens: (0..game.table()).map(|seat| WardenView::of(game, Seat::new(seat))).collect(),
            camp: CampView::of(game),
            arriving: match game.step() {
                Some(Step::DropDie(step)) => Some(step.die),
                _ => None,
            },
            adversary: adversary_view(game),
        }
    }
}

fn shrine_view(game: &ShadowKingdoms, shrine: Shrine) -> ShrineView {
    let here = |&seat: &Seat| game.warden(seat).place == shrine.place();
    ShrineView {
        shrine,
        dice: game.board.dice(shrine).to_vec(),
        wardens: (0..game.table()).map(Seat::new).filter(here).collect(),
    }
}

fn column_view(game: &ShadowKingdoms, column: u8, me: Option<Seat>) -> ColumnView {
    let plan = game.board.plan(column);
    let seen = me.zip(plan);
    ColumnView {
        plan: plan.map(|plan| game.content.0.plan(plan).id.as_str()),
        cost: game.content.column_costs[usize::from(column)],
        price: seen.map(|(seat, _)| PlanPrice {
            reserve: game.plan_price(seat, column, game.die_discount(seat, Shrine::Plan)),
            camp: game.plan_price(seat, column, 0),
        }),
        forecast: seen.and_then(|(seat, plan)| Forecast::of(game, seat, plan)),
    }
}

fn row_view(game: &ShadowKingdoms, row: Row, me: Option<Seat>) -> RowView {
    let content = game.content.0;
    let piles = &game.board.champions;
    RowView {
        row,
        base_cost: content.base_cost(row),
        price: me.map(|seat| {
            let (price, discount) = game.recruiting_terms(seat);
            game.champion_price(seat, price, row, discount)
        }),
        spaces: (0..SPACES as u8)
            .map(|space| game.board.champion(row, space).map(|it| content.champion(it).id.as_str()))
            .collect(),
        pile: PileView {
            unseen: piles.unseen.and(content.cards_of(row)).len() as u8,
            under: piles.under[row as usize].iter().map(|&it| content.champion(it).id.as_str()).collect(),
        },
    }
}

fn award_view(game: &ShadowKingdoms, place: u8, me: Option<Seat>) -> AwardView {
    let award = game.board.awards[usize::from(place)];
    let claims = game.board.claims[usize::from(place)].to_vec();
    let card = game.content.0.award(award);
    let progress = |seat| match card.needs {
        crate::cards::Criterion::Least { metric, least } => Some((game.warden(seat).count(metric), least)),
        crate::cards::Criterion::Formation { .. } => None,
    };
    AwardView {
        award: &card.id,
        next_points: (claims.len() < game.circles()).then(|| game.award_points(place)),
        claims,
        met: me.is_some_and(|seat| game.meets(seat, award)),
        progress: me.and_then(progress),
    }
}

fn adversary_view(game: &ShadowKingdoms) -> Option<AdversaryView> {
    let adversary = game.adversary.as_ref()?;
    Some(AdversaryView {
        place: adversary.place,
        next: adversary.place.next(),
        plans: adversary.plans.iter().map(|&it| game.content.0.plan(it).id.as_str()).collect(),
        start: adversary.start,
        meetings: adversary.meetings,
        plan_points: adversary.plan_points,
        award_points: game.adversary_lines(adversary)[3].1 as u16,
    })
}
