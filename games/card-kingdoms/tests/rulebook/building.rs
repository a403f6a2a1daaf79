//! RULES 5 and 12: building Domains, and what they do.

use crate::{goods, pass_the_turn};
use card_kingdoms::{
    Action, Content, Refusal,
    cards::Role,
    centre::Slot,
    goods::Resource::{Gold, Magic, Strength},
    scenario::{ByName, Holdings, Scenario, Scene},
};
use taverne_engine::{Content as _, Seat, content::Files};

/// A table for two where seat 0 is about to build this Domain with what it has.
fn about_to_build(domain: &str, own: impl FnOnce(Holdings) -> Holdings) -> Scenario {
    Scenario::new(2).offered(&[domain]).seat(0, own)
}

fn built(table: Scenario, domain: &str) -> Scene {
    let mut table = table.at_actions();
    table.play(0, table.build(domain));
    table
}

#[test]
fn t09_the_palace_of_the_dawn_needs_a_worker_and_two_soldiers() {
    let court = ["peasant", "archer", "archer"];
    let mut table =
        built(about_to_build("palace_of_the_dawn", |it| it.gold(11).citizens(&court)), "palace_of_the_dawn");
    assert_eq!((table.owned(0, "palace_of_the_dawn"), table.goods(0).gold), (1, 0));
    table.play(0, Action::Gain(Gold));
    pass_the_turn(&mut table);
    table.roll(4, 3);
    table.play(0, table.change_die("palace_of_the_dawn", 0));
    assert_eq!(table.view(0).dice, Some([3, 3]));
}

#[test]
fn t09b_the_starter_knight_is_no_soldier() {
    let table = about_to_build("palace_of_the_dawn", |it| it.gold(11).citizens(&["archer", "peasant"])).at_actions();
    let refusal = table.refusal(0, table.build("palace_of_the_dawn"));
    assert_eq!(refusal, Refusal::MissingRole { role: Role::Soldier, amount: 1 });
}

// RULES 5: icons of owned Domains do not help.
#[test]
fn domains_do_not_help_to_build_domains() {
    let own = ["halfpenny_hill", "blood_crow_army"];
    let table = about_to_build("palace_of_the_dawn", |it| it.gold(11).domains(&own)).at_actions();
    let refusal = table.refusal(0, table.build("palace_of_the_dawn"));
    assert_eq!(refusal, Refusal::MissingRole { role: Role::Worker, amount: 1 });
}

// RULES 4 and 5
#[test]
fn d05_pratchetts_plateau_saves_a_gold() {
    let army = ["archer", "archer", "archer"];
    let offer = |gold, magic| {
        about_to_build("blood_crow_army", |it| {
            it.gold(gold).magic(magic).citizens(&army).domains(&["pratchetts_plateau"])
        })
    };
    let table = built(offer(1, 3), "blood_crow_army");
    assert_eq!((table.owned(0, "blood_crow_army"), table.goods(0)), (1, goods(0, 0, 0)));
    let table = built(offer(2, 4), "blood_crow_army");
    assert_eq!(table.actions(0), [2, 3].map(|magic| Action::Pay { magic }));
    assert_eq!(table.refusal(0, Action::Pay { magic: 4 }), Refusal::OnlyMagic { resource: Gold });
    let poor = offer(0, 9).at_actions();
    let refusal = poor.refusal(0, poor.build("blood_crow_army"));
    assert_eq!(refusal, Refusal::Missing { resource: Gold, amount: 1 });
}

#[test]
fn r20_a_discount_never_goes_below_one_gold() {
    let domains = Content::FILES.iter().find(|(name, _)| *name == "domains.toml").expect("it is there").1;
    let cheap = domains.replacen("cost = 5", "cost = 1", 1);
    let files = Files::embedded(Content::FILES).replacing("domains.toml", &cheap);
    let content = Content::shelf().keep(Content::read(&files).expect("only a price changed"));
    let army = ["archer", "archer", "archer"];
    let table = Scenario::of(content, 2)
        .offered(&["blood_crow_army"])
        .seat(0, |it| it.gold(1).citizens(&army).domains(&["pratchetts_plateau"]));
    assert_eq!(built(table, "blood_crow_army").goods(0).gold, 0);
}

#[test]
fn r04_a_domain_helps_from_the_moment_it_is_built() {
    let mut table = Scenario::new(2)
        .offered(&["pratchetts_plateau", "golden_obelisk_of_nae"])
        .seat(0, |it| it.gold(8 + 5).citizens(&["peasant", "cleric"]))
        .at_actions();
    table.play(0, table.build("pratchetts_plateau"));
    table.play(0, table.build("golden_obelisk_of_nae"));
    assert_eq!(table.goods(0).gold, 0);
}

// RULES 6
#[test]
fn d13_cloudriders_camp_brings_a_cheap_soldier() {
    let table = about_to_build("cloudriders_camp", |it| it.gold(8).citizens(&["archer", "cleric"]));
    let mut table = built(table.empty([Slot::citizen(5)]), "cloudriders_camp");
    assert_eq!(table.actions(0), [table.take_citizen("champion"), Action::Decline]);
    table.play(0, table.take_citizen("champion"));
    assert_eq!((table.goods(0), table.owned(0, "champion")), (goods(0, 3, 0), 1));
}

// RULES 6, [R6]: « Certains Domaines permettent de bénéficier immédiatement d'une récompense »
#[test]
fn r06_a_domain_forces_no_citizen_on_anybody() {
    for domain in ["darktide_harbour", "rogues_landing", "shattered_hand", "cloudriders_camp", "grimmwater_keep"] {
        let court = ["peasant", "peasant", "archer", "cleric", "mercenary"];
        let mut table = built(about_to_build(domain, |it| it.gold(10).citizens(&court)), domain);
        let before = table.view(0).kingdoms[0].citizens.clone();
        table.play(0, Action::Decline);
        assert_eq!(table.view(0).kingdoms[0].citizens, before, "{domain}");
        assert_eq!((table.view(0).actions_left, table.owned(0, domain)), (1, 1), "{domain}");
    }
}

// RULES 3.3
#[test]
fn d17_the_cathedral_works_at_the_end_of_the_turn_it_is_built_in() {
    let mut table = about_to_build("cathedral_of_st_aquila", |it| it.gold(8).citizens(&["cleric", "cleric"]))
        .seat(1, |it| it.gold(1))
        .at_last_action();
    table.play(0, table.build("cathedral_of_st_aquila"));
    assert_eq!((table.goods(0).gold, table.goods(1).gold), (1, 0));
    assert_eq!(table.asked(), [1], "with one opponent nobody is asked who");
}

// RULES 12: "take the amount or all they have if that is less"
#[test]
fn r26_cutthroats_truce_takes_all_there_is_from_a_victim_that_must_be_named() {
    let mut table = Scenario::new(3)
        .offered(&["cutthroats_truce"])
        .seat(0, |it| it.gold(5).citizens(&["mercenary", "cleric"]))
        .seat(2, |it| it.gold(2))
        .at_actions();
    table.play(0, table.build("cutthroats_truce"));
    assert_eq!(table.actions(0), [1, 2].map(|seat| Action::Victim(Seat::new(seat))));
    assert_eq!(table.refusal(0, Action::Decline), Refusal::NotNow);
    assert_eq!(table.refusal(0, Action::Victim(Seat::new(0))), Refusal::NotEligible);
    table.play(0, Action::Victim(Seat::new(2)));
    assert_eq!((table.goods(0).gold, table.goods(2).gold), (2, 0));
}

// RULES 3.3: both end-of-phase Domains work, one after the other.
#[test]
fn cathedral_and_orb_each_name_a_victim() {
    let mut table = Scenario::new(3)
        .seat(0, |it| it.domains(&["cathedral_of_st_aquila", "the_orb_of_urdr"]))
        .seat(1, |it| it.gold(1).magic(1))
        .at_last_action();
    table.play(0, Action::Gain(Strength));
    let victim = Action::Victim(Seat::new(1));
    table.play(0, victim).play(0, victim);
    assert_eq!((table.goods(0), table.goods(1)), (goods(1, 1, 1), goods(0, 0, 0)));
}

#[test]
fn d21_purloiners_perch_finds_no_monster() {
    let table = about_to_build("purloiners_perch", |it| it.gold(10).citizens(&["mercenary", "rogue"]));
    let table = built(table, "purloiners_perch");
    assert_eq!(table.view(0).actions_left, 1);
    assert!(table.view(0).kingdoms[0].monsters.is_empty());
}

// RULES 12: no reward, and it was not slain.
#[test]
fn purloiners_perch_takes_a_random_monster_without_its_reward() {
    let mut table = Scenario::new(3)
        .offered(&["purloiners_perch"])
        .seat(0, |it| it.gold(10).citizens(&["mercenary", "rogue"]).domains(&["the_violet_thorn"]))
        .seat(1, |it| it.monsters(&["goblin"]))
        .seat(2, |it| it.monsters(&["skeleton", "skeleton_king"]))
        .at_actions();
    table.play(0, table.build("purloiners_perch"));
    table.play(0, Action::Victim(Seat::new(2)));
    assert_eq!(table.owned(0, "skeleton") + table.owned(0, "skeleton_king"), 1);
    assert_eq!(table.goods(0), goods(0, 0, 0));
}

// RULES 12: Eye of Asteraten
#[test]
fn the_eye_of_asteraten_may_slay_at_once() {
    let eye = |it: Holdings| it.gold(8).citizens(&["archer", "cleric"]).domains(&["the_violet_thorn"]);
    let mut table = built(about_to_build("eye_of_asteraten", eye), "eye_of_asteraten");
    assert_eq!(table.goods(0).strength, 5);
    assert_eq!(table.refusal(0, Action::Gain(Gold)), Refusal::NotNow);
    table.play(0, table.slay("treant"));
    assert_eq!(table.goods(0), goods(1, 2, 2), "3s for the Treant; 1g 1m for it, 1m for The Violet Thorn");
    assert_eq!(table.view(0).actions_left, 1, "the extra slaying belongs to the building");

    let mut declined = built(about_to_build("eye_of_asteraten", eye), "eye_of_asteraten");
    declined.play(0, Action::Decline);
    assert_eq!(declined.goods(0), goods(0, 5, 0));
}

// RULES 12: on top, face up.
#[test]
fn r25_a_returned_monster_lies_on_top_and_is_worth_three_points() {
    let table = about_to_build("watcher_on_the_water", |it| {
        it.gold(6).citizens(&["archer", "archer"]).monsters(&["goblin", "goblin_king"])
    });
    let mut table = built(table, "watcher_on_the_water");
    assert_eq!(table.refusal(0, table.return_monster("treant")), Refusal::NotOwned);
    table.play(0, table.return_monster("goblin_king"));
    assert_eq!((table.owned(0, "goblin_king"), table.goods(0).points), (0, 3));
    assert_eq!(table.stack(Slot::monster(0)).open[0], "goblin_king");
}

// RULES 11: the card below a returned Citizen stays face up.
#[test]
fn r25_a_returned_citizen_lies_open_on_a_mixed_stack() {
    let table =
        about_to_build("nest_of_the_weaver_witch", |it| it.gold(6).citizens(&["peasant", "merchant", "wizard"]));
    let mut table = built(table.mixed(), "nest_of_the_weaver_witch");
    let below = table.stack(Slot::citizen(3)).open;
    table.play(0, table.return_citizen("wizard"));
    assert_eq!(table.stack(Slot::citizen(3)).open, [vec!["wizard"], below].concat());
    assert_eq!(table.owned(0, "wizard"), 0);
}

// RULES 12: "never a starter"
#[test]
fn a_starter_is_never_returned() {
    let table = about_to_build("nest_of_the_weaver_witch", |it| it.gold(6).citizens(&["peasant", "merchant"]));
    let table = built(table, "nest_of_the_weaver_witch");
    let starter = Content::builtin().find_citizen("starter_knight").expect("it is in the box");
    assert_eq!(table.refusal(0, Action::ReturnCitizen(starter)), Refusal::NotEligible);
    assert_eq!(table.actions(0).len(), 3, "Peasant, Merchant or nothing");
}

// RULES 16.12
#[test]
fn the_golden_obelisk_sells_three_points_for_three_magic() {
    let obelisk = |magic| {
        let table =
            about_to_build("golden_obelisk_of_nae", |it| it.gold(6).magic(magic).citizens(&["peasant", "cleric"]));
        let mut table = table.at_actions();
        table.play(0, table.build("golden_obelisk_of_nae"));
        if table.actions(0).contains(&Action::Pay { magic: 0 }) {
            table.play(0, Action::Pay { magic: 0 });
        }
        table
    };
    let mut rich = obelisk(3);
    assert_eq!(rich.actions(0), [Action::Exchange, Action::Decline]);
    rich.play(0, Action::Exchange);
    assert_eq!((rich.goods(0).magic, rich.goods(0).points), (0, 3));
    let poor = obelisk(2);
    assert_eq!((poor.view(0).actions_left, poor.goods(0).magic), (1, 2), "nothing to ask");
}

// RULES 5: the next Domain is turned up last of all.
#[test]
fn the_next_domain_is_turned_up_after_the_power() {
    let table = about_to_build("cutthroats_truce", |it| it.gold(5).citizens(&["mercenary", "cleric"]));
    let mut table = table.at_actions();
    let before = table.stack(Slot::domain(0)).count;
    table.play(0, table.build("cutthroats_truce"));
    let after = table.stack(Slot::domain(0));
    assert_eq!((after.count, after.open.len()), (before - 1, 1));

    let mut asked = Scenario::new(3)
        .offered(&["cutthroats_truce"])
        .seat(0, |it| it.gold(5).citizens(&["mercenary", "cleric"]))
        .at_actions();
    asked.play(0, asked.build("cutthroats_truce"));
    assert!(asked.stack(Slot::domain(0)).open.is_empty(), "still face down while the victim is chosen");
}

// RULES 13: own_action_start, in the own Actions phase only.
#[test]
fn domains_that_open_the_actions_phase_pay_their_owner_only() {
    let table = Scenario::new(2)
        .seat(0, |it| it.domains(&["blood_crow_army", "halfpenny_hill", "monolith_of_ostendaar"]))
        .seat(1, |it| it.domains(&["the_violet_thorn"]))
        .at_actions();
    assert_eq!((table.goods(0), table.goods(1)), (goods(1, 1, 1), goods(0, 0, 0)));
    assert!(table.actions(0).contains(&Action::Gain(Magic)));
}
