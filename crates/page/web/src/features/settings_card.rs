//! The card of settings: a row for each, with its values in words.

use browser::dom::{Page, fill_list};
use context::elements::{Dialog, Field, Part};
use context::this::words::named;
use context::{Context, Effect, Feature, Key, Kind, SETTINGS, Setting, Settings, This};
use on_page::Dice as _;
use on_page::text::rules::said;
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Set(String, String),
    /// Reset all settings to the usual values.
    Reset,
}

/// The rows of the card, once they are created.
#[derive(Default)]
pub(crate) struct SettingsCard {
    controls: Vec<Control>,
}

enum Control {
    List(HtmlSelectElement),
    Input(HtmlInputElement),
}

impl SettingsCard {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Set(name, word) => {
                if let Some(setting) = Setting::named(&name)
                    && cx.settings.set(setting.key, &word)
                {
                    cx.effects.want(Effect::SettingsChanged);
                }
            }
            Message::Reset => {
                *cx.settings = Settings::usual();
                cx.effects.want(Effect::SettingsChanged);
            }
        }
    }

    pub(crate) fn write(&self, settings: &Settings) {
        for (setting, control) in listed().zip(&self.controls) {
            let word = settings.get(setting.key);
            match control {
                Control::List(list) => list.set_value(word),
                Control::Input(input) => {
                    input.set_value(word);
                    input.set_checked(word == "yes");
                }
            }
        }
    }

    fn make(&mut self, page: &Page) {
        if let (true, Ok(list)) = (
            self.controls.is_empty(),
            page.element::<Element>(Part::SettingsList),
        ) {
            list.set_text_content(None);
            // A missing row is no reason to show none.
            let lines = listed().filter_map(|setting| line(page, &list, setting).ok());
            self.controls = lines.collect();
        }
    }
}

/// The settings of the card. The side is chosen before a game. Settings that mean nothing in this game are omitted.
fn listed() -> impl Iterator<Item = &'static Setting> {
    let omitted = |setting: &Setting| match setting.key {
        Key::Side => true,
        Key::AutoThrow => !This::HAS_DICE,
        _ => false,
    };
    let worded = |setting: &Setting| named(&format!("set-{}", setting.name)).is_some();
    SETTINGS
        .iter()
        .filter(move |setting| !omitted(setting) && worded(setting))
}

fn line(page: &Page, list: &Element, setting: &Setting) -> Result<Control, JsValue> {
    let line: Element = page.add(list, "label", "")?;
    line.set_class_name("setting");
    let id = format!("set-{}", setting.name);
    page.add::<Element>(&line, "span", &said(&id))?;
    let input = |attributes: &[(&str, &str)]| -> Result<HtmlInputElement, JsValue> {
        let input: HtmlInputElement = page.add(&line, "input", "")?;
        for (name, value) in attributes {
            input.set_attribute(name, value)?;
        }
        Ok(input)
    };
    let control = match setting.kind {
        Kind::Switch => Control::Input(input(&[("type", "checkbox")])?),
        Kind::Range => Control::Input(input(&[
            ("type", "range"),
            ("min", "10"),
            ("max", "100"),
            ("step", "10"),
        ])?),
        Kind::List => {
            let list: HtmlSelectElement = page.add(&line, "select", "")?;
            let words = setting.words.iter();
            fill_list(
                &list,
                words.map(|word| (*word, said(&format!("{id}-{word}")))),
            );
            Control::List(list)
        }
    };
    let element: &Element = match &control {
        Control::List(list) => list,
        Control::Input(input) => input,
    };
    element.set_id(&id);
    element.set_attribute("data-setting", setting.name)?;
    Ok(control)
}

impl Feature for SettingsCard {
    /// Updates the most important settings in the menu, and those on the card.
    fn restyle(&mut self, cx: &mut Context<'_>) {
        let settings = &*cx.settings;
        cx.page.choose(Field::QuickSpeed, settings.get(Key::Speed));
        cx.page.check(Field::QuickSound, settings.is_on(Key::Sound));
    }

    fn opening(&mut self, dialog: Dialog, cx: &mut Context<'_>) {
        if dialog == Dialog::Settings {
            self.make(cx.page);
            self.write(cx.settings);
        }
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        if !self.controls.is_empty() {
            self.controls.clear();
            self.make(cx.page);
            self.write(cx.settings);
        }
    }
}
