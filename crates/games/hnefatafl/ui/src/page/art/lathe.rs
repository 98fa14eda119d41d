//! The pieces: turned on a lathe, seen a little from above, with the light from the upper left.

use crate::board::Look;
use hnefatafl::Piece;
use scene::{Point, Rgb, Shades, Surface, Texture, Theme, within};

use on_page::paint::pen::Pen;

/// The visible height of a circle around the axis, in its widths.
const TILT: f64 = 0.15;

/// The number of parts of the outline between two of its points.
const PARTS: u32 = 4;

/// The positions across the surface at which its colour is computed: −1 is the left edge, 1 the right.
const ACROSS: [f64; 9] = [-1.0, -0.88, -0.66, -0.4, -0.1, 0.25, 0.6, 0.88, 1.0];

/// How far to the right fibres come to the surface: they run along the axis.
const FIBRES: [f64; 10] = [
    -0.35, -0.27, -0.2, -0.125, -0.05, 0.035, 0.1, 0.17, 0.24, 0.32,
];

const IRON: Surface = Surface {
    colour: Rgb(112, 118, 126),
    grain: Rgb(30, 32, 36),
    figure: 0,
    texture: Texture::Smooth,
};

/// A circle around the axis: the height above the foot, and half the width.
#[derive(Clone, Copy)]
struct Round {
    up: f64,
    half: f64,
}

impl Round {
    /// A point of its near edge; `across` from −1 at the left to 1 at the right.
    fn near(self, across: f64) -> (f64, f64) {
        let toward = (1.0 - across * across).max(0.0).sqrt();
        (self.half * across, -self.up + self.half * TILT * toward)
    }

    /// Its near edge from left to right.
    fn rim(self) -> [(f64, f64); 17] {
        core::array::from_fn(|n| {
            let turn = core::f64::consts::PI * (n as f64 / 16.0 - 0.5);
            self.near(turn.sin())
        })
    }
}

/// Draws a piece, standing on the origin.
pub(super) fn piece(pen: &Pen, look: Look, theme: &Theme) {
    let body = body(look.piece, theme);
    let rounds = rounds(&look);
    let outline = outline(&rounds);
    let Shades { edge, .. } = theme.shades(body.colour);
    let width = if theme.flat { 0.06 } else { 0.042 };
    pen.line(edge, 1.0, width).polygon(&outline).stroke();
    let from = look.iron().unwrap_or(f64::INFINITY);
    pen.inside(
        |pen| {
            pen.polygon(&outline);
        },
        |pen| {
            if theme.flat {
                pen.colour(body.colour, 1.0).polygon(&outline).fill();
            } else {
                turned(pen, &rounds, from, body, theme);
                fibres(pen, &rounds, from, body);
            }
            rings(pen, &look, &rounds, body, theme);
        },
    );
}

/// The wood of a piece. As tafl is shown everywhere, dark pieces attack and light ones defend, unless it is set otherwise. The
/// drabants' grooves are dyed in their side's colour.
fn body(piece: Piece, theme: &Theme) -> Surface {
    let [swede, muscovite] = theme.sides;
    match piece {
        Piece::King => theme.king,
        Piece::Drabant => Surface {
            grain: swede.banner.lit(if theme.is_dark() { -0.6 } else { 0.0 }),
            ..muscovite.body
        },
        Piece::Muscovite => swede.body,
    }
}

/// The circles of a piece from its foot to its top, along a smooth outline.
fn rounds(look: &Look) -> Vec<Round> {
    let profile = look.profile();
    let iron = look.iron().unwrap_or(f64::INFINITY);
    let at = |n: usize| profile.get(n).copied();
    let slope = |n: usize| {
        let here = profile[n];
        let before = n.checked_sub(1).and_then(at).unwrap_or(here);
        // At the top the outline goes on down the other side.
        let after = at(n + 1).unwrap_or((before.0, -before.1));
        (
            tangent(before.0, here.0, after.0),
            tangent(before.1, here.1, after.1),
        )
    };
    let mut rounds = Vec::with_capacity(profile.len() * PARTS as usize + 1);
    for (n, part) in profile.windows(2).enumerate() {
        let [from, to] = [part[0], part[1]];
        // Iron is forged, not turned: its sides are straight.
        let straight = from.0 >= iron;
        let (out, into) = (slope(n), slope(n + 1));
        for m in 0..PARTS {
            let t = f64::from(m) / f64::from(PARTS);
            let between = |from: f64, to: f64, out: f64, into: f64| {
                if straight {
                    from + (to - from) * t
                } else {
                    hermite(from, to, out, into, t)
                }
            };
            rounds.push(Round {
                up: between(from.0, to.0, out.0, into.0),
                half: between(from.1, to.1, out.1, into.1),
            });
        }
    }
    rounds.push(Round {
        up: look.height(),
        half: 0.0,
    });
    rounds
}

/// The direction of a smooth curve through three values that never exceeds them.
fn tangent(before: f64, here: f64, after: f64) -> f64 {
    let (come, go) = (here - before, after - here);
    if come * go <= 0.0 {
        return 0.0;
    }
    let most = 3.0 * come.abs().min(go.abs());
    within((after - before) / 2.0, -most, most)
}

/// The value at `t` of the curve that leaves `from` and reaches `to` in these directions.
fn hermite(from: f64, to: f64, out: f64, into: f64, t: f64) -> f64 {
    let (square, cube) = (t * t, t * t * t);
    from * (2.0 * cube - 3.0 * square + 1.0)
        + to * (3.0 * square - 2.0 * cube)
        + out * (cube - 2.0 * square + t)
        + into * (cube - square)
}

fn outline(rounds: &[Round]) -> Vec<(f64, f64)> {
    let mut outline: Vec<(f64, f64)> = Vec::with_capacity(2 * rounds.len() + 17);
    outline.extend(rounds.iter().rev().map(|round| (-round.half, -round.up)));
    outline.extend(rounds.first().into_iter().flat_map(|foot| foot.rim()));
    outline.extend(rounds.iter().map(|round| (round.half, -round.up)));
    outline
}

/// Draws the lit surface from rounds, from the foot up: each covers parts of those below it.
fn turned(pen: &Pen, rounds: &[Round], iron: f64, body: Surface, theme: &Theme) {
    let (wood, metal) = (Skin::new(body, 0.38, theme), Skin::new(IRON, 0.85, theme));
    // On a dark board a dark foot would be lost.
    let sunk = if theme.is_dark() { 0.1 } else { 0.24 };
    for (n, pair) in rounds.windows(2).enumerate() {
        let [low, high] = [pair[0], pair[1]];
        let (rise, grown) = (high.up - low.up, high.half - low.half);
        let long = rise.hypot(grown).max(1e-6);
        let (out, up) = (rise / long, -grown / long);
        let skin = if low.up < iron { &wood } else { &metal };
        let shadow = hidden(low, &rounds[n..]) + sunk * (1.0 - low.up / 0.3).max(0.0);
        let stops = ACROSS.map(|across| {
            let colour = skin.lit(across, out, up);
            ((across + 1.0) / 2.0, colour.lit(-shadow), 1.0)
        });
        let wide = low.half.max(high.half);
        pen.shade(Point::new(-wide, 0.0), Point::new(wide, 0.0), &stops);
        let (top, bottom) = (-high.up, -low.up);
        pen.polygon(&[
            (-low.half, bottom),
            (low.half, bottom),
            (high.half, top),
            (-high.half, top),
        ]);
        pen.fill();
        let middle = Point::new(0.0, bottom);
        pen.ellipse(middle, low.half, low.half * TILT).fill();
    }
}

/// How far a circle lies in the shadow of wider parts above it, 0 to 1.
fn hidden(round: Round, above: &[Round]) -> f64 {
    let over = |other: &Round| (other.half - round.half) - (other.up - round.up) * 0.9;
    let most = above.iter().map(over).fold(0.0, f64::max);
    (most * 3.2).min(0.5)
}

/// The look of the surface in the light.
struct Skin {
    colour: Rgb,
    /// Its colour where no light falls.
    dark: Rgb,
    /// How much light shows the colour itself. A pale surface shows its form only by its shade.
    full: f64,
    /// How shiny it is, 0 to 1.
    polish: f64,
}

impl Skin {
    fn new(surface: Surface, polish: f64, theme: &Theme) -> Skin {
        let colour = surface.colour;
        Skin {
            colour,
            dark: theme.shades(colour).shade.lit(-0.25),
            full: 0.5 + 0.35 * colour.luminance(),
            polish,
        }
    }

    /// The colour of a part whose normal points this far across, out and up.
    fn lit(&self, across: f64, out: f64, up: f64) -> Rgb {
        let toward = (1.0 - across * across).max(0.0).sqrt();
        let (x, y, z) = (across * out, toward * out, up);
        let direct = (-0.52 * x + 0.5 * y + 0.69 * z).max(0.0);
        // Some light is reflected by the board.
        let light = direct + 0.12 * (x - 0.6).max(0.0) + 0.05;
        let plain = if light < self.full {
            self.dark.toward(self.colour, light / self.full)
        } else {
            self.colour.lit((light - self.full) * 0.9)
        };
        let shine = (-0.3 * x + 0.86 * y + 0.41 * z).max(0.0);
        plain.lit(shine.powi(18) * self.polish)
    }
}

/// Draws fine lines up the surface, where it is visible.
fn fibres(pen: &Pen, rounds: &[Round], iron: f64, body: Surface) {
    let strength = f64::from(body.figure) / 100.0;
    let dark = body.colour.lit(-0.75);
    for (n, right) in FIBRES.into_iter().enumerate() {
        let alpha = if n % 3 == 0 { 0.4 } else { 0.24 };
        pen.line(dark, alpha * strength, 0.011);
        let mut lowest = f64::NEG_INFINITY;
        let mut seen: Vec<(f64, f64)> = Vec::new();
        for round in rounds.iter().rev().filter(|round| round.up < iron) {
            let at = round.near(right / round.half.max(1e-6));
            let reaches = round.half > right.abs();
            if reaches && at.1 > lowest {
                lowest = at.1;
                seen.push(at);
            } else {
                pen.path(&seen).stroke();
                seen.clear();
            }
        }
        pen.path(&seen).stroke();
    }
}

fn rings(pen: &Pen, look: &Look, rounds: &[Round], body: Surface, theme: &Theme) {
    for &(up, width) in look.rings() {
        let Some(round) = rounds.iter().rfind(|round| round.up <= up) else {
            continue;
        };
        let groove = Round { up, ..*round };
        if !theme.flat {
            let Shades { edge, .. } = theme.shades(body.colour);
            let upper = Round {
                up: up + width * 0.5,
                ..*round
            };
            pen.line(edge, 0.45, width).path(&upper.rim()).stroke();
        }
        pen.line(body.grain, 0.95, width)
            .path(&groove.rim())
            .stroke();
    }
}
