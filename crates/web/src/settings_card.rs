//! The card of settings: a line for each, with its values in words.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use crate::messages::named;
use crate::page::Page;
use crate::settings::{Kind, SETTINGS, Setting, Settings};

/// Brings the card up to date.
pub(crate) fn show(page: &Page, settings: &Settings) {
    let Ok(list) = page.element::<Element>("settings-list") else {
        return;
    };
    if list.child_element_count() == 0 {
        for setting in SETTINGS {
            if let Ok(row) = row(page, setting) {
                // One line fewer is no reason to show none.
                let _ = list.append_child(&row);
            }
        }
    }
    for setting in SETTINGS {
        let word = settings.get(setting.key);
        let id = id(setting);
        if let Ok(list) = page.element::<HtmlSelectElement>(&id) {
            list.set_value(word);
        } else if let Ok(input) = page.element::<HtmlInputElement>(&id) {
            input.set_value(word);
            input.set_checked(word == "yes");
        }
    }
}

/// Says all lines anew, in the language that is spoken now.
pub(crate) fn say_again(page: &Page, settings: &Settings) {
    let Ok(list) = page.element::<Element>("settings-list") else {
        return;
    };
    if list.child_element_count() > 0 {
        list.set_text_content(None);
        show(page, settings);
    }
}

/// The setting and the value that an element of the card now stands at.
pub(crate) fn chosen(element: &Element) -> Option<(String, String)> {
    let name = element.get_attribute("data-setting")?;
    let value = match element.dyn_ref::<HtmlInputElement>() {
        Some(input) if input.type_() == "checkbox" => {
            if input.checked() { "yes" } else { "no" }.to_owned()
        }
        Some(input) => input.value(),
        None => element.dyn_ref::<HtmlSelectElement>()?.value(),
    };
    Some((name, value))
}

fn id(setting: &Setting) -> String {
    format!("set-{}", setting.name)
}

fn row(page: &Page, setting: &Setting) -> Result<Element, JsValue> {
    let document = page.document();
    let row = document.create_element("label")?;
    row.set_class_name("setting");
    let label = document.create_element("span")?;
    label.set_text_content(named(&id(setting)).as_deref());
    let control = document.create_element(match setting.kind {
        Kind::List => "select",
        Kind::Switch | Kind::Range => "input",
    })?;
    control.set_id(&id(setting));
    control.set_attribute("data-setting", setting.name)?;
    match setting.kind {
        Kind::Switch => control.set_attribute("type", "checkbox")?,
        Kind::Range => {
            for (name, value) in [
                ("type", "range"),
                ("min", "10"),
                ("max", "100"),
                ("step", "10"),
            ] {
                control.set_attribute(name, value)?;
            }
        }
        Kind::List => {
            for word in setting.words {
                let item = document.create_element("option")?;
                item.set_attribute("value", word)?;
                item.set_text_content(named(&format!("{}-{word}", id(setting))).as_deref());
                control.append_child(&item)?;
            }
        }
    }
    row.append_child(&label)?;
    row.append_child(&control)?;
    Ok(row)
}
