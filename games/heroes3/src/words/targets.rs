//! The things on the board that an action is about. A unit, a wall and a free space are all called by their space, a card in
//! the hand by the key of its name.

use crate::{
    Action, Heroes3,
    board::Space,
    cards::Card,
    kinds::{CardId, Quiet, UnitId},
    steps::Step,
};
use taverne_engine::{Seat, steps::Stepped};

fn at(space: Space) -> String {
    format!("space:{}", space.0)
}

pub(super) fn targets(game: &Heroes3, seat: Seat, action: Action) -> Vec<String> {
    if seat.index() >= game.players.len() {
        return Vec::new();
    }
    let content = game.content.0;
    let card = |place: &str, card: CardId| {
        let key = content.cards.get(card.index()).map(Card::key);
        key.map(|key| format!("{place}:{key}")).into_iter().collect::<Vec<_>>()
    };
    let unit = |place: &str, unit: UnitId| {
        content.units.get(unit.index()).map(|it| format!("{place}:{}", it.id)).into_iter().collect::<Vec<_>>()
    };
    let one = |word: &str| vec![word.to_owned()];
    match action {
        Action::Recruit(it) => unit("recruit", it),
        Action::Reinforce(it) => unit("reinforce", it),
        Action::PlaceNext(it) => unit("enemy", it),
        Action::Look => one("look"),
        Action::TakeTop => match game.step() {
            Some(Step::Search(step)) => {
                game.shared.discards(step.deck).last().map_or_else(Vec::new, |&it| card("top", it))
            }
            _ => Vec::new(),
        },
        Action::Take(it) => card("card", it),
        Action::Deploy { unit: it, space } => [unit("army", it), vec![at(space)]].concat(),
        Action::PlaceGate(column) => vec![at(Space::at(column % 4, 2))],
        Action::Activate(space)
        | Action::Go(space)
        | Action::Strike(space)
        | Action::Destroy(space)
        | Action::Target(space) => vec![at(space)],
        Action::Pair(first, second) => vec![at(first), at(second)],
        Action::Defend => one("defend"),
        Action::Play { card: it, option } => [card("hand", it), vec![format!("option:{option}")]].concat(),
        Action::Empower(it) => [card("hand", it), one("option:power")].concat(),
        Action::UseTent => one("tent"),
        Action::Morale(on) => vec!["morale".into(), format!("morale:{}", on.id())],
        Action::Row(row) => vec![format!("row:{row}")],
        Action::Choose(option) => vec![format!("choice:{option}")],
        Action::Discard(it) => card("hand", it),
        Action::TakeBack(it) => card("discard", it),
        Action::Reroll { die, by } => vec![format!("die:{die}"), format!("reroll:{}", by.id())],
        Action::Accept => one("accept"),
        Action::Done => one("done"),
        Action::Pass(Quiet::Window) => one("pass"),
        Action::Pass(quiet) => vec![format!("quiet:{}", quiet.id())],
        Action::Extend => one("extend"),
        Action::Retreat => one("retreat"),
        Action::Surrender => one("surrender"),
        _ => super::map::targets(game, seat, action),
    }
}
