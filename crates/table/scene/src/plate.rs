//! The plates of the two players at the edges of the board: portrait or own piece, words, and captured pieces.

use crate::geometry::{Point, Rect, within};

/// The number of captured pieces shown side by side. More are shown as one and a number.
pub const SHOWN: u8 = 3;

/// The minimum line height of a plate that shows a name, in CSS pixels.
const LEAST: f64 = 44.0;

/// The plate of a player.
///
/// Its *head* has a *picture*, which is a portrait or a piece of the player, and words. Beside or below it is what is *taken*. All
/// of it stands upright for its reader, who may sit at another edge of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plate {
    /// Its whole area on the screen.
    pub rect: Rect,
    /// Its rotation on the screen, in radians clockwise, by quarters.
    pub facing: f64,
    /// Whether the page shows a portrait in the place of the player's own piece.
    pub portrait: bool,
}

/// The areas of a plate as its reader sees them, from its upper left corner. They do not meet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlateParts {
    pub picture: Rect,
    pub words: Rect,
    /// The word before the captured pieces.
    pub took: Rect,
    pub taken: Rect,
}

/// Divides an area: the first part has this share of its width, or of its height.
fn split(area: Rect, beside: bool, share: f64) -> [Rect; 2] {
    let Rect { x, y, w, h } = area;
    if beside {
        let first = w * share;
        let rest = Rect {
            x: x + first,
            w: w - first,
            ..area
        };
        [Rect { w: first, ..area }, rest]
    } else {
        let first = h * share;
        let rest = Rect {
            y: y + first,
            h: h - first,
            ..area
        };
        [Rect { h: first, ..area }, rest]
    }
}

impl Plate {
    /// Its width and height as its reader sees it.
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
        let all = Rect {
            x: 0.0,
            y: 0.0,
            w,
            h,
        };
        if w > 1.9 * h {
            split(all, true, 0.7)
        } else if h < LEAST {
            split(all, false, 0.0)
        } else {
            split(all, false, if h > 1.4 * w { 0.76 } else { 0.6 })
        }
    }

    /// Whether the picture stands above the words, not beside them.
    pub fn is_tall(&self) -> bool {
        let [head, _] = self.halves();
        head.h * 1.25 > head.w
    }

    pub fn parts(&self) -> PlateParts {
        let [head, rest] = self.halves();
        let (beside, share) = match self.is_tall() {
            true => (false, 0.55),
            false => (true, (head.h / head.w.max(1.0)).min(0.4)),
        };
        let [picture, words] = split(head, beside, share);
        let rest = inset(rest);
        let [took, taken] = if rest.w > 1.6 * rest.h {
            split(rest, true, 0.42)
        } else {
            let [taken, took] = split(rest, false, 0.74);
            [took, taken]
        };
        PlateParts {
            picture: inset(picture),
            words,
            took,
            taken,
        }
    }

    /// The area of picture and words, which is empty on very small plates.
    pub fn head(&self) -> Rect {
        self.part(self.halves()[0])
    }

    /// The area beside or below the head.
    pub fn rest(&self) -> Rect {
        self.part(inset(self.halves()[1]))
    }

    /// The area of the player's own piece.
    pub fn mark(&self) -> Rect {
        self.part(self.parts().picture)
    }

    /// The area of the pieces that the player has captured.
    pub fn taken(&self) -> Rect {
        self.part(self.parts().taken)
    }

    /// The area of captured piece `n`, from 0, if `count` are shown. The number for many pieces stands at the second place.
    pub fn place(&self, n: u8, count: u8) -> Rect {
        let taken = self.parts().taken;
        let n = if count > SHOWN { 0 } else { n.min(SHOWN - 1) };
        let w = (taken.w / f64::from(SHOWN)).min(taken.h);
        self.part(Rect {
            x: taken.x + f64::from(n) * w,
            w,
            ..taken
        })
    }

    /// The area of the number of captured pieces, if there are more than are shown.
    pub fn number(&self) -> Rect {
        self.place(1, SHOWN)
    }
}

/// An area without a margin that fits its size.
fn inset(area: Rect) -> Rect {
    let side = area.w.min(area.h);
    area.inset(within(side * 0.08, 1.0, 12.0).min(side / 2.0))
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
                let plate = Plate {
                    rect,
                    facing,
                    portrait: false,
                };
                let PlateParts {
                    picture,
                    words,
                    took,
                    ..
                } = plate.parts();
                let mut parts: Vec<Rect> =
                    [picture, words, took].map(|part| plate.part(part)).into();
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
                let plate = Plate {
                    rect,
                    facing,
                    portrait: false,
                };
                assert!((plate.size() - Point::new(w, h)).length() < 1e-9);
                let way = (plate.taken().centre() - plate.head().centre()).turned(-facing);
                assert!(way.x + way.y > 0.0, "{plate:?}");
            }
        }
    }
}
