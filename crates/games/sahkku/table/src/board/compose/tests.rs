use sahkku::{Face, Judge, PRESETS, Place, Side, Spot};
use scene::{DieState, Pace, Point, Rect, Timed as _, Tint};

use super::*;
use crate::board::faces::empty_tray;
use crate::board::layout::LayoutSpec;
use crate::board::look::Look;
use crate::board::motion::Animation;
use crate::board::style::Lines;
use crate::board::view::{Destination, KingMark, Lost, Pick};

const SCREENS: [(f64, f64); 4] = [
    (360.0, 560.0),
    (1280.0, 800.0),
    (1080.0, 1920.0),
    (3840.0, 2160.0),
];

fn each(mut see: impl FnMut(&Layout, View, &Judge)) {
    for (width, height) in SCREENS {
        for preset in &PRESETS {
            for below in Side::BOTH {
                let judge = Judge::new(preset.rules).unwrap();
                let spec = LayoutSpec {
                    width,
                    height,
                    columns: preset.rules.columns,
                    places: preset.rules.places,
                    lines: Lines::Short,
                    below,
                    turned: None,
                };
                for layout in [Layout::fit(spec), Layout::between(spec)] {
                    let view = View::of(&judge, &judge.start(Side::Men));
                    see(&layout, view, &judge);
                }
            }
        }
    }
}

fn compose(layout: &Layout, view: &View) -> Scene {
    super::compose(layout, view, &Frame::default(), &empty_tray(&[]), 0.0)
}

#[test]
fn every_piece_is_seen_within_its_own_cell() {
    each(|layout, view, _| {
        let items = compose(layout, &view).items;
        let on_board = |item: &&Item| {
            let Item::Piece { at, .. } = item else {
                return false;
            };
            !layout.captured.iter().any(|plate| plate.contains(*at))
        };
        assert_eq!(items.iter().filter(on_board).count(), view.figures.len());
        for stack in arrange::stacks(layout, &view) {
            let place = stack.figure.at.place();
            assert_eq!(layout.place_at(stack.middle()), Some(place));
        }
    });
}

#[test]
fn lost_pieces_stand_in_their_area_on_the_canvas() {
    each(|layout, mut view, judge| {
        view.figures.clear();
        view.lost = [Lost {
            soldiers: judge.rules().columns,
            queen: true,
        }; 2];
        for item in compose(layout, &view).items {
            let Item::Piece {
                at,
                look,
                unit,
                facing,
                ..
            } = item
            else {
                continue;
            };
            let middle = at - Point::new(0.0, look.height() * unit / 2.0).turned(facing);
            let area = layout.captured.iter().find(|area| area.contains(middle));
            assert!(area.is_some(), "{look:?} at {at:?} in {layout:?}");
        }
    });
}

/// What a plate shows: where pieces stand on it, by whose they are, and its number.
fn on_plate(layout: &Layout, view: &View, side: Side) -> (Vec<(Point, bool)>, Vec<u8>) {
    let plate = layout.plate(side).unwrap();
    let (mut pieces, mut numbers) = (Vec::new(), Vec::new());
    for item in compose(layout, view).items {
        match item {
            Item::Piece {
                at,
                look,
                unit,
                facing,
                ..
            } => {
                let middle = at - Point::new(0.0, look.height() * unit / 2.0).turned(facing);
                if plate.rect.contains(middle) {
                    let own = matches!(look, Look::Soldier { side: whose, .. } if whose == side);
                    pieces.push((middle, own));
                }
            }
            Item::Count { at, count, .. } if plate.rect.contains(at) => numbers.push(count),
            _ => {}
        }
    }
    (pieces, numbers)
}

#[test]
fn a_plate_shows_its_side_and_what_it_has_taken() {
    each(|layout, mut view, judge| {
        view.figures.clear();
        for side in Side::BOTH {
            for lost in 0..=judge.rules().columns {
                view.lost[side.other().index()].soldiers = lost;
                let (pieces, numbers) = on_plate(layout, &view, side);
                let plate = layout.plate(side).unwrap();
                assert!(
                    plate.mark().contains(pieces[0].0) && pieces[0].1,
                    "{plate:?}"
                );
                let taken = &pieces[1..];
                let inside = |(at, own): &(Point, bool)| plate.taken().contains(*at) && !own;
                assert!(taken.iter().all(inside), "{lost} lost, {layout:?}");
                let (shown, number): (u8, &[u8]) = match lost {
                    0..=3 => (lost, &[]),
                    _ => (1, &[lost]),
                };
                assert_eq!(taken.len(), usize::from(shown), "{lost} lost");
                assert_eq!(numbers, number);
            }
        }
    });
}

/// A plate is a slip while it is the turn of its side, and only then.
#[test]
fn the_plate_of_the_side_to_move_is_a_slip() {
    each(|layout, mut view, _| {
        for turn in [None, Some(Side::Men), Some(Side::Women)] {
            view.turn = turn;
            let slips = compose(layout, &view).items.into_iter();
            let slips = slips.filter_map(|item| match item {
                Item::Plate { rect, .. } => Some(rect),
                _ => None,
            });
            let wanted = turn
                .and_then(|side| layout.plate(side))
                .map(|plate| plate.rect);
            assert_eq!(slips.collect::<Vec<_>>(), Vec::from_iter(wanted));
        }
    });
}

#[test]
fn a_stack_is_counted_and_a_lone_piece_is_not() {
    each(|layout, mut view, _| {
        let mut awake = view.figures[0];
        awake.awake = true;
        awake.at = Spot::outbound("b2".parse().unwrap());
        view.figures = vec![awake; 5];
        let counts = |view: &View| -> Vec<u8> {
            let items = compose(layout, view).items;
            let count = |item: &Item| match item {
                Item::Count { count, .. } => Some(*count),
                _ => None,
            };
            items.iter().filter_map(count).collect()
        };
        assert_eq!(counts(&view), [5]);
        view.figures.truncate(1);
        assert!(counts(&view).is_empty());
    });
}

#[test]
fn every_place_of_the_last_turn_is_marked_once_as_it_was_left() {
    each(|layout, mut view, _| {
        let place = |name: &str| name.parse::<Place>().unwrap();
        // A piece goes on from b3, and another leaves b5 and one comes to it.
        view.last = [("b1", "b3"), ("b3", "b4"), ("b5", "b6"), ("b2", "b5")]
            .map(|(from, to)| (place(from), place(to)))
            .to_vec();
        let mut marked: Vec<(String, Tint)> = compose(layout, &view)
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Cell { rect, tint, .. } => {
                    let middle = Point::new(rect.x + rect.w / 2.0, rect.y + rect.h / 2.0);
                    Some((layout.place_at(middle)?.to_string(), *tint))
                }
                _ => None,
            })
            .collect();
        marked.sort_by(|a, b| a.0.cmp(&b.0));
        let names = ["b1", "b2", "b3", "b4", "b5", "b6"];
        let (from, to) = (Tint::LastFrom, Tint::LastTo);
        let tints = [from, from, from, to, to, to];
        let expected: Vec<(String, Tint)> = names
            .iter()
            .map(|name| (*name).to_owned())
            .zip(tints)
            .collect();
        assert_eq!(marked, expected);
    });
}

#[test]
fn a_destination_says_its_die_on_the_canvas_and_rings_who_stands_there() {
    each(|layout, mut view, judge| {
        let canvas = Rect {
            x: 0.0,
            y: 0.0,
            w: layout.spec.width,
            h: layout.spec.height,
        };
        for place in layout.places() {
            view.destinations = vec![Destination {
                place,
                faces: vec![Face::X, Face::III],
                captures: true,
                king: KingMark::Taken,
            }];
            let items = compose(layout, &view).items;
            let tags = items.iter().filter(|item| matches!(item, Item::Tag { .. }));
            assert!(tags.clone().count() == 1 && tags.clone().all(|t| canvas.holds(&t.bounds())));
            let rings = items
                .iter()
                .filter(|item| matches!(item, Item::Ring { .. }));
            let here = view.figures.iter().filter(|f| f.at.place() == place);
            assert_eq!(rings.count(), here.count(), "{place} of {judge:?}");
        }
    });
}

#[test]
fn what_is_drawn_stays_in_its_bounds() {
    each(|layout, mut view, judge| {
        let faces = judge.rules().faces;
        let mut tray = empty_tray(faces.as_slice());
        tray.lay(&[None, Some(Face::X)]);
        view.dice = vec![DieState::default(); 2];
        view.chosen = view.figures.first().map(|figure| Pick {
            piece: figure.piece,
            spot: figure.at,
        });
        for item in super::compose(layout, &view, &Frame::default(), &tray, 0.0).items {
            let bounds = item.bounds();
            assert!(bounds.w > 0.0 && bounds.h > 0.0, "{item:?}");
            if let Item::Die { solid, at, .. } = &item {
                let corners = solid.facets.iter().flat_map(|facet| facet.corners);
                let all = corners.chain(solid.cuts.iter().flat_map(|cut| cut.ends));
                assert!(all.map(|p| *at + p).all(|p| bounds.contains(p)));
            }
        }
    });
}

/// Where the pieces are seen: what they are, where, and how large.
fn seen(layout: &Layout, view: &View, frame: &Frame) -> Vec<((bool, Option<Side>), Point, f64)> {
    let scene = super::compose(layout, view, frame, &empty_tray(&[]), 0.0);
    let pieces = scene.items.into_iter().filter_map(|item| match item {
        Item::Piece {
            look,
            at,
            unit,
            lift,
            ..
        } => {
            let (king, side, up) = match look {
                Look::Soldier { side, .. } | Look::Queen { side, .. } => (false, Some(side), 0.0),
                // A king with a rider is seen above him.
                Look::King { ridden: true, .. } => (true, None, 0.36 * unit),
                Look::King { .. } => (true, None, 0.0),
            };
            Some(((king, side), at - Point::new(0.0, lift + up), unit))
        }
        _ => None,
    });
    pieces.collect()
}

/// Nothing that stays on the board is ever seen somewhere without having come there: neither who
/// moves, nor who makes room.
#[test]
fn nobody_jumps_from_one_moment_to_the_next() {
    const FRAME: f64 = 8.0;
    let mut steps = 0;
    crate::board::motion::games(1, 130, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        let layout = Layout::fit(LayoutSpec {
            width: 1280.0,
            height: 800.0,
            columns: judge.rules().columns,
            places: judge.rules().places,
            lines: Lines::Short,
            below: Side::Men,
            turned: None,
        });
        let truth = View::of(judge, after);
        let mut last = seen(&layout, &View::of(judge, before), &Frame::default());
        for n in 0..=(animation.end() / FRAME) as u32 + 1 {
            let mut view = truth.clone();
            let frame = animation.show(&mut view, f64::from(n) * FRAME);
            let now = seen(&layout, &view, &frame);
            for (what, at, unit) in &now {
                let was = last.iter().filter(|(other, ..)| other == what);
                let moved = was.map(|(_, was, _)| was.distance(*at) / layout.unit);
                let moved = moved.fold(f64::INFINITY, f64::min);
                // Who is taken off the board becomes smaller and flies far in a short time.
                let most = if *unit < layout.unit * 0.99 { 0.8 } else { 0.3 };
                assert!(moved < most, "{what:?} by {moved} at {n} of {events:?}");
            }
            last = now;
            steps += 1;
        }
    });
    assert!(steps > 10_000, "{steps}");
}

/// At a table everybody sees their own pieces upright, and those that they have taken.
#[test]
fn pieces_stand_for_who_sits_behind_them() {
    each(|layout, mut view, _| {
        for figure in &mut view.figures {
            figure.awake = true;
        }
        view.lost = [Lost {
            soldiers: 3,
            queen: true,
        }; 2];
        for item in compose(layout, &view).items {
            let Item::Piece {
                look: Look::Soldier { side, .. },
                at,
                facing,
                ..
            } = item
            else {
                continue;
            };
            let up = Point::new(0.0, -1.0).turned(facing);
            let expected = match (layout.between, layout.board.contains(at)) {
                (false, _) => Point::new(0.0, -1.0),
                (true, true) => layout.forward(side),
                (true, false) => {
                    let reads = |side: &Side| layout.plate(*side).unwrap().rect.contains(at);
                    layout.forward(Side::BOTH.into_iter().find(reads).unwrap())
                }
            };
            assert!(up.distance(expected) < 1e-9, "{item:?} of {layout:?}");
        }
    });
}

#[test]
fn the_turn_passes_from_edge_to_edge_and_over_no_piece() {
    each(|layout, view, _| {
        let across = |at: Point| at.dot(layout.forward(Side::Men));
        let row = |place: &str| across(layout.point(place.parse().unwrap()));
        let (near, far) = (row("a1"), row("c1"));
        for progress in [0.0, 0.1, 0.5, 0.9, 1.0] {
            let frame = Frame {
                turn: Some((Side::Women, progress)),
                ..Frame::default()
            };
            let scene = super::compose(layout, &view, &frame, &empty_tray(&[]), 0.0);
            let mut seen = 0.0;
            for item in &scene.items {
                if let Item::Turn { from, strength, .. } = item {
                    let at = across(*from);
                    assert!(at < near || at > far, "{at} at {progress} of {layout:?}");
                    seen += strength;
                }
            }
            assert!((seen - 1.0).abs() < 1e-9, "{seen} at {progress}");
        }
    });
}
