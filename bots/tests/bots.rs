//! What every bot promises, played at tables of Valeria: Card Kingdoms.

use card_kingdoms::{Action, CardKingdoms, Content, Options};
use std::time::{Duration, Instant};
use taverne_bots::{Bot, Budget, Effort, Ismcts, LEVELS, NAMES, by_name};
use taverne_engine::{Game, Journal, Perspective, Seat, Seed, Spoken};

fn open(options: &Options, seats: usize) -> CardKingdoms {
    let seed = Seed::numbered(11, seats as u64);
    CardKingdoms::new(Content::builtin(), options, seats, seed, &mut Journal::silent()).expect("these options work")
}

fn table(seats: usize) -> CardKingdoms {
    open(&Options::default(), seats)
}

fn asked(game: &CardKingdoms) -> Option<Seat> {
    game.waiting().seats().first()
}

fn think(bot: &mut dyn Bot<CardKingdoms>, game: &CardKingdoms, seat: Seat) -> Action {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let action = bot.choose(&Perspective::new(game, seat), &actions);
    assert!(actions.contains(&action), "a bot plays by the rules");
    action
}

fn play(game: &mut CardKingdoms, seat: Seat, action: Action) {
    game.play(seat, action, &mut Journal::silent()).expect("a listed action is legal");
}

/// The bots of the house, those that search with a budget that tests can afford.
fn names() -> [String; NAMES.len()] {
    NAMES.map(|name| if LEVELS.iter().any(|level| level.name == name) { format!("{name}@24") } else { name.to_owned() })
}

fn named(name: &str, seat: usize) -> Box<dyn Bot<CardKingdoms>> {
    by_name(name, Seed::numbered(12, seat as u64)).expect("a bot of the house")
}

#[test]
fn every_way_to_play_is_played_to_the_end() {
    for variant in CardKingdoms::variants() {
        for name in ["hard@6", "greedy"] {
            let mut game = open(&variant.options, variant.seats);
            let mut bots: Vec<_> = (0..variant.seats).map(|seat| named(name, seat)).collect();
            let mut decisions = 0;
            while let Some(seat) = asked(&game) {
                let action = think(&mut *bots[seat.index()], &game, seat);
                play(&mut game, seat, action);
                decisions += 1;
                assert!(decisions < 3_000, "{name}, {}, {} seats", variant.name, variant.seats);
            }
        }
    }
}

/// The real hidden cards must not matter, only what the seat can see.
#[test]
fn nobody_sees_what_is_hidden() {
    for name in names() {
        let mut game = table(3);
        let mut rng = Seed::numbered(13, 0).fast();
        for turn in 0..40 {
            let Some(seat) = asked(&game) else { break };
            let elsewhere = game.imagine(seat, &mut rng);
            let action = think(&mut *named(&name, turn), &game, seat);
            assert_eq!(action, think(&mut *named(&name, turn), &elsewhere, seat), "{name}");
            play(&mut game, seat, action);
        }
    }
}

fn story(effort: Effort) -> Vec<Action> {
    let mut game = table(2);
    let mut bots = [0, 1].map(|seat| Ismcts::new(effort, Seed::numbered(14, seat)));
    let mut story = Vec::new();
    while let (Some(seat), true) = (asked(&game), story.len() < 60) {
        let action = think(&mut bots[seat.index()], &game, seat);
        story.push(action);
        play(&mut game, seat, action);
    }
    story
}

#[test]
fn thinking_for_so_many_iterations_can_be_reproduced() {
    for threads in [1, 2] {
        let effort = Effort { threads, ..Effort::iterations(40) };
        assert_eq!(story(effort), story(effort), "{threads} threads");
    }
}

/// Whatever the bot kept in mind must not mislead it when something is taken back or somebody else plays for it.
#[test]
fn a_move_taken_back_does_not_confuse() {
    let mut game = table(2);
    let mut bots = [0, 1].map(|seat| named("hard@40", seat));
    let mut before: Option<(CardKingdoms, Seat)> = None;
    for decision in 0..120 {
        let Some(seat) = asked(&game) else { break };
        let action = think(&mut *bots[seat.index()], &game, seat);
        if let Some((earlier, seat)) = &before {
            think(&mut *bots[seat.index()], earlier, *seat);
        }
        before = Some((game.clone(), seat));
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let another = if decision % 5 == 0 { actions[actions.len() - 1] } else { action };
        play(&mut game, seat, another);
    }
}

/// A bot that would think for ever stops when its time is up: not before, and not much later either, by the clock of its
/// own thread. (By the wall's, a busy machine may take as long as it likes.)
#[test]
fn nobody_thinks_longer_than_allowed() {
    let most = Duration::from_millis(100);
    let endless = Budget::Iterations(u32::MAX);
    let mut game = table(4);
    for action in [Action::KeepDuke(0), Action::KeepDuke(0), Action::KeepDuke(0), Action::KeepDuke(0), Action::Roll] {
        let seat = asked(&game).expect("the game has just begun");
        play(&mut game, seat, action);
    }
    let seat = asked(&game).expect("the game has just begun");
    for (budget, cap) in [(endless, Some(most)), (Budget::Time(most), None)] {
        for threads in [1, 2] {
            let effort = Effort { budget, cap, threads, ..Effort::USUAL };
            for attempt in 0..3 {
                let mut bot = Ismcts::new(effort, Seed::numbered(15, attempt));
                let (start, worked) = (Instant::now(), on_cpu());
                think(&mut bot, &game, seat);
                assert!(start.elapsed() >= most, "with {threads} threads it stopped after {:?}", start.elapsed());
                let worked = on_cpu().saturating_sub(worked);
                assert!(worked <= most.mul_f32(1.5), "with {threads} threads it worked for {worked:?}");
            }
        }
    }
}

/// How long this thread has run on a processor, where the system tells.
fn on_cpu() -> Duration {
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = schedstat.split(' ').next().and_then(|nanos| nanos.parse().ok());
    Duration::from_nanos(nanos.unwrap_or(0))
}

/// What is told to people: chances are chances, and every action that was tried has a lead in points.
#[test]
fn counsel_can_be_read() {
    for seats in [1, 2, 4] {
        let mut game = table(seats);
        for decision in 0..50 {
            let Some(seat) = asked(&game) else { break };
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            let mut bot = Ismcts::new(Effort::iterations(30), Seed::numbered(16, decision));
            let counsel = bot.counsel(&Perspective::new(&game, seat), &actions);
            assert_eq!(counsel.advice.len(), actions.len());
            assert!(counsel.chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
            assert!((counsel.advice.iter().map(|advice| advice.share).sum::<f32>() - 1.0).abs() < 1e-3);
            assert!(counsel.advice.iter().filter_map(|advice| advice.lead).all(|lead| lead.abs() < 150.0));
            play(&mut game, seat, counsel.advice[0].action);
        }
    }
}
