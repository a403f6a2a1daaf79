//! Piles without an order, and the named cards at their ends.

use taverne_engine::{
    Chance, Seed, bit_set, component_id,
    piles::{Pile, Unseen},
    zones::Bag,
};

component_id!(CardId(u16));
bit_set!(Cards([u64; 3]) of CardId: card => card.0, bit => CardId::of(bit));

type Spells = Pile<Cards, CardId, 2>;

fn chance(index: u64) -> Chance {
    Chance::of_table(Seed::numbered(4, index))
}

fn all<U: Unseen<CardId>, const K: usize>(mut pile: Pile<U, CardId, K>) -> Vec<u16> {
    let mut chance = chance(0);
    std::iter::from_fn(|| pile.draw(&mut chance)).map(|card| card.0).collect()
}

#[test]
fn named_cards_come_where_they_were_laid() {
    let mut pile = Spells::new([10, 11, 150].map(CardId).into_iter().collect());
    pile.lay_on_top(CardId(1));
    pile.lay_on_top(CardId(2));
    pile.lay_below(CardId(3));
    pile.lay_below(CardId(4));
    assert_eq!((pile.len(), pile.top(), pile.bottom()), (7, &[CardId(1), CardId(2)][..], &[CardId(3), CardId(4)][..]));
    let mut drawn = all(pile);
    assert_eq!((&drawn[..2], &drawn[5..]), (&[2, 1][..], &[3, 4][..]));
    drawn[2..5].sort_unstable();
    assert_eq!(drawn[2..5], [10, 11, 150]);
}

#[test]
fn drawing_a_named_card_uses_no_chance() {
    let mut pile = Spells::new([10, 11].map(CardId).into_iter().collect());
    pile.lay_on_top(CardId(1));
    pile.lay_below(CardId(2));
    let (mut used, fresh) = (chance(0), chance(0));
    assert!(pile.next_is_named());
    pile.draw(&mut used);
    assert_eq!(used, fresh);
    assert!(!pile.next_is_named());
    pile.draw(&mut used);
    pile.draw(&mut used);
    assert!(used != fresh && pile.next_is_named() && !pile.is_empty());
}

#[test]
fn a_pile_is_drawn_evenly() {
    let mut seen = [0u32; 4];
    for index in 0..4_000 {
        let mut pile = Spells::new([0, 1, 2, 3].map(CardId).into_iter().collect());
        seen[pile.draw(&mut chance(index)).expect("four cards").index()] += 1;
    }
    assert!(seen.iter().all(|&times| (900..1_100).contains(&times)), "{seen:?}");
}

#[test]
fn one_named_card_too_many_is_forgotten_but_not_lost() {
    let mut pile = Spells::new(Cards::EMPTY);
    for card in [1, 2, 3] {
        pile.lay_on_top(CardId(card));
        pile.lay_below(CardId(card + 10));
    }
    assert_eq!((pile.len(), pile.unseen().len()), (6, 2));
    assert!(pile.unseen().contains(CardId(1)) && pile.unseen().contains(CardId(11)));
    pile.shuffle();
    assert_eq!((pile.len(), pile.unseen().len(), pile.top().len()), (6, 6, 0));
}

#[test]
fn a_card_is_taken_from_wherever_it_lies() {
    let mut pile = Spells::new([7].map(CardId).into_iter().collect());
    pile.lay_on_top(CardId(1));
    pile.lay_below(CardId(2));
    pile.shuffle_in(CardId(8));
    assert!(pile.take(CardId(1)) && pile.take(CardId(2)) && pile.take(CardId(7)) && !pile.take(CardId(7)));
    assert_eq!(all(pile), [8]);
}

#[test]
fn who_has_not_seen_the_named_cards_imagines_others() {
    let mut pile = Pile::<Bag<9>, CardId, 3>::new(Bag::EMPTY);
    for card in [0, 0, 1, 2, 3, 4, 5] {
        pile.shuffle_in(CardId(card));
    }
    pile.lay_on_top(CardId(8));
    pile.lay_below(CardId(7));
    let mut tops = Vec::new();
    for index in 0..50 {
        let mut imagined = pile.clone();
        imagined.unsettle(&mut chance(index));
        assert_eq!((imagined.len(), imagined.top().len(), imagined.bottom().len()), (9, 1, 1));
        tops.push(imagined.top()[0]);
        let mut cards = all(imagined);
        cards.sort_unstable();
        assert_eq!(cards, [0, 0, 1, 2, 3, 4, 5, 7, 8]);
    }
    tops.sort_unstable();
    tops.dedup();
    assert!(tops.len() > 4, "{tops:?}");
}

#[test]
fn a_pile_survives_the_disk() {
    let mut pile = Spells::new([10, 191].map(CardId).into_iter().collect());
    pile.lay_on_top(CardId(1));
    let text = serde_json::to_string(&pile).expect("a pile can be written");
    assert_eq!(serde_json::from_str::<Spells>(&text).expect("and read"), pile);
    assert!(serde_json::from_str::<Cards>("[1,2]").is_err(), "a set with a word too few");
}
