//! What goods, buildings and effects are worth, in gold that went into the army.

use super::strength::FRONT;
use crate::{
    Heroes3,
    cards::{
        ListId, Verb,
        map::{DiceOf, MapVerb, ReinforcePrice},
    },
    effects::map::dice::{RESOURCE_DIE, TREASURE_DIE, Treasure},
    kinds::{DieKind, Face, FieldId, Price, Resource, Slot, Tier},
};
use arrayvec::ArrayVec;
use taverne_engine::Seat;

/// What one of each resource is worth: the first ones that can be used for something, and those beyond.
/// Dear enough that nobody trades away what buildings need.
const OF_GOODS: [(f32, f32, f32); 3] = [(0.6, 30.0, 0.3), (0.65, 14.0, 0.2), (2.0, 6.0, 1.0)];
/// What a step of experience is worth: half a level, with its card.
pub(super) const OF_STEP: f32 = 2.4;
const OF_SEARCH: f32 = 2.2;
const OF_MORALE: f32 = 0.8;

impl Heroes3 {
    /// Rounds that are still to come.
    pub(super) fn rounds_left(&self) -> u8 {
        self.realm.last_round.saturating_sub(self.realm.round)
    }

    /// How often the income is still paid.
    pub(super) fn paydays_left(&self) -> f32 {
        let (now, last) = (self.realm.round.max(1), self.realm.last_round);
        f32::from((last.saturating_sub(1) / 2).saturating_sub((now - 1) / 2))
    }

    /// What goods can still do: nothing is bought after the last turn.
    fn use_left(&self) -> f32 {
        match self.rounds_left() {
            0 => 0.35,
            1 => 0.7,
            _ => 1.0,
        }
    }

    pub(super) fn stock_worth(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let paydays = self.paydays_left();
        let mut worth = 0.0;
        for resource in Resource::ALL {
            let (first, until, beyond) = OF_GOODS[resource as usize];
            let have = f32::from(player.resource(resource));
            worth += self.use_left() * (first * have.min(until) + beyond * (have - until).max(0.0));
            worth += paydays * first * f32::from(self.income(seat, resource));
        }
        worth
    }

    fn good(resource: Resource) -> f32 {
        OF_GOODS[resource as usize].0
    }

    fn step_worth(&self, resource: Resource) -> f32 {
        f32::from(crate::realm::means::step_of(resource)) * Self::good(resource)
    }

    pub(super) fn price_worth(price: Price) -> f32 {
        Resource::ALL.into_iter().map(|it| Self::good(it) * f32::from(price.of(it))).sum()
    }

    /// What the buildings still bring.
    pub(super) fn town_worth(&self, seat: Seat) -> f32 {
        let built = self.player(seat).buildings;
        let slots = Slot::ALL.into_iter().filter(|&it| built >> it as u8 & 1 == 1);
        slots.map(|it| self.building_worth(seat, it)).sum()
    }

    pub(super) fn building_worth(&self, seat: Seat, slot: Slot) -> f32 {
        let left = f32::from(self.rounds_left());
        let lasting = (left / 4.0).min(1.0);
        let needed = self.needs_dwelling(slot);
        match slot {
            Slot::CityHall => 3.2 * self.paydays_left(),
            Slot::Citadel => self.reinforcing_worth(seat) * (0.5 + 0.5 * lasting),
            Slot::MageGuild => 3.5 + 2.0 * lasting,
            Slot::DwellingBronze => 8.0,
            Slot::DwellingSilver => 7.0 + 9.5 * lasting + needed,
            Slot::DwellingGolden => 6.0 + 15.5 * lasting + needed,
            Slot::SpecialTent => 0.8 * self.paydays_left(),
            Slot::SpecialGears => 2.0 * lasting,
        }
    }

    /// A dwelling without which a unit that must be had cannot be had.
    fn needs_dwelling(&self, slot: Slot) -> f32 {
        let wanted = self.wanted_unit().and_then(|it| self.content.0.unit(it).figures(Face::Few)?.tier);
        match (wanted, slot) {
            (Some(Tier::Golden), Slot::DwellingSilver | Slot::DwellingGolden) => 12.0,
            _ => 0.0,
        }
    }

    /// What a citadel makes possible: packs of what there is, or will be.
    fn reinforcing_worth(&self, seat: Seat) -> f32 {
        let army = &self.player(seat).army;
        let few = army.iter().filter(|it| it.face == Face::Few);
        let gain = |unit| f32::from(self.worth(unit, Face::Pack).saturating_sub(self.worth(unit, Face::Few)));
        let gain: f32 = few.map(|it| gain(it.unit)).sum();
        (7.5 + 0.5 * gain).min(17.0)
    }

    /// What a list of effects brings a player on the map, about.
    pub(super) fn list_worth(&self, seat: Seat, field: FieldId, list: ListId) -> f32 {
        let content = self.content.0;
        content.list(list).iter().map(|&verb| self.verb_worth(seat, field, verb)).sum()
    }

    fn verb_worth(&self, seat: Seat, field: FieldId, verb: Verb) -> f32 {
        let goods = |goods: [i8; 3]| {
            Resource::ALL.into_iter().map(|it| Self::good(it) * f32::from(goods[it as usize])).sum::<f32>()
        };
        let dice = |dice: DiceOf| match dice {
            DiceOf::Number(number) => f32::from(number),
            DiceOf::Field => self.printed(field).map_or(1.0, |it| f32::from(it.dice.max(1))),
        };
        match verb {
            Verb::Choose { first, options } | Verb::FirstPossible { first, options } => {
                let lists = (0..u16::from(options)).map(|at| ListId(first.0 + at));
                lists.map(|it| self.list_worth(seat, field, it)).fold(0.0, f32::max)
            }
            Verb::Draw { count } => 0.5 * f32::from(count),
            Verb::Discard { count, .. } => -0.4 * f32::from(count),
            Verb::Morale { positive: true, .. } => OF_MORALE,
            Verb::Morale { .. } => -OF_MORALE,
            Verb::RecallCards(_) => 0.6,
            Verb::Map(verb) => match verb {
                MapVerb::Gain { goods: it } | MapVerb::GainOfIncome { goods: it } => goods(it),
                MapVerb::Pay { goods: it } => -goods(it),
                MapVerb::GainStep { .. } => self.step_worth(self.track(field)),
                MapVerb::RaiseIncome { steps, .. } => {
                    self.step_worth(self.track(field)) * f32::from(steps) * self.paydays_left()
                }
                MapVerb::IfFirstCaptor { then } => {
                    if self.is_first_captor(field) {
                        self.list_worth(seat, field, then)
                    } else {
                        0.0
                    }
                }
                MapVerb::GainExperience { steps } => self.steps_worth(seat, steps),
                MapVerb::RollResource { dice: it, .. } => 1.7 + 0.5 * dice(it),
                MapVerb::RollTreasure { dice: it, .. } => 1.8 + 0.5 * dice(it),
                MapVerb::Search { times, .. } => OF_SEARCH * f32::from(times),
                MapVerb::GainMovement { amount, .. } => 1.0 * f32::from(amount),
                MapVerb::DiscoverTile => 1.5,
                MapVerb::TeleportHero { .. } => 0.2,
                MapVerb::RemoveBlackCubes => 1.5,
                MapVerb::Reinforce(_) => 4.0,
                MapVerb::RecruitNeutral(_) => 1.5,
                MapVerb::FlipUnit | MapVerb::ExchangeUnit(_) => 2.0,
                MapVerb::TakeMachine { .. } => 0.8,
                MapVerb::Peek { .. } => 0.8,
                MapVerb::FetchFirst { .. } => 1.0,
                MapVerb::SkipCombat => 2.0,
                MapVerb::Trade => 0.1,
                _ => 0.2,
            },
            _ => 0.1,
        }
    }

    /// Steps of experience; nothing above the last one.
    pub(super) fn steps_worth(&self, seat: Seat, steps: u8) -> f32 {
        let left = self.realm.last_step.saturating_sub(self.player(seat).experience);
        OF_STEP * f32::from(steps.min(left))
    }

    /// The track an effect is about; the gold track if the player chooses.
    fn track(&self, field: FieldId) -> Resource {
        self.printed(field).and_then(|it| it.resource).unwrap_or(Resource::Gold)
    }

    /// What a face of a die brings.
    pub(super) fn face_worth(&self, seat: Seat, die: DieKind, face: u8) -> f32 {
        match die {
            DieKind::Resource => {
                let (resource, count) = RESOURCE_DIE[usize::from(face) % RESOURCE_DIE.len()];
                Self::good(resource) * f32::from(count)
            }
            DieKind::Treasure => match TREASURE_DIE[usize::from(face) % TREASURE_DIE.len()] {
                Treasure::Experience => self.steps_worth(seat, 1),
                Treasure::Artifact => OF_SEARCH,
                Treasure::OneDie => 2.0,
                Treasure::TwoDice => 2.6,
            },
        }
    }

    /// What the best unit that can be had now adds to the army beyond its price.
    pub(super) fn best_purchase(&self, seat: Seat) -> Option<f32> {
        let player = self.player(seat);
        let mut front: ArrayVec<f32, { crate::player::MOST_UNITS }> =
            player.army.iter().map(|it| f32::from(self.worth(it.unit, it.face))).collect();
        front.sort_unstable_by(|one, other| other.total_cmp(one));
        let last = front.get(FRONT - 1).copied().unwrap_or(0.0);
        let content = self.content.0;
        let recruits = content.units_of(player.faction).filter(|&it| self.check_recruit(seat, it).is_ok()).map(|it| {
            let worth = (f32::from(self.worth(it, Face::Few)) - last).max(0.0);
            let wanted = if self.wanted_unit() == Some(it) { 40.0 } else { 0.0 };
            wanted + worth - Self::price_worth(self.recruit_price(seat, it))
        });
        let packs = content.units_of(player.faction).filter(|&it| self.check_reinforce(seat, it).is_ok()).map(|it| {
            let (few, pack) = (f32::from(self.worth(it, Face::Few)), f32::from(self.worth(it, Face::Pack)));
            let gain = (pack - last.max(few)).max(0.0);
            gain - Self::price_worth(self.reinforce_price(seat, it, ReinforcePrice::Full))
        });
        recruits.chain(packs).reduce(f32::max)
    }
}
