//! The computer players.

use game::{Brain as _, Level, Side};
use on_page::Opponent;
use small::{Entry, Evaluate as _, Player};
use thinker::SmallPlayers;

use crate::{Action, Page, Session, SmallPage};

impl<B: SmallPage> Opponent for Page<B> {
    type Players = SmallPlayers<B::Position>;

    fn last_resort(session: &Session<B>, bits: u64) -> Option<Entry<Action<B>>> {
        let player = Player::<B::Position>::of_level(Level::Steady);
        player.decide(&(), session.game(), bits)?.first().copied()
    }

    /// A side agrees where it is behind.
    fn takes_draw(session: &Session<B>, side: Side) -> bool {
        let first = session.position().chance_of_first(session.judge());
        match side {
            Side::First => first < 0.5,
            Side::Second => first > 0.5,
        }
    }
}
