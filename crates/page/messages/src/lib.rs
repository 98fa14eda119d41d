//! What the page says. The messages of the house are made from the message files when the program is built: a function for every
//! message without arguments, and for every other one a struct of its arguments. They say it in the language that is spoken now.
//! The messages of a game are made in the same way in its own package, and say themselves by [`say`].

mod mentions;
pub mod numbers;
mod spoken;

pub use mentions::Mentions;
pub use sahkku_words::pattern;
#[cfg(feature = "testing")]
pub use spoken::{in_all_languages, speak_as};
pub use spoken::{language, named, named_in, said_in, say, speak, speak_more};

// The code of messages names this package.
extern crate self as messages;

/// The messages of the house, which are the same beside the board of any game.
pub mod house {
    use crate::pattern::Arguments;
    use crate::pattern::Value::{Count, Shown, Text};

    fn say(name: &str, arguments: &Arguments<'_>) -> String {
        crate::say(None, name, arguments)
    }

    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

/// Declares the module `words` of a game: its messages, those of the house, and `named`, which finds a message by its name. The
/// build script calls `sahkku_locales::compile_game`.
#[macro_export]
macro_rules! words_of_the_game {
    () => {
        /// The messages of the game, beside those of the house.
        #[allow(unused_imports, reason = "not every game has arguments of each kind")]
        pub mod words {
            pub use $crate::house::*;
            use $crate::pattern::Arguments;
            use $crate::pattern::Value::{Count, Shown, Text};

            fn say(name: &str, arguments: &Arguments<'_>) -> String {
                $crate::say(Some(GAME), name, arguments)
            }

            /// The message without arguments that is called `name`.
            pub fn named(name: &str) -> Option<String> {
                $crate::named_in(GAME, name)
            }

            include!(concat!(env!("OUT_DIR"), "/words.rs"));
        }
    };
}
