//! What never moves: the cloth, the board with its lines and ornaments, the empty tray.

use sahkku::{Drawing, Place, Row};
use sahkku_table::{Layout, Lines, Ornament, Point, RIM, Rect, Rgb, Texture, Theme};

use super::pen::Pen;
use super::{grain, hide};

/// Draws all of it; the pen draws in CSS pixels. So is what shows in wood and hide worked out, however sharp the screen: it
/// is soft by nature.
pub(crate) fn ground(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
    cloth(pen, layout, theme);
    if theme.board.texture == Texture::Hide {
        hide::board(pen, layout, theme);
    } else {
        board(pen, layout, theme);
        teeth(pen, layout, theme);
    }
    lines(pen, layout, theme);
    ornaments(pen, layout, theme, ornament);
    tray(pen, layout, theme);
}

fn cloth(pen: &Pen, layout: &Layout, theme: &Theme) {
    let (w, h) = (layout.spec.width, layout.spec.height);
    let all = Rect {
        x: 0.0,
        y: 0.0,
        w,
        h,
    };
    pen.colour(theme.ground, 1.0).round_rect(&all, 0.0).fill();
}

fn board(pen: &Pen, layout: &Layout, theme: &Theme) {
    let (rect, pitch) = (layout.board, layout.pitch);
    let radius = pitch * 0.22;
    let colour = theme.board.colour;
    if theme.flat {
        pen.colour(colour, 1.0).round_rect(&rect, radius).fill();
        pen.line(theme.burnt, 1.0, (pitch * 0.05).max(1.5)).stroke();
        return;
    }
    soft_shadow(pen, layout, &rect, radius, pitch * 0.5);
    pen.colour(colour.lit(-0.4), 1.0)
        .round_rect(&rect, radius)
        .fill();
    let wood = grain::plank(
        &theme.board,
        rect.w,
        rect.h,
        layout.unit * 0.42,
        11,
        120_000.0,
    );
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
            // Light falls in from the upper left.
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
    let inner = rect.inset(pitch * 0.26);
    pen.line(theme.burnt, 0.55, (pitch * 0.022).max(1.0));
    pen.round_rect(&inner, radius * 0.5).stroke();
}

/// A row of burnt teeth along both ends of the board.
fn teeth(pen: &Pen, layout: &Layout, theme: &Theme) {
    let pitch = layout.pitch;
    let (long, short) = (layout.columnward(), layout.northward());
    let half = |way: Point| {
        (way.x * layout.board.w)
            .abs()
            .max((way.y * layout.board.h).abs())
            / 2.0
    };
    let run = half(short) - pitch * 0.36;
    let count = (run * 2.0 / (pitch * 0.24)).floor().max(1.0);
    let step = run * 2.0 / count;
    for end in [-1.0, 1.0] {
        for n in 0..count as u32 {
            let from = f64::from(n) * step - run;
            let at = |out: f64, along: f64| {
                layout.board.centre()
                    + long * (end * (half(long) - pitch * out))
                    + short * (from + step * along)
            };
            pen.shape(&[at(0.235, 0.06), at(0.115, 0.5), at(0.235, 0.94)]);
            pen.colour(theme.burnt, 0.62).fill();
        }
    }
}

/// A shadow around a thing on the cloth, at most `reach` wide and ending before the canvas does,
/// out of strokes: far cheaper on large canvases than a blur.
fn soft_shadow(pen: &Pen, layout: &Layout, rect: &Rect, radius: f64, reach: f64) {
    let right = layout.spec.width - rect.x - rect.w;
    let bottom = layout.spec.height - rect.y - rect.h;
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

/// A cut in the wood: dark, with a lit lower edge.
fn cut(pen: &Pen, theme: &Theme, width: f64, path: impl Fn(&Pen)) {
    // Hide is painted, not cut.
    if theme.board.texture == Texture::Wood {
        let off = width * 0.42;
        let glint = theme.board.colour.lit(0.5);
        pen.at(Point::new(off, off), 0.0, (1.0, 1.0), |pen| {
            path(pen.line(glint, 0.65, width));
            pen.stroke();
        });
    }
    path(pen.line(theme.burnt, 1.0, width));
    pen.stroke();
}

fn lines(pen: &Pen, layout: &Layout, theme: &Theme) {
    let width = (layout.pitch * 0.048).max(1.3);
    let columns = layout.spec.columns;
    match (layout.spec.places, layout.spec.lines) {
        (Drawing::Lines, Lines::Short) => {
            for place in layout.places() {
                let (from, to) = (layout.along(place, -1.0), layout.along(place, 1.0));
                cut(pen, theme, width, |pen| {
                    pen.segment(from, to);
                });
            }
        }
        (Drawing::Lines, Lines::Joined) => {
            for column in 1..=columns {
                let end = |row, along| Place::new(row, column).map(|p| layout.along(p, along));
                if let (Some(from), Some(to)) = (end(Row::A, -1.0), end(Row::C, 1.0)) {
                    cut(pen, theme, width, |pen| {
                        pen.segment(from, to);
                    });
                }
            }
            // Short strokes across, where one row ends and the next begins.
            let half = layout.columnward() * (layout.pitch * 0.13);
            for column in 1..=columns {
                for along in [-1.0, 1.0] {
                    if let Some(place) = Place::new(Row::B, column) {
                        let at = layout.along(place, along);
                        cut(pen, theme, width * 0.8, |pen| {
                            pen.segment(at - half, at + half);
                        });
                    }
                }
            }
        }
        (Drawing::Squares, _) => {
            for place in layout.places() {
                let cell = layout.cell(place);
                cut(pen, theme, width * 0.8, |pen| {
                    pen.round_rect(&cell, 0.0);
                });
            }
        }
    }
}

fn ornaments(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
    let width = (layout.pitch * 0.042).max(1.1);
    for (n, place) in layout.marked().enumerate() {
        let at = layout.point(place);
        let size = match layout.spec.places {
            // In a square the ornament stays inside its sides.
            Drawing::Squares => layout.pitch.min(layout.length) * 0.44,
            Drawing::Lines => layout.unit * if n == 0 { 0.8 } else { 0.46 },
        };
        match (ornament, n) {
            (Ornament::Sun, 0) => sun(pen, theme, at, size, width),
            (Ornament::Star, _) => star(pen, theme, at, size, width),
            (Ornament::Diamond, _) => lozenge(pen, theme, at, size, width),
            _ => cross(pen, theme, at, size * 0.85, width * 1.25),
        }
    }
}

/// The cross (sáhkku), with short bars at its ends.
fn cross(pen: &Pen, theme: &Theme, at: Point, size: f64, width: f64) {
    for turn in [0.785_f64, -0.785] {
        let arm = Point::new(size, 0.0).turned(turn);
        let bar = Point::new(0.0, size * 0.22).turned(turn);
        cut(pen, theme, width, |pen| {
            pen.segment(at - arm, at + arm);
        });
        for end in [at + arm, at - arm] {
            cut(pen, theme, width, |pen| {
                pen.segment(end - bar, end + bar);
            });
        }
    }
}

/// A sun of two rings with rays between and around them.
fn sun(pen: &Pen, theme: &Theme, at: Point, size: f64, width: f64) {
    if !theme.flat {
        pen.colour(theme.burnt, 0.14)
            .ellipse(at, size * 0.62, size * 0.62)
            .fill();
    }
    for radius in [0.62, 0.34] {
        cut(pen, theme, width, |pen| {
            pen.ellipse(at, size * radius, size * radius);
        });
    }
    for n in 0..16 {
        let way = Point::new(1.0, 0.0).turned(f64::from(n) * core::f64::consts::PI / 8.0);
        let (from, to) = if n % 2 == 0 {
            (0.62, 1.0)
        } else {
            (0.34, 0.62)
        };
        cut(pen, theme, width, |pen| {
            pen.segment(at + way * (size * from), at + way * (size * to));
        });
    }
}

/// A star of eight points, out of two squares.
fn star(pen: &Pen, theme: &Theme, at: Point, size: f64, width: f64) {
    let points: Vec<Point> = (0..16)
        .map(|n| {
            let reach = if n % 2 == 0 { 1.0 } else { 0.48 };
            let way = Point::new(size * reach, 0.0);
            at + way.turned(f64::from(n) * core::f64::consts::PI / 8.0)
        })
        .collect();
    cut(pen, theme, width, |pen| {
        pen.shape(&points);
    });
    for n in 0..4 {
        let (tip, other) = (points[n * 4], points[(n * 4 + 2) % 16]);
        cut(pen, theme, width * 0.7, |pen| {
            pen.segment(at, tip);
        });
        cut(pen, theme, width * 0.7, |pen| {
            pen.segment(at, other);
        });
    }
}

fn lozenge(pen: &Pen, theme: &Theme, at: Point, size: f64, width: f64) {
    for scale in [1.0, 0.6] {
        let (x, y) = (size * scale * 0.75, size * scale);
        let corners = [
            (at.x, at.y - y),
            (at.x + x, at.y),
            (at.x, at.y + y),
            (at.x - x, at.y),
        ];
        cut(pen, theme, width, |pen| {
            pen.polygon(&corners);
        });
    }
}

/// The throwing tray: an oval bowl with a rim in the light and a floor in the shade.
fn tray(pen: &Pen, layout: &Layout, theme: &Theme) {
    let rect = layout.tray;
    let rim = layout.tray_scale() * RIM;
    let floor = rect.inset(rim);
    let round = rect.w.min(rect.h) / 2.0;
    let colour = theme.tray.colour;
    if theme.flat {
        pen.colour(colour, 1.0).round_rect(&rect, round).fill();
        pen.line(theme.ink, 1.0, (rim * 0.3).max(1.5)).stroke();
        pen.round_rect(&floor, floor.w.min(floor.h) / 2.0).stroke();
        return;
    }
    soft_shadow(pen, layout, &rect, round, rim * 2.2);
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
    // The rim, rounded: light on its upper left, dark on its lower right.
    pen.shade(
        top,
        bottom,
        &[(0.0, light, 0.42), (0.5, light, 0.05), (1.0, dark, 0.38)],
    );
    pen.round_rect(&rect, round).fill();
    // The hollow: the wall toward the light lies in shade.
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
