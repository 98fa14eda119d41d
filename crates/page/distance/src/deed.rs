//! The actions on a game of the list.

use context::this::words as m;
use web_sys::Element;

/// An action on a game of the list, named by its button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Open,
    Move,
    Watch,
    Computer,
    Place,
    Elsewhere,
}

impl Deed {
    /// The attribute of a button for each action. Its value is the id of the game.
    const ATTRIBUTES: [(Deed, &str); 6] = [
        (Deed::Open, "data-distance-open"),
        (Deed::Move, "data-distance-move"),
        (Deed::Watch, "data-distance-watch"),
        (Deed::Computer, "data-distance-computer"),
        (Deed::Place, "data-distance-place"),
        (Deed::Elsewhere, "data-distance-elsewhere"),
    ];

    pub(super) fn attribute(self) -> &'static str {
        Deed::ATTRIBUTES[self as usize].1
    }

    /// The action of a button, and the game that it concerns.
    pub(super) fn of(button: &Element) -> Option<(Deed, String)> {
        let mut all = Deed::ATTRIBUTES.into_iter();
        all.find_map(|(deed, attribute)| Some((deed, button.get_attribute(attribute)?)))
    }

    pub(super) fn words(self) -> String {
        match self {
            Deed::Open | Deed::Elsewhere => m::distance_games_open(),
            Deed::Move => m::distance_move(),
            Deed::Watch => m::distance_watchers(),
            Deed::Computer => m::distance_computer(),
            Deed::Place => m::distance_place(),
        }
    }
}
