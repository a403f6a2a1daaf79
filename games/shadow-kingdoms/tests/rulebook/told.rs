//! What the table says: prices, labels, prompts and the log promise nothing that the rules do not give.

use super::table::*;
use shadow_kingdoms::{ShadowKingdoms, view::View};
use taverne_engine::{
    Lang, Phrase, Spoken, Viewer, Words,
    words::{COMMON, Voice},
};

fn say(phrase: &Phrase, reader: usize) -> String {
    let words = Words::read(Lang::Fr, &[COMMON.fr, ShadowKingdoms::LOCALES.fr]).unwrap();
    let names = ["Aldric".to_owned(), "Orlane".to_owned()];
    plain(&words.say(phrase, Voice { names: &names, reader: Viewer::Seat(Seat::new(reader)) }))
}

/// Every blank alike.
fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

fn asked(scene: &Scene) -> String {
    say(&scene.game().prompt(Seat::new(0)).question, 0)
}

fn label(scene: &Scene, action: Action) -> String {
    say(&scene.game().describe(Seat::new(0), &action), 0)
}

/// The log as this seat reads it.
fn log(scene: &Scene, reader: usize) -> Vec<String> {
    let content = scene.game().content();
    scene.told().into_iter().map(|event| say(&ShadowKingdoms::tell(content, event), reader)).collect()
}

#[track_caller]
fn told(scene: &Scene, reader: usize, wanted: &str) {
    let log = log(scene, reader);
    assert!(log.iter().any(|line| line == wanted), "{wanted:?} is not in {log:#?}");
}

fn view(scene: &Scene) -> View {
    scene.game().view(Viewer::Seat(Seat::new(0)))
}

/// The table in text, as the first seat sees it.
fn sketch(scene: &Scene) -> Vec<String> {
    let words = Words::read(Lang::Fr, &[COMMON.fr, ShadowKingdoms::LOCALES.fr]).unwrap();
    let names = ["Aldric".to_owned(), "Orlane".to_owned()];
    let viewer = Viewer::Seat(Seat::new(0));
    let lines = scene.game().sketch(viewer, &words, Voice { names: &names, reader: viewer });
    lines.iter().map(|line| line.0.iter().map(|span| plain(&span.text)).collect()).collect()
}

fn champion_prices(scene: &Scene) -> Vec<Option<u8>> {
    view(scene).rows.iter().map(|row| row.price).collect()
}

fn reserve_prices(scene: &Scene) -> Vec<u8> {
    view(scene).column.iter().filter_map(|place| place.price).map(|price| price.reserve).collect()
}

#[test]
fn the_discount_of_a_die_shows_only_where_it_helps() {
    let table = Scenario::new(2).seat(0, |it| it.magic(3));
    let plans = entered(table.clone(), Shrine::Plan, orc(4));
    assert_eq!(champion_prices(&plans), [Some(1), Some(3), Some(5)], "no die of the Plan Shrine pays a Champion");
    assert_eq!(reserve_prices(&plans), [3, 2, 1, 0, 0]);
    let champions = entered(table, Shrine::Champion, orc(4));
    assert_eq!(champion_prices(&champions), [Some(0), Some(1), Some(3)]);
    assert_eq!(reserve_prices(&champions), [5, 4, 3, 2, 1], "no die of the Champion Shrine pays a plan");
}

#[test]
fn the_discount_is_gone_once_the_action_is_done() {
    let table = Scenario::new(2).row(Row::Immediate, &["sentinel"]).seat(0, |it| it.magic(3));
    let mut scene = entered(table, Shrine::Champion, orc(4));
    scene.play(0, Recruit { row: Row::Immediate, space: 0 });
    assert_eq!(asked(&scene), "Réservez un stratagème sans le payer.");
    assert_eq!(champion_prices(&scene), [Some(2), Some(3), Some(5)]);
}

#[test]
fn a_gem_that_is_not_there_is_not_a_lack_of_room() {
    let none = entered(Scenario::new(2).gem_supply(0), Shrine::Gem, orc(4));
    told(&none, 0, "Il ne reste plus de Gemme à prendre (Sanctuaire des Gemmes).");
    let full = entered(Scenario::new(2).seat(0, |it| it.gems(1)), Shrine::Gem, orc(4));
    told(&full, 0, "Vous n’avez plus de place pour 1 Gemme (Sanctuaire des Gemmes).");
    told(&full, 1, "Aldric n’a plus de place pour 1 Gemme (Sanctuaire des Gemmes).");
}

#[test]
fn going_for_what_cannot_be_had_says_so() {
    let label = |table: Scenario, place| label(&table.at_move(), Move(place));
    assert_eq!(label(Scenario::new(2), Place::Gem), "Sanctuaire des Gemmes : un dé et 1 Gemme");
    assert_eq!(
        label(Scenario::new(2).gem_supply(0), Place::Gem),
        "Sanctuaire des Gemmes : un dé (il ne reste plus de Gemme)"
    );
    assert_eq!(
        label(Scenario::new(2).seat(0, |it| it.gems(1)), Place::Gem),
        "Sanctuaire des Gemmes : un dé (pas de place pour une Gemme)"
    );
    let full = Scenario::new(2).seat(0, |it| it.champions(&["thief", "shade", "miner"]));
    assert_eq!(label(full, Place::Champion), "Sanctuaire des Champions : un dé (pas de place pour un Champion)");
    let full = Scenario::new(2).seat(0, |it| it.reserve(Slot::Left, "bp_clash_02"));
    assert_eq!(label(full, Place::Plan), "Sanctuaire des Stratagèmes : un dé (aucun emplacement libre)");
}

#[test]
fn the_shrines_ask_for_what_is_possible() {
    let full = Scenario::new(2).seat(0, |it| it.champions(&["thief", "shade", "miner"]).magic(3));
    assert_eq!(asked(&entered(full, Shrine::Champion, orc(4))), "Plus de place : renouveler des Champions ?");
    let poor = Scenario::new(2).seat(0, |it| it.gold(0).magic(3).champions(&["thief"]));
    assert_eq!(asked(&entered(poor, Shrine::Champion, orc(6))), "Tous sont trop chers : renouveler des Champions ?");
    let plain = Scenario::new(2).seat(0, |it| it.magic(0));
    assert_eq!(asked(&entered(plain, Shrine::Champion, orc(4))), "Recrutez un Champion.");
    let full = Scenario::new(2).seat(0, |it| it.reserve(Slot::Left, "bp_clash_02").magic(3));
    assert_eq!(asked(&entered(full, Shrine::Plan, orc(4))), "Aucun emplacement libre : renouveler des stratagèmes ?");
}

#[test]
fn a_champion_without_a_place_does_not_vanish_silently() {
    let full = Scenario::new(2).seat(0, |it| it.champions(&["thief", "shade", "miner"]).magic(0));
    let scene = entered(full, Shrine::Champion, orc(4));
    told(&scene, 0, "Pas de Champion pour vous : votre plateau n’en accueille plus.");
    told(&scene, 1, "Pas de Champion pour Aldric : son plateau n’en accueille plus.");
}

#[test]
fn a_die_or_plan_that_is_not_there_does_not_vanish_silently() {
    let table = |champion| Scenario::new(2).row(Row::Immediate, &[champion]);
    // There is nowhere else to go and no other die to take.
    let mut scene = table("mercenary").bare().shrine(Shrine::Champion, &[orc(4)]).at_move();
    scene.play(0, Recruit { row: Row::Immediate, space: 0 });
    told(&scene, 0, "Pas de dé pour vous : les Sanctuaires sont vides.");
    let full = table("sentinel").seat(0, |it| it.reserve(Slot::Left, "bp_clash_02"));
    let mut scene = entered(full, Shrine::Champion, orc(4));
    scene.play(0, Recruit { row: Row::Immediate, space: 0 });
    told(&scene, 0, "Pas de stratagème pour vous : aucun emplacement n’est libre.");
}

#[test]
fn a_bonus_that_cannot_be_had_does_not_vanish_silently() {
    let reserved = |gold, influence| {
        let table = Scenario::new(2).seat(0, |it| it.gold(gold).influence(influence));
        let mut scene = entered(table, Shrine::Plan, orc(1));
        scene.play(0, Reserve { column: 4, slot: Slot::Left });
        scene
    };
    let poor = reserved(0, 10);
    told(&poor, 0, "Pas d’Influence pour vous : votre Or ne suffit pas.");
    told(&poor, 1, "Pas d’Influence pour Aldric : son Or ne suffit pas.");
    told(&reserved(3, 13), 0, "Pas d’Influence pour vous : votre piste n’en accueille plus.");
    let offered = log(&reserved(3, 12), 0);
    assert!(!offered.iter().any(|line| line.starts_with("Pas d’Influence")), "{offered:#?}");
}

#[test]
fn a_refill_says_why() {
    let few = Scenario::new(2).bare().shrine(Shrine::Gem, &[orc(1)]).at_turn();
    assert_eq!(asked(&few), "Il reste trop peu de dés : remplissez les Sanctuaires.");
    let stuck = Scenario::new(2).bare().shrine(Shrine::Magic, &[orc(1), orc(2), orc(3)]);
    let stuck = stuck.seat(0, |it| it.place(Place::Magic)).at_turn();
    assert_eq!(asked(&stuck), "Votre Gardien ne peut aller nulle part : remplissez les Sanctuaires.");
}

#[test]
fn a_plan_tells_its_gems_and_no_strength_without_dice() {
    let reserved = |dice: &[Die], gems| {
        let table = Scenario::new(2).column(&["bp_clash_02"]);
        table.seat(0, |it| it.place(Place::Gem).reserve(Slot::Left, "bp_clash_01").dice(dice).gems(gems)).at_move()
    };
    let bare = label(&reserved(&[], 0), Choose(Slot::Left));
    assert!(bare.starts_with("Mettre en œuvre « ") && bare.ends_with(" »"), "{bare}");
    let bare = label(&reserved(&[], 0), Buy(0));
    assert!(bare.ends_with(" » pour 5 Or"), "{bare}");
    let joker = label(&reserved(&[orc(3), goblin(4)], 1), Buy(0));
    assert!(joker.ends_with(" (avec 1 Gemme)"), "{joker}");
    let fits = label(&reserved(&[orc(3), skeleton(4)], 0), Buy(0));
    assert!(fits.ends_with(" PV"), "{fits}");
}

#[test]
fn no_name_needs_an_elision() {
    let table = Scenario::new(2).column(&["bp_clash_02"]);
    let ready = table.seat(0, |it| it.place(Place::Gem).dice(&[orc(3), skeleton(4)]).magic(2));
    let mut scene = ready.at_move();
    scene.play(0, Move(Place::Camp));
    told(&scene, 1, "Aldric va au Camp.");
    if scene.may(0, Buy(0)) {
        scene.play(0, Buy(0));
    }
    assign(&mut scene, &[orc(3), skeleton(4)]);
    scene.play(0, Action::Change { how: Raise, die: orc(3), on_plan: true });
    told(&scene, 1, "Aldric dépense 1 Magie : Orque 3 devient 4.");
    for line in log(&scene, 1) {
        assert!(!["de A", "de O", "du O", "le O"].iter().any(|wrong| line.contains(wrong)), "{line}");
    }
}

#[test]
fn what_an_award_takes_is_counted_in_the_plural() {
    let content = Scenario::new(2).at_move();
    let content = content.game().content();
    let needs = |id: &str| say(&content.criterion_phrase(&content.award(content.find_award(id).unwrap()).needs), 0);
    assert_eq!(needs("aw_l5"), "Au moins 5 dés");
    assert_eq!(needs("aw_l1"), "Au moins 3 Gemmes");
    assert_eq!(needs("aw_c1"), "Au moins 5 Champions");
    assert_eq!(needs("aw_c4"), "Au moins 3 types de stratagèmes réussis");
    let power = |id: &str| say(&content.power_phrase(&content.champion(content.find_champion(id).unwrap()).power), 0);
    assert_eq!(power("juggernaut"), "3 PV par Distinction revendiquée");
}

#[test]
fn the_adversary_has_only_what_it_has_scored() {
    let lines = sketch(&Scenario::solo(Shrine::Gem).at_move());
    let line = lines.iter().find(|line| line.starts_with("L’Adversaire")).unwrap();
    assert!(line.contains("10 PV, et 21 PV de Distinctions si la partie finissait"), "{line}");
}

#[test]
fn the_text_table_keeps_its_lines_together() {
    let dice = [skeleton(1), skeleton(2), skeleton(3), skeleton(4), gargoyle(1), gargoyle(2), gargoyle(3)];
    let lines = sketch(&Scenario::new(2).shrine(Shrine::Plan, &dice).at_move());
    assert!(lines.iter().all(|line| line.chars().count() <= 100), "{lines:#?}");
    let at = lines.iter().position(|line| line.starts_with("  Sanctuaire des Stratagèmes")).unwrap();
    assert!(lines[at + 1].starts_with(&" ".repeat(32)), "{:?}", lines[at + 1]);
    assert!(!lines[at].trim_end().ends_with("Squelette"), "{:?}", lines[at]);
    assert!(lines.iter().any(|line| line.starts_with("Aldric · premier joueur")), "{lines:#?}");
    assert!(lines.iter().filter(|line| line.contains('»')).all(|line| !line.contains("»:")));
}

#[test]
fn before_the_first_turn_no_round_is_counted() {
    let lines = sketch(&Scenario::new(2).at_setup());
    assert!(lines[0].starts_with("Mise en place · à vous"), "{}", lines[0]);
}

#[test]
fn a_strength_is_told_without_stray_signs() {
    let dice = [orc(3), skeleton(4)];
    let table = |spots: &[Spot]| {
        let table = Scenario::new(2).column(&["bp_clash_02"]);
        let mut scene = table.seat(0, |it| it.place(Place::Gem).dice(&dice).magic(2).uncovered(spots)).at_move();
        scene.play(0, Move(Place::Camp));
        if scene.may(0, Buy(0)) {
            scene.play(0, Buy(0));
        }
        assign(&mut scene, &dice);
        sketch(&scene).join("\n")
    };
    let none = table(&[]);
    assert!(none.contains("Dés 7 · Influence"), "{none}");
    assert!(none.contains("Orque : Orque 3"), "{none}");
    let board = table(&[Spot::Strength1]);
    assert!(board.contains("Dés 7 +1 (plateau) · Influence"), "{board}");
}

#[test]
fn what_an_execution_came_to_stays_as_it_was() {
    let dice = [orc(3), skeleton(4)];
    let table = Scenario::new(2).column(&["bp_clash_02"]);
    let own = |it: shadow_kingdoms::scenario::Holdings| it.place(Place::Gem).magic(0).dice(&dice);
    let mut scene = table.seat(0, |it| own(it).scroll("scroll_1", Face::A).zones(&[0, 4])).at_move();
    scene.play(0, Move(Place::Camp));
    if scene.may(0, Buy(0)) {
        scene.play(0, Buy(0));
    }
    assign(&mut scene, &dice);
    strike(&mut scene);
    let of = |scene: &Scene| {
        let camp = view(scene).camp.unwrap();
        (camp.sum, camp.ceiling, camp.strength, camp.bonuses.len(), camp.champions)
    };
    let executed = (7, 10, 7, 0, 0);
    assert_eq!(of(&scene), executed);
    scene.play(0, Uncover(Spot::Strength1));
    assert_eq!(of(&scene), executed, "the strength gained by it counts from the next plan on");
    scene.play(0, PlaceMarker(Zone(1))).play(0, TakeChain(Link(0)));
    assert_eq!((stock(&scene, 0).2, of(&scene)), (12, executed), "and so does influence");
}
