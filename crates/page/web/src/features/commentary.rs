//! The events of the game in words: shown beside the board, read aloud as they happen, and on request.

use browser::dom::Page;
use context::clock;
use context::elements::{Dialog, Part};
use context::matches;
use context::this::words as m;
use context::{
    Context, Entered, Entry, Feature, HistoryEntry, Key, Marks, Motion, Session, Settings, Table,
    This,
};
use game::Turn;
use on_page::{History, News, Places, Said};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    Here,
    Possible,
    Position,
}

/// What was read aloud last.
#[derive(Default)]
struct Announced {
    /// What happened, whose turn it is, what can be done.
    parts: [String; 3],
    entries: usize,
}

/// What happened last, and the part of it that was read aloud.
#[derive(Default)]
pub(crate) struct Commentary {
    news: Option<Said>,
    /// Whether it is a step of the game, rather than another message.
    is_step: bool,
    /// Why something was refused, until something else is touched.
    refusal: Option<Refusal>,
    announced: Announced,
}

struct Refusal {
    why: Said,
    announced: bool,
}

impl Commentary {
    pub(crate) fn tell(&mut self, news: Said) {
        self.news = Some(news);
        self.is_step = false;
        self.refusal = None;
    }

    /// Reports a refusal with this reason. The last event is shown again when the reason is withdrawn.
    pub(crate) fn refuse(&mut self, why: Said) {
        let announced = false;
        self.refusal = Some(Refusal { why, announced });
    }

    /// Handles a touch elsewhere: the reason of a refusal has been read. Returns whether there was one.
    pub(crate) fn withdraw_refusal(&mut self) -> bool {
        self.refusal.take().is_some()
    }

    pub(crate) fn tell_nothing(&mut self) {
        self.tell(Box::new(|_| String::new()));
    }

    fn tell_told(&mut self, told: HistoryEntry) {
        self.tell(Box::new(move |brief| This::news(&told, brief)));
        self.is_step = true;
    }

    /// Reports an entry that was put on record; `session` is the game after it.
    fn tell_entry(&mut self, entry: &Entry, session: &Session) {
        match This::news_before_turns(entry, session) {
            Some(told) => self.tell(told),
            None => {
                if let Some(told) = This::history_of(session).pop() {
                    self.tell_told(told);
                }
            }
        }
    }

    /// Reports the last event before the shown position.
    pub(crate) fn tell_last(&mut self, table: &Table) {
        let mut history = table.shown().map(This::history_of).unwrap_or_default();
        match history.pop() {
            Some(told) => self.tell_told(told),
            None => self.tell(Box::new(|_| m::past_beginning())),
        }
    }

    /// Shows what happened, once it has been seen, and makes screen readers read the new parts: what happened, whose turn it is,
    /// and what can be done, which is omitted if the visitor wants few words. Sighted people see a step together with the others
    /// of its turn, if there is such a `line`.
    pub(crate) fn show(
        &mut self,
        page: &Page,
        table: &Table,
        settings: &Settings,
        [turn, task]: [String; 2],
        line: Option<String>,
    ) {
        let line = line.filter(|_| self.is_step);
        let said = |brief| {
            self.news
                .as_ref()
                .map(|news| news(brief))
                .unwrap_or_default()
        };
        let news = line.unwrap_or_else(|| said(false));
        page.say(Part::News, &news);
        page.say(Part::FarNews, &news);
        self.show_refusal(page);
        let brief = settings.get(Key::Speech) == "brief";
        let seen = table.seen();
        let entries = seen.map_or(0, |session| session.record().entries().len());
        let task = if brief { String::new() } else { task };
        let parts = [said(brief), turn, task];
        // The same thing may happen twice; what has not happened again is not repeated.
        let happened = entries != self.announced.entries;
        let new = parts.iter().zip(&self.announced.parts).enumerate();
        let new = new.filter(|(n, (now, before))| now != before || (*n == 0 && happened));
        let refused = self.refusal.iter_mut().filter_map(|refusal| {
            let new = !core::mem::replace(&mut refusal.announced, true);
            new.then(|| (refusal.why)(brief))
        });
        let refused: Vec<String> = refused.collect();
        let new: Vec<String> = refused
            .iter()
            .chain(new.map(|(_, (now, _))| now))
            .filter(|part| !part.is_empty())
            .map(|part| match part.ends_with(is_latin) {
                true => format!("{part}."),
                false => part.clone(),
            })
            .collect();
        self.announced = Announced { parts, entries };
        if !new.is_empty() {
            page.say_aloud(Part::Heard, &new.join(" "));
        }
    }

    /// Shows why something was refused, in place of the words.
    fn show_refusal(&self, page: &Page) {
        let why = self.refusal.as_ref().map(|refusal| (refusal.why)(false));
        page.show(Part::Refusal, why.is_some());
        page.show(Part::FarRefusal, why.is_some());
        let why = why.unwrap_or_default();
        page.say(Part::RefusalWhy, &why);
        page.say(Part::FarRefusal, &why);
    }

    /// Clears all words about a game, as none is open.
    pub(crate) fn clear(&mut self, page: &Page) {
        for words in [
            Part::News,
            Part::FarNews,
            Part::Heard,
            Part::Said,
            Part::SaidHere,
        ] {
            page.say(words, "");
        }
        self.refusal = None;
        self.show_refusal(page);
        self.announced = Announced::default();
    }
}

/// Answers a question aloud and beside the board, for the `place` that has or last had the keyboard focus.
pub(crate) fn answer(
    question: Question,
    page: &Page,
    table: &Table,
    motion: Motion,
    place: Option<String>,
    marks: &Marks,
) {
    let text = match (question, table.seen()) {
        (Question::Here, _) => place.unwrap_or_else(m::tell_no_place),
        (_, None) => return,
        (Question::Possible, Some(session)) => {
            let task = This::task(session, marks.chosen.is_some());
            let mut places: Vec<String> = Vec::new();
            for pick in &marks.movable {
                let place = This::place_in_words(pick.place());
                if !places.contains(&place) {
                    places.push(place);
                }
            }
            if places.is_empty() {
                task
            } else {
                format!(
                    "{task} {}",
                    m::TellMovable {
                        places: &places.join(", ")
                    }
                    .text()
                )
            }
        }
        (Question::Position, Some(session)) => {
            let dice = table.seen_dice(motion);
            let position = This::describe(session.judge(), session.position(), &dice);
            let mut told = format!("{} {position}", This::turn_in_words(session));
            let more = [matches::in_words(session), clock::in_words(table)];
            for more in more.into_iter().flatten() {
                told = format!("{told} {more}");
            }
            told
        }
    };
    // While the card of keys is open, text outside of it is not read.
    page.say(Part::SaidHere, &text);
    // A repeated question repeats the answer.
    page.say_aloud(Part::Said, &text);
}

/// Whether this is a digit, or a letter of a language of the page: all use the Latin script.
fn is_latin(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || ('\u{c0}'..='\u{24f}').contains(&sign)
}

impl Feature for Commentary {
    /// Clears the last answer in the card of keys.
    fn opening(&mut self, dialog: Dialog, cx: &mut Context<'_>) {
        if dialog == Dialog::Keys {
            cx.page.say(Part::SaidHere, "");
        }
    }

    fn entered(&mut self, entered: &Entered, cx: &mut Context<'_>) {
        // Of a throw-off that happens by itself only the end is told.
        if let Some(session) = &cx.table.session
            && !(cx.settings.throws_off_by_itself(cx.table)
                && matches!(session.turn(), Turn::Chance(None)))
        {
            self.tell_entry(&entered.entry, session);
        }
    }
}
