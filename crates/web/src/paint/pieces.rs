//! The shapes of the pieces, carved from two lit sides each.
//!
//! Measured in units: the foot stands at the origin, up is negative, a soldier is about 0.6 wide
//! and 1.06 high. Sleepers are drawn standing and laid down by the sprite.

use sahkku::Side;
use sahkku_table::{Look, Point, Rgb, Stance, Surface, Theme};

use super::pen::Pen;

/// Draws a piece, standing on the origin.
pub(crate) fn piece(pen: &Pen, look: Look, theme: &Theme) {
    let wood = |side: Side| theme.sides[side.index()].body;
    match look {
        Look::Soldier { side, stance } => {
            let mut body = wood(side);
            if stance == Stance::Asleep && !theme.flat {
                body.colour = body.colour.toward(theme.board.grain, 0.16);
            }
            let carver = Carver::new(pen, body, theme);
            match side {
                Side::Men => carver.man(stance == Stance::Homebound),
                Side::Women => carver.woman(stance == Stance::Homebound),
            }
        }
        Look::Queen { side, asleep } => {
            let mut body = wood(side);
            if asleep && !theme.flat {
                body.colour = body.colour.toward(theme.board.grain, 0.14);
            }
            Carver::new(pen, body, theme).queen(side, theme.king.colour);
        }
        Look::King {
            holder,
            inert,
            ridden,
            homebound,
        } => {
            let mut body = theme.king;
            if inert && !theme.flat {
                body.colour = body.colour.toward(Rgb(150, 148, 140), 0.75);
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

/// The pennant that says who holds the king: pointed for the men, notched for the women.
fn pennant(pen: &Pen, side: Side, theme: &Theme, up: f64) {
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

/// Carves one piece out of one material.
struct Carver<'a> {
    pen: &'a Pen,
    body: Surface,
    edge: Rgb,
    lit: Rgb,
    shade: Rgb,
    flat: bool,
}

impl<'a> Carver<'a> {
    fn new(pen: &'a Pen, body: Surface, theme: &Theme) -> Carver<'a> {
        let flat = theme.flat;
        Carver {
            pen,
            body,
            edge: if flat {
                theme.outline
            } else {
                body.colour.lit(-0.78)
            },
            lit: if flat {
                body.colour
            } else {
                body.colour.lit(0.16)
            },
            shade: if flat {
                body.colour
            } else {
                body.colour.toward(body.colour.lit(-0.9), 0.34)
            },
            flat,
        }
    }

    /// A body of a left side in the light and a right side in the shade.
    fn block(&self, left: &[(f64, f64)], right: &[(f64, f64)]) {
        let (pen, y0, y1) = (self.pen, -1.0, 0.0);
        let ridge = self.ridge(left, right);
        let mut outline: Vec<(f64, f64)> = left.to_vec();
        outline.extend(right.iter().rev());
        outline.extend(ridge.first());
        pen.line(self.edge, 1.0, if self.flat { 0.08 } else { 0.055 })
            .polygon(&outline)
            .stroke();
        for (side, colour) in [(left, self.lit), (right, self.shade)] {
            let mut face: Vec<(f64, f64)> = side.to_vec();
            face.extend(ridge.iter().rev());
            let dark = if self.flat { 0.0 } else { -0.16 };
            pen.shade(
                Point::new(0.0, y0),
                Point::new(0.0, y1),
                &[
                    (0.0, colour.lit(-dark * 0.5), 1.0),
                    (1.0, colour.lit(dark), 1.0),
                ],
            );
            pen.polygon(&face).fill();
        }
        if !self.flat {
            self.fibres(left, right);
            // A seam of light on the ridge.
            pen.line(self.lit.lit(0.45), 0.75, 0.025)
                .path(&ridge)
                .stroke();
        }
    }

    /// Fine lines of grain from foot to top.
    fn fibres(&self, left: &[(f64, f64)], right: &[(f64, f64)]) {
        let strength = f64::from(self.body.figure) / 100.0;
        let dark = self.body.colour.lit(-0.7);
        for part in [0.12, 0.23, 0.37, 0.45, 0.66, 0.78, 0.9] {
            let along = |n: usize| {
                let (l, r) = (left[n], right[n]);
                (l.0 + (r.0 - l.0) * part, (l.1 + r.1) / 2.0 + 0.03)
            };
            self.pen
                .line(dark, 0.35 * strength, 0.012)
                .path(&[along(0), along(1)])
                .stroke();
        }
    }

    /// The edge between both sides, a little right of the middle.
    fn ridge(&self, left: &[(f64, f64)], right: &[(f64, f64)]) -> Vec<(f64, f64)> {
        left.iter()
            .zip(right)
            .map(|(l, r)| {
                let low = if l.1 > -0.08 { 0.07 } else { 0.0 };
                (l.0 + (r.0 - l.0) * 0.56, (l.1 + r.1) / 2.0 + low)
            })
            .collect()
    }

    /// A cut round the body at a height, from its left to its right edge.
    fn band(&self, y: f64, half: f64, width: f64) {
        self.pen
            .line(self.body.grain, 0.95, width)
            .path(&[
                (-half, y - 0.012),
                (half * 0.12, y + 0.03),
                (half, y - 0.012),
            ])
            .stroke();
    }

    /// The mark of who is on the way home: a sash over the back.
    fn sash(&self, y: f64, half: f64) {
        let pen = self.pen;
        let wide = 0.17;
        pen.colour(self.body.grain, 1.0)
            .polygon(&[
                (-half, y - 0.17),
                (-half, y - 0.17 + wide),
                (half, y + 0.19),
                (half, y + 0.19 - wide),
            ])
            .fill();
    }

    fn man(&self, homebound: bool) {
        let left = [
            (-0.28, -0.05),
            (-0.215, -0.60),
            (-0.235, -0.66),
            (0.0, -1.08),
        ];
        let right = [(0.28, -0.05), (0.215, -0.60), (0.235, -0.66), (0.03, -1.08)];
        self.block(&left, &right);
        if homebound {
            self.sash(-0.36, 0.235);
        } else {
            self.band(-0.585, 0.205, 0.04);
            self.band(-0.16, 0.255, 0.035);
        }
    }

    fn woman(&self, homebound: bool) {
        let left = [(-0.27, -0.05), (-0.165, -0.44), (-0.225, -0.66)];
        let right = [(0.27, -0.05), (0.165, -0.44), (0.225, -0.66)];
        self.horns(&[(-0.225, -0.66), (-0.285, -1.06), (-0.02, -0.66)], 1.0);
        self.block(&left, &right);
        if homebound {
            self.sash(-0.34, 0.205);
        } else {
            self.band(-0.455, 0.16, 0.05);
            self.band(-0.16, 0.235, 0.035);
        }
    }

    /// Two horns beside a deep notch: the left one as given, the right one its mirror image.
    fn horns(&self, left: &[(f64, f64); 3], size: f64) {
        let pen = self.pen;
        let [foot, tip, deep] = *left;
        let horn = |sign: f64| {
            let ctx = &pen.ctx;
            ctx.begin_path();
            ctx.move_to(sign * foot.0, foot.1 + 0.03);
            let bow = sign * (foot.0 - 0.03 * size);
            ctx.quadratic_curve_to(bow, (foot.1 + tip.1) / 2.0, sign * tip.0, tip.1);
            ctx.quadratic_curve_to(
                sign * (tip.0 + 0.21 * size),
                tip.1 + 0.09,
                sign * deep.0 * -0.5,
                deep.1 + 0.03,
            );
            ctx.close_path();
        };
        for (sign, colour) in [(1.0, self.lit), (-1.0, self.shade)] {
            horn(sign);
            pen.line(self.edge, 1.0, if self.flat { 0.08 } else { 0.055 });
            pen.stroke();
            let light = if self.flat { 0.0 } else { 0.18 };
            pen.shade(
                Point::new(sign * tip.0, 0.0),
                Point::new(0.0, 0.0),
                &[
                    (0.0, colour.lit(light), 1.0),
                    (1.0, colour.lit(-light), 1.0),
                ],
            );
            pen.fill();
        }
    }

    fn queen(&self, side: Side, gold: Rgb) {
        let pen = self.pen;
        let left = [(-0.32, -0.05), (-0.20, -0.50), (-0.26, -0.80)];
        let right = [(0.32, -0.05), (0.20, -0.50), (0.26, -0.80)];
        self.block(&left, &right);
        self.band(-0.5, 0.19, 0.05);
        self.band(-0.16, 0.28, 0.035);
        // The crown, of three points or of three horns.
        let crown: &[(f64, f64)] = match side {
            Side::Men => &[
                (-0.27, -0.78),
                (-0.31, -1.10),
                (-0.14, -0.96),
                (0.0, -1.24),
                (0.14, -0.96),
                (0.31, -1.10),
                (0.27, -0.78),
            ],
            Side::Women => &[
                (-0.27, -0.78),
                (-0.36, -1.12),
                (-0.25, -1.16),
                (-0.12, -0.92),
                (-0.07, -1.20),
                (0.07, -1.20),
                (0.12, -0.92),
                (0.25, -1.16),
                (0.36, -1.12),
                (0.27, -0.78),
            ],
        };
        pen.line(self.edge, 1.0, 0.06).polygon(crown).stroke();
        pen.shade(
            Point::new(-0.3, -1.0),
            Point::new(0.3, -1.0),
            &[(0.0, gold.lit(0.35), 1.0), (1.0, gold.lit(-0.3), 1.0)],
        );
        pen.polygon(crown).fill();
    }

    fn king(&self, homebound: bool) {
        let pen = self.pen;
        // Foot, robe and shoulders.
        let left = [
            (-0.36, -0.06),
            (-0.35, -0.2),
            (-0.22, -0.46),
            (-0.31, -0.80),
            (-0.12, -0.92),
        ];
        let right = [
            (0.36, -0.06),
            (0.35, -0.2),
            (0.22, -0.46),
            (0.31, -0.80),
            (0.12, -0.92),
        ];
        self.block(&left, &right);
        self.band(-0.2, 0.34, 0.04);
        if homebound {
            self.sash(-0.55, 0.25);
        } else {
            pen.line(self.body.grain, 1.0, 0.055)
                .path(&[(-0.13, -0.72), (0.13, -0.46)])
                .stroke()
                .path(&[(0.13, -0.72), (-0.13, -0.46)])
                .stroke();
        }
        // Head and crown.
        pen.line(self.edge, 1.0, 0.055)
            .ellipse(Point::new(0.0, -1.0), 0.165, 0.185)
            .stroke();
        pen.glow(
            Point::new(-0.07, -1.07),
            0.34,
            &[(0.0, self.lit.lit(0.4), 1.0), (1.0, self.shade, 1.0)],
        );
        pen.fill();
        // Brow and nose in one cut, as on the old figures of wood.
        pen.line(self.body.grain, 1.0, 0.04)
            .path(&[(-0.085, -1.02), (0.085, -1.02)])
            .stroke()
            .path(&[(0.0, -1.02), (0.0, -0.92)])
            .stroke();
        let crown = [
            (-0.185, -1.07),
            (-0.25, -1.36),
            (-0.115, -1.23),
            (0.0, -1.43),
            (0.115, -1.23),
            (0.25, -1.36),
            (0.185, -1.07),
            (0.0, -1.12),
        ];
        pen.line(self.edge, 1.0, 0.055).polygon(&crown).stroke();
        pen.shade(
            Point::new(-0.22, -1.2),
            Point::new(0.24, -1.2),
            &[(0.0, self.lit.lit(0.3), 1.0), (1.0, self.shade, 1.0)],
        );
        pen.polygon(&crown).fill();
    }
}
