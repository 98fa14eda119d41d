//! The enums that build scripts generate from the elements of markup.

use sahkku_locales::elements::{enums, steps, unnamed};

#[test]
fn every_kind_of_element_has_an_enum_of_its_own() {
    let code = enums(
        r#"<button id="take-back"></button><select id="rules"></select><dialog id="menu"></dialog><p id="news"></p>"#,
        "",
        "pub(crate)",
    )
    .unwrap();
    for (name, variant) in [
        ("Button", "TakeBack"),
        ("Field", "Rules"),
        ("Dialog", "Menu"),
        ("Part", "News"),
    ] {
        let begins = format!("pub(crate) enum {name} {{");
        let (_, body) = code.split_once(&begins).unwrap();
        let (body, _) = body.split_once('}').unwrap();
        assert!(body.contains(&format!("    {variant},")), "{code}");
    }
    // Events name buttons and fields; a dialog that is never opened has to count as dead code.
    assert!(
        code.contains("impl Button {")
            && code.contains("impl Field {")
            && !code.contains("impl Dialog {")
    );
}

#[test]
fn only_what_something_else_names_may_stay_unused() {
    let html = r##"<p id="a"></p><p id="b" aria-labelledby="c"></p><p id="c"></p><p id="d"></p><p id="d-more"></p>"##;
    let code = enums(
        html,
        "#d { color: red } document.getElementById(\"a\")",
        "pub",
    )
    .unwrap();
    let allowed = |variant: &str| {
        let before = code.split(&format!("    {variant},\n")).next().unwrap();
        let above = before.lines().rev().nth(1).unwrap();
        above.contains("allow(dead_code")
    };
    assert!(allowed("A") && allowed("C") && allowed("D"), "{code}");
    assert!(!allowed("B") && !allowed("DMore"), "{code}");
}

#[test]
fn what_the_program_names_is_used() {
    let html = r##"<p id="a"></p><p id="a-b"></p><dialog id="c"></dialog><p id="d"></p><button id="e"></button>"##;
    let unnamed = |program| unnamed(html, "#d { color: red }", program).unwrap();
    assert_eq!(unnamed("Part::AB, Dialog::C"), ["a"]);
    assert_eq!(unnamed("Part::A"), ["a-b", "c"]);
}

#[test]
fn a_button_that_opens_a_dialog_has_no_route() {
    let html = r#"<button id="a" data-opens="b"></button><dialog id="b"></dialog>"#;
    let code = enums(html, "", "pub").unwrap();
    assert!(!code.contains("enum Button") && code.contains("fn opened(id: &str)"));
    let refused = enums(r#"<button data-opens="b"></button>"#, "", "pub").unwrap_err();
    assert!(refused.contains("\"b\""), "{refused}");
}

#[test]
fn an_id_that_stands_twice_is_refused() {
    let refused = enums(r#"<p id="news"></p><b id="news"></b>"#, "", "pub").unwrap_err();
    assert!(refused.contains("\"news\""), "{refused}");
}

#[test]
fn markup_becomes_the_steps_that_build_it() {
    let html =
        "<!-- why -->\n<p id=\"a\"><input hidden> <b></b></p>\n<svg viewbox=\"0 0 1 1\"></svg>";
    let wanted = [
        r#"Open("p")"#,
        r#"Attribute("id", "a")"#,
        r#"Open("input")"#,
        r#"Attribute("hidden", "")"#,
        "Close",
        r#"Text(" ")"#,
        r#"Open("b")"#,
        "Close",
        "Close",
        r#"Open("svg")"#,
        r#"Attribute("viewBox", "0 0 1 1")"#,
        "Close",
    ];
    assert_eq!(named(&steps(html, &[], "pub")), wanted);
}

#[test]
fn what_is_not_for_a_game_is_not_built() {
    let html = "<p data-with=\"dice\"><br><b>six</b></p><i data-with=\"match\"></i>";
    let (dice, none) = (steps(html, &["dice"], "pub"), steps(html, &[], "pub"));
    let wanted = [
        r#"Open("p")"#,
        r#"Open("br")"#,
        "Close",
        r#"Open("b")"#,
        r#"Text("six")"#,
        "Close",
        "Close",
    ];
    assert_eq!(named(&dice), wanted);
    assert_eq!(named(&none), [""; 0]);
}

fn named(code: &str) -> Vec<&str> {
    let steps = code.split("MarkupStep::").skip(1);
    let lines = steps.filter_map(|step| step.lines().next());
    lines.map(|line| line.trim_end_matches(',')).collect()
}
