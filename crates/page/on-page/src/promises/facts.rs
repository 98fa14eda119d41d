//! The facts in a sentence, for tests that compare it with the board.

use crate::OnPage;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact<P> {
    Place(P),
    /// A number that is not a place.
    Number(u32),
    /// A side, a kind of piece, or the face of a die.
    Name(&'static str),
}

/// All facts in a sentence, in order. `names`: the words for sides, pieces and dice, with their meanings.
pub fn named<G: OnPage>(text: &str, names: &[(&str, &'static str)]) -> Vec<Fact<G::Place>> {
    assert!(!text.is_empty() && !text.contains(['⟨', '{']), "{text:?}");
    let mut facts = Vec::new();
    let mut rest = text;
    let mut before = None;
    while let Some(sign) = rest.chars().next() {
        let end = rest.find(|sign: char| !sign.is_alphanumeric());
        let (word, after) = match end.unwrap_or(rest.len()) {
            0 => rest.split_at(sign.len_utf8()),
            length => rest.split_at(length),
        };
        let name = names.iter().find(|(known, _)| *known == word);
        if let Some(place) = G::mentioned(before, word) {
            facts.push(Fact::Place(place));
        } else if let Ok(number) = word.parse() {
            facts.push(Fact::Number(number));
        } else if let Some((_, name)) = name {
            facts.push(Fact::Name(name));
        }
        before = word.chars().next_back();
        rest = after;
    }
    facts
}

/// The places in a text, in order.
pub fn places<G: OnPage>(text: &str) -> Vec<G::Place> {
    let place = |fact| match fact {
        Fact::Place(place) => Some(place),
        _ => None,
    };
    let facts = match text {
        "" => Vec::new(),
        _ => named::<G>(text, &[]),
    };
    facts.into_iter().filter_map(place).collect()
}
