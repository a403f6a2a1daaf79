//! `taverne sim`: bots play many games, and what came of them.

use crate::{
    args::{SettingArgs, SimArgs, threads},
    failure::Failure,
    games,
    host::Host,
    interrupt,
    page::PageFile,
    progress,
};
use comfy_table::{CellAlignment, Table, presets};
use serde_json::{Value, json};
use std::{path::Path, sync::atomic::Ordering, time::Instant};
use taverne_engine::{ContentHash, Phrase, Seed, options};
use taverne_games::Kind;
use taverne_lab::{Hall, Ledger, Reliability, Setting, Simulation, Tally, report};

pub(crate) fn run(host: &mut Host, args: &SimArgs) -> Result<(), Failure> {
    let kind = games::find(args.game.as_deref())?;
    let simulation = plan(kind, args)?;
    let page = args.report.as_deref().map(PageFile::open).transpose()?;
    let unwritable = |why| Failure::file("failed-write", args.csv.as_deref().unwrap_or(Path::new("")), &why);
    let mut ledger = args.csv.as_deref().map(Ledger::create).transpose().map_err(unwritable)?;
    let bar = progress::bar(simulation.all_games());
    let halt = interrupt::watch();
    let threads = threads(args.threads);
    let hall = Hall { kind, threads, halt, progress: &|| bar.inc(1) };
    let start = Instant::now();
    let bots = simulation.lineup();
    let mut broken = None;
    let tallies = simulation.run(&hall, |setting, index, played| {
        let written = ledger.as_mut().map_or(Ok(()), |ledger| ledger.game(setting, &bots, index, played));
        if let Err(why) = written {
            halt.store(true, Ordering::Relaxed);
            broken = Some(why);
        }
    });
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    bar.finish_and_clear();
    let tallies = tallies.map_err(|why| Failure::cannot_open(host, kind, why))?;
    broken.map_or(Ok(()), |why| Err(unwritable(why)))?;
    let words = kind.words(host.texts.lang);
    let closed = ledger.map_or(Ok(()), |ledger| ledger.close(&simulation.settings, &tallies, words));
    closed.map_err(unwritable)?;
    let outcome = Outcome { kind, simulation: &simulation, tallies: &tallies, seconds, threads };
    if let Some(page) = &page {
        page.write(&report::simulation(kind, host.texts.lang, &simulation, &tallies))?;
    }
    if args.json {
        host.screen.verbatim(&outcome.object(args.variants.is_some()).to_string())?;
    } else {
        outcome.tell(host)?;
        if let Some(page) = &page {
            host.tell(&Phrase::new("sim-report").with("file", page.path()))?;
        }
        if let Some(folder) = &args.csv {
            host.tell(&Phrase::new("sim-csv").with("folder", folder.display().to_string()))?;
        }
    }
    if halt.load(Ordering::Relaxed) {
        return Err(interrupted(host, outcome.games(), simulation.all_games()));
    }
    Ok(())
}

pub(crate) fn interrupted(host: &Host, games: u64, planned: u64) -> Failure {
    let (games, planned) = (host.texts.count(games), host.texts.count(planned));
    Failure::Interrupted(Phrase::new("failed-interrupted").with("games", games).with("planned", planned))
}

/// Reads the options and loads the content that a table is set with.
pub(crate) fn setting(kind: &'static dyn Kind, args: &SettingArgs) -> Result<(Value, Option<ContentHash>), Failure> {
    let content = args.content.as_deref().map(|folder| kind.load_content(folder)).transpose()?;
    let options = options::from_pairs(&kind.options(), &args.options).map_err(|why| Failure::bad_pair(&why))?;
    Ok((options, content))
}

/// The names of bots, without blanks around them; each must be known.
pub(crate) fn named(kind: &'static dyn Kind, names: &[String]) -> Result<Vec<String>, Failure> {
    let names: Vec<_> = names.iter().map(|bot| bot.trim().to_owned()).collect();
    for bot in &names {
        kind.bot(bot, Seed::numbered(0, 0)).map_err(|unknown| Failure::unknown_bot(&unknown.0))?;
    }
    Ok(names)
}

fn plan(kind: &'static dyn Kind, args: &SimArgs) -> Result<Simulation, Failure> {
    let (options, content) = setting(kind, &args.setting)?;
    let bots = named(kind, &args.bots)?;
    let seats = args.seats.unwrap_or(bots.len().max(2));
    if bots.len() > seats {
        let crowd = Phrase::new("failed-crowd").with("players", bots.len()).with("seats", seats);
        return Err(Failure::Usage(crowd));
    }
    let settings = match &args.variants {
        None => vec![Setting { name: None, options }],
        Some(names) => variants(kind, names, seats)?,
    };
    let listen = args.report.is_some() || args.csv.is_some();
    Ok(Simulation {
        content,
        settings,
        seats,
        bots,
        games: args.games,
        series: args.seed,
        longest: args.longest,
        judged: args.calibration.map_or(0, usize::from),
        listen,
    })
}

/// The variants of these names, or all, that are played with so many seats.
fn variants(kind: &'static dyn Kind, names: &[String], seats: usize) -> Result<Vec<Setting>, Failure> {
    let known: Vec<&str> = kind.variants().into_iter().filter(|it| it.1 == seats).map(|it| it.0).collect();
    let all = names.iter().any(|name| name == "all") && !known.is_empty();
    let names: Vec<&str> = if all { known.clone() } else { names.iter().map(|name| name.trim()).collect() };
    let read = |name: &&str| {
        let unknown =
            Phrase::new("failed-variant").with("variant", *name).with("seats", seats).with("known", known.join(", "));
        let options = kind.variant_options(name, seats).ok_or(Failure::Usage(unknown))?;
        Ok(Setting { name: Some((*name).to_owned()), options })
    };
    names.iter().map(read).collect()
}

/// What there is to tell.
struct Outcome<'a> {
    kind: &'static dyn Kind,
    simulation: &'a Simulation,
    tallies: &'a [Tally],
    seconds: f64,
    threads: usize,
}

impl Outcome<'_> {
    fn games(&self) -> u64 {
        self.tallies.iter().map(|tally| tally.games).sum()
    }

    fn decisions(&self) -> u64 {
        self.tallies.iter().map(Tally::decisions).sum()
    }

    fn broken_off(&self) -> u64 {
        self.tallies.iter().map(|tally| tally.broken_off).sum()
    }

    fn object(&self, several: bool) -> Value {
        let simulation = self.simulation;
        let (games, decisions) = (self.games(), self.decisions());
        let mut object = json!({
            "game": self.kind.id(),
            "rules_version": self.kind.rules_version(),
            "content": simulation.content.unwrap_or_else(|| self.kind.builtin_content()),
            "seed": simulation.series,
            "threads": self.threads,
            "games": games,
            "decisions": decisions,
            "broken_off": self.broken_off(),
            "seconds": self.seconds,
            "games_per_second": games as f64 / self.seconds,
            "decisions_per_second": decisions as f64 / self.seconds,
        });
        let mut told = simulation.settings.iter().zip(self.tallies).map(|(setting, tally)| tallied(setting, tally));
        if several {
            object["variants"] = told.collect();
        } else if let (Some(object), Some(Value::Object(only))) = (object.as_object_mut(), told.next()) {
            object.extend(only);
        }
        object
    }

    fn tell(&self, host: &mut Host) -> Result<(), Failure> {
        let texts = &host.texts;
        let heading = Phrase::new("sim-heading")
            .with("game", self.kind.words(texts.lang).word("game-title"))
            .with("games", texts.count(self.games()))
            .with("seed", self.simulation.series.to_string());
        let speed = Phrase::new("sim-speed")
            .with("seconds", texts.decimal(self.seconds))
            .with("threads", self.threads)
            .with("games", texts.count((self.games() as f64 / self.seconds) as u64))
            .with("decisions", texts.count((self.decisions() as f64 / self.seconds) as u64));
        host.tell(&heading)?;
        for (setting, tally) in self.simulation.settings.iter().zip(self.tallies) {
            if let Some(name) = &setting.name {
                host.tell(&Phrase::new("sim-variant").with("variant", name.as_str()))?;
            }
            table(host, tally)?;
        }
        host.tell(&speed)?;
        broken_off(host, self.broken_off(), self.simulation.longest)
    }
}

/// Says so if games had to be broken off.
pub(crate) fn broken_off(host: &mut Host, games: u64, longest: u64) -> Result<(), Failure> {
    let longest = host.texts.count(longest);
    if games > 0 {
        host.tell(&Phrase::new("sim-broken-off").with("games", games as usize).with("longest", longest))?;
    }
    Ok(())
}

fn tallied(setting: &Setting, tally: &Tally) -> Value {
    let seat = |seat: &taverne_lab::SeatTally| {
        json!({
            "bot": seat.bot,
            "wins": seat.wins,
            "win_rate": seat.rate(),
            "mean_score": seat.scores.mean(),
            "score_deviation": seat.scores.deviation(),
            "best_score": seat.scores.most(),
            "worst_score": seat.scores.least(),
        })
    };
    let mut object = json!({
        "variant": setting.name,
        "options": setting.options,
        "games": tally.games,
        "decisions": tally.decisions(),
        "shortest": tally.lengths.least(),
        "longest": tally.lengths.most(),
        "seats": tally.seats.iter().map(seat).collect::<Vec<_>>(),
    });
    if tally.reliability.positions() > 0 {
        object["calibration"] = calibrated(&tally.reliability);
    }
    object
}

fn calibrated(reliability: &Reliability) -> Value {
    let class = |class: &taverne_lab::Class| json!({ "positions": class.positions, "games": class.games, "said": class.said(), "won": class.won() });
    json!({
        "positions": reliability.positions(),
        "brier": reliability.brier(),
        "classes": reliability.classes.iter().map(class).collect::<Vec<_>>(),
    })
}

fn table(host: &mut Host, tally: &Tally) -> Result<(), Failure> {
    let texts = &host.texts;
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY).set_header([
        texts.word("sim-seat"),
        texts.word("sim-bot"),
        texts.word("sim-wins"),
        "%".to_owned(),
        texts.word("sim-mean"),
        texts.word("sim-deviation"),
        texts.word("sim-worst"),
        texts.word("sim-best"),
    ]);
    for (index, seat) in tally.seats.iter().enumerate() {
        table.add_row([
            (index + 1).to_string(),
            seat.bot.clone(),
            texts.decimal(seat.wins),
            texts.decimal(100.0 * seat.rate().mean),
            texts.decimal(seat.scores.mean()),
            texts.decimal(seat.scores.deviation()),
            seat.scores.least().to_string(),
            seat.scores.most().to_string(),
        ]);
    }
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let lengths = Phrase::new("sim-lengths")
        .with("mean", texts.decimal(tally.lengths.mean()))
        .with("shortest", texts.count(tally.lengths.least() as u64))
        .with("longest", texts.count(tally.lengths.most() as u64));
    host.screen.text(&table.to_string())?;
    host.tell(&lengths)?;
    if tally.reliability.positions() > 0 { reliability(host, &tally.reliability) } else { Ok(()) }
}

/// What was said of positions, and what came of them.
fn reliability(host: &mut Host, reliability: &Reliability) -> Result<(), Failure> {
    let texts = &host.texts;
    let percent = |rate: f64| texts.decimal(100.0 * rate);
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY).set_header([
        texts.word("sim-said"),
        texts.word("sim-positions"),
        texts.word("sim-games"),
        texts.word("sim-true"),
        "95 %".to_owned(),
    ]);
    for class in reliability.classes.iter().filter(|class| class.positions > 0) {
        let won = class.won();
        table.add_row([
            percent(class.said()),
            texts.count(class.positions),
            texts.count(class.games),
            percent(won.mean),
            format!("{} – {}", percent(won.interval.low), percent(won.interval.high)),
        ]);
    }
    for column in table.column_iter_mut() {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let brier = Phrase::new("sim-brier")
        .with("positions", texts.count(reliability.positions()))
        .with("brier", format!("{:.3}", reliability.brier()));
    host.screen.text(&table.to_string())?;
    host.tell(&brier)?;
    Ok(())
}
