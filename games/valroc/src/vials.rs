//! RULES 6.5: counting up a training, and what is kept of it.

use crate::{
    Action, Event, Refusal, Valroc,
    action::Mix,
    cards::{ActionSet, Size, Token},
    elements::Element,
    steps::{Journal, ask, ask_of},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// Which skill rises, if there is a group of vials.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountUp;

impl Question<Valroc> for CountUp {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        if game.can_brew(game.active) { ask_or_settle(self, game, journal) } else { game.done() }
    }

    fn candidates(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        if game.can_brew(seat) {
            Element::ALL.into_iter().for_each(|element| offer(Action::CountUp(element)));
        }
        offer(Action::Decline);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Decline => Ok(()),
            Action::CountUp(_) if !game.can_brew(seat) => Err(Refusal::WrongMix),
            Action::CountUp(element) if game.player(seat).skill(element) >= game.content.board.most => {
                Err(Refusal::TrackFull)
            }
            Action::CountUp(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        if let Action::CountUp(element) = action {
            game.agenda.push(Brew { element });
        }
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-count-up", "vials")
    }
}

/// The next group, as long as there is one and the skill can rise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Brew {
    pub element: Element,
}

impl Question<Valroc> for Brew {
    const ALL_LEGAL: bool = true;

    fn run(self, game: &mut Valroc, _: &mut Journal) -> Flow {
        let Self { element } = self;
        let seat = game.active;
        let goes_on = game.player(seat).skill(element) < game.content.board.most && game.can_brew(seat);
        if goes_on { Flow::Ask } else { game.done() }
    }

    fn candidates(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        game.mixes(seat, |mix| offer(Action::Brew(mix)));
        offer(Action::Decline);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Self { element } = self;
        match action {
            Action::Decline => Ok(()),
            Action::Brew(_) if game.player(seat).skill(element) >= game.content.board.most => Err(Refusal::TrackFull),
            Action::Brew(mix) => {
                if game.is_mix(seat, mix) {
                    Ok(())
                } else {
                    Err(Refusal::WrongMix)
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Self { element } = self;
        let Action::Brew(mix) = action else {
            game.done();
            return;
        };
        for size in Size::ALL {
            for _ in 0..mix.cards[size.index()] {
                game.use_vial_card(seat, size);
            }
            for _ in 0..mix.tokens[size.index()] {
                game.return_token(seat, Token::vial(size));
            }
        }
        game.training.bonus -= u8::from(mix.bonus);
        let gained = game.gain_skill(seat, element, 1);
        let deeds = &mut game.player_mut(seat).deeds;
        deeds.full_vials = deeds.full_vials.saturating_add(mix.tokens[2]);
        deeds.training_skill += u16::from(gained);
        journal.tell_all(|| Event::Brewed { seat, element, mix });
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask_of("ask-brew", self.element, "vials")
    }
}

/// At most four cards are kept, after a training or a theft.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Leftovers {
    pub seat: Seat,
}

impl Question<Valroc> for Leftovers {
    const ALL_LEGAL: bool = true;

    fn asked(self, _: &Valroc) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        if game.player(self.seat).kept.len() <= usize::from(game.content.board.most_kept) {
            return game.done();
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        for size in Size::ALL {
            if !game.player(seat).kept.and(game.content.vials(size)).is_empty() {
                offer(Action::DiscardVial(size));
            }
        }
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::DiscardVial(size) if game.player(seat).kept.and(game.content.vials(size)).is_empty() => {
                Err(Refusal::NotOwned)
            }
            Action::DiscardVial(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Always a kept one: after a theft a training may still be going on. What was stolen is of less use in it.
    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::DiscardVial(size) = action else { return };
        let of_size = game.content.vials(size);
        let stolen = of_size.and(game.training.stolen);
        let goes = if game.player(seat).kept.and(stolen).is_empty() { of_size } else { stolen };
        game.use_kept_vial(seat, goes);
        journal.tell_all(|| Event::DiscardedVial { seat, size });
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-leftovers", "kept-cards")
    }
}

impl Valroc {
    /// Vial cards of the player by size: those of this training and those kept before it.
    fn vial_cards(&self, seat: Seat) -> [u8; 3] {
        let cards = self.training.cards.union(self.player(seat).kept.minus(self.training.stolen));
        Size::ALL.map(|size| cards.and(self.content.vials(size)).len() as u8)
    }

    fn vial_tokens(&self, seat: Seat) -> [u8; 3] {
        Size::ALL.map(|size| self.player(seat).count(Token::vial(size)))
    }

    /// Every group without a vial too many. A course's vial cannot be kept, so it goes first wherever a small one does.
    pub(crate) fn mixes(&self, seat: Seat, mut offer: impl FnMut(Mix)) {
        let (cards, tokens) = (self.vial_cards(seat), self.vial_tokens(seat));
        let bonus = self.training.bonus > 0;
        // How many of the vials can be tokens, the rest being cards.
        let shares = |vials: u8, size: Size| {
            let size = size.index();
            vials.saturating_sub(cards[size])..=vials.min(tokens[size])
        };
        let mut group = |small: u8, medium: u8, full: u8| {
            let bonus = bonus && small > 0;
            let small = small - u8::from(bonus);
            for s in shares(small, Size::Small) {
                for m in shares(medium, Size::Medium) {
                    for f in shares(full, Size::Full) {
                        offer(Mix { cards: [small - s, medium - m, full - f], tokens: [s, m, f], bonus });
                    }
                }
            }
        };
        group(0, 0, 1);
        group(1, 1, 0);
        group(0, 2, 0);
        group(3, 0, 0);
    }

    /// Whether there is any such group.
    fn can_brew(&self, seat: Seat) -> bool {
        let (cards, tokens) = (self.vial_cards(seat), self.vial_tokens(seat));
        let small = cards[0] + tokens[0] + u8::from(self.training.bonus > 0);
        let (medium, full) = (cards[1] + tokens[1], cards[2] + tokens[2]);
        full > 0 || (small > 0 && medium > 0) || medium > 1 || small > 2
    }

    /// The same test as [`Valroc::mixes`], for a single group.
    fn is_mix(&self, seat: Seat, mix: Mix) -> bool {
        let (cards, tokens) = (self.vial_cards(seat), self.vial_tokens(seat));
        if (0..3).any(|at| mix.cards[at] > cards[at] || mix.tokens[at] > tokens[at]) {
            return false;
        }
        let small = mix.cards[0] + mix.tokens[0] + u8::from(mix.bonus);
        let group = (small, mix.cards[1] + mix.tokens[1], mix.cards[2] + mix.tokens[2]);
        let fits = matches!(group, (0, 0, 1) | (1, 1, 0) | (0, 2, 0) | (3, 0, 0));
        fits && mix.bonus == (self.training.bonus > 0 && small > 0)
    }

    /// Cards of this training go before kept ones.
    fn use_vial_card(&mut self, seat: Seat, size: Size) {
        let of_size = self.content.vials(size);
        if let Some(card) = self.training.cards.and(of_size).first() {
            self.training.cards.remove(card);
            self.decks.action_discards.insert(card);
        } else {
            self.use_kept_vial(seat, of_size.minus(self.training.stolen));
        }
    }

    fn use_kept_vial(&mut self, seat: Seat, among: ActionSet) {
        if let Some(card) = self.player(seat).kept.and(among).first() {
            self.player_mut(seat).kept.remove(card);
            self.decks.action_discards.insert(card);
        }
    }
}
