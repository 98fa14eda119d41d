//! Two people at the two long sides of a flat screen: each side has its own words and buttons, and those of the far side are
//! turned towards the person there.

use browser::dom::Page;
use context::elements::{Button, Dialog, Part};
use context::this::words as m;
use context::{Key, Session, Settings, Table};

use super::panel::Shown;
use super::state::Play;

/// The buttons that each side has: the near one, and the far one.
const BUTTONS: [[Button; 2]; 7] = [
    [Button::Throw, Button::FarThrow],
    [Button::Rethrow, Button::FarRethrow],
    [Button::Forced, Button::FarForced],
    [Button::EndTurn, Button::FarEndTurn],
    [Button::TakeBack, Button::FarTakeBack],
    [Button::Redo, Button::FarRedo],
    [Button::Hint, Button::FarHint],
];

impl Play {
    /// Gives both sides their share of the panel. Without a panel there is no game.
    pub(crate) fn show_sides(
        &mut self,
        page: &Page,
        table: &Table,
        settings: &Settings,
        panel: Option<&Shown>,
    ) {
        // A study has only one person.
        let two = table.two_people() && !table.is_study();
        let at_table = settings.is_on(Key::Table) && two;
        page.mark(Part::Game, "at-table", at_table);
        page.mark(Dialog::Choice, "at-table", at_table);
        page.show(Part::Far, at_table);
        self.board.set_at_table(at_table);
        let near = settings.side_below(table);
        let acting = table.seen().and_then(|session| session.turn().side());
        let far_acts = at_table && acting == Some(near.other());
        page.mark(Dialog::Choice, "far", far_acts);
        // Help is read by the person who asked for it.
        let refusals = [Part::Refusal, Part::FarRefusal];
        page.move_before(Part::Advice, refusals[usize::from(far_acts)]);
        let turn = panel.map_or("", |panel| panel.turn.as_str());
        page.say(Part::FarTurn, turn);
        let Some(panel) = panel else {
            return page.say(Part::FarTask, "");
        };
        page.say(Button::FarRethrow, &panel.rethrow);
        page.mark(Button::FarEndTurn, "main", panel.ends);
        if !at_table {
            return;
        }
        let last = table.seen().and_then(Session::last_mover);
        for (at, side) in [near, near.other()].into_iter().enumerate() {
            for buttons in BUTTONS {
                let wanted = panel.buttons.contains(&(buttons[0], true));
                let theirs = if buttons[0] == Button::TakeBack {
                    last
                } else {
                    acting
                };
                let shown = wanted && theirs.is_none_or(|theirs| theirs == side);
                page.show(buttons[at], shown);
            }
            let Some(task) = &panel.task else { continue };
            let theirs = acting.is_none_or(|acting| acting == side) || table.seen_past().is_some();
            let text = if theirs {
                task.clone()
            } else {
                m::task_other()
            };
            page.say([Part::Task, Part::FarTask][at], &text);
        }
    }
}
