//! The rules made ready for play, and the questions that they answer.

mod end;
mod explain;
mod legal;
mod play;
mod rings;
mod tables;
mod ways;

pub use explain::Refusal;

use core::fmt;
use std::sync::Arc;

use tables::Tables;

use crate::rules::{Contradiction, Rules};
use crate::square::{Square, Squares};
use crate::{Piece, Position};

/// Rules made ready for play: every line, neighbour and closed square of the board is computed.
///
/// Making one takes some tenths of a millisecond; keep it for the whole game. Ask all questions about a position of the `Judge`
/// with the rules that the position was made under. Its tables are large and shared, so moving or cloning it is cheap.
///
/// ```
/// use hnefatafl::{Actions, Judge, PRESETS};
///
/// let judge = Judge::new(PRESETS[0].rules)?;
/// let (start, mut legal) = (judge.start(), Actions::new());
/// judge.legal(&start, &mut legal);
/// assert!(legal.iter().all(|&action| judge.why(&start, action).is_none()));
/// # Ok::<(), hnefatafl::Contradiction>(())
/// ```
#[derive(Clone)]
pub struct Judge {
    rules: Rules,
    tables: Arc<Tables>,
}

/// The tables follow from the rules.
impl fmt::Debug for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Judge").field(&self.rules).finish()
    }
}

impl Judge {
    /// Makes rules ready for play.
    ///
    /// # Errors
    /// [`Contradiction`] if the options are incompatible (§6).
    pub fn new(rules: Rules) -> Result<Judge, Contradiction> {
        rules.check()?;
        Ok(Judge {
            tables: Arc::new(Tables::new(&rules)),
            rules,
        })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whether the board has this square.
    #[must_use]
    pub fn has(&self, square: Square) -> bool {
        self.tables.board.has(square)
    }

    /// The position before the first move (§1).
    #[must_use]
    pub fn start(&self) -> Position {
        let board = self.rules.board;
        let mut position = Position::of(
            board.throne(),
            board.drabants(),
            board.muscovites(),
            self.rules.first,
            None,
        );
        self.judge_blocked(&mut position);
        position
    }

    /// Where the king escapes (§4): the edge, or the corners.
    #[must_use]
    #[inline]
    pub fn exits(&self) -> Squares {
        self.tables.exits
    }

    /// The squares that a piece of this kind on `from` may neither stop on nor cross even when they are empty (§2). The throne is
    /// one of them only if it is closed in both ways.
    #[inline]
    fn closed(&self, piece: Piece, from: Square) -> Squares {
        self.tables.closed(piece) - self.tables.own_camp(piece, from)
    }
}
