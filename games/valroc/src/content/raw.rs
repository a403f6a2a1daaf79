//! The content files, word for word, and how they become cards.

use super::{Content, Errand, Figures, Hand, Planning, SoloFigures};
use crate::{
    campaign::{Campaign, Class, Objective, Test},
    cards::{
        ActionCard, ActionSet, BlackMagic, Centre, Course, CourseId, CourseSet, Creature, CreatureId, CreatureSet,
        Kind, Reward, Spell, SpellId, TOKEN_KINDS, Timing,
    },
    effect::Effect,
    elements::{Element, PerElement},
    places::{Pawn, Place, SpotSet},
    spell_pile::SpellPile,
    windows::Moment,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use taverne_engine::{ContentError, content::Files, provenance::Provenance};
use toml::Spanned;

pub(super) type Id = Spanned<String>;
pub(super) type Source = Spanned<Provenance>;
pub(super) type Read<T> = Result<T, ContentError>;

macro_rules! written {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $(pub(super) $field: $type,)*
        }
    )*};
}

written! {
    Sources { published: BTreeMap<String, String> }
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
        magic: u8, skill: u8, vals: u8, most: Spanned<u8>, skills_to_add: Spanned<u8>, mercenary: u8,
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
    pub(super) sources: Sources,
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
            sources: files.read("sources.toml")?,
            spells: files.read("spells.toml")?,
            tokens: files.read("tokens.toml")?,
        })
    }

    pub(super) fn content(self, files: &Files) -> Read<Content> {
        self.check(files)?;
        let creatures: Vec<_> = self.creatures.creature.iter().map(RawCreature::card).collect();
        let actions: Vec<_> = self.actions.action.iter().map(RawAction::card).collect();
        let courses: Vec<_> = self.courses.course.iter().map(RawCourse::card).collect();
        let find = |id: &Id| creatures.iter().position(|card: &Creature| card.id == *id.get_ref());
        let hands = self.creatures.hand.iter().map(|hand| Hand {
            id: hand.id.get_ref().clone(),
            creatures: hand.creatures.get_ref().iter().filter_map(find).map(CreatureId::of).collect(),
            source: hand.source.get_ref().clone(),
        });
        let some = |keep: &dyn Fn(&Creature) -> bool| -> CreatureSet {
            let chosen = creatures.iter().enumerate().filter(|(_, card)| keep(card));
            chosen.map(|(index, _)| CreatureId::of(index)).collect()
        };
        let some_courses = |keep: &dyn Fn(&Course) -> bool| -> CourseSet {
            let chosen = courses.iter().enumerate().filter(|(_, card)| keep(card));
            chosen.map(|(index, _)| CourseId::of(index)).collect()
        };
        let mut centres = [ActionSet::EMPTY; 4];
        for (index, card) in actions.iter().enumerate() {
            centres[card.centre as usize].insert(crate::cards::ActionId::of(index));
        }
        let mut tokens = [0; TOKEN_KINDS];
        for (count, token) in tokens.iter_mut().zip(&self.tokens.token) {
            *count = *token.count.get_ref();
        }
        let piles = &self.solo.creatures;
        Ok(Content {
            hash: files.hash(),
            board: self.board.figures(),
            hands: hands.collect(),
            kinds: Kind::ALL.map(|kind| some(&|card| card.kind == kind)),
            affinities: Element::ALL.map(|element| some(&|card| card.affinities.contains(&element))),
            hybrids: some(&Creature::is_hybrid),
            centres,
            mage_only: some_courses(&|card| card.mage_only),
            single_use: some_courses(&|card| card.single),
            playable: some_courses(&|card| card.single && card.effect != Effect::TransformToMage),
            working_at: std::array::from_fn(|place| {
                some_courses(&|card| card.effect.place().map_or(8, Place::index) == place)
            }),
            spells_at: Moment::ALL.map(|moment| {
                let allowed = self.spells.spell.iter().enumerate().filter(|(_, spell)| moment.allows(spell.timing));
                SpellPile::mask(allowed.map(|(index, _)| SpellId::of(index)))
            }),
            spells: self.spells.spell.iter().map(RawSpell::card).collect(),
            magics: self.magics.magic.iter().map(RawMagic::card).collect(),
            tokens,
            token_sources: self.tokens.token.iter().map(|token| token.source.get_ref().clone()).collect(),
            offerings: self.solo.offering.iter().map(|card| card.vals).collect(),
            plannings: self.solo.planning.iter().map(RawPlanning::card).collect(),
            solo: SoloFigures {
                river: *piles.river.get_ref(),
                top: piles.top.list(),
                bottom: piles.bottom.list(),
                rounds: piles.rounds,
                source: piles.source.get_ref().clone(),
            },
            campaign: self.campaign.campaign(),
            publications: self.sources.published,
            creatures,
            actions,
            courses,
        })
    }
}

impl RawCreature {
    fn card(&self) -> Creature {
        Creature {
            id: self.id.get_ref().clone(),
            kind: self.kind,
            affinities: self.affinities.get_ref().iter().copied().collect(),
            prestige: self.prestige,
            magic: self.magic,
            requires: self.requires.get_ref().list(),
            mount: self.mount.as_ref().map_or([0; 4], |mount| mount.get_ref().list()),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawAction {
    fn card(&self) -> ActionCard {
        ActionCard {
            id: self.id.get_ref().clone(),
            centre: self.centre,
            zones: self.zones.get_ref().list(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawCourse {
    fn card(&self) -> Course {
        Course {
            id: self.id.get_ref().clone(),
            single: self.once == Use::Single,
            vals: self.vals,
            magic: self.magic,
            mage_only: self.mage_only,
            solo: self.solo,
            copies: *self.copies.get_ref(),
            effect: *self.effect.get_ref(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawSpell {
    fn card(&self) -> Spell {
        Spell {
            id: self.id.get_ref().clone(),
            malus: self.malus,
            timing: self.timing,
            solo: self.solo,
            copies: *self.copies.get_ref(),
            effect: *self.effect.get_ref(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawMagic {
    fn card(&self) -> BlackMagic {
        BlackMagic {
            id: self.id.get_ref().clone(),
            effects: [*self.top.get_ref(), *self.bottom.get_ref()],
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawPlanning {
    fn card(&self) -> Planning {
        let errand =
            |step: &RawErrand| Errand { pawn: step.pawn, place: step.place, room: step.room.unwrap_or(Element::Fire) };
        Planning {
            id: self.id.get_ref().clone(),
            steps: self.steps.get_ref().iter().map(errand).collect(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawCampaign {
    fn campaign(&self) -> Campaign {
        let class = |it: &RawClass| Class { id: it.id.get_ref().clone(), least: *it.least.get_ref() };
        let objective = |it: &RawObjective| Objective { id: it.id.get_ref().clone(), list: it.list, test: it.test };
        Campaign {
            least_prestige: self.least_prestige,
            games: [self.games.easy, self.games.normal, self.games.hard],
            classes: self.class.iter().map(class).collect(),
            objectives: self.objective.iter().map(objective).collect(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl Board {
    fn figures(&self) -> Figures {
        let mut closed = [[0; 8]; 5];
        let tables = [(1, &self.closed.two_players), (2, &self.closed.two_players), (3, &self.closed.three_players)];
        for (players, slots) in tables {
            slots.iter().for_each(|it| closed[players][it.place.index()] |= 1 << (it.slot.get_ref() - 1));
        }
        let (places, player, hunt, scoring) = (&self.places, &self.player, &self.hunt, &self.scoring);
        let mythic = self.draft.mythic.get_ref();
        let sources = [
            ("places", &places.source),
            ("closed", &self.closed.source),
            ("player", &player.source),
            ("bank", &self.bank.source),
            ("wrath", &self.wrath.source),
            ("rounds", &self.rounds.source),
            ("favour", &self.favour.source),
            ("draft", &self.draft.source),
            ("hunt", &hunt.source),
            ("scoring", &scoring.source),
        ];
        Figures {
            fountain: places.fountain,
            tavern: places.tavern,
            arena: places.arena,
            immune_draws: places.immune_draws,
            training_cost: places.training_cost,
            closed,
            open: closed.map(open_spots),
            start_magic: player.magic,
            start_skill: player.skill,
            start_vals: player.vals,
            most: *player.most.get_ref(),
            mercenary: player.mercenary,
            most_kept: *player.most_kept.get_ref(),
            bank: *self.bank.vals.get_ref(),
            wrath: *self.wrath.last.get_ref(),
            offerings_every: *self.rounds.offerings_every.get_ref(),
            small_from: self.favour.small_from,
            medium_from: self.favour.medium_from,
            mythic: [mythic.easy, mythic.classic, mythic.expert],
            hunt: [&hunt.two_players, &hunt.three_players, &hunt.four_players].map(|table| table.get_ref().clone()),
            hunt_solo: hunt.solo,
            suggested_rows: *hunt.suggested_rows.get_ref(),
            hybrids: scoring.hybrids,
            vals_per_point: *scoring.vals_per_point.get_ref(),
            tokens_per_point: *scoring.tokens_per_point.get_ref(),
            diamond: scoring.diamond,
            most_courses: scoring.most_courses,
            beaten_to_end: *scoring.beaten_to_end.get_ref(),
            sources: sources.into_iter().map(|(key, source)| (key, source.get_ref().clone())).collect(),
        }
    }
}

/// Spots of places that have a slot that is not closed.
fn open_spots(closed: [u8; 8]) -> SpotSet {
    let open = Place::ALL.into_iter().filter(|place| closed[place.index()].count_ones() < place.slots() as u32);
    open.map(SpotSet::of).fold(SpotSet::EMPTY, SpotSet::union)
}
