//! The report of an arena.

use super::{
    bars,
    dots::{self, Row},
    heat,
    html::{Cell, Table, columns, panel, tiles},
    page::{self, Page},
    ridges::{self, Ridge},
    setting,
    texts::ReportTexts,
};
use crate::{Arena, Interval, Pairing, Standings};
use taverne_engine::Phrase;

pub(super) fn page(texts: &ReportTexts, arena: &Arena, standings: &Standings) -> String {
    let order = standings.order();
    let deals = standings.pairings.iter().map(Pairing::deals).max().unwrap_or(0);
    let subtitle = Phrase::new("arena-subtitle")
        .with("bots", order.iter().map(|&bot| arena.bots[bot].as_str()).collect::<Vec<_>>().join(", "))
        .with("seats", arena.seats);
    let tiles = tiles(&[
        (texts.count(standings.games()), texts.word("tile-games")),
        (texts.count(deals), texts.word("tile-deals")),
        (arena.seats.to_string(), texts.word("tile-seats")),
        (order.first().map_or_else(String::new, |&bot| arena.bots[bot].clone()), texts.word("tile-best")),
    ]);
    let mut facts = page::of_game(texts, arena.content, arena.series);
    facts.extend(page::broken_off(texts, standings.broken_off(), arena.longest));
    facts.extend(setting::facts(texts, &arena.options, arena.seats));
    let strength = ratings(texts, standings, &order) + &matrix(texts, arena, standings, &order);
    let pairings = pairings(texts, arena, standings);
    let play = scores(texts, standings, &order) + &times(texts, standings, &order);
    Page {
        title: texts.say(&Phrase::new("arena-title").with("game", texts.of_game("game-title"))),
        subtitle: texts.say(&subtitle),
        facts,
        body: [tiles, columns(&strength), pairings, columns(&play)].concat(),
    }
    .write(texts)
}

fn ratings(texts: &ReportTexts, standings: &Standings, order: &[usize]) -> String {
    let mut table = Table::new(
        &texts.word("ratings"),
        &[
            texts.word("bot").into(),
            texts.word("rating").into(),
            "±".into(),
            texts.word("won").into(),
            texts.word("games").into(),
        ],
    );
    let mut rows = Vec::new();
    for (at, &bot) in order.iter().enumerate() {
        let (player, rating) = (&standings.players[bot], standings.ratings[bot]);
        let (value, error) = (rating.rating, rating.plus_minus);
        table.row(&[
            player.bot.as_str().into(),
            format!("{value:.0}").into(),
            format!("{error:.0}").into(),
            texts.percent(player.wins / player.games.max(1) as f64).into(),
            texts.count(player.games).into(),
        ]);
        rows.push(Row {
            name: player.bot.clone(),
            value,
            interval: Interval { low: value - error, high: value + error },
            said: format!("{}: {value:.0} ± {error:.0}", player.bot),
            colour: at,
        });
    }
    let plot = dots::draw(&texts.word("ratings"), &rows, None, |tick| texts.decimal(tick, 0));
    panel(&texts.word("ratings"), &texts.word("ratings-about"), &[plot, table.finish()])
}

fn matrix(texts: &ReportTexts, arena: &Arena, standings: &Standings, order: &[usize]) -> String {
    let about = if arena.seats == 2 {
        texts.word("matrix-about")
    } else {
        let fair = texts.percent(1.0 / arena.seats as f64);
        texts.say(&Phrase::new("matrix-crowd").with("crowd", arena.seats - 1).with("fair", fair))
    };
    let plot = heat::draw(texts, &texts.word("matrix"), standings, order, arena.seats);
    panel(&texts.word("matrix"), &about, &[plot])
}

fn pairings(texts: &ReportTexts, arena: &Arena, standings: &Standings) -> String {
    let mut head: Vec<Cell> = vec![
        texts.word("pairing").into(),
        texts.word("games").into(),
        texts.word("won").into(),
        texts.word("interval").into(),
        texts.word("lead").into(),
        Cell::Extra(texts.word("interval")),
    ];
    for seat in 1..=arena.seats {
        head.push(Cell::Extra(texts.say(&Phrase::new("from-seat").with("seat", seat))));
    }
    let mut table = Table::new(&texts.word("pairings"), &head);
    for pairing in &standings.pairings {
        let (rate, lead) = (pairing.rate(), pairing.lead());
        let mut row: Vec<Cell> = vec![
            format!("{} – {}", arena.bots[pairing.one], arena.bots[pairing.other]).into(),
            texts.count(pairing.games()).into(),
            texts.percent(rate.mean).into(),
            texts.percents(rate.interval).into(),
            texts.signed(lead.mean).into(),
            Cell::Extra(texts.between(lead.interval, 1.0, 1)),
        ];
        let deals = pairing.deals().max(1) as f64;
        row.extend(pairing.by_seat.iter().map(|wins| Cell::Extra(texts.percent(wins / deals))));
        table.row(&row);
    }
    panel(&texts.word("pairings"), &texts.word("pairings-about"), &[table.finish()]).replacen(
        "class=\"panel\"",
        "class=\"panel whole\"",
        1,
    )
}

fn scores(texts: &ReportTexts, standings: &Standings, order: &[usize]) -> String {
    let mut table = Table::new(
        &texts.word("scores"),
        &[
            texts.word("bot").into(),
            texts.word("mean").into(),
            "±".into(),
            texts.word("least").into(),
            texts.word("median").into(),
            texts.word("most").into(),
        ],
    );
    let mut rows = Vec::new();
    for (at, &bot) in order.iter().enumerate() {
        let player = &standings.players[bot];
        let scores = &player.scores;
        table.row(&[
            player.bot.as_str().into(),
            texts.decimal(scores.mean(), 1).into(),
            texts.decimal(scores.deviation(), 1).into(),
            scores.least().to_string().into(),
            scores.quantile(0.5).to_string().into(),
            scores.most().to_string().into(),
        ]);
        rows.push(Ridge { name: player.bot.clone(), values: scores, colour: at });
    }
    let plot = ridges::draw(texts, &texts.word("scores"), &rows);
    panel(&texts.word("scores"), &texts.word("scores-arena-about"), &[plot, table.finish()])
}

fn times(texts: &ReportTexts, standings: &Standings, order: &[usize]) -> String {
    let mut table = Table::new(
        &texts.word("times"),
        &[
            texts.word("bot").into(),
            texts.word("median").into(),
            texts.word("mean").into(),
            "99\u{a0}%".into(),
            texts.word("longest").into(),
            Cell::Extra(texts.word("choices")),
        ],
    );
    for &bot in order {
        let (player, watch) = (&standings.players[bot], &standings.players[bot].thoughts);
        table.row(&[
            player.bot.as_str().into(),
            texts.time(watch.quantile(0.5)).into(),
            texts.time(watch.mean()).into(),
            texts.time(watch.quantile(0.99)).into(),
            texts.time(watch.longest()).into(),
            Cell::Extra(texts.count(watch.count())),
        ]);
    }
    let rows: Vec<_> =
        order.iter().map(|&bot| (standings.players[bot].bot.clone(), &standings.players[bot].thoughts)).collect();
    let plot = bars::times(texts, &texts.word("times"), &rows);
    panel(&texts.word("times"), &texts.word("times-about"), &[plot, table.finish()])
}
