//! A dot with its interval, row by row.

use super::svg::{Scale, Svg, WIDTH};
use crate::Interval;

/// One row.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) interval: Interval,
    pub(super) said: String,
    pub(super) colour: usize,
}

const ROW: f64 = 38.0;
const NAMES: f64 = 128.0;
const AXIS: f64 = 30.0;

/// Rows of dots above an axis; `usual` is drawn as a line that everything is compared with.
pub(super) fn draw(label: &str, rows: &[Row], usual: Option<f64>, tick: impl Fn(f64) -> String) -> String {
    let ends = rows.iter().flat_map(|row| [row.interval.low, row.interval.high, row.value]);
    let ends: Vec<f64> = ends.chain(usual).filter(|end| end.is_finite()).collect();
    let (low, high) = ends.iter().fold((f64::MAX, f64::MIN), |(low, high), &end| (low.min(end), high.max(end)));
    let margin = ((high - low) * 0.06).max(1e-3);
    let height = ROW * rows.len() as f64 + AXIS;
    let scale = Scale { from: low - margin, to: high + margin, left: NAMES, right: WIDTH - 8.0 };
    let mut svg = Svg::new(WIDTH, height, label);
    let floor = height - AXIS;
    for at in scale.ticks(6) {
        svg.line((scale.at(at), 0.0), (scale.at(at), floor), "grid");
        svg.text((scale.at(at), floor + 20.0), "tick middle", &tick(at));
    }
    if let Some(usual) = usual {
        svg.line((scale.at(usual), 0.0), (scale.at(usual), floor), "usual");
    }
    for (at, row) in rows.iter().enumerate() {
        let middle = ROW * (at as f64 + 0.5);
        let colour = format!("c{}", row.colour % super::svg::COLOURS);
        let (left, right) = (scale.at(row.interval.low), scale.at(row.interval.high));
        svg.text((0.0, middle + 5.0), "name start", &row.name);
        svg.rect((left, middle - 4.0), (right - left, 8.0), &format!("whisker {colour}"), &row.said);
        svg.dot((scale.at(row.value), middle), 7.0, &format!("dot {colour}"), &row.said);
    }
    svg.finish()
}

/// A dot in the cell of a table.
pub(super) fn small(scale: Scale, value: f64, interval: Interval, usual: f64, class: &str, said: &str) -> String {
    let mut svg = Svg::new(140.0, 18.0, said);
    svg.line((scale.at(usual), 0.0), (scale.at(usual), 18.0), "usual");
    let (left, right) = (scale.at(interval.low), scale.at(interval.high));
    svg.rect((left, 7.0), (right - left, 4.0), &format!("whisker {class}"), said);
    svg.dot((scale.at(value), 9.0), 4.5, &format!("dot {class}"), said);
    svg.finish()
}
