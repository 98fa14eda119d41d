//! What the game of this page is to it.

pub(crate) use ::on_page::*;

use crate::this::This;

pub(crate) type Move = ::on_page::Move<This>;
pub(crate) type CombinedMove = ::on_page::CombinedMove<This>;
pub(crate) type Decision = ::on_page::Decision<This>;
pub(crate) type Opening = ::on_page::Opening<This>;
