//! What the page says of its game.

pub use messages::numbers;
pub use on_page::Said;
pub use on_page::text::{errors, levels, mentions, rules, seats, terms};
