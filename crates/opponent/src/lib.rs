//! Computer players. They know the rules core and nothing of screens, clocks or chance: what
//! they need of it comes in as a value.

mod greedy;

pub use greedy::greedy;
