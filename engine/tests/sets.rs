//! Sets as bits.

use taverne_engine::{Chance, Seed, bit_set, component_id};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pebble(u8);

bit_set!(Pebbles(u8) of Pebble: it => it.0, bit => Pebble(bit as u8));

#[test]
fn a_set_gives_back_what_was_put_in() {
    let (two, seven) = (Pebble(2), Pebble(7));
    let mut set: Pebbles = [seven, two, seven].into_iter().collect();
    assert_eq!((set.len(), set.first(), set.iter().collect::<Vec<_>>()), (2, Some(two), vec![two, seven]));
    assert!(set.contains(two) && !set.contains(Pebble(3)) && !set.contains(Pebble(8)) && !set.contains(Pebble(255)));
    assert_eq!(Pebbles::all(8).minus(set).len(), 6);
    assert_eq!((set.and(Pebbles::all(3)), set.without(seven)), (Pebbles::EMPTY.with(two), Pebbles::EMPTY.with(two)));
    assert_eq!((Pebbles::only_if(true, two), Pebbles::only_if(false, two)), (set.without(seven), Pebbles::EMPTY));
    let mut chance = Chance::of_table(Seed::numbered(0, 0));
    let mut drawn: Vec<_> = std::iter::from_fn(|| set.draw(&mut chance)).collect();
    drawn.sort_unstable();
    assert!(set.is_empty() && drawn == [two, seven]);
}

component_id!(SmallId, WideId(u16));
bit_set!(Wide([u64; 3]) of WideId: it => it.0, bit => WideId::of(bit));

#[test]
fn numbers_are_as_wide_as_they_say() {
    assert_eq!((size_of::<SmallId>(), size_of::<WideId>()), (1, 2));
    assert_eq!((SmallId::of(255).index(), WideId::of(65_535).index()), (255, 65_535));
}

#[test]
#[should_panic(expected = "more components of a sort than their numbers can tell apart")]
fn a_number_that_does_not_fit_is_never_another_card() {
    let _ = SmallId::of(256);
}

#[test]
#[should_panic(expected = "more components of a sort than their numbers can tell apart")]
fn nor_is_a_wide_one() {
    let _ = WideId::of(65_536);
}

#[test]
fn a_wide_set_is_what_a_sorted_list_without_doubles_is() {
    let mut chance = Chance::of_table(Seed::numbered(0, 1));
    for _ in 0..200 {
        let mut some = || -> Vec<usize> { (0..chance.below(40)).map(|_| chance.below(192)).collect() };
        let (a, b) = (some(), some());
        let set = |list: &[usize]| -> Wide { list.iter().map(|&it| WideId::of(it)).collect() };
        let list = |set: Wide| set.iter().map(WideId::index).collect::<Vec<_>>();
        let (all, in_both): (Vec<_>, Vec<_>) =
            ((0..192).collect(), (0..192).filter(|it| a.contains(it) && b.contains(it)).collect());
        assert_eq!(list(set(&a)), all.iter().copied().filter(|it| a.contains(it)).collect::<Vec<_>>());
        assert_eq!(list(set(&a).and(set(&b))), in_both);
        assert_eq!(
            list(set(&a).union(set(&b))),
            all.iter().copied().filter(|it| a.contains(it) || b.contains(it)).collect::<Vec<_>>()
        );
        assert_eq!(
            list(set(&a).minus(set(&b))),
            all.iter().copied().filter(|it| a.contains(it) && !b.contains(it)).collect::<Vec<_>>()
        );
        assert_eq!((set(&a).len(), set(&a).first()), (list(set(&a)).len(), set(&a).iter().next()));
    }
}

#[test]
fn a_wide_set_gives_back_what_was_put_in() {
    let (low, high) = (WideId(63), WideId(191));
    let mut set = Wide::EMPTY.with(high).with(low);
    assert!(
        set.contains(low) && !set.contains(WideId(64)) && !set.contains(WideId(192)) && !set.contains(WideId(u16::MAX))
    );
    assert_eq!((Wide::all(192).len(), Wide::all(65).len(), Wide::default().is_empty()), (192, 65, true));
    assert_eq!((Wide::only_if(true, low), Wide::only_if(false, low)), (set.without(high), Wide::EMPTY));
    let mut chance = Chance::of_table(Seed::numbered(0, 0));
    let mut drawn: Vec<_> = std::iter::from_fn(|| set.draw(&mut chance)).collect();
    drawn.sort_unstable();
    assert!(set.is_empty() && drawn == [low, high]);
}
