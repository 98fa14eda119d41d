//! Names of players: reduces a name to what is visible, and removes everything that changes how the words around it are read.

use std::ops::RangeInclusive;

use game::is_invisible;

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 40;

/// The most marks, such as accents, on one letter.
const MARKS: usize = 3;

/// Marks that combine with the letter before them, from the blocks that contain nothing else.
const COMBINING: [RangeInclusive<char>; 5] = [
    '\u{300}'..='\u{36f}',
    '\u{1ab0}'..='\u{1aff}',
    '\u{1dc0}'..='\u{1dff}',
    '\u{20d0}'..='\u{20ff}',
    '\u{fe20}'..='\u{fe2f}',
];

/// Blocks of scripts that are written from right to left.
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

/// Whether a character joins its neighbours, as in Persian and in family emoji.
const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0f}')
}

/// Whether a joiner beside this character can change what is seen: in the scripts from Arabic to Sinhala, in those from Tibetan
/// to Mongolian, and among pictures.
const fn is_joined(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{dff}' | '\u{f00}'..='\u{109f}' | '\u{1780}'..='\u{18af}')
        || matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// Whether U+FE0F after this character turns it into a picture, as with a heart or a keycap digit.
const fn is_picture(c: char) -> bool {
    matches!(c, '#' | '*' | '0'..='9' | '©' | '®' | '\u{203c}'..='\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Tidies a name for writing and showing: one line without surrounding spaces, within the length limit, of visible characters
/// only. Empty if nothing of it is visible.
pub fn tidy_name(name: &str) -> String {
    let mut tidied = String::new();
    let (mut marks, mut joins) = (0, None);
    for c in name.chars().map(|c| match c {
        c if c.is_whitespace() || c.is_control() => ' ',
        c => c,
    }) {
        let last = tidied.chars().next_back().filter(|last| *last != ' ');
        if is_joiner(c) {
            let fits = |last: &char| match c {
                '\u{fe0f}' => is_picture(*last),
                _ => is_joined(*last),
            };
            joins = last.filter(fits).and(Some(c));
            continue;
        }
        if is_invisible(c) || c == ' ' && last.is_none() {
            continue;
        }
        marks = if is_in(&COMBINING, c) { marks + 1 } else { 0 };
        if marks > MARKS || marks > 0 && last.is_none() {
            continue;
        }
        // Where nothing can be joined, as at the end of a word, a joiner would only be hidden.
        let fits = |join: &char| c != ' ' && (*join == '\u{fe0f}' || is_joined(c));
        tidied.extend(joins.take().filter(fits));
        tidied.push(c);
    }
    tidied.extend(joins.filter(|join| *join == '\u{fe0f}'));
    let short: String = tidied.chars().take(NAME_LIMIT).collect();
    short.trim_end().to_owned()
}

/// Isolates a name among other words, so that a name written from right to left does not reverse them.
pub fn isolated(name: &str) -> String {
    match name.chars().any(|c| is_in(&RIGHT_TO_LEFT, c)) {
        true => format!("\u{2068}{name}\u{2069}"),
        false => name.to_owned(),
    }
}

/// Whether a letter may contain this name. Earlier versions wrote some names that this one would not.
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
            // Characters without a shape: fillers, a Braille blank, a zero-width space, a tag, private use.
            ("\u{3164}\u{2800}\u{200b}\u{115f}\u{e0041}\u{e123}", ""),
            ("An\u{ad}na\u{feff}", "Anna"),
            ("evil\u{202e}annA\u{2066}", "evilannA"),
            ("\u{301}\u{301}", ""),
            (
                "Z\u{300}\u{301}\u{302}\u{303}\u{304}a",
                "Z\u{300}\u{301}\u{302}a",
            ),
            // Joiners that are needed are kept.
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
            // Joiners that are not needed are removed: two names that look the same are the same.
            ("An\u{200d}na\u{200c}B\u{fe0f}i", "AnnaBi"),
            ("\u{438}\u{200d}\u{432}", "\u{438}\u{432}"),
            ("a\u{200d}\u{1f467}\u{200d}b", "a\u{1f467}b"),
            ("1\u{fe0f}\u{20e3}", "1\u{fe0f}\u{20e3}"),
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
