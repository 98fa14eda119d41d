//! The pieces on a place make room for an arriving piece, and close up behind a leaving one.

use sahkku::Figure;
use scene::{smooth, within};

use super::Composer;
use crate::board::arrange::{self, Placement};
use crate::board::motion::{Gait, Moving};

impl Composer<'_> {
    /// Moves the feet of the pieces on places where others come and go.
    pub(super) fn make_room(&mut self) {
        if self.picture.frame.moving.is_empty() {
            return;
        }
        for n in 0..self.stacks.len() {
            let figure = self.stacks[n].figure;
            self.stacks[n].placement =
                self.placement_beside(&figure, &self.picture.frame.moving, None);
        }
    }

    /// Where a figure stands while others come to its place and leave it. If the figure is itself in motion, `itself` is its
    /// index in `under_way`.
    pub(super) fn placement_beside(
        &self,
        figure: &Figure,
        under_way: &[Moving],
        itself: Option<usize>,
    ) -> Placement {
        let here = |other: &&Figure| other.at.place() == figure.at.place();
        let mut others: Vec<Figure> = Vec::with_capacity(8);
        others.extend(self.picture.view.own.figures.iter().filter(here));
        if itself.is_some() {
            others.push(*figure);
        }
        let mut placement =
            arrange::placement_among(self.picture.layout, self.picture.view, figure, &others);
        let guests = under_way.iter().enumerate();
        for (_, moving) in guests.filter(|(n, _)| Some(*n) != itself) {
            for (guest, there) in presence(moving) {
                if guest.at.place() != figure.at.place() {
                    continue;
                }
                others.push(*guest);
                let beside = arrange::placement_among(
                    self.picture.layout,
                    self.picture.view,
                    figure,
                    &others,
                );
                placement = placement.toward(beside, there);
                if there < 1.0 {
                    others.pop();
                }
            }
        }
        placement
    }
}

/// Where a piece in motion takes up room, and how much of it, 0 to 1.
fn presence(moving: &Moving) -> impl Iterator<Item = (&Figure, f64)> {
    let t = moving.progress;
    let (going, coming) = match moving.gait {
        Gait::Rise => (0.0, 1.0),
        Gait::Leave => (1.0 - smooth((t * 2.0).min(1.0)), 0.0),
        Gait::Fade => (1.0 - t, t),
        Gait::Vanish => (1.0 - t, 0.0),
        Gait::Climb => (1.0 - smooth((t * 2.0).min(1.0)), 0.0),
        Gait::Wake | Gait::Walk | Gait::Push => (
            1.0 - smooth((t * 3.0).min(1.0)),
            smooth(within(t * 3.0 - 2.0, 0.0, 1.0)),
        ),
    };
    let ends = [(&moving.from, going), (&moving.to, coming)];
    ends.into_iter().filter(|(_, there)| *there > 0.0)
}
