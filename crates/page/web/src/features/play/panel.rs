//! The panel beside the board: whose turn it is, what can be done, and the buttons for it.

use browser::dom::Page;
use context::elements::{Button, Part};
use context::this::words as m;
use context::{Key, Session, Settings, Table, This};
use on_page::{Ending, Moves, News};

use super::state::Play;

/// The content of the panel, for a second display at the far side of the screen.
pub(crate) struct Shown {
    pub(crate) turn: String,
    /// What can be done; `None` if the previous text stays until the action has been seen.
    pub(crate) task: Option<String>,
    pub(crate) rethrow: String,
    /// Whether the turn can only end, or throw again.
    pub(crate) ends: bool,
    /// The buttons, and whether each is visible.
    pub(crate) buttons: [(Button, bool); 9],
}

impl Play {
    /// Shows the panel. `thinking` is whether the computer has been thinking long enough to show it.
    pub(crate) fn show_panel(
        &self,
        page: &Page,
        table: &Table,
        settings: &Settings,
        thinking: bool,
    ) -> Option<Shown> {
        let session = table.seen()?;
        let motion = self.motion();
        let turn = This::turn_in_words(session);
        page.say(Part::Turn, &turn);
        if let Some(stakes) = This::stakes(session) {
            // A first game begins with few words.
            let waits = settings.is_on(Key::Coach) && session.record().entries().is_empty();
            page.say(Part::Stakes, if waits { "" } else { &stakes });
        }
        let task = match table.seen_past() {
            _ if motion.tumbling => Some(String::new()),
            _ if !motion.settled => None,
            _ if settings.throws_off_by_itself(table) => Some(String::new()),
            Some(at) => Some(m::TaskPast { step: at }.text()),
            None if thinking => Some(m::task_thinking()),
            None => Some(This::task(session, self.marks.chosen.is_some())),
        };
        if let Some(task) = &task {
            page.say(Part::Task, task);
        }
        page.mark(Part::Task, "thinking", thinking);
        page.show(Part::Task, table.lesson().is_none());
        let mut buttons = self.buttons(table, session);
        if settings.throws_off_by_itself(table) {
            for (button, shown) in &mut buttons {
                *shown &= !matches!(button, Button::Throw | Button::SkipThrowOff);
            }
        }
        for (button, shown) in buttons {
            self.show_button(page, button, shown);
        }
        if let Some(end) = This::end_of_turn_in_words(session) {
            page.say(Button::EndTurn, &end);
        }
        // The most frequent action comes first.
        let ends = This::is_at_its_end(session);
        page.mark(Button::EndTurn, "main", ends);
        let rethrow = match self.marks.lifted.len() as u32 {
            0 => m::throw_again(),
            lifted => m::ThrowAgainCount { count: lifted }.text(),
        };
        page.say(Button::Rethrow, &rethrow);
        Some(Shown {
            turn,
            task,
            rethrow,
            ends,
            buttons,
        })
    }

    /// The buttons, and whether each is visible: in a lesson only the requested ones.
    fn buttons(&self, table: &Table, seen: &Session) -> [(Button, bool); 9] {
        let motion = self.motion();
        let decides = table.sees_decision();
        let (throw, rethrow) = match (table.lesson(), table.lesson_wants()) {
            (Some(lesson), wanted) => (
                lesson.task().is_some() && table.may_throw() && !motion.moving,
                wanted.iter().flatten().any(This::throws_again) && !motion.moving,
            ),
            (None, _) => (
                table.may_throw() && motion.settled,
                decides && seen.legal().iter().any(This::throws_again),
            ),
        };
        let alone = table.lesson().is_none();
        let takes_back = seen.can_take_back()
            && table.session.as_ref().is_some_and(Session::can_take_back)
            && table.seen_past().is_none();
        [
            (Button::Throw, throw),
            (Button::SkipThrowOff, throw && alone && table.is_throw_off()),
            (Button::Rethrow, rethrow),
            (
                Button::Forced,
                decides && alone && !This::forced(seen).is_empty(),
            ),
            (
                Button::GiveUp,
                table.may_throw() && motion.settled && alone && This::may_give_up(seen),
            ),
            (
                Button::EndTurn,
                decides && seen.legal().iter().any(This::ends_turn),
            ),
            (Button::TakeBack, takes_back && alone),
            (Button::Redo, decides && alone && seen.can_redo()),
            (Button::Hint, decides && table.gives_hints()),
        ]
    }

    /// Shows or hides a button. The keyboard focus leaves a button that is hidden.
    pub(crate) fn show_button(&self, page: &Page, button: Button, shown: bool) {
        if !shown && page.has_keyboard(button) {
            self.twin.take_focus();
        }
        page.show(button, shown);
    }

    pub(crate) fn clear_panel(&self, page: &Page) {
        page.say(Part::Turn, "");
        page.say(Part::Task, "");
        for button in [
            Button::Throw,
            Button::SkipThrowOff,
            Button::Rethrow,
            Button::Forced,
            Button::GiveUp,
            Button::EndTurn,
            Button::TakeBack,
            Button::Redo,
            Button::Hint,
        ] {
            page.show(button, false);
        }
    }
}
