//! Sáhkku at a terminal: its words and rule sets.

mod explain;
mod play;
mod story;

use sahkku::{Origin, RuleOption, Source};
use sahkku_player::programs::Sahkku;

use crate::command_line::AnyTerminal;
use crate::commands::rules::documents;
use crate::terminal::Terminal;

pub(crate) static GAME: &dyn AnyTerminal = &Sahkku;

impl Terminal for Sahkku {
    const ABOUT: &'static str = "Sáhkku, the Sámi dice board game, at a terminal";
    const NOTES: &'static str = include_str!("notes.txt");
    const EXAMPLES: &'static str = include_str!("examples.txt");
    const SETTING: &'static str = "stacking=no";
    const PORTRAITS: &'static str = include_str!("portraits.txt");
    const SOURCES: &'static str = "\
Reaidu: Mikkel Berg-Nordlie's pages on sáhkku; booklet: his booklet of 2018;
Le Globe Joueur: its French rule sheet; Digital Sáhkku: the page of that computer game;
Borvo 2001: an article that Ludii, the general game system, retells. It was not read for this program.
";
    const WIDTHS: [usize; 2] = [17, 12];
    const CHOICES_WIDTH: Option<usize> = None;
    const NAME_WIDTHS: [usize; 2] = [14, 16];

    /// Orders of use and stakes have too many values.
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

    fn document(source: Source) -> &'static str {
        match source {
            Source::Reaidu => "Reaidu",
            Source::Booklet => "booklet",
            Source::GlobeJoueur => "Le Globe Joueur",
            Source::DigitalSahkku => "Digital Sáhkku",
            Source::Borvo => "Borvo 2001",
        }
    }

    fn origin(origin: Origin) -> (&'static str, Vec<Source>, String) {
        let document = Self::document;
        match origin {
            Origin::Recorded(sources) => {
                ("recorded", sources.to_vec(), documents::<Sahkku>(sources))
            }
            Origin::Offered(source) => {
                let told = format!("an alternative in {}", document(source));
                ("offered", vec![source], told)
            }
            Origin::FitsAll(source) => {
                let told = format!("for any rule set, from {}", document(source));
                ("fits-all", vec![source], told)
            }
            Origin::Invention => ("invention", Vec::new(), "your own invention".to_owned()),
        }
    }
}
