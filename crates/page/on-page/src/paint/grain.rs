//! Procedural textures: the annual rings of wood as bands along the plank, with fibres along them, and the clouds, pores and
//! creases of hide.

use scene::{Rgb, Surface};
use wasm_bindgen::{Clamped, JsValue};
use web_sys::{HtmlCanvasElement, ImageData};

use super::pen::{Under, sheet};

/// The number of pixels along the grain between two computed points.
const BLOCK: usize = 4;
/// How much coarser the picture of a plank is along the grain than across.
const ALONG: f64 = 4.0;

/// Draws a picture of a hide of this size in pixels; `scale` is the number of pixels per fold. At most `most` pixels are
/// computed, and stretched if more are needed.
pub fn hide(
    surface: &Surface,
    width: f64,
    height: f64,
    scale: f64,
    most: f64,
) -> Result<HtmlCanvasElement, JsValue> {
    let shrink = (width * height / most).sqrt().max(1.0);
    let (w, h) = (
        (width / shrink).ceil().max(1.0) as usize,
        (height / shrink).ceil().max(1.0) as usize,
    );
    let figure = f32::from(surface.figure) / 100.0;
    let step = (shrink / scale) as f32;
    let (noise, shades) = (Noise(23), Shades::of(surface));
    let mut pixels = vec![255; w * h * 4];
    for (n, pixel) in pixels.chunks_exact_mut(4).enumerate() {
        let (x, y) = ((n % w) as f32 * step, (n / w) as f32 * step);
        pixel[..3].copy_from_slice(&shades.at(figure * noise.hide(x, y)));
    }
    picture(&pixels, w, h)
}

/// Draws a small tile of pores, to repeat over a hide: dark, and mostly transparent.
pub fn pores(surface: &Surface) -> Result<HtmlCanvasElement, JsValue> {
    const SIZE: usize = 96;
    let noise = Noise(5);
    let Rgb(r, g, b) = surface.grain;
    let pixels: Vec<u8> = (0..SIZE * SIZE)
        .flat_map(|n| {
            let (x, y) = ((n % SIZE) as i32, (n / SIZE) as i32);
            [r, g, b, (noise.corner(x, y).max(0.0) * 46.0) as u8]
        })
        .collect();
    picture(&pixels, SIZE, SIZE)
}

fn picture(pixels: &[u8], w: usize, h: usize) -> Result<HtmlCanvasElement, JsValue> {
    let (canvas, pen) = sheet(w as f64, h as f64, Under::Nothing)?;
    let image = ImageData::new_with_u8_clamped_array(Clamped(pixels), w as u32)?;
    pen.ctx.put_image_data(&image, 0.0, 0.0)?;
    Ok(canvas)
}

/// Draws a picture of a plank of this size in pixels, with the grain along its longer side. `scale` is the number of pixels per
/// annual ring; at most `most` pixels are computed, and stretched if more are needed.
pub fn plank(
    material: &Surface,
    width: f64,
    height: f64,
    scale: f64,
    seed: u32,
    most: f64,
) -> Result<HtmlCanvasElement, JsValue> {
    let shrink = (width * height / most / ALONG).sqrt().max(1.0);
    let upright = height > width;
    let part = |size: f64, along: bool| {
        let coarse = if along { ALONG } else { 1.0 };
        (size / shrink / coarse).ceil().max(1.0) as usize
    };
    let (w, h) = (part(width, !upright), part(height, upright));
    let (long, short) = if upright { (h, w) } else { (w, h) };
    let figure = material.figure as f32 / 100.0;
    let noise = Noise(seed);
    let step = (shrink / scale) as f32;
    let shades = Shades::of(material);
    let edge = (step * 2.2).max(0.04);
    let mut pixels = vec![255; w * h * 4];
    for across in 0..short {
        let at =
            |along: usize| noise.wood(along as f32 * step * ALONG as f32, across as f32 * step);
        let mut end = at(0);
        for block in (0..long).step_by(BLOCK) {
            // Wood changes slowly along its grain: it is computed at intervals and interpolated.
            let start = end;
            end = at(block + BLOCK);
            for along in block..(block + BLOCK).min(long) {
                let t = (along - block) as f32 / BLOCK as f32;
                let dark = start.toward(&end, t).dark(edge);
                let (x, y) = if upright {
                    (across, along)
                } else {
                    (along, across)
                };
                let pixel = (y * w + x) * 4;
                pixels[pixel..pixel + 3].copy_from_slice(&shades.at(figure * dark));
            }
        }
    }
    picture(&pixels, w, h)
}

/// Smooth noise, the same every time.
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

    /// The darkness of a hide at a point, measured in folds: about −0.6 to 0.8.
    fn hide(&self, x: f32, y: f32) -> f32 {
        let cloud = self.smooth(x * 0.11, y * 0.11) * 0.4 + self.smooth(x * 0.4, y * 0.4) * 0.2;
        let bend = self.smooth(x * 0.25 + 50.0, y * 0.25) * 1.5;
        let fold = self.smooth(x * 0.5 + bend + 9.0, y * 0.5 - bend).abs();
        cloud + (1.0 - fold / 0.05).max(0.0) * 0.22
    }

    /// The wood at a point, measured in annual rings along and across the grain.
    fn wood(&self, along: f32, across: f32) -> Wood {
        let drift = self.smooth(along * 0.035, across * 0.13) * 2.2
            + self.smooth(along * 0.11 + 40.0, across * 0.3) * 0.5;
        let fibre = self.smooth(along * 0.32 + 90.0, across * 9.0) * 0.10
            + self.smooth(along * 1.1, across * 24.0) * 0.07;
        let cloud = self.smooth(along * 0.05 + 7.0, across * 0.08 + 3.0) * 0.16;
        Wood {
            year: across * 0.8 + drift,
            tone: fibre + cloud,
        }
    }
}

#[derive(Clone, Copy)]
struct Wood {
    /// The year of its growth, with the fraction of that year.
    year: f32,
    /// Other variation in darkness.
    tone: f32,
}

impl Wood {
    fn toward(&self, other: &Wood, t: f32) -> Wood {
        Wood {
            year: self.year + (other.year - self.year) * t,
            tone: self.tone + (other.tone - self.tone) * t,
        }
    }

    /// The darkness: about −0.3 to 0.8. A year ends within `edge` of itself.
    fn dark(&self, edge: f32) -> f32 {
        // A year begins pale, darkens slowly, and ends at a nearly sharp line.
        let within = self.year - self.year.floor();
        let end = ((1.0 - within) / edge).min(1.0);
        within * within * within * 0.44 * end + self.tone
    }
}

/// The colours of a material from pale to dark.
struct Shades([[u8; 3]; 256]);

impl Shades {
    fn of(material: &Surface) -> Shades {
        let mut shades = [[0; 3]; 256];
        for (n, shade) in shades.iter_mut().enumerate() {
            let dark = n as f64 / 128.0 - 1.0;
            let Rgb(r, g, b) = if dark < 0.0 {
                material.colour.lit(-dark)
            } else {
                material.colour.toward(material.grain, dark)
            };
            *shade = [r, g, b];
        }
        Shades(shades)
    }

    /// The colour for a darkness from −1 to 1.
    fn at(&self, dark: f32) -> [u8; 3] {
        self.0[((dark * 128.0 + 128.0) as usize).min(255)]
    }
}
