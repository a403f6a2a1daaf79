//! RULES 6.5: training, wounds, vials, and what is kept.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{ActionSet, Token},
    effect::Effect,
    places::Place,
    steps::{Journal, ask},
    vials::{CountUp, Leftovers},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped},
};

/// The training that is going on.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Training {
    pub(crate) draws: u8,
    pub(crate) immune: u8,
    /// Vials drawn.
    pub(crate) cards: ActionSet,
    /// Wounds that still have to be treated, and those that were endured.
    pub(crate) wounds: ActionSet,
    pub(crate) endured: ActionSet,
    /// The course against the first wound has worked.
    pub(crate) shielded: bool,
    /// A spell discards every wound.
    pub(crate) skin: bool,
    /// Small vials that a course adds.
    pub(crate) bonus: u8,
    /// Vials that were stolen meanwhile: they serve a next training.
    pub(crate) stolen: ActionSet,
}

/// One draw after another, until the player stops or a wound is endured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Train;

impl Question<Valroc> for Train {
    fn candidates(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        for berries in 0..=game.player(seat).count(Token::Berry) {
            offer(Action::Draw { berries, double: false });
            if game.may_double(seat) {
                offer(Action::Draw { berries, double: true });
            }
        }
        offer(Action::StopTraining);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (berries, double) = match action {
            Action::StopTraining => return Ok(()),
            Action::Draw { berries, double } => (berries, double),
            _ => return Err(Refusal::NotNow),
        };
        let player = game.player(seat);
        if berries > player.count(Token::Berry) {
            return Err(Refusal::NotOwned);
        }
        if double && !game.may_double(seat) {
            return Err(Refusal::NotNow);
        }
        match game.draw_cost(seat).checked_sub(player.pm) {
            Some(amount) if amount > 0 => Err(Refusal::MissingPm { amount }),
            _ if game.decks.actions.is_empty() && game.decks.action_discards.is_empty() => Err(Refusal::NotThere),
            _ => Ok(()),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Draw { berries, double } = action else {
            game.done();
            return journal.tell_all(|| Event::StoppedTraining { seat });
        };
        let cost = game.draw_cost(seat);
        game.player_mut(seat).pm -= cost;
        for _ in 0..berries {
            game.return_token(seat, Token::Berry);
        }
        let eaten = &mut game.player_mut(seat).deeds.berries;
        *eaten = eaten.saturating_add(berries);
        game.training.draws = game.training.draws.saturating_add(1);
        let immune = game.training.draws <= game.training.immune;
        for _ in 0..1 + berries + u8::from(double) {
            let Some(card) = game.turn_up(journal) else {
                break;
            };
            let centre = game.content.action(card).centre;
            journal.tell_all(|| Event::Trained { seat, card, centre, immune });
            if centre.vial().is_some() {
                game.decks.shown.remove(card);
                game.training.cards.insert(card);
            } else if immune {
                game.discard(card);
            } else {
                game.decks.shown.remove(card);
                game.training.wounds.insert(card);
            }
        }
        if !game.training.wounds.is_empty() {
            game.agenda.push(Wounds);
        }
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-train", "training")
    }
}

/// Each wound alone: the course, the spell, then the player's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wounds;

impl Question<Valroc> for Wounds {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let seat = game.active;
        let Some(card) = game.training.wounds.first() else {
            game.done();
            if !game.training.endured.is_empty() {
                game.done(); // The training is over too.
            }
            return Flow::Go;
        };
        let shield = Effect::IgnoreFirstWound;
        if !game.training.shielded && game.content.has(game.working_at(seat, Place::Training), shield) {
            game.training.shielded = true;
        } else if !game.training.skin {
            let player = game.player(seat);
            if !player.spells.is_empty() && !player.has(Token::Plant) {
                journal.learned(); // Being asked shows the spell.
            }
            if player.has(Token::Plant) || game.has_skin_spell(seat) {
                return Flow::Ask;
            }
            game.endure(seat, journal);
            return Flow::Go;
        }
        game.training.wounds.remove(card);
        game.decks.action_discards.insert(card);
        journal.tell_all(|| Event::WoundCancelled { seat });
        Flow::Go
    }

    fn candidates(self, _: &Valroc, _: Seat, offer: impl FnMut(Action)) {
        [Action::Heal, Action::Endure].into_iter().for_each(offer);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Heal => {
                if game.player(seat).has(Token::Plant) {
                    Ok(())
                } else {
                    Err(Refusal::NotOwned)
                }
            }
            Action::Endure => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        if action == Action::Heal {
            game.return_token(seat, Token::Plant);
            let used = &mut game.player_mut(seat).deeds.plants;
            *used = used.saturating_add(1);
            let card = game.training.wounds.first().expect("a wound is being treated");
            game.training.wounds.remove(card);
            game.decks.action_discards.insert(card);
            journal.tell_all(|| Event::Healed { seat });
        } else {
            game.endure(seat, journal);
        }
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-wound", "wounds")
    }
}

/// Leftovers are kept; a second wound injures the mage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndTraining;

impl Automatic<Valroc> for EndTraining {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let seat = game.active;
        let training = std::mem::take(&mut game.training);
        let wounds = game.content.wounds();
        let round = game.round;
        let player = game.player_mut(seat);
        player.kept = player.kept.union(training.cards).union(training.endured);
        let lying = player.kept.and(wounds);
        if let Some(last) = training.endured.first().filter(|_| lying.len() >= 2) {
            player.kept = player.kept.minus(lying);
            let old = player.bed.replace(last);
            player.idle_until = round + 1;
            // Hurt again while idle: he does not get up after this round, but was idle in it.
            player.deeds.injuries = player.deeds.injuries.saturating_add(u8::from(old.is_some()));
            let gone = lying.without(last);
            game.decks.action_discards = game.decks.action_discards.union(gone);
            old.into_iter().for_each(|card| game.decks.action_discards.insert(card));
            journal.tell_all(|| Event::Injured { seat });
        }
        game.done()
    }
}

impl Valroc {
    pub(crate) fn begin_training(&mut self, slot: usize, journal: &mut Journal) {
        let immune = self.content.board.immune_draws[slot];
        let seat = self.active;
        if self.is_phantom(seat) {
            return self.phantom_trains(immune, journal);
        }
        let bonus = self.content.sum(self.working_at(seat, Place::Training), |effect| match effect {
            Effect::BonusVial(_) => Some(1),
            _ => None,
        });
        self.training = Training { immune, bonus, ..Training::default() };
        journal.tell_all(|| Event::TrainingBegins { seat, immune });
        self.agenda.then([Train.into(), CountUp.into(), EndTraining.into(), Leftovers { seat }.into()]);
    }

    fn draw_cost(&self, seat: Seat) -> u8 {
        match self.bane(seat) {
            Some((Effect::DearerTraining(n), _)) => n,
            _ => self.content.board.training_cost,
        }
    }

    /// Éclat: each of the first draws may show two cards.
    fn may_double(&self, seat: Seat) -> bool {
        matches!(self.boon(seat), Some(Effect::DoubleDraws(draws)) if self.training.draws < draws)
    }

    fn has_skin_spell(&self, seat: Seat) -> bool {
        self.player(seat).spells.iter().any(|(spell, _)| self.content.spell(spell).effect == Effect::IgnoreAllWounds)
    }

    fn endure(&mut self, seat: Seat, journal: &mut Journal) {
        let card = self.training.wounds.first().expect("a wound is being treated");
        self.training.wounds.remove(card);
        self.training.endured.insert(card);
        journal.tell_all(|| Event::Endured { seat });
    }
}
