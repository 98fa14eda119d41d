//! The dice in the tray.

use super::Composer;
use crate::die::Solid;
use crate::scene::Item;
use crate::sort::sort_few;
use crate::tray::Tray;

impl Composer<'_> {
    pub(super) fn dice(&mut self, tray: &Tray, now: f64) {
        let scale = self.layout.tray_scale();
        let mut dice: Vec<(f64, Item)> = Vec::with_capacity(4);
        for (n, state) in self.view.dice.iter().enumerate() {
            let Some(pose) = tray.pose(n, now) else {
                continue;
            };
            let at = self.layout.tray.centre();
            let pose = self.layout.on_tray(&pose);
            dice.push((
                pose.at.y + pose.height * 4.0,
                Item::Die {
                    solid: Solid::of(&pose, tray.faces(), scale),
                    at,
                    // What they will be good for is not told while they fall.
                    used: state.used && tray.is_idle(now),
                    usable: state.usable,
                    chosen: state.chosen || state.lifted,
                    side: state.side,
                },
            ));
        }
        sort_few(&mut dice, |a, b| a.0 < b.0);
        self.items.extend(dice.into_iter().map(|(_, item)| item));
    }
}
