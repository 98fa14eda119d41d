//! How sáhkku lies on the page's table: the layout that rules and settings ask for, what there is to see.

use crate::Sahkku;
use sahkku::{Die, Drawing, Judge, Place, Position, Side};
use sahkku_table::board::{
    Frame, Layout, LayoutSpec, Lines, Moves, Pick, Scene, Target, Tray, View,
};
use sahkku_table::lessons::Lesson;
use sahkku_table::{Session, board as own};
use scene::{DieState, Point, Pointer, Rect, TrayArea};
use session::PlayerKind;

use super::path;
use on_page::{Annotation, Board, BoardParts as _, BoardStyle, Marks};

impl Board for Sahkku {
    type LayoutSpec = LayoutSpec;
    type View = View;
    type Frame = Frame;
    type Motion = Moves;

    const SHAPE: f64 = 1.75;

    fn first_spec() -> LayoutSpec {
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

    fn fit_rules(spec: &mut LayoutSpec, judge: &Judge) {
        let rules = judge.rules();
        spec.columns = rules.columns;
        spec.places = rules.places;
    }

    fn fit_style(spec: &mut LayoutSpec, style: &BoardStyle) {
        spec.lines = style.lines.parse().unwrap_or_default();
    }

    fn start_position(judge: &Judge) -> Position {
        judge.start(Side::Men)
    }

    fn in_the_middle(judge: &Judge, players: [PlayerKind; 2], seed: u64) -> Session {
        sahkku_table::in_the_middle(judge, players, seed)
    }

    fn view(judge: &Judge, position: &Position, dice: &[Die], marks: &Marks<Sahkku>) -> View {
        let mut view = View::of(judge, position);
        view.dice = dice
            .iter()
            .enumerate()
            .map(|(n, die)| die_state(n, die, marks, dice.len()))
            .collect();
        Self::mark(&mut view, marks);
        view
    }

    fn dice_in(view: &mut View) -> Option<&mut Vec<DieState>> {
        Some(&mut view.dice)
    }

    fn show_names(view: &mut View, set: Option<bool>, spoken: bool) {
        view.names = set.unwrap_or(spoken);
    }

    fn hit(
        layout: &Layout,
        view: &View,
        tray: &Tray,
        time: f64,
        at: Point,
        pointer: Pointer,
    ) -> Target {
        own::hit(layout, tray, time, at, pointer, &view.live_places())
    }

    fn nearest(layout: &Layout, view: &View, among: &[Pick], at: Point) -> Option<Pick> {
        own::nearest(layout, view, among, at)
    }

    fn compose(layout: &Layout, view: &View, frame: &Frame, tray: &Tray, time: f64) -> Scene {
        own::compose(layout, view, frame, tray, time)
    }

    fn tray_area(layout: &Layout) -> Option<&TrayArea> {
        Some(&layout.tray)
    }

    fn badges(layout: &Layout, view: &View, wanted: &[(Place, f64)], height: f64) -> Vec<Rect> {
        own::badges(layout, view, wanted, height)
    }

    fn place_with_pieces(layout: &Layout, view: &View, place: Place) -> Rect {
        own::place_with_pieces(layout, view, place)
    }

    fn path(
        session: &Session,
        lesson: Option<&Lesson>,
        place: Option<Place>,
    ) -> Option<Annotation<Place, Side>> {
        path::annotation(session, lesson, place)
    }
}

fn die_state(n: usize, die: &Die, marks: &Marks<Sahkku>, dice: usize) -> DieState {
    DieState {
        used: die.used,
        usable: marks.dice_usable && !die.used,
        chosen: marks.die == Some(n),
        lifted: marks.lifted.contains(&n),
        side: marks.whose(n, dice),
    }
}
