//! Reading `kiosk.json`: whatever it contains, the screen starts.

use crate::Value;
use crate::kiosk::{Available, Config, ConfigError, ConfigErrorKind, Sound, TimeOfDay};
use proptest::prelude::*;

const KNOWN: Available<'static> = Available {
    rules: &["maze", "raisa", "unjarga"],
    others: &["tablut", "kotra"],
    languages: &["se", "nb", "en"],
    levels: &["beginner", "steady"],
};

fn read(json: &str) -> (Config, Vec<ConfigError>) {
    let value = Value::from(&serde_json::from_str(json).unwrap_or_default());
    Config::read(json, &value, KNOWN)
}

fn wrong(json: &str) -> ConfigErrorKind {
    let (config, errors) = read(json);
    assert_eq!(config, Config::default(), "{json}");
    assert_eq!(errors.len(), 1, "{json}");
    errors[0].kind.clone()
}

#[test]
fn everything_can_be_chosen() {
    let (config, errors) = read(
        r#"{"note": "ground floor", "on": true, "rules": ["maze", "raisa"], "languages": ["se", "nb"],
            "opponent": "steady", "two_players": false, "keyboard": true, "attract": false, "idle_seconds": 90,
            "countdown_seconds": 15, "sound": [{"from": "10:00", "to": "17:00"}],
            "full_screen": false, "keep_awake": false, "reload_at": null, "home": "https://example.org/sahkku/"}"#,
    );
    assert_eq!(errors, []);
    let at = |text: &str| text.parse::<TimeOfDay>().unwrap();
    assert!(config.on && config.keyboard && !config.two_players && !config.attract);
    assert_eq!(config.rules, ["maze", "raisa"]);
    assert_eq!(config.languages, ["se", "nb"]);
    assert_eq!(config.opponent.as_deref(), Some("steady"));
    assert_eq!((config.idle_seconds, config.countdown_seconds), (90, 15));
    assert!(config.sound.is_on(at("16:59")) && !config.sound.is_on(at("17:00")));
    assert!(!config.full_screen && !config.keep_awake);
    assert_eq!(config.reload_at, None);
    assert_eq!(config.home.as_deref(), Some("https://example.org/sahkku/"));
}

#[test]
fn each_page_takes_its_own_rule_sets_from_the_file_of_all() {
    let chosen = |json: &str| {
        let (config, errors) = read(json);
        assert_eq!(errors, [], "{json}");
        config.rules
    };
    assert_eq!(
        chosen(r#"{"rules": ["tablut", "raisa", "kotra", "maze"]}"#),
        ["raisa", "maze"]
    );
    // A game that is not in the list offers all of its rule sets.
    assert!(chosen(r#"{"rules": ["kotra"]}"#).is_empty());
    let unknown = ConfigErrorKind::Unknown("mase".to_owned());
    assert_eq!(wrong(r#"{"rules": ["tablut", "mase"]}"#), unknown);
}

#[test]
fn a_game_goes_home_to_the_public_copy_or_to_a_page_in_reach() {
    let (own, _) = read("{}");
    let there = "http://192.168.1.20/sahkku.html";
    assert_eq!(own.home_of(there).as_deref(), Some(there));
    assert_eq!(own.home_of("http://localhost:8700/"), None);
    let (copy, _) = read(r#"{"home": "https://example.org"}"#);
    for page in [there, "http://localhost/sahkku.html"] {
        let home = copy.home_of(page);
        assert_eq!(home.as_deref(), Some("https://example.org/sahkku.html"));
    }
    for bad in [
        r#""http://example.org/""#,
        r#""https://localhost/""#,
        "3",
        "[]",
    ] {
        let file = format!(r#"{{"home": {bad}}}"#);
        assert_eq!(wrong(&file), ConfigErrorKind::NotAnAddress);
    }
    assert_eq!(read(r#"{"home": null}"#).1, []);
}

#[test]
fn what_cannot_be_used_is_named_and_left_as_it_is() {
    let line = 1;
    assert_eq!(wrong("[]"), ConfigErrorKind::NotAnObject { line });
    assert_eq!(wrong("3"), ConfigErrorKind::NotAnObject { line });
    assert_eq!(wrong(""), ConfigErrorKind::NotAnObject { line });
    assert_eq!(wrong(r#"{"colour": "red"}"#), ConfigErrorKind::UnknownName);
    assert_eq!(wrong(r#"{"attract": "yes"}"#), ConfigErrorKind::NotABool);
    assert_eq!(wrong(r#"{"rules": "maze"}"#), ConfigErrorKind::NotAList);
    assert_eq!(
        wrong(r#"{"rules": ["maze", 3]}"#),
        ConfigErrorKind::NotAList
    );
    assert_eq!(
        wrong(r#"{"rules": ["chess"]}"#),
        ConfigErrorKind::Unknown("chess".into())
    );
    assert_eq!(
        wrong(r#"{"languages": ["xx"]}"#),
        ConfigErrorKind::Unknown("xx".into())
    );
    assert_eq!(
        wrong(r#"{"opponent": "god"}"#),
        ConfigErrorKind::Unknown("god".into())
    );
    let seconds = ConfigErrorKind::NotANumber {
        least: 10,
        most: 3_600,
    };
    for text in ["5", "3601", "60.5", "-60", "\"60\"", "null", "1e99"] {
        assert_eq!(
            wrong(&format!("{{\"idle_seconds\": {text}}}")),
            seconds,
            "{text}"
        );
    }
    assert_eq!(
        wrong(r#"{"reload_at": "25:00"}"#),
        ConfigErrorKind::NotATime
    );
    assert_eq!(wrong(r#"{"reload_at": 4}"#), ConfigErrorKind::NotATime);
    for text in ["true", "\"loud\"", "[{\"from\": \"10:00\"}]", "[\"10:00\"]"] {
        assert_eq!(
            wrong(&format!("{{\"sound\": {text}}}")),
            ConfigErrorKind::NotASound,
            "{text}"
        );
    }
}

#[test]
fn one_bad_value_does_not_spoil_the_others() {
    let (config, errors) = read(r#"{"on": true, "rules": 7, "attract": false, "sound": "on"}"#);
    assert_eq!(errors.len(), 1);
    assert!(config.on && !config.attract);
    assert_eq!(config.sound, Sound::On);
}

/// A file as a curator writes it.
const FILE: &str = r#"{
  "on": true,
  "note": "Ground floor: ask Biret, [or] {me}.",
  "rules": ["raisa", "maze"],
  "languages": ["se", "nb"],
  "idle_seconds": 90,
  "sound": [{ "from": "10:00", "to": "16:30" }],
  "attract": false
}
"#;

#[test]
fn a_kiosk_whose_file_has_a_mistake_stays_one() {
    for (mistake, replacement, line) in [
        ("true,", "true", 3),
        ("\"maze\"],", "\"maze\",", 5),
        ("\"nb\"],", "\"nb\"", 6),
        ("90,", "90;", 6),
        ("\"idle_seconds\": 90", "idle_seconds: 90", 0),
        ("\"on\"", "“on”", 2),
        ("\"on\"", "'on'", 2),
        ("\"on\":", "\"on\"", 2),
        ("\"on\":", "on:", 0),
        ("true,", "true, // for the summer", 2),
        ("16:30\" }]", "16:30\"]", 7),
        ("false\n}", "false,\n}", 8),
        ("false\n}", "false", 8),
        ("{\n", "", 1),
    ] {
        assert!(FILE.contains(mistake), "{mistake}");
        let file = FILE.replacen(mistake, replacement, 1);
        let (config, errors) = read(&file);
        assert!(config.on, "{file}");
        let [ConfigError { kind, .. }, others @ ..] = &errors[..] else {
            panic!("no problem is reported for {file}");
        };
        assert!(
            matches!(kind, ConfigErrorKind::NotAnObject { line: at } if line == 0 || *at == line),
            "{kind:?}: {file}"
        );
        assert!(others.len() <= 1, "{others:?}: {file}");
        let read = [
            config.rules == ["raisa", "maze"],
            config.languages == ["se", "nb"],
            config.idle_seconds == 90,
            config.sound != Sound::Off,
            !config.attract,
        ];
        let lost = read.iter().filter(|read| !**read).count();
        assert!(lost <= 1, "{config:?}: {file}");
    }
}

#[test]
fn a_file_that_ends_early_is_a_kiosk_with_what_came() {
    let from = FILE.find("true").unwrap() + "true".len();
    for end in from..FILE.len() - 2 {
        let (config, errors) = read(&FILE[..end]);
        assert!(config.on, "{end}");
        assert!(matches!(
            errors[0].kind,
            ConfigErrorKind::NotAnObject { .. }
        ));
        let came = |setting: &str| FILE[..end].contains(setting);
        assert!(!came("\"maze\"]") || config.rules == ["raisa", "maze"]);
        assert!(!came("90,") || config.idle_seconds == 90);
    }
}

#[test]
fn what_is_written_for_on_makes_a_kiosk_unless_it_is_off() {
    for (value, on) in [
        ("\"yes\"", true),
        ("1", true),
        ("[]", true),
        ("0", false),
        ("null", false),
    ] {
        let (config, errors) = read(&format!("{{\"on\": {value}}}"));
        assert_eq!((config.on, errors.len()), (on, 1), "{value}");
        assert_eq!(errors[0].kind, ConfigErrorKind::NotABool);
    }
    // The same in a file with a mistake.
    for (file, on) in [
        ("{\"on\": ture}", true),
        ("{\"on\": false,}", false),
        ("on", false),
    ] {
        assert_eq!(read(file).0.on, on, "{file}");
    }
}

fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        any::<f64>().prop_map(Value::Number),
        "[a-z0-9:]{0,8}".prop_map(Value::String),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::Array),
            prop::collection::vec(("[a-z_]{1,8}", inner), 0..4).prop_map(Value::Object),
        ]
    })
}

const NAMES: &[&str] = &[
    "on",
    "rules",
    "languages",
    "opponent",
    "two_players",
    "attract",
    "idle_seconds",
    "countdown_seconds",
    "sound",
    "full_screen",
    "keep_awake",
    "reload_at",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn any_file_gives_settings_that_can_be_used(
        entries in prop::collection::vec((prop::sample::select(NAMES), any_value()), 0..8),
    ) {
        let entries = entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let (config, _) = Config::read("", &Value::Object(entries), KNOWN);
        prop_assert!((10..=3_600).contains(&config.idle_seconds));
        prop_assert!((5..=120).contains(&config.countdown_seconds));
        prop_assert!(config.rules.iter().all(|id| KNOWN.rules.contains(&id.as_str())));
        prop_assert!(config.languages.iter().all(|id| KNOWN.languages.contains(&id.as_str())));
    }

    #[test]
    fn any_text_can_be_read(text in "([{}\\[\\]:,\"“'#/]|[a-z0-9 \n]|\\PC){0,60}") {
        let (config, errors) = Config::read(&text, &Value::Null, KNOWN);
        prop_assert!(!errors.is_empty());
        prop_assert!((10..=3_600).contains(&config.idle_seconds));
    }
}

#[test]
fn brackets_in_brackets_are_read_as_deep_as_settings_go() {
    for open in ["[", "{"] {
        let (_, errors) = Config::read(&open.repeat(5_000), &Value::Null, KNOWN);
        assert!(!errors.is_empty());
    }
}
