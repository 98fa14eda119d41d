//! The rules and the position that a command is to use, as the command line names them.

use sahkku::{Game, Judge, Position, RuleOption, Side};

use crate::rule_choice::Choosable;

pub(crate) type RuleChoice = crate::rule_choice::RuleChoice<Game>;

impl Choosable for Game {
    const RULES_HELP: &'static str = "A rule set, with changed options if wanted: lagesvuotna, or 'raisa stacking=no' \
                                      [default: lagesvuotna]";
    const SET_HELP: &'static str =
        "Sets one option; may be given several times. `sahkku rules ID` lists them";
    const SETTING: &'static str = "stacking=no";

    /// The men begin, and nobody walks mieđut.
    fn start(judge: &Judge) -> Position {
        judge.start(Side::Men, false)
    }

    /// Orders of use and stakes are endless or nearly so.
    fn values(option: &RuleOption) -> &'static [&'static str] {
        match option.name {
            "columns" => &["9", "11", "13", "15", "17", "19", "21"],
            "faces" => &["X,I,II,III", "X,I,II,-", "X,I,III,-", "X,II,III,-"],
            "order" => &[
                "free",
                "X,I,II,III",
                "X,III,II",
                "X,-,III,II",
                "X,II,III,-",
                "III,II,I,X",
            ],
            "stake" => &["0", "5"],
            _ => option.words,
        }
    }
}
