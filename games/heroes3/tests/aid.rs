//! The player aid is one page of the rules, and opens at the part that applies: whatever is asked, its rule leads there.

use heroes3::{Action, Content, Heroes3};
use std::collections::BTreeSet;
use taverne_engine::{Game, Journal, Lang, Seed, Spoken, chance};

/// What the aid says nothing about.
const WITHOUT: [&str; 1] = ["campaign"];

/// The rules that questions name, in some random games of every variant.
fn rules_asked() -> BTreeSet<&'static str> {
    let mut asked = BTreeSet::new();
    let mut actions: Vec<Action> = Vec::new();
    for (number, variant) in Heroes3::variants().into_iter().enumerate() {
        let seed = Seed::numbered(6, number as u64);
        let mut rng = seed.fast();
        let mut journal = Journal::silent();
        let mut game =
            Heroes3::new(Content::builtin(), &variant.options, variant.seats, seed, &mut journal).expect("it opens");
        for _ in 0..2_000 {
            let Some(seat) = game.waiting().seats().first() else { break };
            actions.clear();
            game.actions(seat, &mut actions);
            asked.insert(game.prompt(seat).rule);
            let action = actions[chance::below(&mut rng, actions.len())];
            game.play(seat, action, &mut journal).expect("a listed action");
        }
    }
    asked
}

/// What stands under a heading, up to the next one.
fn section<'a>(rules: &'a str, id: &str) -> &'a str {
    let begins = rules.find(&format!("{{#{id}}}")).unwrap_or_else(|| panic!("no heading {id}"));
    let rest = &rules[begins..];
    &rest[..rest.find("\n#").unwrap_or(rest.len())]
}

#[test]
fn every_question_leads_to_its_part_of_the_aid() {
    let asked = rules_asked();
    assert!(asked.len() > 15, "{asked:?}");
    for lang in [Lang::Fr, Lang::En] {
        let rules = Heroes3::RULES.get(lang);
        let lost = asked.iter().filter(|id| !section(rules, id).contains("(#aid-"));
        let lost: Vec<_> = lost.filter(|id| !WITHOUT.contains(id)).collect();
        assert!(lost.is_empty(), "{lang:?}: nothing leads to the aid from {lost:?}");
        for part in rules.split("(#aid-").skip(1).filter_map(|it| it.split(')').next()) {
            assert!(rules.contains(&format!("{{#aid-{part}}}")), "{lang:?}: the aid has no part {part}");
        }
    }
}
