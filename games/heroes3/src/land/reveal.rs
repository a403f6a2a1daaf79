//! RULES 15.4: tiles are turned up, and how they may lie then (RULING 10, RULING 56).

use super::{TileSet, UNTURNED, exits, grid, printed::Tile};
use crate::{
    Action, Event, Heroes3, Refusal,
    kinds::{FieldId, TileId, TileKind},
    steps::{Journal, ask},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Question, Stepped},
};

/// How often the tiles of a kind are drawn anew if those that must be there do not all find a place.
const TRIES: usize = 64;

impl Heroes3 {
    /// Turns a face-down tile up; it is drawn now, since nobody has seen it before. `from` is the field from which it is
    /// revealed.
    pub(crate) fn reveal(&mut self, slot: usize, from: FieldId, journal: &mut Journal) {
        let kind = self.land.tiles[slot].kind;
        journal.learned();
        let Some(tile) = self.draw_tile(kind) else { return };
        self.land.unseen.remove(tile);
        self.land.tiles[slot].tile = Some(tile);
        journal.tell_all(|| Event::TileSeen { slot: slot as u8, tile });
        self.agenda.push(TurnTile { slot: slot as u8, from });
    }

    /// RULING 77: first those that must be there, then any; one of them lies here.
    fn draw_tile(&mut self, kind: TileKind) -> Option<TileId> {
        let content = self.content.0;
        let layout = self.layout()?;
        let of_kind = |set: TileSet| set.iter().filter(|&it| content.tile(it).kind == kind);
        let unseen = of_kind(self.land.unseen).fold(TileSet::EMPTY, TileSet::with);
        let places = self.land.tiles.iter().filter(|it| it.kind == kind && it.tile.is_none()).count();
        let mut drawn = TileSet::EMPTY;
        for _ in 0..TRIES {
            drawn = TileSet::EMPTY;
            for rule in layout.rules.iter().filter(|it| it.kind == kind) {
                let has = |tile: TileId| content.tile(tile).has(rule.has);
                let laid = self.land.tiles.iter().filter_map(|it| it.tile).filter(|&it| has(it)).count();
                let mut missing = usize::from(rule.n).saturating_sub(laid + drawn.iter().filter(|&it| has(it)).count());
                let mut fit = unseen.minus(drawn).iter().filter(|&it| has(it)).fold(TileSet::EMPTY, TileSet::with);
                while missing > 0
                    && let Some(tile) = fit.draw(&mut self.chance)
                {
                    drawn.insert(tile);
                    missing -= 1;
                }
            }
            if drawn.len() <= places {
                break;
            }
        }
        let mut rest = unseen.minus(drawn);
        while drawn.len() < places
            && let Some(tile) = rest.draw(&mut self.chance)
        {
            drawn.insert(tile);
        }
        drawn.any(&mut self.chance)
    }

    /// RULING 10: the turns, a bit each, that join a tile to all groups of tiles beside it; if there is none, to as many as
    /// possible, the group of whoever reveals it among them.
    pub fn turns_of(&self, slot: usize, tile: &Tile, from: FieldId) -> u8 {
        let groups = self.groups();
        let joined_by = |turn| self.groups_joined(slot, tile, turn, &groups);
        let joined: [u32; 6] = std::array::from_fn(|turn| joined_by(turn as u8));
        let revealer = if from.is_somewhere() { 1 << groups[from.slot()] } else { 0 };
        let with_revealer = joined.iter().any(|it| it & revealer != 0);
        let rank = |groups: u32| if with_revealer && groups & revealer == 0 { 0 } else { groups.count_ones() };
        let best = joined.iter().map(|&it| rank(it)).max().unwrap_or(0);
        (0..6).filter(|&turn| rank(joined[turn]) == best).fold(0, |bits, turn| bits | 1 << turn)
    }

    /// Which of the groups of face-up tiles a step would join to a tile that lies like that, a bit each.
    fn groups_joined(&self, slot: usize, tile: &Tile, turn: u8, groups: &[u8; super::MOST_TILES]) -> u32 {
        let mut joined = 0;
        for field in 0..7 {
            let solid = grid::turned(tile.fields[field].solid, turn);
            for way in (0..6).filter(|way| solid >> way & 1 == 0) {
                let Some((other, place)) = self.grid().beside(slot, grid::place(turn, field), way) else { continue };
                if other == slot || !self.land.is_face_up(other) {
                    continue;
                }
                let beyond = FieldId::at(other as u8, grid::field_at(self.land.tiles[other].rotation, place) as u8);
                if self.solid(beyond) >> grid::opposite(way) & 1 == 0 {
                    joined |= 1 << groups[other];
                }
            }
        }
        joined
    }

    /// Tiles that are joined by open steps have the same number, that of the first of them.
    pub fn groups(&self) -> [u8; super::MOST_TILES] {
        let mut groups: [u8; super::MOST_TILES] = std::array::from_fn(|slot| slot as u8);
        loop {
            let mut changed = false;
            for slot in 0..self.land.tiles.len() {
                if !self.land.is_face_up(slot) {
                    continue;
                }
                for field in 0..7 {
                    let field = FieldId::at(slot as u8, field);
                    // A step off a blocked field joins nothing: nobody gets there.
                    if self.solid(field) == 0x3F {
                        continue;
                    }
                    for beyond in self.open_beside(field) {
                        let (one, other) = (groups[slot], groups[beyond.slot()]);
                        if one != other {
                            let (low, high) = (one.min(other), one.max(other));
                            groups.iter_mut().filter(|it| **it == high).for_each(|it| *it = low);
                            changed = true;
                        }
                    }
                }
            }
            if !changed {
                return groups;
            }
        }
    }

    fn lay_tile(&mut self, slot: u8, rotation: u8, journal: &mut Journal) {
        let laid = &mut self.land.tiles[usize::from(slot)];
        laid.rotation = rotation;
        let tile = laid.tile;
        self.open_edges(usize::from(slot));
        if let Some(tile) = tile {
            journal.tell_all(|| Event::TileTurned { slot, tile, rotation });
        }
    }
}

/// The player turns a tile that was just seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnTile {
    pub slot: u8,
    pub from: FieldId,
}

impl TurnTile {
    pub fn turns(self, game: &Heroes3) -> u8 {
        let slot = usize::from(self.slot);
        let tile = game.land.tiles.get(slot).filter(|it| it.rotation == UNTURNED).and_then(|it| it.tile);
        tile.map_or(0, |it| game.turns_of(slot, game.content.0.tile(it), self.from))
    }
}

impl Question<Heroes3> for TurnTile {
    fn candidates(self, _: &Heroes3, _: Seat, offer: impl FnMut(Action)) {
        (0..6).map(Action::Turn).for_each(offer);
    }

    fn legal(self, game: &Heroes3, _: Seat, offer: impl FnMut(Action)) {
        let turns = self.turns(game);
        (0..6).filter(|turn| turns >> turn & 1 == 1).map(Action::Turn).for_each(offer);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Turn(turn @ 0..6) if self.turns(game) >> turn & 1 == 1 => Ok(()),
            Action::Turn(0..6) => Err(Refusal::NotJoined),
            Action::Turn(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        let Action::Turn(turn) = action else { return };
        game.done();
        game.lay_tile(self.slot, turn, journal);
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-turn-tile", "tiles")
    }
}

/// RULING 56: the player turns the own start tile before the first round, with a way out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnStart {
    pub slot: u8,
}

impl TurnStart {
    fn has_exit(self, game: &Heroes3, turn: u8) -> bool {
        let slot = usize::from(self.slot);
        let tile = game.land.tiles.get(slot).and_then(|it| it.tile);
        match (game.layout(), tile) {
            (Some(layout), Some(tile)) => exits(layout, game.content.0.tile(tile), slot, turn) > 0,
            _ => false,
        }
    }
}

impl Question<Heroes3> for TurnStart {
    fn candidates(self, _: &Heroes3, _: Seat, offer: impl FnMut(Action)) {
        (0..6).map(Action::Turn).for_each(offer);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Turn(turn @ 0..6) if self.has_exit(game, turn) => Ok(()),
            Action::Turn(0..6) => Err(Refusal::NotJoined),
            Action::Turn(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        let Action::Turn(turn) = action else { return };
        game.done();
        game.lay_tile(self.slot, turn, journal);
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-turn-start", "tiles")
    }
}

/// Face-down tiles that touch a field; borders do not matter (RULING 9).
impl Heroes3 {
    pub fn hidden_beside(&self, field: FieldId) -> ArrayVec<u8, 6> {
        let mut slots = ArrayVec::new();
        for way in 0..6 {
            if let Some(beside) = self.beside(field, way)
                && self.land.tiles[beside.slot()].tile.is_none()
                && !slots.contains(&(beside.slot() as u8))
            {
                slots.push(beside.slot() as u8);
            }
        }
        slots
    }
}
