//! Everything printed on the components, as data for whoever draws them.

use crate::{
    Content,
    campaign::Test,
    cards::{Centre, Kind, Reward, Timing, Token},
    effect::Effect,
    elements::Element,
    words,
};
use serde::Serialize;
use std::collections::BTreeMap;
use taverne_engine::{
    Phrase,
    provenance::{Provenance, Trust, least_certain},
};
use ts_rs::TS;

type Cards<T> = BTreeMap<&'static str, T>;

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct Catalogue {
    pub creatures: Cards<CreatureCard>,
    pub actions: Cards<ActionCardFace>,
    pub courses: Cards<CourseCard>,
    pub spells: Cards<SpellCard>,
    pub magics: Cards<MagicCard>,
    pub tokens: Vec<TokenKind>,
    pub board: BoardFigures,
    pub objectives: Vec<ObjectiveCard>,
    /// From how many objectives on a class is reached.
    pub classes: Vec<(&'static str, u8)>,
    /// The games of an easy, a normal and a hard campaign, and the points a game needs to count.
    pub campaign_games: [u8; 3],
    pub campaign_least: i32,
    /// Key and title of the publications that were looked at.
    pub publications: &'static BTreeMap<String, String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct CreatureCard {
    pub kind: Kind,
    pub affinities: Vec<Element>,
    pub prestige: u8,
    pub magic: u8,
    pub requires: [i8; 4],
    pub mount: Option<[i8; 4]>,
    pub origin: Origin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct ActionCardFace {
    pub centre: Centre,
    pub zones: [Option<Reward>; 4],
    pub origin: Origin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct CourseCard {
    pub single: bool,
    pub vals: u8,
    pub magic: u8,
    pub mage_only: bool,
    pub power: Power,
    pub origin: Origin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct SpellCard {
    pub malus: u8,
    pub timing: Timing,
    pub power: Power,
    pub origin: Origin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct MagicCard {
    pub top: Power,
    pub bottom: Power,
    pub origin: Origin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct TokenKind {
    pub token: Token,
    pub count: u8,
    pub origin: Origin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct ObjectiveCard {
    pub id: &'static str,
    pub list: Element,
    pub test: Test,
    pub text: Phrase,
}

/// The figures printed on the boards.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct BoardFigures {
    pub fountain: [u8; 4],
    pub tavern: [u8; 4],
    pub arena: [u8; 4],
    pub immune_draws: [u8; 4],
    pub most: u8,
    pub wrath: u8,
    pub small_from: u8,
    pub medium_from: u8,
    /// Rows of the hunt board for two, three and four players.
    pub hunt: &'static [Vec<Vec<u8>>; 3],
    pub hunt_solo: [u8; 4],
    pub hybrids: [u8; 7],
    pub sources: &'static BTreeMap<&'static str, Provenance>,
}

/// What a card does: as a sentence, and as data for icons.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct Power {
    pub text: Phrase,
    pub effect: Effect,
}

/// Where the figures of a card come from.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct Origin {
    /// The least certain of all its figures.
    pub trust: Option<Trust>,
    pub figures: &'static Provenance,
}

pub(crate) fn catalogue(content: &'static Content) -> Catalogue {
    let creatures = content.creatures.iter().map(|card| {
        let creature = CreatureCard {
            kind: card.kind,
            affinities: card.affinities.to_vec(),
            prestige: card.prestige,
            magic: card.magic,
            requires: card.requires,
            mount: (card.kind == Kind::Tameable).then_some(card.mount),
            origin: origin(&card.source),
        };
        (card.id.as_str(), creature)
    });
    let actions = content.actions.iter().map(|card| {
        (card.id.as_str(), ActionCardFace { centre: card.centre, zones: card.zones, origin: origin(&card.source) })
    });
    let courses = content.courses.iter().map(|card| {
        let course = CourseCard {
            single: card.single,
            vals: card.vals,
            magic: card.magic,
            mage_only: card.mage_only,
            power: power(card.effect),
            origin: origin(&card.source),
        };
        (card.id.as_str(), course)
    });
    let spells = content.spells.iter().map(|card| {
        let spell = SpellCard {
            malus: card.malus,
            timing: card.timing,
            power: Power { text: words::spell_effect(card.effect), effect: card.effect },
            origin: origin(&card.source),
        };
        (card.id.as_str(), spell)
    });
    let magics = content.magics.iter().map(|card| {
        let [top, bottom] = card.effects.map(power);
        (card.id.as_str(), MagicCard { top, bottom, origin: origin(&card.source) })
    });
    let tokens = Token::ALL.into_iter().filter(|token| *token != Token::Flask5).map(|token| TokenKind {
        token,
        count: content.tokens[token.kind()],
        origin: origin(&content.token_sources[token.kind()]),
    });
    let objectives = content.campaign.objectives.iter().map(|it| ObjectiveCard {
        id: &it.id,
        list: it.list,
        test: it.test,
        text: words::objective(it.test),
    });
    let figures = &content.board;
    Catalogue {
        creatures: creatures.collect(),
        actions: actions.collect(),
        courses: courses.collect(),
        spells: spells.collect(),
        magics: magics.collect(),
        tokens: tokens.collect(),
        board: BoardFigures {
            fountain: figures.fountain,
            tavern: figures.tavern,
            arena: figures.arena,
            immune_draws: figures.immune_draws,
            most: figures.most,
            wrath: figures.wrath,
            small_from: figures.small_from,
            medium_from: figures.medium_from,
            hunt: &figures.hunt,
            hunt_solo: figures.hunt_solo,
            hybrids: figures.hybrids,
            sources: &figures.sources,
        },
        objectives: objectives.collect(),
        classes: content.classes().iter().map(|class| (class.id.as_str(), class.least)).collect(),
        campaign_games: content.campaign.games,
        campaign_least: content.campaign.least_prestige,
        publications: &content.publications,
    }
}

fn power(effect: Effect) -> Power {
    Power { text: words::effect(effect), effect }
}

fn origin(figures: &'static Provenance) -> Origin {
    Origin { trust: least_certain(figures), figures }
}
