//! What was said of positions against what came of them.

use super::{
    html::{Table, panel},
    speech::Speech,
    svg::{Scale, Svg, WIDTH},
};
use crate::{CLASSES, Class, Reliability};
use taverne_engine::Phrase;

const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 34.0;

/// The panel; nothing if no position was judged.
pub(super) fn show(speech: &Speech, reliability: &Reliability, judged: usize) -> String {
    if reliability.positions() == 0 {
        return String::new();
    }
    let about = Phrase::new("calibration-about")
        .with("each", judged)
        .with("positions", speech.count(reliability.positions()))
        .with("brier", speech.decimal(reliability.brier(), 3));
    let parts = [draw(speech, reliability), table(speech, reliability)];
    panel(&speech.word("calibration"), &speech.say(&about), &parts)
}

fn classes(reliability: &Reliability) -> impl Iterator<Item = (usize, &Class)> {
    reliability.classes.iter().enumerate().filter(|(_, class)| class.positions > 0)
}

/// Where all is true the dots lie on the dashed line.
fn draw(speech: &Speech, reliability: &Reliability) -> String {
    let across = Scale { from: 0.0, to: 1.0, left: LEFT, right: WIDTH - 12.0 };
    let up = Scale { from: 0.0, to: 1.0, left: HEIGHT - BOTTOM, right: 12.0 };
    let mut svg = Svg::new(WIDTH, HEIGHT, &speech.word("calibration"));
    for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
        svg.line((across.at(tick), up.at(0.0)), (across.at(tick), up.at(1.0)), "grid");
        svg.line((across.at(0.0), up.at(tick)), (across.at(1.0), up.at(tick)), "grid");
        svg.text((across.at(tick), HEIGHT - BOTTOM + 22.0), "tick middle", &speech.round_percent(tick));
        svg.text((LEFT - 8.0, up.at(tick) + 5.0), "tick end", &speech.round_percent(tick));
    }
    svg.line((across.at(0.0), up.at(0.0)), (across.at(1.0), up.at(1.0)), "usual");
    for (_, class) in classes(reliability) {
        let (said, won) = (class.said(), class.won());
        let title = format!("{}: {}", speech.percent(said), speech.rate(won));
        let (top, foot) = (up.at(won.interval.high), up.at(won.interval.low));
        svg.rect((across.at(said) - 4.0, top), (8.0, foot - top), "whisker c0", &title);
        svg.dot((across.at(said), up.at(won.mean)), 6.0, "dot c0", &title);
    }
    svg.finish()
}

fn table(speech: &Speech, reliability: &Reliability) -> String {
    let head = [
        speech.word("calibration-class"),
        speech.word("calibration-positions"),
        speech.word("games"),
        speech.word("calibration-said"),
        speech.word("won"),
        speech.word("interval"),
    ];
    let mut table = Table::new(&speech.word("calibration"), &head.map(Into::into));
    for (at, class) in classes(reliability) {
        let step = 100 / CLASSES;
        let won = class.won();
        table.row(&[
            format!("{}\u{a0}–\u{a0}{}\u{a0}%", at * step, (at + 1) * step).into(),
            speech.count(class.positions).into(),
            speech.count(class.games).into(),
            speech.percent(class.said()).into(),
            speech.percent(won.mean).into(),
            speech.percents(won.interval).into(),
        ]);
    }
    table.finish()
}
