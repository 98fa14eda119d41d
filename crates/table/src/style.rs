//! What can be chosen about the look of a table. Every choice has a word that stays the same for
//! good: settings, addresses and embedding pages use it.

use core::fmt;
use core::str::FromStr;

/// A word that names none of the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// The words that there are.
    pub words: &'static [&'static str],
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the choices are ")?;
        for (n, word) in self.words.iter().enumerate() {
            f.write_str(if n == 0 { "" } else { ", " })?;
            f.write_str(word)?;
        }
        Ok(())
    }
}

impl core::error::Error for Unknown {}

/// An enum whose values are chosen by words; the first one is what is there without a choice.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $(#[$first_about:meta])* $first:ident = $first_word:literal,
      $($(#[$value_about:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        pub enum $name {
            $(#[$first_about])*
            #[default]
            $first,
            $($(#[$value_about])* $value,)*
        }

        impl $name {
            /// All of them, the usual one first.
            pub const ALL: &'static [$name] = &[$name::$first, $($name::$value,)*];
            const WORDS: &'static [&'static str] = &[$first_word, $($word,)*];

            /// The word that it is chosen by.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self {
                    $name::$first => $first_word,
                    $($name::$value => $word,)*
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = Unknown;

            fn from_str(word: &str) -> Result<$name, Unknown> {
                let same = |value: &&$name| value.word() == word;
                let unknown = Unknown { words: $name::WORDS };
                $name::ALL.iter().find(same).copied().ok_or(unknown)
            }
        }
    };
}

choice! {
    /// What the board, the tray and the pieces are made of.
    Material {
        /// Pale birch on blue wool.
        Birch = "birch",
        /// Dark smoked wood on grey wool.
        DarkWood = "dark-wood",
        /// The inside of an unfolded reindeer-hide bag.
        Hide = "hide",
        /// Quiet colours without grain.
        Plain = "plain",
        /// For a dark room.
        Night = "night",
        /// Black on white, everything at the contrast that WCAG calls AAA.
        HighContrast = "high-contrast",
    }
}

choice! {
    /// What is carved at the Castle and at the other marked places.
    Ornament {
        /// A sun at the Castle, crosses (sáhkku) at the others.
        Sun = "sun",
        /// Crosses everywhere.
        Cross = "x",
        /// Lozenges.
        Diamond = "diamond",
        /// Stars of eight points.
        Star = "star",
    }
}

choice! {
    /// How the lines of a board are drawn; both are handed down.
    Lines {
        /// A short one for every place.
        Short = "short",
        /// One through the three rows of every column.
        Joined = "joined",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_values_go_both_ways() {
        for material in Material::ALL {
            assert_eq!(material.to_string().parse(), Ok(*material));
        }
        for ornament in Ornament::ALL {
            assert_eq!(ornament.to_string().parse(), Ok(*ornament));
        }
        for lines in Lines::ALL {
            assert_eq!(lines.to_string().parse(), Ok(*lines));
        }
        assert_eq!(Material::default(), Material::ALL[0]);
    }

    #[test]
    fn another_word_is_refused_and_told_which_there_are() {
        let refused = "Short".parse::<Lines>().unwrap_err();
        assert_eq!(refused.to_string(), "the choices are short, joined");
    }
}
