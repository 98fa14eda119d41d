//! How sáhkku lies on the page's table: the layout that rules and settings ask for, what there is to see.

use sahkku::{Die, Drawing, Event, Face, Judge, Position, Side};
use sahkku_play::table::{
    Drag, Frame, Layout, LayoutSpec, Lines, Pick, Scene, Target, View, empty_tray,
};
use table::{DieState, Point, Pointer, Rect};

pub(crate) use sahkku_play::table::Tray;

use crate::board::marks::Marks;
use crate::settings::{Key, Settings};

/// The layout before anything is known of the canvas and the game.
pub(crate) fn first_spec() -> LayoutSpec {
    LayoutSpec {
        width: 1.0,
        height: 1.0,
        columns: 15,
        places: Drawing::Lines,
        lines: Lines::default(),
        below: Side::Men,
        turned: None,
    }
}

/// Lets the layout be that of these rules.
pub(crate) fn fit_rules(spec: &mut LayoutSpec, judge: &Judge) {
    let rules = judge.rules();
    spec.columns = rules.columns;
    spec.places = rules.places;
}

/// Lets the layout be as it is set.
pub(crate) fn fit_settings(spec: &mut LayoutSpec, settings: &Settings) {
    spec.lines = settings.get(Key::Lines).parse().unwrap_or_default();
}

/// The position that a board shows which is set up for nobody's game.
pub(crate) fn start(judge: &Judge) -> Position {
    judge.start(Side::Men, false)
}

/// The tray of these rules, still empty.
pub(crate) fn tray(judge: &Judge) -> Tray {
    empty_tray(judge.rules().faces.as_slice())
}

/// The tray before anything is known of the game.
pub(crate) fn no_tray() -> Tray {
    empty_tray(&[])
}

/// What there is to see of a position, dice and marks.
pub(crate) fn view(judge: &Judge, position: &Position, dice: &[Die], marks: &Marks) -> View {
    let mut view = View::of(judge, position);
    view.dice = dice
        .iter()
        .enumerate()
        .map(|(n, die)| die_state(n, die, marks, dice.len()))
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

/// Shows the names of places, or not, as it is set; if nothing is set, where words speak of a place.
pub(crate) fn show_names(view: &mut View, set: Option<bool>, spoken: bool) {
    view.names = set.unwrap_or(spoken);
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
    sahkku_play::table::hit(layout, tray, time, at, pointer, &view.live_places())
}

/// Which of several pieces was meant by a point of the canvas.
pub(crate) fn nearest(layout: &Layout, view: &View, among: &[Pick], at: Point) -> Option<Pick> {
    sahkku_play::table::nearest(layout, view, among, at)
}

/// The picture at a time.
pub(crate) fn compose(
    layout: &Layout,
    view: &View,
    frame: &Frame,
    tray: &Tray,
    time: f64,
) -> Scene {
    sahkku_play::table::compose(layout, view, frame, tray, time)
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
    events
        .iter()
        .any(|event| matches!(event, Event::Thrown { .. }))
}

/// The faces that lie.
pub(crate) fn faces(dice: &[Die]) -> Vec<Option<Face>> {
    dice.iter().map(|die| die.face).collect()
}

fn die_state(n: usize, die: &Die, marks: &Marks, dice: usize) -> DieState {
    DieState {
        used: die.used,
        usable: marks.dice_usable && !die.used,
        chosen: marks.die == Some(n),
        lifted: marks.lifted.contains(&n),
        side: marks.whose(n, dice).map(Into::into),
    }
}
