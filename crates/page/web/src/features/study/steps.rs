//! Moving along a line, by hand or by automatic replay.

use browser::dom::Step;
use context::effects::{Context, Effect};
use context::settings::Key;
use context::this_game::Tree;
use game::Node;
use gloo_timers::callback::Timeout;

use super::outline::{Row, session_at};
use super::{Message, Study, toggle};

/// The pause between two steps of automatic replay, in milliseconds at normal speed.
const BETWEEN: f64 = 500.0;

impl Study {
    /// Shows the position of a node. A single step is animated.
    pub(super) fn go_to(&self, node: Node, cx: &mut Context<'_>) {
        let Some(studied) = self.studied.as_ref().filter(|studied| studied.at != node) else {
            return;
        };
        let (tree, steps_on) = (&studied.tree, studied.next() == Some(node));
        cx.effects
            .want(match (cx.table.is_study(), tree.entry(node)) {
                (true, Some(entry)) if steps_on => Effect::Enter(entry.clone(), None),
                (true, _) => Effect::Realign(Box::new(session_at(tree, node))),
                (false, _) => Effect::LookAt(tree.path(node).len()),
            });
    }

    pub(super) fn step(&self, step: Step, cx: &mut Context<'_>) {
        let Some(studied) = self.studied.as_ref().filter(|_| cx.table.is_study()) else {
            return cx.effects.want(match step {
                Step::First => Effect::LookAt(0),
                Step::Back => Effect::StepBack,
                Step::On => Effect::StepOn,
                Step::Last => Effect::LookAt(usize::MAX),
            });
        };
        let (tree, at) = (&studied.tree, studied.at);
        let node = match step {
            Step::First => Tree::ROOT,
            Step::Back => tree.parent(at).unwrap_or(at),
            Step::On => studied.next().unwrap_or(at),
            Step::Last => studied.line().last().copied().unwrap_or(at),
        };
        self.go_to(node, cx);
    }

    pub(super) fn toggle_playing(&mut self, cx: &mut Context<'_>) {
        let at_end = match self.studied.as_ref().filter(|_| cx.table.is_study()) {
            Some(studied) => studied.next().is_none(),
            None => cx.table.looks_back().is_none(),
        };
        if at_end && !self.plays {
            // Replays from the beginning; looking there first stops any replay.
            self.step(Step::First, cx);
            self.sender.send(Message::TogglePlaying);
            return;
        }
        self.plays = !self.plays;
        cx.effects.go_on();
    }

    /// Waits before the next step of automatic replay.
    pub(crate) fn go_on(&mut self, cx: &mut Context<'_>) {
        if !self.plays || cx.motion.moving || self.pause.is_some() {
            return;
        }
        if cx.table.is_study()
            && self
                .studied
                .as_ref()
                .is_some_and(|one| one.next().is_none())
        {
            self.plays = false;
            return cx.effects.show();
        }
        let sender = self.sender.clone();
        let time = (BETWEEN * cx.settings.speed().factor()).max(50.0) as u32;
        self.pause = Some(Timeout::new(time, move || sender.send(Message::PauseOver)));
    }

    /// Starts automatic replay.
    pub(crate) fn play(&mut self) {
        self.plays = true;
    }

    /// Whether a step of the replay is about to follow.
    pub(crate) fn is_busy(&self) -> bool {
        self.pause.is_some()
    }

    /// Stops the replay, as the visitor looks at another position or at the current one.
    pub(crate) fn stop(&mut self) {
        self.plays = false;
        self.pause = None;
    }

    /// Returns from what is tried to the main line, from a study to the game, and from looking back to the present.
    pub(super) fn go_back(&mut self, cx: &mut Context<'_>) {
        self.stop();
        let studied = self.studied.as_mut().filter(|_| cx.table.is_study());
        let Some(studied) = studied else {
            return cx.effects.want(Effect::LookAt(usize::MAX));
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
