//! Markdown made readable in a terminal: as much of it as our rules use.

use crate::{rulebook, screen::Screen};
use comfy_table::{ContentArrangement, Table, presets};
use std::io;
use taverne_engine::sketch::{Ink, Line};

pub(crate) fn show(screen: &mut Screen, text: &str) -> io::Result<()> {
    let mut blocks = Vec::new();
    for line in text.lines() {
        take(&mut blocks, line);
    }
    for block in &blocks {
        block.show(screen)?;
    }
    Ok(())
}

enum Block {
    Heading(String),
    Prose { mark: String, text: String, indent: usize },
    Rows(Vec<Vec<String>>),
    Gap,
}

/// Adds a line to the block it continues, or begins a new one.
fn take(blocks: &mut Vec<Block>, line: &str) {
    let trimmed = line.trim();
    let quoted = trimmed.strip_prefix('>').map(str::trim);
    let body = quoted.unwrap_or(trimmed);
    let indent = if quoted.is_some() { 4 } else { 2 };
    if body.is_empty() {
        if !matches!(blocks.last(), None | Some(Block::Gap)) {
            blocks.push(Block::Gap);
        }
    } else if body.starts_with('#') {
        blocks.push(Block::Heading(rulebook::heading(body.trim_start_matches('#')).0.to_owned()));
    } else if body.starts_with('|') {
        let cells: Vec<_> = body.trim_matches('|').split('|').map(|cell| flat(cell.trim())).collect();
        let ruler = cells.iter().all(|cell| cell.chars().all(|sign| matches!(sign, '-' | ':' | ' ')));
        match blocks.last_mut() {
            _ if ruler => {}
            Some(Block::Rows(rows)) => rows.push(cells),
            _ => blocks.push(Block::Rows(vec![cells])),
        }
    } else if let Some((mark, text)) = item(body) {
        blocks.push(Block::Prose { mark, text: text.to_owned(), indent });
    } else if let Some(Block::Prose { text, .. }) = blocks.last_mut() {
        text.push(' ');
        text.push_str(body);
    } else {
        blocks.push(Block::Prose { mark: String::new(), text: body.to_owned(), indent });
    }
}

/// `- text` or `1. text`.
fn item(line: &str) -> Option<(String, &str)> {
    if let Some(text) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
        return Some(("• ".to_owned(), text));
    }
    let (number, text) = line.split_once(". ")?;
    (number.len() <= 2 && number.chars().all(|sign| sign.is_ascii_digit())).then(|| (format!("{number}. "), text))
}

impl Block {
    fn show(&self, screen: &mut Screen) -> io::Result<()> {
        match self {
            Self::Gap => screen.blank(),
            Self::Heading(title) => screen.line(&Line::new().ink(Ink::Strong, title)),
            Self::Prose { mark, text, indent } => {
                let line = Line::new().plain(" ".repeat(*indent)).plain(mark).append(inline(text));
                screen.prose(&line, indent + mark.chars().count())
            }
            Self::Rows(rows) => {
                let width = u16::try_from(screen.width()).unwrap_or(u16::MAX);
                let mut table = Table::new();
                table.load_style(presets::UTF8_BORDERS_ONLY);
                table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
                if let Some((head, rows)) = rows.split_first() {
                    table.set_header(head).add_rows(rows);
                }
                screen.text(&table.to_string())
            }
        }
    }
}

/// Bold is strong, links are their text.
fn inline(text: &str) -> Line {
    let mut line = Line::new();
    for (number, part) in text.split("**").enumerate() {
        line = line.ink(if number % 2 == 1 { Ink::Strong } else { Ink::Plain }, links(part).replace('*', ""));
    }
    line
}

fn flat(text: &str) -> String {
    links(text).replace('*', "")
}

/// `[text](address)` becomes `text`.
fn links(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        let link = after.split_once("](").and_then(|(label, tail)| tail.split_once(')').map(|(_, tail)| (label, tail)));
        plain.push_str(before);
        match link {
            Some((label, tail)) if label.starts_with('R') && label[1..].chars().all(|it| it.is_ascii_digit()) => {
                plain.push_str(&format!("[{label}]"));
                rest = tail;
            }
            Some((label, tail)) => {
                plain.push_str(label);
                rest = tail;
            }
            None => {
                plain.push('[');
                rest = after;
            }
        }
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_their_text_and_rulings_keep_their_mark() {
        assert_eq!(flat("*See* [the end](#end), [R3](#rulings) [sic]."), "See the end, [R3] [sic].");
    }

    #[test]
    fn lines_become_paragraphs_lists_and_tables() {
        let mut blocks = Vec::new();
        for line in "## A {#a}\n\nOne\ntwo.\n- x\n- y\n  z\n\n| h |\n| --- |\n| c |".lines() {
            take(&mut blocks, line);
        }
        let kinds: Vec<_> = blocks
            .iter()
            .map(|block| match block {
                Block::Heading(title) => title.clone(),
                Block::Prose { mark, text, .. } => format!("{mark}{text}"),
                Block::Rows(rows) => format!("{} rows", rows.len()),
                Block::Gap => String::new(),
            })
            .collect();
        assert_eq!(kinds, ["A", "", "One two.", "• x", "• y z", "", "2 rows"]);
    }
}
