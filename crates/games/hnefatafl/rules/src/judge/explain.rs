//! Why not? The rule that an action breaks, as data (§2, §4, §5).

use super::Judge;
use crate::rules::{Announce, Camps};
use crate::square::{Square, Squares};
use crate::{Action, Piece, Position, Side, Word};

/// The rule that stands against an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The board has no such square.
    OffBoard(Square),
    /// Nothing stands there.
    NothingThere,
    /// The piece is the opponent's.
    NotYours,
    /// The piece would stay where it is.
    NoMove,
    /// Pieces move along ranks and files (§2).
    NotStraight,
    /// Another piece stands where the piece would stop.
    Occupied(Square),
    /// Another piece stands in the way.
    InTheWay(Square),
    /// The piece may not stop on the castle (§2).
    CastleStop,
    /// The piece may not move across the castle (§2).
    CastlePass,
    /// The piece may not stop on this camp square (§2).
    CampStop(Square),
    /// The piece may not move across this camp square (§2).
    CampPass(Square),
    /// Only the king may stop on a corner (§4).
    CornerStop,
    /// The king may go out only if the Swede's previous move carried a word (§5).
    Unannounced,
    /// The game announces open ways, not the players (§5).
    ProgramAnnounces,
    /// The Muscovite has nothing to say (§5).
    NotYoursToSay,
    /// The word is not true; this one is, or none (§5).
    Untrue {
        /// What may be said instead.
        instead: Option<Word>,
    },
}

impl Refusal {
    /// The rule in a plain sentence, for error messages of records and for terminals. The page
    /// has its own words in the reader's language.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Refusal::GameOver => "the game is over",
            Refusal::OffBoard(_) => "the board has no such square",
            Refusal::NothingThere => "nothing stands there",
            Refusal::NotYours => "the piece is the opponent's",
            Refusal::NoMove => "the piece must move",
            Refusal::NotStraight => "pieces move along a rank or file",
            Refusal::Occupied(_) => "another piece stands there",
            Refusal::InTheWay(_) => "another piece stands in the way",
            Refusal::CastleStop => "the piece may not stop on the castle",
            Refusal::CastlePass => "the piece may not move across the castle",
            Refusal::CampStop(_) => "the piece may not stop on a camp square",
            Refusal::CampPass(_) => "the piece may not move across a camp square",
            Refusal::CornerStop => "only the king may stop on a corner",
            Refusal::Unannounced => {
                "the king may go out only if the Swedes' last move came with a word"
            }
            Refusal::ProgramAnnounces => "under these rules the players say no word",
            Refusal::NotYoursToSay => "only the Swedes say raichi or tuichu",
            Refusal::Untrue { instead: None } => "no way is open, so there is no word to say",
            Refusal::Untrue {
                instead: Some(Word::Raichi),
            } => "one way is open, so the word is raichi",
            Refusal::Untrue {
                instead: Some(Word::Tuichu),
            } => "more than one way is open, so the word is tuichu",
        }
    }

    /// A name for it, in small letters and dashes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::OffBoard(_) => "off-board",
            Refusal::NothingThere => "nothing-there",
            Refusal::NotYours => "not-yours",
            Refusal::NoMove => "no-move",
            Refusal::NotStraight => "not-straight",
            Refusal::Occupied(_) => "occupied",
            Refusal::InTheWay(_) => "in-the-way",
            Refusal::CastleStop => "castle-stop",
            Refusal::CastlePass => "castle-pass",
            Refusal::CampStop(_) => "camp-stop",
            Refusal::CampPass(_) => "camp-pass",
            Refusal::CornerStop => "corner-stop",
            Refusal::Unannounced => "unannounced",
            Refusal::ProgramAnnounces => "program-announces",
            Refusal::NotYoursToSay => "not-yours-to-say",
            Refusal::Untrue { .. } => "untrue",
        }
    }

    /// The square that it is about, if that is neither where the piece stands nor where it goes.
    #[must_use]
    pub const fn at(self) -> Option<Square> {
        match self {
            Refusal::InTheWay(at) | Refusal::CampPass(at) => Some(at),
            _ => None,
        }
    }
}

impl Judge {
    /// Why the action is not legal in the position; `None` if it is.
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

    /// Why the piece cannot go there, whatever was said (§2).
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
        if at == rules.board.castle() {
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

    /// Why the king cannot go out: where players announce, only after a word (§5).
    fn why_not_out(&self, position: &Position, piece: Piece, to: Square) -> Option<Refusal> {
        let silent = self.rules().announce == Announce::Players && position.said.is_none();
        let out = piece == Piece::King && self.is_out(to);
        (silent && out).then_some(Refusal::Unannounced)
    }

    /// Why that cannot be said with the move (§5).
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
