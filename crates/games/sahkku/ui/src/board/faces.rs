//! The carvings on the dice.

use sahkku::Face;
use scene::DieFace;

pub(crate) fn carved(face: Face) -> DieFace {
    let cuts: &[_] = match face {
        Face::X => CROSS,
        Face::I => const { &[stroke(0.0)] },
        Face::II => const { &[stroke(-0.42), stroke(0.42)] },
        Face::III => const { &[stroke(-0.8), stroke(0.0), stroke(0.8)] },
        Face::Blank => &[],
    };
    DieFace { cuts }
}

pub type Tray = scene::Tray<Face>;

/// An empty tray for dice with these faces.
pub fn empty_tray(faces: &[Face]) -> Tray {
    Tray::new(faces, carved)
}

const CROSS: &[[(f64, f64); 2]] = &[[(-0.8, -0.62), (0.8, 0.62)], [(-0.8, 0.62), (0.8, -0.62)]];

const fn stroke(along: f64) -> [(f64, f64); 2] {
    [(along, -0.62), (along, 0.62)]
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn no_two_faces_look_the_same() {
        for (n, face) in Face::ALL.iter().enumerate() {
            let others = &Face::ALL[n + 1..];
            assert!(others.iter().all(|other| carved(*other) != carved(*face)));
        }
    }
}
