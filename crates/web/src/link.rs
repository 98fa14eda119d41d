//! How everything that happens in the browser reaches the app: as a message, one after the other.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use sahkku::Place;
use sahkku_thinker::ToPage;
use sahkku_words::Language;

use crate::app::App;
use crate::host::Wish;
use crate::languages::Fetched;

/// What happens.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A button was pressed, by its id.
    Button(String),
    /// A value was chosen for an option of the rules.
    Option(String, String),
    /// A setting was given a value.
    Setting(String, String),
    /// The game is to be shown as it was after so many entries.
    LookAt(usize),
    /// A text was copied, or could not be.
    Copied(bool),
    /// The text of a file that was opened.
    FileRead(String),
    /// One of the offered choices was taken.
    Chosen(usize),
    /// A pointer on the board did something, in CSS pixels of the canvas.
    Pointer(PointerPhase, Touch),
    /// A place was activated in the board's twin.
    Place(Place),
    /// A die was.
    Die(usize),
    /// The keyboard came to a place of the twin, or left them all.
    Focus(Option<Place>),
    /// A key was pressed while the twin had the focus.
    Key(String),
    /// The canvas has another size.
    Resized,
    /// The system may want other colours or more contrast.
    Look,
    /// It is time to draw; milliseconds.
    Frame(f64),
    /// The first picture has been there for a moment.
    Begun,
    /// The pause that was asked for is over.
    Pause,
    /// The small board goes on.
    Beat,
    /// It is time to draw the small board; milliseconds.
    LiveFrame(f64),
    /// A message of the thinker with this number.
    Thinker(u32, ToPage),
    /// One of the costly choices of a review was chosen.
    Mistake(usize),
    /// One of the things on the card with help was chosen.
    Advice(usize),
    /// The computer has been thinking for a while.
    StillThinking,
    /// The page around this one asks for something.
    Wish(Box<Wish>),
    /// It wrote something that cannot be read.
    BadWish(String),
    /// Somebody touches the screen, or has done so or pressed a key; told only to a kiosk.
    Touched(Hand),
    /// A second has gone by; told only to a kiosk.
    Second,
    /// A language was chosen, by its code.
    Language(String),
    /// The words of a language came, or did not.
    Words(&'static Language, Fetched),
    /// Another part of the words of a language was fetched, or not.
    Part(&'static Language, Fetched),
    /// Another tab saved its game.
    OtherTab,
}

impl Message {
    /// Whether a visitor's hand is behind it.
    pub(crate) fn is_by_hand(&self) -> bool {
        matches!(
            self,
            Message::Button(_)
                | Message::Chosen(_)
                | Message::Pointer(PointerPhase::Down | PointerPhase::Up, _)
                | Message::Place(_)
                | Message::Die(_)
                | Message::Key(_)
                | Message::Setting(..)
        )
    }
}

/// Where a pointer is, and what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    pub(crate) x: f64,
    pub(crate) y: f64,
    /// A finger is thicker than a mouse or a pen.
    pub(crate) finger: bool,
}

/// How far a touch of the screen has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    /// A finger or button is down.
    Down,
    /// A click, a key or the wheel: nothing of it is left that something else could take.
    Done,
}

/// What a pointer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PointerPhase {
    Down,
    Move,
    Up,
    Cancel,
}

/// A way to send messages to the app. Messages that come while one is worked on wait for it, so
/// the app is never entered twice.
#[derive(Clone, Default)]
pub(crate) struct Link {
    queue: Rc<RefCell<VecDeque<Message>>>,
    app: Rc<RefCell<Option<App>>>,
}

impl Link {
    /// Puts the app at the end of the link.
    pub(crate) fn attach(&self, app: App) {
        *self.app.borrow_mut() = Some(app);
    }

    /// Sends a message.
    pub(crate) fn send(&self, message: Message) {
        self.queue.borrow_mut().push_back(message);
        let Ok(mut app) = self.app.try_borrow_mut() else {
            return;
        };
        let Some(app) = app.as_mut() else { return };
        loop {
            let next = self.queue.borrow_mut().pop_front();
            let Some(message) = next else { break };
            app.update(message);
        }
    }

    /// Asks the app something between messages; `None` while it is at work.
    pub(crate) fn ask<T>(&self, question: impl FnOnce(&mut App) -> T) -> Option<T> {
        self.app.try_borrow_mut().ok()?.as_mut().map(question)
    }
}
