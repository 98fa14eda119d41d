//! Draws one item of a scene.

use scene::{Crown, Item, Look as _, Point, Rect, Rgb, Theme};

use super::sprites::{Motif, Sprites, Stamp};
use super::{dice, marks};
use on_page::Art;
use on_page::paint::pen::Pen;

/// Draws one item of a scene at `dpr` device pixels to the CSS pixel.
pub(crate) fn draw<A: Art>(
    pen: &Pen,
    sprites: &mut Sprites<A>,
    dpr: f64,
    item: &Item<A::Look, A::Shape>,
    theme: &Theme,
) {
    match item {
        Item::Turn {
            side,
            from,
            to,
            size,
            strength,
        } => {
            pen.alpha(*strength);
            marks::turn(pen, theme, *side, (*from, *to), *size);
            pen.alpha(1.0);
        }
        Item::Plate { rect, strength } => {
            pen.alpha(*strength);
            marks::plate(pen, theme, rect);
            pen.alpha(1.0);
        }
        Item::Cell {
            rect,
            tint,
            strength,
        } => {
            pen.alpha(*strength);
            marks::cell(pen, theme, rect, *tint);
            pen.alpha(1.0);
        }
        Item::Ring { ring, at, rx, ry } => marks::ring(pen, theme, *ring, *at, *rx, *ry),
        Item::Arrow {
            at,
            way,
            size,
            side,
        } => marks::arrow(pen, theme, *at, *way, *size, *side),
        Item::Piece {
            look,
            at,
            unit,
            facing,
            lift,
            flip,
            lean,
            alpha,
        } => {
            let mut stamp = Stamp {
                at: *at,
                unit: *unit,
                flip: turned_from_light(*facing),
                facing: *facing,
                lean: 0.0,
                rough: *lift > 0.0,
                dpr,
            };
            if !theme.flat {
                // The higher the item, the farther away and the fainter its shadow.
                let high = lift / unit;
                stamp.at = *at + Point::new(high * 0.5, high * 0.28) * *unit;
                pen.alpha(alpha / (1.0 + high * 1.4));
                let lying = look.lies();
                sprites.stamp(pen, theme, Motif::Shadow { lying }, &stamp);
            }
            stamp.at = *at + Point::new(0.0, -lift).turned(*facing);
            // The light comes from the upper left, whichever way the piece faces.
            stamp.flip = *flip != (turned_from_light(*facing) && !look.lies());
            stamp.facing = *facing;
            stamp.lean = *lean;
            pen.alpha(*alpha);
            sprites.stamp(pen, theme, Motif::Piece(*look), &stamp);
            pen.alpha(1.0);
        }
        Item::Count {
            at,
            facing,
            size,
            side,
            count,
        } => pen.at(*at, *facing, (1.0, 1.0), |pen| {
            marks::count(pen, theme, Point::default(), *size, *side, *count);
        }),
        Item::Tag {
            at,
            facing,
            size,
            faces,
            captures,
            crown,
            faint,
            stacked,
        } => {
            let plate = marks::Plate {
                stacked: *stacked,
                size: *size,
                captures: *captures,
                faint: *faint,
            };
            pen.at(*at, *facing, (1.0, 1.0), |pen| {
                marks::tag(pen, theme, Point::default(), faces, &plate);
                if let Some(crown) = crown {
                    let choice = *crown == Crown::Choice;
                    marks::crown(pen, theme, Point::default(), faces.len(), &plate, choice);
                }
            });
        }
        Item::Die {
            solid,
            at,
            used,
            usable,
            chosen,
            side,
        } => {
            let state = dice::State {
                used: *used,
                usable: *usable,
                chosen: *chosen,
                side: *side,
            };
            dice::die(pen, theme, solid, *at, &state);
        }
        Item::Name {
            name,
            at,
            facing,
            size,
            pointed,
        } => pen.at(*at, *facing, (1.0, 1.0), |pen| {
            marks::name(pen, theme, *name, *size, *pointed);
        }),
        Item::Focus { rect } => marks::focus(pen, theme, rect),
        Item::Pennant {
            side,
            at,
            facing,
            unit,
        } => pen.at(*at, *facing, (*unit, *unit), |pen| {
            A::pennant(pen, *side, theme);
        }),
        Item::Shine {
            side,
            rect,
            reach,
            progress,
        } => {
            let colour = side.map_or(theme.ink, |side| theme.sides[side.index()].banner);
            shine(pen, rect, colour, *reach, *progress);
        }
    }
}

/// Whether the left side of something facing this way lies in the shade.
fn turned_from_light(facing: f64) -> bool {
    let left = Point::new(-1.0, 0.0).turned(facing);
    left.x + left.y > 0.0
}

/// Draws a glow around a rectangle.
fn shine(pen: &Pen, rect: &Rect, colour: Rgb, reach: f64, progress: f64) {
    for n in 0..3 {
        let t = progress * 1.5 - f64::from(n) * 0.25;
        if (0.0..1.0).contains(&t) {
            let grown = rect.inset(-reach * 1.2 * t);
            let width = reach * 0.3 * (1.0 - t);
            pen.line(colour.lit(0.35), 1.0 - t, width.max(0.5));
            // A board has corners; smaller things glow all round.
            let round = grown.w.min(grown.h) / 2.0;
            pen.round_rect(&grown, round.min(reach * 0.9)).stroke();
        }
    }
}
