//! What a feature does when something concerns several features.

use crate::course::Known;
use crate::effects::Context;
use crate::elements::{Button, Dialog};
use crate::table::Entered;
use crate::this_game::Annotation;

/// What features say beside the board.
#[derive(Default)]
pub struct Told {
    /// The last turn in one line.
    pub line: Option<String>,
    /// Replaces the line that says whose turn it is.
    pub turn: Option<String>,
    /// Replaces the line that says what can be done.
    pub task: Option<String>,
}

/// What features want shown beside and over the board.
#[derive(Default)]
pub struct Showing {
    /// Buttons, and whether each is shown.
    pub buttons: Vec<(Button, bool)>,
    pub annotations: Vec<Annotation>,
    pub told: Told,
    pub course: Known,
}

/// A feature of the page. The shell calls each of these methods for all features in turn, once the late part of the program is
/// loaded.
pub trait Feature {
    /// Called when an entry was put on record and saved.
    fn entered(&mut self, _entered: &Entered, _cx: &mut Context<'_>) {}

    /// Called when the position has changed: earlier thinking is void, and nobody needs time to look.
    fn rethink(&mut self, _cx: &mut Context<'_>) {}

    /// Called when the game goes another way, or another one lies on the table: plans are void.
    fn forget(&mut self, cx: &mut Context<'_>) {
        self.rethink(cx);
    }

    /// Called when a setting changes.
    fn restyle(&mut self, _cx: &mut Context<'_>) {}

    /// Called when the language changes or more of its words are loaded. Code that needs missing words waits for them.
    fn speak(&mut self, _cx: &mut Context<'_>) {}

    /// Called before a dialog opens at somebody's request.
    fn opening(&mut self, _dialog: Dialog, _cx: &mut Context<'_>) {}

    fn show(&mut self, _shown: &mut Showing, _cx: &mut Context<'_>) {}

    /// Called to reset everything for the next visitor.
    fn start_over(&mut self, _cx: &mut Context<'_>) {}
}
