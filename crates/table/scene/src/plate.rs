//! The plates of the two players at the edges of the board: name, own piece, and captured pieces.

use crate::geometry::{Point, Rect, within};

/// The number of captured pieces shown side by side. More are shown as one and a number.
pub const SHOWN: u8 = 3;

/// The minimum line height of a plate that shows a name, in CSS pixels.
const LEAST: f64 = 44.0;

/// The plate of a player.
///
/// Its *head* is for a name and a portrait. Beside or below it are the player's own piece, as a *mark*, and what is *taken*. All
/// of it stands upright for its reader, who may sit at another edge of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plate {
    /// Its whole area on the screen.
    pub rect: Rect,
    /// Its rotation on the screen, in radians clockwise, by quarters.
    pub facing: f64,
}

impl Plate {
    /// Its width and height as its reader sees it.
    #[must_use]
    pub fn size(&self) -> Point {
        turned(Point::new(self.rect.w, self.rect.h), self.facing)
    }

    /// A part of it on the screen, given by its place from the upper left corner as its reader sees it.
    fn part(&self, part: Rect) -> Rect {
        let off = part.centre() - self.size() * 0.5;
        let size = turned(Point::new(part.w, part.h), self.facing);
        let middle = self.rect.centre() + off.turned(self.facing);
        Rect::around(middle, size.x, size.y)
    }

    /// The head, and the area beside or below it, as the reader sees them.
    fn halves(&self) -> [Rect; 2] {
        let Point { x: w, y: h } = self.size();
        let rect = |x: f64, y: f64, w: f64, h: f64| Rect { x, y, w, h };
        if w > 2.8 * h {
            let head = w * 0.5;
            [rect(0.0, 0.0, head, h), rect(head, 0.0, w - head, h)]
        } else {
            let share = if w > 1.4 * h { 0.5 } else { 0.56 };
            let head = if h < LEAST { 0.0 } else { h * share };
            [rect(0.0, 0.0, w, head), rect(0.0, head, w, h - head)]
        }
    }

    /// The area for name and portrait, which is empty on very small plates.
    #[must_use]
    pub fn head(&self) -> Rect {
        self.part(self.halves()[0])
    }

    /// The width and height of the head as its reader sees it.
    #[must_use]
    pub fn head_size(&self) -> Point {
        let [head, _] = self.halves();
        Point::new(head.w, head.h)
    }

    /// The areas of the own piece and of the captured pieces, side by side, as the reader sees them.
    fn pieces(&self) -> [Rect; 2] {
        let [_, rest] = self.halves();
        let rest = rest.inset(within(rest.w.min(rest.h) * 0.08, 1.0, 12.0));
        let mark = (rest.w * 0.34).min(rest.h * 1.1);
        let taken = Rect {
            x: rest.x + mark,
            w: rest.w - mark,
            ..rest
        };
        [Rect { w: mark, ..rest }, taken]
    }

    /// The area of the player's own piece.
    #[must_use]
    pub fn mark(&self) -> Rect {
        self.part(self.pieces()[0])
    }

    /// The area of the pieces that the player has captured.
    #[must_use]
    pub fn taken(&self) -> Rect {
        self.part(self.pieces()[1])
    }

    /// The area of captured piece `n`, from 0, if `count` are shown. The number for many pieces stands at the second place.
    #[must_use]
    pub fn place(&self, n: u8, count: u8) -> Rect {
        let [_, taken] = self.pieces();
        let n = if count > SHOWN { 0 } else { n.min(SHOWN - 1) };
        let w = (taken.w / f64::from(SHOWN)).min(taken.h);
        self.part(Rect {
            x: taken.x + f64::from(n) * w,
            w,
            ..taken
        })
    }

    /// The area of the number of captured pieces, if there are more than are shown.
    #[must_use]
    pub fn number(&self) -> Rect {
        self.place(1, SHOWN)
    }
}

/// A width and a height after a rotation by quarters.
fn turned(size: Point, facing: f64) -> Point {
    let size = size.turned(facing);
    Point::new(size.x.abs(), size.y.abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::f64::consts::{FRAC_PI_2, PI};

    fn apart(a: &Rect, b: &Rect) -> bool {
        let (a, b) = (a.inset(1e-6), b.inset(1e-6));
        !a.meets(&b)
    }

    #[test]
    fn the_parts_of_a_plate_lie_on_it_and_apart_whoever_reads_it() {
        for (w, h) in [
            (20.0, 30.0),
            (62.0, 90.0),
            (74.0, 180.0),
            (370.0, 45.0),
            (250.0, 110.0),
            (900.0, 300.0),
        ] {
            for facing in [0.0, FRAC_PI_2, PI, -FRAC_PI_2] {
                let rect = Rect::around(Point::new(500.0, 400.0), w, h);
                let plate = Plate { rect, facing };
                let mut parts = vec![plate.head(), plate.mark()];
                parts.extend((0..SHOWN).map(|n| plate.place(n, SHOWN)));
                for (n, part) in parts.iter().enumerate() {
                    assert!(rect.inset(-1e-6).holds(part), "{n} of {plate:?}");
                    assert!(parts[n + 1..].iter().all(|other| apart(part, other)));
                }
                for n in 0..9 {
                    assert_eq!(plate.place(n, 9), plate.place(0, 1), "{plate:?}");
                }
                assert!(plate.taken().inset(-1e-6).holds(&plate.number()));
            }
        }
    }

    /// The head comes before the pieces in reading order: above them, or to their left for the reader.
    #[test]
    fn a_plate_is_read_from_its_head() {
        for (w, h) in [(74.0, 180.0), (370.0, 45.0)] {
            for facing in [0.0, FRAC_PI_2, PI, -FRAC_PI_2] {
                let size = turned(Point::new(w, h), facing);
                let rect = Rect::around(Point::default(), size.x, size.y);
                let plate = Plate { rect, facing };
                assert!((plate.size() - Point::new(w, h)).length() < 1e-9);
                let way = (plate.taken().centre() - plate.head().centre()).turned(-facing);
                assert!(way.x + way.y > 0.0, "{plate:?}");
                let way = (plate.taken().centre() - plate.mark().centre()).turned(-facing);
                assert!(way.x > 0.0 && way.y.abs() < 1e-9, "{plate:?}");
            }
        }
    }
}
