//! Hnefatafl after Linné at a terminal: its words and rule sets.

mod options;
mod play;
mod story;

use hnefatafl::{Origin, Source};
use hnefatafl_player::programs::Hnefatafl;

use crate::command_line::AnyTerminal;
use crate::terminal::Terminal;

pub(crate) static GAME: &dyn AnyTerminal = &Hnefatafl;

impl Terminal for Hnefatafl {
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
    const EXAMPLES: &'static str = include_str!("examples.txt");
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
