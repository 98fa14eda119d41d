//! The rules in words: as cards with a small board that demonstrates them, and as a book.

mod book;
mod live;
mod pictures;

use browser::dom::{Page, Sender};
use browser::files::{print, set_hash};
use context::address::unknown_rules;
use context::elements::{Button, Dialog, Field, Part};
use context::this::words as m;
use context::{
    Context, Effect, Entered, Feature, Lesson, Picture, Preset, Rules, Settings, This, Topic,
};
use game::recorded_as;
use lessons::{lessons, rules_in_words};
use on_page::text::rules::{about_end, origin_of, portrait_of, topic_rule, topic_title};
use web_sys::{Element, HtmlElement, HtmlImageElement};

use live::Live;
pub(crate) use live::Message as LiveMessage;

/// The part of an address that asks for the book: `#rules=maze`.
const ASKED: &str = "#rules=";

#[derive(Clone, Debug)]
pub(crate) enum Message {
    OpenCards,
    /// Open the card of the rule behind the last refusal.
    OpenRefused,
    /// Open the card of the rule that ended the game.
    OpenEnd,
    /// Open the card about an option in the lab, by its name.
    OpenOption(String),
    Turn(isize),
    /// Another card was chosen in the list.
    Chosen,
    /// Let the small board play, or stop it.
    TogglePlaying,
    Try,
    TakeLessons,
    CardsClosed,
    OpenBook,
    /// Open the book of a recorded rule set, by its id.
    OpenBookOf(String),
    /// Another rule set was chosen in the book.
    BookChosen,
    /// Show the rule of a topic on the small board in the book.
    ShowInBook(String),
    /// Go to a section of the book.
    GoTo(String),
    PrintBook,
    BookClosed,
    Live(LiveMessage),
}

struct Cards {
    rules: Rules,
    topics: Vec<&'static Topic>,
    at: usize,
}

#[derive(Default)]
pub(crate) struct Rulebook {
    pub(super) sender: Sender<Message>,
    cards: Option<Cards>,
    book: Option<Rules>,
    /// The small board that shows a rule.
    live: Option<Live>,
    /// The rule behind the last refusal.
    refused: Option<&'static Topic>,
}

impl Rulebook {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::OpenCards => {
                if let Some(rules) = cx.rules_at_hand() {
                    self.open_cards(rules, None, cx);
                }
            }
            Message::OpenRefused => {
                if let (Some(rules), Some(topic)) = (cx.rules_at_hand(), self.refused) {
                    self.open_cards(rules, Some(topic), cx);
                }
            }
            Message::OpenEnd => {
                let session = cx.table.session.as_ref();
                if let Some((session, topic)) = session.zip(session.and_then(about_end::<This>)) {
                    let rules = *session.judge().rules();
                    self.open_cards(rules, Some(topic), cx);
                }
            }
            Message::OpenOption(option) => {
                if let Some(judge) = cx.setup.ready() {
                    let rules = *judge.rules();
                    let topic = lessons::about_option(&option, &rules);
                    self.open_cards(rules, topic, cx);
                }
            }
            Message::Turn(by) => {
                if let Some(cards) = &mut self.cards {
                    let count = cards.topics.len().max(1);
                    cards.at = (cards.at + count).saturating_add_signed(by) % count;
                    self.show_card(cx.page, cx.settings);
                }
            }
            Message::Chosen => {
                let name = cx.page.value(Field::CardTopic);
                if let Some(cards) = &mut self.cards {
                    let at = cards.topics.iter().position(|topic| topic.name == name);
                    cards.at = at.unwrap_or(cards.at);
                    self.show_card(cx.page, cx.settings);
                }
            }
            Message::TogglePlaying => {
                if let Some(live) = &mut self.live {
                    live.toggle();
                    self.say_live(cx.page);
                }
            }
            Message::Try => {
                if let Some(cards) = self.cards.take()
                    && let Some(&topic) = cards.topics.get(cards.at)
                {
                    cx.effects.want(Effect::Learn(vec![topic], cards.rules));
                }
            }
            Message::TakeLessons => {
                if let Some(cards) = self.cards.take() {
                    let all = lessons(&cards.rules);
                    cx.effects.want(Effect::Learn(all, cards.rules));
                }
            }
            Message::CardsClosed => {
                self.cards = None;
                self.close_live();
            }
            Message::Live(message) => {
                if let Some(live) = &mut self.live {
                    live.update(message);
                    self.say_live(cx.page);
                }
            }
            Message::OpenBook => {
                let cards = self.cards.as_ref().map(|cards| cards.rules);
                if let Some(rules) = cards.or_else(|| cx.rules_at_hand()) {
                    self.open_book(rules, cx);
                }
            }
            Message::OpenBookOf(id) => {
                if let Some(preset) = Preset::named(&id) {
                    self.open_book(preset.rules, cx);
                }
            }
            Message::BookChosen => {
                if let Some(preset) = Preset::named(&cx.page.value(Field::BookRules)) {
                    self.open_book(preset.rules, cx);
                }
            }
            Message::ShowInBook(name) => self.show_in_book(&name, cx),
            Message::GoTo(part) => {
                let heading = cx
                    .page
                    .document()
                    .get_element_by_id(&format!("part-{part}"));
                if let Some(heading) = heading {
                    heading.scroll_into_view();
                    let heading: HtmlElement = wasm_bindgen::JsCast::unchecked_into(heading);
                    // If the focus cannot follow, the page is still scrolled correctly.
                    let _ = heading.focus();
                }
            }
            Message::PrintBook => print(),
            Message::BookClosed => {
                self.book = None;
                self.take_board_home(cx.page);
                // Removes a thousand elements that nobody reads.
                cx.page.say(Part::BookBody, "");
                cx.page.say(Part::BookContents, "");
                set_hash("");
            }
        }
    }

    /// Opens the cards of these rules at `topic`, or at the first card without a topic.
    pub(crate) fn open_cards(&mut self, rules: Rules, topic: Option<&Topic>, cx: &mut Context<'_>) {
        let topics = rules_in_words(&rules);
        let place = |topic: &Topic| topics.iter().position(|other| other.name == topic.name);
        // Any card other than the requested one would be a wrong answer.
        let Some(at) = topic.map_or(Some(0), place) else {
            return;
        };
        cx.page.close_dialog(Dialog::MenuCard);
        self.take_board_home(cx.page);
        cx.page.open_dialog(Dialog::Cards);
        let name =
            recorded_as(&rules).map_or_else(m::lab_invention, |preset| preset.name.to_owned());
        cx.page.say(Part::CardsOf, &name);
        self.cards = Some(Cards { rules, topics, at });
        self.list_cards(cx);
        self.show_card(cx.page, cx.settings);
    }

    fn list_cards(&self, cx: &Context<'_>) {
        let Some(cards) = &self.cards else { return };
        let title = |topic: &&'static Topic| {
            let done = if cx.progress.has(topic) { " ✓" } else { "" };
            (topic.name, format!("{}{done}", topic_title(topic)))
        };
        let titles = cards.topics.iter().map(title);
        cx.page.fill(Field::CardTopic, titles, "");
    }

    fn show_card(&mut self, page: &Page, settings: &Settings) {
        let Some(cards) = &self.cards else { return };
        let Some(&topic) = cards.topics.get(cards.at) else {
            return;
        };
        page.choose(Field::CardTopic, topic.name);
        page.say(Part::CardTitle, &topic_title(topic));
        page.say(Part::CardRule, &topic_rule(topic));
        page.say(
            Part::CardOrigin,
            &origin_of::<This>(topic.option, &cards.rules),
        );
        let lesson = Lesson::new(topic, &cards.rules);
        page.show(Part::Live, lesson.is_some());
        page.show(Button::CardPlay, lesson.is_some());
        page.show(Button::CardTry, lesson.is_some());
        page.show(Part::CardPicture, lesson.is_none());
        match lesson {
            Some(lesson) => self.play_live(lesson, page, settings),
            None => {
                // A topic that the small board does not play has a drawing.
                let picture = Picture::of_topic(topic, &cards.rules);
                let address = pictures::address(page, &picture, &cards.rules);
                if let Ok(image) = page.element::<HtmlImageElement>(Part::CardPicture) {
                    image.set_src(&address);
                }
                self.close_live();
            }
        }
        self.say_live(page);
    }

    fn play_live(&mut self, lesson: Lesson, page: &Page, settings: &Settings) {
        if self.live.is_none() {
            // Without a drawing the words still say everything.
            let canvas = page.element(Part::CardBoard).ok();
            let sender = self.sender.map(Message::Live);
            self.live = canvas.map(|canvas| Live::new(canvas, sender));
            self.restyle_live(settings);
        }
        if let Some(live) = &mut self.live {
            live.show(lesson);
        }
    }

    fn close_live(&mut self) {
        if let Some(live) = &mut self.live {
            live.close();
        }
    }

    fn say_live(&self, page: &Page) {
        let playing = self.live.as_ref().is_some_and(Live::is_playing);
        let text = if playing {
            m::live_stop()
        } else {
            m::live_play()
        };
        page.say(Button::CardPlay, &text);
    }

    fn restyle_live(&mut self, settings: &Settings) {
        if let Some(live) = &mut self.live {
            live.restyle(settings);
        }
    }

    pub(crate) fn resize(&mut self) {
        if let Some(live) = &mut self.live {
            live.resize();
        }
    }

    pub(crate) fn follow_address(&self, hash: &str, page: &Page) -> Option<Message> {
        match asked_book(hash) {
            Some(id) if Preset::named(id).is_some() => {
                let read = self.book.as_ref().and_then(recorded_as);
                let same = read.is_some_and(|preset| preset.id == id);
                (!same).then(|| Message::OpenBookOf(id.to_owned()))
            }
            Some(id) => {
                page.notice(&unknown_rules(id));
                None
            }
            None if self.book.is_some() => {
                page.close_dialog(Dialog::Book);
                None
            }
            None => None,
        }
    }

    fn open_book(&mut self, rules: Rules, cx: &mut Context<'_>) {
        self.book = Some(rules);
        cx.page.close_dialog(Dialog::Cards);
        cx.page.close_dialog(Dialog::MenuCard);
        self.write_book(cx.page, cx.setup.list());
        cx.page.open_dialog(Dialog::Book);
        if let Ok(book) = cx.page.element::<Element>(Dialog::Book) {
            book.set_scroll_top(0);
        }
        let id = recorded_as(&rules).map(|preset| preset.id);
        set_hash(&id.map_or_else(String::new, |id| format!("rules={id}")));
    }

    fn write_book(&mut self, page: &Page, offered: impl Iterator<Item = (&'static str, String)>) {
        let Some(rules) = self.book else { return };
        self.take_board_home(page);
        let this = recorded_as(&rules);
        let (name, about) = match this {
            Some(preset) => (preset.name.to_owned(), portrait_of::<This>(preset, &rules)),
            None => (m::lab_invention(), String::new()),
        };
        page.say(Part::BookOf, &name);
        page.fill(
            Field::BookRules,
            offered,
            this.map_or("", |preset| preset.id),
        );
        book::write(page, &rules, &about);
    }

    /// Moves the small board below a rule and shows it there.
    fn show_in_book(&mut self, name: &str, cx: &mut Context<'_>) {
        let topic = Topic::named(name);
        let lesson = topic
            .zip(self.book)
            .and_then(|(topic, rules)| Lesson::new(topic, &rules));
        let stage = cx
            .page
            .document()
            .get_element_by_id(&format!("stage-{name}"));
        if let (Some(lesson), Some(stage)) = (lesson, stage) {
            move_board(cx.page, &stage);
            self.play_live(lesson, cx.page, cx.settings);
        }
    }

    /// Moves the small board back to the cards.
    fn take_board_home(&mut self, page: &Page) {
        self.close_live();
        if let Ok(stage) = page.element(Part::CardStage) {
            move_board(page, &stage);
        }
    }

    /// Offers the rule beside a refusal, or nothing.
    pub(crate) fn offer(&mut self, topic: Option<&'static Topic>, page: &Page) {
        self.refused = topic;
        page.show(Button::WhyRule, topic.is_some());
    }
}

impl Feature for Rulebook {
    fn entered(&mut self, _: &Entered, cx: &mut Context<'_>) {
        self.offer(None, cx.page);
    }

    fn restyle(&mut self, cx: &mut Context<'_>) {
        self.restyle_live(cx.settings);
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        self.list_cards(cx);
        self.show_card(cx.page, cx.settings);
        self.write_book(cx.page, cx.setup.list());
    }
}

/// The rule set in an address that asks for the book.
pub(crate) fn asked_book(hash: &str) -> Option<&str> {
    hash.strip_prefix(ASKED)
}

fn move_board(page: &Page, stage: &Element) {
    if let Ok(live) = page.element::<HtmlElement>(Part::Live) {
        live.set_hidden(false);
        // If it cannot be moved, it shows the rule where it is.
        let _ = stage.append_child(&live);
    }
}
