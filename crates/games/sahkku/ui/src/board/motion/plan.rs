//! From the events to what is seen, one after the other.

use sahkku::{Event, Figure, Game, Judge, Piece, Place, Position, Side, Spot, Taking};
use scene::{AnimatedStep, Clip, Pace};

use super::Gait;
use super::act::{Act, carry_rider, take};
use super::road::straight_road;
use crate::board::{Act as AnyAct, SahkkuBoard};

/// Durations in milliseconds at the usual speed.
mod duration {
    pub(super) const STEP: f64 = 130.0;
    pub(super) const SET_OUT: f64 = 90.0;
    pub(super) const WAKE: f64 = 340.0;
    pub(super) const LEAVE: f64 = 460.0;
    pub(super) const STRUCK: f64 = 70.0;
    pub(super) const LEAVE_NEXT: f64 = 90.0;
    pub(super) const PUSH: f64 = 240.0;
    pub(super) const RISE: f64 = 520.0;
    pub(super) const RAID: f64 = 420.0;
}

/// Cues under construction: where the pieces are after the events so far.
pub(in crate::board) struct Plan<'a> {
    judge: &'a Judge,
    before: &'a Position,
    figures: Vec<Figure>,
    plan: scene::Plan<SahkkuBoard>,
    /// The place that the moving piece has reached.
    mover: Option<Place>,
}

impl<'a> Plan<'a> {
    /// The cues of a step. With a fade, nothing travels.
    pub(in crate::board) fn clips(step: &AnimatedStep<'a, Game>, pace: Pace) -> Vec<Clip<AnyAct>> {
        let mut plan = Plan {
            judge: step.judge,
            before: step.before,
            figures: step.before.figures().collect(),
            plan: scene::Plan::new(pace),
            mover: None,
        };
        for event in step.events {
            plan.event(event);
        }
        plan.plan.clips
    }

    /// Whether everything that travels fades in its place instead.
    fn fades(&self) -> bool {
        self.plan.pace == Pace::Fade
    }

    /// Adds a cue that takes `lasts`, and continues with the next one after `next`.
    fn clip(&mut self, act: Act, lasts: f64, next: f64) {
        self.plan.clip(AnyAct::Own(act), lasts);
        self.plan.clock += self.plan.pace.lasts(next);
    }

    fn event(&mut self, event: &Event) {
        match *event {
            Event::Activated {
                side,
                piece,
                from,
                to,
            } => {
                let asleep = |f: &Figure| f.piece == piece && !f.awake && f.at.place() == from;
                self.go(side, asleep, to, Vec::new(), Gait::Wake, duration::WAKE);
            }
            Event::Moved {
                side,
                piece,
                from,
                to,
                ..
            } => {
                let over = self.road(side, piece, from, to);
                let lasts = duration::SET_OUT + duration::STEP * (over.len() + 1) as f64;
                let walker = |f: &Figure| f.piece == piece && f.awake && f.at == from && !f.riding;
                self.go(side, walker, to, over, Gait::Walk, lasts);
            }
            Event::Captured {
                side,
                piece,
                at,
                asleep,
                riding,
            } => {
                let lost = |f: &Figure| {
                    f.side == Some(side)
                        && f.piece == piece
                        && f.at == at
                        && f.awake != asleep
                        && f.riding == riding
                };
                if let Some(figure) = self.find(lost) {
                    take(&mut self.figures, &figure);
                    // It gives way a moment before its place is taken.
                    let struck = duration::STRUCK.min(self.plan.clock);
                    self.plan.clock -= struck;
                    self.clip(
                        Act::Lose(figure),
                        duration::LEAVE,
                        duration::LEAVE_NEXT + struck,
                    );
                }
            }
            Event::KingTaken { by, how, .. } => self.king_taken(by, how),
            Event::KingRemoved { .. } => {
                if let Some(king) = self.find(|f| f.piece == Piece::King) {
                    take(&mut self.figures, &king);
                    self.clip(Act::Lose(king), duration::LEAVE, duration::LEAVE_NEXT);
                }
            }
            Event::Dismounted { .. } => {
                if let Some(rider) = self.find(|f| f.riding) {
                    self.replace(
                        &rider,
                        Figure {
                            riding: false,
                            ..rider
                        },
                    );
                    self.clip(Act::Unhorse(rider), 0.0, 0.0);
                }
            }
            Event::TurnPassed { to, .. } => {
                self.plan.clock = self.last_end();
                self.plan.turn(to);
            }
            Event::GameOver(outcome) => {
                self.plan.clock = self.last_end();
                self.plan.win(outcome.winner);
            }
            _ => {}
        }
    }

    fn last_end(&self) -> f64 {
        self.plan
            .clips
            .iter()
            .fold(self.plan.clock, |end, clip| end.max(clip.end))
    }

    fn find(&self, which: impl Fn(&Figure) -> bool) -> Option<Figure> {
        self.figures.iter().copied().find(|figure| which(figure))
    }

    fn replace(&mut self, old: &Figure, new: Figure) {
        take(&mut self.figures, old);
        self.figures.push(new);
    }

    fn go(
        &mut self,
        side: Side,
        which: impl Fn(&Figure) -> bool,
        to: Spot,
        over: Vec<Place>,
        gait: Gait,
        lasts: f64,
    ) {
        let Some(from) = self.find(|figure| figure.side == Some(side) && which(figure)) else {
            return;
        };
        self.mover = Some(to.place());
        let to = Figure {
            at: to,
            awake: true,
            ..from
        };
        self.replace(&from, to);
        if from.piece == Piece::King {
            carry_rider(&mut self.figures, &from, &to);
        }
        let gait = if self.fades() { Gait::Fade } else { gait };
        let act = Act::Go {
            from,
            to,
            over,
            gait,
        };
        self.clip(act, lasts, lasts);
    }

    fn king_taken(&mut self, by: Side, how: Taking) {
        let Some(king) = self.find(|figure| figure.piece == Piece::King) else {
            return;
        };
        let held = Figure {
            side: Some(by),
            at: Spot::outbound(king.at.place()),
            ..king
        };
        self.replace(&king, held);
        match how {
            Taking::Push { to } => {
                self.clip(
                    Act::Hold {
                        before: king,
                        after: held,
                    },
                    0.0,
                    0.0,
                );
                let is_king = |figure: &Figure| figure.piece == Piece::King;
                self.go(by, is_king, to, Vec::new(), Gait::Push, duration::PUSH);
            }
            Taking::Mount => {
                // While the king is held up, the soldier that walked here steps under him.
                self.clip(
                    Act::Hold {
                        before: king,
                        after: held,
                    },
                    duration::RISE,
                    0.0,
                );
                let here = |f: &Figure| {
                    f.side == Some(by)
                        && f.piece == Piece::Soldier
                        && f.awake
                        && !f.riding
                        && f.at.place() == king.at.place()
                };
                if let Some(soldier) = self.figures.iter().copied().rfind(here) {
                    let rider = Figure {
                        at: Spot::outbound(king.at.place()),
                        riding: true,
                        ..soldier
                    };
                    self.replace(&soldier, rider);
                    self.clip(
                        Act::Go {
                            from: soldier,
                            to: rider,
                            over: Vec::new(),
                            gait: if self.fades() {
                                Gait::Fade
                            } else {
                                Gait::Climb
                            },
                        },
                        duration::RISE,
                        duration::RISE,
                    );
                }
            }
            Taking::Landing | Taking::Raid => {
                if let (Taking::Raid, Some(raider), false) = (how, self.mover, self.fades()) {
                    let raid = Act::Raid(by, raider, king.at.place());
                    self.clip(raid, duration::RAID, duration::RAID * 0.85);
                }
                let (before, after) = (king, held);
                self.clip(
                    Act::Hold { before, after },
                    duration::RISE,
                    duration::RISE * 0.6,
                );
            }
        }
    }

    /// The places between the ends of a move.
    fn road(&self, side: Side, piece: Piece, from: Spot, to: Spot) -> Vec<Place> {
        if piece != Piece::Queen {
            let walk: Vec<Spot> = self.judge.walk(self.before, side, from, 4).collect();
            if let Some(steps) = walk.iter().position(|spot| spot.place() == to.place()) {
                return walk[..steps].iter().map(|spot| spot.place()).collect();
            }
        }
        straight_road(from.place(), to.place(), self.judge.rules().columns)
    }
}
