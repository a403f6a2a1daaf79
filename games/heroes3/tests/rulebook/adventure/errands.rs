//! RULES 5, 9, 11, 13, 14, 17: every card, building, unit and astrologer that matters on the map, by its name.

use heroes3::{
    Action, Refusal,
    cards::map::Moment,
    kinds::{
        Face::{Few, Neutral, Pack},
        FieldId, Morale, MoraleUse, Resource, Slot, Which, Window,
    },
    scenario::journey::Journey,
};

/// The start tile of the Castle with a far tile beside it, in the third round.
fn castle() -> Journey {
    of("castle", "S3")
}

fn of(faction: &str, tile: &str) -> Journey {
    Journey::on(faction, &[(tile, 0, 0), ("far", 3, -1)]).turned(0, 0).round(3)
}

#[test]
fn estates_gain_gold() {
    for (option, gold) in [(0, 3), (1, 6)] {
        let mut journey = castle().hand(&["estates"]).expert(1).owns(Resource::Gold, 0);
        journey.play_card("estates", option);
        assert_eq!(journey.stock(), [gold, 0, 0]);
        assert_eq!(journey.discards().last(), Some(&"estates"));
    }
}

#[test]
fn carts_sacks_and_vials_give_and_may_be_used_up() {
    let cases: [(&str, [u16; 3], [u16; 3]); 4] = [
        ("endless_bag_of_gold", [3, 0, 0], [6, 0, 0]),
        ("endless_sack_of_gold", [5, 0, 0], [8, 0, 0]),
        ("everpouring_vial_of_mercury", [0, 0, 1], [0, 0, 2]),
        ("inexhaustible_cart_of_lumber", [0, 2, 0], [0, 4, 0]),
    ];
    for (card, once, last) in cases {
        let empty = || castle().owns(Resource::Gold, 0).owns(Resource::Materials, 0).owns(Resource::Valuables, 0);
        let mut journey = empty().hand(&[card]);
        journey.play_card(card, 0);
        assert_eq!((journey.stock(), journey.removed()), (once, vec![]), "{card}");
        let mut journey = empty().hand(&[card]);
        journey.play_card(card, 1);
        assert_eq!((journey.stock(), journey.removed()), (last, vec![card]), "{card}");
        assert!(!journey.discards().contains(&card), "{card} left the game");
    }
}

#[test]
fn everflowing_crystal_cloak_costs_three_cards() {
    let journey = castle().hand(&["everflowing_crystal_cloak", "bless", "slow"]);
    assert_eq!(journey.check_card("everflowing_crystal_cloak", 0), Err(Refusal::CannotPay));
    let mut journey = castle().hand(&["everflowing_crystal_cloak", "bless", "slow", "haste"]);
    let before = journey.stock()[2];
    journey.play_card("everflowing_crystal_cloak", 0);
    while journey.actions().iter().any(|it| matches!(it, Action::Discard(_))) {
        journey.answer(|it| matches!(it, Action::Discard(_)));
    }
    assert_eq!(journey.stock()[2], before + 2);
    assert!(journey.holds().is_empty());
}

#[test]
fn inexhaustible_cart_of_ore_pays_in_resource_rounds_until_it_is_used_up() {
    let mut journey = castle().hand(&["inexhaustible_cart_of_ore"]).owns(Resource::Materials, 0);
    journey.play_card("inexhaustible_cart_of_ore", 0);
    assert_eq!((journey.has_in_play(), journey.stock()[1]), (Some("inexhaustible_cart_of_ore"), 0));
    journey.moment(Moment::Resources);
    assert_eq!(journey.stock()[1], 1);
    journey.play_card("inexhaustible_cart_of_ore", 1);
    assert_eq!((journey.has_in_play(), journey.stock()[1]), (None, 4));
    assert_eq!(journey.removed(), ["inexhaustible_cart_of_ore"]);
}

#[test]
fn cape_of_velocity_and_parts_of_the_legion_give_gold_as_well() {
    for (card, gold) in [("cape_of_velocity", 2), ("head_of_legion", 3), ("legs_of_legion", 2), ("loins_of_legion", 2)]
    {
        let mut journey = castle().hand(&[card]).owns(Resource::Gold, 0);
        journey.play_card(card, 1);
        assert_eq!(journey.stock()[0], gold, "{card}");
    }
}

#[test]
fn torso_of_legion_lets_choose_a_resource() {
    let mut journey = castle().hand(&["torso_of_legion"]).owns(Resource::Materials, 0);
    journey.play_card("torso_of_legion", 1);
    journey.play(Action::Choose(1));
    assert_eq!(journey.stock()[1], 2);
}

#[test]
fn parts_of_the_legion_make_one_unit_cheaper() {
    for (card, gold) in [("head_of_legion", 6), ("legs_of_legion", 4), ("loins_of_legion", 5), ("torso_of_legion", 6)] {
        let mut journey = of("necropolis", "S1").army(&[("vampires", Few)]).owns(Resource::Gold, 40);
        let full = journey.gold_to_reinforce("vampires");
        journey = journey.hand(&["necromancy", card]).owns(Resource::Valuables, 5);
        assert_eq!(journey.check_card(card, 0), Err(Refusal::WrongMoment), "{card} only while a unit is bought");
        journey.window(Window::Won);
        journey.answer(|it| matches!(it, Action::Play { .. }));
        assert!(journey.check_card_in(Window::Muster, card, 0).is_ok());
        let discount = journey.actions().into_iter().find(|it| matches!(it, Action::Play { .. }));
        journey.play(discount.expect("the discount is offered"));
        let price = (full / 2).saturating_sub(gold);
        journey.reinforce("vampires");
        assert_eq!(journey.stock()[0], 40 - u16::from(price), "{card}");
        assert_eq!(journey.gold_to_reinforce("vampires"), full, "it was for one unit");
    }
}

/// RULES 30.2 case 24.
#[test]
fn case_24_necromancy_after_a_fight_only() {
    let mut journey = of("necropolis", "S1").hand(&["necromancy"]).army(&[("skeletons", Few)]);
    journey = journey.owns(Resource::Gold, 5);
    assert_eq!(journey.check_card("necromancy", 0), Err(Refusal::WrongMoment), "not after a quick combat");
    journey.window(Window::Won);
    journey.answer(|it| matches!(it, Action::Play { .. }));
    journey.reinforce("skeletons");
    assert_eq!(journey.units(), [("skeletons", Pack)]);
    assert_eq!(journey.stock()[0], 4, "half of 3, rounded down");
}

#[test]
fn necromancy_is_of_no_use_to_others() {
    let journey = castle().hand(&["necromancy"]).army(&[("halberdiers", Few)]);
    assert_eq!(journey.check_card_in(Window::Won, "necromancy", 0), Err(Refusal::NoEffect));
}

#[test]
fn diplomacy_recruits_a_neutral_unit_of_each_dwelling() {
    let mut journey = castle().hand(&["diplomacy"]).army(&[("halberdiers", Few)]).owns(Resource::Gold, 60);
    assert_eq!(journey.check_card("diplomacy", 0), Err(Refusal::NoTarget), "without a dwelling nobody comes");
    journey = journey.built(&[Slot::DwellingBronze, Slot::DwellingSilver]);
    journey.play_card("diplomacy", 0);
    let offered = journey.actions().iter().filter(|it| matches!(it, Action::Recruit(_))).count();
    assert_eq!(offered, 2, "a bronze and a silver one");
    journey.answer(|it| matches!(it, Action::Recruit(_)));
    assert_eq!(journey.units().len(), 2);
    assert!(journey.stock()[0] < 60);
    assert!(journey.units().iter().any(|it| it.1 == Neutral));
}

#[test]
fn a44_diplomacy_with_a_golden_dwelling_finds_azure_units_too() {
    let all = [Slot::DwellingBronze, Slot::DwellingSilver, Slot::DwellingGolden];
    let mut journey = castle().hand(&["diplomacy", "ambassadors_sash"]).army(&[]).built(&all);
    journey = journey.owns(Resource::Gold, 200).owns(Resource::Valuables, 20);
    journey.play_card("diplomacy", 0);
    assert_eq!(journey.actions().iter().filter(|it| matches!(it, Action::Recruit(_))).count(), 4);
    journey.play(Action::Done);
    journey.play_card("ambassadors_sash", 0);
    assert_eq!(journey.actions().iter().filter(|it| matches!(it, Action::Recruit(_))).count(), 3, "none of azure");
}

#[test]
fn diplomacy_expert_needs_a_field_of_the_own_level() {
    let field = FieldId::at(0, 4);
    let mut journey = castle().hand(&["diplomacy"]).expert(1).level(2);
    journey.announce(3, field);
    assert!(journey.is_announced(), "a field of another level is fought for");
    let mut journey = castle().hand(&["diplomacy"]).expert(1).level(2);
    journey.announce(2, field);
    let before = journey.experience();
    journey.answer(|it| matches!(it, Action::Play { .. }));
    assert!(!journey.is_announced());
    assert_eq!(journey.experience(), before, "no experience for it");
}

#[test]
fn leadership_raises_morale() {
    let mut journey = castle().hand(&["leadership"]);
    journey.play_card("leadership", 0);
    assert_eq!(journey.spirit(), Morale::Positive);
    let mut journey = castle().hand(&["leadership"]).deck(&["bless", "slow"]).expert(1);
    journey.play_card("leadership", 1);
    assert_eq!((journey.spirit(), journey.holds().len()), (Morale::Positive, 2));
}

#[test]
fn logistics_expert_gives_movement() {
    let mut journey = castle().hand(&["logistics"]).expert(1);
    journey.play_card("logistics", 1);
    assert_eq!(journey.movement(Which::Main), 4);
    let mut journey = castle().hand(&["logistics"]).expert(1).second((-1, 1), 2);
    journey.play_card("logistics", 1);
    journey.play(Action::Choose(1));
    assert_eq!((journey.movement(Which::Main), journey.movement(Which::Secondary)), (3, 3));
}

#[test]
fn logistics_moves_a_hero_when_the_turn_ends() {
    let mut journey = castle().hand(&["logistics"]);
    journey.play_card("logistics", 0);
    assert_eq!(journey.in_play(), ["logistics"]);
    let before = journey.movement(Which::Main);
    journey.moment(Moment::TurnEnd);
    let from = journey.stands(Which::Main);
    journey.answer(|it| matches!(it, Action::Step { .. }));
    assert_ne!(journey.stands(Which::Main), from);
    assert_eq!(journey.movement(Which::Main), before, "for free");
    journey.next_turn();
    assert_eq!(journey.discards(), ["logistics"]);
}

#[test]
fn luck_rerolls_each_die_once() {
    let mut journey = castle().hand(&["luck"]).astrologer("white_raven").round(4);
    journey.play_card("luck", 0);
    journey.moment(Moment::Astrologers);
    let rerolls = |journey: &Journey| journey.actions().iter().filter(|it| matches!(it, Action::Reroll { .. })).count();
    assert_eq!(rerolls(&journey), 1);
    journey.answer(|it| matches!(it, Action::Reroll { .. }));
    assert_eq!(rerolls(&journey), 0, "the die was taken");
}

#[test]
fn ambassadors_sash_rerolls_a_die() {
    let mut journey = castle().hand(&["ambassadors_sash"]).astrologer("white_raven").round(4);
    journey.moment(Moment::Astrologers);
    journey.answer(|it| matches!(it, Action::Play { option: 1, .. }));
    assert_eq!(journey.discards().last(), Some(&"ambassadors_sash"));
}

#[test]
fn a15_morale_rerolls_a_die_and_draws_between_actions() {
    let mut journey = castle().morale(Morale::Positive).hand(&[]).astrologer("white_raven").round(4);
    journey.moment(Moment::Astrologers);
    journey.answer(|it| matches!(it, Action::Reroll { .. }));
    assert_eq!(journey.spirit(), Morale::None);
    let journey = castle().morale(Morale::Positive).hand(&[]).deck(&["bless"]);
    let draw = Action::Morale(MoraleUse::Draw);
    assert!(journey.can(draw));
}

#[test]
fn wisdom_makes_spells_cheaper_and_searches_deeper() {
    for (option, count) in [(0, 3), (1, 4)] {
        let mut journey = castle().hand(&["wisdom"]).expert(1);
        assert_eq!(journey.guild(6), (6, 2));
        journey.play_card("wisdom", option);
        assert_eq!(journey.guild(6), (4, count));
    }
}

#[test]
fn armorer_offense_and_sorcery_may_be_played_for_their_card() {
    for card in ["armorer", "offense", "sorcery"] {
        let mut journey = castle().hand(&[card]).deck(&["bless"]);
        journey.play_card(card, 0);
        assert_eq!(journey.holds(), ["bless"], "{card}");
    }
}

#[test]
fn attack_is_not_played_on_the_map() {
    let journey = castle().hand(&["attack", "bless"]);
    assert_eq!(journey.check_card("attack", 0), Err(Refusal::WrongMoment));
    assert_eq!(journey.check_card("bless", 0), Err(Refusal::WrongMoment));
}

#[test]
fn town_portal_goes_home_with_power_for_movement() {
    let away = |hand: &[&str]| castle().hero((-1, 1), 1).hand(hand);
    let mut journey = away(&["town_portal"]);
    journey.play_card("town_portal", 0);
    assert_eq!(journey.stands(Which::Main), Some((0, 0)));
    assert_eq!(journey.movement(Which::Main), 1);
    let mut journey = away(&["town_portal", "power"]).expert(1);
    journey.play_card("power", 1);
    journey.play_card("town_portal", 0);
    journey.play(Action::Row(1));
    assert_eq!((journey.stands(Which::Main), journey.movement(Which::Main)), (Some((0, 0)), 2));
    let mut journey = away(&["town_portal", "power", "bless", "slow"]).expert(1);
    journey.play_card("power", 1);
    journey.empower("bless");
    journey.empower("slow");
    journey.play_card("town_portal", 0);
    journey.play(Action::Row(2));
    assert_eq!(journey.movement(Which::Main), 3);
}

#[test]
fn town_portal_from_home_does_nothing() {
    let journey = castle().hand(&["town_portal"]);
    assert_eq!(journey.check_card("town_portal", 0), Err(Refusal::NoTarget));
}

#[test]
fn dimension_door_goes_so_many_fields() {
    let mut journey = castle().hand(&["dimension_door"]);
    journey.play_card("dimension_door", 0);
    let field = journey.at((-1, 1));
    assert!(journey.actions().iter().all(|it| matches!(it, Action::Field(_))));
    journey.play(Action::Field(field));
    assert_eq!(journey.stands(Which::Main), Some((-1, 1)));
}

#[test]
fn angel_wings_cross_everything() {
    let mut journey = castle().hand(&["angel_wings"]);
    assert_eq!(journey.go((0, -1)), Err(Refusal::BlockedField));
    journey.play_card("angel_wings", 0);
    assert_eq!(journey.movement(Which::Main), 4);
    // RULING 74: over the blocked field, where it may not stop.
    assert_eq!(journey.go((0, -1)), Ok(()));
    assert!(!journey.actions().contains(&Action::Done));
    let field = journey.at((1, -1));
    journey.play(Action::Step { hero: Which::Main, field });
    journey.play(Action::Done);
    assert_eq!((journey.stands(Which::Main), journey.movement(Which::Main)), (Some((1, -1)), 2));
    journey.next_turn();
    assert_eq!(journey.go((0, -1)), Err(Refusal::BlockedField), "for one turn");
}

#[test]
fn a_flight_visits_only_its_last_field() {
    let mut journey = castle().hand(&["angel_wings"]);
    journey.play_card("angel_wings", 0);
    assert_eq!(journey.go((1, 0)), Ok(()));
    let (over, town) = (journey.at((1, 0)), journey.at((0, 0)));
    journey.play(Action::Step { hero: Which::Main, field: town });
    journey.play(Action::Done);
    assert!(!journey.game.land().mark(over).cube());
}

#[test]
fn speculum_reveals_a_tile_beside_the_own_one() {
    let mut journey = castle().hand(&["speculum"]);
    journey.play_card("speculum", 0);
    assert!(journey.actions().iter().all(|it| matches!(it, Action::Turn(_))), "the only tile is seen");
    let mut journey = castle().hand(&["speculum"]).deck(&["bless"]);
    journey.play_card("speculum", 1);
    assert_eq!((journey.holds(), journey.removed()), (vec!["bless"], vec!["speculum"]));
}

#[test]
fn gelu_exchanges_elves_for_sharpshooters() {
    let mut journey = of("rampart", "S4").hand(&["gelu_4"]).army(&[("elves", Few)]);
    assert_eq!(journey.check_card("gelu_4", 0), Err(Refusal::NoTarget), "only a pack");
    journey = journey.army(&[("elves", Pack)]);
    journey.play_card("gelu_4", 0);
    assert_eq!(journey.units(), [("sharpshooters", Neutral)]);
}

#[test]
fn gem_takes_the_tent_on_the_map_too() {
    let mut journey = of("rampart", "S4").hand(&["gem_1"]);
    journey.play_card("gem_1", 0);
    assert_eq!(journey.has_in_play(), Some("first_aid_tent"));
}

#[test]
fn units_of_the_map() {
    let mut journey = castle().army(&[("peasants", Neutral), ("crystal_dragons", Neutral)]);
    journey = journey.owns(Resource::Gold, 0).owns(Resource::Valuables, 0);
    journey.moment(Moment::Resources);
    assert_eq!(journey.stock(), [3, 0, 2]);
    let mut journey = castle().army(&[("nomads", Neutral)]);
    journey.moment(Moment::TurnEnd);
    assert!(journey.actions().iter().any(|it| matches!(it, Action::Step { .. })));
    journey.play(Action::Done);
    let mut journey = castle().army(&[("rogues", Neutral)]).deck(&["bless", "slow"]).hand(&[]);
    journey.use_unit("rogues");
    journey.play(Action::Choose(0));
    journey.play(Action::Choose(1));
    assert_eq!(journey.check_unit("rogues"), Err(Refusal::UsedThisTurn));
}

#[test]
fn case_11_champions_are_cheaper_at_the_stables() {
    let journey = Journey::on("castle", &[("S3", 0, 0), ("F8", 3, -1)]).army(&[("champions", Few)]);
    let full = journey.gold_to_reinforce("champions");
    assert_eq!(full, 20);
    let stables = (0..7).map(|it| FieldId::at(1, it)).find(|&it| journey.location(journey.place(it)) == "stables");
    let place = journey.place(stables.expect("F8 has stables"));
    assert_eq!(journey.hero(place, 2).gold_to_reinforce("champions"), 14);
}

#[test]
fn castle_buildings_speak() {
    let mut journey = castle().built(&[Slot::CityHall]).owns(Resource::Gold, 0);
    journey.moment(Moment::Resources);
    journey.play(Action::Choose(0));
    assert_eq!(journey.stock()[0], 5);
    journey.moment(Moment::Resources);
    journey.play(Action::Choose(1));
    assert_eq!(journey.movement(Which::Main), 4);
}

#[test]
fn location_settlement_pays_its_first_captor() {
    let mut journey = Journey::on("castle", &[("S3", 0, 0), ("F1", 3, -1)]).round(3).owns(Resource::Gold, 0);
    let settlement =
        (0..7).map(|it| FieldId::at(1, it)).find(|&it| journey.location(journey.place(it)) == "settlement");
    journey.visit(settlement.expect("F1 has a settlement"));
    journey.play(Action::Choose(0));
    journey.play(Action::Choose(0));
    assert_eq!(journey.stock()[0], 5, "one step at once");
}

#[test]
fn astrologers_of_a_moment() {
    let mut journey = castle().astrologer("gold_dragon").owns(Resource::Gold, 0);
    journey.moment(Moment::Resources);
    assert_eq!(journey.stock()[0], 5);
    let mut journey = castle().astrologer("merry_leprechaun").owns(Resource::Valuables, 0);
    journey.moment(Moment::Resources);
    assert_eq!(journey.stock()[2], 1);
    let mut journey = castle().astrologer("wild_debauchery").owns(Resource::Gold, 12);
    journey.moment(Moment::Resources);
    assert_eq!(journey.stock()[0], 7, "5 less of an income of 10");
    let mut journey = castle().astrologer("greedy_dragon").owns(Resource::Valuables, 3);
    journey.moment(Moment::Resources);
    assert_eq!(journey.stock()[2], 3, "an income of nothing cannot shrink");
    let mut journey = castle().round(4).astrologer("fancy_pixie");
    journey.moment(Moment::Astrologers);
    assert_eq!(journey.spirit(), Morale::Positive);
    let mut journey = castle().round(4).astrologer("annoying_lizard");
    journey = journey.hand(&["bless", "speculum", "attack"]).deck(&["power", "power"]);
    journey.moment(Moment::Astrologers);
    assert_eq!(journey.holds().len(), 3);
    assert!(journey.holds().contains(&"attack"));
    let mut journey = castle().round(4).astrologer("terrible_plague").army(&[("griffins", Pack), ("marksmen", Few)]);
    journey.moment(Moment::Astrologers);
    assert_eq!(journey.units(), [("griffins", Few), ("marksmen", Few)]);
    let mut journey = castle().round(4).astrologer("isras_friends").army(&[("marksmen", Few)]);
    journey = journey.owns(Resource::Gold, 50).owns(Resource::Valuables, 5);
    journey.moment(Moment::Astrologers);
    journey.reinforce("marksmen");
    assert_eq!(journey.units(), [("marksmen", Pack)]);
    let mut journey = castle().round(4).astrologer("fluffy_rabbit");
    journey.moment(Moment::Astrologers);
    let mut journey = castle().astrologer("mcgiver");
    journey.moment(Moment::Round);
    journey.answer(|it| matches!(it, Action::BuyMachine(_)));
    assert!(journey.has_in_play().is_some());
    let mut journey = castle().round(4).astrologer("charlie_and_his_circus").army(&[]).built(&[Slot::DwellingBronze]);
    journey = journey.owns(Resource::Gold, 50);
    journey.moment(Moment::Astrologers);
    journey.play(Action::Choose(0));
    journey.play(Action::Done);
    journey.answer(|it| matches!(it, Action::Recruit(_)));
    assert_eq!(journey.units().len(), 1);
}

/// RULES 30.2 case 18: the cube goes, the guard does not come back.
#[test]
fn case_18_friendly_beaver_removes_the_cubes() {
    let mut journey = castle().round(4).cube((1, 0)).astrologer("friendly_beaver");
    let field = journey.at((1, 0));
    assert!(journey.game.land().mark(field).cube());
    journey.moment(Moment::Astrologers);
    assert!(!journey.game.land().mark(field).cube());
    assert_eq!(journey.game.guard_at(field), 0);
}

#[test]
fn astrologers_that_hold() {
    assert_eq!(castle().hand_limit() + 1, castle().astrologer("profuse_growth").hand_limit());
    let mut journey = castle().round(4).astrologer("swift_weasel").hand(&[]).deck(&[]);
    journey.roll();
    journey.answer(|it| matches!(it, Action::Reroll { .. }));
    journey.roll();
    assert!(journey.actions().is_empty(), "one die a turn");
    let mut journey = castle().hero((-1, 1), 1).astrologer("grim_warlock").hand(&["town_portal", "bless"]);
    journey.empower("bless");
    journey.play_card("town_portal", 0);
    journey.play(Action::Row(1));
    assert_eq!(journey.movement(Which::Main), 2, "one power more for the first spell of the turn");
    let mut journey = castle().hero((-1, 1), 1).astrologer("crazy_wizard").hand(&["town_portal"]);
    journey.play_card("town_portal", 0);
    assert_eq!(journey.holds(), ["town_portal"], "the first spell returns");
}

#[test]
fn astrologers_are_drawn_until_one_can_be_used() {
    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut journey = castle().round(2).seed(seed);
        journey.ask_the_astrologers();
        drawn.insert(journey.proclaimed());
    }
    assert!(!drawn.contains("friendly_beaver"), "not in the first round of the astrologers");
    assert_eq!(drawn.len(), 21);
}

/// RULES 30.2 case 8.
#[test]
fn case_8_trading() {
    let mut journey = trading_post().owns(Resource::Gold, 6).owns(Resource::Valuables, 0).owns(Resource::Materials, 0);
    journey.play(Action::Choose(0));
    journey.play(Action::Trade { give: Resource::Gold, get: Resource::Valuables });
    assert_eq!(journey.stock(), [0, 0, 1]);
    journey.play(Action::Trade { give: Resource::Valuables, get: Resource::Gold });
    assert_eq!(journey.stock(), [3, 0, 0]);
    journey.play(Action::Trade { give: Resource::Gold, get: Resource::Materials });
    assert_eq!(journey.stock(), [1, 1, 0]);
    assert!(!journey.actions().iter().any(|it| matches!(it, Action::Sell(_))), "selling is another visit");
}

/// A visit of the trading post of F1.
fn trading_post() -> Journey {
    let mut journey = Journey::on("castle", &[("S3", 0, 0), ("F1", 3, -1)]).round(3).hand(&["bless", "attack"]);
    let post = (0..7).map(|it| FieldId::at(1, it)).find(|&it| journey.location(journey.place(it)) == "trading_post");
    journey = journey.owns(Resource::Gold, 20);
    journey.visit(post.expect("F1 has a trading post"));
    journey
}

#[test]
fn a_trading_post_takes_a_card_or_sells_a_machine() {
    let mut journey = trading_post();
    journey.play(Action::Choose(1));
    assert_eq!((journey.stock()[0], journey.removed()), (21, vec!["bless"]), "statistics cannot be sold");
    let mut journey = trading_post();
    journey.play(Action::Choose(2));
    let before = journey.stock()[0];
    journey.answer(|it| matches!(it, Action::BuyMachine(_)));
    assert!(before - journey.stock()[0] >= 6, "3 gold more than at the factory");
    let mut journey = trading_post();
    journey.play(Action::Done);
    assert_eq!(journey.stock()[0], 20);
}

/// RULES 30.2 case 19.
#[test]
fn case_19_the_warriors_tomb() {
    let tomb = |faction, tile| {
        let mut journey = Journey::on(faction, &[(tile, 0, 0), ("C3", 3, -1)]).round(3).hand(&[]);
        let tomb =
            (0..7).map(|it| FieldId::at(1, it)).find(|&it| journey.location(journey.place(it)) == "warriors_tomb");
        journey.visit(tomb.expect("C3 has a tomb"));
        for _ in 0..2 {
            journey.answer(|it| matches!(it, Action::TakeTop));
        }
        journey
    };
    let castle = tomb("castle", "S3");
    let player = castle.game.player(taverne_engine::Seat::new(0));
    assert_eq!((castle.holds().len(), player.morale, player.pending_discard), (2, Morale::Negative, true));
    let necropolis = tomb("necropolis", "S1");
    let player = necropolis.game.player(taverne_engine::Seat::new(0));
    assert_eq!((necropolis.holds().len(), player.morale, player.pending_discard), (2, Morale::None, false));
}

#[test]
fn castle_brotherhood_and_blacksmith() {
    let mut journey = castle().built(&[Slot::SpecialTent]);
    journey.moment(Moment::Resources);
    assert_eq!(journey.spirit(), Morale::Positive);
    let smith = || castle().built(&[Slot::SpecialGears]).hand(&["speculum", "bless"]).owns(Resource::Gold, 6);
    let mut journey = smith();
    journey.use_building(Slot::SpecialGears);
    journey.play(Action::Choose(0));
    assert_eq!((journey.stock()[0], journey.removed()), (10, vec!["speculum"]));
    assert_eq!(journey.check_building(Slot::SpecialGears), Err(Refusal::UsedThisTurn));
    let mut journey = smith();
    journey.use_building(Slot::SpecialGears);
    journey.play(Action::Choose(1));
    journey.play(Action::TakeTop);
    assert_eq!((journey.stock()[0], journey.holds().len()), (0, 3));
    let journey = smith().owns(Resource::Gold, 5).hand(&["bless"]);
    assert_eq!(journey.check_building(Slot::SpecialGears), Err(Refusal::NoEffect), "nothing to sell or to pay with");
}

#[test]
fn necropolis_buildings_speak() {
    let of = || of("necropolis", "S1").hand(&["bless", "slow", "haste"]).deck(&["power", "attack", "defense"]);
    let mut journey = of().built(&[Slot::SpecialTent]);
    journey.use_building(Slot::SpecialTent);
    journey.answer(|it| matches!(it, Action::Discard(_)));
    journey.answer(|it| matches!(it, Action::Discard(_)));
    if journey.actions().contains(&Action::Done) {
        journey.play(Action::Done);
    }
    assert_eq!((journey.holds().len(), journey.discards().len()), (3, 2));
    let mut journey = of().built(&[Slot::SpecialGears]).discarded(&["sandro_1", "bless"]);
    journey.moment(Moment::TurnStart);
    journey.play(Action::Choose(1));
    assert!(journey.holds().contains(&"sandro_1"));
    let mut journey = of().built(&[Slot::SpecialGears]);
    journey.moment(Moment::TurnStart);
    assert!(journey.holds().contains(&"necromancy"), "nothing else could be chosen");
    let mut journey = of().built(&[Slot::CityHall]).army(&[("skeletons", Few)]);
    journey.moment(Moment::Resources);
    journey.play(Action::Choose(1));
    assert_eq!(journey.units(), [("skeletons", Pack)], "for free");
}

#[test]
fn dungeon_buildings_speak() {
    let of = || of("dungeon", "S2").built(&[Slot::CityHall]).owns(Resource::Valuables, 0);
    let mut journey = of();
    journey.moment(Moment::Resources);
    journey.play(Action::Choose(1));
    assert_eq!(journey.stock()[2], 1);
    let mut journey = of().built(&[Slot::SpecialTent, Slot::DwellingBronze]).army(&[]).owns(Resource::Gold, 50);
    journey.moment(Moment::TurnStart);
    journey.answer(|it| matches!(it, Action::Recruit(_)));
    assert_eq!(journey.units().len(), 1);
    let mut journey = of().built(&[Slot::SpecialGears]).hand(&["bless"]).deck(&[]);
    journey = journey.discarded(&["attack", "defense", "power"]);
    journey.moment(Moment::TurnStart);
    journey.play(Action::Accept);
    journey.answer(|it| matches!(it, Action::Take(_)));
    assert_eq!((journey.holds().len(), journey.discards().len()), (1, 2), "one of three looked at");
}

#[test]
fn rampart_buildings_speak() {
    let of = || of("rampart", "S4").owns(Resource::Gold, 10).owns(Resource::Materials, 0).owns(Resource::Valuables, 9);
    let mut journey = of().built(&[Slot::CityHall]);
    journey.moment(Moment::Resources);
    assert_eq!(journey.stock()[0], 17);
    let mut journey = of().built(&[Slot::SpecialTent]);
    let before: u16 = journey.stock().iter().sum();
    journey.moment(Moment::Resources);
    assert!(journey.stock().iter().sum::<u16>() > before, "a resource die");
    let mut journey = of().round(4).built(&[Slot::SpecialGears]).army(&[("centaurs", Few)]);
    let full = journey.gold_to_reinforce("centaurs");
    journey.moment(Moment::Astrologers);
    journey.reinforce("centaurs");
    assert_eq!(journey.stock()[0], 10 - u16::from(full.div_ceil(2)));
}

/// RULES 19.8: movement that a card gives pays for another combat round.
#[test]
fn logistics_extends_a_combat() {
    let mut journey = castle().hand(&["logistics"]).expert(1).hero((0, 0), 0);
    journey.extend();
    assert!(!journey.actions().contains(&Action::Extend), "there is no movement left");
    journey.answer(|it| matches!(it, Action::Play { .. }));
    assert!(journey.actions().contains(&Action::Extend));
}

#[test]
fn groovy_satyr_swaps_one_unit_of_a_guard() {
    let mut journey = castle().army(&[]).astrologer("groovy_satyr");
    journey.draw_guard(3);
    let before = journey.guard_units();
    journey.answer(|it| matches!(it, Action::PickUnit(_)));
    let after = journey.guard_units();
    assert_eq!(before.len(), after.len());
    assert_eq!(before.iter().filter(|it| !after.contains(it)).count(), 1, "{before:?} {after:?}");
    let mut journey = castle().army(&[]);
    journey.draw_guard(3);
    assert!(journey.actions().is_empty(), "only as the astrologers allow");
}

/// A spell comes back from the discard pile, and the rest of the pile goes into the deck.
#[test]
fn rib_cage_takes_a_spell_back_and_shuffles() {
    let mut journey = castle().hand(&["rib_cage"]).deck(&[]).discarded(&["bless", "attack"]);
    journey.play_card("rib_cage", 0);
    assert_eq!((journey.holds(), journey.discards()), (vec!["bless"], vec!["rib_cage"]));
    assert_eq!(journey.cards().1, 1, "the other card is in the deck");
    let journey = castle().hand(&["rib_cage"]).discarded(&["attack"]);
    assert_eq!(journey.check_card("rib_cage", 0), Ok(()), "without a spell it shuffles");
}

/// The look at the top card of a deck: whoever looks sees it, until it is on top or under the deck.
#[test]
fn rogues_look_at_a_card_and_put_it_back() {
    use heroes3::view::View;
    use taverne_engine::{Seat, Viewer};
    for under in [false, true] {
        let mut journey = castle().army(&[("rogues", Neutral)]).deck(&["bless", "slow"]).hand(&[]);
        journey.use_unit("rogues");
        journey.play(Action::Choose(0));
        let seen = View::of(&journey.game, Viewer::Seat(Seat::new(0))).looked;
        assert!(seen == ["spell-bless"] || seen == ["spell-slow"], "{seen:?}");
        assert!(View::of(&journey.game, Viewer::Spectator).looked.is_empty());
        journey.play(Action::Choose(u8::from(under)));
        assert!(View::of(&journey.game, Viewer::Seat(Seat::new(0))).looked.is_empty());
        journey.draw(1);
        let drawn = format!("spell-{}", journey.holds()[0]);
        assert_eq!(drawn == seen[0], !under);
    }
}
