//! The rule sets as cards: a picture of the board, the name, and a few words on what is special.

use browser::clock::now;
use browser::dom::Page;
use context::elements::Part;
use context::setup::Setup;
use context::{Board, Marks, Preset, Settings, Side, This};
use on_page::{Board as _, Dice as _, RulesInWords as _};
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlCanvasElement, HtmlElement, HtmlInputElement};

use super::map;

/// The class of the picture of a board; it depends on whether a tray below is cut off.
const MODEL: &str = if This::HAS_DICE {
    "model below"
} else {
    "model"
};

pub(super) struct Card {
    preset: &'static Preset,
    input: HtmlInputElement,
    board: Board,
    picture: Element,
    about: Element,
}

/// Creates a card for each offered rule set; none if there is only one.
pub(super) fn make(page: &Page, setup: &Setup) -> Vec<Card> {
    let Ok(list) = page.element::<Element>(Part::RuleSets) else {
        return Vec::new();
    };
    for card in page.all::<Element>("#rule-sets label") {
        card.remove();
    }
    let offered = setup.offered.iter().filter(|_| setup.offered.len() > 1);
    // A card that cannot be created is one choice fewer; the lab has it, too.
    offered
        .filter_map(|preset| Card::new(page, &list, preset).ok())
        .collect()
}

/// Adds a scale from the second side to the first, with marks where people's and computers' games stand on it, if that is
/// measured. The words under the cards say the same.
fn add_scale(page: &Page, card: &Element, preset: &Preset) -> Result<(), JsValue> {
    let shares = This::shares(&preset.rules);
    if shares == [None; 2] {
        return Ok(());
    }
    let scale: Element = page.add(card, "span", "")?;
    scale.set_class_name("scale-of");
    for (class, share) in ["people", "computers"].into_iter().zip(shares) {
        if let Some(share) = share {
            let mark: HtmlElement = page.add(&scale, "i", "")?;
            mark.set_class_name(class);
            mark.style().set_property("--at", &share.to_string())?;
        }
    }
    Ok(())
}

impl Card {
    fn new(page: &Page, list: &Element, preset: &'static Preset) -> Result<Card, JsValue> {
        let card: Element = page.add(list, "label", "")?;
        card.set_class_name("slip");
        let input: HtmlInputElement = page.add(&card, "input", "")?;
        for (name, value) in [
            ("type", "radio"),
            ("name", "rules"),
            ("value", preset.id),
            ("data-rules", preset.id),
        ] {
            input.set_attribute(name, value)?;
        }
        let picture: Element = page.add(&card, "span", "")?;
        picture.set_class_name(MODEL);
        let stage: Element = page.add(&picture, "span", "")?;
        let canvas: HtmlCanvasElement = page.add(&stage, "canvas", "")?;
        page.add::<Element>(&card, "b", preset.name)?;
        let about: Element = page.add(&card, "span", "")?;
        add_scale(page, &card, preset)?;
        map::add_small(page, &card, preset.id);
        Ok(Card {
            preset,
            input,
            board: Board::new(canvas),
            picture,
            about,
        })
    }

    /// Says what is special about the rule set, and whether it is chosen.
    pub(super) fn write(&self, setup: &Setup) {
        let words = This::rules_in_short(&self.preset.rules);
        self.about.set_text_content(Some(&words));
        self.input.set_checked(self.preset.id == setup.base().id);
    }

    pub(super) fn draw(&mut self, settings: &Settings) {
        let Some(judge) = game::RuleSets::judge(self.preset.rules).ok() else {
            return;
        };
        self.board.restyle(&settings.look());
        // It is laid out as on a large screen, with the tray below, and scaled down when it is drawn.
        self.picture.set_class_name(MODEL);
        // The browser has created canvases before, or this page would have no board.
        let _ = self.board.resize();
        self.board.set_rules(&judge, Side::BOTH[0]);
        let position = This::start_position(&judge);
        self.board.show(&judge, &position, &[], &Marks::default());
        self.board.draw(now());
        self.picture.set_class_name(&format!("{MODEL} drawn"));
    }
}
