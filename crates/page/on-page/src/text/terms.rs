//! Finds explained terms in a text.

use std::ops::Range;

use crate::{Term, Terms};

/// Finds the terms of the game in a text: each at its first occurrence, in order, as whole words that do not overlap.
pub fn find<G: Terms>(text: &str) -> Vec<(Range<usize>, &'static str)> {
    let mut found: Vec<(Range<usize>, &'static str)> = Vec::new();
    for Term { name, forms, .. } in G::TERMS {
        let forms = forms();
        let places = forms.split(',').filter_map(|form| place(text, form.trim()));
        let first = places.min_by_key(|at| (at.start, usize::MAX - at.end));
        let free = |at: &Range<usize>| {
            let apart =
                |(other, _): &(Range<usize>, _)| other.end <= at.start || at.end <= other.start;
            found.iter().all(apart)
        };
        if let Some(at) = first.filter(free) {
            found.push((at, name));
        }
    }
    found.sort_by_key(|(at, _)| at.start);
    found
}

pub fn sentence<G: Terms>(name: &str) -> Option<String> {
    let term = G::TERMS.iter().find(|term| term.name == name)?;
    Some((term.sentence)())
}

/// The first occurrence of a form of a term as a whole word in a text. Case is ignored unless the form is all capitals.
fn place(text: &str, form: &str) -> Option<Range<usize>> {
    let (form, open) = match form.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (form, false),
    };
    if form.is_empty() {
        return None;
    }
    let mut before = None;
    for (at, letter) in text.char_indices() {
        let begins = before.is_none_or(|c: char| !c.is_alphanumeric());
        before = Some(letter);
        let Some(length) = begins.then(|| begins_with(&text[at..], form)).flatten() else {
            continue;
        };
        let rest = &text[at + length..];
        let more = rest.find(|c: char| !c.is_alphanumeric());
        let more = more.unwrap_or(rest.len());
        if open || more == 0 {
            return Some(at..at + length + more);
        }
    }
    None
}

/// The number of bytes of a text that a form at its start matches.
fn begins_with(text: &str, form: &str) -> Option<usize> {
    let exact = form.chars().all(char::is_uppercase);
    let mut letters = text.chars();
    let mut length = 0;
    for wanted in form.chars() {
        let letter = letters.next()?;
        let same = letter == wanted || !exact && letter.to_lowercase().eq(wanted.to_lowercase());
        if !same {
            return None;
        }
        length += letter.len_utf8();
    }
    Some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_found_as_a_whole_word() {
        let found = |text: &str, form: &str| place(text, form).map(|at| text[at].to_owned());
        let is = |text: &str, form: &str, expected: &str| {
            assert_eq!(
                found(text, form).as_deref(),
                Some(expected),
                "{form} in {text}"
            );
        };
        is("A half munk.", "munk", "munk");
        is("Munk: it wins.", "munk", "Munk");
        is("Yksi munkiksi asti", "munk*", "munkiksi");
        is("Šloahtta lea guovdu.", "šloa*", "Šloahtta");
        is("Guokte oktonas boalu", "oktonas boal*", "oktonas boalu");
        is("If only one shows X, it begins.", "X", "X");
        is("le Château", "château", "Château");
        for (text, form) in [
            ("munks", "munk"),
            ("a beallemunk", "munk*"),
            ("an ox", "X"),
            ("x", "X"),
            ("anything", ""),
            ("anything", "*"),
        ] {
            assert_eq!(found(text, form), None, "{form} in {text}");
        }
    }
}
