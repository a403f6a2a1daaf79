//! Campaigns through the type-erased face, as the server sees them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use serde_json::{Value, json};
use taverne_engine::{
    Lang, Phrase, Seat, Seed, Table, Viewer, campaign::Progress, options::OptionKind, record::Sitter, words::Voice,
};
use taverne_games::{CannotOpen, Kind, Opening};

fn with_campaigns() -> impl Iterator<Item = &'static dyn Kind> {
    taverne_games::all().iter().copied().filter(|kind| kind.campaign_options().is_some())
}

/// A game of a campaign, played by a bot that does not think.
fn play(kind: &'static dyn Kind, options: Value) -> Box<dyn Table> {
    let sitters = vec![Sitter { name: "Aldric".to_owned(), player: "person".to_owned() }];
    let opening = Opening { content: None, options, sitters, seed: Seed::fresh() };
    let mut table = kind.open(&opening).unwrap();
    let mut bot = kind.bot("random", Seed::fresh()).unwrap();
    while !table.waiting().is_over() {
        assert_eq!(kind.outcome(table.as_ref()), None, "nothing is judged before the end");
        let action = bot.choose(table.as_ref(), Seat::new(0));
        table.play(Seat::new(0), &action).unwrap();
    }
    table
}

fn phrases(progress: &Progress) -> Vec<&Phrase> {
    let lists = progress.lists.iter();
    let of_lists = lists.flat_map(|list| {
        let texts = list.objectives.iter().map(|it| &it.text);
        texts.chain([&list.name]).chain(&list.title)
    });
    let notes = progress.games.iter().filter_map(|game| game.note.as_ref());
    of_lists.chain(progress.ranks.iter().map(|rank| &rank.name)).chain(notes).chain(&progress.verdict).collect()
}

#[test]
fn a_campaign_is_played_from_its_plan_to_its_verdict_and_has_words_for_all_of_it() {
    for kind in with_campaigns() {
        let (mut outcomes, mut given_up) = (Vec::new(), Vec::new());
        let fresh = kind.campaign(&Value::Null, &[]).unwrap().unwrap();
        assert_eq!(fresh.progress.ticked(), 0);
        let mut campaign = fresh.clone();
        while let Some(options) = campaign.next.clone() {
            let table = play(kind, options);
            let mut outcome = kind.outcome(table.as_ref()).unwrap();
            // Where a lost game is played again, whoever does not think would never come to the end.
            if let Some(won) = outcome.get_mut("won") {
                *won = json!(true);
            }
            outcomes.push(outcome);
            given_up.push(Value::Null);
            campaign = kind.campaign(&fresh.plan, &outcomes).unwrap().unwrap();
            let points = table.scores(Viewer::Spectator).seats[0].total;
            assert_eq!(campaign.progress.games.last().unwrap().points, Some(points));
            assert!(outcomes.len() < 100, "{}: every campaign ends", kind.id());
        }
        assert!(campaign.progress.verdict.is_some());
        let nothing = kind.campaign(&fresh.plan, &given_up).unwrap().unwrap();
        assert_eq!(nothing.progress.ticked(), 0);
        let plays_again = outcomes.iter().any(|it| it.get("won").is_some());
        assert_eq!(nothing.next, if plays_again { fresh.next } else { None });
        for lang in Lang::ALL {
            let (words, voice) = (kind.words(lang), Voice { names: &[], reader: Viewer::Spectator });
            for phrase in phrases(&campaign.progress).into_iter().chain(phrases(&nothing.progress)) {
                words.try_say(phrase, voice).unwrap();
            }
            for option in kind.campaign_options().unwrap() {
                assert!(words.has(&format!("option-{}", option.key)));
                if let OptionKind::Choice { words: key, values } = option.kind {
                    values.iter().for_each(|value| assert!(words.has(&format!("{key}-{value}")), "{key}-{value}"));
                }
            }
            assert!(words.has("campaign-name") && words.has("campaign-about"), "{}", kind.id());
        }
    }
}

#[test]
fn a_plan_that_makes_no_sense_is_refused() {
    for kind in with_campaigns() {
        let refused = kind.campaign(&json!({"colour": "blue"}), &[]);
        assert!(matches!(refused, Err(CannotOpen::BadOptions(_))), "{refused:?}");
    }
}

#[test]
fn games_without_a_campaign_say_so() {
    let valeria = taverne_games::find("card-kingdoms").unwrap();
    assert_eq!(valeria.campaign_options(), None);
    assert_eq!(valeria.campaign(&Value::Null, &[]), Ok(None));
    assert!(with_campaigns().any(|kind| kind.id() == "valroc"));
}
