//! The map, the town and what a player owns, drawn in text.

use super::{
    Pen,
    setting::{WIDTH, wrap},
};
use crate::{
    kinds::{Category, Price, Resource},
    view::{AdventureView, FieldView, GoalView, Owner, RealmView, TownView},
    words::map::price_phrase,
};
use std::collections::BTreeMap;
use taverne_engine::{
    Phrase,
    sketch::{Ink, Line, Sketch},
};

/// How wide a field is drawn, and how high a tile is.
const CELL: i16 = 6;

pub(super) const WORDS: [&str; 19] = [
    "table-adventure-round",
    "table-astrologer",
    "table-goals",
    "table-dangers",
    "table-map",
    "table-guarded",
    "table-explored",
    "table-own-flag",
    "table-enemy-flag",
    "table-face-down",
    "table-stock",
    "table-walks",
    "table-enemy-hero",
    "table-town",
    "table-built",
    "table-price",
    "table-recruit",
    "table-reinforce",
    "table-guild",
];

impl Pen<'_> {
    pub(super) fn journey(&self, it: &AdventureView) -> Sketch {
        let mut sketch = wrap(self.round(it), 4, WIDTH);
        sketch.extend(self.conditions("table-goals", &it.goals));
        sketch.extend(self.conditions("table-dangers", &it.dangers));
        sketch.extend(self.map(it));
        it.realms.iter().for_each(|realm| sketch.extend(self.realm(realm)));
        if let Some(town) = &it.town {
            let faction = it.realms.first().map_or("castle", |realm| realm.faction.id());
            sketch.extend(self.town(faction, town));
        }
        sketch
    }

    fn round(&self, it: &AdventureView) -> Line {
        let head = Phrase::new("table-adventure-round").with("n", it.round).with("last", it.last_round);
        let mut parts = vec![self.say(&head)];
        if let Some(card) = it.astrologer {
            let text = self.content.astrologers.iter().find(|known| known.id == card).map(|known| known.text.clone());
            let said = Phrase::new("table-astrologer")
                .with("card", self.of("astrologer", card))
                .with("text", text.unwrap_or_else(|| Phrase::new("nothing")));
            parts.push(self.say(&said));
        }
        Line::new().ink(Ink::Strong, parts.join(" · "))
    }

    fn conditions(&self, key: &'static str, goals: &[GoalView]) -> Sketch {
        let said = goals.iter().map(|goal| {
            let what = goal.what.as_ref().map(|what| format!(" {}", self.word(what))).unwrap_or_default();
            format!("{}{what} ({}/{})", self.of("goal", goal.key), goal.now, goal.of)
        });
        let goals: Vec<_> = said.collect();
        if goals.is_empty() {
            return Vec::new();
        }
        let said = self.say(&Phrase::new(key).with("goals", goals.join(", ")));
        wrap(Line::new().plain(said), 4, WIDTH)
    }

    /// Every field by its number, where it lies; what is on it stands below. A hero is an `@`, an enemy an `X`, a guard a `!`.
    fn map(&self, it: &AdventureView) -> Sketch {
        let mut sketch = vec![self.title("table-map")];
        let mut rows: BTreeMap<i8, BTreeMap<i16, String>> = BTreeMap::new();
        let column = |q: i8, r: i8| CELL * i16::from(q) + CELL / 2 * i16::from(r);
        for field in &it.fields {
            let own = it.realms.iter().flat_map(|realm| &realm.heroes).any(|hero| hero.field == field.field);
            let enemy = it.ai_heroes.iter().any(|hero| hero.field == Some(field.field));
            let sign = match () {
                () if own => "@",
                () if enemy => "X",
                () if field.guard > 0 && !field.beaten => "!",
                () => "",
            };
            let text = match field.category {
                Category::Blocked => "##".to_owned(),
                _ => format!("{sign}{}", field.field),
            };
            rows.entry(field.r).or_default().insert(column(field.q, field.r), text);
        }
        for tile in it.tiles.iter().filter(|tile| tile.tile.is_none()) {
            rows.entry(tile.r).or_default().insert(column(tile.q, tile.r), self.word("table-face-down"));
        }
        let left = rows.values().filter_map(|row| row.keys().next()).min().copied().unwrap_or(0);
        for row in rows.values() {
            let mut line = String::from("  ");
            for (at, text) in row {
                let gap = usize::try_from(at - left + 2).unwrap_or(0).saturating_sub(line.chars().count());
                line.push_str(&" ".repeat(gap));
                line.push_str(text);
            }
            sketch.push(Line::new().plain(line));
        }
        let fields = it.fields.iter().filter(|it| !matches!(it.category, Category::Empty | Category::Blocked));
        fields.for_each(|field| sketch.extend(self.field(field)));
        for hero in it.ai_heroes.iter().filter(|hero| !hero.beaten) {
            let field = hero.field.map(|it| it.to_string()).unwrap_or_default();
            let said = Phrase::new("table-enemy-hero").with("hero", self.of("ai-hero", hero.id)).with("field", field);
            sketch.push(Line::new().ink(Ink::Bad, format!("  {}", self.say(&said))));
        }
        sketch
    }

    fn field(&self, it: &FieldView) -> Sketch {
        let mut parts = vec![format!("{} {}", it.field, self.of("location", it.location))];
        if let Some(resource) = it.resource.or(it.choice) {
            parts.push(self.of("resource", resource.id()));
        }
        if it.guard > 0 && !it.beaten {
            let level = self.of("guard", &it.guard.to_string());
            parts.push(self.say(&Phrase::new("table-guarded").with("level", level)));
        }
        if it.cube {
            parts.push(self.word("table-explored"));
        }
        match it.owner {
            Some(Owner::Seat(_)) => parts.push(self.word("table-own-flag")),
            Some(Owner::Ai) => parts.push(self.word("table-enemy-flag")),
            None => {}
        }
        let ink = if it.cube { Ink::Muted } else { Ink::Plain };
        wrap(Line::new().ink(ink, format!("    {}", parts.join(" · "))), 8, WIDTH)
    }

    fn realm(&self, it: &RealmView) -> Sketch {
        let goods = Resource::ALL.map(|resource| {
            let at = resource as usize;
            let said = Phrase::new("table-stock")
                .with("resource", self.of("resource", resource.id()))
                .with("n", it.resources[at])
                .with("income", it.income[at]);
            self.say(&said)
        });
        let mut head = vec![self.of("faction", it.faction.id()), self.of("hero", it.hero)];
        head.push(self.of("level", &it.level.to_string()));
        head.extend(goods);
        head.push(self.of("morale", it.morale.id()));
        let mut sketch = wrap(Line::new().ink(Ink::Player(it.seat), head.join(" · ")), 4, WIDTH);
        let count = Phrase::new("table-cards").with("n", it.hand).with("most", it.hand_limit).with("deck", it.deck);
        let mut means = vec![self.say(&count)];
        means.push(self.say(&Phrase::new("table-expert").with("n", it.expert_uses).with("most", it.most_expert_uses)));
        for hero in &it.heroes {
            let said = Phrase::new("table-walks")
                .with("hero", self.of("which", hero.which.id()))
                .with("field", hero.field)
                .with("n", hero.movement);
            means.push(self.say(&said));
        }
        sketch.extend(wrap(Line::new().plain(format!("    {}", means.join(" · "))), 8, WIDTH));
        let troop = |&(unit, face): &(&'static str, crate::kinds::Face)| {
            let name = Phrase::new("unit-face").with("unit", self.of("unit", unit));
            self.say(&name.with("face", self.of("face", face.id())))
        };
        let army: Vec<_> = it.army.iter().map(troop).collect();
        sketch.extend(wrap(Line::new().plain(format!("    {}", army.join(", "))), 8, WIDTH));
        for (key, cards) in [("table-in-play", &it.ongoing), ("table-discard", &it.discard)] {
            if !cards.is_empty() {
                let names: Vec<_> = cards.iter().map(|card| self.word(card)).collect();
                let said = self.say(&Phrase::new(key).with("cards", names.join(", ")));
                sketch.extend(wrap(Line::new().ink(Ink::Muted, format!("    {said}")), 8, WIDTH));
            }
        }
        sketch
    }

    fn town(&self, faction: &str, it: &TownView) -> Sketch {
        let mut sketch = vec![self.title("table-town")];
        for building in &it.buildings {
            let name = self.word(&format!("building-{faction}-{}", building.slot.id()));
            let line = if building.built {
                Line::new().ink(Ink::Good, format!("  {name} · {}", self.word("table-built")))
            } else {
                Line::new().plain(format!("  {name} · {}", self.priced("table-price", building.price)))
            };
            sketch.extend(wrap(line, 8, WIDTH));
        }
        for unit in &it.units {
            let mut parts = vec![self.of("unit", unit.unit)];
            parts.extend(unit.owned.map(|face| self.of("face", face.id())));
            parts.extend(unit.recruit.map(|price| self.priced("table-recruit", price)));
            parts.extend(unit.reinforce.map(|price| self.priced("table-reinforce", price)));
            sketch.extend(wrap(Line::new().plain(format!("  {}", parts.join(" · "))), 8, WIDTH));
        }
        if let Some(price) = it.guild {
            let said = self.say(&Phrase::new("table-guild").with("n", price));
            sketch.push(Line::new().plain(format!("  {said}")));
        }
        sketch
    }

    fn priced(&self, key: &'static str, price: Price) -> String {
        self.say(&Phrase::new(key).with("price", price_phrase(price)))
    }
}
