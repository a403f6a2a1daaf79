//! RULES 13: every moment at which the game waits, and what a button says there.

use super::{dice, quiet_roll};
use dice_kingdoms::{
    Action, DiceKingdoms, Refusal,
    parts::{End, Guild, RoadId, Statue, Target},
    scenario::{ByName, Hand, Scenario, Scene},
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
        "Fight with 4, Goblin Lair 1–6: gold",
        "Fight with 10, Goblin Lair 7–12: gold, gold",
        "Build with 5, from start 1 to Woodside Mill: 2 boxes, gold, Woodside Mill",
        "Build with 5, from start 4 to Lily Basin: 4 boxes, road, Lily Basin, then your choice",
    ] {
        assert!(labels.iter().any(|it| it == label), "{label} is not in {labels:#?}");
    }
}

#[test]
fn a_label_says_when_a_die_gives_nothing() {
    let table =
        Scenario::new(2).seat(0, |it| _ = it.citizen(2, 2).lair("den_goblin", &[3, 0])).action(dice(2, 4, 5, 6));
    let (_, labels) = read(&table, 0);
    assert_eq!(labels.iter().filter(|it| *it == "Take a die that ticks nothing").count(), 1, "{labels:#?}");
    assert!(!labels.iter().any(|it| it.ends_with(": nothing")), "{labels:#?}");
}

#[test]
fn a_label_promises_all_that_is_certain_and_nothing_else() {
    // The fight brings its gold whatever is recruited; with a full chest it brings none.
    let label = |chest: u8| {
        let lay = move |it: &mut Hand<'_>| _ = it.chest(chest);
        let (_, labels) = read(&Scenario::new(2).seat(0, lay).action(dice(1, 4, 1, 6)), 0);
        labels.into_iter().find(|it| it.starts_with("Fight with 10, Minotaur")).expect("a fight")
    };
    assert_eq!(label(0), "Fight with 10, Minotaur Lair 9–12: recruit, gold, then your choice");
    assert_eq!(label(36), "Fight with 10, Minotaur Lair 9–12: recruit, then your choice");
}

#[test]
fn every_choice_of_a_question_has_its_own_words_and_its_own_end() {
    let speak = |lang, locale| Words::read(lang, &[if lang == Lang::Fr { COMMON.fr } else { COMMON.en }, locale]);
    let tongues = [(Lang::Fr, DiceKingdoms::LOCALES.fr), (Lang::En, DiceKingdoms::LOCALES.en)]
        .map(|(lang, locale)| speak(lang, locale).expect("the words are read"));
    let names = ["Ann", "Ben", "Cid"].map(str::to_owned);
    for (seats, seed) in [(1, 1), (1, 2), (2, 3), (3, 4), (3, 5)] {
        let mut table = Scenario::new(seats).at_roll();
        let mut turn: u64 = seed;
        while !table.is_over() {
            let seat = table.asked()[0];
            let actions = table.actions(seat);
            let voice = Voice { names: &names, reader: Viewer::Seat(Seat::new(seat)) };
            for words in &tongues {
                let labels: Vec<_> =
                    actions.iter().map(|it| words.say(&table.game().describe(Seat::new(seat), it), voice)).collect();
                let different: std::collections::BTreeSet<_> = labels.iter().collect();
                assert_eq!(different.len(), labels.len(), "{labels:#?}");
            }
            let after = |&action: &Action| {
                let mut after = table.clone();
                after.play(seat, action);
                after.game().clone()
            };
            let ends: Vec<_> = actions.iter().map(after).collect();
            for (at, end) in ends.iter().enumerate() {
                let same = ends[..at].iter().position(|it| it == end);
                assert_eq!(same, None, "{:?} is {:?}", actions[at], same.map(|it| actions[it]));
            }
            turn = turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            table.play(seat, actions[(turn >> 33) as usize % actions.len()]);
        }
    }
}

#[test]
fn of_two_copies_of_a_statue_one_is_offered_and_either_can_be_pointed_at() {
    let row = [(1, false), (2, false), (3, false), (4, false), (5, false), (2, true)];
    let row = row.map(|(number, night)| Statue { number, night });
    let mut table = Scenario::new(2).seat(0, |it| _ = it.chest(7)).row_of(&row).action(dice(1, 1, 1, 1));
    table.play(0, table.fight("den_goblin", false));
    assert_eq!(table.actions(0), [0, 1, 2, 3, 4].map(Action::TakeStatue));
    assert_eq!(table.refusal(0, Action::TakeStatue(5)), Refusal::Twin);
    assert_eq!(table.game().targets(Seat::new(0), &Action::TakeStatue(1)), ["statue:1", "statue:5"]);
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
fn what_the_dice_are_for_waits_until_they_lie() {
    let lay = |it: &mut Hand<'_>| _ = it.domain("d01").domain("d05");
    let mut table = Scenario::new(2).seat(0, lay).at_roll();
    let seat = Seat::new(0);
    let why_not = |table: &Scene, thing: &str| {
        let game = table.game();
        let about = |action: &Action| game.targets(seat, action).iter().any(|it| it == thing);
        let attempts = game.attempts(seat).into_iter();
        attempts.filter(|it| about(&it.action)).map(|it| it.refusal).collect::<Vec<_>>()
    };
    for thing in ["citizen:c9_10", "lair:den_dragon", "road:r20", "domain:d01"] {
        assert_eq!(why_not(&table, thing), [Some(Refusal::NotRolled)], "{thing}");
    }
    assert_eq!(why_not(&table, "dice"), [None]);
    assert_eq!(why_not(&table, "domain:d05"), [], "its citizen came at once");
    let label = |action| table.game().describe(seat, &action).key;
    assert_eq!(label(Action::Hire { blue: false }), "do-hire-later");
    table.roll(quiet_roll());
    assert!(!why_not(&table, "citizen:c1").contains(&Some(Refusal::NotRolled)));
}

#[test]
fn the_others_are_not_asked() {
    let table = Scenario::new(3).action(dice(1, 1, 1, 1));
    assert_eq!(table.asked(), [0]);
    assert!(table.actions(1).is_empty());
    assert_eq!(table.refusal(1, Action::Hire { blue: false }), Refusal::NotAsked);
    assert_eq!(table.refusal(0, Action::Roll), Refusal::NotNow);
    assert!(table.game().attempts(Seat::new(2)).is_empty());
}

#[test]
fn unreachable_roads_are_offered_with_the_reason() {
    let table = Scenario::new(2).action(dice(1, 1, 1, 1));
    let attempts = table.game().attempts(Seat::new(0));
    let wanted = table.build("r05", End::A, false);
    let attempt = attempts.iter().find(|it| it.action == wanted).expect("offered");
    assert_eq!(attempt.refusal, Some(Refusal::OutOfReach));
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

#[test]
fn the_table_in_text_shows_the_whole_sheet() {
    let words = Words::read(Lang::En, &[COMMON.en, DiceKingdoms::LOCALES.en]).expect("the words are read");
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let voice = Voice { names: &names, reader: Viewer::Seat(Seat::new(0)) };
    let lay = |it: &mut Hand<'_>| _ = it.road("r02", End::A, 1).domain("d01").statues(&[5]);
    let table = Scenario::new(2).seat(0, lay).seat(1, lay).action(dice(1, 1, 1, 1));
    let lines = table.game().sketch(voice.reader, &words, voice).into_iter();
    let lines: Vec<_> = lines.map(|line| line.0.into_iter().map(|span| span.text).collect::<String>()).collect();
    let own = &lines[lines.iter().position(|line| line.starts_with("Ann")).expect("the own sheet")..];
    let content = dice_kingdoms::Content::builtin();
    let says = |name: &str| own.iter().filter(|line| line.contains(name)).count();
    for domain in &content.domains {
        let roads =
            content.roads.iter().filter(|road| [road.a, road.b].iter().any(|&end| content.at(end) == domain.at));
        let name = words.word(&format!("domain-{}", domain.id));
        assert_eq!(says(&name), roads.count() + 1, "{name}: its roads and its power\n{}", own.join("\n"));
    }
    assert!(own.iter().any(|line| line.contains("4 VP for each finished lair")), "what a statue is worth");
    let other = &lines[..lines.len() - own.len()];
    assert!(other.iter().any(|line| line.contains("start 2 ■W□")), "what others have begun\n{}", other.join("\n"));
}
