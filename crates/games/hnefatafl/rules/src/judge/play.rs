//! The result of a move (§2 to §5).

use super::{Judge, Refusal};
use crate::rules::Announce;
use crate::square::{Square, Squares};
use crate::{Action, Event, Outcome, Piece, Position, Reason, Side, zobrist};

impl Judge {
    game::checked_play!();

    /// Makes a move that is known to be legal, such as one listed by [`Judge::legal`]. For any other move the resulting position
    /// is meaningless.
    #[inline]
    pub fn play_unchecked(
        &self,
        position: &mut Position,
        action: Action,
        see: &mut impl FnMut(Event),
    ) {
        let side = position.turn;
        let piece = match side {
            Side::Muscovite => Piece::Muscovite,
            Side::Swede if action.from == position.king => Piece::King,
            Side::Swede => Piece::Drabant,
        };
        let Action { from, to, say } = action;
        self.move_piece(position, piece, action);
        see(Event::Moved {
            side,
            piece,
            from,
            to,
        });
        let captured = self.captured(position, piece, to);
        if side == Side::Muscovite && self.takes_king(position, to) {
            position.outcome = Some(Outcome::won_by(Side::Muscovite, Reason::Surrounded));
        }
        if !captured.is_empty() {
            self.remove(position, side.other(), captured);
            for at in captured {
                see(Event::Captured {
                    side: side.other(),
                    piece: match side {
                        Side::Swede => Piece::Muscovite,
                        Side::Muscovite => Piece::Drabant,
                    },
                    at,
                });
            }
        }
        match side {
            Side::Swede => {
                position.key ^= zobrist::said(position.said) ^ zobrist::said(say);
                position.said = say;
                self.judge_swede(position, see);
            }
            Side::Muscovite if position.outcome.is_some() => {
                see(Event::Surrounded { at: position.king });
            }
            Side::Muscovite => {}
        }
        if self.tables.has_rings && position.outcome.is_none() {
            match side {
                Side::Swede => self.judge_fort(position),
                Side::Muscovite => self.judge_enclosed(position),
            }
        }
        position.turn = side.other();
        position.key ^= zobrist::turn(Side::Swede) ^ zobrist::turn(Side::Muscovite);
        self.judge_blocked(position);
        if let Some(outcome) = position.outcome {
            see(Event::GameOver(outcome));
        }
    }

    /// Judges a move of the Swede: the king is out, or has open ways that are announced.
    #[inline]
    fn judge_swede(&self, position: &mut Position, see: &mut impl FnMut(Event)) {
        if self.is_out(position.king) {
            position.outcome = Some(Outcome::won_by(Side::Swede, Reason::Escaped));
            see(Event::Escaped { at: position.king });
            return;
        }
        match (self.rules.announce, position.said) {
            (Announce::Program, _) => {
                if let Some(word) = self.true_word(position) {
                    see(Event::Announced(word));
                }
            }
            (Announce::Players, Some(word)) => see(Event::Said(word)),
            (Announce::Players, None) => {}
        }
    }

    /// Puts the piece on its destination.
    #[inline]
    pub(super) fn move_piece(&self, position: &mut Position, piece: Piece, action: Action) {
        let Action { from, to, .. } = action;
        let both = Squares::only(from) ^ Squares::only(to);
        match piece {
            Piece::King => position.king = to,
            Piece::Drabant => position.drabants ^= both,
            Piece::Muscovite => position.muscovites ^= both,
        }
        position.swapped ^= Squares::only(from.transposed()) ^ Squares::only(to.transposed());
        position.key ^= zobrist::piece(piece, from) ^ zobrist::piece(piece, to);
    }

    /// Removes ordinary pieces of `side` from the board.
    #[inline]
    pub(super) fn remove(&self, position: &mut Position, side: Side, captured: Squares) {
        let piece = match side {
            Side::Swede => {
                position.drabants = position.drabants - captured;
                Piece::Drabant
            }
            Side::Muscovite => {
                position.muscovites = position.muscovites - captured;
                Piece::Muscovite
            }
        };
        for at in captured {
            position.swapped = position.swapped - Squares::only(at.transposed());
            position.key ^= zobrist::piece(piece, at);
        }
    }

    /// The ordinary pieces that a piece captures by moving to `to` (§3). None has been removed yet.
    #[inline]
    pub(super) fn captured(&self, position: &Position, piece: Piece, to: Square) -> Squares {
        // Asked first, so that the row rule costs nothing under other rules.
        if self.rules.shield_wall && self.tables.edge.has(to) {
            return self.captured_with_rows(position, piece, to);
        }
        self.captured_between(position, piece, to)
    }

    /// The pieces that stand between it and a partner, and those of rows at the edge.
    #[inline(never)]
    fn captured_with_rows(&self, position: &Position, piece: Piece, to: Square) -> Squares {
        self.captured_between(position, piece, to) | self.captured_in_row(position, piece, to)
    }

    /// The pieces that stand between it and a partner.
    #[inline(always)]
    fn captured_between(&self, position: &Position, piece: Piece, to: Square) -> Squares {
        let tables = &*self.tables;
        let enemies = match piece {
            Piece::Muscovite => position.drabants,
            Piece::King | Piece::Drabant => position.muscovites,
        };
        if (tables.neighbours[to.index()] & enemies).is_empty() {
            return Squares::NONE;
        }
        let king = Squares::only(position.king);
        let partners = match piece {
            Piece::Muscovite => {
                position.muscovites | (tables.against_drabants - position.occupied())
            }
            Piece::King if !self.rules.king_captures => return Squares::NONE,
            Piece::King | Piece::Drabant => {
                let king = if self.rules.king_captures {
                    king
                } else {
                    Squares::NONE
                };
                position.drabants | king | (tables.against_muscovites - position.occupied())
            }
        };
        let mut captured = Squares::NONE;
        for pincer in tables.pincers(to) {
            if enemies.has(pincer.beside) && partners.has(pincer.behind) {
                captured |= Squares::only(pincer.beside);
            }
        }
        captured
    }
}
