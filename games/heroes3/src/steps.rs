//! The agenda: which step comes when. What a step is about stands beside its rule.

use crate::{
    Event, Heroes3, Refusal,
    campaign::{KeepCards, SwapCards},
    combat::{
        activation::{Act, Activation, AfterShot},
        ai::{AiGo, AiPick, AiTarget},
        attack::{AttackRun, OfferAbility, PickVictim},
        ending::{EndCombat, EndRound, Extend},
        placing::{Deploy, DrawEnemy, PlaceEnemy, PlaceGate, SwapGuard},
        round::{Ballista, BeginRound, Next, StartCombat},
        windows::{CardWindow, DefenceReroll, FinishPlay},
    },
    effects::{
        Effects,
        choosing::{PickCard, PickOption, PickPair, PickRow, PickTarget},
        map::{
            cards::{OwnPick, PickDeck, TakeOrDiscard, TopOrBottom},
            dice::RollDice,
            goods::PickTrack,
            recruits::{DrawNeutral, PickRecruit},
            trading::{BuyMachine, Trade},
            units::{PickFlipped, PickReinforced},
            ways::{Discover, MoveHero, PickHero, Teleport},
            wings::FlyOn,
        },
        moments::Speak,
    },
    land::{
        ai::{AiStep, AiTurns, Attacked},
        enter::{Enter, Leave, Visit},
        reveal::{TurnStart, TurnTile},
    },
    realm::search::{NewTop, Search, SearchPick},
    realm::{
        bridge::{After, AfterCombat, Announced, GoHome, SetUpCombat},
        goals::{Operations, StartBonus},
        hand::{FillHand, RefreshHand},
        round::{GameRound, PlayerTurn},
        town::Muster,
        turn::OwnTurn,
    },
    setup::{BuildArmy, DrawHand},
};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Stepped, Untimely},
};

pub(crate) type Journal = taverne_engine::Journal<Event>;

taverne_engine::steps! {
    /// A step of the rulebook that is still to come.
    pub enum Step of Heroes3 {
        /// RULING 115
        ask BuildArmy,
        ask Search,
        ask SearchPick,
        ask NewTop,
        run DrawHand,
        /// RULES 19.3
        ask Deploy,
        run DrawEnemy,
        ask SwapGuard,
        ask PlaceEnemy,
        ask PlaceGate,
        run StartCombat,
        /// RULES 19.4
        run BeginRound,
        run Ballista,
        ask Next,
        run Activation,
        ask Act,
        ask AfterShot,
        /// RULES 19.5
        run AttackRun,
        ask OfferAbility,
        ask PickVictim,
        ask CardWindow,
        ask DefenceReroll,
        run FinishPlay,
        run Effects,
        ask PickRow,
        ask PickTarget,
        ask PickPair,
        ask PickOption,
        ask PickCard,
        ask Speak,
        ask OwnPick,
        ask PickDeck,
        ask TakeOrDiscard,
        ask TopOrBottom,
        ask RollDice,
        ask PickTrack,
        ask BuyMachine,
        ask Trade,
        ask DrawNeutral,
        ask PickFlipped,
        ask PickRecruit,
        ask PickReinforced,
        ask Discover,
        ask FlyOn,
        ask MoveHero,
        ask PickHero,
        ask Teleport,
        /// RULES 19.8, 21
        run EndRound,
        ask Extend,
        run EndCombat,
        /// RULES 21
        run AfterCombat,
        ask GoHome,
        ask Announced,
        run SetUpCombat,
        /// RULES 4.3, 30.4
        ask StartBonus,
        run Operations,
        ask KeepCards,
        ask SwapCards,
        /// RULES 5, 6
        run GameRound,
        run PlayerTurn,
        ask RefreshHand,
        ask FillHand,
        ask OwnTurn,
        ask Muster,
        /// RULES 22
        ask AiTarget,
        ask AiGo,
        ask AiPick,
        /// RULES 15.4
        ask TurnTile,
        ask TurnStart,
        /// RULES 7, 16
        run Enter,
        run Visit,
        run Leave,
        /// RULES 22.5
        run AiTurns,
        ask AiStep,
        ask Attacked,
    }
}

impl Stepped for Heroes3 {
    type Step = Step;

    #[inline]
    fn step(&self) -> Option<Step> {
        self.agenda.now()
    }

    #[inline]
    fn done(&mut self) -> Flow {
        self.agenda.pop();
        Flow::Go
    }

    fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    #[inline]
    fn active(&self) -> Seat {
        self.fallback()
    }

    fn refuse(why: Untimely) -> Refusal {
        match why {
            Untimely::GameOver => Refusal::GameOver,
            Untimely::NotAsked => Refusal::NotAsked,
            Untimely::NotNow => Refusal::NotNow,
        }
    }

    /// Nobody tries what is plainly not there.
    fn is_tempting(refusal: &Refusal) -> bool {
        !matches!(refusal, Refusal::Empty | Refusal::NotNow | Refusal::WrongMoment | Refusal::NotInHand)
    }
}

impl Heroes3 {
    /// Who decides for a side; the person at the table decides the ties of those who fight by themselves.
    #[inline]
    pub(crate) fn decider(&self, side: crate::kinds::Side) -> SeatSet {
        SeatSet::only(self.seat_of(side).unwrap_or_else(|| self.fallback()))
    }

    /// RULING 91: a combat is over at once when a side has no unit on the board; the rest is dropped.
    pub(crate) fn drop_if_decided(&mut self) -> bool {
        use crate::kinds::Side;
        let combat = &self.combat;
        if !combat.army(Side::Attacker).is_empty() && !combat.army(Side::Defender).is_empty() {
            return false;
        }
        if !self.is_board_laid() {
            return false;
        }
        self.drop_agenda();
        self.agenda.push(EndCombat);
        true
    }

    /// Whether a combat is being fought, besides being announced or over.
    pub(crate) fn is_board_laid(&self) -> bool {
        let fought = |step: &Step| matches!(step, Step::AfterCombat(it) if it.at == After::Fighting);
        self.is_skirmish() || self.agenda.steps().iter().any(fought)
    }
}

impl Heroes3 {
    /// What of a combat is still to come is dropped; cards that were being played are discarded.
    pub(crate) fn drop_agenda(&mut self) {
        while let Some(step) = self.agenda.pop() {
            if let Step::AfterCombat(_) = step {
                self.agenda.push(step);
                break;
            }
            if let Step::FinishPlay(play) = step {
                self.player_mut(play.seat).put_on_discard(play.card);
            }
        }
    }
}

/// A question that is always put in the same words.
pub(crate) fn ask(question: &'static str, rule: &'static str) -> Prompt {
    Prompt { question: Phrase::new(question), rule }
}
