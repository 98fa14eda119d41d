//! Terms of the game, which are pressed where they stand and then explained in a sentence.

use context::this_game::This;
use dom::{Page, Sender, TERM, on, target};
use on_page::text::terms;

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// The one of this name was pressed.
    Explain(String),
}

/// Listens to what is pressed for as long as the page lives.
pub(crate) fn listen(page: &Page, sender: &Sender<Message>) {
    on(page.document(), "click", sender, |event| {
        let target = target(event)?;
        let term = target.closest(&format!("[{TERM}]")).ok()??;
        term.get_attribute(TERM).map(Message::Explain)
    });
}

pub(crate) fn update(message: Message, page: &Page) {
    let Message::Explain(name) = message;
    if let Some(sentence) = terms::sentence::<This>(&name) {
        page.explain(&sentence);
    }
}
