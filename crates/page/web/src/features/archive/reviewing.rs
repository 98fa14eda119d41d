//! Games of the archive are reviewed, for what one's decisions in them cost.

use archive::{Decisions, Head, name_of};
use context::browser::archive as store;
use context::browser::clock::today;
use context::browser::thinker::Answer;
use context::course::{Decided, Known, costs, decided};
use context::dom::Page;
use context::effects::{Context, Costly, LaterEffect};
use context::messages as m;
use context::table::Purpose;
use context::this_game::{Response, Session};
use thinker::{Question, RequestId};

use super::costs::{REVIEWS, Reviewing, is_unreviewed, show_progress};
use super::elements::{Dialog, Part};
use super::{Archive, Message, Operation, entry};

impl Archive {
    /// Reads the next game that is to be reviewed, if there is one.
    pub(super) fn review_next(&mut self, page: &Page) {
        let next = self.reviewing.as_ref().and_then(Reviewing::name);
        match next.cloned() {
            Some(name) => {
                let sender = self.sender.clone();
                store::texts(vec![name.clone()], move |texts| {
                    sender.send(Message::Read(Operation::Rate, vec![name], texts));
                });
            }
            None => self.reviewing = None,
        }
        self.write(page);
    }

    /// Has a game reviewed.
    pub(super) fn review(&mut self, text: Option<&String>, cx: &mut Context<'_>) {
        let Some(reviewing) = &mut self.reviewing else {
            return;
        };
        let session = text.and_then(|text| Session::restore(text).ok());
        let Some(session) = session else {
            // It was erased in another tab, or cannot be read.
            reviewing.go_on();
            return self.review_next(cx.page);
        };
        let reply = self.sender.map(Message::Answer);
        match cx.thinker.ask(&session, Question::Review, &reply) {
            Some(id) => reviewing.asked = Some((id, session)),
            None => self.give_up_reviewing(cx),
        }
    }

    pub(super) fn answered(&mut self, id: RequestId, answer: Answer, cx: &mut Context<'_>) {
        let asked =
            |reviewing: &Reviewing| matches!(reviewing.asked, Some((asked, _)) if asked == id);
        let Some(reviewing) = self.reviewing.as_mut().filter(|reviewing| asked(reviewing)) else {
            return;
        };
        match answer {
            Answer::Response(Response::Progress(done)) => {
                reviewing.done = done;
                show_progress(cx.page, Some(reviewing));
                // Whoever closes the list waits for it no more.
                if !cx.page.is_open(Dialog::Archive) {
                    self.stop_reviewing(cx);
                }
            }
            Answer::Response(Response::Review(review)) => {
                let noted = reviewing.name().zip(reviewing.asked.as_ref());
                let noted = noted.and_then(|(name, (_, session))| {
                    let side = entry::person(session)?;
                    let decided = decided(&review, session)[side.index()];
                    let game = Costly {
                        name: name.clone(),
                        session: session.clone(),
                        side,
                        costs: costs(&review),
                    };
                    Some((game, decided))
                });
                reviewing.go_on();
                if let Some((game, decided)) = noted {
                    self.note(game, decided, cx);
                }
                self.review_next(cx.page);
            }
            Answer::Response(Response::Rejected(_)) => {
                reviewing.go_on();
                self.review_next(cx.page);
            }
            Answer::Gone => self.give_up_reviewing(cx),
            Answer::Response(_) => {}
        }
    }

    /// Nobody waits for reviews any more.
    pub(super) fn stop_reviewing(&mut self, cx: &mut Context<'_>) {
        let reviewing = self.reviewing.take();
        if let Some((id, _)) = reviewing.and_then(|reviewing| reviewing.asked) {
            cx.thinker.cancel(id);
        }
        self.write(cx.page);
    }

    /// Nobody reviews games here.
    fn give_up_reviewing(&mut self, cx: &mut Context<'_>) {
        self.stop_reviewing(cx);
        cx.page.say(Part::ArchiveReviewed, &m::notice_no_advice());
    }

    /// Notes what the decisions of the person in a kept game came to, and has puzzles looked for among them.
    fn note(&mut self, game: Costly, Decided { count, cost }: Decided, cx: &mut Context<'_>) {
        let name = game.name.clone();
        let head = self.games.iter().find(|(kept, _)| *kept == name);
        let date = head.map(|(_, head)| head.date.clone()).or_else(|| {
            let date = game.session.record().date();
            date.map(str::to_owned)
        });
        let date = date.unwrap_or_else(today);
        cx.effects
            .want(LaterEffect::FindPuzzles(Box::new(game), date));
        let decisions = Some(Decisions::new(count, cost, REVIEWS));
        if let Some((_, head)) = self.games.iter_mut().find(|(kept, _)| *kept == name) {
            head.decisions = decisions;
        }
        let change = move |head: &str| {
            let head: Head = head.parse().ok()?;
            Some(Head { decisions, ..head }.to_string())
        };
        let sender = self.sender.clone();
        store::change_head(name, change, move |noted| {
            sender.send(Message::Noted(noted))
        });
    }

    /// Notes what the decisions in the game on the table came to, once it is kept and reviewed.
    pub(super) fn note_course(&mut self, course: &Known, cx: &mut Context<'_>) {
        if let (Known::Course(course), Some(session)) = (course, &cx.table.session)
            && let Some(name) = self.unnoted.take().or_else(|| self.looked_at(cx))
            && let Some(side) = entry::person(session)
        {
            let game = Costly {
                name,
                session: session.clone(),
                side,
                costs: course.costs.clone(),
            };
            self.note(game, course.decided[side.index()], cx);
        }
    }

    /// The game of the archive that lies on the table, by its name, if it was not reviewed before.
    fn looked_at(&self, cx: &Context<'_>) -> Option<String> {
        let session = cx.table.session.as_ref();
        let session = session.filter(|_| cx.table.purpose == Purpose::Archive)?;
        let chosen = self.games.iter().find(|(name, _)| *name == self.chosen);
        let (name, _) = chosen.filter(is_unreviewed)?;
        // Another game may have been chosen since.
        let lies = name.starts_with(&name_of(&session.record().to_string()));
        lies.then(|| name.clone())
    }
}
