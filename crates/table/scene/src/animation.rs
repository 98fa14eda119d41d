//! The steps of a game in motion.

use game::{Judge, Recorded};

use crate::board::{Board, EventOf, PositionOf};
use crate::sort::sort_few;
use crate::timeline::{Clip, Pace, Span, Timed, Timeline};
use crate::view::View;

/// A step of play: the position before it, and what happened in it.
pub struct AnimatedStep<'a, G: Recorded> {
    pub judge: &'a Judge<G>,
    pub before: &'a G::Position,
    pub events: &'a [G::Event],
}

/// A moment that is felt, in a short beat of light and sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    Luck,
    /// The next throw can take a piece on which the game depends.
    Danger,
    /// Only the last few pieces of a side are left.
    Last,
}

/// What is heard of a step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Heard<B: Board> {
    Own(B::Cue),
    Beat(Beat, B::Side),
    /// The game is over, and this side has won.
    End(Option<B::Side>),
}

/// What goes on at one moment, apart from the pieces at rest.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame<B: Board> {
    /// Whether less motion is asked for: nothing travels, everything fades.
    pub still: bool,
    pub moving: Vec<B::Moving>,
    /// The side that the turn passes to, and the progress of that, 0 to 1.
    pub turn: Option<(B::Side, f64)>,
    /// The end of the game: the winner, and the progress of the celebration, 0 to 1.
    pub win: Option<(Option<B::Side>, f64)>,
    /// Whether the person who looks on has lost: nobody celebrates.
    pub lost: bool,
    /// The beats: the side in whose colour they shine, the places, or the tray if there are none, and the progress, 0 to 1.
    pub beats: Vec<(B::Side, Vec<B::Place>, f64)>,
    pub own: B::Moment,
}

impl<B: Board> Default for Frame<B> {
    fn default() -> Frame<B> {
        Frame {
            still: false,
            moving: Vec::new(),
            turn: None,
            win: None,
            lost: false,
            beats: Vec::new(),
            own: B::Moment::default(),
        }
    }
}

impl<B: Board> Frame<B> {
    /// The progress of the celebration by the pieces of this side, 0 to 1, if they celebrate.
    pub fn celebrates(&self, side: B::Side) -> Option<f64> {
        let (winner, progress) = self.win?;
        let leaps = winner == Some(side) && !self.still && !self.lost;
        leaps.then_some(progress)
    }
}

#[derive(Clone, Debug)]
pub enum Act<B: Board> {
    /// The turn passes to this side.
    Turn(B::Side),
    /// The game is over, and this side has won.
    Win(Option<B::Side>),
    Beat(Beat, B::Side, Vec<B::Place>),
    Own(B::Act),
}

impl<B: Board> Act<B> {
    fn moves(&self) -> bool {
        match self {
            Act::Own(act) => B::moves(act),
            Act::Turn(_) | Act::Win(_) | Act::Beat(..) => false,
        }
    }
}

/// Durations in milliseconds at the usual speed.
const TURN: f64 = 380.0;
const WIN: f64 = 1600.0;
const BEAT: f64 = 420.0;

pub struct Plan<B: Board> {
    pub clips: Vec<Clip<Act<B>>>,
    /// When the next act can begin.
    pub clock: f64,
    pub pace: Pace,
}

impl<B: Board> Plan<B> {
    pub const fn new(pace: Pace) -> Plan<B> {
        Plan {
            clips: Vec::new(),
            clock: 0.0,
            pace,
        }
    }

    fn of(step: &AnimatedStep<'_, B::Game>, before: &View<B>, pace: Pace) -> Plan<B> {
        let mut plan = Plan::new(pace);
        if pace != Pace::Still {
            plan.clips = B::clips(step, before, pace);
        }
        plan
    }

    fn begin(self, before: View<B>, now: f64) -> Animation<B> {
        Animation {
            timeline: Timeline::new(self.clips, self.pace, now, Act::moves),
            before,
            still: self.pace == Pace::Fade,
            viewer: None,
        }
    }

    /// Adds an act that goes on from now for this long.
    pub fn clip(&mut self, act: Act<B>, lasts: f64) {
        let lasts = self.pace.lasts(lasts);
        self.clips.push(Clip::new(self.clock, lasts, act));
    }

    /// The turn passes to this side from now on.
    pub fn turn(&mut self, side: B::Side) {
        self.clip(Act::Turn(side), TURN);
    }

    /// The game is over from now on, and this side has won.
    pub fn win(&mut self, winner: Option<B::Side>) {
        self.clip(Act::Win(winner), WIN);
    }

    /// Adds the beats of a step, from when all its pieces have arrived.
    fn beats(&mut self, step: &AnimatedStep<'_, B::Game>, before: &View<B>) {
        if self.pace == Pace::Still {
            return;
        }
        self.settle();
        let mut after = before.clone();
        for clip in &self.clips {
            if let Act::Own(act) = &clip.act {
                B::show(act, &mut after, &mut Frame::default(), 1.0, &before.own);
            }
        }
        let lucky = B::lucky(step.events).map(|side| (Beat::Luck, side, Vec::new()));
        let danger = new(
            B::in_danger(step, &before.own),
            B::in_danger(step, &after.own),
        );
        let last = new(B::last_pieces(&before.own), B::last_pieces(&after.own));
        // The light has the colour of the side that threatens.
        let danger = danger.map(|(side, at)| (Beat::Danger, side.into().other().into(), at));
        let last = last.map(|(side, at)| (Beat::Last, side, at));
        for (beat, side, places) in lucky.into_iter().chain(danger).chain(last) {
            self.clip(Act::Beat(beat, side, places), BEAT);
        }
    }

    /// Lets the next act begin when all pieces so far have arrived.
    pub fn settle(&mut self) {
        let moves = self.clips.iter().filter(|clip| clip.act.moves());
        self.clock = moves.fold(self.clock, |end, clip| clip.end.max(end));
    }
}

/// What is true of sides that it was not true of before.
fn new<S: Copy + PartialEq, P>(
    before: Vec<(S, P)>,
    after: Vec<(S, P)>,
) -> impl Iterator<Item = (S, P)> {
    let is_new = move |(side, _): &(S, P)| before.iter().all(|(was, _)| was != side);
    after.into_iter().filter(is_new)
}

/// The motion of one step of play, planned from the position before it and its events. The position is always already true. The
/// animation only shows how it came about; it can be ended at any moment and ends at the true position. Times are milliseconds of
/// the caller's clock.
pub struct Animation<B: Board> {
    pub timeline: Timeline<Act<B>>,
    pub before: View<B>,
    /// Whether nothing travels in it.
    pub still: bool,
    /// The side of the only person who looks on.
    pub viewer: Option<B::Side>,
}

impl<B: Board> Timed for Animation<B> {
    fn span(&self) -> &Span {
        self.timeline.span()
    }

    fn span_mut(&mut self) -> &mut Span {
        self.timeline.span_mut()
    }
}

impl<B: Board> Animation<B> {
    /// Plans the motion from the position before a step and the events of that step.
    pub fn new(
        judge: &Judge<B::Game>,
        before: &PositionOf<B>,
        events: &[EventOf<B>],
        pace: Pace,
        now: f64,
    ) -> Animation<B> {
        let step = AnimatedStep {
            judge,
            before,
            events,
        };
        let before = B::view(judge, before);
        let mut plan = Plan::of(&step, &before, pace);
        plan.beats(&step, &before);
        plan.begin(before, now)
    }

    /// Plans a step that is taken back: the same motion in reverse, and faster. `before` is the position that it leads to.
    pub fn reverse(
        judge: &Judge<B::Game>,
        before: &PositionOf<B>,
        events: &[EventOf<B>],
        pace: Pace,
        now: f64,
    ) -> Animation<B> {
        let events = events.iter().filter(|event| B::goes_back(event));
        let step = AnimatedStep {
            judge,
            before,
            events: &events.cloned().collect::<Vec<_>>(),
        };
        let before = B::view(judge, before);
        let plan = Plan::of(&step, &before, pace.times(1.6));
        plan.begin(before, now).reversed()
    }

    /// Turns `view`, which shows the true position, into what is visible now, and returns what goes on. Does nothing once the
    /// animation is over.
    pub fn show(&self, view: &mut View<B>, now: f64) -> Frame<B> {
        let mut frame = Frame::default();
        if self.is_idle(now) {
            return frame;
        }
        frame.still = self.still;
        let truth = view.own.clone();
        B::rewind(self, &mut view.own);
        view.turn = self.before.turn;
        for (act, progress) in self.timeline.begun(now) {
            let goes_on = progress < 1.0;
            match act {
                Act::Turn(side) => {
                    frame.turn = goes_on.then_some((*side, progress));
                    view.turn = Some(*side);
                }
                Act::Win(side) => {
                    frame.win = goes_on.then_some((*side, progress));
                    frame.lost = side.zip(self.viewer).is_some_and(|(won, own)| won != own);
                }
                Act::Beat(_, side, places) if goes_on => {
                    frame.beats.push((*side, places.clone(), progress));
                }
                Act::Beat(..) => {}
                Act::Own(act) => B::show(act, view, &mut frame, progress, &truth),
            }
        }
        if self.is_settled(now) {
            B::settle(&mut view.own, &truth);
        }
        // A marked place must not be on a piece that is still in motion.
        view.hide_hints();
        view.chosen = None;
        frame
    }

    /// The sounds in order, and their start times on the caller's clock.
    pub fn sound_cues(&self) -> Vec<(f64, Heard<B>)> {
        let own = B::sound_cues(self).into_iter();
        let mut cues: Vec<_> = own.map(|(at, cue)| (at, Heard::Own(cue))).collect();
        // These do not go back.
        cues.extend(self.timeline.clips().iter().filter_map(|clip| {
            let heard = match clip.act {
                Act::Win(winner) => Heard::End(winner),
                Act::Beat(beat, side, _) => Heard::Beat(beat, side),
                Act::Turn(_) | Act::Own(_) => return None,
            };
            Some((clip.start, heard))
        }));
        sort_few(&mut cues, |a, b| a.0 < b.0);
        cues
    }
}
