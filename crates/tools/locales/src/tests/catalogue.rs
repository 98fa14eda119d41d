//! Catalogues of messages.

use sahkku_words::pattern::Value;
use sahkku_words::{Catalogue, CatalogueError, Language};

fn english() -> Catalogue {
    Language::of("en").map(Catalogue::new).unwrap()
}

#[test]
fn messages_are_found_in_all_parts() {
    let mut catalogue = english();
    catalogue
        .add("sahkku-words 1 en\na\tone {n}\nb\ttwo\n")
        .unwrap();
    catalogue.add("sahkku-words 1 en\r\nc\tthree\r\n").unwrap();
    let said = |name| catalogue.say(name, &[("n", Value::Count(1))]);
    assert_eq!(said("a").as_deref(), Some("one 1"));
    assert_eq!(said("b").as_deref(), Some("two"));
    assert_eq!(said("c").as_deref(), Some("three"));
    assert_eq!(said("d"), None);
    assert_eq!(said("sahkku-words 1 en"), None);
}

#[test]
fn what_is_no_file_with_words_is_refused() {
    let mut catalogue = english();
    for text in ["", "<!doctype html>", "sahkku-words 2 en\n"] {
        assert_eq!(catalogue.add(text), Err(CatalogueError::NoWords));
    }
    let french = catalogue.add("sahkku-words 1 fr\n");
    assert_eq!(french, Err(CatalogueError::OtherLanguage("fr".to_owned())));
    assert_eq!(catalogue.say("a", &[]), None);
}
