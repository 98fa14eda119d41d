//! What is known of a game: how well the sides stood, and what each choice cost.

use std::collections::HashMap;
use std::rc::Rc;

use browser::dom::{Page, Sender};
use context::chart::draw_course;
use context::course::{Course, Known};
use context::elements::Field;
use context::this::words as m;
use context::this_game::{Response, Review, ReviewStep, Session, Side, This, Tree};
use context::worker::{Answer, Worker};
use game::Node;
use messages::numbers::Percent;
use on_page::{Moves, News, Worth};
use worker::{Question, RequestId};

use super::elements::Part;

/// What the choices that lead to nodes cost.
pub(super) type Costs = HashMap<Node, f64>;

/// The review of a game.
#[derive(Default)]
pub(super) enum Reviewed {
    #[default]
    Nothing,
    /// It was requested under this id for this game; its progress.
    Asked(RequestId, Box<Session>, f64),
    Made(Rc<Course>, Box<Review>),
    /// The review failed, for this reason.
    Failed(String),
}

impl Reviewed {
    /// The game that was reviewed, or is being reviewed.
    fn game(&self) -> Option<&Session> {
        match self {
            Reviewed::Asked(_, session, _) => Some(session),
            Reviewed::Made(course, _) => Some(&course.session),
            Reviewed::Nothing | Reviewed::Failed(_) => None,
        }
    }

    fn is_of(&self, session: &Session) -> bool {
        self.game().is_some_and(|own| {
            own.record().entries() == session.record().entries()
                && own.judge().rules() == session.judge().rules()
        })
    }

    /// What is known of the course of a game.
    pub(super) fn course(&self, session: Option<&Session>) -> Known {
        match self {
            _ if !session.is_some_and(|session| self.is_of(session)) => Known::Nothing,
            Reviewed::Asked(_, _, done) => Known::Progress(*done),
            Reviewed::Made(course, _) => Known::Course(Rc::clone(course)),
            Reviewed::Nothing | Reviewed::Failed(_) => Known::Nothing,
        }
    }

    /// Requests the review of a game, unless it is known or requested.
    pub(super) fn ask(
        &mut self,
        session: &Session,
        reply: &Sender<(RequestId, Answer)>,
        worker: &mut Worker,
    ) {
        if self.is_of(session) {
            return;
        }
        self.cancel(worker);
        if session.record().entries().is_empty() {
            return;
        }
        *self = match worker.ask(session, Question::Review, reply) {
            Some(id) => Reviewed::Asked(id, Box::new(session.clone()), 0.0),
            None => Reviewed::Failed(m::notice_no_advice()),
        };
    }

    /// Cancels a request that is about no game in sight.
    pub(super) fn keep_only(&mut self, session: Option<&Session>, worker: &mut Worker) {
        if matches!(self, Reviewed::Asked(..)) && !session.is_some_and(|one| self.is_of(one)) {
            self.cancel(worker);
        }
    }

    fn cancel(&mut self, worker: &mut Worker) {
        if let Reviewed::Asked(id, ..) = self {
            worker.cancel(*id);
        }
        *self = Reviewed::Nothing;
    }

    /// Takes an answer. Returns whether it was about this request.
    pub(super) fn answered(&mut self, id: RequestId, answer: &Answer) -> bool {
        let Reviewed::Asked(asked, session, done) = self else {
            return false;
        };
        if *asked != id {
            return false;
        }
        match answer {
            Answer::Response(Response::Progress(now)) => *done = *now,
            Answer::Response(Response::Review(review)) => {
                let course = Rc::new(Course::of(review, session));
                *self = Reviewed::Made(course, Box::new(review.clone()));
            }
            Answer::Response(Response::Rejected(why)) => *self = Reviewed::Failed(why.clone()),
            Answer::Response(_) | Answer::Gone => {
                *self = Reviewed::Failed(m::notice_no_advice());
            }
        }
        true
    }

    /// Notes the costs of the choices in a tree.
    pub(super) fn note(&self, tree: &Tree, costs: &mut Costs) {
        let Reviewed::Made(course, review) = self else {
            return;
        };
        let Some(last) = tree.find(course.session.record()) else {
            return;
        };
        let path = tree.path(last);
        for step in &review.steps {
            let node = (step.entry + step.count).checked_sub(1);
            if let Some(node) = node.and_then(|n| path.get(n)) {
                costs.insert(*node, step.cost);
            }
        }
    }

    /// Draws the course of the game, with the place after so many entries.
    pub(super) fn draw(&self, page: &Page, below: Side, at: usize) {
        let points = match self {
            Reviewed::Made(course, _) => course.points(below),
            _ => Vec::new(),
        };
        let count = self
            .game()
            .map_or(1, |game| game.record().entries().len().max(1));
        let place = (!points.is_empty()).then_some(at as f64 / count as f64);
        // What cannot be drawn is still in the list.
        let _ = draw_course(page, Part::StudyLine, &points, place, below);
        page.mark(Field::Scrubber, "course", !points.is_empty());
    }

    /// Says what is known of the whole game: luck, skill, and each throw and choice.
    pub(super) fn write(&self, page: &Page) {
        let said = match self {
            Reviewed::Nothing => String::new(),
            Reviewed::Failed(why) => why.clone(),
            Reviewed::Asked(_, _, done) => {
                let done = Percent::of(*done);
                m::ReviewWorking { done }.text()
            }
            Reviewed::Made(_, review) => {
                let end = review.steps.last().map_or(review.start, |step| step.first);
                This::course_in_words(review.start, end)
            }
        };
        page.say(Part::StudyReviewed, &said);
        page.show(Part::StudyTotals, matches!(self, Reviewed::Made(..)));
        let Reviewed::Made(course, review) = self else {
            return;
        };
        let total = |side: Side| {
            let of = side.index();
            let luck = review.luck.map(|luck| This::change_in_number(luck[of]));
            let skill = This::change_in_number(-review.cost[of]);
            let name = m::SideName { side }.text();
            [Some(name), luck, Some(skill)]
                .into_iter()
                .flatten()
                .collect()
        };
        page.fill_table(Part::StudySides, &Side::BOTH.map(total));
        let row = |(n, step): (usize, &ReviewStep)| {
            vec![
                (n + 1).to_string(),
                m::SideName { side: step.side }.text(),
                entry_in_words(&course.session, step),
                This::worth_in_number(step.first),
                This::change_in_number(step.luck - step.cost),
            ]
        };
        let rows: Vec<_> = review.steps.iter().enumerate().map(row).collect();
        page.fill_table(Part::StudySteps, &rows);
    }
}

/// A throw on record, or its use, in words.
fn entry_in_words(session: &Session, step: &ReviewStep) -> String {
    let entries = session.record().entries().iter().skip(step.entry);
    let mut entries = entries.take(step.count);
    if step.count > 1 {
        let actions: Vec<_> = entries.map_while(This::action_of).collect();
        return This::line_in_words(step.side, &actions);
    }
    let entry = entries.next();
    let words = entry.map(|entry| This::entry_in_words(step.side, entry));
    words.unwrap_or_default()
}
