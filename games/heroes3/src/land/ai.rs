//! RULES 22.5: AI heroes on the map: where they go, what they take, whom they attack.

use super::{Fields, Holder, MOST_TILES, grid, printed::Role};
use crate::{
    Action, Event, Heroes3, Refusal,
    kinds::{Category, FieldId, Price, Which},
    realm::Foe,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    hex::Flower,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
};

/// RULES 3.4: what it costs to defend a town or settlement without a hero.
pub const DEFENCE: Price = Price::gold(8);

const FIELDS: usize = MOST_TILES * 7;

/// RULES 22.5: one AI hero after the other, in the order of the scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AiTurns {
    pub next: u8,
}

impl Automatic<Heroes3> for AiTurns {
    fn run(self, game: &mut Heroes3, _: &mut Journal) -> Flow {
        let Some(hero) = game.land.ai.get_mut(usize::from(self.next)) else { return game.done() };
        hero.movement = if hero.beaten { 0 } else { hero.pace };
        game.agenda.replace(Self { next: self.next + 1 });
        game.agenda.push(AiStep { hero: self.next });
        Flow::Go
    }
}

/// What an AI hero does with a movement point: a step, or a face-down tile is turned up. Among equal ways the player chooses
/// (RULING 102).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AiStep {
    pub hero: u8,
}

impl Question<Heroes3> for AiStep {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let hero = &game.land.ai[usize::from(self.hero)];
        if hero.beaten || hero.movement == 0 {
            return game.done();
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, offer: impl FnMut(Action)) {
        self.legal(game, seat, offer);
    }

    fn legal(self, game: &Heroes3, _: Seat, offer: impl FnMut(Action)) {
        game.ai_ways(self.hero).iter().map(Action::Field).for_each(offer);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Field(field) if game.ai_ways(self.hero).contains(field) => Ok(()),
            Action::Field(_) => Err(Refusal::LongerWay),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        let Action::Field(to) = action else { return };
        let hero = &mut game.land.ai[usize::from(self.hero)];
        hero.movement -= 1;
        let from = hero.field;
        if !game.land.is_face_up(to.slot()) {
            game.reveal(to.slot(), from, journal);
            return;
        }
        let hero = &mut game.land.ai[usize::from(self.hero)];
        hero.back = from;
        hero.field = to;
        let number = self.hero;
        journal.tell_all(|| Event::AiHeroMoves { hero: number, from, to });
        let seat = game.fallback();
        if game.own_hero_at(seat, to).is_some() || game.is_undefended(seat, to) {
            game.agenda.push(Attacked { seat, hero: number, field: to });
        } else {
            game.ai_occupies(to, journal);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-ai-way", "ai-moves")
    }
}

/// RULES 12, 20.1: an AI hero has come onto a field of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attacked {
    pub seat: Seat,
    pub hero: u8,
    pub field: FieldId,
}

impl Question<Heroes3> for Attacked {
    fn asked(self, _: &Heroes3) -> taverne_engine::SeatSet {
        taverne_engine::SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.own_hero_at(self.seat, self.field) == Some(Which::Main) {
            game.done();
            game.ai_attacks(self, Some(Which::Main), journal);
            return Flow::Go;
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        if game.own_hero_at(seat, self.field).is_some() {
            offer(Action::Fight);
            offer(Action::Withdraw);
        } else {
            offer(Action::PayDefence);
            offer(Action::GiveUp);
        }
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        let hero = game.own_hero_at(seat, self.field).is_some();
        match action {
            Action::Fight | Action::Withdraw if hero => Ok(()),
            Action::PayDefence if !hero => game.can_pay(seat, DEFENCE),
            Action::GiveUp if !hero => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let field = self.field;
        match action {
            Action::Fight => game.ai_attacks(self, Some(Which::Secondary), journal),
            Action::PayDefence => {
                game.pay(seat, DEFENCE, journal);
                journal.tell_all(|| Event::DefencePaid { seat, field });
                game.ai_attacks(self, None, journal);
            }
            Action::Withdraw => {
                game.player_mut(seat).heroes[Which::Secondary as usize] = None;
                journal.tell_all(|| Event::HeroLeaves { seat });
                // RULING 20: the field falls.
                game.ai_occupies(field, journal);
            }
            _ => game.ai_occupies(field, journal),
        }
    }

    fn prompt(self, game: &Heroes3, seat: Seat) -> Prompt {
        let hero = game.own_hero_at(seat, self.field).is_some();
        if hero { ask("ask-withdraw", "secondary-hero") } else { ask("ask-defence", "sieges") }
    }
}

impl Heroes3 {
    fn ai_attacks(&mut self, it: Attacked, defender: Option<Which>, journal: &mut Journal) {
        // RULES 22.5: the turn of the AI hero ends with a combat.
        self.land.ai[usize::from(it.hero)].movement = 0;
        self.land.attacker = Some(it.hero);
        self.begin_combat(Foe::AiHero(it.hero), it.field, defender, journal);
    }

    /// A town or settlement of a player without a hero on it.
    fn is_undefended(&self, seat: Seat, field: FieldId) -> bool {
        self.role(field).is_home() && self.owner_of(field) == Some(Holder::Seat(seat))
    }

    /// Guards are beaten at once; a field that is entered is flagged or gets a cube, without any benefit.
    pub(crate) fn ai_occupies(&mut self, field: FieldId, journal: &mut Journal) {
        if self.guard_at(field) > 0 {
            self.land.mark_mut(field).beat_guard();
        }
        match self.category(field) {
            Category::Visitable => self.place_cube(field, journal),
            Category::Flaggable => {
                self.flag(field, Holder::Ai, journal);
                self.note_capture(field);
            }
            _ => {}
        }
    }

    /// RULING 46: a beaten AI hero leaves the game.
    pub(crate) fn beat_ai_hero(&mut self, hero: u8, journal: &mut Journal) {
        self.land.attacker = None;
        if let Some(it) = self.land.ai.get_mut(usize::from(hero)).filter(|it| !it.beaten) {
            it.beaten = true;
            it.field = FieldId::NOWHERE;
            journal.tell_all(|| Event::AiHeroBeaten { hero });
        }
    }

    /// RULING 46: an AI hero that has won stands on the field, if it is the one that attacked.
    pub(crate) fn ai_hero_wins(&mut self, hero: u8, journal: &mut Journal) {
        let attacked = self.land.attacker.take() == Some(hero);
        let field = self.land.ai[usize::from(hero)].field;
        if attacked {
            self.ai_occupies(field, journal);
        }
    }

    /// RULING 116: an AI hero whose attack came to nothing goes back.
    pub(crate) fn ai_hero_retreats(&mut self, hero: u8, journal: &mut Journal) {
        if self.land.attacker.take() != Some(hero) {
            return;
        }
        let it = &mut self.land.ai[usize::from(hero)];
        let (from, to) = (it.field, it.back);
        it.field = to;
        journal.tell_all(|| Event::AiHeroMoves { hero, from, to });
    }

    /// RULES 22.5: the next fields of an AI hero, several if ways are equally short. A face-down tile is told by its centre.
    pub fn ai_ways(&self, hero: u8) -> Fields {
        let Some(it) = self.land.ai.get(usize::from(hero)).filter(|it| !it.beaten && it.field.is_somewhere()) else {
            return Fields::EMPTY;
        };
        let seat = self.fallback();
        let slot = it.field.slot() as u8;
        let heroes = || Which::ALL.into_iter().filter_map(|it| self.player(seat).hero_on_map(it)).map(|it| it.field);
        let heroes = heroes().filter(|it| it.is_somewhere() && self.role(*it) != Role::Sanctuary);
        let heroes = heroes.fold(Fields::EMPTY, Fields::with);
        let on_tile = (0..7).map(|field| FieldId::at(slot, field)).fold(Fields::EMPTY, Fields::with);
        let plan = Plan::of(self, hero);
        // 1: a hero of the player on the same tile.
        let ways = plan.towards(self, heroes.and(on_tile));
        if !ways.is_empty() {
            return ways;
        }
        // 2: a mine or settlement on the same tile that is not the AI's.
        let to_take = |field: &FieldId| {
            matches!(self.role(*field), Role::Mine | Role::Settlement) && self.owner_of(*field) != Some(Holder::Ai)
        };
        let ways = plan.towards(self, on_tile.iter().filter(to_take).fold(Fields::EMPTY, Fields::with));
        if !ways.is_empty() {
            return ways;
        }
        // 3: the nearest town, settlement, hero of the player.
        for role in [Role::Town, Role::Settlement] {
            let owned = |it: &FieldId| self.role(*it) == role && self.owner_of(*it) == Some(Holder::Seat(seat));
            let ways = plan.towards(self, self.land.fields().filter(owned).fold(Fields::EMPTY, Fields::with));
            if !ways.is_empty() {
                return ways;
            }
        }
        plan.towards(self, heroes)
    }
}

/// The fewest movement points to each field, turning up face-down tiles on the way for one each (RULES 15.5), and in which
/// directions such ways begin, a bit each.
struct Plan {
    from: FieldId,
    costs: [u8; FIELDS],
    begins: [u8; FIELDS],
}

impl Plan {
    fn of(game: &Heroes3, hero: u8) -> Self {
        let from = game.land.ai[usize::from(hero)].field;
        let mut plan = Self { from, costs: [u8::MAX; FIELDS], begins: [0; FIELDS] };
        plan.costs[from.0 as usize] = 0;
        // No step costs more than two points, so three sets of fields are enough.
        let mut waiting = [Fields::EMPTY; 3];
        waiting[0].insert(from);
        let mut cost = 0u8;
        while waiting.iter().any(|it| !it.is_empty()) && cost < u8::MAX - 2 {
            let now = std::mem::replace(&mut waiting[usize::from(cost % 3)], Fields::EMPTY);
            for field in now.iter() {
                if plan.costs[field.0 as usize] != cost {
                    continue;
                }
                for way in 0..6 {
                    let Some((to, step)) = game.ai_step(hero, field, way) else { continue };
                    let begins = if field == from { 1 << way } else { plan.begins[field.0 as usize] };
                    let (known, total) = (&mut plan.costs[to.0 as usize], cost + step);
                    if total < *known {
                        *known = total;
                        plan.begins[to.0 as usize] = begins;
                        waiting[usize::from(total % 3)].insert(to);
                    } else if total == *known {
                        plan.begins[to.0 as usize] |= begins;
                    }
                }
            }
            cost += 1;
        }
        plan
    }

    /// The next fields towards the nearest of these.
    fn towards(&self, game: &Heroes3, targets: Fields) -> Fields {
        let cost = |field: &FieldId| self.costs[field.0 as usize];
        let reached = targets.iter().filter(|it| *it != self.from && cost(it) < u8::MAX);
        let Some(least) = reached.clone().map(|it| cost(&it)).min() else { return Fields::EMPTY };
        let nearest = reached.filter(|it| cost(it) == least);
        let begins = nearest.fold(0, |bits, it| bits | self.begins[it.0 as usize]);
        let first = (0..6).filter(|way| begins >> way & 1 == 1).filter_map(|way| game.beside(self.from, way));
        let told = first.map(|it| {
            let up = game.land.is_face_up(it.slot());
            if up { it } else { FieldId::at(it.slot() as u8, Flower::CENTRE as u8) }
        });
        told.fold(Fields::EMPTY, Fields::with)
    }
}

impl Heroes3 {
    /// Where a step of an AI hero leads, and what it costs; a face-down tile is thought of as open everywhere.
    fn ai_step(&self, hero: u8, from: FieldId, way: usize) -> Option<(FieldId, u8)> {
        let to = self.beside(from, way)?;
        let (from_up, to_up) = (self.land.is_face_up(from.slot()), self.land.is_face_up(to.slot()));
        if from_up && to_up {
            let open = self.land.tiles[from.slot()].open[from.on_tile()] >> way & 1 == 1;
            return (open && self.ai_may_enter(hero, to)).then_some((to, 1));
        }
        if from_up && self.solid_for_leaving(from) >> way & 1 == 1 {
            return None;
        }
        if to_up && (self.walls(to) >> grid::opposite(way) & 1 == 1 || !self.ai_may_enter(hero, to)) {
            return None;
        }
        let turned_up = !to_up && from.slot() != to.slot();
        Some((to, 1 + u8::from(turned_up)))
    }

    /// Leaving a blocked field ignores its own edges.
    fn solid_for_leaving(&self, field: FieldId) -> u8 {
        if self.category(field) == Category::Blocked { 0 } else { self.walls(field) }
    }

    /// RULING 103: never two AI heroes on a field; nobody is attacked in a sanctuary.
    fn ai_may_enter(&self, hero: u8, field: FieldId) -> bool {
        self.category(field) != Category::Blocked
            && self.land.ai_at(field).is_none_or(|it| it == hero)
            && !(self.role(field) == Role::Sanctuary && self.own_hero_at(self.fallback(), field).is_some())
    }
}
