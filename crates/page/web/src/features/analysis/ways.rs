//! The best turns as the strongest player sees them, with the reasons for and against them.

use context::table::Table;
use context::this::words as m;
use context::this_game::Annotation;
use context::this_game::{Action, Players, Response, Session, Side, This};
use context::worker::{Answer, TIME_LIMIT, Worker};
use dom::{Page, Sender};
use game::Turn;
use on_page::Stroke;
use on_page::{Explains, News, Worth, pointed_out};
use web_sys::Element;
use worker::{Question, ReasonOf, RequestId};

use super::elements::{Button, Part};

/// The attribute with the number of the turn that a button plays.
pub(super) const WAY: &str = "data-way";

/// The number of turns shown.
const SHOWN: usize = 3;

/// A turn, or its remaining part.
struct Way {
    /// The actions in sequence; never empty.
    line: Vec<Action>,
    worth: f64,
    reasons: Vec<ReasonOf<Players>>,
}

#[derive(Default)]
enum State {
    /// Nothing is known or requested.
    #[default]
    None,
    /// They were requested under this id.
    Asked(RequestId),
    /// The possible turns of a side, best first.
    Known(Side, Vec<Way>),
    /// No answer is available.
    Unknown,
}

/// The best turns, if they are wanted.
#[derive(Default)]
pub(super) struct Ways {
    state: State,
    /// Whether they are switched off.
    off: bool,
    /// Whether the page does not show them yet.
    unwritten: bool,
}

impl Ways {
    /// Switches the best turns on or off.
    pub(super) fn turn(&mut self, worker: &mut Worker) {
        self.forget(worker);
        self.off = !self.off;
    }

    /// Discards them, as the position has changed.
    pub(super) fn forget(&mut self, worker: &mut Worker) {
        if let State::Asked(id) = self.state {
            worker.cancel(id);
        }
        self.state = State::None;
        self.unwritten = true;
    }

    /// Asks for the best turns, once.
    pub(super) fn ask(
        &mut self,
        session: &Session,
        reply: &Sender<(RequestId, Answer)>,
        worker: &mut Worker,
    ) {
        if self.off || !matches!(self.state, State::None) {
            return;
        }
        let question = Question::Hint {
            time_limit: TIME_LIMIT,
        };
        let asked = worker.ask(session, question, reply);
        self.state = asked.map_or(State::Unknown, State::Asked);
        self.unwritten = true;
    }

    pub(super) fn answered(&mut self, id: RequestId, answer: Answer, table: &Table) {
        if !matches!(self.state, State::Asked(asked) if asked == id) {
            return;
        }
        let side = table.session.as_ref().and_then(|game| game.turn().side());
        self.state = match (answer, side) {
            (Answer::Response(Response::Hint(ranked)), Some(side)) => {
                let ways = ranked.into_iter().map(|one| Way {
                    line: core::iter::once(one.ranked.action)
                        .chain(one.then.into_iter().map(|then| then.0))
                        .collect(),
                    worth: one.ranked.worth,
                    reasons: one.reasons,
                });
                let legal =
                    ways.filter(|way| way.line.first().is_some_and(|&first| table.is_legal(first)));
                State::Known(side, legal.take(SHOWN).collect())
            }
            _ => State::Unknown,
        };
        self.unwritten = true;
    }

    /// The actions of the turn with this number.
    pub(super) fn line(&self, way: usize) -> Option<Vec<Action>> {
        match &self.state {
            State::Known(_, ways) => ways.get(way).map(|way| way.line.clone()),
            _ => None,
        }
    }

    /// The best turn as annotations.
    pub(super) fn annotations(&self) -> Vec<Annotation> {
        let State::Known(side, ways) = &self.state else {
            return Vec::new();
        };
        let best = ways.first().into_iter().flat_map(|best| &best.line);
        best.map(|&action| pointed_out::<This>(*side, action, Stroke::Best))
            .collect()
    }

    /// Writes what is known, in the current language.
    pub(super) fn write(&mut self, page: &Page, session: &Session) {
        page.set(Button::AnalysisThinks, "aria-pressed", !self.off);
        let note = match (&self.state, session.turn()) {
            (_, Turn::Over(_)) => This::task(session, false),
            (_, Turn::Chance(_)) => m::analysis_chance(),
            (State::Asked(_), _) => m::task_thinking(),
            (State::Unknown, _) => m::notice_no_advice(),
            (State::None | State::Known(..), _) => String::new(),
        };
        page.say(Part::AnalysisNote, &note);
        if std::mem::take(&mut self.unwritten) {
            self.list(page);
        }
    }

    /// Makes the list be rewritten.
    pub(super) const fn rewrite(&mut self) {
        self.unwritten = true;
    }

    fn list(&self, page: &Page) {
        let Ok(list) = page.element::<Element>(Part::AnalysisWays) else {
            return;
        };
        list.replace_children_with_node_0();
        let State::Known(side, ways) = &self.state else {
            return;
        };
        for (n, way) in ways.iter().enumerate() {
            let add = || {
                let item: Element = page.create("li").ok()?;
                let button: Element = page.create("button").ok()?;
                button.set_attribute(WAY, &n.to_string()).ok()?;
                let action = This::line_in_words(*side, &way.line);
                page.write_text(&button, &This::hint_in_words(&action, way.worth));
                item.append_child(&button).ok()?;
                for reason in &way.reasons {
                    let line: Element = page.create("p").ok()?;
                    page.write_text(&line, &This::reason_in_words(*side, reason).1);
                    item.append_child(&line).ok()?;
                }
                list.append_child(&item).ok()
            };
            // A turn that cannot be shown is one fewer.
            let _ = add();
        }
    }
}
