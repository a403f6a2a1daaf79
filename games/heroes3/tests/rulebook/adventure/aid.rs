//! RULES 29.1, 30.2: what the player aid says about the adventure, each statement by its number, and whole combats on the
//! map, fought to their end.

use heroes3::{
    Action, Content, Event, Heroes3, Options, Refusal,
    board::Space,
    cards::map::Moment,
    combat::ai_spells::deck_size,
    kinds::{
        CardKind,
        Face::{Few, Pack},
        Faction, FieldId, Morale, MoraleUse, Outcome, Quiet, Resource, SharedDeck, Slot, TownToken, Which, Window,
    },
    land::Holder,
    realm::Foe,
    scenario::journey::Journey,
};
use taverne_engine::{Game, Journal, Seat, Seed};

const SEAT: Seat = Seat::new(0);

fn castle() -> Journey {
    let journey = Journey::on("castle", &[("S3", 0, 0), ("far", 3, -1)]).turned(0, 0).level(1).hand(&[]).round(3);
    let journey = journey.owns(Resource::Gold, 40).owns(Resource::Materials, 20).owns(Resource::Valuables, 9);
    journey.army(&[("halberdiers", Pack), ("griffins", Few)])
}

fn necropolis() -> Journey {
    Journey::on("necropolis", &[("S1", 0, 0), ("far", 3, -1)]).level(1).hand(&[]).round(3)
}

fn queen(number: u8) -> Journey {
    let mut queen = Journey::scenario(&format!("long_live_the_queen_{number}"), "catherine");
    queen.to_own_turn();
    queen
}

fn offers(journey: &Journey, wanted: fn(&Action) -> bool) -> bool {
    journey.actions().iter().any(wanted)
}

/// The main hero of the enemy's town S2.
fn enemy_town(journey: &Journey) -> (i8, i8) {
    let s2 = journey.game.content().find_tile("S2").expect("a tile");
    journey.place(journey.game.centre_of(s2).expect("it lies there"))
}

/// Fights as simply as possible until the combat is over: all units are placed, and each goes to the nearest enemy and
/// strikes. Calls back before each decision.
fn fight_out(journey: &mut Journey, mut asked: impl FnMut(&[Action])) {
    while journey.game.realm().foe.is_some() {
        let actions = journey.actions();
        if actions.is_empty() {
            return;
        }
        asked(&actions);
        fight_on(journey, &actions);
    }
}

fn fight_on(journey: &mut Journey, actions: &[Action]) {
    let combat = journey.game.combat();
    let enemies = combat.spaces_of(combat.army(journey.game.own_side().other()));
    let away = |space: Space| enemies.iter().map(|it| space.distance(it)).min().unwrap_or(0);
    let rank = |action: &Action| match *action {
        Action::Fight | Action::Deploy { .. } | Action::Strike(_) | Action::Extend => 0,
        Action::Go(space) => 1 + away(space),
        Action::Done => 20,
        _ => 30,
    };
    let best = actions.iter().min_by_key(|it| rank(it)).copied();
    journey.play(best.expect("something can be done"));
}

/// The same, until one may surrender; whether it comes to that.
fn may_surrender(journey: &mut Journey) -> bool {
    while journey.game.realm().foe.is_some() {
        let actions = journey.actions();
        if actions.contains(&Action::Surrender) {
            return true;
        }
        fight_on(journey, &actions);
    }
    false
}

/// Events of the scenario come in their rounds, before income and astrologers; the tokens are turned up at last.
#[test]
fn case_26_a1_a4_events_come_before_the_card_of_the_round() {
    let mill = |round: u8| {
        let content = Content::builtin();
        let windmill = content.find_location("windmill").expect("there is one");
        let queen = queen(1);
        let slot = (0..queen.game.land().tiles.len())
            .find(|&it| {
                let kind = queen.game.land().tiles[it].kind;
                queen.game.land().tiles[it].tile.is_none()
                    && content.tiles.iter().any(|t| t.kind == kind && t.has(windmill))
            })
            .expect("a tile with a windmill can lie there");
        let kind = queen.game.land().tiles[slot].kind;
        let tile = content.tiles.iter().find(|it| it.kind == kind && it.has(windmill)).expect("there is one");
        let queen = queen.found(slot, &tile.id, 0);
        let fields = (0..7).map(|it| queen.place(FieldId::at(slot as u8, it)));
        let place = fields.into_iter().find(|&it| queen.location(it) == "windmill").expect("it is on this tile");
        let mut queen =
            queen.cube(place).owns(Resource::Gold, 40).owns(Resource::Materials, 20).owns(Resource::Valuables, 9);
        queen.play(Action::Build(Slot::Citadel));
        assert!(!queen.has_token(TownToken::Build));
        queen.events();
        queen.round_after(round - 1);
        while !queen.has_token(TownToken::Build) {
            queen.answer(|_| true);
        }
        queen.events()
    };
    let at = |events: &[Event], wanted: fn(&Event) -> bool| events.iter().position(wanted);
    let events = mill(4);
    let starts = at(&events, |it| matches!(it, Event::RoundStarts { round: 4, .. }));
    let cubes = at(&events, |it| matches!(it, Event::CubeRemoved { .. }));
    let card = at(&events, |it| matches!(it, Event::AstrologersSay { .. }));
    assert!(starts.is_some() && starts < cubes && cubes < card, "{events:?}");
    assert_eq!(at(&mill(5), |it| matches!(it, Event::CubeRemoved { .. })), None, "not in this round");
}

/// A card of the astrologers changes the rules until the next one is drawn.
#[test]
fn a3_a_proclamation_lasts_until_the_next_one() {
    let limit = castle().hand_limit();
    let mut others = 0;
    for seed in 0..20 {
        let mut journey = castle().round(4).astrologer("profuse_growth").seed(seed);
        assert_eq!(journey.hand_limit(), limit + 1);
        journey.ask_the_astrologers();
        if journey.proclaimed() != "profuse_growth" {
            assert_eq!(journey.hand_limit(), limit);
            others += 1;
        }
    }
    assert!(others > 10, "{others}");
}

#[test]
fn a7_town_morale_and_movement_in_the_own_turn() {
    let mut journey = castle().morale(Morale::Positive).deck(&["attack"]);
    journey.act();
    assert!(offers(&journey, |it| matches!(it, Action::Build(_))));
    assert!(offers(&journey, |it| matches!(it, Action::Morale(_))));
    assert!(offers(&journey, |it| matches!(it, Action::Step { .. })));
    assert!(offers(&journey, |it| matches!(it, Action::EndTurn)));
}

/// What is won counts when the round is over; then the marker advances.
#[test]
fn a8_a9_conditions_are_looked_at_when_a_round_ends() {
    let ends = |won: bool| {
        let mut queen = queen(1).in_round(5);
        if won {
            let town = enemy_town(&queen);
            queen = queen.flag(town, Holder::Seat(SEAT));
        }
        queen.events();
        assert_eq!(queen.outcome(), None, "not before the round is over");
        queen.play(Action::EndTurn);
        queen.events()
    };
    let events = ends(true);
    assert!(events.contains(&Event::ScenarioEnds { outcome: Outcome::Won, round: 5 }), "{events:?}");
    let events = ends(false);
    assert!(events.iter().any(|it| matches!(it, Event::RoundStarts { round: 6, .. })), "{events:?}");
}

/// Each once a round, when a combat is announced too.
#[test]
fn a10_town_actions_come_before_a_combat_too() {
    let mut journey = castle();
    let guarded = journey.at((-1, 0));
    assert_eq!(journey.guard(guarded), 1);
    journey.act();
    journey.play(Action::Step { hero: Which::Main, field: guarded });
    assert!(journey.is_announced());
    journey.play(Action::Build(Slot::DwellingBronze));
    assert!(!journey.has_token(TownToken::Build));
    assert_eq!(journey.check(Action::Build(Slot::Citadel)), Err(Refusal::TokenUsed));
    assert!(journey.actions().contains(&Action::Fight));
}

/// The population token is for units or for the secondary hero; the other two are for themselves.
#[test]
fn a11_each_token_has_its_action() {
    let mut journey = castle().built(&[Slot::DwellingBronze, Slot::MageGuild]).hero((1, -1), 3);
    let town = journey.at((0, 0));
    journey.act();
    journey.play(Action::Muster);
    journey.play(journey.recruit("marksmen"));
    journey.play(Action::Done);
    assert_eq!(journey.check(Action::Hire(town)), Err(Refusal::TokenUsed));
    assert_eq!(journey.check(Action::BuySpell), Ok(()));
    journey.play(Action::Build(Slot::Citadel));
    let left = [TownToken::Build, TownToken::Population, TownToken::SpellBook].map(|it| journey.has_token(it));
    assert_eq!(left, [false, false, true]);
}

/// One token at a time; a negative one takes a positive one away, and the other way round.
#[test]
fn a12_a16_a18_morale_tokens() {
    let mut journey = castle();
    let mut gain = |positive| {
        journey.gain_morale(positive);
        journey.spirit()
    };
    assert_eq!(gain(true), Morale::Positive);
    assert_eq!(gain(true), Morale::Positive, "one at a time");
    assert_eq!(gain(false), Morale::None, "the positive one is lost");
    assert_eq!(gain(false), Morale::Negative);
    assert_eq!(gain(true), Morale::None, "both are gone");
}

#[test]
fn a13_a14_morale_draws_or_exchanges() {
    let journey =
        || castle().morale(Morale::Positive).hand(&["estates", "estates"]).deck(&["attack", "power", "bless"]);
    let mut draws = journey();
    draws.act();
    draws.play(Action::Morale(MoraleUse::Draw));
    assert_eq!((draws.cards(), draws.spirit()), ((3, 2), Morale::None));
    let mut changes = journey();
    changes.act();
    changes.play(Action::Morale(MoraleUse::Exchange));
    for _ in 0..2 {
        changes.answer(|it| matches!(it, Action::Discard(_)));
    }
    if changes.actions().contains(&Action::Done) {
        changes.play(Action::Done);
    }
    assert_eq!((changes.cards(), changes.discards()), ((2, 1), vec!["estates", "estates"]));
}

/// A second negative token costs the hand when the own turn ends; the token stays (RULING 6).
#[test]
fn a17_the_hand_is_lost_when_the_turn_ends() {
    for (negative, left) in [(1, 1), (2, 0)] {
        let mut journey = castle().hand(&["attack"]).deck(&[]);
        journey.begin_turn();
        while !journey.actions().contains(&Action::EndTurn) {
            journey.play(Action::Done);
        }
        (0..negative).for_each(|_| journey.gain_morale(false));
        assert_eq!(journey.holds().len(), 1, "not before");
        journey.play(Action::EndTurn);
        assert_eq!((journey.holds().len(), journey.spirit()), (left, Morale::Negative), "{negative} times");
    }
}

#[test]
fn a19_the_necropolis_knows_no_morale() {
    let mut journey = necropolis();
    for positive in [true, false, false] {
        journey.gain_morale(positive);
        assert_eq!(journey.spirit(), Morale::None);
    }
}

/// One of the X looked at and the others on the discard pile, or the top of that pile instead.
#[test]
fn a24_a_search_looks_or_takes_the_top() {
    let mut journey = castle();
    let (deck, discards) = journey.pile(SharedDeck::Ability);
    let on_top = discards.last().copied().expect("a card lies there");
    journey.gain_experience(2);
    let mut top = journey.clone();
    journey.play(Action::Look);
    assert!(offers(&journey, |it| matches!(it, Action::Take(_))));
    journey.answer(|it| matches!(it, Action::Take(_)));
    let (deck_now, discards_now) = journey.pile(SharedDeck::Ability);
    assert_eq!((deck_now, discards_now.len()), (deck - 2, discards.len() + 1));
    assert_eq!(journey.holds().len(), 1);
    top.play(Action::TakeTop);
    assert_eq!(top.holds(), [on_top]);
}

/// So many expert effects a round as the level allows.
#[test]
fn a27_expert_effects_are_counted() {
    for (level, uses) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)] {
        let mut journey = castle().level(level);
        journey.round_after(2);
        assert_eq!(journey.game.player(SEAT).expert_uses, uses, "level {level}");
    }
    let mut journey = castle().hand(&["estates", "estates"]).expert(1);
    journey.play_card("estates", 1);
    assert_eq!(journey.check_card("estates", 1), Err(Refusal::NoExpertUse));
    assert_eq!(journey.check_card("estates", 0), Ok(()), "the basic effect is always there");
}

#[test]
fn a36_an_ai_hero_enters_on_the_town_of_its_faction() {
    let queen = queen(2);
    assert_eq!(queen.place(queen.game.land().ai[0].field), enemy_town(&queen));
}

/// After a combat no damage is left; a pack that was turned stays few.
#[test]
fn a38_damage_goes_after_a_combat_and_few_stay_few() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut journey = castle().army(&[("griffins", Pack), ("crusaders", Few)]).seed(seed);
        journey.act();
        let guarded = journey.at((-1, 0));
        journey.play(Action::Step { hero: Which::Main, field: guarded });
        let mut turned = false;
        fight_out(&mut journey, |_| {});
        for event in journey.events() {
            turned |= matches!(event, Event::Turned { unit } if unit.side == journey.game.own_side());
        }
        let Some(&(_, face)) = journey.units().iter().find(|it| it.0 == "griffins") else { continue };
        assert_eq!(face, if turned { Few } else { Pack }, "seed {seed}");
        seen += usize::from(turned);
        // In the next combat it stands there unhurt.
        journey.announce_guard(1);
        while journey.game.combat().round == 0 {
            let combat = journey.game.combat();
            let own = combat.army(journey.game.own_side());
            assert!(own.iter().all(|it| combat.fighter(it).damage == 0), "seed {seed}");
            let actions = journey.actions();
            let best = actions.iter().find(|it| matches!(it, Action::Deploy { .. } | Action::Fight));
            journey.play(*best.unwrap_or(&actions[0]));
        }
    }
    assert!(seen > 0, "some pack was turned");
}

/// Each tier has its dwelling.
#[test]
fn a44_units_need_the_dwelling_of_their_tier() {
    let tiers =
        [(Slot::DwellingBronze, "marksmen"), (Slot::DwellingSilver, "crusaders"), (Slot::DwellingGolden, "champions")];
    for built in 1..=3 {
        let slots: Vec<_> = tiers[..built].iter().map(|it| it.0).collect();
        let mut journey = castle().built(&slots).army(&[("halberdiers", Few)]).owns(Resource::Valuables, 9);
        journey.act();
        journey.play(Action::Muster);
        for (at, (slot, unit)) in tiers.into_iter().enumerate() {
            let expected = if at < built { Ok(()) } else { Err(Refusal::Needs { slot }) };
            assert_eq!(journey.check(journey.recruit(unit)), expected, "{unit} with {built} dwellings");
        }
    }
}

/// What a starting mage guild finds goes into the deck.
#[test]
fn a47_a_starting_guild_fills_the_deck() {
    let mut queen = Journey::scenario("long_live_the_queen_2", "catherine");
    let before = queen.cards();
    queen.play(Action::Choose(1));
    for _ in 0..2 {
        queen.play(Action::Look);
        queen.answer(|it| matches!(it, Action::Take(_)));
    }
    assert_eq!(queen.cards(), (0, before.1 + 2));
    queen.to_own_turn();
    // RULING 61: it is not a new one.
    assert_ne!(queen.check(Action::BuySpell), Err(Refusal::GuildTooNew));
}

/// The main hero has 3 movement points and the deck, the secondary hero 2; both every round.
#[test]
fn a71_heroes_and_their_movement() {
    let mut journey = castle().hero((0, 0), 0).second((1, -1), 0);
    journey.round_after(2);
    assert_eq!([Which::Main, Which::Secondary].map(|it| journey.movement(it)), [3, 2]);
}

/// One permanent card at a time: another one replaces it.
#[test]
fn a76_a_permanent_card_is_replaced() {
    let mut journey = castle().hand(&["inexhaustible_cart_of_ore"]).permanent("ballista");
    journey.play_card("inexhaustible_cart_of_ore", 0);
    assert_eq!(journey.has_in_play(), Some("inexhaustible_cart_of_ore"));
    assert!(journey.discards().is_empty(), "a machine goes back to its supply");
    let mut journey = Journey::on("rampart", &[("S4", 0, 0), ("far", 3, -1)]).round(3);
    journey = journey.hand(&["gem_1"]).permanent("inexhaustible_cart_of_ore");
    journey.play_card("gem_1", 0);
    assert_eq!(journey.has_in_play(), Some("first_aid_tent"));
    assert!(journey.discards().contains(&"inexhaustible_cart_of_ore"), "a card goes to the discard pile");
}

/// Four statistics, Magic Arrows by the kind of the hero, ability and first specialty.
#[test]
fn case_1_two_starting_decks() {
    let deck = |faction, hero: &str| {
        let options = Options { faction, hero: hero.into(), level: "1".into(), ..Options::default() };
        let content = Content::builtin();
        let game = Heroes3::new(content, &options, 1, Seed::numbered(1, 1), &mut Journal::silent());
        let game = game.expect("good options");
        let deck = &game.player(SEAT).deck;
        let count = |id: &str| deck.iter().filter(|&&it| content.card(it).id == id).count();
        let statistics = ["attack", "defense", "power", "knowledge"].map(count);
        let first = deck.iter().any(|&it| content.card(it).kind == CardKind::Specialty);
        (deck.len(), statistics, count("magic_arrow"), count("leadership"), first)
    };
    assert_eq!(deck(Faction::Castle, "catherine"), (9, [2, 2, 1, 1], 1, 1, true));
    let (all, statistics, arrows, _, first) = deck(Faction::Necropolis, "sandro");
    assert_eq!((all, statistics.iter().sum::<usize>(), arrows, first), (9, 5, 2, true));
}

/// In an astrologer round there is no income.
#[test]
fn case_5_no_income_when_the_astrologers_speak() {
    let mut journey = castle();
    journey.round_after(1);
    let events = journey.events();
    let card = events.iter().position(|it| matches!(it, Event::AstrologersSay { .. })).expect("a card is drawn");
    assert!(!events[..card].iter().any(|it| matches!(it, Event::Gained { .. })), "{events:?}");
    let mut third = castle();
    third.round_after(2);
    assert!(!third.events().iter().any(|it| matches!(it, Event::AstrologersSay { .. })));
}

/// The Castle pays 6 gold for a spell, the others 5.
#[test]
fn case_9_what_a_spell_costs() {
    for (faction, tile, price) in [("castle", "S3", 6), ("necropolis", "S1", 5), ("rampart", "S4", 5)] {
        let mut journey = Journey::on(faction, &[(tile, 0, 0), ("far", 3, -1)]).built(&[Slot::MageGuild]).hand(&[]);
        journey = journey.owns(Resource::Gold, 10);
        journey.act();
        journey.play(Action::BuySpell);
        assert_eq!(journey.stock()[0], 10 - price, "{faction}");
    }
}

/// A settlement reinforces without token, dwelling and citadel.
#[test]
fn case_10_a_settlement_reinforces_anyway() {
    let mut journey = Journey::on("castle", &[("S3", 0, 0), ("F1", 3, -1)]).round(3).built(&[]).hand(&[]);
    journey = journey.army(&[("crusaders", Few)]).owns(Resource::Gold, 0);
    let fields = (0..7).map(|it| FieldId::at(1, it));
    let settlement = fields.into_iter().find(|&it| journey.location(journey.place(it)) == "settlement");
    journey.visit(settlement.expect("F1 has a settlement"));
    journey.play(Action::Choose(1));
    while offers(&journey, |it| matches!(it, Action::Reinforce(_))) {
        journey.answer(|it| matches!(it, Action::Reinforce(_)));
    }
    assert_eq!(journey.units(), [("crusaders", Pack)]);
}

/// The secondary hero fights with the army and without cards, and learns nothing.
#[test]
fn case_12_a70_a_secondary_hero_fights_without_cards() {
    let army = [("archangels", Pack), ("champions", Pack), ("griffins", Pack)];
    let mut journey = castle().army(&army).hand(&["attack", "bless"]).hero((1, -1), 3).second((0, 0), 2);
    journey.act();
    let guarded = journey.at((-1, 0));
    journey.play(Action::Step { hero: Which::Secondary, field: guarded });
    fight_out(&mut journey, |actions| {
        assert!(!actions.iter().any(|it| matches!(it, Action::Play { .. } | Action::Empower(_))), "{actions:?}");
    });
    let events = journey.events();
    assert!(events.iter().any(|it| matches!(it, Event::CombatEnds { outcome: Outcome::Won, .. })), "{events:?}");
    // The field that is visited afterwards may teach something.
    let visit = events.iter().position(|it| matches!(it, Event::CubePlaced { .. })).expect("the field is visited");
    assert!(!events[..visit].iter().any(|it| matches!(it, Event::Experience { .. })), "{events:?}");
    assert_eq!(journey.stands(Which::Secondary), Some((-1, 0)));
}

/// A retreat from the guard west of the town, unless the guard falls in the first round.
fn retreat(seed: u64) -> Option<Journey> {
    let mut journey = castle().seed(seed);
    let guarded = journey.at((-1, 0));
    journey.act();
    journey.play(Action::Step { hero: Which::Main, field: guarded });
    journey.play(Action::Fight);
    while !journey.actions().contains(&Action::Retreat) {
        let actions = journey.actions();
        let calm = [Action::Defend, Action::Done].into_iter().find(|it| actions.contains(it));
        journey.play(calm.unwrap_or(actions[0]));
        journey.game.realm().foe?;
    }
    journey.play(Action::Retreat);
    Some(journey)
}

/// What a retreat leaves undone can be tried again in the same turn.
#[test]
fn case_15_after_a_retreat_it_is_tried_again() {
    let mut journey = (0..20).find_map(retreat).expect("some guard stands for a round");
    let guarded = journey.at((-1, 0));
    assert_eq!(journey.stands(Which::Main), Some((0, 0)));
    assert!(!journey.game.land().mark(guarded).cube());
    assert_eq!(journey.guard(guarded), 1);
    journey.play(Action::Step { hero: Which::Main, field: guarded });
    assert!(journey.is_announced(), "another fight");
}

/// An AI hero comes to the own town; the main hero is in it, or far away.
fn besieged(journey: Journey, at_home: bool) -> Journey {
    let town = journey.own_town();
    let slot = journey.at(town).slot() as u8;
    let fields = (0..7).map(|it| journey.place(FieldId::at(slot, it)));
    let mine = fields.into_iter().find(|&it| journey.location(it) == "mine").expect("a start tile has a mine");
    let mut journey = journey.flag(mine, Holder::Ai).found(1, "F3", 0);
    let away = journey.place(FieldId::at(1, 3));
    let gate = journey.beside(town)[0];
    journey = journey.hero(if at_home { town } else { away }, 0).ai_stands(0, gate);
    journey.ai_turns();
    while offers(&journey, |it| matches!(it, Action::Field(_))) {
        journey.answer(|it| matches!(it, Action::Field(_)));
    }
    journey
}

/// An army that defends alone has no cards, and learns nothing from its victory.
#[test]
fn case_20_a70_a_paid_defence_has_no_cards() {
    let army = [("archangels", Pack), ("champions", Pack), ("crusaders", Pack), ("griffins", Pack)];
    let journey = queen(2).army(&army).hand(&["attack", "bless"]).owns(Resource::Gold, 20);
    let mut journey = besieged(journey, false);
    let town = journey.own_town();
    journey.play(Action::PayDefence);
    assert_eq!(journey.stock()[0], 12);
    fight_out(&mut journey, |actions| {
        let cards = |it: &Action| matches!(it, Action::Play { .. } | Action::Surrender | Action::Morale(_));
        assert!(!actions.iter().any(cards), "{actions:?}");
    });
    assert!(journey.events().iter().any(|it| matches!(it, Event::CombatEnds { outcome: Outcome::Won, .. })));
    assert_eq!(journey.experience(), 0);
    assert!(journey.game.land().ai[0].beaten);
    assert_eq!(journey.game.owner_of(journey.at(town)), Some(Holder::Seat(SEAT)));
}

/// A main hero beaten by an AI hero goes to an own town or settlement of choice; without any the player is out.
#[test]
fn case_21_a82_a_beaten_hero_without_a_home() {
    let beaten = |home: bool| {
        let mut journey = castle().hero((1, -1), 3);
        if !home {
            journey = journey.flag((0, 0), Holder::Ai);
        }
        let (from, field) = (journey.at((1, -1)), journey.at((1, 0)));
        journey.after_combat(Foe::Guard(2), Which::Main, from, field, Outcome::Lost);
        journey
    };
    let journey = beaten(true);
    assert_eq!((journey.stands(Which::Main), journey.game.realm().eliminated), (Some((0, 0)), false));
    assert!(beaten(false).game.realm().eliminated);
}

/// Against an AI hero: before an own unit activates, for ten gold, which go to the supply; the AI hero stays.
#[test]
fn case_22_surrender_to_an_ai_hero() {
    let attack = |gold| {
        let queen = queen(1).army(&[("griffins", Pack)]).hand(&[]).owns(Resource::Gold, gold);
        let town = enemy_town(&queen);
        let beside = queen.beside(town);
        let mut queen = queen.hero(beside[0], 3).level(2);
        let field = queen.at(town);
        queen.play(Action::Step { hero: Which::Main, field });
        queen.play(Action::Fight);
        while queen.game.combat().round == 0 || !offers(&queen, |it| matches!(it, Action::Surrender | Action::Defend)) {
            let actions = queen.actions();
            let placing = actions.iter().find(|it| matches!(it, Action::Deploy { .. }));
            queen.play(*placing.unwrap_or(&actions[0]));
        }
        queen
    };
    assert!(offers(&attack(9), |it| *it == Action::Defend), "nobody is asked without gold");
    let mut queen = attack(10);
    let before = queen.experience();
    queen.play(Action::Surrender);
    assert_eq!((queen.stock()[0], queen.stands(Which::Main)), (0, Some(queen.own_town())));
    assert_eq!((queen.experience(), queen.outcome()), (before, None));
    assert!(!queen.game.land().ai[0].beaten && queen.units() == [("griffins", Pack)]);
}

/// Against an azure guard too: the gold goes to the supply, and it is no defeat. Never against lower guards.
#[test]
fn case_22_surrender_to_an_azure_guard() {
    let meet = |level: u8, gold| {
        let army = [("archangels", Pack), ("champions", Pack)];
        let mut journey = castle().army(&army).owns(Resource::Gold, gold).hero((1, 0), 3);
        journey.act();
        journey.announce_guard(level);
        journey
    };
    assert!(!may_surrender(&mut meet(1, 40)), "not to a bronze guard");
    assert!(!may_surrender(&mut meet(7, 9)), "not without gold");
    let mut journey = meet(7, 10);
    assert!(may_surrender(&mut journey));
    journey.play(Action::Surrender);
    assert_eq!((journey.stock()[0], journey.stands(Which::Main)), (0, Some((0, 0))));
    assert_eq!((journey.experience(), journey.outcome(), journey.units().len()), (0, None, 2));
}

/// All its cards are shuffled in again before the next combat.
#[test]
fn a28_the_ai_deck_is_whole_in_every_combat() {
    let queen = queen(1).army(&[("archangels", Pack)]).hand(&[]).owns(Resource::Gold, 20);
    let town = enemy_town(&queen);
    let beside = queen.beside(town)[0];
    let mut queen = queen.hero(beside, 3).level(2);
    let field = queen.at(town);
    let in_deck = |journey: &Journey| deck_size(journey.game.combat());
    queen.play(Action::Step { hero: Which::Main, field });
    assert!(may_surrender(&mut queen));
    queen.play(Action::Pass(Quiet::Window));
    assert!(may_surrender(&mut queen));
    assert!(in_deck(&queen) < 3);
    queen.play(Action::Surrender);
    let mut again = queen.hero(beside, 3);
    again.play(Action::Step { hero: Which::Main, field });
    if again.is_announced() {
        again.play(Action::Fight);
    }
    assert_eq!(in_deck(&again), 3);
}

/// Never in the own faction town, with or without a citadel.
#[test]
fn case_22_nobody_surrenders_in_the_own_town() {
    for built in [&[Slot::Citadel][..], &[]] {
        let army = [("archangels", Pack), ("champions", Pack), ("crusaders", Pack), ("griffins", Pack)];
        let journey = queen(2).army(&army).built(built).hand(&[]).owns(Resource::Gold, 20);
        let mut journey = besieged(journey, true);
        assert!(journey.is_announced());
        fight_out(&mut journey, |actions| {
            assert!(!actions.contains(&Action::Surrender), "{built:?}");
        });
        assert_eq!(journey.stock()[0], 20);
    }
}

/// Necromancy waits for a fight that was won: after a quick combat nothing asks for it.
#[test]
fn case_24_no_necromancy_after_a_quick_combat() {
    let mut journey = necropolis().hand(&["necromancy"]).army(&[("skeletons", Few)]).owns(Resource::Gold, 9).level(3);
    let fields: Vec<_> = (0..7).map(|it| FieldId::at(0, it)).filter(|&it| journey.guard(it) == 1).collect();
    let guarded = journey.place(fields[0]);
    journey.enter(Which::Main, guarded);
    assert!(journey.events().iter().any(|it| matches!(it, Event::QuickWin { .. })));
    assert!(!offers(&journey, |it| matches!(it, Action::Play { .. })));
    assert_eq!(journey.check_card("necromancy", 0), Err(Refusal::WrongMoment));
    journey.window(Window::Won);
    assert!(offers(&journey, |it| matches!(it, Action::Play { .. })), "after a fight it is asked for");
}

/// The building of a moment speaks for its owner after the income.
#[test]
fn case_4_the_city_hall_speaks_in_resource_rounds_only() {
    let mut journey = castle().built(&[Slot::CityHall]);
    journey.moment(Moment::Astrologers);
    assert!(journey.actions().is_empty());
}
