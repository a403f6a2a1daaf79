//! Distributions one above the other, on the same axis.

use super::{
    svg::{COLOURS, Scale, Svg, WIDTH, round_step},
    texts::ReportTexts,
};
use crate::Histogram;
use taverne_engine::Phrase;

#[derive(Debug)]
pub(super) struct Ridge<'a> {
    pub(super) name: String,
    pub(super) values: &'a Histogram,
    pub(super) colour: usize,
}

const NAME: f64 = 24.0;
const HILL: f64 = 58.0;
const AXIS: f64 = 28.0;
const BINS: f64 = 32.0;

/// Between these lies what is worth drawing: a single game that lost its way must not flatten all the others. What lies
/// beyond is counted at the edge.
fn fence(values: &Histogram) -> (i64, i64) {
    let (low, high) = (values.quantile(0.25), values.quantile(0.75));
    let far = 6 * (high - low).max(4);
    (values.least().max(low - far), values.most().min(high + far))
}

pub(super) fn draw(texts: &ReportTexts, label: &str, ridges: &[Ridge<'_>]) -> String {
    let filled = || ridges.iter().filter(|ridge| ridge.values.count() > 0);
    let (least, most) =
        filled().map(|ridge| fence(ridge.values)).reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or((0, 1));
    let bin = round_step((most - least + 1) as f64 / BINS).max(1.0) as i64;
    let first = least.div_euclid(bin);
    let count = (most.div_euclid(bin) - first + 1) as usize;
    let end = (first + count as i64) * bin;
    let height = (NAME + HILL) * ridges.len() as f64 + AXIS;
    let scale = Scale { from: (first * bin) as f64, to: end as f64, left: 4.0, right: WIDTH - 4.0 };
    let mut svg = Svg::new(WIDTH, height, label);
    for tick in scale.ticks(6) {
        svg.line((scale.at(tick), 0.0), (scale.at(tick), height - AXIS), "grid");
        svg.text((scale.at(tick).clamp(14.0, WIDTH - 14.0), height - 8.0), "tick middle", &texts.decimal(tick, 0));
    }
    for (at, ridge) in ridges.iter().enumerate() {
        let mut bins = vec![0_u64; count];
        let place = |value: i64| (value.clamp(least, most).div_euclid(bin) - first) as usize;
        ridge.values.iter().for_each(|(value, times)| bins[place(value)] += times);
        let highest = bins.iter().copied().max().unwrap_or(0).max(1) as f64;
        let floor = (NAME + HILL) * (at as f64 + 1.0);
        let total = ridge.values.count().max(1) as f64;
        for (index, &times) in bins.iter().enumerate().filter(|(_, times)| **times > 0) {
            let from = (first + index as i64) * bin;
            let tall = (HILL - 4.0) * times as f64 / highest;
            let (left, right) = (scale.at(from as f64), scale.at((from + bin) as f64));
            let range = if bin == 1 { from.to_string() } else { format!("{from}–{}", from + bin - 1) };
            let said = format!("{range}: {} ({})", texts.count(times), texts.percent(times as f64 / total));
            let gap = if right - left > 4.0 { 1.0 } else { 0.0 };
            let class = format!("bar c{}", ridge.colour % COLOURS);
            svg.rect((left + gap / 2.0, floor - tall), (right - left - gap, tall), &class, &said);
        }
        svg.line((scale.left, floor), (scale.right, floor), "floor");
        if ridge.values.count() > 0 {
            let median = scale.at(ridge.values.quantile(0.5) as f64 + 0.5);
            svg.line((median, floor - HILL), (median, floor), "median");
        }
        let beyond: u64 = ridge.values.iter().filter(|(value, _)| *value > most).map(|(_, times)| times).sum();
        if beyond > 0 {
            let said = Phrase::new("beyond")
                .with("games", texts.count(beyond))
                .with("most", texts.count(ridge.values.most().unsigned_abs()));
            svg.text((WIDTH - 4.0, floor - 8.0), "value end", &texts.say(&said));
        }
        svg.text((4.0, floor - HILL - 4.0), "name start", &ridge.name);
        let said =
            format!("{} ± {}", texts.decimal(ridge.values.mean(), 1), texts.decimal(ridge.values.deviation(), 1));
        svg.text((WIDTH - 4.0, floor - HILL - 4.0), "value end", &said);
    }
    svg.finish()
}
