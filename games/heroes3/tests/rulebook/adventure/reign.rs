//! RULES 30.2: rounds, the hand, levels, the town, the end of combats, scenarios and campaigns.

use heroes3::{
    Action, Options, Refusal,
    kinds::{
        Face::{Few, Pack},
        Faction, FieldId, Outcome, Resource, Slot, TileKind, TownToken, Which,
    },
    land::Holder,
    realm::Foe,
    scenario::journey::Journey,
};
use taverne_engine::{Campaign, Game, Seat, campaign::CampaignState};

const SEAT: Seat = Seat::new(0);
const S3: [(&str, i8, i8); 2] = [("S3", 0, 0), ("far", 3, -1)];

fn castle() -> Journey {
    Journey::on("castle", &S3).level(1).hand(&[]).round(3).owns(Resource::Gold, 40).owns(Resource::Materials, 20)
}

fn kinds(journey: &Journey, wanted: fn(&Action) -> bool) -> usize {
    journey.actions().into_iter().filter(wanted).count()
}

/// A81 too: alone there is no start bonus besides that of the scenario.
#[test]
fn case_1_a81_a_starting_deck_has_nine_cards() {
    let mut queen = Journey::scenario("long_live_the_queen_1", "catherine");
    assert_eq!(kinds(&queen, |it| matches!(it, Action::Choose(_))), 3, "the bonus of the scenario");
    assert_eq!(queen.cards(), (0, 9));
    queen.to_own_turn();
    // Four cards at level I.
    assert_eq!(queen.cards().0, 4);
}

#[test]
fn case_2_a5_a6_the_hand_is_refreshed() {
    let hand = ["attack", "attack", "defense", "defense", "power", "knowledge"];
    let mut journey = castle().hand(&hand).deck(&["attack"]);
    journey.begin_turn();
    assert_eq!(journey.check(Action::Done), Err(Refusal::HandTooLarge { over: 2 }));
    journey.answer(|it| matches!(it, Action::Discard(_)));
    assert_eq!(journey.check(Action::Done), Err(Refusal::HandTooLarge { over: 1 }));
    journey.answer(|it| matches!(it, Action::Discard(_)));
    journey.play(Action::Done);
    // Nothing is missing, so nothing is asked.
    assert!(journey.actions().contains(&Action::EndTurn));
    assert_eq!(journey.cards().0, 4);
}

/// RULING 64, A73: all missing cards or none; an empty deck is made anew.
#[test]
fn a5_a73_all_missing_cards_or_none() {
    let mut journey = castle().hand(&["attack"]).deck(&["power"]).discarded(&["defense", "knowledge"]);
    journey.begin_turn();
    journey.play(Action::Done);
    assert_eq!(journey.actions(), [Action::Fill, Action::Done]);
    journey.play(Action::Fill);
    assert_eq!(journey.cards(), (4, 0));
}

#[test]
fn case_3_a74_experience_is_two_steps_a_level() {
    let mut journey = castle();
    journey.gain_experience(3);
    assert_eq!((journey.experience(), journey.hand_limit()), (3, 4));
    assert!(journey.actions().contains(&Action::Look), "one search for an ability");
    journey.play(Action::Look);
    journey.answer(|it| matches!(it, Action::Take(_)));
    journey.gain_experience(1);
    assert_eq!((journey.experience(), journey.hand_limit()), (4, 5));
}

#[test]
fn case_4_a2_income_then_the_city_hall() {
    let mut journey = castle()
        .built(&[Slot::CityHall])
        .income_steps(Resource::Gold, 1)
        .income_steps(Resource::Materials, 1)
        .income_steps(Resource::Valuables, 1);
    let before = journey.stock();
    journey.round_after(2);
    let [gold, materials, valuables] = journey.stock();
    assert_eq!([gold - before[0], materials - before[1], valuables - before[2]], [15, 2, 1]);
    assert_eq!(kinds(&journey, |it| matches!(it, Action::Choose(_))), 2, "gold, or a movement point");
}

#[test]
fn case_5_a3_an_even_round_asks_the_astrologers() {
    let mut journey = castle();
    let before = journey.stock();
    journey.round_after(1);
    assert_ne!(journey.proclaimed(), "");
    let after = journey.stock();
    assert!(after[1] == before[1] || !journey.actions().is_empty());
    let mut first = castle();
    first.round_after(0);
    assert_eq!(first.stock(), before, "the first round is neither");
    assert_eq!(first.proclaimed(), "");
}

#[test]
fn case_7_a_track_has_an_end_and_remembers() {
    let mut journey = castle().income_steps(Resource::Gold, 7);
    assert_eq!(journey.income(Resource::Gold), 45);
    journey.gain_income(Resource::Gold, 1);
    assert_eq!(journey.income(Resource::Gold), 45);
    journey.gain_income(Resource::Gold, -1);
    assert_eq!(journey.income(Resource::Gold), 45);
    journey.gain_income(Resource::Gold, -1);
    assert_eq!(journey.income(Resource::Gold), 40);
}

#[test]
fn case_9_a47_a48_the_mage_guild() {
    let mut journey = castle().owns(Resource::Valuables, 3);
    journey.act();
    journey.play(Action::Build(Slot::MageGuild));
    for _ in 0..2 {
        journey.play(Action::Look);
        journey.answer(|it| matches!(it, Action::Take(_)));
        while !journey.actions().contains(&Action::Look) && !journey.actions().contains(&Action::EndTurn) {
            journey.answer(|_| true);
        }
    }
    assert_eq!(journey.cards().0, 2);
    assert_eq!(journey.check(Action::BuySpell), Err(Refusal::GuildTooNew));
    let mut later = castle().built(&[Slot::MageGuild]);
    later.act();
    let gold = later.stock()[0];
    later.play(Action::BuySpell);
    assert_eq!(gold - later.stock()[0], 6);
    assert!(!later.has_token(TownToken::SpellBook));
}

#[test]
fn a49_one_building_a_round_and_in_order() {
    let mut journey = castle().owns(Resource::Valuables, 9);
    journey.act();
    let needs = Err(Refusal::Needs { slot: Slot::DwellingBronze });
    assert_eq!(journey.check(Action::Build(Slot::DwellingSilver)), needs);
    journey.play(Action::Build(Slot::DwellingBronze));
    assert!(journey.has(Slot::DwellingBronze));
    assert_eq!(journey.check(Action::Build(Slot::DwellingSilver)), Err(Refusal::TokenUsed));
    assert_eq!(journey.check(Action::Build(Slot::DwellingBronze)), Err(Refusal::AlreadyBuilt));
}

#[test]
fn case_10_reinforcing_needs_a_citadel() {
    let mut journey = castle().built(&[Slot::DwellingBronze]).army(&[("halberdiers", Few)]);
    journey.act();
    journey.play(Action::Muster);
    assert_eq!(journey.check(journey.recruit("marksmen")), Ok(()));
    let citadel = Err(Refusal::Needs { slot: Slot::Citadel });
    assert_eq!(journey.check(journey.reinforcing("halberdiers")), citadel);
}

#[test]
fn case_11_a50_recruited_and_reinforced_in_one_action() {
    let slots = [Slot::DwellingBronze, Slot::DwellingSilver, Slot::DwellingGolden, Slot::Citadel];
    let mut journey = castle().built(&slots).army(&[("halberdiers", Few)]).owns(Resource::Valuables, 5);
    journey.act();
    let before = journey.stock();
    journey.play(Action::Muster);
    journey.play(journey.recruit("champions"));
    journey.play(journey.reinforcing("champions"));
    journey.play(Action::Done);
    let after = journey.stock();
    assert_eq!((before[0] - after[0], before[2] - after[2]), (32, 1));
    assert!(journey.units().contains(&("champions", Pack)));
    assert_eq!(journey.check(Action::Muster), Err(Refusal::TokenUsed));
}

#[test]
fn case_12_a72_the_secondary_hero() {
    let mut journey = castle().built(&[Slot::DwellingBronze]).hero((1, -1), 3);
    let town = journey.at((0, 0));
    journey.act();
    journey.play(Action::Hire(town));
    assert_eq!(journey.movement(Which::Secondary), 2);
    assert_eq!(journey.check(Action::Muster), Err(Refusal::TokenUsed));
    assert_eq!(journey.check(Action::Hire(town)), Err(Refusal::AlreadyHired));
    // A70: it wins, and learns nothing.
    let field = journey.at((1, 0));
    journey.after_combat(Foe::Guard(4), Which::Secondary, town, field, Outcome::Won);
    assert_eq!(journey.experience(), 0);
}

#[test]
fn case_13_a68_experience_by_difficulty() {
    for (guard, steps) in [(2, 0), (3, 1), (4, 2)] {
        let mut journey = castle().level(3);
        let before = journey.experience();
        let (town, field) = (journey.at((0, 0)), journey.at((1, 0)));
        journey.after_combat(Foe::Guard(guard), Which::Main, town, field, Outcome::Won);
        assert_eq!(journey.experience() - before, steps, "guard {guard}");
    }
}

#[test]
fn case_14_a69_an_azure_unit_is_level_seven() {
    let mut journey = castle().level(4);
    let (town, field) = (journey.at((0, 0)), journey.at((1, 0)));
    journey.against(7, true);
    journey.after_combat(Foe::Guard(7), Which::Main, town, field, Outcome::Won);
    assert_eq!(journey.experience(), 12);
    // V searches, VI brings the specialty, VII searches.
    assert_eq!(journey.holds().len(), 1);
    let mut searches = 0;
    while journey.actions().contains(&Action::Look) {
        journey.play(Action::Look);
        journey.answer(|it| matches!(it, Action::Take(_)));
        searches += 1;
    }
    assert_eq!(searches, 2);
}

#[test]
fn case_15_a53_a67_a_retreat_is_no_defeat() {
    let mut journey = castle().army(&[("griffins", Few)]);
    let (town, field) = (journey.at((0, 0)), journey.at((1, 0)));
    let guard = journey.guard(field);
    journey.after_combat(Foe::Guard(1), Which::Main, town, field, Outcome::Retreated);
    assert_eq!(journey.stands(Which::Main), Some((0, 0)));
    assert_eq!(journey.guard(field), guard);
    assert_eq!(journey.units(), [("griffins", Few)]);
    assert_eq!(journey.outcome(), None);
}

/// RULES 21, RULING 22, 24 (b)
#[test]
fn case_21_beaten_without_a_home_is_out() {
    let mut queen = Journey::scenario("dead_cold_revenge_2", "gem");
    queen.to_own_turn();
    let town = queen.at((-6, 2));
    queen.after_combat(Foe::Guard(2), Which::Main, town, town, Outcome::Lost);
    assert_eq!(queen.outcome(), Some(Outcome::Lost), "the scenario says so at once");
    let mut journey = castle().flag((0, 0), Holder::Ai);
    let (town, field) = (journey.at((0, 0)), journey.at((1, 0)));
    journey.after_combat(Foe::Guard(2), Which::Main, town, field, Outcome::Surrendered);
    assert_eq!(journey.stands(Which::Main), Some((0, 0)), "nowhere to go home: where it came from");
}

#[test]
fn a66_who_surrenders_goes_home() {
    let mut journey = castle();
    let (town, field) = (journey.at((0, 0)), journey.at((1, 0)));
    journey.after_combat(Foe::Guard(7), Which::Main, field, field, Outcome::Surrendered);
    assert_eq!(journey.stands(Which::Main), Some((0, 0)));
    assert_eq!((journey.experience(), journey.outcome()), (0, None));
    assert_ne!(town, field);
}

/// A80: an army without units is that of the start again.
#[test]
fn a80_an_empty_army_takes_the_starting_units() {
    let mut queen = Journey::scenario("long_live_the_queen_1", "catherine");
    queen.to_own_turn();
    let mut queen = queen.army(&[]);
    let town = queen.at((-6, 2));
    queen.after_combat(Foe::Guard(1), Which::Main, town, town, Outcome::Retreated);
    assert!(queen.units().contains(&("marksmen", Few)) && queen.units().contains(&("halberdiers", Pack)));
}

#[test]
fn case_23_a82_three_rounds_without_a_home() {
    let mut queen = Journey::scenario("long_live_the_queen_1", "catherine");
    queen.to_own_turn();
    let mut queen = queen.flag((-6, 2), Holder::Ai);
    // Lost in round 4, out at the end of round 7: rounds 5, 6 and 7 are full ones.
    for (round, outcome) in [(4, None), (5, None), (6, None), (7, Some(Outcome::Lost))] {
        queen = queen.in_round(round);
        queen.end_round();
        assert_eq!(queen.outcome(), outcome, "at the end of round {round}");
    }
}

/// A town that was taken back for a while makes the rounds begin anew.
#[test]
fn a82_a_home_in_between_begins_the_count_anew() {
    let mut queen = Journey::scenario("long_live_the_queen_1", "catherine");
    queen.to_own_turn();
    let mut queen = queen.flag((-6, 2), Holder::Ai).homeless(3).in_round(7);
    queen.capture((-6, 2));
    let mut queen = queen.flag((-6, 2), Holder::Ai);
    queen.end_round();
    assert_eq!(queen.outcome(), None);
}

#[test]
fn case_26_a1_a2_a4_a_round_starts_in_its_order() {
    let mut journey = castle().built(&[Slot::CityHall]).hero((0, 0), 0);
    journey.round_after(2);
    assert_eq!(journey.movement(Which::Main), 3, "movement points first");
    journey.answer(|it| matches!(it, Action::Choose(1)));
    assert_eq!(journey.movement(Which::Main), 4, "so what is gained now is kept");
    assert!(journey.has_token(TownToken::Build));
}

#[test]
fn case_29_an_ai_hero_has_the_level_of_its_best_unit() {
    let mut journey = castle().level(4);
    let before = journey.experience();
    let (town, field) = (journey.at((0, 0)), journey.at((1, 0)));
    journey.against(4, false);
    journey.after_combat(Foe::AiHero(0), Which::Main, town, field, Outcome::Won);
    assert_eq!(journey.experience() - before, 1);
}

fn campaign(outcomes: Vec<Option<<heroes3::Heroes3 as Campaign>::Outcome>>) -> CampaignState<heroes3::Heroes3> {
    CampaignState { content: heroes3::Content::builtin(), plan: Default::default(), outcomes }
}

/// RULINGS 108, 109
#[test]
fn case_30_five_cards_go_along() {
    let first = campaign(Vec::new()).next().expect("a first game");
    assert_eq!((first.scenario.as_str(), first.faction), ("long_live_the_queen_1", Faction::Castle));
    let mut queen = Journey::of(&first);
    queen.to_own_turn();
    let mut queen = queen.deck(&["luck", "archery", "haste", "slow", "bless", "attack"]).hand(&["leadership"]);
    let town = queen.game.centre_of(queen.game.content().find_tile("S2").expect("a tile")).expect("it lies there");
    let place = queen.place(town);
    queen = queen.flag(place, Holder::Seat(SEAT));
    queen.end_round();
    for asked in 0..5 {
        assert!(queen.outcome().is_none(), "{asked} cards were named");
        queen.answer(|it| matches!(it, Action::Take(_)));
    }
    assert_eq!(queen.outcome(), Some(Outcome::Won));
    let won = queen.game.outcome().and_then(|_| Campaign::outcome(&queen.game)).expect("a game of a campaign");
    assert_eq!((won.won, won.kept.len()), (true, 5));
    let second = campaign(vec![Some(won.clone())]).next().expect("a second game");
    assert_eq!(second.scenario, "long_live_the_queen_2");
    let mut guardian = Journey::of(&second);
    let specialty_and_statistics = 1 + won.statistics.len();
    assert_eq!(guardian.cards(), (0, specialty_and_statistics + 5));
    guardian.to_own_turn();
    let lost = heroes3::campaign::Outcome { won: false, kept: Vec::new(), ..won.clone() };
    let again = campaign(vec![Some(won), Some(lost)]).next().expect("another try");
    assert_eq!(again, second, "the same scenario with the same list");
}

#[test]
fn case_31_a8_homecoming() {
    let mut queen = Journey::scenario("long_live_the_queen_1", "catherine");
    queen.to_own_turn();
    assert_eq!(queen.check(Action::Build(Slot::DwellingGolden)), Err(Refusal::Forbidden));
    queen.gain_experience(12);
    assert_eq!(queen.experience(), 6, "the level cap holds");
    let mut late = Journey::scenario("long_live_the_queen_1", "catherine");
    late.to_own_turn();
    let mut late = late.in_round(10);
    late.end_round();
    assert_eq!(late.outcome(), Some(Outcome::Lost), "the last round is over");
    let mut won = Journey::scenario("long_live_the_queen_1", "catherine");
    won.to_own_turn();
    let town: FieldId = won.game.centre_of(won.game.content().find_tile("S2").expect("a tile")).expect("there");
    let place = won.place(town);
    let mut won = won.flag(place, Holder::Seat(SEAT)).in_round(10);
    won.end_round();
    assert_eq!(won.outcome(), Some(Outcome::Won), "victory is looked at first");
}

/// RULES 22.4: an AI hero has the card of its skill; a player who has it too loses it and searches for another one.
#[test]
fn the_skill_of_an_ai_hero_is_lost_to_its_owner() {
    let content = heroes3::Content::builtin();
    let table = |kept: &[&str]| {
        let kept = kept.iter().map(|&it| it.to_owned()).collect();
        let options = Options { scenario: "long_live_the_queen_3".into(), kept, ..Options::default() };
        Journey::of(&Options { hero: "catherine".into(), ..options })
    };
    let offense = content.find_card("offense").expect("a known card");
    let has = |journey: &Journey| journey.game.player(SEAT).deck.contains(&offense);
    let searches = |mut journey: Journey| {
        journey.play(Action::Choose(2));
        let mut searches = 0;
        while journey.actions().contains(&Action::Look) {
            journey.play(Action::Look);
            journey.answer(|it| matches!(it, Action::Take(_)));
            if journey.actions().iter().any(|it| matches!(it, Action::NewTop(_))) {
                journey.answer(|_| true);
            }
            searches += 1;
        }
        searches
    };
    let (with, without) = (table(&["attack", "offense", "bless"]), table(&["attack", "leadership", "bless"]));
    assert!(!has(&with), "the AI hero has it");
    assert_eq!(searches(with), searches(without) + 1);
}

/// RULES 23: a new hero brings the own statistics; the own ability instead of one card, Magic Arrows instead of others.
#[test]
fn another_hero_takes_over() {
    let plan = heroes3::campaign::Plan {
        campaign: heroes3::campaign::Chain::DeadColdRevenge,
        ..heroes3::campaign::Plan::default()
    };
    let kept = ["first_aid", "haste", "slow", "magic_arrow", "bless"].map(str::to_owned).to_vec();
    let statistics = ["attack", "power"].map(str::to_owned).to_vec();
    let hero = "gem".to_owned();
    let won =
        heroes3::campaign::Outcome { won: true, points: 0, kept, statistics, hero, next_hero: Some("gelu".into()) };
    let next =
        CampaignState::<heroes3::Heroes3> { content: heroes3::Content::builtin(), plan, outcomes: vec![Some(won)] };
    let options = next.next().expect("a second game");
    assert_eq!((options.hero.as_str(), options.new_hero), ("gelu", true));
    let mut gelu = Journey::of(&options);
    let content = gelu.game.content();
    let count = |journey: &Journey, id: &str| {
        journey.game.player(SEAT).deck.iter().filter(|&&it| content.card(it).id == id).count()
    };
    assert_eq!(["attack", "defense", "power", "knowledge"].map(|it| count(&gelu, it)).iter().sum::<usize>(), 6);
    let sell = |id| Action::Sell(content.find_card(id).expect("a known card"));
    assert_eq!(gelu.check(sell("attack")), Err(Refusal::MustKeep));
    gelu.play(sell("first_aid"));
    assert_eq!((count(&gelu, "first_aid"), count(&gelu, "archery")), (0, 1));
    for card in ["haste", "slow", "bless"] {
        gelu.play(sell(card));
    }
    assert_eq!((count(&gelu, "magic_arrow"), count(&gelu, "archery")), (4, 1));
    assert!(!gelu.actions().contains(&sell("archery")), "at most four arrows");
}

/// RULING 114: a scenario says itself who may lead.
#[test]
fn options_of_another_scenario_are_refused() {
    let options = Options { scenario: "dead_cold_revenge_1".into(), hero: "catherine".into(), ..Options::default() };
    let mut journal = taverne_engine::Journal::silent();
    let seed = taverne_engine::Seed::numbered(1, 1);
    assert!(heroes3::Heroes3::new(heroes3::Content::builtin(), &options, 1, seed, &mut journal).is_err());
}

/// RULES 30.4: a face-down tile counts as not done as long as it may hide what the goal is about. Of the tiles of this
/// scenario only two far ones have settlements.
#[test]
fn a_face_down_tile_counts_as_long_as_it_may_hide_a_goal() {
    let queen = Journey::scenario("long_live_the_queen_2", "catherine");
    let settlements = |queen: &Journey| {
        let goals = &queen.game.adventure().expect("an adventure").victory;
        let progress = queen.game.progress_of(SEAT, &goals[0]);
        (progress.now, progress.of)
    };
    let far = |queen: &Journey| {
        let hidden = queen.game.land().tiles.iter().position(|it| it.kind == TileKind::Far && it.tile.is_none());
        hidden.expect("a far tile lies face down")
    };
    assert_eq!(settlements(&queen), (0, 4), "any of the four far tiles, none of the near ones");
    let slot = far(&queen);
    let queen = queen.found(slot, "F6", 0);
    assert_eq!(settlements(&queen), (0, 3));
    let slot = far(&queen);
    let queen = queen.found(slot, "F2", 0);
    assert_eq!(settlements(&queen), (0, 3), "here is one, and the two others may have another one");
    let slot = far(&queen);
    let queen = queen.found(slot, "F3", 0);
    assert_eq!(settlements(&queen), (0, 2), "nothing is left to hide any");
}
