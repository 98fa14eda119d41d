//! The rule sets and their options.

use bindings::Program;
use sahkku::{Judge, Origin, Position, Preset, RuleOption, Side, Source};
use serde::Serialize;
use terminal::Choosable;
use terminal::commands::rules::{Changed, Listed, portrait};

use crate::Sahkku;

impl Choosable for Sahkku {
    type Programs = sahkku_player::programs::Sahkku;

    const COMMAND: &'static str = "sahkku";
    const SETTING: &'static str = "stacking=no";

    fn program() -> &'static dyn Program {
        sahkku_player::programs::PROGRAM
    }

    /// The men begin, and nobody walks mieđut.
    fn start(judge: &Judge) -> Position {
        judge.start(Side::Men)
    }

    /// Orders of use and stakes are endless or nearly so.
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
}

/// Where a value comes from.
#[derive(Serialize)]
pub struct OriginShape {
    /// `recorded`, `offered`, `fits-all` or `invention`.
    origin: &'static str,
    sources: Vec<&'static str>,
}

impl Listed for Sahkku {
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
        (
            "borvo",
            "an account by Alan Borvo, by way of Ludii; not from the museum's sheets",
        ),
    ];
    const SOURCES: &'static str = "\
Reaidu: Mikkel Berg-Nordlie's pages on sáhkku; booklet: his booklet of 2018;
Le Globe Joueur: its French rule sheet; Digital Sáhkku: the page of that computer game;
Borvo 2001: an article that Ludii, the general game system, retells. It was not read for this program.
";
    const WIDTHS: [usize; 2] = [17, 12];
    const HEADING: &'static str = "can be";

    type OriginShape = OriginShape;

    fn line(preset: &Preset) -> String {
        format!(
            "{:<14} {:<16} {}",
            preset.id,
            preset.name,
            Sahkku::about(preset)
        )
    }

    fn about(preset: &Preset) -> String {
        format!(
            "{} ({})",
            portrait::<Sahkku>(preset),
            documents(preset.sources)
        )
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
        Source::Borvo => "Borvo 2001",
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
