//! Tests of the words: their numbers, and their language.

use messages::numbers::{Percent, cents, hundredths, tenths};
use messages::{language, named, said_in};
use sahkku_words::{Catalogue, Language};

#[test]
fn a_number_is_written_to_two_decimal_places() {
    for (value, text) in [
        (0.0, "0.00"),
        (0.046, "0.05"),
        (12.3, "12.30"),
        (-0.5, "-0.50"),
    ] {
        assert_eq!(cents(value), text);
    }
}

#[test]
fn a_number_is_written_to_one_decimal_place() {
    for (value, text) in [
        (0.0, "0.0"),
        (12.345, "12.3"),
        (12.35001, "12.4"),
        (-0.04, "0.0"),
        (-0.06, "-0.1"),
        (-7.25001, "-7.3"),
        (3840.0, "3840.0"),
    ] {
        assert_eq!(tenths(value), text);
    }
}

#[test]
fn a_part_is_written_in_hundredths() {
    for (part, text) in [(0.0, "0"), (0.504, "50"), (0.996, "100"), (1.0, "100")] {
        assert_eq!(hundredths(part), text);
        assert_eq!(Percent::of(part).to_string(), text);
    }
}

#[test]
fn another_language_is_spoken_for_a_while() {
    let spoken = language();
    let finnish = Language::of("fi").unwrap();
    let mut catalogue = Catalogue::new(finnish);
    catalogue.add("sahkku-words 1 fi\ninvite\tTule\n").unwrap();
    let said = said_in(catalogue, || (named("invite"), language()));
    assert_eq!(said, (Some("Tule".to_owned()), Some(finnish)));
    assert_eq!(language(), spoken);
    assert_ne!(named("invite"), said.0);
}
