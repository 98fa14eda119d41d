//! Computer players. They know the rules core and nothing of screens, clocks or chance: what
//! they need of it comes in as a value.

mod greedy;
mod odds;

pub use greedy::greedy;
pub use odds::{Odds, Threats};
