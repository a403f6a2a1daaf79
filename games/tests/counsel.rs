//! Hints and analyses, of whole games.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;
use taverne_bots::Effort;
use taverne_engine::{Record, Seat, Seed, record::Sitter};
use taverne_games::{Kind, Mark, Opening, Tip};

fn kind() -> &'static dyn Kind {
    taverne_games::find("card-kingdoms").unwrap()
}

fn opening(seats: usize) -> Opening {
    let sitter = |_| Sitter { name: String::new(), player: "greedy".to_owned() };
    Opening {
        content: None,
        options: serde_json::Value::Null,
        sitters: (0..seats).map(sitter).collect(),
        seed: Seed::numbered(5, seats as u64),
    }
}

/// A game in which the first seat plays badly.
fn played(seats: usize) -> Record {
    let mut table = kind().open(&opening(seats)).unwrap();
    let bot = |seat: usize| kind().bot(if seat == 0 { "random" } else { "greedy" }, Seed::numbered(6, seat as u64));
    let mut bots: Vec<_> = (0..seats).map(|seat| bot(seat).unwrap()).collect();
    while let Some(seat) = table.waiting().seats().first() {
        let action = bots[seat.index()].choose(table.as_ref(), seat);
        table.play(seat, &action).unwrap();
    }
    table.record()
}

#[test]
fn tips_are_legal_and_the_best_comes_first() {
    let mut table = kind().open(&opening(3)).unwrap();
    let mut bot = kind().bot("greedy", Seed::numbered(1, 1)).unwrap();
    let mut compared = 0;
    for turn in 0..60 {
        let seat = table.waiting().seats().first().unwrap();
        let legal = table.actions(seat);
        let tips = kind().tips(table.as_ref(), seat, Effort::iterations(60), Seed::numbered(2, turn));
        assert!(!tips.is_empty() && tips.iter().all(|tip| legal.contains(&tip.action)), "{tips:?}");
        let choices = table.choices(seat);
        assert!(tips.iter().all(|tip| choices[tip.choice].action == tip.action), "{tips:?}");
        assert!(tips.is_sorted_by(|a, b| a.chance >= b.chance && a.lead >= b.lead), "{tips:?}");
        compared += usize::from(tips.len() > 1);
        let action = bot.choose(table.as_ref(), seat);
        table.play(seat, &action).unwrap();
    }
    assert!(compared > 10);
}

#[test]
fn a_tip_names_the_choice_it_means_in_every_game() {
    for kind in taverne_games::all() {
        let mut table = kind.open(&opening(2.min(*kind.seats().end()))).unwrap();
        let mut bot = kind.bot("greedy", Seed::numbered(1, 1)).unwrap();
        for turn in 0..120 {
            let Some(seat) = table.waiting().seats().first() else { break };
            let choices = table.choices(seat);
            assert!(choices.iter().enumerate().all(|(place, choice)| choice.id == place));
            for tip in kind.tips(table.as_ref(), seat, Effort::iterations(20), Seed::numbered(2, turn)) {
                assert_eq!(choices[tip.choice].action, tip.action, "{}", kind.id());
            }
            let action = bot.choose(table.as_ref(), seat);
            table.play(seat, &action).unwrap();
        }
    }
}

#[test]
fn a_whole_game_is_judged() {
    for seats in [1, 3] {
        let record = played(seats);
        let mut heard = Vec::new();
        let mut progress = |done, total| {
            heard.push((done, total));
            true
        };
        let analysis = kind().analyse(&record, Effort::iterations(48), &mut progress).unwrap().unwrap();
        let plays = record.actions.len();
        assert_eq!(heard.last(), Some(&(plays, plays)));
        assert_eq!(analysis.chances.len(), plays + 1);
        for chances in &analysis.chances {
            assert_eq!(chances.len(), seats);
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
        }
        // Each by what it knows, so the chances of one moment need not add up; over a game they do, about.
        let sum: f32 = analysis.chances.iter().flatten().sum();
        let mean = sum / analysis.chances.len() as f32;
        assert!(seats == 1 || (0.7..=1.3).contains(&mean), "{mean}");
        let end = analysis.chances.last().unwrap();
        assert!(seats == 1 || end.contains(&1.0), "somebody has won: {end:?}");
        assert!(analysis.decisions.len() > 20);
        for judged in &analysis.decisions {
            let made = &record.actions[judged.play - 1];
            assert_eq!((made.seat, &made.action), (Seat::new(judged.seat), &judged.chosen.action));
            let lost = judged.better.as_ref().map_or(0.0, |better| better.chance - judged.chosen.chance);
            let hopeless = judged.better.is_none() && judged.chosen.chance < 0.05;
            assert_eq!(judged.mark == Mark::Lost, hopeless, "{judged:?}");
            assert_eq!(judged.mark == Mark::Good, judged.better.is_none() && !hopeless, "{judged:?}");
            assert!((judged.mark == Mark::Bad) == (lost > 0.06), "{judged:?}");
            let likely = |tip: &Tip| (0.0..=1.0).contains(&tip.chance);
            assert!(likely(&judged.chosen) && judged.better.as_ref().is_none_or(likely));
        }
        let judged: u32 = analysis.players.iter().map(|it| it.good + it.inaccurate + it.bad + it.lost).sum();
        assert!(seats == 1 || analysis.players.iter().any(|it| it.lost > 0), "the last moves save nobody");
        assert_eq!(judged as usize, analysis.decisions.len());
        if seats > 1 {
            let [clumsy, greedy, ..] = &analysis.players[..] else { panic!("three players") };
            assert!(clumsy.kept < greedy.kept, "{:?}", analysis.players);
            assert!(!analysis.turning_points.is_empty());
        }
        for point in &analysis.turning_points {
            assert_eq!(record.actions[point.play - 1].seat, Seat::new(point.seat));
        }
        let again = kind().analyse(&record, Effort::iterations(48), &mut |_, _| true).unwrap().unwrap();
        assert_eq!(analysis, again, "an analysis can be made again");
    }
}

/// A hint, the graph and what is said of a decision are one measure, sampled each time anew: they differ by no more than their
/// errors, one of twenty pairs at most excepted. In recorded games, of which the hints know nothing.
#[test]
fn hint_graph_and_decisions_agree_within_their_error() {
    for game in ["card-kingdoms", "dice-kingdoms"] {
        let kind = taverne_games::find(game).unwrap();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(game).join("tests/records/three-players.json");
        let record = serde_json::from_str::<Record>(&std::fs::read_to_string(file).unwrap()).unwrap();
        let effort = Effort::iterations(120);
        let analysis = kind.analyse(&record, effort, &mut |_, _| true).unwrap().unwrap();
        let mut table = kind.replay(&record, 0).unwrap();
        let (mut compared, mut apart, mut decisions) = (0, Vec::new(), analysis.decisions.iter().peekable());
        for (play, made) in record.actions.iter().enumerate() {
            let seat = made.seat.index();
            if let Some(judged) = decisions.next_if(|judged| judged.play == play + 1) {
                let (graph, error) = (analysis.chances[play][seat], analysis.errors[play][seat]);
                match &judged.better {
                    Some(better) => assert_eq!(better.chance, graph, "{game}, {judged:?}"),
                    None => assert!(judged.chosen.chance <= graph, "{game}, {judged:?}"),
                }
                let hint = kind.tips(table.as_ref(), made.seat, effort, Seed::numbered(9, play as u64)).swap_remove(0);
                compared += 1;
                if (hint.chance - graph).abs() > hint.error + error {
                    apart.push((play, hint.chance, hint.error, graph, error));
                }
            }
            table.play(made.seat, &made.action).unwrap();
        }
        assert!(compared > 50, "{game}: {compared}");
        assert!(apart.len() * 20 <= compared, "{game}: of {compared} pairs {apart:?}");
    }
}

#[test]
fn an_analysis_can_be_stopped() {
    let mut calls = 0;
    let mut stop = |done, _| {
        calls += 1;
        done < 5
    };
    assert_eq!(kind().analyse(&played(2), Effort::iterations(8), &mut stop).unwrap(), None);
    assert_eq!(calls, 6);
}
