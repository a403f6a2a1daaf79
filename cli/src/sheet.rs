//! The score sheet: points by source, player by player.

use crate::{failure::Failure, host::Host};
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use taverne_engine::{Phrase, Scores, SeatScore, record::Sitter, sketch::Ink, sketch::Line};
use taverne_games::Kind;

pub(crate) fn show(
    host: &mut Host,
    kind: &'static dyn Kind,
    sitters: &[Sitter],
    scores: &Scores,
) -> Result<(), Failure> {
    let words = kind.words(host.texts.lang);
    let mut sides: Vec<(String, &SeatScore)> =
        sitters.iter().map(|sitter| clean(&sitter.name)).zip(&scores.seats).collect();
    let opponent = || if words.has("score-rival") { words.word("score-rival") } else { host.texts.word("score-rival") };
    sides.extend(scores.rival.as_ref().map(|rival| (opponent(), rival)));
    let mut sources: Vec<&str> = Vec::new();
    for line in sides.iter().flat_map(|(_, standing)| &standing.lines) {
        if !sources.contains(&&*line.source) {
            sources.push(&line.source);
        }
    }
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(u16::try_from(host.screen.width()).unwrap_or(u16::MAX));
    table.set_header(std::iter::once(String::new()).chain(sides.iter().map(|(name, _)| name.clone())));
    for source in sources {
        let points = |standing: &SeatScore| {
            let line = standing.lines.iter().find(|line| line.source == source);
            line.map_or_else(String::new, |line| line.points.to_string())
        };
        let name = words.word(&format!("score-{source}"));
        table.add_row(std::iter::once(name).chain(sides.iter().map(|(_, standing)| points(standing))));
    }
    let totals = sides.iter().map(|(_, standing)| standing.total.to_string());
    table.add_row(std::iter::once(host.texts.word("score-total")).chain(totals));
    if scores.verdict.is_none() && scores.seats.iter().any(|standing| standing.rank.is_some()) {
        let rank = |standing: &SeatScore| standing.rank.map_or_else(String::new, |rank| rank.to_string());
        let ranks = sides.iter().map(|(_, standing)| rank(standing));
        table.add_row(std::iter::once(host.texts.word("score-rank")).chain(ranks));
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    host.screen.text(&table.to_string())?;
    Ok(())
}

/// Who won, and why if the game says so.
pub(crate) fn verdict(
    host: &mut Host,
    kind: &'static dyn Kind,
    sitters: &[Sitter],
    scores: &Scores,
) -> Result<(), Failure> {
    if let Some(verdict) = &scores.verdict {
        let why = host.texts.of_game(kind, &verdict.why, &[]);
        let ink = if verdict.won { Ink::Good } else { Ink::Bad };
        host.screen.line(&Line::new().ink(ink, why))?;
        return Ok(());
    }
    let winners: Vec<_> = scores.winners().filter_map(|seat| sitters.get(seat)).map(|it| it.name.clone()).collect();
    let phrase = Phrase::new("score-winners").with("count", winners.len()).with("names", winners.join(", "));
    host.tell_in(Ink::Good, &phrase)?;
    Ok(())
}

fn clean(name: &str) -> String {
    name.chars().filter(|sign| !sign.is_control()).collect()
}
