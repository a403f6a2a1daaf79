//! The names of units, cards and places, as phrases.

use crate::{
    Content, Heroes3,
    board::Space,
    cards::{Card, Play},
    event::UnitThen,
    fighter::FighterId,
    kinds::{CardId, Face, UnitId},
};
use taverne_engine::Phrase;

/// The name of something with a place in the vocabulary.
pub(crate) fn named(family: &str, id: &str) -> Phrase {
    Phrase::new(format!("{family}-{id}"))
}

pub(crate) fn nothing() -> Phrase {
    Phrase::new("nothing")
}

/// `B3`: the column, then the row from the attacker's back line.
pub(crate) fn space(space: Space) -> Phrase {
    if !space.on_board() {
        return Phrase::new("unit-arrow_tower");
    }
    let column = char::from(b'A' + space.column());
    Phrase::new("space").with("column", column.to_string()).with("row", space.row() + 1)
}

pub(crate) fn die(face: i8) -> String {
    match face {
        0 => "0".into(),
        1.. => format!("+{face}"),
        ..0 => format!("−{}", face.unsigned_abs()),
    }
}

pub(crate) fn dice(faces: &[i8]) -> String {
    faces.iter().map(|&it| die(it)).collect::<Vec<_>>().join(", ")
}

pub(crate) fn damage(n: u8) -> Phrase {
    Phrase::new("damage-n").with("n", n)
}

impl Card {
    /// The key of its name, which tells it from all other cards.
    pub fn key(&self) -> String {
        format!("{}-{}", self.kind.id(), self.id)
    }

    pub fn name(&self) -> Phrase {
        Phrase::new(self.key())
    }
}

impl Play {
    /// All it does: what it says, then its rows.
    pub fn full_text(&self) -> Phrase {
        if !self.by_power {
            return self.text.clone();
        }
        let row = |power: u8, text: &Phrase| Phrase::new("text-row").with("power", power).with("text", text.clone());
        let said = Some(self.text.clone()).filter(|it| it.key != "nothing").into_iter();
        let parts = said.chain(self.rows.iter().map(|it| row(it.power, &it.text)));
        parts
            .reduce(|first, next| Phrase::new("text-rows").with("first", first).with("next", next))
            .unwrap_or_else(nothing)
    }
}

impl Content {
    pub fn unit_name(&self, unit: UnitId) -> Phrase {
        self.units.get(unit.index()).map_or_else(nothing, |it| named("unit", &it.id))
    }

    /// A unit with the face it shows; the arrow tower has one only.
    pub fn face_name(&self, unit: UnitId, face: Face) -> Phrase {
        if face == Face::Siege {
            return self.unit_name(unit);
        }
        Phrase::new("unit-face").with("unit", self.unit_name(unit)).with("face", named("face", face.id()))
    }

    pub fn faces_of(&self, units: &[(UnitId, Face)]) -> Vec<Phrase> {
        units.iter().map(|&(unit, face)| self.face_name(unit, face)).collect()
    }

    pub fn card_name(&self, card: CardId) -> Phrase {
        self.cards.get(card.index()).map_or_else(nothing, Card::name)
    }

    pub fn card_names(&self, cards: &[CardId]) -> Vec<Phrase> {
        cards.iter().map(|&it| self.card_name(it)).collect()
    }

    pub(crate) fn then_name(&self, unit: &UnitThen) -> Phrase {
        self.face_name(unit.unit, unit.face)
    }

    /// Everything a card does, to choose by.
    pub(crate) fn card_text(&self, card: CardId) -> Phrase {
        let plays = self.cards.get(card.index()).map_or(&[][..], |it| &it.plays);
        let said = plays.iter().map(|play| {
            let text = play.full_text();
            if play.expert { Phrase::new("text-expert").with("text", text) } else { text }
        });
        said.reduce(|first, next| Phrase::new("text-or").with("first", first).with("next", next))
            .unwrap_or_else(nothing)
    }
}

impl Heroes3 {
    /// A unit on the board: its face, or the card that lies over it.
    pub(crate) fn unit_phrase(&self, id: FighterId) -> Phrase {
        let Some(id) = id.somebody() else {
            return nothing();
        };
        let content = self.content.0;
        let fighter = self.combat.fighter(id);
        match fighter.overlay().and_then(|it| content.overlays.get(usize::from(it))) {
            Some(overlay) => named("overlay", &content.card(overlay.card).id),
            None => content.face_name(fighter.unit, fighter.face),
        }
    }
}

/// French needs it for article and verb: one arrow tower, but several of any other unit.
pub(crate) fn number(face: Face) -> u8 {
    if face == Face::Siege { 1 } else { 2 }
}
