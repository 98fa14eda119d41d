//! The bots of Hnefatafl.

use crate::Session;
use crate::thinking::HnefataflPlayers;
use hnefatafl::{Entry, Side};
use hnefatafl_player::{greedy, takes_draw_by_count};

use on_page::Opponent;

use crate::Hnefatafl;

impl Opponent for Hnefatafl {
    type Players = HnefataflPlayers;

    fn last_resort(session: &Session, bits: u64) -> Option<Entry> {
        greedy(session.judge(), session.position(), bits).map(Entry::Action)
    }

    fn takes_draw(session: &Session, side: Side) -> bool {
        takes_draw_by_count(session.judge(), session.position(), side)
    }
}
