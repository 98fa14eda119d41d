//! The visible parts of sáhkku, and where they lie.
//!
//! A [`Layout`] places the board, the tray and the lost pieces on a canvas. A [`View`] is what is visible, an [`Animation`] how
//! it came about. [`scene::Board::compose`] makes a scene of them, which a painter draws. [`scene::hit`] finds what lies under a
//! pointer.
//!
//! ```
//! use sahkku::{Judge, Side, preset};
//! use sahkku_ui::board::{Format, Frame, Layout, LayoutSpec, Lines, SahkkuBoard, View, empty_tray};
//! use scene::{Board as _, BoardLayout as _, Pointer, Target, hit};
//!
//! let rules = preset("lagesvuotna").expect("a recorded rule set").rules;
//! let judge = Judge::new(rules).expect("rules that go together");
//! let layout = Layout::fill(LayoutSpec {
//!     width: 1280.0,
//!     height: 800.0,
//!     below: Side::Men,
//!     turned: None,
//!     format: Format::of(&rules, Lines::Short),
//! });
//! let view = View::of(&judge, &judge.start(Side::Men));
//! let tray = empty_tray(rules.faces.as_slice());
//! let scene = SahkkuBoard::compose(&layout, &view, &Frame::default(), &tray, 0.0);
//! assert!(scene.items.len() > view.own.figures.len());
//!
//! let castle = layout.point(judge.castle());
//! let target = hit(&layout, &view, &tray, 0.0, castle, Pointer::Fine);
//! assert_eq!(target, Target::Place(judge.castle()));
//! ```

mod arrange;
mod badges;
mod compose;
mod faces;
mod layout;
mod look;
mod motion;
mod shades;
mod style;
mod view;

use sahkku::{Event, Face, Game, Judge, Place, Position, Side};
use scene::{AnimatedStep, Bar, Clip, Pace, Point};

pub use arrange::{Placement, Stack, stacks};
pub use faces::{Tray, empty_tray};
pub use layout::{Format, Layout, marked};
pub use look::{Look, Stance};
pub use motion::{Gait, Moment, Moving, SoundCue};
pub use shades::{asleep, inert};
pub use style::Lines;
pub use view::{Destination, KingMark, Lost, Own, Pick};

scene::board_of_the_game!(SahkkuBoard);

impl scene::Board for SahkkuBoard {
    scene::board!();

    type Place = Place;
    type Shape = scene::LongDie;
    type Face = Face;
    type Format = Format;

    /// Lines are narrower than a finger.
    const BESIDE: Option<f64> = None;

    fn pick_at(pick: &Pick) -> Place {
        pick.spot.place()
    }

    fn destination_at(to: &Destination) -> Place {
        to.place
    }

    fn bar(layout: &Layout) -> Bar {
        Bar {
            size: (layout.pitch * 0.1).max(3.0),
            inside: layout.pitch * 0.15,
            half: layout.pitch * f64::from(layout.spec.format.columns) * 0.5,
        }
    }

    fn names(layout: &Layout, view: &View) -> Vec<Item> {
        compose::names(layout, view)
    }

    /// Lines are lit while a piece is held over them; otherwise plates with the dice show where it can go.
    fn lights_destinations(view: &View) -> bool {
        view.drag.is_some()
    }

    fn taken(view: &View, side: Side) -> Vec<Look> {
        compose::taken(view, side)
    }

    fn compose(layout: &Layout, view: &View, frame: &Frame, tray: &Tray, now: f64) -> Scene {
        compose::compose(layout, view, frame, tray, now)
    }

    fn nearest(layout: &Layout, view: &View, among: &[Pick], at: Point) -> Option<Pick> {
        arrange::nearest(layout, view, among, at)
    }

    fn last_pieces(own: &Own) -> Vec<(Side, Vec<Place>)> {
        motion::last_pieces(own)
    }

    fn in_danger(step: &AnimatedStep<'_, Game>, own: &Own) -> Vec<(Side, Vec<Place>)> {
        motion::in_danger(step, own)
    }

    fn lucky(events: &[Event]) -> Option<Side> {
        events.iter().find_map(|event| match event {
            Event::Thrown { side, dice } => dice.has(Face::X).then_some(*side),
            _ => None,
        })
    }

    fn clips(step: &AnimatedStep<'_, Game>, _: &View, pace: Pace) -> Vec<Clip<Act>> {
        motion::Plan::clips(step, pace)
    }

    fn moves(_: &motion::Act) -> bool {
        true
    }

    fn goes_back(event: &Event) -> bool {
        !matches!(event, Event::TurnPassed { .. } | Event::GameOver(_))
    }

    fn rewind(animation: &Animation, own: &mut Own) {
        let before = &animation.before.own;
        own.figures.clone_from(&before.figures);
        own.inert = before.inert;
        own.lost = before.lost;
    }

    fn show(act: &motion::Act, view: &mut View, frame: &mut Frame, progress: f64, _: &Own) {
        act.show(&mut view.own, frame, progress);
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
