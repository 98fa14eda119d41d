//! The games: what each answers to the page ([`crate::on_page`]).

use crate::on_page::OnPage;

#[cfg(feature = "hnefatafl")]
pub(crate) mod hnefatafl;
#[cfg(feature = "kotra")]
pub(crate) mod kotra;
#[cfg(feature = "sahkku")]
pub(crate) mod sahkku;

/// Every game answers all that the page asks.
const _: () = {
    const fn is_on_page<G: OnPage>() {}
    #[cfg(feature = "hnefatafl")]
    is_on_page::<::hnefatafl::Game>();
    #[cfg(feature = "kotra")]
    is_on_page::<::kotra::Game>();
    #[cfg(feature = "sahkku")]
    is_on_page::<::sahkku::Game>();
};

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
