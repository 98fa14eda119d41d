//! The parts that lie still on every table: the cloth, the plain board, the empty tray.

use scene::{Point, RIM, Rect, Rgb, Texture, Theme, TrayArea};

use super::area::BoardArea;
use super::pen::Pen;
use super::{grain, hide};

/// Draws the cloth that everything lies on.
pub fn cloth(pen: &Pen, canvas: &Rect, theme: &Theme) {
    pen.colour(theme.ground, 1.0).round_rect(canvas, 0.0).fill();
}

/// Draws the board without its carvings: the material with its edge.
pub fn board(pen: &Pen, area: &BoardArea, theme: &Theme) {
    if theme.board.texture == Texture::Hide {
        return hide::board(pen, area, theme);
    }
    let BoardArea {
        canvas,
        rect,
        pitch,
        border,
        unit,
    } = *area;
    let radius = pitch * 0.22;
    let colour = theme.board.colour;
    if theme.flat {
        pen.colour(colour, 1.0).round_rect(&rect, radius).fill();
        pen.line(theme.burnt, 1.0, (pitch * 0.05).max(1.5)).stroke();
        return;
    }
    soft_shadow(pen, &canvas, &rect, radius, pitch * 0.5);
    pen.colour(colour.lit(-0.4), 1.0)
        .round_rect(&rect, radius)
        .fill();
    let wood = grain::plank(&theme.board, rect.w, rect.h, unit * 0.42, 11, 120_000.0);
    pen.inside(
        |pen| {
            pen.round_rect(&rect, radius);
        },
        |pen| {
            if let Ok(wood) = wood {
                let _ = pen.ctx.draw_image_with_html_canvas_element_and_dw_and_dh(
                    &wood, rect.x, rect.y, rect.w, rect.h,
                );
            }
            // Light falls from the upper left.
            let far = Point::new(rect.x + rect.w, rect.y + rect.h);
            let light = Rgb(255, 246, 226);
            let dark = Rgb(40, 20, 6);
            pen.shade(
                Point::new(rect.x, rect.y),
                far,
                &[(0.0, light, 0.20), (0.45, light, 0.02), (1.0, dark, 0.16)],
            );
            pen.round_rect(&rect, radius).fill();
            let bevel = (pitch * 0.07).max(1.5);
            pen.line(light, 0.5, bevel);
            pen.round_rect(&rect.inset(bevel * 0.3), radius).stroke();
            pen.line(dark, 0.38, bevel);
            let low = Rect {
                y: rect.y - bevel,
                x: rect.x - bevel,
                ..rect
            };
            pen.round_rect(&low.inset(-bevel * 0.2), radius).stroke();
        },
    );
    let inner = rect.inset(border);
    pen.line(theme.burnt, 0.55, (pitch * 0.022).max(1.0));
    pen.round_rect(&inner, radius * 0.5).stroke();
}

/// Draws a shadow around a thing on the cloth, at most `reach` wide and inside the canvas. It consists of strokes: far cheaper on
/// large canvases than a blur.
pub fn soft_shadow(pen: &Pen, canvas: &Rect, rect: &Rect, radius: f64, reach: f64) {
    let right = canvas.w - rect.x - rect.w;
    let bottom = canvas.h - rect.y - rect.h;
    let space = rect.x.min(rect.y).min(right).min(bottom);
    let reach = reach.min(space / 1.3);
    let layers = (reach / 2.0).round().clamp(6.0, 12.0);
    let low = Rect {
        y: rect.y + reach * 0.3,
        ..*rect
    };
    for n in 1..=layers as u32 {
        let part = f64::from(n) / layers;
        pen.line(Rgb(4, 4, 8), 0.54 / layers, reach * 2.0 * part * part);
        pen.round_rect(&low.inset(reach * 0.05), radius).stroke();
    }
}

/// Draws the throwing tray: an oval bowl with a lit rim and a shaded floor.
pub fn tray(pen: &Pen, canvas: &Rect, area: &TrayArea, theme: &Theme) {
    let rect = area.rect;
    let rim = area.scale() * RIM;
    let floor = rect.inset(rim);
    let round = rect.w.min(rect.h) / 2.0;
    let colour = theme.tray.colour;
    if theme.flat {
        pen.colour(colour, 1.0).round_rect(&rect, round).fill();
        pen.line(theme.ink, 1.0, (rim * 0.3).max(1.5)).stroke();
        pen.round_rect(&floor, floor.w.min(floor.h) / 2.0).stroke();
        return;
    }
    soft_shadow(pen, canvas, &rect, round, rim * 2.2);
    pen.colour(colour, 1.0).round_rect(&rect, round).fill();
    let wood = grain::plank(&theme.tray, rect.w, rect.h, rim * 1.6, 4, 30_000.0);
    pen.inside(
        |pen| {
            pen.round_rect(&rect, round);
        },
        |pen| {
            if let Ok(wood) = &wood {
                let _ = pen.ctx.draw_image_with_html_canvas_element_and_dw_and_dh(
                    wood, rect.x, rect.y, rect.w, rect.h,
                );
            }
        },
    );
    let (light, dark) = (Rgb(255, 238, 208), Rgb(20, 9, 2));
    let (top, bottom) = (
        Point::new(rect.x, rect.y),
        Point::new(rect.x + rect.w * 0.3, rect.y + rect.h),
    );
    // The rounded rim: light on its upper left, dark on its lower right.
    pen.shade(
        top,
        bottom,
        &[(0.0, light, 0.42), (0.5, light, 0.05), (1.0, dark, 0.38)],
    );
    pen.round_rect(&rect, round).fill();
    // The hollow: the wall toward the light lies in the shade.
    pen.inside(
        |pen| {
            pen.round_rect(&floor, floor.w.min(floor.h) / 2.0);
        },
        |pen| {
            if let Ok(wood) = &wood {
                let _ = pen.ctx.draw_image_with_html_canvas_element_and_dw_and_dh(
                    wood, rect.x, rect.y, rect.w, rect.h,
                );
            }
            pen.colour(dark, 0.30).round_rect(&floor, 0.0).fill();
            for n in 0..5 {
                let n = f64::from(n);
                pen.line(dark, 0.10, rim * (0.5 + n * 0.55));
                let wall = Rect {
                    x: floor.x + rim * 0.12,
                    y: floor.y + rim * 0.22,
                    ..floor
                };
                pen.round_rect(&wall.inset(-rim * 0.2), floor.w.min(floor.h) / 2.0)
                    .stroke();
            }
            pen.line(light, 0.22, rim * 0.4);
            let low = Rect {
                x: floor.x - rim * 0.3,
                y: floor.y - rim * 0.34,
                ..floor
            };
            pen.round_rect(&low, floor.w.min(floor.h) / 2.0).stroke();
        },
    );
    pen.line(dark, 0.5, (rim * 0.08).max(0.8));
    pen.round_rect(&floor, floor.w.min(floor.h) / 2.0).stroke();
    pen.line(light, 0.35, (rim * 0.1).max(0.8));
    pen.round_rect(&rect.inset(rim * 0.1), round).stroke();
}
