//! Places that words speak of are shown on the board, and places of the board are told in words.

use context::effects::{Context, Look};
use context::feature::{Feature, Showing};
use context::table::Table;
use context::this_game::Annotation;
use context::this_game::{Place, This};
use dom::Sender;
use gloo_timers::callback::Timeout;
use on_page::Places as _;

/// For how long a mouse rests on a place, or a finger lies there, before its name comes up, in milliseconds. Whoever plays on
/// is not disturbed.
const REST: u32 = 450;

/// What points at words that speak of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    Pointer,
    Keyboard,
    /// They were touched or pressed: what they speak of stays until something else is touched.
    Touch,
}

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// These words are pointed at, which speak of these places; none when they are left.
    Words(By, Vec<Place>),
    /// A mouse has rested on a place, or a finger lain there, for long enough.
    Rested,
}

/// Which places are pointed at, in words and on the board.
pub(crate) struct Places {
    sender: Sender<Message>,
    /// The places that words speak of, by what points at the words.
    spoken: [Vec<Place>; 3],
    /// The place of the board that is told.
    told: Option<(Place, Look)>,
    /// The one that is to be told soon.
    rests: Option<(Place, Look, Timeout)>,
    /// The place that is marked in words.
    marked: Option<Place>,
}

impl Places {
    /// Nothing is pointed at.
    pub(crate) fn new(sender: Sender<Message>) -> Places {
        Places {
            sender,
            spoken: Default::default(),
            told: None,
            rests: None,
            marked: None,
        }
    }

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

    /// A place of the board is looked at, or none any more.
    pub(crate) fn look(&mut self, place: Option<Place>, look: Look, cx: &mut Context<'_>) {
        self.rests = None;
        let before = self.told;
        match (place, look) {
            (Some(place), Look::Keyboard) => self.told = Some((place, look)),
            (Some(place), _) => {
                if before.is_some_and(|(_, by)| by == Look::Mouse) {
                    self.told = None;
                }
                let sender = self.sender.clone();
                let rested = Timeout::new(REST, move || sender.send(Message::Rested));
                self.rests = Some((place, look, rested));
            }
            // What a finger has asked for stays when it is lifted.
            (None, Look::Finger) => {}
            (None, look) => self.told = before.filter(|(_, by)| *by != look),
        }
        if self.told != before {
            cx.effects.show();
        }
    }

    /// Something else is touched. Whether anything was pointed at.
    pub(crate) fn let_go(&mut self) -> bool {
        self.rests = None;
        let spoken = std::mem::take(&mut self.spoken);
        self.told.take().is_some() || spoken.iter().any(|places| !places.is_empty())
    }

    /// The place of the board that is told now, and what looks at it.
    pub(crate) fn told(&self) -> Option<(Place, Look)> {
        self.told
    }

    /// The places of the game's board that words speak of which are pointed at.
    fn spoken(&self, table: &Table) -> impl Iterator<Item = Place> {
        let spoken = self.spoken.iter().find(|places| !places.is_empty());
        let places = spoken.cloned().unwrap_or_default();
        let rules = table.rules();
        places
            .into_iter()
            .filter(move |place| rules.is_some_and(|rules| This::is_on_board(*place, &rules)))
    }

    /// All places that are pointed at, whose rows and columns stand out.
    pub(crate) fn pointed(&self, table: &Table) -> Vec<Place> {
        let told = self.told.map(|(place, _)| place);
        self.spoken(table).chain(told).collect()
    }
}

impl Feature for Places {
    /// Marks where words speak of the place that is told, and points out what words speak of.
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
