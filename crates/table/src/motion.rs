//! Motion: what happened, shown in time. The position is always already true; a [`Film`] only
//! shows how it came about, can be ended at any moment, and ends as the position stands.

mod heard;

pub use heard::Heard;

use crate::geometry::within;
use sahkku::{Event, Figure, Judge, Piece, Place, Position, Row, Side, Spot, Taking};

use crate::view::View;

/// How much motion somebody wants.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pace {
    /// Pieces travel; 1 is the usual speed, 2 twice as fast.
    Travel(f64),
    /// Pieces fade out where they stood and in where they stand: for who asked for less motion.
    Fade,
    /// Nothing moves at all.
    Still,
}

/// How a piece gets from one place to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    /// It stands up and steps out.
    Wake,
    /// It walks from place to place.
    Walk,
    /// It is pushed over the board.
    Push,
    /// It is lifted off the board to the lost pieces of its side.
    Leave,
    /// It rises where it stands and comes down again: the king who changes hands.
    Rise,
    /// It fades out here and in there.
    Fade,
}

/// A piece on its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Moving {
    /// How it was.
    pub from: Figure,
    /// How it will be.
    pub to: Figure,
    /// The places that it passes, those at both ends not among them.
    pub over: Vec<Place>,
    /// How it goes.
    pub gait: Gait,
    /// How far it has come, 0 to 1, in even time.
    pub progress: f64,
    /// Where it goes among the lost pieces, when it leaves.
    pub slot: u8,
}

/// Something that goes on for a while and then has changed the picture for good.
#[derive(Clone, Debug)]
struct Cue {
    start: f64,
    end: f64,
    act: Act,
}

#[derive(Clone, Debug)]
enum Act {
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
    Turn(Side),
    Win(Option<Side>),
}

/// What goes on at one moment, besides the pieces that stand.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Moment {
    /// The pieces on their way.
    pub moving: Vec<Moving>,
    /// Whose edge of the board shows the turn, and how strongly: while the turn passes.
    pub turn: Option<(Side, f64)>,
    /// The end of the game: the winner, and how far its celebration has come, 0 to 1.
    pub win: Option<(Option<Side>, f64)>,
}

/// The motion of one step of play, planned from the position before it and its events. Times are
/// milliseconds of the caller's clock.
#[derive(Clone, Debug)]
pub struct Film {
    start: f64,
    end: f64,
    before: View,
    cues: Vec<Cue>,
}

/// Durations in milliseconds at the usual speed.
mod beat {
    pub(super) const STEP: f64 = 130.0;
    pub(super) const SET_OUT: f64 = 90.0;
    pub(super) const WAKE: f64 = 340.0;
    pub(super) const LEAVE: f64 = 420.0;
    pub(super) const LEAVE_NEXT: f64 = 90.0;
    pub(super) const PUSH: f64 = 240.0;
    pub(super) const RISE: f64 = 420.0;
    pub(super) const TURN: f64 = 320.0;
    pub(super) const WIN: f64 = 1600.0;
    pub(super) const FADE: f64 = 160.0;
}

impl Film {
    /// Plans the motion from the position before a step and the events of that step.
    #[must_use]
    pub fn new(judge: &Judge, before: &Position, events: &[Event], pace: Pace, now: f64) -> Film {
        let mut plan = Plan {
            judge,
            before,
            figures: before.figures().collect(),
            cues: Vec::new(),
            clock: 0.0,
            fade: pace == Pace::Fade,
        };
        if pace != Pace::Still {
            for event in events {
                plan.event(event);
            }
        }
        let speed = match pace {
            Pace::Travel(speed) => within(speed, 0.1, 20.0),
            Pace::Fade | Pace::Still => 1.0,
        };
        let mut end = now;
        for cue in &mut plan.cues {
            cue.start = now + cue.start / speed;
            cue.end = now + cue.end / speed;
            end = end.max(cue.end);
        }
        Film {
            start: now,
            end,
            before: View::of(judge, before),
            cues: plan.cues,
        }
    }

    /// Whether it is over: the picture is the true position.
    #[must_use]
    pub fn is_idle(&self, now: f64) -> bool {
        now >= self.end
    }

    /// Ends it at once.
    pub fn finish(&mut self) {
        self.end = self.start;
    }

    /// When it is over, on the caller's clock.
    #[must_use]
    pub fn end(&self) -> f64 {
        self.end
    }

    /// Turns `view`, which shows the true position, into what is to be seen now, and tells what
    /// goes on besides. Does nothing once the film is over.
    pub fn show(&self, view: &mut View, now: f64) -> Moment {
        let mut moment = Moment::default();
        if self.is_idle(now) {
            return moment;
        }
        view.figures.clone_from(&self.before.figures);
        view.inert = self.before.inert;
        view.lost = self.before.lost;
        let true_turn = view.turn;
        view.turn = self.before.turn;
        for cue in &self.cues {
            if now < cue.start {
                continue;
            }
            let progress = if now >= cue.end {
                1.0
            } else {
                (now - cue.start) / (cue.end - cue.start)
            };
            cue.act.show(view, &mut moment, progress);
        }
        // A marked place must not be on a piece that is still under way.
        view.movable.clear();
        view.destinations.clear();
        view.preview.clear();
        view.chosen = None;
        if moment.turn.is_none() && self.cues.is_empty() {
            view.turn = true_turn;
        }
        moment
    }
}

impl Act {
    fn show(&self, view: &mut View, moment: &mut Moment, progress: f64) {
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
                    moment.moving.push(Moving {
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
                    moment.moving.push(Moving {
                        from: *figure,
                        to: *figure,
                        over: Vec::new(),
                        gait: Gait::Leave,
                        progress,
                        slot: slot + moment.leaving(figure.side),
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
                    moment.moving.push(Moving {
                        from: if progress < 0.5 { *before } else { *after },
                        to: if progress < 0.5 { *before } else { *after },
                        over: Vec::new(),
                        gait: Gait::Rise,
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
            Act::Turn(side) => {
                moment.turn = (!done).then_some((*side, progress));
                view.turn = Some(*side);
            }
            Act::Win(side) => moment.win = (!done).then_some((*side, progress)),
        }
    }
}

impl Moment {
    fn leaving(&self, side: Option<Side>) -> u8 {
        let leaving = |moving: &&Moving| moving.gait == Gait::Leave && moving.from.side == side;
        self.moving.iter().filter(leaving).count() as u8
    }
}

fn take(figures: &mut Vec<Figure>, figure: &Figure) {
    if let Some(n) = figures.iter().position(|other| other == figure) {
        figures.remove(n);
    }
}

fn carry_rider(figures: &mut [Figure], from: &Figure, to: &Figure) {
    for rider in figures.iter_mut().filter(|figure| figure.riding) {
        if rider.at.place() == from.at.place() {
            rider.at = Spot::outbound(to.at.place());
        }
    }
}

fn lose(view: &mut View, figure: &Figure) {
    if let (Some(side), true) = (figure.side, figure.piece != Piece::King) {
        let lost = &mut view.lost[side.index()];
        match figure.piece {
            Piece::Queen => lost.queen = true,
            _ => lost.soldiers += 1,
        }
    }
}

/// Cues in the making: where the pieces are after the events so far.
struct Plan<'a> {
    judge: &'a Judge,
    before: &'a Position,
    figures: Vec<Figure>,
    cues: Vec<Cue>,
    clock: f64,
    fade: bool,
}

impl Plan<'_> {
    /// Adds a cue that takes `lasts`, and goes on with the next one after `next`.
    fn cue(&mut self, act: Act, lasts: f64, next: f64) {
        let (lasts, next) = if self.fade {
            (lasts.min(beat::FADE), next.min(beat::FADE))
        } else {
            (lasts, next)
        };
        self.cues.push(Cue {
            start: self.clock,
            end: self.clock + lasts,
            act,
        });
        self.clock += next;
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
                self.go(side, asleep, to, Vec::new(), Gait::Wake, beat::WAKE);
            }
            Event::Moved {
                side,
                piece,
                from,
                to,
                ..
            } => {
                let over = self.road(side, piece, from, to);
                let lasts = beat::SET_OUT + beat::STEP * (over.len() + 1) as f64;
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
                    self.cue(Act::Lose(figure), beat::LEAVE, beat::LEAVE_NEXT);
                }
            }
            Event::KingTaken { by, how, .. } => self.king_taken(by, how),
            Event::KingRemoved { .. } => {
                if let Some(king) = self.find(|f| f.piece == Piece::King) {
                    take(&mut self.figures, &king);
                    self.cue(Act::Lose(king), beat::LEAVE, beat::LEAVE_NEXT);
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
                    self.cue(Act::Unhorse(rider), 0.0, 0.0);
                }
            }
            Event::TurnPassed { to, .. } => {
                self.clock = self.last_end();
                self.cue(Act::Turn(to), beat::TURN, 0.0);
            }
            Event::GameOver(outcome) => {
                self.clock = self.last_end();
                self.cue(Act::Win(outcome.winner), beat::WIN, 0.0);
            }
            _ => {}
        }
    }

    fn last_end(&self) -> f64 {
        self.cues
            .iter()
            .fold(self.clock, |end, cue| end.max(cue.end))
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
        let to = Figure {
            at: to,
            awake: true,
            ..from
        };
        self.replace(&from, to);
        if from.piece == Piece::King {
            carry_rider(&mut self.figures, &from, &to);
        }
        let gait = if self.fade { Gait::Fade } else { gait };
        let act = Act::Go {
            from,
            to,
            over,
            gait,
        };
        self.cue(act, lasts, lasts);
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
                self.cue(
                    Act::Hold {
                        before: king,
                        after: held,
                    },
                    0.0,
                    0.0,
                );
                let is_king = |figure: &Figure| figure.piece == Piece::King;
                self.go(by, is_king, to, Vec::new(), Gait::Push, beat::PUSH);
            }
            Taking::Mount => {
                // When the king has risen, the soldier that walked here is his rider.
                self.cue(
                    Act::Hold {
                        before: king,
                        after: held,
                    },
                    beat::RISE,
                    beat::RISE * 0.5,
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
                    self.cue(
                        Act::Go {
                            from: soldier,
                            to: rider,
                            over: Vec::new(),
                            gait: Gait::Fade,
                        },
                        0.0,
                        beat::RISE * 0.5,
                    );
                }
            }
            Taking::Landing | Taking::Raid => self.cue(
                Act::Hold {
                    before: king,
                    after: held,
                },
                beat::RISE,
                beat::RISE * 0.6,
            ),
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

/// The places between the ends of a royal move: straight on, or round the bend of a row.
fn straight_road(from: Place, to: Place, columns: u8) -> Vec<Place> {
    let along = |row: Row, from: u8, to: u8| -> Vec<Place> {
        let columns: Vec<u8> = if from <= to {
            (from..=to).collect()
        } else {
            (to..=from).rev().collect()
        };
        columns
            .into_iter()
            .filter_map(|column| Place::new(row, column))
            .collect()
    };
    let road = if from.row() == to.row() {
        along(from.row(), from.column(), to.column())
    } else if from.column() == to.column() {
        [from.row(), Row::B, to.row()]
            .into_iter()
            .filter_map(|row| Place::new(row, from.column()))
            .collect()
    } else {
        let bend = if from.column() + to.column() <= columns {
            1
        } else {
            columns
        };
        let mut road = along(from.row(), from.column(), bend);
        road.extend(along(to.row(), bend, to.column()));
        road
    };
    road.into_iter()
        .filter(|place| *place != from && *place != to)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sahkku::{Action, Actions, Dice, PRESETS, Stage};

    /// Plays games of every rule set with a small generator, and hands each step to `see`.
    fn play(mut see: impl FnMut(&Judge, &Position, &[Event], &Position)) {
        for (n, preset) in PRESETS.iter().enumerate() {
            let judge = Judge::new(preset.rules).unwrap();
            for game in 0..4u64 {
                let mut whim = crate::tumble::Whim::new(game * 100 + n as u64);
                let mut pick = |n: usize| ((whim.swing() + 1.0) / 2.0 * n as f64) as usize % n;
                let mut position = judge.start(Side::BOTH[pick(2)], false);
                for _ in 0..400 {
                    let before = position;
                    let mut events = Vec::new();
                    match position.stage() {
                        Stage::Over(_) => break,
                        Stage::Throw(count) => {
                            let faces = preset.rules.faces;
                            let dice: Dice =
                                (0..count).map(|_| faces.as_slice()[pick(4)]).collect();
                            judge
                                .throw(&mut position, dice, |e| events.push(e))
                                .unwrap();
                        }
                        Stage::Decide => {
                            let mut legal = Actions::new();
                            judge.legal(&position, &mut legal);
                            let action: Action = legal[pick(legal.len())];
                            judge
                                .play(&mut position, action, |e| events.push(e))
                                .unwrap();
                        }
                    }
                    see(&judge, &before, &events, &position);
                }
            }
        }
    }

    fn sorted(mut view: View) -> (Vec<Figure>, [crate::view::Lost; 2], bool) {
        view.figures.sort();
        (view.figures, view.lost, view.inert)
    }

    #[test]
    fn every_film_leads_to_the_true_position() {
        let mut moves = 0;
        play(|judge, before, events, after| {
            let film = Film::new(judge, before, events, Pace::Travel(1.0), 1000.0);
            let truth = View::of(judge, after);
            if film.is_idle(1000.0) {
                return;
            }
            moves += 1;
            let mut last = truth.clone();
            let moment = film.show(&mut last, film.end() - 1e-6);
            // What is still under way at the last moment is where it goes.
            for moving in moment.moving {
                match moving.gait {
                    Gait::Leave => lose(&mut last, &moving.from),
                    _ => last.figures.push(moving.to),
                }
            }
            if events.iter().any(|e| matches!(e, Event::KingTaken { .. })) {
                last.inert = false;
            }
            if !events
                .iter()
                .any(|e| matches!(e, Event::KingRemoved { .. }))
            {
                let (a, b) = (sorted(last), sorted(truth.clone()));
                assert_eq!(a, b, "{events:?}");
            }
            let mut over = truth.clone();
            assert_eq!(film.show(&mut over, film.end()), Moment::default());
            assert_eq!(over, truth);
        });
        assert!(moves > 1000, "{moves}");
    }

    #[test]
    fn no_piece_is_missing_or_doubled_while_it_moves() {
        play(|judge, before, events, after| {
            let film = Film::new(judge, before, events, Pace::Travel(1.0), 0.0);
            let pieces = |view: &View, moment: &Moment| {
                let lost: u32 = view
                    .lost
                    .iter()
                    .map(|lost| u32::from(lost.soldiers) + u32::from(lost.queen))
                    .sum();
                (view.figures.len() + moment.moving.len()) as u32 + lost
            };
            let mut count = None;
            let removed = events
                .iter()
                .any(|e| matches!(e, Event::KingRemoved { .. }));
            for t in (0..film.end() as u32).step_by(60).filter(|_| !removed) {
                let mut view = View::of(judge, after);
                let moment = film.show(&mut view, f64::from(t));
                let now = pieces(&view, &moment);
                assert_eq!(*count.get_or_insert(now), now, "{events:?} at {t}");
            }
        });
    }

    #[test]
    fn a_film_can_be_ended_and_still_ones_never_begin() {
        play(|judge, before, events, after| {
            let mut film = Film::new(judge, before, events, Pace::Travel(1.0), 5.0);
            film.finish();
            assert!(film.is_idle(5.0));
            let truth = View::of(judge, after);
            let mut view = truth.clone();
            let _ = film.show(&mut view, 5.0);
            assert_eq!(view, truth);
            assert!(Film::new(judge, before, events, Pace::Still, 5.0).is_idle(5.0));
        });
    }

    #[test]
    fn fading_takes_no_travel_and_little_time() {
        play(|judge, before, events, after| {
            let film = Film::new(judge, before, events, Pace::Fade, 0.0);
            assert!(film.end() <= 160.0 * (events.len() as f64 + 1.0));
            let mut view = View::of(judge, after);
            let moment = film.show(&mut view, 40.0);
            let travels = |m: &Moving| !matches!(m.gait, Gait::Fade | Gait::Leave | Gait::Rise);
            assert!(!moment.moving.iter().any(travels));
        });
    }

    #[test]
    fn roads_go_straight_or_round_the_bend() {
        let place = |text: &str| text.parse::<Place>().unwrap();
        let road = |from, to| straight_road(place(from), place(to), 15);
        assert_eq!(road("b2", "c1"), [place("b1")]);
        assert_eq!(road("b2", "b4"), [place("b3")]);
        assert_eq!(road("a7", "c7"), [place("b7")]);
        assert_eq!(road("c14", "b14"), []);
        assert_eq!(
            road("c14", "b13"),
            [place("c15"), place("b15"), place("b14")]
        );
    }
}
