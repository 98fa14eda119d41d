//! Kotra, the Icelandic tables game, at a terminal: its words and rule set.

mod counts;
mod play;
mod starts;
mod story;

use kotra::{Origin, Source};
use kotra_player::programs::Kotra;

use crate::command_line::AnyTerminal;
use crate::terminal::Terminal;

pub(crate) static GAME: &dyn AnyTerminal = &Kotra;

impl Terminal for Kotra {
    const ABOUT: &'static str = "Kotra, the Icelandic tables game, at a terminal";
    const NOTES: &'static str = include_str!("notes.txt");
    const EXAMPLES: &'static str = include_str!("examples.txt");
    const SETTING: &'static str = "one_die=either";
    const FLAGS_AS_WORDS: bool = true;
    const PORTRAITS: &'static str = include_str!("portraits.txt");
    const WIDTHS: [usize; 2] = [14, 7];
    const CHOICES_WIDTH: Option<usize> = Some(18);
    const NAME_WIDTHS: [usize; 2] = [6, 6];

    fn document(source: Source) -> &'static str {
        match source {
            Source::Davidsson => "Ólafur Davíðsson",
        }
    }

    fn origin(origin: Origin) -> (&'static str, Vec<Source>, String) {
        let document = Self::document;
        match origin {
            Origin::Recorded(source) => ("recorded", vec![source], document(source).to_owned()),
            Origin::Silent(source) => {
                let told = format!("{} is silent; ours", document(source));
                ("silent", vec![source], told)
            }
            Origin::Invention => ("invention", Vec::new(), "your own invention".to_owned()),
        }
    }
}
