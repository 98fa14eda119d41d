//! The computer's last turn as a whole: told in one line, and shown again when somebody asks.

use core::ops::Range;

use crate::dom::Button;
use crate::effects::{Context, LaterEffect};
use crate::feature::{Feature, Showing};
use crate::on_page::{History, News};
use crate::table::{Motion, Purpose, Table};
use crate::this_game::{Session, This};

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
                cx.effects.want(LaterEffect::PlayBack(turn.start));
            }
        }
    }
}

/// The computer's last turn.
pub(crate) struct Recap;

impl Feature for Recap {
    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        shown.line = line(cx.table);
        let again = shown.line.is_some() && is_shown_again(cx.table, cx.motion);
        shown.buttons.push((Button::ShowAgain, again));
    }
}

/// The last turn in one line, if a computer made it and people have not begun to answer it.
fn line(table: &Table) -> Option<String> {
    let seen = table.seen().filter(|_| table.purpose == Purpose::Game)?;
    let turn = computers_turn(seen)?;
    Some(This::turn_in_line(This::history_of(seen).get(turn)?))
}

/// Whether it can be shown again now: a person is to act, and nothing moves.
fn is_shown_again(table: &Table, motion: Motion) -> bool {
    let person = |session: &Session| {
        let side = session.turn().side();
        side.is_some_and(|side| session.player(side).is_here())
    };
    !motion.moving && table.seen_past().is_none() && table.seen().is_some_and(person)
}

/// The entries of the last turn, if a computer made it.
fn computers_turn(session: &Session) -> Option<Range<usize>> {
    let turn = session.last_turn()?;
    let computer = session.player(turn.side).is_computer();
    computer.then_some(turn.entries)
}
