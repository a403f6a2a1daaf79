//! RULES 15 to 17, 22.5: the map: tiles, what lies on their fields, and the heroes that walk on it.
//!
//! A face-down tile is nothing yet: it is drawn when it is turned up, so nobody can know it before. [`grid`] tells which
//! places meet, [`reveal`] turns tiles, [`moving`] and [`enter`] are a hero's way, [`ai`] that of the AI heroes.

pub mod ai;
pub mod enter;
pub mod grid;
pub mod marks;
pub mod moving;
pub mod printed;
pub mod reach;
pub mod reveal;

pub use grid::Grid;
pub use marks::{FieldMark, Holder};

use crate::{
    Content, Heroes3,
    kinds::{Category, FieldId, LocationId, TileId, TileKind},
};
use arrayvec::ArrayVec;
use printed::{Field, Layout, Role, Tile};
use serde::{Deserialize, Serialize};
use taverne_engine::Seat;

pub const MOST_TILES: usize = 17;
pub const MOST_AI_HEROES: usize = 2;

taverne_engine::bit_set!(/** Any of the fields of the map. */ Fields([u64; 2]) of FieldId: field => field.0, bit => FieldId(bit as u8));
taverne_engine::bit_set!(/** Any of the map tiles. */ TileSet(u32) of TileId: tile => tile.0, bit => TileId::of(bit));

/// The turn of a tile that was drawn but does not lie yet.
pub const UNTURNED: u8 = 6;

#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Land {
    pub tiles: ArrayVec<Laid, MOST_TILES>,
    /// What lies on each field, by [`FieldId`].
    pub marks: [[FieldMark; 7]; MOST_TILES],
    /// Tiles that nobody has seen yet; which of them lies where nobody knows.
    pub unseen: TileSet,
    pub ai: ArrayVec<AiHero, MOST_AI_HEROES>,
    /// The AI hero that attacks in the combat that goes on.
    pub attacker: Option<u8>,
}

/// A place of the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    pub kind: TileKind,
    /// Nothing while it lies face down.
    pub tile: Option<TileId>,
    /// How often it was turned clockwise; [`UNTURNED`] until that is decided.
    pub rotation: u8,
    /// By field: the edges that can be crossed from it, a bit each from the east clockwise.
    pub open: [u8; 7],
}

impl Laid {
    #[inline]
    pub const fn is_face_up(&self) -> bool {
        self.rotation < UNTURNED
    }
}

/// RULES 22.3, 22.5
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AiHero {
    pub field: FieldId,
    /// Where it stood before.
    pub back: FieldId,
    pub movement: u8,
    /// Its movement points in each turn; 0 if it stays where it is.
    pub pace: u8,
    pub beaten: bool,
    /// A bit for each unit of its army that events have made a pack.
    pub packs: u8,
}

impl AiHero {
    pub const fn at(field: FieldId, pace: u8) -> Self {
        Self { field, back: field, movement: 0, pace, beaten: false, packs: 0 }
    }
}

impl Content {
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    pub fn location(&self, id: LocationId) -> &printed::Location {
        &self.locations[id.index()]
    }

    pub fn find_tile(&self, id: &str) -> Option<TileId> {
        self.tiles.iter().position(|it| it.id == id).map(TileId::of)
    }

    pub fn find_location(&self, id: &str) -> Option<LocationId> {
        self.locations.iter().position(|it| it.id == id).map(LocationId::of)
    }
}

impl Land {
    #[inline]
    pub fn is_face_up(&self, slot: usize) -> bool {
        self.tiles.get(slot).is_some_and(Laid::is_face_up)
    }

    /// The fields of all tiles that lie face up.
    pub fn fields(&self) -> impl Iterator<Item = FieldId> {
        let up = (0..self.tiles.len()).filter(|&it| self.is_face_up(it));
        up.flat_map(|slot| (0..7).map(move |field| FieldId::at(slot as u8, field)))
    }

    #[inline]
    pub fn mark(&self, field: FieldId) -> FieldMark {
        self.marks[field.slot()][field.on_tile()]
    }

    #[inline]
    pub(crate) fn mark_mut(&mut self, field: FieldId) -> &mut FieldMark {
        &mut self.marks[field.slot()][field.on_tile()]
    }

    /// Which AI hero stands there.
    #[inline]
    pub fn ai_at(&self, field: FieldId) -> Option<u8> {
        self.ai.iter().position(|it| !it.beaten && it.field == field).map(|it| it as u8)
    }
}

impl Heroes3 {
    /// The layout of the scenario; a skirmish has none.
    #[inline]
    pub fn layout(&self) -> Option<&'static Layout> {
        self.content.0.layouts[self.setting.scenario.index()].as_ref()
    }

    #[inline]
    pub(crate) fn grid(&self) -> &'static Grid {
        &self.layout().expect("an adventure has a map").grid
    }

    /// What is printed on a field; nothing while its tile lies face down.
    #[inline]
    pub fn printed(&self, field: FieldId) -> Option<&'static Field> {
        let laid = self.land.tiles.get(field.slot()).filter(|it| it.is_face_up())?;
        Some(&self.content.0.tiles[laid.tile?.index()].fields[field.on_tile()])
    }

    #[inline]
    pub(crate) fn role(&self, field: FieldId) -> Role {
        self.printed(field).map_or(Role::Other, |it| it.role)
    }

    #[inline]
    pub(crate) fn category(&self, field: FieldId) -> Category {
        self.printed(field).map_or(Category::Blocked, |it| it.category)
    }

    /// What there is on a field that lies face up.
    pub(crate) fn location_at(&self, field: FieldId) -> LocationId {
        self.printed(field).map_or(LocationId(0), |it| it.location)
    }

    /// The level of the guard that still stands on a field; 0 for none (RULES 16).
    #[inline]
    pub fn guard_at(&self, field: FieldId) -> u8 {
        let Some(printed) = self.printed(field) else { return 0 };
        if self.land.mark(field).guard_is_gone() { 0 } else { printed.guard }
    }

    /// The field beside a field. On a face-down tile fields are counted as if it were not turned.
    #[inline]
    pub(crate) fn beside(&self, field: FieldId, way: usize) -> Option<FieldId> {
        let tiles = &self.land.tiles;
        let slot = field.slot();
        let place = grid::place(tiles[slot].rotation, field.on_tile());
        let (slot, place) = self.grid().beside(slot, place, way)?;
        Some(FieldId::at(slot as u8, grid::field_at(tiles[slot].rotation, place) as u8))
    }

    /// RULES 15.1: the fields to which a step is open.
    #[inline]
    pub(crate) fn open_beside(&self, field: FieldId) -> impl Iterator<Item = FieldId> + '_ {
        let open = self.land.tiles[field.slot()].open[field.on_tile()];
        (0..6).filter(move |way| open >> way & 1 == 1).filter_map(move |way| self.beside(field, way))
    }

    /// The solid edges of a field, as they lie on the map.
    #[inline]
    fn solid(&self, field: FieldId) -> u8 {
        let rotation = self.land.tiles[field.slot()].rotation;
        self.printed(field).map_or(0, |it| grid::turned(it.solid, rotation))
    }

    /// Edges that cannot be crossed from either side, as bits from the east clockwise (RULING 8).
    pub fn walls(&self, field: FieldId) -> u8 {
        let own = self.solid(field);
        (0..6).fold(own, |walls, way| {
            let other = self.beside(field, way).map_or(0, |it| self.solid(it));
            walls | (other >> grid::opposite(way) & 1) << way
        })
    }

    /// Looks which edges are open now around a tile that was turned up.
    pub(crate) fn open_edges(&mut self, slot: usize) {
        let joined = self.grid().joined(slot);
        let concerned = (0..self.land.tiles.len()).filter(|&it| it == slot || joined >> it & 1 == 1);
        for slot in concerned {
            if !self.land.is_face_up(slot) {
                continue;
            }
            for number in 0..7 {
                let field = FieldId::at(slot as u8, number);
                let blocked = self.category(field) == Category::Blocked;
                let solid = if blocked { 0 } else { self.solid(field) };
                let open = (0..6).filter(|way| solid >> way & 1 == 0).filter(|&way| {
                    self.beside(field, way).is_some_and(|it| {
                        self.land.is_face_up(it.slot()) && self.solid(it) >> grid::opposite(way) & 1 == 0
                    })
                });
                let open = open.fold(0, |bits, way| bits | 1 << way);
                self.land.tiles[slot].open[usize::from(number)] = open;
            }
        }
    }

    /// RULES 4.1 step 4: lays out the map of the scenario. Tiles that are not named lie face down.
    pub(crate) fn lay_map(&mut self) {
        let Some(layout) = self.layout() else { return };
        let content = self.content.0;
        let own_faction = self.players[0].faction;
        let in_play = |tile: &Tile| tile.faction_box.is_none_or(|it| it == own_faction);
        self.land.unseen = if layout.pool.is_empty() {
            let all = (0..content.tiles.len()).map(TileId::of);
            all.filter(|&it| in_play(content.tile(it)) && !layout.named.contains(it))
                .fold(TileSet::EMPTY, TileSet::with)
        } else {
            layout.pool
        };
        for place in &layout.slots {
            let laid = Laid { kind: place.kind, tile: place.tile, rotation: UNTURNED, open: [0; 7] };
            self.land.tiles.push(laid);
        }
        for (slot, place) in layout.slots.iter().enumerate() {
            let Some(tile) = place.tile else { continue };
            self.land.tiles[slot].rotation = outward_turn(layout, content.tile(tile), slot);
        }
        for slot in 0..layout.slots.len() {
            self.open_edges(slot);
        }
        // RULING 2, RULING 55: the own town is the player's, all others are those of the AI.
        for (slot, place) in layout.slots.iter().enumerate().filter(|(_, it)| it.kind == TileKind::Start) {
            let holder = if place.own { Holder::Seat(Seat::new(0)) } else { Holder::Ai };
            self.land.marks[slot][taverne_engine::hex::Flower::CENTRE].set_owner(Some(holder));
        }
    }

    /// The town of the player's own start tile.
    pub fn own_town_field(&self) -> FieldId {
        let own = self.layout().and_then(|it| it.slots.iter().position(|it| it.own));
        own.map_or(FieldId::NOWHERE, |slot| FieldId::at(slot as u8, taverne_engine::hex::Flower::CENTRE as u8))
    }

    /// The centre of a tile that lies there from the start.
    pub fn centre_of(&self, tile: TileId) -> Option<FieldId> {
        let slot = self.land.tiles.iter().position(|it| it.tile == Some(tile))?;
        Some(FieldId::at(slot as u8, taverne_engine::hex::Flower::CENTRE as u8))
    }
}

/// RULING 57: the smallest turn that puts the most open outer edges beside other tiles.
fn outward_turn(layout: &Layout, tile: &Tile, slot: usize) -> u8 {
    let exits = |turn: u8| exits(layout, tile, slot, turn);
    let most = (0..6).map(exits).max().unwrap_or(0);
    (0..6).find(|&turn| exits(turn) == most).unwrap_or(0)
}

/// How many open outer edges of a tile turned like that lie beside other tiles of the layout.
fn exits(layout: &Layout, tile: &Tile, slot: usize, turn: u8) -> usize {
    let edges = (0..7).flat_map(|field| (0..6).map(move |way| (field, way)));
    let open = edges.filter(|&(field, way)| {
        let outside = layout.grid.beside(slot, grid::place(turn, field), way).is_some_and(|it| it.0 != slot);
        outside && grid::turned(tile.fields[field].solid, turn) >> way & 1 == 0
    });
    open.count()
}
