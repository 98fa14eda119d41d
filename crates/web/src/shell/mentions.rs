//! Where a text names places of the board.

use std::ops::Range;

use crate::dom::Mentions;
use crate::this_game::Place;
use crate::this_game::position::{between, mentioned};

/// The parts of a text that name places, and the places: a whole word each.
fn names(text: &str) -> Vec<(Range<usize>, Place)> {
    let mut found = Vec::new();
    for (at, _) in text.char_indices() {
        let before = text[..at].chars().next_back();
        let rest = &text[at..];
        let length = rest.find(|c: char| !c.is_alphanumeric());
        let end = at + length.unwrap_or(rest.len());
        if let Some(place) = mentioned(before, &text[at..end]) {
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
        names: names
            .into_iter()
            .map(|(at, place)| (at, place.to_string()))
            .collect(),
        places,
    }
}

#[cfg(all(test, feature = "kotra"))]
mod kotra_tests {
    use super::*;
    use crate::this_game::{Number, Side, position::read_by};

    #[test]
    fn numbers_of_points_are_found_and_no_others() {
        let point = |number: u8| Number::of(Side::Black, number.to_string().parse().unwrap());
        for (reader, [first, second]) in [(Side::White, ["19", "5"]), (Side::Black, ["7", "17"])] {
            read_by(reader);
            let text = format!(
                "7: moved {}–{} with 6, then 5 (w7, b7). Band of 3 on {}: 31%",
                point(7),
                point(17),
                point(7)
            );
            let found = find(&text);
            let names = found.names.iter();
            let names: Vec<(&str, &str)> = names
                .map(|(name, place)| (&text[name.clone()], place.as_str()))
                .collect();
            assert_eq!(names, [(first, "w19"), (second, "w5"), (first, "w19")]);
            assert_eq!(found.places, ["w19", "w5"]);
        }
        for nothing in [
            "",
            "7",
            "\u{2060}",
            "\u{2060}25",
            "\u{2060}7a",
            "\u{2060}w7",
            "\u{2060}07",
        ] {
            assert!(find(nothing).names.is_empty(), "{nothing}");
        }
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
