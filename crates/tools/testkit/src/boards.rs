//! Properties of every board: the layout, what is drawn, the meaning of a pointer, and the motion of pieces.

use game::Judge;
use scene::{
    Animation, Board, BoardLayout, Drag, EventOf, Frame, Item, ItemOf, LayoutSpec, Look as _, Name,
    Pace, Point, Pointer, Pose, PositionOf, Rect, Ring, Target, Timed as _, Tint, TrayOf, View,
    VisualRng, hit,
};

use crate::screens::{LARGE, SCREENS, apart, lie_apart, seen};

/// Receives each step of a game: the rules, the position before it, its events and the position after it.
pub type See<'a, B> =
    &'a mut dyn FnMut(&Judge<<B as Board>::Game>, &PositionOf<B>, &[EventOf<B>], &PositionOf<B>);

pub trait Sample: Board {
    /// The width of a digit of a name, relative to its height.
    const DIGIT: f64 = 0.7;
    /// Badges: their size in columns and their minimum in CSS pixels, and their width and height relative to that size.
    const BADGE: [f64; 4];
    /// Whether words and buttons fit beside the board on a square screen.
    const PANEL_ON_SQUARE: bool = true;

    fn formats() -> Vec<Self::Format>;

    fn games(see: See<Self>);

    /// The view before the first move.
    fn start(format: Self::Format) -> View<Self>;

    fn tray() -> TrayOf<Self>;

    fn face() -> Option<Self::Face> {
        None
    }

    fn format_of(judge: &Judge<Self::Game>) -> Self::Format;

    /// Shows names and all other marks of this game.
    fn show_all(own: &mut Self::Own);

    fn picks(own: &Self::Own) -> Vec<Self::Pick>;

    fn destination(place: Self::Place) -> Self::Destination;

    /// The upper halves of pieces, by which they are recognised.
    fn heads(_layout: &Self::Layout, _view: &View<Self>) -> Vec<Rect> {
        Vec::new()
    }

    /// The number of pieces, including those beside the board.
    fn count(own: &Self::Own) -> usize;

    fn land(own: &mut Self::Own, moving: &Self::Moving);

    fn sort(_own: &mut Self::Own) {}

    /// Whether a piece leaves the game altogether.
    fn removes(_events: &[EventOf<Self>]) -> bool {
        false
    }
}

const PICTURES: [(f64, f64); 5] = [
    (360.0, 560.0),
    (640.0, 360.0),
    (1280.0, 800.0),
    (1080.0, 1920.0),
    (3840.0, 2160.0),
];

const ARROWS: [Point; 4] = [
    Point::new(1.0, 0.0),
    Point::new(-1.0, 0.0),
    Point::new(0.0, 1.0),
    Point::new(0.0, -1.0),
];

pub fn specs<B: Sample>(width: f64, height: f64) -> Vec<LayoutSpec<B>> {
    let sides = || game::Side::BOTH.into_iter();
    let formats = B::formats().into_iter();
    let specs =
        formats.flat_map(|format| sides().map(move |side| spec(width, height, side, format)));
    specs.collect()
}

fn spec<B: Board>(width: f64, height: f64, below: game::Side, format: B::Format) -> LayoutSpec<B> {
    LayoutSpec {
        width,
        height,
        below: below.into(),
        turned: None,
        format,
    }
}

fn turned<B: Board>(mut spec: LayoutSpec<B>, turned: bool) -> B::Layout {
    spec.turned = Some(turned);
    B::Layout::fill(spec)
}

/// Every layout without a panel on these screens.
pub fn layouts<B: Sample>(screens: &[(f64, f64)]) -> impl Iterator<Item = B::Layout> {
    let specs = screens.iter().flat_map(|&(w, h)| specs::<B>(w, h));
    specs.flat_map(|spec| {
        [
            B::Layout::fill(spec),
            B::Layout::between(spec),
            turned(spec, true),
            turned(spec, false),
        ]
    })
}

/// The layouts of large screens with words and buttons beside the board.
pub fn with_panels<B: Sample>() -> impl Iterator<Item = B::Layout> {
    let screens = LARGE.into_iter();
    let screens = screens.filter(|(w, h)| B::PANEL_ON_SQUARE || w != h);
    screens.flat_map(|(w, h)| specs::<B>(w, h).into_iter().map(B::Layout::with_panel))
}

/// Whether a place is on the board, not on a plate beside it.
fn is_on_board<B: Board>(layout: &B::Layout, place: B::Place) -> bool {
    layout.board.holds(&layout.cell(place))
}

/// Everything lies on the canvas, nothing overlaps, and every place has its own area.
fn check<B: Sample>(layout: &B::Layout) {
    let mut parts = vec![layout.board];
    parts.extend(layout.plates);
    parts.extend(layout.tray_area().map(|area| area.rect));
    if let Some(panel) = layout.panel {
        parts.extend([panel.words, panel.buttons]);
    }
    lie_apart(&parts, layout.canvas(), layout);
    let places: Vec<B::Place> = layout.places().collect();
    let cells: Vec<Rect> = places.iter().map(|at| layout.cell(*at)).collect();
    for (n, cell) in cells.iter().enumerate() {
        let within = |part: &Rect| part.holds(cell);
        assert!(parts.iter().any(within), "{:?} of {layout:?}", places[n]);
        assert!(cells[n + 1..].iter().all(|other| apart(cell, other)));
        let at = layout.place_at(layout.point(places[n]));
        assert_eq!(at, Some(places[n]), "{layout:?}");
    }
    let mut view = B::start(layout.spec.format);
    B::show_all(&mut view.own);
    let mut names: Vec<Rect> = Vec::new();
    for item in B::names(layout, &view) {
        let Item::Name {
            name,
            at,
            facing,
            size,
            ..
        } = item
        else {
            let mark = seen(&item).expect("a mark between names");
            assert!(layout.board.holds(&mark), "{item:?} of {layout:?}");
            assert!(names.iter().all(|name| apart(&mark, name)), "{layout:?}");
            continue;
        };
        let digits = if matches!(name, Name::Number(10..)) {
            2.0
        } else {
            1.0
        };
        let wide = Point::new(size * B::DIGIT * digits, size * 0.74).turned(facing);
        let name = Rect::around(at, wide.x.abs(), wide.y.abs());
        assert!(layout.board.holds(&name), "{at:?} of {layout:?}");
        let free = names.iter().chain(&cells).all(|other| apart(&name, other));
        assert!(free, "{at:?} of {layout:?}");
        names.push(name);
    }
    assert!(names.len() > 5);
}

pub fn everything_lies_apart_on_the_canvas<B: Sample>() {
    layouts::<B>(&SCREENS).for_each(|layout| check::<B>(&layout));
    let mut rng = VisualRng::new(7);
    for _ in 0..40 {
        let mut size = |least: f64| least + (rng.symmetric() + 1.0) / 2.0 * (4000.0 - least);
        let screen = [(size(280.0), size(360.0))];
        layouts::<B>(&screen).for_each(|layout| check::<B>(&layout));
    }
    for (width, height) in [(0.0, 0.0), (1.0, 700.0), (700.0, 1.0)] {
        for spec in specs::<B>(width, height) {
            let between = B::Layout::between(spec);
            for layout in [B::Layout::fill(spec), between, B::Layout::with_panel(spec)] {
                assert!(layout.pitch > 0.0 && layout.pitch.is_finite(), "{layout:?}");
            }
        }
    }
}

pub fn words_and_buttons_have_room<B: Sample>() {
    for layout in with_panels::<B>() {
        check::<B>(&layout);
        let panel = layout.panel.expect("that was asked for");
        for part in [panel.words, panel.buttons] {
            assert!(part.w > 190.0 && part.h > 140.0, "{layout:?}");
        }
        let alone = B::Layout::fill(layout.spec);
        assert!(layout.pitch > 0.65 * alone.pitch, "{layout:?}");
    }
}

pub fn the_near_side_sits_below_or_at_the_right<B: Sample>() {
    for layout in layouts::<B>(&SCREENS) {
        let near = -layout.forward(layout.spec.below);
        let expected = if layout.turned { ARROWS[0] } else { ARROWS[2] };
        assert!(near.distance(expected) < 1e-9, "{layout:?}");
        for side in game::Side::BOTH.map(B::Side::from) {
            let up = Point::new(0.0, -1.0).turned(layout.facing(Some(side)));
            let upright = if layout.between {
                layout.forward(side)
            } else {
                ARROWS[3]
            };
            assert!(up.distance(upright) < 1e-9, "{layout:?}");
        }
    }
}

pub fn arrow_keys_lead_in_their_direction_and_everywhere<B: Sample>() {
    for layout in layouts::<B>(&PICTURES) {
        let mut reached = vec![layout.beside(None, ARROWS[0]).expect("a place")];
        let mut n = 0;
        while n < reached.len() {
            let from = reached[n];
            for arrow in ARROWS {
                let Some(to) = layout.beside(Some(from), arrow) else {
                    continue;
                };
                let back = layout.beside(Some(to), -arrow);
                assert_eq!(back, Some(from), "{to:?} of {layout:?}");
                let way = layout.point(to) - layout.point(from);
                if [from, to].iter().all(|at| is_on_board::<B>(&layout, *at)) {
                    assert!(way.dot(arrow) > 0.9 * way.length(), "{from:?} {to:?}");
                }
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
            n += 1;
        }
        assert_eq!(reached.len(), layout.places().count());
    }
}

/// The items drawn for a view at rest.
pub fn still<B: Sample>(layout: &B::Layout, view: &View<B>) -> Vec<ItemOf<B>> {
    B::compose(layout, view, &Frame::default(), &B::tray(), 0.0).items
}

/// Where a piece is drawn, excluding its shadow.
pub fn drawn<B: Board>(item: &ItemOf<B>) -> Option<Rect> {
    let Item::Piece {
        look,
        at,
        unit,
        facing,
        lift,
        flip,
        lean,
        ..
    } = item
    else {
        return None;
    };
    let mirror = if *flip { -1.0 } else { 1.0 };
    let up = Point::new(0.0, -lift).turned(*facing);
    let pose = Pose::still(*at + up, *unit, facing + lean);
    let extent = look.extent();
    let corner = |x: f64, y: f64| {
        let (x, y) = (extent.x + x * extent.w, extent.y + y * extent.h);
        let at = Point::new(x * mirror, y);
        Rect::around(pose.on_canvas(at), 0.0, 0.0)
    };
    let corners = [
        corner(0.0, 0.0),
        corner(1.0, 0.0),
        corner(0.0, 1.0),
        corner(1.0, 1.0),
    ];
    corners.into_iter().reduce(|all, corner| all.with(&corner))
}

fn marked<B: Sample>(layout: &B::Layout) -> View<B> {
    let places: Vec<B::Place> = layout.places().collect();
    let mut view = B::start(layout.spec.format);
    B::show_all(&mut view.own);
    view.movable = B::picks(&view.own);
    view.destinations = places.iter().map(|at| B::destination(*at)).collect();
    view.preview = view.destinations[..1].to_vec();
    view.last = vec![(places[0], places[1])];
    view.hover = Some(places[2]);
    view.focus = Some(places[3]);
    view.refused = Some((places[4], 0.5));
    view.pointed.clone_from(&places);
    view
}

pub fn everything_is_drawn_on_the_canvas_within_its_bounds<B: Sample>() {
    for layout in layouts::<B>(&PICTURES) {
        let mut view = marked::<B>(&layout);
        for chosen in [None, view.movable.first().copied()] {
            view.chosen = chosen;
            for item in still(&layout, &view) {
                let bounds = item.bounds();
                assert!(bounds.w > 0.0 && bounds.h > 0.0, "{item:?}");
                let Some(seen) = drawn::<B>(&item).or_else(|| seen(&item)) else {
                    continue;
                };
                assert!(bounds.holds(&seen), "{item:?} of {layout:?}");
                assert!(layout.canvas().holds(&seen), "{item:?} of {layout:?}");
            }
        }
    }
}

pub fn the_turn_is_shown_at_the_edge_and_on_the_plate<B: Sample>() {
    for layout in layouts::<B>(&PICTURES) {
        let mut view = B::start(layout.spec.format);
        view.turn = None;
        let is_shown = |item: &ItemOf<B>| matches!(item, Item::Turn { .. } | Item::Plate { .. });
        assert!(!still(&layout, &view).iter().any(is_shown));
        for side in game::Side::BOTH.map(B::Side::from) {
            view.turn = Some(side);
            let slip = B::slip(&layout.plate(side));
            let shows = |item: &ItemOf<B>| {
                *item
                    == Item::Plate {
                        rect: slip,
                        strength: 1.0,
                    }
            };
            assert!(still(&layout, &view).iter().any(shows), "{layout:?}");
            for progress in [0.0, 0.1, 0.5, 0.9, 1.0] {
                let frame = Frame {
                    turn: Some((side, progress)),
                    ..Frame::default()
                };
                let mut strengths = 0.0;
                for item in B::compose(&layout, &view, &frame, &B::tray(), 0.0).items {
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
                    let ahead = layout.forward(side.into());
                    let bar = from.toward(to, 0.5).dot(ahead);
                    let mut places = layout.places();
                    let before = places.all(|at| {
                        !is_on_board::<B>(&layout, at) || layout.point(at).dot(ahead) > bar
                    });
                    assert!(before && layout.board.contains(from), "{layout:?}");
                    strengths += strength;
                }
                assert!((strengths - 1.0).abs() < 1e-9, "{strengths} at {progress}");
            }
        }
    }
}

pub fn places_are_lit_as_they_are_marked<B: Sample>() {
    for layout in layouts::<B>(&PICTURES) {
        let places: Vec<B::Place> = layout.places().collect();
        let mut view = B::start(layout.spec.format);
        let [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map(|n| places[n]);
        // A piece continues from b; another leaves d, and one comes to it.
        view.last = vec![(a, b), (b, c), (d, e), (a, d)];
        view.hover = Some(e);
        view.refused = Some((f, 0.4));
        let lit: Vec<(B::Place, Tint)> = still(&layout, &view)
            .iter()
            .filter_map(|item| match item {
                Item::Cell { rect, tint, .. } => Some((layout.place_at(rect.centre())?, *tint)),
                _ => None,
            })
            .collect();
        let expected = [
            (b, Tint::LastFrom),
            (c, Tint::LastTo),
            (e, Tint::LastTo),
            (a, Tint::LastFrom),
            (d, Tint::LastTo),
            (e, Tint::Hover),
            (f, Tint::Refused),
        ];
        assert_eq!(lit, expected, "{layout:?}");
    }
}

pub fn what_can_be_chosen_is_ringed_until_something_is_chosen<B: Sample>() {
    for layout in layouts::<B>(&PICTURES) {
        let mut view = B::start(layout.spec.format);
        view.movable = B::picks(&view.own);
        let rings = |view: &View<B>, wanted: Ring| {
            let items = still(&layout, view);
            let is = |item: &&ItemOf<B>| matches!(item, Item::Ring { ring, .. } if *ring == wanted);
            items.iter().filter(is).count()
        };
        assert_eq!(rings(&view, Ring::Movable), view.movable.len());
        view.chosen = view.movable.first().copied();
        let shown = [Ring::Movable, Ring::Chosen].map(|ring| rings(&view, ring));
        assert_eq!(shown, [0, 1], "{layout:?}");
    }
}

pub fn a_dragged_piece_is_under_the_pointer<B: Sample>() {
    for layout in layouts::<B>(&PICTURES) {
        let mut view = B::start(layout.spec.format);
        let lying = still(&layout, &view).iter().filter_map(drawn::<B>).count();
        let at = layout.board.centre();
        let picks = B::picks(&view.own);
        view.drag = picks.first().map(|&pick| Drag { pick, at });
        let items = still(&layout, &view);
        let pieces: Vec<Rect> = items.iter().filter_map(drawn::<B>).collect();
        assert!((lying..=lying + 1).contains(&pieces.len()), "{layout:?}");
        assert!(pieces.last().is_some_and(|held| held.contains(at)));
    }
}

pub fn the_middle_of_every_place_is_its_own<B: Sample>() {
    let mut rng = VisualRng::new(3);
    for layout in layouts::<B>(&PICTURES) {
        let mut view = B::start(layout.spec.format);
        for place in layout.places() {
            let live = layout.places().filter(|_| rng.symmetric() > 0.0);
            view.destinations = live.map(B::destination).collect();
            if B::BESIDE.is_none() {
                view.destinations.push(B::destination(place));
            }
            for pointer in [Pointer::Fine, Pointer::Coarse] {
                let at = layout.point(place);
                let target = hit(&layout, &view, &B::tray(), 0.0, at, pointer);
                assert_eq!(target, Target::Place(place), "{layout:?}");
            }
        }
    }
}

pub fn a_finger_beside_a_live_place_means_it<B: Sample>() {
    for layout in layouts::<B>(&PICTURES[..2]) {
        let share = 0.5 + B::BESIDE.unwrap_or(0.2) * 0.6;
        let mut view = B::start(layout.spec.format);
        let mut seen = 0;
        for own in layout.places() {
            let other = layout.beside(Some(own), layout.column_axis);
            let step = |other| layout.point(other) - layout.point(own);
            let wide = |other: &B::Place| (step(*other).length() - layout.pitch).abs() < 1e-6;
            let Some(other) = other.filter(wide) else {
                continue;
            };
            let mut means = |live: &[B::Place], pointer| {
                view.destinations = live.iter().map(|at| B::destination(*at)).collect();
                let at = layout.point(own) + step(other) * share;
                hit(&layout, &view, &B::tray(), 0.0, at, pointer)
            };
            assert_eq!(means(&[own], Pointer::Coarse), Target::Place(own));
            assert_eq!(means(&[own, other], Pointer::Coarse), Target::Place(other));
            assert_eq!(means(&[], Pointer::Coarse), Target::Place(other));
            if B::BESIDE.is_some() {
                assert_eq!(means(&[own], Pointer::Fine), Target::Place(other));
            }
            seen += 1;
        }
        assert!(seen > 0, "{layout:?}");
    }
}

pub fn dice_and_the_tray_are_hit<B: Sample>() {
    for layout in layouts::<B>(&PICTURES) {
        let view = B::start(layout.spec.format);
        let mut tray = B::tray();
        let means = |tray: &TrayOf<B>, at| hit(&layout, &view, tray, 9e9, at, Pointer::Fine);
        assert_eq!(means(&tray, Point::new(0.5, 0.5)), Target::Nothing);
        let Some(face) = B::face() else {
            continue;
        };
        let rim = layout.tray.rect.centre();
        assert_eq!(means(&tray, rim), Target::Tray);
        tray.lay(&[None; 2]);
        for seed in 0..20 {
            tray.throw(0.0, seed, false, &[(0, face), (1, face)]);
            for n in 0..2 {
                let lies = tray.pose(n, 9e9).expect("a die");
                let at = layout.tray.die_point(&lies);
                assert_eq!(means(&tray, at), Target::Die(n));
            }
        }
    }
}

/// Puts a badge on every piece in played games.
pub fn badges_lie_on_the_canvas_and_on_no_head<B: Sample>() {
    let (mut all, mut away, mut step) = (0, 0, 0);
    B::games(&mut |judge, _, _, after| {
        step += 1;
        if step % 7 != 0 {
            return;
        }
        let view = View::<B>::of(judge, after);
        for (width, height) in [
            (390.0, 650.0),
            (630.0, 330.0),
            (1080.0, 1700.0),
            (3840.0, 1900.0),
        ] {
            let format = B::format_of(judge);
            let layout = B::Layout::fill(spec(width, height, game::Side::First, format));
            let [share, least, wide, high] = B::BADGE;
            let size = (layout.pitch * share).max(least);
            let mut places: Vec<B::Place> = Vec::new();
            for at in B::picks(&view.own).iter().map(B::pick_at) {
                if !places.contains(&at) {
                    places.push(at);
                }
            }
            let wanted: Vec<_> = places.iter().map(|at| (*at, size * wide)).collect();
            let badges = B::badges(&layout, &view, &wanted, size * high);
            let heads = B::heads(&layout, &view);
            for (n, (badge, place)) in badges.iter().zip(&places).enumerate() {
                assert!(layout.canvas().holds(badge), "{badge:?} of {layout:?}");
                let cell = layout.cell(*place);
                let area = badge.w * badge.h;
                away += usize::from(badge.common(&cell) < 0.45 * area);
                all += 1;
                let covers = |other: &Rect| badge.common(other) > 0.2 * other.w * other.h;
                assert!(!heads.iter().any(covers), "{badge:?} of {layout:?}");
                assert!(
                    !badges[n + 1..].iter().any(covers),
                    "{badge:?} of {layout:?}"
                );
                let with_pieces = B::place_with_pieces(&layout, &view, *place);
                assert!(with_pieces.holds(&cell), "{place:?} of {layout:?}");
            }
        }
    });
    assert!(all > 1000 && away * 16 < all, "{away} of {all}");
}

pub fn every_animation_leads_to_the_true_position<B: Sample>() {
    let mut moved = 0;
    B::games(&mut |judge, before, events, after| {
        let animation = Animation::<B>::new(judge, before, events, Pace::Travel(1.0), 1000.0);
        let truth = View::<B>::of(judge, after);
        let mut over = truth.clone();
        assert_eq!(animation.show(&mut over, animation.end()), Frame::default());
        assert_eq!(over, truth);
        if animation.is_idle(1000.0) {
            return;
        }
        moved += 1;
        let mut last = truth.clone();
        let frame = animation.show(&mut last, animation.end() - 1e-6);
        let turns = truth.turn.is_none() || last.turn == truth.turn;
        assert!(turns, "{before:?} {after:?}");
        for moving in &frame.moving {
            B::land(&mut last.own, moving);
        }
        let mut own = truth.own.clone();
        B::sort(&mut own);
        B::sort(&mut last.own);
        assert!(
            B::removes(events) || last.own == own,
            "{:?} {own:?}",
            last.own
        );
    });
    assert!(moved > 500, "{moved}");
}

pub fn no_piece_is_missing_or_doubled_while_it_moves<B: Sample>() {
    let (mut at_rest, mut moved) = (0, 0);
    B::games(&mut |judge, before, events, after| {
        let count = B::count(&View::<B>::of(judge, before).own);
        for pace in [Pace::Travel(1.0), Pace::Fade] {
            let animation = Animation::<B>::new(judge, before, events, pace, 0.0);
            if pace == Pace::Fade {
                let most = 160.0 * (events.len() as f64 + 2.0) + 900.0;
                assert!(animation.end() <= most, "{before:?}");
            }
            for t in (0..animation.end() as u32).step_by(45).map(f64::from) {
                let mut view = View::<B>::of(judge, after);
                let frame = animation.show(&mut view, t);
                assert_eq!(frame.still, pace == Pace::Fade);
                let now = B::count(&view.own) + frame.moving.len();
                assert!(B::removes(events) || now == count, "{before:?} at {t}");
                if animation.is_settled(t) {
                    assert!(frame.moving.is_empty(), "{before:?} at {t}");
                    at_rest += 1;
                } else {
                    assert!(frame.turn.is_none() && frame.win.is_none());
                    moved += 1;
                }
            }
        }
    });
    assert!(at_rest > 100 && moved > 100, "{at_rest} {moved}");
}

pub fn animations_end_go_back_and_are_heard<B: Sample>() {
    B::games(&mut |judge, before, events, after| {
        crate::motion::can_be_ended::<B>(judge, before, events, after);
        crate::motion::goes_back::<B>(judge, before, events, after);
        for pace in [Pace::Travel(1.0), Pace::Travel(2.0), Pace::Fade] {
            crate::motion::is_heard::<B>(judge, before, events, pace);
        }
    });
}

/// Nothing jumps: a piece of a `kind` is never farther than `most` units from where one was a moment before.
pub fn no_piece_jumps<B: Sample, K: PartialEq>(most: f64, kind: impl Fn(B::Look) -> K) {
    const MOMENT: f64 = 8.0;
    let mut step = 0;
    B::games(&mut |judge, before, events, after| {
        step += 1;
        if step % 3 != 0 {
            return;
        }
        let animation = Animation::<B>::new(judge, before, events, Pace::Travel(1.0), 0.0);
        let spec = spec(1280.0, 800.0, game::Side::First, B::format_of(judge));
        for layout in [B::Layout::fill(spec), B::Layout::between(spec)] {
            let pieces = |view: &View<B>, frame: &Frame<B>| -> Vec<(K, Point)> {
                let scene = B::compose(&layout, view, frame, &B::tray(), 0.0);
                let piece = |item: &ItemOf<B>| match item {
                    Item::Piece { look, .. } => Some((kind(*look), drawn::<B>(item)?.centre())),
                    _ => None,
                };
                scene.items.iter().filter_map(piece).collect()
            };
            let mut last = pieces(&View::of(judge, before), &Frame::default());
            for n in 0..=(animation.end() / MOMENT) as u32 + 1 {
                let mut view = View::of(judge, after);
                let frame = animation.show(&mut view, f64::from(n) * MOMENT);
                let now = pieces(&view, &frame);
                for (kind, at) in &now {
                    let was = last.iter().filter(|(other, _)| other == kind);
                    let off = was.map(|(_, was)| was.distance(*at) / layout.unit);
                    let off = off.fold(f64::INFINITY, f64::min);
                    assert!(off < most, "{off} at {n} from {before:?}");
                }
                last = now;
            }
        }
    });
    assert!(step > 100, "{step}");
}

#[macro_export]
macro_rules! board_promises {
    ($board:ty) => {
        $crate::board_promises!(
            $board:
            everything_lies_apart_on_the_canvas
            words_and_buttons_have_room
            the_near_side_sits_below_or_at_the_right
            arrow_keys_lead_in_their_direction_and_everywhere
            everything_is_drawn_on_the_canvas_within_its_bounds
            the_turn_is_shown_at_the_edge_and_on_the_plate
            places_are_lit_as_they_are_marked
            what_can_be_chosen_is_ringed_until_something_is_chosen
            a_dragged_piece_is_under_the_pointer
            the_middle_of_every_place_is_its_own
            a_finger_beside_a_live_place_means_it
            dice_and_the_tray_are_hit
            badges_lie_on_the_canvas_and_on_no_head
            every_animation_leads_to_the_true_position
            no_piece_is_missing_or_doubled_while_it_moves
            animations_end_go_back_and_are_heard
        );
    };
    ($board:ty: $($promise:ident)*) => {
        $(
            #[test]
            fn $promise() {
                $crate::boards::$promise::<$board>();
            }
        )*
    };
}
