//! `sahkku rules`: the rule sets and their options.

use std::io::Write;

use clap::Args;
use sahkku::{Game, Origin, Preset, RuleOption, Rules, Source};
use serde::Serialize;

use crate::failure::Failure;
use crate::rule_lists::{Changed, Listing, Told, portrait};

/// Lists the recorded rule sets, or every option of one.
///
/// KEY=VALUE after the id changes an option, here and wherever a command takes rules. Options that
/// do not work together are refused, and the message says why.
///
/// The column § has the section of crates/games/sahkku/docs/rules.md that tells of the option.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku rules
  sahkku rules raisa
  sahkku rules 'raisa stacking=no queue=yes'
  sahkku rules unjarga --json")]
pub(crate) struct Arguments {
    #[command(flatten)]
    listing: Listing<Game>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    arguments.listing.write(out)
}

/// Where a value comes from.
#[derive(Serialize)]
pub(crate) struct OriginShape {
    /// `recorded`, `offered`, `fits-all` or `invention`.
    origin: &'static str,
    sources: Vec<&'static str>,
}

impl Told for Rules {
    const TEXT_HELP: &'static str =
        "A rule set, with changed options if wanted: raisa, or 'raisa stacking=no'";
    const PORTRAITS: &'static [(&'static str, &'static str)] = &[
        ("lagesvuotna", "Laksefjord, after Edmund Johansen of Kunes"),
        (
            "vuonnamarkan",
            "the world cup, Lágesvuotna with the Nesseby king",
        ),
        ("raisa", "Nordreisa, after Yngvar Mejland (1953)"),
        ("maze", "Máze, after Bernt Pettersen"),
        ("vuovdaguoika", "Vuovdaguoika, after Hans Aslak Guttorm"),
        ("gavkevuotna", "Gávkevuotna, after Kristian Johansen"),
        (
            "unjarga",
            "Nesseby, a reconstruction by Mikkel Berg-Nordlie",
        ),
        (
            "globe-joueur",
            "France, a reconstruction by Le Globe Joueur",
        ),
    ];
    const AFTER_LIST: &'static str = "\
Reaidu: Mikkel Berg-Nordlie's pages on sáhkku; booklet: his booklet of 2018;
Le Globe Joueur: its French rule sheet; Digital Sáhkku: the page of that computer game.
sahkku rules ID shows every option of a rule set.";
    const WIDTHS: [usize; 2] = [17, 12];
    const HEADING: &'static str = "can be";

    type OriginShape = OriginShape;

    fn line(preset: &Preset) -> String {
        format!(
            "{:<14} {:<16} {}",
            preset.id,
            preset.name,
            Rules::about(preset)
        )
    }

    fn about(preset: &Preset) -> String {
        format!("{} ({})", portrait(preset), documents(preset.sources))
    }

    fn choices(option: &RuleOption, origin: Origin, changed: Changed) -> String {
        match changed {
            Changed::Yes => format!("{}  ({})", option.choices(), told_origin(origin)),
            Changed::No => option.choices(),
        }
    }

    fn source_words(preset: &Preset) -> Vec<&'static str> {
        words(preset.sources)
    }

    fn origin_shape(origin: Origin) -> OriginShape {
        let (origin, sources) = match origin {
            Origin::Recorded(sources) => ("recorded", words(sources)),
            Origin::Offered(source) => ("offered", vec![source.word()]),
            Origin::FitsAll(source) => ("fits-all", vec![source.word()]),
            Origin::Invention => ("invention", Vec::new()),
        };
        OriginShape { origin, sources }
    }
}

fn words(sources: &[Source]) -> Vec<&'static str> {
    sources.iter().map(|source| source.word()).collect()
}

const fn document(source: Source) -> &'static str {
    match source {
        Source::Reaidu => "Reaidu",
        Source::Booklet => "booklet",
        Source::GlobeJoueur => "Le Globe Joueur",
        Source::DigitalSahkku => "Digital Sáhkku",
    }
}

fn documents(sources: &[Source]) -> String {
    let names: Vec<&str> = sources.iter().map(|&source| document(source)).collect();
    names.join(", ")
}

/// Where a value comes from, for people.
fn told_origin(of: Origin) -> String {
    match of {
        Origin::Recorded(sources) => documents(sources),
        Origin::Offered(source) => format!("an alternative in {}", document(source)),
        Origin::FitsAll(source) => format!("for any rule set, from {}", document(source)),
        Origin::Invention => "your own invention".to_owned(),
    }
}
