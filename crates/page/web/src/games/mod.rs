//! The games: what each answers to the page ([`crate::on_page`]).

#[cfg(feature = "hnefatafl")]
pub(crate) mod hnefatafl;
#[cfg(feature = "kotra")]
pub(crate) mod kotra;
#[cfg(feature = "sahkku")]
pub(crate) mod sahkku;

/// Tests that every game keeps a promise: `each_game!(promise)` runs the generic function `promise` for each of them.
#[cfg(test)]
macro_rules! each_game {
    ($promise:ident) => {
        mod $promise {
            #[cfg(feature = "sahkku")]
            #[test]
            fn sahkku() {
                super::$promise::<sahkku::Game>();
            }

            #[cfg(feature = "hnefatafl")]
            #[test]
            fn hnefatafl() {
                super::$promise::<hnefatafl::Game>();
            }

            #[cfg(feature = "kotra")]
            #[test]
            fn kotra() {
                super::$promise::<kotra::Game>();
            }
        }
    };
}

#[cfg(test)]
pub(crate) use each_game;

#[cfg(all(test, not(target_arch = "wasm32")))]
mod promises;
