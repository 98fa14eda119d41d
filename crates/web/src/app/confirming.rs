//! Asking once before something that cannot be undone.

use super::App;
use crate::messages as m;
use crate::sharing;
use sahkku_session::{Pending, Player, Session};

/// What is asked about.
#[derive(Clone, Copy)]
pub(super) enum Confirm {
    /// Giving the game up.
    Resign,
    /// A new game in place of one that is going on.
    NewGame([Player; 2]),
    /// Playing on from an earlier position.
    Branch,
}

impl App {
    /// The game that is going on, if something has happened in it.
    pub(super) fn going(&self) -> Option<&Session> {
        let begun = |game: &&Session| {
            !matches!(game.pending(), Pending::Over(_)) && !game.record().entries().is_empty()
        };
        self.session.as_ref().filter(begun)
    }

    /// Begins a new game; asks first if another one would be lost by it.
    pub(super) fn ask_for_new(&mut self, seats: [Player; 2]) {
        if self.saved.is_some() || (self.going().is_some() && !self.is_attracting()) {
            self.confirm(Confirm::NewGame(seats));
        } else {
            self.new_game(seats);
        }
    }

    /// Lets the visitor keep the record of the game that would be lost.
    pub(super) fn save_going(&mut self) {
        if let Some(game) = self.session.as_ref().or(self.saved.as_ref()) {
            let text = game.record().to_string();
            if sharing::download(&self.page, "sahkku.txt", &text).is_err() {
                self.page.notice(&m::notice_no_download());
            }
        }
    }

    /// Asks whether it shall really be.
    pub(super) fn confirm(&mut self, what: Confirm) {
        let (title, text, yes) = match what {
            Confirm::Resign => (m::confirm_resign(), m::confirm_resign_text(), m::resign()),
            Confirm::NewGame(_) => (m::confirm_new(), m::confirm_new_text(), m::new_game()),
            Confirm::Branch => {
                let yes = m::past_branch();
                (m::confirm_branch(), m::confirm_branch_text(), yes)
            }
        };
        self.page.close_dialog("menu-card");
        self.page.say("confirm-title", &title);
        self.page.say("confirm-text", &text);
        self.page.say("confirm-yes", &yes);
        self.asked = Some(what);
        self.page.open_dialog("confirm");
    }

    /// It shall.
    pub(super) fn confirmed(&mut self) {
        self.page.close_dialog("confirm");
        match self.asked.take() {
            Some(Confirm::Resign) => self.resign(),
            Some(Confirm::NewGame(seats)) => self.new_game(seats),
            Some(Confirm::Branch) => self.branch(),
            None => {}
        }
    }
}
