//! RULES 2: the draft and the first player.

use valroc::{
    Action, Event, Options, Refusal,
    elements::Element,
    options::Mode,
    scenario::{ByName, Scenario, Scene},
};

/// Everybody picks the first card on offer, until the packets are gone.
fn pick_all(table: &mut Scene) {
    while table.view(0).draft.is_some_and(|draft| draft.kind.is_some()) {
        let seat = table.asked()[0];
        let pick = table.actions(seat)[0];
        table.play(seat, pick);
    }
}

fn packet(table: &Scene, seat: usize) -> Vec<&'static str> {
    table.view(seat).draft.expect("the draft goes on").packet
}

fn pick(table: &mut Scene, seat: usize) -> &'static str {
    let first = packet(table, seat)[0];
    let action = table.actions(seat)[0];
    table.play(seat, action);
    first
}

#[test]
fn packets_go_left_then_right_then_left() {
    for (seats, round) in [(3, 0), (4, 0), (3, 1), (4, 1), (4, 2)] {
        let mut table = Scenario::draft(seats, Options::default(), 5);
        for _ in 0..round * 3 {
            (0..seats).for_each(|seat| _ = pick(&mut table, seat));
        }
        let before: Vec<_> = (0..seats).map(|seat| packet(&table, seat)).collect();
        let taken: Vec<_> = (0..seats).map(|seat| pick(&mut table, seat)).collect();
        for seat in 0..seats {
            let to = if round == 1 { (seat + seats - 1) % seats } else { (seat + 1) % seats };
            let rest: Vec<_> = before[seat].iter().copied().filter(|id| *id != taken[seat]).collect();
            assert_eq!(packet(&table, to), rest, "{seats} players, kind {round}, packet of seat {seat}");
        }
    }
}

#[test]
fn with_two_players_a_phantom_sits_between() {
    let mut table = Scenario::draft(2, Options::default(), 5);
    let (zero, one) = (packet(&table, 0), packet(&table, 1));
    let taken = [pick(&mut table, 0), pick(&mut table, 1)];
    // Left: seat 0 hands to seat 1; seat 1 to the phantom; seat 0 gets the phantom's three cards.
    assert_eq!(packet(&table, 1), zero.into_iter().filter(|id| *id != taken[0]).collect::<Vec<_>>());
    let from_phantom = packet(&table, 0);
    assert!(from_phantom.len() == 3 && from_phantom.iter().all(|id| !one.contains(id)));
    pick(&mut table, 0);
    pick(&mut table, 1);
    let back = packet(&table, 0);
    assert!(back.len() == 2 && back.iter().all(|id| one.contains(id) && *id != taken[1]), "the phantom discarded one");
}

#[test]
fn six_are_kept_with_the_mythics_of_the_mode() {
    for (mode, mythics) in [(Mode::Easy, 1), (Mode::Classic, 2), (Mode::Expert, 3)] {
        let mut table = Scenario::draft(3, Options { mode, ..Options::default() }, 8);
        pick_all(&mut table);
        while table.asked().contains(&0) && table.view(0).draft.is_some_and(|draft| draft.dropped.len() < 3) {
            let drop = table.actions(0)[0];
            table.play(0, drop);
        }
        let hand = table.view(0).players.swap_remove(0).hand.expect("one's own hand");
        assert_eq!((hand.len(), hand.iter().filter(|id| id.starts_with('m')).count()), (6, mythics), "{mode:?}");
    }
}

#[test]
fn too_many_mythics_cannot_be_dropped() {
    let mut table = Scenario::draft(2, Options { mode: Mode::Expert, ..Options::default() }, 8);
    pick_all(&mut table);
    let mythic = table.view(0).draft.expect("six of nine").picks.into_iter().find(|id| id.starts_with('m'));
    let mythic = valroc::Content::builtin().find_creature(mythic.expect("three of them")).expect("a card");
    assert_eq!(table.refusal(0, Action::Drop(mythic)), Refusal::MythicKept { count: 3 });
}

#[test]
fn t49_the_best_mythic_breaks_the_tie() {
    let mut table = Scenario::new(2)
        .hand(0, &["m09", "s14", "s06", "s09", "d06", "d10"])
        .hand(1, &["m13", "s13", "s05", "s01", "d05", "d09"])
        .study();
    table.play(0, Action::Study(Element::Fire, Element::Fire)).play(1, Action::Study(Element::Fire, Element::Air));
    let told = table.told();
    let first = told.iter().find_map(|event| match event {
        Event::FirstPlayer { seat, totals } => Some((seat.index(), totals.clone())),
        _ => None,
    });
    assert_eq!(first, Some((1, vec![30, 30])));
    assert_eq!(table.player(0).skills(), [3, 1, 1, 1]);
    assert_eq!(table.player(1).skills(), [2, 1, 1, 2]);
}

#[test]
fn r21_prepared_hands_are_dealt_at_random() {
    let deal = |seed| {
        let options = Options { hands: valroc::options::Hands::Prepared, ..Options::default() };
        let table = Scenario::draft(2, options, seed);
        [0, 1].map(|seat| table.view(seat).players.swap_remove(seat).hand.expect("one's own hand")[0])
    };
    let deals: std::collections::HashSet<_> = (0..20).map(deal).collect();
    assert_eq!(deals, [["d01", "d02"], ["d02", "d01"]].into_iter().collect());
}

#[test]
fn first_skills_are_shown_together() {
    let mut table = Scenario::new(3).study();
    let before = table.view(1);
    table.play(0, Action::Study(Element::Fire, Element::Air));
    assert_eq!(table.view(1), before);
    assert_eq!(table.view(0).players[0].study, Some([Element::Fire, Element::Air]));
}
