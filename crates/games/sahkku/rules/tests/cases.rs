//! The hand-made cases of `crates/games/sahkku/cases`, one claim of the rules each: every one is followed.

use std::path::Path;

use crate::case::{check, check_folder, read};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cases");

/// The number of cases. Adding one changes this number, so that none is lost unnoticed.
const CASES: usize = 310;

#[test]
fn every_case_holds() {
    let (count, wrong) = check_folder(Path::new(FOLDER));
    assert_eq!(count, CASES, "cases in {FOLDER}");
    assert!(
        wrong.is_empty(),
        "{} of {count} cases:\n\n{}\n",
        wrong.len(),
        wrong.join("\n\n")
    );
}

/// Whether the text is refused, or one of its cases fails.
fn fails(text: &str) -> bool {
    match read(text) {
        Ok(cases) => cases.iter().any(|case| check(case).is_err()),
        Err(_) => true,
    }
}

/// A valid case, with these last lines added.
fn raisa(claims: &str) -> String {
    format!(
        "case: §3 a soldier walks two places\nrules: raisa\nposition: w12/6K6/7M5 m m II,III\n{claims}\n"
    )
}

#[test]
fn a_true_claim_holds() {
    assert!(!fails(&raisa("has: II:a8-a10")));
    assert!(!fails(&raisa("play: II:a8-a10\nevents: none\nover: no")));
}

#[test]
fn a_false_claim_fails() {
    for claim in [
        "has: II:a8-a11",
        "legal: none",
        "legal: II:a8-a10 II:a8-a10",
        "legal: II:a8-a10 III:a8-a11",
        "lacks: II:a8-a10 because NoStacking",
        "lacks: II:a8-a11 because NoStacking",
        "play: II:a8-a10\nevents: captured women soldier a10",
        "play: II:a8-a10\nthen: w12/6K6/8M4 m m III,(II)",
        "over: men soldiers",
        "walk: men a8 a10",
        "impossible: w12/6K6/7M5 m m II,III because no reason",
        "refused: raisa because no reason",
        "refused: raisa columns=14 because there are two kings",
    ] {
        assert!(fails(&raisa(claim)), "{claim}");
    }
}

#[test]
fn a_case_that_claims_nothing_is_an_error() {
    assert!(fails(&raisa("")));
    assert!(fails(&raisa("play: II:a8-a10")));
}

#[test]
fn a_slip_of_the_pen_is_an_error() {
    for claim in [
        "hass: II:a8-a10",
        "has II:a8-a10",
        "has: II:a8-a99",
        "position: w13/6K6/7M5 m m II,III\nover: no",
        "position: w12/6K6/m12 m m II,III\nover: no",
    ] {
        assert!(fails(&raisa(claim)), "{claim}");
    }
    assert!(fails("has: II:a8-a10"));
    assert!(fails(
        "case: no section\nrules: raisa\nstart: men\nover: no"
    ));
    assert!(fails(""));
}

#[test]
fn a_fault_names_the_line() {
    let text = format!("# A remark.\n\n{}", raisa("has: II:a8-a11"));
    let cases = read(&text).unwrap();
    let fault = check(&cases[0]).unwrap_err();
    assert_eq!(fault.line, 6, "{}", fault.what);
}
