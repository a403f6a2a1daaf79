//! What was said of positions against what came of them.

use super::{
    html::{Table, panel},
    svg::{Scale, Svg, WIDTH},
    texts::ReportTexts,
};
use crate::{CLASSES, Class, Reliability};
use taverne_engine::Phrase;

const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 34.0;

/// The panel; nothing if no position was judged.
pub(super) fn show(texts: &ReportTexts, reliability: &Reliability, judged: usize) -> String {
    if reliability.positions() == 0 {
        return String::new();
    }
    let about = Phrase::new("calibration-about")
        .with("each", judged)
        .with("positions", texts.count(reliability.positions()))
        .with("brier", texts.decimal(reliability.brier(), 3));
    let parts = [draw(texts, reliability), table(texts, reliability)];
    panel(&texts.word("calibration"), &texts.say(&about), &parts)
}

fn classes(reliability: &Reliability) -> impl Iterator<Item = (usize, &Class)> {
    reliability.classes.iter().enumerate().filter(|(_, class)| class.positions > 0)
}

/// Where all is true the dots lie on the dashed line.
fn draw(texts: &ReportTexts, reliability: &Reliability) -> String {
    let across = Scale { from: 0.0, to: 1.0, left: LEFT, right: WIDTH - 12.0 };
    let up = Scale { from: 0.0, to: 1.0, left: HEIGHT - BOTTOM, right: 12.0 };
    let mut svg = Svg::new(WIDTH, HEIGHT, &texts.word("calibration"));
    for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
        svg.line((across.at(tick), up.at(0.0)), (across.at(tick), up.at(1.0)), "grid");
        svg.line((across.at(0.0), up.at(tick)), (across.at(1.0), up.at(tick)), "grid");
        svg.text((across.at(tick), HEIGHT - BOTTOM + 22.0), "tick middle", &texts.round_percent(tick));
        svg.text((LEFT - 8.0, up.at(tick) + 5.0), "tick end", &texts.round_percent(tick));
    }
    svg.line((across.at(0.0), up.at(0.0)), (across.at(1.0), up.at(1.0)), "usual");
    for (_, class) in classes(reliability) {
        let (said, won) = (class.said(), class.won());
        let title = format!("{}: {}", texts.percent(said), texts.rate(won));
        let (top, foot) = (up.at(won.interval.high), up.at(won.interval.low));
        svg.rect((across.at(said) - 4.0, top), (8.0, foot - top), "whisker c0", &title);
        svg.dot((across.at(said), up.at(won.mean)), 6.0, "dot c0", &title);
    }
    svg.finish()
}

fn table(texts: &ReportTexts, reliability: &Reliability) -> String {
    let head = [
        texts.word("calibration-class"),
        texts.word("calibration-positions"),
        texts.word("games"),
        texts.word("calibration-said"),
        texts.word("won"),
        texts.word("interval"),
    ];
    let mut table = Table::new(&texts.word("calibration"), &head.map(Into::into));
    for (at, class) in classes(reliability) {
        let step = 100 / CLASSES;
        let won = class.won();
        table.row(&[
            format!("{}\u{a0}–\u{a0}{}\u{a0}%", at * step, (at + 1) * step).into(),
            texts.count(class.positions).into(),
            texts.count(class.games).into(),
            texts.percent(class.said()).into(),
            texts.percent(won.mean).into(),
            texts.percents(won.interval).into(),
        ]);
    }
    table.finish()
}
