//! What whoever opens the table chooses (RULING 114, 115): the skirmish, its difficulty, the hero and the armies.

use crate::{
    Content,
    kinds::{Army, AttackAbilities, Difficulty, Enemy, Faction, Rival, Role},
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use taverne_engine::{
    Variant,
    options::{Condition, Demand, OptionKind, OptionRule, OptionSpec},
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// If it is left out, the usual battle of so many players.
    pub scenario: String,
    pub difficulty: Difficulty,
    pub faction: Faction,
    /// A hero of the faction; `random` draws one.
    pub hero: String,
    /// Whom the other player of a duel leads, and the hero.
    pub rival: Rival,
    pub rival_hero: String,
    /// 1 to 7; `scenario` is the level of the scenario.
    pub level: String,
    pub army: Army,
    /// What an army that is drawn or built may cost.
    pub points: String,
    /// The level of the guard.
    pub guard: String,
    /// Attack or defend the town.
    pub role: Role,
    /// How many artifacts are searched for before the battle.
    pub artifacts: String,
    pub attack_abilities: AttackAbilities,
    /// A scenario is part of a campaign: cards are kept from it for the next one.
    pub campaign: bool,
    /// The cards that come from the last scenario of the campaign, by their ids.
    pub kept: Vec<String>,
    /// Another hero led the last scenario.
    pub new_hero: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            scenario: String::new(),
            difficulty: Difficulty::Normal,
            faction: Faction::Castle,
            hero: "random".into(),
            rival: Rival::Mirrored,
            rival_hero: "random".into(),
            level: "scenario".into(),
            army: Army::Given,
            points: "30".into(),
            guard: "3".into(),
            role: Role::Attack,
            artifacts: "0".into(),
            attack_abilities: AttackAbilities::FirstAttack,
            campaign: false,
            kept: Vec::new(),
            new_hero: false,
        }
    }
}

/// The battles that are played if nothing else is said: alone, and by two.
const USUAL: [&str; crate::MOST_SEATS] = ["skirmish_guard", "skirmish_duel"];

impl Options {
    /// With a scenario for so many.
    pub(crate) fn settled(&self, seats: usize) -> Self {
        let mut options = self.clone();
        if let (true, Some(usual)) = (self.scenario.is_empty(), USUAL.get(seats.wrapping_sub(1))) {
            options.scenario = (*usual).to_owned();
        }
        options
    }
}

pub(crate) const POINTS: [u16; 8] = [10, 20, 30, 40, 60, 80, 100, 140];
pub(crate) const FACTIONS: [Faction; 4] = [Faction::Castle, Faction::Necropolis, Faction::Dungeon, Faction::Rampart];

pub(crate) fn specs(content: &'static Content) -> Vec<OptionSpec> {
    let defaults = Options::default();
    let choice = |key, words, values: Vec<String>, default: &str| OptionSpec {
        key,
        kind: OptionKind::Choice { words, values },
        default: json!(default),
        only_if: None,
    };
    let ids = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<Vec<_>>();
    let numbers = |from: u8, to: u8| (from..=to).map(|it| it.to_string()).collect::<Vec<_>>();
    let with = |first: &str, rest: Vec<String>| [vec![first.to_owned()], rest].concat();
    let heroes = with("random", content.heroes.iter().map(|it| it.id.clone()).collect());
    vec![
        choice("scenario", "scenario", content.scenarios.iter().map(|it| it.id.clone()).collect(), USUAL[0]),
        choice("difficulty", "difficulty", ids(&Difficulty::ALL.map(Difficulty::id)), defaults.difficulty.id()),
        choice("faction", "faction", ids(&FACTIONS.map(Faction::id)), defaults.faction.id()),
        choice("hero", "hero", heroes.clone(), &defaults.hero),
        choice("rival", "rival", ids(&Rival::ALL.map(Rival::id)), defaults.rival.id()),
        choice("rival_hero", "hero", heroes, &defaults.rival_hero),
        choice("level", "level", with("scenario", numbers(1, 7)), &defaults.level),
        choice("army", "army", ids(&Army::ALL.map(Army::id)), defaults.army.id()),
        choice("points", "points", POINTS.map(|it| it.to_string()).to_vec(), &defaults.points),
        choice("guard", "guard", numbers(1, 7), &defaults.guard),
        choice("role", "role", ids(&Role::ALL.map(Role::id)), defaults.role.id()),
        choice("artifacts", "artifacts", numbers(0, 3), &defaults.artifacts),
        choice(
            "attack_abilities",
            "attack_abilities",
            ids(&AttackAbilities::ALL.map(AttackAbilities::id)),
            defaults.attack_abilities.id(),
        ),
    ]
}

/// Heroes belong to a faction, points to an army of one's own, a guard and a role to their scenario. An adventure says itself
/// who leads which army.
pub(crate) fn rules(content: &'static Content) -> Vec<OptionRule> {
    let mut rules = Vec::new();
    for seats in 1..=crate::MOST_SEATS {
        let fits = content.scenarios.iter().filter(|it| usize::from(it.enemy == Enemy::Player) + 1 == seats);
        let values = fits.map(|it| it.id.clone()).collect();
        rules.push(OptionRule::with_seats([seats as u8], Demand::Allows { key: "scenario", values }));
    }
    for scenario in &content.scenarios {
        let id = scenario.id.as_str();
        let hides = |key| OptionRule::when("scenario", id, Demand::Hides { key });
        let named = |heroes: Vec<String>| [vec!["random".to_owned()], heroes].concat();
        if let Some(adventure) = &scenario.adventure {
            let own = ["faction", "rival", "rival_hero", "level", "army", "points", "guard", "role", "artifacts"];
            rules.extend(own.map(hides));
            let heroes = adventure.heroes.iter().map(|&it| content.hero(it).id.clone()).collect();
            let demand = Demand::Allows { key: "hero", values: named(heroes) };
            rules.push(OptionRule::when("scenario", id, demand));
            continue;
        }
        for faction in FACTIONS {
            let own = content.heroes.iter().filter(|it| it.faction == faction).map(|it| it.id.clone()).collect();
            let mut rule = OptionRule::when("scenario", id, Demand::Allows { key: "hero", values: named(own) });
            rule.when.push(Condition::Is { key: "faction", values: vec![json!(faction.id())] });
            rules.push(rule);
        }
        if scenario.enemy == Enemy::Player {
            rules.push(hides("difficulty"));
            rules.extend(rules_of_rival(content));
        } else {
            rules.extend([hides("rival"), hides("rival_hero")]);
        }
        if scenario.enemy != Enemy::Guard {
            rules.push(hides("guard"));
        }
        if scenario.enemy != Enemy::Town {
            rules.push(hides("role"));
        }
    }
    rules.push(OptionRule::when("army", Army::Given.id(), Demand::Hides { key: "points" }));
    rules
}

/// The other hero of a duel is one of the faction that is chosen for it.
fn rules_of_rival(content: &'static Content) -> Vec<OptionRule> {
    let of_rival = |rival: Rival| {
        let faction = FACTIONS.into_iter().find(|it| it.id() == rival.id());
        match faction {
            None => OptionRule::when("rival", rival.id(), Demand::Hides { key: "rival_hero" }),
            Some(faction) => {
                let own = content.heroes.iter().filter(|it| it.faction == faction).map(|it| it.id.clone());
                let values = std::iter::once("random".to_owned()).chain(own).collect();
                OptionRule::when("rival", rival.id(), Demand::Allows { key: "rival_hero", values })
            }
        }
    };
    Rival::ALL.map(of_rival).to_vec()
}

/// Every skirmish, every faction, every difficulty and every guard at least once.
pub(crate) fn variants() -> Vec<Variant<Options>> {
    let usual = || Options::default().settled(1);
    let guard = |name, faction, difficulty, guard: &str| Variant {
        name,
        seats: 1,
        options: Options { faction, difficulty, guard: guard.into(), ..usual() },
    };
    let mut variants = vec![
        guard("guard-1", Faction::Castle, Difficulty::Easy, "1"),
        guard("guard-2", Faction::Necropolis, Difficulty::Normal, "2"),
        guard("guard-3", Faction::Castle, Difficulty::Normal, "3"),
        guard("guard-4", Faction::Dungeon, Difficulty::Hard, "4"),
        guard("guard-5", Faction::Rampart, Difficulty::Impossible, "5"),
        guard("guard-6", Faction::Castle, Difficulty::Hard, "6"),
        guard("guard-7", Faction::Dungeon, Difficulty::Impossible, "7"),
    ];
    variants.push(Variant {
        name: "guard-built",
        seats: 1,
        options: Options {
            faction: Faction::Necropolis,
            army: Army::Built,
            points: "60".into(),
            guard: "5".into(),
            level: "6".into(),
            artifacts: "2".into(),
            ..usual()
        },
    });
    let siege = |name, faction, role, difficulty| Variant {
        name,
        seats: 1,
        options: Options { scenario: "skirmish_siege".into(), faction, role, difficulty, ..usual() },
    };
    variants.extend([
        siege("siege-attack", Faction::Necropolis, Role::Attack, Difficulty::Normal),
        siege("siege-attack-hard", Faction::Rampart, Role::Attack, Difficulty::Hard),
        siege("siege-defend", Faction::Castle, Role::Defend, Difficulty::Impossible),
        siege("siege-defend-easy", Faction::Dungeon, Role::Defend, Difficulty::Easy),
    ]);
    let hero = |name, faction, difficulty, army| Variant {
        name,
        seats: 1,
        options: Options {
            scenario: "skirmish_ai_hero".into(),
            faction,
            difficulty,
            army,
            level: "4".into(),
            artifacts: "1".into(),
            attack_abilities: AttackAbilities::EachActivation,
            ..usual()
        },
    };
    variants.extend([
        hero("hero-castle", Faction::Castle, Difficulty::Normal, Army::Given),
        hero("hero-necropolis", Faction::Necropolis, Difficulty::Impossible, Army::Drawn),
        hero("hero-dungeon", Faction::Dungeon, Difficulty::Hard, Army::Built),
        hero("hero-rampart", Faction::Rampart, Difficulty::Easy, Army::Given),
    ]);
    let adventure = |name, scenario: &str, faction, hero: &str, difficulty| Variant {
        name,
        seats: 1,
        options: Options { scenario: scenario.into(), faction, hero: hero.into(), difficulty, ..usual() },
    };
    let (castle, rampart) = (Faction::Castle, Faction::Rampart);
    variants.extend([
        adventure("queen-1", "long_live_the_queen_1", castle, "catherine", Difficulty::Easy),
        adventure("queen-2", "long_live_the_queen_2", castle, "catherine", Difficulty::Normal),
        adventure("queen-3", "long_live_the_queen_3", castle, "catherine", Difficulty::Hard),
        adventure("revenge-1", "dead_cold_revenge_1", rampart, "gem", Difficulty::Normal),
        adventure("revenge-2", "dead_cold_revenge_2", rampart, "gelu", Difficulty::Impossible),
        adventure("revenge-3", "dead_cold_revenge_3", rampart, "random", Difficulty::Easy),
    ]);
    variants.push(Variant {
        name: "campaign",
        seats: 1,
        options: Options { campaign: true, ..variants[variants.len() - 6].options.clone() },
    });
    let duel = |name, faction, rival, army, level: &str| Variant {
        name,
        seats: 2,
        options: Options { scenario: "skirmish_duel".into(), faction, rival, army, level: level.into(), ..usual() },
    };
    variants.extend([
        duel("duel", Faction::Castle, Rival::Mirrored, Army::Given, "scenario"),
        duel("duel-drawn", Faction::Necropolis, Rival::Mirrored, Army::Drawn, "5"),
        duel("duel-built", Faction::Dungeon, Rival::Rampart, Army::Built, "4"),
        duel("duel-random", Faction::Rampart, Rival::Random, Army::Given, "7"),
    ]);
    // A list with the skill of the AI hero, for another hero than the one who made it.
    let kept = ["attack", "power", "offense", "haste", "bless", "first_aid", "magic_arrow"].map(str::to_owned).to_vec();
    let next = adventure("campaign-next", "dead_cold_revenge_3", rampart, "gelu", Difficulty::Normal);
    variants.push(Variant { options: Options { campaign: true, new_hero: true, kept, ..next.options }, ..next });
    variants
}
