//! Where a text names places of the board.

use std::ops::Range;

use crate::dom::Mentions;
use crate::this_game::Place;
use crate::this_game::position::{PIECE_LETTERS, between};

/// The parts of a text that name places, and the places: a whole word each, such as `b10`.
fn names(text: &str) -> Vec<(Range<usize>, Place)> {
    let mut found = Vec::new();
    for (at, _) in text.char_indices() {
        let before = text[..at].chars().next_back();
        // In notation the letter of a piece stands before the name of its place.
        let apart = before
            .is_none_or(|before| !before.is_alphanumeric() || PIECE_LETTERS.contains(&before));
        if !apart {
            continue;
        }
        let rest = &text[at..];
        let length = rest.find(|c: char| !c.is_alphanumeric());
        let end = at + length.unwrap_or(rest.len());
        if let Ok(place) = text[at..end].parse() {
            found.push((at..end, place));
        }
    }
    found
}

/// Where a text names places, and which ones it means: in `a1–a9` those between, too.
pub(crate) fn find(text: &str) -> Mentions {
    let names = names(text);
    let mut places: Vec<String> = Vec::new();
    let mut add = |place: Place| {
        let place = place.to_string();
        if !places.contains(&place) {
            places.push(place);
        }
    };
    let mut last: Option<&(Range<usize>, Place)> = None;
    for name in &names {
        let (at, place) = name;
        if let Some((before, from)) = last
            && &text[before.end..at.start] == "–"
        {
            between(*from, *place).for_each(&mut add);
        }
        add(*place);
        last = Some(name);
    }
    Mentions {
        names: names.into_iter().map(|(at, _)| at).collect(),
        places,
    }
}

// The texts are of sáhkku, whose places have the most kinds of names.
#[cfg(all(test, feature = "sahkku"))]
mod tests {
    use super::*;

    #[test]
    fn names_of_places_are_found_and_nothing_else() {
        let found = |text| {
            let names = names(text).into_iter();
            names.map(|(name, _)| &text[name]).collect::<Vec<_>>()
        };
        assert_eq!(found("A man woke and moved to b10."), ["b10"]);
        assert_eq!(found("Olmmái vulggii: b7 – b9."), ["b7", "b9"]);
        assert_eq!(found("III:Kb8-b11"), ["b8", "b11"]);
        assert_eq!(found("III:b2'-a2"), ["b2", "a2"]);
        assert_eq!(found("X:+Qc12-b11"), ["c12", "b11"]);
        assert_eq!(found("c1"), ["c1"]);
        for nothing in [
            "",
            "a",
            "A4",
            "d4",
            "a0",
            "a123",
            "ab1",
            "1a1",
            "b1b",
            "ža1",
            "a1ž",
            "R2",
            "X, II, III",
        ] {
            assert_eq!(found(nothing), [""; 0], "{nothing}");
        }
    }

    #[test]
    fn a_row_of_places_is_all_of_them() {
        assert_eq!(
            find("asleep: a1–a4, a7").places,
            ["a1", "a2", "a3", "a4", "a7"]
        );
        assert_eq!(find("b7 – b9, then b7").places, ["b7", "b9"]);
        assert_eq!(find("a9–b11 and a3–a1").places, ["a9", "b11", "a3", "a1"]);
        assert_eq!(find("The men threw X, II.").places, [""; 0]);
    }
}
