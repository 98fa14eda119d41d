//! How Hnefatafl lies on the page's table: the layout that rules ask for, what there is to see.

use hnefatafl::{Board, Escape, Event, Judge, Position, Side};
use hnefatafl_play::table::{Drag, Frame, Layout, LayoutSpec, Pick, Scene, Target, View};
use table::{DieFace, DieState, Point, Pointer, Rect};

use super::dice::{Die, Face};
use crate::board::marks::Marks;
use crate::settings::Settings;

/// A tray for no dice.
pub(crate) type Tray = table::Tray<Face>;

/// The layout before anything is known of the canvas and the game.
pub(crate) fn first_spec() -> LayoutSpec {
    LayoutSpec {
        width: 1.0,
        height: 1.0,
        board: Board::Nine,
        escape: Escape::Edge,
        below: Side::Swede,
    }
}

/// Lets the layout be that of these rules.
pub(crate) fn fit_rules(spec: &mut LayoutSpec, judge: &Judge) {
    let rules = judge.rules();
    spec.board = rules.board;
    spec.escape = rules.escape;
}

/// Lets the layout be as it is set: nothing is.
pub(crate) fn fit_settings(_spec: &mut LayoutSpec, _settings: &Settings) {}

/// The position that a board shows which is set up for nobody's game.
pub(crate) fn start(judge: &Judge) -> Position {
    judge.start()
}

/// There is no tray.
pub(crate) fn tray(_judge: &Judge) -> Tray {
    no_tray()
}

/// As above.
pub(crate) fn no_tray() -> Tray {
    Tray::new(&[], |_| DieFace::BLANK)
}

/// What there is to see of a position and marks.
pub(crate) fn view(judge: &Judge, position: &Position, _dice: &[Die], marks: &Marks) -> View {
    let mut view = View::of(judge, position);
    view.movable.clone_from(&marks.movable);
    view.chosen = marks.chosen;
    view.destinations.clone_from(&marks.destinations);
    view.focus = marks.focus;
    // Which ways a word told of in the Swede's turn only the whole game knows.
    if !marks.ways.is_empty() {
        view.ways = marks.ways.iter().copied().collect();
    }
    view.drag = marks.chosen.zip(marks.dragged).map(|(pick, (x, y))| Drag {
        pick,
        at: Point::new(x, y),
    });
    view
}

/// The dice that a hand takes up: none.
pub(crate) fn take_up(_view: &mut View, _dice: usize) {}

/// The dice as they are seen: none.
pub(crate) fn dice(_view: &View) -> &[DieState] {
    &[]
}

/// Takes everything out of sight that tells what can be done.
pub(crate) fn hide_hints(view: &mut View) {
    view.movable.clear();
    view.destinations.clear();
}

/// Shows the names of places, or not, as it is set; if nothing is set, where words speak of a place.
pub(crate) fn show_names(view: &mut View, set: Option<bool>, spoken: bool) {
    view.names = set.unwrap_or(spoken);
}

/// What lies under a point of the canvas.
pub(crate) fn hit(
    layout: &Layout,
    view: &View,
    _tray: &Tray,
    _time: f64,
    at: Point,
    pointer: Pointer,
) -> Target {
    hnefatafl_play::table::hit(layout, view, at, pointer)
}

/// Which of several pieces was meant by a point: there is one on a square.
pub(crate) fn nearest(_: &Layout, _: &View, among: &[Pick], _: Point) -> Option<Pick> {
    among.first().copied()
}

/// The picture.
pub(crate) fn compose(
    layout: &Layout,
    view: &View,
    frame: &Frame,
    _tray: &Tray,
    _time: f64,
) -> Scene {
    hnefatafl_play::table::compose(layout, view, frame)
}

/// Where a die lies: nowhere.
pub(crate) fn die_point(_: &Layout, _: &Tray, _n: usize, _time: f64) -> Option<Point> {
    None
}

/// There is no tray.
pub(crate) fn tray_on_board(_layout: &Layout) -> Option<Rect> {
    None
}

/// How large a die is.
pub(crate) fn die_size(_layout: &Layout) -> f64 {
    0.0
}

/// Whether dice have to come to rest before what these events did is shown.
pub(crate) fn waits_for_dice(_events: &[Event]) -> bool {
    false
}

/// The faces that lie: none.
pub(crate) fn faces(_dice: &[Die]) -> Vec<Option<Face>> {
    Vec::new()
}
