//! What can be done with a game of the list.

use web_sys::Element;

use crate::messages as m;

/// What can be done with a game of the list, as the buttons name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Open,
    Move,
    Watch,
    Computer,
    Remove,
}

impl Deed {
    const ALL: [Deed; 5] = [
        Deed::Open,
        Deed::Move,
        Deed::Watch,
        Deed::Computer,
        Deed::Remove,
    ];

    /// The attribute of a button that does it; its value is the id of the game.
    pub(super) fn attribute(self) -> &'static str {
        match self {
            Deed::Open => "data-distance-open",
            Deed::Move => "data-distance-move",
            Deed::Watch => "data-distance-watch",
            Deed::Computer => "data-distance-computer",
            Deed::Remove => "data-distance-remove",
        }
    }

    /// What a button does, and with which game.
    pub(super) fn of(button: &Element) -> Option<(Deed, String)> {
        Deed::ALL
            .into_iter()
            .find_map(|deed| Some((deed, button.get_attribute(deed.attribute())?)))
    }

    pub(super) fn words(self) -> String {
        match self {
            Deed::Open => m::distance_games_open(),
            Deed::Move => m::distance_move(),
            Deed::Watch => m::distance_watchers(),
            Deed::Computer => m::distance_computer(),
            Deed::Remove => m::distance_remove(),
        }
    }
}
