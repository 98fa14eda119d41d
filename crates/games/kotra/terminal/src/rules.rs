//! The rule set and its options.

use bindings::Program;
use kotra::{Judge, Origin, Position, Preset, RuleOption, Side, Source};
use serde::Serialize;
use terminal::commands::rules::{Changed, Listed, portrait};
use terminal::{Choosable, Flags};

use crate::Kotra;

impl Choosable for Kotra {
    type Programs = kotra_player::programs::Kotra;

    const COMMAND: &'static str = "sahkku --game kotra";
    const SETTING: &'static str = "one_die=either";
    const FLAGS: Flags = Flags::Words;

    fn program() -> &'static dyn Program {
        kotra_player::programs::PROGRAM
    }

    /// White begins.
    fn start(judge: &Judge) -> Position {
        judge.start(Side::White)
    }
}

/// Where a value comes from.
#[derive(Serialize)]
pub struct OriginShape {
    /// `recorded`, `silent` or `invention`.
    origin: &'static str,
    source: Option<&'static str>,
}

impl Listed for Kotra {
    const PORTRAITS: &'static [(&'static str, &'static str)] =
        &[("kotra", "as Ólafur Davíðsson described it in the 1880s")];
    const WIDTHS: [usize; 2] = [14, 7];
    const HEADING: &'static str = "can be             from";

    type OriginShape = OriginShape;

    fn line(preset: &Preset) -> String {
        format!(
            "{:<6} {:<6} {}",
            preset.id,
            preset.name,
            portrait::<Kotra>(preset)
        )
    }

    fn choices(option: &RuleOption, origin: Origin, _: Changed) -> String {
        format!("{:<18} {}", option.choices(), told_origin(origin))
    }

    fn source_words(preset: &Preset) -> Vec<&'static str> {
        preset.sources.iter().map(|source| source.word()).collect()
    }

    fn origin_shape(origin: Origin) -> OriginShape {
        let (origin, source) = match origin {
            Origin::Recorded(source) => ("recorded", Some(source)),
            Origin::Silent(source) => ("silent", Some(source)),
            Origin::Invention => ("invention", None),
        };
        let source = source.map(Source::word);
        OriginShape { origin, source }
    }
}

const fn document(source: Source) -> &'static str {
    match source {
        Source::Davidsson => "Ólafur Davíðsson",
    }
}

/// Where a value comes from, for people.
fn told_origin(of: Origin) -> String {
    match of {
        Origin::Recorded(source) => document(source).to_owned(),
        Origin::Silent(source) => format!("{} is silent; ours", document(source)),
        Origin::Invention => "your own invention".to_owned(),
    }
}
