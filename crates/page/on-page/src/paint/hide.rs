//! The board on the inside of an unfolded bag of reindeer hide: an uneven edge with the hair of
//! the outside showing, and a seam of sinew.

use scene::{Point, Rect, Rgb, Theme, within};

use super::area::BoardArea;
use super::grain;
use super::pen::Pen;

/// The distance of the seam from the edge, relative to a line on wood.
const SEAM: f64 = 11.0 / 13.0;

pub(super) fn board(pen: &Pen, area: &BoardArea, theme: &Theme) {
    let BoardArea {
        rect,
        pitch,
        border,
        unit,
        ..
    } = *area;
    let edge = outline(&rect, pitch);
    hair(pen, &edge, theme, pitch);
    smooth(pen, &edge);
    pen.colour(theme.board.colour, 1.0).fill();
    let all = rect.inset(-pitch * 0.2);
    let skin = grain::hide(&theme.board, all.w, all.h, unit * 0.8, 24_000.0);
    pen.inside(
        |pen| smooth(pen, &edge),
        |pen| {
            if let Ok(skin) = skin {
                let _ = pen.ctx.draw_image_with_html_canvas_element_and_dw_and_dh(
                    &skin, all.x, all.y, all.w, all.h,
                );
            }
            if let Ok(pores) = grain::pores(&theme.board)
                && let Ok(Some(pattern)) = pen
                    .ctx
                    .create_pattern_with_html_canvas_element(&pores, "repeat")
            {
                pen.ctx.set_fill_style_canvas_pattern(&pattern);
                pen.round_rect(&all, 0.0).fill();
            }
            let (light, dark) = (Rgb(255, 248, 232), Rgb(70, 44, 22));
            let far = Point::new(rect.x + rect.w, rect.y + rect.h);
            pen.shade(
                Point::new(rect.x, rect.y),
                far,
                &[(0.0, light, 0.22), (0.5, light, 0.0), (1.0, dark, 0.14)],
            );
            pen.round_rect(&all, 0.0).fill();
            // The edge curls up a little and is darker there.
            for (width, alpha) in [(0.42, 0.06), (0.24, 0.08), (0.1, 0.16)] {
                smooth(pen, &edge);
                pen.line(dark, alpha, pitch * width).stroke();
            }
        },
    );
    seam(pen, &rect.inset(border * SEAM), theme, pitch);
}

/// Slightly irregular points around a board, the same every time.
fn outline(rect: &Rect, pitch: f64) -> Vec<Point> {
    let step = pitch * 0.55;
    let corner = pitch * 0.45;
    let mut points = Vec::with_capacity(96);
    let ends = [
        Point::new(rect.x, rect.y),
        Point::new(rect.x + rect.w, rect.y),
        Point::new(rect.x + rect.w, rect.y + rect.h),
        Point::new(rect.x, rect.y + rect.h),
    ];
    for n in 0..4 {
        let (from, to) = (ends[n], ends[(n + 1) % 4]);
        let long = from.distance(to);
        let way = (to - from) * (1.0 / long.max(1.0));
        let out = Point::new(way.y, -way.x);
        let count = ((long - 2.0 * corner) / step).max(1.0) as u32;
        for m in 0..=count {
            let along = corner + (long - 2.0 * corner) * f64::from(m) / f64::from(count);
            // Sines without a common period: no two waves are the same.
            let t = along / pitch + n as f64 * 7.3;
            let wave = (t * 1.1).sin() * 0.5 + (t * 2.7 + 1.0).sin() * 0.3 + (t * 0.43).sin() * 0.4;
            points.push(from + way * along + out * (wave * pitch * 0.07));
        }
    }
    points
}

/// Makes a smooth closed path through these points.
fn smooth(pen: &Pen, points: &[Point]) {
    let ctx = &pen.ctx;
    ctx.begin_path();
    for (n, point) in points.iter().enumerate() {
        let next = points[(n + 1) % points.len()];
        let middle = point.toward(next, 0.5);
        if n == 0 {
            let start = points[points.len() - 1].toward(*point, 0.5);
            ctx.move_to(start.x, start.y);
        }
        ctx.quadratic_curve_to(point.x, point.y, middle.x, middle.y);
    }
    ctx.close_path();
}

/// Draws the hair of the outer side, seen along the edge, and its shadow on the cloth.
fn hair(pen: &Pen, edge: &[Point], theme: &Theme, pitch: f64) {
    for n in 1..=6 {
        let part = f64::from(n) / 6.0;
        smooth(pen, edge);
        pen.line(Rgb(6, 8, 6), 0.07, pitch * (0.15 + 0.35 * part * part))
            .stroke();
    }
    let brown = theme.board.grain;
    let tones = [
        brown.lit(-0.45),
        brown.lit(-0.15),
        brown.lit(0.35),
        brown.lit(0.6),
    ];
    let mut turn = 0_u32;
    for (n, from) in edge.iter().enumerate() {
        let to = edge[(n + 1) % edge.len()];
        let long = from.distance(to);
        let way = (to - *from) * (1.0 / long.max(0.01));
        let out = Point::new(way.y, -way.x);
        let count = within(long / (pitch * 0.024), 1.0, 60.0) as u32;
        for m in 0..count {
            turn = turn.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            let variation = f64::from(turn >> 16 & 0xff) / 255.0;
            let root = from.toward(to, f64::from(m) / f64::from(count)) - out * (pitch * 0.04);
            let tip = root
                + out * (pitch * (0.07 + 0.06 * variation))
                + way * (pitch * 0.07 * (variation - 0.2));
            let tone = tones[(turn >> 24) as usize % tones.len()];
            pen.line(tone, 0.9, (pitch * 0.018).max(0.6));
            pen.segment(root, tip).stroke();
        }
    }
}

fn seam(pen: &Pen, rect: &Rect, theme: &Theme, pitch: f64) {
    let width = (pitch * 0.032).max(1.0);
    for (off, colour, alpha) in [
        (width * 0.8, theme.board.grain.lit(-0.3), 0.55),
        (0.0, theme.burnt, 0.85),
    ] {
        let shifted = Rect {
            x: rect.x + off * 0.6,
            y: rect.y + off,
            ..*rect
        };
        pen.dashes(&[pitch * 0.13, pitch * 0.11]);
        pen.line(colour, alpha, width);
        pen.round_rect(&shifted, pitch * 0.4).stroke();
    }
    pen.dashes(&[]);
}
