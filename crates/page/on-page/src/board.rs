//! The board on the canvas: which layout and which view, the picture, what lies under a pointer.

use scene::{DieState, Motion, Ornament, Point, Pointer, Rect, Scene, Target, TrayArea};
use session::PlayerKind;

use super::art::Art;
use super::dice::TrayOf;
use super::pieces::{Judge, Lesson, Position, Session, Side};
use crate::Annotation;
use crate::Marks;

/// How a visitor wants boards to look, as far as games differ in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardStyle {
    /// How lines are drawn: a word of the setting `lines`.
    pub lines: &'static str,
    /// What is carved at marked places.
    pub ornament: Ornament,
    /// Whether places are named at the edge of the board, if that is set.
    pub names: Option<bool>,
}

/// How a game lies on the page's table. Positions, lengths and rectangles are in CSS pixels of the canvas, times in
/// milliseconds of the page's clock.
pub trait Board: Art {
    /// What a layout is made for.
    type LayoutSpec: Copy + PartialEq;
    /// What is drawn: pieces, dice and marks.
    type View: Clone + Default;
    /// What of it moves at a time.
    type Frame: Default;
    /// How a step is shown in motion.
    type Motion: Motion<Game = Self::Game, View = Self::View, Frame = Self::Frame>;

    /// How wide the board lies with all that belongs to it, by its height.
    const SHAPE: f64 = 1.0;

    /// What the layout is made for before anything is known of the canvas and the game.
    fn first_spec() -> Self::LayoutSpec;

    /// Lets the layout be that of these rules.
    fn fit_rules(_spec: &mut Self::LayoutSpec, _judge: &Judge<Self>) {}

    /// Lets the layout be in this style.
    fn fit_style(_spec: &mut Self::LayoutSpec, _style: &BoardStyle) {}

    /// The position that a board shows which is set up for nobody's game.
    fn start_position(judge: &Judge<Self>) -> Position<Self>;

    /// A game as it stands in its middle; `seed` says which.
    fn in_the_middle(judge: &Judge<Self>, players: [PlayerKind; 2], seed: u64) -> Session<Self>;

    /// What is drawn of a position, dice and marks.
    fn view(
        judge: &Judge<Self>,
        position: &Position<Self>,
        dice: &[Self::Die],
        marks: &Marks<Self>,
    ) -> Self::View;

    /// The dice as they are seen, where the game has some.
    fn dice_in(_view: &mut Self::View) -> Option<&mut Vec<DieState>> {
        None
    }

    /// Shows the names of places, or not, as it is set. If nothing is set, `spoken` says whether words have spoken of a place.
    fn show_names(view: &mut Self::View, set: Option<bool>, spoken: bool);

    /// What lies under a point.
    fn hit(
        layout: &Self::Layout,
        view: &Self::View,
        tray: &TrayOf<Self>,
        time: f64,
        at: Point,
        pointer: Pointer,
    ) -> Target<Self::Place>;

    /// Which of several pieces was meant by a point.
    fn nearest(
        _layout: &Self::Layout,
        _view: &Self::View,
        among: &[Self::Pick],
        _at: Point,
    ) -> Option<Self::Pick> {
        among.first().copied()
    }

    /// The picture at a time.
    fn compose(
        layout: &Self::Layout,
        view: &Self::View,
        frame: &Self::Frame,
        tray: &TrayOf<Self>,
        time: f64,
    ) -> Scene<Self::Look, Self::Shape>;

    /// Where the tray lies.
    fn tray_area(_layout: &Self::Layout) -> Option<&TrayArea> {
        None
    }

    /// Where short texts of these widths about the pieces on these places lie.
    fn badges(
        layout: &Self::Layout,
        view: &Self::View,
        wanted: &[(Self::Place, f64)],
        height: f64,
    ) -> Vec<Rect>;

    /// Whether the board is turned a quarter, so that its long sides run up the screen.
    fn is_turned(_layout: &Self::Layout) -> bool {
        false
    }

    /// Where this one of a side's pieces, from 0, would stand at a place; nothing where pieces do not share places.
    fn room_for(
        _layout: &Self::Layout,
        _view: &Self::View,
        _place: Self::Place,
        _side: Side<Self>,
        _n: u8,
    ) -> Option<Rect> {
        None
    }

    /// A place with all that stands there.
    fn place_with_pieces(layout: &Self::Layout, view: &Self::View, place: Self::Place) -> Rect;

    /// The path that is drawn over the board: that of the piece on `place`, which somebody points at, or one that everybody
    /// should see. `lesson` is the lesson that is played.
    fn path(
        _session: &Session<Self>,
        _lesson: Option<&Lesson<Self>>,
        _place: Option<Self::Place>,
    ) -> Option<Annotation<Self::Place, Side<Self>>> {
        None
    }
}
