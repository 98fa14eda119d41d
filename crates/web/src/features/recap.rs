//! The computer's last turn as a whole: told in one line, and shown again when somebody asks.

use sahkku_session::{Pending, Session, Turn};

use crate::effects::{Context, Effect};
use crate::table::{Motion, Purpose, Table};
use crate::text::news;

/// What is done about the last turn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    /// Show it again.
    ShowAgain,
}

/// Handles a message.
pub(crate) fn update(message: Message, cx: &mut Context<'_>) {
    match message {
        Message::ShowAgain => {
            if let Some(turn) = cx.table.session.as_ref().and_then(computers_turn) {
                cx.effects.want(Effect::PlayBack(turn.begins));
            }
        }
    }
}

/// The last turn in one line, if a computer made it and people have not begun to answer it.
pub(crate) fn line(table: &Table) -> Option<String> {
    let seen = table.seen().filter(|_| table.purpose == Purpose::Game)?;
    computers_turn(seen).map(|turn| news::turn_line(&turn))
}

/// Whether it can be shown again now: a person is to act, and nothing moves.
pub(crate) fn is_shown_again(table: &Table, motion: Motion) -> bool {
    let acts = |session: &Session| match session.pending() {
        Pending::Throw(side, _) | Pending::Decision(side) => !session.player(side).is_computer(),
        _ => false,
    };
    !motion.moving && table.seen_past().is_none() && table.seen().is_some_and(acts)
}

fn computers_turn(session: &Session) -> Option<Turn> {
    let turn = session.last_turn()?;
    session.player(turn.side).is_computer().then_some(turn)
}
