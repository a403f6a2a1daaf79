//! `taverne sim`: bots play many games, and what came of them.

use crate::{
    args::{SettingArgs, SimArgs, threads},
    failure::Failure,
    games,
    host::Host,
    progress,
};
use comfy_table::{CellAlignment, Table, presets};
use serde_json::{Value, json};
use std::time::Instant;
use taverne_engine::{ContentHash, Phrase, Seed, options};
use taverne_games::{Kind, Simulation, Summary};

pub(crate) fn run(host: &mut Host, args: &SimArgs) -> Result<(), Failure> {
    let kind = games::find(args.game.as_deref())?;
    let simulation = plan(kind, args)?;
    let bar = (!args.json).then(|| progress::bar(args.games));
    let start = Instant::now();
    let summary = match &bar {
        Some(bar) => kind.simulate(&simulation, &|| bar.inc(1)),
        None => kind.simulate(&simulation, &|| ()),
    };
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    bar.inspect(indicatif::ProgressBar::finish_and_clear);
    let summary = summary.map_err(|why| Failure::cannot_open(host, kind, why))?;
    if args.json {
        host.screen.text(&object(kind, &simulation, &summary, seconds).to_string())?;
        return Ok(());
    }
    table(host, kind, &simulation, &summary, seconds)
}

/// Reads the options and loads the content that a table is set with.
pub(crate) fn setting(kind: &'static dyn Kind, args: &SettingArgs) -> Result<(Value, Option<ContentHash>), Failure> {
    let content = args.content.as_deref().map(|folder| kind.load_content(folder)).transpose()?;
    let options = options::from_pairs(&kind.options(), &args.options)
        .map_err(|why| Failure::Usage(Phrase::new("failed-options").with("why", why)))?;
    Ok((options, content))
}

fn plan(kind: &'static dyn Kind, args: &SimArgs) -> Result<Simulation, Failure> {
    let (options, content) = setting(kind, &args.setting)?;
    let bots: Vec<_> = args.bots.iter().map(|bot| bot.trim().to_owned()).collect();
    for bot in &bots {
        kind.bot(bot, Seed::numbered(0, 0)).map_err(|unknown| Failure::unknown_bot(&unknown.0))?;
    }
    let seats = args.seats.unwrap_or(bots.len().max(2));
    if bots.len() > seats {
        let crowd = Phrase::new("failed-crowd").with("players", bots.len()).with("seats", seats);
        return Err(Failure::Usage(crowd));
    }
    let threads = threads(args.threads);
    Ok(Simulation { content, options, seats, bots, games: args.games, series: args.seed, threads })
}

fn object(kind: &'static dyn Kind, simulation: &Simulation, summary: &Summary, seconds: f64) -> Value {
    json!({
        "game": kind.id(),
        "rules_version": kind.rules_version(),
        "content": simulation.content.unwrap_or_else(|| kind.builtin_content()),
        "options": simulation.options,
        "seed": simulation.series,
        "threads": simulation.threads,
        "games": summary.games,
        "decisions": summary.decisions,
        "shortest": summary.shortest,
        "longest": summary.longest,
        "seconds": seconds,
        "games_per_second": summary.games as f64 / seconds,
        "decisions_per_second": summary.decisions as f64 / seconds,
        "seats": summary.seats,
    })
}

fn table(
    host: &mut Host,
    kind: &'static dyn Kind,
    simulation: &Simulation,
    summary: &Summary,
    seconds: f64,
) -> Result<(), Failure> {
    let speech = &host.speech;
    let games = summary.games.max(1) as f64;
    let heading = Phrase::new("sim-heading")
        .with("game", kind.words(speech.lang).word("game-title"))
        .with("games", speech.count(summary.games))
        .with("seed", simulation.series.to_string());
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY).set_header([
        speech.word("sim-seat"),
        speech.word("sim-bot"),
        speech.word("sim-wins"),
        "%".to_owned(),
        speech.word("sim-mean"),
        speech.word("sim-deviation"),
        speech.word("sim-worst"),
        speech.word("sim-best"),
    ]);
    for (index, seat) in summary.seats.iter().enumerate() {
        table.add_row([
            (index + 1).to_string(),
            seat.bot.clone(),
            speech.decimal(seat.wins),
            speech.decimal(100.0 * seat.wins / games),
            speech.decimal(seat.mean_score),
            speech.decimal(seat.score_deviation),
            seat.worst_score.to_string(),
            seat.best_score.to_string(),
        ]);
    }
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let lengths = Phrase::new("sim-lengths")
        .with("mean", speech.decimal(summary.decisions as f64 / games))
        .with("shortest", speech.count(summary.shortest))
        .with("longest", speech.count(summary.longest));
    let speed = Phrase::new("sim-speed")
        .with("seconds", speech.decimal(seconds))
        .with("threads", simulation.threads)
        .with("games", speech.count((summary.games as f64 / seconds) as u64))
        .with("decisions", speech.count((summary.decisions as f64 / seconds) as u64));
    host.tell(&heading)?;
    host.screen.text(&table.to_string())?;
    host.tell(&lengths)?;
    host.tell(&speed)?;
    Ok(())
}
