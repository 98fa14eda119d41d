//! The words of a page of rules: those of the book, from the same rules as data.

use browser::dom::Page;
use context::this::words as m;
use context::{Judge, This, Topic};
use game::recorded_as;
use lessons::chapters;
use on_page::text::rules::{
    option_words, origin_of, portrait, said, topic_rule, topic_title, value_of,
};
use on_page::{Book, Sheets};
use paper::{Leaflet, Paragraph, Style};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

pub(super) fn words(judge: &Judge, title: String) -> Leaflet {
    let rules = judge.rules();
    let about = recorded_as(rules).map_or_else(m::lab_invention, portrait);
    let slanted = |words: String| Paragraph::Text(vec![(Style::Slanted, words)]);
    let mut text = vec![
        slanted(about),
        Paragraph::Picture,
        slanted(This::about_opening()),
    ];
    for chapter in chapters(rules) {
        text.push(Paragraph::Heading(said(&format!("book-{}", chapter.name))));
        let facts = chapter.facts.iter().flat_map(|option| {
            let name = (Style::Bold, option_words(option) + ":");
            [name, (Style::Plain, value_of::<This>(option, rules) + ".")]
        });
        let facts: Vec<_> = facts.collect();
        if !facts.is_empty() {
            text.push(Paragraph::Text(facts));
        }
        let main = chapter.main.map(|topic| (topic, String::new()));
        let named = |topic: &'static Topic| (topic, topic_title(topic) + ".");
        for (topic, name) in main.into_iter().chain(chapter.rules.into_iter().map(named)) {
            let rule = topic_rule(topic);
            let origin = origin_of::<This>(topic.option, rules);
            text.push(Paragraph::Text(vec![
                (Style::Bold, name),
                (Style::Plain, rule),
                (Style::Slanted, origin),
            ]));
        }
    }
    let mut spare = vec![Paragraph::Heading(m::book_advice())];
    for name in This::advice(rules) {
        let words = said(&format!("book-advice-{name}"));
        spare.push(Paragraph::Text(vec![(Style::Plain, words)]));
    }
    Leaflet { title, text, spare }
}

/// The width of words in this browser, in thousandths of their height; an estimate if it cannot tell.
pub(super) fn measure(page: &Page) -> impl Fn(Style, &str) -> i32 + use<> {
    let canvas = page.document().create_element("canvas").ok();
    let context = canvas
        .and_then(|canvas| canvas.dyn_into::<HtmlCanvasElement>().ok())
        .and_then(|canvas| canvas.get_context("2d").ok().flatten())
        .and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok());
    move |style, words| {
        let width = context.as_ref().and_then(|context| {
            context.set_font(match style {
                Style::Plain => "1000px serif",
                Style::Bold => "bold 1000px serif",
                Style::Slanted => "italic 1000px serif",
            });
            context.measure_text(words).ok()
        });
        width.map_or(words.chars().count() as i32 * 500, |width| {
            width.width().ceil() as i32
        })
    }
}
