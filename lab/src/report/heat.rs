//! Who beats whom, as a square of warm and cold fields.

use super::{
    svg::{Svg, WIDTH},
    texts::ReportTexts,
};
use crate::{Estimate, Interval, Standings};

const HEAD: f64 = 34.0;
const NAMES: f64 = 96.0;

/// Rows play against columns.
pub(super) fn draw(texts: &ReportTexts, label: &str, standings: &Standings, order: &[usize], seats: usize) -> String {
    let side = (WIDTH - NAMES) / order.len().max(1) as f64;
    let tall = side.min(84.0);
    let mut svg = Svg::new(WIDTH, HEAD + tall * order.len() as f64, label);
    let fair = 1.0 / seats as f64;
    let name = |bot: usize| standings.players[bot].bot.as_str();
    for (at, &bot) in order.iter().enumerate() {
        let middle = NAMES + side * (at as f64 + 0.5);
        svg.text((middle, HEAD - 12.0), "name small middle", name(bot));
    }
    for (row, &one) in order.iter().enumerate() {
        let top = HEAD + tall * row as f64;
        svg.text((0.0, top + tall / 2.0 + 5.0), "name small start", name(one));
        for (column, &other) in order.iter().enumerate() {
            let left = NAMES + side * column as f64;
            let place = ((left + 1.5, top + 1.5), (side - 3.0, tall - 3.0));
            let Some(rate) = rate(standings, one, other) else {
                svg.rect(place.0, place.1, "field none", "");
                continue;
            };
            let said = format!("{} – {}: {}", name(one), name(other), texts.rate(rate));
            svg.filled(place.0, place.1, "field", &warmth(rate.mean, fair), &said);
            let middle = left + side / 2.0;
            let figure = texts.decimal(100.0 * rate.mean, if side < 70.0 { 0 } else { 1 });
            svg.text((middle, top + tall / 2.0 + 1.0), "figure middle", &figure);
            svg.text((middle, top + tall / 2.0 + 19.0), "range middle", &texts.between(rate.interval, 100.0, 0));
        }
    }
    svg.finish()
}

/// How much of the victories the one won against the other.
pub(super) fn rate(standings: &Standings, one: usize, other: usize) -> Option<Estimate> {
    let (pairing, exchanged) = standings.cell(one, other)?;
    if pairing.deals() == 0 {
        return None;
    }
    let rate = pairing.rate();
    let Interval { low, high } = rate.interval;
    Some(match exchanged {
        false => rate,
        true => Estimate { mean: 1.0 - rate.mean, interval: Interval { low: 1.0 - high, high: 1.0 - low } },
    })
}

/// Green above the fair share, red below it, the more the further away.
fn warmth(rate: f64, fair: f64) -> String {
    let (tone, away) =
        if rate >= fair { ("good", (rate - fair) / (1.0 - fair)) } else { ("bad", (fair - rate) / fair) };
    format!("color-mix(in oklab,var(--{tone}) {:.0}%,var(--raised))", 8.0 + 62.0 * away.clamp(0.0, 1.0))
}
