//! Moving along a line, by hand or by automatic replay.

use browser::dom::Step;
use context::{Context, Effect, Key, Tree};
use game::Node;

use super::outline::{Row, session_at};
use super::{Message, Study, toggle};

/// The pause between two steps of automatic replay, in milliseconds at normal speed.
const BETWEEN: f64 = 500.0;

impl Study {
    /// How many entries of the line come before the shown position, and how many it has. The line of a game in progress is its
    /// record.
    fn place(&self, cx: &Context<'_>) -> (usize, usize) {
        match self.studied.as_ref().filter(|_| cx.table.is_study()) {
            Some(studied) => (studied.tree.path(studied.at).len(), studied.line().len()),
            None => {
                let count = cx.table.entries();
                (cx.table.looks_back().unwrap_or(count), count)
            }
        }
    }

    /// Shows the position of a node. In a study a step to the next one, or back on the line, is animated.
    pub(super) fn go_to(&self, node: Node, cx: &mut Context<'_>) {
        let Some(studied) = self.studied.as_ref().filter(|studied| studied.at != node) else {
            return;
        };
        let tree = &studied.tree;
        if !cx.table.is_study() {
            return self.go_along(tree.path(node).len(), false, cx);
        }
        cx.effects.want(match tree.entry(node) {
            Some(entry) if studied.next() == Some(node) => Effect::Enter(entry.clone(), None),
            _ => Effect::LookAt {
                session: Box::new(session_at(tree, node)),
                animated: tree.path(studied.at).contains(&node) || node == Tree::ROOT,
            },
        });
    }

    /// Shows the position after so many entries of the line.
    pub(super) fn go_along(&self, entries: usize, animated: bool, cx: &mut Context<'_>) {
        if entries == self.place(cx).0 {
            return;
        }
        match (&self.studied, &cx.table.session) {
            (Some(studied), _) if cx.table.is_study() => {
                let node = entries.checked_sub(1);
                let node = node.and_then(|n| studied.line().get(n).copied());
                self.go_to(node.unwrap_or(Tree::ROOT), cx);
            }
            (_, Some(session)) => cx.effects.want(Effect::LookAt {
                session: Box::new(session.after(entries)),
                animated,
            }),
            (_, None) => {}
        }
    }

    pub(super) fn step(&self, step: Step, cx: &mut Context<'_>) {
        let (at, count) = self.place(cx);
        match step {
            Step::First => self.go_along(0, false, cx),
            Step::Back => self.go_along(at.saturating_sub(1), true, cx),
            Step::On => self.go_along(count.min(at + 1), true, cx),
            Step::Last => self.go_along(count, false, cx),
        }
    }

    pub(super) fn toggle_playing(&mut self, cx: &mut Context<'_>) {
        let (at, count) = self.place(cx);
        if at < count || self.plays {
            self.plays = !self.plays;
            cx.effects.go_on();
        } else if count > 0 {
            // Replays from the beginning.
            self.step(Step::First, cx);
            self.sender.send(Message::TogglePlaying);
        }
    }

    /// Waits before the next step of automatic replay.
    pub(crate) fn go_on(&mut self, cx: &mut Context<'_>) {
        if !self.plays || cx.motion.moving || self.pause.is_some() {
            return;
        }
        let (at, count) = self.place(cx);
        if at == count {
            self.plays = false;
            return cx.effects.show();
        }
        let time = (BETWEEN * cx.settings.pace()).max(50.0) as u32;
        self.pause = Some(self.sender.after(time, Message::PauseOver));
    }

    /// Replays what happened in the game after so many entries.
    pub(crate) fn play_back(&mut self, entries: usize, cx: &mut Context<'_>) {
        self.stop();
        self.go_along(entries, false, cx);
        self.plays = true;
        cx.effects.go_on();
    }

    /// Whether a step of the replay is about to follow.
    pub(crate) fn is_busy(&self) -> bool {
        self.pause.is_some()
    }

    /// Stops the replay, as the visitor looks at another position or at the current one.
    pub(super) fn stop(&mut self) {
        self.plays = false;
        self.pause = None;
    }

    /// Returns from what is tried to the main line, from a study to the game, and from looking back to the present.
    pub(crate) fn go_back(&mut self, cx: &mut Context<'_>) {
        self.stop();
        let studied = self.studied.as_mut().filter(|_| cx.table.is_study());
        let Some(studied) = studied else {
            return self.step(Step::Last, cx);
        };
        if !studied.is_off() {
            return self.leave(cx);
        }
        let from = studied.tries.take();
        let node = from.unwrap_or_else(|| studied.branched());
        self.rewrite();
        self.go_to(node, cx);
        cx.effects.show();
    }

    /// Closes the list of moves, and returns to the present.
    pub(super) fn close_moves(&mut self, cx: &mut Context<'_>) {
        toggle(Key::Moves, cx);
        if cx.table.past.is_some() {
            self.go_back(cx);
        }
    }

    /// The next turn of the main line that cost something, or the first.
    pub(super) fn next_costly(&self) -> Option<&Row> {
        let (studied, rows) = (self.studied.as_ref()?, self.list.rows());
        let here = Row::of(rows, studied.branched());
        let here = here.and_then(|row| rows.iter().position(|other| other == row));
        let after = rows.iter().skip(here.map_or(0, |here| here + 1));
        after.chain(rows).find(|row| row.cost.is_some())
    }
}
