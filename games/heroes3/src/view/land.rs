//! The map: tiles, fields, where heroes can go, and the AI heroes.

use crate::{
    Action, Heroes3,
    kinds::{Category, Face, Faction, FieldId, ReachKind, Resource, Terrain, TileKind, Which},
    land::{
        Holder,
        printed::{Field, Role},
    },
    steps::Step,
};
use serde::Serialize;
use taverne_engine::{
    Seat, Viewer,
    steps::{Stepped, Steps},
};
use ts_rs::TS;

/// A place of the layout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct TileView {
    pub slot: u8,
    pub kind: TileKind,
    /// Nothing while it lies face down.
    pub tile: Option<&'static str>,
    pub q: i8,
    pub r: i8,
    pub rotation: u8,
    pub terrain: Option<Terrain>,
}

/// A field of a tile that lies face up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct FieldView {
    pub field: u8,
    pub q: i8,
    pub r: i8,
    pub location: &'static str,
    pub category: Category,
    pub resource: Option<Resource>,
    /// The level of its guard; 0 for none.
    pub guard: u8,
    pub beaten: bool,
    /// The guard would be beaten without a combat.
    pub quick: bool,
    /// A black cube lies there.
    pub cube: bool,
    pub owner: Option<Owner>,
    /// Which income a settlement gives.
    pub choice: Option<Resource>,
    /// Nobody has captured it yet.
    pub first: bool,
    pub dice: u8,
    /// Edges that cannot be crossed, as bits: E, SE, SW, W, NW, NE.
    pub walls: u8,
}

/// Whose flag it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    Seat(Seat),
    Ai,
}

/// A field a hero could get to with its movement points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct MapReachView {
    pub hero: Which,
    pub field: u8,
    pub cost: u8,
    pub kind: ReachKind,
    /// The fields on the way, the last is the field itself.
    pub way: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct RevealView {
    pub hero: Which,
    pub slot: u8,
    pub cost: u8,
}

/// A tile that was seen and is still to be turned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct TurningView {
    pub slot: u8,
    pub tile: &'static str,
    pub terrain: Terrain,
    pub q: i8,
    pub r: i8,
    /// The turns that are legal.
    pub rotations: Vec<u8>,
    /// Its fields as they lie if it is not turned.
    pub fields: Vec<FieldView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct AiHeroView {
    pub id: &'static str,
    pub faction: Faction,
    pub field: Option<u8>,
    pub level: u8,
    pub moves: bool,
    pub army: Vec<(&'static str, Face)>,
    /// Cards in its deck.
    pub cards: u8,
    pub beaten: bool,
}

/// Everything of the view that lies on the map.
pub(super) struct MapView {
    pub tiles: Vec<TileView>,
    pub fields: Vec<FieldView>,
    pub reach: Vec<MapReachView>,
    pub reveals: Vec<RevealView>,
    pub turning: Option<TurningView>,
    pub ai_heroes: Vec<AiHeroView>,
}

impl MapView {
    pub(super) fn of(game: &Heroes3, viewer: Viewer) -> Self {
        let seat = (0..game.players.len()).map(Seat::new).find(|&it| viewer.is(it));
        let own = seat;
        let seat = seat.unwrap_or(Seat::new(0));
        Self {
            tiles: (0..game.land().tiles.len()).map(|slot| tile(game, slot)).collect(),
            fields: game.land().fields().filter_map(|it| FieldView::of(game, seat, it)).collect(),
            reach: own.map(|it| reach(game, it)).unwrap_or_default(),
            reveals: own.map(|it| reveals(game, it)).unwrap_or_default(),
            turning: turning(game, seat),
            ai_heroes: ai_heroes(game),
        }
    }
}

/// RULES 22.3
fn ai_heroes(game: &Heroes3) -> Vec<AiHeroView> {
    let figures = game.adventure().map_or(&[][..], |it| &it.ai_heroes);
    let seen = figures.iter().zip(&game.land().ai).enumerate().map(|(at, (figures, hero))| AiHeroView {
        id: &figures.id,
        faction: figures.faction,
        field: hero.field.is_somewhere().then_some(hero.field.0),
        level: figures.level,
        moves: hero.pace > 0,
        army: game.ai_army(at as u8).map(|(unit, face)| (game.content.0.unit(unit).id.as_str(), face)).collect(),
        cards: game.ai_deck_size(),
        beaten: hero.beaten,
    });
    seen.collect()
}

fn tile(game: &Heroes3, slot: usize) -> TileView {
    let laid = &game.land().tiles[slot];
    let tile = laid.tile.filter(|_| laid.is_face_up()).map(|it| game.content.0.tile(it));
    let centre = game.grid().centre(slot);
    TileView {
        slot: slot as u8,
        kind: laid.kind,
        tile: tile.map(|it| it.id.as_str()),
        q: centre.q,
        r: centre.r,
        rotation: if laid.is_face_up() { laid.rotation } else { 0 },
        terrain: tile.map(|it| it.terrain),
    }
}

impl FieldView {
    fn of(game: &Heroes3, seat: Seat, field: FieldId) -> Option<Self> {
        let printed = game.printed(field)?;
        let hex = game.grid().hex(field, game.land().tiles[field.slot()].rotation);
        let mark = game.land().mark(field);
        let guard = game.guard_at(field);
        let owner = match game.owner_of(field) {
            None if game.is_flagged_by(field, Holder::Seat(seat)) => Some(Owner::Seat(seat)),
            None if game.is_flagged_by(field, Holder::Ai) => Some(Owner::Ai),
            None => None,
            Some(Holder::Seat(seat)) => Some(Owner::Seat(seat)),
            Some(Holder::Ai) => Some(Owner::Ai),
        };
        Some(Self {
            q: hex.q,
            r: hex.r,
            guard,
            beaten: printed.guard > 0 && guard == 0,
            quick: guard > 0 && game.is_quick(seat, guard),
            cube: mark.cube(),
            owner,
            choice: if game.role(field) == Role::Settlement { mark.choice() } else { None },
            first: printed.category == Category::Flaggable && !mark.captured(),
            walls: game.walls(field),
            ..Self::printed(game, field, printed)
        })
    }

    /// What is printed on it.
    fn printed(game: &Heroes3, field: FieldId, printed: &Field) -> Self {
        Self {
            field: field.0,
            q: 0,
            r: 0,
            location: &game.content.0.location(printed.location).id,
            category: printed.category,
            resource: printed.resource,
            guard: printed.guard,
            beaten: false,
            quick: false,
            cube: false,
            owner: None,
            choice: None,
            first: printed.category == Category::Flaggable,
            dice: printed.dice,
            walls: printed.solid,
        }
    }
}

/// Where the heroes can go now, and on which way.
fn reach(game: &Heroes3, seat: Seat) -> Vec<MapReachView> {
    let mut found = Vec::new();
    for hero in Which::ALL {
        let reach = game.reach(seat, hero, game.player(seat).movement(hero));
        found.extend(reach.fields().map(|field| MapReachView {
            hero,
            field: field.0,
            cost: reach.cost(field).unwrap_or(0),
            kind: game.reach_kind(seat, hero, field),
            way: reach.way(field).into_iter().map(|it| it.0).collect(),
        }));
    }
    found
}

/// The face-down tiles that a hero could turn up, perhaps after a walk over fields where nothing happens.
fn reveals(game: &Heroes3, seat: Seat) -> Vec<RevealView> {
    let mut found: Vec<RevealView> = Vec::new();
    for hero in Which::ALL {
        let Some(walker) = game.player(seat).hero_on_map(hero).filter(|it| it.field.is_somewhere()) else { continue };
        let reach = game.reach(seat, hero, walker.movement.saturating_sub(1));
        let quiet = |field: &FieldId| game.reach_kind(seat, hero, *field) == ReachKind::Go;
        let stops = reach.fields().filter(quiet).map(|it| (it, reach.cost(it).unwrap_or(0)));
        let mut stops: Vec<_> = std::iter::once((walker.field, 0)).chain(stops).collect();
        stops.sort_by_key(|it| it.1);
        for (field, cost) in stops {
            if cost >= walker.movement {
                continue;
            }
            for slot in game.hidden_beside(field) {
                if !found.iter().any(|it| it.hero == hero && it.slot == slot) {
                    found.push(RevealView { hero, slot, cost: cost + 1 });
                }
            }
        }
    }
    found
}

fn turning(game: &Heroes3, seat: Seat) -> Option<TurningView> {
    let step = game.step()?;
    let slot = match step {
        Step::TurnTile(it) => it.slot,
        Step::TurnStart(it) => it.slot,
        _ => return None,
    };
    let tile = game.content.0.tile(game.land().tiles[usize::from(slot)].tile?);
    let centre = game.grid().centre(usize::from(slot));
    let mut rotations = Vec::new();
    step.legal(game, seat, |action| {
        if let Action::Turn(turn) = action {
            rotations.push(turn);
        }
    });
    let fields = (0..7).map(|number| {
        let field = FieldId::at(slot, number);
        let hex = game.grid().hex(field, 0);
        FieldView { q: hex.q, r: hex.r, ..FieldView::printed(game, field, &tile.fields[usize::from(number)]) }
    });
    Some(TurningView {
        slot,
        tile: &tile.id,
        terrain: tile.terrain,
        q: centre.q,
        r: centre.r,
        rotations,
        fields: fields.collect(),
    })
}
