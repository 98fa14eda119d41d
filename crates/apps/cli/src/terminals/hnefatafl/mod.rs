//! Hnefatafl after Linné at a terminal: its words and rule sets.

mod options;
mod play;
mod story;

use hnefatafl::{Origin, Source};

use crate::command_line::AnyTerminal;
use crate::terminal::Terminal;

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
    const CHOICES_WIDTH: Option<usize> = Some(32);
    const NAME_WIDTHS: [usize; 2] = [10, 10];

    fn document(source: Source) -> &'static str {
        match source {
            Source::Sheet => "the sheet",
            Source::Scholars => "scholars",
            Source::Net => "players on the net",
            Source::Copenhagen => "the rules of Copenhagen",
            Source::Fetlar => "the rules of Fetlar",
        }
    }

    /// The sources hand the value on, or are silent.
    fn origin(origin: Origin) -> (&'static str, Vec<Source>, String) {
        let document = Self::document;
        let (word, source, told) = match origin {
            Origin::Recorded(source) => ("recorded", source, document(source).to_owned()),
            Origin::Silent(source) => {
                let verb = if source == Source::Sheet { "is" } else { "are" };
                let told = format!("{} {verb} silent; ours", document(source));
                ("silent", source, told)
            }
            Origin::Departs(source) => {
                let told = format!("{} otherwise; ours", document(source));
                ("departs", source, told)
            }
            Origin::Offered(source) => ("offered", source, format!("from {}", document(source))),
            Origin::Invention => return ("invention", Vec::new(), "your own invention".to_owned()),
        };
        (word, vec![source], told)
    }
}
