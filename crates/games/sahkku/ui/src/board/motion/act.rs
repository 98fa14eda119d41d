//! One event, and its effect on the picture.

use sahkku::{Figure, Piece, Place, Side, Spot};

use super::{Gait, Moving};
use crate::board::Frame;
use crate::board::view::Own;

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
}

impl Act {
    pub(in crate::board) fn show(&self, own: &mut Own, frame: &mut Frame, progress: f64) {
        let done = progress >= 1.0;
        match self {
            Act::Go {
                from,
                to,
                over,
                gait,
            } => {
                take(&mut own.figures, from);
                if from.piece == Piece::King {
                    carry_rider(&mut own.figures, from, to);
                }
                if done {
                    own.figures.push(*to);
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
                take(&mut own.figures, figure);
                let slot = figure
                    .side
                    .map_or(0, |side| own.lost[side.index()].soldiers);
                if done {
                    lose(own, figure);
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
                        slot: slot + leaving(frame, figure.side),
                    });
                }
            }
            Act::Hold { before, after } => {
                take(&mut own.figures, before);
                if progress >= 0.5 {
                    own.inert = false;
                }
                if done {
                    own.figures.push(*after);
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
                if let Some(rider) = own.figures.iter_mut().find(|f| *f == figure) {
                    rider.riding = false;
                }
            }
            Act::Raid(side, from, to) => {
                frame.own.raid = (!done).then_some((*side, *from, *to, progress));
            }
        }
    }
}

/// How many pieces of a side are leaving the board.
fn leaving(frame: &Frame, side: Option<Side>) -> u8 {
    let leaving = |moving: &&Moving| {
        matches!(moving.gait, Gait::Leave | Gait::Vanish) && moving.from.side == side
    };
    frame.moving.iter().filter(leaving).count() as u8
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

pub(in crate::board) fn lose(own: &mut Own, figure: &Figure) {
    if let (Some(side), true) = (figure.side, figure.piece != Piece::King) {
        let lost = &mut own.lost[side.index()];
        match figure.piece {
            Piece::Queen => lost.queen = true,
            _ => lost.soldiers += 1,
        }
    }
}
