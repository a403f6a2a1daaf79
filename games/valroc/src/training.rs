//! RULES 6.5: training, wounds, vials, and what is kept.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{ActionSet, Token},
    effect::Effect,
    places::Place,
    steps::{Flow, Journal, Step},
};
use serde::{Deserialize, Serialize};
use taverne_engine::Seat;

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
        self.agenda.then([Step::Train, Step::CountUp, Step::EndTraining, Step::Leftovers { seat }]);
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

    pub(crate) fn train_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        for berries in 0..=self.player(seat).count(Token::Berry) {
            offer(Action::Draw { berries, double: false });
            if self.may_double(seat) {
                offer(Action::Draw { berries, double: true });
            }
        }
        offer(Action::StopTraining);
    }

    pub(crate) fn check_train(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (berries, double) = match action {
            Action::StopTraining => return Ok(()),
            Action::Draw { berries, double } => (berries, double),
            _ => return Err(Refusal::NotNow),
        };
        let player = self.player(seat);
        if berries > player.count(Token::Berry) {
            return Err(Refusal::NotOwned);
        }
        if double && !self.may_double(seat) {
            return Err(Refusal::NotNow);
        }
        match self.draw_cost(seat).checked_sub(player.pm) {
            Some(amount) if amount > 0 => Err(Refusal::MissingPm { amount }),
            _ if self.decks.actions.is_empty() && self.decks.action_discards.is_empty() => Err(Refusal::NotThere),
            _ => Ok(()),
        }
    }

    pub(crate) fn train(&mut self, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Draw { berries, double } = action else {
            self.done();
            return journal.tell_all(|| Event::StoppedTraining { seat });
        };
        let cost = self.draw_cost(seat);
        self.player_mut(seat).pm -= cost;
        for _ in 0..berries {
            self.return_token(seat, Token::Berry);
        }
        let eaten = &mut self.player_mut(seat).deeds.berries;
        *eaten = eaten.saturating_add(berries);
        self.training.draws = self.training.draws.saturating_add(1);
        let immune = self.training.draws <= self.training.immune;
        for _ in 0..1 + berries + u8::from(double) {
            let Some(card) = self.turn_up(journal) else {
                break;
            };
            let centre = self.content.action(card).centre;
            journal.tell_all(|| Event::Trained { seat, card, centre, immune });
            if centre.vial().is_some() {
                self.decks.shown.remove(card);
                self.training.cards.insert(card);
            } else if immune {
                self.discard(card);
            } else {
                self.decks.shown.remove(card);
                self.training.wounds.insert(card);
            }
        }
        if !self.training.wounds.is_empty() {
            self.agenda.push(Step::Wounds);
        }
    }

    /// Each wound alone: the course, the spell, then the player's choice.
    pub(crate) fn wounds(&mut self, journal: &mut Journal) -> Flow {
        let seat = self.active;
        let Some(card) = self.training.wounds.first() else {
            self.done();
            if !self.training.endured.is_empty() {
                self.done(); // The training is over too.
            }
            return Flow::Go;
        };
        let shield = Effect::IgnoreFirstWound;
        if !self.training.shielded && self.content.has(self.working_at(seat, Place::Training), shield) {
            self.training.shielded = true;
        } else if !self.training.skin {
            let player = self.player(seat);
            if !player.spells.is_empty() && !player.has(Token::Plant) {
                journal.learned(); // Being asked shows the spell.
            }
            if player.has(Token::Plant) || self.has_skin_spell(seat) {
                return Flow::Ask;
            }
            self.endure(seat, journal);
            return Flow::Go;
        }
        self.training.wounds.remove(card);
        self.decks.action_discards.insert(card);
        journal.tell_all(|| Event::WoundCancelled { seat });
        Flow::Go
    }

    fn has_skin_spell(&self, seat: Seat) -> bool {
        self.player(seat).spells.iter().any(|(spell, _)| self.content.spell(spell).effect == Effect::IgnoreAllWounds)
    }

    pub(crate) fn check_wound(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Heal => {
                if self.player(seat).has(Token::Plant) {
                    Ok(())
                } else {
                    Err(Refusal::NotOwned)
                }
            }
            Action::Endure => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn answer_wound(&mut self, seat: Seat, action: Action, journal: &mut Journal) {
        if action == Action::Heal {
            self.return_token(seat, Token::Plant);
            let used = &mut self.player_mut(seat).deeds.plants;
            *used = used.saturating_add(1);
            let card = self.training.wounds.first().expect("a wound is being treated");
            self.training.wounds.remove(card);
            self.decks.action_discards.insert(card);
            journal.tell_all(|| Event::Healed { seat });
        } else {
            self.endure(seat, journal);
        }
    }

    fn endure(&mut self, seat: Seat, journal: &mut Journal) {
        let card = self.training.wounds.first().expect("a wound is being treated");
        self.training.wounds.remove(card);
        self.training.endured.insert(card);
        journal.tell_all(|| Event::Endured { seat });
    }

    /// Leftovers are kept; a second wound injures the mage.
    pub(crate) fn end_training(&mut self, journal: &mut Journal) -> Flow {
        let seat = self.active;
        let training = std::mem::take(&mut self.training);
        let wounds = self.content.wounds();
        let round = self.round;
        let player = self.player_mut(seat);
        player.kept = player.kept.union(training.cards).union(training.endured);
        let lying = player.kept.and(wounds);
        if let Some(last) = training.endured.first().filter(|_| lying.len() >= 2) {
            player.kept = player.kept.minus(lying);
            let old = player.bed.replace(last);
            player.idle_until = round + 1;
            // Hurt again while idle: he does not get up after this round, but was idle in it.
            player.deeds.injuries = player.deeds.injuries.saturating_add(u8::from(old.is_some()));
            let gone = lying.without(last);
            self.decks.action_discards = self.decks.action_discards.union(gone);
            old.into_iter().for_each(|card| self.decks.action_discards.insert(card));
            journal.tell_all(|| Event::Injured { seat });
        }
        self.done()
    }
}
