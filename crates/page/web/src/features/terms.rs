//! Terms of the game, which can be pressed in any text and are then explained in a sentence.

use browser::dom::{Page, Sender, TERM, around, on};
use context::{Context, Feature, This};
use on_page::text::terms;

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Explain(String),
}

pub(crate) fn listen(page: &Page, sender: &Sender<Message>) {
    on(page.document(), "click", sender, |event| {
        let term = around(event, &format!("[{TERM}]"))?;
        term.get_attribute(TERM).map(Message::Explain)
    });
}

#[derive(Default)]
pub(crate) struct Terms;

impl Terms {
    pub(crate) fn update(&self, message: Message, cx: &mut Context<'_>) {
        let Message::Explain(name) = message;
        if let Some(sentence) = terms::sentence::<This>(&name) {
            cx.page.explain(&sentence);
        }
    }
}

impl Feature for Terms {}
