//! Themes of puzzles.

use core::fmt::Debug;

use crate::{Record, Recorded};

/// A theme of puzzles: a property of a turn that follows from the rules and needs no evaluation.
///
/// ```
/// game::themes! {
///     /// A turn that wins.
///     Win = "win",
/// }
///
/// assert_eq!(<Theme as game::Theme>::named("win"), Some(Theme::Win));
/// ```
pub trait Theme: Copy + Eq + Debug + 'static {
    /// Every theme of the game.
    const ALL: &'static [Self];

    /// The word for the theme in lists of puzzles.
    fn word(self) -> &'static str;

    /// The theme that a word names.
    #[must_use]
    fn named(word: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|theme| theme.word() == word)
    }
}

/// A turn that was played.
///
/// ```
/// use game::{Played, Record, Recorded};
///
/// /// How much happened in a turn.
/// fn count<G: Recorded>(turn: &Record<G>) -> usize {
///     Played::of(turn).events.len()
/// }
/// ```
pub struct Played<'a, G: Recorded> {
    /// The record that begins before the turn and holds nothing else.
    pub record: &'a Record<G>,
    /// The game before it.
    pub before: G,
    /// The game after it.
    pub after: G,
    /// The events of the turn.
    pub events: Vec<G::Event>,
}

impl<'a, G: Recorded> Played<'a, G> {
    /// The turn that a record consists of.
    #[must_use]
    pub fn of(record: &'a Record<G>) -> Played<'a, G> {
        let before = record.opening();
        let (mut after, mut events) = (before.clone(), Vec::new());
        for entry in record.entries() {
            // A recorded entry can always come next.
            let _ = after.enter(entry, |event| events.push(event));
        }
        Played {
            record,
            before,
            after,
            events,
        }
    }

    /// The themes that the turn is about.
    pub fn themes<T: Theme>(&self, is_about: impl Fn(&Self, T) -> bool) -> Vec<T> {
        let all = T::ALL.iter().copied();
        all.filter(|&theme| is_about(self, theme)).collect()
    }
}

/// The puzzles of a game have no themes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoTheme {}

impl Theme for NoTheme {
    const ALL: &'static [NoTheme] = &[];

    fn word(self) -> &'static str {
        match self {}
    }
}

/// Implements [`Theme`](trait@crate::Theme) for an enumeration with words.
#[macro_export]
macro_rules! themes {
    ($($declared:tt)*) => {
        $crate::words! {
            /// What a turn is about.
            Theme { $($declared)* }
        }

        impl $crate::Theme for Theme {
            const ALL: &'static [Theme] = Theme::ALL;

            fn word(self) -> &'static str {
                Theme::word(self)
            }
        }
    };
}
