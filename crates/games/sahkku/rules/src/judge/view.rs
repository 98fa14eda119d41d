//! A position as one side sees it.

use crate::army::Army;
use crate::king::King;
use crate::place::Places;
use crate::track::Track;
use crate::{Judge, Position, Side};

/// What every question about the moves of a side's pieces needs, looked up once.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) own: &'a Army,
    pub(super) enemy: &'a Army,
    pub(super) king: &'a King,
    /// His place while the side holds him.
    pub(super) own_king: Places,
    /// The way of the side's soldiers.
    pub(super) track: &'a Track,
}

impl Judge {
    #[inline]
    pub(super) fn view<'a>(&'a self, position: &'a Position, side: Side) -> View<'a> {
        View {
            own: position.army(side),
            enemy: position.army(side.other()),
            king: &position.king,
            own_king: position.king.place_if_held_by(side),
            track: self.track(position, side),
        }
    }
}

impl View<'_> {
    /// Places with an own soldier, including a rider.
    #[inline]
    pub(super) fn soldiers(&self) -> Places {
        self.own.on_foot() | self.own_king.only_if(self.king.ridden)
    }

    /// Places that are not empty.
    #[inline]
    pub(super) fn occupied(&self) -> Places {
        self.own.places() | self.enemy.places() | self.king.place()
    }
}
