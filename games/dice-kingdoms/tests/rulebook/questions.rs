//! RULES 13: every moment at which the game waits, and what a button says there.

use super::{dice, quiet_roll};
use dice_kingdoms::{
    Action, DiceKingdoms,
    parts::{End, Guild, RoadId, Target},
    scenario::{Hand, Scenario, Scene},
};
use taverne_engine::{
    Game, Lang, Seat, Spoken, Viewer, Words,
    words::{COMMON, Voice},
};

/// The question, and the label of each choice, in English.
fn read(table: &Scene, seat: usize) -> (String, Vec<String>) {
    let words = Words::read(Lang::En, &[COMMON.en, DiceKingdoms::LOCALES.en]).expect("the words are read");
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let seat = Seat::new(seat);
    let voice = Voice { names: &names, reader: Viewer::Seat(seat) };
    let game = table.game();
    let labels = table.actions(seat.index()).iter().map(|it| words.say(&game.describe(seat, it), voice)).collect();
    (words.say(&game.prompt(seat).question, voice), labels)
}

#[test]
fn a_label_says_what_the_die_gives() {
    let lay = |it: &mut Hand<'_>| _ = it.lair("den_goblin", &[0, 1]);
    let table = Scenario::new(2).seat(0, lay).action(dice(2, 4, 5, 6));
    let (question, labels) = read(&table, 0);
    assert_eq!(question, "Choose a die: yellow recruits, red fights, green builds.");
    for label in [
        "Recruit with 2, Merchant: a plain box",
        "Recruit with 8, Champion: a plain box",
        "Fight with 4, Goblin Lair: gold",
        "Fight with 10, Goblin Lair: gold, gold",
        "Build with 5, from start 1 to Woodside Mill: 2 boxes, gold, Woodside Mill",
        "Build with 5, from start 4 to Lily Basin: 2 boxes, road, then your choice",
    ] {
        assert!(labels.iter().any(|it| it == label), "{label} is not in {labels:#?}");
    }
}

#[test]
fn a_label_says_when_a_die_gives_nothing() {
    let table =
        Scenario::new(2).seat(0, |it| _ = it.citizen(2, 2).lair("den_goblin", &[3, 0])).action(dice(2, 4, 5, 6));
    let (_, labels) = read(&table, 0);
    assert!(labels.contains(&"Recruit with 2, Merchant: nothing".to_owned()), "{labels:#?}");
    assert!(labels.contains(&"Fight with 4, Goblin Lair: nothing".to_owned()), "{labels:#?}");
}

#[test]
fn labels_never_tell_what_nobody_can_know() {
    // Taking a statue in an action turns up a card; the label is about the statue.
    let mut table = Scenario::new(2).seat(0, |it| _ = it.chest(7)).row(&[1, 2, 3, 4, 5, 6]).action(dice(1, 1, 1, 1));
    table.play(0, table.fight("den_goblin", false));
    let (question, labels) = read(&table, 0);
    assert_eq!(question, "A pedestal: which statue do you take?");
    assert_eq!(labels[0], "Bridgewright (1): 2 VP for each complete bridge");
    // The label of the last answer in a hidden harvest does not know who was first in a lair.
    let almost = |it: &mut Hand<'_>| _ = it.guild(Guild::Soldier, 2).lair("den_goblin", &[3, 2]);
    let mut table = Scenario::new(2).seat(0, almost).seat(1, almost).harvest(5, 1);
    table.play(0, table.combat("den_goblin"));
    let (_, labels) = read(&table, 1);
    assert_eq!(labels[0], "Goblin Lair: lair finished");
}

#[test]
fn targets_name_dice_things_and_boxes() {
    let table = Scenario::new(2).seat(0, |it| _ = it.lair("den_goblin", &[0, 1])).action(dice(2, 4, 5, 6));
    let targets = |action| table.game().targets(Seat::new(0), &action);
    assert_eq!(targets(Action::Hire { blue: true }), ["die:yellow", "die:blue", "citizen:c8", "box:citizen:c8:0"]);
    assert_eq!(
        targets(table.fight("den_goblin", true)),
        ["die:red", "die:blue", "lair:den_goblin", "box:lair:den_goblin:1:1"]
    );
    assert_eq!(targets(table.build("r01", End::A, false)), ["die:green", "road:r01", "road:r01:a", "box:road:r01:0"]);
}

#[test]
fn rolling_is_a_decision_of_its_own() {
    let mut table = Scenario::new(2).at_roll();
    assert_eq!(table.actions(0), [Action::Roll]);
    table.roll(quiet_roll());
    assert!(table.is_at_action(), "nobody had a choice in the harvest");
}

#[test]
fn the_others_are_not_asked() {
    let table = Scenario::new(3).action(dice(1, 1, 1, 1));
    assert_eq!(table.asked(), [0]);
    assert!(table.actions(1).is_empty());
    assert_eq!(table.refusal(1, Action::Hire { blue: false }), dice_kingdoms::Refusal::NotAsked);
    assert_eq!(table.refusal(0, Action::Roll), dice_kingdoms::Refusal::NotNow);
    assert!(table.game().attempts(Seat::new(2)).is_empty());
}

#[test]
fn unreachable_roads_are_offered_with_the_reason() {
    let table = Scenario::new(2).action(dice(1, 1, 1, 1));
    let attempts = table.game().attempts(Seat::new(0));
    let wanted = table.build("r05", End::A, false);
    let attempt = attempts.iter().find(|it| it.action == wanted).expect("offered");
    assert_eq!(attempt.refusal, Some(dice_kingdoms::Refusal::OutOfReach));
}

#[test]
fn the_table_in_text_shows_that_a_flooded_bridge_pays_nothing() {
    let words = Words::read(Lang::En, &[COMMON.en, DiceKingdoms::LOCALES.en]).expect("the words are read");
    let voice = Voice { names: &["Ann".to_owned()], reader: Viewer::Seat(Seat::new(0)) };
    let mill_to_quarry = |table: &Scene| {
        let lines = table.game().sketch(voice.reader, &words, voice).into_iter();
        let mut lines = lines.map(|line| line.0.into_iter().map(|span| span.text).collect::<String>());
        lines.find(|line| line.trim().starts_with("Woodside Mill") && line.ends_with("Greystone Quarry"))
    };
    let mut table = Scenario::new(1).seat(0, |it| _ = it.domain("d01")).next_event(1).harvest(1, 1);
    assert_eq!(mill_to_quarry(&table).expect("a road").split_whitespace().nth(2), Some("□□G□□"));
    table.play(0, Action::Strike(Target::Bridge(RoadId(5))));
    assert_eq!(mill_to_quarry(&table).expect("a road").split_whitespace().nth(2), Some("□□-□□"));
}
