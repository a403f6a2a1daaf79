//! Whether an action spends the turn on nothing, though something else would have ticked a box.

use crate::{Action, DiceKingdoms, actions::Act};
use taverne_engine::{Seat, steps::Question};

impl DiceKingdoms {
    /// A die may be spent on nothing **[R12]**; recruiting, fighting and building always tick a box.
    pub(super) fn spends_on_nothing(&self, seat: Seat, action: Action) -> bool {
        let ticks = |action| matches!(action, Action::Hire { .. } | Action::Fight { .. } | Action::Build { .. });
        let mut useful = false;
        Act.legal(self, seat, |other| useful |= ticks(other));
        action == Action::Idle && useful
    }
}
