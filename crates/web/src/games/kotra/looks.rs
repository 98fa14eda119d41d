//! How Kotra lies on the page's table: the layout that settings ask for, what there is to see.

use kotra::{Die, Event, Judge, Position, Side};
use kotra_play::TrayDie;
use kotra_play::table::{Drag, Frame, Layout, LayoutSpec, Pick, Scene, Target, View, empty_tray};
use table::{DieState, Point, Pointer, Rect};

pub(crate) use kotra_play::table::Tray;

use super::numbers::reader;
use crate::board::marks::Marks;
use crate::settings::Settings;

/// The layout before anything is known of the canvas and the game.
pub(crate) fn first_spec() -> LayoutSpec {
    LayoutSpec {
        width: 1.0,
        height: 1.0,
        below: Side::White,
        turned: None,
    }
}

/// Lets the layout be that of these rules: all have the same board.
pub(crate) fn fit_rules(_spec: &mut LayoutSpec, _judge: &Judge) {}

/// Lets the layout be as it is set: nothing is.
pub(crate) fn fit_settings(_spec: &mut LayoutSpec, _settings: &Settings) {}

/// The position that a board shows which is set up for nobody's game.
pub(crate) fn start(judge: &Judge) -> Position {
    judge.start(Side::White)
}

/// The tray, still empty.
pub(crate) fn tray(_judge: &Judge) -> Tray {
    empty_tray()
}

/// As above.
pub(crate) fn no_tray() -> Tray {
    empty_tray()
}

/// What there is to see of a position, dice and marks.
pub(crate) fn view(judge: &Judge, position: &Position, dice: &[TrayDie], marks: &Marks) -> View {
    let mut view = View::of(judge, position);
    let states = dice.iter().enumerate();
    view.dice = states
        .map(|(n, die)| DieState {
            used: die.used,
            usable: marks.dice_usable && !die.used,
            chosen: marks.die == Some(n),
            lifted: false,
            side: marks.whose(n, dice.len()).map(Into::into),
        })
        .collect();
    view.movable.clone_from(&marks.movable);
    view.chosen = marks.chosen;
    view.destinations.clone_from(&marks.destinations);
    view.preview.clone_from(&marks.preview);
    view.focus = marks.focus;
    view.drag = marks.chosen.zip(marks.dragged).map(|(pick, (x, y))| Drag {
        pick,
        at: Point::new(x, y),
    });
    view
}

/// The dice that a hand takes up: seen with nothing marked.
pub(crate) fn take_up(view: &mut View, dice: usize) {
    view.dice = vec![DieState::default(); dice];
}

/// The dice as they are seen.
pub(crate) fn dice(view: &View) -> &[DieState] {
    &view.dice
}

/// Takes everything out of sight that tells what can be done.
pub(crate) fn hide_hints(view: &mut View) {
    view.movable.clear();
    view.destinations.clear();
    view.preview.clear();
}

/// Shows the numbers of the points, unless it is set otherwise: the rules speak of them all the time.
pub(crate) fn show_names(view: &mut View, set: Option<bool>, _spoken: bool) {
    view.numbers = (set != Some(false)).then(reader);
}

/// What lies under a point of the canvas.
pub(crate) fn hit(
    layout: &Layout,
    view: &View,
    tray: &Tray,
    time: f64,
    at: Point,
    pointer: Pointer,
) -> Target {
    kotra_play::table::hit(layout, tray, time, at, pointer, &view.live_places())
}

/// Which of several checkers was meant by a point: those of a place are alike.
pub(crate) fn nearest(_: &Layout, _: &View, among: &[Pick], _: Point) -> Option<Pick> {
    among.first().copied()
}

/// The picture at a time.
pub(crate) fn compose(
    layout: &Layout,
    view: &View,
    frame: &Frame,
    tray: &Tray,
    time: f64,
) -> Scene {
    kotra_play::table::compose(layout, view, frame, tray, time)
}

/// Where a die lies, in CSS pixels of the canvas.
pub(crate) fn die_point(layout: &Layout, tray: &Tray, n: usize, time: f64) -> Option<Point> {
    Some(layout.tray.die_point(&tray.pose(n, time)?))
}

/// Where the tray is, in CSS pixels.
pub(crate) fn tray_on_board(layout: &Layout) -> Option<Rect> {
    Some(layout.tray.rect)
}

/// How large a die is, in CSS pixels.
pub(crate) fn die_size(layout: &Layout) -> f64 {
    layout.tray.scale()
}

/// Whether dice have to come to rest before what these events did is shown.
pub(crate) fn waits_for_dice(events: &[Event]) -> bool {
    let thrown = |event: &Event| matches!(event, Event::Thrown { .. });
    events.iter().any(thrown)
}

/// The faces that lie.
pub(crate) fn faces(dice: &[TrayDie]) -> Vec<Option<Die>> {
    dice.iter().map(|die| die.face).collect()
}
