use sahkku::{Drawing, Event, Face, Judge, PRESETS, Place, Row, Side, Spot};
use scene::{
    Board as _, BoardLayout as _, Look as _, Name, Pace, Point, Rect, StripLayout, Timed as _,
};
use testkit::boards::{self, Sample, See, layouts, still};
use testkit::screens::SCREENS;

use super::layout::names_of;
use super::motion::{games, lose};
use super::*;

testkit::board_promises!(SahkkuBoard);

fn judge_of(format: Format) -> Judge {
    let same = |rules: &sahkku::Rules| Format::of(rules, format.lines) == format;
    let preset = PRESETS.iter().find(|preset| same(&preset.rules));
    let mut rules = preset.unwrap_or(&PRESETS[0]).rules;
    rules.columns = format.columns;
    Judge::new(rules).unwrap()
}

impl Sample for SahkkuBoard {
    const DIGIT: f64 = 0.57;
    const BADGE: [f64; 4] = [0.3, 11.0, 2.6, 1.5];
    const PANEL_ON_SQUARE: bool = false;

    fn formats() -> Vec<Format> {
        let mut formats: Vec<Format> = Vec::new();
        for preset in &PRESETS {
            for lines in Lines::ALL {
                let format = Format::of(&preset.rules, *lines);
                let plain = format.places == Drawing::Squares && *lines != Lines::Short;
                if !plain && !formats.contains(&format) {
                    formats.push(format);
                }
            }
        }
        for columns in [9, 21] {
            let mut format = formats[0];
            format.columns = columns;
            formats.push(format);
        }
        formats
    }

    fn games(see: See<SahkkuBoard>) {
        games::games(1, testkit::tries(150, 400), see);
    }

    fn start(format: Format) -> View {
        let judge = judge_of(format);
        View::of(&judge, &judge.start(Side::Men))
    }

    fn tray() -> Tray {
        empty_tray(&[Face::X, Face::II, Face::III, Face::Blank])
    }

    fn face() -> Option<Face> {
        Some(Face::X)
    }

    fn format_of(judge: &Judge) -> Format {
        Format::of(judge.rules(), Lines::Short)
    }

    fn show_all(own: &mut Own) {
        own.names = true;
        own.lost = [Lost {
            soldiers: 9,
            queen: true,
        }; 2];
    }

    fn picks(own: &Own) -> Vec<Pick> {
        let mut picks: Vec<Pick> = Vec::new();
        for figure in own.figures.iter().filter(|figure| !figure.riding) {
            let pick = Pick {
                piece: figure.piece,
                spot: figure.at,
            };
            if !picks.contains(&pick) {
                picks.push(pick);
            }
        }
        picks
    }

    fn destination(place: Place) -> Destination {
        Destination {
            place,
            faces: vec![Face::X, Face::III],
            captures: true,
            king: KingMark::Taken,
        }
    }

    fn heads(layout: &Layout, view: &View) -> Vec<Rect> {
        let stacks = stacks(layout, view);
        let standing = stacks.iter().filter(|stack| !stack.look.lies());
        standing.map(|stack| stack.head(0)).collect()
    }

    fn count(own: &Own) -> usize {
        let lost = own.lost.iter().map(|lost| usize::from(lost.count()));
        own.figures.len() + lost.sum::<usize>()
    }

    fn land(own: &mut Own, moving: &Moving) {
        match moving.gait {
            Gait::Leave | Gait::Vanish => lose(own, &moving.from),
            _ => own.figures.push(moving.to),
        }
    }

    fn sort(own: &mut Own) {
        own.figures.sort();
        own.inert = false;
    }

    fn removes(events: &[Event]) -> bool {
        let removed = |event: &Event| matches!(event, Event::KingRemoved { .. });
        events.iter().any(removed)
    }
}

fn spec(width: f64, height: f64, columns: u8, below: Side) -> LayoutSpec {
    LayoutSpec {
        width,
        height,
        below,
        turned: None,
        format: Format {
            columns,
            places: Drawing::Lines,
            lines: Lines::Short,
        },
    }
}

fn all() -> impl Iterator<Item = Layout> {
    layouts::<SahkkuBoard>(&SCREENS).filter(|layout| !layout.between)
}

fn each(mut see: impl FnMut(&Layout, View)) {
    for layout in layouts::<SahkkuBoard>(&[(360.0, 560.0), (1280.0, 800.0), (1080.0, 1920.0)]) {
        see(&layout, SahkkuBoard::start(layout.spec.format));
    }
}

#[test]
fn every_piece_is_seen_within_its_own_cell() {
    each(|layout, view| {
        let items = still(layout, &view);
        let on_board = |item: &&Item| {
            let Item::Piece { at, .. } = item else {
                return false;
            };
            !layout.plates.iter().any(|plate| plate.contains(*at))
        };
        assert_eq!(
            items.iter().filter(on_board).count(),
            view.own.figures.len()
        );
        for stack in arrange::stacks(layout, &view) {
            let place = stack.figure.at.place();
            assert_eq!(layout.place_at(stack.middle()), Some(place));
        }
    });
}

/// The contents of a plate: where pieces stand on it, by side, and its number.
fn on_plate(layout: &Layout, view: &View, side: Side) -> (Vec<(Point, bool)>, Vec<u8>) {
    let plate = layout.plate(side);
    let (mut pieces, mut numbers) = (Vec::new(), Vec::new());
    for item in still(layout, view) {
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
    each(|layout, mut view| {
        view.own.figures.clear();
        for side in Side::BOTH {
            for lost in 0..=layout.spec.format.columns {
                view.own.lost[side.other().index()].soldiers = lost;
                let (pieces, numbers) = on_plate(layout, &view, side);
                let plate = layout.plate(side);
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

#[test]
fn a_stack_is_counted_and_a_lone_piece_is_not() {
    each(|layout, mut view| {
        let mut awake = view.own.figures[0];
        awake.awake = true;
        awake.at = Spot::outbound("b2".parse().unwrap());
        view.own.figures = vec![awake; 5];
        let counts = |view: &View| -> Vec<u8> {
            let items = still(layout, view);
            let count = |item: &Item| match item {
                Item::Count { count, .. } => Some(*count),
                _ => None,
            };
            items.iter().filter_map(count).collect()
        };
        assert_eq!(counts(&view), [5]);
        view.own.figures.truncate(1);
        assert!(counts(&view).is_empty());
    });
}

#[test]
fn a_destination_shows_its_die_and_rings_the_piece_on_it() {
    each(|layout, mut view| {
        let canvas = layout.canvas();
        for place in layout.places() {
            view.destinations = vec![Destination {
                place,
                faces: vec![Face::X, Face::III],
                captures: true,
                king: KingMark::Taken,
            }];
            let items = still(layout, &view);
            let tags = items.iter().filter(|item| matches!(item, Item::Tag { .. }));
            assert!(tags.clone().count() == 1 && tags.clone().all(|t| canvas.holds(&t.bounds())));
            let rings = items
                .iter()
                .filter(|item| matches!(item, Item::Ring { .. }));
            let here = view.own.figures.iter().filter(|f| f.at.place() == place);
            assert_eq!(rings.count(), here.count(), "{place} of {layout:?}");
        }
    });
}

/// The visible pieces: their kinds, positions and sizes.
fn seen(layout: &Layout, view: &View, frame: &Frame) -> Vec<((bool, Option<Side>), Point, f64)> {
    let scene = SahkkuBoard::compose(layout, view, frame, &empty_tray(&[]), 0.0);
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
                // A king with a rider is drawn above the rider.
                Look::King { ridden: true, .. } => (true, None, 0.36 * unit),
                Look::King { .. } => (true, None, 0.0),
            };
            Some(((king, side), at - Point::new(0.0, lift + up), unit))
        }
        _ => None,
    });
    pieces.collect()
}

/// Nothing that stays on the board jumps: neither moving pieces nor those that make room.
#[test]
fn nobody_jumps_from_one_moment_to_the_next() {
    const FRAME: f64 = 8.0;
    let mut steps = 0;
    games::games(1, 130, &mut |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        let layout = Layout::fill(LayoutSpec {
            format: Format::of(judge.rules(), Lines::Short),
            ..spec(1280.0, 800.0, 15, Side::Men)
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
                // A piece that leaves the board becomes smaller and flies far in a short time.
                let most = if *unit < layout.unit * 0.99 { 0.8 } else { 0.3 };
                assert!(moved < most, "{what:?} by {moved} at {n} of {events:?}");
            }
            last = now;
            steps += 1;
        }
    });
    assert!(steps > 10_000, "{steps}");
}

/// At a table every player sees their own pieces upright, and those that they have taken.
#[test]
fn pieces_stand_for_who_sits_behind_them() {
    each(|layout, mut view| {
        for figure in &mut view.own.figures {
            figure.awake = true;
        }
        view.own.lost = [Lost {
            soldiers: 3,
            queen: true,
        }; 2];
        for item in still(layout, &view) {
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
                    let reads = |side: &Side| layout.plate(*side).rect.contains(at);
                    layout.forward(Side::BOTH.into_iter().find(reads).unwrap())
                }
            };
            assert!(up.distance(expected) < 1e-9, "{item:?} of {layout:?}");
        }
    });
}

#[test]
fn words_beside_the_tray_leave_more_room_for_the_board() {
    let wide = |layout: &Layout| layout.spec.format.columns > 9;
    for layout in boards::with_panels::<SahkkuBoard>().filter(wide) {
        let (spec, margin) = (layout.spec, <Layout as StripLayout>::margin(&layout.spec));
        let panel = layout.panel.unwrap();
        if spec.height > spec.width {
            assert!(layout.board.x <= 2.0 * margin, "{layout:?}");
            assert!(
                panel.words.x + panel.words.w >= spec.width - 2.0 * margin,
                "{layout:?}"
            );
            // Text and buttons below the table would take a line of a tenth of its height.
            let mut below = spec;
            below.height *= 0.9;
            assert!(layout.pitch > Layout::fill(below).pitch, "{layout:?}");
        }
    }
}

/// The area of a bold name in a wide font.
fn lettered(layout: &Layout, name: Name, at: Point) -> Rect {
    let letters = if matches!(name, Name::Number(10..)) {
        2.0
    } else {
        1.0
    };
    let size = layout.name_size();
    Rect::around(at, size * 0.7 * letters, size * 0.74)
}

/// The frame on the board, and the lines and squares with their round ends and their lit edges.
fn strokes(layout: &Layout) -> Vec<Rect> {
    let width = layout.line();
    let stroke = |rect: Rect| {
        let lit = width * 0.42;
        let drawn = rect.inset(-width / 2.0);
        drawn.with(&Rect {
            x: drawn.x + lit,
            y: drawn.y + lit,
            ..drawn
        })
    };
    let frame = layout.board.inset(layout.frame());
    let thin = (layout.pitch * 0.022).max(1.0);
    let sides = [
        Rect { h: 0.0, ..frame },
        Rect { w: 0.0, ..frame },
        Rect {
            y: frame.y + frame.h,
            h: 0.0,
            ..frame
        },
        Rect {
            x: frame.x + frame.w,
            w: 0.0,
            ..frame
        },
    ];
    let mut all: Vec<Rect> = sides.map(|side| side.inset(-thin / 2.0)).into();
    for place in layout.places() {
        let ends = [-1.0, 1.0].map(|along| Rect::around(layout.along(place, along), 0.0, 0.0));
        all.push(stroke(match layout.spec.format.places {
            Drawing::Lines => ends[0].with(&ends[1]),
            Drawing::Squares => layout.cell(place),
        }));
    }
    all
}

#[test]
fn names_are_crossed_by_no_line() {
    for layout in all().chain(boards::with_panels::<SahkkuBoard>()) {
        let strokes = strokes(&layout);
        for (name, at) in layout.names() {
            // Bold, in a wide font.
            let letters = lettered(&layout, name, at);
            for stroke in &strokes {
                assert!(
                    !letters.meets(stroke),
                    "{name:?} and {stroke:?} of {layout:?}"
                );
            }
        }
    }
}

#[test]
fn names_stand_beside_all_places_and_along_the_near_edge() {
    for layout in all() {
        let size = layout.name_size();
        assert!(size >= 10.0, "{layout:?}");
        assert_eq!(
            layout.names().count(),
            usize::from(layout.spec.format.columns) + 6
        );
        // Beside its own places, at the end nearer to the player who sits there.
        for (name, at) in layout.names() {
            let own = layout
                .places()
                .filter(|place| names_of(*place).contains(&name));
            let near = -layout.forward(layout.spec.below);
            for place in own {
                let off = at - layout.point(place);
                match name {
                    Name::Number(_) => {
                        assert!(off.dot(layout.column_axis).abs() < 1e-6);
                        assert!(off.dot(near) > 0.0);
                    }
                    Name::Letter(_) => {
                        assert!(off.dot(layout.row_axis).abs() < layout.length * 0.4);
                    }
                }
            }
        }
    }
}

#[test]
fn place_and_point_go_both_ways() {
    for layout in all() {
        for place in layout.places() {
            for along in [-0.9, -0.3, 0.0, 0.6, 0.9] {
                assert_eq!(layout.place_at(layout.along(place, along)), Some(place));
            }
        }
    }
}

#[test]
fn the_own_row_is_below_or_right_and_runs_right_or_up() {
    for layout in all() {
        let below = layout.spec.below;
        let own = layout.point(Place::new(Row::home(below), 3).unwrap());
        let far = layout.point(Place::new(Row::home(below.other()), 3).unwrap());
        let next = layout.point(Place::new(Row::home(below), 4).unwrap());
        let walked = if below == Side::Men {
            next - own
        } else {
            own - next
        };
        if layout.turned {
            assert!(own.x > far.x && walked.y < 0.0);
        } else {
            assert!(own.y > far.y && walked.x > 0.0);
        }
    }
}

#[test]
fn tall_screens_turn_the_board_and_columns_have_24_pixels() {
    for layout in all().filter(|layout| layout.spec.turned.is_none()) {
        let (width, height) = (layout.spec.width, layout.spec.height);
        if layout.spec.format.columns >= 13
            && layout.spec.format.places == Drawing::Lines
            && width > 300.0
        {
            assert_eq!(layout.turned, height > width, "{layout:?}");
        }
        if width >= 360.0 && height >= 640.0 && layout.spec.format.columns <= 15 {
            assert!(layout.pitch >= 24.0, "{layout:?}");
        }
    }
}

#[test]
fn a_phone_with_two_thirds_left_still_turns_the_board() {
    let layout = Layout::fill(spec(360.0, 440.0, 15, Side::Men));
    assert!(layout.turned && layout.pitch > 26.0, "{layout:?}");
    assert!(layout.tray.rect.h > layout.tray.rect.w && layout.tray.rect.w > 70.0);
}
