use sahkku::{Drawing, Figure, Piece, Place, Row, Side, Spot};
use table::{Look as _, Point, Rect, Ring};

use crate::table::compose::Item;
use crate::table::layout::{Layout, LayoutSpec};
use crate::table::look::Look;
use crate::table::motion::Frame;
use crate::table::style::Lines;
use crate::table::view::{Destination, KingMark, Pick, View};
use crate::table::{empty_tray, nearest, stacks};

const SCREENS: [(f64, f64); 12] = [
    (300.0, 300.0),
    (320.0, 480.0),
    (360.0, 440.0),
    (360.0, 640.0),
    (640.0, 270.0),
    (640.0, 360.0),
    (932.0, 430.0),
    (820.0, 1180.0),
    (1280.0, 800.0),
    (1080.0, 1920.0),
    (2560.0, 900.0),
    (3840.0, 2160.0),
];

fn layouts(drawing: Drawing) -> Vec<Layout> {
    let mut all = Vec::new();
    for (width, height) in SCREENS {
        for columns in [9, 13, 21] {
            for (below, turned) in [
                (Side::Men, None),
                (Side::Women, None),
                (Side::Men, Some(true)),
                (Side::Women, Some(false)),
            ] {
                let lines = match drawing {
                    Drawing::Squares => &[Lines::Short][..],
                    Drawing::Lines => Lines::ALL,
                };
                for &lines in lines {
                    let spec = LayoutSpec {
                        width,
                        height,
                        columns,
                        places: drawing,
                        lines,
                        below,
                        turned,
                    };
                    all.push(Layout::fit(spec));
                    all.push(Layout::fill(spec));
                    all.push(Layout::between(spec));
                }
            }
        }
    }
    all
}

fn figure(piece: Piece, side: Option<Side>, at: Spot) -> Figure {
    Figure {
        piece,
        side,
        at,
        awake: true,
        riding: false,
    }
}

/// Everything that can ever stand on one place: any number of one side's soldiers, out and home,
/// a sleeper with them, a queen, and a king who is nobody's, theirs, ridden or the other side's.
fn mixes(place: Place, side: Side) -> Vec<Vec<Figure>> {
    let (out, home) = (Spot::outbound(place), Spot::new(place, true));
    let soldier = |at| figure(Piece::Soldier, Some(side), at);
    let middle = place.row() == Row::B;
    let mut all = Vec::new();
    for outbound in [0, 1, 2, 3, 5, 15] {
        for homebound in if middle { &[0, 1, 2, 7][..] } else { &[0] } {
            for asleep in 0..=u8::from(place.row() == Row::home(side)) {
                for king in 0..6 {
                    let mut figures = vec![soldier(out); outbound];
                    figures.extend(vec![soldier(home); *homebound]);
                    if asleep > 0 {
                        let mut sleeper = soldier(out);
                        sleeper.awake = false;
                        figures.push(sleeper);
                    }
                    let spot = if king == 5 && middle { home } else { out };
                    let holder = match king {
                        0 | 1 => None,
                        2 => Some(side.other()),
                        _ => Some(side),
                    };
                    if king > 0 {
                        figures.push(figure(Piece::King, holder, spot));
                    }
                    if king == 4 {
                        figures.push(Figure {
                            riding: true,
                            ..soldier(out)
                        });
                    }
                    if !figures.is_empty() {
                        all.push(figures);
                    }
                }
            }
        }
    }
    for awake in [false, true] {
        let queen = Figure {
            awake,
            ..figure(Piece::Queen, Some(side), out)
        };
        all.push(vec![queen]);
        if awake {
            all.push(vec![queen, figure(Piece::King, Some(side), out)]);
        }
    }
    all
}

/// Calls `see` with everything that can stand on some place of every layout.
fn each(drawing: Drawing, mut see: impl FnMut(&Layout, Place, View)) {
    for (n, layout) in layouts(drawing).iter().enumerate() {
        // Not everything at every size: what is left out comes at the next.
        for (m, row) in Row::ALL.into_iter().enumerate() {
            let side = [Side::Men, Side::Women][(n / 3 + m) % 2];
            let column = [1, layout.spec.columns / 2 + 1, layout.spec.columns][(n + m) % 3];
            let place = Place::new(row, column).unwrap();
            for figures in mixes(place, side).into_iter().skip(n % 2).step_by(2) {
                let view = View {
                    movable: figures
                        .iter()
                        .filter(|figure| !figure.riding)
                        .map(pick)
                        .collect(),
                    figures,
                    ..View::default()
                };
                see(layout, place, view);
            }
        }
    }
}

fn pick(figure: &Figure) -> Pick {
    Pick {
        piece: figure.piece,
        spot: figure.at,
    }
}

fn compose(layout: &Layout, view: &View) -> Vec<Item> {
    crate::table::compose(layout, view, &Frame::default(), &empty_tray(&[]), 0.0).items
}

/// All that is drawn of an item but for its shadow.
fn drawn(item: &Item) -> Option<Rect> {
    match item {
        Item::Piece {
            look,
            at,
            unit,
            facing,
            lift,
            flip,
            ..
        } => {
            let extent = look.extent();
            let mirror = if *flip { -1.0 } else { 1.0 };
            let foot = *at - Point::new(0.0, *lift).turned(*facing);
            let corner = |x: f64, y: f64| {
                foot + (Point::new((extent.x + x) * mirror, extent.y + y) * *unit).turned(*facing)
            };
            let (a, b) = (corner(0.0, 0.0), corner(extent.w, extent.h));
            let middle = a.toward(b, 0.5);
            Some(Rect::around(middle, (a.x - b.x).abs(), (a.y - b.y).abs()))
        }
        Item::Count { at, size, .. } => Some(Rect::around(*at, size * 1.2, size * 1.2)),
        Item::Arrow { at, size, .. } => Some(Rect::around(*at, size * 2.4, size * 2.4)),
        Item::Ring { ring, at, rx, ry } => {
            let reach = if *ring == Ring::Capture { 2.7 } else { 2.2 };
            Some(Rect::around(*at, rx * reach, ry * reach))
        }
        _ => None,
    }
}

/// Whether `rect` goes beyond `room`, and by how much more than rounding.
fn beyond(rect: &Rect, room: &Rect) -> bool {
    let off = rect.centre() - room.centre();
    off.x.abs() + rect.w / 2.0 > room.w / 2.0 + 1e-6
        || off.y.abs() + rect.h / 2.0 > room.h / 2.0 + 1e-6
}

#[test]
fn whatever_stands_in_a_square_stays_in_it() {
    let mut seen = 0;
    each(Drawing::Squares, |layout, place, mut view| {
        let cell = layout.cell(place);
        for captures in [false, true] {
            if captures {
                view.movable.clear();
                view.destinations = vec![Destination {
                    place,
                    faces: Vec::new(),
                    captures,
                    king: KingMark::Untouched,
                }];
            }
            for item in compose(layout, &view) {
                if let Some(rect) = drawn(&item) {
                    assert!(
                        !beyond(&rect, &cell),
                        "{item:?}\n{rect:?} of {cell:?}\n{:?}\n{layout:?}",
                        view.figures
                    );
                    seen += 1;
                }
            }
        }
    });
    assert!(seen > 100_000, "{seen}");
}

/// A lone piece on a line may reach over its ends with its head; those who share one keep to it.
#[test]
fn those_who_share_a_line_stay_with_it() {
    let mut seen = 0;
    each(Drawing::Lines, |layout, place, view| {
        if stacks(layout, &view).len() < 2 {
            return;
        }
        let middle = layout.point(place);
        for item in compose(layout, &view) {
            let Some(rect) = drawn(&item) else { continue };
            // Along its line; across it as wide and tall as a king alone.
            let across = layout.pitch + 2.0 * layout.unit;
            if matches!(item, Item::Ring { .. }) {
                continue;
            }
            let room = if layout.turned {
                Rect::around(middle, layout.row_step, across)
            } else {
                Rect::around(middle, across, layout.row_step)
            };
            assert!(
                !beyond(&rect, &room),
                "{item:?}\n{rect:?} of {room:?}\n{:?}\n{layout:?}",
                view.figures
            );
            seen += 1;
        }
    });
    assert!(seen > 100_000, "{seen}");
}

#[test]
fn those_who_share_a_place_stay_large_enough_to_be_known() {
    for drawing in [Drawing::Squares, Drawing::Lines] {
        each(drawing, |layout, _, view| {
            for stack in stacks(layout, &view) {
                assert!(
                    stack.placement.unit >= layout.unit * 0.38,
                    "{stack:?} of {:?} in {layout:?}",
                    view.figures
                );
            }
        });
    }
}

/// What is painted last at a point is what a finger there means, and everybody has such a point.
#[test]
fn the_piece_under_the_finger_is_the_one_that_is_meant() {
    let mut turn = 0;
    for drawing in [Drawing::Squares, Drawing::Lines] {
        each(drawing, |layout, place, mut view| {
            // One of eleven takes long enough.
            turn += 1;
            if turn % 11 != 0 {
                return;
            }
            let picks = std::mem::take(&mut view.movable);
            let items = compose(layout, &view);
            let all = stacks(layout, &view);
            let cell = layout.cell(place).inset(-layout.pitch * 0.2);
            let mut met: Vec<Pick> = Vec::new();
            for n in 0..20 * 20 {
                let at = Point::new(
                    cell.x + cell.w * (f64::from(n % 20) + 0.5) / 20.0,
                    cell.y + cell.h * (f64::from(n / 20) + 0.5) / 20.0,
                );
                let top = items.iter().rev().find_map(|item| match item {
                    Item::Piece {
                        look,
                        at: foot,
                        unit,
                        facing,
                        flip,
                        ..
                    } => {
                        let off = (at - *foot).turned(-facing) * (1.0 / unit);
                        let mirror = if *flip { -1.0 } else { 1.0 };
                        let seen = look.covers(Point::new(off.x * mirror, off.y));
                        seen.then_some(*look)
                    }
                    _ => None,
                });
                let Some(meant) = nearest(layout, &view, &picks, at) else {
                    panic!("nobody is meant in {view:?}");
                };
                if let Some(look) = top {
                    let stack = all.iter().find(|stack| stack.look == look).unwrap();
                    assert_eq!(meant, stack.pick(), "{at:?} in {view:?} of {layout:?}");
                    met.push(meant);
                }
            }
            for pick in picks {
                assert!(
                    met.contains(&pick),
                    "{pick:?} is hidden: {view:?} {layout:?}"
                );
            }
        });
    }
}

#[test]
fn the_king_is_taller_than_a_soldier_in_every_square() {
    for layout in layouts(Drawing::Squares) {
        let castle = Place::new(Row::B, layout.spec.columns / 2 + 1).unwrap();
        let home = Place::new(Row::A, 1).unwrap();
        let view = View {
            figures: vec![
                figure(Piece::King, None, Spot::outbound(castle)),
                figure(Piece::Soldier, Some(Side::Men), Spot::outbound(home)),
            ],
            ..View::default()
        };
        let stacks = stacks(&layout, &view);
        let tall = |n: usize| stacks[n].look.height() * stacks[n].placement.unit;
        assert!(matches!(stacks[0].look, Look::King { .. }));
        assert!(tall(0) > tall(1) * 1.03, "{layout:?}");
    }
}
