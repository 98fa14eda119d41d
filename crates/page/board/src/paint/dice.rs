//! A die: lit polygons with carved marks, and its shadow.

use game::Side;
use scene::{DieShape, Marks, Point, Rgb, Solid, Theme};

use on_page::paint::pen::Pen;

/// The edge of the die that is used first: the yellow of hints.
const FIRST: Rgb = Rgb(242, 193, 78);

pub(crate) struct State {
    pub(crate) used: bool,
    pub(crate) usable: bool,
    pub(crate) chosen: bool,
    pub(crate) side: Option<Side>,
}

pub(crate) fn die<D: DieShape>(
    pen: &Pen,
    theme: &Theme,
    solid: &Solid<D>,
    at: Point,
    state: &State,
) {
    pen.at(at, 0.0, (1.0, 1.0), |pen| {
        let bone = if state.used {
            theme.dice.colour.toward(theme.tray.colour, 0.6)
        } else {
            theme.dice.colour
        };
        let carved = if state.used {
            theme.dice.grain.toward(bone, 0.35)
        } else {
            theme.dice.grain
        };
        // Strokes cost most: one for all facets of a kind.
        let facets = || solid.facets.iter().map(|facet| &facet.corners[..]);
        if !theme.flat {
            let soft = solid.cut_width * (1.0 + solid.height * 0.02);
            pen.shape(&solid.shadow);
            pen.colour(Rgb(12, 5, 1), 0.38).fill();
            pen.line(Rgb(12, 5, 1), 0.18, soft * 1.7).stroke();
        }
        if state.usable || state.chosen {
            let (colour, width) = if state.chosen {
                match D::MARKS {
                    // It lies where it fell, beside a die just as light.
                    Marks::Drilled if !theme.flat => (FIRST, 7.0),
                    _ => (theme.ink, 5.0),
                }
            } else {
                (theme.ink.toward(theme.tray.colour, 0.2), 2.6)
            };
            pen.shapes(facets());
            pen.line(colour, 1.0, solid.cut_width * 0.45 * width)
                .stroke();
        }
        if let Some(side) = state.side {
            let banner = theme.sides[side.index()].banner;
            pen.shapes(facets());
            pen.line(banner, 1.0, solid.cut_width * 2.4).stroke();
        }
        let edge = if theme.flat {
            theme.outline
        } else {
            bone.lit(-0.5)
        };
        for facet in &solid.facets {
            let colour = if theme.flat {
                bone
            } else {
                bone.lit(facet.light)
            };
            pen.shape(&facet.corners);
            pen.colour(colour, 1.0).fill();
        }
        pen.shapes(facets());
        let strong = if theme.flat { 1.0 } else { 0.5 };
        pen.line(edge, strong, (solid.cut_width * 0.14).max(0.7));
        pen.stroke();
        for up in [false, true] {
            pen.shapes(
                solid
                    .cuts
                    .iter()
                    .filter(|cut| cut.up == up)
                    .map(|cut| cut.ends.as_ref()),
            );
            let alpha = if up { 1.0 } else { 0.4 };
            match D::MARKS {
                Marks::Carved => pen.line(carved, alpha, solid.cut_width).stroke(),
                Marks::Drilled => pen.colour(carved, alpha).fill(),
            };
        }
    });
}
