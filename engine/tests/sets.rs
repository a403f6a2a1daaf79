//! Sets as bits.

use taverne_engine::{Chance, Seed, bit_set};

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
