//! The names of files and ranks, where the chosen piece can go, and what that captures.

use hnefatafl::{Square, Squares};
use scene::{BoardLayout as _, Item, Name, Point, Rect, Ring};

use super::{Layout, Picture, View};
use crate::board::Item as TaflItem;
use crate::board::layout::{Mark, names_of};
use crate::board::look::Look;
use crate::board::pose::pose_of;

pub(in crate::board) fn names(layout: &Layout, view: &View) -> Vec<TaflItem> {
    if !view.own.names {
        return Vec::new();
    }
    let name = |(name, at, facing): (Name, Point, f64)| Item::Name {
        name,
        at,
        facing,
        size: layout.name_size(),
        pointed: view.pointed.iter().any(|at| names_of(*at).contains(&name)),
    };
    layout.names().into_iter().map(name).collect()
}

/// Draws rings where the chosen piece can go, wide enough for the carving there, and around the pieces that are captured: by the
/// move that is pointed at, or else by any.
pub(super) fn destinations(picture: &mut Picture) {
    let (layout, view) = (picture.layout, picture.view);
    let marks: Vec<_> = layout.marks().collect();
    for to in &view.destinations {
        let carved = marks.iter().find(|(square, _)| *square == to.place);
        let (plain, around) = match carved {
            Some((_, Mark::Throne | Mark::Corner)) => (0.42, 0.37),
            Some((_, Mark::Camp)) => (0.29, 0.3),
            None => (0.17, 0.2),
        };
        let (ring, size) = if to.captures.is_empty() {
            (Ring::Destination, plain)
        } else {
            (Ring::Capture, around)
        };
        let radius = size * layout.pitch;
        picture.items.push(Item::Ring {
            ring,
            at: layout.point(to.place),
            rx: radius,
            ry: radius,
        });
    }
    let falling = match picture.pointed_destination() {
        Some(to) => to.captures,
        None => {
            let all = view.destinations.iter();
            all.fold(Squares::NONE, |all, to| all | to.captures)
        }
    };
    for square in falling {
        ring_around(picture, square, Ring::Capture);
    }
}

/// Draws the rings of the pieces that can be chosen, or of the chosen one.
pub(super) fn rings(picture: &mut Picture) {
    let view = picture.view;
    for pick in view.chosen.iter().chain(&view.movable) {
        if let Some(ring) = picture.ring_of(*pick) {
            ring_around(picture, pick.place, ring);
            if view.chosen.is_some() {
                return;
            }
        }
    }
}

fn ring_around(picture: &mut Picture, square: Square, ring: Ring) {
    let layout = picture.layout;
    let mut figures = picture.view.own.figures.iter();
    let Some(figure) = figures.find(|figure| figure.at == square) else {
        return;
    };
    let half = Look::from(figure.piece).width() / 2.0 + 0.12;
    let around = Rect::around(Point::new(0.0, -0.1), 2.0 * half, 0.72 * half);
    let rect = pose_of(layout, figure.piece, crate::board::Rest::On(square)).rect(around);
    picture.items.push(Item::Ring {
        ring,
        at: rect.centre(),
        rx: rect.w / 2.0,
        ry: rect.h / 2.0,
    });
}
