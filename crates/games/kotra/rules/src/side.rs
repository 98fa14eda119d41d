//! The two sides of the board.

game::sides! {
    /// One of the two sides (§1).
    Side {
        /// The light checkers.
        White = "white",
        /// The dark checkers.
        Black = "black",
    }
}
