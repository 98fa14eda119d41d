//! Wood grain, made by the program: years as bands that run along the plank, fibres along them.

use sahkku_table::{Material, Rgb};
use wasm_bindgen::{Clamped, JsValue};
use web_sys::{HtmlCanvasElement, ImageData};

use super::pen::sheet;

/// The most pixels that a piece of wood is worked out for; larger ones are stretched.
const MOST: f64 = 420_000.0;

/// A picture of a plank of this size in device pixels, its grain along its longer side. `scale`
/// is the number of device pixels that a year of growth takes.
pub(crate) fn plank(
    material: &Material,
    width: f64,
    height: f64,
    scale: f64,
    seed: u32,
) -> Result<HtmlCanvasElement, JsValue> {
    let shrink = (width * height / MOST).sqrt().max(1.0);
    let (w, h) = (
        (width / shrink).ceil().max(1.0) as usize,
        (height / shrink).ceil().max(1.0) as usize,
    );
    let upright = h > w;
    let figure = f64::from(material.figure) / 100.0;
    let noise = Noise(seed);
    let step = (shrink / scale) as f32;
    let mut pixels = Vec::with_capacity(w * h * 4);
    for y in 0..h {
        for x in 0..w {
            let (along, across) = if upright { (y, x) } else { (x, y) };
            let dark = figure * f64::from(noise.wood(along as f32 * step, across as f32 * step));
            let Rgb(r, g, b) = if dark < 0.0 {
                material.colour.lit(-dark)
            } else {
                material.colour.toward(material.grain, dark)
            };
            pixels.extend_from_slice(&[r, g, b, 255]);
        }
    }
    let (canvas, pen) = sheet(w as f64, h as f64)?;
    let image = ImageData::new_with_u8_clamped_array(Clamped(&pixels), w as u32)?;
    pen.ctx.put_image_data(&image, 0.0, 0.0)?;
    Ok(canvas)
}

/// Smooth noise that is the same every time.
struct Noise(u32);

impl Noise {
    fn corner(&self, x: i32, y: i32) -> f32 {
        let mut h = (x as u32).wrapping_mul(0x85eb_ca6b)
            ^ (y as u32).wrapping_mul(0xc2b2_ae35)
            ^ self.0.wrapping_mul(0x27d4_eb2f);
        h ^= h >> 15;
        h = h.wrapping_mul(0x2c1b_3c6d);
        h ^= h >> 12;
        (h & 0xffff) as f32 / 32_768.0 - 1.0
    }

    fn smooth(&self, x: f32, y: f32) -> f32 {
        let (x0, y0) = (x.floor(), y.floor());
        let ease = |t: f32| t * t * (3.0 - 2.0 * t);
        let (u, v) = (ease(x - x0), ease(y - y0));
        let (x0, y0) = (x0 as i32, y0 as i32);
        let row = |y| {
            let (a, b) = (self.corner(x0, y), self.corner(x0 + 1, y));
            a + (b - a) * u
        };
        let (a, b) = (row(y0), row(y0 + 1));
        a + (b - a) * v
    }

    /// How dark the wood is, measured in years of growth along and across: about −0.3 to 0.8.
    fn wood(&self, along: f32, across: f32) -> f32 {
        let drift = self.smooth(along * 0.035, across * 0.13) * 2.2
            + self.smooth(along * 0.11 + 40.0, across * 0.3) * 0.5;
        let year = across * 0.8 + drift;
        let within = year - year.floor();
        // A year begins pale, darkens slowly, and ends at a sharp line.
        let ring = within * within * within * 0.42;
        let fibre = self.smooth(along * 0.32 + 90.0, across * 9.0) * 0.10
            + self.smooth(along * 1.1, across * 24.0) * 0.07;
        let cloud = self.smooth(along * 0.05 + 7.0, across * 0.08 + 3.0) * 0.16;
        ring + fibre + cloud
    }
}
