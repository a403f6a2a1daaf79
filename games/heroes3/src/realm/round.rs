//! RULES 5, 6: the rounds of a scenario and the turn of a player.

use super::{
    goals::HOMELESS,
    hand::{FillHand, RefreshHand},
    turn::OwnTurn,
};
use crate::{
    Event, Heroes3,
    cards::map::Moment,
    kinds::{Resource, RoundKind, RoundStage, TownToken, Which},
    land::ai::AiTurns,
    player::MOVEMENT,
    steps::Journal,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Seat,
    steps::{Automatic, Flow, Stepped},
};

/// How far a round has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundAt {
    /// Movement points and expert uses are restored (RULING 3).
    Restore,
    Events,
    /// Income, or the astrologers.
    Card,
    Tokens,
    Turns,
    Ai,
    /// Timed events of the end, victory and defeat.
    EndEvents,
    Check,
}

/// A round of the scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameRound {
    pub at: RoundAt,
}

impl GameRound {
    pub(crate) const BEGIN: Self = Self { at: RoundAt::Restore };
}

impl Automatic<Heroes3> for GameRound {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let next = |at| Self { at };
        match self.at {
            RoundAt::Restore => {
                game.agenda.replace(next(RoundAt::Events));
                game.begin_round(journal);
            }
            RoundAt::Events => {
                game.agenda.replace(next(RoundAt::Card));
                game.queue_timed(false);
            }
            RoundAt::Card => {
                game.agenda.replace(next(RoundAt::Tokens));
                game.income_or_astrologers(journal);
            }
            RoundAt::Tokens => {
                game.agenda.replace(next(RoundAt::Turns));
                for player in &mut game.players {
                    player.tokens = TownToken::ALL.into_iter().fold(0, |bits, it| bits | 1 << it as u8);
                    player.new_guild = false;
                }
            }
            RoundAt::Turns => {
                game.agenda.replace(next(RoundAt::Ai));
                game.realm.stage = RoundStage::Turn;
                for seat in (0..game.players.len()).rev().map(Seat::new) {
                    game.agenda.push(PlayerTurn { seat, at: TurnAt::Refresh });
                }
            }
            RoundAt::Ai => {
                game.agenda.replace(next(RoundAt::EndEvents));
                game.realm.stage = RoundStage::Ai;
                game.agenda.push(AiTurns::default());
            }
            RoundAt::EndEvents => {
                game.agenda.replace(next(RoundAt::Check));
                game.realm.stage = RoundStage::RoundEnd;
                game.queue_timed(true);
            }
            RoundAt::Check => {
                game.count_homeless(journal);
                if !game.settle_round(journal) {
                    game.agenda.replace(next(RoundAt::Restore));
                }
            }
        }
        Flow::Go
    }
}

impl Heroes3 {
    fn begin_round(&mut self, journal: &mut Journal) {
        self.realm.round += 1;
        self.realm.stage = RoundStage::RoundStart;
        let (round, kind) = (self.realm.round, self.realm.kind());
        journal.tell_all(|| Event::RoundStarts { round, kind });
        let bonus = self.movement_bonus();
        for seat in (0..self.players.len()).map(Seat::new) {
            let level = self.player(seat).level();
            let expert_uses = self.content.level(level).expert_uses;
            let player = self.player_mut(seat);
            player.expert_uses = expert_uses;
            for which in Which::ALL {
                if let Some(walker) = player.walker_mut(which) {
                    walker.movement = MOVEMENT[which as usize].saturating_add_signed(bonus);
                    walker.stables = false;
                }
            }
        }
        self.for_each_seat(|game, seat| game.run_moment(Moment::Round, seat));
    }

    fn income_or_astrologers(&mut self, journal: &mut Journal) {
        match self.realm.kind() {
            RoundKind::First => {}
            RoundKind::Resource => {
                for seat in (0..self.players.len()).map(Seat::new) {
                    for resource in Resource::ALL {
                        self.gain(seat, resource, self.income(seat, resource), journal);
                    }
                }
                self.for_each_seat(|game, seat| game.run_moment(Moment::Resources, seat));
            }
            RoundKind::Astrologer => {
                self.draw_astrologer(journal);
                self.for_each_seat(|game, seat| game.run_moment(Moment::Astrologers, seat));
            }
        }
    }

    /// What is put on the agenda for the first player comes first.
    fn for_each_seat(&mut self, mut each: impl FnMut(&mut Self, Seat)) {
        (0..self.players.len()).rev().map(Seat::new).for_each(|seat| each(self, seat));
    }

    /// RULES 24: rounds in a row without any town or settlement; that in which the last was lost is no full one.
    fn count_homeless(&mut self, journal: &mut Journal) {
        for seat in (0..self.players.len()).map(Seat::new) {
            let homeless = !self.has_home(seat);
            let player = self.player_mut(seat);
            player.homeless = if homeless { player.homeless.saturating_add(1) } else { 0 };
            if let Some(left) = (HOMELESS + 1).checked_sub(player.homeless).filter(|_| homeless) {
                journal.tell_all(|| Event::Homeless { seat, left });
            }
        }
    }

    pub(crate) fn has_home(&self, seat: Seat) -> bool {
        let mut any = false;
        self.own_places(seat, |_| any = true);
        any
    }
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnAt {
    Refresh,
    Start,
    Act,
    EndEffects,
    End,
}

/// The turn of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerTurn {
    pub seat: Seat,
    pub at: TurnAt,
}

impl Automatic<Heroes3> for PlayerTurn {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let seat = self.seat;
        let next = |at| Self { at, ..self };
        match self.at {
            TurnAt::Refresh => {
                game.agenda.replace(next(TurnAt::Start));
                journal.tell_all(|| Event::TurnBegins { seat });
                game.combat.seats = [Some(seat), None];
                game.player_mut(seat).once = 0;
                game.drop_lasting(seat, journal);
                game.agenda.then([RefreshHand { seat }.into(), FillHand { seat }.into()]);
            }
            TurnAt::Start => {
                game.agenda.replace(next(TurnAt::Act));
                game.run_moment(Moment::TurnStart, seat);
            }
            TurnAt::Act => {
                game.agenda.replace(next(TurnAt::EndEffects));
                game.agenda.push(OwnTurn { seat });
            }
            TurnAt::EndEffects => {
                game.agenda.replace(next(TurnAt::End));
                game.run_moment(Moment::TurnEnd, seat);
            }
            TurnAt::End => {
                game.done();
                game.lose_power(journal);
                game.lose_hand(seat, journal);
                for which in Which::ALL {
                    if let Some(walker) = game.player_mut(seat).walker_mut(which) {
                        walker.movement = 0;
                    }
                }
                journal.tell_all(|| Event::TurnEnds { seat });
            }
        }
        Flow::Go
    }
}

impl Heroes3 {
    /// RULES 9: low morale twice costs the whole hand.
    fn lose_hand(&mut self, seat: Seat, journal: &mut Journal) {
        let player = self.player_mut(seat);
        if !std::mem::take(&mut player.pending_discard) || player.hand.is_empty() {
            return;
        }
        let hand = std::mem::take(&mut player.hand);
        player.discard.extend(hand);
        journal.tell_all(|| Event::HandLost { seat });
    }
}
