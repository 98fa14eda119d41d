//! What voices read aloud of the game: what is new, in the order in which it happened, and nothing
//! twice. The words beside the board are for the eye.

use super::App;
use crate::settings::Key;

/// What was read aloud last.
#[derive(Default)]
pub(super) struct Heard {
    /// What happened, whose turn it is, what can be done.
    parts: [String; 3],
    /// How long the record was.
    entries: usize,
}

impl App {
    /// Whether only what is needed is read aloud, in few words.
    pub(super) fn is_brief(&self) -> bool {
        self.settings.get(Key::Speech) == "brief"
    }

    /// Lets voices read what is new: what happened, whose turn it is, and what can be done, which
    /// is left out where few words are wanted.
    pub(super) fn let_hear(&mut self, turn: &str, task: &str) {
        let brief = self.is_brief();
        let entries = self
            .seen()
            .map_or(0, |session| session.record().entries().len());
        let task = if brief { "" } else { task };
        let parts = [(self.news)(brief), turn.to_owned(), task.to_owned()];
        // The same thing may happen twice; what has not happened again is not told again.
        let happened = entries != self.heard.entries;
        let new = parts.iter().zip(&self.heard.parts).enumerate();
        let new = new.filter(|(n, (now, before))| now != before || (*n == 0 && happened));
        let new: Vec<String> = new
            .map(|(_, (now, _))| now)
            .filter(|part| !part.is_empty())
            .map(|part| match part.ends_with(char::is_alphanumeric) {
                true => format!("{part}."),
                false => part.clone(),
            })
            .collect();
        self.heard = Heard { parts, entries };
        if !new.is_empty() {
            self.page.say_aloud("heard", &new.join(" "));
        }
    }
}
