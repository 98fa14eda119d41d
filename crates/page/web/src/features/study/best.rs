//! The best turns as the strongest player sees them, with the reasons for and against them.

use browser::dom::{Choices, Page, Sender};
use context::telling::hint_in_words;
use context::this::words as m;
use context::{
    Action, Annotation, Answer, Hinted, Response, Session, Side, TIME_LIMIT, Table, This, Worker,
};
use game::Turn;
use on_page::{Explains, News, compared};
use web_sys::Element;
use worker::{Question, RequestId};

use super::asked::Asked;
use super::elements::{Button, Part};

const SHOWN: usize = 3;

/// The best turns, if they are wanted.
#[derive(Default)]
pub(super) struct Best {
    /// The possible turns of a side, best first.
    state: Asked<(), (Side, Vec<Hinted>)>,
    off: bool,
    /// Whether the page does not show them yet.
    unwritten: bool,
}

impl Best {
    /// Switches the best turns on or off.
    pub(super) fn turn(&mut self, worker: &mut Worker) {
        self.forget(worker);
        self.off = !self.off;
    }

    /// Discards them, as the position has changed.
    pub(super) fn forget(&mut self, worker: &mut Worker) {
        self.state.forget(worker);
        self.unwritten = true;
    }

    /// Asks for the best turns, once.
    pub(super) fn ask(
        &mut self,
        session: &Session,
        reply: &Sender<(RequestId, Answer)>,
        worker: &mut Worker,
    ) {
        if self.off || !matches!(self.state, Asked::Nothing) {
            return;
        }
        let question = Question::Hint {
            time_limit: TIME_LIMIT,
        };
        self.state.wait(worker.ask(session, question, reply), ());
        self.unwritten = true;
    }

    pub(super) fn answered(&mut self, id: RequestId, answer: &Answer, table: &Table) {
        let side = table.session.as_ref().and_then(|game| game.turn().side());
        let answered = self.state.answered(id, answer, |(), response| {
            let Response::Hint(ranked) = response else {
                return None;
            };
            let legal = ranked
                .iter()
                .filter(|one| table.is_legal(one.ranked.action));
            Some((side?, legal.take(SHOWN).cloned().collect()))
        });
        self.unwritten |= answered;
    }

    fn ways(&self) -> &[Hinted] {
        self.state.known().map_or(&[], |(_, ways)| ways)
    }

    pub(super) fn line(&self, way: usize) -> Option<Vec<Action>> {
        self.ways().get(way).map(Hinted::line)
    }

    /// Draws the best turn, and beside it what was played.
    pub(super) fn annotations(&self, played: &[Action]) -> Vec<Annotation> {
        let Some((side, ways)) = self.state.known() else {
            return Vec::new();
        };
        let best = ways.first().map(Hinted::line).unwrap_or_default();
        compared::<This>(*side, &best, played, 0)
    }

    /// Writes what is known, in the current language.
    pub(super) fn write(&mut self, page: &Page, session: &Session) {
        page.set(Button::StudyThinks, "aria-pressed", !self.off);
        let note = match (&self.state, session.turn()) {
            (_, Turn::Over(_)) => This::task(session, false),
            (_, Turn::Chance(_)) => m::study_chance(),
            (Asked::Waits(..), _) => m::task_thinking(),
            (Asked::Failed(why), _) => why.clone(),
            (Asked::Nothing | Asked::Known(_), _) => String::new(),
        };
        page.say(Part::StudyNoteLine, &note);
        if std::mem::take(&mut self.unwritten) {
            self.list(page);
        }
    }

    /// Makes the list be rewritten.
    pub(super) const fn rewrite(&mut self) {
        self.unwritten = true;
    }

    fn list(&self, page: &Page) {
        let ways = self.ways();
        let side = self.state.known().map_or(Side::BOTH[0], |known| known.0);
        let words = |way: &Hinted| hint_in_words(side, way);
        let reasons = |way: &Hinted| {
            let reasons = way.reasons.iter();
            let reasons = reasons.map(|reason| This::reason_in_words(side, reason).1);
            reasons.collect::<Vec<String>>()
        };
        let best = ways.first();
        let said = best.map(|way| m::StudyBest { what: &words(way) }.text());
        page.say(Part::StudyBest, &said.unwrap_or_default());
        let reason = best.and_then(|way| reasons(way).into_iter().next());
        page.say(Part::StudyReason, &reason.unwrap_or_default());
        let texts: Vec<String> = ways.iter().map(words).collect();
        let buttons = page.list_buttons(Part::StudyLines, Choices::Lines, &texts);
        for (button, way) in buttons.iter().zip(ways) {
            let Some(item) = button.parent_element() else {
                continue;
            };
            for reason in reasons(way) {
                if let Ok(line) = page.create::<Element>("p") {
                    page.write_text(&line, &reason);
                    // A reason that cannot be shown is one fewer.
                    let _ = item.append_child(&line);
                }
            }
        }
    }
}
