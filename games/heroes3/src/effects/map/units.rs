//! Units outside combat: `reinforce`, `recruit_neutral`, `exchange_unit`, `flip_unit`, `discount`.

use super::{Done, Effects, recruits::begin_recruiting};
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::{
        Tiers,
        map::{Discounted, Draws, Exchange, MapVerb, Recruiting, ReinforcePrice, Reinforcing},
    },
    kinds::{Face, Price, Slot, Tier, UnitId, Which, Window},
    land::printed::Role,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// No unit in particular.
const ANY_UNIT: UnitId = UnitId(u8::MAX);

pub(super) fn possible(game: &Heroes3, it: Effects, verb: MapVerb) -> bool {
    let Some(seat) = it.chooser(game).filter(|_| !game.is_skirmish()) else { return false };
    let player = game.player(seat);
    match verb {
        MapVerb::Reinforce(how) => {
            let mut any = false;
            PickReinforced::of(game, it, seat, how).legal(game, seat, |action| any |= action != Action::Done);
            any
        }
        MapVerb::RecruitNeutral(how) => {
            !player.army.is_full() && DWELLINGS.iter().any(|&(slot, _)| player.has_built(slot)) && how_many(how) > 0
        }
        MapVerb::ExchangeUnit(Exchange { give, get }) => {
            let has = |(unit, face)| player.army.iter().any(|it| it.unit == unit && it.face == face);
            has(give) && !has(get) && game.is_free(get.0)
        }
        MapVerb::FlipUnit => player.army.iter().any(|it| it.face == Face::Pack),
        MapVerb::Discount { .. } => true,
        _ => false,
    }
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: MapVerb, journal: &mut Journal) -> Done {
    let Some(seat) = it.chooser(game).filter(|_| !game.is_skirmish()) else { return Done::Next };
    match verb {
        MapVerb::Reinforce(how) => game.agenda.push(PickReinforced::of(game, it, seat, how)),
        MapVerb::RecruitNeutral(how) => begin_recruiting(game, seat, how, journal),
        MapVerb::ExchangeUnit(Exchange { give, get }) => {
            let troop = game.player_mut(seat).army.iter_mut().find(|it| (it.unit, it.face) == give);
            if let Some(troop) = troop {
                (troop.unit, troop.face) = get;
                game.realm.neutrals.remove(get.0);
                game.realm.neutral_discard.remove(get.0);
                journal.tell_all(|| Event::UnitJoined { seat, unit: get.0, face: get.1 });
            }
        }
        MapVerb::FlipUnit => game.agenda.push(PickFlipped { seat }),
        MapVerb::Discount { of, gold } => {
            let lasting = &mut game.player_mut(seat).lasting;
            match of {
                Discounted::OneUnit | Discounted::ThisUnit => {
                    lasting.unit_gold = lasting.unit_gold.saturating_add(gold);
                }
                Discounted::Spells => lasting.spell_gold = lasting.spell_gold.saturating_add(gold),
            }
        }
        _ => {}
    }
    Done::Next
}

/// Which dwelling a tier needs.
pub(crate) const DWELLINGS: [(Slot, Tier); 3] =
    [(Slot::DwellingBronze, Tier::Bronze), (Slot::DwellingSilver, Tier::Silver), (Slot::DwellingGolden, Tier::Golden)];

fn how_many(how: Recruiting) -> u8 {
    match how.draws {
        Draws::OnePerDwelling => 1,
        Draws::UpTo(count) => count,
    }
}

impl Heroes3 {
    /// Whether a neutral unit card lies in its deck or on its discard pile.
    fn is_free(&self, unit: UnitId) -> bool {
        self.realm.neutrals.contains(unit) || self.realm.neutral_discard.contains(unit)
    }

    /// RULES 14: the top card of a deck of neutral units; an empty one is made anew from its discard pile.
    pub(crate) fn draw_neutral(&mut self, tier: Tier) -> Option<UnitId> {
        let of_tier = self.content.neutrals(tier);
        if self.realm.neutrals.and(of_tier).is_empty() {
            let back = self.realm.neutral_discard.and(of_tier);
            self.realm.neutrals = self.realm.neutrals.union(back);
            self.realm.neutral_discard = self.realm.neutral_discard.minus(back);
        }
        let deck = self.realm.neutrals.and(of_tier);
        let count = deck.iter().count();
        if count == 0 {
            return None;
        }
        let unit = deck.iter().nth(self.chance.below(count))?;
        self.realm.neutrals.remove(unit);
        Some(unit)
    }

    /// What it costs to recruit a unit, few or neutral, with what makes it cheaper.
    pub(crate) fn recruit_price(&self, seat: Seat, unit: UnitId) -> Price {
        let Some(card) = self.content.0.units.get(unit.index()) else { return Price::NOTHING };
        let figures = card.figures(Face::Few).or(card.figures(Face::Neutral));
        let price = figures.map_or(Price::NOTHING, |it| Price { gold: it.gold, materials: 0, valuables: it.valuables });
        price.minus(Price::gold(self.player(seat).lasting.unit_gold))
    }

    /// What it costs to turn a unit to its pack.
    pub(crate) fn reinforce_price(&self, seat: Seat, unit: UnitId, how: ReinforcePrice) -> Price {
        let Some(card) = self.content.0.units.get(unit.index()) else { return Price::NOTHING };
        let Some(pack) = card.figures(Face::Pack) else { return Price::NOTHING };
        let full = Price { gold: pack.gold, materials: 0, valuables: pack.valuables };
        let price = match how {
            ReinforcePrice::Full => full,
            ReinforcePrice::Half | ReinforcePrice::HalfOrFirst => full.half(),
            ReinforcePrice::HalfGold => Price { gold: full.gold.div_ceil(2), ..full },
            ReinforcePrice::HalfGoldDown => Price { gold: full.gold / 2, ..full },
            ReinforcePrice::Free => Price::NOTHING,
        };
        // Champions are cheaper while a hero of theirs stands at the stables.
        let stabled = card.figures(Face::Few).map_or(0, |it| it.traits.stabled);
        let at_stables =
            |hero| self.player(seat).hero_on_map(hero).is_some_and(|it| self.role(it.field) == Role::Stables);
        let stabled = if Which::ALL.into_iter().any(at_stables) { stabled } else { 0 };
        price.minus(Price::gold(stabled.saturating_add(self.player(seat).lasting.unit_gold)))
    }

    /// RULES 11: what a search in the mage guild costs, and how many cards are looked at.
    pub(crate) fn guild_price(&self, seat: Seat, printed: Price) -> Price {
        printed.minus(Price::gold(self.player(seat).lasting.spell_gold))
    }

    pub(crate) fn guild_search(&self, seat: Seat, printed: u8) -> u8 {
        self.player(seat).lasting.spell_search.max(printed)
    }

    /// A discount is for one purchase.
    pub(crate) fn discount_used(&mut self, seat: Seat) {
        self.player_mut(seat).lasting.unit_gold = 0;
    }

    pub(crate) fn guild_used(&mut self, seat: Seat) {
        let lasting = &mut self.player_mut(seat).lasting;
        (lasting.spell_gold, lasting.spell_search) = (0, 0);
    }
}

/// Cards that make a unit cheaper are played while one is chosen.
pub(super) fn offer_discounts(game: &Heroes3, seat: Seat, offer: impl FnMut(Action)) {
    game.offer_plays(seat, Window::Muster, offer);
}

/// One of the own units is turned to its pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickReinforced {
    pub seat: Seat,
    pub tiers: u8,
    pub unit: UnitId,
    pub price: ReinforcePrice,
    pub optional: bool,
}

impl PickReinforced {
    fn of(game: &Heroes3, it: Effects, seat: Seat, how: Reinforcing) -> Self {
        let free = how.price == ReinforcePrice::HalfOrFirst && game.is_first_captor(it.field());
        let price = if free { ReinforcePrice::Free } else { how.price };
        // Nobody has to pay for what costs something.
        let optional = how.optional || it.may_decline() || price != ReinforcePrice::Free;
        Self { seat, tiers: how.tiers.0, unit: how.unit.unwrap_or(ANY_UNIT), price, optional }
    }
}

impl Question<Heroes3> for PickReinforced {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        let few = game.player(seat).army.iter().filter(|it| it.face == Face::Few);
        few.for_each(|it| offer(Action::Reinforce(it.unit)));
        if self.price != ReinforcePrice::Free {
            offer_discounts(game, seat, &mut offer);
        }
        if self.optional {
            offer(Action::Done);
        }
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Reinforce(unit) => {
                let troop = game.player(seat).army.iter().find(|it| it.unit == unit).ok_or(Refusal::NotInArmy)?;
                if troop.face != Face::Few {
                    return Err(Refusal::AlreadyPack);
                }
                let tier = game.content.0.figures(unit, Face::Few).tier;
                if !Tiers(self.tiers).contains(tier) || (self.unit != ANY_UNIT && self.unit != unit) {
                    return Err(Refusal::WrongTier);
                }
                game.can_pay(seat, game.reinforce_price(seat, unit, self.price))
            }
            Action::Done if self.optional => Ok(()),
            Action::Play { .. } => game.check_play(seat, Window::Muster, action),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::Reinforce(unit) => {
                game.done();
                let price = game.reinforce_price(seat, unit, self.price);
                game.pay(seat, price, journal);
                if self.price != ReinforcePrice::Free {
                    game.discount_used(seat);
                }
                if let Some(troop) = game.player_mut(seat).army.iter_mut().find(|it| it.unit == unit) {
                    troop.face = Face::Pack;
                }
                journal.tell_all(|| Event::Reinforced { seat, unit });
            }
            Action::Play { .. } => game.carry_out(seat, game.side_of(seat), action, journal),
            _ => _ = game.done(),
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-reinforce", "units")
    }
}

/// A pack becomes few again; its owner says which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickFlipped {
    pub seat: Seat,
}

impl Question<Heroes3> for PickFlipped {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        let packs = game.player(seat).army.iter().filter(|it| it.face == Face::Pack);
        packs.for_each(|it| offer(Action::PickUnit(it.unit)));
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PickUnit(unit) => {
                let pack = game.player(seat).army.iter().any(|it| it.unit == unit && it.face == Face::Pack);
                if pack { Ok(()) } else { Err(Refusal::NotInArmy) }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::PickUnit(unit) = action else { return };
        if let Some(troop) = game.player_mut(seat).army.iter_mut().find(|it| it.unit == unit) {
            troop.face = Face::Few;
            journal.tell_all(|| Event::UnitWeakened { seat, unit });
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-flip", "units")
    }
}
