//! The parts of a page. Everything is well-formed XML as well as HTML.

use std::fmt::Write;

/// A text that may stand anywhere in the page.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            sign if sign.is_control() && sign != '\n' => escaped.push(' '),
            sign => escaped.push(sign),
        }
    }
    escaped
}

/// A box with a heading, a sentence on how to read it, and what it shows.
pub(super) fn panel(title: &str, about: &str, parts: &[String]) -> String {
    let (title, about) = (escape(title), escape(about));
    let about = if about.is_empty() { String::new() } else { format!("<p class=\"about\">{about}</p>") };
    format!("<section class=\"panel\"><h3>{title}</h3>{about}{}</section>\n", parts.concat())
}

/// Panels beside each other, where there is room.
pub(super) fn columns(panels: &str) -> String {
    format!("<div class=\"panels\">{panels}</div>\n")
}

/// A table whose first column are names and whose others are numbers, unless a cell says otherwise.
#[derive(Debug)]
pub(super) struct Table {
    head: String,
    rows: String,
}

/// One cell: a text, or a drawing.
#[derive(Clone, Debug)]
pub(super) enum Cell {
    Text(String),
    /// Dropped where there is little room.
    Extra(String),
    Drawing(String),
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl Table {
    pub(super) fn new(caption: &str, head: &[Cell]) -> Self {
        let mut row = format!("<caption>{}</caption><thead><tr>", escape(caption));
        head.iter().for_each(|cell| row.push_str(&cell.html("th", " scope=\"col\"")));
        Self { head: row + "</tr></thead>", rows: String::new() }
    }

    pub(super) fn row(&mut self, cells: &[Cell]) {
        self.rows.push_str("<tr>");
        for (at, cell) in cells.iter().enumerate() {
            let html = if at == 0 { cell.html("th", " scope=\"row\"") } else { cell.html("td", "") };
            self.rows.push_str(&html);
        }
        self.rows.push_str("</tr>");
    }

    pub(super) fn finish(self) -> String {
        format!("<div class=\"scroll\"><table>{}<tbody>{}</tbody></table></div>", self.head, self.rows)
    }
}

impl Cell {
    fn html(&self, tag: &str, attributes: &str) -> String {
        match self {
            Self::Text(text) => format!("<{tag}{attributes}>{}</{tag}>", escape(text)),
            Self::Extra(text) => format!("<{tag}{attributes} class=\"extra\">{}</{tag}>", escape(text)),
            Self::Drawing(svg) => format!("<{tag}{attributes} class=\"drawing\">{svg}</{tag}>"),
        }
    }
}

/// Numbers that stand for themselves, with what they count.
pub(super) fn tiles(tiles: &[(String, String)]) -> String {
    let mut html = "<dl class=\"tiles\">".to_owned();
    for (number, what) in tiles {
        let _ = write!(html, "<div><dt>{}</dt><dd>{}</dd></div>", escape(what), escape(number));
    }
    html + "</dl>"
}

/// Which colour means what.
pub(super) fn legend(names: &[String]) -> String {
    let item = |(at, name): (usize, &String)| {
        format!("<li><i class=\"c{}\"></i>{}</li>", at % super::svg::COLOURS, escape(name))
    };
    format!("<ul class=\"legend\">{}</ul>", names.iter().enumerate().map(item).collect::<String>())
}
