//! The area that painted pieces cover.

use std::fmt::Debug;

use crate::Art;
use crate::paint::pen::{Under, sheet};
use scene::{Look as _, Material, Point, ROOM, Theme};
use wasm_bindgen::Clamped;

/// No part of a piece is painted outside its extent, which the table's layout relies on.
pub fn painted_within_extent<A: Art<Look: Debug>>(looks: &[A::Look]) {
    const SCALE: f64 = 100.0;
    let foot = Point::new(-ROOM.x, -ROOM.y) * SCALE;
    for material in Material::ALL {
        let theme = Theme::of(*material);
        for look in looks {
            let (picture, pen) = sheet(ROOM.w * SCALE, ROOM.h * SCALE, Under::Nothing).unwrap();
            pen.at(foot, 0.0, (SCALE, SCALE), |pen| {
                A::piece(pen, *look, &theme)
            });
            let (w, h) = (picture.width(), picture.height());
            let data = pen.ctx.get_image_data(0.0, 0.0, f64::from(w), f64::from(h));
            let Clamped(pixels) = data.unwrap().data();
            let mut painted = 0;
            for (n, pixel) in pixels.chunks(4).enumerate() {
                if pixel[3] < 64 {
                    continue;
                }
                painted += 1;
                let at = Point::new(
                    (f64::from(n as u32 % w) + 0.5) / SCALE + ROOM.x,
                    (f64::from(n as u32 / w) + 0.5) / SCALE + ROOM.y,
                );
                let extent = look.extent().inset(-0.005);
                assert!(extent.contains(at), "{look:?} of {material} at {at:?}");
            }
            assert!(painted > 1000, "{look:?} of {material}");
        }
    }
}
