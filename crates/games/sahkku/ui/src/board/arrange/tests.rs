use sahkku::{Drawing, Figure, Piece, Place, Row, Side, Spot};
use scene::{BoardLayout as _, Item as Drawn, Point, Rect, Ring, VisualRng};

use super::SHOWN;
use super::nearest;
use crate::board::{
    Destination, Format, Item, KingMark, Layout, LayoutSpec, Lines, Look, Own, Pick, SahkkuBoard,
    View, stacks,
};
use testkit::screens::apart;

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
                        below,
                        turned,
                        format: Format {
                            columns,
                            places: drawing,
                            lines,
                        },
                    };
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

/// Everything that can ever stand on one place: any number of one side's soldiers, out and home, a sleeper with them, a queen,
/// and a king who is neutral, theirs, ridden or the other side's.
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
            let column = [
                1,
                layout.spec.format.columns / 2 + 1,
                layout.spec.format.columns,
            ][(n + m) % 3];
            let place = Place::new(row, column).unwrap();
            for figures in mixes(place, side).into_iter().skip(n % 2).step_by(2) {
                let view = View {
                    movable: figures
                        .iter()
                        .filter(|figure| !figure.riding)
                        .map(pick)
                        .collect(),
                    own: Own {
                        figures,
                        ..Own::default()
                    },
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

/// What is drawn of a view, without the plates beside the board.
fn compose(layout: &Layout, view: &View) -> Vec<Item> {
    let items = testkit::boards::still(layout, view);
    let on_plate = |item: &Item| match item {
        Drawn::Piece { at, .. } => layout.plates.iter().any(|plate| plate.contains(*at)),
        _ => false,
    };
    items.into_iter().filter(|item| !on_plate(item)).collect()
}

/// Everything drawn of an item except its shadow.
fn drawn(item: &Item) -> Option<Rect> {
    match item {
        Drawn::Piece { .. } => testkit::boards::drawn::<SahkkuBoard>(item),
        Drawn::Count { at, size, .. } => Some(Rect::around(*at, size * 1.3, size * 1.3)),
        Drawn::Arrow { at, size, .. } => Some(Rect::around(*at, size * 2.4, size * 2.4)),
        Drawn::Ring { ring, at, rx, ry } => {
            let reach = if *ring == Ring::Capture { 2.7 } else { 2.2 };
            Some(Rect::around(*at, rx * reach, ry * reach))
        }
        _ => None,
    }
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
                        cell.holds(&rect),
                        "{item:?}\n{rect:?} of {cell:?}\n{:?}\n{layout:?}",
                        view.own.figures
                    );
                    seen += 1;
                }
            }
        }
    });
    assert!(seen > 100_000, "{seen}");
}

/// The head of a lone piece on a line may reach over its ends; pieces that share a line keep to it.
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
            if matches!(item, Drawn::Ring { .. }) {
                continue;
            }
            let room = if layout.turned {
                Rect::around(middle, layout.row_step, across)
            } else {
                Rect::around(middle, across, layout.row_step)
            };
            assert!(
                room.holds(&rect),
                "{item:?}\n{rect:?} of {room:?}\n{:?}\n{layout:?}",
                view.own.figures
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
                    stack.placement.unit >= layout.unit * 0.375,
                    "{stack:?} of {:?} in {layout:?}",
                    view.own.figures
                );
            }
        });
    }
}

/// The topmost piece at a point is what a finger there means, and every piece has such a point.
#[test]
fn the_piece_under_the_finger_is_the_one_that_is_meant() {
    let mut turn = 0;
    for drawing in [Drawing::Squares, Drawing::Lines] {
        each(drawing, |layout, place, mut view| {
            // Each of them would take minutes.
            turn += 1;
            if turn % testkit::tries(41, 11) != 0 {
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
                    Drawn::Piece {
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
        let castle = Place::new(Row::B, layout.spec.format.columns / 2 + 1).unwrap();
        let home = Place::new(Row::A, 1).unwrap();
        let view = View {
            own: Own {
                figures: vec![
                    figure(Piece::King, None, Spot::outbound(castle)),
                    figure(Piece::Soldier, Some(Side::Men), Spot::outbound(home)),
                ],
                ..Own::default()
            },
            ..View::default()
        };
        let stacks = stacks(&layout, &view);
        let tall = |n: usize| stacks[n].look.height() * stacks[n].placement.unit;
        assert!(matches!(stacks[0].look, Look::King { .. }));
        assert!(tall(0) > tall(1) * 1.03, "{layout:?}");
    }
}

/// Boards on which rows run up the screen, on phones, in kiosks and larger.
fn upright() -> Vec<Layout> {
    let screens = [
        (320.0, 480.0),
        (320.0, 568.0),
        (360.0, 440.0),
        (360.0, 640.0),
        (390.0, 844.0),
        (820.0, 1180.0),
        (1080.0, 1827.0),
        (2160.0, 3840.0),
    ];
    let mut all = Vec::new();
    for (width, height) in screens {
        for columns in [9, 13, 15, 21] {
            for (n, below) in Side::BOTH.into_iter().enumerate() {
                for (places, lines) in [
                    (Drawing::Lines, Lines::Short),
                    (Drawing::Lines, Lines::Joined),
                    (Drawing::Squares, Lines::Short),
                ] {
                    let spec = LayoutSpec {
                        width,
                        height,
                        below,
                        turned: Some(true),
                        format: Format {
                            columns,
                            places,
                            lines,
                        },
                    };
                    let panel = (width >= 1000.0 && n == 0).then(|| Layout::with_panel(spec));
                    all.push(Layout::fill(spec));
                    all.extend(panel);
                }
            }
        }
    }
    all
}

/// Puts a mix of pieces on every place, a different one for each seed.
fn crowd(layout: &Layout, seed: u64) -> View {
    let mut rng = VisualRng::new(seed);
    let mut pick = |n: usize| ((rng.symmetric() + 1.0) / 2.0 * n as f64) as usize % n;
    let mut view = View::default();
    for place in layout.places() {
        let mixes = mixes(place, Side::BOTH[pick(2)]);
        view.own.figures.extend(&mixes[pick(mixes.len())]);
    }
    view
}

/// Where rows run up the screen, no piece reaches into another column, and no number or arrow does either.
#[test]
fn pieces_in_neighbouring_columns_never_overlap() {
    let mut seen = 0;
    for (n, layout) in upright().iter().enumerate() {
        for seed in 0..3 {
            let view = crowd(layout, n as u64 * 3 + seed);
            let items = compose(layout, &view);
            let all = items
                .iter()
                .filter(|item| !matches!(item, Drawn::Ring { .. }));
            let mut columns: Vec<Vec<Rect>> =
                vec![Vec::new(); usize::from(layout.spec.format.columns) + 1];
            for rect in all.filter_map(drawn) {
                let place = layout.place_at(rect.centre()).unwrap();
                columns[usize::from(place.column())].push(rect);
            }
            for pair in columns.windows(2) {
                for (a, b) in pair[0]
                    .iter()
                    .flat_map(|a| pair[1].iter().map(move |b| (a, b)))
                {
                    assert!(apart(a, b), "{a:?} and {b:?} of {layout:?}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100_000, "{seen}");
}

/// The pieces of a stack stand close behind one another, with their number on it.
#[test]
fn a_stack_reads_as_one() {
    let mut seen = 0;
    for drawing in [Drawing::Squares, Drawing::Lines] {
        each(drawing, |layout, _, view| {
            let items = compose(layout, &view);
            for stack in stacks(layout, &view) {
                let (Some(side), true) = (stack.figure.side, stack.count > 1) else {
                    continue;
                };
                let look = |n: u8| {
                    drawn(&Drawn::Piece {
                        look: stack.look,
                        at: stack.foot_of(n),
                        unit: stack.placement.unit,
                        facing: stack.facing,
                        lift: 0.0,
                        flip: stack.flip,
                        lean: 0.0,
                        alpha: 1.0,
                    })
                    .unwrap()
                };
                let shown = stack.count.min(SHOWN);
                for n in 1..shown {
                    let (one, next) = (look(n - 1), look(n));
                    let covered = one.common(&next) / (one.w * one.h);
                    assert!(covered > 0.6, "{covered} of {stack:?} in {layout:?}");
                }
                let hull = (1..shown).fold(look(0), |hull, n| hull.with(&look(n)));
                let counts = items.iter().filter(|item| match item {
                    Drawn::Count {
                        side: of, count, ..
                    } => *of == side.into() && *count == stack.count,
                    _ => false,
                });
                let on_it = counts.filter_map(drawn).any(|number| number.meets(&hull));
                assert!(on_it, "{stack:?} in {layout:?}");
                seen += 1;
            }
        });
    }
    assert!(seen > 1000, "{seen}");
}
