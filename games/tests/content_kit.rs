//! The content of every game passes the kit, whether its game reads it through the kit yet or not.

use taverne_engine::{
    Content,
    content::{Files, Kit},
};

fn passes<C: Content>(told_by: &[(&str, &str, &str)]) {
    let files = Files::embedded(C::FILES);
    if let Err(error) = Kit::open(&files, told_by) {
        panic!("{error}");
    }
}

#[test]
fn every_content_passes() {
    passes::<card_kingdoms::Content>(&[]);
    passes::<dice_kingdoms::Content>(&[("castle.toml", "track", "guild")]);
    passes::<heroes3::Content>(&[]);
    passes::<valroc::Content>(&[]);
}
