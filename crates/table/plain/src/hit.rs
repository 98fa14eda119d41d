//! What lies under a pointer or a finger.

use scene::{Point, Pointer, nearest_place};

use crate::{Layout, Place, Tray, View};

/// Something that can be pointed at.
pub type Target = scene::Target<Place>;

/// What is under `at`. Places that can be acted on attract a pointer beside the board.
#[must_use]
pub fn hit(
    layout: &Layout,
    view: &View,
    tray: &Tray,
    now: f64,
    at: Point,
    pointer: Pointer,
) -> Target {
    let reach = pointer.reach(layout.pitch);
    let area = layout.tray.as_ref();
    if let Some(die) = area.and_then(|area| area.die_at(tray, now, at, reach)) {
        return Target::Die(die);
    }
    let live = view.live_places().into_iter();
    let live = live.map(|place| (place, layout.cell(place)));
    match layout
        .place_at(at)
        .or_else(|| nearest_place(live, at, reach))
    {
        Some(place) => Target::Place(place),
        None if area.is_some_and(|area| area.rect.contains(at)) => Target::Tray,
        None => Target::Nothing,
    }
}
