//! Tests that need a browser: they run there, without the page.
use browser::random::Source;
use context::address::Address;
use context::this::words::named;
use context::{Game, GameCourse, Key, PRESETS, Preset, SETTINGS, Scope, Session, Settings};
use game::Dealt as _;
use game::session::SeededRandom;
use on_page::linked;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn an_address_says_what_to_play() {
    let address = Address::read(
        "?rules=maze&computer=women&seed=7&speed=fast&material=night&ornament=x&lines=joined",
    );
    assert_eq!(address.rules, Some("maze"));
    assert_eq!(address.computer, Some([false, true]));
    assert_eq!(address.settings.get(Key::Opponent), "steady");
    assert!(matches!(address.random, Source::Seeded(chance) if chance == SeededRandom::new(7)));
    assert_eq!(address.settings.get(Key::Material), "night");
    assert_eq!(address.settings.get(Key::Ornament), "x");
    assert_eq!(address.settings.get(Key::Lines), "joined");
    assert_eq!(address.settings.get(Key::Speed), "fast");
    assert!(address.troubles.is_empty());
}

#[wasm_bindgen_test]
fn whatever_can_be_set_can_be_set_by_an_address() {
    for setting in SETTINGS {
        for word in setting.words {
            let address = Address::read(&format!("?{}={word}", setting.name));
            assert_eq!(address.settings.get(setting.key), *word);
            assert!(address.troubles.is_empty());
        }
        let address = Address::read(&format!("?{}=none", setting.name));
        assert_eq!(address.troubles.len(), 1, "{}", setting.name);
    }
    let address = Address::read("?opponent=easy&computer=women:master");
    assert_eq!(address.settings.get(Key::Opponent), "master");
}

#[wasm_bindgen_test]
fn what_an_address_says_wrong_is_named_and_ignored() {
    let address = Address::read("?rules=%00&seed=1e9&computer=&speed=Fast");
    assert_eq!(address.troubles.len(), 4);
    assert!(address.rules.is_none() && address.computer.is_none());
    assert!(matches!(address.random, Source::System));
}

#[wasm_bindgen_test]
fn what_is_not_the_games_in_an_address_is_none_of_its_business() {
    let address = Address::read(
        "?fbclid=x&utm_source=mail&gclid=&rule=raisa&Rules=x&a%26b=%3Cscript%3E&rules=maze",
    );
    assert!(address.troubles.is_empty(), "{:?}", address.troubles);
    assert_eq!(address.rules, Some("maze"));
}

#[wasm_bindgen_test]
#[allow(clippy::unwrap_used, reason = "a recorded rule set goes together")]
fn the_system_gives_all_faces_equally_often() {
    const THROWS: u32 = 4_000;
    let rules = PRESETS[0].rules;
    let judge = sahkku::Judge::new(rules).unwrap();
    let begun = judge.start(sahkku::Side::Men);
    let game = sahkku::Game::from_position(judge, begun);
    let mut seen = [0_u32; 5];
    for _ in 0..THROWS {
        let bits = Source::System.bits(0).unwrap_or_default();
        if let Some(sahkku::Entry::Throw(throw)) = game.deal(|| bits) {
            throw.iter().for_each(|face| seen[face.index()] += 1);
        }
    }
    // Chi-square with three degrees of freedom: honest dice exceed 30 once in a million runs.
    let expected = f64::from(THROWS * 3) / 4.0;
    let fours = rules
        .faces
        .as_slice()
        .iter()
        .map(|face| f64::from(seen[face.index()]));
    let chi_square: f64 = fours
        .map(|count| (count - expected).powi(2) / expected)
        .sum();
    assert!(chi_square < 30.0, "{seen:?}: {chi_square}");
}

#[wasm_bindgen_test]
fn a_link_that_holds_nothing_is_no_link() {
    assert!(matches!(linked::<Game>(""), Ok(None)));
    assert!(matches!(linked::<Game>("#"), Ok(None)));
    assert!(linked::<Game>("#game=").is_err());
    assert!(linked::<Game>("#somewhere").is_err());
}

/// Malformed texts made of parts that the page's inputs expect.
fn nonsense(n: u64) -> String {
    const PARTS: &[&str] = &[
        "?",
        "&",
        "=",
        "#",
        ";",
        ",",
        "%",
        "%00",
        "%F0%9F",
        "\u{0}",
        "\u{202e}",
        "á",
        "\n",
        " ",
        "rules",
        "maze",
        "seed",
        "9999999999999999999999",
        "-1",
        "1e9",
        "computer",
        "both",
        "speed",
        "instant",
        "language",
        "kiosk",
        "on",
        "keep",
        "allow",
        "https://a.example",
        "null",
        "javascript:alert(1)",
        "<script>alert(1)</script>",
        "game=1",
        "position=1",
        "lagesvuotna",
        "w*15./3wq3K3mq3/m*15.",
        "m m X,II,-",
        "material",
        "opponent",
        "sahkku-save 1",
        "__proto__",
    ];
    let chance = SeededRandom::new(n);
    let count = chance.bits(0) % 12;
    (1..=count as usize)
        .map(|draw| PARTS[(chance.bits(draw) % PARTS.len() as u64) as usize])
        .collect()
}

/// A malformed `kiosk.json` made of valid parts.
fn broken_kiosk_file(n: u64) -> String {
    const NAMES: &[&str] = &[
        "on",
        "rules",
        "languages",
        "opponent",
        "two_players",
        "keyboard",
        "attract",
        "idle_seconds",
        "countdown_seconds",
        "sound",
        "full_screen",
        "keep_awake",
        "reload_at",
        "note",
        "__proto__",
        "<script>top.stolen = 1</script>",
    ];
    const VALUES: &[&str] = &[
        "true",
        "null",
        "-1",
        "60",
        "1e999",
        "0.1",
        "\"\"",
        "\"maze\"",
        "\"off\"",
        "\"4:00\"",
        "\"99:99\"",
        "\"\\u0000\\ud800\"",
        "[]",
        "[\"maze\"]",
        "[\"maze\", 7]",
        "[[[[[[[[\"se\"]]]]]]]]",
        "[{\"from\": \"10:00\", \"to\": \"17:00\"}]",
        "[{\"from\": 10, \"to\": {}}]",
        "{\"a\": {\"b\": {\"c\": {\"d\": {\"e\": {\"f\": 1}}}}}}",
        "\"<img src=x onerror=top.stolen=1>\"",
    ];
    let chance = SeededRandom::new(n);
    let draw = |of: &[&'static str], at: usize| of[(chance.bits(at) % of.len() as u64) as usize];
    let entries: Vec<String> = (0..(chance.bits(0) % 6) as usize)
        .map(|entry| {
            format!(
                "\"{}\": {}",
                draw(NAMES, 2 * entry + 1),
                draw(VALUES, 2 * entry + 2)
            )
        })
        .collect();
    let mut text = format!("{{{}}}", entries.join(", "));
    // Every third text is cut off somewhere.
    if n.is_multiple_of(3) {
        text.truncate((chance.bits(20) % (text.len() as u64 + 1)) as usize);
    }
    text
}

#[wasm_bindgen_test]
fn ten_thousand_broken_kiosk_files_give_settings_that_can_be_used() {
    let mut named = 0;
    for n in 0..10_000 {
        let text = broken_kiosk_file(n);
        let (config, troubles) = crate::features::kiosk::read(&text);
        assert!((10..=3_600).contains(&config.idle_seconds), "{text}");
        assert!((5..=120).contains(&config.countdown_seconds), "{text}");
        assert!(
            config.rules.iter().all(|id| Preset::named(id).is_some()),
            "{text}"
        );
        let language = |code: &String| sahkku_words::Language::of(code).is_some();
        assert!(config.languages.iter().all(language), "{text}");
        for trouble in &troubles {
            assert!(
                crate::features::kiosk::trouble(trouble).chars().count() < 1_000,
                "{text}"
            );
        }
        named += troubles.len();
    }
    assert!(named > 10_000, "most of it was meant to be wrong: {named}");
}

#[wasm_bindgen_test]
fn ten_thousand_wrong_texts_go_through_no_door_of_the_page() {
    for n in 0..10_000 {
        let text = nonsense(n);
        // Every error is worded, and shortened to a length that can be shown.
        for trouble in Address::read(&format!("?{text}")).troubles {
            assert!(trouble.chars().count() < 1_000, "{text:?}: {trouble}");
        }
        if let Ok(Some(session)) = linked::<Game>(&format!("#{text}")) {
            // A game from a link can be saved and restored.
            assert!(Session::restore(&session.save()).is_ok(), "{text:?}");
        }
        assert!(Session::restore(&text).is_err(), "{text:?}");
        let learned = lessons::Progress::from_text::<GameCourse>(&text).to_text();
        let again = lessons::Progress::from_text::<GameCourse>(&learned);
        assert_eq!(again.to_text(), learned);
        let (settings, _) = Settings::read(&text);
        for scope in [Scope::Game, Scope::Person] {
            let written = settings.write(scope);
            assert_eq!(Settings::read(&written).0.write(scope), written);
        }
    }
}

#[wasm_bindgen_test]
fn what_a_reader_expected_has_words_of_the_page() {
    let anywhere = game::Anywhere::ALL.iter().map(|form| form.word());
    let own = sahkku::Form::ALL.iter().map(|form| form.word());
    for word in anywhere.chain(own) {
        let name = format!("read-{word}");
        assert!(named(&name).is_some(), "{name}");
    }
}
