//! The table drawn in text: the centre stack by stack, then the Kingdoms, the reader's own last.

mod columns;
mod kingdoms;
mod short;

use crate::{
    CardKingdoms, Content,
    cards::Role,
    goods::{Goods, Resource},
    view::{Phase, StackView, View},
};
use columns::Columns;
use taverne_engine::{
    Phrase, Viewer, Words,
    sketch::{Ink, Line, Sketch, WIDTH},
    words::Voice,
};

/// Everything is drawn from the view, so that it shows nothing its reader may not see.
pub(crate) fn draw(game: &CardKingdoms, viewer: Viewer, words: &Words, voice: Voice<'_>) -> Sketch {
    let pen = Pen { content: game.content.0, view: View::of(game, viewer), viewer, words, voice };
    let mut sketch = vec![pen.header()];
    sketch.extend(pen.monsters());
    sketch.extend(pen.citizens());
    sketch.extend(pen.domains());
    sketch.extend(pen.kingdoms());
    sketch
}

/// All that is needed to write about a table.
pub(crate) struct Pen<'a> {
    content: &'static Content,
    view: View,
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

    /// Whose turn, which phase, the dice, and how near the end is.
    fn header(&self) -> Line {
        let view = &self.view;
        let mut parts = vec![self.say(&Phrase::new(format!("phase-{}", phase_id(view.phase))))];
        if let Some([one, two]) = view.dice {
            parts.push(self.say(&Phrase::new("table-dice").with("one", one).with("two", two).with("sum", one + two)));
        }
        let exhausted = Phrase::new("table-exhausted-count").with("n", view.exhausted);
        parts.push(self.say(&exhausted.with("limit", view.exhausted_limit)));
        if view.last_round {
            parts.push(self.word("table-last-round"));
        }
        let line = match view.turn {
            0 => Line::new(),
            turn => {
                let turn = self.say(&Phrase::new("table-turn").with("turn", turn).with("who", view.active));
                Line::new().ink(Ink::Player(view.active), turn).ink(Ink::Muted, " · ")
            }
        };
        line.ink(Ink::Strong, parts.join(" · "))
    }

    /// A stack takes two lines if there are other Monsters below the first.
    fn monsters(&self) -> Sketch {
        let mut columns = Columns::headed([
            self.title("table-monsters"),
            self.label("table-kind"),
            self.label("table-price"),
            self.label("table-points"),
            self.label("table-reward"),
        ]);
        let mut below = Vec::new();
        for (column, stack) in self.view.stacks[..5].iter().enumerate() {
            let place = format!("{:>5} ", column + 1);
            let Some(card) = stack.open.first().and_then(|id| self.content.find_monster(id)) else {
                columns.row([self.empty(&place)]);
                below.push(None);
                continue;
            };
            let monster = self.content.monster(card);
            let area = self.word(&format!("area-{}", self.content.area(monster.area).id));
            let kind = self.word(&format!("kind-{}", monster.kind.id()));
            let printed = Goods { strength: monster.strength, magic: monster.magic, ..Goods::NONE };
            columns.row([
                self.name(&place, &self.content.monster_name(card), stack),
                Line::new().ink(Ink::Muted, format!("{area}, {kind}")),
                self.goods(stack.price.unwrap_or(printed)),
                self.points(monster.points),
                Line::new().plain(self.say(&self.content.short_effect(monster.reward))),
            ]);
            below.push(self.below(stack));
        }
        columns.lines_with(WIDTH, below)
    }

    fn citizens(&self) -> Sketch {
        let mut columns = Columns::headed([
            self.title("table-citizens"),
            self.label("table-role"),
            self.label("table-price"),
            self.label("table-own-turn"),
            self.label("table-other-turns"),
        ]);
        for (stack, values) in self.view.stacks[5..15].iter().zip(&self.content.stack_values) {
            let values: Vec<_> = values.iter().map(ToString::to_string).collect();
            let place = format!("{:>5} ", values.join("/"));
            let Some(card) = stack.open.first().and_then(|id| self.content.find_citizen(id)) else {
                columns.row([self.empty(&place)]);
                continue;
            };
            let citizen = self.content.citizen(card);
            let role = citizen.role.map(|role| self.say(&crate::words::role_name(role))).unwrap_or_default();
            columns.row([
                self.name(&place, &self.content.citizen_name(card), stack),
                Line::new().ink(Ink::Muted, role),
                self.goods(stack.price.unwrap_or(Resource::Gold.times(citizen.cost))),
                Line::new().plain(self.say(&self.content.short_effect(citizen.active))),
                Line::new().plain(self.say(&self.content.short_effect(citizen.passive))),
            ]);
        }
        columns.lines(WIDTH)
    }

    /// A Domain takes two lines: its figures, and its power.
    fn domains(&self) -> Sketch {
        let mut columns = Columns::headed([
            self.title("table-domains"),
            self.label("table-price"),
            self.label("table-needs"),
            self.label("table-points"),
        ]);
        let mut powers = Vec::new();
        for (column, stack) in self.view.stacks[15..].iter().enumerate() {
            let place = format!("{:>5} ", column + 1);
            let Some(card) = stack.open.first().and_then(|id| self.content.find_domain(id)) else {
                let hidden = format!("{place}{} ×{}", self.word("table-hidden"), stack.count);
                columns.row([if stack.count == 0 { self.empty(&place) } else { Line::new().ink(Ink::Muted, hidden) }]);
                powers.push(None);
                continue;
            };
            let domain = self.content.domain(card);
            let need = |role: Role| match domain.needs.get(role) {
                0 => None,
                1 => Some(self.say(&crate::words::role_name(role))),
                n => Some(self.say(&crate::words::role_count(role, n))),
            };
            let needs: Vec<_> = Role::ALL.into_iter().filter_map(need).collect();
            columns.row([
                self.name(&place, &self.content.domain_name(card), stack),
                self.goods(stack.price.unwrap_or(Resource::Gold.times(domain.cost))),
                Line::new().plain(needs.join(", ")),
                self.points(domain.points),
            ]);
            powers.push(Some(Line::new().plain(format!("{:8}{}", "", self.power(card)))));
        }
        columns.lines_with(WIDTH, powers)
    }

    fn title(&self, key: &str) -> Line {
        Line::new().ink(Ink::Strong, self.word(key).to_uppercase())
    }

    fn label(&self, key: &str) -> Line {
        Line::new().ink(Ink::Muted, self.word(key))
    }

    /// The top card of a stack, how many more of it follow, and how many cards of the stack nobody can see.
    fn name(&self, place: &str, name: &Phrase, stack: &StackView) -> Line {
        let line = Line::new().ink(Ink::Muted, place).ink(Ink::Strong, self.say(name));
        let line = match run(&stack.open) {
            1 => line,
            same => line.plain(format!(" ×{same}")),
        };
        match stack.count - stack.open.len() {
            0 => line,
            n => line.ink(Ink::Muted, format!(" {}", self.say(&Phrase::new("table-more-hidden").with("n", n)))),
        }
    }

    /// The other cards of a stack that everybody may look through, below those on top; nothing if there are none.
    fn below(&self, stack: &StackView) -> Option<Line> {
        let mut rest = &stack.open[run(&stack.open)..];
        let mut names = Vec::new();
        while let Some(card) = rest.first().and_then(|id| self.content.find_monster(id)) {
            let same = run(rest);
            names.push(times(self.say(&self.content.monster_name(card)), same));
            rest = &rest[same..];
        }
        let below = Phrase::new("table-below").with("cards", names.join(", "));
        (!names.is_empty()).then(|| Line::new().ink(Ink::Muted, format!("{:8}{}", "", self.say(&below))))
    }

    fn empty(&self, place: &str) -> Line {
        Line::new().ink(Ink::Muted, format!("{place}{}", self.word("table-exhausted")))
    }

    fn points(&self, points: u16) -> Line {
        self.goods(Goods { points, ..Goods::NONE })
    }

    /// Goods, each kind in its colour.
    fn goods(&self, goods: Goods) -> Line {
        let ink = |phrase: &Phrase| match &*phrase.key {
            "goods-gold" => Ink::Family(0),
            "goods-strength" => Ink::Family(1),
            "goods-magic" => Ink::Family(2),
            "goods-points" => Ink::Family(3),
            _ => Ink::Muted,
        };
        let mut line = Line::new();
        for phrase in goods.phrases() {
            let line_so_far = if line.0.is_empty() { line } else { line.plain(", ") };
            line = line_so_far.ink(ink(&phrase), self.say(&phrase));
        }
        line
    }
}

/// How many of the first cards are the same.
fn run(cards: &[&str]) -> usize {
    cards.iter().take_while(|&card| Some(card) == cards.first()).count()
}

fn times(name: String, count: usize) -> String {
    if count == 1 { name } else { format!("{name} ×{count}") }
}

/// Every word of the table in text.
pub(crate) fn vocabulary() -> impl Iterator<Item = String> {
    const TABLE: [&str; 21] = [
        "table-below",
        "table-more-hidden",
        "table-captured",
        "table-citizens",
        "table-dice",
        "table-domains",
        "table-duke",
        "table-exhausted",
        "table-exhausted-count",
        "table-hidden",
        "table-kind",
        "table-last-round",
        "table-list",
        "table-monsters",
        "table-needs",
        "table-other-turns",
        "table-own-turn",
        "table-points",
        "table-price",
        "table-reward",
        "table-turn",
    ];
    let others = ["score-rival", "table-role", "table-rests", "table-you"];
    TABLE.into_iter().chain(others).chain(short::KEYS).map(str::to_owned).chain(short::moments())
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Dukes => "dukes",
        Phase::Roll => "roll",
        Phase::Harvest => "harvest",
        Phase::Actions => "actions",
        Phase::Monsters => "monsters",
        Phase::SecondHarvest => "second_harvest",
        Phase::Over => "over",
    }
}
