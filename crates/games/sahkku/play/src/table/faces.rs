//! What is carved into the dice.

use sahkku::{Face, FaceList};
use table::{DieFace, Tray};

/// What is cut into a die for a face.
#[must_use]
pub fn carved(face: Face) -> DieFace {
    let cuts: &[_] = match face {
        Face::X => CROSS,
        Face::I => const { &[stroke(0.0)] },
        Face::II => const { &[stroke(-0.42), stroke(0.42)] },
        Face::III => const { &[stroke(-0.8), stroke(0.0), stroke(0.8)] },
        Face::Blank => &[],
    };
    DieFace { cuts }
}

/// The face that this is cut for.
#[must_use]
pub fn face_of(carving: DieFace) -> Option<Face> {
    Face::ALL.into_iter().find(|face| carved(*face) == carving)
}

/// A tray for dice with these faces, still empty.
#[must_use]
pub fn tray(faces: &FaceList) -> Tray {
    let faces: Vec<DieFace> = faces.as_slice().iter().copied().map(carved).collect();
    Tray::new(&faces)
}

const CROSS: &[[(f64, f64); 2]] = &[[(-0.8, -0.62), (0.8, 0.62)], [(-0.8, 0.62), (0.8, -0.62)]];

const fn stroke(along: f64) -> [(f64, f64); 2] {
    [(along, -0.62), (along, 0.62)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_known_by_what_is_carved() {
        for face in Face::ALL {
            assert_eq!(face_of(carved(face)), Some(face));
        }
    }
}
