//! What is known of a game: how well the sides stood, and what each choice cost.

use std::collections::HashMap;
use std::rc::Rc;

use browser::dom::{Page, Sender};
use context::chart::draw_course;
use context::course::{Course, Known};
use context::elements::Field;
use context::this::words as m;
use context::{Answer, Response, ReviewStep, Session, Side, This, Tree, Worker};
use game::Node;
use messages::numbers::Percent;
use on_page::{Moves, News, Worth};
use worker::{Question, RequestId};

use super::asked::Asked;
use super::elements::Part;

/// What the choices that lead to nodes cost.
pub(super) type Costs = HashMap<Node, f64>;

#[derive(Default)]
pub(super) struct Reviewed(Asked<Box<Session>, Rc<Course>>);

impl Reviewed {
    /// The game that was reviewed, or is being reviewed.
    fn game(&self) -> Option<&Session> {
        match &self.0 {
            Asked::Waits(_, session, _) => Some(session),
            Asked::Known(course) => Some(&course.session),
            Asked::Nothing | Asked::Failed(_) => None,
        }
    }

    fn is_of(&self, session: &Session) -> bool {
        self.game().is_some_and(|own| {
            own.record().entries() == session.record().entries()
                && own.judge().rules() == session.judge().rules()
        })
    }

    pub(super) fn course(&self, session: Option<&Session>) -> Known {
        match &self.0 {
            _ if !session.is_some_and(|session| self.is_of(session)) => Known::Nothing,
            Asked::Waits(_, _, done) => Known::Progress(*done),
            Asked::Known(course) => Known::Course(Rc::clone(course)),
            Asked::Nothing | Asked::Failed(_) => Known::Nothing,
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
        self.0.forget(worker);
        if !session.record().entries().is_empty() {
            let id = worker.ask(session, Question::Review, reply);
            self.0.wait(id, Box::new(session.clone()));
        }
    }

    /// Cancels a request that is about no game in sight.
    pub(super) fn keep_only(&mut self, session: Option<&Session>, worker: &mut Worker) {
        if matches!(self.0, Asked::Waits(..)) && !session.is_some_and(|one| self.is_of(one)) {
            self.0.forget(worker);
        }
    }

    /// Takes an answer. Returns whether it was about this request.
    pub(super) fn answered(&mut self, id: RequestId, answer: &Answer) -> bool {
        self.0.answered(id, answer, |session, response| {
            let Response::Review(review) = response else {
                return None;
            };
            Some(Rc::new(Course::of(review.clone(), session)))
        })
    }

    pub(super) fn note(&self, tree: &Tree, costs: &mut Costs) {
        let Some(course) = self.0.known() else {
            return;
        };
        let Some(last) = tree.find(course.session.record()) else {
            return;
        };
        let path = tree.path(last);
        for step in &course.review.steps {
            let node = (step.entry + step.count).checked_sub(1);
            if let Some(node) = node.and_then(|n| path.get(n)) {
                costs.insert(*node, step.cost);
            }
        }
    }

    /// Draws the course of the game, with the place after so many entries.
    pub(super) fn draw(&self, page: &Page, below: Side, at: usize) {
        let known = self.0.known();
        let points = known.map_or_else(Vec::new, |course| course.points(below));
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
        let said = match &self.0 {
            Asked::Nothing => String::new(),
            Asked::Failed(why) => why.clone(),
            Asked::Waits(_, _, done) => {
                let done = Percent::of(*done);
                m::ReviewWorking { done }.text()
            }
            Asked::Known(course) => {
                let review = &course.review;
                let end = review.steps.last().map_or(review.start, |step| step.first);
                This::course_in_words(review.start, end)
            }
        };
        page.say(Part::StudyReviewed, &said);
        let known = self.0.known();
        page.show(Part::StudyTotals, known.is_some());
        let Some(course) = known else {
            return;
        };
        let review = &course.review;
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
