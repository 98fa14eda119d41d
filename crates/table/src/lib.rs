//! The table: what is drawn and where, as plain numbers.
//!
//! A [`Layout`] lays the board, the tray and the lost pieces on a canvas. A [`View`] says what
//! there is to see, an [`Animation`] how it came about, a [`Tray`] where the dice lie or fly. From
//! these [`Scene::compose`] makes a list of plain things, which a painter draws. [`hit`] finds
//! what lies under a pointer. Nothing here knows of a browser.
//!
//! ```
//! use sahkku::{Judge, Side, preset};
//! use sahkku_table::{Layout, Lines, Frame, Pointer, Scene, Target, Tray, View, LayoutSpec, hit};
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
//! let view = View::of(&judge, &judge.start(Side::Men, false));
//! let tray = Tray::new(rules.faces.as_slice());
//! let scene = Scene::compose(&layout, &view, &Frame::default(), &tray, 0.0);
//! assert!(scene.items.len() > view.figures.len());
//!
//! let castle = layout.point(judge.castle());
//! let target = hit(&layout, &tray, 0.0, castle, Pointer::Fine, &view.live_places());
//! assert_eq!(target, Target::Place(judge.castle()));
//! ```

mod arrange;
mod badges;
mod colour;
mod compose;
mod die;
mod die_selection;
mod geometry;
mod hit;
mod layout;
mod look;
mod motion;
mod scene;
mod sort;
mod style;
mod themes;
mod tray;
mod tumble;
mod view;
mod visual_rng;

pub use arrange::{Placement, Stack, nearest, stacks};
pub use badges::{badges, place_with_pieces};
pub use colour::Rgb;
pub use die::{Cut, Facet, HALF_LENGTH, HALF_WIDTH, Pose, SLANT, Solid, cuts};
pub use die_selection::DieSelection;
pub use geometry::{Point, Rect, within};
pub use hit::{Pointer, Target, hit};
pub use layout::{Layout, LayoutSpec, Name, Panel, TRAY_ASPECT, marked};
pub use look::{Look, Stance};
pub use motion::{Animation, Frame, Gait, Moving, Pace, SoundCue};
pub use scene::{Item, Ring, Scene, Tint};
pub use style::{Lines, Material, Ornament, Unknown};
pub use themes::{Forced, Shades, SideLook, Surface, Texture, Theme};
pub use tray::Tray;
pub use tumble::{Knock, RIM, Tumble};
pub use view::{Destination, DieState, Drag, KingMark, Lost, Pick, View};
