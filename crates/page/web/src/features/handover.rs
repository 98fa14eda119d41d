//! The end of a turn, where a person has set that it is confirmed: all that was done can be looked at and taken back before the
//! computer goes on.

use crate::dom::{Button, Part};
use crate::effects::Context;
use crate::feature::{Feature, Showing};
use crate::messages as m;
use crate::settings::{Key, Settings};
use crate::table::{Purpose, Table};
use crate::this_game::Session;

/// The turns that have been confirmed.
#[derive(Default)]
pub(crate) struct Handover {
    /// How long the record was when the last one was.
    confirmed: Option<usize>,
}

impl Handover {
    /// Whether the game waits for a person to confirm the turn.
    pub(crate) fn holds(&self, table: &Table, settings: &Settings) -> bool {
        let here = table.purpose == Purpose::Game && table.past.is_none();
        let open = here && self.confirmed != Some(table.entries());
        let goes_on = |session: &Session| {
            let mover = session.last_mover().filter(|_| session.can_take_back());
            mover.is_some_and(|side| {
                let next = side.other();
                // Where another person throws, nothing happens by itself.
                let by_itself =
                    session.player(next).is_computer() || settings.is_on(Key::AutoThrow);
                session.player(side).is_here() && session.turn().side() == Some(next) && by_itself
            })
        };
        settings.is_on(Key::Confirm) && open && table.session.as_ref().is_some_and(goes_on)
    }

    /// Lets the turn be over.
    pub(crate) fn confirm(&mut self, cx: &mut Context<'_>) {
        if self.holds(cx.table, cx.settings) {
            self.confirmed = Some(cx.table.entries());
            cx.effects.go_on();
        }
    }
}

impl Feature for Handover {
    /// A move that was taken back may be made again.
    fn rethink(&mut self, _: &mut Context<'_>) {
        self.confirmed = None;
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        if cx.motion.settled && self.holds(cx.table, cx.settings) {
            cx.page.say(Button::EndTurn, &m::end_turn());
            cx.page.mark(Button::EndTurn, "main", true);
            shown.buttons.push((Button::EndTurn, true));
            let task = m::task_confirm();
            cx.page.say(Part::Task, &task);
            shown.task = Some(task);
        }
    }
}
