//! Two people at a distance: inviting, sending and opening letters, and a game on the table that follows its log.
//!
//! One's seat is the authority of the game: what is decided here goes into its draft, and its record comes to the table step by
//! step, one's own decisions as the other's ([`follow`]). All that is known of a game is kept as text before anything of it is
//! shown or sent ([`held`]).

mod deed;
mod elements;
mod elsewhere;
mod fields;
mod follow;
mod games;
mod gate;
mod heading;
mod held;
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
mod style;
mod troubles;

pub use state::{Distance, Message, is_at};
