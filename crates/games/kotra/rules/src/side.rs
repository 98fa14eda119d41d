//! The two sides of the board.

game::sides! {
    /// One of the two sides (§1).
    ///
    /// ```
    /// use kotra::Side;
    ///
    /// assert_eq!(Side::White.other().word(), "black");
    /// assert_eq!(game::Side::from(Side::White), game::Side::First);
    /// ```
    Side {
        /// The light checkers.
        White = "white",
        /// The dark checkers.
        Black = "black",
    }
}
