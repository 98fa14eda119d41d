//! Why is an action illegal? The rule that it breaks, as data (§2, §4, §5).

use core::fmt;

use game::reasons;

use super::Judge;
use crate::rules::{Announce, Camps};
use crate::square::{Square, Squares};
use crate::{Action, Piece, Position, Side, Word};

reasons! {
    /// The rule that an action breaks.
    ///
    /// ```
    /// use hnefatafl::{Judge, PRESETS, Refusal};
    ///
    /// let judge = Judge::new(PRESETS[0].rules)?;
    /// let why = judge.why(&judge.start(), "a4-a5".parse()?);
    /// assert_eq!(why, Some(Refusal::NotYours));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Refusal {
        /// The game is over.
        GameOver "game-over" "the game is over";
        /// The board has no such square.
        OffBoard(Square) "off-board" "the board has no such square";
        /// The square is empty.
        NothingThere "nothing-there" "nothing stands there";
        /// The piece is the opponent's.
        NotYours "not-yours" "the piece is the opponent's";
        /// The piece would not move.
        NoMove "no-move" "the piece must move";
        /// Pieces move along ranks and files (§2).
        NotStraight "not-straight" "pieces move along a rank or file";
        /// Another piece stands on the destination.
        Occupied(Square) "occupied" "another piece stands there";
        /// Another piece stands in the way.
        InTheWay(Square) "in-the-way" "another piece stands in the way";
        /// The piece may not stop on the throne (§2).
        CastleStop "castle-stop" "the piece may not stop on the castle";
        /// The piece may not move across the throne (§2).
        CastlePass "castle-pass" "the piece may not move across the castle";
        /// The piece may not stop on this camp square (§2).
        CampStop(Square) "camp-stop" "the piece may not stop on a camp square";
        /// The piece may not move across this camp square (§2).
        CampPass(Square) "camp-pass" "the piece may not move across a camp square";
        /// Only the king may stop on a corner (§4).
        CornerStop "corner-stop" "only the king may stop on a corner";
        /// The king may escape only if the Swede's previous move carried a word (§5).
        Unannounced "unannounced" "the king may go out only if the Swedes' last move came with a word";
        /// The game announces open ways, not the players (§5).
        ProgramAnnounces "program-announces" "under these rules the players say no word";
        /// The Muscovite makes no announcements (§5).
        NotYoursToSay "not-yours-to-say" "only the Swedes say raichi or tuichu";
        /// The word is not true. `instead` is the true one, or `None` (§5).
        Untrue {
            /// What may be said instead.
            instead: Option<Word>,
        } "untrue" "the word is not true";
    }
}

/// Writes the reason, and for an untrue word also the true one.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Refusal::Untrue { instead } => match instead {
                None => "no way is open, so there is no word to say",
                Some(Word::Raichi) => "one way is open, so the word is raichi",
                Some(Word::Tuichu) => "more than one way is open, so the word is tuichu",
            },
            _ => self.reason(),
        })
    }
}

impl core::error::Error for Refusal {}

impl Refusal {
    /// The square that it concerns, if that is neither the start nor the destination of the piece.
    #[must_use]
    pub const fn at(self) -> Option<Square> {
        match self {
            Refusal::InTheWay(at) | Refusal::CampPass(at) => Some(at),
            _ => None,
        }
    }
}

impl Judge {
    /// Why the action is illegal in the position; `None` if it is legal.
    #[must_use]
    pub fn why(&self, position: &Position, action: Action) -> Option<Refusal> {
        if position.outcome.is_some() {
            return Some(Refusal::GameOver);
        }
        for square in [action.from, action.to] {
            if !self.has(square) {
                return Some(Refusal::OffBoard(square));
            }
        }
        let Some(piece) = position.piece_at(action.from) else {
            return Some(Refusal::NothingThere);
        };
        if piece.side() != position.turn {
            return Some(Refusal::NotYours);
        }
        self.why_not_there(position, piece, action)
            .or_else(|| self.why_not_out(position, piece, action.to))
            .or_else(|| self.why_not_said(position, action))
    }

    /// Why the piece cannot go there, regardless of words (§2).
    fn why_not_there(&self, position: &Position, piece: Piece, action: Action) -> Option<Refusal> {
        let Action { from, to, .. } = action;
        if from == to {
            return Some(Refusal::NoMove);
        }
        if !from.in_line_with(to) {
            return Some(Refusal::NotStraight);
        }
        for at in from.way_to(to) {
            let stops = at == to;
            if position.occupied().has(at) {
                return Some(if stops {
                    Refusal::Occupied(at)
                } else {
                    Refusal::InTheWay(at)
                });
            }
            if let Some(refusal) = self.why_not_on(piece, from, at, stops) {
                return Some(refusal);
            }
        }
        None
    }

    /// Why the piece from `from` cannot stop on, or move across, the empty square `at`.
    fn why_not_on(&self, piece: Piece, from: Square, at: Square, stops: bool) -> Option<Refusal> {
        let rules = self.rules();
        if at == rules.board.throne() {
            return match stops {
                true if !rules.castle_stop.allows(piece) => Some(Refusal::CastleStop),
                false if !rules.castle_pass.allows(piece) => Some(Refusal::CastlePass),
                _ => None,
            };
        }
        let corners = self.exits() & rules.board.corners();
        let corner_game = self.exits() == corners;
        if corner_game && corners.has(at) && piece != Piece::King {
            return Some(Refusal::CornerStop);
        }
        let closed = match (rules.camps, piece) {
            (Camps::All, _) | (Camps::Muscovites, Piece::Muscovite) => Squares::NONE,
            (Camps::Muscovites, _) | (Camps::NeverBack, _) => {
                let mut others = Squares::NONE;
                for camp in rules.board.camps() {
                    if piece != Piece::Muscovite || !camp.has(from) {
                        others |= camp;
                    }
                }
                others
            }
        };
        closed.has(at).then_some(if stops {
            Refusal::CampStop(at)
        } else {
            Refusal::CampPass(at)
        })
    }

    /// Why the king cannot escape: if players announce, only after a word (§5).
    fn why_not_out(&self, position: &Position, piece: Piece, to: Square) -> Option<Refusal> {
        let silent = self.rules().announce == Announce::Players && position.said.is_none();
        let out = piece == Piece::King && self.is_out(to);
        (silent && out).then_some(Refusal::Unannounced)
    }

    /// Why that word cannot be said with the move (§5).
    fn why_not_said(&self, position: &Position, action: Action) -> Option<Refusal> {
        let said = action.say?;
        if self.rules().announce == Announce::Program {
            return Some(Refusal::ProgramAnnounces);
        }
        if position.turn == Side::Muscovite {
            return Some(Refusal::NotYoursToSay);
        }
        let instead = self.word_after(position, action);
        (instead != Some(said)).then_some(Refusal::Untrue { instead })
    }
}
