//! The languages of the page.

/// A language and its plural rules.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// Its code, as in the `lang` attribute and as the name of its folder.
    pub code: &'static str,
    pub name: &'static str,
    /// Codes of languages whose readers are best served by this one.
    pub also: &'static [&'static str],
    /// The plural categories that its messages can distinguish, in addition to `other`.
    pub plurals: &'static [&'static str],
    /// The locales whose number and date formats suit this language, best first: not every browser knows all of them.
    pub locales: &'static [&'static str],
}

/// All languages, in the order in which they are offered. The last resort is English.
pub const LANGUAGES: &[Language] = &[
    Language {
        code: "se",
        name: "Davvisámegiella",
        also: &["sme", "smj", "sma"],
        plurals: &["one", "two"],
        locales: &["se", "nb"],
    },
    Language {
        code: "nb",
        name: "Norsk bokmål",
        also: &["no", "nn", "da"],
        plurals: &["one"],
        locales: &["nb", "no"],
    },
    Language {
        code: "sv",
        name: "Svenska",
        also: &[],
        plurals: &["one"],
        locales: &["sv"],
    },
    Language {
        code: "fi",
        name: "Suomi",
        also: &["smn", "sms"],
        plurals: &["one"],
        locales: &["fi"],
    },
    Language {
        code: "en",
        name: "English",
        also: &[],
        plurals: &["one"],
        locales: &["en-GB"],
    },
    Language {
        code: "fr",
        name: "Français",
        also: &[],
        plurals: &["one"],
        locales: &["fr"],
    },
];

impl Language {
    pub fn of(code: &str) -> Option<&'static Language> {
        LANGUAGES.iter().find(|language| language.code == code)
    }

    /// The plural category of a number, by the rules of the Unicode CLDR for numbers below a million.
    pub fn plural(&self, count: u32) -> &'static str {
        match (self.code, count) {
            ("fr", 0) | (_, 1) => "one",
            ("se", 2) => "two",
            _ => "other",
        }
    }
}
