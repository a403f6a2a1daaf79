//! RULES 5 to 7: turns, dice, the Gem, Magic and Gold shrines.

use super::table::*;

#[test]
fn t03_gold_shrine_pays_the_discount() {
    for (strength, gold) in [(1, 5), (6, 0)] {
        let scene = entered(Scenario::new(2).seat(0, |it| it.gold(0)), Shrine::Gold, orc(strength));
        assert_eq!(warden(&scene, 0).gold, gold);
    }
}

#[test]
fn t33_a_six_in_the_gold_shrine_sets_off_nothing() {
    let table = Scenario::new(2).seat(0, |it| it.gold(0).champions(&["peddler"]));
    assert_eq!(warden(&entered(table.clone(), Shrine::Gold, orc(6)), 0).gold, 0);
    assert_eq!(warden(&entered(table, Shrine::Gold, orc(5)), 0).gold, 3);
}

#[test]
fn t11_few_dice_are_replaced_and_champions_with_them() {
    let table = Scenario::new(3).bare().shrine(Shrine::Gem, &[orc(1), orc(2)]).shrine(Shrine::Plan, &[gnoll(4)]);
    let mut scene = table.at_turn();
    assert_eq!(scene.actions(0), [Refill]);
    let before = scene.game().board().rows;
    scene.play(0, Refill);
    let board = scene.game().board();
    assert!(board.shrines.iter().all(|dice| dice.len() == 3));
    for row in Row::ALL {
        let old: Vec<_> = before[row as usize].iter().flatten().copied().collect();
        assert_eq!(board.champions.under[row as usize].as_slice(), old, "old ones lie under their pile");
        assert!(board.rows[row as usize].iter().all(Option::is_some));
    }
    let refilled = |it: &&Event| matches!(it, Event::ChampionsReplaced { rows } if rows.concat().len() == 9);
    assert!(scene.told().iter().any(refilled));
}

#[test]
fn t12_one_die_more_and_nothing_is_refilled() {
    let table = Scenario::new(3).bare().shrine(Shrine::Gem, &[orc(1), orc(2)]);
    let scene = table.shrine(Shrine::Plan, &[gnoll(4), gnoll(5)]).at_turn();
    assert!(scene.may(0, Move(Place::Gem)) && !scene.may(0, Refill));
}

#[test]
fn t46_the_rightmost_champion_lies_deepest() {
    let table = Scenario::new(2).bare().row(Row::Permanent, &["miner", "oracle", "scout"]);
    let mut scene = table.under(Row::Permanent, &["warrior"]).at_turn();
    scene.play(0, Refill);
    let content = scene.game().content();
    let under = &scene.game().board().champions.under[Row::Permanent as usize];
    let names: Vec<_> = under.iter().map(|&it| content.champion(it).id.as_str()).collect();
    assert_eq!(names, ["warrior", "miner", "oracle", "scout"]);
}

#[test]
fn t47_nowhere_to_go_causes_a_refill() {
    let dice = [orc(1), orc(2), orc(3)];
    let table = Scenario::new(2).bare().shrine(Shrine::Magic, &dice);
    let mut scene = table.seat(0, |it| it.place(Place::Magic)).at_turn();
    assert_eq!(scene.actions(0), [Refill]);
    scene.play(0, Refill);
    assert!(scene.game().board().shrines.iter().all(|dice| dice.len() == 2));
    assert!(scene.may(0, Move(Place::Gem)) && !scene.may(0, Move(Place::Magic)));
}

#[test]
fn t32_camp_is_closed_on_the_first_turn_and_after_an_execution() {
    let ready = |place| {
        let dice = [orc(3), skeleton(4)];
        Scenario::new(2).column(&["bp_clash_02"]).seat(0, |it| it.place(place).dice(&dice)).at_move()
    };
    let scene = ready(Place::Camp);
    assert!(!scene.may(0, Move(Place::Camp)));
    assert_eq!(scene.refusal(0, Move(Place::Camp)), Refusal::SamePlace);
    assert!(ready(Place::Gem).may(0, Move(Place::Camp)));
}

#[test]
fn t51_a_die_too_many_goes_to_the_bag() {
    let held = [orc(1), orc(2), orc(3)];
    let table = Scenario::new(2).seat(0, |it| it.gold(9).dice(&held)).row(Row::Immediate, &["mercenary"]);
    let mut scene = table.shrine(Shrine::Champion, &[gnoll(6)]).at_move();
    scene.play(0, Move(Place::Champion)).play(0, DropDie(gnoll(6)));
    scene.play(0, Recruit { row: Row::Immediate, space: 0 });
    assert!(scene.may(0, Decline));
    scene.play(0, TakeDieFrom { shrine: Shrine::Gem, die: goblin(3) });
    let mut drops = scene.actions(0);
    drops.sort_by_key(|it| format!("{it:?}"));
    assert_eq!(drops, [DropDie(goblin(3)), DropDie(orc(1)), DropDie(orc(2)), DropDie(orc(3))]);
    scene.play(0, DropDie(orc(1)));
    assert_eq!(warden(&scene, 0).dice.as_slice(), [goblin(3), orc(2), orc(3)]);
}

#[test]
fn t52_a_full_gem_storage_takes_no_gem_and_asks_nothing() {
    let scene = entered(Scenario::new(2).seat(0, |it| it.gems(1)), Shrine::Gem, orc(3));
    assert_eq!((warden(&scene, 0).gems, scene.asked()), (1, vec![1]));
}

#[test]
fn t24_awards_pay_seven_five_three() {
    for (claims, seats, points) in [(vec![], 2, 7), (vec![1], 2, 5), (vec![1, 2], 3, 3), (vec![1, 2, 3], 4, 3)] {
        let table = Scenario::new(seats).award("aw_l3", &claims).seat(0, |it| it.gold(12));
        let mut scene = entered(table, Shrine::Magic, orc(3));
        scene.play(0, Claim(0)).play(0, Uncover(Spot::Joker));
        assert_eq!(scene.points(0, "awards"), points);
    }
    let table = Scenario::new(3).award("aw_l3", &[1, 2, 1]).seat(0, |it| it.gold(12));
    let scene = entered(table, Shrine::Magic, orc(3));
    assert_eq!((stock(&scene, 0).1, scene.asked()), (5, vec![1]), "no circle left: 2 magic without a question");
}

#[test]
fn t40_an_award_is_claimed_once() {
    let table = Scenario::new(2).award("aw_l3", &[0]).award("aw_l3", &[0]).seat(0, |it| it.gold(12));
    let scene = entered(table.award("aw_c1", &[]), Shrine::Magic, orc(3));
    assert_eq!((stock(&scene, 0).1, scene.asked()), (5, vec![1]));
    let five = ["thief", "thief", "shade", "shade", "steward"];
    let open = [Spot::Champions6];
    let table = Scenario::new(2).award("aw_l3", &[0]).award("aw_c1", &[]);
    let scene = entered(table.seat(0, |it| it.gold(12).uncovered(&open).champions(&five)), Shrine::Magic, orc(3));
    assert_eq!(scene.refusal(0, Claim(0)), Refusal::AlreadyClaimed);
    assert!(scene.may(0, Claim(1)) && scene.may(0, GainMagic));
}

#[test]
fn t41_formations_hold_in_every_position() {
    let scene = Scenario::new(2).award("aw_r1", &[]).seat(0, |it| it.zones(&[2, 5, 8, 0])).at_move();
    let content = scene.game().content();
    let meets = |id| scene.game().meets(Seat::new(0), content.find_award(id).unwrap());
    assert!(meets("aw_r1") && !meets("aw_r3"));
}
