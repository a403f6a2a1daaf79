//! RULES 2: the table as it is laid out.

use dice_kingdoms::{Content, DiceKingdoms, Event, Options, view::Phase};
use std::collections::HashSet;
use taverne_engine::{Game, Journal, Seat, Seed, Viewer};

fn table(seats: usize, index: u64) -> (DiceKingdoms, Journal<Event>) {
    let mut journal = Journal::new();
    let seed = Seed::numbered(5, index);
    let game = DiceKingdoms::new(Content::builtin(), &Options::default(), seats, seed, &mut journal);
    (game.expect("the box"), journal)
}

#[test]
fn six_day_statues_and_two_ticked_boxes() {
    for seats in 1..=5 {
        let view = table(seats, 1).0.view(Viewer::Spectator);
        let row: Vec<_> = view.row.iter().flatten().collect();
        assert!(row.len() == 6 && row.iter().all(|statue| !statue.night));
        assert_eq!((view.day_left, view.night_left), (8, 14));
        for sheet in &view.sheets {
            assert_eq!(sheet.citizens, [0, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
            assert_eq!((sheet.chest, sheet.wall, sheet.stars), (0, 0, 0));
            assert!(sheet.domains.is_empty() && sheet.roads.iter().all(|road| *road == [0, 0]));
        }
        assert_eq!((view.phase, view.turn, view.solo.is_some()), (Phase::Roll, 1, seats == 1));
    }
}

#[test]
fn anybody_may_begin_and_the_row_is_shuffled() {
    let views: Vec<_> = (0..60).map(|index| table(4, index).0.view(Viewer::Spectator)).collect();
    let first: HashSet<Seat> = views.iter().map(|view| view.first).collect();
    assert_eq!(first.len(), 4);
    let numbers: HashSet<_> = views.iter().map(|view| view.row[0].map(|statue| statue.number)).collect();
    assert_eq!(numbers.len(), 14);
}

#[test]
fn everything_is_told() {
    let (game, journal) = table(3, 7);
    let view = game.view(Viewer::Spectator);
    let row: Vec<_> = view.row.iter().flatten().copied().collect();
    let begins = Event::Begins { first: view.first, row };
    assert_eq!(journal.told()[0].event, begins);
}
