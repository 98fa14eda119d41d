//! The origin of each value of each option.

use game::words;

use crate::rules::Beside;
use crate::{Preset, RuleOption, Rules};

words! {
    /// A document that records rules.
    Source {
        /// Mikkel Berg-Nordlie's pages on sáhkku at Reaidu.
        Reaidu = "reaidu",
        /// His booklet *Hvordan spille sáhkku*, 2018.
        Booklet = "booklet",
        /// Le Globe Joueur's rule sheet, in French.
        GlobeJoueur = "globe-joueur",
        /// The page of the computer game *Digital Sáhkku*.
        DigitalSahkku = "digital-sahkku",
        /// Alan Borvo's article of 2001, as the rules of the game system Ludii retell it.
        Borvo = "borvo",
    }
}

/// The origin of an option's value, in a rule set that is based on a recorded one.
///
/// ```
/// use sahkku::{OPTIONS, Origin, Source, preset};
///
/// let preset = preset("globe-joueur").expect("a recorded rule set");
/// let origin = preset.origin(&OPTIONS[0], &preset.rules);
/// assert_eq!(origin, Origin::Recorded(&[Source::GlobeJoueur]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The rule set is recorded with this value.
    Recorded(&'static [Source]),
    /// The source of the rule set offers this value as a choice, or leaves the question open.
    Offered(Source),
    /// A source says that this suits every rule set.
    FitsAll(Source),
    /// No source has it: the player's own invention.
    Invention,
}

/// The origin of the value that `option` has in `rules`, which are based on this recorded rule set.
pub(crate) fn origin(preset: &Preset, option: &RuleOption, rules: &Rules) -> Origin {
    if option.get(rules) == option.get(&preset.rules) {
        return Origin::Recorded(preset.sources);
    }
    let beside = (option.handed_on)(rules);
    let here = beside.iter().find_map(|beside| match *beside {
        Beside::Set(id, source) if id == preset.id => Some(Origin::Offered(source)),
        _ => None,
    });
    let anywhere = beside.iter().find_map(|beside| match *beside {
        Beside::AnySet(source) => Some(Origin::FitsAll(source)),
        Beside::Set(..) => None,
    });
    here.or(anywhere).unwrap_or(Origin::Invention)
}
