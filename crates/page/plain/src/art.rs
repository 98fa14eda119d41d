//! How the board and its pieces are drawn.

use on_page::Art;
use paint::area::BoardArea;
use paint::carving::cut;
use paint::ground;
use paint::pen::Pen;
use plain::{Layout, Look};
use scene::{Ornament, Point, Rect, Theme};

use crate::{Page, SmallPage};

impl<B: SmallPage> Art for Page<B> {
    type Look = Look;
    type Layout = Layout;

    fn unit(layout: &Layout) -> f64 {
        layout.unit
    }

    fn ground(pen: &Pen, layout: &Layout, theme: &Theme, _: Ornament) {
        let canvas = Rect {
            x: 0.0,
            y: 0.0,
            w: layout.spec.width,
            h: layout.spec.height,
        };
        let pitch = layout.pitch;
        let area = BoardArea {
            canvas,
            rect: layout.board,
            pitch,
            border: pitch * 0.2,
            unit: layout.unit,
        };
        ground::cloth(pen, &canvas, theme);
        ground::board(pen, &area, theme);
        for place in layout.places() {
            let cell = layout.cell(place).inset(pitch * 0.04);
            cut(pen, theme, (pitch * 0.025).max(1.0), |pen| {
                pen.round_rect(&cell, pitch * 0.16);
            });
        }
        if let Some(tray) = &layout.tray {
            ground::tray(pen, &canvas, tray, theme);
        }
    }

    fn piece(pen: &Pen, look: Look, theme: &Theme) {
        let body = theme.sides[look.side.index()].body.colour;
        let shades = theme.shades(body);
        let (rx, ry) = Look::RADII;
        // The rim below, and the face above it.
        let low = Point::new(0.0, -ry);
        let face = low - Point::new(0.0, Look::THICK);
        for at in [low, face] {
            pen.line(shades.edge, 1.0, 0.03).ellipse(at, rx, ry);
            pen.stroke();
        }
        let sides = Rect {
            x: -rx,
            y: face.y,
            w: 2.0 * rx,
            h: Look::THICK,
        };
        pen.colour(shades.shade, 1.0).round_rect(&sides, 0.0).fill();
        pen.ellipse(low, rx, ry).fill();
        pen.colour(shades.lit, 1.0).ellipse(face, rx, ry).fill();
        // A ring tells the first side from the other without its colour.
        if look.side == game::Side::First {
            pen.line(shades.edge, 1.0, 0.03);
            pen.ellipse(face, rx * 0.6, ry * 0.6).stroke();
        }
    }
}
