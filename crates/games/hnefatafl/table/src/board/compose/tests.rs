use hnefatafl::{Board, Escape, Judge, Piece, Record, Side, Square, Squares, Word, preset};
use scene::{Look as _, Name, Pace, Point, Rect, Ring, Timed as _, Tint};
use session::PlayerKind;

use super::*;
use crate::board::layout::{LayoutSpec, Mark};
use crate::board::motion::{Animation, games};
use crate::board::view::{Destination, Drag, KingState, Pick};
use crate::{HnefataflSession, Session};

const SCREENS: [(f64, f64); 5] = [
    (360.0, 560.0),
    (640.0, 360.0),
    (1280.0, 800.0),
    (1080.0, 1920.0),
    (3840.0, 2160.0),
];

fn judge(board: Board) -> Judge {
    let mut rules = preset("linne").unwrap().rules;
    rules.board = board;
    if board == Board::Seven {
        rules.escape = Escape::Corner;
    }
    Judge::new(rules).unwrap()
}

/// The tables of all boards on all screens, from both sides and between two people.
fn each(mut see: impl FnMut(&Layout, View)) {
    for board in Board::ALL {
        let judge = judge(*board);
        let start = View::of(&judge, &judge.start());
        for (width, height) in SCREENS {
            for below in Side::BOTH {
                let spec = LayoutSpec {
                    width,
                    height,
                    board: *board,
                    escape: judge.rules().escape,
                    camps: true,
                    below,
                };
                for layout in [Layout::fill(spec), Layout::between(spec)] {
                    see(&layout, start.clone());
                }
            }
        }
    }
}

fn still(layout: &Layout, view: &View) -> Scene {
    compose(layout, view, &Frame::default())
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> Squares {
    names.split_whitespace().map(square).collect()
}

fn canvas(layout: &Layout) -> Rect {
    testkit::screens::canvas(layout.spec.width, layout.spec.height)
}

/// Where a piece is drawn, its shadow left out.
fn drawn(item: &Item) -> Option<Rect> {
    let Item::Piece {
        look,
        at,
        unit,
        facing,
        lift,
        lean,
        ..
    } = item
    else {
        return None;
    };
    let extent = look.extent();
    let foot = *at + Point::new(0.0, -lift).turned(*facing);
    let corners = [
        (0.0, 0.0),
        (extent.w, 0.0),
        (0.0, extent.h),
        (extent.w, extent.h),
    ];
    let corners = corners.map(|(x, y)| {
        let corner = Point::new(extent.x + x, extent.y + y) * *unit;
        Rect::around(foot + corner.turned(facing + lean), 0.0, 0.0)
    });
    Some(
        corners
            .iter()
            .fold(corners[0], |all, corner| all.with(corner)),
    )
}

/// What is seen of an item without its glow, as far as it has a size of its own.
fn seen(item: &Item) -> Option<Rect> {
    match item {
        Item::Piece { .. } => drawn(item),
        mark => testkit::screens::seen(mark),
    }
}

fn picks(squares: Squares) -> Vec<Pick> {
    squares.into_iter().map(|place| Pick { place }).collect()
}

/// A view in which everything is marked that can be.
fn full(layout: &Layout, mut view: View) -> View {
    let size = layout.spec.board.size();
    let all = layout.spec.board.squares();
    view.movable = picks(all);
    view.destinations = all
        .into_iter()
        .map(|place| Destination {
            place,
            captures: all,
            escapes: true,
            say: Some(Word::Tuichu),
        })
        .collect();
    view.ways = [(1, 5), (size, 5), (5, 1), (5, size)]
        .into_iter()
        .filter_map(|(file, rank)| Square::new(file, rank))
        .collect();
    view.names = true;
    view.pointed = all.into_iter().collect();
    view.last = vec![(square("a1"), square("a2"))];
    view.hover = Some(square("b1"));
    view.focus = Some(square("c1"));
    view.refused = Some((square("d1"), 0.5));
    view.lost = Side::BOTH.map(|side| layout.most_captured(side));
    view
}

#[test]
fn all_that_is_seen_lies_on_the_canvas_and_within_its_bounds() {
    each(|layout, view| {
        let view = full(layout, view);
        for item in still(layout, &view).items {
            let bounds = item.bounds();
            assert!(bounds.w > 0.0 && bounds.h > 0.0, "{item:?}");
            let Some(seen) = seen(&item) else { continue };
            assert!(bounds.holds(&seen), "{item:?} of {layout:?}");
            assert!(canvas(layout).holds(&seen), "{item:?} of {layout:?}");
        }
    });
}

#[test]
fn what_moves_and_what_is_dragged_stays_in_its_bounds() {
    each(|layout, mut view| {
        let place = layout.spec.board.castle();
        let (pick, at) = (Pick { place }, layout.point(square("b2")));
        view.drag = Some(Drag { pick, at });
        view.chosen = Some(pick);
        for king in [KingState::Stands, KingState::Fallen, KingState::Out] {
            view.king = king;
            for item in still(layout, &view).items {
                let held = drawn(&item).is_none_or(|drawn| item.bounds().holds(&drawn));
                assert!(held, "{item:?}");
            }
        }
    });
}

#[test]
fn every_piece_is_drawn_once_and_seen_within_its_own_square() {
    each(|layout, view| {
        let scene = still(layout, &view);
        let pieces: Vec<Rect> = scene.items.iter().filter_map(drawn).collect();
        // Each side has one on its plate.
        assert_eq!(pieces.len(), view.figures.len() + 2);
        for figure in &view.figures {
            let cell = layout.cell(figure.at);
            let here = pieces.iter().filter(|rect| cell.holds(rect));
            assert_eq!(here.count(), 1, "{figure:?} of {layout:?}");
        }
    });
}

#[test]
fn a_king_who_is_taken_lies_in_his_square_and_one_who_is_out_beyond_it() {
    each(|layout, mut view| {
        view.figures.retain(|figure| figure.piece == Piece::King);
        let king_in = |view: &View| {
            let scene = still(layout, view);
            let mut pieces = scene.items.iter().filter_map(drawn);
            let off_plates = |rect: &Rect| !layout.captured.iter().any(|plate| plate.holds(rect));
            pieces.find(off_plates).unwrap()
        };
        view.king = KingState::Fallen;
        let cell = layout.cell(view.figures[0].at);
        let fallen = king_in(&view);
        assert!(cell.holds(&fallen), "{layout:?}");
        let up = Point::new(fallen.w, fallen.h).turned(layout.facing(Some(Side::Swede)));
        assert!(up.x.abs() > up.y.abs(), "{layout:?}");
        let scene = still(layout, &view);
        let lies = |item: &Item| matches!(item, Item::Piece { look, .. } if look.lies());
        assert!(scene.items.iter().any(lies));
        view.king = KingState::Out;
        for at in layout.spec.board.edge() {
            view.figures[0].at = at;
            assert!(!layout.field().holds(&king_in(&view)), "{at} of {layout:?}");
            assert!(canvas(layout).holds(&king_in(&view)), "{at} of {layout:?}");
        }
    });
}

#[test]
fn a_plate_shows_its_side_and_what_it_has_captured() {
    each(|layout, mut view| {
        view.figures.clear();
        for lost in 0..=layout.most_captured(Side::Muscovite) {
            view.lost = [0, lost];
            let plate = layout.plate(Side::Swede).unwrap();
            let scene = still(layout, &view);
            let pieces: Vec<Rect> = scene.items.iter().filter_map(drawn).collect();
            let (shown, number): (u8, &[u8]) = match lost {
                0..=3 => (lost, &[]),
                _ => (1, &[lost]),
            };
            // Both sides have one of their own.
            assert_eq!(pieces.len(), 2 + usize::from(shown));
            let taken = pieces.iter().filter(|rect| plate.taken().holds(rect));
            assert_eq!(taken.count(), usize::from(shown), "{layout:?}");
            let own = pieces.iter().filter(|rect| plate.mark().holds(rect));
            assert_eq!(own.count(), 1, "{layout:?}");
            let mut counts = Vec::new();
            for item in &scene.items {
                if let Item::Count { count, .. } = item {
                    counts.push(*count);
                    let number = seen(item).unwrap();
                    assert!(plate.rect.holds(&number), "{layout:?}");
                    assert!(!pieces.iter().any(|rect| rect.contains(number.centre())));
                }
            }
            assert_eq!(counts, number);
        }
    });
}

#[test]
fn the_plate_of_the_side_to_move_is_a_slip() {
    each(|layout, mut view| {
        for turn in [None, Some(Side::Swede), Some(Side::Muscovite)] {
            view.turn = turn;
            let slips = still(layout, &view).items.into_iter();
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
fn rings_are_wider_than_what_they_are_around_and_stay_in_their_square() {
    each(|layout, mut view| {
        let rings = |view: &View| {
            let items = still(layout, view).items;
            let ring = |item: &Item| match item {
                Item::Ring { at, rx, ry, .. } => Some((layout.place_at(*at)?, rx.max(*ry))),
                _ => None,
            };
            items.iter().filter_map(ring).collect::<Vec<_>>()
        };
        let picks = view.figures.iter().map(|figure| Pick { place: figure.at });
        view.movable = picks.collect();
        let around_pieces = rings(&view);
        assert_eq!(around_pieces.len(), view.figures.len());
        for (square, radius) in around_pieces {
            let figure = view.figures.iter().find(|figure| figure.at == square);
            let width = Look::from(figure.unwrap().piece).width();
            assert!(2.0 * radius > (width + 0.2) * layout.unit);
            assert!(radius < 0.5 * layout.pitch);
        }
        let plain = square("b2");
        view = View::default();
        let carved = layout.marks().filter(|(_, mark)| *mark != Mark::Home);
        let to = carved.map(|(square, _)| square).chain([plain]);
        view.destinations = to
            .map(|to| Destination {
                place: to,
                captures: Squares::NONE,
                escapes: false,
                say: None,
            })
            .collect();
        for (square, radius) in rings(&view) {
            assert_eq!(radius > 0.2 * layout.pitch, square != plain);
            assert!(radius < 0.5 * layout.pitch);
        }
    });
}

/// The middles of the rings of a kind.
fn ringed(layout: &Layout, view: &View, wanted: Ring) -> Squares {
    let items = still(layout, view).items;
    let ring = |item: &Item| match item {
        Item::Ring { ring, at, .. } if *ring == wanted => layout.place_at(*at),
        _ => None,
    };
    items.iter().filter_map(ring).collect()
}

#[test]
fn what_falls_on_all_sides_is_ringed_for_the_move_that_is_pointed_at_or_for_all() {
    each(|layout, mut view| {
        let [a, b] = [layout.spec.board.muscovites(), layout.spec.board.drabants()]
            .map(|squares| squares.into_iter().take(2).collect::<Squares>());
        let to = |name: &str, captures: Squares| Destination {
            place: square(name),
            captures,
            escapes: false,
            say: None,
        };
        view.destinations = vec![to("a1", a), to("a2", b), to("b1", Squares::NONE)];
        let capturing = |view: &View| ringed(layout, view, Ring::Capture);
        assert_eq!(capturing(&view), a | b | squares("a1 a2"));
        assert_eq!(ringed(layout, &view, Ring::Destination), squares("b1"));
        view.hover = Some(square("a1"));
        assert_eq!(capturing(&view), a | squares("a1 a2"));
        view.hover = Some(square("b1"));
        assert_eq!(capturing(&view), squares("a1 a2"));
        (view.hover, view.focus) = (None, Some(square("a2")));
        assert_eq!(capturing(&view), b | squares("a1 a2"));
        let at = layout.point(square("a1"));
        let place = layout.spec.board.castle();
        let pick = Pick { place };
        view.drag = Some(Drag { pick, at });
        assert_eq!(capturing(&view), a | squares("a1 a2"));
    });
}

#[test]
fn what_can_move_is_ringed_until_something_is_chosen() {
    each(|layout, mut view| {
        let drabants = layout.spec.board.drabants();
        view.movable = picks(drabants);
        assert_eq!(ringed(layout, &view, Ring::Movable), drabants);
        view.chosen = view.movable.first().copied();
        assert_eq!(ringed(layout, &view, Ring::Movable), Squares::NONE);
        let chosen = Squares::only(view.chosen.unwrap().place);
        assert_eq!(ringed(layout, &view, Ring::Chosen), chosen);
    });
}

#[test]
fn squares_are_lit_as_they_are_marked() {
    each(|layout, mut view| {
        view.last = vec![(square("a1"), square("a3"))];
        view.hover = Some(square("b3"));
        view.refused = Some((square("c3"), 0.4));
        let items = still(layout, &view).items;
        let lit: Vec<(Square, Tint)> = items
            .iter()
            .filter_map(|item| match item {
                Item::Cell { rect, tint, .. } => Some((layout.place_at(rect.centre())?, *tint)),
                _ => None,
            })
            .collect();
        let expected = [
            (square("a1"), Tint::LastFrom),
            (square("a3"), Tint::LastTo),
            (square("b3"), Tint::Hover),
            (square("c3"), Tint::Refused),
        ];
        assert_eq!(lit, expected);
    });
}

/// The arrows on the board: where, and whether they lead away from the king.
fn arrows(layout: &Layout, view: &View, frame: &Frame) -> Vec<(Square, f64)> {
    let king = layout.point(view.king_at().unwrap());
    let arrow = |item: Item| match item {
        Item::Arrow { at, way, size, .. } => {
            assert!((way.length() - 1.0).abs() < 1e-9);
            assert!((at - king).dot(way) > 0.99 * (at - king).length());
            Some((layout.place_at(at).unwrap(), size))
        }
        _ => None,
    };
    let items = compose(layout, view, frame).items;
    items.into_iter().filter_map(arrow).collect()
}

#[test]
fn open_ways_are_shown_to_the_edge_and_run_out_while_the_word_is_said() {
    let judge = judge(Board::Nine);
    let position = judge
        .read_position("9/9/9/9/2t6/1tK6/2t6/9/9 muscovite")
        .unwrap();
    let view = View::of(&judge, &position);
    each(|layout, _| {
        if layout.spec.board != Board::Nine {
            return;
        }
        let all = arrows(layout, &view, &Frame::default());
        let shown: Squares = all.iter().map(|(at, _)| *at).collect();
        assert_eq!(shown, judge.squares_of_open_ways(&position));
        assert_eq!(all.len() as u32, shown.len());
        let mut last = 0.0;
        for n in 0..=20 {
            let frame = Frame {
                word: Some((Word::Raichi, f64::from(n) / 20.0)),
                ..Frame::default()
            };
            let sum: f64 = arrows(layout, &view, &frame)
                .iter()
                .map(|(_, size)| size)
                .sum();
            assert!(sum >= last);
            last = sum;
        }
        let whole: f64 = all.iter().map(|(_, size)| size).sum();
        assert!((last - whole).abs() < 1e-9);
    });
}

#[test]
fn a_chosen_king_sees_the_ways_out_of_which_nothing_was_told() {
    let judge = judge(Board::Nine);
    let position = judge
        .read_position("9/9/9/9/2t6/1tK6/2t6/9/9 swede")
        .unwrap();
    let mut view = View::of(&judge, &position);
    assert_eq!(view.ways, Squares::NONE);
    let king = Pick {
        place: square("c4"),
    };
    let record = Record::new(judge, Some(position));
    let session = Session::from_record(record, [PlayerKind::Human; 2]);
    view.chosen = Some(king);
    view.destinations = session.destinations(king);
    each(|layout, _| {
        if layout.spec.board == Board::Nine {
            let all = arrows(layout, &view, &Frame::default());
            let shown: Squares = all.iter().map(|(at, _)| *at).collect();
            assert_eq!(shown, squares("i4"));
        }
    });
}

#[test]
fn names_stand_there_when_they_are_wanted_and_those_that_are_pointed_at_stand_out() {
    each(|layout, mut view| {
        let names = |view: &View| -> Vec<(Name, bool)> {
            let items = still(layout, view).items;
            let name = |item: Item| match item {
                Item::Name { name, pointed, .. } => Some((name, pointed)),
                _ => None,
            };
            items.into_iter().filter_map(name).collect()
        };
        assert!(names(&view).is_empty());
        view.names = true;
        view.pointed = vec![square("c5")];
        for (name, pointed) in names(&view) {
            let own = matches!(name, Name::Letter('c') | Name::Number(5));
            assert_eq!(pointed, own, "{name:?}");
        }
    });
}

#[test]
fn the_turn_passes_from_edge_to_edge_in_the_frame() {
    each(|layout, view| {
        for progress in [0.0, 0.1, 0.5, 0.9, 1.0] {
            let frame = Frame {
                turn: Some((Side::Muscovite, progress)),
                ..Frame::default()
            };
            let mut strengths = 0.0;
            for item in compose(layout, &view, &frame).items {
                let Item::Turn {
                    side,
                    from,
                    to,
                    strength,
                    ..
                } = item
                else {
                    continue;
                };
                let middle = from.toward(to, 0.5) - layout.board.centre();
                let own = layout.forward(side.into());
                assert!(middle.dot(own) < -layout.field().h / 2.0, "{layout:?}");
                strengths += strength;
            }
            assert!((strengths - 1.0).abs() < 1e-9, "{strengths} at {progress}");
        }
    });
}

/// Nothing is ever seen somewhere without having come there.
#[test]
fn nobody_jumps_from_one_moment_to_the_next() {
    const FRAME: f64 = 8.0;
    let mut steps = 0;
    games(
        1,
        testkit::tries(20, 120),
        |judge, before, events, after| {
            let spec = LayoutSpec {
                width: 1280.0,
                height: 800.0,
                board: judge.rules().board,
                escape: judge.rules().escape,
                camps: true,
                below: Side::Swede,
            };
            let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
            let truth = View::of(judge, after);
            for layout in [Layout::fill(spec), Layout::between(spec)] {
                let pieces = |view: &View, frame: &Frame| -> Vec<(Look, Point)> {
                    let items = compose(&layout, view, frame).items;
                    let piece = |item: &Item| match item {
                        Item::Piece { look, .. } => drawn(item).map(|rect| (*look, rect.centre())),
                        _ => None,
                    };
                    items.iter().filter_map(piece).collect()
                };
                let mut last = pieces(&View::of(judge, before), &Frame::default());
                for n in 0..=(animation.end() / FRAME) as u32 + 1 {
                    let mut view = truth.clone();
                    let frame = animation.show(&mut view, f64::from(n) * FRAME);
                    let now = pieces(&view, &frame);
                    assert_eq!(now.len(), last.len(), "{events:?}");
                    for (look, at) in &now {
                        let was = last.iter().filter(|(other, _)| other == look);
                        let moved = was.map(|(_, was)| was.distance(*at) / layout.pitch);
                        let moved = moved.fold(f64::INFINITY, f64::min);
                        assert!(moved < 0.5, "{look:?} by {moved} at {n} of {events:?}");
                    }
                    last = now;
                    steps += 1;
                }
            }
        },
    );
    assert!(steps > testkit::tries(2_000, 10_000), "{steps}");
}

#[test]
fn where_less_motion_is_wanted_nothing_is_seen_between_two_places() {
    games(1, 60, |judge, before, events, after| {
        let spec = LayoutSpec {
            width: 800.0,
            height: 600.0,
            board: judge.rules().board,
            escape: judge.rules().escape,
            camps: true,
            below: Side::Swede,
        };
        let layout = Layout::fill(spec);
        let (old, new) = (View::of(judge, before), View::of(judge, after));
        let feet = |view: &View, frame: &Frame| -> Vec<Point> {
            let items = compose(&layout, view, frame).items;
            let foot = |item: &Item| match item {
                Item::Piece { at, lift, .. } => Some(*at - Point::new(0.0, *lift)),
                _ => None,
            };
            items.iter().filter_map(foot).collect()
        };
        // A king on his way out stands on his square for a moment.
        let steps = events.iter().filter_map(|event| match event {
            hnefatafl::Event::Moved { piece, to, .. } => Some(layout.foot(*piece, *to)),
            _ => None,
        });
        let mut rests: Vec<Point> = steps.collect();
        rests.extend(feet(&old, &Frame::default()));
        rests.extend(feet(&new, &Frame::default()));
        let animation = Animation::new(judge, before, events, Pace::Fade, 0.0);
        for t in (0..animation.end() as u32).step_by(20) {
            let mut view = new.clone();
            let frame = animation.show(&mut view, f64::from(t));
            for foot in feet(&view, &frame) {
                assert!(
                    rests.iter().any(|rest| rest.distance(foot) < 1e-6),
                    "{events:?}"
                );
            }
        }
    });
}
