//! The table drawn in text: the dice and the statue row, then everybody's sheets, the reader's own last and in full.

mod sheets;

use crate::{
    Content, DiceKingdoms,
    parts::{Reward, Statue},
    view::View,
};
use taverne_engine::{
    Phrase, Viewer, Words,
    sketch::{Ink, Line, Sketch},
    words::Voice,
};

/// Everything is drawn from the view, so that it shows nothing its reader may not see.
pub(crate) fn draw(game: &DiceKingdoms, viewer: Viewer, words: &Words, voice: Voice<'_>) -> Sketch {
    let totals = game.scores_for(viewer).seats.iter().map(|seat| seat.total).collect();
    let pen = Pen { content: game.content.0, view: View::of(game, viewer), totals, viewer, words, voice };
    let mut sketch = vec![pen.header(), pen.row()];
    sketch.extend(pen.struck());
    sketch.extend(pen.sheets());
    sketch.push(pen.legend());
    sketch
}

/// The words that only the sketch uses.
pub(crate) fn vocabulary() -> Vec<String> {
    let table = [
        "turn",
        "turn-solo",
        "dice",
        "fog",
        "last-round",
        "row",
        "deck",
        "citizens",
        "chest",
        "wall",
        "lairs",
        "roads",
        "domains",
        "own-statues",
        "none",
        "points",
        "stars",
        "harvesting",
        "day",
        "night",
        "struck",
        "legend",
    ];
    let marks = Reward::ALL.map(|reward| format!("mark-{}", reward.id()));
    table.iter().map(|word| format!("table-{word}")).chain(marks).collect()
}

/// All that is needed to write about a table.
pub(crate) struct Pen<'a> {
    content: &'static Content,
    view: View,
    totals: Vec<i32>,
    viewer: Viewer,
    words: &'a Words,
    voice: Voice<'a>,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.voice)
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn mark(&self, reward: Reward) -> String {
        self.word(&format!("mark-{}", reward.id()))
    }

    /// Whose turn, which phase, the dice, and how near the end is.
    fn header(&self) -> Line {
        let view = &self.view;
        let mut parts = vec![self.word(&format!("phase-{}", view.phase.id()))];
        if let Some(dice) = view.dice {
            let [one, two] = dice.black;
            let dice = Phrase::new("table-dice")
                .with("one", one)
                .with("two", two)
                .with("sum", one + two)
                .with("yellow", dice.yellow)
                .with("red", dice.red)
                .with("green", dice.green)
                .with("blue", dice.blue);
            parts.push(self.say(&dice));
        }
        if view.fog {
            parts.push(self.word("table-fog"));
        }
        if view.last_round {
            parts.push(self.word("table-last-round"));
        }
        let turn = match &view.solo {
            Some(solo) => Phrase::new("table-turn-solo")
                .with("turn", view.turn)
                .with("trees", self.content.trees)
                .with("boats", solo.boats)
                .with("most", self.content.boats),
            None => {
                Phrase::new("table-turn").with("round", view.round).with("turn", view.turn).with("who", view.active)
            }
        };
        let line = Line::new().ink(Ink::Player(view.active), self.say(&turn));
        line.ink(Ink::Muted, " · ").ink(Ink::Strong, parts.join(" · "))
    }

    fn row(&self) -> Line {
        let cards: Vec<_> = self.view.row.iter().flatten().map(|&statue| self.statue(statue)).collect();
        let deck = Phrase::new("table-deck").with("day", self.view.day_left).with("night", self.view.night_left);
        let line = Line::new().ink(Ink::Strong, format!("{} · ", self.word("table-row"))).plain(cards.join(", "));
        line.ink(Ink::Muted, format!(" · {}", self.say(&deck)))
    }

    fn statue(&self, statue: Statue) -> String {
        let back = self.word(if statue.night { "table-night" } else { "table-day" });
        format!("{} {back}", self.word(&format!("statue-{}", statue.number)))
    }

    /// Solo: what events have struck.
    fn struck(&self) -> Option<Line> {
        let solo = self.view.solo.as_ref()?;
        let content = self.content;
        let spots = solo.rewards.iter().chain(&solo.boxes).map(|&spot| content.spot_name(spot));
        let domains = solo.domains.iter().map(|&domain| content.domain_name(domain));
        let roads = solo.roads.iter().map(|&road| content.road_name(road));
        let bridges = solo.bridges.iter().map(|&it| content.target_name(crate::parts::Target::Bridge(it)));
        let lairs = solo.lairs.iter().map(|&lair| content.target_name(crate::parts::Target::Lair(lair)));
        let all: Vec<_> =
            spots.chain(domains).chain(roads).chain(bridges).chain(lairs).map(|it| self.say(&it)).collect();
        let title = Line::new().ink(Ink::Bad, format!("{} · ", self.word("table-struck")));
        (!all.is_empty()).then(|| title.plain(all.join(", ")))
    }

    fn legend(&self) -> Line {
        let mark = |reward: Reward| format!("{} {}", self.mark(reward), self.word(&format!("reward-{}", reward.id())));
        let marks = Reward::ALL.map(mark).join(" · ");
        Line::new().ink(Ink::Muted, self.say(&Phrase::new("table-legend").with("marks", marks)))
    }
}
