//! What must hold in every battle, whatever is played: the attack, the order of activation, the choices of the AI.

mod ai;
mod battles;
