//! The names of the sides in sentences of the house.

use super::pieces::Pieces;

/// What is said of a side wherever a game is played. [`sides_in_words!`] implements it.
pub(crate) trait Sides: Pieces {
    /// It is this side's turn.
    fn turn_of_side(side: Self::Side) -> String;

    /// It is the turn of this side, and of the person at the screen.
    fn turn_of_you(side: Self::Side) -> String;

    /// It is the turn of this side, which somebody of this name plays.
    fn turn_of_opponent(name: &str, side: Self::Side) -> String;

    /// This side won.
    fn side_won(side: Self::Side) -> String;
}

/// Implements [`Sides`] for a game by its messages of these names.
macro_rules! sides_in_words {
    ($game:ty, $words:ident) => {
        const _: () = {
            use crate::messages::$words as m;

            impl crate::on_page::Sides for $game {
                fn turn_of_side(side: Self::Side) -> String {
                    m::TurnOf { side }.text()
                }

                fn turn_of_you(side: Self::Side) -> String {
                    m::TurnOfYou { side }.text()
                }

                fn turn_of_opponent(name: &str, side: Self::Side) -> String {
                    m::TurnOfOpponent { name, side }.text()
                }

                fn side_won(side: Self::Side) -> String {
                    m::Won { side }.text()
                }
            }
        };
    };
}
pub(crate) use sides_in_words;
