//! RULES 16, 17: what is on the fields of the core box and of Rampart, with the test cases of 30.2 about visits.

use heroes3::{
    Action, Content, Event, Refusal,
    kinds::{FieldId, Morale, Resource, SharedDeck, TileKind, Which},
    land::Holder,
    scenario::journey::Journey,
};
use taverne_engine::{Game, Seat};

const SEAT: Seat = Seat::new(0);
/// The fields of the tile beside the start tile.
const BESIDE: std::ops::Range<u8> = 7..14;

/// A map with a tile that has such a location, whose guard is gone, and where it lies; the hero is of level III.
fn near(faction: &str, location: &str) -> (Journey, (i8, i8)) {
    let content = Content::builtin();
    let id = content.find_location(location).expect("a known location");
    let tile = content.tiles.iter().find(|it| it.kind != TileKind::Start && it.has(id)).expect("some tile has it");
    let journey = Journey::on(faction, &[("S3", 0, 0), (tile.kind.id(), 3, -1)]);
    let journey = journey.turned(0, 0).found(1, &tile.id, 1).level(3).hero((1, -1), 3);
    let mut places = BESIDE.map(|field| journey.place(FieldId(field)));
    let place = places.find(|&at| journey.location(at) == location).expect("it is on this tile");
    (journey.beaten(place), place)
}

/// The main hero comes onto such a field.
fn visit(location: &str) -> Journey {
    visit_with(location, |it| it)
}

fn visit_with(location: &str, prepared: impl FnOnce(Journey) -> Journey) -> Journey {
    let (journey, place) = near("castle", location);
    let mut journey = prepared(journey);
    journey.enter(Which::Main, place);
    journey
}

fn resources(journey: &Journey) -> [u16; 3] {
    journey.game.player(SEAT).resources
}

fn is_cubed(journey: &Journey) -> bool {
    let field = journey.game.player(SEAT).hero_on_map(Which::Main).expect("the main hero").field;
    journey.game.land().mark(field).cube()
}

fn searches(journey: &mut Journey, deck: SharedDeck) -> usize {
    let mut searches = 0;
    while journey.actions().contains(&Action::Look) {
        journey.play(Action::Look);
        let looked: Vec<_> = journey.events();
        assert!(
            looked
                .iter()
                .any(|it| matches!(it, Event::Looked { deck: of, cards, .. } if *of == deck && cards.len() == 2))
        );
        let take = journey.actions()[0];
        journey.play(take);
        searches += 1;
    }
    searches
}

#[test]
fn every_location_of_the_boxes_has_its_category() {
    use heroes3::kinds::Category::{Blocked, Empty, Flaggable, Revisitable, Visitable};
    let content = Content::builtin();
    let of = |category| {
        let of: Vec<_> =
            content.locations.iter().filter(|it| it.category == category).map(|it| it.id.as_str()).collect();
        of
    };
    assert_eq!(of(Empty), ["empty"]);
    assert_eq!(of(Blocked), ["blocked"]);
    assert_eq!(of(Flaggable), ["town", "settlement", "mine", "obelisk", "dragon_utopia"]);
    assert_eq!(of(Revisitable), ["stables", "sanctuary", "trading_post", "war_machine_factory"]);
    assert_eq!(of(Visitable).len(), content.locations.len() - 11);
}

/// What needs no choice.
#[test]
fn simple_gains() {
    for (location, gained) in [("windmill", [0, 0, 1]), ("water_wheel", [3, 0, 0])] {
        let journey = visit(location);
        assert_eq!(resources(&journey), gained, "{location}");
        assert!(journey.actions().is_empty() && is_cubed(&journey), "{location}");
    }
    let garden = |choice| {
        let mut journey = visit("mystical_garden");
        journey.play(Action::Choose(choice));
        resources(&journey)
    };
    assert_eq!([garden(0), garden(1)], [[2, 0, 0], [0, 0, 1]]);
}

#[test]
fn case_3_the_learning_stone_teaches_half_a_level() {
    let journey = visit_with("learning_stone", |it| it.level(3));
    assert_eq!((journey.game.player(SEAT).experience, journey.game.player(SEAT).level()), (5, 3));
}

#[test]
fn the_tree_of_knowledge_is_paid() {
    // Nothing to pay with: the cube lies there all the same.
    let poor = visit("tree_of_knowledge");
    assert!(poor.actions().is_empty() && is_cubed(&poor));
    for (resource, count, left) in [(Resource::Gold, 12, [2, 0, 0]), (Resource::Valuables, 4, [0, 0, 1])] {
        let mut journey = visit_with("tree_of_knowledge", |it| it.owns(resource, count));
        assert!(journey.actions().contains(&Action::Done), "it may be declined");
        journey.play(Action::Accept);
        assert_eq!(resources(&journey), left);
        assert_eq!(journey.game.player(SEAT).level(), 4);
    }
    let mut declined = visit_with("tree_of_knowledge", |it| it.owns(Resource::Gold, 12));
    declined.play(Action::Done);
    assert_eq!(resources(&declined), [12, 0, 0]);
    assert!(is_cubed(&declined), "RULES 16: the cube is placed even if the visitor declines");
}

#[test]
fn shrines_search_spells() {
    let mut free = visit("shrine_of_magic_gesture");
    assert!(free.actions().contains(&Action::Done));
    assert_eq!(searches(&mut free, SharedDeck::Spell), 1);
    assert!(visit("shrine_of_magic_incantation").actions().is_empty(), "without three gold");
    let mut paid = visit_with("shrine_of_magic_incantation", |it| it.owns(Resource::Gold, 3));
    paid.play(Action::Accept);
    assert_eq!(resources(&paid), [0, 0, 0]);
    assert_eq!(searches(&mut paid, SharedDeck::Spell), 1);
}

#[test]
fn an_artifact_is_searched() {
    let mut journey = visit("artifact");
    assert!(journey.actions().contains(&Action::Done));
    assert_eq!(searches(&mut journey, SharedDeck::Artifact), 1);
    assert_eq!(journey.game.player(SEAT).hand.len(), 1);
}

/// Two searches, then the negative token and the pending discard; the Necropolis knows no morale.
#[test]
fn case_19_a17_the_warriors_tomb() {
    let mut castle = visit("warriors_tomb");
    assert_eq!(searches(&mut castle, SharedDeck::Artifact), 2);
    let player = castle.game.player(SEAT);
    assert_eq!((player.morale, player.pending_discard, player.hand.len()), (Morale::Negative, true, 2));
    let (mut dead, place) = near("necropolis", "warriors_tomb");
    dead.enter(Which::Main, place);
    assert_eq!(searches(&mut dead, SharedDeck::Artifact), 2);
    let player = dead.game.player(SEAT);
    assert_eq!((player.morale, player.pending_discard), (Morale::None, false));
}

#[test]
fn morale_of_temple_and_fountain() {
    assert_eq!(visit("temple").game.player(SEAT).morale, Morale::Positive);
    let fountain = visit("fountain_of_youth");
    assert_eq!((fountain.game.player(SEAT).morale, fountain.movement(Which::Main)), (Morale::Positive, 4));
}

/// RULING 13: once per hero and turn.
#[test]
fn stables_give_a_point_once_a_turn() {
    let mut journey = visit("stables");
    assert_eq!(journey.movement(Which::Main), 4);
    assert_eq!(journey.stay(), Err(Refusal::NothingToVisit));
    let place = journey.stands(Which::Main).expect("the main hero");
    journey.enter(Which::Main, place);
    assert_eq!(journey.movement(Which::Main), 4, "not again in this turn");
    let mut other = journey.hero((1, -1), 3).second((0, 0), 2);
    other.enter(Which::Secondary, place);
    assert_eq!(other.movement(Which::Secondary), 3, "but for another hero");
}

#[test]
fn the_magic_spring_gives_back_one_of_the_last_three() {
    assert!(visit("magic_spring").actions().is_empty(), "nothing was discarded");
    let discards = ["leadership", "attack", "defense", "power"];
    let mut journey = visit_with("magic_spring", |it| it.discarded(&discards));
    journey.play(Action::Accept);
    let card = |id| journey.game.content().find_card(id).expect("a known card");
    let expected: Vec<_> = discards[1..].iter().map(|id| Action::TakeBack(card(id))).collect();
    let mut offered = journey.actions();
    offered.sort_by_key(|it| format!("{it:?}"));
    assert_eq!(offered, expected);
    let attack = expected[0];
    journey.play(attack);
    assert_eq!((journey.game.player(SEAT).hand.len(), journey.game.player(SEAT).discard.len()), (1, 3));
}

#[test]
fn the_witch_hut_removes_or_shows_an_ability() {
    let mut journey = visit_with("witch_hut", |it| it.hand(&["attack", "leadership"]));
    assert_eq!(journey.actions(), [Action::Choose(0), Action::Choose(1), Action::Done]);
    let mut shown = journey.clone();
    journey.play(Action::Choose(0));
    let attack = journey.game.content().find_card("attack").expect("a known card");
    assert_eq!(journey.game.player(SEAT).hand.as_slice(), [attack], "only an ability can go");
    shown.play(Action::Choose(1));
    let before = shown.game.player(SEAT).hand.len();
    let take = shown.actions().into_iter().find(|it| matches!(it, Action::Take(_))).expect("it can be taken");
    assert!(shown.actions().iter().any(|it| matches!(it, Action::Done | Action::Discard(_))), "or not");
    shown.play(take);
    assert_eq!(shown.game.player(SEAT).hand.len(), before + 1);
}

#[test]
fn dice_are_kept_or_rolled() {
    let mut several = 0;
    for seed in 0..20 {
        // One die of a start tile is taken at once.
        let mut start = Journey::on("castle", &[("S3", 0, 0), ("far", 3, -1)]).turned(0, 0).seed(seed);
        start.enter(Which::Main, (1, 0));
        assert!(start.actions().is_empty());
        assert_eq!(start.events().iter().filter(|it| matches!(it, Event::Gained { .. })).count(), 1);
        // Two treasure dice, one of which is kept.
        let chest = visit_with("treasure", |it| it.seed(seed));
        several += usize::from(chest.actions() == [Action::Keep(0), Action::Keep(1)]);
        let mut box_ = visit_with("pandoras_box", |it| it.seed(seed));
        assert_eq!(box_.actions(), [Action::Choose(0), Action::Choose(1)]);
        box_.play(Action::Choose(1));
        let rolled = box_.events();
        assert!(rolled.iter().any(|it| matches!(it, Event::DiceRolled { faces, .. } if faces.len() == 2)));
    }
    assert!(several > 5, "{several}");
}

#[test]
fn the_observatory_turns_up_a_tile_beside_its_own() {
    let content = Content::builtin();
    let id = content.find_location("redwood_observatory").expect("there is one");
    let tile = content.tiles.iter().find(|it| it.has(id)).expect("some tile has it");
    let map = [("S3", 0, 0), ("far", 3, -1), ("near", 6, -2), ("near", 0, -3)];
    let journey = Journey::on("castle", &map).turned(0, 0).found(1, &tile.id, 1);
    let mut places = BESIDE.map(|field| journey.place(FieldId(field)));
    let place = places.find(|&at| journey.location(at) == "redwood_observatory").expect("it is on this tile");
    let mut journey = journey.beaten(place).hero((1, -1), 0);
    journey.enter(Which::Main, place);
    journey.play(Action::Accept);
    if journey.actions().iter().any(|it| matches!(it, Action::Reveal { .. })) {
        let slots: Vec<_> = journey.actions();
        assert!(slots.iter().all(|it| matches!(it, Action::Reveal { slot: 2 | 3, .. })), "{slots:?}");
        journey.play(slots[0]);
    }
    assert!(journey.events().iter().any(|it| matches!(it, Event::TileSeen { .. })));
    assert_eq!(journey.movement(Which::Main), 0, "for nothing");
    // The cube lies there even if there is nothing to turn up.
    let empty = visit("redwood_observatory");
    assert!(empty.actions().is_empty() && is_cubed(&empty));
}

/// A84: the first owner of a mine gains its income at once.
#[test]
fn case_6_a84_a_mine() {
    let (journey, place) = near("castle", "mine");
    let mut first = journey.clone();
    let field = first.at(place);
    let resource = first.game.printed(field).and_then(|it| it.resource).expect("a mine has one");
    let step = [5, 2, 1][resource as usize];
    let before = first.game.income(SEAT, resource);
    first.enter(Which::Main, place);
    assert_eq!(resources(&first)[resource as usize], step);
    assert_eq!(first.game.income(SEAT, resource), before + step);
    assert_eq!(first.game.owner_of(field), Some(Holder::Seat(SEAT)));
    // An enemy takes it: one step down. It is taken back: one step up, and nothing at once.
    let mut lost = first.clone().ai(place, 3);
    lost.ai_takes(place);
    assert_eq!(lost.game.income(SEAT, resource), before);
    assert_eq!(lost.game.owner_of(field), Some(Holder::Ai));
    let mut back = lost.hero((1, -1), 3).without_ai();
    back.enter(Which::Main, place);
    assert_eq!(resources(&back)[resource as usize], step, "no more than the first time");
    assert_eq!(back.game.income(SEAT, resource), before + step);
}

#[test]
fn a_settlement_gives_an_income_or_a_pack() {
    let (journey, place) = near("castle", "settlement");
    let mut first = journey.clone();
    let field = first.at(place);
    first.enter(Which::Main, place);
    first.play(Action::Choose(0));
    first.play(Action::Choose(2));
    assert_eq!((resources(&first), first.game.income(SEAT, Resource::Valuables)), ([0, 0, 1], 1));
    assert_eq!(first.game.land().mark(field).choice(), Some(Resource::Valuables));
    // The loser loses that step, and a captor chooses again.
    let mut lost = first.ai(place, 3);
    lost.ai_takes(place);
    assert_eq!(lost.game.income(SEAT, Resource::Valuables), 0);
    let mut again = lost.hero((1, -1), 3).without_ai();
    again.enter(Which::Main, place);
    // There is no gold for a reinforcement, so only the income is left.
    assert_eq!(again.actions().len(), 3);
    again.play(Action::Choose(0));
    assert_eq!((resources(&again), again.game.income(SEAT, Resource::Gold)), ([0, 0, 1], 15), "no gift any more");
    let mut own = 0;
    let mut places = Vec::new();
    again.own_places(|it| places.push(it));
    own += places.len();
    assert_eq!(own, 2, "the town and the settlement");
}

#[test]
fn a_settlement_reinforces_for_the_first_captor_for_nothing() {
    let (journey, place) = near("castle", "settlement");
    let mut journey = journey.army(&[("griffins", heroes3::kinds::Face::Few)]);
    journey.enter(Which::Main, place);
    journey.play(Action::Choose(1));
    while let Some(action) = journey.actions().into_iter().find(|it| *it != Action::Done) {
        journey.play(action);
    }
    assert_eq!(journey.game.player(SEAT).army[0].face, heroes3::kinds::Face::Pack);
    assert_eq!(resources(&journey), [0, 0, 0]);
}

#[test]
fn flags_without_an_effect_are_set() {
    for location in ["obelisk", "dragon_utopia"] {
        let (mut journey, place) = near("castle", location);
        let field = journey.at(place);
        journey.enter(Which::Main, place);
        assert!(journey.game.is_flagged_by(field, Holder::Seat(SEAT)), "{location}");
        assert!(journey.actions().is_empty());
    }
    assert!(is_cubed(&visit("grail")));
}

/// Several may have a cube on an obelisk.
#[test]
fn an_obelisk_has_several_cubes() {
    let (mut journey, place) = near("castle", "obelisk");
    let field = journey.at(place);
    journey.enter(Which::Main, place);
    journey.ai_takes(place);
    assert!(journey.game.is_flagged_by(field, Holder::Seat(SEAT)) && journey.game.is_flagged_by(field, Holder::Ai));
}

#[test]
fn case_18_27_a21_a_cube_comes_and_goes() {
    let (journey, place) = near("castle", "fountain_of_youth");
    let mut journey = journey.cube(place);
    journey.enter(Which::Main, place);
    assert_eq!((journey.movement(Which::Main), journey.game.player(SEAT).morale), (3, Morale::None), "nothing happens");
    assert_eq!(journey.stay(), Err(Refusal::NothingToVisit));
    // The cube is taken away: a hero that stays visits again, for a point; no guard returns.
    journey.remove_cubes();
    assert_eq!(journey.game.guard_at(journey.at(place)), 0);
    assert_eq!(journey.stay(), Ok(()));
    assert_eq!((journey.movement(Which::Main), journey.game.player(SEAT).morale), (3, Morale::Positive), "3 - 1 + 1");
    assert!(is_cubed(&journey));
}

/// A55, RULING 15: a whole level above the field, and never against level VII.
#[test]
fn case_13_a55_quick_combat() {
    let tile = "F7"; // a chest with a guard of level II
    let journey =
        Journey::on("castle", &[("S3", 0, 0), ("far", 3, -1)]).turned(0, 0).found(1, tile, 1).hero((1, -1), 3);
    let mut places = BESIDE.map(|field| journey.place(FieldId(field)));
    let place = places.find(|&at| journey.location(at) == "treasure").expect("F7 has a chest");
    assert_eq!(journey.game.guard_at(journey.at(place)), 2);
    let mut quick = journey.clone().level(3);
    quick.enter(Which::Main, place);
    let events = quick.events();
    assert!(events.iter().any(|it| matches!(it, Event::QuickWin { level: 2, .. })));
    assert!(events.iter().any(|it| matches!(it, Event::CubePlaced { .. })), "the field is visited");
    assert!(!events.iter().any(|it| matches!(it, Event::Experience { .. })) || quick.game.player(SEAT).experience > 4);
    for level in 1..=2 {
        assert!(!journey.clone().level(level).game.is_quick(SEAT, 2), "level {level} has to fight");
    }
    assert!(!journey.clone().level(7).game.is_quick(SEAT, 7));
}

#[test]
fn case_8_trading() {
    let mut journey =
        visit_with("trading_post", |it| it.owns(Resource::Gold, 6).hand(&["attack", "archery", "magic_arrow"]));
    let mut sold = journey.clone();
    assert_eq!(journey.actions()[..2], [Action::Choose(0), Action::Choose(1)], "trade, or sell a card, not both");
    assert!(journey.actions().contains(&Action::Done));
    journey.play(Action::Choose(0));
    journey.play(Action::Trade { give: Resource::Gold, get: Resource::Valuables });
    assert_eq!(resources(&journey), [0, 0, 1]);
    let mut gold = journey.clone();
    gold.play(Action::Trade { give: Resource::Valuables, get: Resource::Gold });
    assert_eq!(resources(&gold), [3, 0, 0]);
    journey.play(Action::Trade { give: Resource::Valuables, get: Resource::Materials });
    assert_eq!(resources(&journey), [0, 2, 0]);
    // Neither statistics nor a Magic Arrow can be sold, so it is the one ability.
    sold.play(Action::Choose(1));
    assert_eq!((resources(&sold), sold.game.player(SEAT).hand.len()), ([7, 0, 0], 2));
}

/// A75: the factory sells at the lower price.
#[test]
fn a75_machines() {
    let price = |location| {
        let mut journey = visit_with(location, |it| it.owns(Resource::Gold, 20));
        let machine = journey.game.content().find_card("ballista").expect("a known card");
        if let Some(Action::Choose(_)) = journey.actions().first() {
            journey.play(Action::Choose(2));
        }
        journey.play(Action::BuyMachine(machine));
        assert_eq!(journey.game.player(SEAT).permanent, Some(machine));
        20 - resources(&journey)[0]
    };
    assert_eq!(price("trading_post"), price("war_machine_factory") + 3);
}

/// RULES 17: a hero in a sanctuary is passed, not attacked.
#[test]
fn sanctuary() {
    let (journey, place) = near("castle", "sanctuary");
    let mut journey = journey.ai(place, 3);
    let beside: Vec<_> = BESIDE
        .map(|field| journey.place(FieldId(field)))
        .filter(|&at| {
            journey.game.distance(journey.at(at), journey.at(place)) == 1 && journey.location(at) != "blocked"
        })
        .collect();
    let from = beside[0];
    journey = journey.hero(from, 3);
    assert_eq!(journey.go(place), Err(Refusal::Sanctuary));
    let behind = journey.moves().into_iter().filter_map(|it| match it {
        Action::Step { field, .. } => Some(field),
        _ => None,
    });
    let far = behind.filter(|&it| journey.game.distance(it, journey.at(from)) == 2).count();
    assert!(far > 0, "it can be passed");
}
