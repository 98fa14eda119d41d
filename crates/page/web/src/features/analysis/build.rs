//! The elements of the analysis board, and what they tell.

use context::dom::{self, Page, Sender, clicked, on, target};

use super::elements::{Button, Field, Part, STEPS};
use super::list::NODE;
use super::message::Message;
use super::ways::WAY;

/// Puts the analysis board and the button that opens it into the page, and listens to it.
pub(super) fn build(page: &Page, sender: &Sender<Message>) {
    // A browser that makes none of the elements has no analysis board.
    let _ = page.build(STEPS);
    page.move_before(Button::OpenAnalysis, dom::Button::OpenRecord);
    page.move_before(Part::Analysis, dom::Part::Moves);
    on(page.document(), "click", sender, |event| {
        let button = clicked(event)?;
        let number = |name: &str| button.get_attribute(name)?.parse().ok();
        number(NODE)
            .map(Message::GoTo)
            .or_else(|| number(WAY).map(Message::Play))
            .or_else(|| Button::of(&button.id()).map(Message::Pressed))
    });
    on(page.document(), "change", sender, |event| {
        Field::of(&target(event)?.id()).map(Message::Changed)
    });
}
