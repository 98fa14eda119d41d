//! No message on the screen says left, right, above or below about the board. The board lies across or upright, and is turned
//! for the women and at a shared table, so such a word is wrong for somebody.

use std::path::Path;

use sahkku_locales::Words;

/// Words of direction in every language. One that ends with `*` matches all words that begin with it.
const WORDS: &[(&str, &str)] = &[
    (
        "en",
        "left right above below top bottom up upward* down downward* upper lower near nearest far \
         farther farthest ahead behind beneath horizontal* vertical*",
    ),
    (
        "nb",
        "venstre høyre øverst* nederst* øvre nedre opp oppe oppover ned nede nedover ovenfor \
         nedenfor ovenfra nedenfra nærmest* fjernest* foran bak bortenfor vannrett* loddrett*",
    ),
    (
        "sv",
        "vänster höger överst* nederst* underst* övre nedre nedtill upptill nertill upp uppe uppåt \
         ner nere neråt ned nedåt ovanför nedanför ovanifrån underifrån uppifrån nerifrån närmast* \
         bortre framför bakom vågrät* lodrät*",
    ),
    (
        "fi",
        "vasen vasem* oikea oikeaan oikeal* oikeanpuol* ylös ylhää* yläpuol* yläreun* ylimm* alas \
         alha* alapuol* alareun* alimm* lähin lähimm* lähimp* kauimm* kauimp* edessä edellä takana \
         takaa vaakasuor* pystysuor*",
    ),
    (
        "fr",
        "gauche droite haut bas dessus dessous monter monte descendre descend devant derrière \
         proche lointain* horizontal* vertical*",
    ),
    (
        "se",
        "gurut* guro* olgeš* olgež* bajás bajil bajimu* bajábeal* badjel* vulos vuolde vuolil \
         vuollel* vuolimu* vuolábeal* lagamu* ovddabeal* maŋábeal*",
    ),
];

/// Phrases with such a word that do not locate anything on the board: what remains, what is taken in hand, how far something
/// goes, who resigns, what is played again, what is torn up, a country.
const ALLOWED: &[(&str, &str)] = &[
    (
        "en",
        "as far as you like, far away, has left, pin on top, right beside, right up to, set up, \
         up to the, no move left, no soldiers left, no x left, no room left, checkers left, \
         left with a die, soldier left, gaps left by, picked up, pick up, tear up, tears up, \
         tearing up, torn up, give up, time is up",
    ),
    (
        "nb",
        "gi opp, ga opp, rive opp, river opp, rives opp, revet opp",
    ),
    (
        "sv",
        "ge upp, gav upp, spela upp, riva upp, river upp, rivas upp, rivs upp, revs upp",
    ),
    ("fr", "pays-bas"),
];

/// Printed sheets have a fixed orientation.
fn is_printed(name: &str) -> bool {
    name.starts_with("paper-")
}

/// The text of a pattern, without the names of its arguments.
fn said(pattern: &str) -> String {
    let mut words = String::new();
    let mut name = false;
    for c in pattern.chars() {
        match c {
            '{' => name = true,
            '|' | '}' => name = false,
            _ if name => {}
            _ => words.push(c),
        }
        if matches!(c, '{' | '|' | '}') {
            words.push(' ');
        }
    }
    words
}

fn directions(language: &str, text: &str) -> Vec<String> {
    let mut text = text.to_lowercase();
    let allowed = ALLOWED.iter().filter(|(code, _)| *code == language);
    for phrase in allowed.flat_map(|(_, phrases)| phrases.split(", ")) {
        text = text.replace(phrase, "");
    }
    let known = WORDS.iter().filter(|(code, _)| *code == language);
    let known: Vec<&str> = known.flat_map(|(_, words)| words.split(' ')).collect();
    let is_direction = |word: &&str| {
        known.iter().any(|known| match known.strip_suffix('*') {
            Some(start) => word.starts_with(start),
            None => word == known,
        })
    };
    text.split(|c: char| !c.is_alphabetic())
        .filter(is_direction)
        .map(str::to_owned)
        .collect()
}

#[test]
fn no_message_on_the_screen_depends_on_how_the_board_lies() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let mut found = Vec::new();
    for game in games::GAMES.iter().map(|game| game.name) {
        let words = Words::read(&top, game).unwrap();
        assert_eq!(words.locales.len(), WORDS.len());
        for locale in &words.locales {
            let code = locale.language.code;
            for part in locale.parts.keys() {
                // The lines of a catalogue that hold a message have its name before a tab.
                let catalogue = locale.catalogue(part);
                for (name, pattern) in catalogue.lines().filter_map(|line| line.split_once('\t')) {
                    let words = directions(code, &said(pattern));
                    if !words.is_empty() && !is_printed(name) {
                        let words = words.join(", ");
                        found.push(format!("{game}, {code}/{part}.ftl: {name}: {words}"));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_direction_is_found_in_every_form_of_a_message() {
    let pattern = "{side|men:go {left}|*:you are at the Bottom}";
    assert_eq!(directions("en", &said(pattern)), ["bottom"]);
    let idiom = "no soldiers left, and one on the left";
    assert_eq!(directions("en", idiom), ["left"]);
}
