//! What there is to see: the pieces, and what is marked. Filled by the page, drawn by `compose`.

use hnefatafl::{Action, Announce, Judge, Piece, Position, Reason, Side, Square, Squares, Word};

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure {
    pub piece: Piece,
    pub at: Square,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum KingState {
    /// He stands on his square.
    #[default]
    Stands,
    /// He is taken and lies on his square.
    Fallen,
    /// He has gone out by his square and stands astride the edge.
    Out,
}

/// A piece to act with: the one on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    pub place: Square,
}

impl Pick {
    #[must_use]
    pub const fn place(&self) -> Square {
        self.place
    }

    /// The piece that an action moves.
    #[must_use]
    pub const fn of(action: &Action) -> Pick {
        Pick { place: action.from }
    }
}

/// A square that the chosen piece can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Destination {
    pub place: Square,
    /// Where the enemies stand that fall by it, on all sides: a king who is surrounded is one of them.
    pub captures: Squares,
    /// Whether the king goes out there.
    pub escapes: bool,
    /// What the player may say with the move, where players announce open ways.
    pub say: Option<Word>,
}

/// A piece that is held, and where.
pub type Drag = scene::Drag<Pick>;

/// Everything to see on the table at one moment. Marks that are left empty are not drawn.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct View {
    /// The pieces on the board.
    pub figures: Vec<Figure>,
    pub king: KingState,
    /// How many pieces each side has lost, the Swede first.
    pub lost: [u8; 2],
    pub turn: Option<Side>,
    /// Pieces that can be acted with.
    pub movable: Vec<Pick>,
    pub chosen: Option<Pick>,
    /// Where the chosen piece can go.
    pub destinations: Vec<Destination>,
    /// The squares by which the king could go out and of which a word tells: his ways there are shown.
    pub ways: Squares,
    /// Whether files and ranks are named at the edge of the board.
    pub names: bool,
    /// Squares that words speak of or that are asked about: their files and ranks stand out.
    pub pointed: Vec<Square>,
    /// Where the last moves went from and to, in order.
    pub last: Vec<(Square, Square)>,
    /// The square under the pointer.
    pub hover: Option<Square>,
    /// The square that the keyboard is on.
    pub focus: Option<Square>,
    /// A square that was refused, and how strongly that still shows: 1 falling to 0.
    pub refused: Option<(Square, f64)>,
    /// A piece that is being dragged.
    pub drag: Option<Drag>,
}

impl View {
    /// The pieces of a position and the ways that are told of it, nothing else marked.
    ///
    /// Of a position in which the Swede is to move only the whole game tells which ways a word told of:
    /// [`HnefataflSession::told_ways`](crate::HnefataflSession::told_ways).
    #[must_use]
    pub fn of(judge: &Judge, position: &Position) -> View {
        let board = judge.rules().board;
        let lost = |start: Squares, now: Squares| start.len().saturating_sub(now.len()) as u8;
        let outcome = position.outcome();
        let told = position.turn() == Side::Muscovite
            && outcome.is_none()
            && (judge.rules().announce == Announce::Program || position.said().is_some());
        View {
            figures: position
                .pieces()
                .map(|(piece, at)| Figure { piece, at })
                .collect(),
            king: match outcome.map(|outcome| outcome.reason) {
                Some(Reason::Surrounded) => KingState::Fallen,
                Some(Reason::Escaped) => KingState::Out,
                _ => KingState::Stands,
            },
            lost: [
                lost(board.drabants(), position.drabants()),
                lost(board.muscovites(), position.muscovites()),
            ],
            turn: outcome.is_none().then(|| position.turn()),
            ways: if told {
                judge.open_ways(position)
            } else {
                Squares::NONE
            },
            ..View::default()
        }
    }

    /// The squares that can be acted on now: those of movable pieces and destinations.
    #[must_use]
    pub fn live_places(&self) -> Vec<Square> {
        let from = self.movable.iter().map(|pick| pick.place);
        let to = self.destinations.iter().map(|to| to.place);
        from.chain(to).collect()
    }

    /// Where the king stands, if he is on the board.
    #[must_use]
    pub fn king_at(&self) -> Option<Square> {
        let king = self
            .figures
            .iter()
            .find(|figure| figure.piece == Piece::King);
        king.map(|king| king.at)
    }
}
