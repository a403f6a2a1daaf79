//! Cards in text, with all that they say: a terminal has nothing to point at.

use super::Pen;
use crate::{
    cards::{CourseId, CreatureId, Kind, Timing},
    elements::Element,
    words,
};
use taverne_engine::sketch::{Ink, Line, Sketch};

pub(super) fn copies(name: &str, n: u8) -> String {
    if n == 1 { name.to_owned() } else { format!("{name} ×{n}") }
}

impl Pen<'_> {
    /// One thing below another, beside one title.
    pub(super) fn column(&self, title: &str, things: Vec<Line>) -> Sketch {
        let titles = std::iter::once(title).chain(std::iter::repeat(""));
        titles.zip(things).map(|(title, thing)| self.label(title).append(thing)).collect()
    }

    /// What the two slots of the Black Magic card do.
    pub(super) fn magic(&self) -> Sketch {
        let Some(magic) = self.view.magic.and_then(|id| self.content.find_magic(id)) else {
            return Vec::new();
        };
        let slots = self.content.magic(magic).effects.iter().enumerate().map(|(slot, &effect)| {
            let name = self.say(&self.content.magic_name(magic, slot as u8));
            Line::new().ink(Ink::Strong, name).plain(" ").ink(Ink::Muted, self.say(&words::effect(effect)))
        });
        self.column(&self.word("table-magic"), slots.collect())
    }

    pub(super) fn courses(&self) -> Sketch {
        let open = self.view.courses.iter().enumerate().map(|(index, id)| {
            let line = Line::new().plain(format!("{} ", index + 1));
            match id.and_then(|id| self.content.find_course(id)) {
                Some(card) => line.append(self.open_course(card)),
                None => line.plain("-"),
            }
        });
        self.column(&self.word("table-courses"), open.collect())
    }

    fn open_course(&self, card: CourseId) -> Line {
        let course = self.content.course(card);
        let mage = if course.mage_only { format!(" {}", self.word("pawn-mage")) } else { String::new() };
        let line = Line::new().ink(Ink::Strong, self.say(&self.content.course_name(card)));
        let line = line.plain(format!(" ({} Val, {} PM{mage}) ", course.vals, course.magic));
        line.ink(Ink::Muted, self.say(&words::effect(course.effect)))
    }

    pub(super) fn owned_course(&self, id: &str, spent: bool) -> Line {
        let line = Line::new().ink(Ink::Strong, self.word(&format!("course-{id}")));
        let line = if spent { line.plain(format!(" ({})", self.word("table-used"))) } else { line };
        let Some(card) = self.content.find_course(id) else {
            return line;
        };
        line.plain(" ").ink(Ink::Muted, self.say(&words::effect(self.content.course(card).effect)))
    }

    /// What it costs in the end, when it may be played, and what it does.
    pub(super) fn spell(&self, id: &str, count: u8) -> Line {
        let line = Line::new().ink(Ink::Strong, copies(&self.word(&format!("spell-{id}")), count));
        let Some(card) = self.content.find_spell(id).map(|spell| self.content.spell(spell)) else {
            return line;
        };
        let when = match card.timing {
            Timing::Any => "any",
            Timing::Planning => "planning",
            Timing::Training => "training",
            Timing::Arena => "arena",
            Timing::BeforeFight => "before_fight",
        };
        let when = self.word(&format!("table-when-{when}"));
        let line = line.plain(format!(" (−{} PP, {when}) ", card.malus));
        line.ink(Ink::Muted, self.say(&words::spell_effect(card.effect)))
    }

    fn creature(&self, id: &str) -> String {
        let Some(card) = self.content.find_creature(id) else {
            return id.to_owned();
        };
        let creature = self.content.creature(card);
        let needs: Vec<_> = Element::ALL
            .into_iter()
            .filter(|element| creature.requires[element.index()] > 0)
            .map(|element| format!("{}{}", self.initial(element), creature.requires[element.index()]))
            .collect();
        let name = self.say(&self.content.creature_name(card));
        let kind = self.word(&format!("kind-{}", creature.kind.id()));
        let affinities: Vec<_> = creature.affinities.iter().map(|&it| self.say(&words::element(it))).collect();
        let figures = format!("{}PP {} {}PM{}", creature.prestige, needs.join(" "), creature.magic, self.mount(card));
        format!("{name} ({kind}, {}) {figures}", affinities.join("/"))
    }

    fn mount(&self, card: CreatureId) -> String {
        let creature = self.content.creature(card);
        if creature.kind != Kind::Tameable {
            return String::new();
        }
        let values = Element::ALL.into_iter().filter(|element| creature.mount[element.index()] != 0);
        let values: Vec<_> =
            values.map(|element| format!("{:+}{}", creature.mount[element.index()], self.initial(element))).collect();
        format!(" [{}]", values.join(" "))
    }

    fn initial(&self, element: Element) -> String {
        self.say(&words::element(element)).chars().take(1).collect()
    }

    pub(super) fn list(&self, title: &str, ids: &[&str]) -> Sketch {
        let named: Vec<_> = ids.iter().map(|id| self.creature(id)).collect();
        self.column(title, named.chunks(2).map(|row| Line::new().plain(row.join(" · "))).collect())
    }
}
