//! What whoever opens the table chooses (RULING 114, 115): the skirmish, its difficulty, the hero and the armies.

use crate::{
    Content,
    kinds::{Army, AttackAbilities, Difficulty, Enemy, Faction, Role},
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use taverne_engine::{
    Variant,
    options::{Demand, OptionKind, OptionRule, OptionSpec},
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub scenario: String,
    pub difficulty: Difficulty,
    pub faction: Faction,
    /// A hero of the faction; `random` draws one.
    pub hero: String,
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
}

impl Default for Options {
    fn default() -> Self {
        Self {
            scenario: "skirmish_guard".into(),
            difficulty: Difficulty::Normal,
            faction: Faction::Castle,
            hero: "random".into(),
            level: "scenario".into(),
            army: Army::Given,
            points: "30".into(),
            guard: "3".into(),
            role: Role::Attack,
            artifacts: "0".into(),
            attack_abilities: AttackAbilities::FirstAttack,
        }
    }
}

pub(crate) const POINTS: [u16; 8] = [10, 20, 30, 40, 60, 80, 100, 140];
const FACTIONS: [Faction; 4] = [Faction::Castle, Faction::Necropolis, Faction::Dungeon, Faction::Rampart];

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
    vec![
        choice("scenario", "scenario", content.scenarios.iter().map(|it| it.id.clone()).collect(), &defaults.scenario),
        choice("difficulty", "difficulty", ids(&Difficulty::ALL.map(Difficulty::id)), defaults.difficulty.id()),
        choice("faction", "faction", ids(&FACTIONS.map(Faction::id)), defaults.faction.id()),
        choice("hero", "hero", with("random", content.heroes.iter().map(|it| it.id.clone()).collect()), &defaults.hero),
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

/// Heroes belong to a faction, points to an army of one's own, a guard and a role to their scenario.
pub(crate) fn rules(content: &'static Content) -> Vec<OptionRule> {
    let mut rules: Vec<_> = FACTIONS
        .into_iter()
        .map(|faction| {
            let own = content.heroes.iter().filter(|it| it.faction == faction).map(|it| it.id.clone());
            let values = std::iter::once("random".to_owned()).chain(own).collect();
            OptionRule::when("faction", faction.id(), Demand::Allows { key: "hero", values })
        })
        .collect();
    rules.push(OptionRule::when("army", Army::Given.id(), Demand::Hides { key: "points" }));
    for scenario in &content.scenarios {
        let id = scenario.id.as_str();
        if scenario.enemy != Enemy::Guard {
            rules.push(OptionRule::when("scenario", id, Demand::Hides { key: "guard" }));
        }
        if scenario.enemy != Enemy::Town {
            rules.push(OptionRule::when("scenario", id, Demand::Hides { key: "role" }));
        }
    }
    rules
}

/// Every skirmish, every faction, every difficulty and every guard at least once.
pub(crate) fn variants() -> Vec<Variant<Options>> {
    let usual = Options::default;
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
    variants
}
