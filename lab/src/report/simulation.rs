//! The report of a simulation.

use super::{
    bars::{self, Bar},
    cards,
    dots::{self, Row},
    html::{Cell, Table, columns, escape, legend, panel, tiles},
    page::{self, Page},
    reliability,
    ridges::{self, Ridge},
    setting,
    texts::ReportTexts,
};
use crate::{SeatTally, Setting, Simulation, Tally, tally::Sources};
use taverne_engine::Phrase;

pub(super) fn page(texts: &ReportTexts, simulation: &Simulation, tallies: &[Tally]) -> String {
    let several = tallies.len() > 1;
    let games: u64 = tallies.iter().map(|tally| tally.games).sum();
    let decisions = tallies.iter().map(Tally::decisions).sum();
    let mut body = tiles(&[
        (texts.count(games), texts.word("tile-games")),
        (simulation.seats.to_string(), texts.word("tile-seats")),
        (texts.count(decisions), texts.word("tile-decisions")),
        match several {
            true => (tallies.len().to_string(), texts.word("tile-variants")),
            false => (texts.decimal(decisions as f64 / games.max(1) as f64, 1), texts.word("tile-length")),
        },
    ]);
    if several {
        body += &overview(texts, simulation, tallies);
    }
    for (at, (setting, tally)) in simulation.settings.iter().zip(tallies).enumerate() {
        if several {
            body += &heading(texts, at, setting, simulation.seats);
        }
        let reliability = reliability::show(texts, &tally.reliability, simulation.judged);
        let panels =
            [scores(texts, tally), seats(texts, tally), sources(texts, tally), lengths(texts, tally), reliability];
        body += &columns(&panels.concat());
        if !tally.cards.is_empty() {
            let (title, about) = (escape(&texts.word("cards")), escape(&texts.word("cards-caution")));
            body += &format!("<h2>{title}</h2><p class=\"about lead\">{about}</p>");
            body += &columns(&cards::panels(texts, tally));
        }
    }
    let mut facts = page::of_game(texts, simulation.content, simulation.series);
    let broken_off = tallies.iter().map(|tally| tally.broken_off).sum();
    facts.extend(page::broken_off(texts, broken_off, simulation.longest));
    if let ([only], false) = (&simulation.settings[..], several) {
        facts.extend(setting::facts(texts, &only.options, simulation.seats));
    }
    let subtitle = Phrase::new("sim-subtitle").with("bots", simulation.lineup().join(", "));
    Page {
        title: texts.say(&Phrase::new("sim-title").with("game", texts.of_game("game-title"))),
        subtitle: texts.say(&subtitle),
        facts,
        body,
    }
    .write(texts)
}

fn heading(texts: &ReportTexts, at: usize, setting: &Setting, seats: usize) -> String {
    let name = setting.name.as_deref().unwrap_or_default();
    let title = texts.say(&Phrase::new("variant-title").with("variant", name));
    let facts = setting::facts(texts, &setting.options, seats);
    let facts: Vec<_> = facts.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    let (title, facts) = (escape(&title), escape(&facts.join(" · ")));
    format!("<h2 id=\"variant-{at}\">{title}</h2><p class=\"about lead\">{facts}</p>")
}

/// All variants in one table, each leading to its plots.
fn overview(texts: &ReportTexts, simulation: &Simulation, tallies: &[Tally]) -> String {
    let mut head: Vec<Cell> = vec![
        texts.word("variant").into(),
        texts.word("games").into(),
        texts.word("length").into(),
        texts.word("mean-score").into(),
        Cell::Extra("±".to_owned()),
    ];
    for seat in 1..=simulation.seats {
        head.push(Cell::Extra(texts.say(&Phrase::new("wins-of-seat").with("seat", seat))));
    }
    let mut table = Table::new(&texts.word("variants"), &head);
    for (setting, tally) in simulation.settings.iter().zip(tallies) {
        let mut scores = crate::Histogram::default();
        tally.seats.iter().for_each(|seat| scores.merge(&seat.scores));
        let mut row: Vec<Cell> = vec![
            setting.name.clone().unwrap_or_default().into(),
            texts.count(tally.games).into(),
            texts.decimal(tally.lengths.mean(), 1).into(),
            texts.decimal(scores.mean(), 1).into(),
            Cell::Extra(texts.decimal(scores.deviation(), 1)),
        ];
        row.extend(tally.seats.iter().map(|seat| Cell::Extra(texts.percent(seat.rate().mean))));
        table.row(&row);
    }
    let link = |(at, setting): (usize, &Setting)| {
        let name = escape(setting.name.as_deref().unwrap_or_default());
        format!("<li><a href=\"#variant-{at}\">{name}</a></li>")
    };
    let links: String = simulation.settings.iter().enumerate().map(link).collect();
    let parts = [format!("<ul class=\"links\">{links}</ul>"), table.finish()];
    panel(&texts.word("variants"), "", &parts)
}

fn seat_name(texts: &ReportTexts, tally: &Tally, seat: usize) -> String {
    let alike = tally.seats.iter().all(|it| it.bot == tally.seats[0].bot);
    let name = texts.say(&Phrase::new("seat").with("seat", seat + 1));
    if alike && tally.seats.len() > 1 { name } else { format!("{name} · {}", tally.seats[seat].bot) }
}

fn scores(texts: &ReportTexts, tally: &Tally) -> String {
    let ridge = |(seat, it): (usize, &'_ SeatTally)| (seat_name(texts, tally, seat), it.scores.clone(), seat);
    let rows: Vec<_> = tally.seats.iter().enumerate().map(ridge).collect();
    let ridges: Vec<_> =
        rows.iter().map(|(name, values, colour)| Ridge { name: name.clone(), values, colour: *colour }).collect();
    let mut table = Table::new(
        &texts.word("scores"),
        &[
            texts.word("seat-head").into(),
            texts.word("mean").into(),
            "±".into(),
            texts.word("least").into(),
            texts.word("median").into(),
            texts.word("most").into(),
        ],
    );
    for (name, values, _) in &rows {
        table.row(&[
            name.as_str().into(),
            texts.decimal(values.mean(), 1).into(),
            texts.decimal(values.deviation(), 1).into(),
            values.least().to_string().into(),
            values.quantile(0.5).to_string().into(),
            values.most().to_string().into(),
        ]);
    }
    let plot = ridges::draw(texts, &texts.word("scores"), &ridges);
    panel(&texts.word("scores"), &texts.word("scores-about"), &[plot, table.finish()])
}

fn seats(texts: &ReportTexts, tally: &Tally) -> String {
    let usual = tally.usual_rate();
    let mut table = Table::new(
        &texts.word("seats"),
        &[
            texts.word("seat-head").into(),
            texts.word("won").into(),
            texts.word("interval").into(),
            texts.word("games").into(),
        ],
    );
    let mut rows = Vec::new();
    for (seat, it) in tally.seats.iter().enumerate() {
        let (name, rate) = (seat_name(texts, tally, seat), it.rate());
        table.row(&[
            name.as_str().into(),
            texts.percent(rate.mean).into(),
            texts.percents(rate.interval).into(),
            texts.count(tally.games).into(),
        ]);
        let said = format!("{name}: {}", texts.rate(rate));
        rows.push(Row { name, value: rate.mean, interval: rate.interval, said, colour: seat });
    }
    let usual = (tally.seats.len() > 1).then_some(usual);
    let plot = dots::draw(&texts.word("seats"), &rows, usual, |tick| texts.round_percent(tick));
    panel(&texts.word("seats"), &texts.word("seats-about"), &[plot, table.finish()])
}

fn sources(texts: &ReportTexts, tally: &Tally) -> String {
    let mut keys: Vec<&str> = Vec::new();
    for key in tally.seats.iter().flat_map(|seat| seat.sources.names()) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let names: Vec<_> = keys.iter().map(|key| texts.of_game(&format!("score-{key}"))).collect();
    let bar = |name: String, sources: &Sources| Bar { name, parts: keys.iter().map(|key| sources.mean(key)).collect() };
    let mut bars = Vec::new();
    for (key, sources) in [("winners", &tally.winners), ("others", &tally.others)] {
        let name = if key == "winners" { texts.word("winners") } else { texts.word("others") };
        bars.extend((sources.count > 0).then(|| bar(name, sources)));
    }
    bars.extend(tally.seats.iter().enumerate().map(|(at, it)| bar(seat_name(texts, tally, at), &it.sources)));
    let mut head: Vec<Cell> = vec!["".into()];
    head.extend(names.iter().map(|name| Cell::from(name.as_str())));
    let mut table = Table::new(&texts.word("sources"), &head);
    for bar in &bars {
        let mut row: Vec<Cell> = vec![bar.name.as_str().into()];
        row.extend(bar.parts.iter().map(|&part| Cell::from(texts.decimal(part, 1))));
        table.row(&row);
    }
    let plot = bars::stacked(texts, &texts.word("sources"), &names, &bars);
    panel(&texts.word("sources"), &texts.word("sources-about"), &[legend(&names), plot, table.finish()])
}

fn lengths(texts: &ReportTexts, tally: &Tally) -> String {
    let lengths = &tally.lengths;
    let name = texts.word("decisions");
    let plot = ridges::draw(texts, &texts.word("lengths"), &[Ridge { name, values: lengths, colour: 3 }]);
    let mut table = Table::new(
        &texts.word("lengths"),
        &[
            "".into(),
            texts.word("mean").into(),
            texts.word("least").into(),
            "10\u{a0}%".into(),
            texts.word("median").into(),
            "90\u{a0}%".into(),
            texts.word("most").into(),
        ],
    );
    let mut row: Vec<Cell> = vec![texts.word("decisions").into(), texts.decimal(lengths.mean(), 1).into()];
    let between =
        [lengths.least(), lengths.quantile(0.1), lengths.quantile(0.5), lengths.quantile(0.9), lengths.most()];
    row.extend(between.map(|value| Cell::from(value.to_string())));
    table.row(&row);
    panel(&texts.word("lengths"), &texts.word("lengths-about"), &[plot, table.finish()])
}
