//! The rules and the position that a command is to use, as the command line names them.

use hnefatafl::{Game, Judge, Position};

use crate::failure::Failure;
use crate::rule_choice::{Choosable, read_position};

pub(super) type RuleChoice = crate::rule_choice::RuleChoice<Game>;
pub(super) type Case = crate::flips::Case<Game>;

impl Choosable for Game {
    const RULES_HELP: &'static str = "A rule set, with changed options if wanted: linne, or 'linne king_taken=castle' \
                                      [default: linne]";
    const SET_HELP: &'static str = "Sets one option; may be given several times. `sahkku --game hnefatafl rules ID` \
                                    lists them";
    const SETTING: &'static str = "king_taken=castle";

    fn start(judge: &Judge) -> Position {
        judge.start()
    }
}

/// The cases with the position that `text` names. A change of an option under which it cannot stand is left out: a position of
/// this board is none of another, say.
pub(super) fn with_start(cases: Vec<Case>, text: &str) -> Result<Vec<(Case, Position)>, Failure> {
    let mut started = Vec::new();
    for case in cases {
        match read_position::<Game>(&case.chosen.judge, text) {
            Ok(start) => started.push((case, start)),
            Err(_) if case.flip.is_some() => {}
            Err(failure) => return Err(failure),
        }
    }
    Ok(started)
}
