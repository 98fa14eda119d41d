//! Hnefatafl after Linné at a terminal: its words and rule sets.

mod board;
mod options;
mod play;
mod story;

use hnefatafl::{Origin, RuleOption, Source};
use serde::Serialize;

use crate::command_line::AnyTerminal;
use crate::terminal::{OriginShape, Terminal};

#[derive(Clone)]
pub(crate) struct Hnefatafl;

pub(crate) static GAME: &dyn AnyTerminal = &Hnefatafl;

impl Terminal for Hnefatafl {
    type Programs = hnefatafl_player::programs::Hnefatafl;

    const ABOUT: &'static str = "Hnefatafl after Linné at a terminal";
    const NOTES: &'static [(&'static str, &'static str)] = &[
        (
            "moves",
            "With --why it shows what a move does, or the rule that prevents it.",
        ),
        (
            "perft",
            "One ply is one move. Positions that come back end no game.",
        ),
        (
            "bench",
            "Repetition is judged in random games, and not where moves are listed.",
        ),
    ];
    const EXAMPLES: &'static str = "\
rules  # the named rule sets
rules tablut  # every option of Tablut
rules 'linne king_taken=castle camps=never-back'
rules brandubh --json
moves start  # what the Swedes may do at the start
moves start --why e5-e9  # why the king may not go there
moves '9/9/9/9/4K4/9/2t6/9/4t4 swede'
perft start 4 --divide  # count the possible continuations
perft start 4 --rules 'linne board=11'
trace --rules tablut --seed 1 --games 2 > games.jsonl  # random games, one JSON object for each decision
trace --start '9/9/9/3t5/2tK5/3t5/9/9/4t4 muscovite'
trace --policy shuffle --every-option --games 50
simulate --rules 'linne camps=never-back' --games 10000  # who wins, how long games take, how they end
simulate --every-option --games 1000 --format csv
match --players master,strong --games 100  # computer players against each other
match --players strong,strong --opening 6 --format csv
match --players easy,easy --weights learned,by-hand
match --players strong,strong --rules linne --every-option
match --players easy --engine 'node docs/engine/random.mjs' --records games  # the same with a program of anybody's
bench --rules tablut --repeats 15 --milliseconds 1000";
    const SETTING: &'static str = "king_taken=castle";
    const PORTRAITS: &'static [(&'static str, &'static str)] = &[
        ("linne", "the museum's sheet, which retells Linné"),
        (
            "tablut",
            "Linné as several scholars read him: the king also falls between two",
        ),
        (
            "brandubh",
            "the small game as it is played on the net today",
        ),
        (
            "copenhagen",
            "the game of most tafl players today, with shield walls and forts",
        ),
        ("fetlar", "the game from which Copenhagen comes"),
    ];
    const WIDTHS: [usize; 2] = [14, 10];
    const HEADING: &'static str = "can be                           from";
    const NAME_WIDTHS: [usize; 2] = [10, 10];

    fn choices(option: &RuleOption, origin: Origin, _: bool) -> String {
        format!("{:<32} {}", option.choices(), told_origin(origin))
    }

    fn source_word(source: &Source) -> &'static str {
        source.word()
    }

    /// The word for programs, and the sources that hand the value on or are silent.
    fn origin_shape(origin: Origin) -> impl Serialize {
        let (origin, source) = match origin {
            Origin::Recorded(source) => ("recorded", Some(source)),
            Origin::Silent(source) => ("silent", Some(source)),
            Origin::Departs(source) => ("departs", Some(source)),
            Origin::Offered(source) => ("offered", Some(source)),
            Origin::Invention => ("invention", None),
        };
        let source = source.map(Source::word);
        OriginShape { origin, source }
    }
}

const fn document(source: Source) -> &'static str {
    match source {
        Source::Sheet => "the sheet",
        Source::Scholars => "scholars",
        Source::Net => "players on the net",
        Source::Copenhagen => "the rules of Copenhagen",
        Source::Fetlar => "the rules of Fetlar",
    }
}

/// The origin of a value, for people.
fn told_origin(of: Origin) -> String {
    match of {
        Origin::Recorded(source) => document(source).to_owned(),
        Origin::Silent(Source::Sheet) => "the sheet is silent; ours".to_owned(),
        Origin::Silent(source) => format!("{} are silent; ours", document(source)),
        Origin::Departs(source) => format!("{} otherwise; ours", document(source)),
        Origin::Offered(source) => format!("from {}", document(source)),
        Origin::Invention => "your own invention".to_owned(),
    }
}
