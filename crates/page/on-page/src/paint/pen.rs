//! A thin wrapper of the canvas context: shapes by points, colours by value.
//!
//! The calls of the context that can fail do so only for non-finite numbers; a shape with such numbers is not drawn.

use scene::{Point, Rect, Rgb, within};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasGradient, CanvasRenderingContext2d, HtmlCanvasElement};

#[derive(Clone, Debug)]
pub struct Pen {
    pub ctx: CanvasRenderingContext2d,
}

/// The background of a picture. If the picture is opaque, browsers copy it without blending.
#[derive(Clone, Copy, PartialEq)]
pub enum Under {
    /// The picture is transparent where nothing is drawn.
    Nothing,
    Black,
}

/// Creates a canvas outside of the page, to cache a picture.
/// Fails if the browser cannot create a canvas.
pub fn sheet(width: f64, height: f64, under: Under) -> Result<(HtmlCanvasElement, Pen), JsValue> {
    let canvas = canvas(width, height)?;
    let pen = Pen::of(&canvas, under)?;
    Ok((canvas, pen))
}

/// Creates a canvas of this many device pixels outside of the page.
/// Fails if the browser cannot create a canvas.
pub fn canvas(width: f64, height: f64) -> Result<HtmlCanvasElement, JsValue> {
    let document = web_sys::window()
        .and_then(|window| window.document())
        .ok_or("there is no page")?;
    let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
    canvas.set_width(width.ceil().max(1.0) as u32);
    canvas.set_height(height.ceil().max(1.0) as u32);
    Ok(canvas)
}

fn options(under: Under) -> Result<JsValue, JsValue> {
    let options = js_sys::Object::new();
    js_sys::Reflect::set(&options, &"alpha".into(), &(under == Under::Nothing).into())?;
    Ok(options.into())
}

/// Formats a colour for the canvas: `#rrggbbaa`.
pub fn css(colour: Rgb, alpha: f64) -> String {
    const HEX: &[u8; 16] = b"0123456789abcdef";
    let alpha = (within(alpha, 0.0, 1.0) * 255.0 + 0.5) as u8;
    let mut text = String::with_capacity(9);
    text.push('#');
    for byte in [colour.0, colour.1, colour.2, alpha] {
        text.push(char::from(HEX[usize::from(byte >> 4)]));
        text.push(char::from(HEX[usize::from(byte & 15)]));
    }
    text
}

impl Pen {
    /// Creates a pen for this canvas.
    /// Fails if the canvas already has another kind of context.
    pub fn of(canvas: &HtmlCanvasElement, under: Under) -> Result<Pen, JsValue> {
        let ctx = canvas
            .get_context_with_context_options("2d", &options(under)?)?
            .ok_or("the canvas has no 2D context")?
            .dyn_into::<CanvasRenderingContext2d>()?;
        ctx.set_line_join("round");
        ctx.set_line_cap("round");
        Ok(Pen { ctx })
    }

    /// Creates a pen for opaque pictures that passes them straight to the compositor, if the browser can.
    pub fn off_screen(canvas: &HtmlCanvasElement) -> Result<Pen, JsValue> {
        if !js_sys::Reflect::has(canvas, &"transferControlToOffscreen".into())? {
            return Pen::of(canvas, Under::Black);
        }
        let canvas = canvas.transfer_control_to_offscreen()?;
        let context = canvas.get_context_with_context_options("2d", &options(Under::Black)?)?;
        // This context has another type, with the same methods.
        let ctx: CanvasRenderingContext2d = context
            .ok_or("the canvas has no 2D context")?
            .unchecked_into();
        ctx.set_line_join("round");
        ctx.set_line_cap("round");
        Ok(Pen { ctx })
    }

    /// Draws with the origin moved, rotated and scaled.
    pub fn at(&self, origin: Point, turn: f64, scale: (f64, f64), draw: impl FnOnce(&Pen)) {
        self.ctx.save();
        let _ = self.ctx.translate(origin.x, origin.y);
        if turn != 0.0 {
            let _ = self.ctx.rotate(turn);
        }
        let _ = self.ctx.scale(scale.0, scale.1);
        draw(self);
        self.ctx.restore();
    }

    /// Draws only inside the path that `outline` makes.
    pub fn inside(&self, outline: impl FnOnce(&Pen), draw: impl FnOnce(&Pen)) {
        self.ctx.save();
        outline(self);
        self.ctx.clip();
        draw(self);
        self.ctx.restore();
    }

    /// Sets the opacity of the following drawing, from 0 to 1.
    pub fn alpha(&self, alpha: f64) -> &Pen {
        self.ctx.set_global_alpha(alpha);
        self
    }

    /// Fills with a colour of this opacity.
    pub fn colour(&self, colour: Rgb, alpha: f64) -> &Pen {
        self.ctx.set_fill_style_str(&css(colour, alpha));
        self
    }

    /// Strokes with a colour of this opacity and lines of this width.
    pub fn line(&self, colour: Rgb, alpha: f64, width: f64) -> &Pen {
        self.ctx.set_stroke_style_str(&css(colour, alpha));
        self.ctx.set_line_width(width);
        self
    }

    /// Strokes with dashes: the lengths of lines and gaps in turn; an empty pattern draws solid lines.
    pub fn dashes(&self, pattern: &[f64]) {
        let list = js_sys::Array::new();
        for length in pattern {
            list.push(&JsValue::from_f64(*length));
        }
        let _ = self.ctx.set_line_dash(&list);
    }

    /// Fills with a linear gradient between two points.
    pub fn shade(&self, from: Point, to: Point, stops: &[(f64, Rgb, f64)]) -> &Pen {
        let gradient = self.ctx.create_linear_gradient(from.x, from.y, to.x, to.y);
        self.gradient(&gradient, stops)
    }

    /// Fills with a radial gradient around a centre.
    pub fn glow(&self, at: Point, radius: f64, stops: &[(f64, Rgb, f64)]) -> &Pen {
        if let Ok(gradient) = self
            .ctx
            .create_radial_gradient(at.x, at.y, 0.0, at.x, at.y, radius)
        {
            self.gradient(&gradient, stops);
        }
        self
    }

    fn gradient(&self, gradient: &CanvasGradient, stops: &[(f64, Rgb, f64)]) -> &Pen {
        for (at, colour, alpha) in stops {
            let _ = gradient.add_color_stop(*at as f32, &css(*colour, *alpha));
        }
        self.ctx.set_fill_style_canvas_gradient(gradient);
        self
    }

    /// Begins a closed path with these corners.
    pub fn polygon(&self, points: &[(f64, f64)]) -> &Pen {
        self.ctx.begin_path();
        self.corners(points.iter().map(|&(x, y)| Point::new(x, y)), true);
        self
    }

    /// Begins a closed path with these corners.
    pub fn shape(&self, points: &[Point]) -> &Pen {
        self.ctx.begin_path();
        self.corners(points.iter().copied(), true);
        self
    }

    pub fn shapes<'a>(&self, shapes: impl Iterator<Item = &'a [Point]>) -> &Pen {
        self.ctx.begin_path();
        for shape in shapes {
            self.corners(shape.iter().copied(), true);
        }
        self
    }

    /// Begins an open path through these points.
    pub fn path(&self, points: &[(f64, f64)]) -> &Pen {
        self.ctx.begin_path();
        self.corners(points.iter().map(|&(x, y)| Point::new(x, y)), false);
        self
    }

    fn corners(&self, points: impl Iterator<Item = Point>, close: bool) {
        for (n, point) in points.enumerate() {
            if n == 0 {
                self.ctx.move_to(point.x, point.y);
            } else {
                self.ctx.line_to(point.x, point.y);
            }
        }
        if close {
            self.ctx.close_path();
        }
    }

    /// Begins a path from one point to another.
    pub fn segment(&self, from: Point, to: Point) -> &Pen {
        self.ctx.begin_path();
        self.ctx.move_to(from.x, from.y);
        self.ctx.line_to(to.x, to.y);
        self
    }

    /// Begins an ellipse around a point.
    pub fn ellipse(&self, at: Point, rx: f64, ry: f64) -> &Pen {
        self.ctx.begin_path();
        let turn = core::f64::consts::TAU;
        let _ = self
            .ctx
            .ellipse(at.x, at.y, rx.max(0.0), ry.max(0.0), 0.0, 0.0, turn);
        self
    }

    /// Begins a rectangle with rounded corners.
    pub fn round_rect(&self, rect: &Rect, radius: f64) -> &Pen {
        let r = radius.min(rect.w / 2.0).min(rect.h / 2.0).max(0.0);
        let (left, top) = (rect.x, rect.y);
        let (right, bottom) = (rect.x + rect.w, rect.y + rect.h);
        let ctx = &self.ctx;
        ctx.begin_path();
        ctx.move_to(left + r, top);
        for (corner, end) in [
            ((right, top), (right, bottom)),
            ((right, bottom), (left, bottom)),
            ((left, bottom), (left, top)),
            ((left, top), (right, top)),
        ] {
            let _ = ctx.arc_to(corner.0, corner.1, end.0, end.1, r);
        }
        ctx.close_path();
        self
    }

    pub fn fill(&self) -> &Pen {
        self.ctx.fill();
        self
    }

    pub fn stroke(&self) -> &Pen {
        self.ctx.stroke();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_written_as_the_canvas_wants_them() {
        assert_eq!(css(Rgb(0, 160, 255), 1.0), "#00a0ffff");
        assert_eq!(css(Rgb(1, 2, 3), 0.5), "#01020380");
        assert_eq!(css(Rgb(1, 2, 3), -4.0), "#01020300");
    }
}
