//! The dice of a tray as they are drawn.

use game::Side;

use crate::die::DieShape;
use crate::scene::Item;
use crate::sort::sort_few;
use crate::tray::Tray;
use crate::tray_area::TrayArea;

/// How a die in the tray is shown. Where it lies is the [`Tray`]'s affair.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DieState {
    /// It is used up, or was spent as it fell.
    pub used: bool,
    /// It can be used, or thrown again, now.
    pub usable: bool,
    /// It is the one that destinations are narrowed to.
    pub chosen: bool,
    /// It is picked out to be thrown again.
    pub lifted: bool,
    /// Whose it is, where both sides throw.
    pub side: Option<Side>,
}

/// The dice at this time, back to front.
pub fn dice<L, F: Copy + PartialEq, D: DieShape>(
    area: &TrayArea,
    tray: &Tray<F, D>,
    states: &[DieState],
    now: f64,
) -> impl Iterator<Item = Item<L, D>> + use<L, F, D> {
    let scale = area.scale();
    let mut dice: Vec<(f64, Item<L, D>)> = Vec::with_capacity(4);
    for (n, state) in states.iter().enumerate() {
        let Some(pose) = tray.pose(n, now) else {
            continue;
        };
        let pose = area.on_canvas(&pose);
        dice.push((
            pose.at.y + pose.height * 4.0,
            Item::Die {
                solid: tray.solid(n, &pose, scale),
                at: area.rect.centre(),
                // What they will be good for is not told while they fall.
                used: state.used && tray.is_idle(now),
                usable: state.usable,
                chosen: state.chosen || state.lifted,
                side: state.side,
            },
        ));
    }
    sort_few(&mut dice, |a, b| a.0 < b.0);
    dice.into_iter().map(|(_, item)| item)
}
