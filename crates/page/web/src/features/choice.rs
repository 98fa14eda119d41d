//! A question with several answers, in a dialog.

use browser::dom::{Choices, Page};
use context::elements::{Dialog, Part};
use context::{Annotation, Choice, Context, Feature, Leave, Showing};
use web_sys::Element;

#[derive(Default)]
pub(crate) struct Asking(Option<Choice>);

impl Asking {
    pub(crate) fn ask(&mut self, page: &Page, choice: Choice) {
        self.0 = Some(choice);
        self.write(page);
        page.open_dialog(Dialog::Choice);
    }

    fn write(&self, page: &Page) {
        let Some(choice) = &self.0 else { return };
        let words = (choice.words)();
        page.say(Part::ChoiceTitle, &words.title);
        page.say(Part::ChoiceText, &words.text);
        let buttons = page.list_buttons(Part::ChoiceList, Choices::Ways, &words.answers);
        page.mark(Part::ChoiceList, "ways", !choice.ways.is_empty());
        if let Some(first) = buttons.get(choice.first).filter(|_| choice.first > 0) {
            let first: &Element = first;
            // Fails only for invalid names.
            let _ = first.set_attribute("data-first", "");
        }
    }

    pub(crate) fn answered(&mut self, page: &Page, n: usize) {
        let choice = self.0.take();
        page.close_dialog(Dialog::Choice);
        if let Some(choice) = choice {
            (choice.answer)(n);
        }
    }

    /// Handles the closed dialog. A question that the game needs an answer to is asked again.
    pub(crate) fn closed(&mut self, page: &Page) {
        match &self.0 {
            // An answer, or a new question, came first.
            _ if page.is_open(Dialog::Choice) => {}
            Some(choice) if choice.leave == Leave::Never => page.open_dialog(Dialog::Choice),
            _ => self.0 = None,
        }
    }

    pub(crate) fn withdraw(&mut self, page: &Page) {
        self.0 = None;
        page.close_dialog(Dialog::Choice);
    }
}

impl Feature for Asking {
    fn forget(&mut self, cx: &mut Context<'_>) {
        self.withdraw(cx.page);
    }

    /// Draws each path with its number, and a ghost that walks it.
    fn show(&mut self, shown: &mut Showing, _: &mut Context<'_>) {
        let ways = self.0.iter().flat_map(|choice| &choice.ways);
        for (n, (way, side)) in ways.enumerate() {
            let Some(first) = way.first() else { continue };
            shown.annotations.extend([
                Annotation::Path(way.clone(), *side),
                Annotation::Walk(way.clone(), *side, n),
                Annotation::Label(*first, (n + 1).to_string()),
            ]);
        }
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        self.write(cx.page);
    }
}
