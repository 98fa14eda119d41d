//! Lessons at the board: the game is played as usual, but the dice fall as the lesson wants, and other actions are refused.

use browser::dom::Page;
use browser::store::{Note, Store};
use context::elements::{Button, Part};
use context::this::words as m;
use context::{
    Annotation, Context, Effect, Entered, Feature, GameCourse, Lesson, Motion, Place, Purpose,
    Record, Resume, Rules, Session, Showing, Table, This, Topic,
};
use game::session::PlayerKind;
use lessons::{Progress, Task, guide};
use on_page::text::rules::{said, topic_rule, topic_title};
use on_page::{Board as _, Dice, Moves, News, Stroke};

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Guide,
    Next,
    Leave,
}

/// A sequence of lessons in progress.
struct Course {
    topics: Vec<&'static Topic>,
    at: usize,
    rules: Rules,
    /// Whether a game lay on the table before, which returns when the lessons are left.
    from_game: bool,
}

#[derive(Default)]
pub(crate) struct Lessons {
    course: Option<Course>,
}

impl Lessons {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Guide => {
                if let Some(judge) = cx.setup.ready() {
                    self.learn(guide(judge.rules()), *judge.rules(), cx);
                }
            }
            Message::Next => {
                if let Some(course) = &mut self.course {
                    course.at += 1;
                    if !self.begin_lesson(cx) {
                        self.leave(true, cx);
                    }
                }
            }
            Message::Leave => self.leave(false, cx),
        }
    }

    /// Begins the first of these lessons, if it can be played.
    pub(crate) fn learn(
        &mut self,
        topics: Vec<&'static Topic>,
        rules: Rules,
        cx: &mut Context<'_>,
    ) {
        let from_game = match self.course.take() {
            Some(course) => course.from_game,
            None => cx.table.session.is_some(),
        };
        self.course = Some(Course {
            topics,
            at: 0,
            rules,
            from_game,
        });
        cx.page.close_all_dialogs();
        if !self.begin_lesson(cx) {
            self.leave(false, cx);
        }
    }

    /// Lays the current lesson on the table. Returns whether there is one.
    fn begin_lesson(&self, cx: &mut Context<'_>) -> bool {
        let Some(course) = &self.course else {
            return false;
        };
        let topic = course.topics.get(course.at);
        let Some(lesson) = topic.and_then(|topic| Lesson::new(topic, &course.rules)) else {
            return false;
        };
        let record = Record::new(lesson.judge().clone(), Some(*lesson.start()));
        let session = Session::from_record(record, [PlayerKind::Human; 2]);
        cx.effects.want(Effect::Finish);
        cx.effects.want(Effect::LayBeside(
            Box::new(session),
            Purpose::Lesson(Box::new(lesson)),
        ));
        true
    }

    /// Returns to the interrupted game, or to the choice of one.
    fn leave(&mut self, learned: bool, cx: &mut Context<'_>) {
        let Some(course) = self.course.take() else {
            return;
        };
        cx.effects.want(Effect::Finish);
        match course.from_game {
            true => cx.effects.want(Effect::GoBack),
            false => {
                let start = Effect::Welcome(Resume::AsBefore { learned });
                cx.effects.want(start);
            }
        }
    }

    /// Ends the lessons, as another game lies on the table.
    pub(crate) fn end_course(&mut self) {
        self.course = None;
    }

    /// Updates the words and buttons of the lesson.
    fn write(&self, page: &Page, table: &Table, motion: Motion) -> [(Button, bool); 2] {
        page.show(Part::Lesson, table.lesson().is_some());
        let (Some(course), Some(lesson), Some(session)) =
            (&self.course, table.lesson(), &table.session)
        else {
            return [(Button::LessonNext, false), (Button::LessonShow, false)];
        };
        let topic = lesson.topic();
        let done = lesson.task().is_none();
        page.say(Part::LessonTitle, &topic_title(topic));
        let (at, of) = (course.at + 1, course.topics.len());
        let count = m::LessonCount {
            step: at,
            steps: of,
        };
        page.say(Part::LessonCount, &count.text());
        let own = session.turn().side() == lesson.side();
        let told = |task: usize| {
            let text = match topic.tasks.get(task) {
                None => topic_rule(topic),
                Some(Task::Throw) if own => m::lesson_throw(),
                Some(Task::Throw) => m::lesson_throw_other(),
                Some(_) => {
                    let n = topic.message_number(task).unwrap_or_default();
                    said(&format!("topic-{}-{n}", topic.name))
                }
            };
            // A new visitor first hears what it is all about.
            match (course.at, task) {
                (0, 0) => format!("{} {text}", This::goal(session.judge().rules()).join(" ")),
                _ => text,
            }
        };
        // Space for the longest text of the lesson is reserved, so that the board never changes its size.
        let texts = (0..=topic.tasks.len()).map(told);
        let longest = texts.max_by_key(String::len).unwrap_or_default();
        page.say_plainly(Part::LessonRoom, &longest);
        // While the result of the last step is still moving, its words are enough to follow.
        if !motion.moving {
            page.say(Part::LessonText, &told(lesson.open()));
        }
        let next = if at == of {
            m::lesson_finish()
        } else {
            m::lesson_next()
        };
        page.say(Button::LessonNext, &next);
        [
            (Button::LessonNext, done && !motion.moving),
            (Button::LessonShow, !done || motion.moving),
        ]
    }

    /// An arrow over the board for the requested action, if there is only one.
    fn annotation(&self, table: &Table, motion: Motion) -> Option<Annotation> {
        let lesson = table.lesson().filter(|_| !motion.moving)?;
        let (from, to, stroke) = match (lesson.trial(), table.lesson_wants().as_deref()) {
            (Some((from, Some(to))), _) => (from, to, Stroke::Trial),
            (_, Some([action])) => {
                let turn = This::side_to_move(table.session.as_ref()?.position());
                let (pick, to) = This::way(turn, *action)?;
                (pick.place(), to, Stroke::Best)
            }
            _ => return None,
        };
        Some(Annotation::Arrow(from, to, stroke))
    }
}

/// The lessons completed before.
pub(crate) fn finished(store: &Store) -> Progress {
    Progress::from_text::<GameCourse>(&store.note(Note::Learned).unwrap_or_default())
}

/// Passes an entry on record to a lesson.
pub(crate) fn see(lesson: &mut Lesson, entered: &Entered, progress: &mut Progress, store: &Store) {
    if This::is_throw(&entered.entry) {
        lesson.threw();
    } else if let Some(action) = This::action_of(&entered.entry) {
        lesson.did(&entered.before, action);
    }
    note_progress(lesson, progress, store);
}

/// Passes a vain attempt to a lesson.
pub(crate) fn tried(
    lesson: &mut Lesson,
    from: Option<Place>,
    to: Place,
    progress: &mut Progress,
    store: &Store,
) {
    lesson.tried(from, to);
    note_progress(lesson, progress, store);
}

/// Stores that a lesson is completed, if it is.
fn note_progress(lesson: &Lesson, progress: &mut Progress, store: &Store) {
    if lesson.task().is_none() {
        progress.finish(lesson.topic());
        store.keep_note(Note::Learned, &progress.to_text());
    }
}

impl Feature for Lessons {
    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let buttons = self.write(cx.page, cx.table, cx.motion);
        shown.buttons.extend(buttons);
        if !cx.motion.dragging {
            let annotation = self.annotation(cx.table, cx.motion);
            shown.annotations.extend(annotation);
        }
    }

    fn start_over(&mut self, cx: &mut Context<'_>) {
        *cx.progress = Progress::default();
        self.end_course();
    }
}
