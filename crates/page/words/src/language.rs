//! The languages that the page speaks.

/// A language, and how it counts.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// Its code, as in the `lang` attribute and as the name of its folder.
    pub code: &'static str,
    pub name: &'static str,
    /// The same in a few letters, where there is little room.
    pub short: &'static str,
    /// Codes of languages whose readers are best served with this one.
    pub also: &'static [&'static str],
    /// The plural categories that its messages can distinguish, besides `other`.
    pub plurals: &'static [&'static str],
    /// The locales whose numbers and dates are written as in this language, best first: not every browser knows all.
    pub locales: &'static [&'static str],
}

/// All languages, in the order in which they are offered. The last resort is English.
pub const LANGUAGES: &[Language] = &[
    Language {
        code: "se",
        name: "Davvisámegiella",
        short: "Sámi",
        also: &["sme", "smj", "sma"],
        plurals: &["one", "two"],
        locales: &["se", "nb"],
    },
    Language {
        code: "nb",
        name: "Norsk bokmål",
        short: "NB",
        also: &["no", "nn", "da"],
        plurals: &["one"],
        locales: &["nb", "no"],
    },
    Language {
        code: "sv",
        name: "Svenska",
        short: "SV",
        also: &[],
        plurals: &["one"],
        locales: &["sv"],
    },
    Language {
        code: "fi",
        name: "Suomi",
        short: "FI",
        also: &["smn", "sms"],
        plurals: &["one"],
        locales: &["fi"],
    },
    Language {
        code: "en",
        name: "English",
        short: "EN",
        also: &[],
        plurals: &["one"],
        locales: &["en-GB"],
    },
    Language {
        code: "fr",
        name: "Français",
        short: "FR",
        also: &[],
        plurals: &["one"],
        locales: &["fr"],
    },
];

impl Language {
    pub fn of(code: &str) -> Option<&'static Language> {
        LANGUAGES.iter().find(|language| language.code == code)
    }

    /// The plural category of a number, by the rules of the Unicode CLDR as far as they concern numbers below a million.
    pub fn plural(&self, count: u32) -> &'static str {
        match (self.code, count) {
            ("fr", 0) | (_, 1) => "one",
            ("se", 2) => "two",
            _ => "other",
        }
    }
}
