//! The table in text: what lies in a stack, and how many of a role, in both languages.

use card_kingdoms::{CardKingdoms, Refusal, cards::Role, scenario::Scenario, scenario::Scene};
use taverne_engine::{Lang, Spoken, Viewer, Words, words::COMMON, words::Voice};

fn words(lang: Lang) -> Words {
    Words::read(lang, &[COMMON.get(lang), CardKingdoms::LOCALES.get(lang)]).expect("the words are read")
}

fn drawn(table: &Scene, lang: Lang) -> String {
    let voice = Voice { names: &[], reader: Viewer::Spectator };
    let lines = table.game().sketch(Viewer::Spectator, &words(lang), voice).into_iter();
    let text = |line: taverne_engine::sketch::Line| line.0.into_iter().map(|span| span.text).collect::<String>();
    lines.map(|line| text(line) + "\n").collect()
}

// RULES 2.2: three Goblins, a Goblin Mage and the Goblin King are five different cards.
#[test]
fn a_stack_of_monsters_tells_them_apart() {
    let table = Scenario::new(2).at_actions();
    let english = drawn(&table, Lang::En);
    assert!(english.contains(" Goblin ×3 "), "{english}");
    assert!(english.contains("below: Goblin Mage, Goblin King\n"), "{english}");
    assert!(!english.contains("Goblin ×5"), "{english}");
    let french = drawn(&table, Lang::Fr);
    assert!(french.contains("Mage Gobelin, Roi Gobelin\n"), "{french}");
}

// RULES 2.4 and 11: nobody knows what lies face down.
#[test]
fn cards_face_down_are_counted_and_not_named() {
    let table = Scenario::new(2).mixed().offered(&["halfpenny_hill"]).at_actions();
    let english = drawn(&table, Lang::En);
    assert!(english.contains("Halfpenny Hill"), "{english}");
    assert!(!english.contains("Halfpenny Hill ×"), "{english}");
    assert_eq!(english.matches("(+4 face down)").count(), 10, "{english}");
}

#[test]
fn roles_have_their_plural() {
    let said = |lang, role, amount| {
        let refusal = CardKingdoms::explain(card_kingdoms::Content::builtin(), &Refusal::MissingRole { role, amount });
        words(lang).say(&refusal, Voice { names: &[], reader: Viewer::Spectator })
    };
    let plurals = [
        (Role::Worker, "2 Artisans", "2 Workers"),
        (Role::Soldier, "2 Soldats", "2 Soldiers"),
        (Role::Shadow, "2 Ombres", "2 Shadows"),
        (Role::Holy, "2 Saints", "2 Holy citizens"),
    ];
    for (role, french, english) in plurals {
        assert_eq!(said(Lang::Fr, role, 2), format!("Il vous manque {french}."));
        assert_eq!(said(Lang::En, role, 2), format!("You are missing {english}."));
    }
    assert_eq!(said(Lang::Fr, Role::Holy, 1), "Il vous manque 1 Saint.");
    assert_eq!(said(Lang::En, Role::Worker, 1), "You are missing 1 Worker.");
    let table = Scenario::new(2).offered(&["blood_crow_army"]).at_actions();
    assert!(drawn(&table, Lang::En).contains("3 Soldiers"));
    assert!(drawn(&table, Lang::Fr).contains("3 Soldats"));
}
