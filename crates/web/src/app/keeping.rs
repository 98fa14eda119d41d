//! Keeping the game: saving it after every step, finding it again, and leaving it to another tab.

use super::{App, describe};
use crate::messages as m;
use crate::sharing;
use crate::troubles;
use sahkku_session::Session;

impl App {
    /// The saved game. One that cannot be read is put aside, and offered to whoever can.
    pub(super) fn load(&mut self) -> Option<Session> {
        let text = self.store.load()?;
        match Session::restore(&text) {
            Ok(session) => Some(session),
            Err(error) => {
                self.store.put_aside(text);
                let error = &troubles::restoring(&error);
                let said = m::NoticeBadSave { error }.text();
                let offer = ("save-aside", m::save_aside());
                self.page.notice_with(&said, Some((offer.0, &offer.1)));
                None
            }
        }
    }

    /// Lets the visitor have the save that could not be read.
    pub(super) fn offer_aside(&self) {
        if let Some(text) = self.store.aside()
            && sharing::download(&self.page, "sahkku-unread.txt", &text).is_err()
        {
            self.page.notice(&m::notice_no_download());
        }
    }

    /// Whether what lies on the table is somebody's game: neither an invitation nor a lesson.
    fn keeps(&self) -> bool {
        !self.is_attracting() && self.learning.is_none()
    }

    /// From now on the game is this tab's; any other that has it rests.
    pub(super) fn claim(&mut self) {
        if self.keeps() {
            self.store.claim();
        }
    }

    /// Saves the game, unless another tab has taken it over.
    pub(super) fn save(&mut self) {
        if self.session.is_none() || !self.keeps() {
            return;
        }
        if !self.store.is_ours() {
            return self.rest();
        }
        let Some(session) = &self.session else { return };
        if let Err(error) = self.store.save(&session.save())
            && !self.store_failed
        {
            self.store_failed = true;
            let error = &describe(&error);
            self.page.notice(&m::NoticeStorageFull { error }.text());
        }
    }

    /// Another tab may have taken the game over.
    pub(super) fn other_tab(&mut self) {
        if self.session.is_some() && self.keeps() && !self.store.is_ours() {
            self.rest();
        }
    }

    /// Leaves the game to the other tab: what is saved is that tab's now.
    fn rest(&mut self) {
        self.drop_thought();
        self.drop_draws();
        self.clear_choice();
        self.queue.clear();
        self.pause = None;
        self.past = None;
        self.seen = None;
        self.session = None;
        self.page.open_dialog("elsewhere");
    }

    /// Takes the game back, as far as it has come in the other tab.
    pub(super) fn come_back(&mut self) {
        self.page.close_dialog("elsewhere");
        match self.load() {
            Some(session) => self.sit_down(session),
            None => self.welcome(None, None),
        }
    }
}
