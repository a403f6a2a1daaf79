//! Sensible play, recorded: games between bots that search, several of every way to play, in one file for each game.
//!
//! Random decisions seldom build what people build, so much of the rules is only reached by players who want to win.
//! A line says of which rules and figures the games are, the next one lists all actions that occur, and every further line
//! is a game, which names its actions by their place in that list. Whom a move belongs to follows from the rules: the
//! first of those who are asked.

use crate::open;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{fmt::Write, fs, path::Path};
use taverne_bots::{Bot, by_name};
use taverne_engine::{Content, ContentHash, Game, Knowledge, Perspective, Scores, Seed, Session, Spoken, Variant};

/// So many games are recorded of every variant.
const GAMES: usize = 3;

/// Who plays: budgets in iterations, because only those make decisions that can be reproduced.
const PLAYERS: [&str; 2] = ["hard@300", "medium@100"];

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    rules_version: u32,
    content: ContentHash,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    variant: String,
    options: Value,
    players: Vec<String>,
    seed: Seed,
    moves: Vec<usize>,
    result: GameResult,
}

/// What has to come of the moves: the points by their sources of every seat and of the opponent that is no player, and the
/// ranks.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameResult {
    points: Vec<Vec<i32>>,
    ranks: Vec<Option<u8>>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    won: Option<bool>,
}

impl GameResult {
    fn of(scores: &Scores) -> Self {
        Self {
            points: scores
                .seats
                .iter()
                .chain(&scores.rival)
                .map(|it| it.lines.iter().map(|line| line.points).collect())
                .collect(),
            ranks: scores.seats.iter().map(|it| it.rank).collect(),
            won: scores.verdict.as_ref().map(|it| it.won),
        }
    }
}

/// Every recorded game replays move by move to the same points, and no way to play is without its games.
pub fn sensible_play_still_replays<G: Spoken>(file: &Path) {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut lines = text.lines();
    let head: Head = read(lines.next());
    assert_eq!(head, current::<G>(), "the rules or the figures have changed since");
    let actions: Vec<G::Action> = read(lines.next());
    let games: Vec<Recorded> = lines.map(|line| read(Some(line))).collect();
    for game in &games {
        replays::<G>(game, &actions);
    }
    for Variant { name, seats, options } in G::variants() {
        let options = serde_json::to_value(options).expect("options are plain data");
        let of_it = games.iter().filter(|it| it.variant == name && it.options == options && it.players.len() == seats);
        assert!(of_it.count() >= GAMES, "too few games of {name} for {seats}");
    }
}

fn read<T: for<'a> Deserialize<'a>>(line: Option<&str>) -> T {
    serde_json::from_str(line.unwrap_or_default()).unwrap_or_else(|error| panic!("{error}"))
}

fn current<G: Game>() -> Head {
    Head { rules_version: G::RULES_VERSION, content: G::Content::shelf().builtin().hash() }
}

fn replays<G: Game>(recorded: &Recorded, actions: &[G::Action]) {
    let name = format!("{} for {} from seed {:?}", recorded.variant, recorded.players.len(), recorded.seed);
    let options = serde_json::from_value(recorded.options.clone()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut table = table::<G>(options, recorded.players.len(), recorded.seed);
    for (number, &action) in recorded.moves.iter().enumerate() {
        let seat = table.game().waiting().seats().first();
        let seat = seat.unwrap_or_else(|| panic!("{name} is over before move {}", number + 1));
        let played = table.play(seat, actions[action]).map(|_| ());
        played.unwrap_or_else(|refusal| panic!("{name}, move {}: {refusal:?}", number + 1));
    }
    let scores = table.result().unwrap_or_else(|| panic!("{name} is not over"));
    assert_eq!(GameResult::of(&scores), recorded.result, "{name}");
}

fn table<G: Game>(options: G::Options, seats: usize, seed: Seed) -> Session<G> {
    open(options, seats, seed).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

/// After the rules or the figures changed.
pub fn write_sensible_play<G: Spoken + Knowledge>(file: &Path) {
    let mut actions = Vec::new();
    let mut games = String::new();
    for (nth, variant) in G::variants().into_iter().enumerate() {
        for game in 0..GAMES {
            let seed = Seed::numbered(1717, (nth * GAMES + game) as u64);
            line(&mut games, &played::<G>(&variant, game, seed, &mut actions));
        }
    }
    let mut text = String::new();
    line(&mut text, &current::<G>());
    line(&mut text, &actions);
    fs::write(file, text + &games).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

fn line(text: &mut String, value: &impl Serialize) {
    let value = serde_json::to_string(value).expect("records are plain data");
    writeln!(text, "{value}").expect("a text takes every line");
}

/// One game; the players change their seats from game to game.
fn played<G: Spoken + Knowledge>(
    variant: &Variant<G::Options>,
    game: usize,
    seed: Seed,
    known: &mut Vec<G::Action>,
) -> Recorded {
    let players: Vec<_> = (0..variant.seats).map(|seat| PLAYERS[(seat + game) % PLAYERS.len()]).collect();
    let mut table = table::<G>(variant.options.clone(), variant.seats, seed);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        players.iter().map(|name| by_name(name, seed).unwrap_or_else(|error| panic!("{error}"))).collect();
    let (mut actions, mut moves) = (Vec::new(), Vec::new());
    while let Some(seat) = table.waiting().seats().first() {
        actions.clear();
        table.game().actions(seat, &mut actions);
        let action = bots[seat.index()].choose(&Perspective::new(table.game(), seat), &actions);
        let place = known.iter().position(|&it| it == action).unwrap_or_else(|| {
            known.push(action);
            known.len() - 1
        });
        moves.push(place);
        table.play(seat, action).expect("a bot chooses a legal action");
    }
    Recorded {
        variant: variant.name.to_owned(),
        options: serde_json::to_value(&variant.options).expect("options are plain data"),
        players: players.into_iter().map(str::to_owned).collect(),
        seed,
        moves,
        result: GameResult::of(&table.result().expect("nobody is asked any more")),
    }
}
