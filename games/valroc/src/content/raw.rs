//! The content files, word for word.

mod cards;

use crate::{
    campaign::Test,
    cards::{Centre, Kind, Reward, Timing},
    effect::Effect,
    elements::{Element, PerElement},
    places::{Pawn, Place},
};
use serde::Deserialize;
use taverne_engine::{
    ContentError,
    content::{Files, Kit, Publications},
    provenance::Provenance,
};
use toml::Spanned;

pub(super) type Id = Spanned<String>;
pub(super) type Source = Spanned<Provenance>;
pub(super) type Read<T> = Result<T, ContentError>;

macro_rules! written {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code, reason = "the kit looks after ids and sources")]
        pub(super) struct $name {
            $(pub(super) $field: $type,)*
        }
    )*};
}

written! {
    Creatures { creature: Vec<RawCreature>, hand: Vec<RawHand> }
    RawHand { id: Id, creatures: Spanned<Vec<Id>>, source: Source }
    Actions { action: Vec<RawAction> }
    RawAction { id: Id, centre: Centre, zones: Spanned<RawZones>, source: Source }
    Courses { course: Vec<RawCourse> }
    Spells { spell: Vec<RawSpell> }
    RawSpell {
        id: Id, malus: u8, timing: Timing, solo: bool, copies: Spanned<u8>, effect: Spanned<Effect>, source: Source,
    }
    Magics { magic: Vec<RawMagic> }
    RawMagic { id: Id, top: Spanned<Effect>, bottom: Spanned<Effect>, source: Source }
    Tokens { token: Vec<RawToken> }
    RawToken { id: Id, count: Spanned<u8>, source: Source }
    Solo { offering: Vec<RawOffering>, planning: Vec<RawPlanning>, creatures: RawPiles }
    RawOffering { id: Id, vals: u8, source: Source }
    RawPlanning { id: Id, steps: Spanned<Vec<RawErrand>>, source: Source }
    RawPiles { river: Spanned<u8>, top: RawPile, bottom: RawPile, rounds: u16, source: Source }
    RawCampaign {
        least_prestige: i32, games: RawGames, source: Source, class: Vec<RawClass>, objective: Vec<RawObjective>,
    }
    RawGames { easy: u8, normal: u8, hard: u8 }
    RawClass { id: Id, least: Spanned<u8>, source: Source }
    RawObjective { id: Id, list: Element, test: Test, source: Source }
    Board {
        places: RawPlaces, closed: RawClosed, player: RawPlayer, bank: RawBank, wrath: RawWrath, rounds: RawRounds,
        favour: RawFavour, draft: RawDraft, hunt: RawHunt, scoring: RawScoring,
    }
    RawPlaces {
        fountain: [u8; 4], tavern: [u8; 4], arena: [u8; 4], immune_draws: [u8; 4], training_cost: u8, source: Source,
    }
    RawClosed { three_players: Vec<RawSlot>, two_players: Vec<RawSlot>, source: Source }
    RawSlot { place: Place, slot: Spanned<u8> }
    RawPlayer {
        magic: Spanned<u8>, skill: Spanned<u8>, vals: Spanned<u8>, most: Spanned<u8>, skills_to_add: Spanned<u8>, mercenary: u8,
        most_kept: Spanned<u8>, source: Source,
    }
    RawBank { vals: Spanned<u8>, source: Source }
    RawWrath { last: Spanned<u8>, source: Source }
    RawRounds { offerings_every: Spanned<u8>, source: Source }
    RawFavour { small_from: u8, medium_from: u8, source: Source }
    RawDraft { dealt: Spanned<u8>, picked: Spanned<u8>, kept: Spanned<u8>, mythic: Spanned<RawMythic>, source: Source }
    RawMythic { easy: u8, classic: u8, expert: u8 }
    RawHunt {
        four_players: Spanned<Vec<Vec<u8>>>, three_players: Spanned<Vec<Vec<u8>>>, two_players: Spanned<Vec<Vec<u8>>>,
        solo: [u8; 4], suggested_rows: Spanned<[Element; 4]>, source: Source,
    }
    RawScoring {
        hybrids: [u8; 7], vals_per_point: Spanned<u8>, tokens_per_point: Spanned<u8>, diamond: u8, most_courses: u8,
        beaten_to_end: Spanned<u8>, source: Source,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCreature {
    pub(super) id: Id,
    pub(super) kind: Kind,
    pub(super) affinities: Spanned<Vec<Element>>,
    pub(super) prestige: u8,
    pub(super) magic: u8,
    pub(super) requires: Spanned<PerElement>,
    pub(super) mount: Option<Spanned<PerElement>>,
    pub(super) source: Source,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct RawZones {
    pub(super) fire: Option<Reward>,
    pub(super) water: Option<Reward>,
    pub(super) earth: Option<Reward>,
    pub(super) air: Option<Reward>,
}

impl RawZones {
    pub(super) fn list(&self) -> [Option<Reward>; 4] {
        [self.fire, self.water, self.earth, self.air]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Use {
    Permanent,
    Single,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCourse {
    pub(super) id: Id,
    #[serde(rename = "use")]
    pub(super) once: Use,
    pub(super) vals: u8,
    pub(super) magic: u8,
    pub(super) mage_only: bool,
    pub(super) solo: bool,
    pub(super) copies: Spanned<u8>,
    pub(super) effect: Spanned<Effect>,
    pub(super) source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawErrand {
    pub(super) pawn: Pawn,
    pub(super) place: Place,
    #[serde(default)]
    pub(super) room: Option<Element>,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct RawPile {
    pub(super) tameable: u8,
    pub(super) wild: u8,
    pub(super) mythic: u8,
}

impl RawPile {
    pub(super) fn list(&self) -> [u8; 3] {
        [self.tameable, self.wild, self.mythic]
    }
}

/// All files as they are written.
pub(super) struct Raw {
    pub(super) actions: Actions,
    pub(super) magics: Magics,
    pub(super) board: Board,
    pub(super) campaign: RawCampaign,
    pub(super) courses: Courses,
    pub(super) creatures: Creatures,
    pub(super) solo: Solo,
    pub(super) publications: Publications,
    pub(super) spells: Spells,
    pub(super) tokens: Tokens,
}

impl Raw {
    pub(super) fn read(files: &Files) -> Read<Self> {
        Ok(Self {
            actions: files.read("actions.toml")?,
            magics: files.read("black_magic.toml")?,
            board: files.read("board.toml")?,
            campaign: files.read("campaign.toml")?,
            courses: files.read("courses.toml")?,
            creatures: files.read("creatures.toml")?,
            solo: files.read("solo.toml")?,
            spells: files.read("spells.toml")?,
            tokens: files.read("tokens.toml")?,
            publications: Kit::open(files, &[])?.publications,
        })
    }
}
