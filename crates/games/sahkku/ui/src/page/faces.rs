//! Faces of dice in words.

use sahkku::Face;

use crate::words as m;

/// Faces in words: `X, III, blank`.
pub(crate) fn faces(faces: impl Iterator<Item = Face>) -> String {
    faces.map(face).collect::<Vec<_>>().join(", ")
}

/// A face in words.
pub(crate) fn face(face: Face) -> String {
    match face {
        Face::Blank => m::face_blank(),
        face => face.word().to_owned(),
    }
}
