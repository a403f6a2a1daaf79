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
    speech::Speech,
};
use crate::{SeatTally, Setting, Simulation, Tally, tally::Sources};
use taverne_engine::Phrase;

pub(super) fn page(speech: &Speech, simulation: &Simulation, tallies: &[Tally]) -> String {
    let several = tallies.len() > 1;
    let games: u64 = tallies.iter().map(|tally| tally.games).sum();
    let decisions = tallies.iter().map(Tally::decisions).sum();
    let mut body = tiles(&[
        (speech.count(games), speech.word("tile-games")),
        (simulation.seats.to_string(), speech.word("tile-seats")),
        (speech.count(decisions), speech.word("tile-decisions")),
        match several {
            true => (tallies.len().to_string(), speech.word("tile-variants")),
            false => (speech.decimal(decisions as f64 / games.max(1) as f64, 1), speech.word("tile-length")),
        },
    ]);
    if several {
        body += &overview(speech, simulation, tallies);
    }
    for (at, (setting, tally)) in simulation.settings.iter().zip(tallies).enumerate() {
        if several {
            body += &heading(speech, at, setting, simulation.seats);
        }
        let reliability = reliability::show(speech, &tally.reliability, simulation.judged);
        let panels =
            [scores(speech, tally), seats(speech, tally), sources(speech, tally), lengths(speech, tally), reliability];
        body += &columns(&panels.concat());
        if !tally.cards.is_empty() {
            let (title, about) = (escape(&speech.word("cards")), escape(&speech.word("cards-caution")));
            body += &format!("<h2>{title}</h2><p class=\"about lead\">{about}</p>");
            body += &columns(&cards::panels(speech, tally));
        }
    }
    let mut facts = page::of_game(speech, simulation.content, simulation.series);
    let broken_off = tallies.iter().map(|tally| tally.broken_off).sum();
    facts.extend(page::broken_off(speech, broken_off, simulation.longest));
    if let ([only], false) = (&simulation.settings[..], several) {
        facts.extend(setting::facts(speech, &only.options, simulation.seats));
    }
    let subtitle = Phrase::new("sim-subtitle").with("bots", simulation.lineup().join(", "));
    Page {
        title: speech.say(&Phrase::new("sim-title").with("game", speech.of_game("game-title"))),
        subtitle: speech.say(&subtitle),
        facts,
        body,
    }
    .write(speech)
}

fn heading(speech: &Speech, at: usize, setting: &Setting, seats: usize) -> String {
    let name = setting.name.as_deref().unwrap_or_default();
    let title = speech.say(&Phrase::new("variant-title").with("variant", name));
    let facts = setting::facts(speech, &setting.options, seats);
    let facts: Vec<_> = facts.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    let (title, facts) = (escape(&title), escape(&facts.join(" · ")));
    format!("<h2 id=\"variant-{at}\">{title}</h2><p class=\"about lead\">{facts}</p>")
}

/// All variants in one table, each leading to its plots.
fn overview(speech: &Speech, simulation: &Simulation, tallies: &[Tally]) -> String {
    let mut head: Vec<Cell> = vec![
        speech.word("variant").into(),
        speech.word("games").into(),
        speech.word("length").into(),
        speech.word("mean-score").into(),
        Cell::Extra("±".to_owned()),
    ];
    for seat in 1..=simulation.seats {
        head.push(Cell::Extra(speech.say(&Phrase::new("wins-of-seat").with("seat", seat))));
    }
    let mut table = Table::new(&speech.word("variants"), &head);
    for (setting, tally) in simulation.settings.iter().zip(tallies) {
        let mut scores = crate::Histogram::default();
        tally.seats.iter().for_each(|seat| scores.merge(&seat.scores));
        let mut row: Vec<Cell> = vec![
            setting.name.clone().unwrap_or_default().into(),
            speech.count(tally.games).into(),
            speech.decimal(tally.lengths.mean(), 1).into(),
            speech.decimal(scores.mean(), 1).into(),
            Cell::Extra(speech.decimal(scores.deviation(), 1)),
        ];
        row.extend(tally.seats.iter().map(|seat| Cell::Extra(speech.percent(seat.rate().mean))));
        table.row(&row);
    }
    let link = |(at, setting): (usize, &Setting)| {
        let name = escape(setting.name.as_deref().unwrap_or_default());
        format!("<li><a href=\"#variant-{at}\">{name}</a></li>")
    };
    let links: String = simulation.settings.iter().enumerate().map(link).collect();
    let parts = [format!("<ul class=\"links\">{links}</ul>"), table.finish()];
    panel(&speech.word("variants"), "", &parts)
}

fn seat_name(speech: &Speech, tally: &Tally, seat: usize) -> String {
    let alike = tally.seats.iter().all(|it| it.bot == tally.seats[0].bot);
    let name = speech.say(&Phrase::new("seat").with("seat", seat + 1));
    if alike && tally.seats.len() > 1 { name } else { format!("{name} · {}", tally.seats[seat].bot) }
}

fn scores(speech: &Speech, tally: &Tally) -> String {
    let ridge = |(seat, it): (usize, &'_ SeatTally)| (seat_name(speech, tally, seat), it.scores.clone(), seat);
    let rows: Vec<_> = tally.seats.iter().enumerate().map(ridge).collect();
    let ridges: Vec<_> =
        rows.iter().map(|(name, values, colour)| Ridge { name: name.clone(), values, colour: *colour }).collect();
    let mut table = Table::new(
        &speech.word("scores"),
        &[
            speech.word("seat-head").into(),
            speech.word("mean").into(),
            "±".into(),
            speech.word("least").into(),
            speech.word("median").into(),
            speech.word("most").into(),
        ],
    );
    for (name, values, _) in &rows {
        table.row(&[
            name.as_str().into(),
            speech.decimal(values.mean(), 1).into(),
            speech.decimal(values.deviation(), 1).into(),
            values.least().to_string().into(),
            values.quantile(0.5).to_string().into(),
            values.most().to_string().into(),
        ]);
    }
    let plot = ridges::draw(speech, &speech.word("scores"), &ridges);
    panel(&speech.word("scores"), &speech.word("scores-about"), &[plot, table.finish()])
}

fn seats(speech: &Speech, tally: &Tally) -> String {
    let usual = tally.usual_rate();
    let mut table = Table::new(
        &speech.word("seats"),
        &[
            speech.word("seat-head").into(),
            speech.word("won").into(),
            speech.word("interval").into(),
            speech.word("games").into(),
        ],
    );
    let mut rows = Vec::new();
    for (seat, it) in tally.seats.iter().enumerate() {
        let (name, rate) = (seat_name(speech, tally, seat), it.rate());
        table.row(&[
            name.as_str().into(),
            speech.percent(rate.mean).into(),
            speech.percents(rate.interval).into(),
            speech.count(tally.games).into(),
        ]);
        let said = format!("{name}: {}", speech.rate(rate));
        rows.push(Row { name, value: rate.mean, interval: rate.interval, said, colour: seat });
    }
    let usual = (tally.seats.len() > 1).then_some(usual);
    let plot = dots::draw(&speech.word("seats"), &rows, usual, |tick| speech.round_percent(tick));
    panel(&speech.word("seats"), &speech.word("seats-about"), &[plot, table.finish()])
}

fn sources(speech: &Speech, tally: &Tally) -> String {
    let mut keys: Vec<&str> = Vec::new();
    for key in tally.seats.iter().flat_map(|seat| seat.sources.names()) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let names: Vec<_> = keys.iter().map(|key| speech.of_game(&format!("score-{key}"))).collect();
    let bar = |name: String, sources: &Sources| Bar { name, parts: keys.iter().map(|key| sources.mean(key)).collect() };
    let mut bars = Vec::new();
    for (key, sources) in [("winners", &tally.winners), ("others", &tally.others)] {
        let name = if key == "winners" { speech.word("winners") } else { speech.word("others") };
        bars.extend((sources.count > 0).then(|| bar(name, sources)));
    }
    bars.extend(tally.seats.iter().enumerate().map(|(at, it)| bar(seat_name(speech, tally, at), &it.sources)));
    let mut head: Vec<Cell> = vec!["".into()];
    head.extend(names.iter().map(|name| Cell::from(name.as_str())));
    let mut table = Table::new(&speech.word("sources"), &head);
    for bar in &bars {
        let mut row: Vec<Cell> = vec![bar.name.as_str().into()];
        row.extend(bar.parts.iter().map(|&part| Cell::from(speech.decimal(part, 1))));
        table.row(&row);
    }
    let plot = bars::stacked(speech, &speech.word("sources"), &names, &bars);
    panel(&speech.word("sources"), &speech.word("sources-about"), &[legend(&names), plot, table.finish()])
}

fn lengths(speech: &Speech, tally: &Tally) -> String {
    let lengths = &tally.lengths;
    let name = speech.word("decisions");
    let plot = ridges::draw(speech, &speech.word("lengths"), &[Ridge { name, values: lengths, colour: 3 }]);
    let mut table = Table::new(
        &speech.word("lengths"),
        &[
            "".into(),
            speech.word("mean").into(),
            speech.word("least").into(),
            "10\u{a0}%".into(),
            speech.word("median").into(),
            "90\u{a0}%".into(),
            speech.word("most").into(),
        ],
    );
    let mut row: Vec<Cell> = vec![speech.word("decisions").into(), speech.decimal(lengths.mean(), 1).into()];
    let between =
        [lengths.least(), lengths.quantile(0.1), lengths.quantile(0.5), lengths.quantile(0.9), lengths.most()];
    row.extend(between.map(|value| Cell::from(value.to_string())));
    table.row(&row);
    panel(&speech.word("lengths"), &speech.word("lengths-about"), &[plot, table.finish()])
}
