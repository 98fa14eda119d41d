//! Where the values of options come from.

use hnefatafl::{Origin, RuleOption, Source, preset};

fn origin(id: &str, name: &str, value: &str) -> Origin {
    let preset = preset(id).unwrap();
    let mut rules = preset.rules;
    rules.set(name, value).unwrap();
    preset.origin(RuleOption::named(name).unwrap(), &rules)
}

#[test]
fn every_value_says_where_it_comes_from() {
    let recorded = Origin::Recorded;
    assert_eq!(
        origin("linne", "king_taken", "four"),
        recorded(Source::Sheet)
    );
    assert_eq!(
        origin("linne", "king_taken", "castle"),
        Origin::Offered(Source::Scholars)
    );
    assert_eq!(
        origin("linne", "castle_pass", "king"),
        Origin::Silent(Source::Sheet)
    );
    assert_eq!(
        origin("linne", "announce", "players"),
        recorded(Source::Sheet)
    );
    assert_eq!(
        origin("linne", "announce", "program"),
        Origin::Departs(Source::Sheet)
    );
    assert_eq!(origin("linne", "repetition", "off"), Origin::Invention);
    assert_eq!(
        origin("tablut", "king_taken", "castle"),
        recorded(Source::Scholars)
    );
    assert_eq!(origin("tablut", "escape", "edge"), recorded(Source::Sheet));
    assert_eq!(
        origin("brandubh", "escape", "corner"),
        recorded(Source::Net)
    );
    assert_eq!(
        origin("copenhagen", "shield_wall", "yes"),
        recorded(Source::Copenhagen)
    );
    assert_eq!(
        origin("copenhagen", "camps", "all"),
        Origin::Silent(Source::Copenhagen)
    );
    assert_eq!(
        origin("fetlar", "repetition", "draw"),
        recorded(Source::Fetlar)
    );
    assert_eq!(
        origin("fetlar", "exit_fort", "yes"),
        Origin::Offered(Source::Copenhagen)
    );
}
