//! RULES 19.3, 20.2: who stands where when a combat begins.

use crate::{
    Action, Event, Heroes3, Refusal,
    board::{COLUMNS, Space, Spaces},
    cards::Figures,
    content::UnitSet,
    event::UnitThen,
    fighter::{Fighter, FighterId, Fighters},
    kinds::{Enemy, Face, Kind, Piece, Side, Tier, UnitId},
    player::Troop,
    realm::Foe,
    setup::{neutral_deck, other_factions},
    steps::{Journal, ask},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
};

/// Never more than so many of a side stand on the board.
pub const MOST_ON_BOARD: usize = 5;

impl Heroes3 {
    /// A unit as it is told of.
    pub(crate) fn then(&self, id: FighterId) -> UnitThen {
        let fighter = self.combat.fighter(id);
        UnitThen { id: id.0, side: id.side(), unit: fighter.unit, face: fighter.face, space: fighter.space }
    }

    pub(crate) fn put_on_board(&mut self, side: Side, unit: UnitId, face: Face, space: Space, journal: &mut Journal) {
        let places = Fighters(Fighters::of(side).0 & !(1 << FighterId::TOWER.0)).minus(self.combat.standing);
        let Some(id) = places.first() else { return };
        *self.combat.fighter_mut(id) = Fighter::new(unit, face, space);
        self.combat.standing = self.combat.standing.with(id);
        journal.tell_all(|| Event::Deployed { unit: self.then(id) });
    }

    /// The side of whoever has nobody at the table.
    pub(crate) fn enemy_side(&self) -> Side {
        if self.combat.seats[0].is_none() { Side::Attacker } else { Side::Defender }
    }

    /// What a unit with this face is worth in gold.
    pub(crate) fn worth(&self, unit: UnitId, face: Face) -> u16 {
        let worth = |face| self.content.0.unit(unit).figures(face).map_or(0, Figures::worth);
        if face == Face::Pack { worth(Face::Few) + worth(Face::Pack) } else { worth(face) }
    }
}

/// RULING 89: unit by unit onto a free own space until five stand or the player stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deploy {
    pub side: Side,
}

impl Deploy {
    fn free(self, game: &Heroes3) -> Spaces {
        self.side.home().minus(game.combat.occupied())
    }

    fn army(self, game: &Heroes3) -> &[Troop] {
        game.leader(self.side).map_or(&[], |it| &it.army)
    }
}

impl Question<Heroes3> for Deploy {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.decider(self.side)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        for troop in self.army(game).iter().filter(|it| !it.placed) {
            self.free(game).iter().for_each(|space| offer(Action::Deploy { unit: troop.unit, space }));
        }
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        let on_board = game.combat.army(self.side).len();
        match action {
            Action::Deploy { unit, space } => match self.army(game).iter().find(|it| it.unit == unit) {
                None => Err(Refusal::NotInArmy),
                Some(troop) if troop.placed => Err(Refusal::AlreadyPlaced),
                Some(_) if on_board >= MOST_ON_BOARD => Err(Refusal::BoardFull),
                Some(_) if !space.on_board() => Err(Refusal::Empty),
                Some(_) if !self.side.home().contains(space) => Err(Refusal::NotOwnSide),
                Some(_) if !self.free(game).contains(space) => Err(Refusal::SpaceTaken),
                Some(_) => Ok(()),
            },
            // RULING 16
            Action::Done if on_board == 0 => Err(Refusal::NotInArmy),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let left = self.army(game).iter().any(|it| !it.placed);
        if !left || game.combat.army(self.side).len() >= MOST_ON_BOARD {
            return game.done();
        }
        ask_or_settle(self, game, journal)
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        let Action::Deploy { unit, space } = action else {
            game.done();
            return;
        };
        let mut face = Face::Few;
        let army = game.leader_mut(self.side).map(|it| &mut it.army);
        if let Some(troop) = army.and_then(|it| it.iter_mut().find(|it| it.unit == unit)) {
            troop.placed = true;
            face = troop.face;
        }
        game.put_on_board(self.side, unit, face, space, journal);
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        let left = MOST_ON_BOARD - game.combat.army(self.side).len();
        Prompt { question: Phrase::new("ask-deploy").with("n", left as i64), rule: "placing" }
    }
}

/// The guard is drawn, or the army of the AI hero: it waits beside the board, without a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawEnemy;

/// Where units wait that are still to be placed.
const WAITING: Space = Space(31);

impl Automatic<Heroes3> for DrawEnemy {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let content = game.content.0;
        let scenario = content.scenario(game.setting.scenario);
        let mut army: ArrayVec<(UnitId, Face), MOST_ON_BOARD> = ArrayVec::new();
        journal.learned();
        if game.enemy() == Enemy::Guard {
            let level = game.combat.enemy_level;
            let mut drawn = UnitSet::EMPTY;
            for &tier in content.guard(level, game.setting.difficulty) {
                let unit = if game.is_skirmish() {
                    neutral_deck(content, drawn, tier).draw(&mut game.chance)
                } else {
                    game.draw_guard_unit(tier)
                };
                if let Some(unit) = unit {
                    drawn.insert(unit);
                    army.push((unit, Face::Neutral));
                }
                game.combat.azure |= tier == Tier::Azure;
            }
            game.combat.to_the_end = game.combat.azure;
            journal.tell_all(|| Event::GuardDrawn { level, units: army.iter().map(|it| it.0).collect() });
        } else if let Some(Foe::AiHero(hero)) = game.realm.foe {
            army.extend(game.ai_army(hero).take(MOST_ON_BOARD));
            journal.tell_all(|| Event::EnemyArmy { units: army.to_vec() });
        } else {
            let factions: ArrayVec<_, 4> = other_factions(game.player(game.fallback()).faction).collect();
            let faction = game.chance.pick(&factions).expect("there are other factions");
            army.extend(scenario.armies[faction as usize].iter().copied().take(MOST_ON_BOARD));
            // RULING 24: the level of an AI hero is that of the best unit.
            let best = army.iter().filter_map(|&(unit, face)| content.figures(unit, face).tier).max();
            game.combat.enemy_level = match best {
                Some(Tier::Bronze) | None => 2,
                Some(Tier::Silver) => 4,
                Some(Tier::Golden) => 6,
                Some(Tier::Azure) => 7,
            };
            journal.tell_all(|| Event::EnemyArmy { units: army.to_vec() });
        }
        game.setting.worth[game.enemy_side() as usize] = army.iter().map(|&(unit, face)| game.worth(unit, face)).sum();
        let first = if game.enemy_side() == Side::Attacker { 0 } else { MOST_ON_BOARD };
        for (at, (unit, face)) in army.into_iter().enumerate() {
            game.combat.fighters[first + at] = Fighter::new(unit, face, WAITING);
            game.combat.standing = game.combat.standing.with(FighterId((first + at) as u8));
        }
        game.done()
    }
}

/// RULES 19.3: as the astrologers allow, one unit of the guard just drawn makes room for another one of its tier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwapGuard;

impl Question<Heroes3> for SwapGuard {
    fn run(self, game: &mut Heroes3, _: &mut Journal) -> Flow {
        let guard = matches!(game.realm.foe, Some(crate::realm::Foe::Guard(_)));
        if guard && game.standing().swaps_guard { Flow::Ask } else { game.done() }
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        let guard = game.combat.side(game.enemy_side()).iter();
        guard.for_each(|id| offer(Action::PickUnit(game.combat.fighter(id).unit)));
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        let stands = |unit| game.combat.side(game.enemy_side()).iter().any(|id| game.combat.fighter(id).unit == unit);
        match action {
            Action::PickUnit(unit) if stands(unit) => Ok(()),
            Action::PickUnit(_) => Err(Refusal::Empty),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::PickUnit(unit) = action else { return };
        let guard = game.combat.side(game.enemy_side());
        let Some(id) = guard.iter().find(|&id| game.combat.fighter(id).unit == unit) else { return };
        let Some(tier) = game.combat.figures(game.content.0, id).tier else { return };
        let Some(other) = game.draw_guard_unit(tier) else { return };
        journal.learned();
        game.realm.guard.remove(unit);
        game.realm.neutral_discard.insert(unit);
        *game.combat.fighter_mut(id) = Fighter::new(other, Face::Neutral, WAITING);
        journal.tell_all(|| Event::GuardSwapped { seat, unit, other });
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-swap-guard", "astrologers")
    }
}

/// By falling initiative, ties by higher tier, then as the player likes: ranged units on the back line, others on the
/// front line, from the left as the player sees it; a full line overflows to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceEnemy;

impl PlaceEnemy {
    /// The units that may be placed next.
    fn next(game: &Heroes3) -> Fighters {
        let content = game.content.0;
        let combat = &game.combat;
        let waiting = combat.side(game.enemy_side()).iter().filter(|&it| combat.fighter(it).space == WAITING);
        let rank = |id: FighterId| (combat.initiative(content, id), combat.figures(content, id).tier);
        let mut best = Fighters::NONE;
        for id in waiting {
            match best.first().map(|first| rank(id).cmp(&rank(first))) {
                None | Some(std::cmp::Ordering::Greater) => best = Fighters::NONE.with(id),
                Some(std::cmp::Ordering::Equal) => best = best.with(id),
                Some(std::cmp::Ordering::Less) => {}
            }
        }
        best
    }

    fn space(game: &Heroes3, id: FighterId) -> Space {
        let side = game.enemy_side();
        let ranged = game.combat.figures(game.content.0, id).kind == Kind::Ranged;
        let rows = if ranged { [side.back_row(), side.front_row()] } else { [side.front_row(), side.back_row()] };
        let free = Spaces::ALL.minus(game.combat.occupied());
        // Whoever defends sits on the other side of the board and sees the columns the other way round.
        let column = |at: u8| if game.own_side() == Side::Attacker { at } else { COLUMNS - 1 - at };
        let spaces = rows.into_iter().flat_map(|row| (0..COLUMNS).map(move |at| Space::at(column(at), row)));
        spaces.into_iter().find(|&it| free.contains(it)).unwrap_or(WAITING)
    }
}

impl Question<Heroes3> for PlaceEnemy {
    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        Self::next(game).iter().for_each(|it| offer(Action::PlaceNext(game.combat.fighter(it).unit)));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PlaceNext(unit) if Self::next(game).iter().any(|it| game.combat.fighter(it).unit == unit) => Ok(()),
            Action::PlaceNext(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        let Action::PlaceNext(unit) = action else { return };
        let Some(id) = Self::next(game).iter().find(|&it| game.combat.fighter(it).unit == unit) else { return };
        let space = Self::space(game, id);
        let fighter = game.combat.fighter_mut(id);
        fighter.space = space;
        fighter.start = space;
        journal.tell_all(|| Event::Deployed { unit: game.then(id) });
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-place-next", "placing")
    }
}

/// RULES 20.2, 22.2: three walls and the gate in the middle row, the arrow tower beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceGate;

impl PlaceGate {
    /// An AI defender puts the gate before its fastest ground unit.
    fn of_ai(game: &Heroes3) -> u8 {
        let content = game.content.0;
        let combat = &game.combat;
        let ground = combat.army(Side::Defender).iter().filter(|&it| combat.figures(content, it).kind == Kind::Ground);
        let column = |id: FighterId| combat.fighter(id).space.column();
        let best = ground.max_by_key(|&it| (combat.initiative(content, it), COLUMNS - column(it)));
        best.map_or(0, column)
    }
}

impl Question<Heroes3> for PlaceGate {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.decider(Side::Defender)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.seat_of(Side::Defender).is_some() {
            return Flow::Ask;
        }
        let column = Self::of_ai(game);
        self.answer(game, Seat::new(0), Action::PlaceGate(column), journal);
        Flow::Go
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        (0..COLUMNS).for_each(|column| offer(Action::PlaceGate(column)));
    }

    fn check(self, _: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PlaceGate(column) if column < COLUMNS => Ok(()),
            Action::PlaceGate(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        let Action::PlaceGate(gate) = action else { return };
        game.done();
        let mut pieces = [Piece::Wall; 4];
        pieces[usize::from(gate)] = Piece::Gate;
        game.combat.pieces = Some(pieces);
        *game.combat.fighter_mut(FighterId::TOWER) = Fighter::new(game.content.tower, Face::Siege, Space::TOWER);
        game.combat.standing = game.combat.standing.with(FighterId::TOWER);
        journal.tell_all(|| Event::PlacedWalls { gate });
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-gate", "walls")
    }
}

/// Whether a unit of the army is still there to fight another day.
pub(crate) fn has_others(army: &[Troop]) -> bool {
    army.iter().any(|it| !it.placed)
}
