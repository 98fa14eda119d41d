//! What there is to see: the pieces, the dice, and what is marked. Filled by the page, drawn by
//! [`super::compose`].

use sahkku::{Face, Figure, Judge, Piece, Place, Position, Row, Side, Spot};
use scene::DieState;

/// A piece to act with: the equal ones on one spot are one choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    pub piece: Piece,
    /// Where it stands, on its way home or not.
    pub spot: Spot,
}

impl Pick {
    #[must_use]
    pub const fn place(&self) -> Place {
        self.spot.place()
    }
}

/// What landing on a place does to the king.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum KingMark {
    #[default]
    Untouched,
    /// It takes him.
    Taken,
    /// The player chooses to take or to remove him.
    Choice,
}

/// A place that the chosen piece can go to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    pub place: Place,
    /// The faces that lead there, each once.
    pub faces: Vec<Face>,
    /// Whether an enemy piece is captured there.
    pub captures: bool,
    /// What happens to the king.
    pub king: KingMark,
}

/// A piece that is held, and where.
pub type Drag = scene::Drag<Pick>;

/// What one side has lost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Lost {
    pub soldiers: u8,
    pub queen: bool,
}

impl Lost {
    #[must_use]
    pub fn count(self) -> u8 {
        self.soldiers + u8::from(self.queen)
    }
}

/// Everything to see on the table at one moment. Marks that are left empty are not drawn.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct View {
    /// The pieces on the board.
    pub figures: Vec<Figure>,
    /// Whether the king still waits for the first raid.
    pub inert: bool,
    /// What each side has lost, men first.
    pub lost: [Lost; 2],
    /// The side that walks the mirrored track, if one does.
    pub mirrored: Option<Side>,
    pub turn: Option<Side>,
    /// The dice, in the tray's order.
    pub dice: Vec<DieState>,
    /// Pieces that can be acted with.
    pub movable: Vec<Pick>,
    pub chosen: Option<Pick>,
    /// Where the chosen piece can go with one die.
    pub destinations: Vec<Destination>,
    /// Where it could go with several dice in a row: shown faintly.
    pub preview: Vec<Destination>,
    /// Whether rows and columns are named at the edge of the board.
    pub names: bool,
    /// Places that words speak of or that are asked about: their rows and columns stand out.
    pub pointed: Vec<Place>,
    /// Where the moves of the last turn went from and to, in order.
    pub last: Vec<(Place, Place)>,
    /// The place under the pointer.
    pub hover: Option<Place>,
    /// The place that the keyboard is on.
    pub focus: Option<Place>,
    /// A place that was refused, and how strongly that still shows: 1 falling to 0.
    pub refused: Option<(Place, f64)>,
    /// A piece that is being dragged.
    pub drag: Option<Drag>,
}

impl View {
    /// The pieces of a position, nothing marked.
    #[must_use]
    pub fn of(judge: &Judge, position: &Position) -> View {
        let start = judge.start(position.first());
        let lost = |side| Lost {
            soldiers: start.soldiers(side).saturating_sub(position.soldiers(side)),
            queen: judge.rules().queens && position.queen(side).is_none(),
        };
        View {
            figures: position.figures().collect(),
            inert: position.king().inert(),
            lost: Side::BOTH.map(lost),
            mirrored: position.mirrored(),
            turn: position.outcome().is_none().then(|| position.turn()),
            ..View::default()
        }
    }

    /// The places that can be acted on now: those of movable pieces and destinations.
    #[must_use]
    pub fn live_places(&self) -> Vec<Place> {
        let from = self.movable.iter().map(|pick| pick.spot.place());
        let to = self.destinations.iter().chain(&self.preview);
        from.chain(to.map(|to| to.place)).collect()
    }

    /// Whether the columns grow in the direction that `side` walks in its home row.
    #[must_use]
    pub(crate) fn walks_up(&self, side: Side) -> bool {
        (side == Side::Men) != (self.mirrored == Some(side))
    }
}

/// The row that a side sleeps in is its home row; everything else lies awake or in the middle.
pub(crate) fn is_home(place: Place, side: Side) -> bool {
    place.row() == Row::home(side)
}
