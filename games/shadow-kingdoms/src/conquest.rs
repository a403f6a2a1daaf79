//! RULES 8, steps 6 to 9: the marker from the player board to the scroll, chains, and the end of an execution.

use crate::{
    Event, Refusal, ShadowKingdoms,
    action::Action,
    camp::Camp,
    cards::{Chain, Link, LinkSet, Moment, Spot, Zone, ZoneKind, links_completed},
    event::Source,
    gains::Raised,
    goods::Resource,
    recruiting::{Price, Recruit},
    shrines::AnyDie,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped},
};

/// RULES 8.6 and 10: a marker leaves the player board, for the scroll or for an award.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Uncover {
    pub award: Option<u8>,
}

impl Question<ShadowKingdoms> for Uncover {
    fn candidates(self, _: &ShadowKingdoms, _: Seat, offer: impl FnMut(Action)) {
        Spot::ALL.map(Action::Uncover).into_iter().for_each(offer);
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Uncover(spot) = action else {
            return Err(Refusal::NotNow);
        };
        if !game.mine().covered().contains(spot) {
            return Err(Refusal::SpotUncovered);
        }
        match game.content.spot(spot).after {
            Some(after) if game.mine().covered().contains(after) => Err(Refusal::SpotLocked { after }),
            _ => Ok(()),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Uncover(spot) = action else {
            return;
        };
        game.done();
        let content = game.content.0;
        game.mine_mut().uncover(content, spot);
        journal.tell_all(|| Event::Uncovered { seat, spot });
        match self.award {
            Some(place) => game.claim(place, journal),
            None => game.camp.marker = true,
        }
        game.gain_all(content.spot(spot).gain, Source::Spot(spot), journal);
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-uncover", "uncover")
    }
}

/// RULES 8.7: on any empty zone, also one whose condition fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceMarker;

impl Question<ShadowKingdoms> for PlaceMarker {
    fn candidates(self, _: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        Zone::all().for_each(|zone| offer(Action::PlaceMarker(zone)));
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PlaceMarker(zone) if zone.index() >= crate::cards::ZONES => Err(Refusal::Empty),
            Action::PlaceMarker(zone) if game.mine().zones.contains(zone) => Err(Refusal::ZoneTaken),
            Action::PlaceMarker(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::PlaceMarker(zone) = action else {
            return;
        };
        game.done();
        let points = game.zone_points(seat, zone);
        game.camp.marker = false;
        let warden = game.mine_mut();
        let links = links_completed(zone, warden.zones);
        warden.zones.insert(zone);
        warden.points.zones += u16::from(points);
        journal.tell_all(|| Event::PlacedMarker { seat, zone, points });
        game.agenda.push(NextChain { links });
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-zone", "zones")
    }
}

/// RULES 8.8: every link that the marker completed pays once, in an order of the player's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NextChain {
    pub links: LinkSet,
}

impl Question<ShadowKingdoms> for NextChain {
    /// Nobody is asked for an order between links that pay the same.
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        let Some(first) = self.links.first() else {
            return game.done();
        };
        let kind = game.chain(game.active, first);
        if self.links.iter().any(|link| game.chain(game.active, link) != kind) {
            return Flow::Ask;
        }
        self.answer(game, game.active, Action::TakeChain(first), journal);
        Flow::Go
    }

    fn candidates(self, _: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        self.links.iter().for_each(|link| offer(Action::TakeChain(link)));
    }

    fn check(self, _: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::TakeChain(link) if self.links.contains(link) => Ok(()),
            Action::TakeChain(_) => Err(Refusal::LinkNotCompleted),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::TakeChain(link) = action else {
            return;
        };
        game.agenda.replace(Self { links: self.links.without(link) });
        let chain = game.chain(seat, link);
        journal.tell_all(|| Event::ChainGained { seat, link, chain });
        // Also one that can give nothing counts as gained [R10].
        game.raise(Moment::ChainGained, Raised::default(), journal);
        let (pays, source) = (game.content.links, Source::Chain(chain));
        match chain {
            Chain::Gold => game.gain(Resource::Gold, pays.gold, source, journal),
            Chain::Magic => game.gain(Resource::Magic, pays.magic, source, journal),
            Chain::Influence => game.gain(Resource::Influence, pays.influence, source, journal),
            Chain::Gem => game.gain(Resource::Gem, pays.gem, source, journal),
            Chain::Champion => game.agenda.push(Recruit { price: Price::Free }),
            Chain::Die => game.agenda.push(AnyDie { price: 0 }),
        }
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-chain", "chains")
    }
}

/// RULES 8.9: the dice used go to the bag, and the plan counts as completed **[R27]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CleanUp;

impl Automatic<ShadowKingdoms> for CleanUp {
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        let content = game.content.0;
        let seat = game.active;
        let camp = std::mem::take(&mut game.camp);
        let Camp { plan: Some(plan), dice, .. } = camp else {
            return Flow::Go;
        };
        dice.iter().for_each(|die| game.board.bag.put(die.troop as usize));
        let warden = game.mine_mut();
        warden.complete(content, plan);
        let count = warden.completed().len() as u8;
        journal.tell_all(|| Event::Completed { seat, plan, count, dice: dice.to_vec() });
        if count >= content.plans_to_end && !game.last_round {
            game.last_round = true;
            journal.tell_all(|| Event::LastRound { seat });
        }
        Flow::Go
    }
}

impl ShadowKingdoms {
    pub(crate) fn chain(&self, seat: Seat, link: Link) -> Chain {
        self.face(seat).links[link.index()]
    }

    /// The scroll of a seat, once its face is chosen.
    pub(crate) fn face(&self, seat: Seat) -> &'static crate::cards::ScrollFace {
        let warden = self.warden(seat);
        let (scroll, face) = warden.scroll.zip(warden.face).expect("scrolls are chosen before the first turn");
        self.content.0.face(scroll, face)
    }

    /// RULES 8.7: what the plan being executed would score on a zone; the strength counts as it stands **[R5]**.
    pub(crate) fn zone_points(&self, seat: Seat, zone: Zone) -> u8 {
        let points = &self.content.zone_points;
        let Some(plan) = self.camp.plan.map(|plan| self.content.plan(plan)) else {
            return 0;
        };
        match self.face(seat).zones[zone.index()] {
            ZoneKind::Troop(troop) => plan.symbols[troop as usize].saturating_mul(points.points_per_symbol),
            ZoneKind::Battle(battle) if plan.battle == battle => points.points_for_battle,
            ZoneKind::Strength => {
                let strength = self.camp.executed.map_or_else(|| self.strength_now(seat).total, |it| it.strength);
                if strength >= points.least_strength { points.points_for_strength } else { 0 }
            }
            ZoneKind::Battle(_) => 0,
        }
    }
}
