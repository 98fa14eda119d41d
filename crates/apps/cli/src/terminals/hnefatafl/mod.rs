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
    const NOTES: &'static str = include_str!("notes.txt");
    const EXAMPLES: &'static str = include_str!("examples.txt");
    const SETTING: &'static str = "king_taken=castle";
    const PORTRAITS: &'static str = include_str!("portraits.txt");
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
