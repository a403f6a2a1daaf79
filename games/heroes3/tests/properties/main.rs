//! What must hold in every battle, whatever is played: the attack, the order of activation, the choices of the AI.

mod adventures;
mod ai;
mod battles;
mod maps;
mod wits;
