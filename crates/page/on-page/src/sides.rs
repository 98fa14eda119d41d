//! The names of the sides in common sentences.

use super::pieces::{Pieces, Side};

/// What is said of a side in every game. [`crate::sides_in_words!`] implements it.
pub trait Sides: Pieces {
    fn turn_of_side(side: Side<Self>) -> String;

    /// Says that this side, played by the person at the screen, is to move.
    fn turn_of_you(side: Side<Self>) -> String;

    /// Says that this side, played by somebody of this name, is to move.
    fn turn_of_opponent(name: &str, side: Side<Self>) -> String;

    fn side_won(side: Side<Self>) -> String;
}

/// Implements [`Sides`] for a game with the messages of these names in a module.
#[macro_export]
macro_rules! sides_in_words {
    ($game:ty, $words:ident) => {
        const _: () = {
            use $words as m;

            impl $crate::Sides for $game {
                fn turn_of_side(side: $crate::Side<Self>) -> String {
                    m::TurnOf { side }.text()
                }

                fn turn_of_you(side: $crate::Side<Self>) -> String {
                    m::TurnOfYou { side }.text()
                }

                fn turn_of_opponent(name: &str, side: $crate::Side<Self>) -> String {
                    m::TurnOfOpponent { name, side }.text()
                }

                fn side_won(side: $crate::Side<Self>) -> String {
                    m::Won { side }.text()
                }
            }
        };
    };
}
