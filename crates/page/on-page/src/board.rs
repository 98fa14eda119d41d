//! The board on the canvas: for which rules and in which style, and what the page marks on it.

use game::session::PlayerKind;
use scene::{DieState, Drag, Ornament, Point, Rect};

use super::art::Art;
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

/// What is to be seen on the board of a game.
pub type View<G> = scene::View<<G as Art>::Table>;
/// What the layout of a game depends on, apart from the canvas.
pub type Format<G> = <<G as Art>::Table as scene::Board>::Format;

/// The board of a game on the page.
pub trait Board: Art {
    /// How wide the board lies with all that belongs to it, by its height.
    const SHAPE: f64 = 1.0;

    /// What the layout is made for before anything is known of the game.
    fn first_format() -> Format<Self>;

    /// Lets the layout be that of these rules.
    fn fit_rules(_format: &mut Format<Self>, _judge: &Judge<Self>) {}

    /// Lets the layout be in this style.
    fn fit_style(_format: &mut Format<Self>, _style: &BoardStyle) {}

    /// The position that a board shows which is set up for nobody's game.
    fn start_position(judge: &Judge<Self>) -> Position<Self>;

    /// A game as it stands in its middle; `seed` says which.
    fn in_the_middle(judge: &Judge<Self>, players: [PlayerKind; 2], seed: u64) -> Session<Self>;

    fn side_to_move(position: &Position<Self>) -> Side<Self>;

    fn die_states(_dice: &[Self::Die], _marks: &Marks<Self>) -> Vec<DieState> {
        Vec::new()
    }

    /// Shows marks that only this game has.
    fn mark(_view: &mut View<Self>, _marks: &Marks<Self>) {}

    /// What is drawn of a position, dice and marks.
    fn view(
        judge: &Judge<Self>,
        position: &Position<Self>,
        dice: &[Self::Die],
        marks: &Marks<Self>,
    ) -> View<Self> {
        let mut view = View::<Self>::of(judge, position);
        view.dice = Self::die_states(dice, marks);
        view.turn = view.turn.filter(|_| !marks.nobodys_turn);
        view.movable.clone_from(&marks.movable);
        view.chosen = marks.chosen;
        view.destinations.clone_from(&marks.destinations);
        view.preview.clone_from(&marks.preview);
        view.focus = marks.focus;
        let held = marks.chosen.zip(marks.dragged);
        view.drag = held.map(|(pick, (x, y))| Drag {
            pick,
            at: Point::new(x, y),
        });
        Self::mark(&mut view, marks);
        view
    }

    /// Shows the names of places, or not, as it is set. If nothing is set, `spoken` says whether words have spoken of a place.
    fn show_names(view: &mut View<Self>, set: Option<bool>, spoken: bool);

    /// Whether the board is turned a quarter, so that its long sides run up the screen.
    fn is_turned(_layout: &Self::Layout) -> bool {
        false
    }

    /// Where this one of a side's pieces, from 0, would stand at a place; nothing where pieces do not share places.
    fn room_for(
        _layout: &Self::Layout,
        _view: &View<Self>,
        _place: Self::Place,
        _side: Side<Self>,
        _n: u8,
    ) -> Option<Rect> {
        None
    }

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
