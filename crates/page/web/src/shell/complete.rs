//! Loading the late part of the program, which then takes over.

use browser::dom::{Page, Sender};
use browser::files::hash;
use browser::loading::load_script;
use context::This;
use context::address::Address;
use context::elements::{Button, Dialog, Part, STEPS};
use on_page::text::mentions;
use wasm_bindgen::JsValue;
use web_sys::Element;

use super::input::listen_to_words;
use super::message::Message;
use super::part::Call;
use super::state::Shell;
use crate::features::{archive, language, lessons, play, study, terms};

impl Shell {
    /// Handles a call from the first part to the late one.
    pub(super) fn called(&mut self, call: Call<'_>) -> JsValue {
        match call {
            Call::Update(message) => self.receive(message),
            Call::Settle => self.settle_all(),
            Call::Answer(question, about) => return self.answer(question, about),
        }
        JsValue::NULL
    }

    /// Takes over from the first part: completes the beginning, and handles the waiting messages.
    pub(super) fn complete(&mut self) {
        if self.recover() {
            // The messages were about a game that is not played.
            self.waiting.clear();
        }
        self.build();
        if let Some((address, hash)) = self.beginning.take() {
            self.begin_late(&address, &hash);
        }
        self.sender.send(Message::AddressChanged);
        self.effects.go_on();
        self.send_waiting();
    }

    /// Whether the whole program is loaded, and the page has begun.
    pub(super) fn is_complete(&self) -> bool {
        self.late == super::part::PartState::Loaded && self.beginning.is_none()
    }

    /// Takes newer versions of games from their durable copies. Returns whether the page, which has begun without a saved game,
    /// must begin again with one: nothing is played without the late part.
    fn recover(&mut self) -> bool {
        let begins = self.store.recover() && self.beginning.is_none();
        let search = web_sys::window().and_then(|window| window.location().search().ok());
        let Some(search) = search.filter(|_| begins) else {
            return false;
        };
        self.clear_table();
        self.page.close_dialog(Dialog::Welcome);
        self.beginning = Some((Address::read(&search), hash()));
        true
    }

    /// Adds the elements that only the late part opens to the page.
    fn build(&mut self) {
        if let Some(body) = self.page.document().body() {
            // The browser refuses none of the elements.
            let _ = self.page.build_in(&body, STEPS);
        }
        self.page.move_before(Button::Redo, Button::Rethrow);
        self.page.move_before(Button::FarRedo, Button::FarRethrow);
        self.progress = lessons::finished(&self.store);
        self.features.clocks.build(&self.page, &self.by_hand());
        let (by_hand, played) = (self.by_hand(), self.store.played() > 0);
        self.features.puzzles.build(&self.page, by_hand, played);
        archive::build(&self.page, &self.by_hand());
        // A page without a shelf has nothing to offer.
        for part in [Part::MoreChoices, Part::MenuLearn] {
            let _ = self.page.shelve(part);
        }
        study::build::build(&self.page, &self.by_hand());
        self.sender.send(Message::from(archive::Message::Begun));
        self.page.write_with(write_text);
        self.write_again();
        listen_to_words(&self.page, &self.sender);
        terms::listen(&self.page, &self.sender.map(Message::from));
        self.page.say_standing_words();
        language::offer(&self.page);
        self.sender.send(Message::from(play::Message::BeginGhost));
        self.keep();
        // Without it cards still have their buttons.
        let _ = load_script("back");
        // Without it the fallback fonts stay.
        let _ = load_script("type");
        // Without it the game needs the network on the next visit, too.
        let _ = load_script("offline");
    }

    /// A sender of messages caused by a visitor's hand.
    fn by_hand<M: 'static>(&self) -> Sender<M>
    where
        Message: From<M>,
    {
        let by_hand = |message: M| Message::ByHand(Box::new(message.into()));
        self.sender.map(by_hand)
    }
}

fn write_text(page: &Page, element: &Element, text: &str) -> Result<bool, JsValue> {
    page.write_mentions(element, text, &mentions::find::<This>(text))
}
