//! How Kotra lies on the page's table: the layout that settings ask for, what there is to see.

use crate::Kotra;
use kotra::{Judge, Position, Side};
use kotra_table::board::{Frame, Layout, LayoutSpec, Moves, Scene, Target, Tray, View};
use kotra_table::{Place, Session, TrayDie, board as own};
use scene::{DieState, Point, Pointer, Rect, TrayArea};
use session::PlayerKind;

use kotra_table::lessons::Lesson;

use super::numbers::reader;
use super::path;
use on_page::{Annotation, Board, BoardParts as _, Marks};

impl Board for Kotra {
    type LayoutSpec = LayoutSpec;
    type View = View;
    type Frame = Frame;
    type Motion = Moves;

    const SHAPE: f64 = 1.3;

    fn first_spec() -> LayoutSpec {
        LayoutSpec {
            width: 1.0,
            height: 1.0,
            below: Side::White,
            turned: None,
        }
    }

    fn start_position(judge: &Judge) -> Position {
        judge.start(Side::White)
    }

    fn in_the_middle(judge: &Judge, players: [PlayerKind; 2], seed: u64) -> Session {
        kotra_table::in_the_middle(judge, players, seed)
    }

    fn view(judge: &Judge, position: &Position, dice: &[TrayDie], marks: &Marks<Kotra>) -> View {
        let mut view = View::of(judge, position);
        // The die that is used first, where both can be.
        let first = match dice {
            [one, other] => marks.dice_usable && !one.used && !other.used && one.face != other.face,
            _ => false,
        };
        let states = dice.iter().enumerate();
        view.dice = states
            .map(|(n, die)| DieState {
                used: die.used,
                usable: marks.dice_usable && !die.used,
                chosen: first && n == 0,
                lifted: false,
                side: marks.whose(n, dice.len()),
            })
            .collect();
        Self::mark(&mut view, marks);
        view
    }

    fn dice_in(view: &mut View) -> Option<&mut Vec<DieState>> {
        Some(&mut view.dice)
    }

    fn show_names(view: &mut View, set: Option<bool>, _spoken: bool) {
        view.numbers = (set != Some(false)).then(reader);
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

    fn compose(layout: &Layout, view: &View, frame: &Frame, tray: &Tray, time: f64) -> Scene {
        own::compose(layout, view, frame, tray, time)
    }

    fn tray_area(layout: &Layout) -> Option<&TrayArea> {
        Some(&layout.tray)
    }

    fn badges(layout: &Layout, view: &View, wanted: &[(Place, f64)], height: f64) -> Vec<Rect> {
        own::badges(layout, view, wanted, height)
    }

    fn is_turned(layout: &Layout) -> bool {
        layout.turned
    }

    fn room_for(layout: &Layout, view: &View, place: Place, side: Side, n: u8) -> Option<Rect> {
        // An enemy on the point lies before it.
        let n = n + view.count(side.other(), place);
        let count = f64::from(view.count(side, place).max(n + 1));
        let slot = layout.slot(side, place, n, count);
        Some(Rect::around(slot.middle, slot.unit, slot.unit))
    }

    fn place_with_pieces(layout: &Layout, view: &View, place: Place) -> Rect {
        own::place_with_pieces(layout, view, place)
    }

    fn path(
        session: &Session,
        _: Option<&Lesson>,
        _: Option<Place>,
    ) -> Option<Annotation<Place, Side>> {
        path::annotation(session)
    }
}
