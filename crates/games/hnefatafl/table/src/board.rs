//! What is seen of Hnefatafl, and where.
//!
//! A [`Layout`] lays the board and the captured pieces on a canvas. A [`View`] says what there is to
//! see, an [`Animation`] how it came about. From these [`compose`] makes a scene, which a painter
//! draws. [`hit`] finds what lies under a pointer.
//!
//! ```
//! use hnefatafl::{Judge, Side, preset};
//! use hnefatafl_table::board::{Frame, Layout, LayoutSpec, Target, View, compose, hit};
//! use scene::Pointer;
//!
//! let rules = preset("linne").expect("a named rule set").rules;
//! let judge = Judge::new(rules).expect("rules that go together");
//! let layout = Layout::fill(LayoutSpec {
//!     width: 1280.0,
//!     height: 800.0,
//!     board: rules.board,
//!     escape: rules.escape,
//!     below: Side::Swede,
//! });
//! let view = View::of(&judge, &judge.start());
//! let scene = compose(&layout, &view, &Frame::default());
//! assert!(scene.items.len() > view.figures.len());
//!
//! let castle = rules.board.castle();
//! let target = hit(&layout, &view, layout.point(castle), Pointer::Fine);
//! assert_eq!(target, Target::Place(castle));
//! ```

mod badges;
mod compose;
mod hit;
mod layout;
mod look;
mod motion;
mod pose;
mod view;

pub use badges::{badges, place_with_pieces};
pub use compose::{Scene, compose};
pub use hit::{Target, hit};
pub use layout::{Layout, LayoutSpec, Mark, Name, Panel, Slot, camps_matter, marked};
pub use look::Look;
pub use motion::{Animation, Frame, Moves, Moving, Rest, SoundCue};
pub use view::{Destination, Drag, Figure, KingState, Pick, View};
