//! The two sides of the board.

game::sides! {
    /// One of the two sides (§1).
    ///
    /// ```
    /// use hnefatafl::Side;
    ///
    /// assert_eq!(Side::from_word("swede"), Some(Side::Muscovite.other()));
    /// ```
    Side {
        /// Svensk: the king and his drabants.
        Swede = "swede",
        /// Moskovit: the besiegers.
        Muscovite = "muscovite",
    }
}
