//! The possible actions at the board: which piece can go where, and why one cannot.

use game::Turn;
use lessons::Topic;

use super::pieces::{Action, Entry, Event, Lesson, Pieces, Session, Side};
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

/// Several actions in a row that take one piece to a place.
pub struct CombinedMove<G: Pieces> {
    pub actions: Vec<Action<G>>,
    pub to: G::Place,
    /// The place as the board shows it.
    pub shown: G::Destination,
}

pub trait Moves: Pieces {
    /// Whether a person usually confirms a turn before the game goes on. A setting changes it.
    const CONFIRMS_TURNS: bool = false;

    /// Why something is not possible.
    type WhyNot: Copy + 'static;

    /// The piece and the destination of an action of the side to move, if it moves a piece.
    fn way(turn: Side<Self>, action: Action<Self>) -> Option<(Self::Pick, Self::Place)>;

    /// The move of an action of the side to move, if it is one.
    fn move_of(turn: Side<Self>, action: Action<Self>) -> Option<Move<Self>> {
        let (pick, to) = Self::way(turn, action)?;
        Some(Move { action, pick, to })
    }

    fn place_of(pick: Self::Pick) -> Self::Place;

    /// The action of an entry of the record, if it is one.
    fn action_of(entry: &Entry<Self>) -> Option<Action<Self>>;

    /// Reads a person's decision in the notation of records.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn read_decision(text: &str) -> Result<Entry<Self>, String>;

    /// Whether an action uses this die of the tray.
    fn uses(_session: &Session<Self>, _die: usize, _action: Action<Self>) -> bool {
        true
    }

    /// The legal moves, limited to this die of the tray.
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

    /// Where a piece can get with several dice in a row, beginning with this one.
    fn combined(
        _session: &Session<Self>,
        _pick: Self::Pick,
        _die: Option<usize>,
    ) -> Vec<CombinedMove<Self>> {
        Vec::new()
    }

    /// What a piece does with the die that is used first, or with the second if it cannot use that one. `turned`: the two dice
    /// are swapped from the order in which they fell.
    fn preferred(
        _session: &Session<Self>,
        _pick: Self::Pick,
        _turned: bool,
    ) -> Option<Action<Self>> {
        None
    }

    /// The actions that follow automatically, because nothing is left to decide.
    fn follow_ups(_session: &Session<Self>, _action: Action<Self>) -> Vec<Action<Self>> {
        Vec::new()
    }

    /// Keeps those of several ways to make one move that a person must choose from. `die` is the chosen die.
    fn narrow(_ways: &mut Vec<Move<Self>>, _die: Option<usize>, _session: &Session<Self>) {}

    /// Whether two actions are the same move, apart from the question asked with it.
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

    /// Whether all moves are made, and only ending the turn or throwing again is left.
    fn is_at_its_end(session: &Session<Self>) -> bool {
        let legal = session.legal();
        let rest = |action| Self::ends_turn(action) || Self::throws_again(action);
        legal.iter().any(Self::ends_turn) && legal.iter().all(rest)
    }

    /// The label of the button that ends the turn, if it varies.
    fn end_of_turn_in_words(_session: &Session<Self>) -> Option<String> {
        None
    }

    /// The only way to use the dice, if there is only one.
    fn forced(_session: &Session<Self>) -> Vec<Action<Self>> {
        Vec::new()
    }

    /// The question if there are several ways to make a move.
    fn which_way() -> String;

    /// One of these ways, as an answer to that question.
    fn way_in_words(way: &Move<Self>) -> String;

    /// The open question that is not decided on the board.
    fn question(_session: &Session<Self>) -> Option<Decision<Self>> {
        None
    }

    /// The destinations of moves of one piece, each place once.
    fn destinations(
        session: &Session<Self>,
        moves: impl Iterator<Item = Move<Self>>,
    ) -> Vec<Self::Destination>;

    /// A destination without further remarks.
    fn bare_destination(place: Self::Place) -> Self::Destination;

    /// The start and destination of the piece whose own move these events tell of.
    fn moved(events: &[Event<Self>]) -> Option<(Self::Place, Self::Place)>;

    /// The start and destination of every piece in the last turn in which any moved, in order.
    fn last_moves(session: &Session<Self>) -> Vec<(Self::Place, Self::Place)> {
        let steps = session.steps();
        let moves = steps.filter_map(|step| Some((step.turn, Self::moved(&step.events)?)));
        let moves: Vec<_> = moves.collect();
        let last = moves.last().map(|(turn, _)| *turn);
        let of_last = moves.iter().filter(|(turn, _)| Some(*turn) == last);
        of_last.map(|(_, ends)| *ends).collect()
    }

    /// The places that a text mentions as open paths.
    fn told_ways(_session: &Session<Self>) -> Vec<Self::Place> {
        Vec::new()
    }

    /// The piece that a tap on a place refers to, if none there can be chosen: the one that was chosen before.
    fn meant(
        _session: &Session<Self>,
        chosen: Option<Self::Pick>,
        _place: Self::Place,
    ) -> Option<Self::Pick> {
        chosen
    }

    /// Why the chosen piece cannot go to a place, or no piece there can be chosen; `None` if there is nothing to say.
    fn why_not(
        session: &Session<Self>,
        chosen: Option<Self::Pick>,
        place: Self::Place,
    ) -> Option<Self::WhyNot>;

    fn why_in_words(why: &Self::WhyNot) -> String;

    /// The rule that forbids it.
    fn rule_against(
        why: &Self::WhyNot,
        session: &Session<Self>,
    ) -> Option<&'static Topic<Self::Course>>;

    /// The piece that a lesson asks to try in vain.
    fn piece_to_try(session: &Session<Self>, lesson: &Lesson<Self>) -> Option<Self::Pick>;

    /// The chosen piece as the start of an action in the notation of records.
    fn written_pick(pick: Self::Pick) -> String {
        Self::place_of(pick).to_string()
    }
}
