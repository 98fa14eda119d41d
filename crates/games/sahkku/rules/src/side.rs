//! The two sides of the board.

game::sides! {
    /// One of the two armies: the men (olbmát) or the women (gálgut).
    Side {
        /// Olbmát, in the south: their home row is `a`.
        Men = "men",
        /// Gálgut, in the north: their home row is `c`.
        Women = "women",
    }
}
