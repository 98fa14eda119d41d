//! The game looked at again: how the chances went, what was luck and what was skill, and what
//! would have been better.

use super::App;
use super::advice::Advice;
use crate::messages as m;
use crate::numbers::{Percent, hundredths};
use crate::words;
use sahkku::{Entry, Side};
use sahkku_opponent::{Review as GameReview, ReviewStep};
use sahkku_thinker::{Request, RequestId, Response};

/// How many of the costliest choices are listed, and from what cost on.
const MISTAKES: usize = 6;
const WORTH_NAMING: f64 = 0.015;

/// A review, as far as it has come.
#[derive(Default)]
pub(super) enum Review {
    /// None.
    #[default]
    None,
    /// It is asked for by this request.
    Asked(RequestId),
    /// It is made, for a record of so many entries.
    Made(usize, GameReview),
}

impl App {
    fn open_review(&mut self) {
        self.page.close_dialog("menu-card");
        self.page.close_dialog("ending");
        self.look_at(usize::MAX);
        let Some(session) = &self.session else { return };
        let entries = session.record().entries().len();
        self.page.open_dialog("review");
        if let Review::Made(count, _) = &self.review
            && *count == entries
        {
            return self.show_review();
        }
        let record = session.record().clone();
        self.drop_review();
        self.page.show("review-result", false);
        self.review = match self.thinker.ask(Request::Review { record }) {
            Some(id) => Review::Asked(id),
            None => Review::None,
        };
        match self.review {
            Review::Asked(_) => self.review_progress(0.0),
            Review::None | Review::Made(..) => {
                self.page.say("review-status", &m::notice_no_advice());
            }
        }
    }

    fn review_progress(&self, done: f64) {
        let done = Percent::of(done);
        self.page
            .say("review-status", &m::ReviewWorking { done }.text());
    }

    /// Nobody waits for the review any more.
    pub(super) fn drop_review(&mut self) {
        if let Review::Asked(id) = self.review {
            self.thinker.cancel(id);
            self.review = Review::None;
        }
    }

    /// The thinker cannot look at games any more.
    pub(super) fn review_fails(&mut self) {
        if matches!(self.review, Review::Asked(_)) {
            self.review = Review::None;
            self.page.say("review-status", &m::notice_no_advice());
        }
    }

    /// A response of the thinker, if it is about the review.
    pub(super) fn reviewed(&mut self, id: RequestId, response: &Response) {
        if !matches!(self.review, Review::Asked(asked) if asked == id) {
            return;
        }
        match response {
            Response::Progress(done) => self.review_progress(*done),
            Response::Review(review) => {
                let entries = self
                    .session
                    .as_ref()
                    .map_or(0, |session| session.record().entries().len());
                self.review = Review::Made(entries, review.clone());
                self.show_review();
            }
            Response::Rejected(why) => {
                self.review = Review::None;
                self.page.say("review-status", why);
            }
            Response::Action(_)
            | Response::Direction { .. }
            | Response::Draw { .. }
            | Response::Hint(_)
            | Response::Threats(_) => {}
        }
    }

    fn show_review(&self) {
        let Review::Made(_, review) = &self.review else {
            return;
        };
        let men: Vec<f64> = core::iter::once(review.start)
            .chain(review.steps.iter().map(|step| step.men))
            .collect();
        let mistakes = mistakes(review);
        // The first point is before the first step.
        let marked: Vec<usize> = mistakes.iter().map(|n| n + 1).collect();
        self.page.draw_chances("review-chart", &men, &marked);
        let end = men.last().copied().unwrap_or(review.start);
        let summary = m::ReviewChart {
            start: Percent::of(review.start),
            end: Percent::of(end),
        };
        self.page.say("review-status", &summary.text());
        let total = |side: Side| {
            vec![
                m::SideName { side }.text(),
                signed(review.luck[side.index()]),
                signed(-review.cost[side.index()]),
            ]
        };
        self.page
            .fill_table("review-totals", &Side::BOTH.map(total));
        let texts: Vec<String> = mistakes
            .iter()
            .filter_map(|&n| self.mistake(review.steps.get(n)?))
            .collect();
        self.page.show("review-none", texts.is_empty());
        self.page.list_mistakes("review-list", &texts);
        let rows: Vec<Vec<String>> = review
            .steps
            .iter()
            .enumerate()
            .map(|(n, step)| {
                vec![
                    (n + 1).to_string(),
                    m::SideName { side: step.side }.text(),
                    self.told(step),
                    hundredths(step.men),
                    signed(step.luck - step.cost),
                ]
            })
            .collect();
        self.page.fill_table("review-table", &rows);
        self.page.show("review-result", true);
    }

    /// What was done and what had been better, in words.
    fn mistake(&self, step: &ReviewStep) -> Option<String> {
        let better = step.better?;
        let mistake = m::ReviewMistake {
            side: step.side,
            played: &self.told(step),
            better: &words::action(&better),
            cost: Percent::of(step.cost),
        };
        Some(mistake.text())
    }

    /// A throw or action of the record in words.
    fn told(&self, step: &ReviewStep) -> String {
        let entry = self
            .session
            .as_ref()
            .and_then(|session| session.record().entries().get(step.entry));
        match (entry, entry.and_then(Entry::action)) {
            (Some(Entry::Throw(throw)), _) => words::throw(throw),
            (_, Some(action)) => words::action(&action),
            _ => String::new(),
        }
    }

    /// Shows the board as it stood before a mistake, and what had been better.
    pub(super) fn show_mistake(&mut self, n: usize) {
        let Review::Made(_, review) = &self.review else {
            return;
        };
        let Some(step) = mistakes(review)
            .get(n)
            .and_then(|&n| review.steps.get(n))
            .cloned()
        else {
            return;
        };
        let played = self
            .session
            .as_ref()
            .and_then(|session| session.record().entries().get(step.entry)?.action());
        let (Some(played), Some(better)) = (played, step.better) else {
            return;
        };
        let own = |men: f64| {
            if step.side == Side::Men {
                men
            } else {
                1.0 - men
            }
        };
        let after = own(step.men);
        self.page.close_dialog("review");
        self.look_at(step.entry);
        self.advice = Advice::Mistake([(better, after + step.cost), (played, after)], 0);
        let name = &m::SideName { side: step.side }.text();
        self.page
            .say("advice-title", &m::ReviewThen { name }.text());
        self.write_advice();
        self.page.show("advice", true);
        self.refresh();
    }

    /// Whether a button about the review was meant.
    pub(super) fn review_button(&mut self, id: &str) -> bool {
        match id {
            "review-open" | "ending-review" => self.open_review(),
            "review-closed" => self.drop_review(),
            _ => return false,
        }
        true
    }
}

/// The steps of the costliest choices, the costliest first.
fn mistakes(review: &GameReview) -> Vec<usize> {
    let mut steps: Vec<usize> = (0..review.steps.len())
        .filter(|&n| review.steps[n].better.is_some() && review.steps[n].cost >= WORTH_NAMING)
        .collect();
    let cost = |n: usize| review.steps[n].cost;
    // A sort would cost visitors more bytes than this.
    let mut mistakes = Vec::new();
    while mistakes.len() < MISTAKES
        && let Some(n) = (0..steps.len()).min_by(|&a, &b| cost(steps[b]).total_cmp(&cost(steps[a])))
    {
        mistakes.push(steps.remove(n));
    }
    mistakes
}

/// Hundredths of the chance to win, with a sign.
fn signed(change: f64) -> String {
    let size = hundredths(change.abs());
    match size.as_str() {
        "0" => size,
        _ if change < 0.0 => format!("−{size}"),
        _ => format!("+{size}"),
    }
}
