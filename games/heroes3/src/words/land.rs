//! What happened on the map.

use super::names::{named, nothing};
use crate::{
    Content, Event,
    kinds::{LocationId, TileId},
};
use taverne_engine::Phrase;

pub(super) fn tell(content: &Content, event: &Event) -> Phrase {
    let at = |key: &'static str, location: LocationId| {
        Phrase::new(key).with("location", named("location", &content.location(location).id))
    };
    let tile = |key: &'static str, tile: TileId| {
        Phrase::new(key)
            .with("kind", named("tile", content.tile(tile).kind.id()))
            .with("tile", tile_name(content, tile))
    };
    match event {
        Event::HeroMoves { seat, hero, .. } => {
            Phrase::new("log-hero-moves").with("who", *seat).with("hero", named("which", hero.id()))
        }
        Event::AiHeroMoves { .. } => Phrase::new("log-ai-hero-moves"),
        Event::TileSeen { tile: it, .. } => tile("log-tile-seen", *it),
        Event::TileTurned { tile: it, .. } => tile("log-tile-turned", *it),
        Event::Flagged { location, holder: Some(seat), .. } => at("log-flagged", *location).with("who", *seat),
        Event::Flagged { location, holder: None, .. } => at("log-flagged-by-ai", *location),
        Event::Homeless { seat, left } => Phrase::new("log-homeless").with("who", *seat).with("left", *left),
        Event::CubePlaced { location, .. } => at("log-cube", *location),
        Event::CubeRemoved { location, .. } => at("log-cube-gone", *location),
        Event::Visited { location, .. } => at("log-visited", *location),
        _ => nothing(),
    }
}

/// The number printed on a tile.
fn tile_name(content: &Content, tile: TileId) -> String {
    content.tile(tile).id.clone()
}
