//! Records at the page: showing, opening and sharing them.

use super::App;
use crate::messages as m;
use crate::troubles;
use sahkku::{Record, Side};
use sahkku_session::{Player, Session};

impl App {
    pub(super) fn show_record(&mut self) {
        self.hurry();
        let text = self
            .session
            .as_ref()
            .map(|session| session.record().to_string());
        self.page.write("record-text", &text.unwrap_or_default());
        self.page.say("record-status", "");
        self.page.open_dialog("record-card");
    }

    /// Goes on from the record in the text field.
    pub(super) fn open_record(&mut self) {
        match self.page.value("record-text").parse::<Record>() {
            Ok(record) => {
                let same_seats = self
                    .session
                    .as_ref()
                    .map(|game| Side::BOTH.map(|side| game.player(side)));
                let seats = same_seats.unwrap_or([Player::Human; 2]);
                self.tell_nothing();
                self.sit_down(Session::from_record(record, seats));
            }
            Err(error) => {
                let error = &troubles::reading(&error);
                self.page
                    .say("record-status", &m::RecordRefused { error }.text());
            }
        }
    }
}
