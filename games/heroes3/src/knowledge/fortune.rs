//! How likely an adventure is won: by what its victory wants, with what there is and the time that is left.

use super::{sites::Sites, ways::Ways};
use crate::{
    Heroes3,
    kinds::{Face, FieldId, Outcome, Price, TownToken, Which},
    player::MOVEMENT,
    realm::{Foe, bridge::After, quest::Goal, town::dwelling},
    steps::Step,
};
use taverne_engine::{Seat, knowledge::odds, steps::Stepped};

/// What is known of the map at a moment.
struct Outlook {
    sites: Sites,
    ways: Option<Ways>,
    /// The army as it may become.
    strength: f32,
    /// Movement points of the main hero until the end.
    movement: f32,
}

const SURE: f32 = 0.985;
/// Points for an army that is stronger by a factor of e than a usual one.
const GROWTH: f32 = 14.0;
const USUAL: f32 = 50.0;
/// What a movement point is worth that is still to come.
const OF_MOVEMENT: f32 = 0.35;

impl Heroes3 {
    /// How well an adventure stands, in points.
    pub(super) fn fortune(&self, seat: Seat) -> f32 {
        match self.outcome {
            Some(Outcome::Won) => return 200.0,
            Some(_) => return -200.0,
            None => {}
        }
        let mut outlook = self.outlook(seat);
        // Who musters means to buy: nothing bought is time lost.
        if matches!(self.step(), Some(Step::Muster(_))) && self.player(seat).has_token(TownToken::Population) {
            outlook.strength += self.best_purchase(seat).unwrap_or(0.0) - 0.3;
        }
        let growth = GROWTH * (outlook.strength.max(1.0) / USUAL).ln();
        let chance = match self.realm.foe {
            Some(foe) => self.chance_in_fight(seat, foe, &mut outlook),
            None => self.chance_of_goals(seat, &outlook, None) * self.safety(seat, &outlook),
        };
        // Where a victory is nearly sure, or nearly lost, it still matters what one does.
        let chance = 0.06 + 0.88 * chance.clamp(0.0, 1.0);
        30.0 * (chance / (1.0 - chance)).ln() + growth
    }

    fn outlook(&self, seat: Seat) -> Outlook {
        let ways = Ways::of(self, seat, Which::Main);
        let sites = ways.as_ref().map_or_else(Sites::new, |it| self.sites(seat, Which::Main, it));
        let player = self.player(seat);
        let rounds = f32::from(self.rounds_left());
        let movement = f32::from(player.movement(Which::Main)) + f32::from(MOVEMENT[0]) * rounds;
        let mut promise = Self::promise_of_map(&sites);
        if player.hero_on_map(Which::Secondary).is_some()
            && let Some(ways) = Ways::of(self, seat, Which::Secondary)
        {
            let second = self.sites(seat, Which::Secondary, &ways);
            promise = promise.max(0.0) + 0.35 * Self::promise_of_map(&second) + 1.0;
        }
        let experience = super::worth::OF_STEP * f32::from(player.experience);
        let strength = self.own_strength(seat)
            + self.stock_worth(seat)
            + self.town_worth(seat)
            + experience
            + promise * movement / (movement + 8.0)
            + 0.6 * self.places_worth(seat)
            + OF_MOVEMENT * movement;
        Outlook { sites, ways, strength, movement }
    }

    /// A second home.
    fn places_worth(&self, seat: Seat) -> f32 {
        let mut places = 0.0;
        self.own_places(seat, |_| places += 1.0);
        places
    }

    /// How likely the goals of the scenario are reached; one of them may count as done.
    fn chance_of_goals(&self, seat: Seat, outlook: &Outlook, done: Option<FieldId>) -> f32 {
        let Some(adventure) = self.adventure() else { return 0.5 };
        let chances = adventure.victory.iter().map(|it| self.chance_of_goal(seat, it, outlook, done));
        if adventure.every_goal { chances.product() } else { chances.fold(0.0, f32::max) }
    }

    fn chance_of_goal(&self, seat: Seat, goal: &Goal, outlook: &Outlook, done: Option<FieldId>) -> f32 {
        if self.progress_of(seat, goal).is_done() {
            return SURE;
        }
        match *goal {
            Goal::Capture(_)
            | Goal::ControlEnemyTown
            | Goal::DefeatAiHero(_)
            | Goal::DefeatEnemyMainHero(_)
            | Goal::EliminateAllEnemies => self.chance_of_conquest(seat, outlook, done),
            Goal::FlagAll(_) | Goal::VisitAll(_) => self.chance_of_search(outlook),
            Goal::OwnUnit(unit) => {
                let needed = self.price_of_unit(seat, unit);
                odds((self.stock_worth(seat) - Self::price_worth(needed)) / 6.0)
            }
            Goal::GoldAtEndOfRound { gold, .. } => {
                let have = f32::from(self.player(seat).resources[0]) + 10.0 * self.paydays_left();
                odds((have - f32::from(gold)) / 6.0)
            }
            Goal::MainHeroDefeated | Goal::Time(_) => 0.0,
        }
    }

    /// With the dwellings that are missing.
    fn price_of_unit(&self, seat: Seat, unit: crate::kinds::UnitId) -> Price {
        let player = self.player(seat);
        let mut price = self.recruit_price(seat, unit);
        let tier = self.content.0.unit(unit).figures(Face::Few).and_then(|it| it.tier);
        let mut slot = tier.and_then(dwelling);
        let buildings = &self.content.0.town(player.faction).buildings;
        while let Some(needed) = slot.filter(|&it| !player.has_built(it)) {
            price = price.plus(buildings[needed as usize].price);
            slot = buildings[needed as usize].needs;
        }
        price
    }

    /// The town or hero of the enemy: the army may still grow, but it must get there in time.
    fn chance_of_conquest(&self, seat: Seat, outlook: &Outlook, done: Option<FieldId>) -> f32 {
        let Some(field) = self.wanted_field() else { return SURE };
        if done == Some(field) {
            return SURE;
        }
        let enemy = self.land.ai_at(field);
        let distance = outlook.ways.as_ref().map_or(u8::MAX, |it| it.cost(field));
        let comes = enemy.is_some_and(|it| self.land.ai[usize::from(it)].pace > 0);
        let distance = if distance == u8::MAX { 18.0 } else { f32::from(distance) };
        let distance = if comes { 0.5 * distance } else { distance };
        let in_time = odds((outlook.movement - distance + 0.5) / 1.2);
        let near = 0.9 + 0.1 * 0.94f32.powf(distance);
        let beaten = enemy.map_or(SURE, |it| {
            let force = self.ai_force(it);
            let grown = (outlook.strength / force.worth.max(1.0)).ln();
            let now = self.chance_against(seat, Which::Main, force, 0);
            // What may be is not yet what is: a part of it never comes.
            0.5 * odds(2.2 * (grown - 0.9)) + 0.5 * now
        });
        beaten * in_time * near
    }

    /// All such places: tiles must be turned up, and ways gone.
    fn chance_of_search(&self, outlook: &Outlook) -> f32 {
        let kinds = self.kinds_hiding(self.wanted_locations());
        let hides = |it: &&crate::land::Laid| it.tile.is_none() && kinds >> it.kind as u8 & 1 == 1;
        let hidden = self.land.tiles.iter().filter(hides).count() as f32;
        let wanted = outlook.sites.iter().filter(|it| it.wanted);
        let nearest = wanted.clone().map(|it| f32::from(it.distance) - 0.05 * it.worth).reduce(f32::min).unwrap_or(0.0);
        let open = self.open_places();
        let needed = 2.7 * hidden + 2.2 * open.0 + 4.0 * open.1 + 0.8 * nearest;
        let second = if self.player(self.fallback()).heroes[1].is_some() { 0.5 } else { 0.0 };
        let movement = outlook.movement + second * f32::from(self.rounds_left() * 2);
        odds((movement - needed) / (1.5 + 0.15 * movement))
    }

    /// Places the victory wants that lie face up and are not done: without a guard to fight, and with one.
    fn open_places(&self) -> (f32, f32) {
        let locations = self.wanted_locations();
        let seat = self.fallback();
        let (mut free, mut guarded) = (0.0, 0.0);
        for field in self.land.fields().filter(|&it| locations.contains(&self.location_at(it))) {
            if self.is_done(seat, field) {
                continue;
            }
            match self.guard_at(field) {
                level if level > 0 && !self.is_quick(seat, level) => guarded += 1.0,
                _ => free += 1.0,
            }
        }
        (free, guarded)
    }

    /// An AI hero that comes near must be feared by whoever is weaker.
    fn safety(&self, seat: Seat, outlook: &Outlook) -> f32 {
        let mut safety = 1.0;
        let Some(ways) = &outlook.ways else { return 1.0 };
        for (number, hero) in self.land.ai.iter().enumerate() {
            if hero.beaten || hero.pace == 0 || !hero.field.is_somewhere() {
                continue;
            }
            let far = f32::from(ways.cost(hero.field).min(20).saturating_sub(hero.pace));
            let lost = 1.0 - self.chance_against(seat, Which::Main, self.ai_force(number as u8), 0);
            safety *= 1.0 - 0.8 * lost * 0.75f32.powf(far);
        }
        safety
    }

    /// A fight is worth what follows from it.
    fn chance_in_fight(&self, seat: Seat, foe: Foe, outlook: &mut Outlook) -> f32 {
        let (won, lost) = self.chance_of_fight(seat, foe);
        let retreat = (1.0 - won - lost).max(0.0);
        let field = self.realm.battlefield;
        let bonus = match foe {
            Foe::Guard(level) => {
                let experience = self.steps_worth(seat, self.steps_for(seat, level));
                4.0 + if self.realm.fighter == Some(Which::Main) { experience } else { 0.0 }
            }
            Foe::AiHero(_) => 8.0,
        };
        let strength = outlook.strength;
        outlook.strength = strength + bonus;
        let after = self.chance_of_goals(seat, outlook, Some(field));
        outlook.strength = (strength - 0.5).max(1.0);
        let before = self.chance_of_goals(seat, outlook, None);
        let ends = self.adventure().is_some_and(|it| it.defeat.contains(&Goal::MainHeroDefeated));
        let beaten = match self.realm.fighter {
            Some(Which::Main) if ends => 0.0,
            _ => 0.6 * before,
        };
        won * after + retreat * before + lost * beaten
    }

    /// How likely a fight is won, and lost.
    fn chance_of_fight(&self, seat: Seat, foe: Foe) -> (f32, f32) {
        // RULES 21: it is over, but not yet settled.
        let over = self.agenda.steps().iter().rev().find_map(|step| match step {
            Step::AfterCombat(it) if it.at != After::Fighting => Some(it.outcome),
            _ => None,
        });
        match over {
            Some(Outcome::Won) => return (1.0, 0.0),
            Some(Outcome::Lost | Outcome::Surrendered) => return (0.0, 1.0),
            Some(_) => return (0.0, 0.0),
            None => {}
        }
        let to_the_end = matches!(foe, Foe::AiHero(_)) || self.combat.to_the_end;
        let won = if self.combat.round > 0 && self.is_board_laid() {
            odds((self.balance(seat) + self.haste(seat)) / 22.0)
        } else {
            let hero = self.realm.fighter.unwrap_or(Which::Secondary);
            let rounds = 1 + self.player(seat).movement(hero);
            match foe {
                Foe::Guard(level) => {
                    let force = self.guard_force(level.max(1), self.setting.difficulty);
                    self.chance_against(seat, hero, force, rounds)
                }
                Foe::AiHero(enemy) => self.chance_against(seat, hero, self.ai_force(enemy), 0),
            }
        };
        // Time runs out against a guard more often than units do.
        let lost = if to_the_end { 1.0 - won } else { (1.0 - won).powi(2) * 0.4 };
        (won, lost)
    }
}
