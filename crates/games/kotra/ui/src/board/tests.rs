use kotra::{
    CHECKERS, Die, Event, Judge, Munk, Outcome, Pattern, Point as Number, Position, Reason, Side,
    preset,
};
use scene::{
    Board as _, BoardLayout as _, DieState, Heard, Look as _, Name, Pace, Point, Pointer, Rect,
    Ring, Target, Timed as _, Tint, hit,
};
use testkit::boards::{self, Sample, See, layouts};
use testkit::screens::{SCREENS, apart};
use testkit::steps::{Step, step};

use super::motion::games;
use super::*;

testkit::board_promises!(KotraBoard);

impl Sample for KotraBoard {
    const BADGE: [f64; 4] = [0.3, 9.0, 2.0, 1.0];

    fn formats() -> Vec<()> {
        vec![()]
    }

    fn games(see: See<KotraBoard>) {
        games::games(40, see);
    }

    fn start((): ()) -> View {
        start()
    }

    fn tray() -> Tray {
        empty_tray()
    }

    fn face() -> Option<Die> {
        Some(Die::SIX)
    }

    fn format_of(_: &Judge) {}

    fn show_all(own: &mut Own) {
        own.numbers = Some(Side::Black);
        own.pattern = Some((Side::White, Pattern::LangiMukur));
    }

    fn picks(own: &Own) -> Vec<Pick> {
        let places = Place::all().filter(|place| own.at(*place).is_some());
        places.map(|place| Pick { place }).collect()
    }

    fn destination(place: Place) -> Destination {
        to(&place.to_string(), &[1, 6], &[])
    }

    fn count(own: &Own) -> usize {
        let counts = Place::all().flat_map(|at| Side::BOTH.map(|side| own.count(side, at)));
        counts.map(usize::from).sum()
    }

    fn land(own: &mut Own, moving: &Moving) {
        own.checkers[moving.side.index()].put(moving.to.place);
    }

    /// A pattern shows once no checker is in motion.
    fn sort(own: &mut Own) {
        own.pattern = None;
    }
}

#[test]
fn no_piece_jumps() {
    boards::no_piece_jumps::<KotraBoard, _>(1.0, |look| look.side);
}

fn spec(width: f64, height: f64, below: Side) -> LayoutSpec {
    LayoutSpec {
        width,
        height,
        below,
        turned: None,
        format: (),
    }
}

fn all() -> impl Iterator<Item = Layout> {
    layouts::<KotraBoard>(&[
        (360.0, 560.0),
        (640.0, 360.0),
        (1280.0, 640.0),
        (1080.0, 1920.0),
    ])
}

fn compose(layout: &Layout, view: &View, frame: &Frame) -> Scene {
    KotraBoard::compose(layout, view, frame, &empty_tray(), 0.0)
}

fn still(layout: &Layout, view: &View) -> Scene {
    compose(layout, view, &Frame::default())
}

fn moment(own: Moment) -> Frame {
    Frame {
        own,
        ..Frame::default()
    }
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

fn rings(scene: &Scene, wanted: Ring) -> Vec<Rect> {
    let rings = scene.items.iter().filter(|item| match item {
        Item::Ring { ring, .. } => *ring == wanted,
        _ => false,
    });
    rings.filter_map(testkit::screens::seen).collect()
}

#[test]
fn all_checkers_are_drawn_and_many_are_counted() {
    games::games(20, &mut |judge, _, _, after| {
        let view = View::of(judge, after);
        for layout in all().take(6) {
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
                let Some((side, count)) = view.own.at(at) else {
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
fn the_numbers_are_those_of_the_reader_whoever_moves() {
    for layout in all() {
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
            view.own.numbers = Some(reader);
            view.turn = turn;
            view.pointed = vec![place("w7")];
            let names = named(&view);
            assert_eq!(names.len(), 24);
            for (number, at, pointed) in names {
                let point = Number::new(number).unwrap();
                let cell = layout.cell(Place::of(reader, point));
                let off = at - cell.centre();
                assert!(off.dot(layout.column_axis).abs() < 1e-6);
                assert!(off.length() < layout.length(), "{number} of {layout:?}");
                assert_eq!(pointed, Place::of(reader, point) == place("w7"));
            }
        }
    }
}

#[test]
fn a_destination_has_its_ring_and_its_dice() {
    for layout in all() {
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
    for layout in all() {
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
fn a_munk_shines_on_its_points_and_a_jan_on_the_bar() {
    for layout in all() {
        let shines = |frame: &Frame| -> Vec<Point> {
            let scene = compose(&layout, &start(), frame);
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
                part: Munk::Half,
                progress: 0.4,
            });
            let places = shines(&moment(Moment { munk, jan: None }));
            let points = Number::last_quarter().filter(|at| pattern.on(*at) > 0);
            let expected: Vec<Point> = points.map(|at| layout.point(Place::of(side, at))).collect();
            assert_eq!(places, expected, "{pattern:?}");
        }
        let jan = moment(Moment {
            munk: None,
            jan: Some((side, 0.3)),
        });
        assert_eq!(shines(&jan), [layout.point(Place::Bar(side))]);
        let scene = compose(&layout, &start(), &jan);
        let closed = scene.items.iter().filter(|item| match item {
            Item::Cell { tint, .. } => *tint == Tint::Refused,
            _ => false,
        });
        assert_eq!(closed.count(), 1, "its home alone is its own");
    }
}

#[test]
fn dice_lie_in_the_tray_and_alla_is_four_of_them() {
    for layout in all() {
        let mut tray = empty_tray();
        let six = Die::SIX;
        tray.lay(&[None; 4]);
        tray.throw(0.0, 7, false, &[(0, six), (1, six)]);
        let mut view = start();
        view.dice = vec![DieState::default(); 4];
        let scene = KotraBoard::compose(&layout, &view, &Frame::default(), &tray, 9e9);
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
fn between_the_tips_the_live_point_is_meant() {
    for layout in layouts::<KotraBoard>(&[(1280.0, 800.0)]) {
        let [near, far] = ["w15", "w10"].map(place);
        let tip = layout.tongue(near.seen_by(Side::White).unwrap())[2];
        let way = (layout.point(far) - layout.point(near)) * (0.45 * layout.gap());
        let at = tip + way * (1.0 / layout.point(far).distance(layout.point(near)));
        let touched = |live: &[Place]| {
            let mut view = start();
            view.destinations = live.iter().map(|at| KotraBoard::destination(*at)).collect();
            hit(&layout, &view, &empty_tray(), 0.0, at, Pointer::Coarse)
        };
        assert_eq!(touched(&[]), Target::Place(near));
        assert_eq!(touched(&[far]), Target::Place(far));
    }
}

fn drawn_at(side: Side, slot: &Slot) -> Rect {
    let extent = Look {
        side,
        stance: slot.stance,
    }
    .extent();
    let size = Point::new(extent.w, extent.h).turned(slot.facing) * slot.unit;
    Rect::around(slot.middle, size.x.abs(), size.y.abs())
}

#[test]
fn every_checker_lies_in_its_place_and_is_seen() {
    for layout in layouts::<KotraBoard>(&SCREENS[..8]) {
        check_slots(&layout);
    }
}

/// Any number of checkers lies within its place, and enough of each is visible to count them.
fn check_slots(layout: &Layout) {
    let field = layout.field();
    for side in Side::BOTH {
        for at in layout.places() {
            if matches!(at, Place::Bar(whose) | Place::Off(whose) if whose != side) {
                continue;
            }
            for count in 1..=CHECKERS {
                let slot = |n| layout.slot(side, at, n, f64::from(count));
                let rects: Vec<Rect> = (0..count).map(|n| drawn_at(side, &slot(n))).collect();
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
                    // Borne-off checkers do not overlap and are also counted by their number, so it is enough that each is
                    // visible.
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
    for layout in all().chain(boards::with_panels::<KotraBoard>()) {
        for side in Side::BOTH {
            let plate = layout.plate(side);
            let mark = drawn_at(side, &layout.mark(side));
            assert!(plate.mark().holds(&mark), "{layout:?}");
            assert!(apart(&mark, &layout.trough(side)), "{layout:?}");
            assert!(apart(&plate.head(), &layout.trough(side)), "{layout:?}");
            assert!(
                layout.plates[side.index()].holds(&plate.head()),
                "{layout:?}"
            );
        }
    }
}

/// The number of borne-off checkers lies in its tray and on no checker.
#[test]
fn the_number_of_what_is_borne_off_covers_no_checker() {
    for layout in all().chain(boards::with_panels::<KotraBoard>()) {
        for side in Side::BOTH {
            for count in 1..=CHECKERS {
                let number = layout.off_number(side, count);
                let number = Rect::around(number.middle, 0.5 * number.unit, 0.5 * number.unit);
                assert!(layout.trough(side).holds(&number), "{layout:?}");
                for n in 0..count {
                    let slot = layout.slot(side, Place::Off(side), n, f64::from(count));
                    assert!(apart(&drawn_at(side, &slot), &number), "{n} of {layout:?}");
                }
            }
        }
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
            assert!(layout.length() >= 3.4 * layout.pitch);
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
                let point = Number::new(number).unwrap();
                let off = layout.point(Place::of(side, point)) - layout.board.centre();
                (off.dot(right), off.dot(forward))
            };
            // 1 is the rightmost point of the opposite side, 12 the leftmost there, 13 and 24 those of its own.
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
        assert!((six.distance(seven) - layout.pitch - layout.bar()).abs() < 1e-6);
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
        let last = layout.point(Place::of(below, Number::LAST));
        let [own, other] = [below, below.other()].map(|side| layout.point(Place::Off(side)));
        assert!(own.distance(last) < other.distance(last), "{layout:?}");
    }
}

#[test]
fn the_way_goes_round_the_board_against_the_clock() {
    for layout in all() {
        for side in Side::BOTH {
            let way = layout.way(side);
            assert_eq!(way.len(), 22 + 3);
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

/// White hits a blot on its 8, or tears up a band of a row of six from 9 on.
fn hitting() -> Step<KotraBoard> {
    step::<KotraBoard>("kotra", "1:14,5+out/1:14,20+out white white 31", "5/8")
}

fn tearing() -> Step<KotraBoard> {
    let row = "1:2,19:2,20:2,21:2,22:2,23:2,24:3";
    let position = format!("1:14,5+out/{row} white white 31");
    step::<KotraBoard>("kotra", &position, "5/8")
}

#[test]
fn a_blot_leaps_to_the_bar_and_a_band_flies_one_after_the_other() {
    for (step, wanted) in [(hitting(), Gait::Hit), (tearing(), Gait::Tear)] {
        let (judge, before, events, after) = step;
        let animation = Animation::new(&judge, &before, &events, Pace::Travel(1.0), 0.0);
        let mut seen: Vec<(Side, Gait, Rest)> = Vec::new();
        for t in (0..animation.end() as u32).step_by(5) {
            let frame = animation.show(&mut View::of(&judge, &after), f64::from(t));
            for moving in frame.moving {
                let one = (moving.side, moving.gait, moving.to);
                if !seen.contains(&one) {
                    seen.push(one);
                }
            }
        }
        let hit: Vec<Rest> = seen[1..].iter().map(|(_, _, to)| *to).collect();
        let place = Place::Bar(Side::Black);
        let expected = (0..).map(|n| Rest { place, n });
        let count = if wanted == Gait::Hit { 1 } else { 2 };
        assert_eq!(seen[0].1, Gait::Move);
        assert_eq!(hit, expected.take(count).collect::<Vec<_>>());
        assert!(seen[1..].iter().all(|one| one.1 == wanted), "{seen:?}");
    }
}

fn sounds(judge: &Judge, before: &Position, events: &[Event]) -> Vec<Heard<KotraBoard>> {
    let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 1000.0);
    animation
        .sound_cues()
        .into_iter()
        .map(|(_, cue)| cue)
        .collect()
}

#[test]
fn each_thing_has_its_sound() {
    use Heard::{End, Own};
    use SoundCue::{HalfMunk, Hit, Jan, Knock, Munk, Tear};
    let of = |(judge, before, events, _): Step<KotraBoard>| sounds(&judge, &before, &events);
    assert_eq!(of(hitting()), [Knock, Hit, Knock].map(Own));
    assert_eq!(of(tearing()), [Knock, Tear, Knock, Knock].map(Own));
    let (judge, before, ..) = hitting();
    let over = |outcome| sounds(&judge, &before, &[Event::GameOver(outcome)]);
    let white = Some(Side::White);
    assert_eq!(over(Outcome::jan(Side::Black)), [Own(Jan), End(white)]);
    assert_eq!(over(Outcome::off(Side::White, false)), [End(white)]);
    assert_eq!(over(Outcome::draw(Reason::Agreed)), [End(None)]);
    let pattern = Pattern::LangiMukur;
    for part in [kotra::Munk::Half, kotra::Munk::Whole] {
        let munk = Outcome::munk(Side::White, pattern, part, false);
        assert_eq!(over(munk), [Own(Munk(part)), End(white)]);
    }
    let side = Side::White;
    let half = sounds(&judge, &before, &[Event::HalfMunk { side, pattern }]);
    assert_eq!(half, [Own(HalfMunk)]);
}
