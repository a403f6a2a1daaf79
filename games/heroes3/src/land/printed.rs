//! RULES 15 to 17: what is printed on tiles and fields, and the layouts of the scenarios.

use super::{Grid, TileSet};
use crate::cards::map::Spoken;
use crate::kinds::{Category, Faction, LocationId, Resource, Terrain, TileId, TileKind};
use taverne_engine::provenance::Provenance;

/// A tile of seven fields.
#[derive(Clone, Debug)]
pub struct Tile {
    pub id: String,
    pub kind: TileKind,
    pub terrain: Terrain,
    /// Only in play with this faction; the core box always is (RULING 54).
    pub faction_box: Option<Faction>,
    /// As one reads an unturned tile.
    pub fields: [Field; 7],
    pub source: Provenance,
}

impl Tile {
    /// Whether any of its fields has this location.
    pub fn has(&self, location: LocationId) -> bool {
        self.fields.iter().any(|it| it.location == location)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    pub location: LocationId,
    pub category: Category,
    pub role: Role,
    /// The level of its guard; 0 for none.
    pub guard: u8,
    /// Of a mine.
    pub resource: Option<Resource>,
    /// Whose town it is.
    pub faction: Option<Faction>,
    pub dice: u8,
    /// Edges that cannot be crossed, a bit each from the east clockwise, as on the unturned tile.
    pub solid: u8,
}

/// What the rules know a location by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Town,
    Settlement,
    Mine,
    Sanctuary,
    Stables,
    Other,
}

impl Role {
    /// Places of return and hire.
    pub const fn is_home(self) -> bool {
        matches!(self, Self::Town | Self::Settlement)
    }
}

/// RULES 16, 17
#[derive(Clone, Debug)]
pub struct Location {
    pub id: String,
    pub category: Category,
    pub role: Role,
    /// Several players may have a cube on it.
    pub shared_flags: bool,
    /// What happens on a visit, one after the other.
    pub effects: Vec<Spoken>,
    pub source: Provenance,
}

/// Where the tiles of a scenario lie.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    pub grid: Grid,
    pub slots: Vec<Place>,
    /// The tiles that may lie face down; all of the boxes in play if it is empty.
    pub pool: TileSet,
    /// Those that lie face up from the start.
    pub named: TileSet,
    pub rules: Vec<TileRule>,
}

/// A place of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub kind: TileKind,
    /// Which tile lies here face up from the start; any of its kind lies face down otherwise.
    pub tile: Option<TileId>,
    /// The start tile of the player.
    pub own: bool,
}

/// At least so many tiles of a kind have such a location (RULES 30.5, `tile_with`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileRule {
    pub kind: TileKind,
    pub has: LocationId,
    pub n: u8,
}
