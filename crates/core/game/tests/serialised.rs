//! Rules and words with serde: `cargo test -p game --features serde`.

#![cfg(feature = "serde")]
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "a test that cannot be set up has failed"
)]

use game::{OptionValue, Values};

game::words! {
    Size {
        Small = "small",
        Large = "large",
    }
}

game::reasons! {
    #[derive(Clone, Copy)]
    Refusal {
        Full {
            by: u8,
        } "full" "it is full";
    }
}

game::rules! {
    Rules of () {
        size: Size = Size::Small, "1", |_| ();
        open: bool = false, "2", |_| ();
        count: u16 = 3, "3", |_| (), as Values {
            words: &[],
            form: "a number",
            examples: &["3"],
            show: OptionValue::Number,
            read: |text| text.parse().ok(),
        };
    }
}

#[test]
fn rules_are_a_map_of_their_options_and_read_back() {
    let rules = Rules {
        size: Size::Large,
        ..Rules::USUAL
    };
    let text = serde_json::to_string(&rules).unwrap();
    assert_eq!(text, r#"{"size":"large","open":false,"count":3}"#);
    assert_eq!(serde_json::from_str::<Rules>(&text).unwrap(), rules);
    let changed = serde_json::from_str::<Rules>(r#"{"open":true,"count":7}"#);
    let wanted = Rules {
        open: true,
        count: 7,
        ..Rules::USUAL
    };
    assert_eq!(changed.unwrap(), wanted);
}

#[test]
fn what_is_no_option_or_no_value_is_refused() {
    for text in [r#"{"hats":1}"#, r#"{"size":"huge"}"#, r#"{"open":3}"#, "[]"] {
        assert!(serde_json::from_str::<Rules>(text).is_err(), "{text}");
    }
    assert!(serde_json::from_str::<Size>("\"huge\"").is_err());
}

#[test]
fn words_and_reasons_are_their_names() {
    assert_eq!(
        serde_json::to_string(&Size::ALL).unwrap(),
        r#"["small","large"]"#
    );
    assert_eq!(
        serde_json::from_str::<Size>("\"large\"").unwrap(),
        Size::Large
    );
    let full = serde_json::to_string(&Refusal::Full { by: 3 }).unwrap();
    assert_eq!(full, "\"full\"");
}
