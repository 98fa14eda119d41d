use kotra::{Die, Judge, Pattern, Point as Number, Side, preset};
use scene::{DieState, Look as _, Name, Pace, Point, Rect, Ring, Timed as _, Tint};

use super::*;
use crate::Place;
use crate::board::faces::empty_tray;
use crate::board::layout::LayoutSpec;
use crate::board::motion::{Animation, Appearing, games};
use crate::board::view::{Destination, Drag, Pick};

const SCREENS: [(f64, f64); 6] = [
    (360.0, 560.0),
    (640.0, 360.0),
    (1280.0, 640.0),
    (1024.0, 1024.0),
    (1080.0, 1920.0),
    (3840.0, 2160.0),
];

fn layouts() -> impl Iterator<Item = Layout> {
    let all = SCREENS.into_iter().flat_map(|(width, height)| {
        Side::BOTH.map(|below| LayoutSpec {
            width,
            height,
            below,
            turned: None,
        })
    });
    all.flat_map(|spec| [Layout::fill(spec), Layout::between(spec)])
}

fn start() -> View {
    let judge = Judge::new(preset("kotra").unwrap().rules);
    View::of(&judge, &judge.start(Side::White))
}

fn place(text: &str) -> Place {
    text.parse().unwrap()
}

fn pick(text: &str) -> Pick {
    Pick { place: place(text) }
}

fn to(text: &str, dice: &[u8], hits: &[u8]) -> Destination {
    Destination {
        place: place(text),
        dice: dice.iter().filter_map(|pips| Die::new(*pips)).collect(),
        hits: hits.iter().filter_map(|n| Number::new(*n)).collect(),
    }
}

fn still(layout: &Layout, view: &View) -> Scene {
    compose(layout, view, &Frame::default(), &empty_tray(), 0.0)
}

/// What is seen of an item without its glow and shadow.
fn seen(item: &Item) -> Option<Rect> {
    match item {
        Item::Piece {
            look,
            at,
            unit,
            facing,
            lift,
            ..
        } => {
            let foot = *at + Point::new(0.0, -lift).turned(*facing);
            let middle = foot + (look.extent().centre() * *unit).turned(*facing);
            let size = Point::new(look.extent().w, look.extent().h).turned(*facing) * *unit;
            Some(Rect::around(middle, size.x.abs(), size.y.abs()))
        }
        mark => testkit::screens::seen(mark),
    }
}

fn rings(scene: &Scene, wanted: Ring) -> Vec<Rect> {
    let rings = scene.items.iter().filter(|item| match item {
        Item::Ring { ring, .. } => *ring == wanted,
        _ => false,
    });
    rings.filter_map(seen).collect()
}

/// A view in which everything is marked that can be.
fn full() -> View {
    View {
        movable: vec![pick("w1"), pick("w13")],
        destinations: Place::all()
            .map(|at| to(&at.to_string(), &[1, 6], &[13]))
            .collect(),
        preview: vec![to("w9", &[2, 2, 2, 2], &[])],
        numbers: Some(Side::Black),
        way: Some(Side::Black),
        last: vec![
            (place("w1"), place("w4")),
            (place("bar-black"), place("b4")),
        ],
        hover: Some(place("off-white")),
        focus: Some(place("bar-white")),
        refused: Some((place("w20"), 0.5)),
        pattern: Some((Side::White, Pattern::LangiMukur)),
        ..start()
    }
}

#[test]
fn everything_is_drawn_on_the_canvas() {
    for layout in layouts() {
        let canvas = testkit::screens::canvas(layout.spec.width, layout.spec.height);
        let mut view = full();
        for chosen in [None, Some(pick("w1"))] {
            view.chosen = chosen;
            for item in still(&layout, &view).items {
                if let Some(rect) = seen(&item) {
                    assert!(canvas.holds(&rect), "{item:?} of {layout:?}");
                }
            }
        }
    }
}

#[test]
fn all_checkers_are_drawn_and_many_are_counted() {
    games(20, |judge, _, _, after| {
        let view = View::of(judge, after);
        for layout in layouts().take(6) {
            let scene = still(&layout, &view);
            let pieces = scene.items.iter();
            let pieces = pieces.filter(|item| matches!(item, Item::Piece { .. }));
            // Each side has one on its plate.
            assert_eq!(pieces.count(), 32);
            let counts: Vec<u8> = scene
                .items
                .iter()
                .filter_map(|item| match item {
                    Item::Count { count, .. } => Some(*count),
                    _ => None,
                })
                .collect();
            for at in Place::all() {
                let Some((side, count)) = view.at(at) else {
                    continue;
                };
                let off = matches!(at, Place::Off(_));
                let wanted = off || count > 5 || layout.overlaps(side, at, count);
                assert!(!wanted || counts.contains(&count), "{at} of {layout:?}");
            }
        }
    });
}

#[test]
fn the_plate_of_the_side_to_move_is_a_slip() {
    for layout in layouts() {
        for turn in [None, Some(Side::White), Some(Side::Black)] {
            let view = View { turn, ..start() };
            let slips = still(&layout, &view).items.into_iter();
            let slips = slips.filter_map(|item| match item {
                Item::Plate { rect, .. } => Some(rect),
                _ => None,
            });
            let wanted = turn
                .and_then(|side| layout.plate(side))
                .map(|plate| plate.head());
            assert_eq!(slips.collect::<Vec<_>>(), Vec::from_iter(wanted));
        }
    }
}

#[test]
fn the_numbers_are_those_of_the_reader_whoever_moves() {
    for layout in layouts() {
        let named = |view: &View| -> Vec<(u8, Point, bool)> {
            let items = still(&layout, view).items.into_iter();
            items
                .filter_map(|item| match item {
                    Item::Name {
                        name: Name::Number(number),
                        at,
                        pointed,
                        ..
                    } => Some((number, at, pointed)),
                    _ => None,
                })
                .collect()
        };
        let mut view = start();
        assert_eq!(named(&view), []);
        let turns = [Some(Side::White), Some(Side::Black), None];
        for (reader, turn) in Side::BOTH
            .into_iter()
            .flat_map(|reader| turns.map(|turn| (reader, turn)))
        {
            view.numbers = Some(reader);
            view.turn = turn;
            view.pointed = vec![place("w7")];
            let names = named(&view);
            assert_eq!(names.len(), 24);
            for (number, at, pointed) in names {
                let point = Number::new(number).unwrap();
                let cell = layout.cell(Place::of(reader, point));
                let off = at - cell.centre();
                assert!(off.dot(layout.columnward()).abs() < 1e-6);
                assert!(off.length() < layout.length, "{number} of {layout:?}");
                assert_eq!(pointed, Place::of(reader, point) == place("w7"));
            }
        }
    }
}

#[test]
fn a_destination_has_its_ring_and_its_dice() {
    for layout in layouts() {
        let mut view = start();
        view.chosen = Some(pick("w1"));
        view.destinations = vec![to("w3", &[2], &[]), to("w13", &[5], &[13])];
        view.preview = vec![
            to("w8", &[2, 5], &[3]),
            to("w8", &[5, 2], &[]),
            to("w13", &[1], &[]),
        ];
        let scene = still(&layout, &view);
        let at = |text| layout.cell(place(text));
        for (ring, text) in [
            (Ring::Destination, "w3"),
            (Ring::Capture, "w13"),
            (Ring::Preview, "w8"),
            (Ring::Chosen, "w1"),
        ] {
            let rings = rings(&scene, ring);
            assert_eq!(rings.len(), 1, "{ring:?}");
            assert!(at(text).contains(rings[0].centre()), "{ring:?}");
        }
        let tags: Vec<(usize, bool, Point)> = scene
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Tag {
                    faces, faint, at, ..
                } => Some((faces.len(), *faint, *at)),
                _ => None,
            })
            .collect();
        let (kinds, places): (Vec<_>, Vec<_>) =
            tags.iter().map(|tag| ((tag.0, tag.1), tag.2)).unzip();
        assert_eq!(kinds, [(2, true), (1, false), (1, false)]);
        for (tag, text) in places.into_iter().zip(["w8", "w3", "w13"]) {
            assert_eq!(layout.place_at(tag), Some(place(text)), "{layout:?}");
        }
    }
}

#[test]
fn what_is_hit_on_the_way_is_shown_while_its_end_is_pointed_at() {
    for layout in layouts() {
        let mut view = start();
        view.chosen = Some(pick("w1"));
        view.preview = vec![to("w20", &[6, 1], &[13, 20])];
        assert_eq!(rings(&still(&layout, &view), Ring::Capture).len(), 0);
        view.hover = Some(place("w20"));
        let shown = rings(&still(&layout, &view), Ring::Capture);
        assert_eq!(shown.len(), 1);
        assert!(layout.cell(place("w13")).contains(shown[0].centre()));
    }
}

#[test]
fn a_dragged_checker_is_held_by_its_middle() {
    for layout in layouts() {
        let mut view = start();
        let at = layout.board.centre();
        view.drag = Some(Drag {
            pick: pick("w1"),
            at,
        });
        let scene = still(&layout, &view);
        let pieces = scene.items.iter().filter_map(|item| match item {
            Item::Piece { alpha, .. } => Some((*alpha, seen(item)?)),
            _ => None,
        });
        let pieces: Vec<(f64, Rect)> = pieces.collect();
        assert_eq!(pieces.len(), 33);
        assert_eq!(pieces.iter().filter(|(alpha, _)| *alpha < 1.0).count(), 1);
        let (_, dragged) = pieces.last().unwrap();
        assert!(dragged.centre().distance(at) < 0.2 * layout.unit);
    }
}

#[test]
fn a_munk_shines_on_its_points_and_a_jan_on_the_bar() {
    for layout in layouts() {
        let shines = |frame: &Frame| -> Vec<Point> {
            let scene = compose(&layout, &start(), frame, &empty_tray(), 0.0);
            let rects = scene.items.iter().filter_map(|item| match item {
                Item::Shine { rect, .. } => Some(rect.centre()),
                _ => None,
            });
            rects.collect()
        };
        let side = Side::Black;
        for pattern in Pattern::ALL {
            let munk = Some(Appearing {
                side,
                pattern: *pattern,
                part: kotra::Munk::Half,
                progress: 0.4,
            });
            let places = shines(&Frame {
                munk,
                ..Frame::default()
            });
            let points = Number::last_quarter().filter(|at| pattern.on(*at) > 0);
            let expected: Vec<Point> = points.map(|at| layout.point(Place::of(side, at))).collect();
            assert_eq!(places, expected, "{pattern:?}");
        }
        let jan = Frame {
            jan: Some((side, 0.3)),
            ..Frame::default()
        };
        assert_eq!(shines(&jan), [layout.point(Place::Bar(side))]);
        let scene = compose(&layout, &start(), &jan, &empty_tray(), 0.0);
        let closed = scene.items.iter().filter(|item| match item {
            Item::Cell { tint, .. } => *tint == Tint::Refused,
            _ => false,
        });
        assert_eq!(closed.count(), 1, "its home alone is its own");
    }
}

#[test]
fn dice_lie_in_the_tray_and_alla_is_four_of_them() {
    for layout in layouts() {
        let mut tray = empty_tray();
        let six = Die::SIX;
        tray.lay(&[None; 4]);
        tray.throw(0.0, 7, false, &[(0, six), (1, six)]);
        let mut view = start();
        view.dice = vec![DieState::default(); 4];
        let scene = compose(&layout, &view, &Frame::default(), &tray, 9e9);
        let dice = scene.items.iter().filter_map(|item| match item {
            Item::Die { solid, at, .. } => Some((solid, *at)),
            _ => None,
        });
        let dice: Vec<_> = dice.collect();
        assert_eq!(dice.len(), 4);
        for (solid, at) in dice {
            for corner in solid.facets.iter().flat_map(|facet| facet.corners) {
                assert!(layout.tray.rect.contains(at + corner), "{layout:?}");
            }
        }
        for n in 0..4 {
            assert_eq!(tray.shown(n), Some(six));
        }
    }
}

#[test]
fn checkers_close_up_steadily_for_who_comes() {
    let mut steps = 0;
    games(25, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        let layout = Layout::fill(LayoutSpec {
            width: 400.0,
            height: 640.0,
            below: Side::White,
            turned: None,
        });
        let tray = empty_tray();
        let mut last: Option<Vec<Rect>> = None;
        for t in (0..=animation.end().min(2500.0) as u32).step_by(10) {
            let mut view = View::of(judge, after);
            let frame = animation.show(&mut view, f64::from(t));
            let scene = compose(&layout, &view, &frame, &tray, 0.0);
            let pieces: Vec<Rect> = scene
                .items
                .iter()
                .filter(|item| matches!(item, Item::Piece { .. }))
                .filter_map(seen)
                .collect();
            assert_eq!(pieces.len(), 32);
            // Each is near one of the picture before: nothing jumps.
            if let Some(last) = last.replace(pieces.clone()) {
                for rect in &pieces {
                    let off = |other: &Rect| other.centre().distance(rect.centre());
                    let nearest = last.iter().map(off).fold(f64::INFINITY, f64::min);
                    assert!(nearest < layout.pitch, "{nearest} at {t} of {events:?}");
                    steps += 1;
                }
            }
        }
    });
    assert!(steps > 1000);
}
