//! The end of a turn if turns are confirmed: everything can be looked at and taken back before the computer
//! continues.

use context::elements::{Button, Part};
use context::this::words as m;
use context::{Context, Feature, Key, Settings, Showing, Side, Table, This};
use on_page::{History as _, News as _, told};

#[derive(Default)]
pub(crate) struct Handover {
    /// The length of the record at the last confirmation.
    confirmed: Option<usize>,
}

impl Handover {
    /// The side of the person who has to confirm the turn before the game continues, if any.
    pub(crate) fn waits_for(&self, table: &Table, settings: &Settings) -> Option<Side> {
        let here = table.is_game() && table.past.is_none();
        if !here || !settings.is_on(Key::Confirm) || self.confirmed == Some(table.entries()) {
            return None;
        }
        let session = table.session.as_ref().filter(|game| game.can_take_back())?;
        let (side, next) = (session.last_mover()?, session.turn().side()?);
        // If another person throws, nothing happens automatically.
        let by_itself = session.player(next).is_computer() || settings.is_on(Key::AutoThrow);
        (next != side && session.player(side).is_here() && by_itself).then_some(side)
    }

    pub(crate) fn confirm(&mut self, cx: &mut Context<'_>) {
        if self.waits_for(cx.table, cx.settings).is_some() {
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
        let waits_for = self.waits_for(cx.table, cx.settings);
        if let (Some(session), Some(side), true) = (&cx.table.session, waits_for, cx.motion.settled)
        {
            cx.page.say(Button::EndTurn, &m::confirm_turn());
            cx.page.mark(Button::EndTurn, "main", true);
            shown.buttons.push((Button::EndTurn, true));
            let first = session.last_turn().map_or(0, |turn| turn.entries.start);
            let steps = This::history_of(session).into_iter().skip(first);
            let steps: Vec<_> = steps.filter(|told| This::went(told).is_some()).collect();
            shown.annotations.extend(told::<This>(side, steps.iter()));
            let (turn, task) = (This::turn_in_line(&steps), m::task_confirm());
            cx.page.say(Part::Turn, &turn);
            cx.page.say(Part::Task, &task);
            (shown.told.turn, shown.told.task) = (Some(turn), Some(task));
        }
    }
}
