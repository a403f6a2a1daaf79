//! The content files, read, checked and turned into components.

mod check;
mod compile;
mod land;
mod plays;
mod quests;
mod raw;
mod text;

use crate::land::printed::{Layout, Location, Tile};
use crate::realm::quest::Town;
use crate::{
    cards::{
        AiCard, AiGives, Card, DieFaces, Figures, Hero, LevelFigures, LevelGain, ListId, Overlay, Scenario, Unit, Verb,
        Windows, map::Astrologer,
    },
    kinds::{
        AiCardId, AiCardType, AstrologerId, CardId, CardKind, Difficulty, Face, Faction, HeroId, ScenarioId,
        SharedDeck, Tier, UnitId,
    },
};
use taverne_engine::{
    ContentError, ContentHash, Phrase,
    content::{Files, Kit, Publications, Shelf},
};

taverne_engine::bit_set!(/** Any of the units. */ UnitSet(u64) of UnitId: unit => unit.0, bit => UnitId::of(bit));

/// Everything printed on the components and in the tables.
#[derive(Debug)]
pub struct Content {
    hash: ContentHash,
    /// Castle, Necropolis, Dungeon, Rampart, neutral units, the arrow tower.
    pub units: Vec<Unit>,
    /// Statistics, abilities, specialties, spells, artifacts, war machines.
    pub cards: Vec<Card>,
    /// The effects of cards and units; the first list is empty.
    pub lists: Vec<Vec<Verb>>,
    /// The same in words.
    pub list_texts: Vec<Phrase>,
    pub overlays: Vec<Overlay>,
    /// Units for which an amount counts twice.
    pub doubles: Vec<UnitSet>,
    pub heroes: Vec<Hero>,
    pub ai_cards: Vec<AiCard>,
    pub astrologers: Vec<Astrologer>,
    /// The skirmishes, then the adventures.
    pub scenarios: Vec<Scenario>,
    pub locations: Vec<Location>,
    pub tiles: Vec<Tile>,
    /// The map of each scenario; a skirmish has none.
    pub layouts: Vec<Option<Layout>>,
    /// The town boards, by faction.
    pub towns: Vec<Town>,
    /// Level I first.
    pub levels: [LevelFigures; 7],
    /// Guard I first, by difficulty.
    pub guards: Vec<[Vec<Tier>; 4]>,
    /// So many combat rounds without damage end a combat (RULING 116).
    pub still_rounds: u8,
    /// How many cards a morale token draws.
    pub morale_draw: u8,
    /// Factions that know morale.
    pub morale: [bool; 4],
    pub tower: UnitId,
    pub magic_arrow: CardId,
    pub statistics: [CardId; 4],
    pub ballista: CardId,
    pub tent: CardId,
    /// Key and title of the publications that figures are quoted from.
    pub publications: Publications,
}

impl taverne_engine::Content for Content {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("abilities.toml", include_str!("../content/abilities.toml")),
        ("ai_deck.toml", include_str!("../content/ai_deck.toml")),
        ("artifacts.toml", include_str!("../content/artifacts.toml")),
        ("astrologers.toml", include_str!("../content/astrologers.toml")),
        ("heroes.toml", include_str!("../content/heroes.toml")),
        ("layouts.toml", include_str!("../content/layouts.toml")),
        ("locations.toml", include_str!("../content/locations.toml")),
        ("scenarios.toml", include_str!("../content/scenarios.toml")),
        ("sources.toml", include_str!("../content/sources.toml")),
        ("specialties.toml", include_str!("../content/specialties.toml")),
        ("spells.toml", include_str!("../content/spells.toml")),
        ("statistics.toml", include_str!("../content/statistics.toml")),
        ("tables.toml", include_str!("../content/tables.toml")),
        ("tiles.toml", include_str!("../content/tiles.toml")),
        ("towns.toml", include_str!("../content/towns.toml")),
        ("units.toml", include_str!("../content/units.toml")),
        ("war_machines.toml", include_str!("../content/war_machines.toml")),
    ];

    fn read(files: &Files) -> Result<Self, ContentError> {
        Reader::new(files)?.content()
    }

    fn hash(&self) -> ContentHash {
        self.hash
    }

    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Content> = Shelf::new();
        &SHELF
    }
}

impl Content {
    pub fn builtin() -> &'static Self {
        <Self as taverne_engine::Content>::shelf().builtin()
    }

    #[inline]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.index()]
    }

    /// The figures of a face that a unit on the table shows.
    #[inline]
    pub fn figures(&self, id: UnitId, face: Face) -> &Figures {
        self.units[id.index()].faces[face as usize].as_ref().expect("a unit shows a face that its card has")
    }

    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    #[inline]
    pub fn list(&self, id: ListId) -> &[Verb] {
        &self.lists[id.index()]
    }

    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[id.index()]
    }

    pub fn scenario(&self, id: ScenarioId) -> &Scenario {
        &self.scenarios[id.index()]
    }

    /// The town board of a faction.
    pub fn town(&self, faction: Faction) -> &Town {
        &self.towns[faction as usize]
    }

    pub fn ai_card(&self, id: AiCardId) -> &AiCard {
        &self.ai_cards[id.index()]
    }

    pub fn astrologer(&self, id: AstrologerId) -> &Astrologer {
        &self.astrologers[id.index()]
    }

    pub fn level(&self, level: u8) -> LevelFigures {
        self.levels[usize::from(level).clamp(1, 7) - 1]
    }

    pub fn guard(&self, level: u8, difficulty: Difficulty) -> &[Tier] {
        &self.guards[usize::from(level) - 1][difficulty as usize]
    }

    /// RULES 9: the Necropolis never gains or loses morale.
    pub fn has_morale(&self, faction: Faction) -> bool {
        self.morale.get(faction as usize).copied().unwrap_or(false)
    }

    /// The neutral cards of a tier.
    pub fn neutrals(&self, tier: Tier) -> UnitSet {
        let fits = |id: &UnitId| self.unit(*id).figures(Face::Neutral).is_some_and(|it| it.tier == Some(tier));
        (0..self.units.len()).map(UnitId::of).filter(fits).fold(UnitSet::EMPTY, UnitSet::with)
    }

    /// The units of a faction, cheapest first as printed.
    pub fn units_of(&self, faction: Faction) -> impl Iterator<Item = UnitId> {
        (0..self.units.len())
            .map(UnitId::of)
            .filter(move |&id| self.unit(id).faction == faction && self.unit(id).figures(Face::Few).is_some())
    }

    pub fn cards_of(&self, deck: SharedDeck) -> impl Iterator<Item = CardId> {
        let kind = match deck {
            SharedDeck::Ability => CardKind::Ability,
            SharedDeck::Spell => CardKind::Spell,
            SharedDeck::Artifact => CardKind::Artifact,
        };
        (0..self.cards.len()).map(CardId::of).filter(move |&id| self.card(id).kind == kind)
    }

    pub fn find_unit(&self, id: &str) -> Option<UnitId> {
        self.units.iter().position(|it| it.id == id).map(UnitId::of)
    }

    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|it| it.id == id).map(CardId::of)
    }

    pub fn find_hero(&self, id: &str) -> Option<HeroId> {
        self.heroes.iter().position(|it| it.id == id).map(HeroId::of)
    }

    pub fn find_scenario(&self, id: &str) -> Option<ScenarioId> {
        self.scenarios.iter().position(|it| it.id == id).map(ScenarioId::of)
    }

    pub fn find_ai_card(&self, id: &str) -> Option<AiCardId> {
        self.ai_cards.iter().position(|it| it.id == id).map(AiCardId::of)
    }
}

/// The files as they are written, on their way to becoming content.
struct Reader<'a> {
    files: &'a Files,
    publications: Publications,
    units: raw::Units,
    abilities: raw::Cards,
    artifacts: raw::Cards,
    statistics: raw::Cards,
    specialties: raw::Cards,
    spells: raw::Spells,
    machines: raw::Machines,
    heroes: raw::Heroes,
    ai_deck: raw::AiDeck,
    astrologers: raw::Astrologers,
    tables: raw::Tables,
    scenarios: raw::Scenarios,
    towns: quests::Towns,
    lists: Vec<Vec<Verb>>,
    list_texts: Vec<Phrase>,
    overlays: Vec<Overlay>,
    doubles: Vec<UnitSet>,
    /// The file that is being compiled.
    file: &'static str,
    /// The card that is being compiled.
    card: CardId,
}

type Read<T> = Result<T, ContentError>;

impl<'a> Reader<'a> {
    fn new(files: &'a Files) -> Read<Self> {
        let kit = Kit::open(files, &[])?;
        Ok(Self {
            files,
            publications: kit.publications,
            units: files.read("units.toml")?,
            abilities: files.read("abilities.toml")?,
            artifacts: files.read("artifacts.toml")?,
            statistics: files.read("statistics.toml")?,
            specialties: files.read("specialties.toml")?,
            spells: files.read("spells.toml")?,
            machines: files.read("war_machines.toml")?,
            heroes: files.read("heroes.toml")?,
            ai_deck: files.read("ai_deck.toml")?,
            astrologers: files.read("astrologers.toml")?,
            tables: files.read("tables.toml")?,
            scenarios: files.read("scenarios.toml")?,
            towns: files.read("towns.toml")?,
            lists: vec![Vec::new()],
            list_texts: vec![text::nothing()],
            overlays: Vec::new(),
            doubles: Vec::new(),
            file: "units.toml",
            card: CardId(0),
        })
    }

    fn content(mut self) -> Read<Content> {
        self.check_counts()?;
        self.check_tables()?;
        let units = self.read_units()?;
        let cards = self.read_cards()?;
        let find = |id: &str| cards.iter().position(|it: &Card| it.id == id).map(CardId::of);
        let wanted = |file: &str, id: &str| {
            find(id).ok_or_else(|| self.files.error_in(file, format!("the rules need the card {id:?}")))
        };
        let statistics = [
            wanted("statistics.toml", "attack")?,
            wanted("statistics.toml", "defense")?,
            wanted("statistics.toml", "power")?,
            wanted("statistics.toml", "knowledge")?,
        ];
        let magic_arrow = wanted("spells.toml", "magic_arrow")?;
        let ballista = wanted("war_machines.toml", "ballista")?;
        let tent = wanted("war_machines.toml", "first_aid_tent")?;
        let heroes = self.read_heroes(&cards)?;
        let ai_cards = self.read_ai_deck()?;
        let astrologers = self.read_astrologers()?;
        let locations = self.read_locations()?;
        let tiles = self.read_tiles(&locations)?;
        let mut scenarios = self.read_scenarios(&units, &cards)?;
        let known = quests::Known { units: &units, cards: &cards, tiles: &tiles, locations: &locations };
        scenarios.extend(self.read_adventures(&known)?);
        let towns = self.read_towns()?;
        let layouts = self.read_layouts(&tiles, &locations, &scenarios)?;
        let tower = units.iter().position(|it| it.figures(Face::Siege).is_some()).map(UnitId::of);
        let tower = tower.ok_or_else(|| self.files.error_in("units.toml", "there is no arrow tower"))?;
        let tables = &self.tables;
        let mut levels = [LevelFigures { hand_limit: 0, expert_uses: 0, gain: LevelGain::Specialty }; 7];
        for (level, written) in levels.iter_mut().zip(&tables.level) {
            *level = LevelFigures {
                hand_limit: *written.hand_limit.get_ref(),
                expert_uses: written.expert_uses,
                gain: written.gain.deck().map_or(LevelGain::Specialty, LevelGain::Search),
            };
        }
        let mut morale = [false; 4];
        for faction in &tables.faction {
            morale[*faction.id.get_ref() as usize] = faction.morale;
        }
        Ok(Content {
            hash: self.files.hash(),
            units,
            cards,
            lists: self.lists,
            list_texts: self.list_texts,
            overlays: self.overlays,
            doubles: self.doubles,
            heroes,
            ai_cards,
            astrologers,
            scenarios,
            locations,
            tiles,
            layouts,
            towns,
            levels,
            guards: tables
                .guard
                .iter()
                .map(|it| [it.easy.clone(), it.normal.clone(), it.hard.clone(), it.impossible.clone()])
                .collect(),
            still_rounds: *tables.combat.still_rounds.get_ref(),
            morale_draw: tables.morale.draw,
            morale,
            tower,
            magic_arrow,
            statistics,
            ballista,
            tent,
            publications: self.publications,
        })
    }

    fn read_units(&mut self) -> Read<Vec<Unit>> {
        self.file = "units.toml";
        let written = std::mem::take(&mut self.units.unit);
        let mut units = Vec::new();
        for unit in &written {
            let faces = [&unit.few, &unit.pack, &unit.neutral, &unit.siege];
            let mut read = [None, None, None, None];
            for (place, face) in read.iter_mut().zip(faces) {
                *place = face.as_ref().map(|face| self.read_face(face.get_ref())).transpose()?;
            }
            self.check_faces(unit)?;
            units.push(Unit {
                id: unit.id.get_ref().clone(),
                faction: unit.faction,
                tags: unit.tags.clone(),
                faces: read,
                source: unit.source.get_ref().clone(),
            });
        }
        self.units.unit = written;
        Ok(units)
    }

    fn read_cards(&mut self) -> Read<Vec<Card>> {
        let mut cards = Vec::new();
        let lists = [
            ("statistics.toml", CardKind::Statistic, self.statistics.statistic.clone()),
            ("abilities.toml", CardKind::Ability, self.abilities.ability.clone()),
            ("specialties.toml", CardKind::Specialty, self.specialties.specialty.clone()),
        ];
        for (file, kind, written) in lists {
            self.file = file;
            for card in written {
                self.card = CardId::of(cards.len());
                cards.push(self.read_card(kind, &card)?);
            }
        }
        self.file = "spells.toml";
        for spell in self.spells.spell.clone() {
            self.card = CardId::of(cards.len());
            cards.push(self.read_spell(&spell)?);
        }
        self.file = "artifacts.toml";
        for card in self.artifacts.artifact.clone() {
            self.card = CardId::of(cards.len());
            cards.push(self.read_card(CardKind::Artifact, &card)?);
        }
        self.file = "war_machines.toml";
        for machine in self.machines.war_machine.clone() {
            self.card = CardId::of(cards.len());
            cards.push(self.read_machine(&machine)?);
        }
        for card in &mut cards {
            card.windows = card.plays.iter().fold(Windows::default(), |all, play| all.or(play.windows));
        }
        Ok(cards)
    }

    fn read_heroes(&self, cards: &[Card]) -> Read<Vec<Hero>> {
        let file = "heroes.toml";
        let mut heroes = Vec::new();
        for (index, hero) in self.heroes.hero.iter().enumerate() {
            let ability = self.known_card(file, cards, &hero.starting_ability, CardKind::Ability)?;
            let of_level = |level| {
                let fits = |card: &Card| card.hero == Some((HeroId::of(index), level));
                let found = cards.iter().position(fits).map(CardId::of);
                found.ok_or_else(|| self.files.error(file, &hero.id, format!("there is no specialty of level {level}")))
            };
            let own = &hero.statistics;
            heroes.push(Hero {
                id: hero.id.get_ref().clone(),
                faction: hero.faction,
                magic: hero.kind == raw::RawHeroKind::Magic,
                statistics: [own.attack, own.defense, own.power, own.knowledge],
                magic_arrows: hero.magic_arrows,
                ability,
                specialties: [of_level(1)?, of_level(4)?, of_level(6)?],
                source: hero.source.get_ref().clone(),
            });
        }
        Ok(heroes)
    }

    fn known_card(&self, file: &str, cards: &[Card], id: &raw::Id, kind: CardKind) -> Read<CardId> {
        let found = cards.iter().position(|it| it.kind == kind && it.id == *id.get_ref()).map(CardId::of);
        found.ok_or_else(|| self.files.error(file, id, format!("there is no {} {:?}", kind.id(), id.get_ref())))
    }

    fn read_ai_deck(&self) -> Read<Vec<AiCard>> {
        let mut cards = Vec::new();
        for card in &self.ai_deck.card {
            let gives = match (card.gives.get_ref(), card.to) {
                (raw::RawGives::Attack, _) => AiGives::Attack,
                (raw::RawGives::Defense, Some(raw::RawGivesTo::NextActivated)) => AiGives::DefenseToNext,
                (raw::RawGives::Defense, Some(raw::RawGivesTo::MostHealth)) => AiGives::DefenseToMostHealth,
                (raw::RawGives::Power, _) => AiGives::Power,
                (raw::RawGives::Skill, _) => AiGives::Skill,
                (raw::RawGives::Defense, _) => {
                    return Err(self.files.error("ai_deck.toml", &card.gives, "says to which unit it gives defense"));
                }
            };
            let of = |difficulty| card.amount.get(&difficulty).copied();
            if Difficulty::ALL.into_iter().any(|it| of(it).is_none()) {
                return Err(self.files.error("ai_deck.toml", &card.id, "has an amount for each difficulty"));
            }
            cards.push(AiCard {
                id: card.id.get_ref().clone(),
                kind: card.r#type,
                copies: card.copies,
                gives,
                amount: Difficulty::ALL.map(|it| of(it).unwrap_or(0)),
                reshuffled: Difficulty::ALL.map(|it| card.reshuffled_in_first_round.contains(&it)),
                source: card.source.get_ref().clone(),
            });
        }
        for kind in AiCardType::ALL {
            if cards.iter().all(|card| card.kind != kind) {
                return Err(self.files.error_in("ai_deck.toml", format!("there is no card of type {}", kind.id())));
            }
        }
        Ok(cards)
    }

    fn read_scenarios(&self, units: &[Unit], cards: &[Card]) -> Read<Vec<Scenario>> {
        let file = "scenarios.toml";
        let mut scenarios = Vec::new();
        for it in &self.scenarios.scenario {
            let level = *it.level.get_ref();
            if !(1..=7).contains(&level) {
                return Err(self.files.error(file, &it.level, "a level is 1 to 7"));
            }
            let mut armies: [Vec<(UnitId, Face)>; 4] = Default::default();
            for (faction, army) in &it.armies {
                if *faction == Faction::Neutral || army.get_ref().is_empty() || army.get_ref().len() > 7 {
                    return Err(self.files.error(file, army, "an army has one to seven units of a faction"));
                }
                for unit in army.get_ref() {
                    let found = units.iter().position(|known| known.id == *unit.unit.get_ref()).map(UnitId::of);
                    let id = found.ok_or_else(|| self.files.error(file, &unit.unit, "there is no such unit"))?;
                    if units[id.index()].figures(unit.side).is_none() {
                        return Err(self.files.error(file, &unit.unit, "the unit has no such face"));
                    }
                    if armies[*faction as usize].iter().any(|&(known, _)| known == id) {
                        return Err(self.files.error(file, &unit.unit, "a unit is in an army once"));
                    }
                    armies[*faction as usize].push((id, unit.side));
                }
            }
            if armies.iter().any(Vec::is_empty) {
                return Err(self.files.error(file, &it.id, "has an army for each faction"));
            }
            let spells = it.ai_spells.iter().map(|id| self.known_card(file, cards, id, CardKind::Spell));
            let skill = it.ai_skills.first().map(|it| self.known_card(file, cards, &it.ability, CardKind::Ability));
            scenarios.push(Scenario {
                id: it.id.get_ref().clone(),
                enemy: it.enemy,
                level,
                spell_searches: it.spell_searches.times,
                search_count: it.spell_searches.count,
                movement_points: it.movement_points,
                siege: it.siege.is_some(),
                armies,
                ai_deck: it.ai_deck.as_ref().map_or([0; 3], |it| [it.might, it.magic, it.skill]),
                ai_spells: spells.collect::<Read<_>>()?,
                ai_skill: skill.transpose()?,
                adventure: None,
                source: it.source.get_ref().clone(),
            });
        }
        Ok(scenarios)
    }
}

/// The faces of the attack die, as bits.
fn die_faces(faces: &[i8]) -> DieFaces {
    DieFaces(faces.iter().fold(0, |bits, face| bits | 1 << (face.clamp(&-1, &1) + 1)))
}
