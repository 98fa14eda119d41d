//! The costs of the choices of a line, and the grades that follow from them.

use std::collections::HashMap;

use context::chart::draw_chart;
use context::effects::Context;
use context::this::words as m;
use context::this_game::{Response, Review, This, Tree};
use context::worker::{Answer, Worker};
use dom::{Page, Sender};
use game::{Mark, Node};
use messages::numbers::Percent;
use on_page::Worth;
use worker::{Question, RequestId};

use super::elements::Part;
use super::nodes::session_at;

/// The grades of the line graded last.
#[derive(Default)]
pub(super) struct Grades {
    costs: HashMap<Node, f64>,
    asked: Option<(RequestId, Node)>,
    /// Whether a line has been graded.
    done: bool,
}

impl Grades {
    /// The grade of the choice that leads to a node, if it cost enough.
    pub(super) fn of(&self, node: Node) -> Option<Mark> {
        let cost = *self.costs.get(&node)?;
        let [doubtful, mistake, blunder] = This::GRADES;
        match cost {
            cost if cost >= blunder => Some(Mark::Blunder),
            cost if cost >= mistake => Some(Mark::Mistake),
            cost if cost >= doubtful => Some(Mark::Doubtful),
            _ => None,
        }
    }

    /// Requests grades for the line up to a node.
    pub(super) fn ask(
        &mut self,
        tree: &Tree,
        last: Node,
        reply: &Sender<(RequestId, Answer)>,
        cx: &mut Context<'_>,
    ) {
        self.forget(cx.worker);
        let session = session_at(tree, last);
        let asked = cx.worker.ask(&session, Question::Review, reply);
        self.asked = asked.map(|id| (id, last));
        match self.asked {
            Some(_) => progress(cx.page, 0.0),
            None => cx.page.say(Part::AnalysisGrades, &m::notice_no_advice()),
        }
        cx.page.show(Part::AnalysisCourse, false);
    }

    pub(super) fn answered(&mut self, id: RequestId, answer: &Answer, tree: &Tree, page: &Page) {
        let Some((_, last)) = self.asked.filter(|(asked, _)| *asked == id) else {
            return;
        };
        match answer {
            Answer::Response(Response::Progress(done)) => return progress(page, *done),
            Answer::Response(Response::Review(review)) => self.take(review, tree, last, page),
            Answer::Response(Response::Rejected(why)) => page.say(Part::AnalysisGrades, why),
            Answer::Response(_) | Answer::Gone => {
                page.say(Part::AnalysisGrades, &m::notice_no_advice());
            }
        }
        self.asked = None;
    }

    fn take(&mut self, review: &Review, tree: &Tree, last: Node, page: &Page) {
        let path = tree.path(last);
        let node = |entry: usize, count: usize| path.get((entry + count).checked_sub(1)?).copied();
        let steps = review.steps.iter();
        let costs = steps.filter_map(|step| Some((node(step.entry, step.count)?, step.cost)));
        self.costs = costs.collect();
        self.done = true;
        let worths = review.steps.iter().map(|step| step.first);
        let worths: Vec<f64> = core::iter::once(review.start).chain(worths).collect();
        let steps = review.steps.iter().enumerate();
        let graded = steps.filter(|(_, step)| step.cost >= This::GRADES[0]);
        let graded: Vec<usize> = graded.map(|(n, _)| n + 1).collect();
        // The list shows the grades in any case.
        let _ = draw_chart(page, Part::AnalysisChart, &worths, &graded);
        page.show(Part::AnalysisCourse, true);
        self.write(page);
    }

    /// Lists the smallest cost for each grade, once there are grades.
    pub(super) fn write(&self, page: &Page) {
        if !self.done {
            return;
        }
        let [doubtful, mistake, blunder] = &This::GRADES.map(|cost| This::change_in_number(-cost));
        let said = m::AnalysisGraded {
            doubtful,
            mistake,
            blunder,
        };
        page.say(Part::AnalysisGrades, &said.text());
    }

    /// Discards the grades of another game.
    pub(super) fn forget(&mut self, worker: &mut Worker) {
        if let Some((id, _)) = self.asked.take() {
            worker.cancel(id);
        }
        self.costs.clear();
        self.done = false;
    }
}

fn progress(page: &Page, done: f64) {
    let done = Percent::of(done);
    page.say(Part::AnalysisGrades, &m::ReviewWorking { done }.text());
}
