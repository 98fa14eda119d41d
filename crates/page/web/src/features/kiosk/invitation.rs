//! The invitation in one language after the other, with the history of the game in pictures: each picture stays until it has been
//! described in all languages.

use browser::dom::{Page, Sender};
use browser::files::address_of_svg;
use context::This;
use context::elements::Part;
use context::this::words as m;
use context::words;
use context::words::{Fetched, WordPart};
use on_page::Exhibit;
use sahkku_words::Language;
use web_sys::{HtmlElement, HtmlImageElement};

/// The number of seconds that a language is shown.
const SECONDS: u32 = 4;

/// What the screen says to passers-by.
struct Words {
    call: String,
    /// The description of each picture.
    about: Vec<String>,
}

pub(super) struct Invitations {
    /// In the order in which they are shown, with their words once these are loaded.
    all: Vec<(&'static Language, Option<Words>)>,
    /// The pictures as data addresses: what the game is, and its history.
    pictures: Vec<String>,
    picture: usize,
    seen: usize,
    /// How many seconds it has been shown.
    seconds: u32,
}

impl Invitations {
    pub(super) fn new(languages: Vec<&'static Language>) -> Invitations {
        Invitations {
            all: languages
                .into_iter()
                .map(|language| (language, None))
                .collect(),
            pictures: pictures(),
            picture: 0,
            seen: 0,
            seconds: 0,
        }
    }

    /// Fetches missing words, and sends the result for each language.
    pub(super) fn fetch(&self, sender: &Sender<(&'static Language, Fetched)>) {
        for &(language, _) in self.all.iter().filter(|(_, words)| words.is_none()) {
            let came = sender.sending(move |fetched| (language, fetched));
            words::fetch(language, WordPart::Page, came);
        }
    }

    /// Takes the words of a language, or leaves the language out if they did not arrive.
    pub(super) fn came(&mut self, language: &'static Language, fetched: Fetched, page: &Page) {
        let words = fetched.and_then(|texts| words::catalogue(language, &texts));
        if let Ok(catalogue) = words {
            let words = messages::said_in(catalogue, || Words {
                call: m::invite(),
                about: core::iter::once(m::invite_about())
                    .chain(This::past_in_words())
                    .collect(),
            });
            if let Some(n) = self.all.iter().position(|(other, _)| *other == language) {
                self.all[n].1 = Some(words);
                if n == self.seen {
                    self.show(page);
                }
            }
        }
    }

    /// Counts a second in which people could read.
    pub(super) fn tick(&mut self, page: &Page) {
        self.seconds += 1;
        if self.seconds >= SECONDS {
            let before = self.seen;
            self.turn_to((self.seen + 1) % self.all.len().max(1), page);
            // All languages have been shown.
            if self.seen <= before {
                self.picture = (self.picture + 1) % self.pictures.len().max(1);
                self.show(page);
            }
        }
    }

    /// Restarts with the first picture and the first language.
    pub(super) fn start_over(&mut self, page: &Page) {
        self.picture = 0;
        self.turn_to(0, page);
    }

    /// Shows the first language from this one on whose words are loaded.
    fn turn_to(&mut self, first: usize, page: &Page) {
        let count = self.all.len();
        let mut order = (first..count).chain(0..first);
        let next = order.find(|&n| self.all.get(n).is_some_and(|(_, words)| words.is_some()));
        self.seen = next.unwrap_or(first);
        self.seconds = 0;
        self.show(page);
    }

    fn show(&self, page: &Page) {
        let Some((language, Some(words))) = self.all.get(self.seen) else {
            return;
        };
        page.say(Part::InviteCall, &words.call);
        let about = words.about.get(self.picture);
        page.say(Part::InviteAbout, about.map_or("", String::as_str));
        if let (Some(address), Ok(picture)) = (
            self.pictures.get(self.picture),
            page.element::<HtmlImageElement>(Part::InvitePicture),
        ) && picture.src() != *address
        {
            picture.set_src(address);
        }
        if let Ok(invitation) = page.element::<HtmlElement>(Part::Invitation) {
            invitation.set_lang(language.code);
        }
    }
}

fn pictures() -> Vec<String> {
    let [own, ..] = This::starts();
    let all = core::iter::once(own).chain(This::past());
    all.map(|svg| address_of_svg(&svg)).collect()
}
