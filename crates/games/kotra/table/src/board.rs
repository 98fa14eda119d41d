//! What is seen of Kotra, and where.
//!
//! A [`Layout`] lays the board, the throwing tray and the checkers borne off on a canvas. A [`View`] says what there is to
//! see, an [`Animation`] how it came about. From these [`compose`] makes a scene, which a painter draws. [`hit`] finds what
//! lies under a pointer.
//!
//! ```
//! use kotra::{Judge, Side, preset};
//! use kotra_table::Place;
//! use kotra_table::board::{Frame, Layout, LayoutSpec, Target, View, compose, empty_tray, hit};
//! use scene::Pointer;
//!
//! let judge = Judge::new(preset("kotra").expect("a named rule set").rules);
//! let layout = Layout::fill(LayoutSpec {
//!     width: 1280.0,
//!     height: 800.0,
//!     below: Side::White,
//!     turned: None,
//! });
//! let view = View::of(&judge, &judge.start(Side::White));
//! let tray = empty_tray();
//! let scene = compose(&layout, &view, &Frame::default(), &tray, 0.0);
//! assert!(scene.items.len() > 30);
//!
//! let home = Place::of(Side::White, kotra::Point::HOME);
//! let target = hit(&layout, &tray, 0.0, layout.point(home), Pointer::Fine, &view.live_places());
//! assert_eq!(target, Target::Place(home));
//! ```

mod badges;
mod compose;
mod faces;
mod hit;
mod layout;
mod look;
mod motion;
mod pose;
mod shades;
mod view;

pub use badges::{badges, place_with_pieces};
pub use compose::{Scene, compose};
pub(crate) use faces::carved;
pub use faces::{Tray, empty_tray};
pub use hit::{Target, hit};
pub use layout::{Layout, LayoutSpec, Panel, Slot};
pub use look::{Look, Stance};
pub use motion::{Animation, Appearing, Frame, Gait, Moves, Moving, Rest, SoundCue};
pub use shades::tongues;
pub use view::{Checkers, Destination, Drag, Pick, View};
