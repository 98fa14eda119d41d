//! The two sides of the board.

game::sides! {
    /// One of the two armies: the men (olbmát) or the women (gálgut).
    ///
    /// ```
    /// use sahkku::Side;
    ///
    /// assert_eq!(Side::BOTH.map(Side::word), ["men", "women"]);
    /// assert_eq!(Side::Men.other(), Side::Women);
    /// ```
    Side {
        /// Olbmát, in the south: their home row is `a`.
        Men = "men",
        /// Gálgut, in the north: their home row is `c`.
        Women = "women",
    }
}
