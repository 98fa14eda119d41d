//! Sáhkku in the browser: a thin layer over the pure crates. It draws, listens and keeps, and
//! holds no rules.

mod address;
mod advice_card;
mod api;
mod app;
mod board;
mod book;
mod chance;
mod chart;
mod describe;
mod host;
mod kiosk;
mod lab;
mod languages;
mod link;
mod listen;
mod live;
mod messages;
mod moves;
mod numbers;
mod overlay;
mod page;
mod paint;
mod paper;
mod portraits;
mod rule_sheet;
mod settings;
mod settings_card;
mod sharing;
mod sound;
mod store;
mod stumble;
mod thinker;
mod troubles;
mod twin;
mod words;

use std::hint;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;

use crate::address::Address;
use crate::app::App;
use crate::link::{Link, Message};
use crate::page::Page;

/// Room for a long game and all that is shown of it, in bytes: some twice what was ever seen to be taken. Screens in museums
/// live for months and want memory that does not grow, and WebAssembly gives none back: so it is taken at the beginning.
const ROOM: usize = 2 << 20;

/// How long the first picture is there before all is done that nobody waits for, in milliseconds.
const AFTER_FIRST_PICTURE: u32 = 120;

fn main() -> Result<(), JsValue> {
    // Taken and given back: what is free stays free.
    drop(hint::black_box(Vec::<u8>::with_capacity(ROOM)));
    stumble::watch();
    languages::begin()?;
    let page = Page::open()?;
    let window = web_sys::window().ok_or("there is no window")?;
    let address = Address::read(&window.location().search()?);
    let link = Link::default();
    let app = App::new(link.clone(), page.clone())?;
    link.attach(app);
    listen::everywhere(&page, &link)?;
    api::offer(&window, &link)?;
    let hash = window.location().hash()?;
    link.ask(|app| {
        app.begin(address, &hash);
        app.follow_address(&hash);
        app.draw_at_once();
    });
    let begun = move || link.send(Message::Begun);
    Timeout::new(AFTER_FIRST_PICTURE, begun).forget();
    Ok(())
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests;
