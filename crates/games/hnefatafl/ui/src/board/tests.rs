use game::session::PlayerKind;
use hnefatafl::{Board, Escape, Event, Judge, Piece, Record, Side, Square, Squares, Word, preset};
use scene::{
    Board as _, BoardLayout as _, DieFace, Look as _, Name, Pace, Point, Pointer, Pose, Rect, Ring,
    Target, Timed as _, hit,
};
use testkit::boards::{self, Sample, See, layouts};
use testkit::screens::SCREENS;
use testkit::steps::step;

use super::layout::margin;
use super::motion::games;
use super::motion::set_down;
use super::*;
use crate::{Session, destinations};

testkit::board_promises!(HnefataflBoard);

fn formats() -> impl Iterator<Item = Format> {
    Board::ALL.iter().map(|&board| Format {
        board,
        escape: if board == Board::Seven {
            Escape::Corner
        } else {
            Escape::Edge
        },
        camps: true,
    })
}

impl Sample for HnefataflBoard {
    const BADGE: [f64; 4] = [0.26, 10.0, 2.2, 1.3];

    fn formats() -> Vec<Format> {
        formats().collect()
    }

    fn games(see: See<HnefataflBoard>) {
        games::games(3, testkit::tries(100, 300), see);
    }

    fn start(format: Format) -> View {
        let judge = judge(format.board);
        View::of(&judge, &judge.start())
    }

    fn tray() -> Tray {
        Tray::new(&[], |_| DieFace::BLANK)
    }

    fn format_of(judge: &Judge) -> Format {
        Format::of(judge.rules())
    }

    fn show_all(own: &mut Own) {
        own.names = true;
        own.lost = [8, 16];
    }

    fn picks(own: &Own) -> Vec<Pick> {
        picks(own.figures.iter().map(|figure| figure.at).collect())
    }

    fn destination(place: Square) -> Destination {
        Destination {
            place,
            captures: Squares::NONE,
            escapes: true,
            say: Some(Word::Tuichu),
        }
    }

    fn heads(layout: &Layout, view: &View) -> Vec<Rect> {
        let head = |figure: &Figure| {
            let pose = pose::in_view(layout, view, *figure);
            pose::part(pose, figure.piece, 0.5)
        };
        view.own.figures.iter().map(head).collect()
    }

    fn count(own: &Own) -> usize {
        own.figures.len() + own.lost.map(usize::from).iter().sum::<usize>()
    }

    fn land(own: &mut Own, moving: &Moving) {
        set_down(own, moving.piece, moving.to);
    }

    fn sort(own: &mut Own) {
        own.figures.sort();
    }
}

#[test]
fn no_piece_jumps() {
    boards::no_piece_jumps::<HnefataflBoard, _>(0.6, Look::lying);
}

fn spec(width: f64, height: f64, board: Board, below: Side) -> LayoutSpec {
    LayoutSpec {
        width,
        height,
        below,
        turned: None,
        format: Format {
            board,
            escape: Escape::Edge,
            camps: true,
        },
    }
}

fn with(mut spec: LayoutSpec, change: impl Fn(&mut Format)) -> Layout {
    change(&mut spec.format);
    Layout::fill(spec)
}

fn drawn_at(look: Look, foot: Point, unit: f64, facing: f64) -> Rect {
    Pose::still(foot, unit, facing).rect(look.extent())
}

#[test]
fn every_way_begins_and_ends_at_rest() {
    let [a4, b4, e4, e5] = ["a4", "b4", "e4", "e5"].map(square);
    let ways = [
        (Piece::Drabant, Rest::On(e4), Rest::On(b4)),
        (Piece::Drabant, Rest::On(b4), Rest::Captured(3)),
        (Piece::Muscovite, Rest::On(b4), Rest::Captured(0)),
        (Piece::King, Rest::On(a4), Rest::Out(a4)),
        (Piece::King, Rest::On(e5), Rest::Fallen(e5)),
    ];
    for layout in layouts::<HnefataflBoard>(&[(700.0, 1000.0)]) {
        for (piece, from, to) in ways {
            for (progress, rest) in [(0.0, from), (1.0, to)] {
                let moving = Moving {
                    piece,
                    from,
                    to,
                    progress,
                };
                let seen = |pose: Pose| pose::part(pose, piece, 1.0);
                let then = seen(pose::moving(&layout, &moving));
                let end = seen(pose::pose_of(&layout, piece, rest));
                assert!(then.holds(&end) && end.holds(&then), "{from:?} {to:?}");
            }
        }
    }
}

#[test]
fn the_edge_of_the_board_belongs_to_the_live_squares_beside_it() {
    for layout in layouts::<HnefataflBoard>(&[(360.0, 560.0)]) {
        let a1 = square("a1");
        let step = layout.point(a1) - layout.point(square("b1"));
        let edge = layout.point(a1) + step * 0.7;
        let meant = |live: &str, pointer| {
            let view = View {
                movable: picks(squares(live)),
                ..View::default()
            };
            hit(&layout, &view, &HnefataflBoard::tray(), 0.0, edge, pointer)
        };
        assert_eq!(meant("a1", Pointer::Coarse), Target::Place(a1));
        assert_eq!(meant("a2", Pointer::Fine), Target::Nothing);
        assert_eq!(meant("", Pointer::Coarse), Target::Nothing);
    }
}

#[test]
fn a_king_who_is_out_is_hit_where_he_is_seen() {
    let judge = judge(Board::Nine);
    let out = "9/9/9/9/9/9/9/9/4K4 muscovite";
    let mut view = View::of(&judge, &judge.read_position(out).unwrap());
    assert_eq!(view.own.king, KingState::Out);
    let spec = |below| spec(1280.0, 800.0, Board::Nine, below);
    for layout in Side::BOTH.map(|below| Layout::fill(spec(below))) {
        let e1 = square("e1");
        let foot = layout.foot_around(Piece::King, layout.outside(e1));
        let meant = |view: &View| {
            hit(
                &layout,
                view,
                &HnefataflBoard::tray(),
                0.0,
                foot,
                Pointer::Fine,
            )
        };
        view.own.king = KingState::Out;
        assert_eq!(meant(&view), Target::Place(e1));
        let all = HnefataflBoard::place_with_pieces(&layout, &view, e1);
        assert!(all.w + all.h > 2.0 * layout.pitch + 1e-6);
        view.own.king = KingState::Stands;
        let on_a_square = layout.place_at(foot).is_some();
        assert_eq!(meant(&view) == Target::Nothing, !on_a_square);
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
    for layout in layouts::<HnefataflBoard>(&SCREENS) {
        let (width, height) = (layout.spec.width, layout.spec.height);
        let (short, long) = (width.min(height), width.max(height));
        if long >= 1.3 * short {
            let most = short - 2.0 * margin(&layout.spec);
            assert!((layout.board.w - most).abs() < 1e-6, "{layout:?}");
        }
        assert!(layout.board.w >= 0.8 * short, "{layout:?}");
        assert!((layout.board.w - layout.board.h).abs() < 1e-9);
        let field = f64::from(layout.spec.format.board.size()) * layout.pitch;
        assert!((field + 2.0 * layout.edge - layout.board.w).abs() < 1e-6);
    }
}

#[test]
fn captures_lie_to_the_right_of_their_player_or_in_front() {
    for layout in layouts::<HnefataflBoard>(&SCREENS) {
        let short = layout.spec.width.min(layout.spec.height);
        for side in Side::BOTH {
            let booty = layout.plates[side.index()].centre() - layout.board.centre();
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
fn every_piece_stands_in_its_square_and_shows_its_side() {
    for layout in layouts::<HnefataflBoard>(&SCREENS) {
        for piece in Piece::ALL {
            let facing = layout.facing(Some(piece.side()));
            for square in layout.places() {
                let foot = layout.foot(*piece, square);
                let rect = drawn_at((*piece).into(), foot, layout.unit, facing);
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
    for layout in layouts::<HnefataflBoard>(&SCREENS) {
        let facing = layout.facing(Some(Side::Swede));
        for square in layout.spec.format.board.edge() {
            let middle = layout.outside(square);
            let foot = layout.foot_around(Piece::King, middle);
            let rect = drawn_at(Piece::King.into(), foot, layout.unit, facing);
            assert!(layout.canvas().holds(&rect), "{square} of {layout:?}");
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
fn throne_camps_and_corners_are_marked() {
    let named = |layout: &Layout, mark| {
        let marks = layout.marks().filter(move |(_, other)| *other == mark);
        marks.count()
    };
    for (board, camps) in [(Board::Seven, 8), (Board::Nine, 16), (Board::Eleven, 24)] {
        for (escape, corners) in [(Escape::Edge, 0), (Escape::Corner, 4)] {
            let spec = spec(800.0, 600.0, board, Side::Swede);
            let layout = with(spec, |format| format.escape = escape);
            assert_eq!(named(&layout, Mark::Throne), 1);
            assert_eq!(named(&layout, Mark::Camp), camps);
            assert_eq!(named(&layout, Mark::Corner), corners);
            let plain = with(layout.spec, |format| format.camps = false);
            assert_eq!(named(&plain, Mark::Camp), 0);
        }
    }
    for preset in &hnefatafl::PRESETS {
        assert!(!camps_matter(&preset.rules), "{}", preset.id);
    }
    let closed = hnefatafl::read_rules("linne camps=muscovites").unwrap();
    assert!(camps_matter(&closed));
}

fn judge(board: Board) -> Judge {
    let mut rules = preset("linne").unwrap().rules;
    rules.board = board;
    if board == Board::Seven {
        rules.escape = Escape::Corner;
    }
    Judge::new(rules).unwrap()
}

/// Every board's layouts on every screen, from both sides and between two people, with the start position.
fn each(mut see: impl FnMut(&Layout, View)) {
    for layout in layouts::<HnefataflBoard>(&[(360.0, 560.0), (1280.0, 800.0), (1080.0, 1920.0)]) {
        see(&layout, HnefataflBoard::start(layout.spec.format));
    }
}

fn compose(layout: &Layout, view: &View, frame: &Frame) -> Scene {
    HnefataflBoard::compose(layout, view, frame, &HnefataflBoard::tray(), 0.0)
}

fn still(layout: &Layout, view: &View) -> Scene {
    compose(layout, view, &Frame::default())
}

fn drawn(item: &Item) -> Option<Rect> {
    boards::drawn::<HnefataflBoard>(item)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> Squares {
    names.split_whitespace().map(square).collect()
}

fn picks(squares: Squares) -> Vec<Pick> {
    squares.into_iter().map(|place| Pick { place }).collect()
}

#[test]
fn a_captured_king_lies_in_his_square_an_escaped_one_beyond() {
    each(|layout, mut view| {
        view.own
            .figures
            .retain(|figure| figure.piece == Piece::King);
        let king_in = |view: &View| {
            let scene = still(layout, view);
            let mut pieces = scene.items.iter().filter_map(drawn);
            let off_plates = |rect: &Rect| !layout.plates.iter().any(|plate| plate.holds(rect));
            pieces.find(off_plates).unwrap()
        };
        view.own.king = KingState::Fallen;
        let cell = layout.cell(view.own.figures[0].at);
        let fallen = king_in(&view);
        assert!(cell.holds(&fallen), "{layout:?}");
        let up = Point::new(fallen.w, fallen.h).turned(layout.facing(Some(Side::Swede)));
        assert!(up.x.abs() > up.y.abs(), "{layout:?}");
        let scene = still(layout, &view);
        let lies = |item: &Item| matches!(item, Item::Piece { look, .. } if look.lies());
        assert!(scene.items.iter().any(lies));
        view.own.king = KingState::Out;
        for at in layout.spec.format.board.edge() {
            view.own.figures[0].at = at;
            assert!(!layout.field().holds(&king_in(&view)), "{at} of {layout:?}");
            assert!(layout.canvas().holds(&king_in(&view)), "{at} of {layout:?}");
        }
    });
}

#[test]
fn a_plate_shows_its_side_and_what_it_has_captured() {
    each(|layout, mut view| {
        view.own.figures.clear();
        for lost in 0..=layout.most_captured(Side::Muscovite) {
            view.own.lost = [0, lost];
            let plate = layout.plate(Side::Swede);
            let scene = still(layout, &view);
            let pieces: Vec<Rect> = scene.items.iter().filter_map(drawn).collect();
            let (shown, number): (u8, &[u8]) = match lost {
                0..=3 => (lost, &[]),
                _ => (1, &[lost]),
            };
            // Each side has its own.
            assert_eq!(pieces.len(), 2 + usize::from(shown));
            let taken = pieces.iter().filter(|rect| plate.taken().holds(rect));
            assert_eq!(taken.count(), usize::from(shown), "{layout:?}");
            let own = pieces.iter().filter(|rect| plate.mark().holds(rect));
            assert_eq!(own.count(), 1, "{layout:?}");
            let mut counts = Vec::new();
            for item in &scene.items {
                if let Item::Count { count, .. } = item {
                    counts.push(*count);
                    let number = testkit::screens::seen(item).unwrap();
                    assert!(plate.rect.holds(&number), "{layout:?}");
                    assert!(!pieces.iter().any(|rect| rect.contains(number.centre())));
                }
            }
            assert_eq!(counts, number);
        }
    });
}

#[test]
fn rings_surround_their_piece_and_stay_in_its_square() {
    each(|layout, mut view| {
        let rings = |view: &View| {
            let items = still(layout, view).items;
            let ring = |item: &Item| match item {
                Item::Ring { at, rx, ry, .. } => Some((layout.place_at(*at)?, rx.max(*ry))),
                _ => None,
            };
            items.iter().filter_map(ring).collect::<Vec<_>>()
        };
        let picks = view
            .own
            .figures
            .iter()
            .map(|figure| Pick { place: figure.at });
        view.movable = picks.collect();
        let around_pieces = rings(&view);
        assert_eq!(around_pieces.len(), view.own.figures.len());
        for (square, radius) in around_pieces {
            let figure = view.own.figures.iter().find(|figure| figure.at == square);
            let width = Look::from(figure.unwrap().piece).width();
            assert!(2.0 * radius > (width + 0.2) * layout.unit);
            assert!(radius < 0.5 * layout.pitch);
        }
        let plain = square("b2");
        view = View::default();
        let to = layout.marks().map(|(square, _)| square).chain([plain]);
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

/// The centres of the rings of a kind.
fn ringed(layout: &Layout, view: &View, wanted: Ring) -> Squares {
    let items = still(layout, view).items;
    let ring = |item: &Item| match item {
        Item::Ring { ring, at, .. } if *ring == wanted => layout.place_at(*at),
        _ => None,
    };
    items.iter().filter_map(ring).collect()
}

#[test]
fn captures_are_ringed_for_the_move_pointed_at_or_all_moves() {
    each(|layout, mut view| {
        let [a, b] = [
            layout.spec.format.board.muscovites(),
            layout.spec.format.board.drabants(),
        ]
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
        let place = layout.spec.format.board.throne();
        let pick = Pick { place };
        view.drag = Some(Drag { pick, at });
        assert_eq!(capturing(&view), a | squares("a1 a2"));
    });
}

/// The arrows on the board: where they are, and whether they lead away from the king.
fn arrows(layout: &Layout, view: &View, frame: &Frame) -> Vec<(Square, f64)> {
    let king = layout.point(view.own.king_at().unwrap());
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
fn open_ways_lead_to_the_edge_and_appear_with_their_word() {
    let judge = judge(Board::Nine);
    let position = judge
        .read_position("9/9/9/9/2t6/1tK6/2t6/9/9 muscovite")
        .unwrap();
    let view = View::of(&judge, &position);
    each(|layout, _| {
        if layout.spec.format.board != Board::Nine {
            return;
        }
        let all = arrows(layout, &view, &Frame::default());
        let shown: Squares = all.iter().map(|(at, _)| *at).collect();
        assert_eq!(shown, judge.squares_of_open_ways(&position));
        assert_eq!(all.len() as u32, shown.len());
        let mut last = 0.0;
        for n in 0..=20 {
            let frame = Frame {
                own: Moment {
                    word: Some((Word::Raichi, f64::from(n) / 20.0)),
                },
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
    assert_eq!(view.own.ways, Squares::NONE);
    let king = Pick {
        place: square("c4"),
    };
    let record = Record::new(judge, Some(position));
    let session = Session::from_record(record, [PlayerKind::Human; 2]);
    view.chosen = Some(king);
    view.destinations = destinations(&session, king);
    each(|layout, _| {
        if layout.spec.format.board == Board::Nine {
            let all = arrows(layout, &view, &Frame::default());
            let shown: Squares = all.iter().map(|(at, _)| *at).collect();
            assert_eq!(shown, squares("i4"));
        }
    });
}

#[test]
fn names_are_shown_on_request_and_pointed_at_ones_stand_out() {
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
        view.own.names = true;
        view.pointed = vec![square("c5")];
        for (name, pointed) in names(&view) {
            let own = matches!(name, Name::Letter('c') | Name::Number(5));
            assert_eq!(pointed, own, "{name:?}");
        }
    });
}

#[test]
fn reduced_motion_shows_nothing_between_two_places() {
    games::games(1, 60, &mut |judge, before, events, after| {
        let layout = Layout::fill(LayoutSpec {
            width: 800.0,
            height: 600.0,
            below: Side::Swede,
            turned: None,
            format: Format::of(judge.rules()),
        });
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
        let steps = events.iter().filter_map(|event| match *event {
            Event::Moved { piece, to, .. } => Some(layout.foot(piece, to)),
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

#[test]
fn captured_pieces_leave_together_after_the_move_lands() {
    let settled = |action: &str| {
        let (judge, before, events, after) =
            step::<HnefataflBoard>("linne", "9/9/9/3Tt1tT1/9/5T3/9/1tKt5/9 swede", action);
        let animation = Animation::new(&judge, &before, &events, Pace::Travel(1.0), 0.0);
        let times = (0..5000).map(f64::from);
        let landing = times.clone().find(|t| {
            let frame = animation.show(&mut View::of(&judge, &after), *t);
            let slides = |m: &Moving| matches!(m.to, Rest::On(_));
            !frame.moving.iter().any(slides)
        });
        let leaving: Vec<usize> = times
            .map(|t| animation.show(&mut View::of(&judge, &after), t))
            .map(|frame| {
                let leaves = |m: &&Moving| matches!(m.to, Rest::Captured(_));
                frame.moving.iter().filter(leaves).count()
            })
            .collect();
        (landing.unwrap(), leaving)
    };
    let (near, none) = settled("f4-f5");
    assert!(none.iter().all(|count| *count == 0));
    let (far, leaving) = settled("f4-f6");
    assert!(far > near);
    let first = leaving.iter().position(|count| *count > 0).unwrap();
    assert!((first as f64 - far).abs() <= 1.0, "{first} {far}");
    assert!(leaving.iter().all(|count| *count == 0 || *count == 2));
}

#[test]
fn captured_pieces_go_each_to_the_next_place_of_its_side() {
    let position = "9/9/9/3Tt1tT1/9/5T3/9/1tKt5/9 swede";
    let (judge, before, events, after) = step::<HnefataflBoard>("linne", position, "f4-f6");
    let animation = Animation::new(&judge, &before, &events, Pace::Travel(1.0), 0.0);
    let landing = 170.0 + 2.0 * 55.0;
    let frame = animation.show(&mut View::of(&judge, &after), landing + 10.0);
    let going: Vec<Rest> = frame.moving.iter().map(|moving| moving.to).collect();
    let lost = View::of(&judge, &before).own.lost[Side::Muscovite.index()];
    assert_eq!(going, [Rest::Captured(lost), Rest::Captured(lost + 1)]);
    assert_eq!(View::of(&judge, &after).own.lost, [5, lost + 2]);
}

#[test]
fn the_king_leaves_through_the_edge_or_falls_where_captured() {
    let rests = |rules: &str, position: &str, action: &str| {
        let (judge, before, events, after) = step::<HnefataflBoard>(rules, position, action);
        let animation = Animation::new(&judge, &before, &events, Pace::Travel(1.0), 0.0);
        let mut rests: Vec<(Rest, Rest)> = Vec::new();
        for t in 0..3000 {
            let frame = animation.show(&mut View::of(&judge, &after), f64::from(t));
            let ways = frame.moving.iter().map(|m| (m.from, m.to));
            rests.extend(ways);
        }
        rests.dedup();
        (rests, View::of(&judge, &after).own.king)
    };
    let square = |name: &str| name.parse::<Square>().unwrap();
    let [a4, c4, e2, e4, e5] = ["a4", "c4", "e2", "e4", "e5"].map(square);
    let (out, king) = rests("linne", "9/9/9/9/9/2K6/9/9/7t1 swede", "c4-a4");
    let expected = [(Rest::On(c4), Rest::On(a4)), (Rest::On(a4), Rest::Out(a4))];
    assert_eq!((&*out, king), (&expected[..], KingState::Out));
    let before = "9/9/9/4t4/3tKt3/9/9/4t4/9 muscovite";
    let (fallen, king) = rests("linne", before, "e2-e4");
    let expected = [
        (Rest::On(e2), Rest::On(e4)),
        (Rest::On(e5), Rest::Fallen(e5)),
    ];
    assert_eq!((&*fallen, king), (&expected[..], KingState::Fallen));
}

#[test]
fn ways_end_with_the_swedes_next_move_and_begin_with_a_word() {
    let (mut begun, mut ended) = (0, 0);
    games::games(12, 200, &mut |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        let truth = View::of(judge, after);
        for t in (0..animation.end() as u32).step_by(25).map(f64::from) {
            let mut view = truth.clone();
            let frame = animation.show(&mut view, t);
            match before.turn() {
                Side::Swede if !animation.is_settled(t) => {
                    assert!(view.own.ways.is_empty(), "{events:?} at {t}");
                    ended += 1;
                }
                Side::Swede => assert_eq!(view.own.ways, truth.own.ways, "{events:?} at {t}"),
                Side::Muscovite => {
                    let told = View::of(judge, before).own.ways;
                    assert!(
                        view.own.ways == told || view.own.ways == truth.own.ways,
                        "{events:?} at {t}"
                    );
                }
            }
            begun += usize::from(frame.own.word.is_some());
        }
    });
    assert!(begun > 100 && ended > 100, "{begun} {ended}");
}
