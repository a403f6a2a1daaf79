//! How each card did: taken how often, and with which success.

use super::{
    dots,
    html::{Cell, Table, panel},
    svg::Scale,
    texts::ReportTexts,
};
use crate::{CardTally, Tally};
use std::collections::BTreeMap;
use taverne_engine::Phrase;

/// With fewer takers the interval is too wide to set the scale by.
const ENOUGH: u64 = 20;

/// One panel for each family of cards.
pub(super) fn panels(texts: &ReportTexts, tally: &Tally) -> String {
    let mut families: BTreeMap<&str, Vec<(String, CardTally)>> = BTreeMap::new();
    for ((family, card), bots) in &tally.cards {
        let mut all = CardTally::default();
        bots.values().for_each(|it| all.merge(it));
        families.entry(family).or_default().push((texts.of_game(card), all));
    }
    let usual = tally.usual_rate();
    let about = |family: &str| {
        let usual = Phrase::new("cards-about").with("usual", texts.percent(usual));
        (texts.of_game(&format!("taken-{family}")), texts.say(&usual))
    };
    let panel = |(family, mut cards): (&str, Vec<(String, CardTally)>)| {
        cards.sort_by(|(_, a), (_, b)| b.rate().interval.low.total_cmp(&a.rate().interval.low));
        let (title, about) = about(family);
        panel(&title, &about, &[table(texts, tally, &title, &cards)])
    };
    families.into_iter().map(panel).collect()
}

fn table(texts: &ReportTexts, tally: &Tally, title: &str, cards: &[(String, CardTally)]) -> String {
    let several = cards.iter().any(|(_, it)| it.copies > it.takers);
    let usual = tally.usual_rate();
    let known = || cards.iter().map(|(_, it)| it).filter(|it| it.takers >= ENOUGH).map(|it| it.rate().interval);
    let low = known().map(|it| it.low).fold(0.8 * usual, f64::min);
    let high = known().map(|it| it.high).fold(1.2 * usual, f64::max).max(low + 1e-6);
    let scale = Scale { from: low, to: high, left: 6.0, right: 134.0 };
    let mut head: Vec<Cell> = vec![
        texts.word("card").into(),
        texts.word("taken").into(),
        Cell::Drawing(super::html::escape(&texts.word("won-drawn"))),
        texts.word("won").into(),
        Cell::Extra(texts.word("interval")),
        texts.word("lead").into(),
    ];
    if several {
        head.insert(2, Cell::Extra(texts.word("copies")));
    }
    let mut table = Table::new(title, &head);
    for (name, it) in cards {
        let rate = it.rate();
        let (class, mark) = match () {
            () if rate.interval.low > usual => ("up", " ▲"),
            () if rate.interval.high < usual => ("down", " ▼"),
            () => ("even", ""),
        };
        let said = format!("{name}: {}, n = {}", texts.rate(rate), texts.count(it.takers));
        let mut row: Vec<Cell> = vec![
            name.as_str().into(),
            texts.percent(it.takers as f64 / tally.seat_games().max(1) as f64).into(),
            Cell::Drawing(dots::small(scale, rate.mean, rate.interval, usual, class, &said)),
            format!("{}{mark}", texts.percent(rate.mean)).into(),
            Cell::Extra(texts.percents(rate.interval)),
            texts.signed(it.lead.mean()).into(),
        ];
        if several {
            row.insert(2, Cell::Extra(texts.decimal(it.copies as f64 / it.takers.max(1) as f64, 2)));
        }
        table.row(&row);
    }
    table.finish()
}
