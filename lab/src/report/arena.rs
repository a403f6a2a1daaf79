//! The report of an arena.

use super::{
    bars,
    dots::{self, Row},
    heat,
    html::{Cell, Table, columns, panel, tiles},
    page::{self, Page},
    ridges::{self, Ridge},
    setting,
    speech::Speech,
};
use crate::{Arena, Interval, Pairing, Standings};
use taverne_engine::Phrase;

pub(super) fn page(speech: &Speech, arena: &Arena, standings: &Standings) -> String {
    let order = standings.order();
    let deals = standings.pairings.iter().map(Pairing::deals).max().unwrap_or(0);
    let subtitle = Phrase::new("arena-subtitle")
        .with("bots", order.iter().map(|&bot| arena.bots[bot].as_str()).collect::<Vec<_>>().join(", "))
        .with("seats", arena.seats);
    let tiles = tiles(&[
        (speech.count(standings.games()), speech.word("tile-games")),
        (speech.count(deals), speech.word("tile-deals")),
        (arena.seats.to_string(), speech.word("tile-seats")),
        (order.first().map_or_else(String::new, |&bot| arena.bots[bot].clone()), speech.word("tile-best")),
    ]);
    let mut facts = page::of_game(speech, arena.content, arena.series);
    facts.extend(page::broken_off(speech, standings.broken_off(), arena.longest));
    facts.extend(setting::facts(speech, &arena.options, arena.seats));
    let strength = ratings(speech, standings, &order) + &matrix(speech, arena, standings, &order);
    let pairings = pairings(speech, arena, standings);
    let play = scores(speech, standings, &order) + &times(speech, standings, &order);
    Page {
        title: speech.say(&Phrase::new("arena-title").with("game", speech.of_game("game-title"))),
        subtitle: speech.say(&subtitle),
        facts,
        body: [tiles, columns(&strength), pairings, columns(&play)].concat(),
    }
    .write(speech)
}

fn ratings(speech: &Speech, standings: &Standings, order: &[usize]) -> String {
    let mut table = Table::new(
        &speech.word("ratings"),
        &[
            speech.word("bot").into(),
            speech.word("rating").into(),
            "±".into(),
            speech.word("won").into(),
            speech.word("games").into(),
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
            speech.percent(player.wins / player.games.max(1) as f64).into(),
            speech.count(player.games).into(),
        ]);
        rows.push(Row {
            name: player.bot.clone(),
            value,
            interval: Interval { low: value - error, high: value + error },
            said: format!("{}: {value:.0} ± {error:.0}", player.bot),
            colour: at,
        });
    }
    let plot = dots::draw(&speech.word("ratings"), &rows, None, |tick| speech.decimal(tick, 0));
    panel(&speech.word("ratings"), &speech.word("ratings-about"), &[plot, table.finish()])
}

fn matrix(speech: &Speech, arena: &Arena, standings: &Standings, order: &[usize]) -> String {
    let about = if arena.seats == 2 {
        speech.word("matrix-about")
    } else {
        let fair = speech.percent(1.0 / arena.seats as f64);
        speech.say(&Phrase::new("matrix-crowd").with("crowd", arena.seats - 1).with("fair", fair))
    };
    let plot = heat::draw(speech, &speech.word("matrix"), standings, order, arena.seats);
    panel(&speech.word("matrix"), &about, &[plot])
}

fn pairings(speech: &Speech, arena: &Arena, standings: &Standings) -> String {
    let mut head: Vec<Cell> = vec![
        speech.word("pairing").into(),
        speech.word("games").into(),
        speech.word("won").into(),
        speech.word("interval").into(),
        speech.word("lead").into(),
        Cell::Extra(speech.word("interval")),
    ];
    for seat in 1..=arena.seats {
        head.push(Cell::Extra(speech.say(&Phrase::new("from-seat").with("seat", seat))));
    }
    let mut table = Table::new(&speech.word("pairings"), &head);
    for pairing in &standings.pairings {
        let (rate, lead) = (pairing.rate(), pairing.lead());
        let mut row: Vec<Cell> = vec![
            format!("{} – {}", arena.bots[pairing.one], arena.bots[pairing.other]).into(),
            speech.count(pairing.games()).into(),
            speech.percent(rate.mean).into(),
            speech.percents(rate.interval).into(),
            speech.signed(lead.mean).into(),
            Cell::Extra(speech.between(lead.interval, 1.0, 1)),
        ];
        let deals = pairing.deals().max(1) as f64;
        row.extend(pairing.by_seat.iter().map(|wins| Cell::Extra(speech.percent(wins / deals))));
        table.row(&row);
    }
    panel(&speech.word("pairings"), &speech.word("pairings-about"), &[table.finish()]).replacen(
        "class=\"panel\"",
        "class=\"panel whole\"",
        1,
    )
}

fn scores(speech: &Speech, standings: &Standings, order: &[usize]) -> String {
    let mut table = Table::new(
        &speech.word("scores"),
        &[
            speech.word("bot").into(),
            speech.word("mean").into(),
            "±".into(),
            speech.word("least").into(),
            speech.word("median").into(),
            speech.word("most").into(),
        ],
    );
    let mut rows = Vec::new();
    for (at, &bot) in order.iter().enumerate() {
        let player = &standings.players[bot];
        let scores = &player.scores;
        table.row(&[
            player.bot.as_str().into(),
            speech.decimal(scores.mean(), 1).into(),
            speech.decimal(scores.deviation(), 1).into(),
            scores.least().to_string().into(),
            scores.quantile(0.5).to_string().into(),
            scores.most().to_string().into(),
        ]);
        rows.push(Ridge { name: player.bot.clone(), values: scores, colour: at });
    }
    let plot = ridges::draw(speech, &speech.word("scores"), &rows);
    panel(&speech.word("scores"), &speech.word("scores-arena-about"), &[plot, table.finish()])
}

fn times(speech: &Speech, standings: &Standings, order: &[usize]) -> String {
    let mut table = Table::new(
        &speech.word("times"),
        &[
            speech.word("bot").into(),
            speech.word("median").into(),
            speech.word("mean").into(),
            "99\u{a0}%".into(),
            speech.word("longest").into(),
            Cell::Extra(speech.word("choices")),
        ],
    );
    for &bot in order {
        let (player, watch) = (&standings.players[bot], &standings.players[bot].thoughts);
        table.row(&[
            player.bot.as_str().into(),
            speech.time(watch.quantile(0.5)).into(),
            speech.time(watch.mean()).into(),
            speech.time(watch.quantile(0.99)).into(),
            speech.time(watch.longest()).into(),
            Cell::Extra(speech.count(watch.count())),
        ]);
    }
    let rows: Vec<_> =
        order.iter().map(|&bot| (standings.players[bot].bot.clone(), &standings.players[bot].thoughts)).collect();
    let plot = bars::times(speech, &speech.word("times"), &rows);
    panel(&speech.word("times"), &speech.word("times-about"), &[plot, table.finish()])
}
