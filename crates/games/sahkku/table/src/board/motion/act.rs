//! One thing that happens, and what it makes of the picture.

use sahkku::{Figure, Piece, Place, Side, Spot};

use super::{Frame, Gait, Moving};
use crate::board::view::View;

#[derive(Clone, Debug)]
pub enum Act {
    Go {
        from: Figure,
        to: Figure,
        over: Vec<Place>,
        gait: Gait,
    },
    Lose(Figure),
    Hold {
        before: Figure,
        after: Figure,
    },
    Unhorse(Figure),
    Raid(Side, Place, Place),
    Turn(Side),
    Win(Option<Side>),
}

impl Act {
    pub(super) fn show(&self, view: &mut View, frame: &mut Frame, progress: f64) {
        let done = progress >= 1.0;
        match self {
            Act::Go {
                from,
                to,
                over,
                gait,
            } => {
                take(&mut view.figures, from);
                if from.piece == Piece::King {
                    carry_rider(&mut view.figures, from, to);
                }
                if done {
                    view.figures.push(*to);
                } else {
                    frame.moving.push(Moving {
                        from: *from,
                        to: *to,
                        over: over.clone(),
                        gait: *gait,
                        progress,
                        slot: 0,
                    });
                }
            }
            Act::Lose(figure) => {
                take(&mut view.figures, figure);
                let slot = figure
                    .side
                    .map_or(0, |side| view.lost[side.index()].soldiers);
                if done {
                    lose(view, figure);
                } else {
                    frame.moving.push(Moving {
                        from: *figure,
                        to: *figure,
                        over: Vec::new(),
                        gait: if frame.still {
                            Gait::Vanish
                        } else {
                            Gait::Leave
                        },
                        progress,
                        slot: slot + frame.leaving(figure.side),
                    });
                }
            }
            Act::Hold { before, after } => {
                take(&mut view.figures, before);
                if progress >= 0.5 {
                    view.inert = false;
                }
                if done {
                    view.figures.push(*after);
                } else {
                    frame.moving.push(Moving {
                        from: *before,
                        to: *after,
                        over: Vec::new(),
                        gait: if frame.still { Gait::Fade } else { Gait::Rise },
                        progress,
                        slot: 0,
                    });
                }
            }
            Act::Unhorse(figure) => {
                if let Some(rider) = view.figures.iter_mut().find(|f| *f == figure) {
                    rider.riding = false;
                }
            }
            Act::Raid(side, from, to) => {
                frame.raid = (!done).then_some((*side, *from, *to, progress));
            }
            Act::Turn(side) => {
                frame.turn = (!done).then_some((*side, progress));
                view.turn = Some(*side);
            }
            Act::Win(side) => frame.win = (!done).then_some((*side, progress)),
        }
    }
}

pub(super) fn take(figures: &mut Vec<Figure>, figure: &Figure) {
    if let Some(n) = figures.iter().position(|other| other == figure) {
        figures.remove(n);
    }
}

pub(super) fn carry_rider(figures: &mut [Figure], from: &Figure, to: &Figure) {
    for rider in figures.iter_mut().filter(|figure| figure.riding) {
        if rider.at.place() == from.at.place() {
            rider.at = Spot::outbound(to.at.place());
        }
    }
}

pub(super) fn lose(view: &mut View, figure: &Figure) {
    if let (Some(side), true) = (figure.side, figure.piece != Piece::King) {
        let lost = &mut view.lost[side.index()];
        match figure.piece {
            Piece::Queen => lost.queen = true,
            _ => lost.soldiers += 1,
        }
    }
}
