//! Answers to “what’s here?”, “what can I do?” and “what’s the position?”, said aloud by screen
//! readers and shown beside the board.

use super::App;
use crate::describe;
use crate::messages as m;
use crate::words;

impl App {
    /// Shows which key does what.
    pub(super) fn open_keys(&mut self) {
        self.page.close_dialog("menu-card");
        self.page.say("said-here", "");
        self.page.open_dialog("keys");
    }

    /// What is on the place that the keyboard is on, or was last.
    pub(super) fn tell_here(&self) {
        let name = self.twin.name_of_entry();
        self.aloud(&name.unwrap_or_else(m::tell_no_place));
    }

    /// What can be done now, and with which pieces.
    pub(super) fn tell_possible(&self) {
        let Some(session) = self.seen() else { return };
        let task = words::task(session, self.marks.chosen.is_some());
        let mut places: Vec<String> = Vec::new();
        for pick in &self.marks.movable {
            let place = pick.spot.place().to_string();
            if !places.contains(&place) {
                places.push(place);
            }
        }
        let text = if places.is_empty() {
            task
        } else {
            let places = &places.join(", ");
            format!("{task} {}", m::TellMovable { places }.text())
        };
        self.aloud(&text);
    }

    /// The whole position.
    pub(super) fn tell_position(&self) {
        let Some(session) = self.seen() else { return };
        let dice = self.seen_dice();
        let position = describe::position(session.judge(), session.position(), &dice);
        self.aloud(&format!("{} {position}", words::turn(session)));
    }

    /// Who asks twice hears it twice.
    fn aloud(&self, text: &str) {
        // Inside the card of keys, what is outside is not read out.
        self.page.say("said-here", text);
        self.page.say_aloud("said", text);
    }
}
