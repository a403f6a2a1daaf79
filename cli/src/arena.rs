//! `taverne arena`: every bot meets every other.

use crate::{
    args::{ArenaArgs, threads},
    failure::Failure,
    games,
    host::Host,
    interrupt,
    page::PageFile,
    progress, sim,
};
use comfy_table::{CellAlignment, Table, presets};
use serde_json::{Value, json};
use std::{
    sync::atomic::Ordering,
    time::{Duration, Instant},
};
use taverne_engine::{Phrase, sketch::Ink};
use taverne_games::Kind;
use taverne_lab::{Arena, Estimate, Hall, Pairing, Standings, report};

pub(crate) fn run(host: &mut Host, args: &ArenaArgs) -> Result<(), Failure> {
    let kind = games::find(args.game.as_deref())?;
    let arena = plan(kind, args)?;
    let page = args.report.as_deref().map(PageFile::open).transpose()?;
    let bar = progress::bar(arena.all_games());
    bar.enable_steady_tick(Duration::from_millis(250));
    let halt = interrupt::watch();
    let hall = Hall { kind, threads: threads(args.threads), halt, progress: &|| bar.inc(1) };
    let start = Instant::now();
    let standings = arena.run(&hall);
    bar.finish_and_clear();
    let standings = standings.map_err(|why| Failure::cannot_open(host, kind, why))?;
    let seconds = start.elapsed().as_secs_f64();
    let halted = halt.load(Ordering::Relaxed);
    if let Some(page) = &page {
        page.write(&report::arena(kind, host.texts.lang, &arena, &standings))?;
    }
    if args.json {
        let mut object = object(kind, &arena, &standings);
        object["interrupted"] = halted.into();
        object["seconds"] = seconds.into();
        object["threads"] = hall.threads.into();
        host.screen.verbatim(&object.to_string())?;
    } else {
        tell(host, kind, &arena, &standings)?;
        if let Some(page) = &page {
            host.tell(&Phrase::new("sim-report").with("file", page.path()))?;
        }
    }
    if halted {
        return Err(sim::interrupted(host, standings.games(), arena.all_games()));
    }
    Ok(())
}

fn plan(kind: &'static dyn Kind, args: &ArenaArgs) -> Result<Arena, Failure> {
    let (options, content) = sim::setting(kind, &args.setting)?;
    let bots = sim::named(kind, &args.bots)?;
    if let Some(twice) = bots.iter().enumerate().find(|(at, bot)| bots[..*at].contains(bot)) {
        return Err(Failure::Usage(Phrase::new("failed-twice").with("bot", twice.1.as_str())));
    }
    if bots.len() < 2 {
        return Err(Failure::Usage(Phrase::new("failed-lonely")));
    }
    if args.seats < 2 {
        return Err(Failure::Usage(Phrase::new("failed-alone")));
    }
    let deals = args.games.div_ceil(args.seats as u64);
    Ok(Arena { content, options, seats: args.seats, bots, deals, series: args.seed, longest: args.longest })
}

fn object(kind: &'static dyn Kind, arena: &Arena, standings: &Standings) -> Value {
    let pairing = |it: &Pairing| {
        json!({
            "bot": arena.bots[it.one],
            "against": arena.bots[it.other],
            "deals": it.deals(),
            "games": it.games(),
            "wins": it.wins(),
            "wins_by_seat": it.by_seat,
            "rate": it.rate(),
            "lead": it.lead(),
        })
    };
    let player = |bot: usize| {
        let (player, rating) = (&standings.players[bot], standings.ratings[bot]);
        json!({
            "bot": player.bot,
            "rating": rating.rating,
            "plus_minus": rating.plus_minus,
            "games": player.games,
            "wins": player.wins,
            "mean_score": player.scores.mean(),
        })
    };
    let time = |bot: usize| {
        let thoughts = &standings.players[bot].thoughts;
        let micros = |time: Duration| time.as_nanos() as f64 / 1_000.0;
        json!({
            "bot": arena.bots[bot],
            "choices": thoughts.count(),
            "mean_us": micros(thoughts.mean()),
            "median_us": micros(thoughts.quantile(0.5)),
            "p99_us": micros(thoughts.quantile(0.99)),
            "longest_us": micros(thoughts.longest()),
        })
    };
    let order = standings.order();
    json!({
        "game": kind.id(),
        "rules_version": kind.rules_version(),
        "content": arena.content.unwrap_or_else(|| kind.builtin_content()),
        "options": arena.options,
        "seats": arena.seats,
        "seed": arena.series,
        "deals": arena.deals,
        "games": standings.games(),
        "broken_off": standings.broken_off(),
        "fair_rate": 1.0 / arena.seats as f64,
        "ratings": order.iter().map(|&bot| player(bot)).collect::<Vec<_>>(),
        "pairings": standings.pairings.iter().map(pairing).collect::<Vec<_>>(),
        "times": order.iter().map(|&bot| time(bot)).collect::<Vec<_>>(),
    })
}

fn tell(host: &mut Host, kind: &'static dyn Kind, arena: &Arena, standings: &Standings) -> Result<(), Failure> {
    let texts = &host.texts;
    let deals = standings.pairings.iter().map(Pairing::deals).max().unwrap_or(0);
    let heading = Phrase::new("arena-heading")
        .with("game", kind.words(texts.lang).word("game-title"))
        .with("seats", arena.seats)
        .with("pairings", standings.pairings.len())
        .with("each", texts.count(deals * arena.seats as u64))
        .with("deals", texts.count(deals))
        .with("games", texts.count(standings.games()))
        .with("seed", arena.series.to_string());
    let fair = Phrase::new("arena-fair")
        .with("crowd", arena.seats - 1)
        .with("fair", texts.decimal(100.0 / arena.seats as f64));
    host.tell_in(Ink::Strong, &heading)?;
    if arena.seats > 2 {
        host.tell(&fair)?;
    }
    let ratings = ratings(host, standings);
    let pairings = pairings(host, arena, standings);
    host.screen.text(&ratings.to_string())?;
    host.screen.text(&pairings.to_string())?;
    host.tell_in(Ink::Muted, &Phrase::new("arena-notes"))?;
    sim::broken_off(host, standings.broken_off(), arena.longest)
}

fn ratings(host: &Host, standings: &Standings) -> Table {
    let texts = &host.texts;
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY).set_header([
        texts.word("arena-bot"),
        texts.word("arena-rating"),
        "±".to_owned(),
        texts.word("arena-won"),
        texts.word("arena-games"),
        texts.word("sim-mean"),
        texts.word("arena-time"),
        texts.word("arena-slowest"),
    ]);
    for bot in standings.order() {
        let (player, rating) = (&standings.players[bot], standings.ratings[bot]);
        table.add_row([
            player.bot.clone(),
            format!("{:.0}", rating.rating),
            format!("{:.0}", rating.plus_minus),
            texts.decimal(100.0 * player.wins / player.games.max(1) as f64),
            texts.count(player.games),
            texts.decimal(player.scores.mean()),
            report::time(texts.lang, player.thoughts.quantile(0.5)),
            report::time(texts.lang, player.thoughts.quantile(0.99)),
        ]);
    }
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    table
}

fn pairings(host: &Host, arena: &Arena, standings: &Standings) -> Table {
    let texts = &host.texts;
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY).set_header([
        texts.word("arena-one"),
        texts.word("arena-against"),
        texts.word("arena-games"),
        texts.word("arena-won"),
        texts.word("arena-interval"),
        texts.word("arena-lead"),
        texts.word("arena-interval"),
    ]);
    let between = |estimate: Estimate, times: f64| {
        let side = |value: f64| if value.is_finite() { texts.decimal(times * value) } else { "?".to_owned() };
        let to = if estimate.interval.low < 0.0 { "…" } else { "–" };
        format!("{} {to} {}", side(estimate.interval.low), side(estimate.interval.high))
    };
    for pairing in &standings.pairings {
        let (rate, lead) = (pairing.rate(), pairing.lead());
        table.add_row([
            arena.bots[pairing.one].clone(),
            arena.bots[pairing.other].clone(),
            texts.count(pairing.games()),
            texts.decimal(100.0 * rate.mean),
            between(rate, 100.0),
            texts.decimal(lead.mean),
            between(lead, 1.0),
        ]);
    }
    table.column_iter_mut().skip(2).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    table
}
