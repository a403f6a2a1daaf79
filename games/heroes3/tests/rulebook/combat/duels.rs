//! RULES 19.3 to 19.5, 21: a combat between two players, and the windows in which both may play.

use heroes3::{
    Action, Content, Event, Heroes3, Options,
    kinds::{Face, Quiet, Side, Window},
    scenario::Fight,
};
use taverne_engine::{Game, Journal, Seat, Seed, Viewer, Waiting};

const OWN: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

fn halberdiers_against_griffins() -> Fight {
    Fight::between("castle").own("halberdiers", Face::Pack, (1, 2)).enemy("griffins", Face::Pack, (1, 3))
}

/// RULES 19.5 step 2: the attacking side first, then the defending one; whoever has nothing is not asked.
#[test]
fn window_c_asks_both_sides_by_turns() {
    let mut fight = halberdiers_against_griffins().hand(&["attack", "attack"]).enemy_hand(&["defense"]);
    fight.dice(&[0]);
    fight.attack((1, 2), (1, 3));
    assert_eq!((fight.window(), fight.asked()), (Some(Window::Roll), Some(OWN)));
    fight.play_card("attack", 0);
    assert_eq!(fight.asked(), Some(OTHER), "they alternate");
    fight.reply_card("defense", 0);
    assert_eq!(fight.asked(), Some(OWN), "a card reopens the window for the other side");
    fight.pass();
    // Halberdiers 3 + 1, Griffins 0 + 1: 3 damage of 4.
    assert_eq!(fight.state((1, 3)), Some((Face::Pack, 3)));
}

#[test]
fn both_passes_in_a_row_close_a_window() {
    let mut fight = halberdiers_against_griffins().hand(&["attack"]).enemy_hand(&["defense"]);
    fight.attack((1, 2), (1, 3));
    fight.pass();
    assert_eq!(fight.asked(), Some(OTHER));
    fight.reply(Action::Pass(Quiet::Window));
    assert_ne!(fight.window(), Some(Window::Roll), "the die is rolled");
}

/// RULING 85, RULING 86: who has nothing for it, or wants to be left alone, is not asked.
#[test]
fn whoever_wants_to_be_left_alone_is_not_asked() {
    let mut fight = halberdiers_against_griffins().enemy_hand(&["defense", "attack"]);
    fight.dice(&[-1, -1]);
    fight.attack((1, 2), (1, 3));
    assert_eq!(fight.asked(), Some(OTHER), "the attacker has no card");
    fight.reply(Action::Pass(Quiet::Activation));
    assert_eq!(fight.window(), None, "not even for the retaliation");
}

/// RULES 19.4 window A: the side that does not act first.
#[test]
fn window_a_asks_the_other_side_first() {
    let mut fight = halberdiers_against_griffins().hand(&["slow"]).enemy_hand(&["sorrow"]);
    fight.activate((1, 2));
    assert_eq!((fight.window(), fight.asked()), (Some(Window::Before), Some(OTHER)));
}

/// RULES 19.5 window S: the enemy answers once the target is named.
#[test]
fn a_spell_is_answered_when_its_target_is_known() {
    let mut fight = halberdiers_against_griffins()
        .enemy("crusaders", Face::Few, (3, 4))
        .hand(&["magic_arrow"])
        .enemy_hand(&["resistance"]);
    fight.activate((1, 2));
    while fight.asked() == Some(OTHER) {
        fight.reply(Action::Pass(Quiet::Window));
    }
    fight.play_card("magic_arrow", 0);
    fight.target((1, 3));
    assert_eq!((fight.window(), fight.asked()), (Some(Window::Answer), Some(OTHER)));
    fight.reply_card("resistance", 0);
    assert_eq!(fight.state((1, 3)), Some((Face::Pack, 0)), "the spell has no effect");
    assert_eq!(fight.game.combat().spells[Side::Attacker as usize], 1, "but it was cast");
}

/// RULES 19.5 window E: the owner of the unit that would fall.
#[test]
fn the_owner_of_the_target_saves_it() {
    let mut fight = Fight::between("castle")
        .own("halberdiers", Face::Pack, (1, 2))
        .enemy("skeletons", Face::Few, (1, 3))
        .enemy("crusaders", Face::Few, (3, 4))
        .enemy_hand(&["resurrection"]);
    fight.dice(&[0]);
    fight.attack((1, 2), (1, 3));
    assert_eq!((fight.window(), fight.asked()), (Some(Window::Save), Some(OTHER)));
    fight.reply_card("resurrection", 0);
    assert_eq!(fight.state((1, 3)), Some((Face::Few, 0)));
}

/// RULES 21: the last unit falls, the other one has won; experience by the level of the hero that was beaten.
#[test]
fn whoever_has_no_unit_left_has_lost() {
    let mut fight = Fight::between("castle")
        .own("halberdiers", Face::Pack, (1, 2))
        .enemy("skeletons", Face::Few, (1, 3))
        .hand(&[])
        .enemy_hand(&[]);
    fight.dice(&[0]);
    fight.attack((1, 2), (1, 3));
    assert!(fight.is_over());
    let scores = fight.game.scores(Viewer::Spectator);
    assert_eq!(scores.winners().collect::<Vec<_>>(), [0]);
    let won = |it: &Event| matches!(it, Event::DuelEnds { seat, .. } if *seat == OWN);
    let events = fight.events();
    assert!(events.iter().any(won), "{events:?}");
    assert!(events.iter().any(|it| matches!(it, Event::Experience { seat, steps: 1 } if *seat == OWN)));
}

fn table(index: u64) -> Heroes3 {
    let options = Options { scenario: "skirmish_duel".into(), ..Options::default() };
    Heroes3::new(Content::builtin(), &options, 2, Seed::numbered(31, index), &mut Journal::silent()).expect("it opens")
}

/// Plays on with the first legal action until the game waits for what is wanted.
fn until(game: &mut Heroes3, wanted: impl Fn(&Heroes3) -> bool) {
    let mut actions = Vec::new();
    while !wanted(game) {
        let Waiting::For(seats) = game.waiting() else { return };
        let seat = seats.first().expect("somebody is asked");
        actions.clear();
        game.actions(seat, &mut actions);
        game.play(seat, actions[0], &mut Journal::silent()).expect("a listed action");
    }
}

/// RULES 19.3 step 3, RULING 89: the attacker first; each on the own lines.
#[test]
fn the_attacker_is_placed_first() {
    let mut attackers = [0; 2];
    for index in 0..40 {
        let mut game = table(index);
        until(&mut game, |it| {
            it.waiting().seats().iter().any(|seat| {
                let mut actions = Vec::new();
                it.actions(seat, &mut actions);
                actions.iter().any(|it| matches!(it, Action::Deploy { .. }))
            })
        });
        let seat = game.waiting().seats().first().expect("somebody places");
        assert_eq!(game.side_of(seat), Side::Attacker);
        attackers[seat.index()] += 1;
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let home = |it: &Action| match it {
            Action::Deploy { space, .. } => Side::Attacker.home().contains(*space),
            _ => true,
        };
        assert!(actions.iter().all(home));
    }
    assert!(attackers[0] > 8 && attackers[1] > 8, "the attacker is drawn: {attackers:?}");
}

/// DECISIONS 6: of the other player one sees how many cards there are, not which.
#[test]
fn hands_are_hidden_from_each_other() {
    let mut game = table(3);
    until(&mut game, |it| it.player(OWN).hand.len() >= 4 && it.player(OTHER).hand.len() >= 4);
    let (own, other) = (game.view(Viewer::Seat(OWN)), game.view(Viewer::Seat(OTHER)));
    let onlooker = game.view(Viewer::Spectator);
    let count = |view: &heroes3::view::View| view.hand.iter().map(|it| it.count).sum::<u8>();
    assert_eq!(usize::from(count(&own)), game.player(OWN).hand.len());
    assert_eq!(usize::from(count(&other)), game.player(OTHER).hand.len());
    assert!(onlooker.hand.is_empty() && onlooker.deck.is_empty());
    let battle = own.battle.expect("a battle");
    let sizes = battle.sides.map(|it| usize::from(it.hand));
    let seats = [Side::Attacker, Side::Defender].map(|it| game.seat_of(it).expect("two players"));
    assert_eq!(sizes, seats.map(|it| game.player(it).hand.len()));
}

/// DECISIONS 7: what the others began with and have shown stays theirs; what they found unseen could be any card.
#[test]
fn imagined_hands_agree_with_what_was_shown() {
    let mut game = table(5);
    until(&mut game, |it| it.combat().round > 0);
    let known = |game: &Heroes3| {
        let player = game.player(OTHER);
        let mut cards: Vec<_> = player.hand.iter().chain(&player.deck).copied().collect();
        for secret in &player.secret {
            let at = cards.iter().position(|it| it == secret).expect("a secret card is there");
            cards.remove(at);
        }
        cards.sort_unstable();
        cards
    };
    let mut rng = Seed::numbered(9, 9).fast();
    let (mut hands, mut secrets) = (0, 0);
    for _ in 0..30 {
        let world = game.imagine(OWN, &mut rng);
        assert_eq!(known(&world), known(&game));
        assert_eq!(world.player(OTHER).hand.len(), game.player(OTHER).hand.len());
        assert_eq!(world.player(OWN), game.player(OWN), "one knows the own cards");
        hands += usize::from(world.player(OTHER).hand != game.player(OTHER).hand);
        secrets += usize::from(world.player(OTHER).secret != game.player(OTHER).secret);
    }
    assert!(game.player(OTHER).secret.len() >= 3, "the gains of two levels and two spells");
    assert!(hands > 20 && secrets > 20, "{hands} {secrets}");
}
