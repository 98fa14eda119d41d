use proptest::prelude::*;
use proptest::sample::select;

use super::lay::margin;
use super::*;
use crate::board::look::Look;
use scene::{Look as _, SHOWN};
use testkit::screens::{LARGE, SCREENS, apart, lie_apart};

fn spec(width: f64, height: f64, board: Board, below: Side) -> LayoutSpec {
    LayoutSpec {
        width,
        height,
        board,
        escape: Escape::Edge,
        camps: true,
        below,
    }
}

/// Every layout without a panel on these screens.
fn all() -> impl Iterator<Item = Layout> {
    let specs = SCREENS.into_iter().flat_map(|(width, height)| {
        Board::ALL
            .iter()
            .flat_map(move |board| Side::BOTH.map(|below| spec(width, height, *board, below)))
    });
    specs.flat_map(|spec| [Layout::fill(spec), Layout::between(spec)])
}

/// The tables on large screens with words and buttons beside the board.
fn with_panels() -> impl Iterator<Item = Layout> {
    LARGE.into_iter().flat_map(|(width, height)| {
        Board::ALL.iter().flat_map(move |board| {
            Side::BOTH.map(|below| Layout::with_panel(spec(width, height, *board, below)))
        })
    })
}

fn canvas(layout: &Layout) -> Rect {
    testkit::screens::canvas(layout.spec.width, layout.spec.height)
}

/// Everything lies on the canvas, nothing overlaps, and every square and piece has its place.
fn check(layout: &Layout) {
    let mut parts = vec![layout.board, layout.captured[0], layout.captured[1]];
    if let Some(panel) = layout.panel {
        parts.extend([panel.words, panel.buttons]);
    }
    lie_apart(&parts, canvas(layout), layout);
    let cells: Vec<Rect> = layout.places().map(|at| layout.cell(at)).collect();
    for (n, cell) in cells.iter().enumerate() {
        assert!(layout.field().holds(cell), "{layout:?}");
        assert!(cells[n + 1..].iter().all(|other| apart(cell, other)));
    }
    for square in layout.places() {
        assert_eq!(layout.place_at(layout.point(square)), Some(square));
    }
    check_names(layout);
    check_slots(layout);
}

/// Names stand in the edge, between the frame and the squares, and beside their own.
fn check_names(layout: &Layout) {
    let size = layout.name_size();
    let inside = layout.board.inset(layout.frame());
    let mut boxes: Vec<Rect> = Vec::new();
    for (name, at, facing) in layout.names() {
        let letters = if matches!(name, Name::Rank(10..)) {
            2.0
        } else {
            1.0
        };
        // Bold, in a wide font.
        let wide = Point::new(size * 0.7 * letters, size * 0.74).turned(facing);
        let rect = Rect::around(at, wide.x.abs(), wide.y.abs());
        assert!(inside.holds(&rect), "{name:?} of {layout:?}");
        assert!(apart(&rect, &layout.field()), "{name:?} of {layout:?}");
        assert!(
            boxes.iter().all(|other| apart(&rect, other)),
            "{name:?} of {layout:?}"
        );
        boxes.push(rect);
        for square in layout.places().filter(|square| name.is_of(*square)) {
            let off = at - layout.point(square);
            let across = match name {
                Name::File(_) => off.dot(layout.columnward()),
                Name::Rank(_) => off.dot(layout.forward(Side::Swede)),
            };
            assert!(
                across.abs() < 1e-6,
                "{name:?} beside {square} of {layout:?}"
            );
        }
    }
    let readers = if layout.between { 2 } else { 1 };
    assert_eq!(
        boxes.len(),
        readers * 2 * usize::from(layout.spec.board.size())
    );
}

/// Where what is drawn of a piece lies.
fn drawn(look: Look, foot: Point, unit: f64, facing: f64) -> Rect {
    let extent = look.extent();
    let corners = [
        (0.0, 0.0),
        (extent.w, 0.0),
        (0.0, extent.h),
        (extent.w, extent.h),
    ];
    let corners = corners.map(|(x, y)| {
        let at = Point::new(extent.x + x, extent.y + y) * unit;
        Rect::around(foot + at.turned(facing), 0.0, 0.0)
    });
    corners
        .iter()
        .fold(corners[0], |all, corner| all.with(corner))
}

/// The piece of a side and those that it captured stand on its plate and apart.
fn check_slots(layout: &Layout) {
    for (side, own, other) in [
        (Side::Swede, Piece::Drabant, Piece::Muscovite),
        (Side::Muscovite, Piece::Muscovite, Piece::Drabant),
    ] {
        let plate = layout.plate(side).unwrap();
        let strip = layout.captured[side.other().index()];
        assert!(strip.holds(&plate.rect), "{layout:?}");
        let size = plate.size();
        assert!(size.y <= 2.2 * size.x + 1e-6, "{plate:?} of {layout:?}");
        let mark = (own, layout.on_plate(side, &plate.mark()));
        let taken = (0..SHOWN).map(|n| (other, layout.slot(side.other(), n, SHOWN)));
        let rects: Vec<Rect> = core::iter::once(mark)
            .chain(taken)
            .map(|(piece, slot)| drawn(piece.into(), slot.foot, slot.unit, slot.facing))
            .collect();
        for (n, rect) in rects.iter().enumerate() {
            assert!(plate.rect.holds(rect), "{n} of {side} of {layout:?}");
            assert!(
                rects[n + 1..].iter().all(|other| apart(rect, other)),
                "{n} of {layout:?}"
            );
        }
    }
}

#[test]
fn everything_lies_on_the_canvas_and_nothing_overlaps() {
    all().for_each(|layout| check(&layout));
}

#[test]
fn beside_the_board_is_room_for_words_and_buttons() {
    for layout in with_panels() {
        check(&layout);
        let panel = layout.panel.unwrap();
        for part in [panel.words, panel.buttons] {
            assert!(part.w > 190.0 && part.h > 140.0, "{layout:?}");
        }
    }
}

#[test]
fn words_and_buttons_take_little_of_the_board() {
    for layout in with_panels() {
        let alone = Layout::fill(layout.spec);
        assert!(layout.pitch > 0.65 * alone.pitch, "{layout:?}");
    }
}

#[test]
fn a_phone_gets_squares_of_at_least_36_pixels() {
    for height in [520.0, 560.0, 640.0] {
        for below in Side::BOTH {
            let layout = Layout::fill(spec(360.0, height, Board::Nine, below));
            assert!(layout.pitch >= 36.0, "{layout:?}");
            let small = Layout::fill(spec(360.0, height, Board::Eleven, below));
            assert!(small.pitch >= 28.0, "{small:?}");
        }
    }
}

#[test]
fn the_board_takes_the_room_that_it_can_have() {
    for layout in all() {
        let (width, height) = (layout.spec.width, layout.spec.height);
        let (short, long) = (width.min(height), width.max(height));
        if long >= 1.3 * short {
            let most = short - 2.0 * margin(&layout.spec);
            assert!((layout.board.w - most).abs() < 1e-6, "{layout:?}");
        }
        assert!(layout.board.w >= 0.8 * short, "{layout:?}");
        assert!((layout.board.w - layout.board.h).abs() < 1e-9);
        let field = f64::from(layout.spec.board.size()) * layout.pitch;
        assert!((field + 2.0 * layout.edge - layout.board.w).abs() < 1e-6);
    }
}

#[test]
fn each_side_sits_at_its_own_edge_and_has_the_files_as_it_sits() {
    for layout in all() {
        let below = layout.spec.below;
        let square = |file, rank| layout.point(Square::new(file, rank).unwrap());
        let forward = square(3, 4) - square(3, 3);
        assert!(forward.dot(layout.forward(Side::Swede)) > 0.0);
        let near = -layout.forward(below);
        let expected = if layout.turned {
            Point::new(1.0, 0.0)
        } else {
            Point::new(0.0, 1.0)
        };
        assert!(near.distance(expected) < 1e-9, "{layout:?}");
        // a is at the Swede's left.
        let right = layout
            .forward(Side::Swede)
            .turned(core::f64::consts::FRAC_PI_2);
        assert!((square(4, 3) - square(3, 3)).dot(right) > 0.0, "{layout:?}");
        assert!(layout.turned == (layout.between && layout.spec.height > layout.spec.width));
    }
}

#[test]
fn everybody_has_what_they_took_at_their_right_hand_or_before_them() {
    for layout in all() {
        let short = layout.spec.width.min(layout.spec.height);
        for side in Side::BOTH {
            let booty = layout.captured[side.other().index()].centre() - layout.board.centre();
            let forward = layout.forward(side);
            let right = forward.turned(core::f64::consts::FRAC_PI_2);
            let (ahead, aside) = (booty.dot(forward), booty.dot(right));
            assert!(
                ahead < -0.4 * short || aside > 0.4 * short,
                "{side} of {layout:?}"
            );
        }
    }
}

#[test]
fn every_piece_stands_within_its_square_and_looks_to_whom_it_belongs() {
    for layout in all() {
        for piece in Piece::ALL {
            let facing = layout.facing(Some(piece.side()));
            for square in layout.places() {
                let foot = layout.foot(*piece, square);
                let rect = drawn((*piece).into(), foot, layout.unit, facing);
                assert!(
                    layout.cell(square).holds(&rect),
                    "{piece:?} {square} {layout:?}"
                );
            }
            let up = Point::new(0.0, -1.0).turned(facing);
            let own = layout.forward(piece.side());
            assert!(!layout.between || up.distance(own) < 1e-9);
        }
    }
}

#[test]
fn a_king_who_is_out_stands_astride_the_edge_and_on_the_canvas() {
    for layout in all() {
        let facing = layout.facing(Some(Side::Swede));
        for square in layout.spec.board.edge() {
            let middle = layout.outside(square);
            let foot = layout.foot_around(Piece::King, middle);
            let rect = drawn(Piece::King.into(), foot, layout.unit, facing);
            assert!(canvas(&layout).holds(&rect), "{square} of {layout:?}");
            assert!(!layout.field().holds(&rect), "{square} of {layout:?}");
            let out = layout.outward(square);
            assert!((out.length() - 1.0).abs() < 1e-9);
            assert_eq!(
                layout.place_at(layout.point(square) + out * layout.pitch),
                None
            );
        }
    }
}

#[test]
fn an_arrow_key_leads_to_the_square_in_its_direction_or_nowhere() {
    for layout in all() {
        for arrow in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
            let arrow = Point::new(arrow.0, arrow.1);
            for from in layout.places() {
                let there = layout.point(from) + arrow * layout.pitch;
                assert_eq!(
                    layout.beside(Some(from), arrow),
                    layout.place_at(there),
                    "{from}"
                );
            }
        }
    }
}

#[test]
fn castle_camps_and_corners_are_marked() {
    let named = |layout: &Layout, mark| {
        let marks = layout.marks().filter(move |(_, other)| *other == mark);
        marks.count()
    };
    for (board, camps) in [(Board::Seven, 8), (Board::Nine, 16), (Board::Eleven, 24)] {
        for (escape, corners) in [(Escape::Edge, 0), (Escape::Corner, 4)] {
            let spec = spec(800.0, 600.0, board, Side::Swede);
            let layout = Layout::fill(LayoutSpec { escape, ..spec });
            assert_eq!(named(&layout, Mark::Castle), 1);
            assert_eq!(named(&layout, Mark::Camp), camps);
            assert_eq!(named(&layout, Mark::Corner), corners);
            let plain = Layout::fill(LayoutSpec {
                camps: false,
                ..layout.spec
            });
            assert_eq!(named(&plain, Mark::Camp), 0);
        }
    }
    for preset in &hnefatafl::PRESETS {
        assert!(!camps_matter(&preset.rules), "{}", preset.id);
    }
    let closed = hnefatafl::read_rules("linne camps=muscovites").unwrap();
    assert!(camps_matter(&closed));
}

#[test]
fn a_canvas_without_a_size_is_no_error() {
    for (width, height) in [(0.0, 0.0), (1.0, 700.0), (700.0, 1.0)] {
        let spec = spec(width, height, Board::Eleven, Side::Swede);
        let all = [
            Layout::fill(spec),
            Layout::between(spec),
            Layout::with_panel(spec),
        ];
        for layout in all {
            assert!(layout.pitch > 0.0 && layout.pitch.is_finite(), "{layout:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn any_screen_will_do(
        width in 280.0..4000.0_f64,
        height in 360.0..4000.0_f64,
        board in select(Board::ALL),
        below in select(&Side::BOTH[..]),
    ) {
        let spec = spec(width, height, board, below);
        check(&Layout::fill(spec));
        check(&Layout::between(spec));
        if width >= 900.0 && height >= 700.0 {
            check(&Layout::with_panel(spec));
        }
    }
}
