//! Bars made of parts, and spans of time on an axis of magnitudes.

use super::{
    svg::{COLOURS, Scale, Svg, WIDTH},
    texts::ReportTexts,
};
use crate::Stopwatch;
use std::time::Duration;

const NAME: f64 = 22.0;
const BAR: f64 = 26.0;
const GAP: f64 = 12.0;

/// One bar: its name, and how long each part is. Parts below nothing are not drawn.
#[derive(Debug)]
pub(super) struct Bar {
    pub(super) name: String,
    pub(super) parts: Vec<f64>,
}

pub(super) fn stacked(texts: &ReportTexts, label: &str, names: &[String], bars: &[Bar]) -> String {
    let total = |bar: &Bar| bar.parts.iter().map(|part| part.max(0.0)).sum::<f64>();
    let longest = bars.iter().map(total).fold(1e-9, f64::max);
    let row = NAME + BAR + GAP;
    let scale = Scale { from: 0.0, to: longest, left: 0.0, right: WIDTH };
    let mut svg = Svg::new(WIDTH, row * bars.len() as f64, label);
    for (at, bar) in bars.iter().enumerate() {
        let top = row * at as f64;
        svg.text((0.0, top + NAME - 7.0), "name start", &bar.name);
        svg.text((WIDTH, top + NAME - 7.0), "value end", &texts.decimal(bar.parts.iter().sum(), 1));
        let mut from = 0.0;
        for (index, &part) in bar.parts.iter().enumerate().filter(|(_, part)| **part > 0.0) {
            let (left, right) = (scale.at(from), scale.at(from + part));
            let said = format!("{}: {}", names[index], texts.decimal(part, 1));
            svg.rect((left, top + NAME), (right - left - 1.0, BAR), &format!("part c{}", index % COLOURS), &said);
            if right - left > 34.0 {
                let middle = f64::midpoint(left, right);
                svg.text((middle, top + NAME + 18.0), "inside middle", &texts.decimal(part, 1));
            }
            from += part;
        }
    }
    svg.finish()
}

const NAMES: f64 = 104.0;
const SPAN: f64 = 38.0;
const AXIS: f64 = 30.0;

/// From the quickest tenth to the slowest, with the median and the slowest hundredth.
pub(super) fn times(texts: &ReportTexts, label: &str, rows: &[(String, &Stopwatch)]) -> String {
    let magnitude = |time: Duration| (time.as_nanos().max(1) as f64).log10();
    let timed = || rows.iter().filter(|(_, watch)| watch.count() > 0);
    let from = timed().map(|(_, watch)| magnitude(watch.quantile(0.1))).fold(f64::MAX, f64::min).floor();
    let to = timed().map(|(_, watch)| magnitude(watch.quantile(0.99))).fold(f64::MIN, f64::max).ceil();
    let (from, to) = if from < to { (from, to) } else { (0.0, 9.0) };
    let height = SPAN * rows.len() as f64 + AXIS;
    let scale = Scale { from, to, left: NAMES, right: WIDTH - 20.0 };
    let mut svg = Svg::new(WIDTH, height, label);
    for power in from as i32..=to as i32 {
        let x = scale.at(f64::from(power));
        let time = Duration::from_nanos(10_f64.powi(power) as u64);
        svg.line((x, 0.0), (x, height - AXIS), "grid");
        svg.text((x, height - AXIS + 20.0), "tick middle", &round(&texts.time(time)));
    }
    for (at, (name, watch)) in rows.iter().enumerate() {
        let middle = SPAN * (at as f64 + 0.5);
        svg.text((0.0, middle + 5.0), "name start", name);
        if watch.count() == 0 {
            continue;
        }
        let place = |share| scale.at(magnitude(watch.quantile(share)));
        let said = [0.1, 0.5, 0.9, 0.99].map(|share| texts.time(watch.quantile(share))).join(" · ");
        let class = format!("c{}", at % COLOURS);
        svg.rect((place(0.1), middle - 6.0), (place(0.9) - place(0.1), 12.0), &format!("whisker {class}"), &said);
        svg.line((place(0.9), middle), (place(0.99), middle), &format!("thread {class}"));
        svg.line((place(0.99), middle - 7.0), (place(0.99), middle + 7.0), &format!("thread {class}"));
        svg.dot((place(0.5), middle), 7.0, &format!("dot {class}"), &said);
    }
    svg.finish()
}

/// A power of ten needs no digits behind the point.
fn round(time: &str) -> String {
    time.replace(".0", "").replace(",0", "")
}
