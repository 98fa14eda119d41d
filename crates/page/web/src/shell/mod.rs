//! The shell: it turns browser events into messages, passes them to the features, carries out the effects that they request, and
//! updates the page once at the end.

mod api;
mod begin;
mod clocks;
mod complete;
mod distance;
mod early;
mod effects;
mod handle;
mod input;
mod link;
mod message;
mod panic;
mod part;
mod routes;
mod show;
mod state;
mod steps;

use std::cell::RefCell;

use browser::dom::Page;
use browser::files::hash;
use context::address::Address;
use context::elements::{Part, frame};
use context::words;
use context::{Game, This};
use game::Game as _;
use gloo_timers::callback::Timeout;
use on_page::Dice;
use wasm_bindgen::JsValue;

use crate::features::language;
use link::Link;
use message::Message;
use state::Shell;

/// The delay after the first picture before work that nobody waits for, in milliseconds.
const AFTER_FIRST_PICTURE: u32 = 120;

thread_local! {
    static PREPARED: RefCell<Option<(Page, Link)>> = const { RefCell::new(None) };
}

/// Prepares everything that does not need the words of the page.
///
/// # Errors
/// What the browser lacks.
pub(crate) fn prepare() -> Result<(), JsValue> {
    panic::watch();
    let page = Page::open(frame())?;
    page.mark_game(Game::ID);
    if !This::HAS_DICE {
        page.show(Part::TwinDice, false);
    }
    let link = Link::default();
    link.attach(Shell::new(page.clone(), link.sender())?);
    PREPARED.set(Some((page, link)));
    Ok(())
}

/// Starts the game on the page, once its words are loaded.
///
/// # Errors
/// What the browser lacks.
pub(crate) fn begin() -> Result<(), JsValue> {
    let (page, link) = PREPARED.take().ok_or("nothing is prepared")?;
    words::begin()?;
    page.say_first_words()?;
    language::offer(&page);
    let window = web_sys::window().ok_or("there is no window")?;
    let address = Address::read(&window.location().search()?);
    let sender = link.sender();
    input::listen(&page, &sender)?;
    api::offer(&window, &link)?;
    link.ask(|shell| {
        shell.begin(address, &hash());
        shell.features.play.draw_at_once();
    });
    Timeout::new(AFTER_FIRST_PICTURE, move || sender.send(Message::Begun)).forget();
    Ok(())
}
