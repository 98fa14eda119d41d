//! What people call themselves: what is seen of a name, and nothing that changes how the words around it are read.

use std::ops::RangeInclusive;

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 40;

/// The most marks that stand on one letter, such as accents.
const MARKS: usize = 3;

/// Characters that have no shape of their own: those of the class Cf, and others that Unicode's `Default_Ignorable_Code_Point`
/// lists or that look like a space. What has its class from the standard library is not here.
const INVISIBLE: [RangeInclusive<char>; 30] = [
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{600}'..='\u{605}',
    '\u{61c}'..='\u{61c}',
    '\u{6dd}'..='\u{6dd}',
    '\u{70f}'..='\u{70f}',
    '\u{890}'..='\u{891}',
    '\u{8e2}'..='\u{8e2}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{202a}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    // Private use, and what is no character.
    '\u{e000}'..='\u{f8ff}',
    '\u{fdd0}'..='\u{fdef}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffc}',
    '\u{fffe}'..='\u{ffff}',
    '\u{110bd}'..='\u{110cd}',
    '\u{13430}'..='\u{1343f}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e0fff}',
    '\u{f0000}'..='\u{ffffd}',
    '\u{100000}'..='\u{10ffff}',
];

/// Marks that stand on the letter before them, of the blocks that have nothing else.
const COMBINING: [RangeInclusive<char>; 5] = [
    '\u{300}'..='\u{36f}',
    '\u{1ab0}'..='\u{1aff}',
    '\u{1dc0}'..='\u{1dff}',
    '\u{20d0}'..='\u{20ff}',
    '\u{fe20}'..='\u{fe2f}',
];

/// Blocks that are written from right to left.
const RIGHT_TO_LEFT: [RangeInclusive<char>; 5] = [
    '\u{590}'..='\u{8ff}',
    '\u{fb1d}'..='\u{fdff}',
    '\u{fe70}'..='\u{fefe}',
    '\u{10800}'..='\u{10fff}',
    '\u{1e800}'..='\u{1efff}',
];

fn is_in(all: &[RangeInclusive<char>], c: char) -> bool {
    all.iter().any(|range| range.contains(&c))
}

/// Whether nothing is seen of a character.
pub(crate) fn is_invisible(c: char) -> bool {
    c.is_control() || is_in(&INVISIBLE, c)
}

/// Whether a character joins its neighbours, as Persian and pictures of families need it.
const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0f}')
}

/// A name as it is written and shown: one line without spaces around it, not too long, and of visible characters alone. Empty
/// where nothing of it would be seen.
#[must_use]
pub fn tidy_name(name: &str) -> String {
    let mut tidied = String::new();
    let (mut marks, mut joins) = (0, None);
    for c in name.chars().map(|c| match c {
        c if c.is_whitespace() || c.is_control() => ' ',
        c => c,
    }) {
        let last = tidied.chars().next_back().filter(|last| *last != ' ');
        if is_joiner(c) {
            joins = last.and(Some(c));
            continue;
        }
        if is_invisible(c) || c == ' ' && last.is_none() {
            continue;
        }
        marks = if is_in(&COMBINING, c) { marks + 1 } else { 0 };
        if marks > MARKS || marks > 0 && last.is_none() {
            continue;
        }
        // At the end of a word a joiner joins nothing.
        tidied.extend(joins.take().filter(|_| c != ' '));
        tidied.push(c);
    }
    tidied.extend(joins.filter(|join| *join == '\u{fe0f}'));
    let short: String = tidied.chars().take(NAME_LIMIT).collect();
    short.trim_end().to_owned()
}

/// A name as it stands among other words: one that is written from right to left does not turn them round.
#[must_use]
pub fn isolated(name: &str) -> String {
    match name.chars().any(|c| is_in(&RIGHT_TO_LEFT, c)) {
        true => format!("\u{2068}{name}\u{2069}"),
        false => name.to_owned(),
    }
}

/// Whether letters can have this name. Those of former versions have some that would not be written now.
pub(crate) fn is_readable(name: &str) -> bool {
    let is_line = !name.chars().any(char::is_control) && name.trim() == name;
    is_line && name.chars().count() <= NAME_LIMIT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_is_seen_of_it() {
        for (name, tidied) in [
            (" Anna\n Biret ", "Anna Biret"),
            // Letters without a shape: fillers, a blank of Braille, a space without width, a tag, private use.
            ("\u{3164}\u{2800}\u{200b}\u{115f}\u{e0041}\u{e123}", ""),
            ("An\u{ad}na\u{feff}", "Anna"),
            ("evil\u{202e}annA\u{2066}", "evilannA"),
            ("\u{301}\u{301}", ""),
            (
                "Z\u{300}\u{301}\u{302}\u{303}\u{304}a",
                "Z\u{300}\u{301}\u{302}a",
            ),
            // What needs a joiner has it.
            (
                "\u{645}\u{6cc}\u{200c}\u{62e}",
                "\u{645}\u{6cc}\u{200c}\u{62e}",
            ),
            (
                "\u{1f469}\u{200d}\u{1f467}\u{200d}",
                "\u{1f469}\u{200d}\u{1f467}",
            ),
            ("\u{2764}\u{fe0f}", "\u{2764}\u{fe0f}"),
            ("\u{200d}\u{200d}", ""),
            ("Áilu Čáhppe", "Áilu Čáhppe"),
            ("\u{5d0}\u{5d1}", "\u{5d0}\u{5d1}"),
        ] {
            assert_eq!(tidy_name(name), tidied, "{name:?}");
            assert_eq!(tidy_name(tidied), tidied, "{name:?}, twice");
            assert!(is_readable(tidied), "{name:?}");
        }
        assert_eq!(tidy_name(&"x".repeat(50)).len(), NAME_LIMIT);
    }

    #[test]
    fn a_name_from_right_to_left_turns_nothing_round() {
        assert_eq!(isolated("Anna"), "Anna");
        assert_eq!(isolated("\u{5d0}"), "\u{2068}\u{5d0}\u{2069}");
    }
}
