//! The review of a game: how the chances changed, what was luck and what was skill, and what would have been better.
use std::rc::Rc;

use context::chart::draw_chart;
use context::course::{Course, Known};
use context::effects::{Comparison, Context, Effect};
use context::elements::{Button, Dialog, Part};
use context::feature::{Feature, Showing};
use context::table::{Purpose, Table};
use context::this::words as m;
use context::this_game::{self, Action, Response, ReviewStep, Session, Side, This};
use context::worker::{Answer, Worker};
use dom::{Choices, Page, Sender};
use messages::numbers::Percent;
use on_page::{Moves, News, Worth};
use web_sys::HtmlElement;
use worker::{Question, RequestId};

/// How many of the costliest choices are listed.
const MISTAKES: usize = 6;

/// A message about a review.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    Open,
    /// Review the game from its turning point on.
    OpenTurning,
    /// Show the board as it stood after the turning point.
    ShowTurning,
    Answer((RequestId, Answer)),
    /// Show the listed mistake of this number on the board.
    ShowMistake(usize),
    Closed,
}

/// The state of a review.
#[derive(Default)]
enum State {
    #[default]
    None,
    /// It was requested under this id, for a record of so many entries; its progress.
    Asked(RequestId, usize, f64),
    /// It is complete, for a record of so many entries.
    Made(usize, this_game::Review, Rc<Course>),
}

/// The review of the game on the table.
pub(crate) struct Review {
    sender: Sender<Message>,
    state: State,
    /// The length of the record that a review was prepared for.
    prepared: Option<usize>,
}

impl Review {
    pub(crate) fn new(sender: Sender<Message>) -> Review {
        Review {
            sender,
            state: State::None,
            prepared: None,
        }
    }

    /// Requests a review of the finished game in advance, once.
    fn prepare(&mut self, table: &Table, worker: &mut Worker) {
        if self.prepared != Some(table.entries()) && !self.is_known(table) {
            self.prepared = Some(table.entries());
            self.ask(table, worker);
        }
    }

    /// What is known of the course of the game on the table.
    fn course(&self, table: &Table) -> Known {
        match &self.state {
            State::Asked(_, count, done) if *count == table.entries() => Known::Progress(*done),
            State::Made(count, _, course) if *count == table.entries() => {
                Known::Course(Rc::clone(course))
            }
            _ => Known::Nothing,
        }
    }

    fn is_known(&self, table: &Table) -> bool {
        !matches!(self.course(table), Known::Nothing)
    }

    fn ask(&mut self, table: &Table, worker: &mut Worker) {
        let Some(session) = &table.session else {
            return;
        };
        self.drop(worker);
        let reply = self.sender.map(Message::Answer);
        let asked = worker.ask(session, Question::Review, &reply);
        self.state = asked.map_or(State::None, |id| State::Asked(id, table.entries(), 0.0));
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Open => self.open(cx),
            Message::OpenTurning => {
                self.open(cx);
                if let Ok(button) = cx.page.element::<HtmlElement>(Button::ReviewTurning) {
                    // There is no button until the review is complete, and the focus stays where it is.
                    let _ = button.focus();
                }
            }
            Message::ShowTurning => self.show_turning(cx),
            Message::Answer((id, answer)) => self.answered(id, answer, cx),
            Message::ShowMistake(n) => self.show_mistake(n, cx),
            Message::Closed => self.drop(cx.worker),
        }
    }

    fn open(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(Dialog::MenuCard);
        cx.page.close_dialog(Dialog::Ending);
        cx.effects.want(Effect::LookAt(usize::MAX));
        let Some(session) = &cx.table.session else {
            return;
        };
        cx.page.open_dialog(Dialog::Review);
        if let State::Made(count, review, course) = &self.state
            && *count == cx.table.entries()
        {
            return show(cx.page, session, review, course);
        }
        cx.page.show(Part::ReviewResult, false);
        if !self.is_known(cx.table) {
            self.ask(cx.table, cx.worker);
        }
        match self.state {
            State::None => cx.page.say(Part::ReviewStatus, &m::notice_no_advice()),
            State::Asked(_, _, done) => progress(cx.page, done),
            State::Made(..) => progress(cx.page, 0.0),
        }
    }

    /// Cancels the review.
    fn drop(&mut self, worker: &mut Worker) {
        if let State::Asked(id, ..) = self.state {
            worker.cancel(id);
            self.state = State::None;
        }
    }

    fn answered(&mut self, id: RequestId, answer: Answer, cx: &mut Context<'_>) {
        if !matches!(self.state, State::Asked(asked, ..) if asked == id) {
            return;
        }
        match answer {
            Answer::Response(Response::Progress(done)) => {
                progress(cx.page, done);
                if let State::Asked(_, _, so_far) = &mut self.state {
                    *so_far = done;
                }
                cx.effects.show();
            }
            Answer::Response(Response::Review(review)) => {
                let Some(session) = &cx.table.session else {
                    return;
                };
                let course = Rc::new(Course::of(&review, session));
                show(cx.page, session, &review, &course);
                self.state = State::Made(cx.table.entries(), review, course);
                cx.effects.show();
            }
            Answer::Response(Response::Rejected(why)) => {
                self.state = State::None;
                cx.page.say(Part::ReviewStatus, &why);
            }
            Answer::Gone => {
                self.state = State::None;
                cx.page.say(Part::ReviewStatus, &m::notice_no_advice());
            }
            Answer::Response(_) => {}
        }
    }

    /// Shows the board as it stood after the turning point.
    fn show_turning(&mut self, cx: &mut Context<'_>) {
        let (State::Made(_, _, course), Some(session)) = (&self.state, &cx.table.session) else {
            return;
        };
        if let Some(turning) = course.turning_point(session) {
            cx.page.close_dialog(Dialog::Review);
            cx.effects.want(Effect::LookAt(turning.entries.end));
        }
    }

    /// Shows the board before a mistake, and the better choice.
    fn show_mistake(&mut self, n: usize, cx: &mut Context<'_>) {
        let (State::Made(_, review, _), Some(session)) = (&self.state, &cx.table.session) else {
            return;
        };
        let step = mistakes(review).get(n).and_then(|&n| review.steps.get(n));
        let Some(step) = step else { return };
        let (played, better) = (played(session, step), better(step));
        if played.is_empty() || better.is_empty() {
            return;
        }
        let name = &m::SideName { side: step.side }.text();
        let after = match step.side == Side::BOTH[0] {
            true => step.first,
            false => This::worth_to_second(step.first),
        };
        cx.page.close_dialog(Dialog::Review);
        cx.effects.want(Effect::LookAt(step.entry));
        cx.effects.want(Effect::Compare(Comparison {
            title: m::ReviewThen { name }.text(),
            side: step.side,
            better: (better, after + step.cost),
            played: (played, after),
        }));
    }
}

fn progress(page: &Page, done: f64) {
    let done = Percent::of(done);
    page.say(Part::ReviewStatus, &m::ReviewWorking { done }.text());
}

fn show(page: &Page, session: &Session, review: &this_game::Review, course: &Course) {
    let chances: Vec<f64> = std::iter::once(review.start)
        .chain(review.steps.iter().map(|step| step.first))
        .collect();
    let mistakes = mistakes(review);
    // The first point is before the first step.
    let marked: Vec<usize> = mistakes.iter().map(|n| n + 1).collect();
    // What cannot be drawn is still in the table.
    let _ = draw_chart(page, Part::ReviewChart, &chances, &marked);
    let turning = course.turning_point(session);
    page.show(Button::ReviewTurning, turning.is_some());
    if let Some(turning) = &turning {
        page.say(Button::ReviewTurning, &turning.words);
    }
    let end = chances.last().copied().unwrap_or(review.start);
    page.say(
        Part::ReviewStatus,
        &This::course_in_words(review.start, end),
    );
    let total = |side: Side| {
        let luck = review
            .luck
            .map(|luck| This::change_in_number(luck[side.index()]));
        let name = m::SideName { side }.text();
        let skill = This::change_in_number(-review.cost[side.index()]);
        [Some(name), luck, Some(skill)]
            .into_iter()
            .flatten()
            .collect()
    };
    page.fill_table(Part::ReviewTotals, &Side::BOTH.map(total));
    let texts: Vec<String> = mistakes
        .iter()
        .filter_map(|&n| mistake(session, review.steps.get(n)?))
        .collect();
    page.show(Part::ReviewNone, texts.is_empty());
    page.list_buttons(Part::ReviewList, Choices::Mistakes, &texts);
    let rows: Vec<Vec<String>> = review
        .steps
        .iter()
        .enumerate()
        .map(|(n, step)| {
            vec![
                (n + 1).to_string(),
                m::SideName { side: step.side }.text(),
                entry_in_words(session, step),
                This::worth_in_number(step.first),
                This::change_in_number(step.luck - step.cost),
            ]
        })
        .collect();
    page.fill_table(Part::ReviewTable, &rows);
    page.show(Part::ReviewResult, true);
}

/// The actual choice: all uses of a throw, if they were one decision.
fn played(session: &Session, step: &ReviewStep) -> Vec<Action> {
    let entries = session.record().entries().iter().skip(step.entry);
    let entries = entries.take(step.count);
    entries.map_while(This::action_of).collect()
}

fn better(step: &ReviewStep) -> Vec<Action> {
    step.better.iter().chain(&step.then).copied().collect()
}

/// The actual and the better choice, in words.
fn mistake(session: &Session, step: &ReviewStep) -> Option<String> {
    step.better?;
    let [played, better] = [played(session, step), better(step)];
    let [played, better] = [played, better].map(|line| This::line_in_words(step.side, &line));
    Some(This::mistake_in_words(
        step.side, &played, &better, step.cost,
    ))
}

/// A throw on record, or its use, in words.
fn entry_in_words(session: &Session, step: &ReviewStep) -> String {
    if step.count > 1 {
        return This::line_in_words(step.side, &played(session, step));
    }
    let entry = session.record().entries().get(step.entry);
    entry
        .map(|entry| This::entry_in_words(step.side, entry))
        .unwrap_or_default()
}

/// The steps of the costliest choices, the costliest first.
fn mistakes(review: &this_game::Review) -> Vec<usize> {
    let mut steps: Vec<usize> = (0..review.steps.len())
        .filter(|&n| review.steps[n].better.is_some() && review.steps[n].cost >= This::WORTH_NAMING)
        .collect();
    let cost = |n: usize| review.steps[n].cost;
    // A sort would add more bytes to the download than this.
    let mut mistakes = Vec::new();
    while mistakes.len() < MISTAKES
        && let Some(n) = (0..steps.len()).min_by(|&a, &b| cost(steps[b]).total_cmp(&cost(steps[a])))
    {
        mistakes.push(steps.remove(n));
    }
    mistakes
}

impl Feature for Review {
    fn forget(&mut self, cx: &mut Context<'_>) {
        self.drop(cx.worker);
    }

    /// Requests the review of a finished game in advance.
    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        if cx.table.is_over()
            && matches!(cx.table.purpose, Purpose::Game | Purpose::Distance { .. })
            && cx.table.anyone_here()
        {
            self.prepare(cx.table, cx.worker);
        }
        shown.course = self.course(cx.table);
    }
}
