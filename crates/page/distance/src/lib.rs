//! Play at a distance: inviting, sending and opening letters, live play, and a table that follows the log of its game.
//!
//! The [`online::Peer`] of the local player is the authority of the game: decisions go into its draft, and its record comes to
//! the table step by step ([`follow`]). Everything known of a game is stored as text before any of it is shown or sent
//! ([`stored`]).

mod deed;
mod elements;
mod elsewhere;
mod fields;
mod follow;
mod games;
mod gate;
mod heading;
mod invite;
mod kept_text;
mod letters;
mod live;
mod notify;
mod panel;
mod record;
mod room;
mod send;
mod shelf;
mod state;
mod stored;
mod style;
mod troubles;

pub use state::{Distance, Message, is_at};
