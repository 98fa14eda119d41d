//! The bots of Kotra.

use crate::Session;
use crate::thinking::KotraPlayers;
use kotra::{Action, Entry, Side};
use kotra_player::{greedy, takes_draw_by_count};

use on_page::Opponent;

use crate::Kotra;

impl Opponent for Kotra {
    type Players = KotraPlayers;

    fn opens_hand(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(Action::Throw(_)))
    }

    fn last_resort(session: &Session, bits: u64) -> Option<Entry> {
        greedy(session.judge(), session.position(), bits).map(Entry::Action)
    }

    fn takes_draw(session: &Session, side: Side) -> bool {
        takes_draw_by_count(session.position(), side)
    }
}
