//! The enums that the build script makes of the elements of `index.html`.

#[path = "../build/elements.rs"]
mod elements;

use elements::enums;

#[test]
fn every_kind_of_element_has_an_enum_of_its_own() {
    let code = enums(
        r#"<button id="take-back"></button><select id="rules"></select><dialog id="menu"></dialog><p id="news"></p>"#,
        "",
    )
    .unwrap();
    for (name, variant) in [
        ("Button", "TakeBack"),
        ("Field", "Rules"),
        ("Dialog", "Menu"),
        ("Part", "News"),
    ] {
        let body = code
            .split(&format!("pub(crate) enum {name} {{"))
            .nth(1)
            .unwrap();
        assert!(
            body.split('}')
                .next()
                .unwrap()
                .contains(&format!("    {variant},")),
            "{code}"
        );
    }
    // Events name buttons and fields; a dialog that nobody opens has to stay dead code.
    assert!(
        code.contains("impl Button {")
            && code.contains("impl Field {")
            && !code.contains("impl Dialog {")
    );
}

#[test]
fn only_what_something_else_names_may_stay_unused() {
    let html = r##"<p id="a"></p><p id="b" aria-labelledby="c"></p><p id="c"></p><p id="d"></p><p id="d-more"></p>"##;
    let code = enums(html, "#d { color: red } document.getElementById(\"a\")").unwrap();
    let allowed = |variant: &str| {
        let before = code.split(&format!("    {variant},\n")).next().unwrap();
        before
            .lines()
            .rev()
            .nth(1)
            .unwrap()
            .contains("allow(dead_code")
    };
    assert!(allowed("A") && allowed("C") && allowed("D"), "{code}");
    assert!(!allowed("B") && !allowed("DMore"), "{code}");
}

#[test]
fn an_id_that_stands_twice_is_refused() {
    let refused = enums(r#"<p id="news"></p><b id="news"></b>"#, "").unwrap_err();
    assert!(refused.contains("\"news\""), "{refused}");
}
