//! The grammatical numbers of languages.

use sahkku_words::{LANGUAGES, Language};

#[test]
fn languages_count_in_their_own_way() {
    let forms = |code: &str| [0, 1, 2, 5].map(|n| Language::of(code).map(|l| l.plural(n)));
    let all = |forms: [&'static str; 4]| forms.map(Some);
    assert_eq!(forms("se"), all(["other", "one", "two", "other"]));
    assert_eq!(forms("fr"), all(["one", "one", "other", "other"]));
    assert_eq!(forms("fi"), all(["other", "one", "other", "other"]));
}

#[test]
fn a_language_uses_only_the_categories_that_it_names() {
    for language in LANGUAGES {
        for count in 0..1000 {
            let category = language.plural(count);
            assert!(category == "other" || language.plurals.contains(&category));
        }
    }
}
