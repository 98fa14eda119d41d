//! The computer players.

use worker::Asked;

use super::pieces::{Entry, Pieces, Session, Side};

pub trait Opponent: Pieces {
    type Players: Asked<Game = Self::Game>;

    /// Whether a decision throws dice at once.
    fn opens_hand(_entry: &Entry<Self>) -> bool {
        false
    }

    /// What a simple player does, if no bot can be asked.
    fn last_resort(session: &Session<Self>, bits: u64) -> Option<Entry<Self>>;

    /// Whether a side agrees to a draw, if no bot can be asked.
    fn takes_draw(session: &Session<Self>, side: Side<Self>) -> bool;
}
