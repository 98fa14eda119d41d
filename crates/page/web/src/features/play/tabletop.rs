//! Two people at the two long sides of a flat screen: each side has its own words and buttons,
//! and those of the far side are turned to whoever sits there.

use game::Turn;

use super::panel::Shown;
use super::state::Play;
use crate::dom::{Button, Dialog, Page, Part};
use crate::messages as m;
use crate::on_page::Dice;
use crate::settings::{Key, Settings};
use crate::table::{Purpose, Table};
use crate::this_game::{Session, Side, This};

/// The buttons that each side has of its own: at the near side, and at the far one.
const BUTTONS: [[Button; 2]; 6] = [
    [Button::Throw, Button::FarThrow],
    [Button::Rethrow, Button::FarRethrow],
    [Button::Forced, Button::FarForced],
    [Button::EndTurn, Button::FarEndTurn],
    [Button::TakeBack, Button::FarTakeBack],
    [Button::Hint, Button::FarHint],
];

impl Play {
    /// Gives both sides what is theirs of the panel. Without a panel there is no game.
    pub(crate) fn show_sides(
        &mut self,
        page: &Page,
        table: &Table,
        settings: &Settings,
        panel: Option<&Shown>,
    ) {
        // Whoever analyses sits alone.
        let two = table.two_people() && table.purpose != Purpose::Analysis;
        let at_table = settings.is_on(Key::Table) && two;
        page.mark(Part::Game, "at-table", at_table);
        page.mark(Dialog::Choice, "at-table", at_table);
        page.show(Part::Far, at_table);
        self.board.set_at_table(at_table);
        let near = settings.side_below(table);
        let acting = table.seen().and_then(|session| session.turn().side());
        let far_acts = at_table && acting == Some(near.other());
        page.mark(Dialog::Choice, "far", far_acts);
        // Help is read by whoever asked for it.
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

impl Settings {
    /// Whether it is found out by itself who begins, as far as that has been seen: nothing is decided there, and a first game
    /// has enough to tell.
    pub(crate) fn throws_off_by_itself(&self, table: &Table) -> bool {
        let begins = |game: &Session| {
            matches!(game.turn(), Turn::Chance(None)) && !This::dice_in_hand(game).is_empty()
        };
        self.is_on(Key::Coach)
            && table.purpose == Purpose::Game
            && !table.two_people()
            && table.seen().is_some_and(begins)
    }

    /// The side at the near edge: the one that is set, or the person's, the first if both are.
    pub(crate) fn side_below(&self, table: &Table) -> Side {
        let Some(session) = &table.session else {
            return Side::BOTH[0];
        };
        let person = |side: &Side| session.player(*side).is_here();
        let turns = table.two_people() && !self.is_on(Key::Table) && self.is_on(Key::Turning);
        match (self.get(Key::Below), session.turn().side()) {
            (_, Some(side)) if turns => side,
            (word, _) => {
                let set = Side::BOTH.into_iter().find(|side| side.word() == word);
                let persons = || Side::BOTH.into_iter().find(person);
                set.or_else(persons).unwrap_or(Side::BOTH[0])
            }
        }
    }
}
