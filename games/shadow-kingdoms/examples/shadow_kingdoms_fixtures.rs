//! Writes the tables that the board is tested with: `cargo run -p shadow-kingdoms --example shadow_kingdoms_fixtures`, then
//! `npm run format` in `web/`.
//! Each is what the first seat would be sent by the server, at a moment worth a test, found in games played at random.

use shadow_kingdoms::{
    Action, Content, Event, Options, ShadowKingdoms,
    view::{Phase, View},
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

type Wanted = (&'static str, usize, fn(&Moment) -> bool);

const WANTED: [Wanted; 18] = [
    ("boards", 3, |it| it.view.phase == Phase::Boards),
    ("faces", 3, |it| it.view.phase == Phase::Faces),
    ("move", 3, |it| it.view.phase == Phase::Move && it.view.turn > 20 && goes_to_camp(it)),
    ("die", 3, |it| it.view.phase == Phase::Die && it.view.turn > 12),
    ("drop_die", 2, |it| it.view.phase == Phase::DropDie),
    ("award", 2, |it| it.view.phase == Phase::MagicShrine),
    ("champions", 4, |it| it.view.phase == Phase::Recruit && it.view.turn > 10 && cycles(it)),
    ("plans", 3, |it| it.view.phase == Phase::Reserve && it.view.turn > 30 && two_slots(it)),
    ("bonus", 3, |it| it.view.phase == Phase::SlotBonus),
    ("any_die", 2, |it| it.view.phase == Phase::AnyDie),
    ("choose_plan", 3, |it| it.view.phase == Phase::ChoosePlan && it.actions.len() > 2),
    ("assign", 3, |it| it.view.phase == Phase::Assign && it.actions.len() > 1),
    ("change", 2, |it| it.view.phase == Phase::Change && changes(it) > 4),
    ("uncover", 3, |it| it.view.phase == Phase::Uncover && it.view.camp.is_some()),
    ("zone", 3, |it| it.view.phase == Phase::Zone && it.actions.len() < 8),
    ("chain", 3, |it| it.view.phase == Phase::Chain),
    ("finish", 3, |it| it.view.phase == Phase::Finish),
    ("solo", 1, |it| it.view.phase == Phase::Move && it.view.turn > 12),
];

fn goes_to_camp(it: &Moment) -> bool {
    it.actions.iter().any(|action| matches!(action, Action::Move(place) if place.shrine().is_none()))
}

fn cycles(it: &Moment) -> bool {
    it.actions.iter().any(|action| matches!(action, Action::CycleChampion { .. }))
        && it.actions.iter().any(|action| matches!(action, Action::Recruit { .. }))
}

fn two_slots(it: &Moment) -> bool {
    let slots: Vec<_> = it
        .actions
        .iter()
        .filter_map(|action| if let Action::Reserve { slot, .. } = action { Some(slot) } else { None })
        .collect();
    slots.iter().any(|slot| Some(slot) != slots.first())
}

fn changes(it: &Moment) -> usize {
    it.actions.iter().filter(|action| matches!(action, Action::Change { .. })).count()
}

/// Plays at random until the moment comes, in one game after the other.
fn find(seats: usize, wanted: fn(&Moment) -> bool) -> Option<(ShadowKingdoms, Vec<Event>)> {
    for number in 0..400 {
        let seed = Seed::numbered(11, number);
        let mut rng = seed.fast();
        let mut told: Vec<Event> = Vec::new();
        let mut journal = Journal::new();
        let mut game = ShadowKingdoms::new(Content::builtin(), &Options::default(), seats, seed, &mut journal).ok()?;
        let mut actions = Vec::new();
        while let Some(seat) = game.waiting().seats().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            if seat == FIRST {
                let moment = Moment { view: game.view(Viewer::Seat(FIRST)), actions: actions.clone() };
                if wanted(&moment) {
                    return Some((game, told));
                }
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
    for (name, seats, wanted) in WANTED {
        let (game, told) = find(seats, wanted).ok_or(name)?;
        looks.insert(name, board_fixtures::first_seat(&game, &told[told.len().saturating_sub(LAST)..]));
    }
    board_fixtures::write(env!("CARGO_MANIFEST_DIR"), &ShadowKingdoms::catalogue(Content::builtin()), &looks)?;
    Ok(())
}
