//! The visible parts of Kotra, and where they lie.
//!
//! A [`Layout`] places the board, the throwing tray and the borne-off checkers on a canvas. A [`View`] is what is visible, an
//! [`Animation`] how it came about. [`scene::Board::compose`] makes a scene of them, which a painter draws. [`scene::hit`] finds
//! what lies under a pointer.
//!
//! ```
//! use kotra::{Judge, Side, preset};
//! use kotra_ui::Place;
//! use kotra_ui::board::{Frame, KotraBoard, Layout, LayoutSpec, View, empty_tray};
//! use scene::{Board as _, BoardLayout as _, Pointer, Target, hit};
//!
//! let judge = Judge::new(preset("kotra").expect("a named rule set").rules);
//! let layout = Layout::fill(LayoutSpec {
//!     width: 1280.0,
//!     height: 800.0,
//!     below: Side::White,
//!     turned: None,
//!     format: (),
//! });
//! let view = View::of(&judge, &judge.start(Side::White));
//! let tray = empty_tray();
//! let scene = KotraBoard::compose(&layout, &view, &Frame::default(), &tray, 0.0);
//! assert!(scene.items.len() > 30);
//!
//! let home = Place::of(Side::White, kotra::Point::HOME);
//! let target = hit(&layout, &view, &tray, 0.0, layout.point(home), Pointer::Fine);
//! assert_eq!(target, Target::Place(home));
//! ```

mod badges;
mod compose;
mod faces;
mod layout;
mod look;
mod motion;
mod pose;
mod shades;
mod view;

use kotra::{Event, Game, Judge, Position, Side};
use scene::{AnimatedStep, Bar, Clip, Pace, Plate, Rect};

use crate::Place;
pub(crate) use faces::carved;
pub use faces::{Tray, empty_tray};
pub use layout::{Layout, Slot};
pub use look::{Look, Stance};
pub use motion::{Appearing, Gait, Moment, Moving, Rest, SoundCue};
pub use shades::tongues;
pub use view::{Checkers, Destination, Own, Pick};

/// With so many checkers or fewer to bear off a side has few left.
const FEW: usize = 3;

scene::board_of_the_game!(KotraBoard);

impl scene::Board for KotraBoard {
    scene::board!();

    type Place = Place;
    type Shape = scene::Cube;
    type Face = kotra::Die;
    type Format = ();

    const INSET: f64 = 0.03;
    const LIGHT: f64 = 0.08;
    const BESIDE: Option<f64> = Some(0.25);

    fn pick_at(pick: &Pick) -> Place {
        pick.place
    }

    fn destination_at(to: &Destination) -> Place {
        to.place
    }

    fn bar(layout: &Layout) -> Bar {
        let field = layout.field();
        Bar {
            size: (layout.frame() * 0.7).max(3.0),
            inside: layout.frame() / 2.0,
            half: field.w.max(field.h) / 2.0,
        }
    }

    fn slip(plate: &Plate) -> Rect {
        plate.head()
    }

    fn names(layout: &Layout, view: &View) -> Vec<Item> {
        compose::numbers(layout, view)
    }

    fn compose(layout: &Layout, view: &View, frame: &Frame, tray: &Tray, now: f64) -> Scene {
        compose::compose(layout, view, frame, tray, now)
    }

    fn last_pieces(own: &Own) -> Vec<(Side, Vec<Place>)> {
        let sides = Side::BOTH.into_iter();
        let last = sides.map(|side| (side, own.left(side)));
        last.filter(|(_, places)| (1..=FEW).contains(&places.len()))
            .collect()
    }

    fn lucky(events: &[Event]) -> Option<Side> {
        events.iter().find_map(|event| match event {
            Event::Thrown { side, throw } if throw.is_alla() => Some(*side),
            _ => None,
        })
    }

    fn clips(step: &AnimatedStep<'_, Game>, seen: &View, pace: Pace) -> Vec<Clip<Act>> {
        motion::clips(step.events, seen, pace)
    }

    fn moves(act: &motion::Act) -> bool {
        matches!(act, motion::Act::Go { .. })
    }

    fn goes_back(event: &Event) -> bool {
        matches!(
            event,
            Event::Moved { .. }
                | Event::Entered { .. }
                | Event::BorneOff { .. }
                | Event::Four { .. }
                | Event::Hit { .. }
        )
    }

    fn rewind(animation: &Animation, own: &mut Own) {
        own.checkers = animation.before.own.checkers;
        own.pattern = None;
    }

    fn show(act: &motion::Act, view: &mut View, frame: &mut Frame, progress: f64, _: &Own) {
        act.show(&mut view.own, frame, progress);
    }

    fn settle(own: &mut Own, truth: &Own) {
        own.pattern = truth.pattern;
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
