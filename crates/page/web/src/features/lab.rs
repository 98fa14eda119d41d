//! The rule lab: any rule set, any option, and the origin of each value.
use browser::dom::{Page, fill_list};
use context::elements::{Button, Dialog, Field, Part};
use context::setup::Setup;
use context::this::words as m;
use context::{Context, Effect, Feature, GameCourse, OPTIONS, RuleOption, Rules, This};
use game::{RuleSets as _, is_handed_on, recorded_as};
use lessons::Course as _;
use on_page::RulesInWords;
use on_page::text::rules::{option_words, portrait_of, value_words};
use web_sys::{Element, HtmlSelectElement};

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Start from another recorded rule set.
    BaseChosen,
    /// A value was chosen for an option of the rules.
    Option(String, String),
}

/// The rows of the options, once they are created.
#[derive(Default)]
pub(crate) struct Lab {
    rows: Vec<Row>,
}

struct Row {
    row: Element,
    list: HtmlSelectElement,
    origin: Element,
}

impl Lab {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::BaseChosen => cx.setup.take_preset(&cx.page.value(Field::LabRules)),
            Message::Option(name, value) => cx.setup.set_option(&name, &value),
        }
        self.show(cx.page, cx.setup);
        cx.effects.want(Effect::SetupChanged);
    }

    /// Shows the rules, their sources, and whether they contradict each other.
    fn show(&mut self, page: &Page, setup: &Setup) {
        let (base, rules) = (setup.base(), setup.rules());
        page.say(Part::LabPortrait, &portrait_of::<This>(base, rules));
        let fitting = setup.judge();
        let status = match &fitting {
            Err(contradiction) => m::LabRefused {
                reason: &This::contradiction_in_words(*contradiction),
            }
            .text(),
            Ok(_) if recorded_as(rules).is_some() => m::lab_recorded(),
            Ok(_) if is_handed_on(base, rules) => m::lab_handed(),
            Ok(_) => m::lab_invention(),
        };
        page.say(Part::LabStatus, &status);
        page.mark(Part::LabStatus, "refused", fitting.is_err());
        for button in [Button::LabComputer, Button::LabTwo] {
            page.enable(button, fitting.is_ok());
        }
        page.fill(Field::LabRules, setup.list(), base.id);
        if self.rows.is_empty()
            && let Ok(options) = page.element::<Element>(Part::LabOptions)
        {
            options.set_text_content(None);
            // A missing row is no reason to show none.
            self.rows = OPTIONS
                .iter()
                .filter_map(|option| row(page, &options, option))
                .collect();
        }
        for (option, row) in OPTIONS.iter().zip(&self.rows) {
            let origin = base.origin(option, rules);
            row.list.set_value(&option.get(rules).to_string());
            row.origin
                .set_text_content(Some(&This::origin_in_words(origin)));
            // Fails only for a class with spaces in its name.
            let _ = row
                .row
                .class_list()
                .toggle_with_force("invented", origin == Rules::INVENTION);
        }
    }
}

impl Feature for Lab {
    fn opening(&mut self, dialog: Dialog, cx: &mut Context<'_>) {
        if dialog == Dialog::Lab {
            self.show(cx.page, cx.setup);
        }
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        if !self.rows.is_empty() {
            self.rows.clear();
            self.show(cx.page, cx.setup);
        }
    }
}

/// Adds a row to the lab: the name of the option, its values, and space for the origin.
fn row(page: &Page, options: &Element, option: &RuleOption) -> Option<Row> {
    let row: Element = page.add(options, "div", "").ok()?;
    row.set_class_name("option");
    row.set_id(&format!("row-{}", option.name));
    let label: Element = page.add(&row, "label", &option_words(option)).ok()?;
    let id = format!("opt-{}", option.name);
    label.set_attribute("for", &id).ok()?;
    let list: HtmlSelectElement = page.add(&row, "select", "").ok()?;
    list.set_id(&id);
    list.set_attribute("data-option", option.name).ok()?;
    let values = option.values();
    let words = |value: &String| value_words::<This>(option, value);
    fill_list(
        &list,
        values.iter().map(|value| (value.as_str(), words(value))),
    );
    let origin: Element = page.add(&row, "small", "").ok()?;
    origin.set_id(&format!("origin-{}", option.name));
    if GameCourse::TOPICS
        .iter()
        .any(|topic| topic.option == option.name)
    {
        let read: Element = page.add(&row, "button", &m::read_rule()).ok()?;
        read.set_id(&format!("rule-of-{}", option.name));
        read.set_class_name("link");
    }
    Some(Row { row, list, origin })
}
