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
    const ALL: [Deed; 6] = [
        Deed::Open,
        Deed::Move,
        Deed::Watch,
        Deed::Computer,
        Deed::Place,
        Deed::Elsewhere,
    ];

    /// The attribute of a button for this action. Its value is the id of the game.
    pub(super) fn attribute(self) -> &'static str {
        match self {
            Deed::Open => "data-distance-open",
            Deed::Move => "data-distance-move",
            Deed::Watch => "data-distance-watch",
            Deed::Computer => "data-distance-computer",
            Deed::Place => "data-distance-place",
            Deed::Elsewhere => "data-distance-elsewhere",
        }
    }

    /// The action of a button, and the game that it concerns.
    pub(super) fn of(button: &Element) -> Option<(Deed, String)> {
        Deed::ALL
            .into_iter()
            .find_map(|deed| Some((deed, button.get_attribute(deed.attribute())?)))
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
