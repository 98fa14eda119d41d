//! The shell: it turns what happens in the browser into messages, hands them to the features, carries out the effects that
//! they want, and shows the page once when all is done.

mod api;
mod begin;
mod effects;
mod handle;
mod input;
mod later;
mod link;
mod message;
mod panic;
mod routes;
mod show;
mod state;
mod steps;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;

use crate::browser::address::Address;
use crate::browser::files::hash;
use crate::browser::words;
use crate::dom::Page;
use crate::features::language;
use link::Link;
use message::Message;
use state::Shell;

/// How long the first picture is there before all is done that nobody waits for, in milliseconds.
const AFTER_FIRST_PICTURE: u32 = 120;

/// Starts the game on the page.
///
/// # Errors
/// What the browser lacks.
pub(crate) fn start() -> Result<(), JsValue> {
    panic::watch();
    words::begin()?;
    let page = Page::open()?;
    page.say_first_words()?;
    language::offer(&page);
    let window = web_sys::window().ok_or("there is no window")?;
    let address = Address::read(&window.location().search()?);
    let link = Link::default();
    let sender = link.sender();
    link.attach(Shell::new(page.clone(), sender.clone())?);
    input::listen(&page, &sender)?;
    api::offer(&window, &link)?;
    link.ask(|shell| {
        shell.begin(address, &hash());
        shell.play.draw_at_once();
    });
    Timeout::new(AFTER_FIRST_PICTURE, move || sender.send(Message::Begun)).forget();
    Ok(())
}
