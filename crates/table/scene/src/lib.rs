//! The board kit: what the boards of all games share. It knows neither a game nor a browser.
//!
//! A game implements [`Board`] and [`BoardLayout`]: its places, its pieces and its own marks. A [`View`] is a plain record of
//! what is visible, a [`Base`] of where everything lies. [`Board::compose`] turns them into a [`Scene`], a list of plain items
//! that a painter draws in the colours of a [`Theme`]; [`Picture`] has the marks that only need the location of a place. An
//! [`Animation`] shows how a picture came about, a [`Tray`] knows where the dice lie or fly, and [`hit()`] finds what is pointed
//! at. The look of a piece is a value of the game's own type, a [`Look`].
//!
//! ```
//! use scene::{Item, Look, Point, Rect, Scene, Target, Tint, nearest_place};
//!
//! /// A game with one kind of stone, on squares of 40 pixels.
//! #[derive(Clone, Copy, PartialEq)]
//! struct Stone;
//!
//! impl Look for Stone {
//!     fn lies(self) -> bool {
//!         false
//!     }
//!
//!     fn extent(self) -> Rect {
//!         Rect::around(Point::new(0.0, -0.3), 0.8, 0.6)
//!     }
//! }
//!
//! let square = |n: u8| Rect::around(Point::new(20.0 + 40.0 * f64::from(n), 20.0), 40.0, 40.0);
//! let stone = |n: u8| -> Item<Stone> { Item::Piece {
//!     look: Stone,
//!     at: square(n).centre(),
//!     unit: 40.0,
//!     facing: 0.0,
//!     lift: 0.0,
//!     flip: false,
//!     lean: 0.0,
//!     alpha: 1.0,
//! } };
//! let marked = Item::Cell {
//!     rect: square(7),
//!     tint: Tint::LastTo,
//!     strength: 1.0,
//! };
//! let before = Scene { items: vec![stone(2), stone(5)] };
//! let after = Scene { items: vec![marked, stone(2), stone(7)] };
//! assert!(after.changed_since(&before).iter().all(|rect| !rect.meets(&square(2))));
//!
//! let squares = (0..8).map(|n| (n, square(n)));
//! let meant = nearest_place(squares, Point::new(291.0, 47.0), 10.0);
//! assert_eq!(meant.map_or(Target::Nothing, Target::Place), Target::Place(7));
//! ```

mod animation;
mod badges;
mod board;
mod choice;
mod colour;
mod cube;
mod dice;
mod die;
mod die_face;
mod die_selection;
mod easing;
mod geometry;
mod hit;
mod layout;
mod long_die;
mod look;
mod marks;
mod plate;
mod pose;
mod scene;
mod sort;
mod strip;
mod style;
mod themes;
mod timeline;
mod tray;
mod tray_area;
mod tumble;
mod twins;
mod view;
mod visual_rng;

pub use animation::{Act, AnimatedStep, Animation, Beat, Frame, Heard, Plan};
pub use badges::{Badges, Seen};
pub use board::{Board, BoardLayout, EventOf, ItemOf, PositionOf, SceneOf, TrayOf};
pub use choice::Unknown;
pub use colour::Rgb;
pub use cube::Cube;
pub use dice::{DieState, dice};
pub use die::{Cut, DieShape, Facet, Marks, Pose as DiePose, SLANT, Solid};
pub use die_face::{DieFace, NoFace};
pub use die_selection::DieSelection;
pub use easing::{arc, smooth};
pub use geometry::{Point, Rect, turn_between, within};
pub use hit::{Drag, Pointer, Target, hit, nearest_place};
pub use layout::{Base, LayoutSpec, Length, Panel};
pub use long_die::LongDie;
pub use look::{Look, ROOM};
pub use marks::{Bar, Picture, joy};
pub use plate::{Plate, PlateParts, SHOWN};
pub use pose::Pose;
pub use scene::{Crown, Item, Name, Ring, Scene, Tint};
pub use sort::sort_few;
pub use strip::{Strip, StripAt, StripLayout, between, fill, with_panel};
pub use style::{Material, Ornament};
pub use themes::{Forced, Pair, Shades, SideLook, Surface, Texture, Theme};
pub use timeline::{Clip, Pace, Span, Timed, Timeline};
pub use tray::Tray;
pub use tray_area::TrayArea;
pub use tumble::{Knock, RIM, TRAY_ASPECT, Tumble};
pub use view::View;
pub use visual_rng::VisualRng;
