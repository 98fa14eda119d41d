//! Themes of puzzles.

use core::fmt::Debug;

/// A theme of puzzles: a fact of the rules about a turn, which nobody has to weigh.
pub trait Theme: Copy + Eq + Debug + 'static {
    /// Every theme of the game.
    const ALL: &'static [Self];

    /// The word for it in lists of puzzles.
    fn word(self) -> &'static str;

    /// The theme that a word names.
    #[must_use]
    fn named(word: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|theme| theme.word() == word)
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

/// Makes an enumeration with words a [`Theme`](trait@crate::Theme).
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
