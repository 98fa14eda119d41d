//! Lessons at the board: the game is played as always, but the dice fall as the lesson wants it,
//! and what is not asked for is not done.

use super::App;
use crate::board::pick;
use crate::messages::{self as m, named};
use sahkku::{Action, Entry, Place, Position, Record, Rules, Throw};
use sahkku_lessons::{Lesson, Progress, Task, Topic, guide};
use sahkku_session::{Player, Session};
use sahkku_table::{Destination, KingMark, Pick};

/// Lessons being taken, one after the other.
pub(super) struct Learning {
    topics: Vec<&'static Topic>,
    at: usize,
    rules: Rules,
    lesson: Lesson,
    /// The game that goes on when the lessons are left.
    kept: Option<Session>,
}

impl App {
    /// Reads which lessons were finished before. Whoever has finished none is invited.
    pub(super) fn begin_progress(&mut self) {
        let text = self.store.learned().unwrap_or_default();
        self.progress = Progress::from_text(&text);
        self.page
            .mark("open-guide", "main", self.progress.is_empty());
    }

    /// The rules of the game that goes on, or of the one that would begin.
    pub(super) fn rules_at_hand(&self) -> Option<Rules> {
        let playing = self.session.as_ref().map(|game| *game.judge().rules());
        playing.or_else(|| self.lab.judge().ok().map(|judge| *judge.rules()))
    }

    /// Begins with the first of these lessons that can be played.
    pub(super) fn learn(&mut self, topics: Vec<&'static Topic>, rules: Rules) {
        let kept = match self.learning.take() {
            Some(learning) => learning.kept,
            None => self.session.take(),
        };
        let first = topics.first().and_then(|topic| Lesson::new(topic, &rules));
        match first {
            Some(lesson) => {
                self.page.close_all_dialogs();
                self.learning = Some(Learning {
                    topics,
                    at: 0,
                    rules,
                    lesson,
                    kept,
                });
                self.begin_lesson();
            }
            None => self.session = kept,
        }
    }

    fn begin_lesson(&mut self) {
        let Some(learning) = &self.learning else {
            return;
        };
        let (judge, start) = (learning.lesson.judge().clone(), *learning.lesson.start());
        self.tell_nothing();
        self.board.finish();
        let record = Record::new(judge, Some(start));
        self.lay(Session::from_record(record, [Player::Human; 2]));
    }

    /// Goes on to the next lesson, or ends.
    fn next_lesson(&mut self) {
        let Some(learning) = &mut self.learning else {
            return;
        };
        learning.at += 1;
        let next = learning.topics.get(learning.at);
        match next.and_then(|topic| Lesson::new(topic, &learning.rules)) {
            Some(lesson) => {
                learning.lesson = lesson;
                self.begin_lesson();
            }
            None => self.leave_lessons(true),
        }
    }

    /// Back to the game that was going on, or to the choice of one.
    fn leave_lessons(&mut self, learned: bool) {
        let Some(learning) = self.learning.take() else {
            return;
        };
        self.board.finish();
        self.tell_nothing();
        self.clear_choice();
        match learning.kept {
            // In the meantime another tab may have taken the game over.
            Some(game) if !self.store.is_ours() => {
                self.session = Some(game);
                self.other_tab();
            }
            Some(game) => self.sit_down(game),
            None => {
                self.session = None;
                self.page.show("lesson", false);
                let (saved, linked) = (self.saved.take(), self.linked.take());
                self.welcome(saved, linked);
                self.page.show("learned", learned);
                self.page
                    .mark("open-guide", "main", self.progress.is_empty());
            }
        }
    }

    /// Whether a button of the lessons was meant.
    pub(super) fn learning_button(&mut self, id: &str) -> bool {
        match id {
            "open-guide" => {
                if let Some(rules) = self.lab.judge().ok().map(|judge| *judge.rules()) {
                    self.learn(guide(&rules), rules);
                }
            }
            "lesson-next" => self.next_lesson(),
            "lesson-show" => self.show_how(),
            "lesson-leave" => self.leave_lessons(false),
            _ => return false,
        }
        true
    }

    /// The lesson that is being played, if one is.
    pub(crate) fn lesson(&self) -> Option<&Lesson> {
        self.learning.as_ref().map(|learning| &learning.lesson)
    }

    /// What the dice of the lesson show.
    pub(super) fn lesson_throw(&self, count: u8) -> Option<Throw> {
        let learning = self.learning.as_ref()?;
        Some(learning.lesson.next_throw(count))
    }

    /// Whether a lesson, if one is played, has nothing against this action; else it says so.
    pub(super) fn lesson_lets(&mut self, action: Action) -> bool {
        let wanted = self.lesson_wants();
        let lets = wanted.is_none_or(|wanted| wanted.contains(&action));
        if !lets {
            self.clear_choice();
            self.nudge(m::lesson_other);
        }
        lets
    }

    /// What the lesson wants, if one is played. In a lesson that is done nothing is.
    fn lesson_wants(&self) -> Option<Vec<Action>> {
        let learning = self.learning.as_ref()?;
        Some(learning.lesson.wanted(self.session.as_ref()?.position()))
    }

    /// Something was done in the position `before`.
    pub(super) fn lesson_sees(&mut self, before: &Position, entry: &Entry) {
        let Some(learning) = &mut self.learning else {
            return;
        };
        match (entry, entry.action()) {
            (Entry::Throw(_), _) => learning.lesson.threw(),
            (_, Some(action)) => {
                learning.lesson.did(before, action);
            }
            _ => {}
        }
        self.note_progress();
    }

    /// Something was tried that is not legal.
    pub(super) fn tried(&mut self, from: Option<Place>, to: Place) {
        if let Some(learning) = &mut self.learning {
            learning.lesson.tried(from, to);
            self.note_progress();
        }
    }

    fn note_progress(&mut self) {
        if let Some(learning) = &self.learning
            && learning.lesson.task().is_none()
        {
            self.progress.finish(learning.lesson.topic());
            self.store.keep_learned(&self.progress.to_text());
        }
    }

    /// The pieces that the lesson points at, if one is played and all lies and stands still.
    pub(super) fn lesson_pieces(&self) -> Option<Vec<Pick>> {
        let wanted = self.lesson_wants()?;
        if !self.board.is_settled() {
            return None;
        }
        let mut pieces: Vec<Pick> = Vec::new();
        for step in wanted.iter().filter_map(Action::die_use) {
            if !pieces.contains(&pick(step)) {
                pieces.push(pick(step));
            }
        }
        pieces.extend(self.piece_to_try());
        Some(pieces)
    }

    /// Of the places where the chosen piece can go, those that the lesson asks for, so that a
    /// finger beside one means it; or the one that is to be tried.
    pub(super) fn lesson_places(&self, mut places: Vec<Destination>) -> Vec<Destination> {
        let Some(lesson) = self.lesson() else {
            return places;
        };
        if let (Some((_, Some(place))), Some(_)) = (lesson.trial(), self.marks.chosen) {
            return vec![Destination {
                place,
                faces: Vec::new(),
                captures: false,
                king: KingMark::Untouched,
            }];
        }
        let wanted = self.lesson_wants().unwrap_or_default();
        let goes = |to: &Destination| {
            let mut steps = wanted.iter().filter_map(Action::die_use);
            steps.any(|step| step.to == to.place)
        };
        places.retain(goes);
        places
    }

    /// Whether a lesson asks to try in vain to go there with the chosen piece.
    pub(super) fn is_on_trial(&self, chosen: Option<Pick>, to: Place) -> bool {
        let trial = self.lesson().and_then(Lesson::trial);
        trial
            .zip(chosen)
            .is_some_and(|((from, there), chosen)| from == chosen.spot.place() && there == Some(to))
    }

    /// The piece that is to be tried in vain.
    fn piece_to_try(&self) -> Option<Pick> {
        let (from, _) = self.learning.as_ref()?.lesson.trial()?;
        let position = self.session.as_ref()?.position();
        let figure = position
            .figures()
            .find(|figure| figure.at.place() == from && figure.side == Some(position.turn()))?;
        Some(Pick {
            piece: figure.piece,
            spot: figure.at,
        })
    }

    /// Does what the lesson asks for, for whoever wants to see it first.
    fn show_how(&mut self) {
        if self.board.is_moving() {
            self.board.finish();
            self.settle();
        }
        let Some(task) = self.learning.as_ref().and_then(|l| l.lesson.task()) else {
            return;
        };
        match task {
            Task::Throw => self.throw(),
            Task::Do(..) => match self.lesson_wants().unwrap_or_default().first() {
                Some(Action::Rethrow(_)) => self.rethrow(),
                Some(&action) => self.act(action),
                None => {}
            },
            Task::Try(..) => {
                let trial = self.learning.as_ref().and_then(|l| l.lesson.trial());
                let piece = self.piece_to_try();
                match trial {
                    Some((_, Some(to))) => self.explain(piece, to),
                    Some((from, None)) => self.explain(None, from),
                    None => {}
                }
                self.clear_choice();
                self.refresh();
            }
        }
    }

    /// Brings the words of the lesson, and what it points at, up to date.
    pub(super) fn show_lesson(&mut self) {
        self.page.show("lesson", self.learning.is_some());
        self.page.show("task", self.learning.is_none());
        let (Some(learning), Some(session)) = (&self.learning, &self.session) else {
            return;
        };
        let lesson = &learning.lesson;
        let topic = lesson.topic();
        let done = lesson.task().is_none();
        self.page.say("lesson-title", &topic_title(topic));
        let (step, steps) = (learning.at + 1, learning.topics.len());
        self.page
            .say("lesson-count", &m::LessonCount { step, steps }.text());
        let moving = self.board.is_moving();
        let text = match lesson.task() {
            // While it is still to be seen what came of the last step, that is enough to follow.
            _ if moving => None,
            None => Some(topic_rule(topic)),
            Some(Task::Throw) if session.position().turn() == lesson.side() => {
                Some(m::lesson_throw())
            }
            Some(Task::Throw) => Some(m::lesson_throw_other()),
            Some(_) => topic
                .message_number(lesson.open())
                .map(|n| said(&format!("topic-{}-{n}", topic.name))),
        };
        if let Some(text) = text {
            self.page.say("lesson-text", &text);
        }
        let last = step == steps;
        let next = if last {
            m::lesson_finish()
        } else {
            m::lesson_next()
        };
        self.page.say("lesson-next", &next);
        let rethrows = |action: &Action| matches!(action, Action::Rethrow(_));
        let wanted = self.lesson_wants().unwrap_or_default();
        let shown = [
            ("lesson-next", done && !moving),
            ("lesson-show", !done || moving),
            ("throw", !done && self.may_throw() && !moving),
            ("rethrow", wanted.iter().any(rethrows) && !moving),
        ];
        for (button, shown) in shown {
            // The keyboard is not left on a button that goes away.
            if !shown && self.page.has_keyboard(button) {
                self.twin.take_focus();
            }
            self.page.show(button, shown);
        }
        if !moving && self.marks.dragged.is_none() {
            self.point_out();
        }
    }

    /// An arrow over the board for what is asked for, where that is one thing.
    fn point_out(&mut self) {
        let trial = self.learning.as_ref().and_then(|l| l.lesson.trial());
        let ends = match (trial, self.lesson_wants().as_deref()) {
            (Some((from, Some(to))), _) => Some((from, to)),
            (_, Some([action])) => action.die_use().map(|step| (step.from.place(), step.to)),
            _ => None,
        };
        if let Some((from, to)) = ends {
            let unit = self.board.column_width();
            let (from, to) = (
                self.board.point_on_board(from),
                self.board.point_on_board(to),
            );
            self.overlay.arrow(from, to, unit, "best");
        }
    }
}

/// What a topic is called.
pub(super) fn topic_title(topic: &Topic) -> String {
    said(&format!("topic-{}", topic.name))
}

/// The rule in words.
pub(super) fn topic_rule(topic: &Topic) -> String {
    said(&format!("topic-{}-rule", topic.name))
}

fn said(name: &str) -> String {
    named(name).unwrap_or_default()
}
