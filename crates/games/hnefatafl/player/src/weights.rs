//! The weights of the evaluation, in one table.

/// What each feature of a position is worth to the Swede. A drabant is worth about 100.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Each drabant.
    pub drabant: i32,
    /// Each Muscovite, for the Muscovite.
    pub muscovite: i32,
    /// The king's open ways, by their number.
    pub open_ways: [i32; 5],
    /// Each move of the king that opens one way, up to [`Weights::MOST_KING_MOVES`].
    pub raichi_move: i32,
    /// Each move of the king that opens two or more, up to [`Weights::MOST_KING_MOVES`].
    pub tuichu_move: i32,
    /// The king could be out in three moves, and not sooner.
    pub three_moves_out: i32,
    /// Each square that the king can move to.
    pub mobility: i32,
    /// Muscovites beside the king, by their number, where only four take him.
    pub beside_four: [i32; 5],
    /// The same where two may take him.
    pub beside_two: [i32; 5],
    /// No way out of the area that Muscovites close around the king.
    pub cordon: i32,
    /// Exits that lie in the king's area, when it holds all of them.
    pub exits: i32,
    /// Each rank and file inside the board without a Muscovite.
    pub empty_line: i32,
    /// To be the side to move.
    pub tempo: i32,
}

impl Weights {
    /// More moves of the king with the same threat add nothing.
    pub const MOST_KING_MOVES: i32 = 3;
}

/// The weights, chosen by hand.
pub const WEIGHTS: Weights = Weights {
    drabant: 100,
    muscovite: 60,
    open_ways: [0, 60, 300, 350, 400],
    raichi_move: 18,
    tuichu_move: 70,
    three_moves_out: 20,
    mobility: 2,
    beside_four: [0, -8, -35, -120, -200],
    beside_two: [0, -30, -70, -150, -200],
    cordon: -250,
    exits: 60,
    empty_line: 10,
    tempo: 10,
};
