//! RULES 30.1, E1 to E17: numbers worked out by hand. Attackers with their attack in brackets, targets with defense and health.

use crate::{damage, dice, retaliations, settle};
use heroes3::{
    Action,
    board::Space,
    fighter::Mark,
    kinds::Face::{Few, Neutral, Pack},
    scenario::Fight,
};

/// Pack Halberdiers (3) attack few Skeletons (1, 2), die 0: defeated.
#[test]
fn e1_a62() {
    let mut fight = Fight::of("castle").own("halberdiers", Pack, (1, 2)).enemy("skeletons", Few, (1, 3));
    fight.dice(&[0]);
    fight.attack((1, 2), (1, 3));
    assert_eq!(fight.at((1, 3)), None);
    assert_eq!(fight.state((1, 2)), Some((Pack, 0)), "no retaliation");
}

/// Few Zombies (2) with an Attack card attack pack Griffins (0, 4), die +1: 4, so the pack is turned. Few Griffins (2) strike
/// back, die +1: the Zombies have 1 more defense.
#[test]
fn e2_a61_with_an_attack_card() {
    let fight = Fight::of("necropolis").own("zombies", Few, (1, 2)).enemy("griffins", Pack, (1, 3));
    let mut fight = fight.hand(&["attack"]);
    fight.dice(&[1, 1]);
    fight.attack((1, 2), (1, 3));
    fight.play_card("attack", 0);
    assert_eq!(damage(&fight.events()), [4, 1]);
    assert_eq!(fight.state((1, 3)), Some((Few, 0)));
}

/// The same against Griffins with a Defense card: 2 + 1 - 1, then 3 + 1 - 2. No cube on the Griffins.
#[test]
fn e2_a61_with_a_defense_card() {
    let fight = Fight::of("castle").own("griffins", Pack, (1, 2)).enemy("zombies", Few, (1, 3));
    let mut fight = fight.hand(&["defense"]);
    fight.dice(&[1, 1]);
    fight.attack((1, 3), (1, 2));
    fight.play_card("defense", 0);
    assert_eq!(damage(&fight.events()), [2, 2]);
    assert!(!fight.has((1, 2), Mark::Retaliated));
}

/// Magic Arrow, power 2, on pack Skeletons (1, 2): 3 damage, defense ignored.
#[test]
fn e3() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("skeletons", Pack, (1, 3));
    let mut fight = fight.hand(&["magic_arrow", "power", "power"]);
    fight.activate((0, 0));
    fight.play_card("power", 0);
    fight.play_card("power", 0);
    fight.play_card("magic_arrow", 0);
    fight.play(Action::Row(2));
    fight.target((1, 3));
    assert_eq!(fight.state((1, 3)), Some((Few, 1)));
}

/// Pack Marksmen (2) on (1,0) shoot few Evil Eyes (0, 3) on (3,4), back line to back line: the lower die, then once more.
#[test]
fn e4_a45() {
    let mut fight = Fight::of("castle").own("marksmen", Pack, (1, 0)).enemy("evil_eyes", Few, (3, 4));
    fight.dice(&[1, -1, 0, 1]);
    fight.attack((1, 0), (3, 4));
    settle(&mut fight);
    assert_eq!(damage(&fight.events()), [1, 2]);
    assert_eq!(fight.at((3, 4)), None);
}

/// Neutral Black Dragons (5) attack few Crusaders (2, 4) and few Zealots (1, 5) behind them; then the Crusaders strike back.
#[test]
fn e5_a83() {
    let fight = Fight::of("castle").own("crusaders", Few, (1, 1)).own("zealots", Few, (1, 0));
    let mut fight = fight.enemy("black_dragons", Neutral, (1, 2));
    fight.dice(&[0, 1, 0]);
    fight.attack((1, 2), (1, 1));
    assert_eq!(fight.state((1, 1)), Some((Few, 3)));
    assert_eq!(fight.state((1, 0)), Some((Few, 2)));
    assert_eq!(fight.state((1, 2)), Some((Neutral, 1)));
}

/// Pack Archangels (7) attack pack Crusaders (2, 4), die +1: 6, of which 2 go on; few Crusaders (3) strike back in vain.
#[test]
fn e6_a38() {
    let mut fight = Fight::of("castle").own("archangels", Pack, (1, 2)).enemy("crusaders", Pack, (1, 3));
    fight.dice(&[1, 0]);
    fight.attack((1, 2), (1, 3));
    assert_eq!(fight.state((1, 3)), Some((Few, 2)));
    assert_eq!(fight.state((1, 2)), Some((Pack, 0)));
    assert_eq!(retaliations(&fight.events()), 1);
}

/// Pack Troglodytes (3) attack few Halberdiers (1, 2) with a defense token, dice 0, then +1: 3 - 2.
#[test]
fn e7_a62_a63() {
    let fight = Fight::of("castle").own("halberdiers", Few, (1, 2)).enemy("troglodytes", Pack, (1, 3));
    let mut fight = fight.marked((1, 2), Mark::Defending);
    fight.dice(&[0, 1, 0]);
    fight.attack((1, 3), (1, 2));
    assert_eq!(fight.state((1, 2)), Some((Few, 1)));
    assert_eq!(fight.state((1, 3)), Some((Pack, 1)), "they strike back");
}

/// Pack Minotaurs (5) attack neutral Mummies (1, 4): the die is −1, so they also draw a card.
#[test]
fn e8() {
    let fight = Fight::of("dungeon").own("minotaurs", Pack, (1, 2)).enemy("mummies", Neutral, (1, 3));
    let mut fight = fight.deck(&["attack"]);
    fight.attack((1, 2), (1, 3));
    assert_eq!(fight.state((1, 3)), Some((Neutral, 3)));
    assert_eq!(fight.hand_size(), 1);
    assert_eq!(retaliations(&fight.events()), 1);
}

/// Neutral Champions (4) attack neutral Manticores (1, 7), dice 0 and +1: 5 against 1 + 1 + 1.
#[test]
fn e9() {
    let mut fight = Fight::of("castle").own("manticores", Neutral, (1, 2)).enemy("champions", Neutral, (1, 3));
    fight.dice(&[0, 1, 0]);
    fight.attack((1, 3), (1, 2));
    assert_eq!(fight.state((1, 2)), Some((Neutral, 2)));
    assert_eq!(fight.state((1, 3)), Some((Neutral, 2)), "4 + 0 - 2");
}

/// Pack Dread Knights (6) attack pack Unicorns (1, 8), die 0: 6 + 0 + 1 - 1.
#[test]
fn e10() {
    let mut fight = Fight::of("necropolis").own("dread_knights", Pack, (1, 2)).enemy("unicorns", Pack, (1, 3));
    fight.dice(&[0, -1]);
    fight.attack((1, 2), (1, 3));
    assert_eq!(fight.state((1, 3)), Some((Pack, 6)));
}

/// Pack Ghost Dragons (7), die +1, Centaur's Axe, target with defense 3: (1 + 1) x 3, so 10.
#[test]
fn e11() {
    let fight = Fight::of("necropolis").own("ghost_dragons", Pack, (1, 2)).enemy("archangels", Pack, (1, 3));
    let mut fight = fight.hand(&["centaurs_axe"]);
    fight.dice(&[1]);
    fight.attack((1, 2), (1, 3));
    fight.play_card("centaurs_axe", 0);
    assert_eq!(damage(&fight.events())[0], 10);
}

/// Pack Manticores (5) attack few Archangels (3, 8) with an expert Defense card, die 0: only the card counts.
#[test]
fn e12() {
    let fight = Fight::of("castle").own("archangels", Few, (1, 2)).enemy("manticores", Pack, (1, 3));
    let mut fight = fight.hand(&["defense"]).expert(1);
    fight.dice(&[0]);
    fight.attack((1, 3), (1, 2));
    fight.play_card("defense", 1);
    assert_eq!(fight.state((1, 2)), Some((Few, 3)));
}

/// Pack Liches (4) on (2,1) attack an adjacent unit with nothing else beside it: the second attack (2) hits themselves.
#[test]
fn e13() {
    let mut fight = Fight::of("necropolis").own("liches", Pack, (2, 1)).enemy("crusaders", Few, (2, 2));
    fight.dice(&[0, 0, 1, 0]);
    fight.attack((2, 1), (2, 2));
    settle(&mut fight);
    assert_eq!(damage(&fight.events()), [2, 2, 2]);
    assert_eq!(fight.state((2, 1)), Some((Pack, 4)));
}

/// Few Dread Knights attack neutral Crusaders, which survive: highest and lowest cancel to one die.
#[test]
fn e14() {
    let mut fight = Fight::of("necropolis").own("dread_knights", Few, (1, 2)).enemy("crusaders", Neutral, (1, 3));
    fight.dice(&[-1, 0]);
    fight.attack((1, 2), (1, 3));
    assert_eq!(dice(&fight.events()), [1, 1]);
}

/// Pack Elves (3) shoot: once if the die shows +1, otherwise twice.
#[test]
fn e15() {
    for (thrown, attacks) in [(&[1][..], 1), (&[0, 0][..], 2), (&[-1, 1][..], 2)] {
        let mut fight = Fight::of("rampart").own("elves", Pack, (0, 1)).enemy("black_dragons", Few, (3, 3));
        fight.dice(thrown);
        fight.attack((0, 1), (3, 3));
        settle(&mut fight);
        assert_eq!(dice(&fight.events()).len(), attacks, "{thrown:?}");
    }
}

/// Pack Vampires (5) with 3 damage attack: no retaliation, 2 healed.
#[test]
fn e16() {
    let fight = Fight::of("necropolis").own("vampires", Pack, (1, 2)).enemy("archangels", Few, (1, 3));
    let mut fight = fight.damaged((1, 2), 3);
    fight.dice(&[0]);
    fight.attack((1, 2), (1, 3));
    assert_eq!(fight.state((1, 2)), Some((Pack, 1)));
    assert_eq!(retaliations(&fight.events()), 0);
}

/// Fireball, power 2, on pack Black Dragons and few Harpies (3): the dragons are immune.
#[test]
fn e17() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0));
    let fight = fight.enemy("black_dragons", Pack, (1, 3)).enemy("harpies", Few, (2, 3));
    let mut fight = fight.hand(&["fireball", "power", "power"]);
    fight.activate((0, 0));
    fight.play_card("power", 0);
    fight.play_card("power", 0);
    fight.play_card("fireball", 0);
    fight.play(Action::Row(1));
    fight.play(Action::Pair(Space::at(1, 3), Space::at(2, 3)));
    assert_eq!(fight.state((1, 3)), Some((Pack, 0)));
    assert_eq!(fight.state((2, 3)), Some((Few, 2)));
}
