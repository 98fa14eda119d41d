//! The features of a position that the evaluation weighs.

use game::words;

words! {
    /// A number derived from a position.
    Feature {
        /// 1 in every position.
        Bias = "bias",
        /// 1 if the Swede is to move, -1 if the Muscovite is.
        Tempo = "tempo",
        /// Drabants.
        Drabants = "drabants",
        /// Muscovites.
        Muscovites = "muscovites",
        /// The king has one open way out.
        Raichi = "raichi",
        /// The king has two or more open ways out.
        Tuichu = "tuichu",
        /// Moves of the king that open one way, up to three.
        RaichiMoves = "raichi-moves",
        /// Moves of the king that open two ways or more, up to three.
        TuichuMoves = "tuichu-moves",
        /// The king can escape in three moves, and no sooner.
        OutInThree = "out-in-three",
        /// The king's ways out that only drabants block.
        WaysBehind = "ways-behind-drabants",
        /// The squares that the king can move to.
        KingMoves = "king-moves",
        /// The squares between the king and the nearest edge.
        KingDepth = "king-depth",
        /// The king is on the throne.
        KingOnCastle = "king-on-castle",
        /// The king is beside the throne.
        KingBesideCastle = "king-beside-castle",
        /// One Muscovite is beside the king, under rules where only four take him.
        OneOfFour = "one-of-four",
        /// Two Muscovites are beside the king, under the same rules.
        TwoOfFour = "two-of-four",
        /// Three or more Muscovites are beside the king, under the same rules.
        ThreeOfFour = "three-of-four",
        /// One Muscovite is beside the king, under rules where two may take him.
        OneOfTwo = "one-of-two",
        /// Two Muscovites are beside the king, under the same rules.
        TwoOfTwo = "two-of-two",
        /// Three or more Muscovites are beside the king, under the same rules.
        ThreeOfTwo = "three-of-two",
        /// Drabants up to two ranks and files from the king.
        DrabantsNear = "drabants-near",
        /// Muscovites up to two ranks and files from the king.
        MuscovitesNear = "muscovites-near",
        /// Quarters of the board, seen from the king, without a Muscovite.
        EmptyQuarters = "empty-quarters",
        /// No exit is in the area that the Muscovites leave the king.
        Cordon = "cordon",
        /// Sixteenths of the exits that lie in that area.
        Exits = "exits",
        /// Ranks and files inside the board without a Muscovite.
        EmptyLines = "empty-lines",
        /// Corners without a Muscovite up to two steps away.
        FreeCorners = "free-corners",
        /// Muscovites on the edge.
        MuscovitesOnEdge = "muscovites-on-edge",
        /// Pairs of Muscovites that touch diagonally.
        MuscovitePairs = "muscovite-pairs",
        /// Free squares beside Muscovites, summed over the Muscovites.
        MuscoviteSteps = "muscovite-steps",
        /// Free squares beside drabants, summed over the drabants.
        DrabantSteps = "drabant-steps",
        /// Drabants between a Muscovite and a free square.
        DrabantsFlanked = "drabants-flanked",
        /// Muscovites between a piece of the Swede and a free square.
        MuscovitesFlanked = "muscovites-flanked",
    }
}

impl Feature {
    /// The number of features.
    pub const COUNT: usize = Feature::ALL.len();
}

/// A number for each feature, in the order of [`Feature::ALL`].
pub type Features = [i32; Feature::COUNT];
