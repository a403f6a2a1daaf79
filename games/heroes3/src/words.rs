//! The game's words: what is asked, what a button says, why something is refused.

mod labels;
mod land;
pub(crate) mod map;
pub(crate) mod names;
mod story;
mod targets;

use crate::{
    Action, Content, Event, Heroes3, Refusal,
    kinds::{
        AiCardType, Army, AttackAbilities, CardKind, Difficulty, Face, Faction, Kind, Morale, Outcome, Piece, Resource,
        Role, School, SharedDeck, Side, Slot, Stat, Terrain, Tier, TileKind, Timing, Which, Window,
    },
    options::{self, POINTS},
    realm::quest::Goal,
    steps::{Step, ask},
};
use taverne_engine::{
    Game, Prompt, Seat, Spoken, Taken, Variant, Viewer, Words,
    game::BoxSide,
    options::{OptionKind, OptionRule, OptionSpec},
    phrase::Phrase,
    sketch::Sketch,
    steps::{self, Stepped},
    words::{Bilingual, Voice},
};

impl Spoken for Heroes3 {
    const LOCALES: Bilingual =
        Bilingual { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") };
    const RULES: Bilingual = Bilingual { fr: include_str!("../rules/fr.md"), en: include_str!("../rules/en.md") };
    const BOX: BoxSide = BoxSide { minutes: 30, weight: 4, solo: true };

    fn options(content: &'static Content) -> Vec<OptionSpec> {
        options::specs(content)
    }

    fn option_rules(content: &'static Content) -> Vec<OptionRule> {
        options::rules(content)
    }

    fn catalogue(content: &'static Content) -> serde_json::Value {
        serde_json::to_value(crate::catalogue::catalogue(content)).expect("a catalogue is plain data")
    }

    fn variants() -> Vec<Variant<crate::Options>> {
        options::variants()
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        steps::prompt(self, seat).unwrap_or_else(|| ask("ask-nothing", "end"))
    }

    fn describe(&self, seat: Seat, action: &Action) -> Phrase {
        labels::describe(self, seat, *action)
    }

    fn targets(&self, seat: Seat, action: &Action) -> Vec<String> {
        targets::targets(self, seat, *action)
    }

    /// Leaving the battle; ending an activation with an enemy in reach, or the placing with units left; letting a unit fall.
    fn gives_up(&self, seat: Seat, action: &Action) -> bool {
        let offers = |wanted: fn(&Action) -> bool| {
            let mut actions = Vec::new();
            self.actions(seat, &mut actions);
            actions.iter().any(wanted)
        };
        match action {
            Action::Retreat | Action::Surrender => true,
            Action::Done => match self.step() {
                Some(Step::Act(_)) => offers(|it| matches!(it, Action::Strike(_))),
                Some(Step::Deploy(_)) => offers(|it| matches!(it, Action::Deploy { .. })),
                Some(Step::BuildArmy(_)) => offers(|it| matches!(it, Action::Recruit(_) | Action::Reinforce(_))),
                _ => false,
            },
            Action::Pass(_) => matches!(self.step(), Some(Step::CardWindow(it)) if it.window == Window::Save),
            _ => false,
        }
    }

    fn tell(content: &'static Content, event: &Event) -> Phrase {
        story::tell(content, event)
    }

    fn taken(content: &'static Content, event: &Event) -> Option<Taken> {
        story::taken(content, event)
    }

    fn explain(_: &'static Content, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::GameOver => Phrase::new("no-game-over"),
            Refusal::NotAsked => Phrase::new("no-not-asked"),
            Refusal::NotNow => Phrase::new("no-not-now"),
            Refusal::Empty => Phrase::new("no-empty"),
            Refusal::NotInArmy => Phrase::new("no-not-in-army"),
            Refusal::AlreadyPlaced => Phrase::new("no-already-placed"),
            Refusal::SpaceTaken => Phrase::new("no-space-taken"),
            Refusal::NotOwnSide => Phrase::new("no-not-own-side"),
            Refusal::BoardFull => Phrase::new("no-board-full"),
            Refusal::TooDear { missing } => Phrase::new("no-too-dear").with("n", missing),
            Refusal::AlreadyPack => Phrase::new("no-already-pack"),
            Refusal::OutOfReach => Phrase::new("no-out-of-reach"),
            Refusal::EnemyAdjacent => Phrase::new("no-enemy-adjacent"),
            Refusal::TowerOnlyShot => Phrase::new("no-tower-only-shot"),
            Refusal::CannotAttack => Phrase::new("no-cannot-attack"),
            Refusal::CannotMove => Phrase::new("no-cannot-move"),
            Refusal::HasDefended => Phrase::new("no-has-defended"),
            Refusal::NotInHand => Phrase::new("no-not-in-hand"),
            Refusal::WrongMoment => Phrase::new("no-wrong-moment"),
            Refusal::SpellCast => Phrase::new("no-spell-cast"),
            Refusal::NoExpertUse => Phrase::new("no-expert-use"),
            Refusal::NoPower { missing } => Phrase::new("no-power").with("n", missing),
            Refusal::NothingToCast => Phrase::new("no-nothing-to-cast"),
            Refusal::NoTarget => Phrase::new("no-target"),
            Refusal::CannotPay => Phrase::new("no-cannot-pay"),
            Refusal::NoEffect => Phrase::new("no-effect"),
            Refusal::WrongTier => Phrase::new("no-wrong-tier"),
            Refusal::Immune => Phrase::new("no-immune"),
            Refusal::NoMorale => Phrase::new("no-morale"),
            Refusal::NoMovement => Phrase::new("no-movement"),
            Refusal::NoRetreat => Phrase::new("no-retreat"),
            Refusal::NoGold { missing } => Phrase::new("no-gold").with("n", missing),
            Refusal::NoMaterials { missing } => Phrase::new("no-materials").with("n", missing),
            Refusal::NoValuables { missing } => Phrase::new("no-valuables").with("n", missing),
            Refusal::NoHero => Phrase::new("no-hero"),
            Refusal::NotAdjacent => Phrase::new("no-not-adjacent"),
            Refusal::EdgeClosed => Phrase::new("no-edge-closed"),
            Refusal::BlockedField => Phrase::new("no-blocked-field"),
            Refusal::FaceDown => Phrase::new("no-face-down"),
            Refusal::OwnHeroThere => Phrase::new("no-own-hero-there"),
            Refusal::Sanctuary => Phrase::new("no-sanctuary"),
            Refusal::LongerWay => Phrase::new("no-longer-way"),
            Refusal::NotJoined => Phrase::new("no-not-joined"),
            Refusal::NothingToVisit => Phrase::new("no-nothing-to-visit"),
            Refusal::MustSeparate => Phrase::new("no-must-separate"),
            Refusal::TokenUsed => Phrase::new("no-token-used"),
            Refusal::AlreadyBuilt => Phrase::new("no-already-built"),
            Refusal::Forbidden => Phrase::new("no-forbidden"),
            Refusal::Needs { slot } => {
                Phrase::new("no-needs").with("building", Phrase::new(format!("slot-{}", slot.id())))
            }
            Refusal::GuildTooNew => Phrase::new("no-guild-too-new"),
            Refusal::NoTown => Phrase::new("no-town"),
            Refusal::HeroThere => Phrase::new("no-hero-there"),
            Refusal::AlreadyHired => Phrase::new("no-already-hired"),
            Refusal::AlreadyInArmy => Phrase::new("no-already-in-army"),
            Refusal::UsedThisTurn => Phrase::new("no-used-this-turn"),
            Refusal::HandTooLarge { over } => Phrase::new("no-hand-too-large").with("n", over),
            Refusal::HandFull => Phrase::new("no-hand-full"),
            Refusal::OtherTrade => Phrase::new("no-other-trade"),
            Refusal::MustKeep => Phrase::new("no-must-keep"),
            Refusal::NoneLeft => Phrase::new("no-none-left"),
        }
    }

    fn vocabulary(content: &'static Content) -> Vec<String> {
        let mut words: Vec<String> =
            ["game-title", "game-pitch", "game-about", "nothing", "text-none"].map(str::to_owned).to_vec();
        words.extend(content.units.iter().map(|it| format!("unit-{}", it.id)));
        words.extend(content.units.iter().flat_map(|it| it.tags.iter().map(|tag| format!("tag-{tag}"))));
        words.extend(content.cards.iter().map(crate::cards::Card::key));
        words.extend(content.overlays.iter().map(|it| format!("overlay-{}", content.card(it.card).id)));
        words.extend(content.heroes.iter().flat_map(|it| [format!("hero-{}", it.id), format!("class-{}", it.id)]));
        words.extend(content.locations.iter().map(|it| format!("location-{}", it.id)));
        words.extend(content.astrologers.iter().map(|it| format!("astrologer-{}", it.id)));
        for town in &content.towns {
            words.extend(Slot::ALL.map(|slot| format!("building-{}-{}", town.faction.id(), slot.id())));
        }
        words.extend(content.ai_cards.iter().map(|it| format!("ai-{}", it.id)));
        words.extend(content.scenarios.iter().map(|it| format!("scenario-{}-about", it.id)));
        let mut family = |name: &str, ids: &[&str]| words.extend(ids.iter().map(|id| format!("{name}-{id}")));
        family("faction", &Faction::ALL.map(Faction::id));
        family("tier", &Tier::ALL.map(Tier::id));
        family("kind", &Kind::ALL.map(Kind::id));
        family("face", &Face::ALL.map(Face::id));
        family("side", &Side::ALL.map(Side::id));
        family("deck", &SharedDeck::ALL.map(SharedDeck::id));
        family("card", &CardKind::ALL.map(CardKind::id));
        family("timing", &Timing::ALL.map(Timing::id));
        family("school", &School::ALL.map(School::id));
        family("stat", &Stat::ALL.map(Stat::id));
        family("morale", &Morale::ALL.map(Morale::id));
        family("slot", &Slot::ALL.map(Slot::id));
        family("goal", &Goal::KEYS);
        family("resource", &Resource::ALL.map(Resource::id));
        family("terrain", &Terrain::ALL.map(Terrain::id));
        family("tile", &TileKind::ALL.map(TileKind::id));
        family("which", &Which::ALL.map(Which::id));
        family("piece", &Piece::ALL.map(Piece::id));
        family("ai-type", &AiCardType::ALL.map(AiCardType::id));
        family("outcome", &Outcome::ALL.map(Outcome::id));
        family("verdict", &Outcome::ALL.map(Outcome::id));
        family("army", &Army::ALL.map(Army::id));
        family("role", &Role::ALL.map(Role::id));
        family("log-duel", &["won", "surrendered", "stalled"]);
        family("difficulty", &Difficulty::ALL.map(Difficulty::id));
        family("attack_abilities", &AttackAbilities::ALL.map(AttackAbilities::id));
        family("taken", &SharedDeck::ALL.map(SharedDeck::id));
        family("spell-level", &["basic", "expert"]);
        family("hero-kind", &["might", "magic"]);
        words.extend(POINTS.map(|it| format!("points-{it}")));
        let specs = options::specs(content);
        words.extend(specs.iter().flat_map(|it| [format!("option-{}", it.key), format!("option-{}-about", it.key)]));
        for spec in &specs {
            if let OptionKind::Choice { words: family, values } = &spec.kind {
                words.extend(values.iter().map(|it| format!("{family}-{it}")));
            }
        }
        words.extend(Goal::KEYS.map(|it| format!("goal-{it}")));
        let adventures = content.scenarios.iter().filter_map(|it| it.adventure.as_ref());
        words.extend(adventures.flat_map(|it| &it.ai_heroes).map(|it| format!("ai-hero-{}", it.id)));
        for town in &content.towns {
            words.extend(Slot::ALL.map(|it| format!("building-{}-{}", town.faction.id(), it.id())));
        }
        words.extend(crate::sketch::vocabulary());
        words
    }

    fn sketch(&self, viewer: Viewer, words: &Words, voice: Voice<'_>) -> Sketch {
        crate::sketch::draw(self, viewer, words, voice)
    }
}
