//! A WebSocket that carries text. Whoever opened it decides whether to open another one when it closes.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, WebSocket};

use dom::Sender;

/// What happens with a socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketEvent {
    /// Texts can be sent.
    Open,
    Text(String),
    /// It has closed, or could not be opened. Nothing more comes of it.
    Closed,
}

/// An open socket, or one on its way. To drop it is to close it, and nothing is told of it from then on.
pub struct Socket {
    socket: WebSocket,
    _listeners: [EventListener; 3],
}

impl Socket {
    /// Opens a socket. `None` where the browser refuses the address at once: one that is no address, or an open one from a page
    /// that came encrypted.
    pub fn open(address: &str, sender: &Sender<SocketEvent>) -> Option<Socket> {
        let socket = WebSocket::new(address).ok()?;
        let tell = |event: SocketEvent| {
            let sender = sender.clone();
            move |_: &web_sys::Event| sender.send(event.clone())
        };
        let texts = sender.clone();
        let listeners = [
            EventListener::new(&socket, "open", tell(SocketEvent::Open)),
            // A failure closes a socket too, and says why to nobody but the console.
            EventListener::new(&socket, "close", tell(SocketEvent::Closed)),
            EventListener::new(&socket, "message", move |event| {
                let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
                // Bytes come as another kind of value; no server that we talk to sends any.
                if let Some(text) = data.and_then(|data| data.as_string()) {
                    texts.send(SocketEvent::Text(text));
                }
            }),
        ];
        Some(Socket {
            socket,
            _listeners: listeners,
        })
    }

    /// Sends a text. What cannot be sent is lost, as what was sent just before a connection broke: the end is told.
    pub fn send(&self, text: &str) {
        self.socket.send_with_str(text).ok();
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.close().ok();
    }
}
