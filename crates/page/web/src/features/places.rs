//! Places mentioned in texts are shown on the board, and places of the board are described in words.

use browser::dom::Sender;
use context::{Annotation, Context, Feature, Look, Place, Showing, Table, This};
use gloo_timers::callback::Timeout;
use on_page::Places as _;

/// How long a mouse or a finger rests on a place before its name appears, in milliseconds. People who play on are not disturbed.
const REST: u32 = 450;

/// How words that mention places are selected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    Pointer,
    Keyboard,
    /// They were touched or pressed: the selection stays until something else is touched.
    Touch,
}

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Words that mention these places are pointed at; the list is empty when the pointer leaves them.
    Words(By, Vec<Place>),
    /// A mouse or a finger has rested on a place for long enough.
    Rested,
}

/// The places that are pointed at, in words and on the board.
#[derive(Default)]
pub(crate) struct Places {
    pub(super) sender: Sender<Message>,
    /// The places mentioned in selected words, by the kind of selection.
    spoken: [Vec<Place>; 3],
    /// The place of the board that is described.
    told: Option<(Place, Look)>,
    /// The place that will be described soon.
    rests: Option<(Place, Look, Timeout)>,
    marked: Option<Place>,
}

impl Places {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Words(by, places) => {
                if self.spoken[by as usize] != places {
                    self.spoken[by as usize] = places;
                    cx.effects.show();
                }
            }
            Message::Rested => {
                self.told = self.rests.take().map(|(place, look, _)| (place, look));
                cx.effects.show();
            }
        }
    }

    /// Handles a place of the board that is pointed at, or `None` when the pointer leaves.
    pub(crate) fn look(&mut self, place: Option<Place>, look: Look, cx: &mut Context<'_>) {
        self.rests = None;
        let before = self.told;
        match (place, look) {
            (Some(place), Look::Keyboard) => self.told = Some((place, look)),
            (Some(place), _) => {
                if before.is_some_and(|(_, by)| by == Look::Mouse) {
                    self.told = None;
                }
                let rested = self.sender.after(REST, Message::Rested);
                self.rests = Some((place, look, rested));
            }
            // A description requested by a finger stays when the finger is lifted.
            (None, Look::Finger) => {}
            (None, look) => self.told = before.filter(|(_, by)| *by != look),
        }
        if self.told != before {
            cx.effects.show();
        }
    }

    /// Handles a touch elsewhere. Returns whether anything was selected.
    pub(crate) fn let_go(&mut self) -> bool {
        self.rests = None;
        let spoken = std::mem::take(&mut self.spoken);
        self.told.take().is_some() || spoken.iter().any(|places| !places.is_empty())
    }

    /// The place of the board that is described now, and how it was selected.
    pub(crate) fn told(&self) -> Option<(Place, Look)> {
        self.told
    }

    /// The places of the game's board that selected words mention.
    fn spoken(&self, table: &Table) -> impl Iterator<Item = Place> {
        let spoken = self.spoken.iter().find(|places| !places.is_empty());
        let places = spoken.cloned().unwrap_or_default();
        let rules = table.rules();
        places
            .into_iter()
            .filter(move |place| rules.is_some_and(|rules| This::is_on_board(*place, &rules)))
    }

    /// All selected places; their rows and columns are highlighted.
    pub(crate) fn pointed(&self, table: &Table) -> Vec<Place> {
        let told = self.told.map(|(place, _)| place);
        self.spoken(table).chain(told).collect()
    }
}

impl Feature for Places {
    /// Marks the described place in texts, and annotates the places mentioned in selected words.
    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let told = self.told.map(|(place, _)| place);
        if told.is_some() || self.marked.is_some() {
            let name = told.map(|place| place.to_string());
            cx.page.mark_name(name.as_deref());
        }
        self.marked = told;
        let spoken = self.spoken(cx.table).map(Annotation::Place);
        shown.annotations.extend(spoken);
    }
}
