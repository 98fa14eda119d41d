//! What is seen of sáhkku, and where.
//!
//! A [`Layout`] lays the board, the tray and the lost pieces on a canvas. A [`View`] says what
//! there is to see, an [`Animation`] how it came about. From these [`compose`] makes a scene, which
//! a painter draws. [`hit`] finds what lies under a pointer.
//!
//! ```
//! use sahkku::{Judge, Side, preset};
//! use sahkku_table::board::{Frame, Layout, LayoutSpec, Lines, Target, View, compose, empty_tray, hit};
//! use scene::Pointer;
//!
//! let rules = preset("lagesvuotna").expect("a recorded rule set").rules;
//! let judge = Judge::new(rules).expect("rules that go together");
//! let layout = Layout::fill(LayoutSpec {
//!     width: 1280.0,
//!     height: 800.0,
//!     columns: rules.columns,
//!     places: rules.places,
//!     lines: Lines::Short,
//!     below: Side::Men,
//!     turned: None,
//! });
//! let view = View::of(&judge, &judge.start(Side::Men));
//! let tray = empty_tray(rules.faces.as_slice());
//! let scene = compose(&layout, &view, &Frame::default(), &tray, 0.0);
//! assert!(scene.items.len() > view.figures.len());
//!
//! let castle = layout.point(judge.castle());
//! let target = hit(&layout, &tray, 0.0, castle, Pointer::Fine, &view.live_places());
//! assert_eq!(target, Target::Place(judge.castle()));
//! ```

mod arrange;
mod badges;
mod compose;
mod faces;
mod hit;
mod layout;
mod look;
mod motion;
mod shades;
mod style;
mod view;

pub use arrange::{Placement, Stack, nearest, stacks};
pub use badges::{badges, place_with_pieces};
pub use compose::{Scene, compose};
pub use faces::{Tray, empty_tray};
pub use hit::{Target, hit};
pub use layout::{Layout, LayoutSpec, Name, Panel, marked};
pub use look::{Look, Stance};
pub use motion::{Animation, Frame, Gait, Moves, Moving, SoundCue};
pub use shades::{asleep, inert};
pub use style::Lines;
pub use view::{Destination, Drag, KingMark, Lost, Pick, View};
