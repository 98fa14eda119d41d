//! The options of a rule set by name, for the command line, records, links and the rule lab.

use core::fmt;

use crate::rules::{
    ActivationOrder, ActivationStep, Blank, Drawing, HomeRow, KingMoves, KingTaken, LikeOdds,
    LosesWithout, RaidGate, Rethrow, Rules, Sleepers, ThrowOff, TrackShape, UseOrder,
};

/// The value of an option, as a record or a trace shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u16),
    /// A word, or faces separated by commas.
    Word(String),
    /// The option has no value here.
    Absent,
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(true) => f.write_str("yes"),
            OptionValue::Flag(false) => f.write_str("no"),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Word(word) => f.write_str(word),
            OptionValue::Absent => f.write_str("none"),
        }
    }
}

/// One option: its name, and what it can be set to.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// The name in records, links and traces.
    pub name: &'static str,
    /// The section of the rules that it belongs to.
    pub section: &'static str,
    /// The words it can be set to; empty for numbers and lists of faces.
    pub words: &'static [&'static str],
    /// What else it can be set to, in words; empty where `words` says it all.
    pub form: &'static str,
    get: fn(&Rules) -> OptionValue,
    set: fn(&mut Rules, &str) -> Option<()>,
}

/// Why an option could not be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no option of that name.
    NoSuchOption,
    /// The option cannot be set to that.
    NoSuchValue(&'static RuleOption),
}

impl PartialEq for RuleOption {
    fn eq(&self, other: &RuleOption) -> bool {
        self.name == other.name
    }
}

impl Eq for RuleOption {}

impl RuleOption {
    /// The option called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static RuleOption> {
        OPTIONS.iter().find(|option| option.name == name)
    }

    /// Its value in `rules`.
    #[must_use]
    pub fn get(&self, rules: &Rules) -> OptionValue {
        (self.get)(rules)
    }

    /// What it can be set to, in words.
    #[must_use]
    pub fn choices(&self) -> String {
        if self.words.is_empty() {
            self.form.to_owned()
        } else {
            self.words.join(" | ")
        }
    }
}

impl Rules {
    /// Sets the option `name` to the value that `text` writes. Whether the options then go
    /// together is asked by [`crate::Judge::new`].
    ///
    /// # Errors
    /// [`OptionError`]; the rules are unchanged then.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
        let option = RuleOption::named(name).ok_or(OptionError::NoSuchOption)?;
        (option.set)(self, text).ok_or(OptionError::NoSuchValue(option))
    }
}

const YES_NO: &[&str] = &["yes", "no"];

fn yes_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// A whole number written plainly: digits, no sign, no leading zero.
fn number(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

macro_rules! flag {
    ($field:ident, $section:literal) => {
        RuleOption {
            name: stringify!($field),
            section: $section,
            words: YES_NO,
            form: "",
            get: |rules| OptionValue::Flag(rules.$field),
            set: |rules, text| yes_no(text).map(|value| rules.$field = value),
        }
    };
}

macro_rules! choice {
    ($field:ident: $kind:ident, $section:literal) => {
        RuleOption {
            name: stringify!($field),
            section: $section,
            words: $kind::WORDS,
            form: "",
            get: |rules| OptionValue::Word(rules.$field.word().to_owned()),
            set: |rules, text| $kind::from_word(text).map(|value| rules.$field = value),
        }
    };
}

/// Every option, in the order of the contract.
pub const OPTIONS: &[RuleOption] = &[
    RuleOption {
        name: "columns",
        section: "1",
        words: &[],
        form: "an odd number from 9 to 21",
        get: |rules| OptionValue::Number(rules.columns.into()),
        set: |rules, text| {
            number(text)?
                .try_into()
                .ok()
                .map(|columns| rules.columns = columns)
        },
    },
    choice!(places: Drawing, "1"),
    choice!(home_row: HomeRow, "1"),
    flag!(queens, "1"),
    RuleOption {
        name: "dice",
        section: "3",
        words: &["1", "2", "3", "4"],
        form: "",
        get: |rules| OptionValue::Number(rules.dice.into()),
        set: |rules, text| number(text)?.try_into().ok().map(|dice| rules.dice = dice),
    },
    RuleOption {
        name: "faces",
        section: "3",
        words: &[],
        form: "four faces out of X, I, II, III and -, such as X,II,III,-",
        get: |rules| OptionValue::Word(rules.faces.to_string()),
        set: |rules, text| text.parse().ok().map(|faces| rules.faces = faces),
    },
    RuleOption {
        name: "blank",
        section: "3",
        words: Blank::WORDS,
        form: "",
        get: |rules| match rules.blank {
            Blank::Absent => OptionValue::Absent,
            Blank::Zero => OptionValue::Number(0),
            Blank::Four => OptionValue::Number(4),
        },
        set: |rules, text| Blank::from_word(text).map(|blank| rules.blank = blank),
    },
    choice!(rethrow: Rethrow, "3"),
    RuleOption {
        name: "order",
        section: "3",
        words: &[],
        form: "free, or faces in their order, such as X,III,II",
        get: |rules| {
            OptionValue::Word(match rules.order {
                UseOrder::Free => "free".to_owned(),
                UseOrder::Forced(faces) => faces.to_string(),
            })
        },
        set: |rules, text| {
            rules.order = match text {
                "free" => UseOrder::Free,
                _ => UseOrder::Forced(text.parse().ok()?),
            };
            Some(())
        },
    },
    choice!(activation_order: ActivationOrder, "4"),
    choice!(activation_step: ActivationStep, "4"),
    choice!(track: TrackShape, "2"),
    flag!(miedut, "2"),
    flag!(stacking, "5"),
    flag!(queue, "5"),
    choice!(sleepers: Sleepers, "5"),
    choice!(king_taken: KingTaken, "6"),
    choice!(raid_gate: RaidGate, "6"),
    choice!(king_moves: KingMoves, "6"),
    flag!(king_shares, "6"),
    flag!(utsjok, "6"),
    choice!(loses_without: LosesWithout, "7"),
    flag!(blocked_loses, "7"),
    choice!(like_odds: LikeOdds, "8"),
    flag!(may_stop, "3"),
    choice!(throw_off: ThrowOff, "3"),
    RuleOption {
        name: "stake",
        section: "7",
        words: &[],
        form: "a number: what each of the winner's remaining soldiers costs the loser",
        get: |rules| OptionValue::Number(rules.stake),
        set: |rules, text| number(text).map(|stake| rules.stake = stake),
    },
];
