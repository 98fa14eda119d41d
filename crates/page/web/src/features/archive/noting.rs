//! Noting the summary of the decisions with a reviewed game.

use archive::{Decisions, Head, name_of};
use browser::archive as store;
use context::course::{Decided, Known};
use context::{Context, Session, Table, only_person};

use super::costs::{REVIEWS, is_unreviewed};
use super::{Archive, Message};

impl Archive {
    /// Notes the summary of the decisions in the game on the table, once the game is stored and reviewed.
    pub(super) fn note_course(&mut self, course: &Known, cx: &Context<'_>) {
        let Known::Course(course) = course else {
            return;
        };
        let session = &course.session;
        let looked_at = || self.looked_at(session, cx.table);
        let Some(name) = self.unnoted.clone().or_else(looked_at) else {
            return;
        };
        self.unnoted = None;
        let Some(side) = only_person(session) else {
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
        store::change_head(name, change, self.sender.sending(Message::Noted));
    }

    /// The name of the archived game that is studied, if it was not reviewed before.
    fn looked_at(&self, session: &Session, table: &Table) -> Option<String> {
        let session = Some(session).filter(|_| table.is_study())?;
        let chosen = self.games.iter().find(|(name, _)| *name == self.chosen);
        let (name, _) = chosen.filter(is_unreviewed)?;
        // Another game may have been chosen since.
        let lies = name.starts_with(&name_of(&session.record().to_string()));
        lies.then(|| name.clone())
    }
}
