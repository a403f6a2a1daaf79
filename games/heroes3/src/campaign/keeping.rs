//! RULES 23, RULING 108: which cards are kept for the next scenario, and which ones a new hero gives up.

use crate::{
    Action, Event, Heroes3, Refusal,
    kinds::{CardId, CardKind, Outcome},
    player::{Cards, MOST_CARDS, take},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// So many Magic Arrows at most, when the hero changes.
const MOST_ARROWS: usize = 4;

/// RULING 108: after a won game the player names the cards that are kept, one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepCards {
    pub seat: Seat,
    pub left: u8,
}

impl Heroes3 {
    /// All cards of a player, wherever they lie, each once.
    fn keepable(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let in_play = player.in_play.iter().map(|it| it.0);
        let cards = player.hand.iter().chain(&player.deck).chain(&player.discard).copied().chain(in_play);
        let fits = |card: &CardId| {
            let kind = self.content.card(*card).kind;
            !matches!(kind, CardKind::Statistic | CardKind::Specialty | CardKind::WarMachine)
        };
        let mut cards: Cards = cards.filter(fits).take(MOST_CARDS).collect();
        cards.sort_unstable();
        cards
    }

    /// How many of a kind may still be kept.
    fn left_to_keep(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        let mut left = self.keepable(seat);
        for kept in &self.realm.kept {
            take(&mut left, *kept);
        }
        let mut last = None;
        left.into_iter().filter(move |&it| last.replace(it) != Some(it))
    }
}

impl Question<Heroes3> for KeepCards {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let mut left = game.left_to_keep(self.seat);
        let (first, several) = (left.next(), left.next().is_some());
        drop(left);
        match first {
            Some(_) if self.left == 0 => {}
            Some(_) if several => return Flow::Ask,
            Some(only) => {
                self.answer(game, self.seat, Action::Take(only), journal);
                return Flow::Go;
            }
            None => {}
        }
        game.done();
        game.outcome = Some(Outcome::Won);
        Flow::Go
    }

    fn candidates(self, game: &Heroes3, seat: Seat, offer: impl FnMut(Action)) {
        game.left_to_keep(seat).map(Action::Take).for_each(offer);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(card) if game.left_to_keep(seat).any(|it| it == card) => Ok(()),
            Action::Take(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Take(card) = action else { return };
        game.realm.kept.push(card);
        journal.tell_all(|| Event::CardKept { seat, card });
        game.agenda.replace(Self { left: self.left - 1, ..self });
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask-keep").with("n", self.left), ..ask("ask-keep", "campaign") }
    }
}

/// RULES 23: a new hero may bring the own starting ability instead of one of the cards that were kept, and Magic Arrows instead
/// of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwapCards {
    pub seat: Seat,
    /// The ability was decided about.
    pub arrows: bool,
}

impl SwapCards {
    /// What comes into the deck.
    fn brought(self, game: &Heroes3) -> CardId {
        if self.arrows { game.content.magic_arrow } else { game.content.hero(game.player(self.seat).hero).ability }
    }

    fn may_go(self, game: &Heroes3, card: CardId) -> Result<(), Refusal> {
        let brought = self.brought(game);
        let deck = &game.player(self.seat).deck;
        if !game.keepable(self.seat).contains(&card) {
            return Err(if deck.contains(&card) { Refusal::MustKeep } else { Refusal::Empty });
        }
        let many = self.arrows && deck.iter().filter(|&&it| it == brought).count() >= MOST_ARROWS;
        if card == brought || many {
            return Err(Refusal::NoEffect);
        }
        let pile = game.content.card(brought).kind.deck().map(|it| game.shared.pile(it));
        let left = pile.is_some_and(|it| it.deck.contains(&brought) || it.discard.contains(&brought));
        if left { Ok(()) } else { Err(Refusal::NoneLeft) }
    }

    fn swap(self, game: &mut Heroes3, card: CardId, journal: &mut Journal) {
        let (seat, brought) = (self.seat, self.brought(game));
        let content = game.content.0;
        take(&mut game.player_mut(seat).deck, card);
        if let Some(deck) = content.card(card).kind.deck() {
            game.shared.pile_mut(deck).deck.push(card);
        }
        if let Some(deck) = content.card(brought).kind.deck() {
            let pile = game.shared.pile_mut(deck);
            if !take(&mut pile.deck, brought) && take(&mut pile.discard, brought) {
                journal.learned();
                game.turn_up(deck);
            }
        }
        game.player_mut(seat).deck.push(brought);
        journal.tell_all(|| Event::CardSwapped { seat, card, brought });
    }
}

impl Question<Heroes3> for SwapCards {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        let cards = game.keepable(seat);
        let once = cards.iter().enumerate().filter(|&(at, card)| !cards[..at].contains(card));
        once.for_each(|(_, &card)| offer(Action::Sell(card)));
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Sell(card) => self.may_go(game, card),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        if let Action::Sell(card) = action {
            self.swap(game, card, journal);
        }
        if !self.arrows {
            game.agenda.replace(Self { arrows: true, ..self });
        } else if action == Action::Done {
            game.done();
        }
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        let question = Phrase::new("ask-swap-cards").with("card", game.card_phrase(self.brought(game)));
        Prompt { question, rule: "campaign" }
    }
}
