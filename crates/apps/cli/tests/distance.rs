//! `sahkku replay` with letters of online games that were changed on their way. The transcript `letters` shows sound ones.

use crate::common::{Said, sahkku_reading};

/// Twelve turns of sáhkku between Áile and Ánde, and their record with its letter.
const LETTER: &str = include_str!("letters/strict.txt");
const RECORD: &str = include_str!("letters/record.txt");

fn replay(text: &str) -> Said {
    sahkku_reading("replay -", text)
}

#[test]
fn a_letter_is_read_as_mail_leaves_it() {
    let letter = LETTER.trim_end();
    let plain = replay(letter).fine();
    let link = format!("https://example.org/sahkku.html?seed=1#{letter}");
    let (bare, wrapped) = (letter.trim_start_matches("play="), link.replace('=', "=3D"));
    let (before, after) = wrapped.split_at(90);
    for text in [
        format!("\u{feff}{link}\u{200b}\n"),
        bare.to_owned(),
        format!("Subject: your turn\n\nHello,\n{before}=\n{after}\n"),
        format!("Anna wrote:\n> {link}\n> bye\n"),
    ] {
        assert_eq!(replay(&text).fine(), plain, "{text}");
    }
}

#[test]
fn a_letter_that_was_changed_is_refused() {
    let letter = LETTER.trim_end();
    let last = letter.len() - 1;
    for at in [last, last - 40, last - 120, last - 200, 60, 90] {
        let mut changed = letter.to_owned();
        let other = if letter[at..].starts_with('A') {
            "E"
        } else {
            "A"
        };
        changed.replace_range(at..=at, other);
        let said = replay(&changed).refused();
        assert!(said.starts_with("sahkku: standard input: "), "{said}");
    }
    replay(&letter[..last - 8]).refused();
}

#[test]
fn a_record_is_compared_with_its_letter() {
    let rules = "rules lagesvuotna";
    let entries = RECORD.lines().filter(|line| !line.starts_with("result "));
    let mut shorter: Vec<&str> = entries.collect();
    shorter.pop();
    // The error is on the line of the letter.
    for (record, why) in [
        (shorter.join("\n"), "entries, the letter"),
        (
            RECORD.replace("men Áile", "men Elle"),
            "men is Elle, in the letter Áile",
        ),
        (
            RECORD.replace(rules, "rules lagesvuotna stake=3"),
            "its rules are lagesvuotna stake=3, the letter's lagesvuotna",
        ),
    ] {
        let said = replay(&record).refused();
        let begins = "sahkku: standard input: line 2: the record is not";
        assert!(said.starts_with(begins) && said.contains(why), "{said}");
    }
    // A mistake in the record keeps its line.
    let wrong = RECORD.replace("men Áile", "mxn Áile");
    assert!(replay(&wrong).refused().contains("line 4"));
}
