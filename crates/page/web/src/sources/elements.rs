//! The elements of `index.html` and `web/rest.html`: each is used, and each dialog is checked.

use std::fs;
use std::path::Path;

use sahkku_locales::elements::{scripts_and_styles, unnamed};

/// Appends the text of every Rust file in a folder.
fn read(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, text);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            *text += &fs::read_to_string(&path).unwrap();
        }
    }
}

#[test]
fn the_page_has_no_element_that_nobody_uses() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let mut program = String::new();
    for package in ["context", "distance", "web"] {
        read(
            &top.join(format!("crates/page/{package}/src")),
            &mut program,
        );
    }
    let elsewhere = scripts_and_styles(&top.join("web")).unwrap();
    let [page, rest] =
        ["index.html", "web/rest.html"].map(|file| fs::read_to_string(top.join(file)).unwrap());
    assert_eq!(
        unnamed(&(page + &rest), &elsewhere, &program).unwrap(),
        [""; 0]
    );
}

#[test]
fn every_dialog_is_looked_at() {
    let walk = include_str!("../../../../../tests/support/views.ts");
    let page = include_str!("../../../../../index.html");
    let rest = include_str!("../../../../../web/rest.html");
    let (_, menu) = page.split_once("id=\"menu-card\"").unwrap();
    let (menu, _) = menu.split_once("</dialog>").unwrap();
    for html in [page, rest] {
        for after in html.split("<dialog id=\"").skip(1) {
            let id = after.split('"').next().unwrap();
            let named = walk.contains(&format!("'{id}'")) || walk.contains(&format!("#{id}'"));
            let opened = menu.contains(&format!("data-opens=\"{id}\""));
            assert!(
                named || opened,
                "no walk of tests/support/views.ts opens {id}"
            );
        }
    }
}
