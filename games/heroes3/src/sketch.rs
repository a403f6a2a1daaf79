//! The battle drawn in text: the board, the units with all that is printed on them, then the cards.

mod cards;
mod journey;
mod setting;

use crate::{
    Content, Heroes3,
    board::{COLUMNS, ROWS, Space},
    kinds::{Piece, Side},
    view::{BattleView, MarkView, UnitView, View},
};
use setting::{WIDTH, wrap};
use taverne_engine::{
    Phrase, Viewer, Words,
    sketch::{Ink, Line, Sketch, fit},
    words::Voice,
};

/// Everything is drawn from the view, so that it shows nothing its reader may not see.
pub(crate) fn draw(game: &Heroes3, viewer: Viewer, words: &Words, voice: Voice<'_>) -> Sketch {
    let pen = Pen { content: game.content.0, viewer, view: View::of(game, viewer), words, voice };
    let mut sketch = wrap(pen.header(), 4, WIDTH);
    if let Some(battle) = &pen.view.battle {
        sketch.extend(pen.board(battle));
        sketch.extend(pen.units(battle));
        for side in &battle.sides {
            sketch.extend(pen.side(battle, side));
        }
    }
    if let Some(adventure) = &pen.view.adventure {
        sketch.extend(pen.journey(adventure));
    }
    sketch.extend(pen.search());
    sketch.extend(pen.hand());
    sketch
}

const WORDS: [&str; 28] = [
    "table-head",
    "table-before",
    "table-round",
    "table-guard",
    "table-limited",
    "table-units",
    "table-figures",
    "table-own",
    "table-enemy",
    "table-movement",
    "table-expert",
    "table-morale",
    "table-cards",
    "table-discard",
    "table-power",
    "table-spell-cast",
    "table-in-play",
    "table-army",
    "table-fallen",
    "table-points",
    "table-ai-deck",
    "table-ai-returned",
    "table-ai-spells",
    "table-ai-skill",
    "table-ai-kept",
    "table-ai-attack",
    "table-hand",
    "table-looked",
];

/// Words that are only said here.
pub(crate) fn vocabulary() -> impl Iterator<Item = String> {
    let marks = MarkView::ALL.map(|it| format!("mark-{}", it.id()));
    WORDS.into_iter().chain(journey::WORDS).map(str::to_owned).chain(marks)
}

/// All that is needed to write about a battle.
struct Pen<'a> {
    content: &'static Content,
    viewer: Viewer,
    view: View,
    words: &'a Words,
    voice: Voice<'a>,
}

/// How wide a space of the board is drawn.
const CELL: usize = 24;

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.voice)
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn of(&self, family: &str, id: &str) -> String {
        self.word(&format!("{family}-{id}"))
    }

    fn title(&self, key: &str) -> Line {
        Line::new().ink(Ink::Strong, self.word(key))
    }

    /// People are drawn in their own ink, whoever fights by itself as an enemy.
    fn ink(&self, side: Side) -> Ink {
        match self.view.battle.as_ref().and_then(|it| it.sides[side as usize].seat) {
            Some(seat) => Ink::Player(seat),
            None => Ink::Bad,
        }
    }

    /// The side that is drawn below.
    fn below(&self, battle: &BattleView) -> Side {
        let led = |side: &Side| battle.sides[*side as usize].seat;
        let own = |side: &Side| led(side).is_some_and(|seat| self.viewer.is(seat));
        let all = || Side::ALL.into_iter();
        all().find(own).or_else(|| all().find(|it| led(it).is_some())).unwrap_or(Side::Attacker)
    }

    fn header(&self) -> Line {
        let view = &self.view;
        let head = Phrase::new("table-head")
            .with("scenario", self.of("scenario", view.scenario))
            .with("difficulty", self.of("difficulty", view.difficulty.id()));
        let mut parts = vec![self.say(&head)];
        if let Some(battle) = &view.battle {
            parts.push(match battle.round {
                0 => self.word("table-before"),
                round => self.say(&Phrase::new("table-round").with("n", round)),
            });
            if let Some(level) = battle.guard {
                parts.push(self.say(&Phrase::new("table-guard").with("level", self.of("guard", &level.to_string()))));
            }
            if battle.limited {
                parts.push(self.word("table-limited"));
            }
        }
        if let Some(outcome) = view.outcome {
            parts.push(self.of("outcome", outcome.id()));
        }
        Line::new().ink(Ink::Strong, parts.join(" · "))
    }

    fn board(&self, battle: &BattleView) -> Sketch {
        let names: String = (0..COLUMNS).map(|it| format!("{:^CELL$}", char::from(b'A' + it))).collect();
        let mut sketch = vec![Line::new().ink(Ink::Muted, format!("   {names}"))];
        let rows: Vec<u8> = match self.below(battle) {
            Side::Attacker => (0..ROWS).rev().collect(),
            Side::Defender => (0..ROWS).collect(),
        };
        for row in rows {
            let mut upper = Line::new().ink(Ink::Muted, format!(" {} ", row + 1));
            let mut lower = Line::new().plain("   ");
            for column in 0..COLUMNS {
                let (ink, name, figures) = self.space(battle, Space::at(column, row));
                upper = upper.ink(ink, format!("{:<CELL$}", fit(&name, CELL - 1)));
                lower = lower.ink(ink, format!("{:<CELL$}", fit(&figures, CELL - 1)));
            }
            sketch.extend([upper, lower]);
        }
        if let Some(tower) = battle.units.iter().find(|it| !it.space.on_board()) {
            let text = format!("   {} {}", self.name(tower), short(tower));
            sketch.push(Line::new().ink(self.ink(tower.side), text));
        }
        sketch
    }

    /// What is on a space, in two lines.
    fn space(&self, battle: &BattleView, space: Space) -> (Ink, String, String) {
        let fire = battle.fires.iter().find(|it| it.0 == space);
        let fire = fire.map(|it| format!("{} {}", self.word("token-fire_wall"), it.1)).unwrap_or_default();
        if let Some(unit) = battle.units.iter().find(|it| it.space == space) {
            let active = if battle.active == Some(unit.id) { "> " } else { "" };
            return (self.ink(unit.side), format!("{active}{}", self.name(unit)), short(unit));
        }
        let piece = battle.pieces.filter(|_| space.row() == 2).map(|it| it[usize::from(space.column())]);
        match piece {
            Some(piece) if piece != Piece::Ruin => (Ink::Plain, format!("[{}]", self.of("piece", piece.id())), fire),
            _ => (Ink::Muted, "·".to_owned(), fire),
        }
    }

    fn name(&self, unit: &UnitView) -> String {
        if let Some(overlay) = &unit.overlay {
            let id = overlay.trim_start_matches("specialty-");
            return self.of("overlay", id);
        }
        let unit_name = self.of("unit", unit.unit);
        if unit.tier.is_none() {
            return unit_name;
        }
        let face = Phrase::new("unit-face").with("unit", unit_name).with("face", self.of("face", unit.face.id()));
        self.say(&face)
    }

    /// Every unit in the order in which they act, with all that is printed on it and all that changes it.
    fn units(&self, battle: &BattleView) -> Sketch {
        if battle.units.is_empty() {
            return Vec::new();
        }
        let mut sketch = vec![self.title("table-units")];
        let units = battle.order.iter().filter_map(|id| battle.units.iter().find(|it| it.id == *id));
        for unit in units {
            let active = if battle.active == Some(unit.id) { "> " } else { "  " };
            let space = self.say(&crate::words::names::space(unit.space));
            let mut line = Line::new().ink(self.ink(unit.side), format!("{active}{} ({space})", self.name(unit)));
            line = line.plain(format!(" · {}", self.figures(unit)));
            let marks: Vec<_> = unit.marks.iter().map(|it| self.of("mark", it.id())).collect();
            if !marks.is_empty() {
                line = line.ink(Ink::Accent, format!(" · {}", marks.join(", ")));
            }
            sketch.extend(wrap(line, 6, WIDTH));
            for effect in &unit.effects {
                let text = self.say(&effect.text);
                let text = match &effect.card {
                    Some(key) => {
                        let said = Phrase::new("text-trigger").with("trigger", self.word(key)).with("text", text);
                        self.say(&said)
                    }
                    None => text,
                };
                let line = Line::new().ink(Ink::Accent, format!("      {text}"));
                sketch.extend(wrap(line, 8, WIDTH));
            }
            sketch.extend(self.abilities(unit.unit, unit.face));
        }
        sketch
    }

    /// Figures as they count now, with the printed ones where they differ.
    fn figures(&self, unit: &UnitView) -> String {
        let [attack, defense, health, initiative] = unit.printed;
        let now = |now: i8, printed: i8| if now == printed { format!("{now}") } else { format!("{now} ({printed})") };
        let left = i16::from(unit.health) - i16::from(unit.damage);
        let tier = unit.tier.map(|it| format!("{}, ", self.of("tier", it.id()))).unwrap_or_default();
        let figures = Phrase::new("table-figures")
            .with("attack", now(unit.attack, attack))
            .with("defense", now(unit.defense, defense))
            .with("left", left)
            .with("health", now(unit.health as i8, health))
            .with("initiative", now(unit.initiative, initiative));
        format!("{tier}{} · {}", self.of("kind", unit.kind.id()), self.say(&figures))
    }

    fn abilities(&self, unit: &str, face: crate::kinds::Face) -> Sketch {
        let unit = self.content.find_unit(unit).map(|it| self.content.unit(it));
        let abilities = unit.and_then(|it| it.figures(face)).map_or(&[][..], |it| &it.abilities);
        let line = |text: &Phrase| wrap(Line::new().ink(Ink::Muted, format!("      {}", self.say(text))), 8, WIDTH);
        abilities.iter().flat_map(|it| line(&it.text)).collect()
    }
}

/// `3/1 ♥2/4 i5`: attack, defense, health left, initiative.
fn short(unit: &UnitView) -> String {
    let left = i16::from(unit.health) - i16::from(unit.damage);
    let done = if unit.marks.contains(&MarkView::Done) { " ." } else { "" };
    format!("{}/{} ♥{left}/{} i{}{done}", unit.attack, unit.defense, unit.health, unit.initiative)
}
