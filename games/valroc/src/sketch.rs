//! The table drawn in text: the places, the statues, the courses, then the players, the reader's own board last.

mod cards;

use crate::{
    Content, Valroc,
    elements::Element,
    places::Place,
    steps::Phase,
    view::{PlayerView, View},
    words,
};
use cards::copies;
use taverne_engine::{
    Phrase, Seat, Viewer, Words,
    sketch::{Ink, Line, Sketch, fit},
    words::Voice,
};

const LABEL: usize = 18;

const TABLE: [&str; 28] = [
    "round",
    "wrath",
    "magic",
    "closed",
    "statues",
    "dominant",
    "courses",
    "hunt",
    "river",
    "pile",
    "hand",
    "beaten",
    "spells",
    "used",
    "tokens",
    "kept",
    "idle",
    "monk",
    "first",
    "you",
    "packet",
    "picks",
    "hidden",
    "when-any",
    "when-planning",
    "when-training",
    "when-arena",
    "when-before_fight",
];

pub(crate) fn vocabulary() -> impl Iterator<Item = String> {
    TABLE.into_iter().map(|word| format!("table-{word}"))
}

/// Everything is drawn from the view, so that it shows nothing its reader may not see.
pub(crate) fn draw(game: &Valroc, viewer: Viewer, words: &Words, voice: Voice<'_>) -> Sketch {
    let pen = Pen { content: game.content.0, view: View::of(game, viewer), viewer, words, voice };
    let mut sketch = vec![pen.header()];
    sketch.extend(pen.places());
    sketch.extend(pen.magic());
    sketch.extend(pen.statues());
    sketch.extend(pen.courses());
    sketch.extend(pen.phantom());
    sketch.extend(pen.draft());
    sketch.extend(pen.players());
    sketch
}

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

    fn name(&self, seat: Seat) -> String {
        if seat.index() >= self.view.players.len() {
            return self.word("phantom");
        }
        self.voice.names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{}", seat.index() + 1))
    }

    fn header(&self) -> Line {
        let view = &self.view;
        let phase = match view.phase {
            Phase::Draft => self.word("phase-draft"),
            Phase::Planning => self.word("phase-planning"),
            Phase::Place(place) => self.word(&format!("place-{}", place.id())),
            Phase::Closing => self.word("phase-closing"),
            Phase::Offerings(element) => {
                format!("{} ({})", self.word("phase-offerings"), self.say(&words::element(element)))
            }
            Phase::FinalCount => self.word("phase-final_count"),
            Phase::Over => self.word("phase-over"),
        };
        let round = self.say(&Phrase::new("table-round").with("round", view.round));
        let wrath = self.say(&Phrase::new("table-wrath").with("n", view.wrath).with("last", view.wrath_last));
        let rows: Vec<_> = view.rows.iter().map(|&row| self.say(&words::element(row))).collect();
        let hunt = format!("{} {}", self.word("table-hunt"), rows.join(" > "));
        let first = format!("{} {}", self.word("table-first"), self.name(view.first));
        Line::new().ink(Ink::Strong, [round, phase, wrath, hunt, first].join(" · "))
    }

    fn label(&self, text: &str) -> Line {
        Line::new().ink(Ink::Muted, fit(text, LABEL - 1)).pad(LABEL)
    }

    /// One line for each place: its slots, and who stands there.
    fn places(&self) -> Sketch {
        let mut lines = Vec::new();
        for place in &self.view.places {
            let mut line = self.label(&self.word(&format!("place-{}", place.place.id())));
            for (index, slot) in place.slots.iter().enumerate() {
                let room = match place.place {
                    Place::Cave => self.say(&words::element(Element::of(index))),
                    Place::DarkQuarter => match self.view.magic {
                        Some(magic) => self.word(&format!("magic-{magic}-{index}")),
                        None => String::new(),
                    },
                    Place::Fountain => self.content.board.fountain[index].to_string(),
                    Place::Tavern => self.content.board.tavern[index].to_string(),
                    Place::Training => self.content.board.immune_draws[index].to_string(),
                    Place::Arena => self.content.board.arena[index].to_string(),
                    _ => (index + 1).to_string(),
                };
                line = line.ink(Ink::Muted, format!("[{room}] "));
                line = match &slot.piece {
                    _ if slot.closed => line.ink(Ink::Bad, self.word("table-closed")),
                    Some(piece) => {
                        let pawn = self.word(&format!("pawn-{}", piece.pawn.id()));
                        line.ink(Ink::Player(piece.seat), format!("{} {pawn}", self.name(piece.seat)))
                    }
                    None => line.plain("-"),
                };
                line = line.plain("  ");
            }
            lines.push(line);
        }
        lines
    }

    fn statues(&self) -> Sketch {
        let mut line = self.label(&self.word("table-statues"));
        for statue in &self.view.statues {
            let mut text = format!("{} {}", self.say(&words::element(statue.element)), statue.vals);
            text += &"◆".repeat(usize::from(statue.diamonds));
            if self.view.dominant == Some(statue.element) {
                text += &format!(" ({})", self.word("table-dominant"));
            }
            line = line.ink(Ink::Family(statue.element.index() as u8), text).plain("  ");
        }
        if let Some(monk) = self.view.monk {
            line = line.ink(Ink::Muted, format!("{}: {}", self.word("table-monk"), self.name(monk)));
        }
        vec![line]
    }

    fn phantom(&self) -> Sketch {
        let Some(phantom) = &self.view.phantom else {
            return Vec::new();
        };
        let pile = self.say(&Phrase::new("table-pile").with("n", phantom.pile));
        self.list(&format!("{} ({pile})", self.word("table-river")), &phantom.river)
    }

    fn draft(&self) -> Sketch {
        let Some(draft) = &self.view.draft else {
            return Vec::new();
        };
        let mut lines = self.list(&self.word("table-packet"), &draft.packet);
        lines.extend(self.list(&self.word("table-picks"), &draft.picks));
        lines
    }

    /// The reader's own board last.
    fn players(&self) -> Sketch {
        let seats = (0..self.view.players.len()).map(Seat::new);
        let (own, others): (Vec<_>, Vec<_>) = seats.partition(|&seat| self.viewer.is(seat));
        others.into_iter().chain(own).flat_map(|seat| self.player(seat, &self.view.players[seat.index()])).collect()
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Sketch {
        let mut title = self.name(seat);
        if self.viewer.is(seat) {
            title += &format!(" ({})", self.word("table-you"));
        }
        let mut line = Line::new().ink(Ink::Player(seat), fit(&title, LABEL - 1)).pad(LABEL);
        for element in Element::ALL {
            let text = format!("{} {}  ", self.say(&words::element(element)), player.skills[element.index()]);
            line = line.ink(Ink::Family(element.index() as u8), text);
        }
        line = line.plain(format!("{} PM  {} Val  ", player.pm, player.vals));
        let hidden = |n: usize| self.say(&Phrase::new("table-hidden").with("n", n));
        line = line.ink(Ink::Muted, format!("{} {}", self.word("table-spells"), hidden(player.spell_count)));
        if player.idle_until.is_some() {
            line = line.plain("  ").ink(Ink::Bad, self.word("table-idle"));
        }
        let mut lines = vec![line];
        match &player.hand {
            Some(hand) => lines.extend(self.list(&self.word("table-hand"), hand)),
            None if player.hand_size > 0 => {
                lines.push(self.label(&self.word("table-hand")).plain(hidden(player.hand_size)));
            }
            None => {}
        }
        lines.extend(self.list(&self.word("table-beaten"), &player.beaten));
        let spells = player.spells.iter().flatten().map(|&(id, copies)| self.spell(id, copies)).collect();
        lines.extend(self.column(&self.word("table-spells"), spells));
        let used = player.used_spells.iter().map(|&(id, copies)| self.spell(id, copies)).collect();
        lines.extend(self.column(&format!("{} ({})", self.word("table-spells"), self.word("table-used")), used));
        let courses = player.courses.iter().map(|it| self.owned_course(it.course, it.spent)).collect();
        lines.extend(self.column(&self.word("table-courses"), courses));
        let rows = [
            (
                self.word("table-tokens"),
                player.tokens.iter().map(|(it, n)| copies(&self.word(&format!("token-{}", it.id())), *n)).collect(),
            ),
            (
                self.word("table-kept"),
                player.kept.iter().map(|(_, centre)| self.say(&words::centre(*centre))).collect::<Vec<_>>(),
            ),
        ];
        for (title, things) in rows.into_iter().filter(|(_, things)| !things.is_empty()) {
            lines.push(self.label(&title).plain(things.join(", ")));
        }
        lines
    }
}
