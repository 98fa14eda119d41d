//! Noting the summary of the decisions with a reviewed game.

use archive::{Decisions, Head, name_of};
use browser::archive as store;
use context::course::{Decided, Known};
use context::effects::Context;
use context::table::Purpose;

use super::costs::{REVIEWS, is_unreviewed};
use super::{Archive, Message, entry};

impl Archive {
    /// Notes the summary of the decisions in the game on the table, once the game is stored and reviewed.
    pub(super) fn note_course(&mut self, course: &Known, cx: &mut Context<'_>) {
        let (Known::Course(course), Some(session)) = (course, &cx.table.session) else {
            return;
        };
        let Some(name) = self.unnoted.take().or_else(|| self.looked_at(cx)) else {
            return;
        };
        let Some(side) = entry::person(session) else {
            return;
        };
        let Decided { count, cost } = course.decided[side.index()];
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

    /// The name of the archived game on the table, if it was not reviewed before.
    fn looked_at(&self, cx: &Context<'_>) -> Option<String> {
        let session = cx.table.session.as_ref();
        let session = session.filter(|_| matches!(cx.table.purpose, Purpose::Archive))?;
        let chosen = self.games.iter().find(|(name, _)| *name == self.chosen);
        let (name, _) = chosen.filter(is_unreviewed)?;
        // Another game may have been chosen since.
        let lies = name.starts_with(&name_of(&session.record().to_string()));
        lies.then(|| name.clone())
    }
}
