//! An execution while it goes on, and what one would bring.

use super::CardName;
use crate::{
    ShadowKingdoms,
    camp::{Executed, Strength},
    cards::{LinkSet, PlanId, Zone},
    dice::{Die, Troop},
    steps::Step,
};
use arrayvec::ArrayVec;
use serde::Serialize;
use taverne_engine::Seat;
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct CampView {
    pub plan: CardName,
    /// In printed order.
    pub symbols: Vec<SymbolView>,
    /// The dice on the plan.
    pub dice_sum: u8,
    /// Every bonus, one by one.
    pub bonuses: Vec<Bonus>,
    /// Dice and bonuses.
    pub sum: u8,
    /// The influence when it counted: no strength goes beyond it.
    pub ceiling: u8,
    /// F: what counts.
    pub strength: u8,
    /// What F is worth.
    pub points: u8,
    /// How many Champions of the active player, in their order, answer to it.
    pub champions: u8,
    pub executed: bool,
    pub magic_spent: u8,
    pub gems_spent: u8,
    /// A marker waits for its zone.
    pub marker: bool,
    /// What each empty zone would score now.
    pub zones: Vec<(Zone, u8)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct SymbolView {
    pub troop: Troop,
    pub die: Option<Die>,
    /// A gem made the die a joker.
    pub joker: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct Bonus {
    /// A Champion; none for the spot of the player board.
    pub champion: Option<CardName>,
    pub strength: u8,
}

/// What the execution of a plan would bring with the dice as they lie, before magic and flips.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct Forecast {
    /// Gems that have to make dice jokers.
    pub gems: u8,
    pub sum: u8,
    pub strength: u8,
    pub points: u8,
}

impl Forecast {
    /// With the strongest dice that fit; nothing if the plan cannot be executed.
    pub(crate) fn of(game: &ShadowKingdoms, seat: Seat, plan: PlanId) -> Option<Self> {
        if !game.can_execute(seat, plan) {
            return None;
        }
        let warden = game.warden(seat);
        let joker = warden.limits.joker;
        let troops = &game.content.plan(plan).troops;
        let (dice, gems) = strongest(troops, &warden.dice, joker, warden.gems)?;
        let Strength { sum, total } = game.strength_of(seat, plan, dice);
        Some(Self { gems, sum, strength: total, points: game.content.points_for_strength(total) })
    }
}

/// The greatest sum of dice for these symbols with at most so many gems, and the fewest gems for it.
fn strongest(troops: &[Troop], dice: &[Die], joker: Option<Troop>, gems: u8) -> Option<(u8, u8)> {
    let Some((&symbol, rest)) = troops.split_first() else {
        return Some((0, 0));
    };
    let mut best: Option<(u8, u8)> = None;
    for (at, die) in dice.iter().enumerate() {
        let gem = u8::from(die.troop != symbol && joker != Some(die.troop));
        let mut left: ArrayVec<Die, 5> = dice.iter().copied().collect();
        left.remove(at);
        let Some(gems_left) = gems.checked_sub(gem) else {
            continue;
        };
        if let Some((sum, spent)) = strongest(rest, &left, joker, gems_left) {
            let (sum, spent) = (sum + die.strength, spent + gem);
            if best.is_none_or(|(most, least)| (sum, least) > (most, spent)) {
                best = Some((sum, spent));
            }
        }
    }
    best
}

impl CampView {
    pub(super) fn of(game: &ShadowKingdoms) -> Option<Self> {
        let content = game.content.0;
        let seat = game.active;
        let warden = game.warden(seat);
        let camp = &game.camp;
        let plan = camp.plan?;
        let executed = camp.executed.unwrap_or_else(|| game.as_if_executed(game.strength_now(seat).total));
        let Executed { strength, influence, spot, champions } = executed;
        let answering = &warden.champions()[..usize::from(champions)];
        let symbols = content.plan(plan).troops.iter().enumerate().map(|(at, &troop)| SymbolView {
            troop,
            die: camp.dice.get(at).copied(),
            joker: camp.jokers & (1 << at) != 0,
        });
        let spot = (spot > 0).then_some(Bonus { champion: None, strength: spot });
        let strong = game
            .strength_champions(seat, plan)
            .filter(|(champion, _)| answering.contains(champion))
            .map(|(champion, strength)| Bonus { champion: Some(&content.champion(champion).id), strength });
        let bonuses: Vec<Bonus> = spot.into_iter().chain(strong).collect();
        let dice_sum: u8 = camp.dice.iter().map(|die| die.strength).sum();
        Some(Self {
            plan: &content.plan(plan).id,
            symbols: symbols.collect(),
            sum: bonuses.iter().fold(dice_sum, |sum, bonus| sum.saturating_add(bonus.strength)),
            dice_sum,
            bonuses,
            ceiling: influence,
            strength,
            points: content.points_for_strength(strength),
            champions,
            executed: camp.executed.is_some(),
            magic_spent: camp.magic_spent,
            gems_spent: camp.gems_spent,
            marker: camp.marker,
            zones: Zone::all()
                .filter(|&zone| !warden.zones.contains(zone))
                .map(|zone| (zone, game.zone_points(seat, zone)))
                .collect(),
        })
    }
}

impl ShadowKingdoms {
    /// Links of a seat that are complete and still pay.
    pub(super) fn links_to_pay(&self, seat: Seat) -> LinkSet {
        let chains = self.agenda.steps().iter().find_map(|step| match step {
            Step::NextChain(step) => Some(step.links),
            _ => None,
        });
        if seat == self.active { chains.unwrap_or(LinkSet::EMPTY) } else { LinkSet::EMPTY }
    }
}
