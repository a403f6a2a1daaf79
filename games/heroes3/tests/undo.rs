//! DECISIONS 5: what is chosen can be taken back until something is learned.

use heroes3::{
    Action, Content, Heroes3, Options,
    kinds::{Difficulty, Face, FieldId, Resource, Slot, Which},
    scenario::journey::Journey,
};
use taverne_engine::{Game, Journal, Seat, Seed};

const SEAT: Seat = Seat::new(0);

/// A rich Castle at its own turn.
fn castle() -> Journey {
    let journey = Journey::on("castle", &[("S3", 0, 0), ("F1", 3, -1)]).turned(0, 0).hand(&[]).round(3);
    let journey = journey.built(&[Slot::DwellingBronze, Slot::Citadel]).army(&[("halberdiers", Face::Few)]);
    let mut journey =
        journey.owns(Resource::Gold, 60).owns(Resource::Materials, 20).owns(Resource::Valuables, 9).hero((1, -1), 3);
    journey.act();
    journey
}

/// Plays an action, and tells whether anything was learned by it.
fn teaches(game: &mut Heroes3, action: Action) -> bool {
    let mut journal = Journal::silent();
    game.play(SEAT, action, &mut journal).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    journal.has_learned()
}

fn actions(game: &Heroes3) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(SEAT, &mut actions);
    actions
}

#[test]
fn building_recruiting_and_hiring_are_taken_back() {
    let journey = castle();
    let (recruit, reinforce) = (journey.recruit("marksmen"), journey.reinforcing("marksmen"));
    let town = journey.at((0, 0));
    let mut game = journey.game.clone();
    for action in [Action::Build(Slot::CityHall), Action::Muster, recruit, reinforce, Action::Done] {
        assert!(!teaches(&mut game, action), "{action:?}");
    }
    let mut game = journey.game.clone();
    assert!(!teaches(&mut game, Action::Hire(town)));
    // A mage guild searches, but one can still think better of it before looking.
    let mut game = journey.game;
    assert!(!teaches(&mut game, Action::Build(Slot::MageGuild)));
    assert!(teaches(&mut game, Action::Look));
}

#[test]
fn steps_onto_open_fields_are_taken_back() {
    let journey = castle();
    let [town, empty] = [(0, 0), (1, -1)].map(|it| journey.at(it));
    assert_eq!(journey.location((1, -1)), "empty");
    let mut game = journey.game;
    for field in [town, empty] {
        assert!(!teaches(&mut game, Action::Step { hero: Which::Main, field }), "{field:?}");
    }
}

#[test]
fn a_tile_is_seen_only_once_it_is_revealed() {
    let mut game =
        Journey::on("castle", &[("S3", 0, 0), ("far", 3, -1)]).turned(0, 0).hand(&[]).round(3).hero((1, -1), 3);
    game.act();
    let mut game = game.game;
    let reveal = actions(&game).into_iter().find(|it| matches!(it, Action::Reveal { .. })).expect("a tile beside");
    assert!(teaches(&mut game, reveal));
    let turn = actions(&game)[0];
    assert!(!teaches(&mut game, turn), "how it lies is a free choice");
}

#[test]
fn trades_are_taken_back() {
    let mut journey = castle();
    let fields = (0..14).map(FieldId);
    let post = fields.into_iter().find(|&it| journey.location(journey.place(it)) == "trading_post");
    journey.visit(post.expect("F1 has a trading post"));
    let trade = Action::Trade { give: Resource::Gold, get: Resource::Materials };
    for action in [Action::Choose(0), trade, Action::Done] {
        assert!(!teaches(&mut journey.game, action), "{action:?}");
    }
}

#[test]
fn discards_are_taken_back_and_a_drawn_hand_is_not() {
    let journey = Journey::on("castle", &[("S3", 0, 0), ("far", 3, -1)]).round(3);
    let mut journey = journey.hand(&["attack", "power"]).deck(&["defense", "knowledge", "bless"]);
    journey.begin_turn();
    let discard = actions(&journey.game).into_iter().find(|it| matches!(it, Action::Discard(_))).expect("a card");
    assert!(!teaches(&mut journey.game, discard));
    assert!(!teaches(&mut journey.game, Action::Done));
    assert!(teaches(&mut journey.game, Action::Fill));
}

/// The guard is drawn once the last unit stands; who is placed before can be taken back. A move can be taken back before the
/// unit strikes.
#[test]
fn units_are_placed_freely_until_the_guard_is_drawn() {
    let options = Options { difficulty: Difficulty::Easy, level: "1".into(), ..Options::default() };
    let mut journal = Journal::silent();
    let seed = Seed::numbered(4, 4);
    let mut game = Heroes3::new(Content::builtin(), &options, 1, seed, &mut journal).expect("good options");
    while !actions(&game).iter().any(|it| matches!(it, Action::Deploy { .. })) {
        let first = actions(&game)[0];
        teaches(&mut game, first);
    }
    let (mut placed, mut last) = (0, false);
    while let Some(deploy) = actions(&game).into_iter().find(|it| matches!(it, Action::Deploy { .. })) {
        assert!(!last, "nothing is learned before the last unit stands");
        last = teaches(&mut game, deploy);
        placed += 1;
    }
    assert!(placed == 4 && last, "{placed} units, and the guard is there");
    let mut moved = 0;
    for _ in 0..200 {
        let actions = actions(&game);
        let Some(first) = actions.first().copied() else { break };
        for &go in actions.iter().filter(|it| matches!(it, Action::Go(_))) {
            let mut copy = game.clone();
            let learned = teaches(&mut copy, go);
            let strikes = self::actions(&copy).iter().any(|it| matches!(it, Action::Strike(_)));
            if strikes && copy.combat().active == game.combat().active {
                assert!(!learned, "{go:?} before the strike");
                moved += 1;
            }
        }
        teaches(&mut game, first);
    }
    assert!(moved > 0, "somebody could go and strike");
}
