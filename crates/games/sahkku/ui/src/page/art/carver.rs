//! The shapes of the pieces: posts cut with a knife, seen over one edge, the left side in the light.

use sahkku::Side;
use scene::{Point, Rgb, Shades, Surface, Theme};

use on_page::paint::pen::Pen;

/// A corner of an outline, in units from the foot: to the right, and down.
type Corner = (f64, f64);

/// Carves one piece from one material.
pub(crate) struct Carver<'a> {
    pen: &'a Pen,
    body: Surface,
    edge: Rgb,
    outline: f64,
    lit: Rgb,
    shade: Rgb,
    flat: bool,
    /// How dark the foot is.
    sunk: f64,
}

impl<'a> Carver<'a> {
    pub(crate) fn new(pen: &'a Pen, body: Surface, theme: &Theme) -> Carver<'a> {
        let flat = theme.flat;
        let Shades { lit, shade, edge } = theme.shades(body.colour);
        Carver {
            pen,
            body,
            edge,
            outline: if flat { 0.075 } else { 0.042 },
            lit,
            shade,
            flat,
            // On a dark board a dark foot would be invisible.
            sunk: if theme.is_dark() { 0.16 } else { 0.42 },
        }
    }

    /// Draws a body with a left side in the light and a right side in the shade, which meet at a ridge.
    fn block(&self, left: &[Corner], right: &[Corner]) {
        let ridge = ridge(left, right);
        let mut outline: Vec<Corner> = left.to_vec();
        outline.extend(right.iter().rev());
        outline.extend(ridge.first());
        self.outline(&outline);
        self.face(left, &ridge, self.lit, 0.16);
        self.face(right, &ridge, self.shade, -0.16);
        if !self.flat {
            self.fibres(left, &ridge);
            self.fibres(&ridge, right);
            self.foot(&outline, left, right);
            // Light caught by the ridge.
            self.pen
                .line(self.lit.lit(0.5), 0.8, 0.02)
                .path(&ridge)
                .stroke();
        }
    }

    fn outline(&self, shape: &[Corner]) {
        self.pen
            .line(self.edge, 1.0, self.outline)
            .polygon(shape)
            .stroke();
    }

    /// Draws one side of a block; it is `toward` lighter at the ridge than at its outer edge.
    fn face(&self, outer: &[Corner], ridge: &[Corner], colour: Rgb, toward: f64) {
        let mut shape: Vec<Corner> = outer.to_vec();
        shape.extend(ridge.iter().rev());
        let toward = if self.flat { 0.0 } else { toward };
        let x = |corners: &[Corner]| corners.first().map_or(0.0, |corner| corner.0);
        self.pen.shade(
            Point::new(x(outer), 0.0),
            Point::new(x(ridge), 0.0),
            &[
                (0.0, colour.lit(-toward.abs() * 0.55), 1.0),
                (0.5, colour, 1.0),
                (1.0, colour.lit(toward), 1.0),
            ],
        );
        self.pen.polygon(&shape).fill();
    }

    /// Draws the foot in its own shade, and the top in more light.
    fn foot(&self, outline: &[Corner], left: &[Corner], right: &[Corner]) {
        let ends = |corners: &[Corner]| corners.last().map_or(-1.0, |corner| corner.1);
        let top = ends(left).min(ends(right));
        let (light, dark) = (Rgb(255, 248, 232), self.edge);
        self.pen.shade(
            Point::new(0.0, top),
            Point::new(0.0, 0.02),
            &[
                (0.0, light, 0.20),
                (0.4, light, 0.0),
                (0.62, dark, 0.0),
                (1.0, dark, self.sunk),
            ],
        );
        self.pen.polygon(outline).fill();
    }

    /// Fine lines of grain from foot to top.
    fn fibres(&self, left: &[Corner], right: &[Corner]) {
        let strength = f64::from(self.body.figure) / 100.0;
        let dark = self.body.colour.lit(-0.75);
        for (n, part) in [0.14, 0.31, 0.5, 0.67, 0.85].into_iter().enumerate() {
            let along = |n: usize| {
                let (l, r) = (left[n], right[n]);
                (l.0 + (r.0 - l.0) * part, l.1 + (r.1 - l.1) * part + 0.01)
            };
            let alpha = if n % 2 == 0 { 0.42 } else { 0.24 };
            self.pen
                .line(dark, alpha * strength, 0.011)
                .path(&[along(0), along(1)])
                .stroke();
        }
    }

    /// Draws a cut round the body at a height, from its left to its right edge.
    fn band(&self, y: f64, half: f64, width: f64) {
        let round = |y: f64| {
            [
                (-half, y - 0.012),
                (half * 0.12, y + 0.03),
                (half, y - 0.012),
            ]
        };
        if !self.flat {
            self.pen
                .line(self.edge, 0.45, width)
                .path(&round(y - width * 0.5))
                .stroke();
        }
        self.pen
            .line(self.body.grain, 0.95, width)
            .path(&round(y))
            .stroke();
    }

    /// Draws the mark of a piece on the way home: a sash over the back.
    fn sash(&self, y: f64, half: f64) {
        let wide = 0.17;
        self.pen
            .colour(self.body.grain, 1.0)
            .polygon(&[
                (-half, y - 0.17),
                (-half, y - 0.17 + wide),
                (half, y + 0.19),
                (half, y + 0.19 - wide),
            ])
            .fill();
    }

    /// Draws a man: a post with a pointed top.
    pub(crate) fn man(&self, homebound: bool) {
        let left = [
            (-0.27, -0.05),
            (-0.20, -0.60),
            (-0.235, -0.68),
            (0.0, -1.09),
        ];
        let right = [(0.27, -0.05), (0.20, -0.60), (0.235, -0.68), (0.0, -1.09)];
        self.block(&left, &right);
        self.under_cap(0.20, 0.235);
        if homebound {
            self.sash(-0.34, 0.225);
        } else {
            self.band(-0.53, 0.205, 0.038);
            self.band(-0.17, 0.248, 0.032);
        }
    }

    /// Draws a woman: a post whose cap is cut out to two horns.
    pub(crate) fn woman(&self, homebound: bool) {
        let left = [(-0.27, -0.05), (-0.175, -0.50), (-0.21, -0.64)];
        let right = [(0.27, -0.05), (0.175, -0.50), (0.21, -0.64)];
        self.horns((0.22, -0.62), (0.285, -1.07), (0.0, -0.77));
        self.block(&left, &right);
        if homebound {
            self.sash(-0.32, 0.2);
        } else {
            self.band(-0.50, 0.17, 0.045);
            self.band(-0.17, 0.24, 0.032);
        }
    }

    /// Draws the shade of a cap on the body.
    fn under_cap(&self, neck: f64, cap: f64) {
        if !self.flat {
            let dark = self.edge;
            self.pen.shade(
                Point::new(0.0, -0.69),
                Point::new(0.0, -0.58),
                &[(0.0, dark, 0.0), (0.35, dark, 0.5), (1.0, dark, 0.0)],
            );
            let shape = [
                (-cap, -0.68),
                (0.0, -0.64),
                (cap, -0.68),
                (neck, -0.56),
                (-neck, -0.56),
            ];
            self.pen.polygon(&shape).fill();
        }
    }

    /// Draws two horns beside a notch: where the right one starts, its tip, and the deepest cut.
    fn horns(&self, foot: Corner, tip: Corner, notch: Corner) {
        let pen = self.pen;
        let horn = |sign: f64| {
            let ctx = &pen.ctx;
            ctx.begin_path();
            ctx.move_to(sign * notch.0, foot.1);
            ctx.line_to(sign * foot.0, foot.1);
            let bow = (foot.0 - 0.015, (foot.1 + tip.1) / 2.0 - 0.04);
            ctx.quadratic_curve_to(sign * bow.0, bow.1, sign * tip.0, tip.1);
            ctx.quadratic_curve_to(
                sign * (tip.0 * 0.42),
                tip.1 + (notch.1 - tip.1) * 0.62,
                sign * notch.0,
                notch.1,
            );
            ctx.close_path();
        };
        for sign in [-1.0, 1.0] {
            horn(sign);
            pen.line(self.edge, 1.0, self.outline).stroke();
        }
        for (sign, colour) in [(-1.0, self.lit), (1.0, self.shade)] {
            horn(sign);
            let light = if self.flat { 0.0 } else { 0.22 };
            pen.shade(
                Point::new(0.0, tip.1),
                Point::new(0.0, foot.1),
                &[
                    (0.0, colour.lit(light), 1.0),
                    (1.0, colour.lit(-light), 1.0),
                ],
            );
            pen.fill();
        }
    }

    /// Draws a queen: a taller, wider post with a crown of points or of horns.
    pub(crate) fn queen(&self, side: Side, gold: Rgb) {
        let left = [(-0.31, -0.05), (-0.19, -0.50), (-0.25, -0.80)];
        let right = [(0.31, -0.05), (0.19, -0.50), (0.25, -0.80)];
        self.block(&left, &right);
        self.band(-0.5, 0.185, 0.045);
        self.band(-0.17, 0.275, 0.032);
        let crown: &[Corner] = match side {
            Side::Men => &[
                (-0.27, -0.78),
                (-0.31, -1.10),
                (-0.14, -0.96),
                (0.0, -1.24),
                (0.14, -0.96),
                (0.31, -1.10),
                (0.27, -0.78),
                (0.0, -0.74),
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
                (0.0, -0.74),
            ],
        };
        self.crown(crown, gold, 0.3);
    }

    /// A crown of metal, as wide as twice `half`.
    fn crown(&self, shape: &[Corner], gold: Rgb, half: f64) {
        self.outline(shape);
        let shine = |light: f64| if self.flat { gold } else { gold.lit(light) };
        self.pen.shade(
            Point::new(-half, -1.0),
            Point::new(half, -0.96),
            &[
                (0.0, shine(0.1), 1.0),
                (0.32, shine(0.5), 1.0),
                (0.58, shine(-0.05), 1.0),
                (1.0, shine(-0.42), 1.0),
            ],
        );
        self.pen.polygon(shape).fill();
    }

    /// Draws the king, the tallest piece: a robe, a head and a crown.
    pub(crate) fn king(&self, homebound: bool) {
        let pen = self.pen;
        let left = [
            (-0.35, -0.06),
            (-0.34, -0.2),
            (-0.215, -0.46),
            (-0.30, -0.80),
            (-0.12, -0.92),
        ];
        let right = left.map(|(x, y)| (-x, y));
        self.block(&left, &right);
        self.band(-0.2, 0.335, 0.036);
        if homebound {
            self.sash(-0.55, 0.25);
        } else {
            // The X that the game is named after.
            for (width, colour) in [(0.075, self.edge), (0.045, self.body.grain)] {
                pen.line(colour, 1.0, width)
                    .path(&[(-0.12, -0.71), (0.12, -0.47)])
                    .stroke()
                    .path(&[(0.12, -0.71), (-0.12, -0.47)])
                    .stroke();
            }
        }
        pen.line(self.edge, 1.0, self.outline)
            .ellipse(Point::new(0.0, -1.0), 0.16, 0.185)
            .stroke();
        pen.glow(
            Point::new(-0.06, -1.06),
            0.32,
            &[(0.0, self.lit.lit(0.3), 1.0), (1.0, self.shade, 1.0)],
        );
        pen.fill();
        // Brow and nose in one cut, as on old figures of wood.
        pen.line(self.body.grain, 0.9, 0.03)
            .path(&[(-0.08, -1.02), (0.0, -1.0), (0.08, -1.02)])
            .stroke()
            .path(&[(0.0, -1.0), (0.0, -0.92)])
            .stroke();
        let crown = [
            (-0.18, -1.07),
            (-0.25, -1.36),
            (-0.115, -1.23),
            (0.0, -1.43),
            (0.115, -1.23),
            (0.25, -1.36),
            (0.18, -1.07),
            (0.0, -1.12),
        ];
        self.crown(&crown, self.body.colour, 0.22);
    }
}

/// The edge between both sides, slightly right of the middle.
fn ridge(left: &[Corner], right: &[Corner]) -> Vec<Corner> {
    left.iter()
        .zip(right)
        .map(|(l, r)| {
            let low = if l.1 > -0.08 { 0.06 } else { 0.0 };
            (l.0 + (r.0 - l.0) * 0.56, (l.1 + r.1) / 2.0 + low)
        })
        .collect()
}
