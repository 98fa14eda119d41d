//! The rule set and its options.

use kotra::{Judge, Origin, Position, Preset, RuleOption, Side, Source};
use serde::Serialize;
use terminal::commands::rules::{Changed, Listed, portrait};
use terminal::{Choosable, Flags, Help};

use crate::Kotra;

impl Choosable for Kotra {
    type Programs = kotra_player::programs::Kotra;

    const COMMAND: &'static str = "sahkku --game kotra";
    const NOTATION: &'static str = "crates/games/kotra/docs/notation.md";
    const RULES_HELP: &'static str =
        "The rules, with changed options if wanted: 'kotra one_die=either' [default: kotra]";
    const SET_HELP: &'static str =
        "Sets one option; may be given several times. `sahkku --game kotra rules kotra` lists them";
    const SETTING: &'static str = "one_die=either";
    const FLAGS: Flags = Flags::Words;

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
    const RULES: Help = Help {
        about: "Lists the named rule set, or every option of it",
        more: "KEY=VALUE after the id changes an option, here and wherever a command takes rules.\n\n\
               The column § has the section of crates/games/kotra/docs/rules.md that tells of the option.",
        after: "\
Examples:
  sahkku --game kotra rules
  sahkku --game kotra rules kotra
  sahkku --game kotra rules 'kotra after_throws=13 single_die=yes'
  sahkku --game kotra rules kotra --json",
    };
    const TEXT_HELP: &'static str =
        "The rule set, with changed options if wanted: kotra, or 'kotra one_die=either'";
    const PORTRAITS: &'static [(&'static str, &'static str)] =
        &[("kotra", "as Ólafur Davíðsson described it in the 1880s")];
    const AFTER_LIST: &'static str = "sahkku --game kotra rules kotra shows every option.";
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
