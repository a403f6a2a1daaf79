//! The table drawn in text: the main board, then the players, the reader's own last.

mod players;

use crate::{
    Content, ShadowKingdoms,
    cards::{Criterion, Row, Zone},
    dice::{Die, Troop},
    view::{Forecast, PileView, View},
};
use taverne_engine::{
    Phrase, Seat, Viewer, Words,
    sketch::{Ink, Line, Sketch, WIDTH, wrap},
    words::Voice,
};

/// Everything is drawn from the view, so that it shows nothing its reader may not see.
pub(crate) fn draw(game: &ShadowKingdoms, viewer: Viewer, words: &Words, voice: Voice<'_>) -> Sketch {
    let pen = Pen { content: game.content.0, view: View::of(game, viewer), viewer, words, voice };
    let mut sketch = vec![pen.header()];
    sketch.extend(pen.shrines());
    sketch.extend(pen.awards());
    sketch.extend(pen.column());
    sketch.extend(pen.champions());
    sketch.extend(pen.adversary());
    sketch.extend(pen.players());
    sketch.extend(pen.camp());
    sketch
}

const WORDS: [&str; 36] = [
    "table-setup",
    "table-round",
    "table-last-round",
    "table-refill",
    "table-bag",
    "table-shrines",
    "table-gems",
    "table-awards",
    "table-claims",
    "table-met",
    "table-full",
    "table-plans",
    "table-pile",
    "table-under",
    "table-champions",
    "table-gap",
    "table-price",
    "table-forecast",
    "table-next",
    "table-rival",
    "table-first",
    "table-stock",
    "table-troops",
    "table-reserve",
    "table-closed",
    "table-free",
    "table-completed",
    "table-covered",
    "table-scroll",
    "table-score",
    "table-camp",
    "table-sum",
    "table-symbol",
    "table-board-bonus",
    "table-owned",
    "table-joker",
];

/// Where the dice of a shrine begin.
const DICE_AT: usize = 32;

/// Words that are only said here.
pub(crate) fn vocabulary() -> impl Iterator<Item = String> {
    WORDS.into_iter().map(str::to_owned)
}

/// All that is needed to write about a table.
struct Pen<'a> {
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

    fn seat(&self, seat: Seat) -> String {
        self.voice.names.get(seat.index()).cloned().unwrap_or_else(|| format!("{}", seat.index() + 1))
    }

    fn title(&self, key: &str) -> Line {
        Line::new().ink(Ink::Strong, self.word(key))
    }

    /// `Orc 5`, in the ink of its troop.
    fn dice(&self, mut line: Line, dice: &[Die]) -> Line {
        for (at, die) in dice.iter().enumerate() {
            let gap = if at == 0 { "" } else { ", " };
            // A troop and its strength stay on one line.
            let said = self.say(&crate::words::die(*die)).replace(' ', "\u{a0}");
            line = line.plain(gap).ink(Ink::Family(die.troop as u8), said);
        }
        line
    }

    fn troops(&self, troops: &[Troop]) -> String {
        let name = |troop: &Troop| self.word(&format!("troop-{}", troop.id()));
        troops.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    fn header(&self) -> Line {
        let view = &self.view;
        let turn = if view.round == 0 { Phrase::new("table-setup") } else { Phrase::new("table-round") };
        let turn = turn.with("round", view.round).with("who", view.active);
        let refill = Phrase::new("table-refill").with("n", view.dice_on_board).with("at", view.refill_at);
        let line = Line::new().ink(Ink::Player(view.active), self.say(&turn));
        let line = line.ink(Ink::Muted, " · ").plain(self.say(&refill));
        if view.last_round { line.ink(Ink::Muted, " · ").ink(Ink::Bad, self.word("table-last-round")) } else { line }
    }

    fn shrines(&self) -> Sketch {
        let view = &self.view;
        let mut sketch = vec![self.title("table-shrines")];
        for shrine in &view.shrines {
            let mut line = Line::new().plain(format!("  {}", self.word(&format!("shrine-{}", shrine.shrine.id()))));
            line = self.dice(line.pad(DICE_AT), &shrine.dice);
            if shrine.shrine == crate::cards::Shrine::Gem {
                let gems = self.say(&Phrase::new("table-gems").with("n", view.gem_supply));
                line = line.ink(Ink::Muted, " · ").plain(gems);
            }
            for &seat in &shrine.wardens {
                line = line.plain(" ").ink(Ink::Player(seat), format!("[{}]", self.seat(seat)));
            }
            if view.adversary.as_ref().is_some_and(|it| it.place == shrine.shrine) {
                line = line.plain(" ").ink(Ink::Bad, format!("[{}]", self.word("adversary")));
            }
            sketch.extend(wrap(line, DICE_AT, WIDTH));
        }
        let bag: Vec<_> = Troop::ALL
            .into_iter()
            .zip(&view.bag)
            .map(|(troop, n)| format!("{} {n}", self.word(&format!("troop-{}", troop.id()))))
            .collect();
        let bag = Phrase::new("table-bag").with("dice", bag.join(", "));
        sketch.push(Line::new().ink(Ink::Muted, format!("  {}", self.say(&bag))));
        sketch
    }

    fn awards(&self) -> Sketch {
        let mut sketch = vec![self.title("table-awards")];
        for award in &self.view.awards {
            let Some(card) = self.content.find_award(award.award).map(|it| self.content.award(it)) else {
                continue;
            };
            let name = self.word(&format!("award-{}", award.award));
            let mut text = self.say(&self.content.criterion_phrase(&card.needs));
            if let Criterion::Formation { shape, .. } = &card.needs {
                let row = |row: u8| {
                    (0..3).map(|at| if shape.contains(Zone(row * 3 + at)) { '#' } else { '.' }).collect::<String>()
                };
                text = format!("{text} {}", [0, 1, 2].map(row).join("/"));
            }
            let mut line = Line::new().plain(format!("  {name}")).pad(34).plain(text);
            if let Some((have, least)) = award.progress {
                line = line.ink(Ink::Muted, format!(" ({have}/{least})"));
            }
            let claims: Vec<_> = award.claims.iter().map(|&seat| self.seat(seat)).collect();
            if !claims.is_empty() {
                let claims = Phrase::new("table-claims").with("names", claims.join(", "));
                line = line.ink(Ink::Muted, " · ").plain(self.say(&claims));
            }
            line = match award.next_points {
                Some(points) if award.met => {
                    line.plain(" · ").ink(Ink::Good, self.say(&Phrase::new("table-met").with("points", points)))
                }
                Some(points) => line.ink(Ink::Muted, format!(" · {}", self.points(points))),
                None => line.ink(Ink::Muted, format!(" · {}", self.word("table-full"))),
            };
            sketch.extend(wrap(line, 34, WIDTH));
        }
        sketch
    }

    fn points(&self, points: u8) -> String {
        self.say(&Phrase::new("table-score").with("points", points))
    }

    fn column(&self) -> Sketch {
        let mut sketch = vec![self.title("table-plans")];
        for place in &self.view.column {
            let line = Line::new().ink(Ink::Family(0), format!("  {} ", self.say(&crate::words::gold(place.cost))));
            let Some(id) = place.plan else {
                sketch.push(line.pad(10).ink(Ink::Muted, self.word("table-gap")));
                continue;
            };
            let mut line = line.pad(10).append(self.plan(id));
            if let Some(price) = place.price.filter(|it| it.reserve != place.cost || it.camp != place.cost) {
                let price = Phrase::new("table-price").with("reserve", price.reserve).with("camp", price.camp);
                line = line.ink(Ink::Muted, format!(" · {}", self.say(&price)));
            }
            sketch.extend(wrap(self.with_forecast(line, place.forecast), 10, WIDTH));
        }
        sketch.extend(self.pile(&self.view.plan_pile, "plan"));
        sketch
    }

    /// `Embuscade « Le Col du Corbeau » : Squelette Gnoll`
    fn plan(&self, id: &str) -> Line {
        let Some(card) = self.content.find_plan(id).map(|it| self.content.plan(it)) else {
            return Line::new();
        };
        let plan = Phrase::new("table-symbol").with("name", self.word(&format!("plan-{id}")));
        Line::new()
            .ink(Ink::Family(5 + card.battle as u8), self.word(&format!("battle-{}", card.battle.id())))
            .plain(format!(" {} ", self.say(&plan)))
            .plain(self.troops(&card.troops))
    }

    fn with_forecast(&self, line: Line, forecast: Option<Forecast>) -> Line {
        let Some(it) = forecast else {
            return line;
        };
        let phrase = Phrase::new("table-forecast").with("strength", it.strength).with("points", it.points);
        line.plain(" · ").ink(Ink::Good, self.say(&phrase.with("n", it.gems)))
    }

    fn pile(&self, pile: &PileView, family: &str) -> Sketch {
        let count = Phrase::new("table-pile").with("n", pile.unseen);
        let mut line = Line::new().ink(Ink::Muted, format!("  {}", self.say(&count)));
        if !pile.under.is_empty() {
            let names: Vec<_> = pile.under.iter().map(|id| self.word(&format!("{family}-{id}"))).collect();
            let under = Phrase::new("table-under").with("cards", names.join(", "));
            line = line.ink(Ink::Muted, format!(" · {}", self.say(&under)));
        }
        wrap(line, 4, WIDTH)
    }

    fn champions(&self) -> Sketch {
        let mut sketch = vec![self.title("table-champions")];
        for row in &self.view.rows {
            let price = row.price.unwrap_or(row.base_cost);
            let head = Line::new()
                .ink(Ink::Family(8 + row.row as u8), format!("  {}", self.word(&format!("row-{}", row.row.id()))))
                .ink(Ink::Family(0), format!(" ({})", self.say(&crate::words::gold(price))));
            sketch.push(head);
            for id in row.spaces.iter().flatten() {
                sketch.extend(self.champion(id, 4));
            }
            sketch.extend(self.pile(&row.pile, "champion"));
        }
        sketch
    }

    /// A Champion with what it does.
    fn champion(&self, id: &str, indent: usize) -> Sketch {
        let Some(card) = self.content.find_champion(id).map(|it| self.content.champion(it)) else {
            return Vec::new();
        };
        let name = format!("{}{}", " ".repeat(indent), self.word(&format!("champion-{id}")));
        let text = self.say(&self.content.power_phrase(&card.power));
        wrap(Line::new().plain(name).pad(28).ink(Ink::Muted, text), 28, WIDTH)
    }

    fn adversary(&self) -> Sketch {
        let Some(rival) = &self.view.adversary else {
            return Vec::new();
        };
        let scored = u16::from(rival.start) + rival.meetings + rival.plan_points;
        let points = Phrase::new("table-rival").with("points", scored).with("awards", rival.award_points);
        let next = Phrase::new("table-next").with("shrine", self.word(&format!("shrine-{}", rival.next.id())));
        let plans = format!("{} {}/{}", self.word("score-plans"), rival.plans.len(), self.content.solo.plans);
        let line = Line::new().ink(Ink::Bad, self.word("adversary")).plain(format!(
            " · {} · {} · {plans}",
            self.say(&points),
            self.say(&next)
        ));
        wrap(line, 4, WIDTH)
    }

    /// The execution that is going on.
    fn camp(&self) -> Sketch {
        let Some(camp) = &self.view.camp else {
            return Vec::new();
        };
        let title = Phrase::new("table-camp").with("plan", self.word(&format!("plan-{}", camp.plan)));
        let mut line = Line::new().plain("  ");
        for symbol in &camp.symbols {
            let troop = self.word(&format!("troop-{}", symbol.troop.id()));
            let name = self.say(&Phrase::new("table-symbol").with("name", troop));
            line = line.ink(Ink::Muted, format!("{name} "));
            line = match symbol.die {
                Some(die) => self.dice(line, &[die]).plain(if symbol.joker { " *  " } else { "  " }),
                None => line.plain("–  "),
            };
        }
        let bonuses: Vec<_> = camp
            .bonuses
            .iter()
            .map(|it| {
                let board = || self.word("table-board-bonus");
                let name = it.champion.map_or_else(board, |id| self.word(&format!("champion-{id}")));
                format!(" +{} ({name})", it.strength)
            })
            .collect();
        let sum = Phrase::new("table-sum")
            .with("dice", camp.dice_sum)
            .with("bonuses", bonuses.concat())
            .with("ceiling", camp.ceiling)
            .with("strength", camp.strength)
            .with("points", camp.points);
        let sum = Line::new().plain("  ").ink(Ink::Accent, self.say(&sum));
        let mut sketch = vec![Line::new().ink(Ink::Strong, self.say(&title))];
        sketch.extend(wrap(line, 4, WIDTH));
        sketch.extend(wrap(sum, 4, WIDTH));
        sketch
    }

    fn row_name(&self, row: Row) -> String {
        self.word(&format!("row-{}", row.id()))
    }
}
