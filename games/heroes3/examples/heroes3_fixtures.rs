//! Writes the tables that the board is tested with: `cargo run -p heroes3 --example heroes3_fixtures`, then
//! `npm run format` in `web/`.
//! Each is what the first seat would be sent by the server, at a moment worth a test, found in games played at random.

use heroes3::{
    Action, Content, Event, Heroes3, Options,
    kinds::{Army, Window},
    view::{AdventureView, BattleView, Phase, View},
};
use std::{collections::BTreeMap, error::Error};
use taverne_engine::{Game, Journal, Seat, Seed, Spoken, Viewer, chance};
use taverne_trials::board_fixtures;

/// How much of the story a table brings along.
const LAST: usize = 40;
const FIRST: Seat = Seat::new(0);

/// What the first seat is asked, and the table as it sees it.
struct Moment {
    view: View,
    actions: Vec<Action>,
}

fn battle(it: &Moment) -> &BattleView {
    it.view.battle.as_ref().expect("a skirmish is a battle")
}

type Wanted = (&'static str, &'static str, fn(&Moment) -> bool);

/// What lies on the map, if a moment is one of the adventure.
fn map(it: &Moment) -> Option<&AdventureView> {
    it.view.adventure.as_ref()
}

const QUEEN: &str = "long_live_the_queen_1";

const WANTED: [Wanted; 14] = [
    ("search", "skirmish_guard", |it| it.view.phase == Phase::SearchPick),
    ("deploy", "skirmish_guard", |it| it.view.phase == Phase::Deploy),
    ("act", "skirmish_guard", |it| it.view.phase == Phase::Act && ways(it) && plays(it)),
    ("strike", "skirmish_guard", |it| it.view.phase == Phase::Act && !goes(it) && strikes(it)),
    ("cards", "skirmish_guard", |it| battle(it).window == Some(Window::Roll) && battle(it).forecast.len() > 1),
    ("target", "skirmish_ai_hero", |it| it.view.phase == Phase::PickTarget),
    ("extend", "skirmish_guard", |it| it.view.phase == Phase::Extend),
    ("siege", "skirmish_siege", |it| it.view.phase == Phase::Act && strikes(it) && battle(it).round > 1),
    ("ai_hero", "skirmish_ai_hero", |it| it.view.phase == Phase::Act && battle(it).round > 1),
    ("army", "built", |it| it.view.phase == Phase::BuildArmy),
    ("map", QUEEN, |it| it.view.phase == Phase::Map && map(it).is_some_and(|map| far(map) && !map.reveals.is_empty())),
    ("turning", QUEEN, |it| map(it).and_then(|map| map.turning.as_ref()).is_some_and(|it| it.rotations.len() > 2)),
    ("dice", QUEEN, |it| map(it).is_some_and(|map| map.dice.len() > 1)),
    ("trade", QUEEN, |it| it.actions.iter().any(|action| matches!(action, Action::Trade { .. }))),
];

/// Fields that take more than one step.
fn far(map: &AdventureView) -> bool {
    map.reach.iter().any(|way| way.cost > 1)
}

/// An enemy out of reach of a blow, and in reach of a move and a blow, from more than one space.
fn ways(it: &Moment) -> bool {
    let from = |target| {
        let ways = battle(it).reach.iter().filter(|way| way.targets.contains(&target));
        let least = ways.clone().map(|way| way.steps).min();
        ways.filter(|way| Some(way.steps) == least && way.steps > 0).count()
    };
    battle(it).forecast.iter().any(|forecast| from(forecast.target) > 1)
}

fn plays(it: &Moment) -> bool {
    it.actions.iter().any(|action| matches!(action, Action::Play { .. }))
}

fn goes(it: &Moment) -> bool {
    it.actions.iter().any(|action| matches!(action, Action::Go(_)))
}

fn strikes(it: &Moment) -> bool {
    it.actions.iter().any(|action| matches!(action, Action::Strike(_)))
}

fn options(scenario: &str) -> Options {
    if scenario == "built" {
        return Options { army: Army::Built, ..Options::default() };
    }
    Options { scenario: scenario.into(), ..Options::default() }
}

/// Plays at random until the moment comes, in one battle after the other.
fn find(scenario: &str, wanted: fn(&Moment) -> bool) -> Option<(Heroes3, Vec<Event>)> {
    for number in 0..400 {
        let seed = Seed::numbered(11, number);
        let mut rng = seed.fast();
        let mut told: Vec<Event> = Vec::new();
        let mut journal = Journal::new();
        let mut game = Heroes3::new(Content::builtin(), &options(scenario), 1, seed, &mut journal).ok()?;
        let mut actions = Vec::new();
        while let Some(seat) = game.waiting().seats().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            let moment = Moment { view: game.view(Viewer::Seat(FIRST)), actions: actions.clone() };
            if wanted(&moment) {
                return Some((game, told));
            }
            let action = actions[chance::below(&mut rng, actions.len())];
            let mut journal = Journal::new();
            game.play(seat, action, &mut journal).ok()?;
            told.extend(journal.take().0.into_iter().map(|told| told.event));
        }
    }
    None
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut looks = BTreeMap::new();
    for (name, scenario, wanted) in WANTED {
        let (game, told) = find(scenario, wanted).ok_or(name)?;
        looks.insert(name, board_fixtures::first_seat(&game, &told[told.len().saturating_sub(LAST)..]));
    }
    board_fixtures::write(env!("CARGO_MANIFEST_DIR"), &Heroes3::catalogue(Content::builtin()), &looks)?;
    Ok(())
}
