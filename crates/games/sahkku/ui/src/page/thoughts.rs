//! The bots of sáhkku.

use crate::thinking::SahkkuPlayers;
use crate::{Pending, Session};
use sahkku::{Action, Entry, Side};
use sahkku_player::{greedy, takes_draw_by_count};

use on_page::Opponent;

use crate::Sahkku;

impl Opponent for Sahkku {
    type Players = SahkkuPlayers;

    fn opens_hand(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(Action::Rethrow(_)))
    }

    fn last_resort(session: &Session, bits: u64) -> Option<Entry> {
        if matches!(Pending::of(session), Pending::Way(_)) {
            return Some(Entry::Walks(false));
        }
        greedy(session.judge(), session.position(), bits).map(Entry::Action)
    }

    fn takes_draw(session: &Session, side: Side) -> bool {
        takes_draw_by_count(session.position(), side)
    }
}
