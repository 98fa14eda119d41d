use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use crate::board::look::{Look, Stance};
use kotra::CHECKERS;
use scene::Look as _;
use testkit::screens::{LARGE, SCREENS, apart, canvas, lie_apart};

fn spec(width: f64, height: f64, below: Side) -> LayoutSpec {
    LayoutSpec {
        width,
        height,
        below,
        turned: None,
    }
}

/// Every layout without a panel on these screens.
fn all() -> impl Iterator<Item = Layout> {
    let specs = SCREENS
        .into_iter()
        .flat_map(|(width, height)| Side::BOTH.map(|below| spec(width, height, below)));
    specs.flat_map(|spec| {
        let turned = |turned| Layout::fill(LayoutSpec { turned, ..spec });
        [
            turned(None),
            turned(Some(false)),
            turned(Some(true)),
            Layout::between(spec),
        ]
    })
}

/// The tables on large screens with words and buttons beside the tray.
fn with_panels() -> impl Iterator<Item = Layout> {
    LARGE.into_iter().flat_map(|(width, height)| {
        Side::BOTH.map(|below| Layout::with_panel(spec(width, height, below)))
    })
}

fn place(text: &str) -> Place {
    text.parse().unwrap()
}

/// Everything lies on the canvas, nothing overlaps, and every place and checker has its room.
fn check(layout: &Layout) {
    let mut parts = vec![layout.board, layout.tray.rect, layout.off[0], layout.off[1]];
    if let Some(panel) = layout.panel {
        parts.extend([panel.words, panel.buttons]);
    }
    lie_apart(
        &parts,
        canvas(layout.spec.width, layout.spec.height),
        layout,
    );
    assert!(layout.board.holds(&layout.field()), "{layout:?}");
    let cells: Vec<(Place, Rect)> = layout.places().map(|at| (at, layout.cell(at))).collect();
    for (n, (at, cell)) in cells.iter().enumerate() {
        assert!(layout.field().holds(cell) || matches!(at, Place::Off(_)));
        for (_, other) in &cells[n + 1..] {
            assert!(apart(cell, other), "{at} of {layout:?}");
        }
        assert_eq!(layout.place_at(layout.point(*at)), Some(*at), "{layout:?}");
    }
    check_names(layout);
    check_slots(layout);
}

/// Numbers stand in the edge, between the frame and the field, each at the base of its point.
fn check_names(layout: &Layout) {
    let size = layout.name_size();
    let inside = layout.board.inset(layout.frame());
    for reader in Side::BOTH {
        let mut boxes: Vec<Rect> = Vec::new();
        for (point, at, facing) in layout.names(reader) {
            // Bold, in a wide font.
            let wide = Point::new(size * 1.4, size * 0.74).turned(facing);
            let rect = Rect::around(at, wide.x.abs(), wide.y.abs());
            assert!(inside.holds(&rect), "{point} of {layout:?}");
            assert!(apart(&rect, &layout.field()), "{point} of {layout:?}");
            assert!(boxes.iter().all(|other| apart(&rect, other)), "{layout:?}");
            boxes.push(rect);
            let [left, right, tip] = layout.tongue(point);
            let base = left.toward(right, 0.5);
            assert!((at - base).dot(layout.columnward()).abs() < 1e-6);
            assert!(at.distance(tip) > at.distance(base));
        }
        assert_eq!(boxes.len(), 24);
    }
}

/// Where what is drawn of a checker lies.
fn drawn(side: Side, slot: &Slot) -> Rect {
    let extent = Look {
        side,
        stance: slot.stance,
    }
    .extent();
    let size = Point::new(extent.w, extent.h).turned(slot.facing) * slot.unit;
    Rect::around(slot.middle, size.x.abs(), size.y.abs())
}

/// Any number of checkers lies within its place, and of each enough is seen to count them.
fn check_slots(layout: &Layout) {
    let field = layout.field();
    for side in Side::BOTH {
        for at in layout.places() {
            if matches!(at, Place::Bar(whose) | Place::Off(whose) if whose != side) {
                continue;
            }
            for count in 1..=CHECKERS {
                let slot = |n| layout.slot(side, at, n, f64::from(count));
                let rects: Vec<Rect> = (0..count).map(|n| drawn(side, &slot(n))).collect();
                let room = match at {
                    Place::Off(_) => layout.trough(side),
                    _ => layout.cell(at).inset(-0.06 * layout.pitch),
                };
                for (n, rect) in rects.iter().enumerate() {
                    assert!(
                        room.holds(rect),
                        "{n} of {count} of {side} at {at}: {layout:?}"
                    );
                    assert!(field.holds(rect) || matches!(at, Place::Off(_)));
                    assert_eq!(layout.place_at(rect.centre()), Some(at));
                }
                for n in 1..count {
                    let step = slot(n - 1).middle.distance(slot(n).middle);
                    // What is off does not overlap and is counted by its number, too: there it is enough that each is seen.
                    let off = slot(n).stance == Stance::Edge;
                    let thin = if off { 2.5 } else { 0.12 * layout.unit };
                    assert!(step > thin, "{step} at {at}: {layout:?}");
                    assert!(!off || apart(&rects[usize::from(n)], &rects[usize::from(n) - 1]));
                }
            }
            assert!(!layout.overlaps(side, at, 4), "{at} of {layout:?}");
        }
    }
}

/// A plate has its side's checker beside the trough, and room for words.
#[test]
fn a_plate_shows_a_checker_beside_its_trough() {
    for layout in all().chain(with_panels()) {
        for side in Side::BOTH {
            let plate = layout.plate(side).unwrap();
            let mark = drawn(side, &layout.mark(side).unwrap());
            assert!(plate.mark().holds(&mark), "{layout:?}");
            assert!(apart(&mark, &layout.trough(side)), "{layout:?}");
            assert!(apart(&plate.head(), &layout.trough(side)), "{layout:?}");
            assert!(layout.off[side.index()].holds(&plate.head()), "{layout:?}");
        }
    }
}

/// The number of what is borne off lies in its tray and on no checker.
#[test]
fn the_number_of_what_is_borne_off_covers_no_checker() {
    for layout in all().chain(with_panels()) {
        for side in Side::BOTH {
            for count in 1..=CHECKERS {
                let number = layout.off_number(side, count);
                let number = Rect::around(number.middle, 0.5 * number.unit, 0.5 * number.unit);
                assert!(layout.trough(side).holds(&number), "{layout:?}");
                for n in 0..count {
                    let slot = layout.slot(side, Place::Off(side), n, f64::from(count));
                    assert!(apart(&drawn(side, &slot), &number), "{n} of {layout:?}");
                }
            }
        }
    }
}

#[test]
fn everything_lies_on_the_canvas_and_nothing_overlaps() {
    all().for_each(|layout| check(&layout));
}

#[test]
fn beside_the_tray_is_room_for_words_and_buttons() {
    for layout in with_panels() {
        check(&layout);
        let panel = layout.panel.unwrap();
        for part in [panel.words, panel.buttons] {
            assert!(part.w > 190.0 && part.h > 140.0, "{layout:?}");
        }
        let alone = Layout::fill(layout.spec);
        assert!(layout.pitch > 0.65 * alone.pitch, "{layout:?}");
    }
}

#[test]
fn fingers_find_the_points_of_a_phone() {
    for (width, height, least) in [
        (360.0, 520.0, 30.0),
        (360.0, 640.0, 36.0),
        (390.0, 700.0, 38.0),
        (640.0, 300.0, 28.0),
    ] {
        for below in Side::BOTH {
            let layout = Layout::fill(spec(width, height, below));
            assert!(layout.pitch >= least, "{layout:?}");
            assert!(layout.length >= 3.4 * layout.pitch);
        }
    }
}

#[test]
fn a_tall_screen_has_the_long_sides_upright() {
    for (width, height) in SCREENS {
        let layout = Layout::fill(spec(width, height, Side::White));
        if height > 1.2 * width {
            assert!(layout.turned, "{layout:?}");
        } else if width > 1.2 * height {
            assert!(!layout.turned, "{layout:?}");
        }
        let field = layout.field();
        assert_eq!(layout.turned, field.h > field.w);
    }
}

#[test]
fn each_side_has_its_own_points_where_it_sits() {
    for layout in all() {
        for side in Side::BOTH {
            let forward = layout.forward(side);
            let right = forward.turned(core::f64::consts::FRAC_PI_2);
            let at = |number| {
                let point = kotra::Point::new(number).unwrap();
                let off = layout.point(Place::of(side, point)) - layout.board.centre();
                (off.dot(right), off.dot(forward))
            };
            // 1 is the rightmost of the opposite side, 12 the leftmost there, 13 and 24 those of its own.
            assert!(at(1).0 > 0.0 && at(1).1 > 0.0 && at(12).0 < 0.0 && at(12).1 > 0.0);
            assert!(at(13).0 < 0.0 && at(13).1 < 0.0 && at(24).0 > 0.0 && at(24).1 < 0.0);
            assert!((2..=12).all(|n| at(n).0 < at(n - 1).0));
            assert!((14..=24).all(|n| at(n).0 > at(n - 1).0));
        }
        let near = -layout.forward(layout.spec.below);
        let expected = if layout.turned {
            Point::new(1.0, 0.0)
        } else {
            Point::new(0.0, 1.0)
        };
        assert!(near.distance(expected) < 1e-9, "{layout:?}");
        // The ridge lies between 6 and 7, and hit checkers wait on it where they enter.
        let six = layout.cell(place("w6")).centre();
        let seven = layout.cell(place("w7")).centre();
        assert!((six.distance(seven) - layout.pitch - layout.bar).abs() < 1e-6);
        assert!(
            layout
                .ridge()
                .contains(layout.point(Place::Bar(Side::White)))
        );
        let middle = layout.board.centre();
        let waits = layout.point(Place::Bar(Side::White)) - middle;
        assert!(waits.dot(six - middle) > 0.0);
    }
}

#[test]
fn what_the_near_side_has_borne_off_lies_nearer_its_last_point() {
    for layout in all() {
        let below = layout.spec.below;
        let last = layout.point(Place::of(below, kotra::Point::LAST));
        let [own, other] = [below, below.other()].map(|side| layout.point(Place::Off(side)));
        assert!(own.distance(last) < other.distance(last), "{layout:?}");
    }
}

#[test]
fn the_way_goes_round_the_board_against_the_clock() {
    for layout in all() {
        for side in Side::BOTH {
            let way = layout.way(side);
            assert_eq!(way.len(), 23);
            let centre = layout.board.centre();
            for (at, along) in way {
                let off = at - centre;
                let turn = off.x * along.y - off.y * along.x;
                assert!(turn < 0.0 && (along.length() - 1.0).abs() < 1e-9);
                assert!(layout.board.contains(at));
            }
        }
    }
}

#[test]
fn an_arrow_key_leads_to_the_place_in_its_direction() {
    for layout in all() {
        let mut reached = vec![layout.beside(None, Point::new(1.0, 0.0)).unwrap()];
        let mut n = 0;
        while n < reached.len() {
            let from = reached[n];
            for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                let arrow = Point::new(x, y);
                let Some(to) = layout.beside(Some(from), arrow) else {
                    continue;
                };
                assert_ne!(to, from);
                assert_eq!(layout.beside(Some(to), -arrow), Some(from), "{from} {to}");
                if !matches!(to, Place::Off(_)) && !matches!(from, Place::Off(_)) {
                    let way = layout.point(to) - layout.point(from);
                    assert!(way.dot(arrow) > 0.9 * way.length(), "{from} {to}");
                }
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
            n += 1;
        }
        assert_eq!(reached.len(), 28);
    }
}

#[test]
fn a_canvas_without_a_size_is_no_error() {
    for (width, height) in [(0.0, 0.0), (1.0, 700.0), (700.0, 1.0)] {
        let spec = spec(width, height, Side::Black);
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
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn any_screen_will_do(
        width in 280.0..4000.0_f64,
        height in 360.0..4000.0_f64,
        below in select(&Side::BOTH[..]),
        turned in select(&[None, Some(false), Some(true)][..]),
    ) {
        let spec = LayoutSpec { turned, ..spec(width, height, below) };
        check(&Layout::fill(spec));
        check(&Layout::between(spec));
        if width >= 900.0 && height >= 700.0 {
            check(&Layout::with_panel(spec));
        }
    }
}
