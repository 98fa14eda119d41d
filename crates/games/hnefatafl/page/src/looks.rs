//! How Hnefatafl lies on the page's table: the layout that rules ask for, what there is to see.

use crate::Hnefatafl;
use hnefatafl::{Escape, Judge, Position, Side, Square};
use hnefatafl_table::board::{Frame, Layout, LayoutSpec, Moves, Scene, Target, View, camps_matter};
use hnefatafl_table::{Session, board as own};
use scene::{Point, Pointer, Rect};
use session::PlayerKind;

use on_page::{Board, BoardParts as _, Dice, Marks, TrayOf};

impl Board for Hnefatafl {
    type LayoutSpec = LayoutSpec;
    type View = View;
    type Frame = Frame;
    type Motion = Moves;

    /// The board is square; a plate lies above it and one below.
    const SHAPE: f64 = 0.84;

    fn first_spec() -> LayoutSpec {
        LayoutSpec {
            width: 1.0,
            height: 1.0,
            board: hnefatafl::Board::Nine,
            escape: Escape::Edge,
            camps: false,
            below: Side::Swede,
        }
    }

    fn fit_rules(spec: &mut LayoutSpec, judge: &Judge) {
        let rules = judge.rules();
        spec.board = rules.board;
        spec.escape = rules.escape;
        spec.camps = camps_matter(rules);
    }

    fn start_position(judge: &Judge) -> Position {
        judge.start()
    }

    fn in_the_middle(judge: &Judge, players: [PlayerKind; 2], seed: u64) -> Session {
        hnefatafl_table::in_the_middle(judge, players, seed)
    }

    fn view(
        judge: &Judge,
        position: &Position,
        _: &[<Hnefatafl as Dice>::Die],
        marks: &Marks<Hnefatafl>,
    ) -> View {
        let mut view = View::of(judge, position);
        Self::mark(&mut view, marks);
        // Which ways a word told of in the Swede's turn only the whole game knows.
        if !marks.ways.is_empty() {
            view.ways = marks.ways.iter().copied().collect();
        }
        view
    }

    fn show_names(view: &mut View, set: Option<bool>, spoken: bool) {
        view.names = set.unwrap_or(spoken);
    }

    fn hit(
        layout: &Layout,
        view: &View,
        _: &TrayOf<Hnefatafl>,
        _: f64,
        at: Point,
        pointer: Pointer,
    ) -> Target {
        own::hit(layout, view, at, pointer)
    }

    fn compose(
        layout: &Layout,
        view: &View,
        frame: &Frame,
        _: &TrayOf<Hnefatafl>,
        _: f64,
    ) -> Scene {
        own::compose(layout, view, frame)
    }

    fn badges(layout: &Layout, view: &View, wanted: &[(Square, f64)], height: f64) -> Vec<Rect> {
        own::badges(layout, view, wanted, height)
    }

    fn place_with_pieces(layout: &Layout, view: &View, place: Square) -> Rect {
        own::place_with_pieces(layout, view, place)
    }
}
