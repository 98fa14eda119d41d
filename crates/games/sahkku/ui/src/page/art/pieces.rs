//! The look of each piece: the side's wood, awake or not, and the holder of the king.
//!
//! Lengths are in units: the foot stands at the origin, up is negative, a soldier is about 0.6 wide and 1.06 high. Sleepers are
//! drawn standing here.

use crate::board::{Look, Stance, asleep, inert};
use sahkku::Side;
use scene::{Point, Rgb, Theme};

use super::carver::Carver;
use on_page::paint::pen::Pen;

/// Draws a piece, standing on the origin.
pub(crate) fn piece(pen: &Pen, look: Look, theme: &Theme) {
    let wood = |side: Side| theme.sides[side.index()].body;
    match look {
        Look::Soldier { side, stance } => {
            let mut body = wood(side);
            if stance == Stance::Asleep {
                body.colour = asleep(theme, body.colour);
            }
            let carver = Carver::new(pen, body, theme);
            match side {
                Side::Men => carver.man(stance == Stance::Homebound),
                Side::Women => carver.woman(stance == Stance::Homebound),
            }
        }
        Look::Queen {
            side,
            asleep: sleeps,
        } => {
            let mut body = wood(side);
            if sleeps {
                body.colour = asleep(theme, body.colour);
            }
            Carver::new(pen, body, theme).queen(side, theme.king.colour);
        }
        Look::King {
            holder,
            inert: waits,
            ridden,
            homebound,
        } => {
            let mut body = theme.king;
            if waits {
                body.colour = inert(theme);
            }
            if let (true, Some(side)) = (ridden, holder) {
                pen.at(Point::new(0.06, -0.36), 0.0, (0.8, 0.8), |pen| {
                    Carver::new(pen, body, theme).king(false);
                });
                pen.at(Point::new(-0.04, 0.02), 0.0, (0.72, 0.62), |pen| {
                    let carver = Carver::new(pen, wood(side), theme);
                    match side {
                        Side::Men => carver.man(false),
                        Side::Women => carver.woman(false),
                    }
                });
            } else {
                Carver::new(pen, body, theme).king(homebound);
            }
            if let Some(side) = holder {
                pennant(pen, side, theme, if ridden { -0.2 } else { 0.0 });
            }
        }
    }
}

/// Draws the pennant of the king's holder: pointed for the men, notched for the women.
pub(crate) fn pennant(pen: &Pen, side: Side, theme: &Theme, up: f64) {
    let banner = theme.sides[side.index()].banner;
    let (x, top) = (0.2, -1.36 + up);
    pen.line(theme.king.grain, 1.0, 0.05)
        .path(&[(x, -0.5 + up), (x, top)])
        .stroke();
    let cloth: &[(f64, f64)] = match side {
        Side::Men => &[(0.0, 0.0), (0.46, 0.17), (0.0, 0.34)],
        Side::Women => &[
            (0.0, 0.0),
            (0.46, 0.0),
            (0.29, 0.17),
            (0.46, 0.34),
            (0.0, 0.34),
        ],
    };
    let cloth: Vec<(f64, f64)> = cloth.iter().map(|(dx, dy)| (x + dx, top + dy)).collect();
    pen.colour(banner, 1.0).polygon(&cloth).fill();
    pen.line(Rgb(255, 250, 240), 0.9, 0.035).stroke();
}
