//! RULES 22.1: whom units attack that fight by themselves, against a second, naive reading of the table, on random boards.

use heroes3::{
    Content, Heroes3, Options,
    board::Space,
    combat::Combat,
    fighter::{FighterId, Fighters},
    kinds::{Face, Kind, Side, Tier},
    scenario::Fight,
};
use taverne_engine::{Fast, Seed, chance};

const BOARDS: u64 = 10_000;

/// One unit as the naive reader sees it.
#[derive(Clone, Copy, Debug)]
struct Piece {
    id: FighterId,
    at: (i32, i32),
    tier: i32,
    kind: Kind,
    side: Side,
}

fn tier(tier: Option<Tier>) -> i32 {
    match tier {
        Some(Tier::Bronze) => 0,
        Some(Tier::Silver) | None => 1,
        Some(Tier::Golden) => 2,
        Some(Tier::Azure) => 3,
    }
}

fn pieces(combat: &Combat) -> Vec<Piece> {
    let content = Content::builtin();
    let read = |id: FighterId| {
        let figures = combat.figures(content, id);
        let space = combat.fighter(id).space;
        let at = (i32::from(space.column()), i32::from(space.row()));
        Piece { id, at, tier: tier(figures.tier), kind: figures.kind, side: id.side() }
    };
    combat.standing.iter().map(read).collect()
}

fn beside((c, r): (i32, i32)) -> Vec<(i32, i32)> {
    let all = [(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)];
    all.into_iter().filter(|&(c, r)| (0..4).contains(&c) && (0..5).contains(&r)).collect()
}

/// How many steps every space is away, by a plain search; flyers count columns and rows.
fn steps(unit: Piece, all: &[Piece]) -> Vec<((i32, i32), i32)> {
    let free = |at: (i32, i32)| at == unit.at || all.iter().all(|it| it.at != at);
    let board = (0..4).flat_map(|c| (0..5).map(move |r| (c, r)));
    if unit.kind == Kind::Flying {
        let away = |(c, r): (i32, i32)| (c - unit.at.0).abs() + (r - unit.at.1).abs();
        return board.filter(|&at| free(at)).map(|at| (at, away(at))).collect();
    }
    let mut known = vec![(unit.at, 0)];
    let mut at = 0;
    while at < known.len() {
        let (here, so_far) = known[at];
        for next in beside(here) {
            if free(next) && known.iter().all(|it| it.0 != next) {
                known.push((next, so_far + 1));
            }
        }
        at += 1;
    }
    known
}

/// The table of the rules, word for word: the targets between which the player chooses.
fn naive_targets(unit: Piece, all: &[Piece]) -> Vec<FighterId> {
    let enemies: Vec<Piece> = all.iter().copied().filter(|it| it.side != unit.side).collect();
    let class = |it: &Piece| match it.tier - unit.tier {
        0 => 0,
        lower if lower < 0 => 1,
        _ => 2,
    };
    let away = |it: &Piece| (it.at.0 - unit.at.0).abs() + (it.at.1 - unit.at.1).abs();
    let best = |mut list: Vec<(Piece, Vec<i32>)>| {
        list.sort_by(|a, b| a.1.cmp(&b.1));
        let first = list.first().map(|it| it.1.clone());
        list.into_iter().filter(|it| Some(&it.1) == first.as_ref()).map(|it| it.0.id).collect::<Vec<_>>()
    };
    if unit.kind == Kind::Ranged {
        let near: Vec<Piece> = enemies.iter().copied().filter(|it| away(it) == 1).collect();
        let candidates = if near.is_empty() { enemies } else { near };
        let key = |it: &Piece| vec![i32::from(it.kind != Kind::Ranged), class(it), away(it)];
        return best(candidates.into_iter().map(|it| (it, key(&it))).collect());
    }
    let ways = steps(unit, all);
    let mut candidates = Vec::new();
    for enemy in enemies {
        let spots = beside(enemy.at);
        let fewest = ways.iter().filter(|it| spots.contains(&it.0) && it.1 <= 3).map(|it| it.1).min();
        if let Some(fewest) = fewest {
            candidates.push((enemy, vec![class(&enemy), fewest]));
        }
    }
    best(candidates)
}

/// The spaces from which a target is attacked.
fn naive_spaces(unit: Piece, target: Piece, all: &[Piece]) -> Vec<(i32, i32)> {
    let spots = beside(target.at);
    let ways: Vec<_> = steps(unit, all).into_iter().filter(|it| spots.contains(&it.0) && it.1 <= 3).collect();
    let fewest = ways.iter().map(|it| it.1).min();
    ways.into_iter().filter(|it| Some(it.1) == fewest).map(|it| it.0).collect()
}

/// Up to five units of each side anywhere on the board.
fn board(rng: &mut Fast) -> Heroes3 {
    let content = Content::builtin();
    let mut fight = Fight::with(&Options::default());
    let mut taken: Vec<(u8, u8)> = Vec::new();
    let mut used = Vec::new();
    let mut place = |rng: &mut Fast| loop {
        let at = (chance::below(rng, 4) as u8, chance::below(rng, 5) as u8);
        if !taken.contains(&at) {
            taken.push(at);
            return at;
        }
    };
    for own in [true, false] {
        for _ in 0..=chance::below(rng, 5).min(4) {
            let unit = chance::below(rng, content.units.len());
            let card = &content.units[unit];
            let face = [Face::Few, Face::Pack, Face::Neutral].into_iter().find(|&face| card.figures(face).is_some());
            if let Some(face) = face
                && !used.contains(&(own, unit))
            {
                used.push((own, unit));
                let at = place(rng);
                fight = if own { fight.own(&card.id, face, at) } else { fight.enemy(&card.id, face, at) };
            }
        }
    }
    fight.game
}

#[test]
fn ai_targets_follow_the_table() {
    let content = Content::builtin();
    let mut rng = Seed::numbered(31, 0).fast();
    let mut compared = 0;
    for number in 0..BOARDS {
        let game = board(&mut rng);
        let combat = game.combat();
        let all = pieces(combat);
        for unit in all.iter().copied() {
            let found = combat.targets_of(content, unit.id);
            let expected = naive_targets(unit, &all).into_iter().fold(Fighters::NONE, Fighters::with);
            assert_eq!(found, expected, "board {number}: {unit:?} among {all:?}");
            for target in all.iter().copied().filter(|it| found.contains(it.id) && unit.kind != Kind::Ranged) {
                let mut spaces: Vec<Space> =
                    naive_spaces(unit, target, &all).into_iter().map(|(c, r)| Space::at(c as u8, r as u8)).collect();
                spaces.sort_unstable();
                let found: Vec<Space> = combat.spaces_to_attack(content, unit.id, target.id).iter().collect();
                assert_eq!(found, spaces, "board {number}: {unit:?} to {target:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1_000, "too few boards have something to attack: {compared}");
}
