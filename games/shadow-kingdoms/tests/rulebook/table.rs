//! Short ways to say what the tests say often.

pub(crate) use shadow_kingdoms::{
    Action::{self, *},
    Event, Refusal,
    action::Change::{Flip, Raise},
    cards::{Face, Link, Place, Row, Shrine, Slot, Spot, Zone},
    dice::{Die, Troop},
    scenario::{Scenario, Scene},
    warden::Warden,
};
pub(crate) use taverne_engine::{Game, Seat};

pub(crate) fn die(troop: Troop, strength: u8) -> Die {
    Die::new(troop, strength)
}

pub(crate) fn goblin(n: u8) -> Die {
    die(Troop::Goblin, n)
}

pub(crate) fn orc(n: u8) -> Die {
    die(Troop::Orc, n)
}

pub(crate) fn skeleton(n: u8) -> Die {
    die(Troop::Skeleton, n)
}

pub(crate) fn gargoyle(n: u8) -> Die {
    die(Troop::Gargoyle, n)
}

pub(crate) fn gnoll(n: u8) -> Die {
    die(Troop::Gnoll, n)
}

pub(crate) fn warden(scene: &Scene, seat: usize) -> &Warden {
    scene.game().warden(Seat::new(seat))
}

/// Gold, magic and influence of a seat.
pub(crate) fn stock(scene: &Scene, seat: usize) -> (u8, u8, u8) {
    let warden = warden(scene, seat);
    (warden.gold, warden.magic, warden.influence)
}

/// All points of a seat scored so far, without Champions and dice.
pub(crate) fn scored(scene: &Scene, seat: usize) -> i32 {
    ["plans", "zones", "awards", "influence"].iter().map(|source| scene.points(seat, source)).sum()
}

/// A Warden with this die already taken, in the shrine entered.
pub(crate) fn entered(table: Scenario, shrine: Shrine, taken: Die) -> Scene {
    let mut scene = table.shrine(shrine, &[taken]).at_move();
    scene.play(0, Move(shrine.place()));
    scene
}

/// The dice chosen one after another, where there is a choice.
pub(crate) fn assign(scene: &mut Scene, dice: &[Die]) {
    for &die in dice {
        if scene.may(0, Assign(die)) {
            scene.play(0, Assign(die));
        }
    }
}

/// Executes as the dice lie, if there is anything to decide about it.
pub(crate) fn strike(scene: &mut Scene) {
    if scene.may(0, Execute) {
        scene.play(0, Execute);
    }
}

pub(crate) fn has(scene: &Scene, seat: usize, champion: &str) -> bool {
    let id = scene.game().content().find_champion(champion).unwrap();
    warden(scene, seat).owns(id)
}

/// The plans in the column, beginning beside the deck.
pub(crate) fn column(scene: &Scene) -> Vec<Option<&'static str>> {
    let content = scene.game().content();
    scene.game().board().column.iter().map(|it| it.map(|plan| content.plan(plan).id.as_str())).collect()
}

pub(crate) fn plans_offered(scene: &Scene) -> usize {
    let columns = scene.actions(0).into_iter().filter_map(|it| match it {
        Reserve { column, .. } => Some(column),
        _ => None,
    });
    columns.collect::<std::collections::BTreeSet<_>>().len()
}
