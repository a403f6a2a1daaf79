//! The map in the content files: tiles, locations, layouts.

use super::{
    Read, Reader,
    raw::{Box_, Id, RawSpoken, Source},
};
use crate::{
    cards::Scenario,
    kinds::{Category, Faction, LocationId, Resource, Terrain, TileId, TileKind},
    land::{
        Grid, MOST_TILES, TileSet,
        printed::{Field, Layout, Location, Place, Role, Tile, TileRule},
    },
};
use serde::Deserialize;
use taverne_engine::hex::{Hex, Way};
use toml::Spanned;

const TILES: &str = "tiles.toml";
const LOCATIONS: &str = "locations.toml";
const LAYOUTS: &str = "layouts.toml";

/// A tile is known by a bit of a number.
const MOST_KINDS_OF_TILES: usize = 32;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tiles {
    tile: Vec<RawTile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: Id,
    kind: TileKind,
    terrain: Terrain,
    r#box: Box_,
    fields: Spanned<Vec<RawField>>,
    source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawField {
    location: Id,
    #[serde(default)]
    guard: Option<Spanned<u8>>,
    resource: Option<Resource>,
    faction: Option<Faction>,
    #[serde(default)]
    dice: u8,
    #[serde(default)]
    solid: Vec<Way>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Locations {
    location: Vec<RawLocation>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLocation {
    id: Id,
    category: Category,
    home: Option<Spanned<bool>>,
    #[serde(default)]
    shared_flags: bool,
    #[serde(default)]
    sanctuary: bool,
    #[serde(default)]
    effect: Vec<RawSpoken>,
    source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Layouts {
    layout: Vec<RawLayout>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLayout {
    id: Id,
    tiles: Spanned<Vec<RawPlace>>,
    #[serde(default)]
    pool: Vec<Id>,
    #[serde(default)]
    at_least: Vec<RawRule>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlace {
    tile: Option<Id>,
    kind: Option<TileKind>,
    q: i8,
    r: i8,
    #[serde(default)]
    own: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRule {
    kind: TileKind,
    has: Id,
    n: Spanned<u8>,
}

impl Reader<'_> {
    pub(super) fn read_locations(&mut self) -> Read<Vec<Location>> {
        let written: Locations = self.files.read(LOCATIONS)?;
        self.file = LOCATIONS;
        let mut locations: Vec<Location> = Vec::new();
        for it in written.location {
            let role = match it.id.get_ref().as_str() {
                "town" => Role::Town,
                "settlement" => Role::Settlement,
                "mine" => Role::Mine,
                "stables" => Role::Stables,
                _ if it.sanctuary => Role::Sanctuary,
                _ => Role::Other,
            };
            let is_home = it.home.as_ref().is_some_and(|it| *it.get_ref());
            if is_home != role.is_home() {
                let place = it.home.as_ref().map_or(it.id.span(), Spanned::span);
                let problem = "towns and settlements are home, and nothing else";
                return Err(self.files.error(LOCATIONS, &Spanned::new(place, ()), problem));
            }
            locations.push(Location {
                id: it.id.into_inner(),
                category: it.category,
                role,
                shared_flags: it.shared_flags,
                effects: it.effect.iter().map(|it| self.read_spoken(it)).collect::<Read<_>>()?,
                source: it.source.into_inner(),
            });
        }
        for needed in ["empty", "blocked", "town", "settlement", "mine"] {
            if locations.iter().all(|it| it.id != needed) {
                return Err(self.files.error_in(LOCATIONS, format!("the rules need the location {needed:?}")));
            }
        }
        Ok(locations)
    }

    pub(super) fn read_tiles(&self, locations: &[Location]) -> Read<Vec<Tile>> {
        let written: Tiles = self.files.read(TILES)?;
        if written.tile.len() > MOST_KINDS_OF_TILES {
            let problem = format!("there is room for {MOST_KINDS_OF_TILES}, not {}", written.tile.len());
            return Err(self.files.error_in(TILES, problem));
        }
        let mut tiles = Vec::new();
        for it in written.tile {
            let count = it.fields.get_ref().len();
            if count != 7 {
                return Err(self.files.error(TILES, &it.fields, format!("a tile has seven fields, not {count}")));
            }
            let mut fields = Vec::new();
            for field in it.fields.get_ref() {
                fields.push(self.read_field(field, locations)?);
            }
            let fields: [Field; 7] = std::array::from_fn(|at| fields[at]);
            if !is_one_piece(&fields) {
                return Err(self.files.error(TILES, &it.fields, "from each field one can go to all others"));
            }
            let town = fields.iter().any(|it| it.role == Role::Town);
            if town != (it.kind == TileKind::Start) || town && fields[3].role != Role::Town {
                return Err(self.files.error(TILES, &it.id, "a start tile has a town in its centre, no other has one"));
            }
            tiles.push(Tile {
                id: it.id.into_inner(),
                kind: it.kind,
                terrain: it.terrain,
                faction_box: match it.r#box {
                    Box_::Core => None,
                    Box_::Rampart => Some(Faction::Rampart),
                },
                fields,
                source: it.source.into_inner(),
            });
        }
        Ok(tiles)
    }

    fn read_field(&self, field: &RawField, locations: &[Location]) -> Read<Field> {
        let id = self.known_location(TILES, &field.location, locations)?;
        let location = &locations[id.index()];
        let wrong = |problem: &str| Err(self.files.error(TILES, &field.location, problem));
        if (location.role == Role::Mine) != field.resource.is_some() {
            return wrong("a mine has a resource, and nothing else has");
        }
        if (location.role == Role::Town) != field.faction.is_some() {
            return wrong("a town has a faction, and nothing else has");
        }
        if let Some(guard) = field.guard.as_ref().filter(|it| !(1..=7).contains(it.get_ref())) {
            return Err(self.files.error(TILES, guard, "a guard is of the levels 1 to 7"));
        }
        if field.dice > 2 {
            return wrong("at most two dice are rolled on a field");
        }
        let rolled = matches!(location.id.as_str(), "resource" | "treasure");
        if rolled != (field.dice > 0) {
            return wrong("dice are rolled for resources and treasures, and nowhere else");
        }
        let guard = field.guard.as_ref().map_or(0, |it| *it.get_ref());
        let blocked = location.category == Category::Blocked;
        if guard > 0 && matches!(location.category, Category::Blocked | Category::Empty) {
            return wrong("a guard stands where there is something to visit");
        }
        let solid = field.solid.iter().fold(0, |bits, &way| bits | 1 << way as u8);
        Ok(Field {
            location: id,
            category: location.category,
            role: location.role,
            guard,
            resource: field.resource,
            faction: field.faction,
            dice: field.dice,
            solid: if blocked { 0x3F } else { solid },
        })
    }

    fn known_location(&self, file: &str, id: &Id, locations: &[Location]) -> Read<LocationId> {
        let found = locations.iter().position(|it| it.id == *id.get_ref()).map(LocationId::of);
        found.ok_or_else(|| self.files.error(file, id, format!("there is no location {:?}", id.get_ref())))
    }

    /// The layouts of the scenarios, in their order; each adventure has one.
    pub(super) fn read_layouts(
        &self,
        tiles: &[Tile],
        locations: &[Location],
        scenarios: &[Scenario],
    ) -> Read<Vec<Option<Layout>>> {
        let written: Layouts = self.files.read(LAYOUTS)?;
        let mut layouts: Vec<Option<Layout>> = scenarios.iter().map(|_| None).collect();
        for it in &written.layout {
            let of = scenarios.iter().position(|scenario| scenario.id == *it.id.get_ref());
            let of = of.ok_or_else(|| self.files.error(LAYOUTS, &it.id, "there is no such scenario"))?;
            layouts[of] = Some(self.read_layout(it, tiles, locations)?);
        }
        for (scenario, layout) in scenarios.iter().zip(&layouts) {
            let Some(adventure) = &scenario.adventure else { continue };
            let named = |tile| layout.as_ref().is_some_and(|it| it.named.contains(tile));
            if layout.is_none() || !adventure.ai_heroes.iter().all(|it| named(it.town_of)) {
                let problem = format!("{} has a map with the towns of its AI heroes", scenario.id);
                return Err(self.files.error_in(LAYOUTS, problem));
            }
        }
        Ok(layouts)
    }

    fn read_layout(&self, raw: &RawLayout, tiles: &[Tile], locations: &[Location]) -> Read<Layout> {
        let wrong = |problem: String| Err(self.files.error(LAYOUTS, &raw.tiles, problem));
        let written = raw.tiles.get_ref();
        if written.len() > MOST_TILES {
            return wrong(format!("there is room for {MOST_TILES} tiles, not {}", written.len()));
        }
        if written.iter().any(|it| it.q.unsigned_abs() > 40 || it.r.unsigned_abs() > 40) {
            return wrong("a map reaches 40 fields from its middle".to_owned());
        }
        let known = |id: &Id| {
            let found = tiles.iter().position(|it| it.id == *id.get_ref()).map(TileId::of);
            found.ok_or_else(|| self.files.error(LAYOUTS, id, format!("there is no tile {:?}", id.get_ref())))
        };
        let mut slots = Vec::new();
        let mut named = TileSet::EMPTY;
        for place in written {
            let tile = place.tile.as_ref().map(known).transpose()?;
            if let Some(tile) = tile {
                if named.contains(tile) {
                    return wrong(format!("the tile {} lies there twice", tiles[tile.index()].id));
                }
                named.insert(tile);
            }
            let kind = match (tile, place.kind) {
                (Some(tile), None) => tiles[tile.index()].kind,
                (None, Some(kind)) if kind != TileKind::Start => kind,
                _ => return wrong("a place names a tile, or the kind of a tile that lies face down".to_owned()),
            };
            if place.own && kind != TileKind::Start {
                return wrong("a player has a start tile".to_owned());
            }
            slots.push(Place { kind, tile, own: place.own });
        }
        if slots.iter().filter(|it| it.own).count() != 1 {
            return wrong("one start tile is the player's own".to_owned());
        }
        let centres: Vec<_> = written.iter().map(|it| Hex::new(it.q, it.r)).collect();
        let grid = Grid::of(&centres);
        if let Some((one, other)) = grid.overlapping() {
            return wrong(format!("the tiles {} and {} overlap", one + 1, other + 1));
        }
        if let Some(slot) = grid.apart() {
            return wrong(format!("the tile {} does not join the others", slot + 1));
        }
        let mut pool = TileSet::EMPTY;
        for id in &raw.pool {
            pool.insert(known(id)?);
        }
        let rules = raw.at_least.iter().map(|rule| {
            let has = self.known_location(LAYOUTS, &rule.has, locations)?;
            Ok(TileRule { kind: rule.kind, has, n: self.files.at_least_one(LAYOUTS, &rule.n)? })
        });
        let layout = Layout { grid, slots, pool, named, rules: rules.collect::<Read<_>>()? };
        // Without a pool the core box alone has to do.
        let in_core = |it: &TileId| tiles[it.index()].faction_box.is_none();
        let least = (0..tiles.len()).map(TileId::of).filter(in_core).fold(TileSet::EMPTY, TileSet::with);
        let least = if pool.is_empty() { least.minus(named) } else { pool };
        for kind in TileKind::ALL {
            let places = layout.slots.iter().filter(|it| it.tile.is_none() && it.kind == kind).count();
            let of_kind = |has: Option<LocationId>| {
                let fits = |tile: &Tile| tile.kind == kind && has.is_none_or(|it| tile.has(it));
                least.iter().filter(|it| fits(&tiles[it.index()])).count()
            };
            let mut ruled = layout.rules.iter().filter(|it| it.kind == kind);
            if of_kind(None) < places || ruled.any(|it| of_kind(Some(it.has)) < usize::from(it.n)) {
                return wrong(format!("there are too few {} tiles for it", kind.id()));
            }
            let needed: usize = layout.rules.iter().filter(|it| it.kind == kind).map(|it| usize::from(it.n)).sum();
            if needed > places {
                return wrong(format!("there are too few places for {} tiles with what they must have", kind.id()));
            }
        }
        Ok(layout)
    }
}

/// Whether one can go from each field that is not blocked to all others, inside the tile.
fn is_one_piece(fields: &[Field; 7]) -> bool {
    let grid = Grid::of(&[Hex::ORIGIN]);
    let open: u8 = (0..7).filter(|&it| fields[it].category != Category::Blocked).fold(0, |bits, it| bits | 1 << it);
    let mut seen = open & open.wrapping_neg();
    loop {
        let mut more = seen;
        for at in (0..7).filter(|at| seen >> at & 1 == 1) {
            for way in (0..6).filter(|way| fields[at].solid >> way & 1 == 0) {
                if let Some((_, next)) = grid.beside(0, at, way)
                    && fields[next].solid >> crate::land::grid::opposite(way) & 1 == 0
                {
                    more |= 1 << next;
                }
            }
        }
        if more == seen {
            return seen == open;
        }
        seen = more;
    }
}
