//! What can be done at the board: which piece goes where, and why one cannot.

use game::Turn;
use lessons::Topic;

use super::pieces::{Action, Entry, Lesson, Pieces, Session, Side};
use super::question::Decision;

/// A legal action that moves a piece.
pub struct Move<G: Pieces> {
    pub action: Action<G>,
    pub pick: G::Pick,
    pub to: G::Place,
}

impl<G: Pieces> Clone for Move<G> {
    fn clone(&self) -> Move<G> {
        *self
    }
}

impl<G: Pieces> Copy for Move<G> {}

/// Several actions in a row that lead one piece to a place.
pub struct CombinedMove<G: Pieces> {
    /// The actions, in order.
    pub actions: Vec<Action<G>>,
    pub to: G::Place,
    /// The place as the board shows it.
    pub shown: G::Destination,
}

pub trait Moves: Pieces {
    /// Why something cannot be done.
    type WhyNot: Copy + 'static;

    /// Which piece an action of the side to move leads to which place, if it leads any.
    fn way(turn: Side<Self>, action: Action<Self>) -> Option<(Self::Pick, Self::Place)>;

    /// The move that an action of the side to move is, if it is one.
    fn move_of(turn: Side<Self>, action: Action<Self>) -> Option<Move<Self>> {
        let (pick, to) = Self::way(turn, action)?;
        Some(Move { action, pick, to })
    }

    /// Where a piece stands.
    fn place_of(pick: Self::Pick) -> Self::Place;

    /// The action that an entry of the record is, if it is one.
    fn action_of(entry: &Entry<Self>) -> Option<Action<Self>>;

    /// Reads what a person decides, in the notation of records.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn read_decision(text: &str) -> Result<Entry<Self>, String>;

    /// Whether an action uses this die of the tray.
    fn uses(_session: &Session<Self>, _die: usize, _action: Action<Self>) -> bool {
        true
    }

    /// The legal moves, narrowed to this die of the tray.
    fn legal_moves(session: &Session<Self>, die: Option<usize>) -> Vec<Move<Self>> {
        let Turn::Decide(turn) = session.turn() else {
            return Vec::new();
        };
        let legal = session.legal().iter().copied();
        legal
            .filter(|action| die.is_none_or(|die| Self::uses(session, die, *action)))
            .filter_map(|action| Self::move_of(turn, action))
            .collect()
    }

    /// Where a piece comes to with several dice in a row, the first of them this one.
    fn combined(
        _session: &Session<Self>,
        _pick: Self::Pick,
        _die: Option<usize>,
    ) -> Vec<CombinedMove<Self>> {
        Vec::new()
    }

    /// What a piece does with the die that is used first; with the second where it cannot use that one. `turned`: the two dice
    /// lie in the other order than they fell in.
    fn preferred(
        _session: &Session<Self>,
        _pick: Self::Pick,
        _turned: bool,
    ) -> Option<Action<Self>> {
        None
    }

    /// What follows an action by itself, because nothing is left to decide.
    fn follow_ups(_session: &Session<Self>, _action: Action<Self>) -> Vec<Action<Self>> {
        Vec::new()
    }

    /// Of several ways to make one move, leaves those that are to be chosen from. `die` is the die that was chosen.
    fn narrow(_ways: &mut Vec<Move<Self>>, _die: Option<usize>, _session: &Session<Self>) {}

    /// Whether two actions are one move, but for what is asked with it.
    fn is_same_move(a: &Move<Self>, b: Action<Self>) -> bool {
        a.action == b
    }

    /// Whether an action throws dice again.
    fn throws_again(_action: &Action<Self>) -> bool {
        false
    }

    /// Whether an action ends the turn without a move.
    fn ends_turn(_action: &Action<Self>) -> bool {
        false
    }

    /// Whether all moves are made: what is left is to end the turn, or to throw again.
    fn is_at_its_end(session: &Session<Self>) -> bool {
        let legal = session.legal();
        let rest = |action| Self::ends_turn(action) || Self::throws_again(action);
        legal.iter().any(Self::ends_turn) && legal.iter().all(rest)
    }

    /// What is said on the button that ends the turn, where it is not always the same.
    fn end_of_turn_in_words(_session: &Session<Self>) -> Option<String> {
        None
    }

    /// The only way to use the dice, where there is only one.
    fn forced(_session: &Session<Self>) -> Vec<Action<Self>> {
        Vec::new()
    }

    /// What is asked where there are several ways to make a move.
    fn which_way() -> String;

    /// One of these ways, as that question names it.
    fn way_in_words(way: &Move<Self>) -> String;

    /// What is asked now that is not decided on the board.
    fn question(_session: &Session<Self>) -> Option<Decision<Self>> {
        None
    }

    /// Where moves of one piece lead, each place once.
    fn destinations(
        session: &Session<Self>,
        moves: impl Iterator<Item = Move<Self>>,
    ) -> Vec<Self::Destination>;

    /// A place that nothing is to be said of.
    fn bare_destination(place: Self::Place) -> Self::Destination;

    /// From where to where pieces went in the last turn in which any did, in order.
    fn last_moves(session: &Session<Self>) -> Vec<(Self::Place, Self::Place)>;

    /// The places that words tell of as open ways.
    fn told_ways(_session: &Session<Self>) -> Vec<Self::Place> {
        Vec::new()
    }

    /// The piece that a touch of a place is about, where none there can be chosen: the one that was chosen before.
    fn meant(
        _session: &Session<Self>,
        chosen: Option<Self::Pick>,
        _place: Self::Place,
    ) -> Option<Self::Pick> {
        chosen
    }

    /// Why the chosen piece cannot go to a place, or none on that place can be chosen; nothing where there is nothing to say.
    fn why_not(
        session: &Session<Self>,
        chosen: Option<Self::Pick>,
        place: Self::Place,
    ) -> Option<Self::WhyNot>;

    fn why_in_words(why: &Self::WhyNot) -> String;

    /// The rule that stands in the way.
    fn rule_against(
        why: &Self::WhyNot,
        session: &Session<Self>,
    ) -> Option<&'static Topic<Self::Course>>;

    /// The piece that a lesson asks to try in vain.
    fn piece_to_try(session: &Session<Self>, lesson: &Lesson<Self>) -> Option<Self::Pick>;

    /// The chosen piece as it begins an action in the notation of records.
    fn written_pick(pick: Self::Pick) -> String;
}
