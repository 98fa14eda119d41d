//! The messages of the page. The common messages are generated from the message files when the program is built: a function for
//! every message without arguments, and a struct of its arguments for every other one. They use the current language. The
//! messages of a game are generated in the same way in its own package, and are formatted by [`say`].

mod mentions;
pub mod numbers;
mod spoken;

pub use mentions::Mentions;
pub use sahkku_words::pattern;
#[cfg(feature = "testing")]
pub use spoken::{in_all_languages, speak_as};
pub use spoken::{language, named, named_in, said_in, say, speak, speak_more};

// The generated code of messages names this package.
extern crate self as messages;

/// The common messages, which are the same for every game.
pub mod house {
    use crate::pattern::Arguments;
    use crate::pattern::Value::{Count, Shown, Text};

    fn say(name: &str, arguments: &Arguments<'_>) -> String {
        crate::say(None, name, arguments)
    }

    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

/// Declares the module `words` of a game: its messages, the common ones, and `named`, which finds a message by its name. The
/// build script calls `sahkku_locales::compile_game`.
#[macro_export]
macro_rules! words_of_the_game {
    () => {
        /// The messages of the game, together with the common ones.
        #[allow(unused_imports, reason = "not every game has arguments of each kind")]
        pub mod words {
            pub use $crate::house::*;
            use $crate::pattern::Arguments;
            use $crate::pattern::Value::{Count, Shown, Text};

            fn say(name: &str, arguments: &Arguments<'_>) -> String {
                $crate::say(Some(GAME), name, arguments)
            }

            /// The message without arguments that has this name.
            pub fn named(name: &str) -> Option<String> {
                $crate::named_in(GAME, name)
            }

            include!(concat!(env!("OUT_DIR"), "/words.rs"));
        }
    };
}
