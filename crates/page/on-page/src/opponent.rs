//! What computer players are asked, and what their answers mean.

use super::pieces::{Action, Entry, Pieces, Record, Session, Side};

/// For how long a decision or a hint may be thought about, in milliseconds.
pub const TIME_LIMIT: f64 = 900.0;

/// A game looked at again: what it was worth from step to step, and what each choice cost, in the measure of the game
/// ([`super::Worth`]).
pub struct GameReview<G: Pieces> {
    /// What the game was worth to the first side before the first step.
    pub start: f64,
    /// What chance gave the sides; nothing in a game without chance.
    pub luck: Option<[f64; 2]>,
    /// What their choices cost the sides.
    pub cost: [f64; 2],
    /// The throws and choices, in order.
    pub steps: Vec<ReviewStep<G>>,
}

/// A throw or a choice.
pub struct ReviewStep<G: Pieces> {
    /// The number of the entry in the record.
    pub entry: usize,
    /// Whose it is.
    pub side: Side<G>,
    /// What the game was worth to the first side after it.
    pub first: f64,
    /// How much chance gave that side.
    pub luck: f64,
    /// How much the choice cost that side.
    pub cost: f64,
    /// What had been better.
    pub better: Option<Action<G>>,
}

/// The computer players of a game.
pub trait Opponent: Pieces {
    /// What they are asked.
    type Request;
    /// What they answer.
    type Response;
    /// A review as they give it.
    type Review;

    /// The request for what the side to decide does; none where nothing is to be decided.
    fn ask_decision(session: &Session<Self>, seed: u32) -> Option<Self::Request>;

    /// The decision in a response.
    ///
    /// # Errors
    /// Why there is none in it.
    fn decided(response: Self::Response) -> Result<Entry<Self>, String>;

    /// Whether a decision has dice thrown at once.
    fn opens_hand(_entry: &Entry<Self>) -> bool {
        false
    }

    /// What a simple player does, where nobody can be asked.
    fn last_resort(session: &Session<Self>, bits: u64) -> Option<Entry<Self>>;

    /// The request for the best actions.
    fn ask_hint(session: &Session<Self>) -> Self::Request;

    /// The best actions of a side in a response, each with what it is worth to that side.
    fn hinted(response: &Self::Response, side: Side<Self>) -> Option<Vec<(Action<Self>, f64)>>;

    /// The request for whether a side agrees on a draw; none where nobody has to be asked.
    fn ask_draw(_session: &Session<Self>, _side: Side<Self>) -> Option<Self::Request> {
        None
    }

    /// Whether a response agrees on a draw.
    fn drawn(_response: &Self::Response) -> Option<bool> {
        None
    }

    /// Whether a side agrees on a draw, where nobody can be asked.
    fn takes_draw(session: &Session<Self>, side: Side<Self>) -> bool;

    /// The request for a review of a game.
    fn ask_review(record: Record<Self>) -> Self::Request;

    /// A review as the page shows it.
    fn reviewed(review: Self::Review) -> GameReview<Self>;
}
