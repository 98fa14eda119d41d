//! The other engine, asked the same questions.

use hnefatafl::{Action, Position, Side, Square};
use theirs::board::state::BoardState;
use theirs::error::PlayInvalid;
use theirs::game::logic::GameLogic;
use theirs::game::state::GameState;
use theirs::game::{GameOutcome, GameStatus};
use theirs::pieces::{KING, Piece, PieceType};
use theirs::play::{Play, ValidPlay};
use theirs::rules::Ruleset;
use theirs::tiles::Tile;

use crate::Failure;

/// Their name of a square.
#[must_use]
pub fn tile(square: Square) -> Tile {
    Tile::new(square.rank() - 1, square.file() - 1)
}

fn square(tile: Tile) -> Option<Square> {
    Square::new(tile.col + 1, tile.row + 1)
}

/// Their name of a side.
#[must_use]
pub fn side(side: Side) -> theirs::pieces::Side {
    match side {
        Side::Swede => theirs::pieces::Side::Defender,
        Side::Muscovite => theirs::pieces::Side::Attacker,
    }
}

fn our_side(side: theirs::pieces::Side) -> Side {
    match side {
        theirs::pieces::Side::Defender => Side::Swede,
        theirs::pieces::Side::Attacker => Side::Muscovite,
    }
}

/// Their name of a move.
///
/// # Errors
/// If the move goes along no line.
pub fn play(action: Action) -> Result<Play, Failure> {
    Play::from_tiles(tile(action.from), tile(action.to))
        .map_err(|error| format!("{error:?}").into())
}

/// Our name of a move.
#[must_use]
pub fn action(play: Play) -> Option<Action> {
    Some(Action::new(square(play.from)?, square(play.to())?))
}

/// Their engine under one rule set.
pub struct Engine<B: BoardState> {
    logic: GameLogic<B>,
    size: u8,
}

impl<B: BoardState> Engine<B> {
    /// Their engine on a board with so many squares a side.
    #[must_use]
    pub fn new(rules: Ruleset, size: u8) -> Engine<B> {
        Engine {
            logic: GameLogic::new(rules, size),
            size,
        }
    }

    /// The same position, without the moves that led to it.
    ///
    /// # Errors
    /// If they cannot read an empty board.
    pub fn set_up(&self, position: &Position) -> Result<GameState<B>, Failure> {
        let empty = vec![self.size.to_string(); usize::from(self.size)].join("/");
        let turn = side(position.turn());
        let mut state = GameState::<B>::new(&empty, turn).map_err(|error| format!("{error:?}"))?;
        for (piece, at) in position.pieces() {
            let theirs = match piece {
                hnefatafl::Piece::King => KING,
                hnefatafl::Piece::Drabant => Piece::defender(PieceType::Soldier),
                hnefatafl::Piece::Muscovite => Piece::attacker(PieceType::Soldier),
            };
            state.board.set_piece(tile(at), theirs);
        }
        Ok(state)
    }

    /// Lists the legal moves, as our `Judge::legal` does.
    pub fn legal(&self, state: &GameState<B>, plays: &mut Vec<ValidPlay>) {
        plays.clear();
        for tile in state.board.occupied_by_side(state.side_to_play) {
            plays.extend(self.logic.iter_plays(tile, state).into_iter().flatten());
        }
    }

    /// The state after a move.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn after(&self, state: &GameState<B>, play: Play) -> Result<GameState<B>, PlayInvalid> {
        Ok(self.logic.do_play(play, *state)?.new_state)
    }

    /// The number of move sequences of this length, every move of which is made.
    #[must_use]
    pub fn perft(&self, state: &GameState<B>, depth: u32) -> u64 {
        let Some(rest) = depth.checked_sub(1) else {
            return 1;
        };
        let mut plays = Vec::new();
        self.legal(state, &mut plays);
        let after = |play: ValidPlay| self.logic.do_valid_play(play, *state).new_state;
        plays
            .into_iter()
            .map(|play| self.perft(&after(play), rest))
            .sum()
    }
}

/// Who has won, if the game is over and not drawn.
#[must_use]
pub fn winner<B: BoardState>(state: &GameState<B>) -> Option<Side> {
    match state.status {
        GameStatus::Over(GameOutcome::Win(_, winner)) => Some(our_side(winner)),
        _ => None,
    }
}
