//! What the rulebook says about spells drawn in the Dark Quarter.

use valroc::{
    Action,
    places::{Pawn, Place},
    scenario::Scenario,
};

#[test]
fn two_spells_are_drawn_and_one_is_kept_in_secret() {
    let mut table = Scenario::new(2).magic("n1").pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant).at(Place::DarkQuarter);
    let kept: Vec<_> = table.actions(0).into_iter().filter(|it| matches!(it, Action::KeepSpell(_))).collect();
    if let Some(&keep) = kept.first() {
        assert_eq!(table.view(0).players[0].drawn_spells.as_ref().map(Vec::len), Some(2));
        assert_eq!(table.view(1).players[0].drawn_spells, None);
        table.play(0, keep);
    }
    let (own, other) = (table.view(0).players.swap_remove(0), table.view(1).players.swap_remove(0));
    assert_eq!((own.spell_count, own.spells.map(|spells| spells.len())), (1, Some(1)));
    assert_eq!((other.spell_count, other.spells), (1, None));
    assert_eq!(table.view(0).decks.spells, 20);
}
