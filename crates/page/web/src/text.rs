//! What the page says of its game.

pub(crate) use messages::numbers;
pub(crate) use on_page::Said;
pub(crate) use on_page::text::{errors, levels, mentions, rules, seats, terms};
