//! A plain board: places, round pieces and one long die, for small games.
//!
//! A game says where its places lie and what stands on them ([`PlainBoard`]). The rest follows: a [`Layout`] of the table, a
//! [`View`] of what there is to see, an [`Animation`] of what happened, and a picture ([`compose`]).

mod badges;
mod board;
mod compose;
mod die;
mod hit;
mod layout;
mod motion;
mod view;

pub use badges::{badges, place_with_pieces};
pub use board::{Place, PlainBoard};
pub use compose::{Look, Scene, compose};
pub use die::{Tray, empty_tray};
pub use hit::{Target, hit};
pub use layout::{Layout, LayoutSpec, Panel};
pub use motion::{Animation, Frame, Moves, Moving, SoundCue};
pub use view::{Destination, Drag, Figure, Pick, View};
