//! Two people at the two long sides of a flat screen: each side has its own words and buttons,
//! and those of the far side are turned to whoever sits there.

use super::App;
use crate::messages as m;
use crate::settings::Key;
use sahkku::Side;
use sahkku_session::Session;

/// The buttons that each side has of its own.
const BUTTONS: [&str; 4] = ["throw", "rethrow", "end-turn", "take-back"];

impl App {
    /// Whether the screen lies between two people.
    pub(super) fn at_table(&self) -> bool {
        let person = |side: Side| {
            let session = self.session.as_ref();
            session.is_some_and(|session| !session.player(side).is_computer())
        };
        self.settings.is_on(Key::Table) && Side::BOTH.into_iter().all(person)
    }

    /// Gives both sides what is theirs. `shown` says which buttons there are, `task` what is to be
    /// done; without it what was said of that stays.
    pub(super) fn show_sides(&mut self, shown: &[(&str, bool)], task: Option<&str>) {
        let at_table = self.at_table();
        self.page.mark("game", "at-table", at_table);
        self.page.mark("choice", "at-table", at_table);
        self.page.show("far", at_table);
        self.board.set_at_table(at_table);
        let near = self.below();
        let acting = self.seen().and_then(|session| session.pending().side());
        self.page
            .mark("choice", "far", at_table && acting == Some(near.other()));
        if !at_table {
            return;
        }
        let last = self.seen().and_then(Session::last_mover);
        let may = |side: Side, button: &str| {
            let wanted = shown.iter().any(|(id, shown)| *id == button && *shown);
            let theirs = if button == "take-back" { last } else { acting };
            wanted && theirs.is_none_or(|theirs| theirs == side)
        };
        for (side, prefix) in [(near, ""), (near.other(), "far-")] {
            for button in BUTTONS {
                self.page
                    .show(&format!("{prefix}{button}"), may(side, button));
            }
            let Some(task) = task else { continue };
            let theirs = acting.is_none_or(|acting| acting == side) || self.seen_past().is_some();
            let text = if theirs {
                task.to_owned()
            } else {
                m::task_other()
            };
            self.page.say(&format!("{prefix}task"), &text);
        }
    }

    /// The same words for the far side.
    pub(super) fn say_far(&self, turn: &str, rethrow: &str) {
        self.page.say("far-turn", turn);
        self.page.say("far-rethrow", rethrow);
    }
}
