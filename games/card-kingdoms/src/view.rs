//! What a player or a spectator may see: everything but unrevealed Dukes, face-down cards, and the harvest answers of
//! others before all have answered. Built by naming what is shown.

use crate::{
    CardKingdoms,
    actions::Act,
    cards::{CitizenId, DomainSet, DukeId, MONSTERS},
    goods::{Goods, Resource},
    harvest::Harvest,
    payment::Purchase,
    roll::Roll,
    scoring::Ending,
    steps::Step,
};
use serde::{Serialize, Serializer};
use taverne_engine::{Seat, Viewer, zones::Bag};
use ts_rs::TS;

type CardName = &'static str;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct View {
    pub turn: u16,
    pub phase: Phase,
    pub first: Seat,
    pub active: Seat,
    pub resting: Option<Seat>,
    /// Once they were thrown this turn.
    pub dice: Option<[u8; 2]>,
    pub actions_left: u8,
    pub mixed: bool,
    pub exhausted: usize,
    pub exhausted_limit: usize,
    pub last_round: bool,
    /// Row by row from the top left: 5 Monster stacks, 10 Citizen stacks, 5 Domain stacks.
    pub stacks: Vec<StackView>,
    pub removed_domains: Vec<CardName>,
    pub kingdoms: Vec<KingdomView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dark_lord: Option<DarkLordView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Dukes,
    Roll,
    Harvest,
    Actions,
    Monsters,
    SecondHarvest,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct StackView {
    pub count: usize,
    /// The cards that lie face up, the top one first. Written as runs of the same card with their lengths.
    #[serde(serialize_with = "runs")]
    #[ts(as = "Vec<(CardName, usize)>")]
    pub open: Vec<CardName>,
    /// What the top card would cost the viewer now, before magic stands in for anything; only what it does cost is
    /// written.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "what_there_is")]
    #[ts(optional, type = "{ gold?: number, strength?: number, magic?: number }")]
    pub price: Option<Goods>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct KingdomView {
    pub goods: Goods,
    pub citizens: Vec<(CardName, u8)>,
    pub monsters: Vec<(CardName, u8)>,
    pub domains: Vec<CardName>,
    /// Dice Domains used this turn.
    pub used: Vec<CardName>,
    pub duke: DukeView,
    /// Cards the dice fire in the Harvest phase that is going on, with how often.
    pub fired: Vec<(CardName, u8)>,
    /// The viewer's own activations that wait for a choice.
    pub harvest_left: Vec<(CardName, u8)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum DukeView {
    /// Face down, or not chosen yet.
    Hidden,
    /// The viewer's own two, to choose from.
    Choice([CardName; 2]),
    Known(CardName),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct DarkLordView {
    pub duke: Option<CardName>,
    pub citizens: Vec<(CardName, u8)>,
    pub domains: Vec<CardName>,
}

// The stacks are most of a view, and a view goes out with every update: written in full they would be twice as long.

fn runs<S: Serializer>(cards: &[CardName], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(cards.chunk_by(|one, next| one == next).map(|run| (run[0], run.len())))
}

fn what_there_is<S: Serializer>(price: &Option<Goods>, to: S) -> Result<S::Ok, S::Error> {
    let resources = Resource::ALL.into_iter().map(|it| (it.id(), price.unwrap_or_default().get(it)));
    to.collect_map(resources.filter(|&(_, amount)| amount > 0))
}

impl CardKingdoms {
    /// Others' harvest answers stay secret until all have answered.
    pub(crate) fn goods_seen(&self, seat: Seat, viewer: Viewer) -> Goods {
        let kingdom = self.kingdom(seat);
        if self.harvest_open && !viewer.is(seat) { kingdom.goods_before_harvest() } else { kingdom.goods }
    }

    pub(crate) fn duke_seen(&self, seat: Seat, viewer: Viewer) -> Option<DukeId> {
        if self.ending.is_some() || viewer.is(seat) { self.kingdom(seat).duke() } else { None }
    }

    pub(crate) fn phase(&self) -> Phase {
        let phase = |step: &Step| match step {
            Step::ChooseDukes(_) => Some(Phase::Dukes),
            Step::BeginTurn(_) | Step::Roll(_) | Step::ChangeDice(_) => Some(Phase::Roll),
            Step::Thieves(_) | Step::Thief(_) | Step::Harvest(Harvest { second: false }) => Some(Phase::Harvest),
            Step::BeginActions(_) | Step::Act(_) | Step::EndActions(_) => Some(Phase::Actions),
            Step::MonsterPhase(_) | Step::Attack(_) | Step::Raid(_) => Some(Phase::Monsters),
            Step::Harvest(Harvest { second: true }) => Some(Phase::SecondHarvest),
            Step::Pay(_) | Step::Resolve(_) | Step::TurnUp(_) | Step::EndAction(_) | Step::EndTurn(_) => None,
        };
        match self.ending {
            Some(_) => Phase::Over,
            None => self.agenda.steps().iter().rev().find_map(phase).unwrap_or(Phase::Actions),
        }
    }
}

impl View {
    pub(crate) fn of(game: &CardKingdoms, viewer: Viewer) -> Self {
        let phase = game.phase();
        let rolled = game.turn > 0 && game.agenda.now() != Some(Roll.into());
        let actions_left = |step: &Step| {
            if let Step::Act(Act { left }) = step { Some(*left) } else { None }
        };
        Self {
            turn: game.turn,
            phase,
            first: game.first,
            active: game.active,
            resting: game.resting(),
            dice: rolled.then_some(game.dice),
            actions_left: game.agenda.steps().iter().find_map(actions_left).unwrap_or(0),
            mixed: game.mixed,
            exhausted: game.centre.exhausted(),
            exhausted_limit: game.exhausted_limit(),
            last_round: game.last_round,
            stacks: stacks(game, viewer),
            removed_domains: domains(game, game.removed),
            kingdoms: (0..game.table()).map(|seat| kingdom(game, Seat::new(seat), viewer, phase)).collect(),
            dark_lord: game.dark_lord.as_ref().map(|dark_lord| DarkLordView {
                duke: game.ending.map(|_| game.content.0.duke(dark_lord.duke).id.as_str()),
                citizens: citizens(game, dark_lord.citizens.iter()),
                domains: domains(game, dark_lord.domains),
            }),
            ending: game.ending,
        }
    }
}

fn stacks(game: &CardKingdoms, viewer: Viewer) -> Vec<StackView> {
    let content = game.content.0;
    let price = |purchase| match viewer {
        Viewer::Seat(seat) => game.price_for(seat, purchase).map(super::payment::ActionPrice::plain),
        Viewer::Spectator => None,
    };
    let monsters = game.centre.monsters.iter().enumerate().map(|(column, stack)| StackView {
        count: stack.cards.len(),
        open: stack.cards.cards().iter().rev().map(|&card| content.monster(card).id.as_str()).collect(),
        price: price(Purchase::Slay(column as u8)),
    });
    let citizens = game.centre.citizens.iter().enumerate().map(|(index, stack)| {
        let open = stack.cards.cards().iter().rev().take(usize::from(stack.face_up));
        StackView {
            count: stack.cards.len(),
            open: open.map(|&card| content.citizen(card).id.as_str()).collect(),
            price: price(Purchase::Recruit(index as u8)),
        }
    });
    let domains = game.centre.domains.iter().enumerate().map(|(column, stack)| StackView {
        count: stack.cards.len(),
        open: stack.open().map(|card| content.domain(card).id.as_str()).into_iter().collect(),
        price: price(Purchase::Build(column as u8)),
    });
    monsters.chain(citizens).chain(domains).collect()
}

fn kingdom(game: &CardKingdoms, seat: Seat, viewer: Viewer, phase: Phase) -> KingdomView {
    let content = game.content.0;
    let kingdom = game.kingdom(seat);
    let own = viewer.is(seat);
    let name = |duke: DukeId| content.duke(duke).id.as_str();
    let harvesting = matches!(phase, Phase::Harvest | Phase::SecondHarvest) && Some(seat) != game.resting();
    let fired = |(card, times): (CitizenId, u8)| (content.citizen(card).id.as_str(), times);
    KingdomView {
        goods: game.goods_seen(seat, viewer),
        citizens: citizens(game, kingdom.citizens().iter()),
        monsters: monsters(game, &kingdom.monsters),
        domains: domains(game, kingdom.domains),
        used: domains(game, kingdom.domains.and(game.used)),
        duke: match game.duke_seen(seat, viewer) {
            Some(duke) => DukeView::Known(name(duke)),
            None if own => DukeView::Choice(kingdom.dealt.map(name)),
            None => DukeView::Hidden,
        },
        fired: if harvesting { game.fired(seat).map(fired).collect() } else { Vec::new() },
        harvest_left: if own { citizens(game, kingdom.harvest.left.iter()) } else { Vec::new() },
    }
}

fn citizens(game: &CardKingdoms, cards: impl Iterator<Item = (usize, u8)>) -> Vec<(CardName, u8)> {
    cards.map(|(card, count)| (game.content.0.citizens[card].id.as_str(), count)).collect()
}

fn monsters(game: &CardKingdoms, cards: &Bag<MONSTERS>) -> Vec<(CardName, u8)> {
    cards.iter().map(|(card, count)| (game.content.0.monsters[card].id.as_str(), count)).collect()
}

fn domains(game: &CardKingdoms, cards: DomainSet) -> Vec<CardName> {
    cards.iter().map(|card| game.content.0.domain(card).id.as_str()).collect()
}
