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
    const NOTES: &'static [(&'static str, &'static str)] = &[
        (
            "moves",
            "With --why it shows what an action does, or the rule that prevents it.",
        ),
        (
            "perft",
            "One ply is one turn: a throw and all its uses. Leaves count the positions that each throw can lead to, each once, \
             however they are reached; 6-2 and 2-6 are the same throw. Ways count a throw as often as dice that can be told apart \
             can show it. Where one die may be thrown, the throws of one and of two both count.",
        ),
        (
            "trace",
            "What happened are the turns that passed before it for want of a legal use. Either side begins. Random games from home \
             nearly always end in jan. Use --from for the rest of the game.",
        ),
        (
            "simulate",
            "Both sides play at random. A turn is counted from its throw on, and passes where nothing of the throw can be used.",
        ),
        (
            "bench",
            "With --turns it lists all ways to use a throw instead: ways a second.",
        ),
    ];
    const EXAMPLES: &'static str = include_str!("examples.txt");
    const SETTING: &'static str = "one_die=either";
    const FLAGS_AS_WORDS: bool = true;
    const PORTRAITS: &'static [(&'static str, &'static str)] =
        &[("kotra", "as Ólafur Davíðsson described it in the 1880s")];
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
