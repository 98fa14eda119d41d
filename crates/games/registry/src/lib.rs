//! The registry of games. Everything that needs the list of all games takes it from here, so that a game is a folder in
//! `crates/games` and a line in this file.

/// What the tools and the page know about a game without its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    /// The name of its folder, of its crate of rules, and of the game in addresses, saves and commands.
    pub name: &'static str,
    /// Its title, in all languages.
    pub title: &'static str,
    /// A description, in half a sentence.
    pub about: &'static str,
    /// The optional parts of its page, as the attribute `data-with` of `index.html` names them.
    pub has: &'static [&'static str],
    /// The ids of its rule sets, for a file that all pages share.
    pub rules: &'static [&'static str],
}

// A macro can write a dollar sign for another macro only by receiving it.
macro_rules! registry {
    ($dollar:tt $($name:ident $variant:ident $player:ident $title:literal $about:literal [$($has:literal)*] [$($rules:literal)*];)*) => {
        /// All games, in the order of the page's shelf. The first game is that of `index.html`.
        pub const GAMES: &[Game] = &[
            $(Game {
                name: stringify!($name), title: $title, about: $about, has: &[$($has),*], rules: &[$($rules),*],
            },)*
        ];

        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameName {
            $(#[doc = $about] $variant,)*
        }

        impl GameName {
            /// All games, in the order of [`GAMES`].
            pub const ALL: [GameName; GAMES.len()] = [$(GameName::$variant),*];
        }

        /// Publishes the types of the games to other programs, and the games without these types. The package `programs` calls
        /// it, and all others use the types from there.
        #[macro_export]
        macro_rules! publish_programs {
            () => {
                $(pub use ::$player::programs::$variant;)*

                /// All games, in the order of their list.
                pub const PROGRAMS: &[&dyn ::bindings::Program] = &[$(::$player::programs::PROGRAM),*];
            };
        }

        /// Runs code for the game of a [`GameName`], whose type has the given name there: the game itself, or its form for other
        /// programs (`in programs`). The caller depends on the package `programs`, or on those of all games.
        #[macro_export]
        macro_rules! with_game {
            ($dollar game:expr, $dollar alias:ident in programs => $dollar done:expr) => {
                match $dollar game {
                    $($crate::GameName::$variant => {
                        type $dollar alias = ::programs::$variant;
                        $dollar done
                    })*
                }
            };
            ($dollar game:expr, $dollar alias:ident => $dollar done:expr) => {
                match $dollar game {
                    $($crate::GameName::$variant => {
                        type $dollar alias = <::programs::$variant as ::programs::Playable>::Game;
                        $dollar done
                    })*
                }
            };
        }

        /// Calls a macro with the names of all games, in the order of [`GAMES`]. The bracketed part before them passes the
        /// caller's own arguments.
        ///
        /// ```
        /// macro_rules! folders {
        ///     ([$above:literal] $($game:ident)*) => { [$(concat!($above, stringify!($game))),*] };
        /// }
        /// assert_eq!(games::games!(folders["crates/games/"])[0], "crates/games/sahkku");
        /// ```
        #[macro_export]
        macro_rules! games {
            ($dollar callback:ident [$dollar($dollar argument:tt)*]) => {
                $dollar callback! { [$dollar($dollar argument)*] $($name)* }
            };
        }

        /// Writes items once for every game: for each a module of its name in the module `every_game`, in which `Game` is the
        /// game.
        ///
        /// ```ignore
        /// games::of_every_game! {
        ///     #[test]
        ///     fn ends() {
        ///         to_the_end::<Game>();
        ///     }
        /// }
        /// ```
        #[macro_export]
        macro_rules! of_every_game {
            (@module $dollar game:ident $dollar variant:ident $dollar($dollar items:tt)*) => {
                mod $dollar game {
                    use super::*;

                    type Game = <::programs::$dollar variant as ::programs::Playable>::Game;

                    $dollar($dollar items)*
                }
            };
            ($dollar($dollar items:tt)*) => {
                mod every_game {
                    use super::*;

                    $($crate::of_every_game! { @module $name $variant $dollar($dollar items)* })*
                }
            };
        }
    };
}

registry! { $
    sahkku Sahkku sahkku_player "Sáhkku" "Sáhkku" ["dice"]
        ["lagesvuotna" "vuonnamarkan" "raisa" "maze" "vuovdaguoika" "gavkevuotna" "unjarga" "globe-joueur" "borvo"];
    hnefatafl Hnefatafl hnefatafl_player "Hnefatafl" "Hnefatafl after Linné" ["even"]
        ["linne" "tablut" "brandubh" "copenhagen" "fetlar"];
    kotra Kotra kotra_player "Kotra" "Kotra, the Icelandic tables game" ["dice" "match" "forced"]
        ["kotra"];
}

impl GameName {
    pub fn named(name: &str) -> Option<GameName> {
        let mut all = GameName::ALL.into_iter();
        all.find(|game| game.game().name == name)
    }

    /// What is known of the game.
    pub const fn game(self) -> &'static Game {
        &GAMES[self as usize]
    }
}

/// What is known of the game of this name.
pub fn game(name: &str) -> Option<&'static Game> {
    GameName::named(name).map(GameName::game)
}
