//! How an action looks before anybody thinks: what it brings less what it costs, in points.

use super::{COURSE, MAGIC, MONK, SPELL, VAL, token_worth, vial_worth};
use crate::{
    Action, Valroc,
    action::{Mix, Sip, Trade},
    cards::{CourseId, CreatureId, Reward, Size, SpellId, Token},
    cave::{AlsoTake, Teleport, UseCard},
    effect::Effect,
    elements::Element,
    offerings::MakeBid,
    places::{Pawn, Piece, Spot},
    sanctuary::Offer,
    steps::Step,
    university::Enrol,
    vials::Brew,
};
use taverne_engine::Seat;

/// A mage is wanted where only mages may go.
const MAGE_ELSEWHERE: f32 = 1.2;
/// An opponent's loss counts as much as an own gain, but one of several.
const HARM: f32 = 0.7;
/// The chance of a favour for an offering of 1, 4 and 7 Vals.
const FAVOUR: [f32; 3] = [0.25, 0.56, 0.81];

pub(super) struct FirstSight<'a> {
    game: &'a Valroc,
    seat: Seat,
    /// What one more skill point in each element is worth, and the best of them.
    skills: [f32; 4],
    best: f32,
    /// How much of what is gained can still be used, from 0 to 1.
    usable: f32,
}

impl<'a> FirstSight<'a> {
    pub(super) fn new(game: &'a Valroc, seat: Seat) -> Self {
        let skills = Element::ALL.map(|element| game.skill_worth(seat, element));
        let best = skills.into_iter().fold(0.0, f32::max);
        Self { game, seat, skills, best, usable: game.time_left().min(1.0) }
    }

    fn skill(&self, element: Element) -> f32 {
        self.skills[element.index()]
    }

    /// What so much more (or less) magic is worth.
    fn magic(&self, more: i16) -> f32 {
        let now = i16::from(self.game.player(self.seat).pm);
        let worth = |pm: i16| super::magic_worth(pm.clamp(0, i16::from(self.game.content.board.most)) as u8);
        (worth(now + more) - worth(now)) * self.usable
    }

    pub(super) fn promise(&self, action: Action) -> f32 {
        let (game, step) = (self.game, self.game.agenda.now());
        match (action, step) {
            (Action::Pick(creature), _) => self.catch(creature),
            (Action::Drop(creature), _) => -self.catch(creature),
            (Action::Study(one, two), _) => {
                let again = if one == two { 0.8 } else { 1.0 };
                self.skill(one) + again * self.skill(two)
            }
            (Action::Place { pawn, spot, change }, _) => self.errand(pawn, spot, change.is_some()),
            (Action::Convert { trade, amount }, _) => self.convert(trade, amount),
            (Action::KeepSpell(spell), _) => self.spell(spell),
            (Action::UseCard(which), Some(Step::UseCard(UseCard { room, cards }))) => {
                self.reward(room, game.content.action(cards[usize::from(which)]).zones[room.index()])
            }
            (Action::AlsoTake(zone), Some(Step::AlsoTake(AlsoTake { card, .. }))) => {
                self.reward(zone, game.content.action(card).zones[zone.index()])
            }
            (Action::Teleport(to), Some(Step::Teleport(Teleport { room, card, .. }))) => {
                let zones = &game.content.action(card).zones;
                self.reward(room, zones[room.index()]) - self.reward(to, zones[to.index()])
            }
            (Action::Draw { berries, double }, _) => self.draw(berries, double),
            (Action::Heal, _) => 0.8,
            (Action::CountUp(element), _) => self.skill(element),
            (Action::Brew(mix), Some(Step::Brew(Brew { element }))) => self.skill(element) - spent(mix),
            (Action::DiscardVial(size), _) => -vial_worth(size),
            (Action::Serve(statue), _) => MONK - VAL + FAVOUR[0] * self.skill(statue) + self.dominance(statue),
            (Action::Offer { vals, diamond }, Some(Step::Offer(Offer { statue, .. }))) => {
                let favour = if diamond || vals >= 7 { FAVOUR[2] } else { FAVOUR[usize::from(vals >= 4)] };
                favour * self.skill(statue) - f32::from(vals) * VAL - self.diamond(diamond)
            }
            (Action::Bid { vals, diamond }, Some(Step::MakeBid(MakeBid { statue }))) => {
                let vals = f32::from(vals);
                let wins = if diamond { 0.9 } else { vals / (vals + 3.0) };
                wins * self.skill(statue) - vals * VAL - self.diamond(diamond)
            }
            (Action::Enrol, Some(Step::Enrol(Enrol { slot }))) => {
                game.board.courses[usize::from(slot)].map_or(0.0, |course| self.course(course))
            }
            (Action::Fight { creature, .. }, _) => {
                1.0 + 0.5 * game.worth(self.seat, creature)
                    + self.magic(-i16::from(game.fight_cost(self.seat, creature)))
            }
            (Action::Cast { spell, on, element }, _) => self.cast(spell, on, element),
            (Action::UseCourse { course, element }, _) => {
                self.effect(game.content.course(course).effect, element) - COURSE * 0.6 * self.usable
            }
            (Action::Drink(sip), _) => match sip {
                Sip::Whole => self.magic(10) - 1.6 * self.usable,
                _ => self.magic(5) - 0.8 * self.usable,
            },
            (Action::Plunder { vals, .. }, _) => f32::from(vals) * VAL,
            (Action::PassPlace, _) => -0.1,
            (Action::PassRound | Action::Listen, _) => -0.2,
            (Action::PassGame, _) => -0.3,
            (Action::Decline, Some(Step::Offer(_))) => -3.0,
            _ => 0.0,
        }
    }

    fn diamond(&self, paid: bool) -> f32 {
        if paid { 1.0 + token_worth(Token::Diamond) } else { 0.0 }
    }

    /// A creature for the hand: the more it is worth and the less it asks.
    fn catch(&self, creature: CreatureId) -> f32 {
        self.game.worth(self.seat, creature) * self.game.nearness(self.seat, creature)
    }

    fn errand(&self, pawn: Pawn, spot: Spot, changed: bool) -> f32 {
        let (game, place) = (self.game, spot.place());
        let slot = game.slot_for(spot).unwrap_or(0);
        let piece = Piece { owner: self.seat, pawn, changed };
        let price = if pawn == Pawn::Mercenary { VAL * f32::from(game.mercenary_price(self.seat)) } else { 0.0 };
        let misused = if pawn == Pawn::Mage && !game.board.mages.contains(spot) { MAGE_ELSEWHERE } else { 0.0 };
        let change = if changed { token_worth(Token::Mushroom) } else { 0.0 };
        game.errand_worth(place, slot, piece) - price - misused - change
    }

    fn convert(&self, trade: Trade, amount: u8) -> f32 {
        let vals = VAL * f32::from(amount);
        match trade {
            Trade::ValsToPm => self.magic(i16::from(amount)) - vals,
            Trade::PmToVals => self.magic(-i16::from(amount)) + vals,
        }
    }

    fn reward(&self, zone: Element, reward: Option<Reward>) -> f32 {
        match reward {
            None => 0.0,
            Some(Reward::Pc) => self.skill(zone),
            Some(Reward::Pm1) => MAGIC,
            Some(reward) => match reward.token() {
                Some(token) => token_worth(token) + if token == Token::Diamond { 1.0 } else { 0.5 },
                None => f32::from(reward.vals()) * VAL,
            },
        }
    }

    /// RULES 6.5: a quarter of the cards are wounds; a second one injures the mage.
    fn draw(&self, berries: u8, double: bool) -> f32 {
        let (game, training) = (self.game, &self.game.training);
        let cards = f32::from(1 + berries + u8::from(double));
        let gain = cards * 0.42 * self.best - MAGIC - f32::from(berries) * (0.5 + token_worth(Token::Berry));
        if training.draws < training.immune {
            return gain;
        }
        let player = game.player(self.seat);
        let hurt = !player.kept.and(game.content.wounds()).is_empty();
        let wound = match () {
            () if player.has(Token::Plant) => 0.7,
            () if hurt => 3.0,
            () => 1.0,
        };
        gain - 0.25 * cards * wound
    }

    /// +1 in the Arena for everybody; mine is worth a little more to me.
    fn dominance(&self, statue: Element) -> f32 {
        0.1 * self.skill(statue)
    }

    fn course(&self, course: CourseId) -> f32 {
        let card = self.game.content.course(course);
        let worth = match card.effect {
            Effect::GainPc(_) => self.best,
            Effect::GainVals(n) => f32::from(n) * VAL,
            Effect::GainPm(n) => f32::from(n) * MAGIC,
            _ => COURSE,
        };
        worth + 0.8 - f32::from(card.vals) * VAL + self.magic(-i16::from(card.magic))
    }

    fn spell(&self, spell: SpellId) -> f32 {
        let card = self.game.content.spell(spell);
        let worth = match card.effect {
            Effect::GainPm(n) => f32::from(n) * MAGIC,
            Effect::GainVals(n) | Effect::TakeStatueVals(n) => f32::from(n) * VAL,
            Effect::StealPc(_) => 2.0 * self.best,
            Effect::ExtraFight(_) => 3.0,
            Effect::StrengthenFight(_) => 1.8,
            Effect::FreeFight => 1.0,
            _ => 0.8,
        };
        worth - f32::from(card.malus)
    }

    fn cast(&self, spell: SpellId, on: Option<Seat>, element: Option<Element>) -> f32 {
        let card = self.game.content.spell(spell);
        if self.game.is_idle_cast(self.seat, spell, on, element) {
            return -f32::from(card.malus) - SPELL * self.usable;
        }
        let harm = match (card.effect, on, element) {
            (Effect::StealPc(_), Some(victim), Some(element)) => HARM * self.game.skill_worth(victim, element),
            (Effect::WeakenOne(_), Some(victim), _) => HARM * 0.3 * self.game.ready(victim).len() as f32,
            (Effect::StealVials, Some(victim), _) => {
                self.game.player(victim).kept.minus(self.game.content.wounds()).len() as f32 * 0.8
            }
            _ => 0.0,
        };
        harm + self.effect(card.effect, element) - f32::from(card.malus) - SPELL * 0.5 * self.usable
    }

    /// What a verb gives to its user at once.
    fn effect(&self, effect: Effect, element: Option<Element>) -> f32 {
        let game = self.game;
        match effect {
            Effect::GainPm(n) => self.magic(i16::from(n)),
            Effect::GainVals(n) => f32::from(n.min(game.board.bank)) * VAL,
            Effect::GainPc(_) | Effect::StealPc(_) => element.map_or(self.best, |element| self.skill(element)),
            Effect::TakeStatueVals(n) => {
                let there: u16 = game.board.statues.iter().map(|statue| u16::from(statue.vals)).sum();
                f32::from(u16::from(n).min(there)) * VAL
            }
            Effect::TakeValsFromEach(n) => {
                let vals = game.opponents(self.seat).map(|other| n.min(game.player(other).vals));
                vals.map(f32::from).sum::<f32>() * VAL * (1.0 + HARM)
            }
            Effect::ExtraFight(_) => {
                let others = game.ready(self.seat);
                if others.len() > usize::from(game.visit.fights) { 4.0 } else { 0.0 }
            }
            Effect::IgnoreAllWounds if !game.training.wounds.is_empty() => 1.2,
            Effect::StrengthenFight(_) if game.ready(self.seat).is_empty() => 1.5,
            Effect::FreeFight => 0.6,
            Effect::MercenaryCost(_) => 2.0 * VAL,
            _ => 0.3,
        }
    }
}

/// What the vials of a group could have been worth elsewhere.
fn spent(mix: Mix) -> f32 {
    let worth = |size: Size| vial_worth(size) * f32::from(mix.cards[size.index()]);
    let tokens = |size: Size| token_worth(Token::vial(size)) * f32::from(mix.tokens[size.index()]);
    0.6 * Size::ALL.into_iter().map(|size| worth(size) + tokens(size)).sum::<f32>()
}
