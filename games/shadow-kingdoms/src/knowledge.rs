//! What the game tells bots: how well somebody stands in the long run, how an action looks, and when a move is done.
//!
//! The race is for seven plans, so a position is the points so far, the plans still to come with what they will be worth,
//! and everything that makes them better.

mod cards;
mod first_sight;
mod outlook;

use crate::{Action, ShadowKingdoms, steps::Step};
use taverne_engine::{Knowledge, Seat, steps::Stepped};

/// What goods are worth in points of the final score, while there is time to spend them.
pub(crate) const GOLD: f32 = 0.28;
pub(crate) const MAGIC: f32 = 0.4;
pub(crate) const GEM: f32 = 1.3;
/// Turns that a plan takes, from one execution to the next.
const TURNS_PER_PLAN: f32 = 3.7;

impl Knowledge for ShadowKingdoms {
    const HORIZON: usize = 16;
    const LEAD: f32 = 12.0;

    fn evaluate(&self, seat: Seat) -> f32 {
        self.over_the_others(seat)
    }

    fn decisive_lead(&self) -> f32 {
        5.0 + 1.6 * self.plans_left()
    }

    fn left(&self) -> f32 {
        self.plans_left() / f32::from(self.content.plans_to_end)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let sight = first_sight::Sight::of(self, seat);
        out.extend(actions.iter().map(|&action| sight.promise(action)));
    }

    /// A die that has just been chosen is only half a move; what a card offers is judged by what could be taken.
    fn is_settled(&self) -> bool {
        !matches!(
            self.step(),
            Some(Step::TakeDie(_) | Step::DropDie(_) | Step::MagicShrine(_) | Step::LeftBonus(_) | Step::Finish(_))
        )
    }
}

impl ShadowKingdoms {
    /// How many plans the one who is ahead still needs.
    fn plans_left(&self) -> f32 {
        let most = self.wardens.iter().map(|it| it.completed().len()).max().unwrap_or(0);
        let left = usize::from(self.content.plans_to_end).saturating_sub(most) as f32;
        match &self.adversary {
            Some(it) => {
                let turns = 5.0 * (f32::from(self.content.solo.plans) - it.plans.len() as f32);
                left.min(turns / TURNS_PER_PLAN)
            }
            None => left,
        }
    }

    /// By how much a seat will be better than its best opponent.
    fn over_the_others(&self, seat: Seat) -> f32 {
        let rival = match &self.adversary {
            Some(adversary) => {
                let now: i32 = self.adversary_lines(adversary).iter().map(|&(_, points)| points).sum();
                let turns = if self.over { 0.0 } else { self.plans_left() * TURNS_PER_PLAN };
                now as f32 + turns / 5.0 * 12.0 + turns * 0.2
            }
            None => seat.others(self.table()).map(|other| self.outlook(other)).fold(f32::MIN, f32::max),
        };
        self.outlook(seat) - rival
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cards::{Place, Shrine, Slot},
        dice::{Die, Troop},
        scenario::{Scenario, Scene},
    };

    const ME: Seat = Seat::new(0);
    const LARGE: [&str; 5] = ["bp_ambush_04", "bp_ambush_13", "bp_siege_05", "bp_siege_10", "bp_clash_09"];

    /// In the Plan shrine, the one open slot taken by this plan, with these plans to be cycled.
    fn before_the_column(reserved: &'static str, column: &[&'static str]) -> Scene {
        let table = Scenario::new(2).column(column).shrine(Shrine::Plan, &[Die::new(Troop::Orc, 6)]);
        let mut scene = table.seat(0, |it| it.gold(3).magic(3).reserve(Slot::Left, reserved)).at_move();
        scene.play(0, Action::Move(Place::Plan));
        scene
    }

    fn promised(scene: &Scene, wanted: impl Fn(&Action) -> bool) -> f32 {
        let actions = scene.actions(0);
        let mut promises = Vec::new();
        scene.game().priors(ME, &actions, &mut promises);
        let wanted = actions.iter().zip(promises).filter(|(action, _)| wanted(action));
        wanted.map(|(_, promise)| promise).fold(f32::MIN, f32::max)
    }

    fn worth_of_a_cycle(scene: &Scene) -> f32 {
        promised(scene, |it| matches!(it, Action::CyclePlan(_))) - promised(scene, |it| *it == Action::Decline)
    }

    // RULES 14 [R36]: a column that nobody can execute would lock the table.
    #[test]
    fn plans_that_no_camp_has_room_for_are_worth_a_cycle() {
        assert!(worth_of_a_cycle(&before_the_column("bp_clash_12", &LARGE)) > 1.0);
        let small = ["bp_ambush_06", "bp_ambush_08", "bp_siege_01", "bp_siege_06", "bp_clash_02"];
        assert!(worth_of_a_cycle(&before_the_column("bp_ambush_09", &small)) < 0.0);
    }
}
