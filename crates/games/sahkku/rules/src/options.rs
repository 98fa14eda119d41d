//! The options of a rule set by name, for the command line, records, links and the rule lab.

pub use game::OptionValue;
use game::{Options, choice, flag};

use crate::rules::{
    ActivationOrder, ActivationStep, Blank, Drawing, HomeRow, KingMoves, KingTaken, LikeOdds,
    LosesWithout, RaidGate, Rethrow, Rules, Sleepers, ThrowOff, TrackShape, UseOrder,
};

/// One option of the rules.
pub type RuleOption = game::RuleOption<Rules>;

/// Why an option could not be set.
pub type OptionError = game::OptionError<Rules>;

impl Options for Rules {
    const OPTIONS: &'static [RuleOption] = OPTIONS;
}

impl Rules {
    /// Sets the option `name` to the value that `text` writes. Whether the options then go
    /// together is asked by [`crate::Judge::new`].
    ///
    /// # Errors
    /// [`OptionError`]; the rules are unchanged then.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
        game::set_option(self, name, text)
    }
}

/// A whole number written plainly: digits, no sign, no leading zero.
fn number(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// Every option, in the order in which they are listed.
pub const OPTIONS: &[RuleOption] = &[
    RuleOption {
        name: "columns",
        section: "1",
        words: &[],
        form: "an odd number from 9 to 21",
        examples: &["9", "11", "13", "15", "17", "19", "21"],
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
        examples: &[],
        get: |rules| OptionValue::Number(rules.dice.into()),
        set: |rules, text| number(text)?.try_into().ok().map(|dice| rules.dice = dice),
    },
    RuleOption {
        name: "faces",
        section: "3",
        words: &[],
        form: "four faces out of X, I, II, III and -, such as X,II,III,-",
        examples: &["X,I,II,III", "X,II,III,-"],
        get: |rules| OptionValue::Word(rules.faces.to_string()),
        set: |rules, text| text.parse().ok().map(|faces| rules.faces = faces),
    },
    RuleOption {
        name: "blank",
        section: "3",
        words: Blank::WORDS,
        form: "",
        examples: &[],
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
        examples: &["free", "X,I,II,III", "X,III,II", "X,-,III,II", "X,III,II,I"],
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
        examples: &["0", "1", "2", "3", "5", "10"],
        get: |rules| OptionValue::Number(rules.stake),
        set: |rules, text| number(text).map(|stake| rules.stake = stake),
    },
];
