//! How many components there are of each kind, wherever they lie: it never changes.

use crate::{
    ShadowKingdoms,
    cards::{PlanId, PlanSet},
    dice::{Die, Troop},
    steps::Step,
};
use std::collections::BTreeSet;
use taverne_engine::Seat;

pub(crate) fn census(game: &ShadowKingdoms) -> Vec<(String, u32)> {
    let mut census = Vec::new();
    let all_dice: Vec<Die> = dice(game).collect();
    for troop in Troop::ALL {
        let out = all_dice.iter().filter(|die| die.troop == troop).count();
        census.push((format!("dice of {}", troop.id()), out as u32 + u32::from(game.board.bag.count(troop as usize))));
    }
    let gems: u32 = game.wardens.iter().map(|it| u32::from(it.gems)).sum();
    census.push(("gems".into(), gems + u32::from(game.board.gems)));

    let open: Vec<PlanId> = plans(game).collect();
    let distinct: PlanSet = open.iter().copied().collect();
    census.push(("plans".into(), (open.len() + game.board.plans.unseen.len()) as u32));
    census.push(("different plans".into(), distinct.union(game.board.plans.unseen).len() as u32));
    census.extend(champions(game));
    census.extend(markers(game));

    let awards: BTreeSet<_> = game.board.awards.iter().collect();
    census.push(("awards in play".into(), awards.len() as u32));
    let picked: Vec<_> = game.wardens.iter().filter_map(|it| it.board).collect();
    let scrolls: Vec<_> = game.wardens.iter().filter_map(|it| it.scroll).collect();
    let twice = |all: usize, different: usize| (all - different) as u32;
    let boards = twice(picked.len(), picked.iter().collect::<BTreeSet<_>>().len());
    let scrolls = twice(scrolls.len(), scrolls.iter().collect::<BTreeSet<_>>().len());
    census.push(("boards owned twice".into(), boards));
    census.push(("scrolls owned twice".into(), scrolls));
    census
}

fn dice(game: &ShadowKingdoms) -> impl Iterator<Item = Die> {
    let arriving = game.agenda.steps().iter().filter_map(|step| match step {
        Step::DropDie(step) => Some(step.die),
        _ => None,
    });
    let shrines = game.board.shrines.iter().flatten();
    let held = game.wardens.iter().flat_map(|it| &it.dice);
    shrines.chain(held).chain(&game.camp.dice).copied().chain(arriving)
}

/// Those that somebody has seen.
fn plans(game: &ShadowKingdoms) -> impl Iterator<Item = PlanId> {
    let board = &game.board;
    let owned = game.wardens.iter().flat_map(|it| it.reserve.iter().flatten().chain(it.completed()));
    let rival = game.adversary.iter().flat_map(|it| &it.plans);
    board
        .plans
        .under
        .iter()
        .chain(board.column.iter().flatten())
        .chain(owned)
        .chain(rival)
        .chain(&game.camp.plan)
        .copied()
}

fn champions(game: &ShadowKingdoms) -> impl Iterator<Item = (String, u32)> {
    let content = game.content.0;
    let board = &game.board;
    let mut counts = vec![0; content.champions.len()];
    board.champions.unseen.iter().for_each(|card| counts[content.design(card).index()] += 1);
    let open = board.champions.under.iter().flatten().chain(board.rows.iter().flatten().flatten());
    open.chain(game.wardens.iter().flat_map(crate::warden::Warden::champions)).for_each(|it| counts[it.index()] += 1);
    content.champions.iter().zip(counts).map(|(champion, count)| (champion.id.clone(), count))
}

fn markers(game: &ShadowKingdoms) -> impl Iterator<Item = (String, u32)> {
    game.wardens.iter().enumerate().map(|(index, warden)| {
        let seat = Seat::new(index);
        let awards = game.board.claims.iter().filter(|claims| claims.contains(&seat)).count();
        let hand = usize::from(game.camp.marker && game.active == seat);
        let count = warden.covered().len() + warden.zones.len() + awards + hand;
        (format!("markers of seat {index}"), count as u32)
    })
}
