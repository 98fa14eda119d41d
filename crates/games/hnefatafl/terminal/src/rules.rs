//! The rule sets and their options.

use bindings::Program;
use hnefatafl::{Judge, Origin, Position, Preset, RuleOption, Source};
use serde::Serialize;
use terminal::Choosable;
use terminal::commands::rules::{Changed, Listed, portrait};

use crate::Hnefatafl;

impl Choosable for Hnefatafl {
    type Programs = hnefatafl_player::programs::Hnefatafl;

    const COMMAND: &'static str = "sahkku --game hnefatafl";
    const SETTING: &'static str = "king_taken=castle";

    fn program() -> &'static dyn Program {
        hnefatafl_player::programs::PROGRAM
    }

    fn start(judge: &Judge) -> Position {
        judge.start()
    }
}

/// Where a value comes from.
#[derive(Serialize)]
pub struct OriginShape {
    /// `recorded`, `silent`, `departs`, `offered` or `invention`.
    origin: &'static str,
    source: Option<&'static str>,
}

impl Listed for Hnefatafl {
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

    type OriginShape = OriginShape;

    fn line(preset: &Preset) -> String {
        format!(
            "{:<10} {:<10} {}",
            preset.id,
            preset.name,
            portrait::<Hnefatafl>(preset)
        )
    }

    fn choices(option: &RuleOption, origin: Origin, _: Changed) -> String {
        format!("{:<32} {}", option.choices(), told_origin(origin))
    }

    fn source_words(preset: &Preset) -> Vec<&'static str> {
        preset.sources.iter().map(|source| source.word()).collect()
    }

    /// A word for programs, and who hands it on or is silent.
    fn origin_shape(origin: Origin) -> OriginShape {
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

/// Where a value comes from, for people.
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
