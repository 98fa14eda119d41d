//! The two sides of the board.

game::sides! {
    /// One of the two sides (§1).
    Side {
        /// Svensk: the king and his drabants.
        Swede = "swede",
        /// Moskovit: the besiegers.
        Muscovite = "muscovite",
    }
}
