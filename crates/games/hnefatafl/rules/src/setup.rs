//! Positions from outside: freely described, and checked before use.

use core::fmt;

use crate::rules::{Announce, CastleUse, Escape};
use crate::{Judge, Outcome, Piece, Position, Reason, Side, Square, Squares, Word};

/// A described position. [`Judge::set_up`] checks it.
///
/// ```
/// use hnefatafl::{Judge, PRESETS, Piece, Side};
///
/// let judge = Judge::new(PRESETS[0].rules)?;
/// let mut setup = judge.start().to_setup();
/// setup.pieces.retain(|(piece, _)| *piece == Piece::King);
/// let position = judge.set_up(&setup)?;
/// assert!(position.pieces_of(Side::Muscovite).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Every piece and its square.
    pub pieces: Vec<(Piece, Square)>,
    /// The side to move.
    pub turn: Side,
    /// The word in force, if players announce open ways (§5).
    pub said: Option<Word>,
    /// Whether the Muscovite has just taken the king, who stays on the board.
    pub surrounded: bool,
}

/// Why a described position is impossible.
///
/// ```
/// use hnefatafl::{Judge, PRESETS, SetupError};
///
/// let judge = Judge::new(PRESETS[0].rules)?;
/// let mut setup = judge.start().to_setup();
/// setup.pieces.clear();
/// assert_eq!(judge.set_up(&setup), Err(SetupError::NoKing));
/// # Ok::<(), hnefatafl::Contradiction>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The board has no such square.
    OffBoard(Square),
    /// Two pieces on one square.
    Shared(Square),
    /// No king.
    NoKing,
    /// A second king.
    TwoKings,
    /// More drabants or Muscovites than the side begins with.
    TooMany(Piece),
    /// A piece on the throne that may not stop there.
    OnCastle,
    /// A piece other than the king on a corner, where he escapes.
    OnCorner(Square),
    /// A word, although players announce nothing.
    NoWords,
    /// A word that was not true when it was said.
    Untrue(Word),
    /// The king is not surrounded where he stands.
    NotSurrounded,
}

impl SetupError {
    /// The name of the error, in small letters and dashes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SetupError::OffBoard(_) => "off-board",
            SetupError::Shared(_) => "shared",
            SetupError::NoKing => "no-king",
            SetupError::TwoKings => "two-kings",
            SetupError::TooMany(_) => "too-many",
            SetupError::OnCastle => "on-castle",
            SetupError::OnCorner(_) => "on-corner",
            SetupError::NoWords => "no-words",
            SetupError::Untrue(_) => "untrue",
            SetupError::NotSurrounded => "not-surrounded",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::OffBoard(at) => write!(f, "{at} is not on this board"),
            SetupError::Shared(at) => write!(f, "two pieces stand on {at}"),
            SetupError::NoKing => f.write_str("the king is missing"),
            SetupError::TwoKings => f.write_str("there are two kings"),
            SetupError::TooMany(Piece::Muscovite) => {
                f.write_str("there are more Muscovites than at the start")
            }
            SetupError::TooMany(_) => f.write_str("there are more drabants than at the start"),
            SetupError::OnCastle => {
                f.write_str("a piece stands on the castle that may not stop there")
            }
            SetupError::OnCorner(at) => write!(f, "only the king may stand on the corner {at}"),
            SetupError::NoWords => f.write_str("under these rules the players say no word"),
            SetupError::Untrue(word) => write!(f, "{} is not true of the open ways", word.word()),
            SetupError::NotSurrounded => f.write_str("the king is not taken as he stands"),
        }
    }
}

impl core::error::Error for SetupError {}

impl Position {
    /// Describes this position piece by piece.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            pieces: self.pieces().collect(),
            turn: self.turn,
            said: self.said,
            surrounded: self.is_surrounded(),
        }
    }

    pub(crate) fn is_surrounded(&self) -> bool {
        self.outcome
            .is_some_and(|outcome| outcome.reason == Reason::Surrounded)
    }
}

impl Judge {
    /// Makes the position that `setup` describes. A king who stands outside is out, and a side without a legal move has lost. A
    /// king among four Muscovites is not taken by that alone: only a move surrounds him (§7.2).
    ///
    /// # Errors
    /// [`SetupError`] if the position is impossible under these rules.
    pub fn set_up(&self, setup: &Setup) -> Result<Position, SetupError> {
        let mut king = None;
        let (mut drabants, mut muscovites) = (Squares::NONE, Squares::NONE);
        for &(piece, at) in &setup.pieces {
            if !self.has(at) {
                return Err(SetupError::OffBoard(at));
            }
            if (drabants | muscovites).has(at) || king == Some(at) {
                return Err(SetupError::Shared(at));
            }
            self.check_square(piece, at)?;
            match piece {
                Piece::King if king.is_some() => return Err(SetupError::TwoKings),
                Piece::King => king = Some(at),
                Piece::Drabant => drabants |= Squares::only(at),
                Piece::Muscovite => muscovites |= Squares::only(at),
            }
        }
        let board = self.rules().board;
        if drabants.len() > board.drabants().len() {
            return Err(SetupError::TooMany(Piece::Drabant));
        }
        if muscovites.len() > board.muscovites().len() {
            return Err(SetupError::TooMany(Piece::Muscovite));
        }
        let king = king.ok_or(SetupError::NoKing)?;
        let mut position = Position::of(king, drabants, muscovites, setup.turn, setup.said);
        self.check_word(&position)?;
        self.judge_set_up(&mut position, setup.surrounded)?;
        Ok(position)
    }

    fn check_square(&self, piece: Piece, at: Square) -> Result<(), SetupError> {
        if piece == Piece::King {
            return Ok(());
        }
        let rules = self.rules();
        if at == rules.board.throne() && rules.castle_stop != CastleUse::All {
            return Err(SetupError::OnCastle);
        }
        if rules.escape == Escape::Corner && rules.board.corners().has(at) {
            return Err(SetupError::OnCorner(at));
        }
        Ok(())
    }

    /// A word in force was true for the position after the Swede's move. After the Muscovite's answer, that cannot be checked.
    fn check_word(&self, position: &Position) -> Result<(), SetupError> {
        let Some(word) = position.said else {
            return Ok(());
        };
        if self.rules().announce == Announce::Program {
            return Err(SetupError::NoWords);
        }
        if position.turn == Side::Muscovite && self.true_word(position) != Some(word) {
            return Err(SetupError::Untrue(word));
        }
        Ok(())
    }

    fn judge_set_up(&self, position: &mut Position, surrounded: bool) -> Result<(), SetupError> {
        if surrounded {
            let taken = position.turn == Side::Swede
                && position
                    .muscovites
                    .into_iter()
                    .any(|mover| self.takes_king(position, mover));
            if !taken || self.exits().has(position.king) {
                return Err(SetupError::NotSurrounded);
            }
            position.outcome = Some(Outcome::won_by(Side::Muscovite, Reason::Surrounded));
        } else if self.exits().has(position.king) {
            position.outcome = Some(Outcome::won_by(Side::Swede, Reason::Escaped));
        } else {
            // The Muscovite closes a ring around all pieces; the Swede closes a fort.
            match position.turn {
                Side::Swede => self.judge_enclosed(position),
                Side::Muscovite => self.judge_fort(position),
            }
            self.judge_blocked(position);
        }
        Ok(())
    }
}
