//! The rule lab: any rule set, any option, and where each value comes from.

use sahkku::{
    Contradiction, Judge, OPTIONS, Origin, PRESETS, Preset, RuleOption, Rules, Source,
    is_handed_on, preset, recorded_as,
};
use sahkku_lessons::TOPICS;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};

use crate::messages::{self as m, named};
use crate::page::Page;

/// The rules that are being put together.
pub(crate) struct Lab {
    base: &'static Preset,
    rules: Rules,
}

impl Lab {
    /// The lab with a recorded rule set on its bench.
    pub(crate) fn new(id: &str) -> Lab {
        let base = preset(id).unwrap_or(&PRESETS[0]);
        Lab {
            base,
            rules: base.rules,
        }
    }

    /// The recorded rule set that the rules are based on.
    pub(crate) fn base(&self) -> &'static Preset {
        self.base
    }

    /// The rules as they are put together.
    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The rules made ready for play, or why they cannot be.
    pub(crate) fn judge(&self) -> Result<Judge, Contradiction> {
        Judge::new(self.rules)
    }

    /// Sets one option, as a list on the page names it and its value.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        // The lists hold only what can be set; whatever else comes leaves the rules as they are.
        let _ = self.rules.set(name, value);
    }

    /// Shows the rules, their sources, and whether they can stand together.
    pub(crate) fn show(&self, page: &Page) {
        page.say("lab-portrait", &portrait(self.base));
        let fitting = self.judge();
        let status = match &fitting {
            Err(contradiction) => m::LabRefused {
                reason: &reason(*contradiction),
            }
            .text(),
            Ok(_) if recorded_as(&self.rules).is_some() => m::lab_recorded(),
            Ok(_) if is_handed_on(self.base, &self.rules) => m::lab_handed(),
            Ok(_) => m::lab_invention(),
        };
        page.say("lab-status", &status);
        page.mark("lab-status", "refused", fitting.is_err());
        for button in ["lab-computer", "lab-two"] {
            page.enable(button, fitting.is_ok());
        }
        if let Ok(list) = page.element::<HtmlSelectElement>("lab-rules") {
            list.set_value(self.base.id);
        }
        let Ok(options) = page.element::<Element>("lab-options") else {
            return;
        };
        if options.child_element_count() == 0 {
            for option in OPTIONS {
                if let Some(row) = row(page, option) {
                    // One line fewer is no reason to show none.
                    let _ = options.append_child(&row);
                }
            }
        }
        for option in OPTIONS {
            self.show_option(page, option);
        }
    }

    /// Says all lines anew, in the language that is spoken now.
    pub(crate) fn say_again(&self, page: &Page) {
        let Ok(options) = page.element::<Element>("lab-options") else {
            return;
        };
        if options.child_element_count() > 0 {
            options.set_text_content(None);
            self.show(page);
        }
    }

    fn show_option(&self, page: &Page, option: &RuleOption) {
        let origin = self.base.origin(option, &self.rules);
        let value = option.get(&self.rules).to_string();
        if let Ok(list) = page.element::<HtmlSelectElement>(&format!("opt-{}", option.name)) {
            list.set_value(&value);
        }
        page.say(&format!("origin-{}", option.name), &origin_words(origin));
        page.mark(
            &format!("row-{}", option.name),
            "invented",
            origin == Origin::Invention,
        );
    }
}

/// A line of the lab: what the option is called, its values, and room for the origin.
fn row(page: &Page, option: &RuleOption) -> Option<Element> {
    let document = page.document();
    let row = document.create_element("div").ok()?;
    row.set_class_name("option");
    row.set_id(&format!("row-{}", option.name));
    let label = document.create_element("label").ok()?;
    label.set_text_content(named(&format!("opt-{}", option.name)).as_deref());
    label
        .set_attribute("for", &format!("opt-{}", option.name))
        .ok()?;
    let list: HtmlSelectElement = document.create_element("select").ok()?.unchecked_into();
    list.set_id(&format!("opt-{}", option.name));
    list.set_attribute("data-option", option.name).ok()?;
    for value in option.values() {
        let item = document.create_element("option").ok()?;
        item.set_attribute("value", &value).ok()?;
        item.set_text_content(Some(&value_words(option, &value)));
        list.append_child(&item).ok()?;
    }
    let read = document.create_element("button").ok()?;
    read.set_id(&format!("rule-of-{}", option.name));
    read.set_class_name("link");
    read.set_text_content(Some(&m::read_rule()));
    let origin = document.create_element("small").ok()?;
    origin.set_id(&format!("origin-{}", option.name));
    for part in [&label, list.as_ref(), &origin] {
        row.append_child(part).ok()?;
    }
    if TOPICS.iter().any(|topic| topic.option == option.name) {
        row.append_child(&read).ok()?;
    }
    Some(row)
}

/// A value in words: its own message, one that all options share, or as it is written.
pub(crate) fn value_words(option: &RuleOption, value: &str) -> String {
    named(&format!("val-{}-{value}", option.name))
        .or_else(|| named(&format!("val-{value}")))
        .unwrap_or_else(|| {
            let blank = m::face_blank();
            let faces = value.split(',');
            let named = faces.map(|face| if face == "-" { &blank } else { face });
            named.collect::<Vec<_>>().join(" ")
        })
}

/// Where the value of `option` in `rules` comes from, in words; nothing where it is no option, or
/// where the rules are nobody's.
pub(crate) fn origin_of(option: &str, rules: &Rules) -> String {
    let origin = RuleOption::named(option)
        .zip(nearest(rules))
        .map(|(option, base)| base.origin(option, rules));
    origin.map_or_else(String::new, origin_words)
}

/// The recorded rule set that these rules differ least from.
fn nearest(rules: &Rules) -> Option<&'static Preset> {
    PRESETS.iter().min_by_key(|preset| {
        let differs = |option: &&RuleOption| option.get(rules) != option.get(&preset.rules);
        OPTIONS.iter().filter(differs).count()
    })
}

fn origin_words(origin: Origin) -> String {
    let name = |source: &Source| named(&format!("source-{}", source.word())).unwrap_or_default();
    match origin {
        Origin::Recorded(sources) => {
            let sources = &sources.iter().map(name).collect::<Vec<_>>().join(", ");
            m::OriginRecorded { sources }.text()
        }
        Origin::Offered(source) => {
            let sources = &name(&source);
            m::OriginOffered { sources }.text()
        }
        Origin::FitsAll(source) => {
            let sources = &name(&source);
            m::OriginFits { sources }.text()
        }
        Origin::Invention => m::origin_invention(),
    }
}

/// What is special about a recorded rule set, in a few sentences.
pub(crate) fn portrait(preset: &Preset) -> String {
    named(&format!("portrait-{}", preset.id)).unwrap_or_default()
}

/// Why values cannot stand together.
pub(crate) fn reason(contradiction: Contradiction) -> String {
    match contradiction {
        Contradiction::Columns => m::contradiction_columns(),
        Contradiction::DiceCount => m::contradiction_dice(),
        Contradiction::FourFaces => m::contradiction_faces(),
        Contradiction::NoX => m::contradiction_no_x(),
        Contradiction::BlankWithoutFace => m::contradiction_blank_no_face(),
        Contradiction::BlankWithoutValue => m::contradiction_blank_no_value(),
        Contradiction::OrderLacks(face) => m::ContradictionOrder { face }.text(),
        Contradiction::QueueWithStacking => m::contradiction_queue(),
        Contradiction::NextFreeWithAcross => m::contradiction_next_free(),
        Contradiction::LikeOddsInPlaceWithAcross => m::contradiction_like_odds_place(),
        Contradiction::LikeOddsAdvanced => m::contradiction_like_odds_ahead(),
        other => other.reason().to_owned(),
    }
}
