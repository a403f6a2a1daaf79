//! How an action of the map looks before anybody thinks.

use super::{sites::Site, ways::Ways};
use crate::{
    Action, Heroes3,
    cards::ListId,
    kinds::{Face, FieldId, Which},
    steps::Step,
};
use taverne_engine::{Seat, steps::Stepped};

impl Heroes3 {
    /// Whether what is asked is looked at like this; elsewhere one looks one move ahead.
    pub(super) fn errands(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) -> bool {
        match self.step() {
            Some(Step::OwnTurn(_) | Step::Announced(_)) => self.promises_of_turn(seat, actions, out),
            Some(Step::Muster(_)) => out.extend(actions.iter().map(|&it| self.promise_of_muster(seat, it))),
            Some(Step::RefreshHand(_)) => {
                out.extend(actions.iter().map(|it| if *it == Action::Done { 1.0 } else { -1.0 }));
            }
            Some(Step::FillHand(_)) => {
                out.extend(actions.iter().map(|it| if *it == Action::Fill { 3.0 } else { -3.0 }));
            }
            Some(Step::Search(_)) => out.extend(actions.iter().map(|it| match it {
                Action::Look => 1.0,
                Action::TakeTop => 0.0,
                _ => -3.0,
            })),
            Some(Step::Speak(_)) => {
                out.extend(actions.iter().map(|it| if *it == Action::Accept { 1.0 } else { 0.0 }));
            }
            Some(Step::PickOption(it)) => {
                let field = self.visiting().unwrap_or(FieldId::NOWHERE);
                out.extend(actions.iter().map(|action| match action {
                    Action::Choose(option) => self.list_worth(seat, field, ListId(it.first.0 + u16::from(*option))),
                    _ => 0.0,
                }));
            }
            Some(Step::RollDice(it)) => {
                let worth = |face: u8| self.face_worth(seat, it.kind, face);
                let shown = it.shown();
                out.extend(actions.iter().map(|action| match action {
                    Action::Keep(die) => shown.get(usize::from(*die)).map_or(0.0, |&face| worth(face)),
                    Action::Reroll { die, .. } => shown.get(usize::from(*die)).map_or(0.0, |&face| 1.6 - worth(face)),
                    _ => 0.0,
                }));
            }
            Some(Step::Trade(_) | Step::BuyMachine(_)) => {
                out.extend(actions.iter().map(|it| if *it == Action::Done { 1.0 } else { -1.0 }));
            }
            Some(Step::SearchPick(_) | Step::TurnTile(_) | Step::TurnStart(_)) => {
                out.extend(actions.iter().map(|_| 0.0));
            }
            _ => return false,
        }
        true
    }

    fn promises_of_turn(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let mut plans: [Option<Plan>; 2] = [None, None];
        for which in Which::ALL {
            if self.player(seat).movement(which) > 0 && self.step_is_turn() {
                plans[which as usize] = Plan::of(self, seat, which);
            }
        }
        let busy = plans.iter().flatten().any(|it| it.best > 0.0);
        out.extend(actions.iter().map(|&action| match action {
            Action::Step { hero, field } => plans[hero as usize].as_ref().map_or(0.0, |it| 1.0 + it.step(self, field)),
            Action::Reveal { hero, slot } => plans[hero as usize].as_ref().map_or(0.0, |it| 1.2 + it.reveal(slot)),
            Action::Stay(_) => 0.5,
            Action::Build(slot) => {
                let price = self.content.0.town(self.player(seat).faction).buildings[slot as usize].price;
                3.0 + 0.4 * (self.building_worth(seat, slot) - Self::price_worth(price))
            }
            Action::Muster => 1.0 + 0.8 * self.best_purchase(seat).unwrap_or(-1.0),
            Action::BuySpell => 2.0,
            Action::Hire(_) => -1.0,
            Action::UseBuilding(_) | Action::UseUnit(_) => 1.0,
            Action::Play { card, option } => {
                let plays = &self.content.0.card(card).plays;
                let list = plays.get(usize::from(option)).and_then(|it| it.rows.last()).map(|it| it.does);
                1.0 + list.map_or(0.0, |it| self.list_worth(seat, FieldId::NOWHERE, it))
            }
            Action::EndTurn => {
                if busy {
                    -3.0
                } else {
                    0.5
                }
            }
            Action::Fight => 2.0,
            Action::Morale(_) => -1.0,
            _ => 0.0,
        }));
    }

    fn step_is_turn(&self) -> bool {
        matches!(self.step(), Some(Step::OwnTurn(_)))
    }

    /// Units that stand in the first line are worth more than the gold they cost.
    fn promise_of_muster(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Recruit(unit) => {
                let crowded = self.player(seat).army.len() >= 5;
                let price = Self::price_worth(self.recruit_price(seat, unit));
                let promise = 1.0 + 0.4 * (f32::from(self.worth(unit, Face::Few)) - price);
                if self.wanted_unit() == Some(unit) {
                    9.0
                } else if crowded {
                    promise - 2.0
                } else {
                    promise
                }
            }
            Action::Reinforce(unit) => {
                let price = self.reinforce_price(seat, unit, crate::cards::map::ReinforcePrice::Full);
                let few = f32::from(self.worth(unit, Face::Few));
                1.2 + 0.4 * (f32::from(self.worth(unit, Face::Pack)) - few - Self::price_worth(price))
            }
            Action::Done => 0.0,
            _ => 0.5,
        }
    }
}

/// Where a hero wants to go.
struct Plan {
    from: FieldId,
    sites: super::sites::Sites,
    best: f32,
}

impl Plan {
    fn of(game: &Heroes3, seat: Seat, hero: Which) -> Option<Self> {
        let ways = Ways::of(game, seat, hero)?;
        let mut sites = game.sites(seat, hero, &ways);
        if let Some(goal) = game.wanted_field().filter(|_| hero == Which::Main)
            && let Some(site) = game.conquest(seat, goal, &ways)
            && !sites.is_full()
        {
            sites.push(site);
        }
        let best = sites.iter().map(Site::promise).fold(0.0, f32::max);
        Some(Self { from: ways.from, sites, best })
    }

    /// From -2 to 2.
    fn step(&self, game: &Heroes3, field: FieldId) -> f32 {
        let way = (0..6).find(|&way| game.beside(self.from, way) == Some(field));
        let Some(way) = way else { return -1.0 };
        let on_way = self.sites.iter().filter(|it| it.begins >> way & 1 == 1);
        self.share(on_way.map(Site::promise).fold(0.0, f32::max))
    }

    fn reveal(&self, slot: u8) -> f32 {
        let it = self.sites.iter().find(|it| it.hidden == Some(slot));
        self.share(it.map_or(0.0, Site::promise))
    }

    fn share(&self, promise: f32) -> f32 {
        if self.best > 0.0 { 4.0 * promise / self.best - 2.0 } else { -1.0 }
    }
}

impl Heroes3 {
    /// The town or hero of the enemy as somewhere to go: when the army is strong enough, or time runs out.
    fn conquest(&self, seat: Seat, field: FieldId, ways: &Ways) -> Option<Site> {
        let distance = ways.cost(field);
        if distance == u8::MAX {
            return None;
        }
        let movement = self.player(seat).movement(Which::Main) + 3 * self.rounds_left();
        let chance =
            self.land.ai_at(field).map_or(1.0, |it| self.chance_against(seat, Which::Main, self.ai_force(it), 0));
        let hurry = movement < distance + 4;
        let worth = if hurry { 60.0 } else { 40.0 * (chance - 0.7).max(0.0) };
        Some(Site { worth, distance, begins: ways.begins(field), hidden: None, wanted: true })
    }
}
