//! The requests of an embedding page, and the events it is told.
use browser::dom::Page;
use browser::host::{Host, News, Wish};
use context::address::sides;
use context::setup::{Setup, begin, players};
use context::this::words as m;
use context::{
    Context, Effect, Entered, Feature, Opening, Purpose, Record, Session, Setting, Showing, Side,
    Table, This,
};
use game::{RuleSets, Turn, read_rules};
use on_page::text::errors;
use on_page::{Board as _, Dice as _, Moves, RulesInWords};
use sahkku_words::Language;
use web_sys::HtmlElement;

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Wish(Box<Wish>),
    /// It wrote something unreadable.
    Unreadable(String),
}

/// The embedding page, if it may talk to this one.
#[derive(Default)]
pub(crate) struct Hosting {
    pub(crate) host: Option<Host>,
    height: Option<u32>,
}

/// The width down to which a tray shrinks with its board, in CSS pixels.
const TRAY_SHRINKS: i32 = 450;

/// Below this width, in CSS pixels, words lie under the board, and the height follows from the width. `style.css` uses the same
/// value.
const NARROW: i32 = 700;

impl Hosting {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        let Some(host) = &self.host else { return };
        match message {
            Message::Wish(wish) => {
                let result = granted(&wish, cx);
                let answer = match &result {
                    Ok(value) => Ok(value.as_deref()),
                    Err(error) => Err(error.as_str()),
                };
                host.answer(wish.id, answer);
            }
            Message::Unreadable(what) => {
                let message = m::HostUnreadable { what: &what }.text();
                self.tell_error(&message, cx.table, cx.setup);
            }
        }
    }

    /// Tells the embedding page that the game accepts messages, whatever is on the board.
    pub(crate) fn tell_ready(&self, table: &Table, setup: &Setup) {
        self.tell("ready", || news_now(table, setup));
    }

    /// Tells it that a request cannot be fulfilled.
    pub(crate) fn tell_error(&self, message: &str, table: &Table, setup: &Setup) {
        self.tell("error", || News {
            message: Some(message.to_owned()),
            ..news_now(table, setup)
        });
    }

    /// Tells it that the last entry was taken back.
    pub(crate) fn tell_undone(&self, table: &Table) {
        if let Some(session) = &table.session {
            self.tell("takeback", || news_of(session));
        }
    }

    fn tell(&self, event: &str, news: impl FnOnce() -> News) {
        if let Some(host) = &self.host {
            host.tell(event, &news());
        }
    }
}

/// The height at which the board of a narrow page has the full width, with words and buttons under it.
fn height(page: &Page) -> Option<u32> {
    let root = page.document().document_element()?;
    let width = Some(root.client_width()).filter(|width| *width < NARROW)?;
    let parts = page.all::<HtmlElement>(".bar, .panel:not(#far)");
    let under: i32 = parts.iter().map(HtmlElement::offset_height).sum();
    let board = f64::from(width) / This::SHAPE;
    // A tray does not shrink with the board below a limit.
    let tray = match This::HAS_DICE {
        true => f64::from((TRAY_SHRINKS - width).max(0)) * 0.4,
        false => 0.0,
    };
    Some((board + tray).round() as u32 + under.unsigned_abs())
}

fn news_now(table: &Table, setup: &Setup) -> News {
    match &table.session {
        Some(session) => news_of(session),
        None => News {
            rules: game::write_rules(setup.rules()),
            ..News::default()
        },
    }
}

fn granted(wish: &Wish, cx: &mut Context<'_>) -> Result<Option<String>, String> {
    let part = |name: &str, part: &Option<String>| {
        let needs = || {
            let wish = &wish.what;
            m::HostNeeds { wish, name }.text()
        };
        part.clone().ok_or_else(needs)
    };
    match wish.what.as_str() {
        "newGame" => {
            let judge = match &wish.rules {
                Some(text) => {
                    let rules =
                        read_rules(text).map_err(|error| errors::reading::<This>(&error))?;
                    rules.judge().map_err(This::contradiction_in_words)?
                }
                None => cx.setup.judge().map_err(This::contradiction_in_words)?,
            };
            let players = match &wish.computer {
                Some(wish) => {
                    let (computer, level) = sides(wish).ok_or_else(m::help_sides)?;
                    let level = level.unwrap_or_else(|| cx.setup.opponent(cx.settings));
                    players(computer, level)
                }
                None => cx.table.players(),
            };
            lay(begin(judge, players, Opening::default()), cx);
        }
        "load" => {
            let text = part("record", &wish.record)?;
            let record: Record = text.parse().map_err(|error| format!("{error}"))?;
            lay(Session::from_record(record, cx.table.players()), cx);
        }
        "record" => {
            let game = cx.table.session.as_ref();
            return Ok(game.map(|game| game.record().to_string()));
        }
        "position" => {
            let game = cx.table.session.as_ref();
            return Ok(game.map(|game| game.judge().write_position(game.position())));
        }
        "throw" if cx.table.may_throw() => cx.effects.want(Effect::Throw),
        "throw" => return Err(m::host_not_now()),
        "play" => {
            let text = part("action", &wish.action)?;
            let entry = This::read_decision(&text)?;
            let legal = |game: &Session| game.game().clone().enter(&entry, |_| ()).is_ok();
            if !cx.table.decides() {
                return Err(m::host_not_now());
            }
            if !cx.table.session.as_ref().is_some_and(legal) {
                return Err(m::HostNotLegal { action: &text }.text());
            }
            cx.effects.want(Effect::Finish);
            cx.effects.want(Effect::Decide(entry));
        }
        "set" => {
            let name = part("name", &wish.name)?;
            let value = part("value", &wish.value)?;
            set(&name, &value, cx)?;
        }
        other => return Err(m::HostUnknown { name: other }.text()),
    }
    Ok(None)
}

fn lay(game: Session, cx: &mut Context<'_>) {
    cx.effects.want(Effect::Lay(Box::new(game), Purpose::Game));
    cx.effects.want(Effect::TellReady);
}

/// Changes a setting for this visit: the reader's own settings stay the reader's.
fn set(name: &str, value: &str, cx: &mut Context<'_>) -> Result<(), String> {
    let bad = || m::HostBadValue { name, value }.text();
    if name == "language" {
        let language = Language::of(value).ok_or_else(bad)?;
        cx.effects.want(Effect::Speak(language));
        return Ok(());
    }
    let setting = Setting::named(name).ok_or_else(|| m::HostUnknown { name }.text())?;
    if !cx.settings.set_for_visit(setting.key, value) {
        return Err(bad());
    }
    cx.effects.want(Effect::Restyle);
    Ok(())
}

fn news_of(session: &Session) -> News {
    let turn = session.turn();
    let outcome = match turn {
        Turn::Over(outcome) => Some(outcome),
        _ => None,
    };
    News {
        turn: turn.side().map(Side::word),
        rules: game::write_rules(session.judge().rules()),
        position: session.judge().write_position(session.position()),
        legal: session.legal().iter().map(ToString::to_string).collect(),
        entries: session.record().entries().len(),
        winner: outcome.and_then(|outcome| outcome.winner.map(Side::word)),
        reason: outcome.map(|outcome| outcome.reason.word()),
        ..News::default()
    }
}

impl Feature for Hosting {
    fn entered(&mut self, entered: &Entered, cx: &mut Context<'_>) {
        let (Some(session), None) = (&cx.table.session, cx.table.lesson()) else {
            return;
        };
        let news = || News {
            entry: entered.entry.to_string(),
            ..news_of(session)
        };
        self.tell("move", news);
        if session.turn().is_over() {
            self.tell("gameover", news);
        }
    }

    fn show(&mut self, _: &mut Showing, cx: &mut Context<'_>) {
        let Some(host) = &self.host else { return };
        let height = height(cx.page);
        if height != self.height {
            self.height = height;
            host.ask_for_height(height);
        }
    }
}
