//! What a feature does when something happens that concerns more features than one.

use crate::course::Known;
use crate::effects::Context;
use crate::elements::{Button, Dialog};
use crate::table::Entered;
use crate::this_game::Annotation;

/// What features want shown beside and over the board.
#[derive(Default)]
pub struct Showing {
    /// Buttons, and whether each is there.
    pub buttons: Vec<(Button, bool)>,
    /// What is pointed out over the board.
    pub annotations: Vec<Annotation>,
    /// The last turn in one line.
    pub line: Option<String>,
    /// What is said in place of whose turn it is.
    pub turn: Option<String>,
    /// What is said in place of what can be done.
    pub task: Option<String>,
    /// What is known of the course of a game that is over.
    pub course: Known,
}

/// A feature of the page. The shell calls each of these for all features, one after the other, once the late part of the program
/// is there.
pub trait Feature {
    /// An entry was put on record, and is kept.
    fn entered(&mut self, _entered: &Entered, _cx: &mut Context<'_>) {}

    /// The position is another one: nothing that was thought about holds, and nobody has to be given time to look.
    fn rethink(&mut self, _cx: &mut Context<'_>) {}

    /// The game goes another way, or another one lies on the table: nothing that was planned holds.
    fn forget(&mut self, cx: &mut Context<'_>) {
        self.rethink(cx);
    }

    /// Something is set in another way.
    fn restyle(&mut self, _cx: &mut Context<'_>) {}

    /// Another language is spoken, or more of its words are there. What takes words that are still missing waits for them.
    fn speak(&mut self, _cx: &mut Context<'_>) {}

    /// A dialog is about to open, because somebody wants it.
    fn opening(&mut self, _dialog: Dialog, _cx: &mut Context<'_>) {}

    /// The page is brought up to date.
    fn show(&mut self, _shown: &mut Showing, _cx: &mut Context<'_>) {}

    /// The next visitor finds everything as it was.
    fn start_over(&mut self, _cx: &mut Context<'_>) {}
}

/// A feature by its hooks alone: methods of the same name that are its own are not called.
pub fn hooks(feature: &mut impl Feature) -> &mut impl Feature {
    feature
}
