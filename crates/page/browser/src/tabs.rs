//! Short texts between the tabs of this browser with the same game.

use gloo_events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use crate::dom::Sender;

/// The prefix of a text that a tab has taken over from another one.
const TAKEN: &str = "taken ";

/// The text that another tab has taken over, if `said` reports one.
pub fn taken(said: &str) -> Option<&str> {
    said.strip_prefix(TAKEN)
}

/// The channel that this tab shares with the others.
pub struct Tabs {
    channel: BroadcastChannel,
    _hearing: EventListener,
}

impl Tabs {
    /// Listens to other tabs with this game, if the browser supports it.
    pub fn open(game: &str, sender: Sender<String>) -> Option<Tabs> {
        let channel = BroadcastChannel::new(&format!("{game}.connect")).ok()?;
        let hearing = EventListener::new(&channel, "message", move |event| {
            let event = event.dyn_ref::<MessageEvent>();
            if let Some(text) = event.and_then(|event| event.data().as_string()) {
                sender.send(text);
            }
        });
        Some(Tabs {
            channel,
            _hearing: hearing,
        })
    }

    /// Sends this to all other tabs.
    pub fn say(&self, text: &str) {
        // A tab that does not hear it does nothing.
        let _ = self.channel.post_message(&JsValue::from_str(text));
    }

    /// Reports that this tab has taken over what another one said.
    pub fn say_taken(&self, text: &str) {
        self.say(&(TAKEN.to_owned() + text));
    }
}
