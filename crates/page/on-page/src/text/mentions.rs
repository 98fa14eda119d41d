//! Where a text mentions places of the board, and contains terms of the game.

use std::ops::Range;

use messages::Mentions;

use super::terms;
use crate::OnPage;

/// The parts of a text that name places, and the places: each a whole word.
fn names<G: OnPage>(text: &str) -> Vec<(Range<usize>, G::Place)> {
    let mut found = Vec::new();
    for (at, _) in text.char_indices() {
        let before = text[..at].chars().next_back();
        let rest = &text[at..];
        let length = rest.find(|c: char| !c.is_alphanumeric());
        let end = at + length.unwrap_or(rest.len());
        if let Some(place) = G::mentioned(before, &text[at..end]) {
            found.push((at..end, place));
        }
    }
    found
}

/// Finds the terms and the names of places in a text, and the places meant: `a1–a9` includes those between.
pub fn find<G: OnPage>(text: &str) -> Mentions {
    let names = names::<G>(text);
    let mut places: Vec<String> = Vec::new();
    let mut add = |place: G::Place| {
        let place = place.to_string();
        if !places.contains(&place) {
            places.push(place);
        }
    };
    let mut last: Option<&(Range<usize>, G::Place)> = None;
    for name in &names {
        let (at, place) = name;
        if let Some((before, from)) = last
            && &text[before.end..at.start] == "–"
        {
            G::places_between(*from, *place).for_each(&mut add);
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
        terms: terms::find::<G>(text),
    }
}
