//! Drawings: a few shapes with classes, so that the page's colours decide how they look.

use super::html::escape;
use std::fmt::Write;

/// All drawings are so wide, whatever the screen makes of it.
pub(super) const WIDTH: f64 = 480.0;

/// How many colours there are for things to be told apart.
pub(super) const COLOURS: usize = 6;

#[derive(Debug)]
pub(super) struct Svg {
    width: f64,
    height: f64,
    label: String,
    body: String,
}

impl Svg {
    /// The label says to those who do not see it what is shown; the table beside it says the rest.
    pub(super) fn new(width: f64, height: f64, label: &str) -> Self {
        Self { width, height, label: escape(label), body: String::new() }
    }

    pub(super) fn rect(&mut self, at: (f64, f64), size: (f64, f64), class: &str, title: &str) {
        self.filled(at, size, class, "", title);
    }

    /// A box with a colour of its own.
    pub(super) fn filled(&mut self, at: (f64, f64), size: (f64, f64), class: &str, fill: &str, title: &str) {
        let fill = if fill.is_empty() { String::new() } else { format!(" style=\"fill:{fill}\"") };
        let _ = write!(
            self.body,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" class=\"{class}\"{fill}>{}</rect>",
            at.0,
            at.1,
            size.0.max(0.0),
            size.1.max(0.0),
            hover(title)
        );
    }

    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), class: &str) {
        let _ = write!(
            self.body,
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" class=\"{class}\"/>",
            from.0, from.1, to.0, to.1
        );
    }

    pub(super) fn dot(&mut self, at: (f64, f64), radius: f64, class: &str, title: &str) {
        let _ = write!(
            self.body,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius:.1}\" class=\"{class}\">{}</circle>",
            at.0,
            at.1,
            hover(title)
        );
    }

    /// The class also says where the text is anchored: `start`, `middle` or `end`.
    pub(super) fn text(&mut self, at: (f64, f64), class: &str, text: &str) {
        let _ =
            write!(self.body, "<text x=\"{:.1}\" y=\"{:.1}\" class=\"{class}\">{}</text>", at.0, at.1, escape(text));
    }

    pub(super) fn finish(self) -> String {
        let Self { width, height, label, body } = self;
        format!("<svg viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\" aria-label=\"{label}\">{body}</svg>")
    }
}

fn hover(title: &str) -> String {
    if title.is_empty() { String::new() } else { format!("<title>{}</title>", escape(title)) }
}

/// Numbers laid out along a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    pub(super) from: f64,
    pub(super) to: f64,
    pub(super) left: f64,
    pub(super) right: f64,
}

impl Scale {
    pub(super) fn at(&self, value: f64) -> f64 {
        let value = value.clamp(self.from, self.to);
        let width = (self.to - self.from).max(1e-9);
        self.left + (self.right - self.left) * (value - self.from) / width
    }

    /// About so many round numbers between the ends.
    pub(super) fn ticks(&self, about: usize) -> Vec<f64> {
        let step = round_step((self.to - self.from) / about.max(1) as f64);
        let first = (self.from / step).ceil() as i64;
        let last = (self.to / step + 1e-9).floor() as i64;
        (first..=last).map(|tick| tick as f64 * step).collect()
    }
}

/// The next round number: 1, 2 or 5, and their tenfolds.
pub(super) fn round_step(step: f64) -> f64 {
    if !(step.is_finite() && step > 0.0) {
        return 1.0;
    }
    let magnitude = 10_f64.powf(step.log10().floor());
    let rounded = [1.0, 2.0, 5.0].into_iter().find(|it| it * magnitude >= step * 0.999).unwrap_or(10.0);
    rounded * magnitude
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        let scale = |from, to| Scale { from, to, left: 0.0, right: 100.0 };
        assert_eq!(scale(12.0, 184.0).ticks(5), [50.0, 100.0, 150.0]);
        assert_eq!(scale(0.0, 1.0).ticks(4).len(), 3);
        assert!((scale(0.0, 10.0).at(2.5) - 25.0).abs() < 1e-9);
        assert!(scale(3.0, 3.0).at(3.0).is_finite());
        assert_eq!(scale(3.0, 3.0).ticks(5), [3.0]);
    }

    #[test]
    fn texts_cannot_break_the_drawing() {
        let mut svg = Svg::new(10.0, 10.0, "a \"b\"");
        svg.text((1.0, 2.0), "x", "<script> & co");
        assert!(svg.finish().contains("&lt;script&gt; &amp; co"));
    }
}
