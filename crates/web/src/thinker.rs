//! The page's end of the thinker: it is opened when it is first wanted, and opened anew when it
//! fails or falls silent. web/thinking.js knows how.

use gloo_timers::callback::Timeout;
use sahkku_thinker::{Answer, Question, ToPage, ToThinker};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, MessagePort};

use crate::link::{Link, Message};

/// How long a thinker may be silent while something is asked, in milliseconds: while it is loaded,
/// which a slow line makes long, and once it is there.
const WHILE_LOADING: u32 = 30_000;
const WHILE_THINKING: u32 = 8_000;

#[wasm_bindgen]
extern "C" {
    type Opened;
    #[wasm_bindgen(js_name = openThinker, catch)]
    fn open_thinker(in_page: bool, failed: &JsValue) -> Result<Opened, JsValue>;
    #[wasm_bindgen(method, getter)]
    fn port(this: &Opened) -> MessagePort;
    #[wasm_bindgen(method)]
    fn end(this: &Opened);
}

/// Where the thinker is tried, one after the other, when it fails.
const SEATS: [Seat; 3] = [Seat::Worker, Seat::Worker, Seat::Page];

#[derive(Clone, Copy, PartialEq)]
enum Seat {
    /// In a worker.
    Worker,
    /// On the page, in small portions.
    Page,
}

/// What is to be told of a letter.
pub(crate) enum Heard {
    /// Nothing.
    Nothing,
    /// What was asked under this number is answered.
    Answer(u32, Answer),
    /// Learned weights cannot be used, for this reason.
    NoWeights(String),
    /// The thinker failed, for this reason, and sits down anew; it is asked again.
    Anew(String),
    /// It failed once too often, and nothing can be asked any more.
    Gone(String),
}

/// The thinker, as the page sees it.
pub(crate) struct Thinker {
    link: Link,
    opened: Option<Opened>,
    /// How many thinkers have been opened; tells a letter of the last one from older ones.
    count: u32,
    failures: usize,
    ready: bool,
    /// What is asked and not answered.
    open: Vec<(u32, Question)>,
    asked: u32,
    patience: Option<Timeout>,
}

impl Thinker {
    /// A thinker that is not there yet.
    pub(crate) fn new(link: Link) -> Thinker {
        Thinker {
            link,
            opened: None,
            count: 0,
            failures: 0,
            ready: false,
            open: Vec::new(),
            asked: 0,
            patience: None,
        }
    }

    /// Asks something. The number that the answer will carry; `None` where nobody can be asked.
    pub(crate) fn ask(&mut self, question: Question) -> Option<u32> {
        if self.opened.is_none() {
            self.open_somewhere();
        }
        self.opened.as_ref()?;
        self.asked += 1;
        self.write(&ToThinker::Ask(self.asked, question.clone()));
        self.open.push((self.asked, question));
        self.be_patient();
        Some(self.asked)
    }

    /// The answer under this number is not wanted any more.
    pub(crate) fn forget(&mut self, number: u32) {
        let open = self.open.len();
        self.open.retain(|(other, _)| *other != number);
        if self.open.len() < open {
            self.write(&ToThinker::Forget(number));
            self.be_patient();
        }
    }

    /// Reads a letter of the `from`th thinker.
    pub(crate) fn read(&mut self, from: u32, letter: ToPage) -> Heard {
        if from != self.count || self.opened.is_none() {
            return Heard::Nothing;
        }
        match letter {
            ToPage::Ready => {
                self.ready = true;
                self.be_patient();
                Heard::Nothing
            }
            ToPage::Answer(number, answer) => {
                let wanted = self.open.iter().any(|(other, _)| *other == number);
                if !answer.is_on_the_way() {
                    self.open.retain(|(other, _)| *other != number);
                }
                self.be_patient();
                if wanted {
                    Heard::Answer(number, answer)
                } else {
                    Heard::Nothing
                }
            }
            ToPage::NoWeights(why) => Heard::NoWeights(why),
            ToPage::Broken(why) => self.fail(why),
        }
    }

    /// Gives up on the thinker that is there, and asks the next one what is still open.
    pub(crate) fn fail(&mut self, why: String) -> Heard {
        self.close();
        self.failures += 1;
        self.open_somewhere();
        if self.opened.is_none() {
            self.open.clear();
            return Heard::Gone(why);
        }
        for (number, question) in self.open.clone() {
            self.write(&ToThinker::Ask(number, question));
        }
        self.be_patient();
        Heard::Anew(why)
    }

    fn close(&mut self) {
        self.patience = None;
        if let Some(opened) = self.opened.take() {
            opened.end();
        }
    }

    fn open_somewhere(&mut self) {
        while let (None, Some(&seat)) = (&self.opened, SEATS.get(self.failures)) {
            match self.open_at(seat) {
                Ok(opened) => self.opened = Some(opened),
                // There are no workers here at all, say.
                Err(_) => self.failures += 1,
            }
        }
    }

    fn open_at(&mut self, seat: Seat) -> Result<Opened, JsValue> {
        self.count += 1;
        self.ready = false;
        let count = self.count;
        let link = self.link.clone();
        let failed = Closure::<dyn Fn(String)>::new(move |why| {
            link.send(Message::Letter(count, ToPage::Broken(why)));
        });
        let opened = open_thinker(seat == Seat::Page, &failed.into_js_value())?;
        let link = self.link.clone();
        let reader = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let letter = serde_wasm_bindgen::from_value(event.data());
            let letter = letter.unwrap_or_else(|error| ToPage::Broken(error.to_string()));
            link.send(Message::Letter(count, letter));
        });
        let port = opened.port();
        port.set_onmessage(Some(reader.into_js_value().unchecked_ref()));
        Ok(opened)
    }

    fn write(&self, letter: &ToThinker) {
        let Some(opened) = &self.opened else { return };
        let written = letter
            .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
            .map_err(JsValue::from);
        // What does not arrive is not answered, and that is noticed.
        let _ = written.and_then(|letter| opened.port().post_message(&letter));
    }

    /// Waits from now on for the next letter, if one is owed.
    fn be_patient(&mut self) {
        let (link, count) = (self.link.clone(), self.count);
        let time = if self.ready {
            WHILE_THINKING
        } else {
            WHILE_LOADING
        };
        self.patience = (!self.open.is_empty()).then(|| {
            Timeout::new(time, move || {
                let silent = ToPage::Broken("no answer came".to_owned());
                link.send(Message::Letter(count, silent));
            })
        });
    }
}
