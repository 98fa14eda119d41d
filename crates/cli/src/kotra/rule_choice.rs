//! The rules that a command is to use, as the command line names them.

use kotra::{Game, Judge, Position, Side};

use crate::options_shape::Flags;
use crate::rule_choice::Choosable;

pub(super) type RuleChoice = crate::rule_choice::RuleChoice<Game>;
pub(super) type Chosen = crate::rule_choice::Chosen<Game>;
pub(super) type Case = crate::flips::Case<Game>;

impl Choosable for Game {
    const RULES_HELP: &'static str =
        "The rules, with changed options if wanted: 'kotra one_die=either' [default: kotra]";
    const SET_HELP: &'static str =
        "Sets one option; may be given several times. `sahkku --game kotra rules kotra` lists them";
    const SETTING: &'static str = "one_die=either";
    const FLAGS: Flags = Flags::Words;

    /// White begins.
    fn start(judge: &Judge) -> Position {
        judge.start(Side::White)
    }
}
